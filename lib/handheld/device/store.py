# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Bytes that outlive the power: on the drive, else in the chip's own memory, else nowhere.

Each *area* has two slots, written in turn, so that a cut in the middle of writing one leaves the
other. A slot that was written is read back; only then it counts as the newest.

On the drive a slot is a file of `FILE` bytes in the folder `saves`, made once and then overwritten
in place: that takes no new space, so a full drive does not matter, and each slot lies in an erase
block of its own, so that a cut in an erasure takes no other slot along. Where the drive belongs to
the computer, slots lie in `microcontroller.nvm`; it is erased as a whole by each write, which is
why it comes second. Whether a medium can be written is found out by writing, every time.

======  =====  ============================================================================
offset  bytes  what a slot holds; this frame never changes, versions are the content's matter
======  =====  ============================================================================
0       2      the letters `PS`
2       2      length of the content, little-endian, at most `MOST`
4       4      sequence number below 2**30, little-endian; goes round
8       n      the content; none at all means that there is nothing, and since when
8 + n   4      CRC-32 of all before
======  =====  ============================================================================
"""

import os
from binascii import crc32
from struct import pack_into, unpack_from

#: areas: the number is the place in the chip's memory, the name the file's
GAME, SETTINGS, RECORDS = 0, 1, 2
#: most bytes of an area's content
MOST = 500
#: bytes of a file: no smaller than what the flash chip erases at once
FILE = 4096
#: where the last save went, and where the next one is expected to go
DRIVE, CHIP, NOWHERE = 0, 1, 2

_NAMES = ("game", "settings", "records")
_SLOT = 512
_ROUND = 0x3FFFFFFF
_NOT_THERE = 2
_THERE = 17
_NOT_SAME = 5  # also the errno of a failing medium
_NO_MEMORY = 12
# Numbers to skip when a slot could not be looked at: more than it can be ahead.
_LEAP = 0x100000


def newer(one, other):
    """Return whether sequence number `one` was given out after `other`."""
    return 0 < (one - other) & _ROUND < 0x20000000


class Drive:
    """Slots as files.

    :param str folder: with a slash at its end
    """

    def __init__(self, folder):
        self._folder = folder

    def _path(self, area, slot):
        return "%s%s-%d.bin" % (self._folder, _NAMES[area], slot)

    def read(self, area, slot, into):
        """Fill `into` with the start of a slot.

        :raises OSError: if it cannot be read
        """
        with open(self._path(area, slot), "rb") as file:
            if file.readinto(into) != len(into):
                raise OSError(_NOT_THERE, "no slot")

    def write(self, area, slot, blob):
        """Overwrite the start of a slot.

        :raises OSError: if the drive cannot be written, or is full before the file was ever made
        """
        path = self._path(area, slot)
        if self._size(path) < FILE:
            self._make(path)
        with open(path, "r+b") as file:
            file.write(blob)
            file.flush()
        os.sync()

    def prepare(self):
        """Make all files while there is room for them.

        :raises OSError: if the drive cannot be written or is too full
        """
        for area in range(len(_NAMES)):
            for slot in (0, 1):
                path = self._path(area, slot)
                if self._size(path) < 0:
                    self._make(path)
                with open(path, "r+b"):
                    pass  # refused on a drive that belongs to the computer
        os.sync()

    def _size(self, path):
        # -1 for no such file. Any other trouble is no reason to make it anew.
        try:
            return os.stat(path)[6]
        except OSError as error:
            if error.errno != _NOT_THERE:
                raise
            return -1

    def _make(self, path):
        try:
            os.mkdir(self._folder[:-1])
        except OSError as error:
            if error.errno != _THERE:
                raise
        # Erased bytes: the chip need not be erased once more for the first save.
        blank = b"\xff" * _SLOT
        with open(path, "wb") as file:
            for _ in range(FILE // _SLOT):
                file.write(blank)


class Chip:
    """Slots in the chip's memory.

    :param memory: `microcontroller.nvm`, or None where there is none
    """

    def __init__(self, memory):
        self._memory = memory

    def _at(self, area, slot):
        # All of it or nothing; the last byte is boot.py's.
        if self._memory is None or len(self._memory) <= 2 * _SLOT * len(_NAMES):
            raise OSError(_NOT_THERE, "no slot")
        return (2 * area + slot) * _SLOT

    def read(self, area, slot, into):
        """Fill `into` with the start of a slot; OSError if there is no such memory."""
        at = self._at(area, slot)
        into[:] = self._memory[at : at + len(into)]

    def prepare(self):
        """Nothing to make; OSError if there is no such memory."""
        self._at(GAME, 0)

    def write(self, area, slot, blob):
        """Overwrite the start of a slot; OSError if there is no such memory."""
        at = self._at(area, slot)
        self._memory[at : at + len(blob)] = blob


class Store:
    """What the game keeps.

    :param media: `Drive` and `Chip`, or the like, the preferred one first
    """

    def __init__(self, media):
        self._media = media
        # One frame to write and one to read into, made before memory is in pieces.
        self._frame = bytearray(_SLOT)
        self._back = bytearray(_SLOT)
        #: `DRIVE`, `CHIP` or `NOWHERE`: where the last save went
        self.where = DRIVE
        #: why it did not go to the drive: an errno, or 0
        self.why = 0
        self._blind = False
        # For each area the newest sequence number, and for each medium the slot not to be touched.
        self._sequence = [None] * len(_NAMES)
        self._keep = [None] * len(_NAMES)

    def prepare(self):
        """Find the first medium that can be written, and make ready what it needs.

        :return: True if there is one; `where` and `why` tell more
        """
        self.why = 0
        for where, medium in enumerate(self._media):
            try:
                medium.prepare()
                self.where = where
                return True
            except OSError as error:
                self._failed(error.errno)
        self.where = NOWHERE
        return False

    def load(self, area, back=0):
        """Return the content saved last, or one saved before it.

        :param int area: `GAME`, `SETTINGS` or `RECORDS`
        :param int back: 0 for the newest, 1 for the one before, and so on
        :return: bytes, b"" if the newest save says that there is nothing, None if there is none
        """
        last = None
        content = None
        for _ in range(back + 1):
            best = None
            for medium in self._media:
                for slot in (0, 1):
                    sequence = self._look(medium, area, slot)
                    if (
                        sequence is not None
                        and (last is None or newer(last, sequence))
                        and (best is None or newer(sequence, best))
                    ):
                        best = sequence
                        content = bytes(memoryview(self._back)[8 : 8 + self._length()])
            if best is None:
                return None
            last = best
        return content

    def save(self, area, content):
        """Keep a content, on the first medium that takes it.

        :param int area: `GAME`, `SETTINGS` or `RECORDS`
        :param content: at most `MOST` bytes; b"" for nothing
        :return: True if it was written and read back; else `where` is `NOWHERE`
        :raises ValueError: if the content is too long
        """
        size = len(content)
        if size > MOST:
            raise ValueError("at most %d bytes can be kept" % MOST)
        self.why = 0
        try:
            if self._keep[area] is None:
                self._search(area)
            sequence = self._seal(area, content)
        except MemoryError:
            # A slot that was not looked at may be a good one: write none.
            self._failed(_NO_MEMORY)
            self.where = NOWHERE
            return False
        for where, medium in enumerate(self._media):
            slot = 1 - self._keep[area][where]
            try:
                medium.write(area, slot, memoryview(self._frame)[: 12 + size])
                if self._look(medium, area, slot) == sequence and self._same(12 + size):
                    self._keep[area][where] = slot
                    self.where = where
                    return True
                self._failed(_NOT_SAME)
            except OSError as error:
                self._failed(error.errno)
            except MemoryError:
                self._failed(_NO_MEMORY)
        self.where = NOWHERE
        return False

    def _seal(self, area, content):
        # Fill the frame. A number is used once, whether the save succeeds or not.
        size = len(content)
        sequence = self._sequence[area] = (self._sequence[area] + 1) & _ROUND
        frame = self._frame
        frame[:2] = b"PS"
        pack_into("<HI", frame, 2, size, sequence)
        frame[8 : 8 + size] = content
        pack_into("<I", frame, 8 + size, crc32(memoryview(frame)[: 8 + size]))
        return sequence

    def _failed(self, errno):
        # The first medium's reason is the one to tell.
        self.why = self.why or errno or _NOT_SAME

    def _search(self, area):
        # Find the newest sequence number, and on each medium the newest slot.
        newest = None
        self._blind = False
        keep = bytearray(len(self._media))
        for where, medium in enumerate(self._media):
            best = None
            for slot in (0, 1):
                sequence = self._look(medium, area, slot)
                if sequence is not None and (best is None or newer(sequence, best)):
                    best = sequence
                    keep[where] = slot
            if best is None:
                keep[where] = 1  # so that slot 0 is written first
            elif newest is None or newer(best, newest):
                newest = best
        self._sequence[area] = (newest or 0) + (_LEAP if self._blind else 0) & _ROUND
        self._keep[area] = keep

    def _look(self, medium, area, slot):
        # The sequence number of a sound slot, its bytes in `_back`; else None.
        back = self._back
        again = True
        while True:
            try:
                medium.read(area, slot, back)
                break
            except OSError as error:
                there = error.errno != _NOT_THERE
                if not there or not again:
                    self._blind = self._blind or there
                    return None
                again = False  # what fails once may be a good slot
        size = self._length()
        if back[:2] != b"PS" or size > MOST or back[7] > 63:
            return None
        if crc32(memoryview(back)[: 8 + size]) != unpack_from("<I", back, 8 + size)[0]:
            return None
        return unpack_from("<I", back, 4)[0]

    def _length(self):
        return self._back[2] | self._back[3] << 8

    def _same(self, size):
        return memoryview(self._back)[:size] == memoryview(self._frame)[:size]
