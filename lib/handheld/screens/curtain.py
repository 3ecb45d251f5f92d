# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Between two people: whose turn it is, and nothing of anybody's tiles.

After a swap the screen first shows the swapped tiles to the others, as the rules say: those are
open then, and what was drawn for them is not.
"""

import os

import displayio

from handheld import art, cues, draw, text
from handheld.device.clock import elapsed
from handheld.keys import SELECT, START, A
from handheld.screens import Base
from handheld.settings import COUNT, SPEED

_FROM = 3
_SECOND = 1000  # milliseconds
_FACES = 13
_FACE = 110  # milliseconds


class Screen(Base):
    """Cover the game until the next player presses A."""

    name = "curtain"

    def open(self, app, seat, shown=None, by=None):
        """Cover the game for a seat.

        :param int seat: whose turn it is
        :param shown: None, or the tile codes that another seat has swapped
        :param by: who swapped them; the seat before if not given
        """
        self._app = app
        self._seat = seat
        self._told = (seat, shown, by)
        #: seconds until it opens, 0 if nobody counts
        self.left = 0
        #: True before the first tile of all: who begins may be drawn by lot
        self.draws = not (shown or app.covers or app.game.ply) and app.setup.seats > 1
        #: how many faces are still to come up until the lot has fallen
        self.spins = 0
        self.shows_rack = bool(shown)
        if shown:
            self._show(shown, (seat - 1) % app.setup.seats if by is None else by)
        else:
            self._cover()
        cues.play(app, cues.CURTAIN)

    def _frame(self, seat, x, y, width, height):
        # A broad frame in the player's colour: seen from across the table.
        self.group.append(draw.plate(x, y, width, height, self._app.setup.colours[seat]))
        self.group.append(draw.area(x + 4, y + 4, width - 8, height - 8, art.NAVY))

    def _cover(self):
        seat = self._seat
        self.group = displayio.Group()
        folds = draw.sprites("curtain", 0, 0, (art.CURTAIN_FOLD,), 10, 8)
        for column in range(10):
            folds[column, 0] = art.CURTAIN_VALANCE
            folds[column, 7] = art.CURTAIN_HEM
        self.group.append(folds)
        self._frame(seat, 24, 17, 112, 100)
        setup = self._app.setup
        sign, self._animal = draw.living_sign(setup, seat, 57, 24, 3)
        self.group.append(sign)
        self._name = draw.words(setup.name(seat), 80, 81, art.WHITE, scale=2)
        self.group.append(self._name)
        said = text.get("curtain.draw") if self.draws else text.get("curtain")
        self.group.append(draw.words(said, 80, 96, art.WHITE))
        self.group.append(draw.words(text.get("curtain.open"), 80, 107, art.YELLOW))

    def _spin(self):
        # The next face, no more: there is no time to read, nor to send frames and names. The one at
        # which it stops begins.
        setup = self._app.setup
        self._since = self._app.device.ticks()
        self.spins -= 1
        self._name.hidden = True
        self._animal[0] = setup.signs[(self._lot - self.spins) % setup.seats]
        cues.play(self._app, cues.TURN)
        if not self.spins:
            from handheld import choices

            choices.begin_with(self._app, self._lot)

    def _draw_lots(self):
        seats = self._app.setup.seats
        self._lot = os.urandom(1)[0] % seats
        self.spins = _FACES
        self._spin()

    def _show(self, shown, by):
        choices = self._app.setup
        self.group = displayio.Group()
        self._frame(by, 0, 0, 160, 128)
        self.group.append(draw.sign(choices, by, 57, 12, 3))
        self.group.append(draw.words(choices.name(by), 80, 68, art.WHITE))
        self.group.append(draw.words(text.get("curtain.swap"), 80, 80, art.WHITE))
        tiles = [code for code in shown if code]
        x = 80 - (len(tiles) * 24 - 2) // 2
        for code in tiles:
            self.group.append(draw.tile(code, x, 90))
            x += 24
        self.group.append(draw.words(text.get("curtain.next"), 80, 113, art.YELLOW))

    def press(self, key):
        """A goes on: from the swapped tiles to the curtain, from there to the game, after a
        count of three if that is set. Before the first tile SELECT draws lots who begins. START
        pauses, with the curtain closed."""
        if self.spins:  # any key skips the faces
            self.spins = 1
            self._spin()
        elif key == SELECT and self.draws and not self.left:
            self._draw_lots()
        elif key == START:
            # In the curtain's place: there is no room for three screens on top of each other.
            self._app.open("pause", self._told)
        elif key != A:
            return
        elif self.shows_rack:
            self._app.open("curtain", self._seat)
        elif self._app.settings[COUNT] and not self.left:
            self._count(_FROM)
        else:
            self._open()

    def _count(self, left):
        # Show how many seconds are left for the others to look away.
        self.left = left
        self._since = self._app.device.ticks()
        cues.play(self._app, cues.TURN)
        if left == _FROM:
            number = displayio.Group(x=64, y=25, scale=6)
            self._digit = draw.sprites("digits", 0, 0, (left,))
            number.append(self._digit)
            self.group.append(draw.area(57, 24, 45, 45, art.NAVY))
            self.group.append(number)
        self._digit[0] = art.DIGIT_BRIGHT + left

    def tick(self, now):
        """Count down, or let the next face come up."""
        if self.spins:
            if elapsed(now, self._since) >= 2 * _FACE >> self._app.settings[SPEED]:
                self._spin()
        elif self.left and elapsed(now, self._since) >= _SECOND:
            if self.left > 1:
                self._count(self.left - 1)
            else:
                self._open()

    def _open(self):
        self.left = 0
        if self._app.covers:
            self._app.pop()
        else:
            self._app.open(self._app.setup.table)
