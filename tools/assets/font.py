# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Packs the font maps into assets/font.bin.

The file: number of glyphs, height, strip width (two bytes, low first), the glyph table, the
one-bit rows. All glyphs stand in one strip, sorted by width, each at a multiple of its width,
because bitmap_label finds a glyph at tile_index * width. The table holds two bytes a glyph, in
the order of ORDER: its width, its tile index.
"""

from tools.assets.font_maps import STRIPS
from tools.assets.pixels import pack

HEIGHT = 10
LATIN = "ÄÖÜäöüßÆØÅæøå"
MARKS = "–…„“”’×·•←↑→↓"
SYMBOLS = "".join(chr(0xE001 + n) for n in range(6)) + "".join(chr(0xE011 + n) for n in range(4))
ORDER = "".join(map(chr, range(32, 127))) + LATIN + SYMBOLS + MARKS


def glyphs():
    """{letter: tuple of HEIGHT rows of 0 / 1}. Raises ValueError for a ragged or doubled map."""
    found = {}
    for letters, top, text in STRIPS:
        lines = [line.split() for line in text.strip().splitlines()]
        for column, letter in enumerate(letters):
            rows = [line[column] for line in lines]
            width = len(rows[0])
            if letter in found or any(len(row) != width for row in rows):
                raise ValueError(f"glyph {letter!r} is ragged or drawn twice")
            if len(lines[0]) != len(letters):
                raise ValueError(f"{letters!r} has {len(lines[0])} maps")
            rows = ["." * width] * top + rows + ["." * width] * (HEIGHT - top - len(rows))
            found[letter] = tuple(tuple(int(c == "#") for c in row) for row in rows)
    return found


def file_bytes():
    """The font file."""
    found = glyphs()
    if set(found) != set(ORDER):
        raise ValueError(f"missing or unknown glyphs: {sorted(set(found) ^ set(ORDER))}")
    place, x = {}, 0
    for letter in sorted(ORDER, key=lambda c: (len(found[c][0]), ORDER.index(c))):
        width = len(found[letter][0])
        x += -x % width
        place[letter] = x
        x += width
    canvas = [[0] * x for _ in range(HEIGHT)]
    table = bytearray()
    for letter in ORDER:
        width = len(found[letter][0])
        table += bytes((width, place[letter] // width))
        for y, row in enumerate(found[letter]):
            canvas[y][place[letter] : place[letter] + width] = row
    head = len(ORDER).to_bytes(1, "little") + bytes((HEIGHT,)) + x.to_bytes(2, "little")
    return head + bytes(table) + pack(canvas, 1)
