# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Phases, actions as small ints, and the reasons for which an action is refused.

===============  ==========================================================================
placement        order << 14 | slot << 11 | cell << 3 | direction: the first symbol of the
                 tile in that slot on the cell, the second on its neighbour in the direction;
                 order 0 the better order of scoring, 1 first half first, 2 second half first
anything else    the two top bits set; `REFILL_`, `SWAP`, `EXCHANGE` | mask of slots,
                 `KEEP_`, `RETURN`, `REDRAW_`, `PASS`
===============  ==========================================================================

So actions fit into preallocated arrays of unsigned 16-bit numbers.
"""

from engine import const

# What is due
PLACE, REFILL, KEEP, REDRAW, OVER = 0, 1, 2, 3, 4

OTHER = const(0xC000)  # actions from here on are no placements
REFILL_ = const(0xC000)
SWAP = const(0xC040)
EXCHANGE = const(0xC080)
KEEP_ = const(0xC0C0)
RETURN = const(0xC100)
REDRAW_ = const(0xC140)
PASS = const(0xC180)

# Why an action is refused; engine.notation has the words
(
    FINE,
    NOT_DUE,
    NO_TILE_THERE,
    OFF_BOARD,
    TAKEN,
    FIRST_TURN,
    ISOLATES,
    DOUBLE_REVERSED,
    NO_ORDER,
    SWAP_SHOWS_WEAKEST,
    SWAP_EMPTY_RACK,
    BAG_TOO_SMALL,
    NOT_ON_OWN_END,
    NO_SUCH_ACTION,
) = range(14)


def placement(slot, at, direction, order=0):
    """Return the action that lays the tile of a slot: see the module's table."""
    return order << 14 | slot << 11 | at << 3 | direction
