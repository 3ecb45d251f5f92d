# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Junior Advanced: two tiles each, and the choice to keep or return the second one."""

import pytest
from position import Position

from engine import editions

GR = "GR@4,5:5,5"


def advanced(board="", mine="GR OV", seats=2, bag="OO GG RR", **more):
    """An Advanced position; seat 0 is to move, the others hold VV VV."""
    racks = more.pop("racks", [mine] + ["VV VV"] * (seats - 1))
    return Position("junior-advanced", seats, board=board, racks=racks, bag=bag, **more)


@pytest.mark.parametrize(("seats", "cells", "penguins"), [(2, 64, 10), (3, 100, 16), (4, 100, 16)])
def test_two_tiles_each_and_more_penguins(seats, cells, penguins):
    game = editions.new("junior-advanced", seats)
    assert len(game.board.playable) == cells
    assert game.stack == penguins
    assert [len(rack) for rack in game.racks] == [2] * seats
    assert game.bag.left == 56 - 2 * seats


@pytest.mark.parametrize("seats", [1, 5])
def test_advanced_is_for_two_to_four(seats):
    with pytest.raises(ValueError, match="junior-advanced is not played by"):
        editions.new("junior-advanced", seats)


def test_the_player_chooses_which_tile_to_place():
    """Two mixed tiles, 96 pairs, two ways round each."""
    position = advanced()
    assert len(position.legal()) == 2 * 2 * 96
    position.play("OV@4,5:5,5")
    assert position.rack(0) == ["GR", "--"]


def test_keep_or_return_is_asked_after_food_and_feeding():
    position = advanced("5: 3 G", food=[{"R": 1, "O": 1, "V": 1}, 0])
    assert position.play(GR) == ({"G": 1}, 0)
    assert position.same()["penguins"] == [1, 0]
    assert (position.turn, position.phase) == (0, "keep")
    assert position.legal() == {"keep", "return"}
    position.refused("refill", "no such action in junior-advanced")
    position.refused("redraw", "no such action in junior-advanced")
    position.refused("OV@1,1:1,2", "keep is due")


def test_keep_draws_one():
    position = advanced()
    position.play(GR)
    position.play("keep")
    assert position.rack(0) == ["OO", "OV"]
    assert position.game.bag.left == 2
    assert (position.turn, position.phase) == (1, "place")


def test_return_puts_back_and_draws_two():
    position = advanced()
    position.play(GR)
    position.play("return")
    assert sorted(position.rack(0)) == ["GG", "OO"]
    assert [position.game.bag.left, position.naive.bag] == [2, ["RR", "OV"]]
    assert (position.turn, position.phase) == (1, "place")


def test_return_puts_back_before_drawing():
    """One tile in the bag: the returned one is behind it and comes straight back."""
    position = advanced(bag="OO")
    position.play(GR)
    position.play("return")
    assert sorted(position.rack(0)) == ["OO", "OV"]
    assert position.game.bag.left == 0


def test_keep_and_return_are_both_offered_with_an_empty_bag():
    for answer in ("keep", "return"):
        position = advanced(bag="")
        position.play(GR)
        assert position.legal() == {"keep", "return"}
        position.play(answer)
        assert sorted(position.rack(0)) == ["--", "OV"]
        assert position.turn == 1


def test_without_a_second_tile_nothing_is_asked():
    position = advanced(mine="GR", bag="OO GG RR")
    position.play(GR)
    assert (position.turn, position.phase) == (1, "place")
    assert position.rack(0) == ["OO", "GG"]


def test_a_player_without_tiles_is_skipped_and_with_none_anywhere_the_game_ends():
    position = advanced(seats=3, racks=["GR", "VV", ""], bag="")
    position.play(GR)
    assert position.turn == 1
    position.play("VV@1,1:1,2")
    assert position.phase == "over"


def test_the_last_penguin_ends_the_game_before_the_choice():
    position = advanced("5: 3 G", food=[{"R": 1, "O": 1, "V": 1}, 0], penguins=[5, 4])
    position.play(GR)
    assert position.phase == "over"
    assert position.rack(0) == ["--", "OV"]
    assert position.game.bag.left == 3
    assert position.game.ranking() == [[0], [1]]


def test_no_pair_left_ends_the_game_before_the_choice():
    position = advanced(rest="V", free="4,5 5,5")
    position.play(GR)
    assert position.phase == "over"
    assert position.rack(0) == ["--", "OV"]


def test_everybody_s_tiles_lie_open():
    game = editions.new("junior-advanced", 3)
    assert game.view(0).rack_of(2) is game.racks[2]
