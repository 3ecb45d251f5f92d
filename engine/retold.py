# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""A game told again: from the bytes of `engine.record` back to the position they lead to.

Apart from writing them, for that is needed in every turn, and this once.
"""

from binascii import crc32
from struct import unpack_from

from engine.actions import (
    EXCHANGE,
    KEEP,
    KEEP_,
    OVER,
    PASS,
    PLACE,
    REDRAW_,
    REFILL,
    REFILL_,
    RETURN,
    SWAP,
)
from engine.record import APP_MOST, HEAD, MAGIC, MOST, TAIL, VARIANTS, VERSION, fingerprint

# What `load` found
(GOOD, EMPTY, NEWER, DAMAGED, REFUSED, NO_ROOM) = range(6)
#: a sentence for each
WORDS = (
    "good",
    "no game is saved",
    "the save was made by a newer version",
    "the save is damaged",
    "the save tells no game that the rules allow",
    "too little memory to load the save",
)


def length(blob):
    """Return how long the record at the start of `blob` says it is; 0 if there is no record."""
    if len(blob) < 6 or bytes(blob[:3]) != MAGIC:
        return 0
    return blob[4] | blob[5] << 8


def load(blob):
    """Return the game that a record tells, or why there is none. Never raises.

    :param blob: a record, nothing before it and nothing behind it
    :return: `(game, app, GOOD)` with the app's bytes, or `(None, b"", reason)`: `EMPTY` for nothing
        at all, `NEWER` for a record of a later version, which should be kept, `DAMAGED` for bytes
        that are no record, `REFUSED` for one that breaks the rules, `NO_ROOM` if memory ran out
    """
    try:
        found = check(blob)
        if found == GOOD:
            game = _replay(blob)
            if game:
                return game, bytes(blob[HEAD : HEAD + blob[11]]), GOOD
            found = REFUSED
    except ValueError:
        found = REFUSED
    except MemoryError:
        found = NO_ROOM
    return None, b"", found


def check(blob):
    """Return `GOOD`, `EMPTY`, `NEWER` or `DAMAGED`, without playing the game.

    A later version promises no more than its first six bytes and its last four.
    """
    if not blob:
        return EMPTY
    end = len(blob)
    if end < HEAD + TAIL or length(blob) != end:
        return DAMAGED
    if crc32(memoryview(blob)[: end - 4]) != unpack_from("<I", blob, end - 4)[0]:
        return DAMAGED
    if blob[3] != VERSION:
        return NEWER if blob[3] > VERSION else DAMAGED
    return GOOD if end <= MOST else DAMAGED


def _replay(blob):
    # The game, or None if the bytes are not the ones that `record.dump` would have written.
    from engine.editions import new  # not for a look at whether there is a game

    flags = blob[6]
    if flags > 127 or flags & 15 >= len(VARIANTS) or blob[10] > 63 or blob[11] > APP_MOST:
        return None
    end = 8 * (len(blob) - TAIL)
    bit = 8 * (HEAD + blob[11])
    variant = VARIANTS[flags & 15]
    seats = (flags >> 4 & 3) + 1
    seed = unpack_from("<I", blob, 7)[0]
    order = None
    if blob[12]:
        if bit + 5 * blob[12] > end:
            return None
        order, bit = _order(blob, bit, variant, seats)
    game = new(variant, seats, seed, order, flags & 64 > 0)
    for _ in range(blob[13]):
        due = game.phase
        wide = 1 if due != PLACE else 16 if game.orders else 14
        if bit + wide > end or due == OVER:
            return None
        code = _get(blob, bit, wide)
        bit += wide
        if due == PLACE:
            action = (code & 7) << 11 | code >> 3 & 0x7FF | code >> 14 << 14
        elif due == REFILL:
            action = REFILL_
            if code:
                action = SWAP
                if game.variant == "duel":
                    action = EXCHANGE | _get(blob, bit, 6)
                    bit += 6
        elif due == KEEP:
            action = RETURN if code else KEEP_
        else:
            action = REDRAW_ if code else PASS
        game.play(action)
    # Nothing but the zero bits that fill up the last byte may be left.
    if not 0 <= end - bit < 8 or (bit < end and _get(blob, bit, end - bit)):
        return None
    if fingerprint(game) != unpack_from("<I", blob, len(blob) - TAIL)[0]:
        return None
    return game


def _order(blob, bit, variant, seats):
    # The tiles of a given order; the kinds are numbered as in the bag of a game without one.
    from engine.editions import new

    kinds = new(variant, seats).bag.kinds
    order = bytearray()
    for _ in range(blob[12]):
        kind = _get(blob, bit, 5)
        if kind >= len(kinds):
            raise ValueError("no such kind of tile")
        order.append(kinds[kind])
        bit += 5
    return order, bit


def _get(blob, bit, width):
    # Read `width` <= 16 bits. The checksums lie behind them, so three bytes are always there.
    at = bit >> 3
    word = blob[at] | blob[at + 1] << 8 | blob[at + 2] << 16
    return word >> (bit & 7) & (1 << width) - 1
