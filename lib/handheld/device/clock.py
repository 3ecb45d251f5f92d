# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Time in whole milliseconds that wraps at 2**29, as `supervisor.ticks_ms` counts it.

On the board it wraps 65 seconds after power-on already: compare only with `elapsed`.
"""

import time

from supervisor import ticks_ms as ticks

__all__ = ("elapsed", "nap", "ticks")

_MASK = (1 << 29) - 1


def elapsed(now, then):
    """Return the milliseconds from `then` to `now`, also across the wrap.

    :param int now: a later reading of `ticks`
    :param int then: an earlier one, less than 2**29 ms (6 days) ago
    """
    return (now - then) & _MASK


def nap(ms):
    """Sleep for `ms` milliseconds."""
    time.sleep(ms / 1000)
