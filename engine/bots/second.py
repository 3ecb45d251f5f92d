# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""A second opinion, for boards without ulab: the net judges the formula's favourites, slowly.

In plain Python a row of the net takes an eighth of a second, so only a few candidates get one, and
a row is worked out a few hidden units a slice.
"""

from engine import const

_BEST = const(10)  # candidates that the net sees
_UNITS = const(8)  # hidden units a slice


class Second:
    """Re-orders the best candidates by the net.

    :param Table table: where it looks
    :param Layers layers: the weights, for plain Python
    :param features: what writes the inputs
    """

    def __init__(self, table, layers, features):
        self.table = table
        self.layers = layers
        self.features = features

    def think(self, bot):
        """Look at the candidates of `bot` again; its answer is always the best of those seen."""
        table = self.table
        layers = self.layers
        best = None
        for i in range(min(_BEST, bot.count)):
            table.restore()
            bonus = table.lay(bot.actions[i], bot.seat) + max(0, table.view.bonus - 1)
            if bonus:
                yield
                table.finish(bot.seat, bonus)
            yield
            if table.over(bot.seat):
                value = self.features.outcome(bot.seat)
            else:
                self.features.write(bot.seat, layers.x, 0)
                yield
                value = 0.0
                for unit in range(0, layers.hidden, _UNITS):
                    value += layers.units(0, unit, min(unit + _UNITS, layers.hidden))
                    yield
                value = int(value * 1024.0)
            if best is None or value > best:
                best = value
                bot.answer = bot.actions[i]
