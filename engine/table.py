# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""The table of every edition: seats, racks, the bag, the moves so far, drawing and undo.

What may be laid, what it scores and when it ends is the business of :class:`engine.game.Game` and
of the editions built on it.
"""

from array import array

from engine.actions import OTHER, OVER, PLACE
from engine.rng import Rng
from engine.tiles import Bag


class Table:
    """Everything that a game remembers, and how a turn is passed on.

    :param int seats: number of players
    :param int seed: 0 … 2**30 - 1; the same seed is the same bag on every Python
    :param order: None, or the tiles which the bag hands out, in that order
    :raises ValueError: for a number of seats or a seed that cannot be
    """

    variant = "classic"
    seat_choices = (2, 3, 4)
    letters = "RGBOYP"
    rack_size = 6
    mixed = 6  # tiles of each mixed pair
    doubles = 5
    stop = 18  # a marker below here stops here: the rest of the points is lost
    cap = 18  # and no marker goes further than here
    orders = False  # True where the order of the two halves can change the result
    open_racks = False

    def __init__(self, seats, seed=1, order=None):
        if seats not in self.seat_choices:
            raise ValueError("%s is not played by %d" % (self.variant, seats))
        self.seats = seats
        self.seed = seed
        self.order = None if order is None else bytes(order)
        self.board = self._make_board()
        self.symbols = len(self.letters)
        self.rng = Rng(seed)
        if order is None:
            self.bag = Bag(self.symbols, self.mixed, self.doubles, self.rng)
        else:
            from engine.queue import Queue  # seldom played with

            self.bag = Queue(self.symbols, self.mixed, self.doubles, order, self.letters)
        self.racks = tuple(bytearray(self.rack_size) for _ in range(seats))
        self.turn = 0
        self.phase = PLACE
        #: bonus placements still to be played in this turn
        self.bonus = 0
        #: points really gained by the last action, by symbol
        self.gained = bytearray(self.symbols + 1)
        #: what the two halves of the last placement scored, before any limit
        self.first = 0
        self.second = 0
        #: how many markers reached the end of a track in the last action (Junior: penguins fed)
        self.reached = 0
        # Every turn has one placement and at most one decision, and a placement takes two cells.
        self.moves = array("H", bytes(2 * (len(self.board.playable) + 2)))
        self.ply = 0
        self.keep_undo = False
        self._trail = []
        self._opened = 0  # a bit for each seat that has laid its first tile
        #: the cells one of which the coming tile must cover; empty unless the first-turn rule binds
        self.starts = b""
        self._make_scores()
        for rack in self.racks:
            self._fill(rack)
        self._begin()

    def track(self, seat):
        """Return the score track of a seat (in Team a track is a team's)."""
        return seat

    def last_placement(self, back=0):
        """Return (cell, other cell) of the last tile laid, or None.

        :param int back: how many of the newest placements to leave out
        """
        for ply in range(self.ply - 1, -1, -1):
            action = self.moves[ply]
            if action < OTHER:
                if not back:
                    at = action >> 3 & 255
                    return at, at + self.board.steps[action & 7]
                back -= 1
        return None

    def view(self, seat):
        """Return what a seat may know: :class:`engine.view.View`."""
        from engine.view import View

        return View(self, seat)

    # -- playing

    def play(self, action):
        """Play an action of the seat to move.

        :raises ValueError: with the reason, the game as it was
        """
        reason = self.refusal(action)
        if reason:
            from engine.notation import explain  # words are needed only where something is wrong

            raise ValueError(explain(self, action, reason))
        if self.keep_undo:
            self._trail.append(self._frame())
        elif self._trail:
            self._trail = []  # nothing leads back over an action that kept no frame
        self.moves[self.ply] = action
        self.ply += 1
        self.first = self.second = self.reached = 0
        gained = self.gained
        for symbol in range(len(gained)):
            gained[symbol] = 0
        if action < OTHER:
            self._place(action)
        else:
            self._decide(action)

    def undo(self):
        """Take back the last action, draws too. Only what was played with `keep_undo` set.

        :raises ValueError: if there is nothing to take back
        """
        if not self._trail:
            raise ValueError("nothing to take back")
        self.ply -= 1
        action = self.moves[self.ply]
        self.moves[self.ply] = 0
        if action < OTHER:
            at = action >> 3 & 255
            self.board.lift(at + self.board.steps[action & 7])
            self.board.lift(at)
        self._restore(self._trail.pop())

    def _fill(self, rack):
        for slot in range(self.rack_size):
            if not rack[slot]:
                rack[slot] = self.bag.draw()

    def _next_turn(self):
        # A seat without a tile passes; when nobody has one the game ends.
        for _ in range(self.seats):
            self.turn = (self.turn + 1) % self.seats
            if any(self.racks[self.turn]):
                self.phase = PLACE
                self._begin()
                return
        self._over()

    def _over(self):
        self.bonus = 0
        self.phase = OVER

    # -- undo frames

    def _vectors(self):
        return self.racks + self.scores

    def _frame(self):
        return (
            self.turn,
            self.phase,
            self.bonus,
            self._opened,
            self.rng.state(),
            self.bag.mark(),
            [bytes(vector) for vector in self._vectors()],
        )

    def _restore(self, frame):
        self.turn, self.phase, self.bonus, self._opened, state, mark, vectors = frame
        self.rng.restore(*state)
        self.bag.reset(mark)
        for vector, saved in zip(self._vectors(), vectors):
            vector[:] = saved
        self.first = self.second = self.reached = 0
        for symbol in range(len(self.gained)):
            self.gained[symbol] = 0
        if self.phase == PLACE:
            self._begin()
        else:
            self.starts = b""
