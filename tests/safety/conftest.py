# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Where the safety tests find the project and each other; a way to go through screens quickly."""

import sys
from importlib.machinery import SourceFileLoader
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parent
sys.path.extend([str(HERE), str(HERE.parent)])


@pytest.fixture
def compiled_once(monkeypatch):
    """The code of the screens, loaded anew with each of them, is compiled once in a test."""
    compiled = {}
    compiling = SourceFileLoader.get_code

    def get_code(self, name):
        if self.path not in compiled:
            compiled[self.path] = compiling(self, name)
        return compiled[self.path]

    monkeypatch.setattr(SourceFileLoader, "get_code", get_code)
