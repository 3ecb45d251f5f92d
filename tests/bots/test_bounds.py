# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""What bots may cost on the board, counted: instructions of the interpreter, bytes on 32 bits.

60 million instructions are one board second. The opening has the most places for a tile and is the
worst position of every edition. Neither tool has ulab, so there Hard plays its formula; the net is
counted with a stand-in whose products cost nothing, and ulab's own time is added: a call takes
7.2 ms and 1.2 ms a row (one row 8.4 ms, forty 55 ms on the firmware under emulation). In a slice it
is not counted.
"""

import pytest

from engine.bots.net import BATCH
from tests.micropython import run
from tests.micropython.ulab import STAND_IN

SECOND = 60_000_000
LIMITS = {"easy": 0.5, "normal": 0.5, "hard": 2.5}

OPEN = """
from engine.editions import new
from engine import bots
game = new({variant!r}, seats={seats}, seed=5)
bot = bots.open_bot(game, 0, {level!r})
"""

SLICES = """
import gc
gc.collect()
while True:
    gc.isenabled()
    if bot.step() is not None:
        break
gc.isenabled()
"""


WHOLE = """
import gc
gc.collect()
gc.isenabled()
bot.decide()
gc.isenabled()
"""
# Looking at every slice takes twice as long: one position of each kind of thought.
SLICED = (
    ("classic", 4, "normal"), ("solo", 1, "hard"), ("junior", 4, "hard"), ("classic", 3, 0),
    ("team", 4, 80), ("travel", 2, 16), ("solo", 1, 4), ("junior", 2, 0),
    ("junior-advanced", 4, 0),
)  # fmt: skip


def board_time(source, where):
    """Return the board seconds of a decision; where it is looked at, no slice takes over 40 ms."""
    run.need("callgrind")
    if where not in SLICED:
        return run.gaps(source + WHOLE, 1024)[1] / SECOND
    counts = [count / SECOND for count in run.gaps(source + SLICES, 1024)[1:-1]]
    assert len(counts) > 10
    print(f"{len(counts)} slices, the longest {max(counts) * 1000:.1f} ms")
    assert max(counts) <= 0.040
    return sum(counts)


WORST = (
    ("classic", 2, "hard"), ("classic", 4, "normal"), ("classic", 4, "hard"), ("team", 4, "hard"),
    ("junior", 4, "hard"), ("solo", 1, "hard"),
)  # fmt: skip


@pytest.mark.parametrize("variant,seats,level", WORST)
def test_a_decision_in_time(variant, seats, level):
    source = OPEN.format(variant=variant, seats=seats, level=level)
    spent = board_time(source, (variant, seats, level))
    print(f"{variant} {seats} {level}: {spent:.2f} s on the board")
    assert 0 < spent <= LIMITS[level]


SMALL, LARGE = 6 * 1024, 28 * 1024


@pytest.mark.parametrize(
    "variant,seats,level,most",
    [
        ("classic", 4, "easy", SMALL), ("classic", 4, "normal", SMALL),
        ("team", 4, "normal", SMALL), ("duel", 2, "normal", SMALL), ("solo", 1, "normal", SMALL),
        ("junior", 4, "normal", SMALL), ("classic", 2, "hard", LARGE), ("team", 4, "hard", LARGE),
        ("classic", 4, "hard", LARGE), ("solo", 1, "hard", LARGE), ("junior", 4, "hard", LARGE),
    ],
)  # fmt: skip
def test_working_memory(variant, seats, level, most):
    """The second bot of a kind brings no code: what it takes is its working memory."""
    run.need("wasm")
    first = OPEN.format(variant=variant, seats=seats, level=level) + "bot.decide()\n"
    second = f"more = bots.open_bot(game, 0, {level!r})\nmore.decide()\n"
    before, after = run.live_bytes(first, second)
    print(f"{variant} {seats} {level}: {after - before} bytes")
    assert after - before <= most


@pytest.mark.parametrize(
    "variant,seats,hidden",
    [
        ("classic", 2, 32), ("classic", 4, 32), ("team", 4, 32), ("solo", 1, 52),
        ("junior-advanced", 4, 32), ("junior-solo", 1, 64),
    ],
)  # fmt: skip
def test_working_memory_with_the_net(variant, seats, hidden):
    """What stays, and the three results of a batch while it is worked out."""
    run.need("wasm")
    opened = OPEN.format(variant=variant, seats=seats, level="hard")
    first = STAND_IN + opened + "bot.decide()\n"
    second = "more = bots.open_bot(game, 0, 'hard')\nmore.decide()\n"
    before, after = run.live_bytes(first, second)
    batch = 3 * 4 * BATCH * hidden + 2 * 4 * BATCH
    print(f"{variant} {seats} with the net: {after - before} + {batch} bytes")
    assert after - before + batch <= LARGE


LATER = """
from array import array
from engine.rng import Rng
into = array("H", bytes(2 * game.most_legal()))
rng = Rng(7)
for _ in range({plies}):
    game.play(into[rng.below(game.legal(into))])
bot = bots.open_bot(game, game.turn, "hard")
"""
# The opening has the most places; later the look-ahead has time for more candidates.
WITH_NETS = (
    ("classic", 2, 0), ("classic", 3, 0), ("classic", 4, 80), ("team", 4, 0), ("team", 4, 80),
    ("duel", 2, 0), ("travel", 2, 16), ("solo", 1, 4), ("junior", 2, 0),
    ("junior-advanced", 4, 0), ("junior-solo", 1, 0),
)  # fmt: skip


@pytest.mark.parametrize("variant,seats,plies", WITH_NETS)
def test_a_decision_with_the_net_in_time(variant, seats, plies):
    source = STAND_IN + OPEN.format(variant=variant, seats=seats, level="hard")
    if plies:
        source += LATER.format(plies=plies)
    spent = board_time(source, (variant, seats, plies))
    calls, rows = map(
        int, run.unix(source + "bot.decide()\nprint(numpy.calls, numpy.rows)\n").split()
    )
    assert rows >= 40  # the net was asked about every candidate
    total = spent + 0.0072 * calls + 0.0012 * rows
    print(f"{variant} {seats} after {plies} plies: {total:.2f} s with {calls} calls, {rows} rows")
    assert 0.1 < total <= LIMITS["hard"]
