# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""In MicroPython with a heap that does not grow: many games, and heaps that are too small."""

import pytest
from bench import store

from engine import record
from tests.micropython import run, whole

# Words of this port are twice as long as the board's: the largest edition takes 136 KB here.
HEAP_KB = 160
# Solo takes 114 KB.
TOO_SMALL_KB = (112, 64)
START = """
import sys
sys.path.insert(0, {folder!r})
import fingers, standins, gc
standins.install()
gc.collect()
print(gc.mem_alloc() // 2048)
fingers.start({folder!r} + "/")
"""
MANY = (
    START
    + """
for number in range({games}):
    fingers.tap("A")
    fingers.tap("RIGHT")
    fingers.tap("START")
    fingers.game()
    fingers.play(("result", "feast"))
    fingers.rest(300)
    fingers.tap("B")
    fingers.tap("B")
    if fingers.Hand.app.screen.name != "title":
        raise RuntimeError(fingers.Hand.app.screen.name)
    gc.collect()
    print(gc.mem_alloc())
"""
)
ONE = (
    START
    + """
fingers.tap("A")
fingers.tap("RIGHT")
fingers.tap("START")
fingers.game()
print("begun")
fingers.play(("result", "feast"))
print("played")
"""
)


@pytest.fixture(scope="module")
def folder():
    run.need("unix")
    with whole.drive() as made:
        yield made


@pytest.fixture(scope="module")
def own(folder):
    """What the stand-ins take of the heap, in KB."""
    whole.forget_saves(folder)
    return int(run.unix(START.format(folder=folder), root=folder).split()[0])


def test_many_games_in_a_fixed_heap(folder, own, figures):
    """Each edition in turn, to the result and back to the title: nothing stays."""
    games = figures.share(4, 180)
    whole.forget_saves(folder)
    source = MANY.format(folder=folder, games=games)
    said = run.unix(source, heap_kb=HEAP_KB + own, root=folder).split()
    left = [int(word) for word in said[-games:]]
    figures.say(
        "MicroPython, {} KB: {} games; bytes in use at the title {} after the first, {} at the end",
        HEAP_KB,
        games,
        left[0],
        left[-1],
    )
    # The collector takes some numbers for addresses, so a single look may be too high. Words are
    # eight bytes on this machine.
    half = games // 2
    assert min(left[half:]) - min(left[:half]) <= 2048


def saved(folder):
    """The newest sound save that a run has left, or None."""
    kept = store.Store([store.Drive(folder + "/saves/")])
    return kept.load(store.GAME)


def test_real_shortage_of_memory_never_costs_the_save(folder, own, figures, monkeypatch):
    """Heaps too small for a whole game: it ends wherever memory ends, and what is saved loads."""
    monkeypatch.setattr(store, "open", open, raising=False)
    monkeypatch.setattr(store, "os", __import__("os"))
    ends = {True: 0, False: 0}
    lost = 0
    sizes = range(*TOO_SMALL_KB, -figures.share(12, 1))
    for size in sizes:
        whole.forget_saves(folder)
        try:
            said = run.unix(ONE.format(folder=folder), size + own, root=folder)
        except RuntimeError as error:
            said = str(error)
            assert "MemoryError" in said
        ends["played" in said] += 1
        if "begun" not in said:
            continue
        blob = saved(folder)
        lost += blob is None or record.load(blob)[2] != record.GOOD
    figures.say(
        "{} heaps: {} games to the end, {} ended early, {} saves lost",
        len(sizes),
        ends[True],
        ends[False],
        lost,
    )
    assert lost == 0
