# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Classic: what a placement scores, the end of the track, and the bonus placements."""

import pytest
from position import Position

ALL_18_BUT_RG = {"R": 17, "G": 17, "B": 18, "O": 18, "Y": 18, "P": 18}


def test_each_half_counts_five_lines_away_from_its_partner():
    """Red on 0,0, blue on 1,0; the row is the r coordinate, the first number the first q.

        r=-3                     R(3,-3)  behind a gap
        r=-1            R(0,-1) R(1,-1)
        r= 0    R R R(-1,0) [R] [B] R(2,0)
        r= 1        R(-1,1) R(0,1) B(1,1)
        r= 2                R(0,2) R(1,2)

    Red: west 3, north-west 1, north-east 1 (then a gap), south-west 1, south-east 2 = 8; the red
    one on 2,0 lies beyond the partner. Blue: south-east 1, then red stops it.
    """
    board = """
        -3: 3 R
        -1: 0 R R
         0: -3 R R R . . R
         1: -1 R R B
         2: 0 R R
    """
    position = Position("classic", board=board, racks=["RB", ""])
    assert position.play("RB@0,0:1,0") == ({"R": 8, "B": 1}, 0)
    assert (position.game.first, position.game.second) == (8, 1)
    assert position.scores(0) == [8, 0, 1, 0, 0, 0]
    assert position.scores(1) == [0] * 6


@pytest.mark.parametrize(
    ("other", "points"),
    [("1,0", 18), ("0,1", 17), ("-1,1", 16), ("-1,0", 15), ("0,-1", 14), ("1,-1", 15)],
)
def test_the_direction_to_the_partner_never_counts(other, points):
    """Six red lines around 0,0: east 1, south-east 2, south-west 3, west 4, north-west 5 (its end
    is the printed red one), north-east 4; together 19. The one behind the partner does not count.
    """
    lines = {"1,0": 1, "0,1": 2, "-1,1": 3, "-1,0": 4, "0,-1": 4, "1,-1": 4}
    rows = []
    for name, length in lines.items():
        q, r = map(int, name.split(","))
        for k in range(2 if name == other else 1, length + 1):
            rows.append(f"{k * r}: {k * q} R")
    position = Position("classic", board="\n".join(rows), racks=["RY", ""])
    assert position.play(f"RY@0,0:{other}") == ({"R": points}, 0)


def test_a_tile_never_scores_itself():
    position = Position("classic", racks=["RR", ""])
    assert position.play("RR@0,0:1,0") == ({}, 0)


def test_both_halves_of_a_double_score():
    """R(-2,0) R(-1,0) [R][R] R(2,0): two to the west of the first half, one east of the second."""
    position = Position("classic", board="0: -2 R R . . R", racks=["RR", ""])
    assert position.play("RR@0,0:1,0") == ({"R": 3}, 0)
    assert (position.game.first, position.game.second) == (2, 1)


def test_a_cell_that_both_halves_see_counts_for_both():
    """0,1 lies south-east of 0,0 and south-west of 1,0; 1,-1 north-east and north-west."""
    board = """
        -1: 1 R
         1: 0 R
    """
    position = Position("classic", board=board, racks=["RR", ""])
    assert position.play("RR@0,0:1,0") == ({"R": 4}, 0)


def test_printed_symbols_count_like_tiles():
    """The line R(1,-5) R(2,-5) runs on over the printed red one on 0,-5: three."""
    position = Position("classic", board="-5: 1 R R", racks=["RG", ""])
    assert position.play("RG@3,-5:3,-4") == ({"R": 3}, 0)


def test_a_printed_symbol_of_another_colour_stops_a_line():
    """Side 8: a blue one behind the printed green 5,-5 is not seen from 4,-4."""
    position = Position("classic", 4, board="-6: 6 B", racks=["BO", "", "", ""])
    assert position.play("BO@4,-4:3,-4") == ({}, 0)


def test_a_line_on_the_big_board_runs_through_a_printed_symbol_of_its_colour():
    """Side 8, line to the north-east over printed green 5,-5: green 4,-4, 5,-5 and 6,-6."""
    board = """
        -6: 6 G
        -4: 4 G
    """
    position = Position("classic", 4, board=board, racks=["GO", "", "", ""])
    assert position.play("GO@3,-3:2,-3") == ({"G": 3}, 0)


def test_a_gap_ends_a_line():
    position = Position("classic", board="0: -3 R . R", racks=["RG", ""])
    assert position.play("RG@0,0:1,0") == ({"R": 1}, 0)


def test_another_symbol_ends_a_line():
    position = Position("classic", board="0: -3 R B R", racks=["RG", ""])
    assert position.play("RG@0,0:1,0") == ({"R": 1}, 0)


def test_the_border_ends_a_line():
    """Row 5 of side 6 begins at yellow -5,5: Y Y Y [Y], three; row 4 ends with another yellow."""
    board = """
        4: 1 Y
        5: -4 Y Y
    """
    position = Position("classic", board=board, racks=["GY", ""])
    assert position.play("GY@-1,5:-2,5") == ({"Y": 3}, 0)


def test_the_rulebook_s_line_of_twelve_green_points():
    """Five lines of green around 0,0 with 3, 3, 2, 2 and 2 cells: twelve points."""
    board = """
        -2: 0 G . G
        -1: 0 G G
         0: -3 G G G
         1: -1 G G
         2: -2 G . G
         3: 0 G
    """
    # North-west 0,-1 0,-2; north-east 1,-1 2,-2; west 3; south-west -1,1 -2,2; south-east 3.
    position = Position("classic", board=board, racks=["GB", ""])
    assert position.play("GB@0,0:1,0") == ({"G": 12}, 0)


# -- the track


def test_points_above_18_are_lost():
    """Four red ones to the west of a marker on 16: only two are gained."""
    position = Position(
        "classic", board="0: -4 R R R R", racks=["RG BB", ""], scores=[{"R": 16}, 0]
    )
    assert position.play("RG@0,0:1,0") == ({"R": 2}, 1)
    assert position.scores(0)[0] == 18
    assert position.game.first == 4  # what the half sees, before the end of the track


def test_exactly_18_earns_a_bonus():
    position = Position("classic", board="0: -2 R R", racks=["RG BB", ""], scores=[{"R": 16}, 0])
    assert position.play("RG@0,0:1,0") == ({"R": 2}, 1)
    assert (position.turn, position.phase) == (0, "place")


def test_17_earns_no_bonus():
    position = Position("classic", board="0: -1 R", racks=["RG BB", ""], scores=[{"R": 16}, 0])
    assert position.play("RG@0,0:1,0") == ({"R": 1}, 0)
    assert position.phase == "refill"


def test_a_marker_already_on_18_earns_nothing_more():
    position = Position("classic", board="0: -1 R", racks=["RG BB", ""], scores=[{"R": 18}, 0])
    assert position.play("RG@0,0:1,0") == ({}, 0)
    assert position.phase == "refill"


def test_a_double_that_passes_18_with_both_halves_earns_one_bonus():
    """R [R][R] R with the marker on 17: the first half reaches 18, the second is lost."""
    position = Position(
        "classic", board="0: -1 R . . R", racks=["RR BB BB", ""], scores=[{"R": 17}, 0]
    )
    assert position.play("RR@0,0:1,0") == ({"R": 1}, 1)


def test_one_tile_can_earn_two_bonus_placements():
    """R [R][G] G with both markers on 17."""
    position = Position(
        "classic",
        board="0: -1 R . . G",
        racks=["RG BB OO YY", "RR"],
        scores=[{"R": 17, "G": 17}, 0],
    )
    assert position.play("RG@0,0:1,0") == ({"R": 1, "G": 1}, 2)
    assert position.game.reached == 2
    assert position.play("BB@0,3:1,3") == ({}, 1)
    assert (position.turn, position.phase) == (0, "place")
    assert position.play("OO@0,-3:1,-3") == ({}, 0)
    assert (position.turn, position.phase) == (0, "refill")


def test_a_bonus_placement_can_earn_another():
    """Red to 18, its bonus brings blue to 18, whose bonus brings nothing."""
    board = """
        0: -1 R
        3: -1 B
    """
    position = Position(
        "classic", board=board, racks=["RG BO OO YY", "RR"], scores=[{"R": 17, "B": 17}, 0]
    )
    assert position.play("RG@0,0:1,0") == ({"R": 1}, 1)
    assert position.play("BO@0,3:1,3") == ({"B": 1}, 1)
    assert position.play("YY@0,-3:1,-3") == ({}, 0)
    assert position.phase == "refill"


def test_a_chain_out_of_two_pending_bonuses():
    """Two pending, the first of them earns one more: two are still to come."""
    board = """
        0: -1 R . . G
        3: -1 B
    """
    position = Position(
        "classic",
        board=board,
        racks=["RG BO OO YY PP", "RR"],
        scores=[{"R": 17, "G": 17, "B": 17}, 0],
    )
    assert position.play("RG@0,0:1,0")[1] == 2
    assert position.play("BO@0,3:1,3")[1] == 2
    assert position.play("OO@0,-3:1,-3")[1] == 1
    assert position.play("YY@-3,-2:-2,-2")[1] == 0


def test_bonus_placements_come_from_the_unrefilled_rack():
    position = Position(
        "classic",
        board="0: -1 R",
        racks=["RG BB OO YY PP RR", "RR"],
        bag="GG " * 20,
        scores=[{"R": 17}, 0],
    )
    position.play("RG@0,0:1,0")
    assert position.rack(0) == ["--", "BB", "OO", "YY", "PP", "RR"]
    assert position.game.bag.left == 20
    assert all(text[:2] in ("BB", "OO", "YY", "PP", "RR") for text in position.legal())
    position.play("BB@0,3:1,3")
    assert position.rack(0) == ["--", "--", "OO", "YY", "PP", "RR"]
    position.play("refill")
    assert position.rack(0) == ["GG", "GG", "OO", "YY", "PP", "RR"]


def test_bonus_placements_are_compulsory():
    position = Position(
        "classic", board="0: -1 R", racks=["RG BB", ""], bag="GG " * 20, scores=[{"R": 17}, 0]
    )
    position.play("RG@0,0:1,0")
    assert all("@" in text for text in position.legal())
    position.refused("refill", "place is due")
    position.refused("swap", "place is due")


def test_bonus_placements_lapse_when_the_rack_is_empty():
    """Two earned with one tile left on the rack: one is played, the other lapses."""
    position = Position(
        "classic",
        board="0: -1 R . . G",
        racks=["RG BB", "RR"],
        bag="GG " * 20,
        scores=[{"R": 17, "G": 17}, 0],
    )
    assert position.play("RG@0,0:1,0")[1] == 2
    assert position.play("BB@0,3:1,3")[1] == 0
    assert position.phase == "refill"


def test_a_bonus_lapses_at_once_when_the_last_tile_earned_it():
    position = Position(
        "classic", board="0: -1 R", racks=["RG", "RR"], bag="GG " * 20, scores=[{"R": 17}, 0]
    )
    assert position.play("RG@0,0:1,0") == ({"R": 1}, 0)
    assert position.phase == "refill"


def test_a_bonus_lapses_when_the_board_is_full():
    """The last two empty cells: red reaches 18 there, and the game is over all the same."""
    position = Position(
        "classic", board="0: -1 R", rest="Y", free="0,0 1,0", racks=["RG BB", "RR"],
        scores=[{"R": 17}, 0],
    )  # fmt: skip
    assert position.play("RG@0,0:1,0") == ({"R": 1}, 0)
    assert position.phase == "over"
    assert position.game.reached == 1


# -- all six on 18


def test_all_six_on_18_win_at_once():
    position = Position(
        "classic",
        board="0: -1 R",
        racks=["RG BB", "RR"],
        bag="GG " * 20,
        scores=[{"R": 17, "G": 18, "B": 18, "O": 18, "Y": 18, "P": 18}, 17],
    )
    assert position.play("RG@0,0:1,0") == ({"R": 1}, 0)
    assert position.phase == "over"
    assert position.game.ranking() == [[0], [1]]
    assert position.legal() == set()


def test_all_six_on_18_win_in_the_middle_of_bonus_placements():
    """Red to 18 earns a bonus, that brings green, the last one, to 18: won with an empty board."""
    board = """
        0: -1 R
        3: -1 G
    """
    position = Position(
        "classic", 3, board=board, racks=["RR RR", "RG GB YY", "BB"], bag="OO " * 20, turn=1,
        scores=[{"R": 18, "G": 18, "B": 18, "O": 18, "Y": 18, "P": 17}, ALL_18_BUT_RG, 0],
    )  # fmt: skip
    assert position.play("RG@0,0:1,0") == ({"R": 1}, 1)
    assert position.phase == "place"
    assert position.play("GB@0,3:1,3") == ({"G": 1}, 0)
    assert position.phase == "over"
    assert position.game.ranking() == [[1], [0], [2]]


def test_both_last_markers_with_one_tile_win_without_playing_the_bonuses():
    position = Position(
        "classic", board="0: -1 R . . G", racks=["RG BB", "RR"], scores=[ALL_18_BUT_RG, 0]
    )
    assert position.play("RG@0,0:1,0") == ({"R": 1, "G": 1}, 0)
    assert position.phase == "over"


def test_five_on_18_do_not_win():
    position = Position(
        "classic", board="0: -1 R", racks=["RG BB", "RR"], scores=[ALL_18_BUT_RG, 0]
    )
    assert position.play("RG@0,0:1,0") == ({"R": 1}, 1)
    assert position.phase == "place"
