# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Solo: nobody to outwit, only the next tile to reckon with."""

from engine import const
from engine.bots.racks import RackBot

_BEST = const(6)  # candidates that are looked at with every tile that may come
_KINDS = const(21)


class Expectation:
    """Looks at the best candidates with every tile that may come next, the likelier the weightier.

    :param Table table: where it looks
    :param valuer: what says how good it is there, a `SoloFormula` or `Net`
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
            from engine.bots.net import computes, net_for

            if computes():
                from engine.bots.solo_features import SoloFeatures

                net = net_for(self.table, SoloFeatures)
                if net:
                    return net
        from engine.bots.solo_formula import SoloFormula

        return SoloFormula(self.table)
