# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""More of Junior: the igloo where the hungry penguins wait, and the foods of a plate in a row."""

from tools.assets import icon_maps
from tools.assets.palette import FOOD_LETTERS
from tools.assets.pixels import Sheet, frame, grid

PITCH = 8  # pixels from one food of a plate to the next

# 22 x 14: somebody looks out of the door
IGLOO = """
........iiiiii........
......iiwwwwiwii......
....iiwwwwwwiwwwii....
...iwwwwwwwwiwwwwwi...
..iiiiiiiiiiiiiiiiii..
..iwwwiwwnnnnwwwiwwi..
.iwwwwiwnssssnwwiwwwi.
.iwwwwinsswsswnwiwwwi.
iiiiiiinswkwksniiiiiii
iwwiwwwnsswoswnwwwiwwi
iwwiwwwnswooosnwwwiwwi
iwwiwwwnwwwwwwnwwwiwwi
iiiiiiinwwwwwwniiiiiii
.llllllnwwwwwwnllllll.
"""


def _larder():
    """The four mini foods side by side, each under its own number."""
    rows = [[0] * (4 * PITCH) for _ in range(6)]
    for number, letter in enumerate(FOOD_LETTERS):
        food = grid(icon_maps.MINI_FOODS, 6, 6, ink=letter)[number]
        for y, row in enumerate(food):
            rows[y][PITCH * number : PITCH * number + 6] = row
    return tuple(map(tuple, rows))


def sheets():
    """The igloo and the larder."""
    return [
        Sheet("igloo", 22, 14, 1, [frame(IGLOO, 22, 14)]),
        Sheet("larder", 4 * PITCH, 6, 1, [_larder()]),
    ]
