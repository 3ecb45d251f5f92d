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
        self.values = bytearray(desk.size * 7)  # by symbol and cell; row 0: the denial alone
        room = len(desk.board.playable) * len(desk.steps) // 2
        self.first = bytearray(room)
        self.second = bytearray(room)
        self.pairs = 0
        self.keep = keep
        self.worth = array("H", bytes(2 * keep))
        self.actions = array("H", bytes(2 * keep))
        self.count = 0

    def weigh(self, seat, spoil=True):
        """Make the tables of worth for the seat that moves; `spoil` counts what rivals lose."""
        self.marks.worth(seat, self.own)
        theirs = self.theirs
        for i in range(_TABLE):
            theirs[i] = 0
        if spoil:
            one = self._one
            for rival in self.marks.rivals(seat):
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
        values = self.values
        for at in desk.board.playable:
            if state[at] or not state[size + at]:
                continue
            best = 0
            where = 2 * size + at
            for base in range(0, _TABLE, LEVELS):
                gain = state[where]
                value = theirs[base + (gain if gain < LEVELS else LEVELS - 1)]
                if value > best:
                    best = value
                where += size
            best >>= 1
            values[at] = best
            where = 2 * size + at
            for base in range(0, _TABLE, LEVELS):
                gain = state[where]
                value = own[base + (gain if gain < LEVELS else LEVELS - 1)] + best
                values[where - size] = value if value < 255 else 255
                where += size

    def gather(self, blocked=None, spare=False):
        """List the pairs of empty neighbours; start a new list of the best.

        :param blocked: None, or a function of two cells that is true where the rules forbid them
        :param bool spare: Travel's rule against isolated cells
        """
        count = self.desk.pairs(self.first, self.second, spare)
        if blocked:
            first = self.first
            second = self.second
            kept = 0
            for i in range(count):
                if not blocked(first[i], second[i]):
                    first[kept] = first[i]
                    second[kept] = second[i]
                    kept += 1
            count = kept
        self.pairs = count
        self.count = 0

    def scan(self, slot, tile):
        """Weigh every place for a tile; the best go into `actions`, best first."""
        desk = self.desk
        size = desk.size
        first = self.first
        second = self.second
        values = self.values
        a = tile >> 3
        b = tile & 7
        mine = a * size
        yours = b * size
        floor = self.worth[self.count - 1] if self.count == self.keep else -1
        if a == b:
            state = desk.state
            shift = size * (1 + a)
            own = self.own
            base = (a - 1) * LEVELS
            for i in range(self.pairs):
                at = first[i]
                other = second[i]
                gain = state[shift + at] + state[shift + other]
                value = (
                    own[base + (gain if gain < LEVELS else LEVELS - 1)] + values[at] + values[other]
                )
                if value > floor:
                    floor = self._insert(value, slot, at, other)
            return
        for i in range(self.pairs):
            at = first[i]
            other = second[i]
            value = values[mine + at] + values[yours + other]
            if value > floor:
                floor = self._insert(value, slot, at, other)
            value = values[yours + at] + values[mine + other]
            if value > floor:
                floor = self._insert(value, slot, other, at)

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
