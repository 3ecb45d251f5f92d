# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""The first screen: the picture and what to do."""

import displayio

from handheld import art, text
from handheld.choices import Choices
from handheld.keys import START, A
from handheld.menu import Menu
from handheld.screens import Base

#: what the entries open
_ENTRIES = ("setup", "help")


class Screen(Base):
    """New game or how to play."""

    name = "title"

    def open(self, app):
        """Show the picture and the entries."""
        self._app = app
        app.game = None
        if not app.setup:
            app.setup = Choices()
        self.group = displayio.Group()
        self.group.append(art.picture("title"))
        self.menu = Menu([text.get("title." + entry) for entry in _ENTRIES], 34, 94, 92, 15)
        self.group.append(self.menu.group)

    def press(self, key):
        """Choose an entry, A or START opens it."""
        if self.menu.press(key):
            return
        if key in (A, START):
            entry = _ENTRIES[self.menu.chosen]
            if entry == "help":
                self._app.push(entry)
            else:
                self._app.open(entry)
