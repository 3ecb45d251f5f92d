# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Stand-in for ``usb_hid``: may be switched off in boot.py."""

from tools.simulator import machine

devices = ()


def disable():
    """Do not offer this to the computer; RuntimeError after boot.py."""
    if not machine.here().booting:
        raise RuntimeError("Cannot change USB devices now")


def enable(*devices):
    """Offer it; RuntimeError after boot.py."""
    disable()
