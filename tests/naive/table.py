# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""What every edition of the second reading has on the table: board, bag, racks, seats, turns."""

from . import geometry


class Illegal(Exception):
    """The rules forbid this action here."""


class Table:
    """A game of any edition.

    ``board`` maps every cell to its symbol or None, ``bag`` is the list of tiles still to come,
    ``racks`` one list of tile names for each seat.
    """

    variant = ""
    letters = ""
    rack_size = 6
    steps = ()
    forward = ()
    name = None

    def __init__(self, seats, order):
        self.seats = seats
        self.bag = list(order)
        self.racks = [[] for _ in range(seats)]
        self.turn = 0
        self.phase = "place"
        self.bonus = 0
        self.board = {}
        self.lay_out()
        self.ways = {cell: list(self.ways_from(cell)) for cell in self.board}
        for rack in self.racks:
            self.fill(rack)
        self.find_seat(range(seats))

    # -- bag and racks

    def draw(self, rack, count):
        """Move up to ``count`` tiles from the front of the bag to ``rack``."""
        for _ in range(count):
            if self.bag:
                rack.append(self.bag.pop(0))

    def fill(self, rack):
        """Draw until the rack is full or the bag is empty."""
        self.draw(rack, self.rack_size - len(rack))

    def put_back(self, tiles):
        """Tiles put back go to the end of the bag in alphabetical order."""
        self.bag.extend(sorted(tiles))

    # -- turns

    def find_seat(self, candidates):
        """The first seat of ``candidates`` with a tile is to move; with none the game ends."""
        for seat in candidates:
            if self.racks[seat]:
                self.turn = seat
                self.phase = "place"
                return
        self.finish()

    def next_seat(self):
        """The turn goes clockwise to the next seat that has a tile."""
        self.find_seat([(self.turn + step) % self.seats for step in range(1, self.seats + 1)])

    def finish(self):
        """The game is over; nothing is pending any more."""
        self.phase = "over"
        self.bonus = 0

    # -- cells

    def empty(self, cell):
        """True for an empty cell of the board."""
        return cell in self.board and self.board[cell] is None

    def ways_from(self, cell):
        """Every (neighbour, step) of a cell that is on the board."""
        for step in self.steps:
            other = geometry.added(cell, step)
            if other in self.board:
                yield other, step

    def around(self, cell):
        """The neighbours of a cell that are on the board."""
        return [other for other, _ in self.ways[cell]]

    def pairs(self):
        """Every (cell, cell, step) of two adjacent empty cells, in both directions."""
        found = []
        for cell in filter(self.empty, self.board):
            for other, step in self.ways[cell]:
                if self.empty(other):
                    found.append((cell, other, step))
        return found

    def allowed_pairs(self):
        """The pairs a tile may be laid on now; editions narrow this down."""
        return self.pairs()

    def placements(self):
        """Map the text of every legal placement of the rack to (tile, first cell, second cell)."""
        found = {}
        for cell, other, step in self.allowed_pairs():
            for tile in set(self.racks[self.turn]):
                if tile[0] == tile[1] and step not in self.forward:
                    continue
                text = f"{tile}@{self.name(cell)}:{self.name(other)}"
                found[text] = (tile, cell, other)
        return found

    def put(self, text):
        """Lay the tile of a legal placement; return its two (symbol, points) by half."""
        found = self.placements()
        if text not in found:
            raise Illegal(text)
        tile, cell, other = found[text]
        points = []
        for symbol, here, partner in ((tile[0], cell, other), (tile[1], other, cell)):
            points.append((symbol, self.worth(symbol, here, partner)))
        self.racks[self.turn].remove(tile)
        self.board[cell] = tile[0]
        self.board[other] = tile[1]
        return points

    # -- the whole state as plain text and numbers

    def state(self):
        """Everything on the table, in the shape of the line protocol's ``state`` answer."""
        shown = {
            "ok": True,
            "variant": self.variant,
            "seats": self.seats,
            "turn": self.turn,
            "phase": self.phase,
            "bonus": self.bonus,
            "board": {self.name(c): s for c, s in self.board.items() if s is not None},
            "racks": [sorted(rack) for rack in self.racks],
            "bag": len(self.bag),
            "ranking": self.ranking() if self.phase == "over" else None,
        }
        shown.update(self.counters())
        return shown


def places(keys):
    """Group the numbers 0, 1, ... by their key, highest key first, equal keys together."""
    ranking = []
    for key in sorted(set(map(tuple, keys)), reverse=True):
        ranking.append([who for who, other in enumerate(keys) if tuple(other) == key])
    return ranking
