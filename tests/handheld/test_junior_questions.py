# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Junior's questions as pictures: draw again, keep or return; and hints."""

import pytest

from engine import actions as rules
from handheld import turn
from tests.handheld.junior_table import R, V, table, tiles
from tools.simulator.host import Console


def test_draw_again_is_asked_only_where_the_rule_allows_it():
    """Only O is missing and the new tile shows none: again draws first, then returns."""

    def driver(console):
        yield 300
        # GR is laid, the third tile (GV) is drawn after it, then OO
        player = yield from table(console, order="GR VV GV OO RR", redraw=True)
        screen = player.screen
        game = console.app.game
        game.food[0][R] = game.food[0][V] = 1
        yield from player.carry(0, game.board.at(3, 4), 0)
        assert (screen.first, screen.second) == (1, 0)
        yield "A"
        yield from player.watch(skip=True)
        assert screen.mode == turn.DECIDE
        assert screen.asked == (rules.REDRAW_, rules.PASS)
        assert screen.choice == 0
        for key in ("RIGHT", "LEFT", "UP", "DOWN", "SELECT"):
            before = screen.choice
            yield key
            assert screen.choice == 1 - before
        yield "B"
        assert screen.mode == turn.DECIDE and game.ply == 1
        yield "SELECT A"
        assert bytes(game.racks[0]) == tiles("OO")
        assert game.moves[1] == rules.REDRAW_
        yield from player.watch(skip=True)
        assert screen.asked is None
        # seat 1 lacks more than one food: no question
        yield from player.carry(0, game.board.at(1, 1), 0)
        yield "A"
        yield from player.watch(skip=True)
        assert screen.mode == turn.AIM and game.turn == 0

    Console().run(driver)


@pytest.mark.parametrize(
    ("keys", "answer", "rack"), [("A", rules.KEEP_, "OO GO"), ("RIGHT A", rules.RETURN, "GO RV")]
)
def test_keep_or_return(keys, answer, rack):
    def driver(console):
        yield 300
        player = yield from table(console, "junior-advanced", order="GR OO VV VV GO RV GG")
        screen = player.screen
        game = console.app.game
        yield "SELECT"
        assert screen.ghost.slot == 1
        yield "SELECT"
        assert screen.ghost.slot == 0
        yield from player.carry(0, game.board.at(3, 4), 0)
        yield "A"
        yield from player.watch(skip=True)
        assert screen.mode == turn.DECIDE
        assert screen.asked == (rules.KEEP_, rules.RETURN)
        yield keys
        assert game.moves[1] == answer
        assert sorted(game.racks[0]) == sorted(tiles(rack))
        yield from player.watch(skip=True)
        assert screen.active == 1

    Console().run(driver)


def test_a_hint_carries_the_tile_and_frames_an_answer():
    def driver(console):
        from handheld.settings import HINTS

        yield 300
        player = yield from table(console, "junior-advanced", order="GR OO VV VV GO RV GG")
        console.app.settings.set(HINTS, 1)
        screen = player.screen
        game = console.app.game
        yield "START DOWN A"
        assert console.app.screen is screen
        while screen.mode == turn.THINK:
            yield 50
        # the tile floats where it brings something, and nothing is laid
        assert game.ply == 0 and screen.mode == turn.AIM
        assert screen.refusal == 0 and screen.first + screen.second >= 1
        yield "A"
        yield from player.watch(skip=True)
        assert screen.mode == turn.DECIDE
        yield "START DOWN A"
        while screen.mode == turn.THINK:
            yield 50
        assert screen.mode == turn.DECIDE and game.ply == 1
        assert screen.asked == (rules.KEEP_, rules.RETURN) and screen.choice in (0, 1)
        yield "A"
        assert game.ply == 2

    Console().run(driver)
