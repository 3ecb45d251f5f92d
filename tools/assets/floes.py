# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""The ice-floe sheets of the square boards: floe13 (8 x 8 cells) and floe11 (10 x 10).

The frames stand where the hexagon sheets have them, so one view draws both; the places that
six symbols would take and four foods do not need hold deep water, ripples, Professor
Eisstein and a splash.
"""

from tools.assets import floe_maps
from tools.assets.palette import FOOD_LETTERS, index
from tools.assets.pixels import Sheet, beside, blank, grid, over, recolour

COLUMNS = 8
INK = index("w")


def _paint(mask, letter):
    return recolour(mask, {INK: index(letter)})


def _faded(picture, letter):
    """The food in one colour with its black outline: what a refused tile shows."""
    keep = {index("k"): index("k"), 0: 0}
    values = {value for row in picture for value in row}
    return recolour(picture, {v: keep.get(v, index(letter)) for v in values})


def _sheet(name, size, maps):
    water, deep, ripple, floe, start = grid(maps[0], size, size)
    full, dashes, corners, slash, spot = grid(maps[1], size, size, ink="w")
    foods = grid(maps[2], size, size)
    stand, walk, reach, happy = grid(maps[3], size, size)
    splash = grid(maps[4], size, size)
    kinds = ([], [], [], [], [])
    for food, letter in zip(foods, FOOD_LETTERS, strict=True):
        tile = over(floe, food)
        kinds[0].append(tile)
        kinds[1].append(over(start, food))
        kinds[2].append(over(tile, _paint(full, "y")))
        grey = recolour(floe, {index("w"): index("l"), index("l"): index("d")})
        shadow = _paint(beside(slash, tile), "k")
        refused = over(grey, _faded(food, "d"), shadow, _paint(dashes, "r"), _paint(slash, "r"))
        kinds[3].append(refused)
        lit = recolour(
            floe, {index("w"): index("k"), index("l"): index("k"), index("d"): index("k")}
        )
        kinds[4].append(over(lit, food, _paint(full, letter)))
    kinds[0].extend([deep, ripple])
    kinds[1].extend([stand, walk])
    kinds[2].extend([reach, happy])
    kinds[3].extend([blank(size, size), blank(size, size)])
    kinds[4].extend(splash)
    frames = [blank(size, size), water]
    for kind in kinds:
        frames += kind
    frames += [
        _paint(corners, "b"),
        over(_paint(full, "y"), _paint(spot, "y")),
        _paint(dashes, "r"),
        over(_paint(full, "y"), _paint(corners, "y")),
        full,
    ]
    return Sheet(name, size, size, COLUMNS, frames)


def sheets():
    """The two ice-floe sheets."""
    m = floe_maps
    return [
        _sheet("floe13", 13, (m.FLOOR_13, m.EDGES_13, m.FOODS_13, m.PROFESSOR_13, m.SPLASH_13)),
        _sheet("floe11", 11, (m.FLOOR_11, m.EDGES_11, m.FOODS_11, m.PROFESSOR_11, m.SPLASH_11)),
    ]
