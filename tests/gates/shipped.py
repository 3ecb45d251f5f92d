# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""What goes onto the board, for the gates that look at it."""

import ast
from functools import cache
from importlib.util import find_spec
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
BOARDS = ("pygamer", "pybadge")
# Adafruit libraries that are copied to the board's lib folder.
LIBRARIES = ("adafruit_display_text", "adafruit_displayio_layout", "adafruit_ticks")
# Built into the firmware, but not in the board stub's list.
ALWAYS = {"gc", "micropython", "__future__"}


@cache
def files():
    """Return every shipped .py as a path relative to the project; fails when there is none."""
    found = [ROOT / name for name in ("code.py", "boot.py") if (ROOT / name).is_file()]
    for room in ("engine", "lib"):
        found += sorted((ROOT / room).rglob("*.py"))
    if not found:
        pytest.fail("no shipped file was found")
    return tuple(path.relative_to(ROOT) for path in found)


@cache
def tree(path):
    """Return the parsed module of a shipped file."""
    return ast.parse((ROOT / path).read_text("utf-8"), str(path))


def room(path):
    """Return the room of a file: "code", "handheld", "device", "bots" or "engine"."""
    parts = Path(path).parts
    if parts[0] == "lib":
        return "device" if parts[2] == "device" else "handheld"
    if parts[0] == "engine":
        return "bots" if parts[1] == "bots" else "engine"
    return "code"


def module(path):
    """Return the name under which the board imports a shipped file."""
    parts = list(Path(path).with_suffix("").parts)
    if parts[0] == "lib":
        parts = parts[1:]
    if parts[-1] == "__init__":
        parts = parts[:-1]
    return ".".join(parts)


def imports(path):
    """Return (line, full module name) of every import in a shipped file, wherever it stands.

    ``from a import b`` gives "a.b" when b is a shipped module, else "a". A relative import gives a
    name that starts with a dot.
    """
    known = {module(other) for other in files()}
    out = []
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.Import):
            out += [(node.lineno, alias.name) for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = "." * node.level + (node.module or "")
            for alias in node.names:
                full = base + "." + alias.name
                out.append((node.lineno, full if full in known else base))
    return out


@cache
def firmware(board):
    """Return the names of the modules in a board's firmware, from its circuitpython-stubs entry."""
    spec = find_spec("board_definitions")
    if spec is None:
        pytest.fail("circuitpython-stubs is not installed")
    for place in spec.submodule_search_locations:
        stub = Path(place) / board / "__init__.pyi"
        if stub.exists():
            line = next(
                line for line in stub.read_text("utf-8").splitlines() if "Included modules:" in line
            )
            names = line.partition(":")[2].split(",")
            return frozenset(name.strip().partition(".")[0].split()[0] for name in names) | ALWAYS
    pytest.fail(f"no stub for {board}")
