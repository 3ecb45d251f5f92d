# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Everything that can be set: changed at once, saved when the page is left."""

import os

import displayio

from handheld import ROOT, art, cues, draw, text
from handheld.keys import DOWN, LEFT, RIGHT, SELECT, SELECT_LONG, START, UP, A, B
from handheld.rows import Rows
from handheld.screens import Base
from handheld.settings import (
    BRIGHTNESS,
    IDLE,
    LANGUAGE,
    LANGUAGES,
    MINUTES,
    SHAPES,
    SOUND,
    SPEED,
)

#: the names of the settings, as in the texts
NAMES = "sound brightness lights language shapes confirm speed hints idle count".split()

_LEFT = 8
_TOP = 22
_WIDTH = 144
_PITCH = 15
# rows shown at once
_ROWS = 6
# to the left and right of where the widest value ends
_ARROWS = ((86, "\u2190"), (141, "\u2192"))
# the last row of all: the drive for the computer
_DRIVE = len(NAMES)


class Screen(Base):
    """Rows of settings, six at a time; after the last one comes the first."""

    name = "settings"

    def open(self, app):
        """Show the first rows."""
        self._app = app
        self._settings = app.settings
        self._before = app.settings.dump()
        #: True once the drive is the computer's at the next start
        self.given = False
        self._refused = False
        self._show(0)

    def _show(self, row):
        # The rows among which this one is.
        self.group = draw.anew(self._app)
        self._first = row // _ROWS * _ROWS
        rows = range(self._first, min(self._first + _ROWS, _DRIVE + 1))
        self.group.append(draw.words(text.get("settings"), 80, 10, art.YELLOW))
        where = "%d/%d" % (row // _ROWS + 1, _DRIVE // _ROWS + 1)
        self.group.append(draw.words(where, 154, 10, art.LIGHT, draw.RIGHT))
        entries = []
        values = []
        for one in rows:
            name = "drive" if one == _DRIVE else NAMES[one]
            entries.append(text.get("set." + name))
            values.append(self._value(one))
        self.menu = Rows(entries, _LEFT, _TOP, _WIDTH, _PITCH, values)
        self.group.append(self.menu.group)
        self.menu.choose(row - self._first)
        self.group.append(draw.hints("settings.hint"))
        self._arrows = displayio.Group()
        for x, arrow in _ARROWS:
            self._arrows.append(draw.words(arrow, x, _PITCH // 2))
        self.group.append(self._arrows)
        self._point()

    def _point(self):
        # Arrows beside the value that left and right change
        self._arrows.y = _TOP + self.menu.chosen * _PITCH
        self._arrows.hidden = self.row == _DRIVE

    @property
    def row(self):
        """The chosen row: the number of a setting, or one more than the last for the drive."""
        return self._first + self.menu.chosen

    def _value(self, row):
        if row == _DRIVE:
            return text.get(
                "set.given" if self.given else "set.select" if self._refused else "set.give"
            )
        value = self._settings[row]
        if row == LANGUAGE:
            return text.get("set.language." + LANGUAGES[value])
        if row == BRIGHTNESS:
            return str(value + 1)
        if row == SPEED:
            return text.get("set.speed.%d" % value)
        if row == IDLE and value:
            return text.get("set.minutes") % MINUTES[value]
        if row == SOUND and value:
            return str(value)
        return text.get("set.on" if value else "set.off")

    def press(self, key):
        """Up, down and SELECT choose the row, left, right and A change it, B and START leave."""
        count = _DRIVE + 1
        if key in (UP, DOWN, SELECT, SELECT_LONG):
            row = (self.row + (1 if key in (DOWN, SELECT) else -1)) % count
            if row // _ROWS * _ROWS == self._first:
                self.menu.choose(row - self._first)
                self._point()
            else:
                self._show(row)
        elif key in (LEFT, RIGHT, A):
            self._change(self.row, -1 if key == LEFT else 1)
        elif key in (B, START):
            self._app.pop()

    def _change(self, row, by):
        if row == _DRIVE:
            self.given = self._app.device.give_drive()
            self._refused = not self.given
        else:
            self._settings.turn(row, by)
            if row == LANGUAGE:
                while not _spoken(self._settings[LANGUAGE]):
                    self._settings.turn(row, by)
                self._app.speak()
                self._show(row)
            elif row == BRIGHTNESS:
                self._app.shine()
            elif row == SHAPES:
                art.strong(self._settings[SHAPES])
            elif row == SOUND:
                cues.play(self._app, cues.PENGUIN)  # as loud as it is now
        self.menu.say(self.menu.chosen, self._value(row))

    def close(self):
        """Save what was changed."""
        content = self._settings.dump()
        if content != self._before and not self._app.saves.keep_settings(content):
            self._app.tell("unsaved")


def _spoken(language):
    # Whether the words of a language are on the drive.
    try:
        os.stat(ROOT + "assets/" + LANGUAGES[language] + ".txt")
    except OSError:
        return not language
    return True
