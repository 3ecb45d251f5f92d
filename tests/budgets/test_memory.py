# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""The whole app as it ships, played by its buttons in MicroPython: does it fit into the board?"""

import json
from pathlib import Path

import pytest

from tests.micropython import run, whole
from tools import memory

CHECKED_IN = json.loads((Path(__file__).parent / "memory.json").read_text())
GROWTH = 1.03  # a change may take so much; more is looked at and checked in by dev.py memory
# KB alive at most: on any screen, in the middle of Hard's thought, the engine with a game alone
SCREEN_KB, HARD_KB, ENGINE_KB = 105, 132, 30
FULL_HEAP_KB = 140


@pytest.fixture(scope="module")
def folder():
    run.need("wasm")
    run.need("unix")
    with whole.drive() as made:
        yield made


@pytest.mark.parametrize("name", memory.EDITIONS)
def test_an_edition_from_title_to_result(folder, name):
    """On 32 bits, with the board's Python stack of 2,048 bytes."""
    now = memory.edition(folder, name)
    for screen, size in now.items():
        print(name, screen, size)
        assert size <= GROWTH * CHECKED_IN[name][screen], (screen, size)
    assert max(now.values()) <= SCREEN_KB * 1024


@pytest.mark.parametrize("name,measure", [("hard", memory.hard), ("hard most", memory.hard_most)])
def test_hard_in_mid_thought(folder, name, measure):
    size = measure(folder)
    print("Hard in mid-thought:", size)
    assert size <= min(GROWTH * CHECKED_IN[name], HARD_KB * 1024), size


def test_the_engine_with_a_game_for_two(folder):
    size = whole.engine(folder)
    print("the engine and a Classic game for two:", size)
    assert 0 < size <= min(GROWTH * CHECKED_IN["engine"], ENGINE_KB * 1024), size


def test_what_is_checked_in_fits_as_well():
    assert set(memory.EDITIONS) | {"hard", "hard most", "engine"} == set(CHECKED_IN)
    for name in memory.EDITIONS:
        assert max(CHECKED_IN[name].values()) <= SCREEN_KB * 1024, name
    assert max(CHECKED_IN["hard"], CHECKED_IN["hard most"]) <= HARD_KB * 1024
    assert CHECKED_IN["engine"] <= ENGINE_KB * 1024


IDLE = """
fingers.tap("A")
fingers.tap("START")
fingers.game()
fingers.Hand.measures = True
fingers.rest(50)
print(fingers.Hand.most)
fingers.tap("RIGHT")
steps = 0
for key in ("LEFT", "RIGHT", "B", "SELECT"):
    fingers.tap(key)
    steps = max(steps, fingers.Hand.most)
print(steps)
"""
# A float here is an object of 16 bytes; on the board it lies in the word itself. A nap makes one in
# the game (`ms / 1000`) and two in the stand-in's clock.
FLOATS = 3 * 16
STEP_BYTES = 600


def test_an_idle_pass_allocates_nothing_and_a_step_little(folder):
    looks = whole.live(folder, [IDLE])
    idle, step = map(int, looks[-1].output.split()[-2:])
    print("bytes of an idle pass:", idle, "of a cursor step:", step)
    assert idle == FLOATS
    assert FLOATS < step <= STEP_BYTES


TURNS = """
fingers.Hand.measures = True
for turn in range(12):
    fingers.lay(1, False)
    print(fingers.Hand.total, fingers.Hand.naps)
"""
TURN_BYTES = 13_500


@pytest.mark.parametrize("name", ["Solo", "Junior Solo"])
def test_a_whole_turn_allocates_little(folder, name):
    """A tile laid with all that is shown, the decision, the draw: the dearest of twelve turns.

    Editions for one: between two people the curtain comes, and with it a collection.
    """
    pieces = ["fingers.tap('A')", f"fingers.tap('{memory.EDITIONS[name]}')", "fingers.tap('START')"]
    looks = whole.live(folder, [*pieces, "fingers.game()", TURNS])
    turns = [map(int, line.split()) for line in looks[-1].output.split("\n")]
    most = max(total - passes * FLOATS for total, passes in turns)
    print(name, "bytes of a turn:", most)
    assert 0 < most <= TURN_BYTES


PLAY = """
import sys
sys.path.insert(0, {folder!r})
import fingers, standins, gc
standins.install()
gc.collect()
print(gc.mem_alloc() // 2048)
fingers.start({folder!r} + "/")
fingers.tap("A")
if {choice!r}:
    fingers.tap({choice!r})
fingers.tap("START")
fingers.game()
fingers.play(fingers.ENDS)
print(fingers.Hand.placements)
"""


@pytest.mark.parametrize("name", memory.EDITIONS)
def test_a_whole_game_in_a_full_heap(folder, name):
    """Real shortage and real collections: all that a game takes at a time fits into 140 KB."""
    source = PLAY.format(folder=folder, choice=memory.EDITIONS[name])
    whole.forget_saves(folder)
    said = run.unix(source, root=folder).split()
    own, placements = said[0], said[-1]
    assert int(placements) > 20
    whole.forget_saves(folder)
    assert run.fits(source, FULL_HEAP_KB + int(own), root=folder)
