# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""A list to choose from with the stick: one entry a row, a bar behind the chosen one.

An entry may have a value beside it, which left and right change. The rows are plain words, so that
a list over a game takes little of what memory the game leaves; `handheld.menu` has the labels of
the library for where there is room.
"""

import displayio

from handheld import art, draw
from handheld.keys import DOWN, SELECT, SELECT_LONG, UP

_PAD = 5  # between the ends of the bar and the words


class Rows:
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
        self._count = len(entries)
        self.chosen = 0
        self.group = group = displayio.Group()
        self._bar = draw.area(x, y, width, pitch - 1, art.SLATE)
        self._top = y
        group.append(self._bar)
        group.append(self._make(entries, values, x + _PAD, y, width - 2 * _PAD))
        self.choose(0)

    def _make(self, entries, values, x, y, width):
        # Make the labels; those with a value beside them at the left, the value in the right half.
        self._place = width // 2 + (width + 1) // 2 // 2
        self._list = displayio.Group(x=x, y=y + self._pitch // 2)
        for row, entry in enumerate(entries):
            down = row * self._pitch
            value = values[row] if values else None
            if value is None:
                label = draw.words(entry, (width + 1) // 2, down, art.LIGHT)
            else:
                label = draw.words(entry, 0, down, art.LIGHT, draw.LEFT)
            self._labels.append(label)
            self._list.append(label)
            if value is not None:
                value = draw.words(value, self._place, down, art.LIGHT)
                self._list.append(value)
            self._values.append(value)
        return self._list

    def choose(self, row):
        """Let the bar lie behind a row."""
        self._colour(self.chosen, art.LIGHT)
        self.chosen = row
        self._colour(row, art.WHITE)
        self._bar.y = self._top + row * self._pitch

    def _colour(self, row, colour):
        self._labels[row].ink(colour)
        if self._values[row]:
            self._values[row].ink(colour)

    @property
    def said(self):
        """The words of the chosen row."""
        return self._labels[self.chosen].text

    def press(self, key):
        """Follow UP and DOWN, and SELECT as DOWN, around the ends too.

        :return: True if the key was one of them
        """
        if key in (UP, SELECT_LONG):
            self.choose((self.chosen - 1) % self._count)
        elif key in (DOWN, SELECT):
            self.choose((self.chosen + 1) % self._count)
        else:
            return False
        return True

    def say(self, row, words):
        """Change the words of a row's value."""
        colour = art.WHITE if row == self.chosen else art.LIGHT
        new = draw.words(words, self._place, row * self._pitch, colour)
        self._list[self._list.index(self._values[row])] = new
        self._values[row] = new
