# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""The few things that every screen draws: words, sprites, areas of one colour.

Words that stay as they are need no label of the library: that takes 17 KB of memory and 1.5 KB more
for each. It is loaded with a menu only (`handheld.menu`) and let go with it.
"""

import bitmaptools
import displayio
import vectorio

from handheld import art, text
from handheld.font import HEIGHT

#: colours of the players, by number: none of them is near a colour of a symbol
SEAT_COLOURS = (0x00B0A0, 0xFF90C0, 0xC89060, 0xFFFFFF)

#: anchors of a label: which point of it lies on the given place
LEFT = (0.0, 0.5)
MIDDLE = (0.5, 0.5)
RIGHT = (1.0, 0.5)


_inks = {}


def _ink(colour):
    # One palette for all words of a colour
    if colour not in _inks:
        ink = displayio.Palette(2)
        ink[1] = art.palette()[colour]
        ink.make_transparent(0)
        _inks[colour] = ink
    return _inks[colour]


def span(said):
    """Return how many pixels wide the longest line of words is."""
    from handheld.font import FONT  # see App: it is let go of while nothing is written

    return max([FONT.width(line) for line in said.split("\n")])


class Words(displayio.Group):
    """Words drawn once, placed like a `bitmap_label`.

    text  what they say
    size  (width, height) in pixels, not scaled
    """

    def __init__(self, said, x, y, colour, anchor, scale, leading):
        from handheld.font import FONT

        lines = said.split("\n")
        width = span(said)
        height = HEIGHT + (len(lines) - 1) * leading
        super().__init__(
            x=x - round(anchor[0] * width * scale),
            y=y - round(anchor[1] * height * scale),
            scale=scale,
        )
        self.text = said
        self.size = (width, height)
        self._grid = None
        if not width:
            return
        page = displayio.Bitmap(width, height, 2)
        down = 0
        for line in lines:
            across = round(anchor[0] * (width - FONT.width(line)))
            for letter in line:
                glyph = FONT.get_glyph(ord(letter))
                if glyph:
                    left = glyph.tile_index * glyph.width
                    bitmaptools.blit(
                        page,
                        glyph.bitmap,
                        across,
                        down,
                        x1=left,
                        y1=0,
                        x2=left + glyph.width,
                        y2=HEIGHT,
                    )
                    across += glyph.shift_x
            down += leading
        self._grid = displayio.TileGrid(page, pixel_shader=_ink(colour))
        self.append(self._grid)

    def ink(self, colour):
        """Take another colour of the palette."""
        if self._grid:
            self._grid.pixel_shader = _ink(colour)


def words(said, x, y, colour=art.WHITE, anchor=MIDDLE, scale=1, leading=HEIGHT):
    """Return `Words`.

    :param str said: what they say, in one line or more
    :param int x: place of the anchor
    :param int y: the same, downwards
    :param int colour: index in the palette
    :param anchor: LEFT, MIDDLE or RIGHT; the other direction is centred
    :param int leading: pixels from line to line
    """
    return Words(said, x, y, colour, anchor, scale, leading)


def area(x, y, width, height, colour):
    """Return a rectangle of one colour of the palette."""
    return vectorio.Rectangle(
        pixel_shader=art.palette(), width=width, height=height, x=x, y=y, color_index=colour
    )


def sprites(name, x, y, frames, across=0, down=1):
    """Return frames of a sheet, side by side.

    :param str name: the sheet
    :param frames: frame numbers, one or more
    :param int across: columns, if there are not as many as frames: all show the first frame
    :param int down: rows, the same
    """
    width, height = art.size(name)
    grid = displayio.TileGrid(
        art.sheet(name),
        pixel_shader=art.palette(),
        width=across or len(frames),
        height=down,
        tile_width=width,
        tile_height=height,
        default_tile=frames[0],
        x=x,
        y=y,
    )
    if not across:
        for place, frame in enumerate(frames):
            grid[place] = frame
    return grid


def blank():
    """Return a group with nothing but the colour behind everything."""
    group = displayio.Group()
    group.append(area(0, 0, 160, 128, art.NAVY))
    return group


def anew(app):
    """Return a `blank` group, shown from now on in place of the one before.

    For a screen that shows something else: what is taken out of a group that is shown would be sent
    once more.
    """
    group = blank()
    app.device.display.root_group = group
    return group


def plate(x, y, width, height, colour):
    """Return a rectangle in a player's colour.

    :param int colour: number of the colour, as in `handheld.seats.Seats.colours`
    """
    palette = displayio.Palette(1)
    palette[0] = SEAT_COLOURS[colour]
    return vectorio.Rectangle(pixel_shader=palette, width=width, height=height, x=x, y=y)


def sign(choices, seat, x, y, scale=1):
    """Return a player's animal in a frame of the player's colour, 15 pixels square.

    :param choices: `handheld.seats.Seats`
    :param int scale: how many times as large
    """
    return living_sign(choices, seat, x, y, scale)[0]


def living_sign(choices, seat, x, y, scale):
    """Return such a sign, and the sprite in it that can become another animal."""
    group = displayio.Group(x=x, y=y)
    group.append(plate(0, 0, 15 * scale, 15 * scale, choices.colours[seat]))
    group.append(area(2 * scale, 2 * scale, 11 * scale, 11 * scale, art.BLACK))
    within = displayio.Group(x=3 * scale, y=3 * scale, scale=scale)
    animal = sprites("signs", 0, 0, (choices.signs[seat],))
    within.append(animal)
    group.append(within)
    return group, animal


def tile(code, x, y, sheet="hex11"):
    """Return a tile as its two halves side by side.

    :param int code: its code
    :param str sheet: where its symbols are drawn
    """
    return sprites(sheet, x, y, (art.TILE + (code >> 3), art.TILE + (code & 7)))


def hints(*keys):
    """Return the line at the foot of a screen that tells what the buttons do.

    :param str keys: keys of the texts, side by side
    """
    return words("   ".join([text.get(key) for key in keys]), 80, 120, art.LIGHT)


def number(value, x, y, bright=False):
    """Return a number of one or two digits as sprites, 10 by 7 pixels, left-aligned.

    :param int value: 0 to 99
    :param bool bright: yellow instead of white
    """
    digits = [value // 10, value % 10] if value > 9 else [value, art.DIGIT_BLANK]
    shade = art.DIGIT_BRIGHT if bright else 0
    return sprites("digits", x, y, [shade + digit for digit in digits])
