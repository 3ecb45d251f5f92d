# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Hard's Junior with a net: the best places, and what the others and the bag make of them."""

from array import array

from engine import const
from engine.actions import KEEP_, RETURN
from engine.bots.floes import HUNGRY
from engine.bots.junior_net import SURE

_KINDS = const(10)
_KEEP = const(24)  # candidates that the net values
_WIDE = const(12)  # candidates looked at again
_WIDE_MANY = const(5)  # for three and four
_REPLIES = const(3)


class JuniorAhead:
    """Values the best candidates by the net, and by what the others make of them.

    :param JuniorBot bot: who asks; its first cut serves all seats
    :param Net net: with `Floes` for a table
    """

    def __init__(self, bot, net):
        self.keep = _KEEP
        self.bot = bot
        self.net = net
        self.floes = net.table
        self.root = self.floes.snapshot()
        self.after = self.floes.snapshot()
        self.actions = array("H", bytes(2 * _KEEP))
        self.values = [0] * (2 * _KEEP)
        self.found = [0] * (2 * _KINDS)
        self.row = bytearray(5)
        # Whether my own next tile is reckoned with, too: of no use to one of two with two in hand
        self.answers = bot.view.seats != 2 or bot.view.rack_size == 1

    def think(self):
        """Look at the candidates of the bot; its answer is always the best of those seen."""
        bot = self.bot
        floes = self.floes
        seat = bot.seat
        values = self.values
        actions = self.actions
        count = bot.count
        floes.load()
        floes.keep(self.root)
        for i in range(count):
            actions[i] = bot.actions[i]
        for i in range(count):
            floes.back(self.root)
            floes.lay(actions[i], seat)
            self._add(seat, values, 2 * i)
            yield
        self.net.flush()
        bot.answer = actions[self._best(values, count)]
        yield
        top = None
        for _ in range(min(count, _WIDE if floes.view.seats <= 2 else _WIDE_MANY)):
            i = self._best(values, count)
            value = self._value(values, i)
            returns = values[2 * i + 1] > values[2 * i]
            values[2 * i] = values[2 * i + 1] = -2 * SURE
            floes.back(self.root)
            floes.lay(actions[i], seat)
            share = self.net.share(value)
            if not floes.over(seat):
                floes.hand(seat, 0 if returns else floes.kept, 0)
                yield
                share = yield from self._later(seat, share)
            if top is None or share > top:
                top = share
                bot.answer = actions[i]

    def keeps(self):
        """Advanced, the tile laid: return the action that keeps or returns the other one."""
        floes = self.floes
        seat = self.bot.seat
        floes.load()
        floes.kept = floes.tile(seat, 0) or floes.tile(seat, 1)
        self._add(seat, self.values, 0)
        self.net.flush()
        return RETURN if self.values[1] > self.values[0] else KEEP_

    def _add(self, seat, values, index):
        # Two values a candidate: with the tile kept, and with it returned.
        floes = self.floes
        self.net.add(seat, values, index)
        values[index + 1] = -2 * SURE
        if floes.kept and floes.total and not floes.over(seat):
            kept = floes.kept
            floes.kept = 0
            floes.again = True
            self.net.add(seat, values, index + 1)
            floes.again = False
            floes.kept = kept

    def _value(self, values, i):
        return max(values[2 * i], values[2 * i + 1])

    def _best(self, values, count):
        best = 0
        for i in range(1, count):
            if self._value(values, i) > self._value(values, best):
                best = i
        return best

    def _cut(self, seat, keep, slot=0):
        # The first cut of a seat on the floes as they are, from a slot on: into the bot's actions.
        bot = self.bot
        floes = self.floes
        self.row[:] = floes.hold[5 * seat : 5 * seat + 5]
        if not slot:
            bot.count = 0
        while slot < floes.view.rack_size:
            tile = floes.tile(seat, slot)
            if tile and not (slot and floes.tile(seat, 0) == tile):
                bot.weigh(self.row, tile, floes.hold[HUNGRY])
                yield
                bot.scan(slot, tile, keep)
                yield
            slot += 1

    def _reply(self, seat):
        # Play the best of a few replies of a seat; returns its value.
        floes = self.floes
        bot = self.bot
        found = self.found
        floes.keep(self.after)
        yield from self._cut(seat, _REPLIES)
        for i in range(bot.count):
            floes.back(self.after)
            floes.lay(bot.actions[i], seat)
            self._add(seat, found, 2 * i)
            yield
        self.net.flush()
        i = self._best(found, bot.count)
        floes.back(self.after)
        floes.lay(bot.actions[i], seat)
        return self._value(found, i)

    def _later(self, seat, share):
        # The share of the seat once the others, with the tiles that all see, have replied.
        floes = self.floes
        net = self.net
        seats = floes.view.seats
        for step in range(1, seats):
            other = (seat + step) % seats
            if floes.tile(other, 0) or floes.tile(other, 1):
                his = yield from self._reply(other)
                if floes.over(other):
                    return net.share(net.features.outcome(seat))
                if seats == 2:
                    share = net.flip(net.share(his))
                yield
        if not self.answers or not floes.total:
            return share
        return (yield from self._answer(seat))

    def _answer(self, seat):
        # The mean of the seat's best answers to all tiles that may come.
        floes = self.floes
        bot = self.bot
        found = self.found
        floes.keep(self.after)
        kept = floes.tile(seat, 0)
        if kept:  # its own best place is the same whatever comes beside it
            yield from self._cut(seat, 1)
            worth = bot.worth[0]
            action = bot.actions[0]
        for kind in range(_KINDS):
            if floes.kinds[kind]:
                floes.back(self.after)
                code = bot.codes[kind]
                if kept:
                    bot.worth[0] = worth
                    bot.actions[0] = action
                    floes.hand(seat, kept, code)
                else:
                    floes.hand(seat, code, 0)
                yield from self._cut(seat, 1, 1 if kept else 0)
                floes.lay(bot.actions[0], seat)
                self._add(seat, found, 2 * kind)
                yield
        self.net.flush()
        mean = 0
        for kind in range(_KINDS):
            if floes.kinds[kind]:
                mean += floes.kinds[kind] * self.net.share(self._value(found, kind))
        yield
        return mean // floes.total
