# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""The hexagon sheets: hex11, hex9 and hex8, forty frames each.

Frame = 1 + 6 * kind + symbol (1..6) with the kinds tile, printed, ghost, refused, lit; frame
0 is blank, 1 an empty cell; then come the marks: last tile, hint, lonely (a cell about to be
cut off), target (a cell to touch) and rim (the plain white edge of a cell).

strong11, strong9 and strong8 are the same frames for players who want to tell the symbols apart
by more than their outlines: half of them are black on their colour, the others on black.
"""

from tools.assets import hex_maps
from tools.assets.palette import SYMBOL_LETTERS, index
from tools.assets.pixels import Sheet, beside, blank, grid, over, recolour

COLUMNS = 8
# Black on their colour in the strong sheets: nobody takes the star for the sun then, or the ring
# for the disc.
INVERTED = "rp"
INK = index("w")  # the maps' "#" is read as white and recoloured


def _paint(mask, letter):
    return recolour(mask, {INK: index(letter)})


def _sheet(name, width, height, maps, inverted=""):
    face, rim, caps, slash, dashes, spot, cross = grid(maps[0], width, height, ink="w")
    symbols = grid(maps[1], width, height, ink="w")
    lit = grid(maps[2], width, height, ink="w")
    kinds = ([], [], [], [], [])
    for number, letter in enumerate(SYMBOL_LETTERS):
        symbol = symbols[number]
        bright = letter in inverted
        if bright:
            tile = over(_paint(face, letter), _paint(lit[number], "k"))
        else:
            tile = over(_paint(face, "k"), _paint(symbol, letter))
        dark = over(_paint(face, "k"), _paint(symbol, "d"))
        kinds[0].append(tile)
        below, above = (letter, "n") if bright else ("n", letter)
        kinds[1].append(over(_paint(face, below), _paint(lit[number], above), _paint(rim, "l")))
        kinds[2].append(over(tile, rim))
        # Red is as bright as the dim symbol: without its shadow nobody sees the slash in grey.
        shadow = _paint(beside(slash, face), "k")
        kinds[3].append(over(dark, shadow, _paint(dashes, "r"), _paint(slash, "r")))
        if bright:
            kinds[4].append(over(_paint(face, "w"), _paint(symbol, letter)))
        else:
            kinds[4].append(over(_paint(face, letter), _paint(lit[number], "k")))
    frames = [blank(width, height), _paint(face, "s")]
    for kind in kinds:
        frames += kind
    frames += [
        _paint(caps, "t"),
        over(_paint(rim, "y"), _paint(spot, "y")),
        over(_paint(dashes, "r"), _paint(cross, "r")),
        _paint(rim, "y"),
        rim,
    ]
    return Sheet(name, width, height, COLUMNS, frames)


def sheets():
    """The three hexagon sheets, ordinary and strong."""
    m = hex_maps
    return [
        _sheet(f"{name}{width}", width, height, maps, inverted)
        for name, inverted in (("hex", ""), ("strong", INVERTED))
        for width, height, maps in (
            (11, 12, (m.PARTS_11, m.SYMBOLS_11, m.LIT_11)),
            (9, 10, (m.PARTS_9, m.SYMBOLS_9, m.LIT_9)),
            (8, 9, (m.PARTS_8, m.SYMBOLS_8, m.LIT_8)),
        )
    ]
