# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Large symbols for pictures, drawn from geometry: a pixel is set when its middle is inside.

The small sheets are drawn by hand; above some 16 pixels the true shapes look better.
"""

import math

from tools.assets.palette import SYMBOL_LETTERS, index
from tools.assets.pixels import blank


def hexagon(x, y, radius):
    """True inside a hexagon with a point on top; `radius` is centre to side."""
    x, y = abs(x), abs(y)
    return x <= radius and x / 2 + y * math.sqrt(3) / 2 <= radius


def _star(points, inner, turn=0.0):
    """A star of radius 1: `points` tips, the dents at `inner`."""

    def inside(x, y):
        step = math.pi / points
        angle = (math.atan2(x, -y) + turn) % (2 * step)
        angle = abs(angle - step)  # 0 at a dent, step at a tip
        tip = (math.cos(step), math.sin(step))
        px, py = math.hypot(x, y) * math.cos(angle), math.hypot(x, y) * math.sin(angle)
        # left of the edge from the dent (inner, 0) to the tip
        return (tip[0] - inner) * py - tip[1] * (px - inner) >= 0

    return inside


def _sun(x, y):
    distance = math.hypot(x, y)
    if distance <= 0.58:
        return True
    wedge = (math.atan2(y, x) / (2 * math.pi) * 12) % 1
    return 0.72 <= distance <= 1 and abs(wedge - 0.5) < 0.27


SHAPES = (
    _star(12, 0.62),
    lambda x, y: math.hypot(x, y) <= 0.82,
    _star(6, 0.58),
    lambda x, y: hexagon(x, y, 0.82),
    _sun,
    lambda x, y: 0.5 <= math.hypot(x, y) <= 0.95,
)


def tile(symbol, width):
    """A large tile half: black hexagon `width` pixels wide (even) with a light rim and the
    symbol (1..6); as many rows as the hexagon needs."""
    height = 2 * round(width / math.sqrt(3))
    rows = [list(row) for row in blank(width, height)]
    radius = width / 2
    inside = SHAPES[symbol - 1]
    ink = index(SYMBOL_LETTERS[symbol - 1])
    for row in range(height):
        for column in range(width):
            x, y = column + 0.5 - width / 2, row + 0.5 - height / 2
            if hexagon(x, y, radius):
                rim = not hexagon(x, y, radius - 1.2)
                rows[row][column] = index("d" if y > -x / 2 else "l") if rim else index("k")
            if inside(x / radius / 0.8, y / radius / 0.8):
                rows[row][column] = ink
    return tuple(map(tuple, rows))
