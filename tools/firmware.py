# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""What the boards' firmware has: modules and names, as circuitpython-stubs list them."""

import ast
import re
from functools import cache
from importlib.util import find_spec
from pathlib import Path

from tools.environment import Trouble

#: the boards that the game is for
BOARDS = ("pygamer", "pybadge")
# Built into the firmware, but not in the list of the board's stub.
_ALWAYS = {"gc", "micropython", "__future__"}


def firmware(board):
    """Return the names of the modules in a board's firmware, from circuitpython-stubs."""
    spec = find_spec("board_definitions")
    for place in spec.submodule_search_locations if spec else ():
        stub = Path(place) / board / "__init__.pyi"
        if stub.exists():
            listed = re.search(r"Included modules: (.*)", stub.read_text("utf-8")).group(1)
            listed = listed.split(",")
            return _ALWAYS | {name.strip().partition(".")[0].split()[0] for name in listed}
    raise Trouble(f"circuitpython-stubs says nothing about the board {board}.")


def names_in(tree):
    """Return every name in a parsed module, and every string that may be one."""
    names = set()
    for node in ast.walk(tree):
        for kind in ("name", "arg", "attr", "id", "asname", "value"):
            if isinstance(getattr(node, kind, None), str):
                names.add(getattr(node, kind))
    return names


@cache
def firmware_names(board):
    """Return every name in the stubs of the modules of a board's firmware."""
    names = set(firmware(board))
    for module in firmware(board) - _ALWAYS:
        spec = find_spec(module + "-stubs")
        for place in spec.submodule_search_locations if spec else ():
            for path in Path(place).rglob("*.pyi"):
                names |= names_in(ast.parse(path.read_text("utf-8")))
    return frozenset(names)
