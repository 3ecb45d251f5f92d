# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""A game as bytes: how it began and every action, to be played again.

Because `engine.retold.load` plays the actions through the rules, no position can come out of it
that no game leads to. All numbers are little-endian; bits are packed from the lowest bit of a byte
upwards.

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
end - 8 4      CRC-32 of the position reached: see `fingerprint`
end - 4 4      CRC-32 of everything before
======  =====  ==============================================================================

The largest game, Team with all 81 tiles laid, a decision after each, an order of 120 tiles and all
the app's bytes, takes 300 bytes.
"""

from binascii import crc32
from struct import pack_into

from engine import const
from engine.actions import EXCHANGE, KEEP_, OTHER, REDRAW_, RETURN, SWAP

#: the editions, by the number that a record has for them
VARIANTS = (
    "classic",
    "solo",
    "team",
    "duel",
    "travel",
    "junior",
    "junior-advanced",
    "junior-solo",
)

#: most bytes of a record, and of the app's part in it
MOST = 300
APP_MOST = 31

#: what a record begins with, and the sizes of what lies before and behind the part of the app
MAGIC = b"PKI"
VERSION = const(1)
HEAD = const(14)
TAIL = const(8)


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
    into[0:3] = MAGIC
    into[3] = VERSION
    flags = VARIANTS.index(game.variant) | game.seats - 1 << 4
    if getattr(game, "redraw", False):
        flags |= 64
    into[6] = flags
    pack_into("<I", into, 7, game.seed)
    into[11] = len(app)
    into[12] = len(order)
    into[13] = game.ply
    into[HEAD : HEAD + len(app)] = app
    bit = 8 * (HEAD + len(app))
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
    end = (bit >> 3) + TAIL
    pack_into("<H", into, 4, end)
    pack_into("<I", into, end - 8, fingerprint(game))
    pack_into("<I", into, end - 4, crc32(memoryview(into)[: end - 4]))
    return end


def fingerprint(game):
    """Return the CRC-32 of all that other rules or another generator would get wrong.

    Racks and scores (food, box, penguins, markers), the board, the bag, the generator's state,
    turn, phase, pending bonuses.
    """
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
