# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""What was played best, a page each: alone, Junior alone, against the device."""

from handheld import art, draw, text
from handheld.keys import DOWN, LEFT, RIGHT, SELECT, SELECT_LONG, START, UP, A, B
from handheld.records import LEVELS, VERSUS
from handheld.screens import Base

_PAGES = ("solo", "junior-solo", "versus")
_TOP = 30
_LINE = 13
# right edges of the columns of the three levels: room for 999:999
_COLUMNS = (91, 124, 157)


class Screen(Base):
    """The stick and SELECT turn the pages; A forgets everything after two questions."""

    name = "records"

    def open(self, app):
        """Show the first page."""
        self._app = app
        self._records = app.saves.records
        self._asked = 0
        self.page = 0
        self._show()

    def _show(self):
        self.group = draw.anew(self._app)
        page = _PAGES[self.page]
        title = text.get("records.versus" if page == "versus" else "edition." + page)
        self.group.append(draw.words(title, 6, 10, art.YELLOW, draw.LEFT))
        where = "\u2190 %d/%d \u2192" % (self.page + 1, len(_PAGES))
        self.group.append(draw.words(where, 154, 10, art.LIGHT, draw.RIGHT))
        self._y = _TOP
        if page == "versus":
            self._versus()
        else:
            self._alone(page)
        self.group.append(draw.hints("records.clear", "records.back"))

    def _line(self, key, said, colour=art.WHITE):
        self.group.append(draw.words(text.get(key), 6, self._y, art.LIGHT, draw.LEFT))
        self.group.append(draw.words(said, 154, self._y, colour, draw.RIGHT))
        self._y += _LINE

    def _alone(self, page):
        records = self._records
        best = records.best(page)
        if best is None:
            self._line("records.best", "-")
        elif page == "solo":
            self._line("records.best", "%d" % best[0], art.YELLOW)
            self._line("records.all", " ".join([str(value) for value in best]))
        else:
            self._line("records.penguins", "%d" % best[0], art.YELLOW)
            self._line("records.pieces", "%d" % best[1])
        last = [str(result[0]) for result in records.last(page)]
        self._line("records.last", " ".join(last[:5]) or "-")
        if len(last) > 5:
            self.group.append(draw.words(" ".join(last[5:]), 154, self._y, art.WHITE, draw.RIGHT))
        self._y += _LINE
        if page == "solo":
            self._line("records.ray", "%d" % records.ray)
            self._line("records.gain", "%d" % records.gain)

    def _versus(self):
        # A label a column: won and lost of each edition below each other.
        columns = [[] for _ in range(LEVELS)]
        for variant in VERSUS:
            for level in range(LEVELS):
                columns[level].append("%d:%d" % self._records.against(variant, level))
        names = [text.get("edition." + variant) for variant in VERSUS]
        self._column(names, 6, 0.0, art.LIGHT)
        for level in range(LEVELS):
            right = _COLUMNS[level]
            stars = [art.ICON_STAR] * (level + 1)
            self.group.append(draw.sprites("icons", right - 8 * len(stars), 20, stars))
            self._column(columns[level], right, 1.0, art.WHITE)

    def _column(self, lines, x, anchor, colour):
        y = 37
        for line in lines:
            self.group.append(draw.words(line, x, y, colour, (anchor, 0.5)))
            y += _LINE

    def press(self, key):
        """Left, right and SELECT turn the page, A forgets, B leaves."""
        if key in (LEFT, UP, SELECT_LONG, RIGHT, DOWN, SELECT):
            back = key in (LEFT, UP, SELECT_LONG)
            self.page = (self.page + (-1 if back else 1)) % len(_PAGES)
            self._show()
        elif key == A:
            self._asked = 1
            self._app.push("ask", "clear")
        elif key in (B, START):
            self._app.pop()

    def resume(self, *answer):
        """After the first yes ask again, after the second forget."""
        if not answer or not answer[0]:
            self._asked = 0
        elif self._asked == 1:
            self._asked = 2
            self._app.push("ask", "sure")
        elif self._asked == 2:
            self._asked = 0
            self._records.clear()
            if not self._app.saves.keep_records():
                self._app.tell("unsaved")
            self._show()
