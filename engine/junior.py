# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Junior: ice floes with food on a square grid, penguins to be fed. Basic, Advanced and Solo."""

from engine.actions import (
    FINE,
    KEEP,
    KEEP_,
    NO_SUCH_ACTION,
    PASS,
    REDRAW,
    REDRAW_,
    RETURN,
)
from engine.board import SquareBoard
from engine.game import Game

PIECES = 40  # food pieces of each type in the box


class Junior(Game):
    """The basic game for two to four.

    :param bool redraw: the optional rule that an unwanted new tile may be put back once a turn
    """

    variant = "junior"
    letters = "GROV"
    rack_size = 1
    mixed = 6
    doubles = 5
    open_racks = True
    flock = (16, 8, 14, 14)  # penguins for one, two, three and four players

    def __init__(self, seats, seed=1, order=None, redraw=False):
        self.redraw = redraw
        Game.__init__(self, seats, seed, order)

    def _make_board(self):
        return SquareBoard(1, 8) if self.seats <= 2 else SquareBoard(0, 9)

    def _make_scores(self):
        self.tracks = self.seats
        self.scores = ()
        #: food[seat][symbol]: pieces in front of a player
        self.food = tuple(bytearray(self.symbols + 1) for _ in range(self.seats))
        #: box[symbol]: pieces left in the box
        self.box = bytearray(self.symbols + 1)
        for symbol in range(1, self.symbols + 1):
            self.box[symbol] = PIECES
        #: penguins fed by each seat
        self.penguins = bytearray(self.seats)

    @property
    def stack(self):
        """Penguins still hungry."""
        return self.flock[self.seats - 1] - sum(self.penguins)

    def _begin(self):
        pass  # no rule about the first turn

    def _score(self, symbol, points):
        # One piece of food for each neighbour that shows the same, as long as the box has some.
        points = min(points, self.box[symbol])
        self.box[symbol] -= points
        self.food[self.turn][symbol] += points
        self.gained[symbol] += points

    def _laid(self):
        food = self.food[self.turn]
        fed = min(food[1], food[2], food[3], food[4], self.stack)
        for symbol in range(1, self.symbols + 1):
            food[symbol] -= fed
        self.penguins[self.turn] += fed
        self.reached = fed
        if not self.stack or not self.board.pairs:
            self._over()
        else:
            self._draw()

    def _draw(self):
        rack = self.racks[self.turn]
        self._fill(rack)
        if self.redraw and rack[0] and self.bag.left and self._lacks_only_another(rack[0]):
            self.phase = REDRAW
        else:
            self._next_turn()

    def _lacks_only_another(self, tile):
        # Exactly one food is missing, and the new tile does not show it.
        food = self.food[self.turn]
        missing = [symbol for symbol in range(1, self.symbols + 1) if not food[symbol]]
        return len(missing) == 1 and missing[0] not in (tile >> 3, tile & 7)

    def _decisions(self):
        return (REDRAW_, PASS) if self.phase == REDRAW else ()

    def _refuse_decision(self, action):
        return FINE if action in self._decisions() else NO_SUCH_ACTION

    def _decide(self, action):
        rack = self.racks[self.turn]
        if action == REDRAW_:
            unwanted = rack[0]
            rack[0] = self.bag.draw()
            self.bag.put_back((unwanted,))
        self._next_turn()

    def standing(self, track):
        """Return what the ranking compares: penguins fed, then pieces left over."""
        return self.penguins[track], sum(self.food[track])

    def _vectors(self):
        return self.racks + self.food + (self.box, self.penguins)


class Advanced(Junior):
    """Two tiles in hand; after each placement the second one is kept or returned."""

    variant = "junior-advanced"
    rack_size = 2
    flock = (16, 10, 16, 16)

    def _draw(self):
        if any(self.racks[self.turn]):
            self.phase = KEEP
        else:  # no second tile to decide about
            self._fill(self.racks[self.turn])
            self._next_turn()

    def _decisions(self):
        return (KEEP_, RETURN) if self.phase == KEEP else ()

    def _decide(self, action):
        rack = self.racks[self.turn]
        if action == RETURN:
            for slot in range(self.rack_size):
                if rack[slot]:
                    self.bag.put_back((rack[slot],))
                    rack[slot] = 0
        self._fill(rack)
        self._next_turn()


class JuniorSolo(Junior):
    """One child, all sixteen penguins, the light-blue area, one tile after another."""

    variant = "junior-solo"
    seat_choices = (1,)
