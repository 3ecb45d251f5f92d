# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""The engine on MicroPython: the same game as on the desktop, in the board's memory and stack."""

from functools import cache

import pytest

from engine.editions import VARIANTS, edition
from tests.micropython import run

# A quarter of what the board has free at the start of code.py.
HEAP_KB = 64
# Engine code and a game for two, all 32-bit bytes alive.
LIVE_BYTES = 30 * 1024

# Plays a whole game by its own choices, saves it and, with undo, takes everything back. Prints
# the actions, the save, the scores, and every cell and score at the end.
GAME = """
from array import array
from binascii import hexlify
from engine import editions, record
game = editions.new({variant!r}, {seats}, seed={seed})
game.keep_undo = {undo}
legal = array("H", bytes(2 * 4000))
chance = {seed}
while game.phase != 4:
    count = game.legal(legal)
    chance = (chance * 75 + 74) % 65537
    game.play(legal[chance % count])
for ply in range(game.ply):
    print(game.moves[ply], end=" ")
saved = bytearray(record.MOST)
length = record.dump(game, saved)
print(length, hexlify(memoryview(saved)[:length]).decode())
print(game.ranking())
for track in game.scores:
    print(list(track))
while game.keep_undo and game.ply:
    game.undo()
print(game.ply, hexlify(game.board.cells).decode())
for track in game.scores:
    print(list(track))
"""
GAMES = [(variant, seats) for variant in VARIANTS for seats in edition(variant).seat_choices]
SEED = 20


def source(variant, seats, undo):
    return GAME.format(variant=variant, seats=seats, undo=undo, seed=SEED)


@cache
def expected(variant, seats, undo):
    return run.cpython(source(variant, seats, undo))


@pytest.mark.parametrize(("variant", "seats"), GAMES)
def test_the_unix_port_in_a_small_heap_plays_the_same_game(variant, seats):
    run.need("unix")
    said = run.unix(source(variant, seats, False), heap_kb=HEAP_KB)
    assert said == expected(variant, seats, False)


@pytest.mark.parametrize(("variant", "seats"), GAMES)
def test_32_bits_and_the_boards_stack_play_the_same_game_and_back(variant, seats):
    run.need("wasm")
    (played,) = run.wasm(source(variant, seats, True))
    assert played.error is None, played.error
    assert played.output == expected(variant, seats, True).rstrip("\n")


NEW_GAME = """
from engine import editions
game = editions.new("classic", 2, seed=1)
"""


def test_engine_and_a_game_for_two_fit():
    run.need("wasm")
    (live,) = run.live_bytes(NEW_GAME)
    print("engine and a Classic game for two:", live, "bytes alive")
    assert 0 < live <= LIVE_BYTES


def test_the_stack_is_the_boards():
    """As measured on the firmware: 48 nested calls of the smallest function and no more."""
    run.need("wasm")
    nested = "def f(n):\n    if n:\n        f(n - 1)\nf({})\n"
    assert run.wasm(nested.format(30))[0].error is None
    assert "pystack exhausted" in run.wasm(nested.format(60))[0].error


def test_the_heap_is_as_small_as_said():
    run.need("unix")
    with pytest.raises(RuntimeError, match="MemoryError"):
        run.unix("held = [bytearray(1024) for _ in range(64)]", heap_kb=32)
    run.unix("held = [bytearray(1024) for _ in range(64)]", heap_kb=128)
    assert run.smallest_heap("held = bytearray(20 * 1024)", high=64) < 32


def test_instruction_counts_repeat():
    run.need("callgrind")
    short, long = "for _ in range(100):\n    pass\n", "for _ in range(1100):\n    pass\n"
    first = run.instructions(short)
    assert run.instructions(short) == first
    assert run.instructions(long) > first
