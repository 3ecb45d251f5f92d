# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""The mutants of a source: what is changed, where it belongs, and that nothing else changes."""

import ast
import os
import signal
from types import SimpleNamespace

import pytest

from tools import commands
from tools.environment import Trouble
from tools.mutants import mutants_of

needs_fork = pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork on this system")

SOURCE = '''"""Not this text."""
LIMIT = 3


class Box:
    """Nor this."""

    def put(self, n=1):
        if n < LIMIT and self.open:
            self.count += n
        return self.count


def least(values):
    for value in values:
        if not value:
            raise ValueError("nor this")
    return min(values)
'''
# Counted by hand off the source, in the order of its places
MUTANTS = [
    "-: LIMIT = 3  ->  LIMIT = 4",
    "-: LIMIT = 3  ->  LIMIT = 2",
    "-: def put(self, n=1):  ->  def put(self, n=2):",
    "-: def put(self, n=1):  ->  def put(self, n=0):",
    "Box.put: if n < LIMIT and self.open:  ->  if n < LIMIT or self.open:",
    "Box.put: if n < LIMIT and self.open:  ->  if n <= LIMIT and self.open:",
    "Box.put: if n < LIMIT and self.open:  ->  if not n < LIMIT and self.open:",
    "Box.put: self.count += n  ->  self.count -= n",
    "Box.put: self.count += n  ->  pass",
    "Box.put: return self.count  ->  return None",
    "least: if not value:  ->  if value:",
    "least: raise ValueError('nor this')  ->  pass",
    "least: return min(values)  ->  return None",
]


@pytest.fixture
def mutants(tmp_path):
    path = tmp_path / "box.py"
    path.write_text(SOURCE)
    return mutants_of(path)


def test_every_place_has_its_mutants(mutants):
    assert [str(mutant) for mutant in mutants] == ["box." + text for text in MUTANTS]


def test_a_mutant_is_the_source_with_this_change_only(mutants):
    def run(code):
        scope = {}
        exec(code, scope)
        box = scope["Box"]()
        box.count, box.open = 5, True
        try:
            return scope["LIMIT"], box.put(), box.put(3), scope["least"]((4, 2))
        except ValueError as error:
            return str(error)

    seen = [run(mutant.code()) for mutant in mutants]
    # n = 1 and 3, LIMIT = 3; the box holds 5
    assert run(compile(SOURCE, "box", "exec")) == (3, 6, 6, 2)
    assert seen == [
        (4, 6, 9, 2),
        (2, 6, 6, 2),
        (3, 7, 7, 2),
        (3, 5, 5, 2),
        (3, 6, 9, 2),
        (3, 6, 9, 2),
        (3, 5, 8, 2),
        (3, 4, 4, 2),
        (3, 5, 5, 2),
        (3, None, None, 2),
        "nor this",
        (3, 6, 6, 2),
        (3, 6, 6, None),
    ]
    # And each of them left the source as it was for the next one.
    assert run(compile(ast.parse(SOURCE), "box", "exec")) == (3, 6, 6, 2)
    assert [run(mutant.code()) for mutant in mutants] == seen


def test_equal_texts_are_told_apart(tmp_path):
    path = tmp_path / "twice.py"
    path.write_text("A = 1 - 1\n")
    names = [str(mutant) for mutant in mutants_of(path)]
    assert len(set(names)) == len(names)
    assert sum("(2)" in name for name in names) == 0
    path.write_text("def f(a):\n    a.b()\n    a.b()\n")
    assert [str(m) for m in mutants_of(path)] == [
        "twice.f: a.b()  ->  pass",
        "twice.f: a.b()  ->  pass  (2)",
    ]


@needs_fork
def test_what_becomes_of_a_mutant():
    """A test fails, none does, it goes round for ever, the process dies."""
    from tools import mutate

    def for_ever():
        signal.setitimer(signal.ITIMER_VIRTUAL, 0.05)
        while True:
            pass

    def dies():
        raise RuntimeError("injected")

    assert mutate.in_fork(lambda: mutate.KILLED) == mutate.KILLED
    assert mutate.in_fork(lambda: mutate.ALIVE) == mutate.ALIVE
    assert mutate.in_fork(for_ever) == mutate.SLOW
    assert mutate.in_fork(dies) == mutate.KILLED


@needs_fork
def test_the_list_of_survivors_is_read(tmp_path, monkeypatch):
    from tools import mutate

    monkeypatch.setattr(mutate, "SURVIVORS", tmp_path / "none.txt")
    assert mutate.explained() == {}
    lines = ("# why", "a.b: c  ->  d", "    Because it is", "    the same.", "", "e: f", "    So.")
    (tmp_path / "none.txt").write_text("\n".join(lines) + "\n")
    assert mutate.explained() == {"a.b: c  ->  d": "Because it is the same. ", "e: f": "So. "}


@needs_fork
def test_every_module_of_the_rules_is_mutated_and_every_survivor_has_its_place():
    from tools import mutate

    assert {"board", "game", "record", "duel", "junior"} < set(mutate.MODULES)
    found = set()
    for module in mutate.MODULES:
        found |= {str(mutant) for mutant in mutants_of(mutate.ROOT / "engine" / f"{module}.py")}
    for mutant, reason in mutate.explained().items():
        assert mutant in found
        assert reason


@needs_fork
def test_a_module_that_is_none_of_the_rules_is_refused():
    with pytest.raises(Trouble, match="nosuch"):
        commands.mutate(SimpleNamespace(modules=["board", "nosuch"], sample=0))
