# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""PyGamer: four buttons and a stick."""

import board
from analogio import AnalogIn

from handheld.device.stick import Stick
from handheld.keys import SELECT, START, A, B

ORDER = bytes((B, A, START, SELECT))


def open_stick():
    """Return the `Stick`."""
    return Stick(AnalogIn(board.JOYSTICK_X), AnalogIn(board.JOYSTICK_Y))
