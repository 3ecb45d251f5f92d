# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""The board's Python stack holds about 40 nested calls: nothing shipped may call itself."""

import ast

import pytest

from tests.gates import shipped
from tests.gates.calls import Graph


def rooms(*names):
    """Return {module: tree} of the shipped files in those rooms."""
    return {
        shipped.module(path): shipped.tree(path)
        for path in shipped.files()
        if shipped.room(path) in names
    }


# Circles that are none: the name of a method is the same, the object never is.
NO_CIRCLES = {
    ("handheld.opponent.Opponent.best",): "it asks its bot, which is of the engine",
    ("handheld.device.store.Store.prepare",): "it prepares the media, which are no stores",
    (
        "handheld.device.store.Drive._make",
        "handheld.device.store.Drive.write",
    ): "what is written to there is a file",
}


def test_nothing_shipped_can_call_itself():
    found = Graph(rooms("engine", "bots", "handheld", "device", "code")).circles()
    assert [circle for circle in found if tuple(circle) not in NO_CIRCLES] == []
    assert {tuple(circle) for circle in found} >= set(NO_CIRCLES), "an exception is out of date"


SAMPLES = {
    "itself": ("def f(n):\n    return f(n - 1)\n", [["m.f"]]),
    "two functions": ("def f():\n    g()\ndef g():\n    f()\n", [["m.f", "m.g"]]),
    "two methods": (
        "class A:\n    def f(self):\n        self.g()\n    def g(self):\n        self.f()\n",
        [["m.A.f", "m.A.g"]],
    ),
    "through a child class": (
        "class A:\n    def f(self):\n        self.g()\n"
        "class B(A):\n    def g(self):\n        self.f()\n",
        [["m.A.f", "m.B.g"]],
    ),
    "another object's method": (
        "class A:\n    def f(self):\n        self.other.f()\n",
        [["m.A.f"]],
    ),
    "a part with a method of the same name": (
        "class Lid:\n    def f(self):\n        pass\n"
        "class A:\n    def f(self):\n        self._lid.f()\n",
        [],
    ),
    "a part that is known by what was put into it": (
        "class Drum:\n    def f(self):\n        pass\n"
        "def make():\n    return Drum()\n"
        "class A:\n    def __init__(self):\n        self.skin = make()\n"
        "    def f(self):\n        self.skin.f()\n",
        [],
    ),
    "elements that are known by what the list was made of": (
        "class Drum:\n    def f(self):\n        pass\n"
        "class A:\n    def __init__(self):\n        self.kit = [Drum() for _ in range(3)]\n"
        "    def f(self):\n        self.kit[0].f()\n        for drum in self.kit:\n"
        "            drum.f()\n",
        [],
    ),
    "a part of the same kind": (
        "class A:\n    def __init__(self):\n        self.next = A()\n"
        "    def f(self):\n        self.next.f()\n",
        [["m.A.__init__"], ["m.A.f"]],
    ),
    "an overriding method that calls the one above": (
        "class A:\n    def f(self):\n        pass\n"
        "class B(A):\n    def f(self):\n        super().f()\n",
        [],
    ),
    "a chain": ("def f():\n    g()\ndef g():\n    pass\n", []),
}


@pytest.mark.parametrize("what", SAMPLES)
def test_the_gate_itself(what):
    source, circles = SAMPLES[what]
    assert Graph({"m": ast.parse(source)}).circles() == circles
