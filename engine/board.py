# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""The board as a mailbox: one byte a cell, a border around it, directions as index offsets.

A neighbour is `cells[at + step]`, a ray is `at += step` while the symbol stays the same. Hexagons
and squares differ only in their steps and in how far a ray reaches.

Beside the cells stands the *gain table*: for every symbol and every empty cell, what that symbol
would score there now. It is kept up to date at each placement, so weighing a placement is two
look-ups. The partner of a half is an empty cell until both are laid; that is why the rule "never
towards the partner" (Classic rulebook, "Pointtælling") needs no special case.
"""

from engine import const

BORDER = const(255)
EMPTY = const(0)
E, SE, SW, W, NW, NE = 0, 1, 2, 3, 4, 5


class Board:
    """Cells, gain table and the count of places left; made by `HexBoard` and `SquareBoard`.

    :param int stride: length of one padded row
    :param int rows: padded rows, the two border rows among them
    :param int left: first coordinate of column 0
    :param int top: second coordinate of padded row 0
    :param tuple steps: index offset of each direction, clockwise from east
    :param bool far: True if a ray runs to the end of its line, False if it is one cell long
    :param int symbols: how many symbols the edition has
    """

    def __init__(self, stride, rows, left, top, steps, far, symbols):
        self.stride = stride
        self.left = left
        self.top = top
        self.steps = steps
        self.far = far
        size = stride * rows
        self.cells = cells = bytearray(size)
        playable = bytearray()
        for at in range(size):
            if self._outside(at % stride + left, at // stride + top):
                cells[at] = BORDER
            else:
                playable.append(at)
        #: every cell of the board in reading order, printed ones too
        self.playable = bytes(playable)
        #: gains[symbol][at]: what `symbol` would score on the empty cell `at`; gains[0] is unused
        self.gains = tuple(bytearray(size if symbol else 0) for symbol in range(symbols + 1))
        #: near[at]: empty neighbours of `at`
        self.near = near = bytearray(size)
        #: adjacent empty pairs left; 0 ends the game
        self.pairs = 0
        for at in playable:
            for step in steps:
                if cells[at + step] == EMPTY:
                    near[at] += 1
                    self.pairs += 1
        self.pairs //= 2
        self.printed = b""

    def print_symbols(self, places):
        """Put the symbols that are on the board from the start.

        :param places: (symbol, first coordinate, second coordinate) of each
        """
        printed = bytearray()
        for symbol, q, r in places:
            at = self.at(q, r)
            self.put(at, symbol)
            printed.append(at)
        self.printed = bytes(printed)

    def at(self, q, r):
        """Return the index of a cell.

        :raises ValueError: if there is no such cell
        """
        column = q - self.left
        row = r - self.top
        if 0 <= column < self.stride and 0 <= row < len(self.cells) // self.stride:
            at = row * self.stride + column
            if self.cells[at] != BORDER:
                return at
        raise ValueError("cell %d,%d is off the board" % (q, r))

    def coords(self, at):
        """Return the two coordinates of a cell index."""
        return at % self.stride + self.left, at // self.stride + self.top

    def put(self, at, symbol):
        """Lay a symbol on an empty cell. Nothing is checked: the game does that."""
        self.cells[at] = symbol
        self.pairs -= self.near[at]
        self._weigh(at, symbol, 1)

    def lift(self, at):
        """Take back what `put` laid, the last one first."""
        self._weigh(at, self.cells[at], -1)
        self.cells[at] = EMPTY
        self.pairs += self.near[at]

    def _weigh(self, at, symbol, sign):
        # The six cells that see `at` are the first empty ones along its lines. Each gains the whole
        # run behind `at`; what lies between it and `at` it has seen before. Occupied cells keep
        # the gains of the moment they were covered, so lifting in reverse order restores all.
        cells = self.cells
        gain = self.gains[symbol]
        near = self.near
        far = self.far
        for step in self.steps:
            end = at + step
            there = cells[end]
            if there == EMPTY:
                near[end] -= sign
            elif far and there == symbol:
                end += step
                while cells[end] == symbol:
                    end += step
                if cells[end] != EMPTY:
                    continue
            else:
                continue
            run = sign
            if far:
                back = at - step
                while cells[back] == symbol:
                    run += sign
                    back -= step
            gain[end] += run

    def ray(self, at, direction, symbol):
        """Return how many cells in a row show `symbol`, going from `at` (not counted).

        The line ends at an empty cell, another symbol or the border.
        """
        cells = self.cells
        step = self.steps[direction]
        count = 0
        at += step
        while cells[at] == symbol:
            count += 1
            if not self.far:
                break
            at += step
        return count

    def starts(self):
        """Return the empty cells next to a printed symbol that no tile touches yet.

        Only those with room for a tile. Any tile uses a symbol up, whoever laid it
        (Classic rulebook: "an dem noch kein Stein liegt").
        """
        found = bytearray()
        for symbol_at in self.printed:
            if self.untouched(symbol_at):
                for step in self.steps:
                    at = symbol_at + step
                    if self.cells[at] == EMPTY and self.near[at]:
                        found.append(at)
        return bytes(found)

    def untouched(self, at):
        """Return whether no tile lies next to a cell."""
        cells = self.cells
        return not any(EMPTY < cells[at + step] < BORDER for step in self.steps)


class HexBoard(Board):
    """A hexagon of hexagons in axial coordinates, centre (0, 0), east = (+1, 0).

    Directions clockwise from east: E, SE, SW, W, NW, NE. All indices of cells are below 256.

    :param int side: cells along one side; 6, 7 or 8 for two, three and four players
    """

    def __init__(self, side):
        self.side = side
        stride = 2 * side
        steps = (1, stride, stride - 1, -1, -stride, 1 - stride)
        Board.__init__(self, stride, stride + 1, 1 - side, -side, steps, True, 6)
        # On every size the printed symbols lie on the corners of the side-6 hexagon.
        self.print_symbols(((1, 0, -5), (2, 5, -5), (3, 5, 0), (4, 0, 5), (5, -5, 5), (6, -5, 0)))

    def _outside(self, q, r):
        return max(abs(q), abs(r), abs(q + r)) >= self.side


class SquareBoard(Board):
    """Junior's ice: squares from `low` to `high` in both coordinates, y downwards.

    Directions clockwise from east: E, S, W, N. A ray is one cell long.

    :param int low: smallest coordinate (0 for the full board, 1 for the light-blue area)
    :param int high: largest coordinate
    """

    def __init__(self, low, high):
        self.low = low
        self.high = high
        stride = high - low + 2
        Board.__init__(self, stride, stride + 1, low, low - 1, (1, stride, -1, -stride), False, 4)
        self.print_symbols(((1, 3, 3), (2, 6, 3), (3, 6, 6), (4, 3, 6)))

    def _outside(self, x, y):
        return not (self.low <= x <= self.high and self.low <= y <= self.high)
