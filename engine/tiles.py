# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Tiles in one byte, and the bag they are drawn from.

A tile is `first << 3 | second` with first <= second, both symbols from 1; 0 is no tile.
"""

NO_TILE = 0


def tile(a, b):
    """Return the tile with the symbols `a` and `b`, in either order."""
    return a << 3 | b if a <= b else b << 3 | a


class Bag:
    """The tiles not yet drawn, as a count of each kind.

    :param int symbols: 6, or 4 in Junior
    :param int mixed: tiles of each pair of different symbols
    :param int doubles: tiles of each double
    :param Rng rng: where the draws come from
    """

    def __init__(self, symbols, mixed, doubles, rng):
        kinds = bytearray()
        counts = bytearray()
        for a in range(1, symbols + 1):
            for b in range(a, symbols + 1):
                kinds.append(a << 3 | b)
                counts.append(doubles if a == b else mixed)
        #: the tile of each kind, in the order of the symbols
        self.kinds = bytes(kinds)
        #: how many tiles of each kind are in the bag
        self.counts = counts
        self.left = sum(counts)
        self._rng = rng

    def draw(self):
        """Take out a tile, all tiles alike; `NO_TILE` if the bag is empty."""
        if not self.left:
            return NO_TILE
        nth = self._rng.below(self.left)
        counts = self.counts
        kind = 0
        while nth >= counts[kind]:
            nth -= counts[kind]
            kind += 1
        counts[kind] -= 1
        self.left -= 1
        return self.kinds[kind]

    def put_back(self, tiles):
        """Put tiles back into the bag."""
        for one in tiles:
            self.counts[self.kind(one)] += 1
            self.left += 1

    def kind(self, one):
        """Return the kind of a tile: its place in `kinds`."""
        kinds = self.kinds
        kind = 0
        while kinds[kind] != one:
            kind += 1
        return kind

    def count(self, into):
        """Add what is in the bag to `into`, one number a kind."""
        for kind, count in enumerate(self.counts):
            into[kind] += count

    def mark(self):
        """Return what `reset` needs to come back to this moment."""
        return bytes(self.counts), self.left

    def reset(self, mark):
        """Go back to a `mark`."""
        self.counts[:], self.left = mark
