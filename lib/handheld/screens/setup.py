# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""A new game: which edition, and who plays. Everything is chosen with the stick."""

import displayio

from handheld import art, choices, draw, text
from handheld.keys import LEFT, RIGHT, SELECT, START, A, B
from handheld.menu import Menu
from handheld.screens import Base

_LEFT = 8
_WIDTH = 144
# (rows at most, upper edge, pitch): the headline goes where there are many rows
_SHAPES = ((4, 24, 20), (6, 18, 16), (7, 1, 16))

_ARROWS = "\u2190 %s \u2192"

# what a row is, other than a seat (0, 1, ...)
_EDITION = -1
_SEATS = -2
_START = -3


class Screen(Base):
    """The choices of `App.setup`, a row each."""

    name = "setup"

    def open(self, app):
        """Show the choices as they were made last."""
        self._app = app
        self._setup = app.setup
        self._build(_EDITION)

    def _build(self, chosen):
        # The rows that the edition needs; those of the seats have the player's animal before them.
        setup = self._setup
        self.menu = self._seats = None
        self.group = group = draw.anew(self._app)
        rows = [_EDITION]
        if choices.seats_vary(setup):
            rows.append(_SEATS)
        rows.extend(range(setup.seats))
        rows.append(_START)
        self._rows = rows
        shape = 0
        while len(rows) > _SHAPES[shape][0]:
            shape += 1
        _, top, pitch = _SHAPES[shape]
        if top > 10:
            group.append(draw.words(text.get("setup"), 80, 10, art.YELLOW))
        self._hint = draw.hints("setup.player", "setup.colour")
        group.append(self._hint)
        entries = []
        values = []
        for row in rows:
            if row == _START:
                entries.append(text.get("setup.start"))
                values.append(None)
                continue
            if row == _EDITION:
                entries.append(text.get("setup.edition"))
            elif row == _SEATS:
                entries.append(text.get("setup.seats"))
            else:
                entries.append("AB"[row & 1] if setup.edition == "team" else str(row + 1))
            values.append(self._value(row))
        self.menu = Menu(entries, _LEFT, top, _WIDTH, pitch, values)
        group.append(self.menu.group)
        self._seats = []
        for seat in range(setup.seats):
            y = top + rows.index(seat) * pitch
            who = displayio.Group(x=30, y=y + (pitch - 15) // 2)
            self._seats.append(who)
            group.append(who)
            self._seat(seat)
        self.menu.choose(rows.index(chosen))
        self._say(self.menu.chosen)

    def _seat(self, seat):
        # The portrait of a player, and who plays: a person, or the device and its level in stars.
        group = self._seats[seat]
        while len(group):
            group.pop()
        level = self._setup.players[seat]
        icons = [art.ICON_STAR] * level
        icons.insert(0, art.ICON_DEVICE if level else art.ICON_PERSON)
        group.append(draw.sign(self._setup, seat, 0, 0))
        group.append(draw.sprites("icons", 19, 3, icons))

    def _value(self, row):
        setup = self._setup
        if row == _EDITION:
            return choices.called(setup)
        if row == _SEATS:
            return str(setup.seats)
        return setup.name(row)

    def _say(self, place):
        # The chosen row's value stands between arrows.
        row = self._rows[place]
        if row != _START:
            value = self._value(row)
            self.menu.say(place, _ARROWS % value if place == self.menu.chosen else value)
        self._hint.hidden = self._rows[self.menu.chosen] < 0

    def press(self, key):
        """Up and down choose the row, left and right its value; of a player A changes who
        plays, SELECT the colour."""
        menu = self.menu
        before = menu.chosen
        row = self._rows[before]
        if key == SELECT and row >= 0:
            choices.next_colour(self._setup, row, 1)
            for seat in range(self._setup.seats):  # with four players two change places
                self._seat(seat)
        elif menu.press(key):
            self._say(before)
            self._say(menu.chosen)
        elif key in (LEFT, RIGHT):
            self._change(row, 1 if key == RIGHT else -1)
        elif key == START or (key == A and row == _START):
            self._start()
        elif key == A and row >= 0:
            choices.next_level(self._setup, row)
            self._seat(row)
        elif key == A:
            menu.choose(before + 1)
            self._say(before)
            self._say(menu.chosen)
        elif key == B:
            self._app.home()

    def _start(self):
        # A game that waits is given up only after a yes.
        saves = self._app.saves
        if saves.waits():
            self._app.push("ask", "over")
        elif saves.newer:
            self._app.push("ask", "newer")
        else:
            choices.start(self._app)

    def resume(self, *answer):
        """Start if the answer was yes."""
        if answer and answer[0]:
            self._app.saves.overwrite()
            choices.start(self._app)

    def _change(self, row, by):
        setup = self._setup
        if row == _EDITION:
            choices.next_edition(setup, by)
            self._build(row)
        elif row == _SEATS:
            choices.next_seats(setup, by)
            self._build(row)
        elif row >= 0:
            choices.next_sign(setup, row, by)
            self._seat(row)
            self._say(self.menu.chosen)
