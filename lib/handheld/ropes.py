# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Duel's tug-of-war beside the board: a line a colour, its marker pulled to one end or the other.

The own end is on the right, whoever holds the device. A shield at an end is a duel marker: that
player has it, and earns no further bonus with that colour.
"""

import displayio

from handheld import art, draw
from handheld.layout import PANEL
from handheld.number import Number

_LAST = 9  # places from the middle to an end
_WIDTH = 33  # pixels from a marker at one end to one at the other
_TOP = 12
_ROW = 13


class Ropes:
    """Six lines.

    :param game: a Duel
    :param setup: `handheld.seats.Seats`: the signs of the seats
    """

    def __init__(self, game, setup):
        self._game = game
        self._setup = setup
        self._seat = 0
        self.group = group = displayio.Group(x=PANEL[0] - 1, y=PANEL[1])
        self._here = draw.area(0, 0, 9, 9, art.SLATE)
        group.append(self._here)
        #: the other player at the left end, the own one at the right end, and how many each leads
        self._signs = [draw.sprites("signs", x, 0, (0,)) for x in (0, 30)]
        self._leads = [Number(1, 12, 1), Number(1, 22, 1)]
        for sign in self._signs:
            group.append(sign)
        for number in self._leads:
            group.append(number.grid)
        self._markers = []
        self._shields = []
        self._shown = bytearray(game.symbols + 1)
        for symbol in range(1, game.symbols + 1):
            y = _TOP + (symbol - 1) * _ROW
            group.append(draw.area(2, y + 2, 36, 2, art.SLATE))
            group.append(draw.area(19, y - 1, 1, 8, art.LIGHT))
            marker = draw.sprites("mini", 0, y, (symbol,))
            shield = draw.sprites("mini", 0, y + 6, (0,))
            group.append(shield)
            group.append(marker)
            self._markers.append(marker)
            self._shields.append(shield)
        self.seat(0)

    def _place(self, symbol):
        # 0 at the left end … 18 at the right one, seen from the seat that holds the device.
        place = self._game.marker(symbol)
        return _LAST + (place if self._seat == 0 else -place)

    def seat(self, seat):
        """Turn the lines to a seat and show every marker where it is."""
        self._seat = seat
        for end, who in ((0, 1 - seat), (1, seat)):
            self._signs[end][0] = self._setup.signs[who]
        self._here.x = 30 if self._game.turn == seat else 0
        for symbol in range(1, self._game.symbols + 1):
            self._shown[symbol] = self._place(symbol)
            self._draw(symbol)
        self._count()

    def _draw(self, symbol):
        marker = self._markers[symbol - 1]
        x = self._shown[symbol] * _WIDTH // (2 * _LAST)
        if marker.x != x:
            marker.x = x

    def step(self):
        """Move each shown marker one place towards where it is.

        :return: True if one moved
        """
        moved = False
        for symbol in range(1, self._game.symbols + 1):
            have = self._shown[symbol]
            goal = self._place(symbol)
            if have != goal:
                self._shown[symbol] = have + (1 if goal > have else -1)
                self._draw(symbol)
                moved = True
        if not moved:
            self._count()
        return moved

    def _count(self):
        game = self._game
        for end, who in ((0, 1 - self._seat), (1, self._seat)):
            self._leads[end].show(game.standing(who))
        for symbol in range(1, game.symbols + 1):
            shield = self._shields[symbol - 1]
            held = game.held[symbol]
            frame = art.MINI_HELD if held else 0
            if shield[0] != frame:
                shield[0] = frame
            x = _WIDTH if held == self._seat + 1 else 0
            if shield.x != x:
                shield.x = x
