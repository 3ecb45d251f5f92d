# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""The five lights: dim, and dark on every way out."""

from neopixel_write import neopixel_write

COUNT = 5
#: highest value of a channel; more dazzles in a dark room
CAP = 12


class Lights:
    """A row of NeoPixels.

    :param pin: a `digitalio.DigitalInOut` set to output
    """

    def __init__(self, pin):
        self._pin = pin
        self._row = bytearray(3 * COUNT)
        self.clear()

    def set(self, nth, red, green, blue):
        """Set one light; `show` sends it. Each channel is 0 to 255 and cut at `CAP`."""
        at = 3 * nth
        self._row[at] = min(green, CAP)
        self._row[at + 1] = min(red, CAP)
        self._row[at + 2] = min(blue, CAP)

    def dim(self, nth, colour):
        """Set one light to a colour 0xRRGGBB, made so dim that its hue stays under `CAP`."""
        red = colour >> 16
        green = colour >> 8 & 255
        blue = colour & 255
        self.set(nth, red * CAP // 255, green * CAP // 255, blue * CAP // 255)

    def show(self):
        """Send the row to the lights."""
        neopixel_write(self._pin, self._row)

    def clear(self):
        """Put all lights out."""
        for at in range(3 * COUNT):
            self._row[at] = 0
        self.show()
