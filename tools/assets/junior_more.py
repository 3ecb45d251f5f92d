# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""More of Junior: the igloo where the hungry penguins wait, the foods and the tiles of a plate."""

from tools.assets import icon_maps
from tools.assets.palette import FOOD_LETTERS, index
from tools.assets.pixels import Sheet, blank, frame, grid, over

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


def _spare():
    """Half a small floe with a mini food on it."""
    floe = tuple((index("s"),) * 7 for _ in range(8))
    frames = [blank(7, 8)]
    for number, letter in enumerate(FOOD_LETTERS):
        food = grid(icon_maps.MINI_FOODS, 6, 6, ink=letter)[number]
        around = ((0,) * 7,)
        frames.append(over(floe, around + tuple((0, *row) for row in food) + around))
    return frames


def sheets():
    """The igloo, small tiles in hand, and the larder."""
    return [
        Sheet("igloo", 22, 14, 1, [frame(IGLOO, 22, 14)]),
        Sheet("spare", 7, 8, 5, _spare()),
        Sheet("larder", 8, 6, 8, _larder()),
    ]
