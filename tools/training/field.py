# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""The compiled board: one int16 array holding cells, gains and the per-colour statistics that
features need.

The array is copied to try a placement and thrown away afterwards: cheaper than taking anything
back.
"""

import numpy as np
from numba import njit

CELLS = 170  # room for the largest board and its border
CELL = 0
NEAR = CELL + CELLS  # number of empty neighbours
GAIN = NEAR + CELLS  # 6 colours x cells: what the colour would score there now
TALL = 32  # gains a worth table knows
LEVELS = 16  # gains above 15 are counted as 15 in the statistics
HIST = GAIN + 6 * CELLS  # per colour: playable cells by gain
SUM = HIST + 6 * LEVELS
NUM = SUM + 6
PLAYABLE = NUM + 6
PAIRS = PLAYABLE + 1
SIZE = PAIRS + 1
BORDER = 9

fast = njit(cache=True, fastmath=True, nogil=True, error_model="numpy")


@fast
def _drop(b, at):
    """Takes a cell out of the playable ones."""
    b[PLAYABLE] -= 1
    for c in range(6):
        g = b[GAIN + c * CELLS + at]
        b[HIST + c * LEVELS + min(g, LEVELS - 1)] -= 1
        if g:
            b[SUM + c] -= g
            b[NUM + c] -= 1


@fast
def _raise(b, c, at, more):
    i = GAIN + c * CELLS + at
    g = b[i]
    b[i] = g + more
    if b[NEAR + at] > 0:
        b[HIST + c * LEVELS + min(g, LEVELS - 1)] -= 1
        b[HIST + c * LEVELS + min(g + more, LEVELS - 1)] += 1
        b[SUM + c] += more
        if g == 0:
            b[NUM + c] += 1


@fast
def put(b, nb, at, symbol, rays):
    """Lays `symbol` (1..6) on the empty cell `at`; rays False counts adjacent cells only
    (Junior).
    """
    if b[NEAR + at] > 0:
        _drop(b, at)
    b[CELL + at] = symbol
    b[PAIRS] -= b[NEAR + at]
    directions = nb.shape[1]
    for d in range(directions):
        j = nb[at, d]
        if b[CELL + j] == 0:
            b[NEAR + j] -= 1
            if b[NEAR + j] == 0:
                b[NEAR + j] = 1
                _drop(b, j)
                b[NEAR + j] = 0
    c = symbol - 1
    if not rays:
        for d in range(directions):
            j = nb[at, d]
            if b[CELL + j] == 0:
                _raise(b, c, j, 1)
        return
    half = directions // 2
    for d in range(half):
        ahead = 0
        e = nb[at, d]
        while b[CELL + e] == symbol:
            ahead += 1
            e = nb[e, d]
        behind = 0
        f = nb[at, d + half]
        while b[CELL + f] == symbol:
            behind += 1
            f = nb[f, d + half]
        if b[CELL + e] == 0:
            _raise(b, c, e, 1 + behind)
        if b[CELL + f] == 0:
            _raise(b, c, f, 1 + ahead)


@fast
def clear(b, nb, cells):
    """An empty board of `cells` cells."""
    b[:] = 0
    for i in range(cells, CELLS):
        b[CELL + i] = BORDER
    directions = nb.shape[1]
    for i in range(cells):
        n = 0
        for d in range(directions):
            if nb[i, d] < cells:
                n += 1
        b[NEAR + i] = n
        b[PAIRS] += n
    b[PAIRS] //= 2
    b[PLAYABLE] = cells
    for c in range(6):
        b[HIST + c * LEVELS] = cells


def new_board():
    """An array for `clear`."""
    return np.zeros(SIZE, np.int16)
