# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""The nets: their files, and one answer whatever computes it."""

import struct
from array import array
from pathlib import Path

import pytest

from engine.bots import net as nets
from engine.bots.features import Features
from engine.bots.net import BATCH, Layers, Net, load_weights
from engine.bots.racks import RackBot
from tests.bots.positions import after

NETS = Path(__file__).resolve().parents[2] / "assets" / "nets"


def tiny():
    """Two inputs, two hidden units: 3x - 2y, and x + y; their outputs weigh 0.5 and -1."""
    whole = bytes([3, 1, 256 - 2, 1])
    return bytes([2, 2]) + whole + struct.pack("<2f", 0.5, -1.0)


def like_ulab(numpy):
    """ulab's few calls: it multiplies bytes and 16-bit numbers as they are, into floats."""
    kind = numpy.float32

    class Ulab:
        float, int8, int16 = kind, numpy.int8, numpy.int16
        frombuffer, maximum = numpy.frombuffer, numpy.maximum

        @staticmethod
        def dot(a, b):
            return numpy.dot(a.astype(kind), b.astype(kind))

    return Ulab


def arithmetic():
    try:
        import numpy
    except ImportError:
        return [None]
    return [None, numpy, like_ulab(numpy)]


@pytest.mark.parametrize("arrays", arithmetic())
def test_by_hand(arrays):
    """x = 4, y = 10: 12 - 20 = -8, leaky: -0.5; 14 stays. 0.5 * -0.5 - 14 = -14.25."""
    layers = Layers(tiny(), arrays)
    layers.x[0], layers.x[1] = 4, 10
    layers.x[2], layers.x[3] = 5, 1  # 15 - 2 = 13 and 6: 6.5 - 6 = 0.5
    assert layers.run(2) == [int(-14.25 * 1024), 512]


@pytest.mark.parametrize("stored", sorted(NETS.glob("*.bin")), ids=lambda path: path.stem)
def test_files_fit(stored):
    """At most 4 KB an edition, and as long as its two first bytes say."""
    content = stored.read_bytes()
    inputs, hidden = content[0], content[1]
    assert len(content) == 2 + inputs * hidden + 4 * hidden <= 4096


def test_missing_weights_are_no_error():
    assert load_weights("nothing") is None


def test_every_arithmetic_chooses_alike(monkeypatch):
    """The best of the first cut by either arithmetic, in positions of whole games."""
    numpy = pytest.importorskip("numpy", reason="numpy is not installed")
    alike = total = 0
    for seed in range(12):
        game = after("classic", 2, seed, 6 * seed)
        if game.phase != 0:
            game.play(0xC000)
        if game.phase != 0:
            continue
        answers = []
        for arrays in (numpy, None, like_ulab(numpy)):
            monkeypatch.setattr(nets, "backend", lambda arrays=arrays: arrays)
            bot = RackBot(game.view(game.turn), game.seed, "hard")
            assert isinstance(bot.valuer, Net)
            bot.ahead = None
            answers.append((bot.decide(), list(bot.values[: bot.count])))
        (one, first), *others = answers
        for other, second in others:
            total += 1
            alike += one == other
            # rounding differs by one unit of 1/1024 at most
            assert all(abs(a - b) <= 1 for a, b in zip(first, second, strict=True))
    assert total >= 16
    assert alike >= 0.99 * total


def test_batches_do_not_mix():
    """More positions than a batch holds: each value is the one it gets alone."""
    game = after("classic", 2, 3, 12)
    bot = RackBot(game.view(game.turn), game.seed, "hard")
    bot.ahead = None
    bot.decide()
    assert bot.count > 2 * BATCH
    features = Features(bot.table)
    row = array("h", bytes(2 * features.count))
    for i in (0, 5, bot.count - 1):
        bot.table.restore()
        bonus = bot.table.lay(bot.actions[i], bot.seat)
        if bonus:
            continue
        features.write(bot.seat, row, 0)
        layers = Layers(load_weights("classic2"), None)
        layers.x[: features.count] = row
        assert abs(layers.run(1)[0] - bot.values[i]) <= 1


class Firmware:
    """What `sys` tells on a board."""

    class implementation:
        name = "circuitpython"


def test_without_ulab_the_net_judges_the_formulas_ten(monkeypatch):
    """The answer is the favourite with the highest value of the net, worked out apart from it."""
    monkeypatch.setattr(nets, "backend", lambda: None)
    layers = Layers(load_weights("classic2"), None)
    seen = ends = earned = 0
    for seed in range(9):
        # in the middle of games, before the very last tile, and with all markers before a bonus
        game = after("classic", 2, seed, 400 if seed > 5 else 8 + 9 * seed)
        if game.phase != 0:
            game.play(0xC000)
        if game.phase != 0:
            continue
        if seed == 5:
            for symbol in range(1, 7):
                game.scores[game.turn][symbol] = 17
        monkeypatch.setattr(nets, "sys", Firmware)
        bot = RackBot(game.view(game.turn), game.seed, "hard")
        monkeypatch.undo()
        monkeypatch.setattr(nets, "backend", lambda: None)
        assert bot.by_formula
        answer = bot.decide()
        favourites = list(bot.actions[: min(10, bot.count)])
        features = Features(bot.table)
        values = []
        for action in favourites:
            bot.table.restore()
            bonus = bot.table.lay(action, bot.seat) + max(0, game.bonus - 1)
            if bonus:
                earned += 1
                bot.table.finish(bot.seat, bonus)
            if bot.table.over(bot.seat):
                ends += 1
                values.append(features.outcome(bot.seat))
            else:
                features.write(bot.seat, layers.x, 0)
                values.append(layers.run(1)[0])
        assert values[favourites.index(answer)] == max(values)
        seen += 1
    assert seen >= 4
    assert ends
    assert earned
