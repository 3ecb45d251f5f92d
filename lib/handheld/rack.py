# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""The strip under the board: the own rack with the chosen tile raised, and the bag."""

import displayio

from handheld import art, draw
from handheld.layout import RACK_PITCH, STRIP
from handheld.number import Number

_UP = 0  # the chosen tile's place in the strip, and the others'
_DOWN = 4


class Rack:
    """Up to six tiles side by side.

    :param int size: slots
    """

    def __init__(self, size):
        self.group = group = displayio.Group(x=STRIP[0] + 1, y=STRIP[1])
        self._tiles = []
        for slot in range(size):
            grid = draw.sprites("hex11", slot * RACK_PITCH, _DOWN, b"\0\0")
            group.append(grid)
            self._tiles.append(grid)
        self._chosen = -1

    def show(self, tiles):
        """Show these tiles.

        :param tiles: codes by slot, 0 for an empty slot; empty to show none
        """
        for slot, grid in enumerate(self._tiles):
            tile = tiles[slot] if slot < len(tiles) else 0
            for half, symbol in ((0, tile >> 3), (1, tile & 7)):
                frame = art.TILE + symbol if tile else art.BLANK
                if grid[half] != frame:
                    grid[half] = frame

    def choose(self, slot):
        """Raise the tile of a slot; -1 for none."""
        if slot == self._chosen:
            return
        if self._chosen >= 0:
            self._tiles[self._chosen].y = _DOWN
        if slot >= 0:
            self._tiles[slot].y = _UP
        self._chosen = slot

    def lift(self, mask):
        """Raise the tiles of the slots in `mask`, all others not."""
        for slot, grid in enumerate(self._tiles):
            y = _UP if mask >> slot & 1 else _DOWN
            if grid.y != y:
                grid.y = y
        self._chosen = -1


class Bag:
    """The bag with the number of tiles in it, at the right end of the strip."""

    def __init__(self):
        self.group = group = displayio.Group(x=STRIP[2] - 15, y=STRIP[1])
        group.append(draw.sprites("icons", 4, 0, (art.ICON_BAG,)))
        self._number = Number(3, 0, 9)
        group.append(self._number.grid)

    def show(self, count):
        """Show how many tiles are left."""
        self._number.show(count)
