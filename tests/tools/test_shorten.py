# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Short names in the compiled bundle: the same program, and only names nobody outside asks for."""

import ast
import subprocess
import sys

import pytest

from tools.environment import Trouble
from tools.shorten import shorten

BASE = """
from micropython import const

LIMIT = const(7)
_STEP = 3
_state = None


class Base:
    def __init__(self, first, second):
        self.number = first
        self._hidden = second

    def total(self):
        def inner(first):
            return first + self._hidden
        return inner(self.number) + _STEP

    @property
    def doubled(self):
        return 2 * self.number

    @doubled.setter
    def doubled(self, value):
        self.number = value // 2


def remember(something):
    global _state
    _state = something
    return _state


def named(*, width, height=2):
    return width * height
"""
MORE = '''
from pack import base as under
from pack.base import Base as Parent, remember


class More(Parent):
    """number stays a word in a docstring."""

    def __init__(self):
        super().__init__(under.LIMIT, 10)
        self._own = [number for number in range(3)]

    def total(self):
        try:
            return Parent.total(self) + sum(self._own)
        except ValueError as error:
            raise error


made = More()
made.doubled = 20
made.label = "x"
print(made.total(), made.doubled, remember(5), under.named(width=4), made.label, under.LIMIT)
'''
SOURCES = {"pack": "", "pack.base": BASE, "pack.more": MORE}


def run(sources, folder):
    package = folder / "pack"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text(sources["pack"])
    for name in ("base", "more"):
        (package / (name + ".py")).write_text(sources["pack." + name])
    (folder / "micropython.py").write_text("def const(value):\n    return value\n")
    command = [sys.executable, "-c", "import pack.more"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def words(text):
    return {
        getattr(node, kind)
        for node in ast.walk(ast.parse(text))
        for kind in ("id", "attr", "arg", "name")
        if isinstance(getattr(node, kind, None), str)
    }


def test_the_program_does_the_same(tmp_path):
    short = shorten(SOURCES)
    assert run(SOURCES, tmp_path / "long") == run(short, tmp_path / "short")
    assert run(short, tmp_path / "once") == "26 20 5 8 x 7\n"
    for name, text in SOURCES.items():
        assert text.count("\n") == short[name].count("\n")


def test_names_become_short_and_shared():
    short = shorten(SOURCES)
    left = words(short["pack.base"]) | words(short["pack.more"])
    gone = {
        "_hidden",
        "number",
        "remember",
        "total",
        "_own",
        "doubled",
        "first",
        "second",
        "_state",
    }
    assert not gone & left
    assert {"width", "height"} <= left  # arguments given by name
    assert "const(3)" in short["pack.base"]  # a private number takes no memory
    assert "number stays a word in a docstring." in short["pack.more"]
    apart = {f"m{n}": f"class One:\n    def one_{n}(self):\n        pass\n" for n in range(9)}
    assert len(set().union(*(words(text) for text in shorten(apart).values()))) == 3


def test_what_others_use_stays():
    assert "total" in words(shorten(SOURCES, keep=["total"])["pack.base"])
    text = "class A:\n    def append(self, item):\n        self.items = self.format = item\n"
    assert {"append", "items", "format"} <= words(shorten({"m": text})["m"])
    text = "class A:\n    def open_it(self):\n        return getattr(self, 'shut_it')\n"
    text += "    def shut_it(self):\n        pass\n"
    left = words(shorten({"m": text})["m"])
    assert "shut_it" in left and "open_it" not in left


def test_an_attribute_set_from_outside_has_a_name_of_its_own():
    """It may land on an object whose own class never speaks of it."""
    sources = {
        "a": "class A:\n    def __init__(self):\n        self.inner_one = self.inner_two = 2\n",
        "b": "def mark(thing):\n    thing.marked = True\n",
    }
    short = shorten(sources)
    (given,) = {node.attr for node in ast.walk(ast.parse(short["b"])) if hasattr(node, "attr")}
    assert given not in words(short["a"])


def test_names_of_the_bundle_are_refused_in_sources():
    with pytest.raises(Trouble, match="_0"):
        shorten({"m": "_0 = 1\n"})
