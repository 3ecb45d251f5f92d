# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""The score sheet: where everybody stands, and every tile laid so far with its points."""

import displayio

from engine.actions import EXCHANGE, KEEP_, OTHER, SWAP
from engine.editions import new
from handheld import art, draw, standing, text
from handheld.junior_art import CHICK_STAND
from handheld.keys import DOWN, LEFT, RIGHT, SELECT, START, UP, A, B
from handheld.screens import Base

_LEFT = 21
_PITCH = 17
_LINE = 13
_FOOT = 116
# four bytes a line: seat, tile, points of its two halves; or seat, 0, exchanged (1) or swapped (0)
_BYTES = 4


class Screen(Base):
    """The table of the tracks on top, below it the newest lines; the stick scrolls."""

    name = "sheet"

    def open(self, app):
        """Read the game's actions and show them."""
        self._app = app
        self._choices = app.setup
        game = app.game
        self.group = draw.blank()
        self._junior = game.symbols == 4
        y = 3
        for track in range(game.tracks):
            self._stand(game, track, y)
            y += _PITCH
        self.group.append(draw.area(0, y + 1, 160, 1, art.SLATE))
        self._top = y + 5
        self._lines = _read(game)
        self._shown = (_FOOT - self._top) // _LINE
        count = len(self._lines) // _BYTES
        #: line at the top of what is shown; the newest lines come first into view
        self.first = max(0, count - self._shown)
        self._list = displayio.Group()
        self.group.append(self._list)
        if count:
            self.group.append(draw.hints("sheet.replay", "settings.hint"))
        else:
            self.group.append(draw.words(text.get("sheet.empty"), 80, 80, art.LIGHT))
            self.group.append(draw.hints("settings.hint"))
        self._show()

    def _stand(self, game, track, y):
        # A track's values; a line is under those that count most: the lowest, in Duel the won ones.
        values = standing.scores(game, track)
        self.group.append(standing.head(game, self._choices, track, 1, y - 1))
        symbols = range(1, game.symbols + 1)
        if self._junior:
            self.group.append(draw.sprites("chick", _LEFT, y + 1, (CHICK_STAND,)))
            self.group.append(draw.number(game.penguins[track], _LEFT + 11, y + 3, True))
            self.group.append(standing.row(values, symbols, _LEFT + 34, y, "floe11"))
            return
        duel = game.variant == "duel"
        lowest = min(values[1:])
        for symbol in symbols:
            if values[symbol] if duel else values[symbol] == lowest:
                left = _LEFT + (symbol - 1) * standing.PITCH
                self.group.append(draw.area(left, y + 13, 20, 2, art.YELLOW if duel else art.RED))
        self.group.append(standing.row(values, symbols, _LEFT, y))

    def _show(self):
        while len(self._list):
            self._list.pop()
        lines = self._lines
        count = len(lines) // _BYTES
        y = self._top
        for line in range(self.first, min(count, self.first + self._shown)):
            at = line * _BYTES
            self._list.append(draw.words(str(line + 1), 20, y + 6, art.LIGHT, draw.RIGHT))
            if self._app.game.seats > 1:
                self._list.append(
                    draw.sprites("signs", 26, y + 1, (self._choices.signs[lines[at]],))
                )
            tile = lines[at + 1]
            if tile:
                self._list.append(draw.tile(tile, 44, y, "floe11" if self._junior else "hex11"))
                self._points(tile >> 3, lines[at + 2], 78, y)
                self._points(tile & 7, lines[at + 3], 114, y)
            else:
                said = text.get("play.exchange" if lines[at + 2] else "sheet.swap")
                self._list.append(draw.words(said, 44, y + 6, art.LIGHT, draw.LEFT))
            y += _LINE
        if self.first:
            self._list.append(draw.sprites("icons", 150, self._top, (art.ICON_UP,)))
        if self.first + self._shown < count:
            self._list.append(draw.sprites("icons", 150, _FOOT - 10, (art.ICON_DOWN,)))

    def _points(self, symbol, points, x, y):
        if self._junior:
            self._list.append(draw.sprites("food", x + 1, y + 3, (symbol,)))
        else:
            self._list.append(draw.sprites("hex9", x, y + 1, (art.TILE + symbol,)))
        self._list.append(draw.sprites("digits", x + 11, y + 3, (art.DIGIT_PLUS,)))
        self._list.append(draw.number(points, x + 16, y + 3))

    def press(self, key):
        """Up and down scroll by a line, left and right by a page; SELECT plays the game again;
        all others leave."""
        count = len(self._lines) // _BYTES
        last = max(0, count - self._shown)
        if key in (UP, DOWN, LEFT, RIGHT):
            by = 1 if key in (UP, DOWN) else self._shown
            first = self.first + (by if key in (DOWN, RIGHT) else -by)
            first = min(max(first, 0), last)
            if first != self.first:
                self.first = first
                self._show()
        elif key == SELECT:
            self._app.open("replay")
        elif key in (A, B, START):
            self._app.pop()


def _read(game):
    # Play the actions once more on a game of its own: the points are not kept anywhere else.
    redraw = getattr(game, "redraw", False)
    again = new(game.variant, game.seats, game.seed, game.order, redraw)
    lines = bytearray()
    for ply in range(game.ply):
        action = game.moves[ply]
        seat = again.turn
        if action >= OTHER:
            again.play(action)
            if action == SWAP or EXCHANGE < action < KEEP_:
                lines.extend(bytes((seat, 0, action != SWAP, 0)))
            continue
        tile = again.racks[seat][action >> 11 & 7]
        again.play(action)
        lines.extend(bytes((seat, tile, again.first, again.second)))
    return lines
