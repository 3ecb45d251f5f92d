# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""The board a bot thinks on: a copy in one bytearray that is laid on and put back as a whole.

Copying a kilobyte is one native call; taking tiles back one by one would cost a hundred times more.

=============  ==========================================================================
0 …            the cells, as in :mod:`engine.board`
size …         near: empty neighbours of each cell
size * (1+s)   gains of symbol s
=============  ==========================================================================

`stats` counts, for each symbol, the *playable* cells (empty, with an empty neighbour) by what the
symbol would score there: that is what an evaluation asks for.
"""

from array import array

from engine import const

LEVELS = const(16)  # gains of 15 and more are counted together
TOTALS = const(96)  # stats[TOTALS + symbol - 1]: the sum of the gains
ROOM = const(102)  # stats[ROOM]: playable cells
PAIRS = const(103)  # stats[PAIRS]: pairs of empty neighbours
_STATS = const(104)


class Desk:
    """A copy of a board with the counts that evaluations need.

    :param Board board: the board to copy; it is only read
    :param int symbols: 6, or 4 in Junior
    """

    def __init__(self, board, symbols):
        self.board = board
        self.size = size = len(board.cells)
        self.symbols = symbols
        self.steps = board.steps
        self.far = board.far
        self.state = bytearray(size * (symbols + 2))
        self.stats = array("H", bytes(2 * _STATS))
        self.load()

    def load(self):
        """Copy the board as it is now."""
        board = self.board
        size = self.size
        state = self.state
        stats = self.stats
        state[:size] = board.cells
        state[size : 2 * size] = board.near
        for symbol in range(1, self.symbols + 1):
            state[size * (1 + symbol) : size * (2 + symbol)] = board.gains[symbol]
        for i in range(_STATS):
            stats[i] = 0
        stats[PAIRS] = board.pairs
        cells = len(board.playable)
        for base in range(0, self.symbols * LEVELS, LEVELS):
            stats[base] = cells  # as if none scored; most score nothing, so this is the short way
        for at in board.playable:
            if state[at] == 0 and state[size + at]:
                stats[ROOM] += 1
                base = 0
                where = at + 2 * size
                for symbol in range(self.symbols):
                    gain = state[where]
                    if gain:
                        stats[base] -= 1
                        stats[base + (gain if gain < LEVELS else LEVELS - 1)] += 1
                        stats[TOTALS + symbol] += gain
                    base += LEVELS
                    where += size
        for base in range(0, self.symbols * LEVELS, LEVELS):
            stats[base] -= cells - stats[ROOM]

    def snapshot(self):
        """Return buffers for `keep` and `back`."""
        return bytearray(len(self.state)), array("H", bytes(2 * _STATS))

    def keep(self, into):
        """Write the whole desk into a snapshot."""
        into[0][:] = self.state
        into[1][:] = self.stats

    def back(self, kept):
        """Go back to a snapshot."""
        self.state[:] = kept[0]
        self.stats[:] = kept[1]

    def put(self, at, symbol):
        """Lay a symbol on an empty cell and bring gains and counts up to date."""
        state = self.state
        stats = self.stats
        size = self.size
        if state[size + at]:
            self._close(at)
        state[at] = symbol
        stats[PAIRS] -= state[size + at]
        shift = size * (1 + symbol)
        base = (symbol - 1) * LEVELS
        far = self.far
        for step in self.steps:
            end = at + step
            there = state[end]
            if there == 0:
                left = state[size + end] - 1
                if left == 0:
                    self._close(end)
                state[size + end] = left
            elif far and there == symbol:
                end += step
                while state[end] == symbol:
                    end += step
                if state[end]:
                    continue
            else:
                continue
            more = 1
            if far:
                behind = at - step
                while state[behind] == symbol:
                    more += 1
                    behind -= step
            gain = state[shift + end]
            state[shift + end] = gain + more
            if state[size + end]:
                stats[TOTALS + symbol - 1] += more
                more += gain
                stats[base + (gain if gain < LEVELS else LEVELS - 1)] -= 1
                stats[base + (more if more < LEVELS else LEVELS - 1)] += 1

    def _close(self, at):
        # A cell that can take no tile any more leaves the counts.
        stats = self.stats
        state = self.state
        size = self.size
        stats[ROOM] -= 1
        base = 0
        where = at + size
        total = TOTALS
        for _ in range(self.symbols):
            where += size
            gain = state[where]
            if gain:
                stats[total] -= gain
                if gain >= LEVELS:
                    gain = LEVELS - 1
            stats[base + gain] -= 1
            base += LEVELS
            total += 1

    def places(self, cells, ways, spare=False, starts=()):
        """List every pair of empty neighbours by its first cell, in reading order.

        :param cells: bytearray for the first cells
        :param ways: bytearray for the directions to the second ones: bit 0 east and so on (south-
            east and south-west; in Junior south)
        :param bool spare: leave out pairs that isolate a single cell (Travel), if others are left
        :param starts: in a first turn the cells of which a tile must cover one
        :return: how many first cells
        """
        state = self.state
        size = self.size
        steps = self.steps
        half = len(steps) // 2
        risky = self._risky() if spare else ()
        starts = set(starts)  # found at once; in bytes MicroPython looks at one after the other
        while True:
            count = 0
            for at in self.board.playable:
                if state[at] or not state[size + at]:
                    continue
                way = 0
                for direction in range(half):
                    other = at + steps[direction]
                    if (
                        state[other] == 0
                        and not ((at in risky or other in risky) and self._isolates(at, other))
                        and (not starts or at in starts or other in starts)
                    ):
                        way |= 1 << direction
                if way:
                    cells[count] = at
                    ways[count] = way
                    count += 1
            if count or not risky:
                return count
            risky = ()

    def _risky(self):
        # The cells beside those that have so few empty neighbours that a tile may take the last.
        state = self.state
        size = self.size
        risky = set()
        for at in self.board.playable:
            if state[at] == 0 and 0 < state[size + at] < 3:
                for step in self.steps:
                    risky.add(at + step)
        return risky

    def _isolates(self, at, other):
        state = self.state
        size = self.size
        steps = self.steps
        for _ in range(2):
            for step in steps:
                cell = at + step
                # Only a cell with one or two empty neighbours can lose the last one here.
                if state[cell] == 0 and cell != other and 0 < state[size + cell] < 3:
                    left = state[size + cell] - 1
                    for way in steps:
                        if cell + way == other:
                            left -= 1
                    if left == 0:
                        return True
            at, other = other, at
        return False
