# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Junior by buttons through an unchanged code.py: whole games, and what they cost on the bus."""

import pytest

from engine import actions as rules
from handheld import turn
from tests.handheld.junior_table import LONGEST, near, table
from tests.handheld.player import greedy
from tools.simulator.host import Console

STEP = 3_000
TURNED = 3_500
TURN = 60_000
CHANGE = 45_000

# -- whole games

GAMES = [
    ("junior", 2, False),
    ("junior", 3, False),
    ("junior", 4, False),
    ("junior", 2, True),
    ("junior", 4, True),
    ("junior-advanced", 2, False),
    ("junior-advanced", 3, False),
    ("junior-advanced", 4, False),
    ("junior-solo", 1, False),
]


@pytest.mark.parametrize(("variant", "seats", "redraw"), GAMES)
def test_a_whole_game_by_buttons_to_the_feast(variant, seats, redraw):
    def driver(console):
        yield 300
        player = yield from table(console, variant, seats, seats, None, redraw)
        player.choose = near
        screen = player.screen
        assert screen.name == "junior"
        game = console.app.game
        yield from player.play()
        assert console.app.screen.name == "feast"
        assert game.phase == rules.OVER
        assert not game.stack or not game.board.pairs
        laid = [action for action in game.moves[: game.ply] if action < rules.OTHER]
        assert player.placements == len(laid)
        assert player.decisions == game.ply - len(laid)
        assert (player.decisions > 0) == (redraw or variant == "junior-advanced")
        assert console.app.screen.winners == game.ranking()[0]
        assert 0 < player.costs["step"] <= STEP
        assert 0 < player.costs["turned"] <= TURNED

    Console().run(driver)


@pytest.mark.parametrize("profile", ["pygamer", "pybadge"])
def test_from_power_on_into_the_game_without_a_curtain(profile):
    """Tiles lie open: nothing is to be hidden from anybody."""

    def driver(console):
        yield 500
        yield "A"
        setup = console.app.setup
        while setup.edition != "junior":
            yield "RIGHT"
        yield "START"
        yield 50
        assert console.app.screen.name == "junior"
        assert console.app.game.variant == "junior"

    Console(profile).run(driver)


def test_a_game_against_the_device():
    """The others lay by themselves; only the person's turns wait for a key."""

    def driver(console):
        yield 300
        player = yield from table(console, "junior", 3, 4, levels=(0, 1, 2))
        player.choose = near
        game = console.app.game
        seats = []
        while game.ply < 12:
            if player.screen.mode == turn.AIM:
                seats.append(game.turn)
                yield from player.lay()
            else:
                yield 200
        assert seats == [0] * 4
        assert game.turn == 0 and game.ply == 12

    Console().run(driver)


# -- what it costs


@pytest.mark.parametrize(
    ("variant", "seats", "redraw"),
    [("junior", 2, False), ("junior", 4, True), ("junior-advanced", 2, False)],
)
def test_what_a_turn_costs_and_how_long_each_thing_is_shown(variant, seats, redraw):
    """From the press that lays the tile to the next player's aim, questions and greetings too."""

    def driver(console):
        yield 300
        player = yield from table(console, variant, seats, 5, None, redraw)
        player.choose = greedy
        screen = player.screen
        game = console.app.game
        dearest = 0
        fed = asked = 0
        while player.placements < 20 and screen.mode == turn.AIM:
            yield from player.lay()
            paid = console.bus_bytes
            shown, since = screen.showing, console.ms
            while screen.mode != turn.AIM and game.phase != rules.OVER:
                console.mark()
                if screen.mode == turn.DECIDE:
                    asked += 1
                    yield "RIGHT A"
                else:
                    yield 20
                paid += console.bus_bytes
                if screen.showing != shown:
                    shown, since = screen.showing, console.ms
                assert console.ms - since <= LONGEST
            dearest = max(dearest, paid)
            fed = sum(game.penguins)
        assert fed > 0
        assert (asked > 0) == (redraw or variant == "junior-advanced")
        assert 20_000 < dearest <= TURN
        assert console.bitmaps == 0

    Console().run(driver)


def test_no_bitmap_is_made_and_nothing_sent_while_nobody_does_anything():
    def driver(console):
        yield 300
        player = yield from table(console, "junior-advanced", 4, 2)
        console.mark()
        yield 1000
        assert console.bus_bytes == 0
        yield from player.lay()
        yield from player.watch(skip=True)
        assert player.screen.mode == turn.DECIDE
        yield 100
        console.mark()
        yield 1000
        assert console.bus_bytes == 0
        yield from player.decide()
        yield from player.watch(skip=True)
        yield from player.lay()
        yield from player.watch(skip=True)
        assert console.bitmaps == 0

    Console().run(driver)


@pytest.mark.parametrize(("variant", "seats"), [("junior", 2), ("junior-advanced", 4)])
def test_the_change_to_the_screen_keeps_to_its_bytes(variant, seats):
    def driver(console):
        yield 300
        yield from table(console, variant, seats)
        for name in ("junior", "feast"):
            console.app.game.phase = rules.OVER if name == "feast" else rules.PLACE
            console.app.open(name)
            console.mark()
            yield 30
            assert console.app.screen.name == name
            assert 40_960 < console.bus_bytes <= CHANGE

    Console().run(driver)
