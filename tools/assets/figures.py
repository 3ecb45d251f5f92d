# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""The Junior sheets: penguins with holes to fill, small penguins, food pieces, choices."""

from tools.assets import figure_maps, icon_maps
from tools.assets.palette import index
from tools.assets.pixels import Sheet, blank, frame, grid, over


def _placed(piece, x, y, width, height):
    """A small frame at (x, y) of an otherwise transparent one."""
    rows = [list(row) for row in blank(width, height)]
    for down, row in enumerate(piece):
        rows[y + down][x : x + len(row)] = row
    return tuple(map(tuple, rows))


def _step(body, foot, aside):
    """The standing penguin with its head `aside` (-1 left, 1 right) and only one foot down."""
    rows = []
    for row in body[: figure_maps.HEAD]:
        rows.append(row[1:] + row[:1] if aside < 0 else row[-1:] + row[:-1])
    rows += body[figure_maps.HEAD : -1]
    rows.append(tuple(index(letter) for letter in foot))
    return tuple(rows)


def _penguins():
    """The penguins, each hole showing the dim shape of the food it waits for."""
    hole = frame(figure_maps.HOLE, 6, 6)
    foods = grid(icon_maps.MINI_FOODS, 6, 6, ink="d")
    stand, cheer = grid(figure_maps.PENGUIN, 22, 24)
    left, right = figure_maps.STEPS
    bowls = [
        _placed(over(hole, food), x, y, 22, 24)
        for (x, y), food in zip(figure_maps.HOLES, foods, strict=True)
    ]
    bodies = (stand, _step(stand, left, -1), _step(stand, right, 1), cheer)
    return [over(body, *bowls) for body in bodies]


def sheets():
    """The four Junior sheets."""
    m = figure_maps
    food = [blank(7, 7), *grid(m.PIECES, 7, 7), *grid(m.PLATE, 7, 7)]
    return [
        Sheet("penguin", 22, 24, 4, _penguins()),
        Sheet("chick", 8, 10, 5, [*grid(m.CHICK, 8, 10), blank(8, 10)]),
        Sheet("food", 7, 7, 8, food),
        Sheet("choice", 16, 16, 8, grid(m.CHOICES, 16, 16) + grid(m.MORE_CHOICES, 16, 16)),
    ]
