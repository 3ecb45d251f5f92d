# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""What was chosen for a game: the edition, and who sits where.

A further edition is one more line in `EDITIONS`; whatever a seat needs is one more byte a seat.
"""

import gc
import os

from handheld import text

#: name in the engine, fewest and most seats, Junior's optional redraw
EDITIONS = (
    ("classic", 2, 4, False),
    ("solo", 1, 1, False),
    ("travel", 2, 2, False),
    ("duel", 2, 2, False),
    ("team", 4, 4, False),
    ("junior", 2, 4, False),
    ("junior", 2, 4, True),
    ("junior-advanced", 2, 4, False),
    ("junior-solo", 1, 1, False),
)
MOST_SEATS = 4
#: who plays a seat: a person, or the device at one of its levels
LEVELS = ("", "easy", "normal", "hard")
#: animals a player can be; the words are `sign.0` ...
SIGNS = 8
#: colours a player can have
COLOURS = 4


class Choices:
    """The choices for the next game; they stay for the one after it."""

    def __init__(self):
        self._edition = 0
        self._seats = EDITIONS[0][1]
        #: what each seat is: an animal, a colour
        self.signs = bytearray(range(MOST_SEATS))
        self.colours = bytearray(range(MOST_SEATS))
        #: the level of each seat, as its place in `LEVELS`
        self.players = bytearray(MOST_SEATS)

    @property
    def edition(self):
        """Name of the edition, as `engine.editions` calls it."""
        return EDITIONS[self._edition][0]

    @property
    def redraw(self):
        """True if an unwanted new tile may be put back (Junior)."""
        return EDITIONS[self._edition][3]

    @property
    def called(self):
        """Return the name of the edition in the language of the game."""
        return text.get("edition." + self.edition + (".redraw" if self.redraw else ""))

    @property
    def table(self):
        """Name of the screen on which the edition is played."""
        edition = self.edition
        if edition == "duel":
            return edition
        return "junior" if edition.startswith("junior") else "play"

    @property
    def seats(self):
        """How many play."""
        return self._seats

    def name(self, seat):
        """Return what a seat is called: its animal, in the language of the game."""
        return text.get("sign.%d" % self.signs[seat])

    def level(self, seat):
        """Return the level at which the device plays a seat, "" for a person."""
        return LEVELS[self.players[seat]]

    def next_level(self, seat):
        """Let a person, or the device at its next level, play a seat."""
        self.players[seat] = (self.players[seat] + 1) % len(LEVELS)

    def next_edition(self, by):
        """Go on to the next edition (`by` 1) or back (-1)."""
        self._edition = (self._edition + by) % len(EDITIONS)
        _, fewest, most, _ = EDITIONS[self._edition]
        self._seats = min(max(self._seats, fewest), most)

    def next_seats(self, by):
        """One player more or less, within what the edition is played by."""
        _, fewest, most, _ = EDITIONS[self._edition]
        self._seats = fewest + (self._seats - fewest + by) % (most - fewest + 1)

    @property
    def seats_vary(self):
        """True if the edition is played by different numbers."""
        _, fewest, most, _ = EDITIONS[self._edition]
        return most > fewest

    def next_sign(self, seat, by):
        """Give a seat the next animal that no other seat is."""
        self.signs[seat] = self._free(self.signs, seat, by, SIGNS)

    def next_colour(self, seat, by):
        """Give a seat the next colour that no other seat has."""
        self.colours[seat] = self._free(self.colours, seat, by, COLOURS)

    def _free(self, row, seat, by, count):
        # With as many seats as colours nothing is free: then two seats change places.
        value = (row[seat] + by) % count
        while value in row[: self._seats] and value != row[seat] and self._seats < count:
            value = (value + by) % count
        for other in range(MOST_SEATS):
            if row[other] == value:
                row[other] = row[seat]
        return value

    def start(self, app):
        """Start a game of these choices and show its first screen."""
        from engine.editions import new

        app.game = None
        gc.collect()
        chance = os.urandom(4)
        seed = chance[0] << 22 | chance[1] << 14 | chance[2] << 6 | chance[3] & 63
        app.game = new(self.edition, self.seats, seed, redraw=self.redraw)
        app.keep()
        self._show(app)

    def begin_with(self, app, seat):
        """Let another player begin a game in which nothing has been laid yet.

        Everybody goes on in the same order around the table.

        :param int seat: who becomes seat 0
        """
        for row in (self.signs, self.colours, self.players):
            row[: self.seats] = row[seat : self.seats] + row[:seat]
        app.keep()
        self._show(app)

    def resume(self, app, game, packed):
        """Go on with a game that was saved.

        :param Game game: the game
        :param packed: what `pack` gave then
        """
        for number, (edition, _, _, redraw) in enumerate(EDITIONS):
            if edition == game.variant and redraw == getattr(game, "redraw", False):
                self._edition = number
        self._seats = game.seats
        for seat, byte in enumerate(packed[: game.seats]):
            self.signs[seat] = byte & 7
            self.colours[seat] = byte >> 3 & 3
            self.players[seat] = byte >> 5 & 3
        app.game = game
        self._show(app)

    def pack(self):
        """Return who sits where as bytes, one a seat: animal 3 bits, colour 2, level 2."""
        packed = bytearray(self.seats)
        for seat in range(self.seats):
            packed[seat] = self.signs[seat] | self.colours[seat] << 3 | self.players[seat] << 5
        return packed

    def _show(self, app):
        # Where several people hide their tiles from each other, the curtain comes first.
        game = app.game
        people = [seat for seat in range(self.seats) if not self.players[seat]]
        if len(people) > 1 and not game.open_racks:
            seat = game.turn
            while seat not in people:
                seat = (seat + 1) % self.seats
            app.open("curtain", seat)
        else:
            app.open(self.table)
