# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Junior's board: ice floes on the sea, Professor Eisstein on one of them, food on its way."""

import displayio

from engine import const
from handheld import art, draw
from handheld import junior_art as jart
from handheld.board_view import BoardView

#: side of the board with the frame around it, in pixels
SIDE = 112
# The board is laid out in the middle of a broader region than it needs.
_LEFT = const(-4)
#: pieces that can fly at the same time: a half has three neighbours
FLOCK = 3
_PIECE = const(7)  # pixels
_ARC = const(10)  # how high a piece flies


class Floes(BoardView):
    """The square board.

    :param board: the engine's board
    :param layout: `handheld.layout.Layout` of that board
    """

    def __init__(self, board, layout):
        BoardView.__init__(self, board, layout)
        self.group.x = _LEFT
        self._professor = self._sprite(art.BLANK)

    def water(self, at):
        """Return the frame of an empty cell: here and there a ripple."""
        return jart.FLOE_RIPPLE if at * 5 % 17 == 2 else art.EMPTY

    def shake(self, by):
        """Move the floating tile aside.

        :param int by: pixels to the right
        """
        for sprite in self._ghost:
            sprite.x += by

    def splash(self, at, other, frame):
        """Let the water splash over two cells; `hide_ghost` ends it."""
        self._put(self._ghost[0], at, frame)
        self._put(self._ghost[1], other, frame)

    def professor(self, at, frame):
        """Put the Professor on a cell.

        :param int frame: `handheld.junior_art.PROFESSOR_STAND` ...
        """
        self._put(self._professor, at, frame)

    def professor_leaves(self):
        """Take the Professor off the board."""
        if not self._professor.hidden:
            self._professor.hidden = True

    def middle(self, at):
        """Return x and y at which a piece of food lies in the middle of a cell."""
        layout = self._layout
        rest = (layout.tile_width - _PIECE) // 2
        return layout.x(at) + _LEFT + rest, layout.y(at) + rest


class Flight:
    """Pieces of food flying in an arc from one place to another, up to `FLOCK` together."""

    def __init__(self):
        self.group = displayio.Group()
        self._pieces = []
        self._ways = []
        for _ in range(FLOCK):
            piece = draw.sprites("food", 0, 0, (0,))
            piece.hidden = True
            self.group.append(piece)
            self._pieces.append(piece)

    def take(self, symbol, start, goal):
        """Let one more piece wait at its start.

        :param start: x and y
        :param goal: x and y
        """
        piece = self._pieces[len(self._ways)]
        self._ways.append((start, goal))
        piece[0] = symbol
        piece.x, piece.y = start
        piece.hidden = False

    def fly(self, step, steps):
        """Move all pieces to where they are after a step out of `steps`."""
        arc = _ARC * 4 * step * (steps - step) // (steps * steps)
        for piece, way in zip(self._pieces, self._ways):
            (x, y), (to_x, to_y) = way
            piece.x = x + (to_x - x) * step // steps
            piece.y = y + (to_y - y) * step // steps - arc

    def land(self):
        """End the flight."""
        for piece in self._pieces:
            if not piece.hidden:
                piece.hidden = True
        self._ways = []
