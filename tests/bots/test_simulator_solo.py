# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Solo in the training against the bot: the same games, the same numbers, the same answers."""

import os

import pytest

# Compiling takes a minute, a game in plain Python seconds; the code is the same.
os.environ.setdefault("NUMBA_DISABLE_JIT", "1")

import tools.training  # noqa: F401  before numba: it says where compiled code is kept
from engine import bots
from engine.actions import OVER
from engine.bots import net as nets
from engine.bots.net import Net, load_weights
from engine.bots.solo_features import SoloFeatures
from engine.bots.solo_formula import SoloFormula
from engine.bots.table import Table
from engine.editions import new
from tests.bots.test_simulator import engine_action
from tests.micropython import run

try:
    import numpy as np

    from tools.training import racks, selfplay, solo
    from tools.training.export import unpack
except ImportError:
    pass  # the gate says so

MANY = 40  # candidates of the first cut


def deal(seed):
    """The same deal twice: a simulator position and an engine game."""
    run.need("numba")
    position = racks.make("solo", mix=0)
    tiles = racks.tiles_of("solo")
    np.random.default_rng(seed).shuffle(tiles)
    racks.deal(position, tiles)
    return position, new("solo", order=bytes(tiles.tolist()))


def sides(position, game):
    """Both agree on the tile, the tracks and whether the game is over."""
    assert position.score[0].tolist() == list(game.scores[0][1:])
    assert bool(position.info[racks.OVER]) == (game.phase == OVER)
    assert position.racks[0][0] == game.racks[0][0] or game.phase == OVER


def test_games_and_numbers_alike():
    """After every placement of whole games, good ones and random ones among them."""
    compared = 0
    for seed in range(3):
        position, game = deal(seed)
        rng = np.random.default_rng(seed)
        desk = solo.desk()
        x = np.zeros(200, np.int16)
        worths = solo.worth_table()
        while game.phase != OVER:
            sides(position, game)
            table = Table(game.view(0), MANY, True)
            table.load()
            features = SoloFeatures(table)
            assert features.count == solo.FEATURES["solo"]
            first = position.laid[0] == 0
            solo.unknown(position, 0, desk.w)
            count = solo.cut(position, desk, MANY, worths, desk.val, desk.act, first)
            act = int(desk.act[rng.integers(count) if seed else 0])
            table.lay(engine_action(game, act), 0)
            selfplay.load_desk(position, desk, 0)
            tile = position.racks[0, 0]
            selfplay.put_tile(position, desk, 0, act)
            position.unseen[tile] += 1
            row = desk.score[0]
            assert table.over(0) == solo.over(desk.board, row)
            if not table.over(0):
                ours = [0] * features.count
                features.write(0, ours, 0)
                many = solo.features(desk.board, row, desk.w, x)
                assert ours == x[:many].tolist()
                values = [0]
                SoloFormula(table).add(0, values, 0)
                assert values[0] == solo.formula(desk.board, row, desk.w, solo.fine_table())
                compared += 1
            game.play(engine_action(game, act))
            selfplay.play_act(position, act)
            solo.draw(position)
        sides(position, game)
    assert compared > 90


@pytest.mark.parametrize("kind", ["hard", "hard-formula"])
def test_whole_decisions_alike(monkeypatch, kind):
    """What Hard lays, with the net and with the formula, is what its compiled twin lays."""
    if kind == "hard-formula":
        monkeypatch.setattr(nets, "computes", lambda: False)
    position, game = deal(7)
    q = racks.make("solo", mix=0)
    desk = solo.desk()
    w1, w2 = unpack(load_weights("solo"))
    acts, vals = np.zeros(MANY, np.int32), np.zeros(MANY, np.int64)
    worths, fine = solo.worth_table(), solo.fine_table()
    bot = bots.open_bot(game, 0, "hard")
    assert isinstance(bot.valuer, Net if kind == "hard" else SoloFormula)
    named = solo.NAMES.index(kind)
    compared = 0
    while game.phase != OVER:
        if game.ply % 6 == 0 or game.ply > 34:
            act = int(solo.move(position, q, desk, named, worths, w1, w2, fine, acts, vals))
            assert bot.decide() == engine_action(game, act)
            compared += 1
        else:  # in between the first cut's best, which takes less time
            solo.cut(position, desk, 1, worths, desk.val, desk.act, False)
            act = int(desk.act[0])
        game.play(engine_action(game, act))
        selfplay.play_act(position, act)
        solo.draw(position)
    assert compared > 8
