# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""The pause: go on, look something up, or leave the game."""

from engine.actions import REFILL
from handheld import art, draw, text
from handheld.keys import START, A, B
from handheld.rows import Rows
from handheld.screens import Base
from handheld.settings import HINTS

_LEFT = 24
_TOP = 30
_WIDTH = 112
_PITCH = 16
_HEIGHT = 96
_HEADLINE = 1  # its place in the group


class Screen(Base):
    """A menu on top of the game; it answers the game below: "swap", "hint" or nothing."""

    name = "pause"

    def open(self, app, curtain=None, lesson=False):
        """Show what can be done now: a swap only when one is due.

        :param curtain: None, or what the curtain was told that hung here: it comes back
        :param bool lesson: True in a first game, which has no sheet and no hints, and is not saved
        """
        self._app = app
        self._curtain = curtain
        self._lesson = lesson
        self.group = draw.blank()
        self.group.append(_headline(text.get("pause"), 2))
        self._entries = ["on", "settings", "leave"]
        if not lesson:
            self._entries[1:1] = ["sheet", "help"]
        if curtain is None and not lesson:
            if app.game.phase == REFILL:
                self._entries.insert(1, "swap")
            if app.settings[HINTS]:
                self._entries.insert(1, "hint")
        self._asks = False
        self.menu = self._list(self._entries)

    def _list(self, entries):
        pitch = min(_PITCH, _HEIGHT // len(entries))
        menu = Rows([text.get("pause." + entry) for entry in entries], _LEFT, _TOP, _WIDTH, pitch)
        self.group.append(menu.group)
        return menu

    def press(self, key):
        """A follows the entry, B and START go back to the game."""
        if self.menu.press(key):
            return
        if self._asks:
            if key in (A, START):
                self._answer(self.menu.chosen == 1)
            elif key == B:
                self._answer(False)
        elif key in (B, START):
            self._back()
        elif key == A:
            self._follow(self._entries[self.menu.chosen])

    def _back(self):
        if self._curtain is None:
            self._app.pop()
        else:
            self._app.open("curtain", *self._curtain)

    def _follow(self, entry):
        if entry == "on":
            self._back()
        elif entry in ("swap", "hint"):
            self._app.pop(entry)
        elif entry == "leave":
            if self._lesson:
                self._app.home()
            else:
                self._ask()
        else:
            self._app.push(entry)

    def _ask(self):
        self._asks = True
        self.group.pop()
        # Leaving keeps the game, if it could be saved.
        said = text.get("pause.sure" if self._app.saves.kept else "pause.unsaved")
        self.group[_HEADLINE] = _headline(said, 1)
        self.menu = self._list(("stay", "go"))

    def _answer(self, leave):
        if leave:
            self._app.home()
            return
        self._asks = False
        self.group.pop()
        self.group[_HEADLINE] = _headline(text.get("pause"), 2)
        self.menu = self._list(self._entries)
        self.menu.choose(len(self._entries) - 1)


def _headline(said, scale):
    return draw.words(said, 80, 16, art.YELLOW, scale=scale)
