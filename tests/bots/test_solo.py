# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Solo's bot: its net, one answer whatever computes it, and the formula where there is no net."""

import pytest

from engine import bots
from engine.actions import FINE
from engine.bots import net as nets
from engine.bots.net import Net, load_weights
from engine.bots.solo_features import SoloFeatures
from engine.bots.solo_formula import SoloFormula
from engine.bots.table import Table
from engine.editions import new
from tests.bots.positions import after
from tests.bots.test_net import arithmetic


def test_every_arithmetic_chooses_alike(monkeypatch):
    """numpy, ulab and plain Python, in positions of whole games."""
    answers = []
    for arrays in arithmetic():
        monkeypatch.setattr(nets, "backend", lambda arrays=arrays: arrays)
        said = []
        for plies in (0, 15, 27, 36):
            bot = bots.open_bot(after("solo", 1, plies, plies), 0, "hard")
            bot.ahead = None
            said.append(bot.decide())
        answers.append(said)
    assert answers.count(answers[0]) == len(answers)


@pytest.mark.parametrize(
    "lowest,share", [(0, 1 / 60), (6, 6 / 30), (15, 15 / 30), (29, 29 / 30), (33, 59 / 60)]
)
def test_the_worth_of_a_finished_game(lowest, share):
    """Its share of 30, never quite none or all, on the scale on which the net speaks."""
    game = new("solo", seed=1)
    for symbol in range(1, 7):
        game.scores[0][symbol] = 35
    game.scores[0][4] = lowest
    table = Table(game.view(0), 8, True)
    table.load()
    net = Net(table, nets.Layers(load_weights("solo"), None), SoloFeatures(table))
    assert abs(net.share(net.features.outcome(0)) / 16384 - share) < 0.001


@pytest.mark.parametrize(
    "name,instead", [("load_weights", lambda name: None), ("computes", lambda: False)]
)
def test_without_a_net_the_formula_plays(monkeypatch, name, instead):
    """A drive without assets/nets, and a board without ulab."""
    monkeypatch.setattr(nets, name, instead)
    game = after("solo", 1, 4, 30)
    bot = bots.open_bot(game, 0, "hard")
    assert isinstance(bot.valuer, SoloFormula)
    assert game.refusal(bot.decide()) == FINE
