# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Stand-in for ``usb_cdc``: no serial port is open."""

from tools.simulator import machine

console = None
data = None


def disable():
    """Do not offer serial ports; RuntimeError after boot.py."""
    if not machine.here().booting:
        raise RuntimeError("Cannot change USB devices now")


def enable(*, console=True, data=False):
    """Choose serial ports; RuntimeError after boot.py."""
    disable()
