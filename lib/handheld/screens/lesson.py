# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""The first game, about two minutes: lay, score along a line, the weakest colour, 18, swap."""

import displayio

from engine.actions import REFILL, SWAP
from engine.editions import new
from handheld import art, cues, draw, pupil, text
from handheld.keys import START
from handheld.screens.play import Screen as Table

# The words lie over the lower rows of the board, and go where the tile comes near.
_TOP = 86
_WIDTH = 119
_HEIGHT = 26
_MIDDLE_X = 60
_NEAR = 72  # pixels from the top: a tile from here on is under the words

# what they say: the task, that it is missed, that it is right, that there is a bonus
_TASK, _AGAIN, _GOOD, _BONUS = range(4)

_LAY, _LINE, _WEAKEST, _EIGHTEEN, _SWAP, _END = range(6)

# For each task: tiles in the rack (two octal digits: its symbols), cells that are covered (symbol,
# coordinates), scores. Symbols are 1 to 6, red green blue orange yellow purple.
_BLUE_LINE = ((3, 1, 0), (3, 2, 0), (3, 3, 0), (3, 4, 0), (5, 0, -1), (1, 1, -1))
_ORANGES = ((4, 0, -2), (4, 1, -2), (4, 2, -2), (2, -2, -1), (2, -2, -2), (6, 3, -2))
_TASKS = (
    (b"\013", (), ()),
    (b"\035", _BLUE_LINE, ()),
    (b"\044\026", _ORANGES, (9, 2, 9, 9, 9, 9)),
    (b"\014\055", _ORANGES, (9, 9, 9, 16, 9, 9)),
    (b"\011\023\045\012\033", _ORANGES, (9, 9, 9, 18, 9, 4)),
    (b"", (), ()),
)
_LINE_POINTS = 5
_GREEN = 2


class Screen(Table):
    """Public beside what `play` has:

    step, tries  which task it is, how often it was missed
    said   the key of the words that are shown
    """

    name = "lesson"
    lesson = True
    steps = len(_TASKS)

    def open(self, app, step=0):
        """Show a task.

        :param int step: its number, from 0
        """
        tiles, covered, scores = _TASKS[step]
        game = new("classic", 2)
        for slot in range(game.rack_size):
            game.racks[0][slot] = tiles[slot] if slot < len(tiles) else 0
        board = game.board
        for symbol, q, r in covered:
            board.put(board.at(q, r), symbol)
        if step != _LAY:
            game.starts = b""
        if step >= _SWAP:
            game.phase = REFILL
        self.home = board.at(-1, 0)
        self.said = ""
        self._more = False
        self.step = step
        self.tries = 0
        self.free = pupil.begin(app, game)
        for symbol, score in enumerate(scores, 1):
            app.game.scores[0][symbol] = score
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

    def build(self):
        """Make the words once, too."""
        Table.build(self)
        self._box = displayio.Group()
        self._box.append(draw.area(0, _TOP, _WIDTH, _HEIGHT, art.BLACK))
        self._box.append(draw.area(0, _TOP, _WIDTH, 1, art.YELLOW))
        self.group.append(self._box)
        self._words = []
        keys = ["lesson.%d" % self.step, "lesson.again", "lesson.good", "lesson.bonus"]
        self._keys = keys[:1] if self.step == _END else keys
        for key in self._keys:
            words = draw.words(text.get(key), _MIDDLE_X, _TOP + 14, art.WHITE)
            words.hidden = True
            self._box.append(words)
            self._words.append(words)
        self._say(_TASK)

    def _say(self, what):
        self.said = self._keys[what]
        for nth, words in enumerate(self._words):
            hidden = nth != what
            if words.hidden != hidden:
                words.hidden = hidden
        self._box.hidden = False

    def aimed(self, tile):
        """Show what the ghost would score, and let no words lie on it."""
        Table.aimed(self, tile)
        layout = self._layout
        low = max(layout.y(self.ghost.at), layout.y(self.ghost.other)) > _NEAR
        if self._box.hidden != low:
            self._box.hidden = low

    def decide(self):
        """Offer refill and swap; at the end nothing but the word for it."""
        if self.step == _END:
            self.info.nothing()
            self.cheer.hidden = False
        else:
            Table.decide(self)

    def reached(self):
        """Return True if the task is done."""
        game = self.game
        if self._more or self.step == _SWAP:
            return True
        if self.step == _WEAKEST:
            return bool(game.gained[_GREEN])
        if self.step == _EIGHTEEN:
            return bool(game.reached)
        return game.first + game.second >= (_LINE_POINTS if self.step == _LINE else 1)

    def _after_action(self):
        if self.step == _EIGHTEEN and self.reached() and not self._more:
            self._more = True
            self.refresh()
            self._begin()
            self._say(_BONUS)
        else:
            self.play_steps(pupil.judge(self))

    def praise(self):
        """Show that it was right."""
        self._say(_GOOD)

    def encourage(self):
        """Show that it may be tried again."""
        self._say(_AGAIN)

    def again(self):
        """Take back the tile and ask anew."""
        self._say(_TASK)
        pupil.take_back(self)
        self._begin()

    def press_decide(self, key):
        """Say the task again with the next key after a miss."""
        self._say(_TASK)
        Table.press_decide(self, key)

    def decided(self, action, shown=None):
        """Swap, which is what the task wants, or try again."""
        if action == SWAP:
            self.play(action)
            self.rack.show(self.game.racks[0])
            self.play_steps(pupil.judge(self))
        else:
            cues.play(self.app, cues.REFUSED)
            self._say(_AGAIN)

    def press(self, key):
        """At the end any key leaves."""
        if self.step == _END:
            self.app.home()
        elif key == START and not self.moving:
            self.app.push("pause", None, True)
        else:
            Table.press(self, key)
