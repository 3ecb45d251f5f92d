# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""What the net sees of Junior.

All whole numbers, 64 for one, of the position after a turn and before a new tile is drawn; the
training computes the same (tools/training/junior_players.py). A player is one of three: me, the
one whose turn it is, the best of the rest.
"""

import math

from engine import const
from engine.bots.desk import LEVELS, PAIRS, ROOM
from engine.bots.floes import HUNGRY
from engine.bots.junior import WORTH

SURE = const(1 << 20)  # a decided game
_FEW = const(127)
_KEPT = const(71)  # where the inputs of the kept tile begin
_MOST = const(10)  # pieces of a food that are told apart


def _low(value):
    return _FEW if value > _FEW else -_FEW if value < -_FEW else value


class JuniorFeatures:
    """Writes the numbers of the floes into a buffer.

    :param Floes table: where it looks
    """

    def __init__(self, table):
        self.table = table
        seats = table.view.seats
        self.size = (43, 81, 86, 86)[seats - 1] + (3 if table.view.rack_size == 2 else 0)
        self.best = bytearray(5)
        self.second = bytearray(5)
        self.fed = 0  # what `_chance` and `_brings` found
        self.worth = 0

    def outcome(self, seat):
        """Return the value of a finished game. Solo: a step a penguin, small change for pieces."""
        table = self.table
        seats = table.view.seats
        mine = table.standing(seat)
        if seats == 1:
            well = (mine // 1000 * 16 + min(15, mine % 1000)) / 272.0
            return int(1024.0 * math.log(well / (1.0 - well))) if well else -SURE
        equal = 0
        for other in range(seats):
            if other != seat:
                his = table.standing(other)
                if his > mine:
                    return -SURE
                equal += his == mine
        return int(-1024.0 * math.log(equal)) if equal else SURE

    def write(self, seat, x, n):
        """Write the position after the turn of `seat` into `x` from index `n` on."""
        table = self.table
        if table.again:
            size = self.size
            before = n - size if n else len(x) - size
            x[n : n + size] = x[before : before + size]
            n += _KEPT
            x[n] = x[n + 1] = x[n + 2] = 0
            return
        hold = table.hold
        stats = table.desk.stats
        best = self.best
        second = self.second
        base = 0
        for symbol in range(1, 5):
            one = 3
            while one and not stats[base + one]:
                one -= 1
            best[symbol] = second[symbol] = one
            if one and stats[base + one] == 1:
                one -= 1
                while one and not stats[base + one]:
                    one -= 1
                second[symbol] = one
            base += LEVELS
        seats = table.view.seats
        following = (seat + 1) % seats
        mine = 5 * seat
        his = 5 * following
        total = table.total or 1
        for symbol in self._rising(mine):
            had = hold[mine + symbol]
            n = self._food(symbol, had, x, n)
            x[n] = min(_FEW, 64 * table.halves[symbol] // total)
            x[n + 1] = 2 * (WORTH[had + best[symbol]] - WORTH[had])
            n += 2
        if seats > 1:
            for symbol in self._rising(his):
                n = self._food(symbol, hold[his + symbol], x, n)
                x[n] = 12 * min(_MOST, hold[mine + symbol])
                n += 1
        hungry = hold[HUNGRY]
        room = stats[ROOM]
        pieces = table.pieces(seat)
        self._chance(mine)
        x[n] = self.fed
        x[n + 1] = self.worth
        x[n + 2] = min(_FEW, 6 * pieces)
        x[n + 3] = min(_FEW, 12 * hold[mine])
        x[n + 4] = min(_FEW, 8 * hungry)
        x[n + 5] = min(_FEW, 3 * room // 2 - 64)
        x[n + 6] = min(_FEW, stats[PAIRS] - 64)
        x[n + 7] = 64 * max(0, 16 - room) // 16
        x[n + 8] = 64 * max(0, 4 - hungry) // 4
        x[n + 9] = 64
        x[n + 10] = min(_FEW, 4 * table.total)
        n += 11
        if table.view.rack_size == 2:
            self.fed = self.worth = 0
            if table.kept:
                self._brings(mine, table.kept)
            x[n] = min(_FEW, 64 * self.fed)
            x[n + 1] = self.worth
            x[n + 2] = 64 if table.kept else 0
            n += 3
        if seats > 1:
            self._chance(his)
            x[n] = self.fed
            x[n + 1] = self.worth
            if table.tile(following, 0) or table.tile(following, 1):
                self._hand(following)
                self.fed *= 64
            x[n + 2] = min(_FEW, self.fed)
            x[n + 3] = self.worth
            his_pieces = table.pieces(following)
            lead = hold[mine] - hold[his]
            x[n + 4] = min(_FEW, 6 * his_pieces)
            x[n + 5] = min(_FEW, 12 * hold[his])
            x[n + 6] = _low(24 * lead)
            x[n + 7] = _low(24 * (abs(lead) - hungry))
            x[n + 8] = 64 if lead > hungry else -64 if -lead > hungry else 0
            x[n + 9] = _low(6 * (pieces - his_pieces))
            n += 10
            if seats > 2:
                self._rest(seat, x, n)

    def _food(self, symbol, had, x, n):
        stats = self.table.desk.stats
        base = (symbol - 1) * LEVELS
        x[n] = 12 * min(_MOST, had)
        x[n + 1] = 0 if had else 64
        x[n + 2] = min(_FEW, 32 * stats[base + 3])
        x[n + 3] = min(_FEW, 12 * stats[base + 2])
        x[n + 4] = min(_FEW, 4 * stats[base + 1])
        x[n + 5] = 24 * self.best[symbol]
        return n + 6

    def _rest(self, seat, x, n):
        # The best of those who are neither me nor next.
        table = self.table
        hold = table.hold
        seats = table.view.seats
        rival = (seat + 2) % seats
        if seats == 4 and table.standing((seat + 3) % 4) > table.standing(rival):
            rival = (seat + 3) % 4
        missing = 0
        for symbol in range(1, 5):
            missing += not hold[5 * rival + symbol]
        lead = hold[5 * seat] - hold[5 * rival]
        x[n] = _low(24 * lead)
        x[n + 1] = _low(24 * (abs(lead) - hold[HUNGRY]))
        x[n + 2] = min(_FEW, 6 * table.pieces(rival))
        x[n + 3] = 32 * missing
        self._hand(rival)
        x[n + 4] = min(_FEW, 64 * self.fed)

    def _rising(self, base):
        # The foods by rising number of pieces, equal ones by number.
        hold = self.table.hold
        order = bytearray(4)
        for symbol in range(1, 5):
            k = symbol - 1
            had = hold[base + symbol]
            while k and hold[base + order[k - 1]] > had:
                order[k] = order[k - 1]
                k -= 1
            order[k] = symbol
        return order

    def _chance(self, base):
        # How likely a tile from the bag feeds a penguin, in 64ths, and what its halves bring.
        table = self.table
        hold = table.hold
        best = self.best
        missing = one = two = worth = 0
        for symbol in range(1, 5):
            had = hold[base + symbol]
            if not had:
                missing += 1
                two = one
                one = symbol
            if best[symbol]:
                more = WORTH[had + best[symbol]] - WORTH[had]
                worth += table.halves[symbol] * more
        fed = 0
        if missing == 1 and best[one]:
            # the tiles that show it: its halves, but a double is one tile
            fed = table.halves[one] - table.kinds[(one - 1) * (10 - one) // 2]
        elif missing == 2 and best[one] and best[two]:
            fed = table.kinds[(two - 1) * (10 - two) // 2 + one - two]
        total = table.total or 1
        self.fed = 64 * fed // total
        self.worth = worth // total

    def _brings(self, base, tile):
        # Penguins and worth that a tile could bring if both halves found their best cells.
        hold = self.table.hold
        a = tile >> 3
        b = tile & 7
        fed = hold[HUNGRY]
        worth = 0
        for symbol in range(1, 5):
            had = hold[base + symbol]
            more = 0
            if symbol in (a, b):
                more = self.best[symbol]
                if a == b:
                    more += self.second[symbol]
                worth += WORTH[had + more] - WORTH[had]
            fed = min(fed, had + more)
        self.fed = fed
        self.worth = worth

    def _hand(self, seat):
        # The most that one of the tiles of a seat could bring.
        fed = worth = 0
        for slot in range(2):
            tile = self.table.tile(seat, slot)
            if tile:
                self._brings(5 * seat, tile)
                fed = max(fed, self.fed)
                worth = max(worth, self.worth)
        self.fed = fed
        self.worth = worth
