# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Solo: nobody to outwit, only the next tile to reckon with."""

from engine import const
from engine.bots.desk import LEVELS, PAIRS, TOTALS
from engine.bots.marks import between, rising
from engine.bots.racks import RackBot

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

    def flush(self):
        """Nothing waits."""


class Expectation:
    """Looks at the best candidates with every tile that may come next, the likelier the weightier.

    :param Table table: where it looks
    :param SoloFormula valuer: what says how good it is there
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
            total = bot.values[i]
            if not table.over(seat) and table.unseen:
                table.desk.keep(self.after)
                row[:] = table.marks.row(seat)
                cut.weigh(seat)
                cut.spread()
                cut.gather()
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
                        total += table.kinds[kind] * values[kind]
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
        return SoloFormula(self.table)
