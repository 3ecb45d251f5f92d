# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""No number of the engine reaches 2**30, from where on the board's integers allocate memory."""

import ast
import random
from pathlib import Path

import pytest
from games import TABLES, name, pick
from position import everything
from watched import Watched

import engine
from engine import editions

LIMIT = 2**30
FILES = sorted(Path(engine.__file__).parent.glob("*.py"))


def folded(node):
    """The value of an expression of constants, or None."""
    try:
        return eval(compile(ast.Expression(node), "<constant>", "eval"), {"const": lambda v: v})
    except Exception:
        return None


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_no_constant_in_the_source_reaches_two_to_the_thirty(path):
    """Literals, and sums, products and shifts of literals."""
    for node in ast.walk(ast.parse(path.read_text())):
        if isinstance(node, (ast.Constant, ast.BinOp, ast.UnaryOp)):
            value = folded(node)
            if isinstance(value, (int, float)):
                assert abs(value) < LIMIT, f"{path.name}:{node.lineno}: {value}"


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.name)
def test_no_floating_point_number_in_the_rules(path):
    """A float may round otherwise on another build, and costs memory on the board."""
    for node in ast.walk(ast.parse(path.read_text())):
        assert not (isinstance(node, ast.Constant) and isinstance(node.value, float))
        assert not isinstance(getattr(node, "op", None), ast.Div), f"{path.name}:{node.lineno}"


def numbers(thing):
    """Every int inside a frozen game."""
    if isinstance(thing, dict):
        thing = tuple(thing.values())
    if isinstance(thing, tuple):
        for part in thing:
            yield from numbers(part)
    elif isinstance(thing, int):
        yield thing


@pytest.mark.parametrize("table", TABLES, ids=name)
def test_no_number_of_a_whole_game_reaches_two_to_the_thirty(table):
    """The largest seed there is, watched through its draws; and every number a game holds."""
    variant, seats, redraw = table
    chance = random.Random(name(table))
    Watched.highest = 0
    game = editions.new(variant, seats, Watched(LIMIT - 1), redraw=redraw)
    while game.phase != 4:
        game.play(pick(game, chance, 0.5))
        assert max(numbers(everything(game))) < LIMIT
    assert 2**20 < Watched.highest < LIMIT
    assert max(game.moves) < 2**16
