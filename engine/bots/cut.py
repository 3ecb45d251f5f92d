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
    """

    def __init__(self, desk, marks, keep):
        self.desk = desk
        self.marks = marks
        self.own = bytearray(_TABLE)  # worth to the mover by symbol and points
        self.theirs = bytearray(_TABLE)  # the most it is worth to any rival
        self._one = bytearray(_TABLE)
        #: values[symbol][at]: what the symbol is worth on an empty cell; values[0]: the denial
        # alone
        self.values = tuple(bytearray(desk.size) for _ in range(7))
        room = len(desk.board.playable) * len(desk.steps) // 2
        # Pairs of empty neighbours, grouped by their first cell
        self.first = bytearray(room)
        self.second = bytearray(room)
        self.pairs = 0
        self.cells = bytearray(len(desk.board.playable))
        self.ends = array("H", bytes(2 * len(desk.board.playable)))
        self.groups = 0
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
        one = self._one
        for rival in rivals:
            self.marks.worth(rival, one)
            for i in range(_TABLE):
                if one[i] > theirs[i]:
                    theirs[i] = one[i]

    def spread(self):
        """Fill the table of cell values from the tables of worth."""
        desk = self.desk
        state = desk.state
        size = desk.size
        own = self.own
        theirs = self.theirs
        none, v1, v2, v3, v4, v5, v6 = self.values
        for at in desk.board.playable:
            if state[at] or not state[size + at]:
                none[at] = v1[at] = v2[at] = v3[at] = v4[at] = v5[at] = v6[at] = 0
                continue
            where = 2 * size + at
            best = 0
            for base in range(0, _TABLE, LEVELS):
                gain = state[where]
                if gain:
                    if gain >= LEVELS:
                        gain = LEVELS - 1
                    gain = theirs[base + gain]
                    if gain > best:
                        best = gain
                where += size
            best >>= 1
            none[at] = v1[at] = v2[at] = v3[at] = v4[at] = v5[at] = v6[at] = best
            where = 2 * size + at
            symbol = 1
            for base in range(0, _TABLE, LEVELS):
                gain = state[where]
                if gain:
                    value = own[base + (gain if gain < LEVELS else LEVELS - 1)] + best
                    self.values[symbol][at] = value if value < 255 else 255
                where += size
                symbol += 1

    def gather(self, blocked=None, spare=False):
        """List the pairs of empty neighbours; start a new list of the best.

        :param blocked: None, or a function of two cells that is true where the rules forbid them
        :param bool spare: Travel's rule against isolated cells
        """
        count = self.desk.pairs(self.first, self.second, spare)
        first = self.first
        second = self.second
        cells = self.cells
        ends = self.ends
        groups = 0
        kept = 0
        last = 0
        for i in range(count):
            at = first[i]
            if blocked and blocked(at, second[i]):
                continue
            second[kept] = second[i]
            kept += 1
            if at != last:
                cells[groups] = last = at
                groups += 1
            ends[groups - 1] = kept
        self.pairs = kept
        self.groups = groups
        self.count = 0

    def scan(self, slot, tile):
        """Weigh every place for a tile; the best go into `actions`, best first.

        A cell is left out at once where even the best partner on the board would not do.
        """
        a = tile >> 3
        b = tile & 7
        if a == b:
            self._scan_double(slot, a)
            return
        second = self.second
        cells = self.cells
        ends = self.ends
        mine = self.values[a]
        yours = self.values[b]
        most_mine = max(mine)  # of every cell, taken ones too: `spread` clears those
        most_yours = max(yours)
        floor = self.worth[self.count - 1] if self.count == self.keep else -1
        start = 0
        for group in range(self.groups):
            at = cells[group]
            end = ends[group]
            one = mine[at]
            two = yours[at]
            if one + most_yours > floor or two + most_mine > floor:
                for i in range(start, end):
                    other = second[i]
                    value = one + yours[other]
                    if value > floor:
                        floor = self._insert(value, slot, at, other)
                    value = two + mine[other]
                    if value > floor:
                        floor = self._insert(value, slot, other, at)
            start = end

    def _scan_double(self, slot, a):
        desk = self.desk
        state = desk.state
        shift = desk.size * (1 + a)
        second = self.second
        cells = self.cells
        ends = self.ends
        own = self.own
        denial = self.values[0]
        base = (a - 1) * LEVELS
        floor = self.worth[self.count - 1] if self.count == self.keep else -1
        start = 0
        for group in range(self.groups):
            at = cells[group]
            end = ends[group]
            gain = state[shift + at]
            spoilt = denial[at]
            for i in range(start, end):
                other = second[i]
                both = gain + state[shift + other]
                value = own[base + (both if both < LEVELS else LEVELS - 1)] + spoilt + denial[other]
                if value > floor:
                    floor = self._insert(value, slot, at, other)
            start = end

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
        step = other - at
        direction = 0
        for one in self.desk.steps:
            if one == step:
                break
            direction += 1
        actions[i] = slot << 11 | at << 3 | direction
        return worth[self.count - 1] if self.count == self.keep else -1
