# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Team for four (Classic rulebook, page 6): seats 0 and 2 against 1 and 3, a joint double track."""

from engine.game import Game


class Team(Game):
    """Two teams on the full board. A marker earns a bonus at 18 and again at 36.

    The swap looks at the team's weakest colours and the player's own rack.
    """

    variant = "team"
    seat_choices = (4,)
    cap = 36
    orders = True

    def _make_scores(self):
        self.tracks = 2
        self.scores = tuple(bytearray(self.symbols + 1) for _ in range(2))

    def track(self, seat):
        """Return the team of a seat."""
        return seat & 1
