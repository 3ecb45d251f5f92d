# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""The game's own proportional font: capitals 7 px high, lines 10 px.

ASCII, the letters of German and Danish, a few marks, the six symbols as chr(0xE001)..
chr(0xE006) and the four foods as chr(0xE011)..chr(0xE014). Firmware fonts lack most of these.
"""

import bitmaptools
import displayio
import fontio

from engine import const
from handheld import ROOT

_PATH = ROOT + "assets/font.bin"
_FIRST = const(32)
_ASCII = const(95)
_GAP = const(1)  # empty columns after each glyph
# Everything after ASCII, in the order of the glyph table (tools/assets/font.py).
_OTHERS = "ÄÖÜäöüßÆØÅæøå\ue001\ue002\ue003\ue004\ue005\ue006\ue011\ue012\ue013\ue014–…„“”’×·•←↑→↓"

SYMBOL = const(0xE000)  # chr(SYMBOL + 1..6)
FOOD = const(0xE010)  # chr(FOOD + 1..4)
HEIGHT = const(10)  # of a line, accents and descenders included


class Font:
    """What bitmap_label wants of a font, over one strip of bits (about 950 bytes)."""

    ascent = 8
    descent = 2

    def __init__(self):
        with open(_PATH, "rb") as file:
            head = file.read(4)
            self._table = file.read(2 * head[0])
            self._strip = displayio.Bitmap(head[2] | head[3] << 8, head[1], 2)
            bitmaptools.readinto(
                self._strip, file, bits_per_pixel=1, reverse_pixels_in_element=True
            )

    def get_bounding_box(self):
        """(width, height) in pixels that hold any glyph; the height is the line's."""
        return 8, HEIGHT

    def _place(self, code):
        """Index of code point `code` in the glyph table, or -1."""
        if _FIRST <= code < _FIRST + _ASCII:
            return code - _FIRST
        found = _OTHERS.find(chr(code))
        return found if found < 0 else found + _ASCII

    def get_glyph(self, code):
        """The fontio.Glyph of code point `code`, or None when the font lacks it."""
        place = self._place(code)
        if place < 0:
            return None
        width = self._table[2 * place]
        index = self._table[2 * place + 1]
        return fontio.Glyph(self._strip, index, width, HEIGHT, 0, -self.descent, width + _GAP, 0)

    def width(self, text):
        """Pixels a one-line `text` takes, the gap after its last letter included; letters the
        font lacks take none."""
        total = 0
        for letter in text:
            place = self._place(ord(letter))
            if place >= 0:
                total += self._table[2 * place] + _GAP
        return total


FONT = Font()
