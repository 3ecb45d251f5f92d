# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""What the value nets see of a rack edition: whole numbers, 64 for one, of the position after a
turn.

Colours stand in the order of the own track and then of each opponent's, so the nets never learn
one colour from another. The training computes the same numbers (tools/training/players.py).
"""

from engine import const
from engine.bots.desk import LEVELS, PAIRS, ROOM, TOTALS
from engine.bots.marks import DUEL, TEAM

SURE = const(1 << 20)  # a decided game; no net's value comes near it
_UNIT = const(64)
_MOST = const(127)


def _worth(top, shrink):
    # U(s) in 256ths of the first step, as the training has it: only for the rack features.
    worth = []
    total = 0.0
    step = 256.0
    for _ in range(top + 1):
        worth.append(int(total + 0.5))
        total += step
        step *= shrink
    return worth


_DUEL_WORTH = (
    -1932, -1791, -1649, -1505, -1356, -1195, -1006, -761, -424, 0,
    424, 761, 1006, 1195, 1356, 1505, 1649, 1791, 1932,
)  # fmt: skip


def _order(row, into):
    # The six symbols by rising place, equal ones by number.
    for symbol in range(1, 7):
        k = symbol - 1
        place = row[symbol]
        while k and row[into[k - 1]] > place:
            into[k] = into[k - 1]
            k -= 1
        into[k] = symbol


class Features:
    """Writes the numbers of a table into a buffer.

    :param Table table: where it looks
    """

    def __init__(self, table):
        self.table = table
        mode = table.marks.mode
        if mode == DUEL:
            self.worth = _DUEL_WORTH
            self.count = 81
        else:
            self.worth = _worth(36, 0.94) if mode == TEAM else _worth(18, 0.88)
            seats = 2 if mode == TEAM else table.marks.seats
            self.count = (105, 117, 123)[seats - 2]
        self._tops = bytearray(21)
        self._own = bytearray(6)
        self._his = bytearray(6)
        self._hand = bytearray(7)
        self._pair = bytearray(7)

    def outcome(self, seat):
        """Return the value of a finished game."""
        return self.table.result(seat) * SURE

    def write(self, seat, x, n):
        """Write the position after the turn of `seat` into `x` from index `n` on."""
        table = self.table
        marks = table.marks
        stats = table.desk.stats
        mode = marks.mode
        tops = self._tops
        base = 0
        for symbol in range(1, 7):
            k = symbol * 3
            tops[k] = tops[k + 1] = tops[k + 2] = 0
            end = k + 3
            if stats[TOTALS + symbol - 1]:
                for gain in range(base + LEVELS - 1, base, -1):
                    count = stats[gain]
                    while count and k < end:
                        tops[k] = gain - base
                        k += 1
                        count -= 1
                    if k == end:
                        break
            base += LEVELS
        swapped = table.swaps(seat)
        hand = self._hand
        pair = self._pair
        for symbol in range(1, 7):
            hand[symbol] = pair[symbol] = 0
        held = 0
        if not swapped:
            for tile in table.rack:
                if tile:
                    held += 1
                    a = tile >> 3
                    b = tile & 7
                    hand[a] += 1
                    hand[b] += 1
                    if a == b:
                        pair[a] += 1
        total = table.unseen
        draws = min(6 - held, total)
        if not total:
            total = 1
        row = marks.row(seat)
        order = self._own
        _order(row, order)
        if mode == DUEL:
            low1 = 0
            low2 = 0
            for symbol in order:
                place = row[symbol] - 9
                low1 += 3 * ((place > 0) - (place < 0))
                one = tops[3 * symbol]
                n = self._common(x, n, symbol, 7 * place, hand, pair, draws, total)
                x[n] = min(_MOST, 5 * (stats[ROOM] - stats[(symbol - 1) * LEVELS]))
                x[n + 1] = 7 * min(9, place + one)
                x[n + 2] = 7 * max(-9, place - one)
                holder = marks.held[symbol]
                x[n + 3] = 0 if not holder else _UNIT if holder == seat + 1 else -_UNIT
                x[n + 4] = min(_MOST, 128 * table.halves[symbol] // total)
                n += 5
        else:
            low1, low2, n = self._tracks(x, n, seat, row, order, hand, pair, draws, total)
        room = stats[ROOM]
        x[n] = min(_MOST, (3 * room >> 1) - 64)
        x[n + 1] = min(_MOST, 42 * stats[PAIRS] >> 6)
        x[n + 2] = max(-_MOST, min(_MOST, 11 * low1))
        x[n + 3] = (20 - room) * 64 // 20 if room < 20 else 0
        x[n + 4] = max(-_MOST, min(_MOST, 11 * low2))
        one = two = 0
        if not swapped:
            worth = self.worth
            for tile in table.rack:
                if tile:
                    a = tile >> 3
                    b = tile & 7
                    value = worth[marks.after(row[a], tops[3 * a])] - worth[row[a]]
                    value += worth[marks.after(row[b], tops[3 * b])] - worth[row[b]]
                    if value > one:
                        two = one
                        one = value
                    elif value > two:
                        two = value
        x[n + 5] = min(_MOST, one >> 4)
        x[n + 6] = min(_MOST, two >> 4)
        x[n + 7] = _UNIT if swapped else 0
        x[n + 8] = _UNIT

    def _common(self, x, n, symbol, place, hand, pair, draws, total):
        # The seven numbers of a colour that every edition has.
        table = self.table
        tops = self._tops
        k = 3 * symbol
        x[n] = place
        x[n + 1] = 8 * tops[k]
        x[n + 2] = 8 * tops[k + 1]
        x[n + 3] = 8 * tops[k + 2]
        x[n + 4] = min(_MOST, 2 * table.desk.stats[TOTALS + symbol - 1])
        x[n + 5] = min(_MOST, 21 * hand[symbol] + 21 * draws * table.halves[symbol] // total)
        x[n + 6] = min(_MOST, _UNIT * pair[symbol] + _UNIT * draws * table.twins[symbol] // total)
        return n + 7

    def _tracks(self, x, n, seat, row, order, hand, pair, draws, total):
        # Editions with a track a side: the own colours, then each opponent's.
        table = self.table
        marks = table.marks
        stats = table.desk.stats
        tops = self._tops
        team = marks.mode == TEAM
        scale, middle = (4, 64) if team else (7, 63)
        rest = 2 if team else marks.seats
        for symbol in order:
            place = row[symbol]
            one = tops[3 * symbol]
            n = self._common(x, n, symbol, scale * place - middle, hand, pair, draws, total)
            best = 0
            for step in range(1, rest):
                his = marks.row((seat + step) % marks.seats)[symbol]
                if his > best:
                    best = his
            x[n] = scale * best - middle
            if team:
                x[n + 1] = 3 * ((18 if place < 18 else 36) - place)
            else:
                x[n + 1] = min(_MOST, 5 * (stats[ROOM] - stats[(symbol - 1) * LEVELS]))
            x[n + 2] = scale * marks.after(place, one) - middle
            n += 3
        low1 = low2 = 99
        other = self._his
        for step in range(1, rest):
            his = marks.row((seat + step) % marks.seats)
            _order(his, other)
            low1 = min(low1, row[order[0]] - his[other[0]])
            low2 = min(low2, row[order[1]] - his[other[1]])
            for symbol in other:
                k = 3 * symbol
                x[n] = scale * his[symbol] - middle
                x[n + 1] = 8 * tops[k]
                every = min(_MOST, 2 * stats[TOTALS + symbol - 1])
                if rest == 2:
                    x[n + 2] = 8 * tops[k + 1]
                    x[n + 3] = min(_MOST, 128 * table.halves[symbol] // total)
                    x[n + 4] = 8 * tops[k + 2]
                    x[n + 5] = every
                    n += 6
                elif rest == 3:
                    x[n + 2] = 8 * tops[k + 1]
                    x[n + 3] = every
                    n += 4
                else:
                    x[n + 2] = every
                    n += 3
        return low1, low2, n
