# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""The battery's voltage, where a board can measure it."""

_READINGS = 8
_REFERENCE_MV = 3300
#: outside of this it is no lithium cell but an open pin, or none is plugged in
_LOWEST_MV = 2800
_HIGHEST_MV = 4400


class Battery:
    """The cell behind a divider of two equal resistors.

    :param pin: an `analogio.AnalogIn`
    """

    def __init__(self, pin):
        self._pin = pin

    def millivolts(self):
        """Return the cell's voltage in millivolts, 0 when the reading makes no sense."""
        total = 0
        for _ in range(_READINGS):
            total += self._pin.value
        # The divider halves the voltage. 65535 * 6600 stays below 2**30.
        mv = total // _READINGS * (2 * _REFERENCE_MV) // 65536
        return mv if _LOWEST_MV <= mv <= _HIGHEST_MV else 0
