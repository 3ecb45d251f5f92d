# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Random positions of every edition, for the bots' tests."""

from array import array

from engine.actions import OVER
from engine.editions import new
from engine.rng import Rng

TABLES = (
    ("classic", 2), ("classic", 3), ("classic", 4), ("team", 4), ("duel", 2), ("travel", 2),
    ("solo", 1), ("junior", 2), ("junior", 4), ("junior-advanced", 2), ("junior-advanced", 4),
    ("junior-solo", 1),
)  # fmt: skip


def after(variant, seats, seed, plies):
    """A game after `plies` random actions; one earlier if that would end it."""
    game = new(variant, seats=seats, seed=seed, redraw=variant == "junior")
    into = array("H", bytes(2 * game.most_legal()))
    rng = Rng(seed + 1000)
    game.keep_undo = True
    for _ in range(plies):
        count = game.legal(into)
        game.play(into[rng.below(count)])
        if game.phase == OVER:
            game.undo()
            break
    return game
