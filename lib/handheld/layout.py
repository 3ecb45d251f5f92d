# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Where things are on the 160 x 128 screen: numbers only, nothing is drawn here.

The board is drawn in rows of sprites, one row a TileGrid. A hexagonal board shifts each row by half
a pitch. The sprites are as large as a board of that size allows.
"""

WIDTH = 160
HEIGHT = 128

#: regions of the play screen: x, y, width, height
BOARD = (0, 0, 121, 112)
PANEL = (122, 0, 38, 112)
STRIP = (0, 112, 160, 16)
#: width of one tile of the rack in the strip
RACK_PITCH = 24

# for 15, 13 and 11 rows of hexagons, for 10 and 8 of squares: sprite width, sprite height, pitch
# from column to column, from row to row
_HEX = b"\x08\x09\x08\x07\x09\x0a\x09\x08\x0b\x0c\x0b\x0a"
_SQUARE = b"\x0b\x0b\x0b\x0b\x0d\x0d\x0d\x0d"


class Layout:
    """Pixels of a board.

    :param board: an engine board: `playable`, `steps`, `stride`
    :raises ValueError: if there is no sprite size for a board of that width
    """

    def __init__(self, board):
        stride = board.stride
        self._stride = stride
        #: top row of the board in padded rows
        self._first_row = board.playable[0] // stride
        self.rows = board.playable[-1] // stride - self._first_row + 1
        hexagonal = len(board.steps) == 6
        sizes = _HEX if hexagonal else _SQUARE
        size = 2 * ((15 if hexagonal else 10) - self.rows)
        self.tile_width, self.tile_height, self.pitch_x, self.pitch_y = sizes[size : size + 4]
        shift = self.pitch_x if hexagonal else 0
        #: first cell index of each row, cells in it, and where it starts on the screen
        self.first = bytearray(self.rows)
        self.length = bytearray(self.rows)
        self._left = bytearray(self.rows)
        for at in board.playable:
            row = self.row(at)
            if not self.length[row]:
                self.first[row] = at
            self.length[row] += 1
        across = self.rows * self.pitch_x
        down = (self.rows - 1) * self.pitch_y + self.tile_height
        left = BOARD[0] + (BOARD[2] - across) // 2
        self._top = BOARD[1] + (BOARD[3] - down) // 2
        for row in range(self.rows):
            self._left[row] = left + (self.rows - self.length[row]) * shift // 2

    def row(self, at):
        """Return the row of a cell, 0 at the top."""
        return at // self._stride - self._first_row

    def row_x(self, row):
        """Return the left edge of the first sprite of a row."""
        return self._left[row]

    def row_y(self, row):
        """Return the upper edge of a row of sprites."""
        return self._top + row * self.pitch_y

    def column(self, at):
        """Return the place of a cell in its row, 0 at the left."""
        return at - self.first[self.row(at)]

    def x(self, at):
        """Return the left edge of a cell's sprite."""
        row = self.row(at)
        return self._left[row] + (at - self.first[row]) * self.pitch_x

    def y(self, at):
        """Return the upper edge of a cell's sprite."""
        return self._top + self.row(at) * self.pitch_y
