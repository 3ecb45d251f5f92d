# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Solo: nobody to outwit, only the next tile to reckon with."""

import math

from engine import const
from engine.bots.desk import LEVELS, PAIRS, ROOM, TOTALS
from engine.bots.marks import between, rising
from engine.bots.racks import RackBot

_MOST = const(127)
_BEST = const(6)  # candidates that are looked at with every tile that may come
_KINDS = const(21)


class SoloFormula:
    """The worth of a Solo position by hand: the markers, and what the board still promises each.

    :param Table table: where it looks
    """

    def __init__(self, table):
        self.table = table
        # Each step of a marker is worth 7/8 of the one before: the lowest colour counts most.
        self.curve = rising(36, 1 << 14, 57470)

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
                for gain in range(base + LEVELS - 1, base, -1):
                    if stats[gain]:
                        best = gain - base
                        break
            base += LEVELS
            halves = min(turns * table.halves[symbol] // total, 4)
            place = row[symbol]
            limit = 16 * (18 if place < 18 else 36)
            up = 16 * place + (8 * best if halves else 0) + 2 * stats[TOTALS + symbol - 1]
            worth += curve[place] + between(curve, min(up, limit))
        values[index] = worth

    def flush(self):
        """Nothing waits."""

    def share(self, value):
        """Return a value as look-ahead mixes it."""
        return value


class SoloFeatures:
    """The inputs of the Solo net (tools/training/players.py computes the same).

    :param Table table: where it looks
    """

    count = 59

    def __init__(self, table):
        self.table = table
        self._order = bytearray(6)

    def result(self, seat):
        """Return the value of a finished game: the lowest colour as a share of 30, as a logit."""
        part = min(max(min(self.table.marks.row(seat)[1:]), 1), 29)
        return int(1024 * math.log(part / (30 - part)))

    def write(self, seat, x, n):
        """Write the position into `x` from index `n` on."""
        table = self.table
        stats = table.desk.stats
        row = table.marks.row(seat)
        order = self._order
        for symbol in range(1, 7):
            k = symbol - 1
            while k and row[order[k - 1]] > row[symbol]:
                order[k] = order[k - 1]
                k -= 1
            order[k] = symbol
        total = table.unseen or 1
        room = stats[ROOM]
        for symbol in order:
            place = row[symbol]
            base = (symbol - 1) * LEVELS
            x[n + 1] = x[n + 2] = x[n + 3] = 0
            k = n + 1
            best = 0
            if stats[TOTALS + symbol - 1]:
                for gain in range(LEVELS - 1, 0, -1):
                    count = stats[base + gain]
                    while count and k < n + 4:
                        best = best or gain
                        x[k] = 8 * gain
                        k += 1
                        count -= 1
            x[n] = 4 * place - 64
            x[n + 4] = min(_MOST, 2 * stats[TOTALS + symbol - 1])
            x[n + 5] = min(_MOST, 128 * table.halves[symbol] // total)
            x[n + 6] = min(_MOST, 5 * (room - stats[base]))
            x[n + 7] = 3 * ((18 if place < 18 else 36) - place)
            x[n + 8] = 4 * table.marks.after(place, best) - 64
            n += 9
        x[n] = min(_MOST, (3 * room >> 1) - 64)
        x[n + 1] = min(_MOST, 42 * stats[PAIRS] >> 6)
        x[n + 2] = (20 - room) * 64 // 20 if room < 20 else 0
        x[n + 3] = (8 - room) * 64 // 8 if room < 8 else 0
        x[n + 4] = 64


class Expectation:
    """Looks at the best candidates with every tile that may come next, the likelier the weightier.

    :param Table table: where it looks
    :param valuer: a `SoloFormula` or `Net`
    """

    def __init__(self, table, valuer):
        self.table = table
        self.valuer = valuer
        self.after = table.desk.snapshot()
        self.values = [0] * _KINDS

    def think(self, bot):
        """Look at the candidates of `bot` again; its answer is always the best of those seen."""
        table = self.table
        valuer = self.valuer
        cut = table.cut
        seat = bot.seat
        row = bytearray(7)
        values = self.values
        best = None
        for i in range(min(_BEST, bot.count)):
            table.restore()
            table.lay(bot.actions[i], seat)
            total = valuer.share(bot.values[i])
            if not table.over(seat) and table.unseen:
                table.desk.keep(self.after)
                row[:] = table.marks.row(seat)
                cut.weigh(seat)
                cut.spread()
                cut.gather(None)
                cut.keep = 1
                yield
                for kind in range(_KINDS):
                    if not table.kinds[kind]:
                        continue
                    table.rack[0] = table.codes[kind]
                    cut.count = 0
                    cut.scan(0, table.rack[0])
                    yield
                    table.lay(cut.actions[0], seat)
                    valuer.add(seat, values, kind)
                    table.desk.back(self.after)
                    table.marks.row(seat)[:] = row
                    yield
                valuer.flush()
                total = 0
                for kind in range(_KINDS):
                    if table.kinds[kind]:
                        total += table.kinds[kind] * valuer.share(values[kind])
                total //= table.unseen
                yield
            if best is None or total > best:
                best = total
                bot.answer = bot.actions[i]


class SoloBot(RackBot):
    """Plays, or helps, the single player."""

    def _look_ahead(self):
        return Expectation(self.table, self.valuer)

    def _valuer(self, level):
        if level == "hard":
            from engine.bots.net import net_for

            net = net_for(self.table, SoloFeatures)
            if net:
                return net
        return SoloFormula(self.table)
