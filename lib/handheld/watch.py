# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""While nobody presses a key the screen dims, then goes dark; and the battery runs low."""

from handheld.device.clock import elapsed
from handheld.settings import BRIGHTNESS, IDLE, MINUTES, PERCENT

#: how bright the screen is
LIT, DIM, DARK = 0, 1, 2

_MINUTE = 60000
#: milliseconds from dim to dark
_TO_DARK = 60000
_DIM_PERCENT = 10
#: milliseconds between two looks at the battery, and how many low ones in a row are needed
_LOOK = 10000
_LOOKS = 3
#: millivolts: about a tenth of the cell is left
LOW = 3500


class Watch:
    """The eye on the clock and the battery.

    :param device: `handheld.device.Device`
    :param settings: `handheld.settings.Settings`
    """

    def __init__(self, device, settings):
        self._device = device
        self._settings = settings
        #: LIT, DIM or DARK
        self.light = LIT
        self._since = self._looked = device.ticks()
        self._low = 0
        self.shine()

    def shine(self):
        """Make the screen as bright as it should be now."""
        percent = PERCENT[self._settings[BRIGHTNESS]]
        if self.light == DIM:
            percent = _DIM_PERCENT
        elif self.light == DARK:
            percent = 0
        self._device.display.brightness = percent / 100

    def key(self, key, now):
        """Note a key.

        :return: the key, or 0 if all it did was to wake the screen
        """
        self._since = now
        if self.light == LIT:
            return key
        self.light = LIT
        self.shine()
        self._device.buttons.clear(now)
        return 0

    def tick(self, now, busy):
        """Let the time pass.

        :param bool busy: True while the device plays: then the screen stays as it is
        :return: True once, when the battery has become low
        """
        if busy:
            self._since = now
        else:
            minutes = MINUTES[self._settings[IDLE]]
            if minutes:
                self._darken(elapsed(now, self._since), minutes * _MINUTE)
        if elapsed(now, self._looked) < _LOOK or self._low == _LOOKS:
            return False
        self._looked = now
        # A reading that makes no sense is 0: there is no cell, or no way to tell.
        self._low = self._low + 1 if 0 < self._device.battery.millivolts() < LOW else 0
        return self._low == _LOOKS

    def _darken(self, idle, limit):
        light = LIT if idle < limit else DIM if idle < limit + _TO_DARK else DARK
        if light > self.light:
            self.light = light
            self._device.lights.clear()
            self.shine()
