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


@pytest.mark.parametrize("path", shipped.files(), ids=str)
def test_public_things_are_described(path):
    """Every public class, function and method of the shipped code has a docstring."""
    bare = []
    for node in ast.walk(shipped.tree(path)):
        if isinstance(node, ast.ClassDef | ast.FunctionDef) and not node.name.startswith("_"):
            private = any(
                isinstance(owner, ast.ClassDef) and owner.name.startswith("_")
                for owner in ast.walk(shipped.tree(path))
                if isinstance(owner, ast.ClassDef) and node in owner.body
            )
            if not private and not ast.get_docstring(node):
                bare.append(f"{path}:{node.lineno}: {node.name}")
    assert not bare, "\n".join(bare)
