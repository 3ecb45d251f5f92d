# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""The board on the screen: a row of sprites for each row of cells, the ghost and marks on top.

Nothing is made after the view is: a cell that changes is one byte in its row, the ghost is two
sprites that move. That keeps a cursor step near 1,200 bytes on the bus.
"""

import displayio

from handheld import art, draw

# How many newest tiles can be marked: those of three opponents
MARKS = 3


class BoardView:
    """Draws one board.

    :param board: the engine's board
    :param layout: `handheld.layout.Layout` of that board
    """

    def __init__(self, board, layout):
        self._board = board
        self._layout = layout
        self.group = group = displayio.Group()
        hexagonal = len(board.steps) == 6
        self._sheet = ("hex%d" if hexagonal else "floe%d") % layout.tile_width
        self._printed = tuple(board.printed)  # not every Python looks an int up in bytes
        self._rows = []
        for row in range(layout.rows):
            frames = bytes(layout.length[row])
            grid = draw.sprites(self._sheet, layout.row_x(row), layout.row_y(row), frames)
            group.append(grid)
            self._rows.append(grid)
        self._marks = [self._sprite(art.MARK_LAST) for _ in range(2 * MARKS)]
        # Only on hexagons is a first turn bound to printed symbols, or a cell left alone.
        self._targets = [self._sprite(art.MARK_TARGET) for _ in board.printed if hexagonal]
        self._ghost = (self._sprite(art.BLANK), self._sprite(art.BLANK))
        self._lonely = self._sprite(art.MARK_CUT) if hexagonal else None
        for at in board.playable:
            self.show(at)

    def _sprite(self, frame):
        sprite = draw.sprites(self._sheet, 0, 0, (frame,))
        sprite.hidden = True
        self.group.append(sprite)
        return sprite

    def show(self, at, kind=None):
        """Draw a cell as it is.

        :param int at: index of the cell
        :param kind: None, or the kind of frame for its symbol: `art.LIT`
        """
        symbol = self._board.cells[at]
        if kind is None:
            kind = art.PRINTED if at in self._printed else art.TILE
        frame = kind + symbol if symbol else self.water(at)
        layout = self._layout
        row = self._rows[layout.row(at)]
        column = layout.column(at)
        if row[column] != frame:
            row[column] = frame

    def water(self, at):
        """Return the frame of an empty cell."""
        return art.EMPTY

    def light(self, at, direction, count, kind=None):
        """Draw the cells of a ray, lit or as they are.

        :param int at: the cell it starts from, itself left out
        :param int count: how many cells
        :param kind: `art.LIT` or None
        """
        step = self._board.steps[direction]
        for _ in range(count):
            at += step
            self.show(at, kind)

    def float(self, at, other, tile, kind):
        """Let a tile float over two cells.

        :param int tile: its code
        :param int kind: `art.GHOST` or `art.REFUSED`
        """
        self._put(self._ghost[0], at, kind + (tile >> 3))
        self._put(self._ghost[1], other, kind + (tile & 7))

    def hover(self, at, other):
        """Let the outline of an unknown tile float over two cells."""
        self._put(self._ghost[0], at, art.MARK_RIM)
        self._put(self._ghost[1], other, art.MARK_RIM)

    def hide_ghost(self):
        """Take the floating tile away."""
        for sprite in self._ghost:
            if not sprite.hidden:
                sprite.hidden = True

    def mark(self, cells):
        """Mark the newest tiles of the others.

        :param cells: (cell, other cell) of up to `MARKS` tiles
        """
        number = 0
        for pair in cells[:MARKS]:
            for at in pair:
                self._put(self._marks[number], at, art.MARK_LAST)
                number += 1
        for left in range(number, 2 * MARKS):
            if not self._marks[left].hidden:
                self._marks[left].hidden = True

    def aim_at(self, cells):
        """Show which cells a first tile may touch.

        :param cells: printed symbols, at most as many as the board has
        """
        for number, sprite in enumerate(self._targets):
            if number < len(cells):
                self._put(sprite, cells[number], art.MARK_TARGET)
            elif not sprite.hidden:
                sprite.hidden = True

    def lonely(self, at):
        """Mark the cell that would be left alone; 0 for none."""
        if at:
            self._put(self._lonely, at, art.MARK_CUT)
        elif not self._lonely.hidden:
            self._lonely.hidden = True

    def _put(self, sprite, at, frame):
        layout = self._layout
        if sprite[0] != frame:
            sprite[0] = frame
        x = layout.x(at)
        y = layout.y(at)
        if sprite.x != x:
            sprite.x = x
        if sprite.y != y:
            sprite.y = y
        if sprite.hidden:
            sprite.hidden = False
