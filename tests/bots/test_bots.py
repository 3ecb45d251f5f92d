# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Bots keep the rules, look at nothing hidden, and do the same again from the same game."""

from array import array

import pytest

from engine import bots
from engine.actions import EXCHANGE, FINE, OVER, PLACE, REFILL, REFILL_, SWAP
from engine.editions import new
from engine.rng import Rng
from engine.tiles import tile as tile_of
from tests.bots.positions import TABLES, after


def legal(game):
    into = array("H", bytes(2 * game.most_legal()))
    return list(into[: game.legal(into)])


def hidden_changed(game, seat, seed):
    """Mixes what `seat` cannot see: the other racks and the bag, keeping every count."""
    rng = Rng(seed)
    bag = game.bag
    pool = []
    for kind, count in enumerate(bag.counts):
        pool += [bag.kinds[kind]] * count
        bag.counts[kind] = 0
    for other, rack in enumerate(game.racks):
        if other != seat and not game.open_racks:
            pool += [tile for tile in rack if tile]
    for i in range(len(pool) - 1, 0, -1):
        j = rng.below(i + 1)
        pool[i], pool[j] = pool[j], pool[i]
    for other, rack in enumerate(game.racks):
        if other != seat and not game.open_racks:
            for slot in range(game.rack_size):
                if rack[slot]:
                    rack[slot] = pool.pop()
    for tile in pool:
        bag.counts[bag.kind(tile)] += 1
    game.rng.restore(rng.below(30000) + 1, rng.below(30000) + 1)


@pytest.mark.parametrize("level", ["easy", "normal"])
@pytest.mark.parametrize("variant,seats", TABLES)
def test_whole_games_are_legal(variant, seats, level):
    game = new(variant, seats=seats, seed=11)
    players = [bots.open_bot(game, seat, level) for seat in range(game.seats)]
    while game.phase != OVER:
        player = players[game.turn]
        first = player.best()
        assert game.refusal(first) == FINE
        action = player.decide()
        assert action in legal(game)
        game.play(action)


@pytest.mark.parametrize("level", bots.LEVELS)
@pytest.mark.parametrize("variant,seats", TABLES)
def test_every_answer_at_any_time_is_legal(variant, seats, level):
    for seed in range(3):
        game = after(variant, seats, seed, (3, 14, 60)[seed])
        allowed = legal(game)
        bot = bots.open_bot(game, game.turn, level)
        steps = 0
        while True:
            assert bot.best() in allowed
            action = bot.step()
            steps += 1
            if action is not None:
                break
        assert action in allowed
        assert action == bot.best()
        if game.phase == PLACE and level == "hard" and len(allowed) > 40:
            assert steps > 10  # it stops often enough for a screen to live


@pytest.mark.parametrize("variant,seats", TABLES)
def test_no_illegal_answer(variant, seats, figures):
    """In games that are half random, hurried after any number of slices, every level in turn."""
    wanted = figures.share(60, 10_000)
    rng = Rng(seats + len(variant))
    answers = 0
    seed = 0
    while answers < wanted:
        seed += 1
        game = new(variant, seats=seats, seed=seed, redraw=variant == "junior")
        players = [
            [bots.open_bot(game, seat, level) for level in bots.LEVELS] for seat in range(seats)
        ]
        while game.phase != OVER and answers < wanted:
            # Hard in one position of nine: it takes a hundred times as long.
            bot = players[game.turn][(0, 0, 0, 0, 1, 1, 1, 1, 2)[rng.below(9)]]
            for _ in range(rng.below(40)):
                if bot.step() is not None:
                    break
            allowed = legal(game)
            assert bot.best() in allowed
            answers += 1
            game.play(bot.best() if rng.below(2) else allowed[rng.below(len(allowed))])
    figures.say("{} for {}: {} answers, 0 illegal", variant, str(seats), answers)


@pytest.mark.parametrize("level", bots.LEVELS)
@pytest.mark.parametrize("variant,seats", TABLES)
def test_hidden_tiles_change_nothing(variant, seats, level):
    for seed, plies in ((1, 4), (2, 21)):
        game = after(variant, seats, seed, plies)
        seat = game.turn
        before = bots.open_bot(game, seat, level).decide()
        hidden_changed(game, seat, seed + 5)
        assert bots.open_bot(game, seat, level).decide() == before


@pytest.mark.parametrize("level", bots.LEVELS)
def test_same_game_same_answer(level):
    for variant, seats in (("classic", 2), ("junior", 2), ("duel", 2)):
        game = after(variant, seats, 7, 9)
        used = bots.open_bot(game, game.turn, level)
        assert used.decide() == bots.open_bot(game, game.turn, level).decide() == used.decide()


def test_the_seed_matters_only_for_what_is_left_to_chance():
    answers = set()
    for seed in range(12):
        game = after("classic", 2, 3, 8)
        game.seed = seed
        answers.add(bots.open_bot(game, game.turn, "easy").decide())
    assert len(answers) > 1  # Easy does not always do the same


def test_a_hurried_bot_has_an_answer_before_any_thought():
    game = new("classic", seed=4)
    assert game.refusal(bots.open_bot(game, 0, "hard").best()) == FINE


def test_only_in_its_own_turn():
    game = new("classic", seed=4)
    bot = bots.open_bot(game, 1, "normal")
    with pytest.raises(ValueError, match="seat 1"):
        bot.step()


def test_unknown_level_and_seat():
    game = new("classic", seed=4)
    with pytest.raises(ValueError, match="no such level"):
        bots.open_bot(game, 0, "expert")
    with pytest.raises(ValueError, match="no such seat"):
        bots.open_bot(game, 2, "hard")


def test_swaps_whenever_the_rule_allows():
    """Classic rulebook, page 5: no tile of the weakest colours left: Normal and Hard take new
    tiles.
    """
    game = new("classic", seed=4)
    red_green = tile_of(1, 2)
    for symbol in range(1, 7):
        game.scores[0][symbol] = 9 if symbol < 3 else 2
    for slot in range(6):
        game.racks[0][slot] = red_green if slot else 0
    game.phase = REFILL
    assert bots.choose(game, "hard") == SWAP
    assert bots.choose(game, "normal") == SWAP
    game.scores[0][1] = 2  # now red is among the weakest and the rack shows it
    assert bots.choose(game, "hard") == REFILL_


def test_duel_exchanges_what_has_come_home():
    """Duel: tiles whose colour stands on the own 9 can earn nothing more there."""
    game = new("duel", seed=4)
    game._places[1] = 18
    for slot in range(6):
        game.racks[0][slot] = tile_of(1, 1) if slot in (1, 4) else tile_of(2, 3)
    game.racks[0][0] = 0
    game.phase = REFILL
    assert bots.choose(game, "hard") == EXCHANGE | 0b010010


def test_takes_the_win_that_is_there():
    """One red point is missing for all six on 18, and a red half can score it: the game is won."""
    game = new("classic", seed=4)
    for symbol in range(1, 7):
        game.scores[0][symbol] = 18
    game.scores[0][1] = 17
    for slot in range(6):
        game.racks[0][slot] = tile_of(1, 2)
    game._opened = 3
    game._begin()
    game.play(bots.choose(game, "hard"))
    assert game.phase == OVER
    assert game.ranking()[0] == [0]


def test_normal_raises_the_weakest_colour():
    """Blue stands at 0, everything else at 12: one blue point is worth more than two of another."""
    game = new("classic", seed=4)
    for track in game.scores:
        for symbol in range(1, 7):
            track[symbol] = 12
        track[3] = 0
    for slot in range(6):
        game.racks[0][slot] = tile_of(2, 3)
    game._opened = 3
    game._begin()
    game.play(bots.choose(game, "normal"))
    assert game.gained[3] >= 1


def test_junior_feeds_when_it_can():
    """Three foods lie ready and the fourth can be fetched: a penguin is fed."""
    game = new("junior", seed=4)
    for symbol in (1, 2, 3):
        game.food[0][symbol] = 1
    game.racks[0][0] = tile_of(4, 4)
    for level in ("normal", "hard"):
        twin = new("junior", seed=4)
        for symbol in (1, 2, 3):
            twin.food[0][symbol] = 1
        twin.racks[0][0] = tile_of(4, 4)
        twin.play(bots.choose(twin, level))
        assert twin.penguins[0] == 1
