# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Boards and tile sets for the compiled simulator, independent of the engine (so that the two
can check each other).

Cells are numbered 0..N-1 in reading order; N stands for the border. `near[cell, direction]` is the
neighbour's number, directions clockwise from east as everywhere in the game.
"""

import numpy as np

HEX_STEPS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
SQUARE_STEPS = ((1, 0), (0, 1), (-1, 0), (0, -1))
PRINTED = (((0, -5), 1), ((5, -5), 2), ((5, 0), 3), ((0, 5), 4), ((-5, 5), 5), ((-5, 0), 6))
SINGLES = (((3, 3), 1), ((6, 3), 2), ((6, 6), 3), ((3, 6), 4))


def hex_cells(side):
    """Coordinates (q, r) of the hexagonal board of `side` cells, in reading order."""
    reach = side - 1
    return [
        (q, r)
        for r in range(-reach, reach + 1)
        for q in range(-reach, reach + 1)
        if abs(q + r) <= reach
    ]


def square_cells(low, high):
    """Coordinates (x, y) of the square board from `low` to `high`, both included, in reading
    order.
    """
    return [(x, y) for y in range(low, high + 1) for x in range(low, high + 1)]


def neighbours(cells, steps):
    """The table near[cell, direction]; the border has number len(cells), and only itself around
    it.
    """
    number = {cell: i for i, cell in enumerate(cells)}
    border = len(cells)
    table = np.full((border + 1, len(steps)), border, np.int16)
    for i, (q, r) in enumerate(cells):
        for d, (dq, dr) in enumerate(steps):
            table[i, d] = number.get((q + dq, r + dr), border)
    return table


def tile_set(symbols, mixed, doubles):
    """All tile codes (first << 3 | second) of a set with `mixed` of each mixed pair and
    `doubles` of each double.
    """
    tiles = []
    for a in range(1, symbols + 1):
        for b in range(a, symbols + 1):
            tiles += [a << 3 | b] * (doubles if a == b else mixed)
    return np.array(tiles, np.int16)
