# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""A list to choose from with the stick: one entry a row, a bar behind the chosen one.

The rows are labels in a GridLayout, made once. An entry may have a value beside it, which left and
right change; then the chosen one shows it between two arrows.
"""

import displayio
from adafruit_display_text.bitmap_label import Label
from adafruit_displayio_layout.layouts.grid_layout import GridLayout

from handheld import art, draw
from handheld.font import FONT
from handheld.keys import DOWN, UP

_PAD = 5  # between the ends of the bar and the words


class Menu:
    """The entries and which one is chosen.

    :param entries: words of each row
    :param int x: left edge
    :param int y: upper edge
    :param int width: in pixels
    :param int pitch: height of a row
    :param values: None, or the words of each row's value; None in it for a row without
    """

    def __init__(self, entries, x, y, width, pitch=14, values=None):
        self._pitch = pitch
        self._labels = []
        self._values = []
        self._count = count = len(entries)
        self.chosen = 0
        self.group = group = displayio.Group()
        self._bar = draw.area(x, y, width, pitch - 1, art.SLATE)
        self._top = y
        group.append(self._bar)
        columns = 2 if values else 1
        grid = GridLayout(
            x=x + _PAD,
            y=y,
            width=width - 2 * _PAD,
            height=pitch * count,
            grid_size=(columns, count),
        )
        for row in range(count):
            value = values[row] if values else None
            alone = value is None
            self._labels.append(_label(entries[row]))
            self._values.append(None if alone else _label(value))
            grid.add_content(
                self._labels[row],
                grid_position=(0, row),
                cell_size=(columns if alone else 1, 1),
                cell_anchor_point=draw.MIDDLE if alone else draw.LEFT,
                layout_cells=False,
            )
            if not alone:
                grid.add_content(
                    self._values[row],
                    grid_position=(1, row),
                    cell_size=(1, 1),
                    cell_anchor_point=draw.MIDDLE,
                    layout_cells=False,
                )
        grid.layout_cells()
        group.append(grid)
        self.choose(0)

    def choose(self, row):
        """Let the bar lie behind a row."""
        self._colour(self.chosen, art.LIGHT)
        self.chosen = row
        self._colour(row, art.WHITE)
        self._bar.y = self._top + row * self._pitch

    def _colour(self, row, colour):
        self._labels[row].color = art.palette()[colour]
        if self._values[row]:
            self._values[row].color = art.palette()[colour]

    @property
    def said(self):
        """The words of the chosen row."""
        return self._labels[self.chosen].text

    def press(self, key):
        """Follow UP and DOWN, around the ends too.

        :return: True if the key was one of the two
        """
        if key == UP:
            self.choose((self.chosen - 1) % self._count)
        elif key == DOWN:
            self.choose((self.chosen + 1) % self._count)
        else:
            return False
        return True

    def say(self, row, words):
        """Change the words of a row's value."""
        self._values[row].text = words


def _label(said):
    return Label(FONT, text=said, color=art.palette()[art.LIGHT], line_spacing=1.0)
