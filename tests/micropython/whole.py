# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""The whole app as it ships, in MicroPython: what it takes of the board's memory, and when.

    with whole.drive() as folder:           a compiled bundle with the stand-ins beside it
        looks = whole.live(folder, ["fingers.tap('A')", ...])     a Look after each piece

A Look's `bytes` are those alive after a collection, the stand-ins' own code left out. Three things
are not as on the board and are put right. Names that the firmware has in its flash (all names of
its stubs) are known before the count begins, and so is `binascii`, which is Python here. Strings
that MicroPython keeps for good stand in tables that double in size: here in one that is large
already, and what tables for as many strings take on the board is added.
"""

import ast
import re
import shutil
import tempfile
from collections import namedtuple
from contextlib import contextmanager
from pathlib import Path

from tests.micropython import run
from tools import bundle, compiled, firmware
from tools.environment import ROOT

HERE = Path(__file__).resolve().parent
Look = namedtuple("Look", "bytes strings output allocated")

# Names that the pieces of code in tests ask for; all others are short in the bundle.
KEEP = """
    install start tap play rest game lay think alone Hand placements most total naps measures marks
    ENDS new app screen name phase mode device display root_group running
""".split()

# What a table takes for a string: where it lies, its hash, its length. The first has 20 rows.
_ROW, _ROWS = 7, 20

# A collector takes any word for an address that looks like one. Here addresses begin near 0, like
# the small numbers in the game's tables, on the board at 0x20000000: so the game's memory is moved
# to where small numbers and letters do not reach, behind a block of 8 MB, and what room there is
# before that block is filled.
_HEAP_MB, _FAR = 12, 8 << 20
# So many more strings, and the table in use is the one with room for 2,560.
_SPARE, _FIRST, _LAST = 1700, 2541, 3700

_PREPARE = """
import binascii, gc, sys
import micropython
far = bytearray({far})
class Names:
    pass
names = Names()
with open("names.txt") as file:
    for line in file:
        setattr(names, line.strip(), None)
for n in range({spare}):
    setattr(names, "spare" + str(n), None)
del names, Names
import standins, fingers
standins.install()
fingers.tap, fingers.play, fingers.rest, fingers.start
"""
_FILL = """
holes = ()
while id(holes) < id(far) + len(far):
    holes = (holes, 0)
"""
_COUNT = "micropython.qstr_info()"


@contextmanager
def drive(source=False):
    """A folder with the bundle for MicroPython, and the stand-ins."""
    more = {name: (HERE / (name + ".py")).read_text("utf-8") for name in ("standins", "fingers")}
    with tempfile.TemporaryDirectory() as folder:
        # In the stand-ins Python classes play native ones: their names are no game's to give away.
        keep = firmware.names_in(ast.parse(more["standins"])) | set(KEEP)
        bundle.write(bundle.contents(ROOT, source, compiled.MICROPYTHON, more, keep), folder)
        (Path(folder) / "names.txt").write_text("\n".join(firmware_names()) + "\n")
        yield folder


def forget_saves(folder):
    """Remove what a run on the unix port has saved, or the next one begins with that game."""
    shutil.rmtree(Path(folder) / "saves", ignore_errors=True)


def firmware_names():
    """Every name in the stubs of the modules that the PyGamer's firmware has, sorted."""
    return sorted(name for name in firmware.firmware_names("pygamer") if name.isidentifier())


def live(folder, pieces, pystack=run.BOARD_PYSTACK):
    """Run the app piece by piece (the first is fingers.start()); return a Look for each.

    RuntimeError with the traceback when a piece fails.
    """
    return looks(folder, ["fingers.start()", *pieces], pystack)


def engine(folder):
    """Return the bytes of the engine and a Classic game for two, nothing else being loaded."""
    piece = "from engine import editions\ngame = editions.new('classic', 2, 1)"
    return looks(folder, [piece])[0].bytes


def looks(folder, pieces, pystack=run.BOARD_PYSTACK):
    """Run any pieces; return a Look for each. RuntimeError with the traceback when one fails."""
    sources = [_PREPARE.format(far=_FAR, spare=_SPARE), _FILL, _COUNT]
    for piece in pieces:
        sources += [piece, _COUNT]
    runs = run.wasm(*sources, pystack=pystack, root=folder, heap_mb=_HEAP_MB)
    for one in runs:
        if one.error:
            raise RuntimeError(one.error)
    runs = runs[1:]
    first = _strings(runs[1])
    if not _FIRST <= first <= _LAST:
        raise RuntimeError(f"{first} strings at the start: another table than meant is in use")
    out = []
    for piece, count in zip(runs[2::2], runs[3::2], strict=True):
        strings = _strings(count) - first
        size = piece.live - runs[0].live + _tables(strings)
        out.append(Look(size, strings, piece.output, piece.allocated))
    return out


def _strings(one):
    return int(re.search(r"n_qstr=(\d+)", one.output).group(1))


def _tables(strings):
    rows = _ROWS
    total = 0
    while strings > 0:
        total += rows * _ROW
        strings -= rows
        rows *= 2
    return total
