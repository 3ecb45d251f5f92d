# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""A drive with a code.py of the test's own, run by the simulator."""

import sys

import pytest

from tools.simulator.host import Console


@pytest.fixture
def board(tmp_path):
    """Return a function: board(code, boot=None, **options of Console) -> Console."""
    root = tmp_path / "drive"
    (root / "lib").mkdir(parents=True)
    before = list(sys.path)

    def make(code, boot=None, **options):
        (root / "code.py").write_text(code, "utf-8")
        if boot is not None:
            (root / "boot.py").write_text(boot, "utf-8")
        return Console(root=root, **options)

    yield make
    sys.path[:] = before
    for name in list(sys.modules):
        if name.partition(".")[0] == "handheld":
            del sys.modules[name]
