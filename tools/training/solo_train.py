# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Solo's games for the training: first the formula plays and the net learns how they end, then it
plays itself. The goal is the share of 30 that the lowest colour reaches.
"""

import threading

import numpy as np

from . import racks, selfplay, solo
from .field import fast
from .players import WIDE, logit, unknown
from .racks import OVER, below, deal, shuffle

TURNS = 64  # more than a game has
STRAY = 4  # the formula strays so many times as often


@fast
def game(p, k, tiles, worths, w1, w2, fine, lead, explore, trace, xs, gs, keep):
    """Plays a game of the net, or with `lead` of the formula.

    Fills xs (features after each placement) and gs (the λ-return, or how the formula's game
    ended); returns how many. `explore` of 1,000 moves are one of the ten best at random; a return
    stops there.
    """
    shuffle(p.rng, tiles, 0, len(tiles))
    deal(p, tiles)
    acts = np.zeros(WIDE, np.int32)
    vals = np.zeros(WIDE, np.int64)
    greedy = np.zeros(TURNS, np.float32)
    shares = np.zeros(TURNS, np.float32)
    strayed = np.zeros(TURNS, np.int8)
    n = 0
    while True:
        c = solo.rank(p, k, keep, worths, w1, w2, fine, not lead, acts, vals)
        act = acts[0]
        greedy[n] = vals[0] / solo.WHOLE
        if below(p.rng, 1000) < explore:
            strayed[n] = 1
            act = acts[below(p.rng, min(10, c))]
        selfplay.play_act(p, act)
        if p.info[OVER]:
            break
        unknown(p, 0, k.w)
        count = solo.features(p.board, p.score[0], k.w, xs[n])
        shares[n] = solo.share(logit(xs[n], count, w1, w2, k.acc)) / solo.WHOLE
        n += 1
        solo.draw(p)
    g = np.float32(solo.ended(p.score[0]) / solo.WHOLE)
    if lead:
        gs[:n] = g
        return n
    if strayed[n]:
        g = greedy[n]
    for m in range(n - 1, -1, -1):
        gs[m] = g
        g = greedy[m] if strayed[m] else (1 - trace) * shares[m] + trace * g
    return n


_own = threading.local()  # a dask worker may play in several threads


def play(w1, w2, seed, games, trace, keep, explore, lead):
    """Play games; return the net's inputs after each placement, and their goals."""
    if not hasattr(_own, "desk"):
        tables = solo.worth_table(), solo.fine_table()
        _own.desk = racks.make("solo"), solo.desk(), racks.tiles_of("solo"), *tables
    p, k, tiles, worths, fine = _own.desk
    p.rng[0] = seed % 2**32 or 1
    if lead:
        explore *= STRAY
    xs, gs = np.zeros((TURNS, solo.FEATURES["solo"]), np.int16), np.zeros(TURNS, np.float32)
    inputs, goals = [], []
    for _ in range(games):
        n = game(p, k, tiles, worths, w1, w2, fine, lead, explore, np.float32(trace), xs, gs, keep)
        inputs.append(xs[:n].copy())
        goals.append(gs[:n].copy())
    return np.concatenate(inputs), np.concatenate(goals)


def tried(w1, w2, games):
    """What a short series says of the net, in words."""
    lows = solo.run("net", w1, w2, games, 99)
    return f"lowest colour {lows.mean():.2f} ({games} games)"
