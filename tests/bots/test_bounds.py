# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""What bots may cost on the board, counted: instructions of the interpreter, bytes on 32 bits.

60 million instructions are one board second. The opening has the most places for a tile and is the
worst position of every edition. Neither tool has ulab, so Hard plays its formula here; with a net
the same features cost as much and the products of ulab some 0.4 s more (README of the training).
"""

import pytest

from tests.micropython import run

SECOND = 60_000_000
LIMITS = {"easy": 0.5, "normal": 0.5, "hard": 2.5}

OPEN = """
from engine.editions import new
from engine import bots
game = new({variant!r}, seats={seats}, seed=5)
bot = bots.open_bot(game, 0, {level!r})
"""

WORST = (
    ("classic", 2, "hard"), ("classic", 4, "normal"), ("classic", 4, "hard"), ("team", 4, "hard"),
    ("junior", 4, "hard"), ("solo", 1, "hard"),
)  # fmt: skip


@pytest.mark.parametrize("variant,seats,level", WORST)
def test_a_decision_in_time(variant, seats, level):
    run.need("callgrind")
    source = OPEN.format(variant=variant, seats=seats, level=level)
    spent = run.instructions(source + "bot.decide()\n") - run.instructions(source)
    print(f"{variant} {seats} {level}: {spent / SECOND:.2f} s on the board")
    assert spent <= LIMITS[level] * SECOND


@pytest.mark.parametrize(
    "variant,seats,level,most",
    [
        ("classic", 2, "easy", 6 * 1024), ("classic", 4, "normal", 9 * 1024),
        ("classic", 2, "hard", 28 * 1024), ("team", 4, "hard", 28 * 1024),
        ("junior", 4, "normal", 6 * 1024), ("junior", 4, "hard", 28 * 1024),
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
