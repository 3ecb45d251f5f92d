# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Tiles in an order that is given: for tests, lessons and replays."""

from engine.tiles import NO_TILE, Bag


class Queue(Bag):
    """A bag that hands out given tiles in a given order.

    Tiles put back go to the end, those put back together in the alphabetical order of their names.

    :param order: tiles, first one first
    :param str letters: the letter of each symbol
    """

    def __init__(self, symbols, mixed, doubles, order, letters):
        Bag.__init__(self, symbols, mixed, doubles, None)
        self._order = bytearray(order)
        self._head = 0
        self._letters = letters
        self.left = len(self._order)

    def draw(self):
        """Take the next tile; `NO_TILE` if none is left."""
        if not self.left:
            return NO_TILE
        one = self._order[self._head]
        self._head += 1
        self.left -= 1
        return one

    def put_back(self, tiles):
        """Put tiles at the end of the queue."""
        letters = self._letters
        self._order.extend(
            bytes(sorted(tiles, key=lambda one: letters[(one >> 3) - 1] + letters[(one & 7) - 1]))
        )
        self.left = len(self._order) - self._head

    def count(self, into):
        """Add what is in the queue to `into`, one number a kind."""
        for at in range(self._head, len(self._order)):
            into[self.kind(self._order[at])] += 1

    def mark(self):
        """Return what `reset` needs to come back to this moment."""
        return self._head, bytes(self._order)

    def reset(self, mark):
        """Go back to a `mark`."""
        self._head = mark[0]
        self._order = bytearray(mark[1])
        self.left = len(self._order) - self._head
