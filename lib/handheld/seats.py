# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Who sits where, and what is played: all that the screens of a game need to know of the choices.

How the choices are made is the business of `handheld.choices`, which is loaded for that alone.
"""

from handheld import text

MOST_SEATS = 4
#: who plays a seat: a person, or the device at one of its levels
LEVELS = ("", "easy", "normal", "hard")


class Seats:
    """The choices for a game; they stay for the one after it."""

    def __init__(self):
        #: name of the edition, as `engine.editions` calls it, and its place in `choices.EDITIONS`
        self.edition = "classic"
        self.number = 0
        #: True if an unwanted new tile may be put back (Junior)
        self.redraw = False
        #: how many play
        self.seats = 2
        #: what each seat is: an animal, a colour
        self.signs = bytearray(range(MOST_SEATS))
        self.colours = bytearray(range(MOST_SEATS))
        #: the level of each seat, as its place in `LEVELS`
        self.players = bytearray(MOST_SEATS)

    @property
    def table(self):
        """Name of the screen on which the edition is played."""
        edition = self.edition
        if edition == "duel":
            return edition
        return "junior" if edition.startswith("junior") else "play"

    def name(self, seat):
        """Return what a seat is called: its animal, in the language of the game."""
        return text.get("sign.%d" % self.signs[seat])

    def level(self, seat):
        """Return the level at which the device plays a seat, "" for a person."""
        return LEVELS[self.players[seat]]

    def pack(self):
        """Return who sits where as bytes, one a seat: animal 3 bits, colour 2, level 2."""
        packed = bytearray(self.seats)
        for seat in range(self.seats):
            packed[seat] = self.signs[seat] | self.colours[seat] << 3 | self.players[seat] << 5
        return packed
