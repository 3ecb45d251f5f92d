# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Numbers in digit sprites."""

from handheld import art, draw


class Number:
    """A number of fixed width in digit sprites: cheaper on the bus than a label.

    :param int places: digits shown, right-aligned
    :param bool sign: True for a plus before it
    """

    def __init__(self, places, x, y, sign=False):
        self.grid = draw.sprites("digits", x, y, bytes([art.DIGIT_BLANK] * places))
        self._places = places
        self._sign = sign
        self._value = None

    def show(self, value):
        """Show a value from 0 up; None for nothing."""
        if value == self._value:
            return
        self._value = value
        rest = value
        for place in range(self._places - 1, -1, -1):
            if rest is None:
                frame = art.DIGIT_BLANK
            elif rest or place == self._places - 1:
                frame = rest % 10
                rest //= 10
            else:
                frame = art.DIGIT_PLUS if self._sign else art.DIGIT_BLANK
                rest = None
            if self.grid[place] != frame:
                self.grid[place] = frame
