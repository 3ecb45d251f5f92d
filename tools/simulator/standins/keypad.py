# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Stand-in for ``keypad``: Blinka's Event and EventQueue, scanning fed by the host."""

import importlib.util
import os
import sys

from tools.simulator import machine


def _blinka():
    """Load the keypad module that this one hides."""
    for folder in sys.path:
        path = os.path.join(folder, "keypad.py")
        if os.path.exists(path) and not os.path.samefile(path, __file__):
            spec = importlib.util.spec_from_file_location("_blinka_keypad", path)
            module = importlib.util.module_from_spec(spec)
            spec.loader.exec_module(module)
            return module
    raise ImportError("adafruit-blinka is not installed")


_blinka = _blinka()


class Event(_blinka.Event):
    """A key transition, with the time that Blinka's lacks."""

    def __init__(self, key_number=0, pressed=True, timestamp=None):
        super().__init__(key_number, pressed)
        self.timestamp = machine.here().clock.ticks_ms() if timestamp is None else timestamp


class EventQueue(_blinka.EventQueue):
    """A queue of ``max_events``; one more is lost and sets ``overflowed``, as on the board."""

    def get_into(self, event):
        """Copy the next event into ``event``; False when there is none."""
        if not self._events:
            return False
        event.timestamp = self._events[0].timestamp
        return super().get_into(event)

    def keypad_eventqueue_record(self, key_number, current):
        """Add an event, or lose it when the queue is full."""
        if len(self._events) == self._events.maxlen:
            self._overflowed = True
        else:
            self._events.append(Event(key_number, current))


class ShiftRegisterKeys:
    """Keys on a 74HC165."""

    def __init__(
        self,
        *,
        clock,
        data,
        latch,
        value_to_latch=True,
        key_count,
        value_when_pressed,
        interval=0.020,
        max_events=64,
        debounce_threshold=1,
    ):
        for pin in (clock, data, latch):
            pin.claim()
        self._pins = (clock, data, latch)
        self._wired = (
            (clock.name, data.name, latch.name) == ("BUTTON_CLOCK", "BUTTON_OUT", "BUTTON_LATCH")
            and value_to_latch
            and value_when_pressed
        )
        self._seen = 0
        self.key_count = key_count
        self.events = EventQueue(max_events)
        machine.here().scanners.append(self)

    def scan(self, bits):
        """Record what changed since the last scan. ``bits``: key states, bit 0 = key 0."""
        if not self._wired:
            return  # scanning other wires sees no key
        for number in range(self.key_count):
            bit = 1 << number
            if (bits ^ self._seen) & bit:
                self._seen ^= bit
                self.events.keypad_eventqueue_record(number, bool(bits & bit))

    def reset(self):
        """Take all keys as released: one still held gives a new press at the next scan."""
        self._seen = 0

    def deinit(self):
        """Stop scanning and give the pins back."""
        if self in machine.here().scanners:
            machine.here().scanners.remove(self)
            for pin in self._pins:
                pin.free()

    def __enter__(self):
        return self

    def __exit__(self, *error):
        self.deinit()
