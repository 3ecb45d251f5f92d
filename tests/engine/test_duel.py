# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Duel: the shared markers, the duel markers, the exchange, the end."""

import pytest
from position import Position

from engine import editions
from engine.actions import EXCHANGE, NO_SUCH_ACTION, NO_TILE_THERE

RG = "RG@0,0:1,0"
ONE = "0: -1 R"
THREE = "0: -3 R R R"


def duel(board="", mine="RG BB OO", turn=0, bag="PP " * 9, **more):
    """A Duel position in which the seat to move has the rack `mine`."""
    racks = ["YY", "YY"]
    racks[turn] = mine
    return Position("duel", 2, board=board, racks=racks, turn=turn, bag=bag, **more)


def markers(position):
    """Where the six markers stand, R G B O Y P."""
    return [position.game.marker(symbol) for symbol in range(1, 7)]


def held(position):
    """Who has which duel marker, by letter."""
    return position.same()["held"]


def test_side_6_racks_of_6_and_markers_on_0():
    game = editions.new("duel")
    assert len(game.board.playable) == 91
    assert [len(rack) for rack in game.racks] == [6, 6]
    assert game.bag.left == 108
    assert [game.marker(symbol) for symbol in range(1, 7)] == [0] * 6
    assert not any(game.held)


@pytest.mark.parametrize("seats", [1, 3, 4])
def test_duel_is_for_two(seats):
    with pytest.raises(ValueError, match="duel is not played by"):
        editions.new("duel", seats)


def test_first_turn_rule_as_in_classic():
    position = duel(opened=[False, False])
    assert len(position.pairs()) == 54
    position.play("RG@1,-5:2,-5")
    position.play("refill")
    assert len(position.pairs()) == 45
    position.refused("YY@0,-4:0,-3", "first tile must touch a free printed symbol")


def test_seat_0_pulls_to_9_and_seat_1_to_minus_9():
    for turn, marker in ((0, 3), (1, -3)):
        position = duel(THREE, turn=turn)
        assert position.play(RG) == ({"R": 3}, 0)
        assert markers(position) == [marker, 0, 0, 0, 0, 0]


def test_0_is_a_step_like_any_other():
    """From 2 three steps down: 1, 0, -1."""
    for turn, start, end in ((1, 2, -1), (0, -2, 1), (1, 3, 0), (0, -3, 0)):
        position = duel(THREE, turn=turn, markers={"R": start})
        assert position.play(RG) == ({"R": 3}, 0)
        assert markers(position)[0] == end


def test_each_colour_of_a_tile_moves_its_own_marker():
    position = duel("0: -3 R R R . . G", markers={"G": -4})
    assert position.play(RG) == ({"R": 3, "G": 1}, 0)
    assert markers(position) == [3, -3, 0, 0, 0, 0]


def test_at_the_own_9_it_stops_and_the_rest_is_lost():
    for turn, sign in ((0, 1), (1, -1)):
        position = duel(THREE, turn=turn, markers={"R": 8 * sign})
        assert position.play(RG) == ({"R": 1}, 1)
        assert markers(position)[0] == 9 * sign


def test_reaching_the_own_9_takes_the_duel_marker_and_earns_a_bonus():
    for turn, sign in ((0, 1), (1, -1)):
        position = duel(ONE, turn=turn, markers={"R": 8 * sign})
        assert position.play(RG) == ({"R": 1}, 1)
        assert held(position) == {"R": turn}
        assert (position.turn, position.phase) == (turn, "place")
        assert all("@" in text for text in position.legal())
        assert position.play("BB@0,3:1,3")[1] == 0
        assert (position.turn, position.phase) == (turn, "refill")


def test_one_tile_can_take_two_duel_markers():
    position = duel("0: -1 R . . G", markers={"R": 8, "G": 8})
    assert position.play(RG) == ({"R": 1, "G": 1}, 2)
    assert held(position) == {"R": 0, "G": 0}


def test_a_double_takes_one_duel_marker():
    position = duel("0: -1 R . . R", mine="RR BB", markers={"R": 8})
    assert position.play("RR@0,0:1,0") == ({"R": 1}, 1)


def test_no_further_bonus_while_it_lies_before_the_player():
    """Held by seat 0, pulled back to 8 by the other, and again onto 9."""
    position = duel(ONE, markers={"R": 8}, held={"R": 0})
    assert position.play(RG) == ({"R": 1}, 0)
    assert held(position) == {"R": 0}
    assert position.phase == "refill"


def test_standing_on_the_own_9_earns_nothing():
    position = duel(ONE, markers={"R": 9}, held={"R": 0})
    assert position.play(RG) == ({}, 0)


def test_the_duel_marker_is_taken_from_the_opponent():
    for turn, sign in ((0, 1), (1, -1)):
        position = duel(ONE, turn=turn, markers={"R": 8 * sign}, held={"R": 1 - turn})
        assert position.play(RG) == ({"R": 1}, 1)
        assert held(position) == {"R": turn}


def test_a_duel_marker_taken_back_earns_a_bonus_again():
    """Seat 0 had it, seat 1 took it, seat 0 reaches 9 once more."""
    position = duel(ONE, mine="RG", markers={"R": 8}, held={"R": 1}, bag="RG " * 9)
    assert position.play(RG)[1] == 0  # the rack is empty: the bonus lapses
    assert position.game.reached == 1
    assert held(position) == {"R": 0}


def test_the_duel_marker_is_never_simply_given_back():
    """Pulled off the 9, over 0 and nearly to the other end: seat 0 keeps it."""
    board = """
        -1: -1 R
         0: -4 R R R R
         1: -1 R R R R
    """
    position = duel(board, turn=1, markers={"R": 2}, held={"R": 0})
    # Half on 0,0: west 4, north-west 0, south-west 1, south-east 1 = 6.
    assert position.play(RG) == ({"R": 6}, 0)
    assert markers(position)[0] == -4
    assert held(position) == {"R": 0}


def test_reaching_the_end_of_the_other_side_is_no_end_for_the_scorer():
    """The marker leaves seat 1's 9 towards seat 0: nothing is taken, nothing is earned."""
    position = duel(ONE, markers={"R": -9}, held={"R": 1})
    assert position.play(RG) == ({"R": 1}, 0)
    assert markers(position)[0] == -8
    assert held(position) == {"R": 1}


def test_all_six_on_the_own_9_do_not_end_the_game():
    position = duel(ONE, markers={"R": 8, "G": 9, "B": 9, "O": 9, "Y": 9, "P": 9},
                    held=dict.fromkeys("GBOYP", 0))  # fmt: skip
    assert position.play(RG) == ({"R": 1}, 1)
    assert position.phase == "place"


# -- exchange


def due(rack, bag="PP " * 9, turn=0, **more):
    """A Duel position in which the refill is due and the rack is left with `rack`."""
    position = duel(mine="RG " + rack, turn=turn, bag=bag, **more)
    position.play(RG)
    assert position.phase == "refill"
    return position


def test_the_swap_by_weakest_colours_does_not_exist():
    position = due("BB OO", markers={"R": -3})
    assert position.legal() == {"refill"}
    position.refused("swap", "no such action in duel")


def test_exchange_of_any_tiles_with_a_colour_on_the_own_9_each_selection_once():
    """Red on 9: RB and RR may go, BB may not; RB is there twice."""
    position = due("RB BB RR RB", markers={"R": 9}, held={"R": 0})
    assert position.legal() == {
        "refill",
        "exchange RB",
        "exchange RB,RB",
        "exchange RB,RB,RR",
        "exchange RB,RR",
        "exchange RR",
    }


def test_one_colour_on_the_9_is_enough_and_either_half_may_show_it():
    position = due("RB BP YY", markers={"R": 9, "P": 9}, held={"R": 0, "P": 0})
    assert position.legal() == {"refill", "exchange RB", "exchange BP", "exchange BP,RB"}


def test_tiles_without_such_a_colour_stay():
    position = due("RB BB", markers={"R": 9}, held={"R": 0})
    position.refused("exchange BB", "own 9")
    position.refused("exchange BB,RB", "own 9")


def test_the_other_s_9_and_an_8_do_not_count():
    position = due("BB OO", markers={"B": -9, "O": 8}, held={"B": 1})
    assert position.legal() == {"refill"}
    position.refused("exchange BB", "own 9")
    position.refused("exchange OO", "own 9")
    position = due("BB OO", turn=1, markers={"B": -9, "O": 9}, held={"B": 1, "O": 0})
    assert position.legal() == {"refill", "exchange BB"}


def test_exchange_draws_first_and_then_puts_back():
    """The rack is filled up to six, the old tiles go behind what is left in the bag."""
    position = due("RB BB RR OO", bag="YY PP YP OO OP", markers={"R": 9}, held={"R": 0})
    position.play("exchange RB,RR")
    assert position.rack(0) == ["YY", "PP", "BB", "YP", "OO", "OO"]
    assert [position.game.bag.left, position.naive.bag] == [3, ["OP", "RB", "RR"]]
    assert (position.turn, position.phase) == (1, "place")


def test_exchange_needs_enough_tiles_to_fill_up():
    """Two stay on the rack when one goes: four are needed; one stays when two go: five."""
    position = due("RB BB RR", bag="PP " * 4, markers={"R": 9}, held={"R": 0})
    assert position.legal() == {"refill", "exchange RB", "exchange RR"}
    position.refused("exchange RB,RR", "bag")
    position = due("RB BB RR", bag="PP " * 3, markers={"R": 9}, held={"R": 0})
    assert position.legal() == {"refill"}
    position = due("RB BB RR", bag="PP " * 5, markers={"R": 9}, held={"R": 0})
    assert "exchange RB,RR" in position.legal()


def test_exchange_comes_after_all_bonuses():
    position = duel(ONE, mine="RG RB BB", markers={"R": 8})
    position.play(RG)
    position.refused("exchange RB", "place is due")
    position.play("BB@0,3:1,3")
    assert position.legal() == {"refill", "exchange RB"}


def test_an_exchange_names_tiles_of_the_rack_in_alphabetical_order():
    position = due("RB RR", markers={"R": 9}, held={"R": 0})
    position.refused("exchange RR,RB", "alphabetical")
    position.refused("exchange RB,RB", "not on the rack")
    position.refused("exchange RO", "not on the rack")
    position.refused("exchange ", "no tile is called")


def test_an_exchange_of_nothing_or_of_empty_slots_is_refused():
    position = due("RB RR", markers={"R": 9}, held={"R": 0})
    for mask in (0, 0b000001, 0b111111, 0b001010):
        before = position.same()
        with pytest.raises(ValueError):
            position.game.play(EXCHANGE | mask)
        assert position.same() == before
    position.game.play(EXCHANGE | 0b000110)


def test_equal_tiles_may_be_chosen_in_any_slot():
    """The second of two equal tiles is the same exchange: the new tile comes into its slot."""
    position = due("RB RB", markers={"R": 9}, held={"R": 0})
    position.game.play(EXCHANGE | 0b000100)
    assert position.rack(0) == ["PP", "RB", "PP", "PP", "PP", "PP"]


# -- the end


@pytest.mark.parametrize(
    ("values", "ranking"),
    [
        ({"R": 1, "G": 1, "B": -9}, [[0], [1]]),  # two markers beat one, however far they stand
        ({"R": 9, "G": -1, "B": -1}, [[1], [0]]),
        ({"R": 9, "G": -9}, [[0, 1]]),  # those on 0 count for nobody
        ({}, [[0, 1]]),
        ({"R": 1}, [[0], [1]]),
        ({"R": 3, "G": 3, "B": 3, "O": -1, "Y": -1, "P": -1}, [[0, 1]]),
    ],
)
def test_more_markers_on_the_own_side_win(values, ranking):
    position = duel(rest="Y", free="0,0 1,0", markers=values)
    assert position.play(RG) == ({}, 0)
    assert position.phase == "over"
    assert position.game.ranking() == ranking


def test_ends_with_the_last_pair_although_a_bonus_is_pending():
    position = duel(ONE, rest="Y", free="0,0 1,0", markers={"R": 8})
    assert position.play(RG) == ({"R": 1}, 0)
    assert position.phase == "over"
    assert held(position) == {"R": 0}


def test_ends_when_nobody_has_a_tile():
    position = Position("duel", 2, racks=["RG", ""], markers={"R": 1})
    position.play(RG)
    position.play("refill")
    assert position.phase == "over"
    assert position.game.ranking() == [[0], [1]]


def test_how_many_markers_a_seat_has():
    """Red and green stand on seat 0's side, blue on seat 1's, the others in the middle."""
    position = Position("duel", 2, racks=["YY", "YY"], bag="PP", markers={"R": 3, "G": 9, "B": -1})
    assert [position.game.standing(track) for track in (0, 1)] == [2, 1]


def test_an_exchange_of_all_six_names_the_slot_that_is_empty():
    """One tile was just laid: that slot is empty, whatever stands on the own end."""
    position = duel(mine="RG BB OO RR GG PP", opened=[True, True])
    position.play("RG@0,0:1,0")
    game = position.game
    assert game.racks[0][0] == 0
    assert game.refusal(EXCHANGE | 63) == NO_TILE_THERE
    assert game.refusal(EXCHANGE | 1) == NO_TILE_THERE
    assert game.refusal(EXCHANGE) == game.refusal(EXCHANGE + 64) == NO_SUCH_ACTION
    assert not game.may_exchange(0)
