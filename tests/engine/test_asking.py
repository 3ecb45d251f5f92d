# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""What screens ask the engine between actions, and the door that makes games."""

import runpy
import sys
from array import array
from pathlib import Path

import pytest
from games import TABLES, codes, name
from position import Position

import engine
from engine import editions
from engine.actions import placement

ALL = pytest.mark.parametrize("table", TABLES, ids=name)


# -- the door


def test_editions_are_the_eight_of_the_family():
    assert editions.VARIANTS == (
        "classic", "solo", "team", "duel", "travel", "junior", "junior-advanced", "junior-solo",
    )  # fmt: skip
    assert [editions.edition(one).variant for one in editions.VARIANTS] == list(editions.VARIANTS)


@pytest.mark.parametrize("variant", ["", "Classic", "ingenious", "junior-2"])
def test_no_other_edition(variant):
    with pytest.raises(ValueError, match="no edition is called"):
        editions.new(variant)


@pytest.mark.parametrize("seed", [-1, 2**30, 2**64])
def test_a_seed_is_below_two_to_the_thirty(seed):
    with pytest.raises(ValueError, match="seed"):
        editions.new("classic", seed=seed)


@pytest.mark.parametrize("order", [b"", bytes([0o11]) * 121])
def test_an_order_has_1_to_120_tiles(order):
    with pytest.raises(ValueError, match="1 to 120 tiles"):
        editions.new("classic", order=order)


@pytest.mark.parametrize(
    ("variant", "tile"),
    [
        ("classic", 0),  # no tile
        ("classic", 0o01),  # nothing and red
        ("classic", 0o21),  # the wrong way round
        ("classic", 0o17),  # no seventh colour
        ("classic", 0o77),
        ("classic", 0o111),
        ("junior", 0o15),  # Junior has four foods
        ("junior", 0o55),
    ],
)
def test_an_order_has_tiles_of_its_edition_only(variant, tile):
    with pytest.raises(ValueError, match="tiles of this edition only"):
        editions.new(variant, order=bytes([0o11, tile]))


def test_a_constant_is_its_value_where_python_has_no_constants(monkeypatch):
    monkeypatch.setitem(sys.modules, "micropython", None)
    const = runpy.run_path(str(Path(engine.__file__)))["const"]
    assert const(300) == 300


@ALL
def test_legal_fits_into_the_room_it_asks_for(table):
    """A full rack of different mixed tiles on the empty board is the most there can be."""
    variant, seats, redraw = table
    kinds = {"G": ["GR", "GO"], "R": ["RG", "RB", "RO", "RY", "RP", "GB"]}
    letters = editions.edition(variant).letters
    names = kinds[letters[0]][: editions.edition(variant).rack_size]
    game = editions.new(variant, seats, order=codes(names * seats, variant), redraw=redraw)
    game._opened = 15
    game._begin()
    found = array("H", bytes(2 * game.most_legal()))
    assert game.legal(found) == len(names) * 2 * game.board.pairs <= game.most_legal()


# -- the last tile


def test_the_last_tile_laid_and_the_one_before():
    position = Position("classic", racks=["RG BB", "OO YP"], bag="PP " * 12)
    game = position.game
    at = game.board.at
    assert game.last_placement() is None
    position.play("RG@0,0:1,0")
    assert game.last_placement() == (at(0, 0), at(1, 0))
    position.play("refill")
    assert game.last_placement() == (at(0, 0), at(1, 0))
    assert game.last_placement(1) is None
    position.play("YP@0,3:0,2")
    assert game.last_placement() == (at(0, 3), at(0, 2))
    assert game.last_placement(1) == (at(0, 0), at(1, 0))
    assert game.last_placement(2) is None


# -- where markers stop


def test_a_classic_marker_stops_at_18():
    position = Position("classic", racks=["RG", ""], scores=[{"R": 17, "G": 18}, 18])
    assert [position.game.at_end(symbol) for symbol in (1, 2, 3)] == [False, True, False]


def test_a_double_track_stops_at_18_and_36():
    position = Position("solo", 1, racks=["RG"], scores=[{"R": 18, "G": 36, "B": 35, "O": 19}])
    assert [position.game.at_end(symbol) for symbol in (1, 2, 3, 4)] == [True, True, False, False]


def test_a_duel_marker_stops_at_the_own_9():
    for turn, ends in ((0, [True, False, False]), (1, [False, True, False])):
        racks = ["RG", "RG"]
        position = Position("duel", racks=racks, turn=turn, markers={"R": 9, "G": -9, "B": 8})
        assert [position.game.at_end(symbol) for symbol in (1, 2, 3)] == ends


# -- the way a double is written


@pytest.mark.parametrize(
    ("variant", "tile", "ways"), [("classic", "RR", 6), ("solo", "RR", 6), ("junior", "GG", 4)]
)
def test_a_double_laid_either_way_round_is_turned_into_the_way_it_is_written(variant, tile, ways):
    """On the same two cells, and then it may be laid."""
    seats = 1 if variant == "solo" else 2
    for direction in range(ways):
        position = Position(variant, seats, racks=[tile] + [""] * (seats - 1))
        game = position.game
        at = game.board.at(2, 2)
        turned = game.upright(placement(0, at, direction))
        first = turned >> 3 & 255
        second = first + game.board.steps[turned & 7]
        assert {first, second} == {at, at + game.board.steps[direction]}
        assert turned & 7 < ways // 2
        assert game.refusal(turned) == 0


def test_a_mixed_tile_is_written_as_it_lies():
    game = Position("classic", racks=["RG", ""]).game
    for direction in range(6):
        action = placement(0, game.board.at(0, 0), direction)
        assert game.upright(action) == action


def test_a_tile_is_upright_whichever_slot_it_is_in():
    """Slots 1 and 5 hold doubles, slot 0 and the others mixed tiles; the cells lie in one row."""
    position = Position("classic", 2, racks=["RG BB RO RY RP YY", "OO"], bag="PP " * 9)
    game = position.game
    west, east = game.board.at(0, 0), game.board.at(1, 0)
    for slot, double in enumerate((False, True, False, False, False, True)):
        plain = placement(slot, west, 0)
        turned = placement(slot, east, 3)
        assert game.upright(plain) == plain
        assert game.upright(turned) == (plain if double else turned)
