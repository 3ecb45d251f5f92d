# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""The game once more, tile by tile: where each lay, which lines scored, where everybody stood.

Only what lay open is shown. The game is played again on one of its own; a step back plays it from
the start, which keeps nothing in memory.
"""

import displayio

from engine.actions import OTHER
from engine.editions import new
from handheld import art, draw
from handheld.board_view import BoardView
from handheld.junior_art import CHICK_STAND
from handheld.keys import DOWN, LEFT, RIGHT, SELECT, SELECT_LONG, START, UP, A, B
from handheld.layout import PANEL, STRIP, Layout
from handheld.number import Number
from handheld.screens import Base

_FAR = 10  # tiles that up and down go
_ROW = 26  # pixels from one player of Junior to the next


class Screen(Base):
    """Public:

    count   tiles laid in the game
    step    tiles that lie on the board
    game    the game as it was then
    """

    name = "replay"

    def open(self, app):
        """Show the newest tile."""
        self._app = app
        played = app.game
        self.count = sum(1 for ply in range(played.ply) if played.moves[ply] < OTHER)
        self._build(self.count)

    def _build(self, step):
        # From the first tile to one of them, without showing what is in between.
        played = self._app.game
        redraw = getattr(played, "redraw", False)
        self.game = game = new(played.variant, played.seats, played.seed, played.order, redraw)
        self.step = 0
        self._seat = self._tile = 0
        while self.step < step:
            self._play()
        self.group = group = draw.blank()
        self._board = BoardView(game.board, Layout(game.board))
        self._tracks = None
        self._penguins = []
        if game.variant == "duel":
            from handheld.ropes import Ropes

            self._tracks = Ropes(game, self._app.setup)
        elif game.symbols == 4:
            self._make_penguins()
        else:
            from handheld.panels import Tracks

            self._tracks = Tracks(game, self._app.setup)
        if self._tracks:
            group.append(self._tracks.group)
        group.append(self._board.group)
        self._strip = displayio.Group()
        group.append(self._strip)
        self._show()

    def _play(self):
        # The next tile, and the decisions before it.
        played = self._app.game
        game = self.game
        while True:
            action = played.moves[game.ply]
            self._seat = game.turn
            if action < OTHER:
                self._tile = game.racks[game.turn][action >> 11 & 7]
                game.play(action)
                self.step += 1
                return
            game.play(action)

    def _show(self):
        game = self.game
        board = self._board
        for at in game.board.playable:
            board.show(at)
        pair = game.last_placement()
        if pair:
            self._light(*pair)
        if self._tracks:
            self._tracks.seat(self._seat)
        self._write()

    def _light(self, at, other):
        # The newest tile and the lines that it scored.
        view = self._board
        board = self.game.board
        for half, partner in ((at, other), (other, at)):
            symbol = board.cells[half]
            for direction, step in enumerate(board.steps):
                if half + step != partner:
                    count = board.ray(half, direction, symbol)
                    if self.game.symbols == 4:  # Junior: neighbours only
                        count = min(count, 1)
                    view.light(half, direction, count, art.LIT)
        view.mark(((at, other),))

    def _write(self):
        strip = self._strip
        while len(strip):
            strip.pop()
        game = self.game
        choices = self._app.setup
        y = STRIP[1] + 4
        if self.step:
            junior = game.symbols == 4
            if game.seats > 1:
                strip.append(draw.sprites("signs", 2, y, (choices.signs[self._seat],)))
            sheet = "floe11" if junior else "hex11"
            strip.append(draw.tile(self._tile, 16, STRIP[1] + 2, sheet))
            x = 44
            for points in (game.first, game.second):
                strip.append(draw.sprites("digits", x, y + 1, (art.DIGIT_PLUS,)))
                strip.append(draw.number(points, x + 6, y + 1, True))
                x += 22
        where = "%s %d/%d %s" % (
            "\u2190" if self.step else " ",
            self.step,
            self.count,
            "\u2192" if self.step < self.count else " ",
        )
        strip.append(draw.words(where, 126, y + 5, art.LIGHT))
        for number, fed in zip(self._penguins, getattr(game, "penguins", b"")):
            number.show(fed)

    def _make_penguins(self):
        # Junior: who has how many penguins.
        for seat in range(self.game.seats):
            down = 4 + seat * _ROW
            number = Number(2, PANEL[0] + 28, down + 5)
            self.group.append(draw.sign(self._app.setup, seat, PANEL[0] + 1, down))
            self.group.append(draw.sprites("chick", PANEL[0] + 18, down + 3, (CHICK_STAND,)))
            self.group.append(number.grid)
            self._penguins.append(number)

    def press(self, key):
        """Right, A and SELECT go on by a tile, left goes back, up and down by ten; B and START
        leave."""
        if key in (B, START):
            self._app.open("sheet")
            return
        by = 1 if key in (RIGHT, A, SELECT) else -1 if key in (LEFT, SELECT_LONG) else 0
        if key in (UP, DOWN):
            by = _FAR if key == DOWN else -_FAR
        step = min(max(self.step + by, 0), self.count)
        if step == self.step + 1:
            self._play()
            self._show()
        elif step != self.step:  # much changes: one new picture is the quickest
            self._build(step)
            self._app.device.display.root_group = self.group
