# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""The tracks beside the board: who has how many points in which colour.

`Tracks.step` moves every marker one place towards where the game has it, so that a marker that
climbs and one that stands are the same code. Nothing is made after the panel is.
"""

import bitmaptools
import displayio

from handheld import art, draw
from handheld.layout import PANEL

_COLUMN = 5  # pixels for each of the six colours
_WEAK = 2  # height of the bar under a weakest colour
# The symbols are wider than a column, so every other one lies lower.
_LOWER = 4
_SYMBOLS = 11
_HEIGHT = 90
_SIGN = 9
_EMPTY = 0
_RULED = 7
_STOP = 8


class Tracks:
    """Six columns for each track, each as high as its colour has points; the own one at the bottom.

    :param game: a game with `scores`, `stop` and `cap`
    :param setup: `handheld.seats.Seats`: the signs of the seats
    """

    def __init__(self, game, setup):
        self._game = game
        self._setup = setup
        self.group = group = displayio.Group(x=PANEL[0] - 1, y=PANEL[1])
        self._steps = steps = game.cap
        blocks = game.tracks
        # Two pixels a point where they fit, else one.
        high = 2 if steps * blocks <= 36 else 1
        block_high = steps * high + _WEAK
        gap = max(0, (_HEIGHT - _SYMBOLS - blocks * block_high) // blocks)
        sheet = _column_sheet(high)
        weak_sheet = _weak_sheet()
        self._bars = []
        self._weak = []
        self._signs = []
        self._order = bytearray(b"\xff" * blocks)  # nothing is drawn yet
        self._here = draw.area(0, 0, _SIGN, _SIGN, art.SLATE)
        group.append(self._here)
        self._shown = [bytearray(game.symbols + 1) for _ in range(blocks)]
        y = 0
        for number in range(blocks):
            if number == blocks // 2:  # one row of symbols serves the blocks above and below
                for symbol in range(1, game.symbols + 1):
                    x = _SIGN - 1 + (symbol - 1) * _COLUMN
                    low = 0 if symbol & 1 else _LOWER
                    group.append(draw.sprites("mini", x, y + low, (symbol,)))
                y += _SYMBOLS
            bars = _columns(sheet, steps, high, y)
            weak = _columns(weak_sheet, 1, _WEAK, y + steps * high)
            # a team has two signs, one above the other
            signs = [
                draw.sprites("signs", 0, y + place * (_SIGN + 1), (0,))
                for place in range(game.seats // blocks)
            ]
            for part in [bars, weak] + signs:
                group.append(part)
            self._bars.append(bars)
            self._weak.append(weak)
            self._signs.append(signs)
            y += block_high + gap
        self.seat(game.turn)

    def seat(self, seat):
        """Put the track of a seat at the bottom and show every marker where it is.

        :param int seat: whose hands the device is in
        """
        game = self._game
        blocks = game.tracks
        for number in range(blocks):
            track = (game.track(seat) + 1 + number) % blocks
            stays = self._order[number] == track
            self._order[number] = track
            for place, sign in enumerate(self._signs[number]):
                frame = self._setup.signs[track + place * blocks]
                if sign[0] != frame:
                    sign[0] = frame
                if track + place * blocks == game.turn:
                    self._here.y = sign.y
            shown = self._shown[number]
            for symbol in range(1, game.symbols + 1):
                if stays and shown[symbol] == game.scores[track][symbol]:
                    continue
                shown[symbol] = game.scores[track][symbol]
                for step in range(self._steps):
                    self._draw(number, symbol, step)
        self._point()

    def _draw(self, number, symbol, step):
        # One place of one column: filled up to the marker, every sixth empty one ruled, and the
        # one where a marker must stop on its way more so.
        if step < self._shown[number][symbol]:
            frame = symbol
        else:
            frame = _EMPTY if (step + 1) % 6 else _RULED
            if step + 1 == self._game.stop < self._steps:
                frame = _STOP
        bars = self._bars[number]
        row = self._steps - 1 - step
        if bars[symbol - 1, row] != frame:
            bars[symbol - 1, row] = frame

    def step(self):
        """Move each shown marker one place towards where it is.

        :return: True if one moved
        """
        moved = False
        for number, track in enumerate(self._order):
            shown = self._shown[number]
            scores = self._game.scores[track]
            for symbol in range(1, self._game.symbols + 1):
                have = shown[symbol]
                if have < scores[symbol]:
                    shown[symbol] = have + 1
                    self._draw(number, symbol, have)
                    moved = True
        if not moved:
            self._point()
        return moved

    def _point(self):
        # A bar under each of the colours tied for the lowest.
        for shown, weak in zip(self._shown, self._weak):
            lowest = min(shown[1:])
            for symbol in range(1, len(shown)):
                frame = 1 if shown[symbol] == lowest else 0
                if weak[symbol - 1, 0] != frame:
                    weak[symbol - 1, 0] = frame


def _columns(sheet, steps, high, y):
    return displayio.TileGrid(
        sheet,
        pixel_shader=art.palette(),
        width=6,
        height=steps,
        tile_width=_COLUMN,
        tile_height=high,
        x=_SIGN,
        y=y,
    )


def _column_sheet(high):
    """Return the nine tiles of a column: an empty place, six colours, two ruled empty places."""
    sheet = displayio.Bitmap(9 * _COLUMN, high, 16)
    for tile in range(9):
        colour = art.FIRST_COLOUR + tile - 1
        if tile == _EMPTY:
            colour = art.BLACK
        elif tile == _RULED:
            colour = art.SLATE
        elif tile == _STOP:
            colour = art.LIGHT
        _fill(sheet, tile, high, colour)
    return sheet


def _weak_sheet():
    """Return two tiles: nothing, and the bar under a weakest colour."""
    sheet = displayio.Bitmap(2 * _COLUMN, _WEAK, 16)
    _fill(sheet, 1, _WEAK, art.WHITE)
    return sheet


def _fill(sheet, tile, high, colour):
    left = tile * _COLUMN
    bitmaptools.fill_region(sheet, left, 0, left + _COLUMN - 1, high, colour)
