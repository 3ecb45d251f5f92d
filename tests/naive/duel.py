# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Second reading of Duel: one shared marker a colour, pulled to and fro between -9 and 9."""

from itertools import combinations

from .family import LETTERS, Classic
from .table import places

END = 9


class Duel(Classic):
    """Seat 0 pulls the markers towards 9, seat 1 towards -9."""

    variant = "duel"

    def __init__(self, seats, order):
        self.markers = dict.fromkeys(LETTERS, 0)
        self.held = {}
        super().__init__(seats, order)

    def track_count(self, seats):
        return 0

    def pull(self):
        """The direction in which the player to move pulls: 1 or -1."""
        return 1 if self.turn == 0 else -1

    def standing(self):
        return dict(self.markers)

    def score(self, halves):
        taken = 0
        for symbol, points in halves:
            for _ in range(points):
                if self.markers[symbol] == END * self.pull():
                    break
                self.markers[symbol] += self.pull()
                if self.markers[symbol] == END * self.pull() and (
                    self.held.get(symbol) != self.turn
                ):
                    self.held[symbol] = self.turn
                    taken += 1
        return taken

    def perfect(self):
        return False

    def instead_of_refill(self):
        own = {letter for letter in LETTERS if self.markers[letter] == END * self.pull()}
        rack = self.racks[self.turn]
        movable = [tile for tile in rack if own & set(tile)]
        found = set()
        for count in range(1, len(movable) + 1):
            if len(self.bag) >= self.rack_size - len(rack) + count:
                for chosen in combinations(movable, count):
                    found.add("exchange " + ",".join(sorted(chosen)))
        return found

    def set_aside(self, text):
        return text.split()[1].split(",")

    def ranking(self):
        sides = [0, 0]
        for value in self.markers.values():
            if value > 0:
                sides[0] += 1
            elif value < 0:
                sides[1] += 1
        return places([[count] for count in sides])

    def counters(self):
        return {"scores": [], "markers": dict(self.markers), "held": dict(self.held)}
