# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""A position of Junior to think on: board, food, penguins and tiles, put back as a whole."""

from engine import const
from engine.bots.desk import PAIRS

# What can change in thought, beside the desk: for each seat its penguins and its four foods; then
# the penguins that are hungry, and the box; two tiles a seat.
HUNGRY = const(20)
_BOX = const(20)
_HANDS = const(25)
_HOLD = const(33)
_KINDS = const(10)


class Floes:
    """What the net's side of Hard thinks on.

    :param View view: what the bot's seat knows
    :param Desk desk: the bot's board
    """

    def __init__(self, view, desk):
        self.view = view
        self.desk = desk
        self.hold = bytearray(_HOLD)
        self.kinds = bytearray(_KINDS)  # tiles in the bag
        self.halves = bytearray(5)  # their halves by food
        self.total = 0
        self.kept = 0  # the tile that stays in the hand of the seat whose turn ends
        self.again = False  # the position just written once more, the kept tile returned

    def load(self):
        """Take over the position as it is now, but for the board."""
        view = self.view
        hold = self.hold
        hold[HUNGRY] = view.stack
        for symbol in range(1, 5):
            hold[_BOX + symbol] = view.box[symbol]
        for seat in range(view.seats):
            hold[5 * seat] = view.penguins[seat]
            for symbol in range(1, 5):
                hold[5 * seat + symbol] = view.food[seat][symbol]
            rack = view.rack_of(seat)
            for slot in range(view.rack_size):
                hold[_HANDS + 2 * seat + slot] = rack[slot]
        self.total = view.unseen(self.kinds)
        halves = self.halves
        for symbol in range(1, 5):
            halves[symbol] = 0
        kind = 0
        for a in range(1, 5):
            for b in range(a, 5):
                halves[a] += self.kinds[kind]
                halves[b] += self.kinds[kind]
                kind += 1

    def snapshot(self):
        """Return buffers for `keep` and `back`."""
        return self.desk.snapshot(), bytearray(_HOLD)

    def keep(self, into):
        """Write everything into a snapshot."""
        self.desk.keep(into[0])
        into[1][:] = self.hold

    def back(self, kept):
        """Go back to a snapshot."""
        self.desk.back(kept[0])
        self.hold[:] = kept[1]

    def tile(self, seat, slot):
        """Return a tile of a seat."""
        return self.hold[_HANDS + 2 * seat + slot]

    def hand(self, seat, one, two):
        """Give a seat other tiles."""
        self.hold[_HANDS + 2 * seat] = one
        self.hold[_HANDS + 2 * seat + 1] = two

    def lay(self, action, seat):
        """Lay a tile, take the food, feed."""
        hold = self.hold
        desk = self.desk
        state = desk.state
        slot = _HANDS + 2 * seat + (action >> 11)
        tile = hold[slot]
        hold[slot] = 0
        at = action >> 3 & 255
        other = at + desk.steps[action & 7]
        base = 5 * seat
        first = state[desk.size * (1 + (tile >> 3)) + at]
        second = state[desk.size * (1 + (tile & 7)) + other]
        for symbol, brought in ((tile >> 3, first), (tile & 7, second)):
            pieces = min(brought, hold[_BOX + symbol])
            hold[_BOX + symbol] -= pieces
            hold[base + symbol] += pieces
        desk.put(at, tile >> 3)
        desk.put(other, tile & 7)
        fed = min(hold[base + 1], hold[base + 2], hold[base + 3], hold[base + 4], hold[HUNGRY])
        if fed:
            for symbol in range(1, 5):
                hold[base + symbol] -= fed
            hold[base] += fed
            hold[HUNGRY] -= fed
        self.kept = hold[_HANDS + 2 * seat] or hold[_HANDS + 2 * seat + 1]

    def over(self, seat):
        """Return whether the game has ended."""
        return not self.hold[HUNGRY] or not self.desk.stats[PAIRS]

    def pieces(self, seat):
        """Return how much food lies before a seat."""
        hold = self.hold
        base = 5 * seat
        return hold[base + 1] + hold[base + 2] + hold[base + 3] + hold[base + 4]

    def standing(self, seat):
        """Return what the ranking compares: penguins, then pieces left over."""
        return self.hold[5 * seat] * 1000 + self.pieces(seat)
