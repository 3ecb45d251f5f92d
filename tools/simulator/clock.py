# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""The board's clock, and what is put in place of Python's while code.py runs.

Time stands still except in sleep(): a scripted run is exact and takes no longer than its computing.
"""

import time

# The board starts its milliseconds so that they wrap 65 seconds after power-on.
TICKS_PERIOD = 1 << 29
TICKS_START = TICKS_PERIOD - 65000
# So many clock readings without a nap: code.py waits for a time that cannot come.
BUSY_READS = 200_000


class Stuck(BaseException):
    """code.py reads the clock over and over and never naps."""


class Clock:
    """Microseconds since power-on. ``pace`` decides how they pass: it has .sleep(us) and .us()."""

    def __init__(self):
        self.us = 0
        self.pace = None
        self._reads = 0

    @property
    def ms(self):
        """Whole milliseconds since power-on."""
        return self.us // 1000

    def ticks_ms(self):
        """Return supervisor.ticks_ms() as the board counts it."""
        self._read()
        return (self.us // 1000 + TICKS_START) % TICKS_PERIOD

    def monotonic(self):
        """Return time.monotonic(), seconds as a float."""
        self._read()
        return self.us / 1_000_000

    def monotonic_ns(self):
        """Return time.monotonic_ns()."""
        self._read()
        return self.us * 1000

    def sleep(self, seconds):
        """Let time pass, as time.sleep() does; ValueError for a negative time."""
        if seconds < 0:
            raise ValueError("sleep length must be non-negative")
        self._reads = 0
        us = round(seconds * 1_000_000)
        if self.pace is None:
            self.us += us
        else:
            self.pace.sleep(us)

    def _read(self):
        self._reads += 1
        if self._reads > BUSY_READS:
            raise Stuck(f"code.py read the clock {BUSY_READS} times without a nap")
        if self.pace is not None:
            self.pace.look()

    def replace_python(self):
        """Put this clock behind the time module; return a function that puts the old one back."""
        names = ("sleep", "monotonic", "monotonic_ns")
        before = [getattr(time, name) for name in names]
        for name in names:
            setattr(time, name, getattr(self, name))

        def restore():
            for name, function in zip(names, before, strict=True):
                setattr(time, name, function)

        return restore
