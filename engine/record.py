# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""A game as bytes: how it began and every action, to be played again.

Because `load` plays the actions through the rules, no position can come out of it that no game
leads to. All numbers are little-endian; bits are packed from the lowest bit of a byte upwards.

======  =====  ==============================================================================
offset  bytes  field
======  =====  ==============================================================================
0       3      the letters `PKI`
3       1      version of this layout, 1
4       2      length of the whole record in bytes, at most `MOST`
6       1      bits 0-3 the edition's place in `VARIANTS`, bits 4-5 seats less one, bit 6 the
               redraw option of Junior, bit 7 zero
7       4      seed, below 2**30
11      1      n, how many bytes of the app follow, at most `APP_MOST`
12      1      t, tiles of a given order, 0 if the bag is drawn from the seed
13      1      how many actions
14      n      bytes of the app: who sits where, names, colours; the engine does not read them
14 + n         t kinds of tiles of 5 bits each, as numbered by `Bag.kinds`; then the actions:
               a placement slot 3 bits, cell 8, direction 3, and in Solo and Team order 2;
               refill, keep and pass one bit 0; swap, return and redraw one bit 1;
               exchange one bit 1 and a bit for each of six slots. What is due tells which it is.
               Zero bits fill up the last byte.
end - 8 4      CRC-32 of the position reached: see `_fingerprint`
end - 4 4      CRC-32 of everything before
======  =====  ==============================================================================

The largest game, Team with all 81 tiles laid, a decision after each, an order of 120 tiles and all
the app's bytes, takes 300 bytes.
"""

from binascii import crc32
from struct import pack_into, unpack_from

from engine import const
from engine.actions import (
    EXCHANGE,
    KEEP,
    KEEP_,
    OTHER,
    OVER,
    PASS,
    PLACE,
    REDRAW_,
    REFILL,
    REFILL_,
    RETURN,
    SWAP,
)
from engine.editions import VARIANTS, new

#: most bytes of a record, and of the app's part in it
MOST = 300
APP_MOST = 31

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

_VERSION = const(1)
_HEAD = const(14)
_TAIL = const(8)
_MAGIC = b"PKI"


def dump(game, into, app=b""):
    """Write a game into `into`, from its beginning to the action played last.

    :param Game game: made by :func:`engine.editions.new`
    :param bytearray into: at least `MOST` bytes; what lies behind the record is left as it is
    :param app: at most `APP_MOST` bytes for the app's own use
    :return: length of the record, at most `MOST`
    :raises ValueError: if the app's bytes are too many
    """
    if len(app) > APP_MOST:
        raise ValueError("the app may add %d bytes at most" % APP_MOST)
    order = game.order or b""
    into[0:3] = _MAGIC
    into[3] = _VERSION
    flags = VARIANTS.index(game.variant) | game.seats - 1 << 4
    if getattr(game, "redraw", False):
        flags |= 64
    into[6] = flags
    pack_into("<I", into, 7, game.seed)
    into[11] = len(app)
    into[12] = len(order)
    into[13] = game.ply
    into[_HEAD : _HEAD + len(app)] = app
    bit = 8 * (_HEAD + len(app))
    for tile in order:
        bit = _put(into, bit, 5, game.bag.kind(tile))
    wide = 16 if game.orders else 14
    for ply in range(game.ply):
        action = game.moves[ply]
        if action < OTHER:
            code = action >> 11 & 7 | (action & 0x7FF) << 3 | action >> 14 << 14
            bit = _put(into, bit, wide, code)
        elif EXCHANGE < action < KEEP_:
            bit = _put(into, bit, 7, 1 | (action & 63) << 1)
        else:
            bit = _put(into, bit, 1, action in (SWAP, RETURN, REDRAW_))
    if bit & 7:
        bit = _put(into, bit, 8 - (bit & 7), 0)
    end = (bit >> 3) + _TAIL
    pack_into("<H", into, 4, end)
    pack_into("<I", into, end - 8, _fingerprint(game))
    pack_into("<I", into, end - 4, crc32(memoryview(into)[: end - 4]))
    return end


def length(blob):
    """Return how long the record at the start of `blob` says it is; 0 if there is no record."""
    if len(blob) < 6 or bytes(blob[:3]) != _MAGIC:
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
                return game, bytes(blob[_HEAD : _HEAD + blob[11]]), GOOD
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
    if end < _HEAD + _TAIL or length(blob) != end:
        return DAMAGED
    if crc32(memoryview(blob)[: end - 4]) != unpack_from("<I", blob, end - 4)[0]:
        return DAMAGED
    if blob[3] != _VERSION:
        return NEWER if blob[3] > _VERSION else DAMAGED
    return GOOD if end <= MOST else DAMAGED


def _replay(blob):
    # The game, or None if the bytes are not the ones that `dump` would have written.
    flags = blob[6]
    if flags > 127 or flags & 15 >= len(VARIANTS) or blob[10] > 63 or blob[11] > APP_MOST:
        return None
    end = 8 * (len(blob) - _TAIL)
    bit = 8 * (_HEAD + blob[11])
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
    if _fingerprint(game) != unpack_from("<I", blob, len(blob) - _TAIL)[0]:
        return None
    return game


def _order(blob, bit, variant, seats):
    # The tiles of a given order; the kinds are numbered as in the bag of a game without one.
    kinds = new(variant, seats).bag.kinds
    order = bytearray()
    for _ in range(blob[12]):
        kind = _get(blob, bit, 5)
        if kind >= len(kinds):
            raise ValueError("no such kind of tile")
        order.append(kinds[kind])
        bit += 5
    return order, bit


def _fingerprint(game):
    # Everything that a replay under other rules, or with another generator, would get wrong:
    # racks and scores (food, box, penguins, markers), the board, the bag, the generator's state,
    # turn, phase, pending bonuses.
    crc = crc32(game.board.cells)
    for vector in game._vectors():
        crc = crc32(vector, crc)
    for part in game.bag.mark():
        if not isinstance(part, int):
            crc = crc32(part, crc)
    rest = bytearray(12)
    pack_into("<II", rest, 0, *game.rng.state())
    rest[8] = game.turn
    rest[9] = game.phase
    rest[10] = game.bonus
    rest[11] = game.bag.left
    return crc32(rest, crc)


def _put(into, bit, width, value):
    # Write `width` <= 16 bits; return the bit behind them. Clears what lay in the bytes it enters.
    at = bit >> 3
    used = bit & 7
    value = value << used | (into[at] & (1 << used) - 1)
    left = width + used
    while left > 0:
        into[at] = value & 255
        value >>= 8
        at += 1
        left -= 8
    return bit + width


def _get(blob, bit, width):
    # Read `width` <= 16 bits. The checksums lie behind them, so three bytes are always there.
    at = bit >> 3
    word = blob[at] | blob[at + 1] << 8 | blob[at + 2] << 16
    return word >> (bit & 7) & (1 << width) - 1
