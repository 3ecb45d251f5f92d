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


def test_nothing_shipped_can_call_itself():
    assert Graph(rooms("engine", "bots", "handheld", "device", "code")).circles() == []


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
