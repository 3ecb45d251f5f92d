# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""A question with two pictures for answers, over Junior's board: which tile it is about above, the
chosen answer in a yellow frame with the button that gives it."""

import displayio

from handheld import art, draw
from handheld.floes import SIDE
from handheld.plates import Frame

_SCALE = 2
_SIDE = 16 * _SCALE + 6
_THICK = 3
_LEFT = (14, 60)
_TOP = 46
_TILES = (15, 47)  # how far down: the tile asked about, a second one when there is no question
_BUTTON = _TOP + _SIDE - 6


class Cards:
    """Two answers and the tiles that they are about.

    :param str sheet: the floes of the board
    """

    def __init__(self, sheet):
        self.group = group = displayio.Group()
        self._tiles = []
        width, _ = art.size(sheet)
        for top in _TILES:
            large = displayio.Group(x=SIDE // 2 - width * _SCALE, y=top, scale=_SCALE)
            halves = draw.sprites(sheet, 0, 0, (art.BLANK, art.BLANK))
            large.append(halves)
            group.append(large)
            large.hidden = True
            self._tiles.append((large, halves))
        self._question = displayio.Group()
        group.append(self._question)
        self._answers = []
        solid = _solid_palette()
        for left in _LEFT:
            large = displayio.Group(x=left + _THICK, y=_TOP + _THICK, scale=_SCALE)
            answer = draw.sprites("choice", 0, 0, (0,))
            answer.pixel_shader = solid
            large.append(answer)
            self._question.append(large)
            self._answers.append(answer)
        self._chosen = Frame(art.palette(), 0, _TOP, _SIDE, _SIDE, _THICK, art.YELLOW)
        self._question.append(self._chosen.group)
        self._button = displayio.Group(x=0, y=_BUTTON, scale=_SCALE)
        self._button.append(draw.sprites("icons", 0, 0, (art.ICON_A,)))
        self._question.append(self._button)
        self._question.hidden = True

    def ask(self, tile, answers, chosen):
        """Ask about a tile.

        :param int tile: its code
        :param answers: two frames of the sheet "choice"
        :param int chosen: which answer is framed, 0 or 1
        """
        self.reveal((tile,))
        for sprite, frame in zip(self._answers, answers):
            sprite[0] = frame
        self.choose(chosen)
        self._question.hidden = False

    def choose(self, chosen):
        """Frame an answer."""
        left = _LEFT[chosen]
        self._chosen.group.x = left
        self._button.x = left + _SIDE // 2 - 8

    def reveal(self, tiles):
        """Show tiles without a question.

        :param tiles: one or two codes, 0 for none
        """
        self.hide()
        for code, (tile, halves) in zip(tiles, self._tiles):
            if code:
                halves[0] = art.TILE + (code >> 3)
                halves[1] = art.TILE + (code & 7)
                tile.hidden = False

    def hide(self):
        """Show nothing."""
        for tile, _ in self._tiles:
            if not tile.hidden:
                tile.hidden = True
        if not self._question.hidden:
            self._question.hidden = True


def _solid_palette():
    # What is transparent is navy here: one layer on the bus instead of a picture on an area.
    colours = art.palette()
    solid = displayio.Palette(len(colours))
    for entry in range(len(colours)):
        solid[entry] = colours[entry or art.NAVY]
    return solid
