# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Tournaments: pairing, the interval, the reference players, a player behind the line protocol."""

import sys

import pytest

from engine.editions import new
from engine.tiles import tile
from tools import tournament


def test_interval_by_hand():
    """1, 1, 0, 0: mean 1/2, variance 1/3, half width 1.96 * sqrt(1/3) / 2 = 0.5658."""
    mean, wide = tournament.interval([1, 1, 0, 0])
    assert mean == 0.5
    assert wide == pytest.approx(0.5658, abs=1e-4)


@pytest.mark.parametrize("variant,sides", [("classic", 2), ("team", 2), ("duel", 2)])
def test_the_same_player_twice_is_even(variant, sides):
    """Same bag, seats changed over: what one wins on one side it loses on the other."""
    entries = tournament.tournament(variant, None, "greedy", "greedy", 2, jobs=1)
    assert len(entries) == sides
    assert sum(points for points, _, _, _ in entries) == 1


def test_three_seats_share_one_point():
    entries = tournament.tournament("classic", 3, "greedy", "greedy", 3, jobs=1)
    assert sum(points for points, _, _, _ in entries) == pytest.approx(1)


def position():
    """Red stands at 9, green at 0; a row of three red and one green are there to be joined."""
    game = new("classic", seed=1)
    board = game.board
    for q in (-1, 0, 1):
        board.put(board.at(q, 0), 1)
    board.put(board.at(0, 3), 2)
    for symbol in range(1, 7):
        game.scores[0][symbol] = 9
    game.scores[0][2] = 0
    for slot in range(6):
        game.racks[0][slot] = 0
    game.racks[0][0] = tile(1, 2)
    game._opened = 3
    game._begin()
    return game


def test_greedy_takes_three_reds():
    """Red at the end of the row: 3 points, more than any green place brings."""
    game = position()
    game.play(tournament.reference(game, "greedy"))
    assert game.gained[1] == 3


def test_minmax_raises_the_lowest():
    """Green is the only 0: a green point comes before three red ones, unless both can be had."""
    game = position()
    game.play(tournament.reference(game, "minmax"))
    assert game.gained[2] >= 1


def test_a_foreign_player():
    """The project's own protocol as the foreign side: the same moves as Hard seated directly."""
    command = f"{sys.executable} -m tools.protocol"
    direct, _, _ = tournament.play("junior-solo", 1, ["hard"], 3)
    foreign, _, _ = tournament.play("junior-solo", 1, [command], 3)
    assert foreign.moves == direct.moves
    assert foreign.ply == direct.ply


def test_report_names_what_it_counts():
    entries = [(1.0, 9, 4, 0.5), (0.0, 7, 8, 0.5)]
    line = tournament.report("classic", "hard", "minmax", entries)
    assert line.startswith("classic hard v minmax: 0.500 ±")
    assert "lowest colour 8.00 : 6.00, 0.500 s a move" in line
