# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""What `train.py` needs of the Junior editions: games to learn from, and a short match."""

import threading

import numpy as np

from . import junior, junior_match, junior_selfplay
from .junior_players import INPUTS

FEATURES = {
    "junior2": 81,
    "junior3": 86,
    "junior4": 86,
    "junior-advanced2": 84,
    "junior-advanced3": 89,
    "junior-advanced4": 89,
    "junior-solo": 43,
}
HIDDEN = dict.fromkeys(FEATURES, 32) | {"junior-solo": 64}

_own = threading.local()  # a dask worker may play in several threads: a desk for each


def play(edition, w1, w2, seed, games, trace, keep, explore):
    """Play games of the net with itself; return its inputs at each end of turn, and their goals."""
    if getattr(_own, "edition", None) != edition:
        _own.edition = edition
        _own.desk = junior.make(edition), junior_selfplay.desk(), junior.tiles()
    (ice, s), k, tiles = _own.desk
    ice.rng[0] = seed % 2**32 or 1
    xs = np.zeros((128, INPUTS), np.int16)
    vs, gs = np.zeros(128, np.float32), np.zeros(128, np.float32)
    seats = np.zeros(128, np.int16)
    inputs, goals = [], []
    for _ in range(games):
        n = junior_selfplay.game(
            ice, s, k, tiles, w1, w2, explore, np.float32(trace), xs, vs, gs, seats, keep
        )
        inputs.append(xs[:n, : FEATURES[edition]].copy())
        goals.append(gs[:n].copy())
    return np.concatenate(inputs), np.concatenate(goals)


def tried(edition, w1, w2, games):
    """What a short match says of the net, in words."""
    mean, wide, n = junior_match.match(edition, w1, w2, games)
    return f"v greedy {mean:.3f} ±{wide:.3f} ({n} games)"
