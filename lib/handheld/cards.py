# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""A question with two pictures for answers, over Junior's board.

The tile it is about lies in the hand that keeps it; the chosen answer has a yellow frame and the
button that gives it.
"""

import displayio

from engine import const
from handheld import art, draw
from handheld import junior_art as jart
from handheld.plates import Frame

_SCALE = const(2)
_THICK = const(3)
_SIDE = const(16 * _SCALE + 2 * _THICK)
_LEFT = (14, 60)
_TOP = const(37)
_BUTTON = const(_TOP + _SIDE - 6)
_TILE_Y = const(_TOP + 5)


class Cards:
    """Two answers.

    :param str sheet: the floes of the board
    :param solid: `handheld.plates.solid_palette`
    """

    def __init__(self, sheet, solid):
        self.group = group = displayio.Group()
        self._answers = []
        for left in _LEFT:
            large = displayio.Group(x=left + _THICK, y=_TOP + _THICK, scale=_SCALE)
            answer = draw.sprites("choice", 0, 0, (0,))
            answer.pixel_shader = solid
            large.append(answer)
            group.append(large)
            self._answers.append(answer)
        self._width = 2 * art.size(sheet)[0]
        self._tile = draw.sprites(sheet, 0, _TILE_Y, (art.BLANK, art.BLANK))
        group.append(self._tile)
        # A frame each: one that moves while it is hidden costs what lies between on the bus.
        self._frames = []
        for left in _LEFT:
            frame = Frame(art.palette(), left, _TOP, _SIDE, _SIDE, _THICK, art.YELLOW)
            group.append(frame.group)
            frame.group.hidden = True
            self._frames.append(frame.group)
        self._button = displayio.Group(x=0, y=_BUTTON, scale=_SCALE)
        self._button.append(draw.sprites("icons", 0, 0, (art.ICON_A,)))
        group.append(self._button)
        group.hidden = True

    def ask(self, tile, answers, chosen):
        """Ask about a tile.

        :param int tile: its code
        :param answers: two frames of the sheet "choice", one of them the hand that keeps it
        :param int chosen: which answer is framed, 0 or 1
        """
        for sprite, frame in zip(self._answers, answers):
            sprite[0] = frame
        self._tile[0] = art.TILE + (tile >> 3)
        self._tile[1] = art.TILE + (tile & 7)
        keep = answers.index(jart.CHOICE_KEEP)
        self._tile.x = _LEFT[keep] + (_SIDE - self._width) // 2
        self.choose(chosen)
        self.group.hidden = False

    def choose(self, chosen):
        """Frame an answer."""
        for number, frame in enumerate(self._frames):
            if frame.hidden != (number != chosen):
                frame.hidden = number != chosen
        self._button.x = _LEFT[chosen] + _SIDE // 2 - 8

    def hide(self):
        """Take the question away."""
        if not self.group.hidden:
            self.group.hidden = True
