# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""The compiled game of the editions with racks: Classic 2 to 4, Team, Duel and Travel.

A position is a `Position` of small arrays; `start` deals, `lay` and `finish_turn` play. A queue of
tiles is dealt from the front; tiles put back join its end in alphabetical order or, with `mix` 1,
are mixed into what is left.
"""

from collections import namedtuple

import numpy as np
from numba import njit

from . import geometry
from .field import CELL, CELLS, GAIN, NEAR, PAIRS, SIZE, clear, fast, put

CLASSIC, TEAM, DUEL, SOLO = 0, 1, 2, 3
RACK = 6
GOOD = 30.0  # Solo: the lowest colour that counts as 1
ALPHABET = np.array([0, 5, 2, 1, 3, 6, 4], np.int16)  # place of each of RGBOYP in the alphabet
TURN, BONUS, HEAD, TAIL, OVER, PLIES, NCELLS, SEATS, MODE, ISOLATE, MIX, HAND = range(12)

Position = namedtuple(
    "Position", "board nb score racks laid held queue unseen info shown rng scratch"
)
# score[track, 0..5]; held[0..5] Duel 0 nobody, 1 + seat; unseen[code] tiles of the bag and all
# racks;
# laid[seat] how many first turns are over; shown spare

EDITIONS = {
    "classic2": (6, 2, CLASSIC, 0, 6, 5),
    "classic3": (7, 3, CLASSIC, 0, 6, 5),
    "classic4": (8, 4, CLASSIC, 0, 6, 5),
    "team": (8, 4, TEAM, 0, 6, 5),
    "duel": (6, 2, DUEL, 0, 6, 5),
    "travel": (6, 2, CLASSIC, 1, 3, 2),
    "solo": (6, 1, SOLO, 0, 6, 5),
}


def make(edition, mix=1):
    """A position of an edition, to be dealt by `deal`."""
    side, seats, mode, isolate, _, _ = EDITIONS[edition]
    cells = geometry.hex_cells(side)
    info = np.zeros(12, np.int32)
    info[NCELLS], info[SEATS], info[MODE], info[ISOLATE], info[MIX] = (
        len(cells),
        seats,
        mode,
        isolate,
        mix,
    )
    info[HAND] = 1 if mode == SOLO else RACK
    return Position(
        np.zeros(SIZE, np.int16),
        geometry.neighbours(cells, geometry.HEX_STEPS),
        np.zeros((4, 6), np.int16),
        np.zeros((4, RACK), np.int16),
        np.zeros(4, np.int16),
        np.zeros(6, np.int16),
        np.zeros(400, np.int16),
        np.zeros(64, np.int16),
        info,
        np.array([cells.index(place) for place, _ in geometry.PRINTED], np.int16),
        np.ones(1, np.uint32),
        np.zeros(SIZE, np.int16),
    )


def tiles_of(edition):
    """The tile set of an edition, in order."""
    _, _, _, _, mixed, doubles = EDITIONS[edition]
    return geometry.tile_set(6, mixed, doubles)


@fast
def below(rng, n):
    """A number 0..n-1 from the xorshift generator `rng` (one uint32, never 0)."""
    x = rng[0]
    x ^= (x << np.uint32(13)) & np.uint32(0xFFFFFFFF)
    x ^= x >> np.uint32(17)
    x ^= (x << np.uint32(5)) & np.uint32(0xFFFFFFFF)
    rng[0] = x
    return np.int64(x >> np.uint32(1)) % n


@fast
def shuffle(rng, a, low, high):
    for i in range(high - 1, low, -1):
        j = low + below(rng, i - low + 1)
        a[i], a[j] = a[j], a[i]


@fast
def deal(p, tiles):
    """Sets up the board and the racks; `tiles` in the order they are drawn."""
    info = p.info
    clear(p.board, p.nb, info[NCELLS])
    for k in range(6):
        put(p.board, p.nb, p.shown[k], k + 1, True)
    p.score[:] = 0
    p.racks[:] = 0
    p.laid[:] = 0
    p.held[:] = 0
    p.unseen[:] = 0
    p.queue[: len(tiles)] = tiles
    for t in tiles:
        p.unseen[t] += 1
    info[TURN] = info[BONUS] = info[HEAD] = info[OVER] = info[PLIES] = 0
    info[TAIL] = len(tiles)
    for seat in range(info[SEATS]):
        refill(p, seat)


@fast
def refill(p, seat):
    for slot in range(p.info[HAND]):
        if p.racks[seat, slot] == 0 and p.info[HEAD] < p.info[TAIL]:
            p.racks[seat, slot] = p.queue[p.info[HEAD]]
            p.info[HEAD] += 1


@fast
def track_of(p, seat):
    """The score track of a seat: its own, in Team the team's, in Duel the one of both."""
    if p.info[MODE] == TEAM:
        return seat & 1
    if p.info[MODE] == DUEL:
        return 0
    return seat


@fast
def starts(b, nb, shown, out):
    """Marks in `out` the empty cells next to a printed symbol that no tile touches; their
    number.
    """
    n = 0
    out[:CELLS] = 0
    for k in range(6):
        free = True
        for d in range(6):
            s = b[CELL + nb[shown[k], d]]
            if 0 < s < 9:
                free = False
        if free:
            for d in range(6):
                j = nb[shown[k], d]
                if b[CELL + j] == 0 and b[NEAR + j] > 0:
                    out[j] = 1
                    n += 1
    return n


@fast
def isolates(b, nb, i, j):
    """Travel: would a tile on i and j leave a neighbouring empty cell without an empty
    neighbour?
    """
    for d in range(6):
        k = nb[i, d]
        if k != j and b[CELL + k] == 0 and b[NEAR + k] > 0:
            left = b[NEAR + k] - 1
            for e in range(6):
                if nb[k, e] == j:
                    left -= 1
            if left == 0:
                return True
        k = nb[j, d]
        if k != i and b[CELL + k] == 0 and b[NEAR + k] > 0:
            left = b[NEAR + k] - 1
            for e in range(6):
                if nb[k, e] == i:
                    left -= 1
            if left == 0:
                return True
    return False


@fast
def places(b, nb, cells, first, isolate, shown, out, mark):
    """Legal pairs (cell, direction 0..2) as cell * 3 + direction in `out`; returns their number."""
    bound = first and starts(b, nb, shown, mark) > 0
    while True:
        n = 0
        free = 0
        for i in range(cells):
            if b[CELL + i] != 0 or b[NEAR + i] == 0:
                continue
            for d in range(3):
                j = nb[i, d]
                if b[CELL + j] != 0:
                    continue
                if bound and mark[i] == 0 and mark[j] == 0:
                    continue
                free += 1
                if isolate and isolates(b, nb, i, j):
                    continue
                out[n] = i * 3 + d
                n += 1
        if n or not isolate:
            return n
        isolate = 0


@fast
def climb(mode, s, g):
    """A track at `s` that scores `g`: 18 the end, in Team and Solo a stop at 18 and the end at
    36.
    """
    if mode == TEAM or mode == SOLO:
        if s < 18:
            return min(18, s + g)
        return min(36, s + g)
    return min(18, s + g)


@fast
def score_one(mode, row, held, seat, c, g):
    """Scores `g` for symbol c (0..5); returns the bonuses earned."""
    s = row[c]
    if mode == DUEL:
        if seat == 0:
            t = min(9, s + g)
            if t == 9 and g > 0 and held[c] != 1:
                row[c] = t
                held[c] = 1
                return 1
        else:
            t = max(-9, s - g)
            if t == -9 and g > 0 and held[c] != 2:
                row[c] = t
                held[c] = 2
                return 1
        row[c] = t
        return 0
    t = climb(mode, s, g)
    row[c] = t
    if mode == SOLO:
        return 0
    if t > s and (t == 18 or t == 36 or (s < 18 and t > 18)):
        return 1
    return 0


@fast
def score_two(mode, row, held, seat, a, ga, b, gb):
    """Scores both halves in the better order; returns the bonuses earned."""
    if a != b:
        return score_one(mode, row, held, seat, a, ga) + score_one(mode, row, held, seat, b, gb)
    if mode == TEAM or mode == SOLO:
        s = row[a]
        x = climb(mode, climb(mode, s, ga), gb)
        y = climb(mode, climb(mode, s, gb), ga)
        if y > x:
            ga, gb = gb, ga
        n = score_one(mode, row, held, seat, a, ga)
        return n + score_one(mode, row, held, seat, a, gb)
    return score_one(mode, row, held, seat, a, ga + gb)


@fast
def all_top(mode, row):
    if mode == DUEL:
        return False
    top = 36 if mode == TEAM or mode == SOLO else 18
    for c in range(6):
        if row[c] != top:
            return False
    return True


@fast
def lay(p, slot, i, d, flip):
    """Plays a placement: the first symbol of the tile on i (flip 0) or on its neighbour in d."""
    info = p.info
    seat = info[TURN]
    t = p.racks[seat, slot]
    j = p.nb[i, d]
    a = t >> 3
    b = t & 7
    if flip:
        i, j = j, i
    ga = p.board[GAIN + (a - 1) * CELLS + i]
    gb = p.board[GAIN + (b - 1) * CELLS + j]
    put(p.board, p.nb, i, a, True)
    put(p.board, p.nb, j, b, True)
    p.racks[seat, slot] = 0
    p.unseen[t] -= 1
    p.laid[seat] = 1
    info[PLIES] += 1
    row = p.score[track_of(p, seat)]
    if info[BONUS] > 0:
        info[BONUS] -= 1
    info[BONUS] += score_two(info[MODE], row, p.held, seat, a - 1, ga, b - 1, gb)
    if all_top(info[MODE], row) or p.board[PAIRS] == 0:
        info[OVER] = 1
        info[BONUS] = 0
    elif info[BONUS]:
        left = 0
        for k in range(RACK):
            left += p.racks[seat, k]
        if left == 0:
            info[BONUS] = 0


@fast
def may_swap(p, seat):
    """No tile on the rack shows any of the weakest colours, and the bag has six tiles."""
    if p.info[MODE] >= DUEL or p.info[TAIL] - p.info[HEAD] < RACK:
        return False
    row = p.score[track_of(p, seat)]
    low = row[0]
    for c in range(1, 6):
        low = min(low, row[c])
    n = 0
    for k in range(RACK):
        t = p.racks[seat, k]
        if t:
            n += 1
            if row[(t >> 3) - 1] == low or row[(t & 7) - 1] == low:
                return False
    return n > 0


@fast
def name_rank(tile):
    return ALPHABET[tile >> 3] * 8 + ALPHABET[tile & 7]


@fast
def swap(p, seat, mask):
    """Sets the tiles of `mask` aside, refills, then puts them back into the bag."""
    aside = np.zeros(RACK, np.int16)
    n = 0
    for k in range(RACK):
        if mask >> k & 1 and p.racks[seat, k]:
            aside[n] = p.racks[seat, k]
            n += 1
            p.racks[seat, k] = 0
    refill(p, seat)
    for i in range(1, n):  # into the alphabetical order of the tiles' names, as the engine's queue
        k = i
        while k and name_rank(aside[k - 1]) > name_rank(aside[k]):
            aside[k], aside[k - 1] = aside[k - 1], aside[k]
            k -= 1
    for k in range(n):
        p.queue[p.info[TAIL]] = aside[k]
        p.info[TAIL] += 1
    if p.info[MIX]:
        shuffle(p.rng, p.queue, p.info[HEAD], p.info[TAIL])


@fast
def next_turn(p):
    """The next seat that has a tile; nobody has one: the game is over."""
    for _ in range(p.info[SEATS]):
        p.info[TURN] = (p.info[TURN] + 1) % p.info[SEATS]
        for k in range(RACK):
            if p.racks[p.info[TURN], k]:
                return
    p.info[OVER] = 1


@njit(cache=True)
def better(x, y):
    """1 if the six values x beat y by the rules' comparison, -1 if they lose, 0 if alike."""
    a = np.sort(x[:6])
    b = np.sort(y[:6])
    for k in range(6):
        if a[k] != b[k]:
            return 1 if a[k] > b[k] else -1
    return 0


@njit(cache=True)
def outcome(p, seat):
    """1 for a win of `seat`, a share of 1 for a shared first place, else 0 (Solo: lowest / 30)."""
    mode = p.info[MODE]
    if mode == DUEL:
        up = 0
        for c in range(6):
            s = p.score[0, c]
            up += int(s > 0) - int(s < 0)
        if seat:
            up = -up
        return 1.0 if up > 0 else (0.5 if up == 0 else 0.0)
    if mode == SOLO:
        return min(1.0, np.min(p.score[0]) / GOOD)
    tracks = 2 if mode == TEAM else p.info[SEATS]
    me = track_of(p, seat)
    equal = 1
    for t in range(tracks):
        if t != me:
            r = better(p.score[me], p.score[t])
            if r < 0:
                return 0.0
            if r == 0:
                equal += 1
    return 1.0 / equal
