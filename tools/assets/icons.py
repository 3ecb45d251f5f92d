# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""The small sheets: digits, mini symbols, icons and the players' signs."""

from tools.assets import icon_maps
from tools.assets.palette import FOOD_LETTERS, SYMBOL_LETTERS
from tools.assets.pixels import Sheet, blank, frame, grid


def _inked(text, size, letters):
    """One map for each letter, its "#" in that colour."""
    frames = []
    for number, letter in enumerate(letters):
        frames.append(grid(text, size, size, ink=letter)[number])
    return frames


def sheets():
    """All small sheets."""
    m = icon_maps
    minis = [blank(6, 6)]
    minis += _inked(m.MINI_SYMBOLS, 6, SYMBOL_LETTERS)
    minis += grid(m.MINI_MARKS, 6, 6)
    minis += _inked(m.MINI_FOODS, 6, FOOD_LETTERS)
    minis.append(frame(m.MINI_PENGUIN, 6, 6))
    return [
        Sheet("digits", 5, 7, 16, grid(m.DIGITS, 5, 7, ink="w") + grid(m.DIGITS, 5, 7, ink="y")),
        Sheet("small", 4, 5, 16, grid(m.SMALL, 4, 5, ink="w") + grid(m.SMALL, 4, 5, ink="y")),
        Sheet("mini", 6, 6, 16, minis),
        Sheet("icons", 8, 8, 8, [blank(8, 8), *grid(m.ICONS, 8, 8)]),
        Sheet("signs", 9, 9, 8, grid(m.SIGNS, 9, 9)),
    ]
