# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Stand-in for ``neopixel_write``: remembers what the lights were told."""

from tools.simulator import machine


def neopixel_write(digitalinout, buf):
    """Send ``buf``, three bytes (green, red, blue) a light."""
    here = machine.here()
    if digitalinout._pin is here.pins["NEOPIXEL"]:
        here.lights.append((here.clock.ms, bytes(buf)))
