# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""How time passes under code.py: by a script, or by the wall clock.

A pace is asked to sleep whenever code.py naps, and that is where everything from outside happens:
keys go down and up, the driver looks at the screen, the power goes off.
"""

import time
from collections import deque

from tools.simulator.machine import KEYS

TAP_MS = 60  # how long a tapped key stays down, and how long the next thing waits after it
QUICK_TAP_MS = 20  # the same where nobody looks
TAP_NAPS = 2  # ... at least so many naps of code.py: each nap is one pass of its loop
START_MS = 2000  # the driver starts with the first picture, or after this time without one


def steps(words, tap_ms=TAP_MS):
    """Turn what a driver yields into single steps.

    words: milliseconds to wait (int), or text: "A" taps, "LEFT*3 A" taps four times, "hold SELECT
    600" holds for 600 ms, "press A" and "release A" do one half each, "wait 500" waits. tap_ms: how
    long a tap lasts, and the pause after it.
    Returns a list of ("key", name, down) and ("wait", ms, naps). ValueError for anything else.
    """
    if isinstance(words, int):
        return [("wait", words, 0)]
    parts = words.split()
    out = []
    if parts and parts[0] == "wait" and len(parts) == 2:
        return [("wait", int(parts[1]), 0)]
    if parts and parts[0] == "hold" and len(parts) == 3:
        name = _key(parts[1])
        return [
            ("key", name, True),
            ("wait", int(parts[2]), TAP_NAPS),
            ("key", name, False),
            ("wait", tap_ms, TAP_NAPS),
        ]
    if parts and parts[0] in ("press", "release") and len(parts) == 2:
        return [("key", _key(parts[1]), parts[0] == "press"), ("wait", tap_ms, TAP_NAPS)]
    for part in parts:
        name, _, times = part.partition("*")
        for _ in range(int(times or 1)):
            out += [
                ("key", _key(name), True),
                ("wait", tap_ms, TAP_NAPS),
                ("key", name, False),
                ("wait", tap_ms, TAP_NAPS),
            ]
    if not out:
        raise ValueError(f"nothing to do in {words!r}")
    return out


def _key(name):
    if name not in KEYS:
        raise ValueError(f"no key {name!r}; the keys are {' '.join(KEYS)}")
    return name


class Script:
    """Virtual time, driven by a generator.

    machine: the board. driver: the generator, or None to let time pass only. over: called when the
    driver ended (raises). tap_ms: see steps(). The driver runs as the
    desktop does: its open() and its clock are real.
    """

    def __init__(self, machine, driver, over, tap_ms=TAP_MS):
        self._machine = machine
        self._tap_ms = tap_ms
        self._clock = machine.clock
        self._driver = driver
        self._over = over
        self._started = False
        self._steps = deque()
        self._due = 0  # microseconds: nothing more happens before
        self._naps = 0
        self._naps_due = 0

    @property
    def waiting(self):
        """True while the driver has not ended."""
        return self._driver is not None

    def look(self):
        """Nothing: virtual time moves in sleep() only."""

    def sleep(self, us):
        """Let ``us`` microseconds pass and everything happen that falls into them."""
        end = self._clock.us + us
        self._naps += 1
        if not self._started and not self._machine.booting:
            first_picture = self._machine.display.refreshes_ever
            self._started = bool(first_picture) or self._clock.ms > START_MS
            self._due = self._clock.us
        while self._started and self._driver is not None and self._naps >= self._naps_due:
            due = max(self._due, self._clock.us)
            if due > end:
                break
            self._clock.us = due
            self._next()
        self._clock.us = end
        self._machine.scan()

    def _next(self):
        while not self._steps:
            with self._machine.drive.desktop():
                try:
                    self._steps.extend(steps(next(self._driver), self._tap_ms))
                except StopIteration:
                    self._over(None)
                except Exception as error:
                    self._over(error)
        step = self._steps.popleft()
        if step[0] == "key":
            self._machine.key(step[1], step[2])
        else:
            self._due = self._clock.us + step[1] * 1000
            self._naps_due = self._naps + step[2]


class Live:
    """Real time, in a window.

    window: has pump(), called all the while. over: called with what pump() raised (raises).
    """

    def __init__(self, machine, window, over):
        self._machine = machine
        self._over = over
        self._window = window
        self._start = time.monotonic_ns() // 1000
        self._monotonic_ns, self._sleep = time.monotonic_ns, time.sleep

    def look(self):
        """Bring the board's clock up to date."""
        self._machine.clock.us = self._monotonic_ns() // 1000 - self._start

    def sleep(self, us):
        """Keep the window alive for ``us`` microseconds."""
        self.look()
        end = self._machine.clock.us + us
        while True:
            with self._machine.drive.desktop():
                try:
                    self._window.pump()
                except Exception as error:
                    self._over(error)
            self._machine.scan()
            self.look()
            left = end - self._machine.clock.us
            if left <= 0:
                return
            self._sleep(min(left, 10_000) / 1_000_000)
