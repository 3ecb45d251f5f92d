# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""First cut, features and the reference players of the Junior editions, compiled;
`engine/bots/junior.py` and `junior_net.py` compute the same whole numbers on the board.
"""

import numpy as np

from .field import CELL, CELLS, GAIN, HIST, LEVELS, NEAR, PAIRS, PLAYABLE, fast
from .junior import (
    BAG,
    BOX,
    CODES,
    FED,
    FOOD,
    FOODS,
    HAND,
    HUNGRY,
    KINDS,
    LEFT,
    NCELLS,
    OVER,
    RACK,
    SEATS,
    lay,
    standing,
)
from .players import insert, low

INPUTS = 96
HIDDEN = 32
# What the first, second, … piece of a food in front of a player is worth together
WORTH = np.array([0, 30, 44, 52, 57, 61, 64, 66, 68, 69, 70], np.int32)
MOST = 10
PENGUIN = 200
SIDE = 8


@fast
def weigh(food, box, t, hungry, table):
    """The table of worth of a tile: what so many pieces for either half make of this food."""
    a = (t >> 3) - 1
    b = (t & 7) - 1
    had = 0
    for f in range(FOODS):
        had += WORTH[min(food[f], MOST)]
    for first in range(4 if a != b else 7):
        for second in range(4 if a != b else 1):
            fed = hungry
            for f in range(FOODS):
                n = food[f]
                if f == a:
                    n += min(first, box[a])
                if f == b:
                    n += min(second, box[b])
                fed = min(fed, n)
            value = fed * PENGUIN - had
            for f in range(FOODS):
                n = food[f] - fed
                if f == a:
                    n += min(first, box[a])
                if f == b:
                    n += min(second, box[b])
                value += WORTH[min(n, MOST)]
            table[first * SIDE + second] = value


@fast
def scan(ice, s, t, table, keep, n, val, act):
    """Adds every place for tile t to the `keep` best; act: (t * 128 + first cell) * 128 + second.

    table: the tile's table of worth; n: how many there are already; returns how many then.
    """
    nb = ice.nb
    a = GAIN + ((t >> 3) - 1) * CELLS
    b = GAIN + ((t & 7) - 1) * CELLS
    for i in range(ice.info[NCELLS]):
        if s[CELL + i] != 0 or s[NEAR + i] == 0:
            continue
        for d in range(2):
            j = nb[i, d]
            if s[CELL + j] != 0:
                continue
            if a == b:
                v = table[(s[a + i] + s[a + j]) * SIDE]
            else:
                v = table[s[a + j] * SIDE + s[b + i]]
                n = insert(val, act, n, keep, v, (t * 128 + j) * 128 + i)
                v = table[s[a + i] * SIDE + s[b + j]]
            n = insert(val, act, n, keep, v, (t * 128 + i) * 128 + j)
    return n


@fast
def candidates(ice, s, seat, keep, table, val, act):
    """The `keep` best places for the seat's tiles by the first cut; returns how many."""
    n = 0
    one = int(s[RACK + 2 * seat])
    two = int(s[RACK + 2 * seat + 1])
    food = s[FOOD + FOODS * seat : FOOD + FOODS * seat + FOODS]
    box = s[BOX : BOX + FOODS]
    if one:
        weigh(food, box, one, s[HUNGRY], table)
        n = scan(ice, s, one, table, keep, n, val, act)
    if two and two != one:
        weigh(food, box, two, s[HUNGRY], table)
        n = scan(ice, s, two, table, keep, n, val, act)
    return n


@fast
def greedy(ice, s, seat):
    """Most pieces, the first of the engine's list of equals."""
    best = -1
    found = -1
    for slot in range(2):
        t = int(s[RACK + 2 * seat + slot])
        if t == 0 or (slot and s[RACK + 2 * seat] == t):
            continue
        a = GAIN + ((t >> 3) - 1) * CELLS
        b = GAIN + ((t & 7) - 1) * CELLS
        for i in range(ice.info[NCELLS]):
            if s[CELL + i] != 0 or s[NEAR + i] == 0:
                continue
            for d in range(2 if a == b else 4):
                j = ice.nb[i, d]
                if s[CELL + j] == 0 and s[a + i] + s[b + j] > best:
                    best = s[a + i] + s[b + j]
                    found = (t * 128 + i) * 128 + j
    return found


@fast
def top(ice, s, t, table):
    """The most that tile t could bring here."""
    a = GAIN + ((t >> 3) - 1) * CELLS
    b = GAIN + ((t & 7) - 1) * CELLS
    best = 0
    for i in range(ice.info[NCELLS]):
        if s[CELL + i] != 0 or s[NEAR + i] == 0:
            continue
        for d in range(2):
            j = ice.nb[i, d]
            if s[CELL + j] != 0:
                continue
            if a == b:
                best = max(best, table[(s[a + i] + s[a + j]) * SIDE])
            else:
                best = max(best, table[s[a + i] * SIDE + s[b + j]])
                best = max(best, table[s[a + j] * SIDE + s[b + i]])
    return best


@fast
def formula(ice, s, seat, keep, table, val, act, t):
    """The choice of the formula with its look-ahead (engine/bots/junior.py); t: room for a copy."""
    n = candidates(ice, s, seat, keep, table, val, act)
    best = 0
    found = -1
    for m in range(n):
        t[:] = s
        code = act[m] >> 14
        lay(ice.nb, t, seat, code, act[m] >> 7 & 127, act[m] & 127)
        v = val[m]
        hungry = t[HUNGRY]
        if t[OVER]:
            mine = standing(t, seat)
            v += 10000
            for other in range(ice.info[SEATS]):
                if other != seat and standing(t, other) > mine:
                    v = val[m] - 10000
        else:
            worst = 0
            box = s[BOX : BOX + FOODS]
            for step in range(1, ice.info[SEATS]):
                o = (seat + step) % ice.info[SEATS]
                for slot in range(2):
                    his = t[RACK + 2 * o + slot]
                    if his:
                        weigh(
                            t[FOOD + FOODS * o : FOOD + FOODS * o + FOODS], box, his, hungry, table
                        )
                        worst = max(worst, top(ice, t, his, table) // step)
            v -= worst
            mine = 0
            food = t[FOOD + FOODS * seat : FOOD + FOODS * seat + FOODS]
            used = False
            for slot in range(2):
                kept = s[RACK + 2 * seat + slot]
                if kept == code and not used:
                    used = True
                elif kept:
                    weigh(food, box, kept, hungry, table)
                    mine = max(mine, top(ice, t, kept, table))
            if s[LEFT] and mine == 0:
                for k in range(KINDS):
                    if s[BAG + k]:
                        weigh(food, box, CODES[k], hungry, table)
                        mine += s[BAG + k] * top(ice, t, CODES[k], table)
                mine //= s[LEFT]
            v += mine * 3 // 4
        if found < 0 or v > best:
            best = v
            found = act[m]
    return found


@fast
def formula_keeps(ice, s, seat, table):
    """Advanced, after laying: is the second tile as good as one drawn blindly?"""
    if s[LEFT] == 0:
        return True
    kept = s[RACK + 2 * seat] + s[RACK + 2 * seat + 1]
    food = s[FOOD + FOODS * seat : FOOD + FOODS * seat + FOODS]
    box = s[BOX : BOX + FOODS]
    weigh(food, box, kept, s[HUNGRY], table)
    own = top(ice, s, kept, table)
    mean = 0
    for k in range(KINDS):
        if s[BAG + k]:
            weigh(food, box, CODES[k], s[HUNGRY], table)
            mean += s[BAG + k] * top(ice, s, CODES[k], table)
    return own * s[LEFT] >= mean


def room():
    """Working arrays for `features`."""
    return np.zeros((8, FOODS), np.int32)


@fast
def rising(s, food, order):
    """order: the foods by rising number of pieces, equal ones by number."""
    for f in range(FOODS):
        k = f
        while k > 0 and s[food + order[k - 1]] > s[food + f]:
            order[k] = order[k - 1]
            k -= 1
        order[k] = f


@fast
def chance(s, food, best, halves, total):
    """(chance in 64ths that one tile from the bag feeds a penguin, what its halves bring)."""
    missing = 0
    one = 0
    two = 0
    worth = 0
    for f in range(FOODS):
        n = s[food + f]
        if n == 0:
            missing += 1
            two = one
            one = f
        if best[f]:
            worth += halves[f] * (WORTH[min(MOST, n + best[f])] - WORTH[min(MOST, n)])
    fed = 0
    if missing == 1 and best[one]:
        # tiles that show it: its halves but for the second ones of its doubles
        fed = halves[one] - s[BAG + double_of(one)]
    elif missing == 2 and best[one] and best[two]:
        fed = s[BAG + double_of(two) + one - two]
    return 64 * fed // total, worth // total


@fast
def double_of(f):
    """The kind of the double of food f, before the mixed ones of it and later foods."""
    return f * (9 - f) // 2


@fast
def tile_brings(s, food, t, best, second, hungry):
    """(penguins, worth) a tile could bring if both halves found their best cells."""
    a = (t >> 3) - 1
    b = (t & 7) - 1
    fed = hungry
    worth = 0
    for f in range(FOODS):
        n = s[food + f]
        more = 0
        if f == a:
            more += best[f]
        if f == b:
            more += second[f] if a == b else best[f]
        fed = min(fed, n + more)
        worth += WORTH[min(MOST, n + more)] - WORTH[min(MOST, n)]
    return fed, worth


@fast
def of_food(s, f, c, best, x, n):
    """Writes the six inputs of a food of which a player has c pieces."""
    h = HIST + f * LEVELS
    x[n] = 12 * min(c, MOST)
    x[n + 1] = 0 if c else 64
    x[n + 2] = low(32 * s[h + 3])
    x[n + 3] = low(12 * s[h + 2])
    x[n + 4] = low(4 * s[h + 1])
    x[n + 5] = 24 * best[f]


@fast
def features(ice, s, me, kept, w, x):
    """Fills x with the inputs (64 = 1) of the position after the turn of `me`, before it draws.

    kept: the tile that `me` keeps in its hand, or 0. Returns how many inputs.
    """
    seats = ice.info[SEATS]
    nxt = (me + 1) % seats
    order = w[0]
    best = w[1]
    second = w[2]
    halves = w[3]
    other = w[4]
    total = s[LEFT]
    for f in range(FOODS):
        h = HIST + f * LEVELS
        best[f] = 3 if s[h + 3] else 2 if s[h + 2] else 1 if s[h + 1] else 0
        second[f] = best[f]
        if best[f] and s[h + best[f]] == 1:
            second[f] = 2 if best[f] == 3 and s[h + 2] else 1 if best[f] > 1 and s[h + 1] else 0
        halves[f] = 0
    k = 0
    for a in range(FOODS):
        for b in range(a, FOODS):
            halves[a] += s[BAG + k]
            halves[b] += s[BAG + k]
            k += 1
    if total == 0:
        total = 1
    mine = FOOD + FOODS * me
    his = FOOD + FOODS * nxt
    hungry = s[HUNGRY]
    rising(s, mine, order)
    n = 0
    for k in range(FOODS):
        f = order[k]
        c = s[mine + f]
        of_food(s, f, c, best, x, n)
        x[n + 6] = low(64 * halves[f] // total)
        x[n + 7] = 2 * (WORTH[min(MOST, c + best[f])] - WORTH[min(MOST, c)])
        n += 8
    if seats > 1:
        rising(s, his, other)
        for k in range(FOODS):
            f = other[k]
            of_food(s, f, s[his + f], best, x, n)
            x[n + 6] = 12 * min(s[mine + f], MOST)
            n += 7
    fed, worth = chance(s, mine, best, halves, total)
    x[n] = fed
    x[n + 1] = worth
    pieces = 0
    for f in range(FOODS):
        pieces += s[mine + f]
    x[n + 2] = low(6 * pieces)
    x[n + 3] = low(12 * s[FED + me])
    x[n + 4] = low(8 * hungry)
    x[n + 5] = low(3 * s[PLAYABLE] // 2 - 64)
    x[n + 6] = low(s[PAIRS] - 64)
    x[n + 7] = low(64 * max(0, 16 - s[PLAYABLE]) // 16)
    x[n + 8] = low(64 * max(0, 4 - hungry) // 4)
    x[n + 9] = 64
    x[n + 10] = low(4 * s[LEFT])
    n += 11
    if ice.info[HAND] == 2:
        fed, worth = 0, 0
        if kept:
            fed, worth = tile_brings(s, mine, kept, best, second, hungry)
        x[n] = low(64 * fed)
        x[n + 1] = worth
        x[n + 2] = 64 if kept else 0
        n += 3
    if seats > 1:
        fed, worth = chance(s, his, best, halves, total)
        x[n] = fed
        x[n + 1] = worth
        one = 0
        gain = 0
        some = False
        for slot in range(2):
            t = s[RACK + 2 * nxt + slot]
            if t:
                some = True
                more, brings = tile_brings(s, his, t, best, second, hungry)
                one = max(one, more)
                gain = max(gain, brings)
        # a hand that is not known: what one tile is likely to bring
        x[n + 2] = low(64 * one) if some else fed
        x[n + 3] = gain if some else worth
        pieces2 = 0
        for f in range(FOODS):
            pieces2 += s[his + f]
        x[n + 4] = low(6 * pieces2)
        x[n + 5] = low(12 * s[FED + nxt])
        lead = s[FED + me] - s[FED + nxt]
        x[n + 6] = low(24 * lead)
        x[n + 7] = low(24 * (abs(lead) - hungry))
        x[n + 8] = 64 if lead > hungry else -64 if -lead > hungry else 0
        x[n + 9] = low(6 * (pieces - pieces2))
        n += 10
        if seats > 2:
            # the best of the rest
            rival = (me + 2) % seats
            if seats == 4 and standing(s, (me + 3) % seats) > standing(s, rival):
                rival = (me + 3) % seats
            missing = 0
            pieces3 = 0
            for f in range(FOODS):
                missing += int(s[FOOD + FOODS * rival + f] == 0)
                pieces3 += s[FOOD + FOODS * rival + f]
            one = 0
            for slot in range(2):
                t = s[RACK + 2 * rival + slot]
                if t:
                    more, brings = tile_brings(s, FOOD + FOODS * rival, t, best, second, hungry)
                    one = max(one, more)
            lead = s[FED + me] - s[FED + rival]
            x[n] = low(24 * lead)
            x[n + 1] = low(24 * (abs(lead) - hungry))
            x[n + 2] = low(6 * pieces3)
            x[n + 3] = 32 * missing
            x[n + 4] = low(64 * one)
            n += 5
    return n
