# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Solo: one tile at a time on a double track, with its stop at 18 and the order of the halves."""

import pytest
from position import Position

from engine import editions
from engine.solo import band

# Double red between a line of three (west) and, for the other half, three east and one north-east.
THREE_AND_FOUR = """
    -1: 2 R
     0: -3 R R R . . R R R
"""
RR = "RR@0,0:1,0"
RG = "RG@0,0:1,0"


def solo(board="", rack="RR", score=0, bag="PP " * 9, **more):
    """A Solo position with one tile in hand."""
    return Position("solo", 1, board=board, racks=[rack], scores=[score], bag=bag, **more)


def test_side_6_and_one_tile_in_hand():
    game = editions.new("solo")
    assert len(game.board.playable) == 91
    assert [len(rack) for rack in game.racks] == [1]
    assert game.bag.left == 119
    assert game.tracks == 1


@pytest.mark.parametrize("seats", [0, 2, 4])
def test_solo_is_for_one(seats):
    with pytest.raises(ValueError, match="solo is not played by"):
        editions.new("solo", seats)


def test_the_first_tile_must_touch_a_printed_symbol():
    """54 pairs of the empty board touch one; after that, anywhere: 222 - 3 - 4 + 1."""
    position = solo(rack="RG", opened=[False])
    assert len(position.pairs()) == 54
    position.refused(RG, "first tile must touch a free printed symbol")
    position.play("RG@1,-5:2,-5")
    assert len(position.pairs()) == 216


def test_the_next_tile_is_drawn_and_due_at_once():
    position = solo(rack="RG", bag="BB YY")
    assert position.play(RG) == ({}, 0)
    assert position.phase == "place"
    assert position.rack(0) == ["BB"]
    assert position.game.bag.left == 1
    position.refused("swap", "place is due")
    position.refused("refill", "place is due")


def test_double_at_17_scoring_3_and_4_gives_22_or_21_never_18():
    for suffix, value in (("!1", 22), ("!2", 21), ("", 22)):
        position = solo(THREE_AND_FOUR, score={"R": 17})
        assert position.play(RR + suffix) == ({"R": value - 17}, 0)
        assert position.scores(0)[0] == value
        assert (position.game.first, position.game.second) == (3, 4)


def test_the_better_order_is_the_default_also_when_it_is_the_second_half_first():
    """Lines of four and three: the second half first gives 18, then 22; the other way 21."""
    board = "0: -4 R R R R . . R R R"
    for suffix, value in (("!1", 21), ("!2", 22), ("", 22)):
        position = solo(board, score={"R": 17})
        position.play(RR + suffix)
        assert position.scores(0)[0] == value


def test_the_larger_half_first_can_be_the_better_order():
    """From 14: four first reaches 18, three more make 21; three first is 17, then only 18."""
    for suffix, value in (("!1", 18), ("!2", 21), ("", 21)):
        position = solo(THREE_AND_FOUR, score={"R": 14})
        position.play(RR + suffix)
        assert position.scores(0)[0] == value


def test_a_score_below_18_stops_at_18_and_the_rest_is_lost():
    position = solo("0: -4 R R R R", rack="RG", score={"R": 16})
    assert position.play(RG) == ({"R": 2}, 0)
    assert position.scores(0)[0] == 18


def test_18_is_the_0_of_the_right_track():
    position = solo("0: -4 R R R R", rack="RG", score={"R": 18})
    assert position.play(RG) == ({"R": 4}, 0)
    assert position.scores(0)[0] == 22


def test_a_double_may_just_reach_18_with_both_halves():
    """16 and one each: 18 in either order."""
    for suffix in ("!1", "!2", ""):
        position = solo("0: -1 R . . R", score={"R": 16})
        assert position.play(RR + suffix) == ({"R": 2}, 0)


def test_a_mixed_tile_stops_at_18_in_each_colour_for_itself():
    """Red 17 + 3 stops, green 18 + 2 goes on."""
    position = solo("0: -3 R R R . . G G", rack="RG", score={"R": 17, "G": 18})
    assert position.play(RG) == ({"R": 1, "G": 2}, 0)
    assert position.scores(0)[:2] == [18, 20]


def test_the_order_of_a_mixed_tile_may_be_given_and_changes_nothing():
    for suffix in ("!1", "!2", ""):
        position = solo("0: -3 R R R . . G G", rack="RG", score={"R": 17, "G": 17})
        assert position.play(RG + suffix) == ({"R": 1, "G": 1}, 0)


def test_the_track_ends_at_36():
    position = solo("0: -4 R R R R", rack="RG", score={"R": 35})
    assert position.play(RG) == ({"R": 1}, 0)
    position = solo("0: -4 R R R R", rack="RG", score={"R": 36})
    assert position.play(RG) == ({}, 0)


def test_no_bonus_at_18_nor_at_36():
    for score in (17, 35):
        position = solo("0: -1 R . . G", rack="RG", score={"R": score, "G": score})
        assert position.play(RG) == ({"R": 1, "G": 1}, 0)
        assert position.rack(0) == ["PP"]
        assert position.game.bag.left == 8


def test_all_six_on_18_do_not_end_the_game():
    position = solo(
        "0: -1 R", rack="RG", score={"R": 17, "G": 18, "B": 18, "O": 18, "Y": 18, "P": 18}
    )
    position.play(RG)
    assert position.phase == "place"


def test_all_six_on_36_end_the_game():
    position = solo(
        "0: -1 R", rack="RG", score={"R": 35, "G": 36, "B": 36, "O": 36, "Y": 36, "P": 36}
    )
    position.play(RG)
    assert position.phase == "over"
    assert position.game.ranking() == [[0]]
    assert position.rack(0) == ["--"]


def test_ends_when_no_pair_of_empty_cells_is_left():
    position = solo(rest="Y", free="0,0 1,0 2,0", rack="RG")
    position.play(RG)
    assert position.phase == "over"
    assert position.rack(0) == ["--"]  # no tile is drawn any more
    assert position.game.bag.left == 9


def test_ends_when_the_bag_is_empty():
    position = solo(rack="RG", bag="BB")
    position.play(RG)
    position.play("BB@0,2:1,2")
    assert position.phase == "over"
    assert position.game.ranking() == [[0]]


@pytest.mark.parametrize(
    ("text", "why"),
    [(RR + "!3", "after !"), (RR + "!", "after !"), (RR + "!12", "after !"), (RR + "!!1", "after")],
)
def test_an_order_is_1_or_2(text, why):
    solo(THREE_AND_FOUR).refused(text, why)


def test_legal_lists_each_placement_once_without_an_order():
    position = solo(THREE_AND_FOUR)
    assert all("!" not in text for text in position.legal())


def test_a_double_turned_upright_keeps_which_half_scores_first():
    """A double laid from its eastern cell: the half named first is then the other one."""
    position = solo(THREE_AND_FOUR, score={"R": 17})
    game = position.game
    west, east = game.board.at(0, 0), game.board.at(1, 0)
    turned = 1 << 14 | east << 3 | 3  # first the half on 1,0, lying to the west
    assert game.upright(turned) == 2 << 14 | west << 3 | 0
    plain = west << 3 | 0
    assert game.upright(plain) == plain


@pytest.mark.parametrize(
    ("lowest", "number"),
    [(0, 0), (4, 0), (5, 1), (8, 1), (9, 2), (12, 2), (13, 3), (16, 3), (17, 4), (20, 4), (21, 5),
     (36, 5)],
)  # fmt: skip
def test_bands_of_the_record_page(lowest, number):
    """0-4, 5-8, 9-12, 13-16, 17-20, 21 and more."""
    assert band(lowest) == number
