# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""First cut and features of the rack editions, compiled; `engine/bots` computes the same
integers on the board.
"""

import math

import numpy as np

from .field import (
    CELL,
    CELLS,
    GAIN,
    HIST,
    LEVELS,
    NEAR,
    NUM,
    PAIRS,
    PLAYABLE,
    SUM,
    TALL,
    fast,
)
from .racks import (
    CLASSIC,
    DUEL,
    HAND,
    ISOLATE,
    MODE,
    NCELLS,
    RACK,
    SEATS,
    SOLO,
    TEAM,
    climb,
    isolates,
    starts,
    track_of,
)

UNIT = 64  # one feature unit
WIDE = 40  # candidates kept by the first cut
FEATURES = {
    "classic2": 105,
    "travel": 105,
    "team": 105,
    "classic3": 117,
    "classic4": 123,
    "duel": 81,
}
HIDDEN = {
    "classic2": 32,
    "travel": 32,
    "team": 32,
    "classic3": 32,
    "classic4": 30,
    "duel": 32,
}
INPUTS = 123

# U(s): what a track at s is worth, in 1/256 of the first step; Team's second round goes on from 18.
U18 = np.array([round(256 * sum(0.88**k for k in range(s))) for s in range(37)], np.int32)
U36 = np.array([round(256 * sum(0.94**k for k in range(s))) for s in range(37)], np.int32)
# Duel: a step matters most around 0; index marker + 9
UD = np.array([round(256 * (0.55 * m + 2.6 * math.tanh(m / 2.2))) for m in range(-9, 10)], np.int32)
PRIZE = 256  # a bonus placement
SURE = np.float32(20.0)  # the logit of a decided game


@fast
def worths(mode, row, held, seat, w):
    """w[c, g]: what scoring g on colour c is worth to a seat with the track `row`."""
    for c in range(6):
        s = row[c]
        for g in range(TALL):
            if mode == DUEL:
                m = -s if seat else s
                t = min(9, m + g)
                w[c, g] = UD[t + 9] - UD[m + 9]
                if t == 9 and g > 0 and held[c] != 1 + seat:
                    w[c, g] += PRIZE
            else:
                t = climb(mode, s, g)
                if mode == TEAM or mode == SOLO:
                    w[c, g] = U36[t] - U36[s]
                    if mode == TEAM and t > s and (t == 18 or t == 36):
                        w[c, g] += PRIZE
                else:
                    w[c, g] = U18[t] - U18[s]
                    if t > s and t == 18:
                        w[c, g] += PRIZE


@fast
def rivals(p, seat, wo, w):
    """wo[c, g]: the most any opponent would have of scoring g on colour c."""
    mode = p.info[MODE]
    if mode == CLASSIC:
        wo[:] = 0
        for k in range(1, p.info[SEATS]):
            worths(mode, p.score[(seat + k) % p.info[SEATS]], p.held, seat, w)
            for c in range(6):
                for g in range(TALL):
                    wo[c, g] = max(wo[c, g], w[c, g])
    elif mode == SOLO:
        wo[:] = 0
    elif mode == TEAM:
        worths(mode, p.score[(seat + 1) & 1], p.held, seat, wo)
    else:
        worths(mode, p.score[0], p.held, 1 - seat, wo)


@fast
def insert(val, act, n, keep, v, a):
    """Puts v into the `keep` best, behind equal ones; returns how many there are."""
    if n == keep and v <= val[n - 1]:
        return n
    if n < keep:
        n += 1
    k = n - 1
    while k > 0 and val[k - 1] < v:
        val[k] = val[k - 1]
        act[k] = act[k - 1]
        k -= 1
    val[k] = v
    act[k] = a
    return n


@fast
def first_cut(p, b, seat, rack, first, wm, wo, keep, val, act, cellv, mark):
    """The `keep` best placements by one scan, best first: val[n], act[n] = cell*64 + d*16 +
    flip*8 + slot.
    """
    nb = p.nb
    cells = p.info[NCELLS]
    bound = first and starts(b, nb, p.shown, mark) > 0
    isolate = p.info[ISOLATE]
    for i in range(cells):
        if b[CELL + i] == 0 and b[NEAR + i] > 0:
            best = 0
            for c in range(6):
                best = max(best, wo[c, min(b[GAIN + c * CELLS + i], TALL - 1)])
            cellv[6, i] = best >> 1
            for c in range(6):
                cellv[c, i] = wm[c, min(b[GAIN + c * CELLS + i], TALL - 1)] + (best >> 1)
    n = 0
    while True:
        for i in range(cells):
            if b[CELL + i] != 0 or b[NEAR + i] == 0:
                continue
            for d in range(3):
                j = nb[i, d]
                if b[CELL + j] != 0:
                    continue
                if bound and mark[i] == 0 and mark[j] == 0:
                    continue
                if isolate and isolates(b, nb, i, j):
                    continue
                for slot in range(RACK):
                    t = rack[slot]
                    if t == 0:
                        continue
                    again = False
                    for k in range(slot):
                        if rack[k] == t:
                            again = True
                    if again:
                        continue
                    x = (t >> 3) - 1
                    y = (t & 7) - 1
                    for flip in range(2):
                        if x == y:
                            if flip:
                                break
                            g = b[GAIN + x * CELLS + i] + b[GAIN + x * CELLS + j]
                            v = wm[x, min(g, TALL - 1)] + cellv[6, i] + cellv[6, j]
                        elif flip:
                            v = cellv[y, i] + cellv[x, j]
                        else:
                            v = cellv[x, i] + cellv[y, j]
                        a = i * 64 + d * 16 + flip * 8 + slot
                        n = insert(val, act, n, keep, v, a)
        if n or not isolate:
            return n
        isolate = 0


@fast
def tops(b, c, out):
    """out[0..2]: the three largest gains of colour c over the playable cells."""
    out[0] = out[1] = out[2] = 0
    if b[NUM + c] == 0:
        return
    k = 0
    for g in range(LEVELS - 1, 0, -1):
        n = b[HIST + c * LEVELS + g]
        while n > 0:
            out[k] = g
            k += 1
            n -= 1
            if k == 3:
                return


@fast
def order_of(row, sign, out):
    """out: the six colours by rising track (sign 1) or falling (-1), equal ones by number."""
    for c in range(6):
        k = c
        while k > 0 and row[out[k - 1]] * sign > row[c] * sign:
            out[k] = out[k - 1]
            k -= 1
        out[k] = c


@fast
def low(v):
    return max(-127, min(127, v))


def room():
    """Working arrays for `features`."""
    z = np.zeros
    return (
        z((6, 3), np.int32),
        z(6, np.int32),
        z(6, np.int32),
        z(6, np.int32),
        z(6, np.int32),
        z(6, np.int32),
        z(7, np.int32),
        z(6, np.int32),
    )


@fast
def unknown(p, seat, w):
    """Counts what the seat does not see (bag and other racks): halves, their sum of tiles last,
    doubles.
    """
    uh = w[6]
    ud = w[7]
    uh[:] = 0
    ud[:] = 0
    for a in range(1, 7):
        for e in range(a, 7):
            n = p.unseen[a << 3 | e]
            uh[6] += n
            uh[a - 1] += n
            uh[e - 1] += n
            if a == e:
                ud[a - 1] += n
    for k in range(RACK):
        t = p.racks[seat, k]
        if t:
            a = (t >> 3) - 1
            e = (t & 7) - 1
            uh[6] -= 1
            uh[a] -= 1
            uh[e] -= 1
            if a == e:
                ud[a] -= 1


@fast
def features(p, b, score, held, seat, rack, swapped, w, x):
    """Fills x with the whole-number features (64 = 1) of the position after the turn of `seat`.

    rack: what is left on the rack before it is filled up; swapped: all of it goes back.
    """
    info = p.info
    mode = info[MODE]
    seats = info[SEATS]
    tops3, rh, rd, order, other, mine, uh, ud = w
    t3 = order
    for c in range(6):
        tops(b, c, t3)
        tops3[c, 0], tops3[c, 1], tops3[c, 2] = t3[0], t3[1], t3[2]
    rh[:] = 0
    rd[:] = 0
    total = uh[6]
    held_tiles = 0
    for k in range(RACK):
        t = rack[k]
        if t:
            held_tiles += 1
            a = (t >> 3) - 1
            e = (t & 7) - 1
            rh[a] += 1
            rh[e] += 1
            if a == e:
                rd[a] += 1
    if swapped:
        held_tiles = 0
        rh[:] = 0
        rd[:] = 0
    draws = min(info[HAND] - held_tiles, total)
    if total == 0:
        total = 1
    me = track_of(p, seat)
    row = score[me]
    n = 0
    playable = b[PLAYABLE]
    if mode == DUEL:
        for c in range(6):
            mine[c] = -row[c] if seat else row[c]
        order_of(mine, 1, order)
        up = 0
        for k in range(6):
            c = order[k]
            m = mine[c]
            up += int(m > 0) - int(m < 0)
            h = held[c]
            x[n] = 7 * m
            x[n + 1] = 8 * tops3[c, 0]
            x[n + 2] = 8 * tops3[c, 1]
            x[n + 3] = 8 * tops3[c, 2]
            x[n + 4] = low(2 * b[SUM + c])
            x[n + 5] = low(21 * rh[c] + 21 * draws * uh[c] // total)
            x[n + 6] = low(64 * rd[c] + 64 * draws * ud[c] // total)
            x[n + 7] = low(5 * b[NUM + c])
            x[n + 8] = 7 * min(9, m + tops3[c, 0])
            x[n + 9] = 7 * max(-9, m - tops3[c, 0])
            x[n + 10] = 0 if h == 0 else (64 if h == 1 + seat else -64)
            x[n + 11] = low(128 * uh[c] // total)
            n += 12
        low1 = up * 3
        low2 = 0
    else:
        order_of(row, 1, order)
        rival = score[(seat + 1) % seats] if mode == CLASSIC else score[1 - me]
        for k in range(6):
            c = order[k]
            s = row[c]
            best = rival[c]
            if mode == CLASSIC:
                for o in range(2, seats):
                    best = max(best, score[(seat + o) % seats][c])
            a = tops3[c, 0]
            if mode == TEAM:
                x[n] = 4 * s - 64
                x[n + 7] = 4 * best - 64
                x[n + 8] = 3 * (18 - s if s < 18 else 36 - s)
                x[n + 9] = 4 * climb(mode, s, a) - 64
            else:
                x[n] = 7 * s - 63
                x[n + 7] = 7 * best - 63
                x[n + 8] = low(5 * b[NUM + c])
                x[n + 9] = 7 * min(18, s + a) - 63
            x[n + 1] = 8 * a
            x[n + 2] = 8 * tops3[c, 1]
            x[n + 3] = 8 * tops3[c, 2]
            x[n + 4] = low(2 * b[SUM + c])
            x[n + 5] = low(21 * rh[c] + 21 * draws * uh[c] // total)
            x[n + 6] = low(64 * rd[c] + 64 * draws * ud[c] // total)
            n += 10
        low1 = 99
        low2 = 99
        rest = 2 if mode == TEAM else seats
        for o in range(1, rest):
            his = rival if o == 1 else score[(seat + o) % seats]
            order_of(his, 1, other)
            low1 = min(low1, row[order[0]] - his[other[0]])
            low2 = min(low2, row[order[1]] - his[other[1]])
            for k in range(6):
                c = other[k]
                x[n] = 4 * his[c] - 64 if mode == TEAM else 7 * his[c] - 63
                x[n + 1] = 8 * tops3[c, 0]
                if rest == 2:
                    x[n + 2] = 8 * tops3[c, 1]
                    x[n + 3] = low(128 * uh[c] // total)
                    x[n + 4] = 8 * tops3[c, 2]
                    x[n + 5] = low(2 * b[SUM + c])
                    n += 6
                elif rest == 3:
                    x[n + 2] = 8 * tops3[c, 1]
                    x[n + 3] = low(2 * b[SUM + c])
                    n += 4
                else:
                    x[n + 2] = low(2 * b[SUM + c])
                    n += 3
    # eight more and the constant
    x[n] = low(3 * playable // 2 - 64)
    x[n + 1] = low(2 * b[PAIRS] * 21 // 64)
    x[n + 2] = low(11 * low1)
    x[n + 3] = low(64 * max(0, 20 - playable) // 20)
    x[n + 4] = low(11 * low2)
    one = 0
    two = 0
    if not swapped:
        for k in range(RACK):
            t = rack[k]
            if t:
                a = (t >> 3) - 1
                e = (t & 7) - 1
                if mode == DUEL:
                    sa = -row[a] if seat else row[a]
                    se = -row[e] if seat else row[e]
                    v = UD[min(9, sa + tops3[a, 0]) + 9] - UD[sa + 9]
                    v += UD[min(9, se + tops3[e, 0]) + 9] - UD[se + 9]
                elif mode == TEAM:
                    v = U36[climb(mode, row[a], tops3[a, 0])] - U36[row[a]]
                    v += U36[climb(mode, row[e], tops3[e, 0])] - U36[row[e]]
                else:
                    v = U18[min(18, row[a] + tops3[a, 0])] - U18[row[a]]
                    v += U18[min(18, row[e] + tops3[e, 0])] - U18[row[e]]
                if v > one:
                    two = one
                    one = v
                elif v > two:
                    two = v
    x[n + 5] = low(one >> 4)
    x[n + 6] = low(two >> 4)
    x[n + 7] = 64 if swapped else 0
    x[n + 8] = 64
    return n + 9


@fast
def logit_of(z):
    """The logit of a decided game of which z is the share of the points."""
    if z >= 1.0:
        return SURE
    if z <= 0.0:
        return -SURE
    return np.float32(np.log(z / (1 - z)))


@fast
def logit(x, count, w1, w2, acc):
    """The net: x/64 -> leaky ReLU (1/16) hidden -> one number."""
    hidden = w2.shape[0]
    acc[:] = 0
    for i in range(count):
        v = np.float32(x[i]) * np.float32(1.0 / 64)
        if v != 0:
            for h in range(hidden):
                acc[h] += v * w1[i, h]
    total = np.float32(0)
    for h in range(hidden):
        v = acc[h]
        total += w2[h] * (v if v > 0 else v * np.float32(0.0625))
    return total
