# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""What was played best, and how often the device was beaten.

All of it lives in one row of bytes, which is what is saved. A later version only adds at its end;
what this one does not know it keeps.

======  =====  ============================================================================
offset  bytes  field
======  =====  ============================================================================
0       1      version, 1
1       4      CRC-32 of the record of the game counted last: it counts once only
5       1      longest line of equal symbols that a person made, 0 for none
6       1      most points that a person made with one tile
7       67     Solo: best result, how many last ones (at most 10), last results, newest first;
               a result is its six colours from the lowest up
74      23     Junior Solo: the same; a result is penguins fed and pieces left over
97      72     won and lost for each of `VERSUS` and level, two bytes each, little-endian
======  =====  ============================================================================
"""

from engine.actions import OVER
from handheld.feats import GAIN, RAY

#: the last results that are kept
LAST = 10
#: editions that are played against the device
VERSUS = ("classic", "travel", "duel", "team", "junior", "junior-advanced")
#: how many levels the device has
LEVELS = 3

# where an edition for one keeps its results, and the bytes of one
_ALONE = {"solo": (7, 6), "junior-solo": (74, 2)}
_WON = 97
_MOST = 65535


class Records:
    """The records.

    :param bytearray row: see `handheld.feats.row_of`; it is changed in place
    """

    def __init__(self, row):
        #: the bytes to save
        self.row = row
        for at, size in _ALONE.values():
            self.row[at + size] = min(self.row[at + size], LAST)

    @property
    def ray(self):
        """The longest line of equal symbols that a person made."""
        return self.row[RAY]

    @property
    def gain(self):
        """Most points that a person made with one tile."""
        return self.row[GAIN]

    def best(self, variant):
        """Return the best result of "solo" or "junior-solo", or None."""
        at, size = _ALONE[variant]
        return bytes(self.row[at : at + size]) if self.row[at + size] else None

    def last(self, variant):
        """Return the last results of "solo" or "junior-solo", newest first."""
        at, size = _ALONE[variant]
        first = at + size + 1
        return [
            bytes(self.row[first + nth * size : first + (nth + 1) * size])
            for nth in range(self.row[at + size])
        ]

    def against(self, variant, level):
        """Return how often people won and lost against the device.

        :param str variant: one of `VERSUS`
        :param int level: 0 for the easiest
        """
        at = self._versus(variant, level)
        row = self.row
        return row[at] | row[at + 1] << 8, row[at + 2] | row[at + 3] << 8

    def over(self, game, levels, mark):
        """Count a game that has ended, once.

        :param Game game: in the phase OVER
        :param levels: of each seat 0 for a person, else the device's level from 1
        :param mark: four bytes that only this game has
        :return: True if the records have changed
        """
        if game.phase != OVER or self.row[1:5] == mark:
            return False
        self.row[1:5] = mark
        if game.variant in _ALONE:
            if not levels[0]:
                self._alone(game.variant, bytes(game.standing(0)))
        else:
            self._versus_over(game, levels)
        return True

    def clear(self):
        """Forget everything, but not which game was counted last."""
        for at in range(RAY, len(self.row)):
            self.row[at] = 0

    def _alone(self, variant, result):
        at, size = _ALONE[variant]
        row = self.row
        count = row[at + size]
        if not count or result > bytes(row[at : at + size]):
            row[at : at + size] = result
        first = at + size + 1
        kept = min(count, LAST - 1) * size
        row[first + size : first + size + kept] = row[first : first + kept]
        row[first : first + size] = result
        row[at + size] = min(count + 1, LAST)

    def _versus_over(self, game, levels):
        # A level is beaten if people won alone, and has won if it did and no person with it.
        # In Team the device's opponents are those of the other team.
        persons = [game.track(seat) for seat in range(game.seats) if not levels[seat]]
        winners = game.ranking()[0]
        with_persons = [track for track in winners if track in persons]
        for level in range(1, LEVELS + 1):
            devices = [game.track(seat) for seat in range(game.seats) if levels[seat] == level]
            rivals = [track for track in devices if track not in persons]
            if not persons or not rivals:
                continue
            at = self._versus(game.variant, level - 1)
            if len(with_persons) == len(winners):
                self._add(at)
            elif not with_persons and [track for track in winners if track in rivals]:
                self._add(at + 2)

    def _versus(self, variant, level):
        return _WON + 4 * (VERSUS.index(variant) * LEVELS + level)

    def _add(self, at):
        row = self.row
        count = min((row[at] | row[at + 1] << 8) + 1, _MOST)
        row[at] = count & 255
        row[at + 1] = count >> 8
