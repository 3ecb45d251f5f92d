# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""More of Junior: the igloo where the hungry penguins wait, and the foods of a plate."""

from tools.assets import icon_maps
from tools.assets.palette import FOOD_LETTERS
from tools.assets.pixels import Sheet, frame, grid

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
    """The four mini foods with an empty pair of columns beside each, first dim, then in colour."""
    frames = []
    for letters in ("d" * len(FOOD_LETTERS), FOOD_LETTERS):
        for number, letter in enumerate(letters):
            food = grid(icon_maps.MINI_FOODS, 6, 6, ink=letter)[number]
            frames.append(tuple((*row, 0, 0) for row in food))
    return frames


def sheets():
    """The igloo and the larder."""
    return [
        Sheet("igloo", 22, 14, 1, [frame(IGLOO, 22, 14)]),
        Sheet("larder", 8, 6, 8, _larder()),
    ]
