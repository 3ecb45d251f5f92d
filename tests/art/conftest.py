# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""What the art tests share: the drawn sheets, and the game's own modules on a board."""

import importlib

import pytest

from tools.make_assets import sheets
from tools.simulator import ROOT, machine


@pytest.fixture(scope="session")
def drawn():
    """{name: Sheet} as tools/make_assets.py draws them."""
    return {sheet.name: sheet for sheet in sheets()}


@pytest.fixture
def art():
    """The module handheld.art."""
    return importlib.import_module("handheld.art")


@pytest.fixture
def font(tmp_path):
    """The module handheld.font; labels ask the board for the time, so one is switched on."""
    board = machine.Machine(
        "pygamer", ROOT, tmp_path, bytearray(8192), False, lambda what, name: None
    )
    machine.switch_on(board)
    yield importlib.import_module("handheld.font")
    machine.switch_on(None)
