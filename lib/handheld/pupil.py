# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""A first game: small tasks on the real play screen, one after the other.

Each task is a position with a few tiles and a goal. What misses the goal is taken back and may be
tried again. Nothing of it is saved and nothing counts for the records.
"""

_PRAISE = 900  # milliseconds


class Pupil:
    """Put before a play screen among the bases of a lesson.

    step   number of the task, from 0
    tries  how often the goal was missed
    """

    lesson = True
    #: how many tasks there are
    steps = 0

    def begin(self, app, game, step):
        """Make a position the running game.

        :param game: the game, as the task wants it
        """
        self.step = step
        self.tries = 0
        app.game = game
        game.keep_undo = True
        self._starts = game.starts

    def close(self):
        """Leave no game behind: the title has nothing to do with it."""
        self.app.game = None

    def reached(self):
        """Return True if what was just played is what the task wants."""
        raise NotImplementedError

    def praise(self):
        """Show that it was right."""

    def encourage(self):
        """Show that it may be tried again."""

    def level(self, seat):
        """Return "": nobody but the pupil plays."""
        return ""

    def play(self, action):
        """Play an action; it is not saved."""
        self.game.play(action)

    def _after_action(self):
        self.play_steps(self._judge())

    def _judge(self):
        if self.reached():
            self.praise()
            yield _PRAISE
            self.next_step()
        else:
            self.tries += 1
            self.encourage()
            yield _PRAISE
            self.again()

    def next_step(self):
        """Go on to the next task; after the last one to the title."""
        if self.step + 1 < self.steps:
            self.app.open(self.name, self.step + 1)
        else:
            self.app.home()

    def again(self):
        """Take back the tile that was laid."""
        game = self.game
        cells = game.last_placement()
        game.undo()
        game.starts = self._starts
        for at in cells:
            self.board.show(at)
        self.refresh()
        self._begin()

    def _start_ghost(self):
        # Always the same place, from which the way is not too long.
        ghost = self.ghost
        if not self.game.racks[0][ghost.slot]:
            ghost.select(self.game.racks[0])
        ghost.place(self.home, 0)
