# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""The compiled game of the Junior editions.

A position is one array: the board of `field.py`, then what every seat has and what is left. Trying
a move is a copy of it. The tiles lie in a queue beside it that is dealt from the front; a tile put
back joins its end or, with `mix` 1, is mixed into what is left.
"""

from collections import namedtuple

import numpy as np

from . import geometry
from .field import CELLS, GAIN, PAIRS, SIZE, clear, fast, put
from .racks import shuffle

FOODS = 4
PIECES = 40  # of each food in the box
KINDS = 10
FOOD = SIZE  # seat * 4 + food
BOX = FOOD + 16
FED = BOX + 4  # penguins by seat
RACK = FED + 4  # seat * 2 + slot
BAG = RACK + 8  # tiles left by kind
LEFT = BAG + KINDS  # tiles left
HUNGRY = LEFT + 1  # penguins left
TURN = HUNGRY + 1
OVER = TURN + 1
HEAD = OVER + 1
TAIL = HEAD + 1
ALL = TAIL + 1
QUEUE = 400

PAIRS_OF = [(a, b) for a in range(1, 5) for b in range(a, 5)]
CODES = np.array([a << 3 | b for a, b in PAIRS_OF], np.int16)
KIND = np.zeros(64, np.int16)
KIND[CODES] = np.arange(KINDS)

#: nb: neighbours; info: what does not change, by the names below; shown: the printed singles
Ice = namedtuple("Ice", "nb info shown queue rng")
SEATS, HAND, NCELLS, FLOCK, MIX = range(5)

EDITIONS = {
    "junior2": (2, 1, 8),
    "junior3": (3, 1, 14),
    "junior4": (4, 1, 14),
    "junior-advanced2": (2, 2, 10),
    "junior-advanced3": (3, 2, 16),
    "junior-advanced4": (4, 2, 16),
    "junior-solo": (1, 1, 16),
}


def make(edition, mix=1):
    """(ice, position) of an edition; `deal` sets the position up."""
    seats, hand, flock = EDITIONS[edition]
    cells = geometry.square_cells(1, 8) if seats <= 2 else geometry.square_cells(0, 9)
    ice = Ice(
        geometry.neighbours(cells, geometry.SQUARE_STEPS).astype(np.int32),
        np.array([seats, hand, len(cells), flock, mix], np.int32),
        np.array([cells.index(place) for place, _ in geometry.SINGLES], np.int16),
        np.zeros(QUEUE, np.int16),
        np.ones(1, np.uint32),
    )
    return ice, np.zeros(ALL, np.int16)


def tiles():
    """The tile set."""
    return geometry.tile_set(FOODS, 6, 5)


@fast
def deal(ice, s, order):
    """Sets up a game; `order`: the tiles as they will be drawn."""
    s[:] = 0
    clear(s[:SIZE], ice.nb, ice.info[NCELLS])
    for k in range(FOODS):
        put(s, ice.nb, ice.shown[k], k + 1, False)
        s[BOX + k] = PIECES
    s[HUNGRY] = ice.info[FLOCK]
    ice.queue[: len(order)] = order
    for t in order:
        s[BAG + KIND[t]] += 1
    s[LEFT] = s[TAIL] = len(order)
    for seat in range(ice.info[SEATS]):
        fill(ice, s, seat)


@fast
def fill(ice, s, seat):
    """Draws until the seat has as many tiles as it may hold."""
    for slot in range(ice.info[HAND]):
        at = RACK + 2 * seat + slot
        if s[at] == 0 and s[LEFT] > 0:
            t = ice.queue[s[HEAD]]
            s[HEAD] += 1
            s[LEFT] -= 1
            s[BAG + KIND[t]] -= 1
            s[at] = t


@fast
def give_back(ice, s, seat):
    """Puts the seat's tiles back into the bag."""
    for slot in range(2):
        at = RACK + 2 * seat + slot
        t = s[at]
        if t:
            ice.queue[s[TAIL]] = t
            s[TAIL] += 1
            s[LEFT] += 1
            s[BAG + KIND[t]] += 1
            s[at] = 0
    if ice.info[MIX]:
        shuffle(ice.rng, ice.queue, s[HEAD], s[TAIL])


@fast
def lay(nb, s, seat, t, i, j):
    """Lays tile t of a seat, its first food on i and its second on j: food, penguins, the end."""
    a = (t >> 3) - 1
    b = (t & 7) - 1
    ga = s[GAIN + a * CELLS + i]
    gb = s[GAIN + b * CELLS + j]
    put(s, nb, i, a + 1, False)
    put(s, nb, j, b + 1, False)
    food = FOOD + FOODS * seat
    n = min(ga, s[BOX + a])
    s[BOX + a] -= n
    s[food + a] += n
    n = min(gb, s[BOX + b])
    s[BOX + b] -= n
    s[food + b] += n
    fed = s[HUNGRY]
    for f in range(FOODS):
        fed = min(fed, s[food + f])
    for f in range(FOODS):
        s[food + f] -= fed
    s[FED + seat] += fed
    s[HUNGRY] -= fed
    if s[HUNGRY] == 0 or s[PAIRS] == 0:
        s[OVER] = 1


@fast
def take(s, seat, t):
    """Takes a tile t out of the seat's hand."""
    at = RACK + 2 * seat
    if s[at] != t:
        at += 1
    s[at] = 0


@fast
def next_turn(ice, s):
    """The next seat that has a tile; nobody has one: the game is over."""
    seats = ice.info[SEATS]
    for _ in range(seats):
        s[TURN] = (s[TURN] + 1) % seats
        if s[RACK + 2 * s[TURN]] or s[RACK + 2 * s[TURN] + 1]:
            return
    s[OVER] = 1


@fast
def standing(s, seat):
    """What the ranking compares: penguins, then pieces left over; as one number."""
    n = 0
    for f in range(FOODS):
        n += s[FOOD + FOODS * seat + f]
    return s[FED + seat] * 1000 + n


@fast
def outcome(ice, s, seat):
    """1 for a win, a share of 1 for a shared first place, else 0. Solo: how well it went."""
    mine = standing(s, seat)
    if ice.info[SEATS] == 1:
        return well(mine)
    equal = 1
    for other in range(ice.info[SEATS]):
        if other != seat:
            his = standing(s, other)
            if his > mine:
                return 0.0
            if his == mine:
                equal += 1
    return 1.0 / equal


@fast
def well(standing):
    """Solo: 0 … 1, a step a penguin and small change for the pieces left over."""
    return ((standing // 1000) * 16 + min(15, standing % 1000)) / 272.0
