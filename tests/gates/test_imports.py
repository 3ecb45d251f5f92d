# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Shipped code imports only what the board has, and only downwards."""

import ast

import pytest

from tests.gates import shipped

# Only the device folder opens these; all else asks it.
HARDWARE = {
    "alarm",
    "analogio",
    "audiocore",
    "audioio",
    "audiomixer",
    "board",
    "busio",
    "digitalio",
    "keypad",
    "microcontroller",
    "neopixel_write",
    "nvm",
    "pwmio",
    "storage",
    "supervisor",
    "synthio",
    "time",
    "usb_cdc",
    "usb_hid",
    "usb_midi",
}
DRAWING = {"bitmaptools", "displayio", "fontio", "terminalio", "vectorio", *shipped.LIBRARIES}
# The rules need no more than this, so that they run on any Python.
PLAIN = {"array", "struct", "binascii", "micropython"}
ALLOWED_TOP = {
    "code": {"sys", "gc", "handheld"},
    "engine": {*PLAIN, "engine"},
    "bots": {*PLAIN, "engine", "math", "sys", "ulab", "numpy"},
}


@pytest.mark.parametrize("path", shipped.files(), ids=str)
@pytest.mark.parametrize("board", shipped.BOARDS)
def test_every_import_is_on_the_board(board, path):
    tops = {shipped.module(other).partition(".")[0] for other in shipped.files()}
    there = shipped.firmware(board) | tops | set(shipped.LIBRARIES)
    for line, name in shipped.imports(path):
        top = name.partition(".")[0]
        if shipped.room(path) == "bots" and top == "numpy":
            continue  # the desktop's stand-in for ulab, behind a guard
        assert top in there, f"{path}:{line}: {name} is not on {board}"


@pytest.mark.parametrize("path", shipped.files(), ids=str)
def test_imports_of_our_own_name_a_shipped_module(path):
    ours = {shipped.module(other) for other in shipped.files()}
    tops = {name.partition(".")[0] for name in ours}
    for line, name in shipped.imports(path):
        if name.partition(".")[0] in tops:
            assert name in ours, f"{path}:{line}: there is no {name}"


@pytest.mark.parametrize("path", shipped.files(), ids=str)
def test_imports_point_one_way(path):
    """code.py -> handheld -> engine; hardware only through the device folder."""
    room = shipped.room(path)
    for line, name in shipped.imports(path):
        where = f"{path}:{line}: {name}"
        top = name.partition(".")[0]
        assert not name.startswith("."), where + ": shipped code says the whole name"
        if room == "code":
            if path.name == "boot.py":
                continue  # runs before everything, alone
            assert top in ALLOWED_TOP[room], where + ": code.py only starts the app"
        elif room in ("engine", "bots"):
            assert top in ALLOWED_TOP[room], where + ": the rules know no screen and no hardware"
            if room == "engine" and path.name not in ("editions.py", "__init__.py"):
                assert not name.startswith("engine.bots"), where + ": bots stand above the rules"
        elif room == "handheld":
            assert top not in HARDWARE, where + ": hardware is behind handheld.device"
        else:
            below = name.startswith(("handheld.device", "handheld.keys")) or name == "handheld"
            below = below or top != "handheld"
            assert below, where + ": the device folder knows no screen"
            assert top != "engine", where + ": the device folder knows no rules"


PURE = {"layout", "cursor", "text", "keys"}


@pytest.mark.parametrize("path", shipped.files(), ids=str)
def test_pure_modules_draw_nothing(path):
    """Numbers, cursor and texts are tried without a screen, so they import no drawing."""
    if shipped.room(path) != "handheld" or path.stem not in PURE:
        return
    for line, name in shipped.imports(path):
        assert name.partition(".")[0] not in DRAWING, f"{path}:{line}: {name}"


# Removed from CircuitPython, or wrong on this board.
GONE = {
    "show": "root_group",
    "FourWire": "board.DISPLAY",
    "Display": "busdisplay.BusDisplay",
    "ParallelBus": "board.DISPLAY",
    "I2CDisplay": "board.DISPLAY",
}


@pytest.mark.parametrize("path", shipped.files(), ids=str)
def test_no_removed_names(path):
    for node in ast.walk(shipped.tree(path)):
        if isinstance(node, ast.Attribute) and node.attr in GONE:
            owner = ast.unparse(node.value)
            if node.attr != "show" or "display" in owner.lower():
                pytest.fail(f"{path}:{node.lineno}: {owner}.{node.attr} was removed")
        if isinstance(node, ast.Call):
            for keyword in node.keywords:
                assert keyword.arg != "max_size", f"{path}:{node.lineno}: max_size was removed"


FORBIDDEN_NODES = (
    ast.Match,
    ast.AsyncFunctionDef,
    ast.AsyncFor,
    ast.AsyncWith,
    ast.Await,
    ast.AnnAssign,
)


@pytest.mark.parametrize("path", shipped.files(), ids=str)
def test_no_syntax_that_the_board_lacks_or_that_costs(path):
    """No match; no async, whose compiled form differs; no annotated names."""
    for node in ast.walk(shipped.tree(path)):
        bad = isinstance(node, FORBIDDEN_NODES)
        assert not bad, f"{path}:{node.lineno}: {type(node).__name__}"


@pytest.mark.parametrize("path", shipped.files(), ids=str)
def test_no_number_needs_a_big_int(path):
    """A small int has 31 bits on the board: 2**30 and more takes memory each time."""
    for node in ast.walk(shipped.tree(path)):
        if isinstance(node, ast.Constant) and type(node.value) is int:
            assert abs(node.value) < 1 << 30, f"{path}:{node.lineno}: {node.value}"
