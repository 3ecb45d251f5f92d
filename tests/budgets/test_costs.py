# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""What the game does costs no more instructions than is checked in, within 5 %."""

import json
from pathlib import Path

from tests.micropython import costs, run, whole
from tools import memory

CHECKED_IN = json.loads((Path(__file__).parent / "costs.json").read_text())
GROWTH = 1.05


def test_the_engine():
    """A placement taken back, the list of legal ones, a scan, a save: on 91 cells."""
    run.need("callgrind")
    for thing, count in costs.engine_costs(2).items():
        print(thing, count)
        assert 0 < count <= GROWTH * CHECKED_IN[thing + " 91"], (thing, count)


def test_the_app():
    """A cursor step and a whole turn, as it ships."""
    run.need("callgrind")
    with whole.drive() as folder:
        for thing, count in costs.app_costs(folder, start=False).items():
            print(thing, count)
            assert 0 < count <= GROWTH * CHECKED_IN[thing], (thing, count)


def test_what_is_checked_in_keeps_to_the_boards_time():
    """A cursor step in 35 ms, the title within 2 s; cost grows with the cells, not faster."""
    assert CHECKED_IN["step"] <= 35 * costs.A_MILLISECOND
    assert CHECKED_IN["start"] <= 2000 * costs.A_MILLISECOND
    assert CHECKED_IN["scan 169"] <= 169 / 91 * 1.3 * CHECKED_IN["scan 91"]
    assert CHECKED_IN["place 169"] <= 169 / 91 * CHECKED_IN["place 91"]


def test_the_readme_shows_what_is_checked_in():
    before = memory.README.read_text("utf-8")
    for _, table in memory.tables():
        assert table in before
