# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""The hand formula for rack editions: what a position is worth after a turn, in whole numbers.

For each colour: the worth of the own marker less that of the rival's, what the best place left on
the board would bring to either, and the sum of all places. How much of it counts depends on how
likely a half of that colour comes to hand and on how much of the board is left.
"""

from array import array

from engine import const
from engine.bots.desk import LEVELS, ROOM, TOTALS
from engine.bots.marks import DUEL, TEAM, between, rising

SURE = const(1 << 16)  # a decided game
_SIXTEENTHS = const(16)
# Weights in 256ths, found by trying against each other (tools/training/README.md)
_RIVAL = const(69)
_NEXT = const(161)
_HIS_NEXT = const(264)
_ALL = const(207)
_HIS_ALL = const(292)


def curve_of(mode):
    """Return the worth of each place of a track, as `engine.bots.marks.between` reads it.

    :param int mode: `CLASSIC`, `TEAM` or `DUEL` of `engine.bots.marks`
    """
    if mode == TEAM:
        return rising(36, 8192, 58984)
    if mode != DUEL:
        return rising(18, 8192, 53090)
    # A step counts most around the middle, where a colour changes sides.
    curve = array("H", bytes(2 * 20))
    for place in range(19):
        off = 16 * place - 144
        curve[place] = 4096 + 2048 * off // (abs(off) + 40) + 6 * off
    return curve


class Formula:
    """Values positions one at a time.

    :param Table table: where it looks
    """

    def __init__(self, table):
        self.table = table
        self.curve = curve_of(table.marks.mode)
        self.free = len(table.desk.board.playable) - 6

    def add(self, seat, values, index):
        """Value the table for a seat that has just ended its turn: values[index]."""
        table = self.table
        if table.over(seat):
            values[index] = table.result(seat) * SURE
            return
        values[index] = self.rate(seat)

    def flush(self):
        """Nothing waits: every value is made at once."""

    def share(self, value):
        """Return a value as look-ahead mixes it: here as it is."""
        return value

    def flip(self, share):
        """Return the share the other side sees."""
        return -share

    def rate(self, seat):
        """Return the worth of the position for a seat."""
        table = self.table
        marks = table.marks
        stats = table.desk.stats
        curve = self.curve
        row = marks.row(seat)
        duel = marks.mode == DUEL
        age = 256 * stats[ROOM] // self.free
        late = 182 + 74 * stats[ROOM] // self.free
        total = table.unseen or 1
        rack = table.rack
        fresh = table.swaps(seat)
        draws = 0
        for tile in rack:
            if fresh or not tile:
                draws += 1
        rivals = marks.rivals(seat)
        worth = 0
        base = 0
        for symbol in range(1, 7):
            share = table.halves[symbol] * 21 // total
            hand = draws * share
            if not fresh:
                for tile in rack:
                    if tile:
                        if tile >> 3 == symbol:
                            hand += 21
                        if tile & 7 == symbol:
                            hand += 21
            mine = 256 * hand // (hand + 5)
            his = 6 * share
            his = 256 * his // (his + 5)
            one = two = 0
            for gain in range(base + LEVELS - 1, base, -1):
                count = stats[gain]
                if count:
                    if one:
                        two = gain - base
                        break
                    one = gain - base
                    if count > 1:
                        two = one
                        break
            spread = 2 * stats[TOTALS + symbol - 1]
            base += LEVELS
            own = row[symbol]
            other = 0
            for rival in rivals:
                place = marks.row(rival)[symbol]
                if place > other:
                    other = place
            limit = _SIXTEENTHS * marks.after(own, 36)
            now = curve[own]
            own *= _SIXTEENTHS
            limit2 = _SIXTEENTHS * marks.after(other, 36)
            then = curve[other]
            other *= _SIXTEENTHS
            if duel:
                worth += now
            else:
                worth += now - (then * _RIVAL >> 8)
            up = own + (233 * one + 23 * two >> 4)
            gain = between(curve, up if up < limit else limit) - now
            worth += (gain * mine >> 8) * late * _NEXT >> 16
            up = other + _SIXTEENTHS * one
            gain = between(curve, up if up < limit2 else limit2) - then
            worth -= (gain * his >> 8) * late * _HIS_NEXT >> 16
            up = own + spread
            gain = between(curve, up if up < limit else limit) - now
            worth += gain * age * _ALL >> 16
            up = other + spread
            gain = between(curve, up if up < limit2 else limit2) - then
            worth -= gain * age * _HIS_ALL >> 16
        return worth
