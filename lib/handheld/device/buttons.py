# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Buttons and stick as a stream of logical keys: one press, one key.

Only directions repeat. Nothing here allocates once it is made: the one `Event` is filled again and
again.
"""

from keypad import Event

from handheld.device.clock import elapsed
from handheld.keys import RIGHT, SELECT, SELECT_LONG, UP

_FIRST_REPEAT = 350
_REPEAT = 110
_LONG = 500


class Buttons:
    """The keys of a board.

    :param keys: a `keypad.ShiftRegisterKeys` (`events`, `reset`)
    :param bytes order: the logical key of each key number
    :param stick: a `Stick`, or None on a board with a cross of keys
    """

    def __init__(self, keys, order, stick=None):
        self._keys = keys
        self._order = order
        self._stick = stick
        self._event = Event(0, False)
        #: one bit for each logical key that is down
        self._down = 0
        self._select_since = 0
        self._select_waits = False
        # What is held while the board starts says nothing until it is let go.
        self._pushed = stick.read() if stick else 0
        self._repeats = False
        self._since = 0
        self._wait = 0

    def poll(self, now):
        """Return the next logical key, 0 when there is none.

        :param int now: `Device.ticks()`
        """
        events = self._keys.events
        if events.overflowed:
            # Presses and releases are lost: no key may stay down for ever because of that.
            events.clear()
            self._keys.reset()
            self._down = 0
            self._select_waits = False
            self._repeats = False
            if not self._stick:
                self._pushed = 0
        while events.get_into(self._event):
            key = self._take(now)
            if key:
                return key
        if self._select_waits and elapsed(now, self._select_since) >= _LONG:
            self._select_waits = False
            return SELECT_LONG
        if self._stick:
            pushed = self._stick.read()
            if pushed != self._pushed:
                self._pushed = pushed
                self._repeats = False
                if pushed:
                    return self._start(pushed, now)
        if self._repeats and elapsed(now, self._since) >= self._wait:
            self._since = now
            self._wait = _REPEAT
            return self._pushed
        return 0

    def _take(self, now):
        # The logical key that the event in hand means at once, or 0.
        number = self._event.key_number
        if number >= len(self._order):
            return 0
        key = self._order[number]
        if self._event.pressed:
            self._down |= 1 << key
            if key == SELECT:
                self._select_since = now
                self._select_waits = True
                return 0
            if UP <= key <= RIGHT:
                self._pushed = key
                return self._start(key, now)
            return key
        self._down &= ~(1 << key)
        if key == SELECT:
            waited = self._select_waits
            self._select_waits = False
            if waited:
                return SELECT_LONG if elapsed(now, self._select_since) >= _LONG else SELECT
        elif key == self._pushed:
            self._pushed = 0
            self._repeats = False
        return 0

    def _start(self, key, now):
        self._repeats = True
        self._since = now
        self._wait = _FIRST_REPEAT
        return key

    def clear(self, now):
        """Forget what waits; what is held down says nothing more until it is let go."""
        events = self._keys.events
        if not events.overflowed:
            while events.get_into(self._event):
                self._take(now)
        self._select_waits = False
        self._repeats = False
        if self._stick:
            self._pushed = self._stick.read()

    def any_down(self):
        """Return True while a key or the stick is held, as far as `poll` has seen."""
        return bool(self._down or self._pushed)
