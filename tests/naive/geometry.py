# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Boards of the second reading: cells, neighbours and lines, hexagonal and square.

A hexagonal cell is a cube coordinate (x, y, z) with x + y + z = 0; its axial name is ``x,z``.
A square cell is (x, y) counted from the top left corner; its name is ``x,y``.
"""

from itertools import permutations, product

HEX_STEPS = tuple(permutations((1, -1, 0)))
SQUARE_STEPS = ((1, 0), (0, 1), (-1, 0), (0, -1))

# A double tile is written with its second half in one of these directions from the first.
HEX_FORWARD = ((1, -1, 0), (0, -1, 1), (-1, 0, 1))
SQUARE_FORWARD = ((1, 0), (0, 1))


def hexagon(side):
    """All cells of a hexagonal board with ``side`` cells along each edge."""
    reach = range(-side + 1, side)
    return [(x, -x - z, z) for x, z in product(reach, reach) if -side < -x - z < side]


def square(low, high):
    """All cells (x, y) with both coordinates from ``low`` to ``high``, both included."""
    return list(product(range(low, high + 1), repeat=2))


def hex_name(cell):
    """Axial text of a cube cell: the first and the last coordinate."""
    return f"{cell[0]},{cell[2]}"


def square_name(cell):
    """Text of a square cell."""
    return f"{cell[0]},{cell[1]}"


def added(cell, step):
    """The cell one ``step`` away, on the board or not."""
    return tuple(a + b for a, b in zip(cell, step, strict=True))


def line(board, start, step, symbol):
    """How many cells in a row from ``start`` (not counted) along ``step`` show ``symbol``."""
    count = 0
    cell = added(start, step)
    while cell in board and board[cell] == symbol:
        count += 1
        cell = added(cell, step)
    return count
