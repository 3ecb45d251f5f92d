# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""The compiled bundle leaves out what nothing asks for, and nothing else."""

import __future__

import ast
import sys
import types

from tools.shake import shake

LIBRARY = '''
"""A library. It mentions unused."""
try:
    from typing import Tuple
except ImportError:
    pass
from os import path, sep
from micropython import (
    const,
    opt_level as level,
)

__version__ = "1.0"
WIDE = const(5)
HIGH = const(7)


def used(x: Tuple) -> int:
    return x + HIGH


def called_by_unused(x):
    return x


def unused(x):
    """unused"""
    return called_by_unused(path)


class Base:
    spare = 3
    name = "base"

    def __len__(self):
        return 1

    def step(self):
        return self.name

    @property
    def seen(self):
        return 1

    @seen.setter
    def seen(self, value):
        level(value)

    @property
    def unseen(self):
        return 2

    @unseen.setter
    def unseen(self, value):
        self.kept = value


class Only:
    def nothing(self):
        return 0
'''
READER = """
from pack.library import Base, Only, used, unused as never

made = Base()
made.seen = used(3)
print(getattr(made, "step")(), Only())
"""


def names(text):
    return {
        node.name
        for node in ast.walk(ast.parse(text))
        if isinstance(node, (ast.FunctionDef, ast.ClassDef, ast.alias))
    }


def both(keep=()):
    left = shake({"pack.library": LIBRARY, "pack.reader": READER}, ["os", "micropython"], keep)
    return left["pack.library"], left["pack.reader"]


def test_what_nothing_asks_for_goes():
    library, reader = both()
    assert not {"unused", "called_by_unused", "unseen", "nothing"} & names(library)
    assert "HIGH" in library and "WIDE" not in library
    assert "spare" not in library and "__version__" not in library
    assert "sep" not in names(library) and "path" not in names(library)
    assert not {"unused", "never"} & names(reader)


def test_what_something_asks_for_stays():
    library, reader = both()
    assert {"used", "Base", "Only", "step", "seen", "__len__", "const"} <= names(library)
    assert 'name = "base"' in library  # read as an attribute
    assert {"Base", "Only", "used"} <= names(reader)
    assert {"unused", "called_by_unused", "path"} <= names(both(keep=["unused"])[0])


def test_what_the_board_does_not_have_is_not_tried():
    assert "typing" not in both()[0]
    text = "try:\n    import ulab\nexcept ImportError:\n    pass\nprint(ulab)\n"
    assert "ulab" in shake({"m": text}, ["ulab"])["m"]
    text = "try:\n    import ulab\nexcept ImportError:\n    ulab = None\nprint(ulab)\n"
    assert "ulab" in shake({"m": text})["m"]  # something happens where it fails


def test_what_is_left_is_python_line_for_line():
    for text, before in zip(both(), (LIBRARY, READER), strict=True):
        assert text.count("\n") == before.count("\n")
        ast.parse(text)
    line = LIBRARY.splitlines().index("def used(x: Tuple) -> int:")
    assert both()[0].splitlines()[line] == "def used(x: Tuple) -> int:"


def test_what_is_left_runs_alike(monkeypatch):
    firmware = types.SimpleNamespace(const=abs, opt_level=abs)
    monkeypatch.setitem(sys.modules, "micropython", firmware)
    for text in (both()[0], LIBRARY):
        scope = {}
        # MicroPython looks at no annotation
        exec(compile(text, "m", "exec", __future__.annotations.compiler_flag), scope)
        made = scope["Base"]()
        made.seen = -1
        assert (scope["used"](3), len(made), made.step(), made.seen) == (10, 1, "base", 1)
