# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""How to play, page by page."""

from handheld import art, draw, text
from handheld.font import FONT
from handheld.keys import DOWN, LEFT, RIGHT, SELECT, SELECT_LONG, START, UP, A, B
from handheld.screens import Base

_WIDTH = 148
_CORNER = (0.0, 0.0)
_LEADING = 14
_FOOT = 123
_ROW = 10
_COLUMN = 11


class Screen(Base):
    """The pages of one edition."""

    name = "help"

    def open(self, app):
        """Show the first page of the edition that is played or chosen."""
        self._app = app
        self._edition = app.setup.edition
        self._pages = 0
        while text.page(self._edition, self._pages + 1):
            self._pages += 1
        self.group = draw.blank()
        self.group.append(draw.area(0, 0, 160, 19, art.SLATE))
        self.page = 1
        self._show()

    def _show(self):
        while len(self.group) > 2:
            self.group.pop()
        headline, words, picture = text.page(self._edition, self.page)
        lines = _wrapped(words, _WIDTH)
        self.group.append(draw.words(headline, 6, 10, art.YELLOW, draw.LEFT))
        where = "%d/%d" % (self.page, self._pages)
        self.group.append(draw.words(where, 154, 10, art.LIGHT, draw.RIGHT))
        body = "\n".join(lines)
        self.group.append(draw.words(body, 6, 27, art.WHITE, _CORNER, leading=_LEADING))
        self._draw(picture)

    def _draw(self, picture):
        # Cells at the foot of the page; the notation is explained in the file of the pages.
        junior = self._edition.startswith("junior")
        sheet = "floe11" if junior else "hex11"
        letters = "GROV" if junior else "RGBOYP"
        staggered = picture[:1] != "="
        rows = picture.strip("=").split("/")
        pitch = _ROW if staggered else _COLUMN
        top = _FOOT - pitch * len(rows)
        left = 80 - _COLUMN * max([len(row) for row in rows]) // 2
        for nth, row in enumerate(rows):
            frames = [_frame(letter, letters) for letter in row]
            if frames:
                shift = _COLUMN // 2 if staggered and nth % 2 else 0
                self.group.append(draw.sprites(sheet, left + shift, top + nth * pitch, frames))

    def press(self, key):
        """A and SELECT turn the page, after the last one they leave; B leaves; the stick turns."""
        if key in (A, SELECT, RIGHT, DOWN):
            if self.page < self._pages:
                self.page += 1
                self._show()
            elif key == A:
                self._leave()
        elif key in (LEFT, UP, SELECT_LONG):
            if self.page > 1:
                self.page -= 1
                self._show()
        elif key in (B, START):
            self._leave()

    def _leave(self):
        self._app.pop()


def _frame(letter, letters):
    if letter == "-":
        return art.BLANK
    if letter == ".":
        return art.EMPTY
    if letter in letters:
        return art.TILE + 1 + letters.find(letter)
    if letter < "A":
        return art.LIT + int(letter)
    return art.PRINTED + 1 + letters.find(letter.upper())


def _wrapped(said, width):
    """Return words in lines of at most so many pixels."""
    lines = []
    for part in said.split("\n"):
        line = ""
        for word in part.split(" "):
            longer = line + " " + word if line else word
            if line and FONT.width(longer) >= width:
                lines.append(line)
                line = word
            else:
                line = longer
        lines.append(line)
    return lines
