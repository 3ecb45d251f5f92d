# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Sheets, palette and pictures: everything drawn, loaded by native calls.

A frame is the number a TileGrid stores. Board sheets, the same frames in each:

    sheet   frame     drawn for
    hex11   11 x 12   the board of 91 cells: pitch 11 across, 10 down; also every rack
    hex9     9 x 10   127 cells: pitch 9, 8
    hex8     8 x 9    169 cells: pitch 8, 7
    floe13  13 x 13   Junior, 8 x 8 cells
    floe11  11 x 11   Junior, 10 x 10 cells

    BLANK, EMPTY, then TILE, PRINTED, GHOST, REFUSED, LIT each + symbol (1..6, in Junior food
    1..4), then the marks that lie over a cell: MARK_LAST MARK_HINT MARK_CUT MARK_TARGET MARK_RIM

    strong11, strong9 and strong8 are what `strong` puts in the place of the hexagons.

Small sheets:

    digits   5 x 7   DIGIT_0 + 0..9, DIGIT_*; with DIGIT_BRIGHT added: yellow
    small    4 x 5   the same frames, smaller
    mini     6 x 6   0 blank, 1..6 symbols, MINI_*, MINI_FOOD + 1..4
    icons    8 x 8   0 blank, ICON_*
    signs    9 x 9   0..7: fox owl cat bear frog rabbit lion mouse
    curtain 16 x 16  0 blank, CURTAIN_FOLD, CURTAIN_VALANCE (top row), CURTAIN_HEM (bottom row)

The figures of Junior are in handheld.junior_art. Pictures: title.bmp, icon.bmp.
"""

import bitmaptools
import displayio

from engine import const
from handheld import ROOT

_FOLDER = ROOT + "assets/"

# Palette entries
TRANSPARENT = const(0)
BLACK = const(1)
NAVY = const(2)
SLATE = const(3)
DIM = const(4)
LIGHT = const(5)
WHITE = const(6)
FIRST_COLOUR = const(7)  # of symbol 1; symbol 6 has FIRST_COLOUR + 5
RED = const(7)
GREEN = const(8)
BLUE = const(9)
ORANGE = const(10)
YELLOW = const(11)
PURPLE = const(12)
ICE = const(13)
MARINE = const(14)
TAN = const(15)

# Board sheets: BLANK and EMPTY, kinds of cell (+ symbol 1..6), marks over a cell
BLANK = const(0)
EMPTY = const(1)
TILE = const(1)
PRINTED = const(7)
GHOST = const(13)
REFUSED = const(19)
LIT = const(25)
MARK_LAST = const(32)
MARK_HINT = const(33)
MARK_CUT = const(34)
MARK_TARGET = const(35)
MARK_RIM = const(36)

# digits and small
DIGIT_WIDTH = const(5)
DIGIT_HEIGHT = const(7)
DIGIT_0 = const(0)
DIGIT_BLANK = const(10)
DIGIT_PLUS = const(11)
DIGIT_MINUS = const(12)
DIGIT_SLASH = const(13)
DIGIT_TIMES = const(14)
DIGIT_COLON = const(15)
DIGIT_BRIGHT = const(16)  # added to any of them: yellow instead of white

# mini: symbols are 1..6
MINI_WEAKEST = const(7)
MINI_FULL = const(8)
MINI_HELD = const(9)
MINI_FOOD = const(9)  # + food 1..4
MINI_PENGUIN = const(14)

ICON_BAG = const(1)
ICON_CROWN = const(2)
ICON_WEAKEST = const(3)
ICON_CHECK = const(4)
ICON_CROSS = const(5)
ICON_DEVICE = const(6)
ICON_LOCK = const(7)
ICON_BATTERY = const(8)  # + 0 empty .. 3 full
ICON_SOUND = const(12)  # + 0 mute .. 3 loud
ICON_SUN = const(16)
ICON_LINK = const(17)
ICON_DUEL = const(18)
ICON_UP = const(19)
ICON_RIGHT = const(20)
ICON_DOWN = const(21)
ICON_LEFT = const(22)
ICON_TURN = const(23)
ICON_HERE = const(24)
ICON_SWAP = const(25)
ICON_CLOCK = const(26)
ICON_SAVED = const(27)
ICON_NOT_SAVED = const(28)
ICON_LAMP = const(29)
ICON_PERSON = const(30)
ICON_STAR = const(31)
ICON_A = const(32)
ICON_B = const(33)
ICON_SELECT = const(34)
ICON_EYE = const(35)
ICON_LIST = const(36)
ICON_NOTE = const(37)
ICON_GLASS = const(38)
ICON_PENGUIN = const(39)

SIGNS = const(8)
CURTAIN_FOLD = const(1)
CURTAIN_VALANCE = const(2)
CURTAIN_HEM = const(3)

_sheets = {}
_palette = []
_hexagons = ["hex"]


def _load(name, bitmap=None):
    path = name
    if name.startswith("hex"):
        path = _hexagons[0] + name[3:]
    with open(_FOLDER + path + ".bin", "rb") as file:
        width, height, across, down = file.read(4)
        if bitmap is None:
            bitmap = displayio.Bitmap(width * across, height * down, 16)
        bitmaptools.readinto(bitmap, file, bits_per_pixel=4, reverse_pixels_in_element=True)
    return bitmap, width, height


def strong(on):
    """Draw the symbols on hexagons strongly, half of them black on their colour, or as usual.

    Sheets that are loaded are read anew into the same bitmaps: what shows them changes too.
    """
    kind = "strong" if on else "hex"
    if kind != _hexagons[0]:
        _hexagons[0] = kind
        for name in _sheets:
            _load(name, _sheets[name][0])


def sheet(name):
    """The displayio.Bitmap of sheet `name`, read from assets/ the first time and then kept.
    Raises OSError when there is no such file."""
    if name not in _sheets:
        _sheets[name] = _load(name)
    return _sheets[name][0]


def size(name):
    """(width, height) in pixels of the frames of sheet `name`."""
    sheet(name)
    return _sheets[name][1:]


def drop(name):
    """Forget sheet `name`, so that its memory can be used when no TileGrid shows it any more."""
    _sheets.pop(name, None)


def forget():
    """Forget all sheets: those that no TileGrid shows any more leave the memory."""
    _sheets.clear()


def palette():
    """The one 16-colour displayio.Palette of all sheets; entry 0 is transparent."""
    if not _palette:
        with open(_FOLDER + "palette.bin", "rb") as file:
            rgb = file.read()
        colours = displayio.Palette(16)
        for entry in range(16):
            colours[entry] = rgb[3 * entry] << 16 | rgb[3 * entry + 1] << 8 | rgb[3 * entry + 2]
        colours.make_transparent(TRANSPARENT)
        _palette.append(colours)
    return _palette[0]


def picture(name, x=0, y=0):
    """A TileGrid that shows assets/`name`.bmp from the drive, not from memory."""
    bitmap = displayio.OnDiskBitmap(_FOLDER + name + ".bmp")
    return displayio.TileGrid(bitmap, pixel_shader=bitmap.pixel_shader, x=x, y=y)
