# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Stand-in for ``analogio``: the stick, the battery, the light sensor."""

from tools.simulator import machine

_LIGHT = 9000
_FULL_SCALE = 65535
_REFERENCE_VOLTS = 3.3


class AnalogIn:
    """A pin that measures 0...65535, in steps of 16 as a 12-bit converter does."""

    reference_voltage = _REFERENCE_VOLTS

    def __init__(self, pin):
        pin.claim()
        self._pin = pin

    @property
    def value(self):
        """What the pin measures now."""
        here = machine.here()
        name = self._pin.name
        if name == "JOYSTICK_X":
            measured = here.stick[0]
        elif name == "JOYSTICK_Y":
            measured = here.stick[1]
        elif name == "A6":  # a divider halves the cell's voltage
            measured = round(here.battery_volts / 2 / _REFERENCE_VOLTS * _FULL_SCALE)
        elif name == "A7":
            measured = _LIGHT
        else:
            measured = 0
        return max(0, min(_FULL_SCALE, measured)) & 0xFFF0

    def deinit(self):
        """Give the pin back."""
        self._pin.free()

    def __enter__(self):
        return self

    def __exit__(self, *error):
        self.deinit()
