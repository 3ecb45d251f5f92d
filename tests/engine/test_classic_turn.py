# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Classic: the end of a turn and of the game. Refill, swap, passing, ranking."""

import pytest
from position import Position

# A board on which the tile RG on 0,0:1,0 scores nothing.
DULL = "RG@0,0:1,0"


def after_placing(rack, scores, bag="PP " * 6, **more):
    """Seat 0 has laid its tile RG for no points and is left with `rack`."""
    position = Position("classic", racks=["RG " + rack, "RR"], bag=bag, scores=scores, **more)
    assert position.play(DULL) == ({}, 0)
    assert position.phase == "refill"
    return position


WEAK_RED = {"R": 1, "G": 3, "B": 3, "O": 3, "Y": 3, "P": 3}
WEAK_RED_GREEN = {"R": 2, "G": 2, "B": 3, "O": 3, "Y": 3, "P": 3}


# -- refill


def test_refill_to_six():
    position = after_placing("BB OO", [0, 0], bag="PP YY RR GG BB OO")
    position.play("refill")
    assert position.rack(0) == ["PP", "BB", "OO", "YY", "RR", "GG"]
    assert position.game.bag.left == 2
    assert (position.turn, position.phase) == (1, "place")


def test_refill_with_a_short_bag_leaves_the_rack_short():
    position = after_placing("BB OO", [0, 0], bag="PP")
    position.play("refill")
    assert position.rack(0) == ["PP", "BB", "OO", "--", "--", "--"]
    assert position.game.bag.left == 0


def test_turns_go_round_the_table():
    for seats in (2, 3, 4):
        position = Position("classic", seats, racks=["RG RG RG"] * seats, bag="BB " * 40)
        for seat, placing in enumerate(
            ["RG@0,0:1,0", "RG@0,2:1,2", "RG@0,-2:1,-2", "RG@-3,2:-3,1", "RG@3,-3:3,-4"]
        ):
            assert position.turn == seat % seats
            position.play(placing)
            assert position.turn == seat % seats
            position.play("refill")


# -- swap


def test_swap_when_no_tile_shows_the_weakest_colour():
    """Six new tiles are drawn, then the old ones go back, and the turn is over."""
    position = after_placing("BB GO YP", [WEAK_RED, 0], bag="RR RG RB RO RY RP OO")
    assert position.legal() == {"refill", "swap"}
    position.play("swap")
    assert position.rack(0) == ["RR", "RG", "RB", "RO", "RY", "RP"]
    assert (position.turn, position.phase) == (1, "place")
    # One tile was left; the three old ones are behind it.
    assert [position.game.bag.left, position.naive.bag] == [4, ["OO", "BB", "GO", "YP"]]


def test_no_swap_while_a_tile_shows_the_weakest_colour():
    for rack in ("BB RO YP", "BB GO RR", "RP"):
        position = after_placing(rack, [WEAK_RED, 0])
        assert position.legal() == {"refill"}
        position.refused("swap", "weakest")


def test_either_half_of_a_tile_shows_its_colour():
    """Purple is weakest; it is the second half of RP and BP, both of PP."""
    weak_purple = {"R": 3, "G": 3, "B": 3, "O": 3, "Y": 3, "P": 1}
    for rack in ("BB RP", "BP", "PP"):
        after_placing(rack, [weak_purple, 0]).refused("swap", "weakest")
    assert "swap" in after_placing("BB RO", [weak_purple, 0]).legal()


def test_no_swap_with_one_of_several_tied_weakest_colours():
    """Red and green tie for the lowest count: a tile with either forbids the swap."""
    assert after_placing("BB OY", [WEAK_RED_GREEN, 0]).legal() == {"refill", "swap"}
    for rack in ("BB RO", "BB GO", "RG"):
        after_placing(rack, [WEAK_RED_GREEN, 0]).refused("swap", "weakest")


def test_no_swap_while_all_colours_are_tied():
    for rack in ("BB", "OY PP"):
        after_placing(rack, [7, 0]).refused("swap", "weakest")


def test_the_other_player_s_weakest_colours_do_not_matter():
    assert after_placing("BB OY", [WEAK_RED, {"R": 9}]).legal() == {"refill", "swap"}
    assert after_placing("RR OY", [WEAK_RED, 3]).legal() == {"refill"}


def test_the_weakest_colours_are_those_after_this_turn_s_points():
    """Red was alone on 1 and gains one: with all six on 2 every tile shows a weakest one."""
    position = Position(
        "classic",
        board="0: -1 R",
        racks=["RG BB", "RR"],
        bag="PP " * 6,
        scores=[{"R": 1, "G": 2, "B": 2, "O": 2, "Y": 2, "P": 2}, 0],
    )
    assert position.play(DULL) == ({"R": 1}, 0)
    position.refused("swap", "weakest")


def test_the_tile_just_laid_is_no_longer_on_the_rack():
    """RG shows the weakest red, but it lies on the board."""
    assert "swap" in after_placing("BB", [WEAK_RED, 0]).legal()


def test_no_swap_before_the_placement():
    position = Position("classic", racks=["BB OY", ""], bag="PP " * 6, scores=[WEAK_RED, 0])
    position.refused("swap", "place is due")


def test_no_swap_before_all_bonus_placements():
    position = Position(
        "classic",
        board="0: -1 R . . G",
        racks=["RG BB OO YY", ""],
        bag="PP " * 6,
        scores=[{"R": 17, "G": 17, "B": 5, "O": 5, "Y": 5, "P": 1}, 0],
    )
    assert position.play(DULL)[1] == 2
    position.refused("swap", "place is due")
    position.play("BB@0,3:1,3")
    position.refused("swap", "place is due")
    position.play("OO@0,-3:1,-3")
    assert position.legal() == {"refill", "swap"}


def test_a_swap_needs_six_tiles_in_the_bag():
    assert "swap" in after_placing("BB", [WEAK_RED, 0], bag="PP " * 6).legal()
    position = after_placing("BB", [WEAK_RED, 0], bag="PP " * 5)
    assert position.legal() == {"refill"}
    position.refused("swap", "bag")


def test_a_swap_of_a_short_rack_brings_six_tiles_too():
    position = after_placing("BB", [WEAK_RED, 0], bag="PP " * 7)
    position.play("swap")
    assert position.rack(0) == ["PP"] * 6
    assert position.game.bag.left == 2


def test_an_empty_rack_may_not_be_swapped():
    position = after_placing("", [WEAK_RED, 0])
    assert position.legal() == {"refill"}
    position.refused("swap", "empty")


def test_a_swap_replaces_the_refill():
    position = after_placing("BB", [WEAK_RED, 0], bag="PP " * 12)
    position.play("swap")
    assert (position.turn, position.phase) == (1, "place")
    position.refused("refill", "place is due")


# -- passing


def test_a_player_with_no_tile_passes():
    position = Position("classic", 3, racks=["RG RG", "", "BB"])
    position.play(DULL)
    position.play("refill")
    assert position.turn == 2
    position.play("BB@0,2:1,2")
    position.play("refill")
    assert position.turn == 0


def test_the_only_player_with_tiles_goes_on_alone():
    position = Position("classic", racks=["RG RG BB", ""])
    for placing in (DULL, "RG@0,2:1,2"):
        position.play(placing)
        position.play("refill")
        assert (position.turn, position.phase) == (0, "place")


def test_the_game_ends_when_nobody_has_a_tile():
    position = Position("classic", racks=["RG", ""], scores=[0, {"P": 1}])
    position.play(DULL)
    assert position.phase == "refill"  # the end of the turn still comes
    assert position.game.ranking() is None
    position.play("refill")
    assert position.phase == "over"
    assert position.game.ranking() == [[1], [0]]


def test_nobody_draws_for_a_player_who_passes():
    position = Position("classic", racks=["RG RG", ""], bag="BB")
    position.play(DULL)
    position.play("refill")
    assert position.turn == 0
    assert position.rack(1) == ["--"] * 6


# -- the end


def test_the_game_ends_when_no_two_adjacent_cells_are_empty():
    """Three empty cells in a row and one apart: after two of them no pair is left."""
    position = Position(
        "classic", rest="Y", free="0,0 1,0 2,0 0,3", racks=["RG BB", "RR"], bag="PP " * 6
    )
    assert len(position.pairs()) == 2
    position.play(DULL)
    assert position.phase == "over"
    assert position.legal() == set()
    for text in ("refill", "swap"):
        position.refused(text, "over")
    position.refused("BB@1,0:2,0", "over")


def test_the_end_is_seen_after_each_placement_also_with_a_bonus_pending():
    """Two pairs are empty; the first earns two bonuses, the second pair is the last one."""
    position = Position(
        "classic",
        board="""
            0: -1 R . . G
        """,
        rest="Y",
        free="0,0 1,0 0,3 1,3",
        racks=["RG BB OO", "RR"],
        bag="PP " * 6,
        scores=[{"R": 17, "G": 17}, 0],
    )
    assert position.play(DULL)[1] == 2
    assert position.phase == "place"
    assert position.play("BB@0,3:1,3")[1] == 0
    assert position.phase == "over"


def test_no_turns_to_make_up_for_the_starter_s_advantage():
    """Seat 0 of three ends the game: the others get no further turn, and nobody refills."""
    position = Position(
        "classic", 3, rest="Y", free="0,0 1,0", racks=["RG BB", "RR", "RR"], bag="PP " * 6
    )
    position.play(DULL)
    assert position.phase == "over"
    assert position.rack(0) == ["--", "BB", "--", "--", "--", "--"]
    assert position.game.bag.left == 6


def test_a_pair_means_adjacent_cells():
    """Four empty cells, no two of them adjacent: over after the last pair."""
    position = Position(
        "classic", rest="Y", free="0,0 1,0 3,0 0,2 -3,0 0,-2", racks=["RG BB", "RR"]
    )
    assert len(position.pairs()) == 1
    position.play(DULL)
    assert position.phase == "over"


# -- ranking


def values(*six):
    """A track from its six values."""
    return dict(zip("RGBOYP", six, strict=True))


def ended(scores):
    """The ranking of a game that ends now with these scores."""
    seats = len(scores)
    position = Position(
        "classic", seats, rest="Y", free="0,0 1,0", racks=["RG"] + ["RR"] * (seats - 1),
        scores=scores,
    )  # fmt: skip
    position.play(DULL)
    assert position.phase == "over"
    return position.game.ranking()


@pytest.mark.parametrize(
    ("mine", "yours", "ranking"),
    [
        # The lowest value decides, whatever its colour and however many reached 18.
        (values(10, 14, 12, 11, 16, 17), values(18, 18, 18, 18, 18, 9), [[0], [1]]),
        (values(18, 18, 18, 18, 18, 9), values(10, 14, 12, 11, 16, 17), [[1], [0]]),
        # Equal lowest values: the next ones. 9, 12, 13 against 9, 12, 14.
        (values(9, 12, 13, 18, 18, 18), values(18, 18, 14, 12, 9, 14), [[1], [0]]),
        # Equal markers count one by one: 9, 9, 12 loses to 9, 10, 10.
        (values(9, 9, 12, 18, 18, 18), values(9, 10, 10, 10, 10, 10), [[1], [0]]),
        # Not the sum: 5, 18, 18, 18, 18, 18 loses to six times 6.
        (values(5, 18, 18, 18, 18, 18), values(6, 6, 6, 6, 6, 6), [[1], [0]]),
        # Only the last value differs.
        (values(4, 4, 4, 4, 4, 5), values(4, 4, 4, 4, 4, 4), [[0], [1]]),
        # All equal, in other colours: a shared place.
        (values(1, 2, 3, 4, 5, 6), values(6, 5, 4, 3, 2, 1), [[0, 1]]),
        (values(0, 0, 0, 0, 0, 0), values(0, 0, 0, 0, 0, 0), [[0, 1]]),
    ],
)
def test_ranking_compares_the_sorted_values(mine, yours, ranking):
    assert ended([mine, yours]) == ranking


def test_ranking_of_three_and_four_with_shared_places():
    low, middle, high = values(1, 9, 9, 9, 9, 9), values(2, 2, 9, 9, 9, 9), values(2, 3, 3, 3, 3, 3)
    assert ended([low, high, middle]) == [[1], [2], [0]]
    assert ended([low, high, low]) == [[1], [0, 2]]
    assert ended([high, low, high, middle]) == [[0, 2], [3], [1]]
    assert ended([low, low, low, low]) == [[0, 1, 2, 3]]
    assert ended([middle, low, low, high]) == [[3], [0], [1, 2]]


def test_no_ranking_before_the_end():
    position = Position("classic", racks=["RG", "RR"])
    assert position.game.ranking() is None
    position.play(DULL)
    assert position.game.ranking() is None
