# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Stand-in for ``terminalio``: the built-in font as an English firmware has it."""

import fontio

from tools.simulator import machine

_FIRST, _LAST = 0x20, 0x7E


class _Font:
    """Blinka's font with the firmware's glyph offsets, ASCII only, read when first used."""

    def __init__(self):
        self._font = None
        self._glyphs = {}

    def _read(self):
        if self._font is None:
            here = machine.here()
            bitmaps = here.bitmaps
            self._font = fontio.BuiltinFont()
            here.bitmaps = bitmaps  # on the board this font is part of the firmware
        return self._font

    @property
    def bitmap(self):
        """The sheet of all glyphs."""
        return self._read().bitmap

    def get_bounding_box(self):
        """Return width and height of every glyph in pixels."""
        return self._read().get_bounding_box()

    def get_glyph(self, codepoint):
        """Return the fontio.Glyph of a code point, or None."""
        if not _FIRST <= codepoint <= _LAST:
            return None
        if codepoint not in self._glyphs:
            glyph = self._read().get_glyph(codepoint)
            # Blinka says dy=-2 where the firmware says 0
            self._glyphs[codepoint] = fontio.Glyph(
                glyph.bitmap,
                glyph.tile_index,
                glyph.width,
                glyph.height,
                glyph.dx,
                0,
                glyph.shift_x,
                glyph.shift_y,
            )
        return self._glyphs[codepoint]


FONT = _Font()
