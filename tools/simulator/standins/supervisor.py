# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Stand-in for ``supervisor``: the millisecond clock, reloads, what is plugged in."""

from tools.simulator import machine
from tools.simulator.machine import Reload


class RunReason:
    """Why code.py runs."""

    STARTUP = "STARTUP"
    AUTO_RELOAD = "AUTO_RELOAD"
    SUPERVISOR_RELOAD = "SUPERVISOR_RELOAD"
    REPL_RELOAD = "REPL_RELOAD"


class Runtime:
    """The state of the run."""

    serial_bytes_available = 0
    safe_mode_reason = None
    ble_workflow = False
    rgb_status_brightness = 0

    @property
    def usb_connected(self):
        """True when a computer is at the cable."""
        return machine.here().usb

    @property
    def serial_connected(self):
        """True when a computer listens."""
        return False

    @property
    def run_reason(self):
        """Why code.py was started."""
        return machine.here().run_reason

    @property
    def autoreload(self):
        """True when a changed file starts code.py again."""
        return machine.here().autoreload

    @autoreload.setter
    def autoreload(self, value):
        machine.here().autoreload = bool(value)

    @property
    def display(self):
        """The built-in display."""
        return machine.here().display


runtime = Runtime()


def ticks_ms():
    """Return milliseconds, 0...2**29 - 1; they wrap 65 s after power-on."""
    return machine.here().clock.ticks_ms()


def reload():
    """Start code.py again without boot.py."""
    raise Reload(hard=False)


def set_next_code_file(filename, **options):
    """Remember which file would run next."""
    machine.here().next_code_file = filename


def get_setting(key, default=None):
    """Return a value of settings.toml."""
    import os

    return os.getenv(key, default)


def get_previous_traceback():
    """Return None: the stand-in keeps no traceback from run to run."""
    return None
