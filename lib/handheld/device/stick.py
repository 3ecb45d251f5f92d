# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""The analog stick as one of four directions.

No two sticks rest at the same value (boards read 33152 to 35008), so the rest is measured at the
start. A stick that is held then must not become the rest: what lies outside the limits is not
believed. The widths are chosen together: the rest may be wrong by 4,008 and the stick may drift by
4,000 more, and that is still less than `_RELEASE`.
"""

from handheld.keys import DOWN, LEFT, RIGHT, UP

_READINGS = 16
_LOWEST_REST = 31000
_HIGHEST_REST = 37000
_USUAL_REST = 34000
_PRESS = 14000
_RELEASE = 9000
#: a second axis must lead by three to two before it takes over: no flicker on a diagonal
_LEAD = 3
_OWN = 2


def _rest(axis):
    total = 0
    for _ in range(_READINGS):
        total += axis.value
    rest = total // _READINGS
    return rest if _LOWEST_REST <= rest <= _HIGHEST_REST else _USUAL_REST


class Stick:
    """Turn two axes into a direction.

    :param x: has `.value`, 0 (left) to 65535 (right)
    :param y: has `.value`, 0 (up) to 65535 (down)
    """

    def __init__(self, x, y):
        self._x = x
        self._y = y
        self._rest_x = _rest(x)
        self._rest_y = _rest(y)
        self._now = 0

    def read(self):
        """Return UP, DOWN, LEFT, RIGHT, or 0 when the stick rests.

        A diagonal gives the direction that came first, until the other one clearly leads.
        """
        x = self._x.value - self._rest_x
        y = self._y.value - self._rest_y
        across = x if x >= 0 else -x
        along = y if y >= 0 else -y
        now = self._now
        if now >= LEFT:
            sideways = not (along >= _PRESS and along * _OWN > across * _LEAD)
        elif now:
            sideways = across >= _PRESS and across * _OWN > along * _LEAD
        else:
            sideways = across >= along
        if sideways:
            new = RIGHT if x > 0 else LEFT
            pushed = across
        else:
            new = DOWN if y > 0 else UP
            pushed = along
        if pushed < (_RELEASE if new == now else _PRESS):
            new = 0
        self._now = new
        return new
