# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Hard's Junior with its net: what it sees, how it ends, and that nothing of a thought stays."""

import math

import pytest

from engine import bots
from engine.actions import FINE, KEEP, KEEP_, OVER, PASS, PLACE, RETURN
from engine.bots import net as nets
from engine.bots.desk import Desk
from engine.bots.floes import HUNGRY, Floes
from engine.bots.junior_net import SURE, JuniorFeatures
from engine.bots.net import Layers, load_weights
from engine.editions import new
from engine.rng import Rng
from engine.tiles import tile
from tests.bots.positions import after
from tests.bots.test_net import arithmetic


def floes_of(game, seat):
    floes = Floes(game.view(seat), Desk(game.board, 4))
    floes.load()
    return floes


def test_what_the_net_sees_of_an_opening():
    """Four single foods with four free neighbours each; nobody has eaten yet."""
    game = new("junior", seats=2, seed=3)
    x = [0] * 81
    JuniorFeatures(floes_of(game, 0)).write(0, x, 0)
    left = game.bag.left
    assert left == 54
    for food in range(4):
        halves = 0
        for kind, count in enumerate(game.bag.counts):
            halves += count * ((game.bag.kinds[kind] >> 3 == food + 1) + 0)
            halves += count * ((game.bag.kinds[kind] & 7 == food + 1) + 0)
        # no piece; on no cell three or two, on four one; the best is one, and worth 30
        mine = [0, 64, 0, 0, 4 * 4, 24, 64 * halves // left, 2 * 30]
        assert x[8 * food : 8 * food + 8] == mine
        assert x[32 + 7 * food : 39 + 7 * food] == [0, 64, 0, 0, 16, 24, 0]
    # no tile feeds a child that has nothing; 30 for every half that finds its food: two a tile
    assert x[60:62] == [0, 60]
    # no pieces, no penguins, 8 hungry; 60 cells and 96 pairs; neither few cells nor few penguins
    pairs = 2 * 8 * 7 - 4 * 4
    assert x[62:71] == [0, 0, 64, 3 * 60 // 2 - 64, pairs - 64, 0, 0, 64, 127]
    # next: no chance either; its tile is worth 60, a double (two cells with one) the second: 44
    one = game.racks[1][0]
    brings = 44 if one >> 3 == one & 7 else 60
    assert x[71:75] == [0, 60, 0, brings]
    assert x[75:81] == [0, 0, 0, -127, 0, 0]


def test_the_chance_of_a_penguin():
    """Food 2 is missing: every tile that shows it feeds one; 1 and 2 missing: only their pair."""
    game = new("junior", seats=2, seed=3)
    for symbol in (1, 3, 4):
        game.food[0][symbol] = 1
    x = [0] * 81
    counts = dict(zip(game.bag.kinds, game.bag.counts, strict=True))
    JuniorFeatures(floes_of(game, 0)).write(0, x, 0)
    showing = sum(n for one, n in counts.items() if 2 in (one >> 3, one & 7))
    assert x[60] == 64 * showing // 54
    game.food[0][1] = 0
    JuniorFeatures(floes_of(game, 0)).write(0, x, 0)
    assert x[60] == 64 * counts[tile(1, 2)] // 54


def test_penguins_are_fed_in_thought():
    """One of each food is there: a penguin goes, and a piece of each."""
    game = new("junior", seats=2, seed=3)
    for symbol in range(1, 5):
        game.food[0][symbol] = 2
    game.racks[0][0] = tile(1, 1)
    floes = floes_of(game, 0)
    at = game.board.at(4, 3)  # beside the green single
    floes.lay(at << 3, 0)
    assert list(floes.hold[:5]) == [2, 1, 0, 0, 0]
    assert floes.hold[HUNGRY] == 6
    assert list(floes.hold[HUNGRY + 1 : HUNGRY + 5]) == [39, 40, 40, 40]
    assert game.penguins[0] == 0


@pytest.mark.parametrize(
    "standings,value",
    [
        ([(4, 3), (4, 2)], SURE),
        ([(4, 2), (4, 3)], -SURE),
        ([(4, 2), (4, 2)], 0),  # one half
        ([(4, 0), (4, 0), (4, 0)], int(-1024 * math.log(2))),  # a third: 1 to 2
        ([(4, 0), (3, 9), (4, 1)], -SURE),
    ],
)
def test_finished_positions(standings, value):
    game = new("junior", seats=len(standings), seed=1)
    for seat, (penguins, pieces) in enumerate(standings):
        game.penguins[seat] = penguins
        game.food[seat][2] = pieces
    assert JuniorFeatures(floes_of(game, 0)).outcome(0) == value


def test_finished_alone():
    """Nothing at all is worst; a penguin more counts sixteen pieces."""
    game = new("junior-solo", seed=1)
    values = []
    for penguins, pieces in ((0, 0), (0, 1), (9, 15), (10, 0), (16, 3)):
        game.penguins[0] = penguins
        game.food[0][1] = pieces
        values.append(JuniorFeatures(floes_of(game, 0)).outcome(0))
    assert values[0] == -SURE
    assert values == sorted(values)
    assert values[3] - values[2] < values[2] - values[1]


def test_a_hurried_thought_leaves_nothing_behind():
    """A bot that was interrupted anywhere decides the next time as one that is new."""
    for variant, seats in (("junior", 2), ("junior-advanced", 3), ("junior-solo", 1)):
        game = after(variant, seats, 5, 6)
        old = [bots.open_bot(game, seat, "hard") for seat in range(seats)]
        rng = Rng(5)
        for turn in range(8):
            if game.phase == OVER:
                break
            bot = old[game.turn]
            if turn < 4:
                for _ in range(rng.below(90)):
                    bot.step()
                game.play(bot.best())
            else:
                fresh = bots.open_bot(game, game.turn, "hard")
                action = bot.decide()
                assert action == fresh.decide()
                game.play(action)


def test_the_other_tile_stays_where_the_net_likes_it():
    """Advanced: kept or returned, whichever position has the higher value, worked out apart."""
    seen = set()
    layers = Layers(load_weights("junior-advanced2"), None)
    for seed in range(30):
        game = after("junior-advanced", 2, seed, 2 * seed // 3 * 2)
        if game.phase != PLACE:
            game.play(KEEP_)
        if game.phase == PLACE:
            game.play(bots.choose(game, "easy"))
        if game.phase != KEEP:
            continue
        seat = game.turn
        floes = floes_of(game, seat)
        features = JuniorFeatures(floes)
        values = []
        for kept in (floes.tile(seat, 0) or floes.tile(seat, 1), 0):
            floes.kept = kept
            features.write(seat, layers.x, 0)
            values.append(layers.run(1)[0])
        answer = bots.choose(game, "hard")
        assert answer == (KEEP_ if values[0] >= values[1] else RETURN)
        seen.add(answer)
    assert seen == {KEEP_, RETURN}


def end_of(thought):
    """What a generator returns."""
    while True:
        try:
            next(thought)
        except StopIteration as end:
            return end.value


@pytest.mark.parametrize("seats", [3, 4])
def test_a_kept_tile_and_every_new_one(seats):
    """The mean over all tiles that may come beside it: Normal's place, valued apart."""
    game = after("junior-advanced", seats, seats, 9)
    if game.phase == KEEP:
        game.play(KEEP_)
    seat = game.turn
    kept = game.racks[seat][0]
    bot = bots.open_bot(game, seat, "hard")
    bot.step()  # the desk
    bot.step()  # the places
    bot.ahead.floes.load()
    bot.ahead.floes.hand(seat, kept, 0)
    found = end_of(bot.ahead._answer(seat))

    layers = Layers(load_weights(f"junior-advanced{seats}"), None)
    mean = 0
    for kind, count in enumerate(game.bag.counts):
        game.racks[seat][:] = bytes((kept, game.bag.kinds[kind]))
        action = bots.choose(game, "normal")
        floes = floes_of(game, seat)
        floes.total = game.bag.left
        floes.lay(action, seat)
        features = JuniorFeatures(floes)
        values = []
        for kept_then in (floes.kept, 0):
            floes.kept = kept_then
            features.write(seat, layers.x, 0)
            values.append(layers.run(1)[0])
        mean += count * 16384 / (1 + math.exp(-max(values) / 1024))
    assert abs(found - mean / game.bag.left) < 8  # in 1/16384


@pytest.mark.parametrize("variant,seats", [("junior", 3), ("junior-advanced", 2)])
def test_without_weights_the_formula_plays(monkeypatch, variant, seats):
    """To the end of a game: what may come, what others could do, who has won."""
    monkeypatch.setattr(nets, "load_weights", lambda name: None)
    game = after(variant, seats, 4, 40)
    players = [bots.open_bot(game, seat, "hard") for seat in range(seats)]
    assert not players[0].by_net
    while game.phase != OVER:
        action = players[game.turn].decide()
        assert game.refusal(action) == FINE
        game.play(action)


def test_with_nothing_to_compute_it_the_formula_plays(monkeypatch):
    """The weights are there, ulab is not. The next child has no tile any more."""
    monkeypatch.setattr(nets, "computes", lambda: False)
    game = after("junior", 2, 4, 8)
    if game.phase != PLACE:
        game.play(PASS)
    game.racks[1 - game.turn][0] = 0
    bot = bots.open_bot(game, game.turn, "hard")
    assert not bot.by_net
    assert game.refusal(bot.decide()) == FINE


def test_every_arithmetic_chooses_alike(monkeypatch):
    alike = total = 0
    for seed in range(6):
        game = after("junior", 2, seed, 6 * seed)
        answers = []
        for arrays in arithmetic():
            monkeypatch.setattr(nets, "backend", lambda arrays=arrays: arrays)
            answers.append(bots.open_bot(game, game.turn, "hard").decide())
        total += len(answers)
        alike += answers.count(answers[0])
    assert alike >= 0.99 * total
