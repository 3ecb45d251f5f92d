# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Compiled matches of the rack editions: the same tiles with the seats changed over."""

import numpy as np

from . import racks, selfplay
from .field import CELL, CELLS, GAIN, NEAR, fast
from .players import WIDE
from .racks import (
    BONUS,
    DUEL,
    ISOLATE,
    MODE,
    NCELLS,
    OVER,
    RACK,
    SEATS,
    TEAM,
    TURN,
    climb,
    isolates,
    starts,
    track_of,
)

MINMAX, GREEDY, CUT, NET = 0, 1, 2, 3


@fast
def simple(p, kind, mark):
    """minmax: raise the own minimum, then most points. greedy: most points. Their best
    placement.
    """
    b = p.board
    nb = p.nb
    seat = p.info[TURN]
    mode = p.info[MODE]
    row = p.score[track_of(p, seat)]
    bound = p.laid[seat] == 0 and starts(b, nb, p.shown, mark) > 0
    isolate = p.info[ISOLATE]
    best = -1
    act = -1
    while act < 0:
        for i in range(p.info[NCELLS]):
            if b[CELL + i] != 0 or b[NEAR + i] == 0:
                continue
            for d in range(3):
                j = nb[i, d]
                if b[CELL + j] != 0 or (bound and mark[i] == 0 and mark[j] == 0):
                    continue
                if isolate and isolates(b, nb, i, j):
                    continue
                for slot in range(RACK):
                    t = p.racks[seat, slot]
                    if t == 0:
                        continue
                    x = (t >> 3) - 1
                    y = (t & 7) - 1
                    for flip in range(2):
                        if flip:
                            if x == y:
                                break
                            gx = b[GAIN + x * CELLS + j]
                            gy = b[GAIN + y * CELLS + i]
                        else:
                            gx = b[GAIN + x * CELLS + i]
                            gy = b[GAIN + y * CELLS + j]
                        points = 0
                        least = 99
                        for c in range(6):
                            s = row[c]
                            if mode == DUEL and seat:
                                s = -s
                            old = s
                            if c == x:
                                s = min(9, s + gx) if mode == DUEL else climb(mode, s, gx)
                            if c == y:
                                s = min(9, s + gy) if mode == DUEL else climb(mode, s, gy)
                            points += s - old
                            least = min(least, s)
                        if mode == DUEL:
                            least = 0
                        v = points if kind == GREEDY else (least + 10) * 64 + points
                        if v > best:
                            best = v
                            act = i * 64 + d * 16 + flip * 8 + slot
        isolate = 0
    return act


@fast
def move(p, k, kind, w1, w2, keep):
    if kind == MINMAX or kind == GREEDY:
        return simple(p, kind, k.mark)
    c = selfplay.candidates(p, k, keep)
    if kind == CUT or c == 1:
        return k.act[0]
    best = 0
    top = np.float32(-1e9)
    seat = p.info[TURN]
    for m in range(c):
        v = selfplay.try_act(p, k, seat, k.act[m], p.info[BONUS], w1, w2)
        if v > top:
            top = v
            best = m
    return k.act[best]


@fast
def play(p, k, tiles, kinds, w1, w2, keep):
    """One game; kinds[seat] says who moves."""
    racks.deal(p, tiles)
    while not p.info[OVER]:
        act = move(p, k, kinds[p.info[TURN]], w1, w2, keep)
        selfplay.play_act(p, act)
        if p.info[BONUS] == 0 and not p.info[OVER]:
            selfplay.end_turn(p)


@fast
def series(p, k, tiles, one, other, w1, w2, keep, games, out):
    """out[i]: what `one` made of game i; each deal once from every seat (Team: from both sides)."""
    seats = p.info[SEATS]
    sides = 2 if p.info[MODE] == TEAM else seats
    kinds = np.zeros(4, np.int32)
    n = 0
    while n < games:
        racks.shuffle(p.rng, tiles, 0, len(tiles))
        for side in range(sides):
            for s in range(seats):
                kinds[s] = one if s % sides == side else other
            play(p, k, tiles, kinds, w1, w2, keep)
            out[n] = racks.outcome(p, side)
            n += 1


def quick(edition, w1, w2, games, one=NET, other=MINMAX, keep=WIDE, seed=99):
    """(share of the points, games) of `one` against `other`."""
    p = racks.make(edition)
    p.rng[0] = seed
    out = np.zeros(games + 4, np.float32)
    sides = 2 if edition == "team" else p.info[SEATS]
    games = games // sides * sides
    series(p, selfplay.desk(), racks.tiles_of(edition), one, other, w1, w2, keep, games, out)
    return float(out[:games].mean()), games
