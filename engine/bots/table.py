# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""What a bot of a rack edition has on its table: desk, markers, one rack, and what it cannot
see.
"""

from engine import const
from engine.bots.cut import Cut
from engine.bots.desk import PAIRS, Desk
from engine.bots.marks import DUEL, marks_for

_KINDS = const(21)


class Table:
    """Tries placements on copies of the board and the markers.

    :param View view: what the bot's seat knows
    :param int keep: how many placements the first cut keeps
    :param bool copied: spend memory on time: keep a copy of the position to come back to, and the
        values of all symbols
    """

    def __init__(self, view, keep, copied):
        self.view = view
        self.seat = view.seat
        self.desk = Desk(view.board, 6)
        self.marks = marks_for(view)
        self.root = self.desk.snapshot() if copied else None
        self.root_pairs = 0
        self.cut = Cut(self.desk, self.marks, keep, 6 if copied else 2)
        self.rack = bytearray(view.rack_size)
        self.spare = view.variant == "travel"
        #: the tile of each kind, and how many of it this seat cannot see
        self.codes = bytes([a << 3 | b for a in range(1, 7) for b in range(a, 7)])
        self.kinds = bytearray(_KINDS)
        self.halves = bytearray(7)  # unseen halves by symbol
        self.twins = bytearray(7)  # unseen doubles by symbol
        self.unseen = 0

    def load(self):
        """Take over the position as it is now."""
        self.desk.load()
        if self.root:
            self.desk.keep(self.root)
        self.root_pairs = self.desk.stats[PAIRS]
        self.marks.load()
        self.rack[:] = self.view.rack
        self.unseen = self.view.unseen(self.kinds)
        halves = self.halves
        twins = self.twins
        for symbol in range(7):
            halves[symbol] = twins[symbol] = 0
        kind = 0
        for a in range(1, 7):
            for b in range(a, 7):
                count = self.kinds[kind]
                halves[a] += count
                halves[b] += count
                if a == b:
                    twins[a] = count
                kind += 1

    def restore(self):
        """Back to the position of `load`."""
        if self.root:
            self.desk.back(self.root)
        else:
            self.desk.load()
        self.marks.load()
        self.rack[:] = self.view.rack

    def lay(self, action, seat):
        """Lay a tile of the rack for a seat; return the bonus placements earned."""
        desk = self.desk
        state = desk.state
        size = desk.size
        slot = action >> 11
        at = action >> 3 & 255
        other = at + desk.steps[action & 7]
        tile = self.rack[slot]
        a = tile >> 3
        b = tile & 7
        first = state[size * (1 + a) + at]
        second = state[size * (1 + b) + other]
        desk.put(at, a)
        desk.put(other, b)
        self.rack[slot] = 0
        return self.marks.score_tile(seat, a, first, b, second)

    def over(self, seat):
        """Return whether the game has ended on the desk."""
        return not self.desk.stats[PAIRS] or self.marks.finished(seat)

    def finish(self, seat, bonus):
        """Play `bonus` placements and those they earn, each the best of the first cut."""
        cut = self.cut
        while bonus and any(self.rack) and not self.over(seat):
            cut.weigh(seat)
            cut.spread()
            self.best_places(1)
            bonus += self.lay(cut.actions[0], seat) - 1

    def best_places(self, keep):
        """Scan the whole rack; the `keep` best places are then in `cut.actions`."""
        cut = self.cut
        cut.keep = keep
        cut.gather(self.spare)
        self.scan()

    def scan(self):
        """Scan every different tile of the rack."""
        rack = self.rack
        for slot in range(len(rack)):
            if self.fresh(slot):
                self.cut.scan(slot, rack[slot])

    def fresh(self, slot):
        """Return whether a slot has a tile, and none before it the same."""
        rack = self.rack
        tile = rack[slot]
        if tile:
            for i in range(slot):
                if rack[i] == tile:
                    return False
        return tile != 0

    def swaps(self, seat):
        """Return whether a seat could swap the rack on the table (the rule of engine.game)."""
        marks = self.marks
        if marks.mode >= DUEL or self.view.bag_left < len(self.rack):
            return False
        row = marks.row(seat)
        lowest = min(row[1:])
        some = False
        for tile in self.rack:
            if tile:
                some = True
                if row[tile >> 3] == lowest or row[tile & 7] == lowest:
                    return False
        return some

    def result(self, seat):
        """Return 1 if the seat has won the finished game on the desk, -1 if it lost, 0 for a
        tie.
        """
        marks = self.marks
        if marks.mode == DUEL:
            ahead = 0
            for place in marks.row(seat)[1:]:
                ahead += (place > 9) - (place < 9)
            return (ahead > 0) - (ahead < 0)
        mine = sorted(marks.row(seat)[1:])
        worst = 1
        for track in marks.places:
            if track is not marks.row(seat):
                his = sorted(track[1:])
                if his > mine:
                    return -1
                if his == mine:
                    worst = 0
        return worst
