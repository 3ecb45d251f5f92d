# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Travel edition for two: 57 tiles, and no placement may isolate a single cell."""

from engine.actions import FINE, ISOLATES
from engine.board import EMPTY
from engine.game import Game


class Travel(Game):
    """Classic for two with the isolation rule (Travel rulebook, "Other placement rules")."""

    variant = "travel"
    seat_choices = (2,)
    mixed = 3
    doubles = 2

    _strict = False  # False when every possible placement isolates: then all are allowed

    def blocked(self, at, other):
        """Return why a tile may not cover these two empty neighbours, or `FINE`."""
        reason = Game.blocked(self, at, other)
        if reason == FINE and self._strict and self.isolated_by(at, other):
            return ISOLATES
        return reason

    def isolated_by(self, at, other):
        """Return a cell that would lose its last empty neighbour, or 0.

        Only neighbours of the new tile can: cells isolated before have no empty neighbour to lose.
        """
        board = self.board
        cells = board.cells
        near = board.near
        steps = board.steps
        for half, partner in ((at, other), (other, at)):
            for step in steps:
                cell = half + step
                if cells[cell] != EMPTY or cell == partner:
                    continue
                if near[cell] - 1 - ((partner - cell) in steps) == 0:
                    return cell
        return 0

    def _begin(self):
        Game._begin(self)
        self._strict = self._spares()

    def _spares(self):
        # Is there a placement that keeps the first-turn rule (if it binds) and isolates nothing?
        board = self.board
        cells = board.cells
        steps = board.steps
        for at in board.playable:
            if cells[at] != EMPTY or not board.near[at]:
                continue
            for direction in range(3):
                other = at + steps[direction]
                if (
                    cells[other] == EMPTY
                    and Game.blocked(self, at, other) == FINE
                    and not self.isolated_by(at, other)
                ):
                    return True
        return False

    def _ruled(self):
        return True
