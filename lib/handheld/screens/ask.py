# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""A question that is answered with yes or no, no first."""

from handheld import art, draw, text
from handheld.keys import START, A, B
from handheld.rows import Rows
from handheld.screens import Base


class Screen(Base):
    """Lies on top of the screen that asks and answers it with True or False."""

    name = "ask"

    def open(self, app, what):
        """Ask.

        :param str what: the question's key is `ask.` and this, then `.no` and `.yes` for answers
        """
        self._app = app
        self.group = draw.blank()
        self.group.append(draw.words(text.get("ask." + what), 80, 36, art.YELLOW))
        answers = [text.get("ask." + what + answer) for answer in (".no", ".yes")]
        self.menu = Rows(answers, 14, 68, 132, 18)
        self.group.append(self.menu.group)

    def press(self, key):
        """A and START give the chosen answer, B says no."""
        if self.menu.press(key):
            return
        if key in (A, START):
            self._app.pop(self.menu.chosen == 1)
        elif key == B:
            self._app.pop(False)
