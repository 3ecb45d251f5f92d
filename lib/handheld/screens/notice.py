# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Something the player should know: once, and play goes on."""

from handheld import art, draw, text
from handheld.keys import START, A, B
from handheld.screens import Base

# errno of a save that failed, as far as there are words for it
_WHY = (28, 30)


class Screen(Base):
    """A headline and a few lines on top of whatever was shown."""

    name = "notice"

    def open(self, app, what):
        """Show the words of a notice.

        :param str what: the key of its headline is `notice.` and this, then `.more` for the rest
        """
        self._app = app
        self.group = draw.blank()
        self.group.append(draw.area(6, 14, 148, 2, art.YELLOW))
        self.group.append(draw.area(6, 104, 148, 2, art.YELLOW))
        self.group.append(draw.words(text.get("notice." + what), 80, 28, art.YELLOW))
        if what == "unsaved":
            why = app.device.store.why
            said = text.get("why.save.%d" % (why if why in _WHY else 5))
        else:
            said = text.get("notice." + what + ".more")
            if what == "battery" and not (app.game and app.saves.kept):
                said = said.partition("\n")[2]  # the first line says that the game is saved
        self.group.append(draw.words(said, 80, 66, art.WHITE))
        self.group.append(draw.hints("notice.on"))

    def press(self, key):
        """Go on."""
        if key in (A, B, START):
            self._app.pop()
