# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""However long the device thinks and whatever moves: a key waits for 60 ms of the board at most.

The keys are asked for once a pass of the loop, between two naps. So the gap between two looks at
them is what the game does from one nap to the next, counted in instructions of MicroPython as it
ships, in a heap like the board's, whose collections are in the count. The fingers that play the
game work in the nap: they are not in it.
"""

import pytest

from tests.micropython import costs, run, whole
from tools import memory

GAP_MS = 60
OWN_KB = 24  # the stand-ins and the fingers
PLAY = """
import sys
sys.path.insert(0, {folder!r})
import fingers, standins, gc
standins.install()
fingers.start({folder!r} + "/")
fingers.tap("A {keys}")
fingers.tap("START")
fingers.game()
fingers.lay(2, False)
fingers.Hand.marks = True
fingers.lay(1, False)
fingers.rest(5)
"""


@pytest.fixture(scope="module")
def folder():
    run.need("callgrind")
    with whole.drive() as made:
        yield made


@pytest.mark.parametrize(
    "keys",
    ["DOWN*3 A*3", "DOWN*3 A*2", "RIGHT*3 DOWN*2 A*3", "RIGHT*5 DOWN*3 A*3"],
    ids=["Classic, Hard", "Classic, Normal", "Duel, Hard", "Junior, Hard"],
)
def test_no_key_waits_for_long(folder, keys):
    """A person's tile and the device's, from the key to the next turn, and all that is shown."""
    whole.forget_saves(folder)
    source = PLAY.format(folder=folder, keys=keys)
    counts = run.gaps(source, memory.START // 1024 + OWN_KB, root=folder)
    gaps = counts[2::2]  # the others are the fingers'
    longest = max(gaps)
    print(keys, len(gaps), "passes, the longest", longest / costs.A_MILLISECOND, "ms")
    print(sorted(gaps)[-12:])
    assert len(gaps) > 30
    assert longest <= GAP_MS * costs.A_MILLISECOND
