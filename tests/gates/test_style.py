# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""One look for every file: ruff's rules and format, a licence line, a docstring, no leftovers."""

import ast
import subprocess
import sys

import pytest

from tests.gates import shipped

OURS = sorted(
    path.relative_to(shipped.ROOT)
    for folder in ("engine", "lib", "tools", "tests")
    for path in (shipped.ROOT / folder).rglob("*.py")
    if "node_modules" not in path.parts
) + [path for path in shipped.files() if len(path.parts) == 1]
LICENCE = "SPDX-License-Identifier: MIT"
COPYRIGHT = "SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors"
LEFTOVERS = ("TO" + "DO", "FIX" + "ME", "XX" + "X")


@pytest.mark.parametrize("command", [("check",), ("format", "--check")], ids=" ".join)
def test_ruff(command):
    done = subprocess.run(
        [sys.executable, "-m", "ruff", *command, "--no-cache", "."],
        cwd=shipped.ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("path", OURS, ids=str)
def test_head_of_file(path):
    text = (shipped.ROOT / path).read_text("utf-8")
    head = text.splitlines()[:4]
    assert any(COPYRIGHT in line for line in head) and any(LICENCE in line for line in head)
    assert ast.get_docstring(ast.parse(text)), f"{path} does not say what it is for"


@pytest.mark.parametrize("path", OURS, ids=str)
def test_nothing_is_left_for_later(path):
    text = (shipped.ROOT / path).read_text("utf-8")
    for word in LEFTOVERS:
        assert word not in text, f"{path} says {word}"


def described():
    """Return {class name: (names of its bases, names of its methods that have a docstring)}."""
    out = {}
    for path in shipped.files():
        for node in ast.walk(shipped.tree(path)):
            if isinstance(node, ast.ClassDef):
                bases = [ast.unparse(base).rpartition(".")[2] for base in node.bases]
                parts = [part for part in node.body if isinstance(part, ast.FunctionDef)]
                out[node.name] = (bases, {part.name for part in parts if ast.get_docstring(part)})
    return out


def told_above(classes, owner, method):
    """Tell whether a class above ``owner`` says what ``method`` is for."""
    todo = list(classes[owner][0])
    while todo:
        above = todo.pop()
        if above in classes:
            if method in classes[above][1]:
                return True
            todo += classes[above][0]
    return False


@pytest.mark.parametrize("path", shipped.files(), ids=str)
def test_public_things_are_described(path):
    """Every public class, function and method of the shipped code, there or in the class above."""
    classes = described()
    bare = []
    for node in shipped.tree(path).body:
        if not isinstance(node, ast.ClassDef | ast.FunctionDef) or node.name.startswith("_"):
            continue
        if not ast.get_docstring(node):
            bare.append(f"{path}:{node.lineno}: {node.name}")
        for part in node.body if isinstance(node, ast.ClassDef) else ():
            if (
                isinstance(part, ast.FunctionDef)
                and not part.name.startswith("_")
                and not ast.get_docstring(part)
                and not told_above(classes, node.name, part.name)
            ):
                bare.append(f"{path}:{part.lineno}: {node.name}.{part.name}")
    assert not bare, "\n".join(bare)
