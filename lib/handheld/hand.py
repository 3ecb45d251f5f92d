# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""The strip under Junior's board: tiles in hand, food that the floating one would bring, buttons.

Only the buttons that do something now are shown, and nothing has to be read.
"""

import displayio

from engine import const
from handheld import art, draw

_Y = const(113)
_X = const(1)
_GAP = const(2)
_ICON = const(8)
_MIDDLE = const(_Y + 3)  # of icons
_PIECES = const(6)  # two halves, three neighbours each
_A = const(101)
_B = const(110)


class Hand:
    """One tile, or two of which one is chosen.

    :param int size: tiles in hand
    :param str sheet: the floes of the board
    """

    def __init__(self, size, sheet):
        self.group = group = displayio.Group()
        width, _ = art.size(sheet)
        self._tiles = []
        self._chosen = -1
        self._new = False
        self._shown = bytearray(size)
        x = _X
        self._other = None
        for slot in range(size):
            if slot:  # the button that takes the other tile lies between the two
                self._other = draw.sprites("icons", x, _MIDDLE, (art.BLANK,))
                group.append(self._other)
                x += _ICON + _GAP
            tile = draw.sprites(sheet, x, _Y, (art.BLANK, art.BLANK))
            group.append(tile)
            self._tiles.append(tile)
            x += 2 * width + _GAP
        self._food = draw.sprites("mini", x, _MIDDLE + 1, (art.BLANK,), _PIECES)
        self._sign = draw.sprites("icons", x + 14, _MIDDLE, (art.BLANK,))
        self._a = draw.sprites("icons", _A, _MIDDLE, (art.BLANK,))
        self._b = draw.sprites("icons", _B, _MIDDLE, (art.BLANK, art.BLANK))
        for part in (self._food, self._sign, self._a, self._b):
            group.append(part)

    def show(self, tiles, new=False):
        """Show these tiles.

        :param tiles: codes by slot, 0 for an empty slot; empty to show none
        :param bool new: True to frame all of them
        """
        self._new = new
        for slot in range(len(self._tiles)):
            self._shown[slot] = tiles[slot] if slot < len(tiles) else 0
            self._tile(slot)

    def choose(self, slot):
        """Frame the tile of a slot; -1 for none."""
        before = self._chosen
        if slot != before:
            self._chosen = slot
            if before >= 0:
                self._tile(before)
            if slot >= 0:
                self._tile(slot)

    def _tile(self, slot):
        tile = self._shown[slot]
        chosen = slot == self._chosen and len(self._tiles) > 1
        kind = art.GHOST if chosen or self._new else art.TILE
        grid = self._tiles[slot]
        for half, symbol in enumerate((tile >> 3, tile & 7)):
            frame = kind + symbol if tile else art.BLANK
            if grid[half] != frame:
                grid[half] = frame

    def brings(self, symbol, count, other, more):
        """Show the pieces that both halves would bring, and that A lays the tile.

        :param int symbol: food of the first half
        :param int count: its pieces
        :param int other: food of the second half
        :param int more: its pieces
        """
        for place in range(_PIECES):
            frame = art.BLANK
            if place < count:
                frame = art.MINI_FOOD + symbol
            elif place < count + more:
                frame = art.MINI_FOOD + other
            _change(self._food, place, frame)
        _change(self._sign, 0, art.BLANK)
        self._buttons(art.ICON_A, art.ICON_B)

    def refuses(self):
        """Show that the tile cannot lie there."""
        self._clear()
        _change(self._sign, 0, art.ICON_CROSS)
        self._buttons(art.BLANK, art.ICON_B)

    def asks(self):
        """Show that A answers."""
        self._clear()
        self._buttons(art.ICON_A, art.BLANK)

    def waits(self, sign=art.BLANK):
        """Show that nothing is to be pressed.

        :param int sign: an icon for who is busy
        """
        self._clear()
        _change(self._sign, 0, sign)
        self._buttons(art.BLANK, art.BLANK)

    def _clear(self):
        for place in range(_PIECES):
            _change(self._food, place, art.BLANK)
        _change(self._sign, 0, art.BLANK)

    def _buttons(self, a, b):
        _change(self._a, 0, a)
        _change(self._b, 0, b)
        _change(self._b, 1, art.ICON_TURN if b else art.BLANK)
        if self._other is not None:
            both = b and self._shown[0] and self._shown[1]
            _change(self._other, 0, art.ICON_SELECT if both else art.BLANK)


def _change(grid, place, frame):
    if grid[place] != frame:
        grid[place] = frame
