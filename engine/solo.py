# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Solo (Classic rulebook, page 6): one tile at a time, two tracks end to end, no bonus, no swap."""

from engine.game import Game

# Our own words for a result: the lowest colour up to each of these, and above.
BANDS = (4, 8, 12, 16, 20)


class Solo(Game):
    """One player against the board. A marker that would pass 18 stops there; from 18 on, at 36."""

    variant = "solo"
    seat_choices = (1,)
    rack_size = 1
    cap = 36
    orders = True

    def _laid(self):
        if self._won() or not self.board.pairs:
            self._over()
        else:
            self._fill(self.racks[0])
            self._next_turn()


def band(lowest):
    """Return the band of a result, 0 … 5.

    :param int lowest: the lowest colour, 0 … 36
    """
    for number, most in enumerate(BANDS):
        if lowest <= most:
            return number
    return len(BANDS)
