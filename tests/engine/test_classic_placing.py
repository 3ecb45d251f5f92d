# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Classic: where a tile may lie. First turn, forced placing, what is refused."""

import pytest
from position import Position, legal

from engine import editions
from engine.notation import parse_action, parse_tile

SIX_MIXED = "RG RB RO RY RP GB"


def order(names):
    """Tile codes of Classic."""
    return [parse_tile(name, "RGBOYP") for name in names.split()]


@pytest.mark.parametrize(("seats", "pairs"), [(2, 54), (3, 102), (4, 144)])
def test_first_tile_must_touch_a_printed_symbol_no_tile_touches_yet(seats, pairs):
    """Pairs of cells with at least one half beside a printed symbol, counted by hand.

    Side 6, red corner: its neighbours have 3, 5 and 3 empty neighbours, and two pairs lie among
    them: 3 + 5 + 3 - 2 = 9; six corners: 54.
    Side 7: six neighbours with 2, 3, 3, 5, 5 and 5, six pairs among them: 23 - 6 = 17; 102.
    Side 8: six neighbours with 5 each: 30 - 6 = 24; 144.
    A mixed tile lies two ways round on a pair, a double one.
    """
    game = editions.new("classic", seats, order=order((SIX_MIXED + " ") * seats))
    assert len(legal(game)) == 6 * 2 * pairs
    game = editions.new("classic", seats, order=order("RR " * 6 * seats))
    assert len(legal(game)) == pairs


def test_a_player_whose_first_tile_touches_no_printed_symbol_is_refused():
    position = Position("classic", racks=["RG", "RG"], opened=[False, False])
    position.refused("RG@0,0:1,0", "first tile must touch a free printed symbol")
    position.play("RG@1,-5:2,-5")


def test_every_player_s_first_turn_takes_another_symbol():
    """Nine pairs a symbol; each first tile uses one symbol up, whoever laid it."""
    position = Position("classic", 4, racks=["RG RG"] * 4, bag="BB " * 30, opened=[False] * 4)
    # On side 8 a symbol has 24 pairs.
    for taken, placing in enumerate(["RG@1,-5:2,-5", "RG@4,0:3,0", "RG@-4,5:-3,4", "RG@-4,0:-3,0"]):
        assert position.turn == taken
        assert len(position.pairs()) == 24 * (6 - taken)
        position.play(placing)
        position.play("refill")
    # Second round: anywhere, for each of them.
    for turn, placing in enumerate(["RG@0,0:1,0", "RG@0,2:1,2", "RG@-2,0:-1,0", "RG@0,-2:1,-2"]):
        assert position.turn == turn
        position.play(placing)
        position.play("refill")


def test_the_symbol_another_player_touched_is_used_up():
    position = Position("classic", racks=["RG", "RG BB"], bag="BB " * 9, opened=[False, False])
    position.play("RG@1,-5:2,-5")
    position.play("refill")
    position.refused("RG@0,-4:0,-3", "first tile must touch a free printed symbol")
    position.play("RG@4,-4:3,-3")  # beside the printed green one


def test_a_symbol_is_used_up_for_whatever_reason_a_tile_touches_it():
    """A later tile of another player, laid for points beside green, uses green up as well."""
    position = Position(
        "classic", 3, board="-4: 4 R B", racks=["RG", "RG", "RG"], opened=[True, False, False],
        turn=1,
    )  # fmt: skip
    # Green 5,-5 is touched by 4,-4 and 5,-4.
    position.refused("RG@4,-5:3,-5", "first tile must touch a free printed symbol")
    position.refused("RG@6,-5:6,-4", "first tile must touch a free printed symbol")
    position.play("RG@4,0:3,0")


def test_the_second_half_may_be_the_one_that_touches():
    position = Position("classic", racks=["RG", ""], opened=[False, False])
    position.play("RG@2,-5:1,-5")


def test_the_rule_is_void_when_every_symbol_is_used_up():
    """Six tiles lie beside the six symbols: the first turn is free. 85 - 6 cells are empty."""
    board = """
        -5: 1 O
        -4: 4 O
         0: -4 O
         1: 4 O
         4: 0 O
         5: -4 O
    """
    position = Position("classic", board=board, racks=["RG", ""], opened=[False, False])
    position.play("RG@0,0:1,0")


def test_the_rule_binds_while_one_symbol_is_left():
    """The same without the one beside yellow: nine pairs, all at yellow -5,5."""
    board = """
        -5: 1 O
        -4: 4 O
         0: -4 O
         1: 4 O
         4: 0 O
    """
    position = Position("classic", board=board, racks=["RG", ""], opened=[False, False])
    assert len(position.pairs()) == 9
    assert all({"-5,4", "-4,4", "-4,5"} & pair for pair in position.pairs())


def test_a_bonus_placement_of_the_first_turn_is_free():
    """The rule binds the first tile of the first turn only: red to 18, then into the middle."""
    position = Position(
        "classic", racks=["RG BO", ""], scores=[{"R": 17}, 0], opened=[False, False]
    )
    assert position.play("RG@1,-5:2,-5") == ({"R": 1}, 1)
    assert position.turn == 0
    # 222 pairs of the start without those of 1,-5 (3) and 2,-5 (4), one of them common.
    assert len(position.pairs()) == 222 - 3 - 4 + 1
    position.play("BO@0,0:1,0")


def test_after_the_first_turn_a_tile_need_not_touch_anything():
    position = Position("classic", racks=["RG", ""])
    assert len(position.pairs()) == 222
    assert position.play("RG@0,0:1,0") == ({}, 0)


def test_placing_is_compulsory_even_for_no_points():
    position = Position("classic", racks=["RG BB", "RR"], bag="YY " * 9)
    assert all("@" in text for text in position.legal())
    for other in ("refill", "swap", "pass", "keep"):
        position.refused(other, "place is due")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("RG@3,-1:3,0", "cell 3,-1 is taken"),
        ("RG@3,0:3,-1", "cell 3,-1 is taken"),
        ("RG@0,-5:1,-5", "cell 0,-5 is taken"),  # printed symbols are not to be covered
        ("RG@5,-1:6,-1", "cell 6,-1 is off the board"),
        ("RG@0,0:2,0", "not neighbours"),
        ("RG@0,0:0,0", "not neighbours"),
        ("RG@0,0:1,1", "not neighbours"),
        ("BO@0,0:1,0", "tile BO is not on the rack"),
        ("RG@0,0:1,0!1", "order"),
    ],
)
def test_impossible_placements_are_refused_with_the_reason(text, why):
    position = Position("classic", board="-1: 3 Y", racks=["RG", ""])
    position.refused(text, why)


def test_a_double_is_written_once():
    """Its second half lies east, south-east or south-west of the first."""
    position = Position("classic", racks=["RR", ""])
    found = position.legal()
    assert {"RR@0,0:1,0", "RR@0,0:0,1", "RR@0,0:-1,1"} <= found
    assert not {"RR@0,0:-1,0", "RR@0,0:0,-1", "RR@0,0:1,-1"} & found
    assert len(found) == 222
    position.refused("RR@1,0:0,0", "written once")


def test_a_mixed_tile_lies_both_ways_round():
    position = Position("classic", racks=["RG", ""])
    assert len(position.legal()) == 2 * 222
    position.play("RG@0,0:-1,0")
    assert position.game.board.cells[position.game.board.at(0, 0)] == 1
    assert position.game.board.cells[position.game.board.at(-1, 0)] == 2


def test_equal_tiles_count_once_but_any_of_them_may_be_laid():
    position = Position("classic", racks=["RG RG RG", ""], bag="BB " * 6)
    assert len(position.legal()) == 2 * 222
    action = parse_action(position.game, "RG@0,0:1,0")
    position.game.play(action | 2 << 11)  # the third slot
    assert list(position.game.racks[0][:3]) == [0o12, 0o12, 0]


def test_slots_stay_where_they_are():
    position = Position("classic", racks=["RG BB OY", "RR"], bag="PP " * 6)
    position.play("BB@0,0:1,0")
    assert position.rack(0) == ["RG", "--", "OY", "--", "--", "--"]
    position.play("refill")
    assert position.rack(0) == ["RG", "PP", "OY", "PP", "PP", "PP"]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_opening_draw_fills_seat_after_seat(seats):
    names = "RG RB RO RY RP GB GO GY GP BO BY BP OY OP YP RR GG BB OO YY PP RG RB RO".split()
    game = editions.new("classic", seats, order=order(" ".join(names)))
    for seat in range(seats):
        assert list(game.racks[seat]) == order(" ".join(names[6 * seat : 6 * seat + 6]))
    assert game.bag.left == 24 - 6 * seats
    assert (game.turn, game.phase, game.bonus) == (0, 0, 0)


def test_a_new_game_has_120_tiles_in_racks_and_bag():
    for seats in (2, 3, 4):
        game = editions.new("classic", seats)
        assert game.bag.left == 120 - 6 * seats
        assert all(all(rack) for rack in game.racks)


@pytest.mark.parametrize("seats", [0, 1, 5, -1])
def test_classic_is_for_two_to_four(seats):
    with pytest.raises(ValueError, match="classic is not played by"):
        editions.new("classic", seats)
