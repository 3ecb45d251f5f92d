# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Second reading of Classic, Travel, Solo and Team."""

from . import geometry
from .table import Illegal, Table, places

LETTERS = "RGBOYP"
# The six printed symbols by axial cell: the corners of the side-6 hexagon on every board size.
PRINTED = {(0, -5): "R", (5, -5): "G", (5, 0): "B", (0, 5): "O", (-5, 5): "Y", (-5, 0): "P"}


class Classic(Table):
    """Classic for two to four: six tracks a player, bonus at 18, swap by the weakest colours."""

    variant = "classic"
    letters = LETTERS
    steps = geometry.HEX_STEPS
    forward = geometry.HEX_FORWARD
    name = staticmethod(geometry.hex_name)
    goals = (18,)

    def __init__(self, seats, order):
        self.scores = [dict.fromkeys(LETTERS, 0) for _ in range(self.track_count(seats))]
        self.opened = [False] * seats
        super().__init__(seats, order)

    def track_count(self, seats):
        """How many sets of six tracks there are."""
        return seats

    def track(self, seat):
        """Which set of six tracks a seat scores on."""
        return seat

    def side(self):
        """Cells along an edge of the board."""
        return {1: 6, 2: 6, 3: 7, 4: 8}[self.seats]

    def lay_out(self):
        """Empty board with the six printed symbols."""
        for cell in geometry.hexagon(self.side()):
            self.board[cell] = PRINTED.get((cell[0], cell[2]))

    # -- placing

    def fresh_symbols(self):
        """Printed symbols that no tile touches."""
        printed = [(q, -q - r, r) for q, r in PRINTED]
        return [
            cell
            for cell in printed
            if all(self.board[other] is None or other in printed for other in self.around(cell))
        ]

    def allowed_pairs(self):
        pairs = self.pairs()
        if not self.opened[self.turn]:
            fresh = set(self.fresh_symbols())
            touching = [
                pair for pair in pairs if fresh & set(self.around(pair[0]) + self.around(pair[1]))
            ]
            pairs = touching or pairs
        return pairs

    def worth(self, symbol, cell, partner):
        """Points of one half: equal symbols in the five directions away from the partner."""
        return sum(
            geometry.line(self.board, cell, step, symbol)
            for step in self.steps
            if geometry.added(cell, step) != partner
        )

    def climb(self, value, points):
        """Where a marker on ``value`` stands after ``points``: it stops at the next goal."""
        for goal in self.goals:
            if value < goal:
                return min(goal, value + points)
        return value

    def score(self, halves):
        """Move the markers for the two halves in this order; return how many goals were reached."""
        track = self.scores[self.track(self.turn)]
        reached = 0
        for symbol, points in halves:
            before = track[symbol]
            track[symbol] = self.climb(before, points)
            reached += sum(before < goal <= track[symbol] for goal in self.goals)
        return reached

    def perfect(self):
        """All six markers of the player to move stand on the last goal: won at once."""
        return all(v == self.goals[-1] for v in self.scores[self.track(self.turn)].values())

    def in_order(self, halves, order):
        """The halves as they score, one by one; ``order`` is "1", "2" or "" for the better."""
        if order:
            raise Illegal("no choice of order here")
        return halves

    # -- the turn

    def legal(self):
        """The text of every legal action."""
        if self.phase == "place":
            return set(self.placements())
        if self.phase == "refill":
            return {"refill"} | self.instead_of_refill()
        return set()

    def instead_of_refill(self):
        """``swap`` when no tile of the rack shows a weakest colour and the bag has six tiles."""
        track = self.scores[self.track(self.turn)]
        weakest = {letter for letter in LETTERS if track[letter] == min(track.values())}
        rack = self.racks[self.turn]
        if rack and len(self.bag) >= 6 and not weakest & set("".join(rack)):
            return {"swap"}
        return set()

    def play(self, text):
        """Do one action; return the points gained by letter and the bonuses now pending."""
        if self.phase == "place":
            return self.place(text)
        if text not in self.legal():
            raise Illegal(text)
        rack = self.racks[self.turn]
        if text == "refill":
            self.fill(rack)
        else:
            old = self.set_aside(text)
            for tile in old:
                rack.remove(tile)
            self.fill(rack)
            self.put_back(old)
        self.next_seat()
        return {}, self.bonus

    def set_aside(self, text):
        """Which tiles a swap gives back: all of them."""
        return list(self.racks[self.turn])

    def place(self, text):
        """Lay a tile, score it, and see what follows from it."""
        text, mark, order = text.partition("!")
        if mark and order not in ("1", "2"):
            raise Illegal(text)
        before = self.standing()
        if mark:
            self.in_order([], order)
        halves = self.in_order(self.put(text), order)
        reached = self.score(halves)
        after = self.standing()
        self.opened[self.turn] = True
        self.after_scoring(reached)
        gained = {s: abs(after[s] - before[s]) for s in LETTERS if after[s] != before[s]}
        return gained, self.bonus

    def standing(self):
        """The markers of the player to move, by letter."""
        return dict(self.scores[self.track(self.turn)])

    def after_scoring(self, reached):
        """Win, end, bonus placement or the end of the turn, in this order."""
        bonus = self.bonus - (1 if self.bonus else 0) + reached
        if self.perfect() or not self.pairs():
            self.finish()
        elif bonus and self.racks[self.turn]:
            self.bonus = bonus
        else:
            self.bonus = 0
            self.phase = "refill"

    def ranking(self):
        """Players by their values from the lowest up; equal ones share a place."""
        return places([sorted(track.values()) for track in self.scores])

    def counters(self):
        """The tracks, for ``state``."""
        return {"scores": [dict(track) for track in self.scores]}


class Travel(Classic):
    """Classic for two with 57 tiles, where no placement may isolate a single cell."""

    variant = "travel"

    def isolates(self, pair):
        """True when a tile on ``pair`` leaves an empty neighbour without an empty neighbour."""
        cell, other, _ = pair
        for near in self.around(cell) + self.around(other):
            if near in (cell, other) or not self.empty(near):
                continue
            if not [c for c in self.around(near) if self.empty(c) and c not in (cell, other)]:
                return True
        return False

    def allowed_pairs(self):
        pairs = super().allowed_pairs()
        return [pair for pair in pairs if not self.isolates(pair)] or pairs


class Team(Classic):
    """Seats 0 and 2 against 1 and 3, each team on a double track with a stop at 18."""

    variant = "team"
    goals = (18, 36)

    def track_count(self, seats):
        return 2

    def track(self, seat):
        return seat % 2

    def in_order(self, halves, order):
        if order == "2":
            return halves[::-1]
        if order == "" and len(halves) == 2 and halves[0][0] == halves[1][0]:
            value = self.standing()[halves[0][0]]
            straight = self.climb(self.climb(value, halves[0][1]), halves[1][1])
            turned = self.climb(self.climb(value, halves[1][1]), halves[0][1])
            if turned > straight:
                return halves[::-1]
        return halves


class Solo(Team):
    """One player, one tile in hand at a time, double track, no bonus and no swap."""

    variant = "solo"
    rack_size = 1

    def track_count(self, seats):
        return 1

    def track(self, seat):
        return 0

    def after_scoring(self, reached):
        if self.perfect() or not self.pairs():
            self.finish()
        else:
            self.fill(self.racks[0])
            self.next_seat()
