# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Hard's Junior without a net: what a place brings, what it leaves to the others, what may come."""

from engine import const
from engine.bots.desk import PAIRS

_SYMBOLS = const(4)
_WON = const(20000)


class Outlook:
    """Re-orders the best candidates of a bot by a formula.

    :param JuniorBot bot: who asks; its tables of worth serve all seats
    """

    keep = 12  # candidates

    def __init__(self, bot):
        self.bot = bot
        self.view = bot.view
        self.seat = bot.seat
        self.desk = bot.desk
        self.root = bot.desk.snapshot()

    def think(self):
        """Look at the candidates of the bot; its answer is always the best of those seen."""
        bot = self.bot
        view = self.view
        desk = self.desk
        desk.keep(self.root)
        total = view.unseen(bot.kinds)
        rest = bytearray(_SYMBOLS + 1)
        best = None
        for i in range(bot.count):
            action = bot.actions[i]
            desk.back(self.root)
            at = action >> 3 & 255
            other = at + desk.steps[action & 7]
            tile = view.rack[action >> 11]
            value = bot.worth[i]
            fed = self._eat(tile, at, other, rest)
            desk.put(at, tile >> 3)
            desk.put(other, tile & 7)
            yield
            hungry = view.stack - fed
            if not hungry or not desk.stats[PAIRS]:
                value += self._final(fed, rest)
            else:
                worst = 0
                for step in range(1, view.seats):
                    seat = (self.seat + step) % view.seats
                    for his in view.rack_of(seat):
                        if his:
                            bot.weigh(view.food[seat], his, hungry)
                            yield
                            threat = bot.top(his)
                            worst = max(worst, threat // step)
                            yield
                value -= worst
                mine = 0
                for slot in range(view.rack_size):
                    kept = view.rack[slot]
                    if kept and slot != action >> 11:
                        bot.weigh(rest, kept, hungry)
                        mine = max(mine, bot.top(kept))
                        yield
                if total and not mine:
                    for kind in range(len(bot.kinds)):
                        if bot.kinds[kind]:
                            code = bot.codes[kind]
                            bot.weigh(rest, code, hungry)
                            yield
                            mine += bot.kinds[kind] * bot.top(code)
                            yield
                    mine //= total
                value += mine * 3 // 4
            if best is None or value > best:
                best = value
                bot.answer = action

    def _eat(self, tile, at, other, rest):
        # What I have after laying the tile; returns the penguins fed.
        view = self.view
        state = self.desk.state
        size = self.desk.size
        rest[:] = view.food[self.seat]
        for symbol, cell in ((tile >> 3, at), (tile & 7, other)):
            rest[symbol] += min(state[size * (1 + symbol) + cell], view.box[symbol])
        fed = min(rest[1], rest[2], rest[3], rest[4], view.stack)
        for symbol in range(1, _SYMBOLS + 1):
            rest[symbol] -= fed
        return fed

    def _final(self, fed, rest):
        view = self.view
        mine = (view.penguins[self.seat] + fed, sum(rest))
        for seat in range(view.seats):
            if seat != self.seat and (view.penguins[seat], sum(view.food[seat])) > mine:
                return -_WON // 2
        return _WON // 2
