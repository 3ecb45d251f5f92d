# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Stand-in for ``board``: the pins and the display of the board that is switched on."""

from tools.simulator import machine


def __getattr__(name):
    here = machine.here()
    if name == "board_id":
        return here.profile
    if name == "DISPLAY":
        return here.display
    try:
        return here.pins[name]
    except KeyError:
        raise AttributeError(f"module 'board' has no attribute '{name}'") from None


def __dir__():
    return sorted([*machine.here().pins, "DISPLAY", "board_id"])
