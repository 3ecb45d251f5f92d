# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Self-play of the Junior editions, compiled: choosing by the net, looking ahead, and games with
their λ-returns.
"""

from collections import namedtuple

import numpy as np

from . import junior
from .field import fast
from .junior import (
    ALL,
    BAG,
    CODES,
    HAND,
    KINDS,
    LEFT,
    OVER,
    RACK,
    SEATS,
    TURN,
    fill,
    give_back,
    lay,
    next_turn,
    outcome,
    take,
)
from .junior_players import (
    INPUTS,
    SIDE,
    candidates,
    features,
    room,
)
from .players import logit, logit_of
from .racks import below, shuffle

ROOM = 40  # candidates at most
KEEP = 24  # Hard's candidates
WIDE, WIDE_MANY = 12, 5  # those it looks at again: for one and two, for three and four
REPLIES = 3

Desk = namedtuple("Desk", "after mine table val act v1 a1 values keeps x w acc")


def desk():
    """Working arrays for one search."""
    z = np.zeros
    return Desk(
        z(ALL, np.int16),
        z(ALL, np.int16),
        z(SIDE * SIDE, np.int32),
        z(ROOM, np.int32),
        z(ROOM, np.int32),
        z(ROOM, np.int32),
        z(ROOM, np.int32),
        z(ROOM, np.float32),
        z(ROOM, np.int16),
        z(INPUTS, np.int16),
        room(),
        z(64, np.float32),
    )


@fast
def copy(to, of):
    for i in range(ALL):
        to[i] = of[i]


@fast
def share(v):
    return 1 / (1 + np.exp(-v))


@fast
def try_act(ice, s, into, seat, act, k, w1, w2):
    """(logit of the position after `act`, keeps the other tile?); the position is in `into`."""
    copy(into, s)
    t = act >> 14
    take(into, seat, t)
    lay(ice.nb, into, seat, t, act >> 7 & 127, act & 127)
    if into[OVER]:
        return logit_of(outcome(ice, into, seat)), True
    kept = into[RACK + 2 * seat] + into[RACK + 2 * seat + 1]
    n = features(ice, into, seat, 0, k.w, k.x)
    v = logit(k.x, n, w1, w2, k.acc)
    if kept:
        n = features(ice, into, seat, kept, k.w, k.x)
        u = logit(k.x, n, w1, w2, k.acc)
        if u >= v or into[LEFT] == 0:
            return u, True
        return v, False
    return v, True


@fast
def rank(ice, s, seat, keep, k, w1, w2):
    """Values the first cut of the seat by the net: (how many, the best); k.values, k.keeps."""
    c = candidates(ice, s, seat, keep, k.table, k.val, k.act)
    best = 0
    for m in range(c):
        v, keeps = try_act(ice, s, k.after, seat, k.act[m], k, w1, w2)
        k.values[m] = v
        k.keeps[m] = keeps
        if v > k.values[best]:
            best = m
    return c, best


@fast
def end_turn(ice, s, seat, keeps):
    """Keeps or returns the other tile, draws; the next seat's turn."""
    if not keeps:
        give_back(ice, s, seat)
    fill(ice, s, seat)
    next_turn(ice, s)


@fast
def game(ice, s, k, order, w1, w2, explore, trace, xs, vs, gs, seats, keep):
    """Plays a game of the net with itself.

    Fills xs (inputs at each end of turn), seats and gs (the λ-return as a probability); returns
    how many. `explore` of 1,000 moves are one of the ten best at random, and twice as many tiles
    are kept that would be returned or the other way round; a return stops there.
    """
    shuffle(ice.rng, order, 0, len(order))
    junior.deal(ice, s, order)
    n = 0
    greedy_v = np.zeros(128, np.float32)
    strayed = np.zeros(128, np.int8)
    stray = 0
    while not s[OVER]:
        seat = s[TURN]
        c, best = rank(ice, s, seat, keep, k, w1, w2)
        top = k.values[best]
        if below(ice.rng, 1000) < explore:
            want = below(ice.rng, min(10, c))
            stray = 1
            for m in range(c):
                ahead = 0
                for o in range(c):
                    if k.values[o] > k.values[m] or (k.values[o] == k.values[m] and o < m):
                        ahead += 1
                if ahead == want:
                    best = m
                    break
        act = k.act[best]
        keeps = k.keeps[best]
        t = act >> 14
        take(s, seat, t)
        lay(ice.nb, s, seat, t, act >> 7 & 127, act & 127)
        if not s[OVER]:
            kept = s[RACK + 2 * seat] + s[RACK + 2 * seat + 1]
            if kept and below(ice.rng, 1000) < 2 * explore:  # or what it shuns it never learns
                keeps = 1 - keeps
                stray = 1
            cnt = features(ice, s, seat, kept if keeps else 0, k.w, xs[n])
            vs[n] = logit(xs[n], cnt, w1, w2, k.acc)
            greedy_v[n] = top
            strayed[n] = stray
            stray = 0
            seats[n] = seat
            n += 1
            end_turn(ice, s, seat, keeps)
    for seat in range(ice.info[SEATS]):
        g = np.float32(outcome(ice, s, seat))
        after = -1
        for m in range(n - 1, -1, -1):
            if seats[m] != seat:
                continue
            if after >= 0:
                if strayed[after]:
                    g = share(greedy_v[after])
                else:
                    g = (1 - trace) * share(vs[after]) + trace * g
            gs[m] = g
            after = m
    return n


@fast
def answer(ice, s, seat, k, w1, w2):
    """Over all tiles that may come: the mean of what the seat's answers lead to, as a share."""
    total = np.float32(0)
    at = RACK + 2 * seat
    if s[at]:
        at += 1
    for kind in range(KINDS):
        n = s[BAG + kind]
        if n:
            s[at] = CODES[kind]
            candidates(ice, s, seat, 1, k.table, k.v1, k.a1)
            v, _ = try_act(ice, s, k.mine, seat, k.a1[0], k, w1, w2)
            total += n * share(v)
    s[at] = 0
    return total / s[LEFT]


@fast
def reply(ice, s, seat, k, w1, w2):
    """Plays the seat's best of a few replies in s; returns its logit."""
    r = candidates(ice, s, seat, REPLIES, k.table, k.v1, k.a1)
    his = np.float32(-1e9)
    found = 0
    for o in range(r):
        v, _ = try_act(ice, s, k.mine, seat, k.a1[o], k, w1, w2)
        if v > his:
            his = v
            found = k.a1[o]
    if r:
        take(s, seat, found >> 14)
        lay(ice.nb, s, seat, found >> 14, found >> 7 & 127, found & 127)
    return his


@fast
def later(ice, s, seat, v, k, w1, w2):
    """The share of the seat after its move in s, v till now, when the others have replied."""
    seats = ice.info[SEATS]
    for step in range(1, seats):
        other = (seat + step) % seats
        if s[RACK + 2 * other] or s[RACK + 2 * other + 1]:
            his = reply(ice, s, other, k, w1, w2)
            if s[OVER]:
                return share(logit_of(outcome(ice, s, seat)))
            if seats == 2:
                v = 1 - share(his)
    if s[LEFT] == 0 or (seats == 2 and ice.info[HAND] == 2):
        return v
    return answer(ice, s, seat, k, w1, w2)


@fast
def hard(ice, s, seat, k, w1, w2):
    """The choice of Hard as it is on the board (engine/bots/junior_ahead.py); its keep is in
    k.keeps[0].
    """
    c, best = rank(ice, s, seat, KEEP, k, w1, w2)
    found = k.act[best]
    keeps = k.keeps[best]
    if c > 1:
        top = np.float32(-1e9)
        for _ in range(min(WIDE if ice.info[SEATS] <= 2 else WIDE_MANY, c)):
            m = 0
            for o in range(c):
                if k.values[o] > k.values[m]:
                    m = o
            v = share(k.values[m])
            k.values[m] = np.float32(-1e30)
            act = k.act[m]
            copy(k.after, s)
            t = act >> 14
            take(k.after, seat, t)
            lay(ice.nb, k.after, seat, t, act >> 7 & 127, act & 127)
            if not k.after[OVER]:
                kept = k.after[RACK + 2 * seat] + k.after[RACK + 2 * seat + 1]
                if k.keeps[m] == 0:
                    kept = 0
                k.after[RACK + 2 * seat] = kept
                k.after[RACK + 2 * seat + 1] = 0
                v = later(ice, k.after, seat, v, k, w1, w2)
            if v > top:
                top = v
                found = act
                keeps = k.keeps[m]
    k.keeps[0] = keeps
    return found
