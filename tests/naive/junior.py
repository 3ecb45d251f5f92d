# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Second reading of Junior, its Advanced game and its solo game."""

from . import geometry
from .table import Illegal, Table, places

LETTERS = "GROV"
SINGLES = {(3, 3): "G", (6, 3): "R", (6, 6): "O", (3, 6): "V"}
BOX = 40


class Junior(Table):
    """Two to four players, one tile each; the box, the plates and the penguins."""

    variant = "junior"
    letters = LETTERS
    steps = geometry.SQUARE_STEPS
    forward = geometry.SQUARE_FORWARD
    name = staticmethod(geometry.square_name)
    rack_size = 1

    def __init__(self, seats, order, redraw=False):
        self.redraw = redraw
        self.food = [dict.fromkeys(LETTERS, 0) for _ in range(seats)]
        self.penguins = [0] * seats
        self.stack = self.penguin_count(seats)
        self.box = dict.fromkeys(LETTERS, BOX)
        super().__init__(seats, order)

    def penguin_count(self, seats):
        """How many penguins wait in the stack at the start."""
        return 8 if seats == 2 else 14

    def lay_out(self):
        """The light-blue fields for one or two players, the whole board for more."""
        for cell in geometry.square(1, 8) if self.seats <= 2 else geometry.square(0, 9):
            self.board[cell] = SINGLES.get(cell)

    def worth(self, symbol, cell, partner):
        """Adjacent fields, without the partner, that show the same food."""
        return sum(self.board[c] == symbol for c in self.around(cell) if c != partner)

    def legal(self):
        """The text of every legal action."""
        if self.phase == "place":
            return set(self.placements())
        if self.phase == "keep":
            return {"keep", "return"}
        if self.phase == "redraw":
            return {"redraw", "pass"}
        return set()

    def play(self, text):
        """Do one action; return the pieces taken by letter and 0, as there are no bonuses."""
        if text not in self.legal():
            raise Illegal(text)
        gained = {}
        if self.phase == "place":
            gained = self.take(self.put(text))
            self.feed()
            if self.stack == 0 or not self.pairs():
                self.finish()
            else:
                self.after_feeding()
        else:
            self.decide(text)
        return gained, 0

    def take(self, halves):
        """Take the pieces of both halves from the box, as far as it reaches."""
        gained = {}
        for symbol, wanted in halves:
            for _ in range(wanted):
                if self.box[symbol] > 0:
                    self.box[symbol] -= 1
                    self.food[self.turn][symbol] += 1
                    gained[symbol] = gained.get(symbol, 0) + 1
        return gained

    def feed(self):
        """Every complete set of four feeds a penguin, as long as there are penguins."""
        plate = self.food[self.turn]
        while self.stack > 0 and all(plate[letter] > 0 for letter in LETTERS):
            for letter in LETTERS:
                plate[letter] -= 1
            self.penguins[self.turn] += 1
            self.stack -= 1

    def after_feeding(self):
        """Draw; with the option agreed the new tile may be given back once."""
        rack = self.racks[self.turn]
        self.fill(rack)
        missing = [letter for letter in LETTERS if self.food[self.turn][letter] == 0]
        if self.redraw and rack and self.bag and len(missing) == 1 and missing[0] not in rack[0]:
            self.phase = "redraw"
        else:
            self.next_seat()

    def decide(self, text):
        """Answer of the redraw phase: draw first, then put the old tile back."""
        if text == "redraw":
            rack = self.racks[self.turn]
            old = rack.pop()
            self.draw(rack, 1)
            self.put_back([old])
        self.next_seat()

    def ranking(self):
        """Most penguins, then most pieces left over."""
        return places(
            [
                (fed, sum(plate.values()))
                for fed, plate in zip(self.penguins, self.food, strict=True)
            ]
        )

    def counters(self):
        """Plates, penguins and the stack, for ``state``."""
        return {
            "food": [dict(plate) for plate in self.food],
            "penguins": list(self.penguins),
            "stack": self.stack,
        }


class Advanced(Junior):
    """Two tiles each; the second one may be kept or put back before drawing."""

    variant = "junior-advanced"
    rack_size = 2

    def penguin_count(self, seats):
        return 10 if seats == 2 else 16

    def after_feeding(self):
        if self.racks[self.turn]:
            self.phase = "keep"
        else:
            self.fill(self.racks[self.turn])
            self.next_seat()

    def decide(self, text):
        rack = self.racks[self.turn]
        if text == "return":
            self.put_back([rack.pop()])
        self.fill(rack)
        self.next_seat()


class JuniorSolo(Junior):
    """Alone on the light-blue fields with all sixteen penguins."""

    variant = "junior-solo"

    def penguin_count(self, seats):
        return 16
