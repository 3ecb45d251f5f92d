# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Solo by hand: what a position is worth, for Normal and for boards that compute no net."""

from engine.bots.desk import LEVELS, PAIRS, TOTALS
from engine.bots.marks import between, rising


def curve_of():
    """Return the worth of each place of a track, as `engine.bots.marks.between` reads it."""
    # Each step of a marker is worth 7/8 of the one before: the lowest colour counts most.
    return rising(36, 1 << 14, 57470)


class SoloFormula:
    """The worth of a Solo position by hand: the markers, and what the board still promises each.

    :param Table table: where it looks
    """

    def __init__(self, table):
        self.table = table
        self.curve = curve_of()

    def add(self, seat, values, index):
        """Value the table as it is: values[index]."""
        table = self.table
        stats = table.desk.stats
        row = table.marks.row(seat)
        curve = self.curve
        left = stats[PAIRS]  # what may still be laid: each colour gets a sixth of two halves a tile
        total = table.unseen or 1
        turns = left * 2 // 9 + 1
        worth = 0
        base = 0
        for symbol in range(1, 7):
            best = 0
            if stats[TOTALS + symbol - 1]:
                best = LEVELS - 1
                while not stats[base + best]:
                    best -= 1
            base += LEVELS
            halves = min(turns * table.halves[symbol] // total, 4)
            place = row[symbol]
            limit = 16 * (18 if place < 18 else 36)
            up = 16 * place + (8 * best if halves else 0) + 2 * stats[TOTALS + symbol - 1]
            worth += curve[place] + between(curve, min(up, limit))
        values[index] = worth

    def share(self, value):
        """Return a value as means are taken of it: here as it is."""
        return value

    def flush(self):
        """Nothing waits."""
