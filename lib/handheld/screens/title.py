# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""The first screen: the picture and what to do. A saved game comes first."""

import displayio

from engine.actions import OVER
from handheld import art, text
from handheld.keys import START, A
from handheld.menu import Menu
from handheld.screens import Base
from handheld.seats import Seats

# what the entries open
_SETUP = "setup"
_CONTINUE = "continue"
_ENTRIES = (_SETUP, "records", "settings", "help")
_TOP = 76  # under the name in the picture
_FOOT = 127
_PITCH = 11


class Screen(Base):
    """The picture; below it a saved game first, if there is one."""

    name = "title"

    def open(self, app):
        """Show the picture and the entries."""
        self._app = app
        if app.game and app.game.phase == OVER:
            app.saves.drop()  # its result has been seen
        app.game = None
        if not app.setup:
            app.setup = Seats()
        self.group = displayio.Group()
        self.group.append(art.picture("title"))
        self._build()

    def resume(self, *answer):
        """Come back from a page: the language may be another one."""
        self.group.pop()
        chosen = self.menu.chosen
        self._build()
        self.menu.choose(min(chosen, len(self.entries) - 1))

    def _build(self):
        self.entries = _ENTRIES
        if self._app.saves.waits():
            self.entries = (_CONTINUE,) + _ENTRIES
        words = [text.get("title." + entry) for entry in self.entries]
        pitch = min(_PITCH, (_FOOT - _TOP) // len(words))
        self.menu = Menu(words, 34, _FOOT - pitch * len(words), 92, pitch)
        self.group.append(self.menu.group)

    def press(self, key):
        """Choose an entry, A or START opens it."""
        if self.menu.press(key):
            return
        if key in (A, START):
            entry = self.entries[self.menu.chosen]
            if entry == _CONTINUE:
                self._continue()
            elif entry == _SETUP:
                self._app.open(entry)
            else:
                self._app.push("learn" if entry == "help" else entry)

    def _continue(self):
        app = self._app
        found = app.saves.resume()
        if found:
            from handheld import choices

            choices.resume(app, *found)
            app.saves.count(app.game, app.setup.players, False)
        else:
            app.tell("lost")
            self.resume()
