# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""What Solo's value net sees: whole numbers, 64 for one, of the position after a placement.

Colours stand in the order of how far they may still come, so the net never learns one colour from
another. The training computes the same numbers (tools/training/solo.py).
"""

import math

from engine import const
from engine.bots.desk import LEVELS, PAIRS, ROOM, TOTALS

_GOOD = const(30)  # the lowest colour that counts as one
_UNIT = const(64)
_MOST = const(127)


class SoloFeatures:
    """Writes the numbers of a table into a buffer.

    :param Table table: where it looks
    """

    def __init__(self, table):
        self.table = table
        self.count = 72
        self._best = bytearray(7)  # the largest gain on the board by symbol
        self._next = bytearray(7)  # the one after it, on another cell
        self._far = [0] * 7
        self._order = bytearray(6)
        self._bytes = [bytes((gain,)) for gain in range(LEVELS)]  # to search a board for

    def outcome(self, seat):
        """Return the value of a finished game, on the scale of the net's output."""
        share = min(self.table.marks.row(seat)[1:]) / _GOOD
        share = max(1 / 60, min(59 / 60, share))
        return int(1024.0 * math.log(share / (1.0 - share)))

    def write(self, seat, x, n):
        """Write the position after the turn of `seat` into `x` from index `n` on."""
        table = self.table
        stats = table.desk.stats
        row = table.marks.row(seat)
        best = self._best
        after = self._next
        far = self._far
        order = self._order
        base = 0
        for symbol in range(1, 7):
            k = symbol - 1
            one = two = 0
            every = stats[TOTALS + k]
            if every:
                level = base + LEVELS - 1
                while not stats[level]:
                    level -= 1
                one = two = level - base
                if stats[level] == 1:
                    level -= 1
                    while level > base and not stats[level]:
                        level -= 1
                    two = level - base
            best[symbol] = one
            after[symbol] = two
            base += LEVELS
            far[symbol] = ahead = 16 * row[symbol] + 8 * one + 2 * every
            while k and far[order[k - 1]] > ahead:
                order[k] = order[k - 1]
                k -= 1
            order[k] = symbol
        pairs = stats[PAIRS]
        room = stats[ROOM]
        total = table.unseen or 1
        turns = pairs * 2 // 9 + 1
        halves = table.halves
        twins = table.twins
        desk = table.desk
        state = desk.state
        size = desk.size
        for symbol in order:
            place = row[symbol]
            one = best[symbol]
            limit = 18 if place < 18 else 36
            up = place + one
            more = up + after[symbol]
            x[n] = 4 * place - 64
            x[n + 1] = 8 * one
            many = 2 * stats[TOTALS + symbol - 1]
            x[n + 2] = many if many < _MOST else _MOST
            many = 5 * (room - stats[(symbol - 1) * LEVELS])
            x[n + 3] = many if many < _MOST else _MOST
            many = 4 * turns * halves[symbol] // total
            x[n + 4] = many if many < _MOST else _MOST
            many = 32 * turns * twins[symbol] // total
            x[n + 5] = many if many < _MOST else _MOST
            x[n + 6] = 3 * (limit - place)
            x[n + 7] = 4 * (up if up < limit else limit) - 64
            x[n + 8] = 4 * (more if more < limit else limit) - 64
            x[n + 9] = _UNIT if place >= 18 else 0
            # How safe the best gain is: the most empty neighbours of a cell that has it.
            ways = 0
            if one:
                start = size * (1 + symbol)
                end = start + size
                wanted = self._bytes[one]
                at = state.find(wanted, start, end)
                while at >= 0:
                    cell = at - start
                    if not state[cell] and state[size + cell] > ways:
                        ways = state[size + cell]
                    at = state.find(wanted, at + 1, end)
            x[n + 10] = 10 * ways
            n += 11
        x[n] = (3 * room >> 1) - 64
        x[n + 1] = min(_MOST, 42 * pairs >> 6)
        x[n + 2] = (20 - room) * 64 // 20 if room < 20 else 0
        x[n + 3] = 8 * (8 - room) if room < 8 else 0
        x[n + 4] = 4 * (16 - pairs) if pairs < 16 else 0
        x[n + 5] = _UNIT
