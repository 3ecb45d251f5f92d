# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Junior: drawing, passing, the optional redraw, and the solo game."""

import pytest
from position import junior

from engine import editions

# -- drawing


def test_a_new_tile_is_drawn_at_the_end_of_the_turn():
    position = junior(bag="OV GG")
    position.play("GR@4,4:5,4")
    assert position.rack(0) == ["OV"]
    assert position.game.bag.left == 1
    assert (position.turn, position.phase) == (1, "place")


def test_with_an_empty_bag_nothing_is_drawn_and_the_player_is_skipped():
    position = junior(seats=3, racks=["GR", "GO", "GV"], bag="OO")
    position.play("GR@4,4:5,4")  # draws the last tile
    position.play("GO@1,1:2,1")
    position.play("GV@1,3:1,4")
    assert position.turn == 0
    position.play("OO@7,7:8,7")
    assert position.phase == "over"


def test_ends_when_nobody_has_a_tile():
    position = junior(racks=["GR", ""], bag="")
    position.play("GR@4,4:5,4")
    assert position.phase == "over"
    assert position.game.ranking() == [[0, 1]]


# -- the optional redraw

LACKS_VIOLET = {"G": 1, "R": 2, "O": 1}


def test_redraw_is_offered_when_one_food_is_lacking_and_the_new_tile_does_not_show_it():
    position = junior(bag="OO GV", food=[LACKS_VIOLET, 0], redraw=True)
    position.play("GR@4,4:5,4")
    assert (position.turn, position.phase) == (0, "redraw")
    assert position.rack(0) == ["OO"]
    assert position.legal() == {"redraw", "pass"}
    position.refused("GR@1,1:1,2", "not on the rack")
    position.refused("OO@1,1:1,2", "redraw is due")
    position.refused("keep", "no such action in junior")


def test_redraw_draws_first_and_then_puts_back():
    """With one tile in the bag the player gets exactly that one, never the own one again."""
    position = junior(bag="OO GV", food=[LACKS_VIOLET, 0], redraw=True)
    position.play("GR@4,4:5,4")
    position.play("redraw")
    assert position.rack(0) == ["GV"]
    assert [position.game.bag.left, position.naive.bag] == [1, ["OO"]]
    assert (position.turn, position.phase) == (1, "place")


def test_redraw_may_be_declined():
    position = junior(bag="OO GV", food=[LACKS_VIOLET, 0], redraw=True)
    position.play("GR@4,4:5,4")
    position.play("pass")
    assert position.rack(0) == ["OO"]
    assert position.game.bag.left == 1
    assert (position.turn, position.phase) == (1, "place")


def test_redraw_only_once_a_turn():
    """The second tile shows no violet either: it stays."""
    position = junior(bag="OO GG RR", food=[LACKS_VIOLET, 0], redraw=True)
    position.play("GR@4,4:5,4")
    position.play("redraw")
    assert position.rack(0) == ["GG"]
    assert (position.turn, position.phase) == (1, "place")


@pytest.mark.parametrize(
    ("food", "bag"),
    [
        (LACKS_VIOLET, "OV GG"),  # the new tile shows the lacking violet
        (LACKS_VIOLET, "VV GG"),
        ({"G": 1, "R": 1}, "OO GG"),  # two are lacking
        ({"G": 1}, "OO GG"),
        (0, "OO GG"),
        (LACKS_VIOLET, "OO"),  # the bag is empty after the draw
    ],
)
def test_no_redraw_otherwise(food, bag):
    position = junior(bag=bag, food=[food, 0], redraw=True)
    position.play("GR@4,4:5,4")
    assert (position.turn, position.phase) == (1, "place")


def test_redraw_looks_at_the_plate_after_feeding():
    """One of each feeds a penguin: four are lacking then, not none and not one."""
    position = junior("5: 3 G", bag="OO GG", food=[{"R": 1, "O": 1, "V": 1}, 0], redraw=True)
    position.play("GR@4,5:5,5")
    assert position.phase == "place"
    # After feeding violet alone is lacking.
    position = junior(
        "5: 3 G", bag="OO GG", food=[{"G": 1, "R": 2, "O": 2, "V": 1}, 0], redraw=True
    )
    position.play("GR@4,5:5,5")
    assert position.same()["food"][0] == {"G": 1, "R": 1, "O": 1, "V": 0}
    assert position.phase == "redraw"


def test_redraw_only_if_agreed_at_the_start():
    position = junior(bag="OO GV", food=[LACKS_VIOLET, 0])
    position.play("GR@4,4:5,4")
    assert (position.turn, position.phase) == (1, "place")


@pytest.mark.parametrize("variant", [v for v in editions.VARIANTS if v != "junior"])
def test_redraw_is_an_option_of_junior_only(variant):
    with pytest.raises(ValueError, match="redraw is an option of junior only"):
        editions.new(variant, redraw=True)


# -- alone


def alone(board="", mine="GR", **more):
    """A position of the solo game."""
    return junior(board, mine, seats=1, variant="junior-solo", **more)


def test_solo_on_the_light_blue_fields_with_sixteen_penguins():
    game = editions.new("junior-solo")
    assert len(game.board.playable) == 64
    assert game.stack == 16
    assert game.bag.left == 55
    with pytest.raises(ValueError, match="junior-solo is not played by"):
        editions.new("junior-solo", 2)


def test_solo_draws_one_tile_after_another():
    position = alone("5: 3 G", bag="OV GG")
    assert position.play("GR@4,5:5,5") == ({"G": 1}, 0)
    assert position.rack(0) == ["OV"]
    assert position.phase == "place"
    position.play("OV@1,1:1,2")
    assert position.rack(0) == ["GG"]


def test_solo_ends_with_the_sixteenth_penguin():
    position = alone("5: 3 G", food=[{"R": 1, "O": 1, "V": 1}], penguins=[15])
    position.play("GR@4,5:5,5")
    assert position.phase == "over"
    assert position.game.ranking() == [[0]]


def test_solo_ends_without_a_pair_or_without_tiles():
    position = alone(rest="V", free="4,5 5,5")
    position.play("GR@4,5:5,5")
    assert position.phase == "over"
    position = alone(bag="")
    position.play("GR@4,5:5,5")
    assert position.phase == "over"
