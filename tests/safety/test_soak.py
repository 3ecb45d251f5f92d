# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""In MicroPython with a heap that does not grow: many games, and heaps that are too small."""

import pytest
from bench import store

from engine import retold
from tests.micropython import run, whole

# Words of this port are twice as long as the board's: the largest edition takes 136 KB here.
HEAP_KB = 160
# Solo takes about 100 KB. Below this not even the title can be loaded.
TOO_SMALL_KB = (100, 47)
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
ONE = """
import sys
sys.path.insert(0, {folder!r})
import fingers, standins
standins.install()
fingers.alone({folder!r} + "/")
"""


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


def test_real_shortage_of_memory_ends_on_the_crash_screen_and_never_costs_the_save(
    folder, own, figures, monkeypatch
):
    """Heaps too small for a whole game: wherever memory ends, code.py says so, and START begins
    again; what is saved loads."""
    monkeypatch.setattr(store, "open", open, raising=False)
    monkeypatch.setattr(store, "os", __import__("os"))
    played = crashed = lost = 0
    sizes = range(*TOO_SMALL_KB, -figures.share(20, 1))
    for size in sizes:
        whole.forget_saves(folder)
        said = run.unix(ONE.format(folder=folder), size + own, root=folder)
        if "played" in said:
            played += 1
        else:
            assert "MemoryError" in said, size
            assert "crash screen" in said, size
            assert "begins again" in said, size
            crashed += 1
        if "begun" in said:
            blob = saved(folder)
            lost += blob is None or retold.load(blob)[2] != retold.GOOD
    figures.say(
        "{} heaps: {} games to the end, {} ended on the crash screen, {} saves lost",
        len(sizes),
        played,
        crashed,
        lost,
    )
    assert lost == 0
