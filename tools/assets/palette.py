# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""The one palette: sixteen colours shared by every sheet and every picture.

The six symbol colours climb in brightness in even steps (blue darkest, then red, purple,
orange, green, yellow brightest), so that they can be told apart in grey and by people who
do not see hue; tests/art/test_sight.py holds the numbers.
"""

# letter in the pixel maps, name, red, green, blue (0..255 each)
COLOURS = (
    (".", "transparent", 0, 0, 0),
    ("k", "black", 0, 0, 0),
    ("n", "navy", 10, 14, 40),
    ("s", "slate", 56, 68, 104),
    ("d", "dim", 112, 122, 148),
    ("l", "light", 176, 188, 208),
    ("w", "white", 255, 255, 255),
    ("r", "red", 255, 56, 48),
    ("g", "green", 112, 251, 140),
    ("b", "blue", 32, 84, 255),
    ("o", "orange", 255, 150, 16),
    ("y", "yellow", 255, 252, 104),
    ("p", "purple", 206, 89, 239),
    ("i", "ice", 196, 232, 255),
    ("m", "marine", 16, 84, 132),
    ("t", "tan", 208, 152, 104),
)
LETTERS = "".join(row[0] for row in COLOURS)
NAMES = tuple(row[1] for row in COLOURS)
RGB = tuple(row[2:] for row in COLOURS)

SYMBOL_LETTERS = "rgboyp"  # symbols 1..6 in the order of the rules: R G B O Y P
FOOD_LETTERS = "grop"  # foods 1..4 in the order of the rules: G R O V (violet = purple)


def index(letter):
    """Palette index (0..15) of a map letter. Raises ValueError for an unknown letter."""
    return LETTERS.index(letter)


def shown(entry):
    """The colour of palette `entry` (0..15) as the 16-bit screen shows it, 0..255 a channel."""
    red, green, blue = RGB[entry]
    red, green, blue = red >> 3, green >> 2, blue >> 3
    return red << 3 | red >> 2, green << 2 | green >> 4, blue << 3 | blue >> 2


def palette_bytes():
    """The palette as 48 bytes, red green blue for each entry: the file assets/palette.bin."""
    return bytes(channel for rgb in RGB for channel in rgb)
