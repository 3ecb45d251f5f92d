# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""How a rack edition is played: first cut, then a value for each of the best, then looking
ahead.
"""

from array import array

from engine import const
from engine.actions import EXCHANGE, FINE, REFILL, REFILL_, SWAP
from engine.bots.bot import Bot
from engine.bots.table import Table

_EASY_KEEP = const(8)
_NORMAL_KEEP = const(14)
_MANY_KEEP = const(8)
_HARD_KEEP = const(40)
_PART = const(30)  # places weighed in a slice


class RackBot(Bot):
    """Classic, Team, Duel and Travel.

    :param View view: what the bot's seat knows
    :param int seed: the game's seed
    :param str level: easy, normal or hard
    """

    def __init__(self, view, seed, level):
        Bot.__init__(self, view, seed, level)
        self.keep = _HARD_KEEP
        if level == "easy":
            self.keep = _EASY_KEEP
        elif level == "normal":  # the larger boards take longer a candidate
            self.keep = _NORMAL_KEEP if view.seats == 2 else _MANY_KEEP
        self.table = Table(view, self.keep, level == "hard")
        self.values = None
        self.valuer = None
        self.ahead = None
        self.by_formula = False  # no net, or nothing to compute it with
        if level != "easy":
            self.values = [0] * self.keep
            self.actions = array("H", bytes(2 * self.keep))
            self.valuer = self._valuer(level)
            if level == "hard":
                self.ahead = self._look_ahead()

    def _look_ahead(self):
        if self.by_formula:
            from engine.bots.net import Layers, load_weights, net_name

            stored = load_weights(net_name(self.view))
            if stored:
                from engine.bots.features import Features
                from engine.bots.second import Second

                return Second(self.table, Layers(stored, None), Features(self.table))
            if len(self.table.marks.rivals(self.seat)) > 1:
                return None  # by formula the guesses pile up
        from engine.bots.ahead import Ahead

        return Ahead(self.table, self.valuer)

    def _valuer(self, level):
        if level == "hard":
            from engine.bots.features import Features
            from engine.bots.net import net_for

            net = net_for(self.table, Features)
            if net:
                return net
        self.by_formula = True
        from engine.bots.formula import Formula

        return Formula(self.table)

    def think(self):
        """Decide; a generator that stops at every slice."""
        view = self.view
        if view.phase == REFILL:
            self.answer = self._end_of_turn()
            return
        table = self.table
        cut = table.cut
        table.load()
        yield
        easy = self.level == "easy"
        cut.keep = self.keep
        cut.weigh(self.seat, not easy)
        if easy:
            self._count_points()
        cut.spread()
        yield
        cut.gather(table.spare, view.starts)
        yield
        for slot in range(view.rack_size):
            if table.fresh(slot):
                for low in range(0, cut.places, _PART):
                    cut.scan(slot, table.rack[slot], low, low + _PART)
                    yield
                self.answer = cut.actions[0]
        if easy:
            self.answer = self._easy()
            return
        yield from self._compare()
        if self.ahead:
            yield from self.ahead.think(self)

    def _compare(self):
        # Every candidate on the desk, its bonuses played out, valued as the end of this turn.
        table = self.table
        cut = table.cut
        seat = self.seat
        count = cut.count
        actions = self.actions
        values = self.values
        self.count = count
        for i in range(count):
            actions[i] = cut.actions[i]
        bonus = self.view.bonus
        if bonus:
            bonus -= 1
        for i in range(count):
            table.restore()
            earned = table.lay(actions[i], seat)
            if bonus + earned:
                yield
                table.finish(seat, bonus + earned)
                yield
            self.valuer.add(seat, values, i)
            yield
        self.valuer.flush()
        self._sort()
        self.answer = actions[0]

    def _sort(self):
        values = self.values
        actions = self.actions
        for i in range(1, self.count):
            value = values[i]
            action = actions[i]
            k = i
            while k and values[k - 1] < value:
                values[k] = values[k - 1]
                actions[k] = actions[k - 1]
                k -= 1
            values[k] = value
            actions[k] = action

    def _count_points(self):
        # Easy likes points, wherever they fall, and a marker that is behind a little better.
        own = self.table.cut.own
        row = self.table.marks.row(self.seat)
        lowest = min(row[1:])
        for symbol in range(6):
            each = 12 if row[symbol + 1] == lowest else 9
            for points in range(16):
                own[symbol * 16 + points] = each * points

    def _easy(self):
        # Not the best of what it sees: the first look is as likely as all the others together.
        cut = self.table.cut
        pick = self.rng.below(2 * cut.count)
        if pick >= cut.count:
            pick = 0
        while pick and 2 * cut.worth[pick] < cut.worth[0]:
            pick -= 1  # but never one that brings less than half
        return cut.actions[pick]

    def _end_of_turn(self):
        view = self.view
        if view.variant == "duel":
            return self._exchange()
        # A new rack when the old one cannot help the weakest colour: always worth it.
        if view.refusal(SWAP) == FINE and not (self.level == "easy" and self.rng.below(2)):
            return SWAP
        return REFILL_

    def _exchange(self):
        # Set aside what has come home: tiles that can earn nothing, or only half.
        view = self.view
        end = -9 if self.seat else 9
        mask = 0
        for slot in range(view.rack_size):
            tile = view.rack[slot]
            if tile and (view.marker(tile >> 3) == end or view.marker(tile & 7) == end):
                mask |= 1 << slot
        if mask and view.refusal(EXCHANGE | mask) == FINE:
            return EXCHANGE | mask
        return REFILL_
