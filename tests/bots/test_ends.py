# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Bots near the end of games, and where something is missing: tiles, weights, room."""

import sys
from array import array
from types import ModuleType, SimpleNamespace

import pytest

from engine import bots
from engine.actions import FINE, KEEP, KEEP_, OVER, PLACE
from engine.board import HexBoard
from engine.bots import net as nets
from engine.bots.ahead import Ahead
from engine.bots.bot import Bot
from engine.bots.desk import Desk
from engine.bots.formula import Formula
from engine.bots.table import Table
from engine.editions import new
from engine.rng import Rng
from tests.bots.positions import TABLES, after
from tests.micropython import run


def last_plies(variant, seats, seed, back):
    """A random game so many actions before its end."""
    game = new(variant, seats=seats, seed=seed)
    into = array("H", bytes(2 * game.most_legal()))
    rng = Rng(seed + 7)
    game.keep_undo = True
    while game.phase != OVER:
        game.play(into[rng.below(game.legal(into))])
    for _ in range(min(back, game.ply)):
        game.undo()
    return game


@pytest.mark.parametrize("variant,seats", TABLES)
def test_hard_plays_the_last_tiles(variant, seats):
    """Whatever is left, bonuses and an empty bag among it, the game is played to its end."""
    for seed in range(5):
        game = last_plies(variant, seats, seed, 4 * seed + 3)
        players = [bots.open_bot(game, seat, "hard") for seat in range(game.seats)]
        while game.phase != OVER:
            action = players[game.turn].decide()
            assert game.refusal(action) == FINE
            game.play(action)


@pytest.mark.parametrize("variant,seats", [("travel", 2), ("team", 4), ("classic", 3)])
def test_without_weights_the_formula_plays(monkeypatch, variant, seats):
    """A drive without assets/nets: between two sides the formula looks ahead itself."""
    monkeypatch.setattr(nets, "load_weights", lambda name: None)
    game = after(variant, seats, 4, 30)
    if game.phase != PLACE:
        game.play(0xC000)
    bot = bots.open_bot(game, game.turn, "hard")
    assert bot.by_formula
    assert isinstance(bot.ahead, Ahead) == (variant != "classic")
    assert game.refusal(bot.decide()) == FINE


def test_arrays_to_compute_with(monkeypatch):
    """ulab before numpy before nothing."""
    ulab = ModuleType("ulab")
    ulab.numpy = SimpleNamespace()
    monkeypatch.setitem(sys.modules, "ulab", ulab)
    assert nets.backend() is ulab.numpy
    monkeypatch.setitem(sys.modules, "ulab", None)
    monkeypatch.setitem(sys.modules, "numpy", None)
    assert nets.backend() is None


def filled(game, free):
    """Fill the board with red, but for some cells (q, r); one tile in the rack, none in the bag."""
    board = game.board
    free = {board.at(*cell) for cell in free}
    for at in board.playable:
        if not board.cells[at] and at not in free:
            board.put(at, 1)
    game.starts = ()
    for rack in game.racks:
        for slot in range(1, game.rack_size):
            rack[slot] = 0
    for kind in range(len(game.bag.counts)):
        game.bag.counts[kind] = 0
    game.bag.left = 0
    return game


def test_the_last_pair_of_cells():
    """One tile, one place: whichever way round, it lies there."""
    game = filled(new("classic", seed=1), [(0, 0), (1, 0)])
    action = bots.open_bot(game, 0, "hard").decide()
    assert {action >> 3 & 255, (action >> 3 & 255) + game.board.steps[action & 7]} == {
        game.board.at(0, 0), game.board.at(1, 0)
    }  # fmt: skip


def test_nobody_has_another_tile():
    """Two places, one tile, none to come: the other side cannot answer, nor I after it."""
    game = filled(new("classic", seed=1), [(0, 0), (1, 0), (0, 3), (1, 3)])
    game.racks[1][0] = 0
    assert game.refusal(bots.open_bot(game, 0, "hard").decide()) == FINE


def test_a_child_without_a_tile():
    """Junior with an empty bag: Hard reckons only with those who have one."""
    game = after("junior", 3, 2, 6)
    while game.phase != PLACE:
        game.play(bots.choose(game, "easy"))
    game.racks[(game.turn + 1) % 3][0] = 0
    assert game.refusal(bots.open_bot(game, game.turn, "hard").decide()) == FINE


@pytest.mark.parametrize("level", bots.LEVELS)
def test_nothing_to_draw_keeps_the_tile(level):
    """Advanced: with an empty bag the second tile is better than none."""
    game = new("junior-advanced", seats=2, seed=3)
    while game.phase != KEEP:
        game.play(bots.choose(game, "easy"))
    for kind in range(len(game.bag.counts)):
        game.bag.counts[kind] = 0
    game.bag.left = 0
    assert bots.open_bot(game, game.turn, level).decide() == KEEP_


def test_a_kind_that_is_used_up():
    """Solo: only the tiles that may still come are reckoned with."""
    game = new("solo", seed=2)
    gone = game.bag.counts[0]
    game.bag.counts[0] = 0
    game.bag.left -= gone
    assert game.refusal(bots.open_bot(game, 0, "hard").decide()) == FINE


def test_no_placement_left():
    game = filled(new("classic", seed=1), [])
    with pytest.raises(ValueError, match="no placement is left"):
        bots.open_bot(game, 0, "easy").step()


def test_a_bot_must_think():
    with pytest.raises(NotImplementedError):
        Bot(new("classic", seed=1).view(0), 1, "easy").think()


def test_long_lines_are_counted_together():
    """15 points and more are one class: a cell at the crossing of long lines leaves the counts."""
    board = HexBoard(6)
    middle = board.at(0, 0)
    for step in board.steps[:4]:
        at = middle + step
        while board.cells[at] == 0:
            board.put(at, 1)
            at += step
    desk = Desk(board, 6)
    # four lines of four: the corners they end at are printed, and none of them red
    assert desk.state[2 * desk.size + middle] == 16
    assert desk.stats[15] == 1
    for step in board.steps[4:]:
        desk.put(middle + step, 2)
    assert desk.stats[15] == 0


@pytest.mark.parametrize("mine,his,said", [(9, 8, 1), (8, 9, -1), (9, 9, 0)])
def test_who_has_won_on_the_table(mine, his, said):
    """The lowest colour decides, then the next: all equal but one."""
    game = new("classic", seed=1)
    for symbol in range(1, 7):
        game.scores[0][symbol] = game.scores[1][symbol] = 9
    game.scores[0][3] = mine
    game.scores[1][3] = his
    table = Table(game.view(0), 8, False)
    table.load()
    assert table.result(0) == said


def test_the_formula_sees_the_other_side():
    formula = Formula(Table(new("travel", seed=1).view(0), 8, False))
    assert formula.share(12) == 12
    assert formula.flip(12) == -12


@pytest.mark.parametrize(
    "variant,seats,level,computes,last",
    [
        ("classic", 2, "easy", True, "racks"), ("classic", 2, "normal", True, "formula"),
        ("duel", 2, "hard", True, "ahead"), ("team", 4, "hard", True, "ahead"),
        ("classic", 3, "hard", True, "ahead"), ("classic", 3, "hard", False, "second"),
        ("solo", 1, "hard", True, "solo_features"), ("solo", 1, "hard", False, "solo_formula"),
        ("solo", 1, "easy", True, "solo"), ("solo", 1, "normal", True, "solo_formula"),
        ("junior", 2, "easy", True, "junior"), ("junior", 2, "hard", True, "junior_ahead"),
        ("junior", 2, "hard", False, "junior_formula"),
    ],
)  # fmt: skip
def test_what_a_bot_is_made_of(monkeypatch, variant, seats, level, computes, last):
    monkeypatch.setattr(nets, "computes", lambda: computes)
    assert list(bots.parts(new(variant, seats=seats), level))[-1] == last


LOADING = """
import sys
from engine import actions, editions
for variant, seats in {tables!r}:
    game = editions.new(variant, seats=seats)
    for level in ("easy", "normal", "hard"):
        for computes in (True, False):
            for name in [name for name in sys.modules if name.startswith("engine.bots")]:
                del sys.modules[name]
            from engine import bots
            loaded = lambda: sorted(n for n in sys.modules if n.startswith("engine.bots."))
            said = []
            for name in bots.parts(game, level):
                said.append("engine.bots." + name)
                __import__(said[-1])
                assert loaded() == sorted(said), (variant, level, computes, name, loaded())
                if name == "net" and not computes:
                    net = sys.modules[said[-1]]
                    net.computes, net.backend = lambda: False, lambda: None
            bot = bots.open_bot(game, 0, level)
            bot.decide()
            assert loaded() == sorted(said), (variant, level, computes, loaded())
            print(variant, level, len(said))
"""


def test_a_bot_loads_its_parts_and_no_more():
    """One at a time, with ulab and without: nothing is missing, nothing lies there unused."""
    said = run.cpython(LOADING.format(tables=TABLES)).splitlines()
    assert len(said) == len(TABLES) * 3 * 2
