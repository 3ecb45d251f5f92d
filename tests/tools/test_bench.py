# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""dev.py bench: who runs there plays the same game, and the table says what was measured."""

import random
from array import array

import pytest

from engine import editions
from engine.actions import OVER
from tests.naive import new as plain
from tests.randomplay import TABLES
from tools import bench, sampling


@pytest.mark.parametrize(("variant", "seats"), TABLES)
def test_sampling_is_the_list_of_legal_actions_unwritten(variant, seats):
    game = editions.new(variant, seats, seed=4)
    into = array("H", bytes(2 * game.most_legal()))
    chance = random.Random(variant)
    while game.phase != OVER:
        count = game.legal(into)
        assert sampling.legal_count(game) == count
        places = {0, count - 1, *(chance.randrange(count) for _ in range(5))}
        for nth in places:
            assert sampling.legal_at(game, nth) == into[nth]
        with pytest.raises((ValueError, IndexError)):
            sampling.legal_at(game, count)
        game.play(into[chance.randrange(count)])


def test_a_random_game_goes_to_its_end():
    game = editions.new("classic", 3, seed=2)
    sampling.play_out(game, random.Random(1).random)
    assert game.phase == OVER


def test_both_readings_score_the_first_position_alike():
    """Two racks on an empty board: every placement beside a printed symbol, at most two points."""
    ours = bench.Ours()
    for seed in range(3):
        game = ours.position(seed, 0)
        names = [
            "RGBOYP"[(tile >> 3) - 1] + "RGBOYP"[(tile & 7) - 1]
            for rack in game.racks
            for tile in rack
        ]
        table = plain("classic", 2, names)
        assert ours.score(game) == bench.Plain.score(None, table)


def test_positions_are_as_far_as_asked():
    for player in (bench.Ours(), bench.Plain()):
        position = player.position(3, 12)
        count, most = player.score(position)
        assert count > 100 and most >= 1


def test_rates_count_rounds_and_the_table_compares_medians():
    done = []
    assert bench.rate(done.append, 0.001) > 0
    assert done == list(range(len(done))) and done

    class Player(bench.Ours):
        def game(self, n):
            return n

    games, positions = bench.measure([Player()], rounds=3, seconds=0.001)
    assert len(games["engine"]) == len(positions["engine"]) == 3
    lines = bench.table("games", {"engine": [10.0, 30.0, 20.0], "other": [1.0, 2.0, 4.0]})
    assert "20.0" in lines[1] and "10.0-30.0" in lines[1]
    assert lines[2].split()[-1] == "10.0x"
