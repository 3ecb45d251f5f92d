# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Looking ahead: a reply to the best candidates, and what it leaves me.

The opponent's rack is not known, so a few are drawn from the tiles this seat cannot see, the same
ones for every candidate: luck then falls on all alike.

Between two sides the other answers with its best of several replies. Among more the next one lays
what its first cut likes best; of the others nothing is known, and looking costs time.
"""

from array import array

from engine import const
from engine.bots.desk import ROOM
from engine.bots.marks import marks_for

_RACK = const(6)
_BEST = const(6)  # candidates looked at again
_DEALS = const(3)  # racks drawn for the other side
_HAND = const(3)  # tiles of such a rack among more than two sides
_REPLIES = const(3)
_MINE = const(3)
_MORE = const(5)  # replies and own answers when little room is left
_FEW = const(12)  # playable cells that count as little
# What looking at one candidate costs, in units of 7 ms on the board: the values of replies and
# answers, and scanning racks, which goes over all cells and over the pairs of empty ones.
_BUDGET = const(276)
_VALUES = const(44)
_FEW_VALUES = const(28)
_CELLS = const(4)
_PAIRS = const(17)


class Ahead:
    """Re-orders the best candidates by what may follow them.

    :param Table table: where it looks
    :param valuer: a `Formula` or `Net`
    """

    def __init__(self, table, valuer):
        self.table = table
        self.valuer = valuer
        self.crowd = len(table.marks.rivals(table.seat)) > 1
        self.hand = _HAND if self.crowd else _RACK
        self.mine = table.desk.snapshot()
        self.his = table.desk.snapshot()
        self.my_marks = marks_for(table.view, table.marks)
        self.his_marks = marks_for(table.view, table.marks)
        self.my_rack = bytearray(_RACK)
        self.racks = [bytearray(_RACK) for _ in range(_DEALS)]
        self.fills = [bytearray(_RACK) for _ in range(_DEALS)]
        self.replies = array("H", bytes(2 * _DEALS * _MORE))
        self.found = bytearray(_DEALS)
        self.values = [0] * (_DEALS * _MORE)
        self._left = bytearray(len(table.kinds))

    def think(self, bot):
        """Look at the candidates of `bot` again; its answer is always the best of those seen."""
        table = self.table
        valuer = self.valuer
        seat = bot.seat
        self._deal(bot.rng)
        best = None
        for i in range(min(_BEST, bot.count, self.most())):
            static = valuer.share(bot.values[i])
            table.restore()
            bonus = table.lay(bot.actions[i], seat) + max(0, table.view.bonus - 1)
            if bonus:
                yield
                table.finish(seat, bonus)
                yield
            total = static
            if not table.over(seat):
                few = table.desk.stats[ROOM] <= _FEW
                replies, answers = (_MORE, _MORE) if few else (_REPLIES, _MINE)
                if self.crowd:
                    replies = 1
                self._remember(self.mine, self.my_marks)
                self.my_rack[:] = table.rack
                if table.swaps(seat):
                    self.my_rack[:] = bytes(_RACK)
                yield
                yield from self._replies(seat, replies)
                ahead = 0
                for deal in range(_DEALS):
                    his = yield from self._reply(seat, deal, replies)
                    after = yield from self._answer(seat, answers, deal)
                    if self.crowd:
                        ahead += 100 * (static if after is None else after)
                        continue
                    ahead += 70 * (valuer.flip(his) if after is None else after)
                    ahead += 30 * valuer.flip(his)
                total = (60 * ahead // (100 * _DEALS) + 40 * static) // 100
            if best is None or total > best:
                best = total
                bot.answer = bot.actions[i]

    def most(self):
        """Return how many candidates there is time for."""
        table = self.table
        cost = _FEW_VALUES if self.crowd else _VALUES
        cost += len(table.view.board.playable) // _CELLS + table.root_pairs // _PAIRS
        return _BUDGET // cost

    def _remember(self, snapshot, marks):
        self.table.desk.keep(snapshot)
        marks.copy(self.table.marks)

    def _recall(self, snapshot, marks):
        self.table.desk.back(snapshot)
        self.table.marks.copy(marks)

    def _deal(self, rng):
        # The other rack and my own new tiles, from what I cannot see.
        table = self.table
        left = self._left
        kinds = table.codes
        for deal in range(_DEALS):
            left[:] = table.kinds
            total = table.unseen
            for rack, tiles in ((self.racks[deal], self.hand), (self.fills[deal], _RACK)):
                for slot in range(_RACK):
                    rack[slot] = 0
                    if slot < tiles and total:
                        nth = rng.below(total)
                        kind = 0
                        while nth >= left[kind]:
                            nth -= left[kind]
                            kind += 1
                        left[kind] -= 1
                        total -= 1
                        rack[slot] = kinds[kind]

    def _replies(self, seat, replies):
        # The first cut of the other side for each of its racks, then the value of each reply.
        table = self.table
        cut = table.cut
        other = (seat + 1) % table.marks.seats
        cut.weigh(other)
        cut.spread()
        yield
        cut.gather(table.spare)
        cut.keep = replies
        yield
        for deal in range(_DEALS):
            table.rack[:] = self.racks[deal]
            cut.count = 0
            for slot in range(_RACK):
                if table.fresh(slot):
                    cut.scan(slot, table.rack[slot])
                    if slot & 1:
                        yield
            self.found[deal] = cut.count
            for k in range(cut.count):
                self.replies[deal * replies + k] = cut.actions[k]
            yield
        if self.crowd:
            return
        for deal in range(_DEALS):
            for k in range(self.found[deal]):
                yield from self._play(other, deal, deal * replies + k)
                self.valuer.add(other, self.values, deal * replies + k)
                yield
        self.valuer.flush()

    def _play(self, other, deal, index):
        table = self.table
        self._recall(self.mine, self.my_marks)
        table.rack[:] = self.racks[deal]
        bonus = table.lay(self.replies[index], other)
        if bonus:
            yield
            table.finish(other, bonus)

    def _reply(self, seat, deal, replies):
        # The other side's best reply, laid on the table; returns its share.
        if not self.found[deal]:
            self._recall(self.mine, self.my_marks)
            return self.valuer.share(0)
        best = deal * replies
        for k in range(best + 1, best + self.found[deal]):
            if self.values[k] > self.values[best]:
                best = k
        share = self.valuer.share(self.values[best])
        yield from self._play((seat + 1) % self.table.marks.seats, deal, best)
        return share

    def _answer(self, seat, answers, deal):
        # My best answer with the new tiles of this deal; returns its share, None if there is none.
        table = self.table
        cut = table.cut
        if table.over((seat + 1) % table.marks.seats):
            return None
        self._remember(self.his, self.his_marks)
        rack = self.my_rack
        fill = self.fills[deal]
        table.rack[:] = rack
        for slot in range(_RACK):
            if not rack[slot]:
                table.rack[slot] = fill[slot]
        full = bytes(table.rack)
        cut.weigh(seat)
        cut.spread()
        yield
        cut.keep = answers
        cut.gather(table.spare)
        yield
        for slot in range(_RACK):
            if table.fresh(slot):
                cut.scan(slot, full[slot])
                if slot & 1:
                    yield
        count = cut.count
        if not count:
            return None
        actions = [cut.actions[k] for k in range(count)]
        values = [0] * count
        for k in range(count):
            self._recall(self.his, self.his_marks)
            table.rack[:] = full
            bonus = table.lay(actions[k], seat)
            if bonus:
                yield
                table.finish(seat, bonus)
            self.valuer.add(seat, values, k)
            yield
        self.valuer.flush()
        return self.valuer.share(max(values))
