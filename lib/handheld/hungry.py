# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""The penguin to be fed next, its holes filled by what the player has; the igloo of all others."""

import displayio

from engine import const
from handheld import art, draw
from handheld import junior_art as jart
from handheld.number import Number

_X = const(138)
_Y = const(0)
_IGLOO_X = const(128)
_IGLOO_Y = const(113)


class Hungry:
    """One penguin with four holes, the igloo and the number of all hungry penguins."""

    def __init__(self):
        self.group = displayio.Group()
        self._body = body = displayio.Group(x=_X, y=_Y)
        self._penguin = draw.sprites("penguin", 0, 0, (jart.PENGUIN_STAND,))
        body.append(self._penguin)
        self._holes = []
        for x, y in jart.HOLES:
            hole = draw.sprites("mini", x, y, (art.BLANK,))
            body.append(hole)
            self._holes.append(hole)
        self.group.append(body)
        self._number = Number(2, _IGLOO_X + 22, _IGLOO_Y + 4)
        self.group.append(draw.sprites("igloo", _IGLOO_X, _IGLOO_Y, (0,)))
        self.group.append(self._number.grid)

    def show(self, pieces, left):
        """Show what fills its holes, and how many are hungry.

        :param pieces: of each food, by its number
        :param int left: hungry penguins; without any there is none to be fed
        """
        for symbol, hole in enumerate(self._holes, 1):
            frame = art.MINI_FOOD + symbol if pieces[symbol] else art.BLANK
            if hole[0] != frame:
                hole[0] = frame
        self._number.show(left)
        if self._body.hidden != (not left):
            self._body.hidden = not left

    def stand(self, frame):
        """Let it stand, cheer or step.

        :param int frame: `handheld.junior_art.PENGUIN_STAND` ...
        """
        if self._penguin[0] != frame:
            self._penguin[0] = frame

    def hole(self, symbol):
        """Return x and y of the hole for a food."""
        x, y = jart.HOLES[symbol - 1]
        return _X + x, _Y + y

    @property
    def feet(self):
        """x and y of a small penguin that comes out of the large one."""
        return _X + 7, _Y + 14
