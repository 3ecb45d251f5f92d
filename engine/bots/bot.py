# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""What every bot is: a seat's eyes, a generator of its own, and thinking in slices."""

from engine.actions import KEEP, KEEP_, OVER, PASS, PLACE, REFILL, REFILL_
from engine.rng import MAX_SEED, Rng


class Bot:
    """A player that thinks a little at each `step`. Made once a game by `engine.bots.open_bot`.

    :param View view: what the seat may know; the only thing a bot ever looks at
    :param int seed: the game's seed: the same position of the same game gets the same answer
    :param str level: easy, normal or hard
    """

    def __init__(self, view, seed, level):
        self.view = view
        self.seat = view.seat
        self.seed = seed
        self.level = level
        self.rng = None
        self.answer = 0
        self._ply = -1
        self._thinking = None

    def think(self):
        """Decide what to do: a generator that sets `answer` ever better and stops at every
        slice.
        """
        raise NotImplementedError

    def _begin(self):
        # A generator of its own for every decision: a game that was saved in between goes on alike.
        view = self.view
        if view.turn != self.seat or view.phase == OVER:
            raise ValueError("seat %d is not to move" % self.seat)
        self._ply = view.ply
        self.rng = Rng((self.seed ^ (view.ply << 12) ^ (self.seat << 9) ^ 0x155) & MAX_SEED)
        self.answer = self._any()
        self._thinking = self.think()

    def _any(self):
        # Something that is allowed, before any thought.
        view = self.view
        if view.phase != PLACE:
            return REFILL_ if view.phase == REFILL else KEEP_ if view.phase == KEEP else PASS
        board = view.board
        cells = board.cells
        steps = board.steps
        slot = 0
        while not view.rack[slot]:
            slot += 1
        for at in board.playable:
            if not cells[at]:
                for direction in range(len(steps) // 2):
                    other = at + steps[direction]
                    if not cells[other] and not view.blocked(at, other):
                        return slot << 11 | at << 3 | direction
        raise ValueError("no placement is left")

    def step(self):
        """Think for one slice (40 ms on the board at most).

        :return: the action decided on, or None while there is more to think about
        :raises ValueError: if it is not this seat's turn
        """
        if self._ply != self.view.ply:
            self._begin()
        if self._thinking:
            try:
                next(self._thinking)
                return None
            except StopIteration:
                self._thinking = None
        return self.answer

    def best(self):
        """Return the best action found so far: always a legal one, at any time of the own turn."""
        if self._ply != self.view.ply:
            self._begin()
        return self.answer

    def decide(self):
        """Think to the end and return the action."""
        while True:
            action = self.step()
            if action is not None:
                return action
