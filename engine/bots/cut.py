# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""The first cut: the most promising placements by one scan over a table of cell values.

The value of a symbol on a cell is what its points are worth to the mover, plus half of what the
best rival gain on that cell would have been worth: a covered cell is a cell denied.
"""

from array import array

from engine import const
from engine.bots.desk import LEVELS

_TABLE = const(96)


class Cut:
    """Finds the best `keep` placements of a rack.

    :param Desk desk: where it looks
    :param Marks marks: whose points they are
    :param int keep: how many to keep
    :param int rows: how many symbols' values are kept at a time, 2 … 6: with fewer, less memory
        and more work
    """

    def __init__(self, desk, marks, keep, rows):
        self.desk = desk
        self.marks = marks
        self.own = bytearray(_TABLE)  # worth to the mover by symbol and points
        self.theirs = bytearray(_TABLE)  # the most it is worth to any rival
        #: what a covered cell denies the rivals, by cell
        self.denial = bytearray(desk.size)
        # What a symbol is worth on a cell, and which symbol each of these rows is about
        self._rows = [bytearray(desk.size) for _ in range(rows)]
        self._about = bytearray(rows)
        room = len(desk.board.playable)
        # The places: first cells, and a mask of the directions to second ones
        self.cells = bytearray(room)
        self.ways = bytearray(room)
        self.places = 0
        self.half = desk.steps[: len(desk.steps) // 2]
        self.keep = keep
        self.worth = array("H", bytes(2 * keep))
        self.actions = array("H", bytes(2 * keep))
        self.count = 0

    def weigh(self, seat, spoil=True):
        """Make the tables of worth for the seat that moves; `spoil` counts what rivals lose."""
        self.marks.worth(seat, self.own)
        theirs = self.theirs
        rivals = self.marks.rivals(seat) if spoil else ()
        if len(rivals) == 1:
            self.marks.worth(rivals[0], theirs)
            return
        for i in range(_TABLE):
            theirs[i] = 0
        one = bytearray(_TABLE)
        for rival in rivals:
            self.marks.worth(rival, one)
            for i in range(_TABLE):
                if one[i] > theirs[i]:
                    theirs[i] = one[i]

    def spread(self):
        """Work out what each cell denies; the values of a symbol follow when it is scanned."""
        desk = self.desk
        state = desk.state
        size = desk.size
        theirs = self.theirs
        denial = self.denial
        self._about[:] = bytes(len(self._about))
        for at in desk.board.playable:
            best = 0
            if not state[at] and state[size + at]:
                where = 2 * size + at
                for base in range(0, _TABLE, LEVELS):
                    gain = state[where]
                    if gain:
                        gain = theirs[base + (gain if gain < LEVELS else LEVELS - 1)]
                        if gain > best:
                            best = gain
                    where += size
            denial[at] = best >> 1

    def _row(self, symbol, other):
        # What a symbol is worth on each cell; the row of the other symbol stays where it is.
        about = self._about
        spare = -1
        for i in range(len(about)):
            if about[i] == symbol:
                return self._rows[i]
            if about[i] != other and (spare < 0 or not about[i]):
                spare = i
        about[spare] = symbol
        row = self._rows[spare]
        row[:] = self.denial
        desk = self.desk
        state = desk.state
        size = desk.size
        own = self.own
        base = (symbol - 1) * LEVELS
        shift = size * (1 + symbol)
        for at in desk.board.playable:
            gain = state[shift + at]
            if gain and not state[at]:
                gain = own[base + (gain if gain < LEVELS else LEVELS - 1)] + row[at]
                row[at] = gain if gain < 255 else 255
        return row

    def gather(self, spare=False, starts=()):
        """List the places of the desk; start a new list of the best.

        :param bool spare: Travel's rule against isolated cells
        :param starts: in a first turn the cells of which a tile must cover one
        """
        self.places = self.desk.places(self.cells, self.ways, spare, starts)
        self.count = 0

    def scan(self, slot, tile, low=0, high=255):
        """Weigh places for a tile; the best go into `actions`, best first.

        A cell is left out at once where even the best partner on the board would not do.

        :param int low: the first place to weigh
        :param int high: the one after the last, if there are so many
        """
        a = tile >> 3
        b = tile & 7
        if high > self.places:
            high = self.places
        if a == b:
            self._scan_double(slot, a, low, high)
            return
        cells = self.cells
        ways = self.ways
        half = self.half
        mine = self._row(a, b)
        yours = self._row(b, a)
        most_mine = max(mine)
        most_yours = max(yours)
        floor = self.worth[self.count - 1] if self.count == self.keep else -1
        for place in range(low, high):
            at = cells[place]
            one = mine[at]
            two = yours[at]
            if one + most_yours > floor or two + most_mine > floor:
                way = ways[place]
                for step in half:
                    if way & 1:
                        other = at + step
                        value = one + yours[other]
                        if value > floor:
                            floor = self._insert(value, slot, at, other)
                        value = two + mine[other]
                        if value > floor:
                            floor = self._insert(value, slot, other, at)
                    way >>= 1

    def _scan_double(self, slot, a, low, high):
        desk = self.desk
        state = desk.state
        shift = desk.size * (1 + a)
        ways = self.ways
        half = self.half
        own = self.own
        denial = self.denial
        base = (a - 1) * LEVELS
        floor = self.worth[self.count - 1] if self.count == self.keep else -1
        for place in range(low, high):
            at = self.cells[place]
            gain = state[shift + at]
            spoilt = denial[at]
            way = ways[place]
            for step in half:
                if way & 1:
                    other = at + step
                    both = gain + state[shift + other]
                    value = own[base + (both if both < LEVELS else LEVELS - 1)]
                    value += spoilt + denial[other]
                    if value > floor:
                        floor = self._insert(value, slot, at, other)
                way >>= 1

    def _insert(self, value, slot, at, other):
        # Insertion from the bottom: few get past the floor once the list is full.
        worth = self.worth
        actions = self.actions
        if self.count < self.keep:
            self.count += 1
        i = self.count - 1
        while i and worth[i - 1] < value:
            worth[i] = worth[i - 1]
            actions[i] = actions[i - 1]
            i -= 1
        worth[i] = value
        direction = self.desk.steps.index(other - at)
        actions[i] = slot << 11 | at << 3 | direction
        return worth[self.count - 1] if self.count == self.keep else -1
