# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Team: seats 0 and 2 against 1 and 3 on joint double tracks."""

import pytest
from position import Position

from engine import editions

# Double red between a line of three (west) and, for the other half, three east and one north-east.
THREE_AND_FOUR = """
    -1: 2 R
     0: -3 R R R . . R R R
"""
RG = "RG@0,0:1,0"
RR = "RR@0,0:1,0"


def team(board="", racks=("RG BB YY", "", "", ""), scores=(0, 0), **more):
    """A Team position; seat 0 is to move if nothing else is said."""
    return Position("team", 4, board=board, racks=racks, scores=scores, **more)


def test_full_board_four_hidden_racks_two_tracks():
    game = editions.new("team")
    assert len(game.board.playable) == 169
    assert [len(rack) for rack in game.racks] == [6, 6, 6, 6]
    assert game.bag.left == 96
    assert game.tracks == len(game.scores) == 2
    assert [game.track(seat) for seat in range(4)] == [0, 1, 0, 1]
    with pytest.raises(ValueError, match="hides"):
        game.view(0).rack_of(2)  # not even the partner's


@pytest.mark.parametrize("seats", [1, 2, 3])
def test_team_is_for_four(seats):
    with pytest.raises(ValueError, match="team is not played by"):
        editions.new("team", seats)


def test_partners_score_on_one_track():
    """Seats 0 to 3 lay one after another beside lines of 1, 2, 3 and 4 red ones."""
    board = """
        -3: -1 R
        -1: -2 R R
         1: -3 R R R
         3: -4 R R R R
    """
    position = team(board, racks=["RG"] * 4, bag="BB " * 40)
    for row, gain in ((-3, 1), (-1, 2), (1, 3), (3, 4)):
        assert position.play(f"RG@0,{row}:1,{row}") == ({"R": gain}, 0)
        position.play("refill")
    assert [position.scores(0)[0], position.scores(1)[0]] == [1 + 3, 2 + 4]


def test_every_seat_has_a_first_turn_of_its_own():
    """Partners too must go to different symbols; 24 pairs a symbol on side 8."""
    position = team(racks=["RG RG"] * 4, bag="BB " * 40, opened=[False] * 4)
    for taken, placing in enumerate(["RG@1,-5:2,-5", "RG@4,0:3,0", "RG@-4,5:-3,4", "RG@-4,0:-3,0"]):
        assert len(position.pairs()) == 24 * (6 - taken)
        position.play(placing)
        position.play("refill")
    position.play(RG)


def test_bonus_at_18_for_the_player_who_laid():
    position = team("0: -3 R R R", scores=[{"R": 17}, 0], turn=2, racks=["", "", "RG BB", ""])
    assert position.play(RG) == ({"R": 1}, 1)  # two points are lost at the stop
    assert (position.turn, position.phase) == (2, "place")
    assert position.play("BB@0,3:1,3")[1] == 0
    assert position.phase == "refill"


def test_no_bonus_between_18_and_36():
    position = team("0: -3 R R R", scores=[{"R": 18}, 0])
    assert position.play(RG) == ({"R": 3}, 0)
    assert position.scores(0)[0] == 21


def test_bonus_at_36_again():
    position = team("0: -3 R R R", scores=[{"R": 34}, 0])
    assert position.play(RG) == ({"R": 2}, 1)
    assert position.scores(0)[0] == 36
    assert position.phase == "place"


def test_no_bonus_on_36():
    position = team("0: -3 R R R", scores=[{"R": 36}, 0])
    assert position.play(RG) == ({}, 0)
    assert position.phase == "refill"


def test_one_double_can_reach_18_and_36():
    """A board full of red but for two pairs. Counted along the lines up to other printed symbols:

    half on 0,0: south-east 4, south-west 4, west 4, north-west 7 (over the printed red one),
    north-east 4: 23;
    half on 1,0: east 3, south-east 6, south-west 7, north-west 7, north-east 6: 29.
    From 17 the first stops at 18, the second goes on to 36: two bonuses.
    """
    position = team(
        rest="R", free="0,0 1,0 3,2 3,3", racks=["RR BB OO", "", "", ""], scores=[{"R": 17}, 0]
    )
    assert position.play(RR) == ({"R": 19}, 2)
    assert (position.game.first, position.game.second) == (23, 29)
    assert position.game.reached == 2


def test_a_double_at_17_scoring_3_and_4_gives_22_or_21():
    for suffix, value in (("!1", 22), ("!2", 21), ("", 22)):
        position = team(THREE_AND_FOUR, racks=["RR BB", "", "", ""],
                        scores=[{"R": 17}, 0])  # fmt: skip
        assert position.play(RR + suffix) == ({"R": value - 17}, 1)
        assert position.scores(0)[0] == value


def test_swap_looks_at_the_team_s_weakest_colours_and_the_own_rack():
    """Team 0 is weakest in red. Seat 2's rack shows no red, its partner's and the others' do."""
    weak_red = {"R": 20, "G": 25, "B": 25, "O": 25, "Y": 25, "P": 25}
    weak_blue = {"R": 5, "G": 5, "B": 0, "O": 5, "Y": 5, "P": 5}
    racks = ["RR", "RR", "RG BB YY", "RR"]
    bag = "PP PP PP PP PP PP"
    position = team(racks=racks, scores=[weak_red, weak_blue], turn=2, bag=bag)
    position.play(RG)
    assert position.legal() == {"refill", "swap"}
    position.play("swap")
    assert position.rack(2) == ["PP"] * 6
    assert position.turn == 3
    position = team(racks=["", "", "RG BB RY", ""], scores=[weak_red, weak_blue], turn=2, bag=bag)
    position.play(RG)
    position.refused("swap", "weakest")


def test_all_six_on_18_do_not_win():
    scores = [{"R": 17, "G": 18, "B": 18, "O": 18, "Y": 18, "P": 18}, 0]
    position = team("0: -1 R", scores=scores)
    assert position.play(RG) == ({"R": 1}, 1)
    assert position.phase == "place"


def test_all_six_on_36_win_at_once():
    scores = [{"R": 35, "G": 36, "B": 36, "O": 36, "Y": 36, "P": 36}, 35]
    position = team("0: -1 R", scores=scores)
    assert position.play(RG) == ({"R": 1}, 0)
    assert position.phase == "over"
    assert position.game.ranking() == [[0], [1]]


@pytest.mark.parametrize(
    ("first", "second", "ranking"),
    [
        ({"R": 9, "G": 20, "B": 20, "O": 20, "Y": 20, "P": 20}, 10, [[1], [0]]),
        (21, 20, [[0], [1]]),
        (11, 11, [[0, 1]]),
    ],
)
def test_teams_are_ranked_by_their_sorted_values(first, second, ranking):
    position = team(rest="Y", free="0,0 1,0", racks=["RG", "", "", ""], scores=[first, second])
    position.play(RG)
    assert position.phase == "over"
    assert position.game.ranking() == ranking
