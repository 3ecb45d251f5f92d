# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""A desktop stand-in for the board: an unchanged code.py runs on it, in a window or by script."""

import os
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
STAND_INS = Path(__file__).resolve().parent / "standins"


def install(root=ROOT):
    """Put the stand-in modules, the project and its lib folder first on sys.path, in this order.

    Must come before the first import of displayio: Blinka's own ``board`` and ``digitalio`` look
    for wires that a desktop does not have. May be called again.
    """
    os.environ.setdefault("BLINKA_OS_AGNOSTIC", "1")
    for path in (Path(root) / "lib", Path(root), STAND_INS):
        # as_posix: shipped code may cut its own __file__ at a slash, as it does on the board
        name = path.as_posix()
        if name in sys.path:
            sys.path.remove(name)
        sys.path.insert(0, name)
