# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""How to play, page by page: words, and below them a picture drawn from what the game is drawn of.

A picture is parts side by side, as large as there is room for. How a part is written stands at the
head of the files of the pages.
"""

import displayio

from handheld import art, draw, text
from handheld import junior_art as jart
from handheld.font import FONT
from handheld.keys import DOWN, LEFT, RIGHT, SELECT, SELECT_LONG, START, UP, A, B
from handheld.screens import Base

_WIDTH = 148
_CORNER = (0.0, 0.0)
_TOP = 27
_LEADING = 14
_FOOT = 125
_GAP = 4  # between two parts, in pixels
_ROW = 10
_COLUMN = 11
# Tracks: pixels from colour to colour, how high the columns are, the bar under the lowest
_TRACK = 7
_HIGH = 36
_RULE = 12
_WEAK = 2
# Ropes: pixels from rope to rope, from end to end, for each place
_ROPE = 7
_LONG = 44
_PLACE = 2


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
        self.page = 1
        self._show()

    def _show(self):
        self.group = draw.anew(self._app)
        self.group.append(draw.area(0, 0, 160, 19, art.SLATE))
        headline, words, picture = text.page(self._edition, self.page)
        lines = _wrapped(words, _WIDTH)
        self.group.append(draw.words(headline, 6, 10, art.YELLOW, draw.LEFT))
        where = "%d/%d" % (self.page, self._pages)
        if self.page > 1:
            where = "\u2190 " + where
        if self.page < self._pages:
            where += " \u2192"
        self.group.append(draw.words(where, 154, 10, art.LIGHT, draw.RIGHT))
        body = "\n".join(lines)
        self.group.append(draw.words(body, 6, _TOP, art.WHITE, _CORNER, leading=_LEADING))
        self._draw(picture, _TOP + _LEADING * len(lines))

    def _draw(self, picture, top):
        # Between the words and the lower edge, at twice the size if that fits
        junior = self._edition.startswith("junior")
        parts = []
        wide = -_GAP
        high = 0
        for said in picture.split(";"):
            part = _part(said, junior)
            parts.append(part)
            wide += part[1] + _GAP
            high = max(high, part[2])
        room = _FOOT - top
        scale = 2 if 2 * wide <= _WIDTH and 2 * high <= room else 1
        whole = displayio.Group(
            x=80 - wide * scale // 2, y=top + (room - high * scale) // 2, scale=scale
        )
        x = 0
        for group, width, height in parts:
            group.x = x
            group.y = (high - height) // 2
            whole.append(group)
            x += width + _GAP
        self.group.append(whole)

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


def _part(said, junior):
    """Return a part of a picture as (group, width, height)."""
    name, colon, numbers = said.partition(":")
    if not colon:
        return _cells(said, junior)
    values = [int(number) for number in numbers.split(",")]
    if name in ("18", "36"):
        return _track(values, int(name))
    if name == "rope":
        return _ropes(values)
    group = displayio.Group()
    group.append(draw.sprites(name, 0, 0, values))
    width, height = art.size(name)
    if name == "penguin" and values[0] == jart.PENGUIN_CHEER:
        for food, hole in enumerate(jart.HOLES, 1):
            group.append(draw.sprites("mini", hole[0], hole[1], (art.MINI_FOOD + food,)))
    return group, width * len(values), height


def _cells(said, junior):
    # Rows of cells, every other one half a cell to the right unless it begins with =
    sheet = "floe11" if junior else "hex11"
    letters = "GROV" if junior else "RGBOYP"
    staggered = said[:1] != "="
    rows = said.strip("=").split("/")
    pitch = _ROW if staggered else _COLUMN
    group = displayio.Group()
    wide = 0
    for nth, row in enumerate(rows):
        shift = _COLUMN // 2 if staggered and nth % 2 else 0
        wide = max(wide, shift + _COLUMN * len(row))
        frames = [_frame(letter, letters) for letter in row]
        group.append(draw.sprites(sheet, shift, nth * pitch, frames))
        cut = row.find("*")
        if cut >= 0:
            x = shift + cut * _COLUMN
            group.append(draw.sprites(sheet, x, nth * pitch, (art.MARK_CUT,)))
    return group, wide, pitch * (len(rows) - 1) + art.size(sheet)[1]


def _track(values, most):
    # A column for each colour up to 18, or up to 36 with a stop at 18, the lowest underlined
    group = displayio.Group()
    wide = _TRACK * len(values)
    group.append(draw.area(0, 0, wide, _HIGH, art.BLACK))
    for y in range(_RULE, _HIGH, _RULE):
        group.append(draw.area(0, y, wide, 1, art.SLATE))
    if most > _HIGH // 2:
        group.append(draw.area(0, _HIGH // 2, wide, 1, art.LIGHT))
    for nth, value in enumerate(values):
        x = nth * _TRACK
        high = value * _HIGH // most
        colour = art.FIRST_COLOUR + nth
        if high:
            group.append(draw.area(x, _HIGH - high, _TRACK - 1, high, colour))
        if value == min(values):
            group.append(draw.area(x, _HIGH, _TRACK - 1, _WEAK, art.WHITE))
        group.append(draw.sprites("mini", x, _HIGH + _WEAK, (nth + 1,)))
    return group, wide, _HIGH + _WEAK + _TRACK


def _ropes(values):
    # A line for each colour, its marker as many places to the right of the middle
    group = displayio.Group()
    for nth, value in enumerate(values):
        y = nth * _ROPE
        group.append(draw.area(2, y + 2, _LONG - 4, 2, art.SLATE))
        group.append(draw.area(_LONG // 2, y, 1, 6, art.LIGHT))
        x = _LONG // 2 - 3 + value * _PLACE
        group.append(draw.sprites("mini", x, y, (nth + 1,)))
    return group, _LONG, _ROPE * len(values)


def _frame(letter, letters):
    if letter == "-":
        return art.BLANK
    if letter in ".*":
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
