# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""How to learn it: a first game, one for children, or the pages of an edition."""

from handheld import art, choices, draw, text
from handheld.keys import LEFT, RIGHT, START, A, B
from handheld.rows import Rows
from handheld.screens import Base

_ENTRIES = ("lesson", "lesson_junior", "help")
_PAGES = 2
_ARROWS = "\u2190 %s \u2192"


class Screen(Base):
    """Three entries; left and right choose the edition of the pages."""

    name = "learn"

    def open(self, app):
        """Show the entries."""
        self._app = app
        self.group = draw.blank()
        self.group.append(draw.words(text.get("title.help"), 80, 16, art.YELLOW))
        words = [text.get("learn.%d" % number) for number in range(len(_ENTRIES))]
        values = [None, None, self._edition()]
        self.menu = Rows(words, 8, 36, 144, 20, values)
        self.group.append(self.menu.group)
        self.group.append(draw.sprites("icons", 14, 61, (art.ICON_PENGUIN,)))
        self.group.append(draw.hints("settings.hint"))

    def _edition(self):
        return _ARROWS % choices.called(self._app.setup)

    def press(self, key):
        """A and START open the entry, B leaves."""
        if self.menu.press(key):
            return
        chosen = self.menu.chosen
        if key in (LEFT, RIGHT) and chosen == _PAGES:
            choices.next_edition(self._app.setup, 1 if key == RIGHT else -1)
            self.menu.say(_PAGES, self._edition())
        elif key in (A, START):
            if chosen == _PAGES:
                self._app.push(_ENTRIES[chosen])
            else:
                self._app.alone(_ENTRIES[chosen])
        elif key == B:
            self._app.pop()
