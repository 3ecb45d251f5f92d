# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""The ghost: the chosen tile floating over the board, two cells wide.

A stick has four ways, a hexagonal board six neighbours. The *anchor*, the cell of the first half,
goes where the stick points: left and right along the row, up and down in a straight line, by
turns to the left and to the right of it. Where the line leaves the board it follows the edge, and
comes back to the line on the way back. The other half lies in the wished direction, and where that
is off the board, in the nearest one that is not: at the edge it swings out of the way, and
swings back when there is room again. So every cell can be reached with the stick alone, and B
gives every direction that a cell has.
"""

from engine.board import BORDER, EMPTY
from handheld.keys import LEFT, RIGHT, UP


class Ghost:
    """Where the chosen tile floats.

    :param board: an engine board: `cells`, `playable`, `steps`, `stride`
    """

    def __init__(self, board):
        self._board = board
        self._hex = len(board.steps) == 6
        #: cell of the first half
        self.at = board.playable[len(board.playable) // 2]
        #: direction from the first half to the second one
        self.direction = 0
        #: slot of the rack the tile comes from
        self.slot = 0
        self._wish = 0
        self._line = self._across(self.at)

    @property
    def other(self):
        """Cell of the second half."""
        return self.at + self._board.steps[self.direction]

    def _across(self, at):
        # Horizontal place in half cells: on a hexagon each row lies half a cell off the next one.
        stride = self._board.stride
        return 2 * (at % stride) + (at // stride if self._hex else 0)

    def _fits(self, at, direction):
        return self._board.cells[at + self._board.steps[direction]] != BORDER

    def _settle(self, at):
        # Put the anchor on `at` and the other half as near to the wished direction as it goes.
        count = len(self._board.steps)
        direction = self._wish
        for turn in range(count // 2 + 1):
            direction = (self._wish + turn) % count
            if self._fits(at, direction):
                break
            direction = (self._wish - turn) % count
            if self._fits(at, direction):
                break
        self.at = at
        self.direction = direction

    def move(self, key):
        """Go one cell.

        :param int key: UP, DOWN, LEFT or RIGHT
        :return: True if the ghost moved, False if there is no cell that way
        """
        cells = self._board.cells
        steps = self._board.steps
        at = self.at
        if key >= LEFT:
            at += 1 if key == RIGHT else -1
            if cells[at] == BORDER:
                return False
            self._line = self._across(at)
        elif self._hex:
            left = at + steps[4 if key == UP else 2]
            right = at + steps[5 if key == UP else 1]
            if cells[left] == BORDER:
                at = right
            elif cells[right] == BORDER:
                at = left
            else:
                at = left if self._line < self._across(at) else right
            if cells[at] == BORDER:
                return False
        else:
            at += steps[3] if key == UP else steps[1]
            if cells[at] == BORDER:
                return False
        self._settle(at)
        return True

    def turn(self, by=1):
        """Turn the second half around the first one, to the next direction on the board.

        :param int by: 1 clockwise, -1 the other way
        """
        count = len(self._board.steps)
        direction = (self.direction + by) % count
        while not self._fits(self.at, direction):
            direction = (direction + by) % count
        self.direction = self._wish = direction

    def select(self, rack, by=1):
        """Take the next tile of the rack.

        :param rack: tile codes by slot, 0 for an empty slot
        :param int by: 1 for the next one, -1 for the one before
        :return: True if there was one
        """
        slot = self.slot
        for _ in range(len(rack)):
            slot = (slot + by) % len(rack)
            if rack[slot]:
                self.slot = slot
                return True
        return False

    def place(self, at, direction):
        """Put the ghost on `at`, turned as near to `direction` as goes."""
        self._wish = direction
        self._line = self._across(at)
        self._settle(at)

    def near(self, goal):
        """Put the ghost on the pair of empty cells nearest to a cell.

        It keeps its direction if it can. A cell of `board.starts()` is a good goal for a first
        turn, the tile laid last for all others. Without an empty pair it goes on the goal.

        :param int goal: index of a cell
        """
        cells = self._board.cells
        steps = self._board.steps
        best = self.at
        best_turn = self._wish
        least = 1000
        count = len(steps)
        for at in self._board.playable:
            if cells[at] != EMPTY:
                continue
            far = self.distance(at, goal)
            if far >= least:
                continue
            for turn in range(count):
                direction = (self._wish + turn) % count
                if cells[at + steps[direction]] == EMPTY:
                    best = at
                    best_turn = direction
                    least = far
                    break
        if least == 1000:
            best = goal
        self.place(best, best_turn)

    def distance(self, a, b):
        """Return how many steps lie between two cells."""
        stride = self._board.stride
        across = b % stride - a % stride
        down = b // stride - a // stride
        if not self._hex:
            return abs(across) + abs(down)
        return max(abs(across), abs(down), abs(across + down))
