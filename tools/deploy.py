# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""dev.py deploy: copy the game to the board's drive.

Only what differs is written, synced, and read back. The folder `saves` and a settings.toml that is
there already stay. Old files of the game that the new one no longer has are removed: a left-over
.py would hide the new .mpy.
"""

import errno
import os
import re
import shutil
import string
import sys
from pathlib import Path

from tools import bundle
from tools.environment import Trouble

BOOT_OUT = "boot_out.txt"
#: what belongs to the player once it is there
KEPT = ("settings.toml",)
#: folders in which every file is the game's
OWN = ("engine", "assets", "lib/handheld", *("lib/" + name for name in bundle.LIBRARIES))
# The drive counts in clusters; this is the largest one that CircuitPython makes.
CLUSTER = 4096
_PROBE = "write.tst"
_READ_ONLY = (errno.EROFS, errno.EACCES, errno.EPERM)


def places(system=sys.platform, root="/"):
    """Return the folders where this system mounts drives.

    system: as sys.platform. root: the top of the file system.
    """
    if system == "win32":
        return [Path(letter + ":\\") for letter in string.ascii_uppercase[2:]]
    root = Path(root)
    patterns = ["Volumes/*"] if system == "darwin" else ["media/*", "media/*/*", "run/media/*/*"]
    found = [place for pattern in patterns for place in sorted(root.glob(pattern))]
    mounts = root / "proc" / "mounts"
    if system != "darwin" and mounts.is_file():
        for line in mounts.read_text("utf-8", "replace").splitlines():
            _, place, kind = line.split()[:3]
            place = Path(re.sub(r"\\([0-7]{3})", lambda m: chr(int(m.group(1), 8)), place))
            if kind in ("vfat", "msdos") and place not in found:
                found.append(place)
    return found


def drives(candidates):
    """Return those folders that are drives of a board with CircuitPython."""
    found = []
    for place in candidates:
        try:
            if (place / BOOT_OUT).is_file():
                found.append(place)
        except OSError:
            continue  # a card reader without a card
    return found


def identify(drive):
    """Return (major, version, board id) from a drive's boot_out.txt; else Trouble."""
    try:
        text = (drive / BOOT_OUT).read_text("utf-8", "replace")
    except OSError:
        raise Trouble(
            f"{drive} has no {BOOT_OUT}: it is not the drive of a board with CircuitPython."
        ) from None
    version = re.search(r"CircuitPython (\d+)\.(\S+)", text)
    board = re.search(r"Board ID: ?(\S+)", text)
    if not version or not board:
        raise Trouble(f"{drive / BOOT_OUT} does not say which CircuitPython and board this is.")
    return int(version.group(1)), f"{version.group(1)}.{version.group(2)}", board.group(1)


def choose(given=None, candidates=None):
    """Return the drive to copy to: the given one, or the only one there is."""
    if given:
        drive = Path(given)
        if not drive.is_dir():
            raise Trouble(f"There is no folder {drive}.")
    else:
        found = drives(places() if candidates is None else candidates)
        if not found:
            raise Trouble(
                "There is no board's drive: plug the board in with a data cable, switch it on, and "
                "say where its drive is if it is not found: dev.py deploy DRIVE."
            )
        if len(found) > 1:
            several = ", ".join(map(str, found))
            raise Trouble(f"There are several boards' drives ({several}); name one of them.")
        drive = found[0]
    major, version, board = identify(drive)
    if board not in bundle.BOARDS:
        raise Trouble(
            f"{drive} belongs to a board called {board}; the game runs on "
            f"{' and '.join(bundle.BOARDS)}."
        )
    if major != bundle.MAJOR:
        raise Trouble(
            f"{drive} has CircuitPython {version}; the game needs CircuitPython {bundle.MAJOR} "
            "(from circuitpython.org)."
        )
    return drive


def plan(files, drive):
    """Return (names to write, names to remove) that make the drive hold these files."""
    write = []
    for name, content in files.items():
        there = drive / name
        if name in KEPT and there.exists():
            continue
        try:
            same = there.stat().st_size == len(content) and there.read_bytes() == content
        except OSError:
            same = False
        if not same:
            write.append(name)
    remove = []
    for folder in OWN:
        for path in sorted((drive / folder).rglob("*")):
            name = path.relative_to(drive).as_posix()
            if path.is_file() and name not in files and not path.name.startswith("."):
                remove.append(name)
    for name in files:
        # adafruit_ticks.py beside adafruit_ticks.mpy
        other = name.removesuffix(".mpy") + ".py" if name.endswith(".mpy") else name[:-3] + ".mpy"
        if name.endswith((".mpy", ".py")) and other not in remove and (drive / other).is_file():
            remove.append(other)
    # code.py comes last: the board starts it anew when it changes.
    write.sort(key=lambda name: (name == "code.py", "/" not in name, name))
    return write, remove


def _clusters(size):
    return -(-size // CLUSTER) * CLUSTER


def room(files, write, remove, drive):
    """Return how many bytes more the drive needs than it has free; at most 0 if all is well."""
    need = sum(_clusters(len(files[name])) for name in write)
    for name in write + remove:
        if (drive / name).is_file():
            need -= _clusters((drive / name).stat().st_size)
    return need - shutil.disk_usage(drive).free


def probe(drive):
    """Find out whether the drive can be written, by writing; else Trouble."""
    path = drive / _PROBE
    try:
        with open(path, "wb") as file:
            file.write(b"?")
        path.unlink()
    except OSError as error:
        if error.errno in _READ_ONLY:
            raise Trouble(
                f"{drive} cannot be written: the game has it. Hold SELECT while you switch the "
                "board on or press reset, and run this again."
            ) from None
        raise Trouble(f"{drive} cannot be written: {error.strerror}.") from None


def put(path, content):
    """Write a file, bring it to the drive, and read it back from there; else Trouble."""
    path.parent.mkdir(parents=True, exist_ok=True)
    with open(path, "wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    with open(path, "rb") as file:
        if hasattr(os, "posix_fadvise"):  # else the computer would read its own memory
            os.posix_fadvise(file.fileno(), 0, 0, os.POSIX_FADV_DONTNEED)
        if file.read() != content:
            raise Trouble(f"{path} reads back otherwise than it was written; run this again.")


def copy(files, drive, say=print):
    """Make the drive hold these files; return (names written, names removed)."""
    write, remove = plan(files, drive)
    if not write and not remove:
        say(f"{drive} has this game already.")
        return write, remove
    probe(drive)
    lacking = room(files, write, remove, drive)
    if lacking > 0:
        raise Trouble(f"{drive} has too little room: {lacking:,} bytes more are needed.")
    try:
        for name in remove:
            (drive / name).unlink()
            say("removed " + name)
        for name in write:
            put(drive / name, files[name])
            say("copied  " + name)
    except OSError as error:
        raise Trouble(
            f"{drive}: {error.strerror} while copying; run this again, it goes on where it was."
        ) from None
    if hasattr(os, "sync"):
        os.sync()
    return write, remove


def deploy(given=None, source=False):
    """Copy the game to the drive and say what to do next."""
    drive = choose(given)
    files, _, _ = bundle.make(source)
    write, remove = copy(files, drive)
    if write or remove:
        print(f"{len(write)} files copied to {drive}, read back and the same.")
    if "boot.py" in write:
        print("Eject the drive and press reset once: boot.py, which lets the game save, runs then.")
