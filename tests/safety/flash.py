# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""A drive and a chip's memory that lose power after any step of writing.

The drive is a small FAT: clusters of 2 KB on a flash chip that erases 4 KB at once, the first one
in the middle of an erase block. Files are written through a cache: sectors of 512 bytes and
directory entries reach the chip at a flush, a close or a sync, in order or not. A step is whatever
changes the chip: a byte, an erasure, an entry. `steps` counts down to the power cut.
"""

import errno
import random

import numpy

CLUSTER = 2048
SECTOR = 512
BLOCK = 4096
FIRST = CLUSTER  # so that every 4 KB file lies across two erase blocks

#: what a cut leaves of the sector that was being written
KEPT = "the old sector"
PREFIX = "the first bytes new, the rest old"
ERASED = "the first bytes new, the rest erased"
ERASED_BLOCK = "the erase block up to here, the rest of it erased"
SHUFFLED = "sectors and entries written in any order, and torn"
MODES = (KEPT, PREFIX, ERASED, ERASED_BLOCK, SHUFFLED)


class PowerCut(BaseException):
    """The lights go out."""


def burn(flash, start, new, steps):
    """Program bytes one by one while there is power; return the steps left.

    A byte that stays as it is leaves nothing new to see and counts as no step.
    """
    old = flash[start : start + len(new)]
    if steps is not None and new != old:
        changes = numpy.flatnonzero(numpy.frombuffer(new, "u1") != numpy.frombuffer(old, "u1"))
        if len(changes) > steps:
            reached = int(changes[steps])
            flash[start : start + reached] = new[:reached]
            raise PowerCut
        steps -= len(changes)
    flash[start : start + len(new)] = new
    return steps


class Disk:
    """The drive, with the functions of `os` that the store uses, and `open`.

    :param mode: one of `MODES`
    :param int clusters: how big it is
    """

    def __init__(self, mode=KEPT, clusters=24):
        self.mode = mode
        self.chance = random.Random(1)
        self.steps = None
        self.readonly = False
        self.fault = None  # called with what is about to be done; may raise
        self.flash = bytearray(self.chance.randbytes(FIRST + clusters * CLUSTER))
        self.entries = {}  # name -> (size, clusters); a folder has no clusters
        self.power_on()

    def copy(self, mode, steps, order=0):
        """The same drive once more, to lose power after some steps, writing in another order."""
        other = Disk.__new__(Disk)
        other.mode = mode
        other.chance = random.Random(steps and 100_000 * order + steps)
        other.steps = steps
        other.readonly = self.readonly
        other.fault = None
        other.flash = bytearray(self.flash)
        other.entries = dict(self.entries)
        other.power_on()
        return other

    def power_on(self):
        """What was not written is gone."""
        self.live = dict(self.entries)
        self.cache = {}
        self.pending = []

    # -- what the store calls

    def open(self, path, mode):
        self._do("open " + mode)
        if mode != "rb":
            self._writable()
        if mode == "wb":
            if path.rpartition("/")[0] not in self.live:
                raise OSError(errno.ENOENT, "No such file/directory")
            self._enter(path, 0, self.live.get(path, (0, ()))[1])
        elif path not in self.live:
            raise OSError(errno.ENOENT, "No such file/directory")
        return File(self, path)

    def stat(self, path):
        self._do("stat")
        if path not in self.live:
            raise OSError(errno.ENOENT, "No such file/directory")
        return (0,) * 6 + (self.live[path][0],)

    def mkdir(self, path):
        self._do("mkdir")
        self._writable()
        if path in self.live:
            raise OSError(errno.EEXIST, "File exists")
        self._enter(path, 0, ())
        self.commit()

    def sync(self):
        self._do("sync")
        self.commit()

    # -- the file system

    def _do(self, what):
        if self.fault:
            self.fault(what)

    def _writable(self):
        if self.readonly:
            raise OSError(errno.EROFS, "Read-only filesystem")

    def _enter(self, path, size, clusters):
        self.live[path] = (size, clusters)
        if ("entry", path) not in self.pending:
            self.pending.append(("entry", path))

    def place(self, path, offset):
        """Where a byte of a file is on the chip; new clusters are taken as needed."""
        size, clusters = self.live[path]
        while offset // CLUSTER >= len(clusters):
            taken = {one for entry in self.live.values() for one in entry[1]}
            free = [n for n in range((len(self.flash) - FIRST) // CLUSTER) if n not in taken]
            if not free:
                raise OSError(errno.ENOSPC, "No space left on device")
            clusters = (*clusters, free[0])
            self._enter(path, size, clusters)
        return FIRST + clusters[offset // CLUSTER] * CLUSTER + offset % CLUSTER

    def sector(self, at):
        """The bytes of the sector in which `at` lies, as the program sees it."""
        number = at // SECTOR
        return self.cache.get(number) or self.flash[number * SECTOR : (number + 1) * SECTOR]

    def change(self, at, piece):
        """Write bytes of one sector into the cache."""
        number = at // SECTOR
        now = bytearray(self.sector(at))
        now[at % SECTOR : at % SECTOR + len(piece)] = piece
        self.cache[number] = now
        if ("sector", number) not in self.pending:
            self.pending.append(("sector", number))

    def commit(self):
        """Write what is in the cache to the chip."""
        if self.mode == SHUFFLED:
            self.chance.shuffle(self.pending)
        while self.pending:
            what, which = self.pending[0]
            if what == "entry":
                self._step()
                self.entries[which] = self.live[which]
            else:
                self._program(which, self.cache[which])
                del self.cache[which]
            del self.pending[0]

    # -- the chip

    def _step(self):
        if self.steps is not None:
            if self.steps == 0:
                raise PowerCut
            self.steps -= 1

    def _program(self, number, new):
        start = number * SECTOR
        flash = self.flash
        mode = self.mode
        if mode == SHUFFLED:
            mode = self.chance.choice((PREFIX, ERASED))
        if mode == KEPT:
            self._step()
            flash[start : start + SECTOR] = new
            return
        if mode == ERASED_BLOCK:
            block = start // BLOCK * BLOCK
            new = flash[block:start] + new + flash[start + SECTOR : block + BLOCK]
            start = block
        if mode != PREFIX:
            self._step()
            flash[start : start + len(new)] = b"\xff" * len(new)
        self.steps = burn(flash, start, new, self.steps)


class File:
    """An open file of a `Disk`."""

    def __init__(self, disk, path):
        self.disk = disk
        self.path = path
        self.at = 0

    def __enter__(self):
        return self

    def __exit__(self, *failure):
        if not failure or failure[0] is not PowerCut:
            self.disk._do("close")
            self.disk.commit()

    def write(self, blob):
        self.disk._do("write")
        done = 0
        while done < len(blob):
            room = min(SECTOR - self.at % SECTOR, len(blob) - done)
            at = self.disk.place(self.path, self.at)
            self.disk.change(at, bytes(blob[done : done + room]))
            done += room
            self.at += room
        size, clusters = self.disk.live[self.path]
        self.disk._enter(self.path, max(size, self.at), clusters)
        return done

    def flush(self):
        self.disk._do("flush")
        self.disk.commit()

    def readinto(self, into):
        self.disk._do("read")
        size = self.disk.live[self.path][0]
        count = max(0, min(len(into), size - self.at))
        done = 0
        while done < count:
            room = min(SECTOR - self.at % SECTOR, count - done)
            at = self.disk.place(self.path, self.at)
            into[done : done + room] = self.disk.sector(at)[at % SECTOR : at % SECTOR + room]
            done += room
            self.at += room
        return done


class Memory:
    """`microcontroller.nvm`. Its mode is `KEPT`, `PREFIX`, or `ERASED_BLOCK`: all 8 KB at once."""

    def __init__(self, mode=KEPT, size=8192):
        self.mode = mode
        self.steps = None
        self.fault = None
        self.bytes = bytearray(b"\xff" * size)

    def copy(self, mode, steps):
        """The same memory once more, to lose power after some steps."""
        other = Memory(mode, len(self.bytes))
        other.steps = steps
        other.bytes[:] = self.bytes
        return other

    def __len__(self):
        return len(self.bytes)

    def __getitem__(self, index):
        if isinstance(index, slice):
            return bytes(self.bytes[index])
        return self.bytes[index]

    def _step(self):
        if self.steps is not None:
            if self.steps == 0:
                raise PowerCut
            self.steps -= 1

    def __setitem__(self, index, value):
        if self.fault:
            self.fault("nvm")
        new = bytearray(self.bytes)
        new[index] = bytes(value) if isinstance(index, slice) else value
        if len(new) != len(self.bytes):
            raise ValueError("Slice and value different lengths.")
        if self.steps is None or self.mode == KEPT:
            self._step()
            self.bytes = new
            return
        if self.mode == ERASED_BLOCK:
            self._step()
            self.bytes[:] = b"\xff" * len(new)
        self.steps = burn(self.bytes, 0, new, self.steps)
