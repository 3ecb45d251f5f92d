# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""The first game of Junior, without a word: two marked fields show where the tile wants to go."""

import displayio

from engine.editions import new
from handheld import art, draw, pupil
from handheld.keys import START
from handheld.layout import Layout
from handheld.screens.junior import Screen as Table

# For each task: the tile, the marked fields (of its first half and of its second), food on the
# plate. Food is 1 to 4: green red orange violet; one of each is printed around the middle.
_TASKS = (
    (0o23, (7, 3), (8, 3), (0, 0, 0, 0)),
    (0o14, (3, 4), (3, 5), (0, 0, 0, 0)),
    (0o34, (1, 6), (2, 6), (1, 1, 1, 0)),
)
_FEED = 2
_HOME = (4, 4)
_SCALE = 5
_SIGN = 36  # left and upper edge of the large sign


class Screen(Table):
    """The task is done when food was found, at last when a penguin is full.

    step, tries  which task it is, how often it was missed
    """

    name = "lesson_junior"
    lesson = True
    steps = len(_TASKS)

    def open(self, app, step=0):
        """Show a task.

        :param int step: its number, from 0
        """
        tile, one, other, food = _TASKS[step]
        game = new("junior-solo")
        game.racks[0][0] = tile
        self.home = game.board.at(*_HOME)
        self._aims = (game.board.at(*one), game.board.at(*other))
        self.step = step
        self.tries = 0
        self.free = pupil.begin(app, game)
        for symbol, count in enumerate(food, 1):
            app.game.food[0][symbol] = count
        Table.open(self, app)

    def close(self):
        """Leave no game behind: the title has nothing to do with it."""
        self.app.game = None

    def level(self, seat):
        """Return "": nobody but the pupil plays."""
        return ""

    def play(self, action):
        """Play an action; it is not saved."""
        self.game.play(action)

    def _start_ghost(self):
        pupil.bring(self)

    def _after_action(self):
        self.play_steps(pupil.judge(self))

    def build(self):
        """Make the marks and the signs, too."""
        Table.build(self)
        layout = Layout(self.game.board)
        for at in self._aims:
            sheet = "floe%d" % layout.tile_width
            mark = draw.sprites(sheet, layout.x(at), layout.y(at), (art.MARK_TARGET,))
            self.board.group.append(mark)
        self._verdict = displayio.Group(x=_SIGN, y=_SIGN, scale=_SCALE)
        self._verdict_icon = draw.sprites("icons", 0, 0, (art.ICON_CHECK,))
        self._verdict.append(self._verdict_icon)
        self._verdict.hidden = True
        self.group.append(self._verdict)

    def reached(self):
        """Return True if food was found, or a penguin fed where that is the task."""
        game = self.game
        return bool(game.reached if self.step == _FEED else any(game.gained))

    def praise(self):
        """Show a large check mark."""
        self._mark(art.ICON_CHECK)

    def encourage(self):
        """Show a large cross."""
        self._mark(art.ICON_CROSS)

    def _mark(self, icon):
        self._verdict_icon[0] = icon
        self._verdict.hidden = False

    def again(self):
        """Take back the tile."""
        self._verdict.hidden = True
        pupil.take_back(self)
        self._begin()

    def press(self, key):
        """START pauses, as everywhere, without what a staged game cannot have."""
        if key == START and not self.moving:
            self.app.push("pause", None, True)
        else:
            Table.press(self, key)
