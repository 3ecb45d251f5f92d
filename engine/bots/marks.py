# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Score markers on a bot's desk: what they do when points come in, and what points are worth.

A place is a whole number from 0 to `top` as its owner sees it; in Duel both sides own the same
marker, 0 … 18 for seat 0 and mirrored for seat 1.
"""

from array import array

from engine import const
from engine.bots.desk import LEVELS

CLASSIC, TEAM, DUEL, SOLO = 0, 1, 2, 3
_FIRST = const(28)  # what the first step of a track is worth in a worth table
_END = const(9)


def _curve(top, first, shrink):
    # Each step is worth `shrink` / 256 of the one before; in 256ths to keep the rounding small.
    curve = array("H", bytes(2 * (top + 1)))
    step = first * 256
    total = 0
    for place in range(1, top + 1):
        total += step
        curve[place] = total >> 8
        step = step * shrink >> 8
    return curve


def rising(top, whole, shrink):
    """Return the worth of the places 0 … `top`: each step is `shrink` / 65536 of the one before.

    :param int whole: what an endless track would be worth
    """
    curve = array("H", bytes(2 * (top + 2)))  # one more than there are, for `between`
    left = whole
    for place in range(top + 1):
        curve[place] = whole - left
        left = left * shrink >> 16
    return curve


def between(curve, sixteenths):
    """Return the worth of a place given in sixteenths of a step."""
    place = sixteenths >> 4
    low = curve[place]
    return low + ((curve[place + 1] - low) * (sixteenths & 15) >> 4)


class Marks:
    """The markers of every track, copied from a view.

    :param View view: what the bot's seat knows
    :param worths: the table of another `Marks` of the same game, to share it
    """

    mode = CLASSIC
    top = 18

    def __init__(self, view, worths=None):
        self.view = view
        self.seats = view.seats
        self.places = [bytearray(7) for _ in range(self._tracks())]
        self.held = bytearray(7)
        self.worths = worths or self._worths()
        self.load()

    def _tracks(self):
        return self.seats

    def _worth_curve(self):
        return _curve(18, _FIRST, 225)

    def load(self):
        """Copy the markers as they are now."""
        for track, place in enumerate(self.places):
            place[:] = self.view.scores[track]

    def row(self, seat):
        """Return the track of a seat (0 … `top`, by symbol)."""
        return self.places[seat]

    def copy(self, other):
        """Take over the markers of another `Marks` of the same game."""
        for track, place in enumerate(self.places):
            place[:] = other.places[track]
        self.held[:] = other.held

    def after(self, place, points):
        """Return where a marker stands that was on `place` and scores `points`."""
        place += points
        return place if place < 18 else 18

    def score(self, seat, symbol, points):
        """Move a marker; return the bonus placements earned (0 or 1)."""
        row = self.places[seat]
        had = row[symbol]
        row[symbol] = now = self.after(had, points)
        return 1 if now == 18 > had else 0

    def score_tile(self, seat, a, first, b, second):
        """Score both halves, the better way round; return the bonus placements earned."""
        return self.score(seat, a, first) + self.score(seat, b, second)

    def finished(self, seat):
        """Return whether all six markers of a seat have reached the top."""
        return min(self.row(seat)[1:]) == self.top

    def _worths(self):
        # For each place 16 bytes: what 0 … 15 points are worth to a marker standing there.
        curve = self._worth_curve()
        worths = bytearray(LEVELS * (self.top + 1))
        at = 0
        for had in range(self.top + 1):
            for points in range(LEVELS):
                now = self.after(had, points)
                value = curve[now] - curve[had]
                if now > had and self.is_stop(now):
                    value += _FIRST
                worths[at] = value if value < 255 else 255
                at += 1
        return worths

    def worth(self, seat, into):
        """Write what each gain is worth to a seat: into[(symbol - 1) * 16 + points], 0 … 255."""
        worths = self.worths
        row = self.row(seat)
        at = 0
        for symbol in range(1, 7):
            place = row[symbol] * LEVELS
            into[at : at + LEVELS] = worths[place : place + LEVELS]
            at += LEVELS

    def is_stop(self, place):
        """Return whether a marker that comes to `place` may earn a bonus."""
        return place == 18

    def rivals(self, seat):
        """Return the seats whose best gain a placement should spoil."""
        return [other for other in range(self.seats) if other != seat]


class TeamMarks(Marks):
    """Two joint tracks of 36, with a stop at 18."""

    mode = TEAM
    top = 36

    def _tracks(self):
        return 2

    def _worth_curve(self):
        return _curve(36, _FIRST, 241)

    def row(self, seat):
        return self.places[seat & 1]

    def after(self, place, points):
        limit = 18 if place < 18 else 36
        place += points
        return place if place < limit else limit

    def is_stop(self, place):
        return place in (18, 36)

    def score(self, seat, symbol, points):
        row = self.places[seat & 1]
        had = row[symbol]
        row[symbol] = now = self.after(had, points)
        return 1 if now > had and now in (18, 36) else 0

    def score_tile(self, seat, a, first, b, second):
        if a == b:
            had = self.row(seat)[a]
            if self.after(self.after(had, second), first) > self.after(
                self.after(had, first), second
            ):
                first, second = second, first
        return self.score(seat, a, first) + self.score(seat, b, second)

    def rivals(self, seat):
        return ((seat + 1) & 3,)


class DuelMarks(Marks):
    """One row of shared markers and the duel markers."""

    mode = DUEL

    def _tracks(self):
        return 2  # the same markers seen from both ends: row(0) + row(1) = 18

    def _worth_curve(self):
        # A step counts most around the middle, where a colour changes sides.
        curve = array("H", bytes(2 * 19))
        total = 0
        for place in range(1, 19):
            off = abs(2 * place - 19)
            total += 12 + 480 // (12 + off * off)
            curve[place] = total
        return curve

    def load(self):
        view = self.view
        for symbol in range(1, 7):
            place = view.marker(symbol) + _END
            self.places[0][symbol] = place
            self.places[1][symbol] = 2 * _END - place
            self.held[symbol] = view.held[symbol]

    def worth(self, seat, into):
        Marks.worth(self, seat, into)
        row = self.places[seat]
        for symbol in range(1, 7):
            if self.held[symbol] == seat + 1:  # no bonus for a colour whose duel marker is here
                for points in range(18 - row[symbol], LEVELS):
                    if points and into[(symbol - 1) * LEVELS + points] >= _FIRST:
                        into[(symbol - 1) * LEVELS + points] -= _FIRST

    def score(self, seat, symbol, points):
        row = self.places[seat]
        had = row[symbol]
        row[symbol] = now = self.after(had, points)
        self.places[1 - seat][symbol] = 18 - now
        if now == 18 > had and self.held[symbol] != seat + 1:
            self.held[symbol] = seat + 1
            return 1
        return 0

    def finished(self, seat):
        return False


class SoloMarks(TeamMarks):
    """One double track, no bonus, nobody to spoil."""

    mode = SOLO

    def _tracks(self):
        return 1

    def row(self, seat):
        return self.places[0]

    def is_stop(self, place):
        return False

    def score(self, seat, symbol, points):
        row = self.places[0]
        row[symbol] = self.after(row[symbol], points)
        return 0

    def rivals(self, seat):
        return ()


def marks_for(view, like=None):
    """Return the `Marks` of the edition that is played; `like` others of it, they share a table."""
    worths = like and like.worths
    if view.variant == "team":
        return TeamMarks(view, worths)
    if view.variant == "solo":
        return SoloMarks(view, worths)
    if view.variant == "duel":
        return DuelMarks(view, worths)
    return Marks(view, worths)
