# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""What everything that moves sends over the display bus: two bytes a pixel, eleven a rectangle."""

import pytest

from handheld import turn
from handheld.settings import COUNT, HINTS
from tests.handheld.junior_table import ended, table
from tests.handheld.player import Player, greedy
from tests.handheld.test_lesson import MARKED, RIGHT, WRONG, wait_for
from tests.handheld.test_play import CHANGE, STEP, TURN, TURNED, begin, middle
from tools.simulator.host import Console

GAMES = [
    ("classic", 2),
    ("classic", 4),
    ("solo", 1),
    ("travel", 2),
    ("duel", 2),
    ("team", 4),
    ("junior", 2),
    ("junior", 4),
    ("junior-advanced", 2),
    ("junior-advanced", 4),
    ("junior-solo", 1),
]
TILES = 12


def idle(console):
    """An idle second sends nothing and makes no bitmap."""
    console.mark()
    yield 1000
    assert console.bus_bytes == 0
    assert console.bitmaps == 0


def shown(console, screen):
    """See what `screen` shows to its end, skipping nothing; the bytes while it stays on top.

    Where the device plays, its turn begins with its thought: the dearest turn is returned.
    """
    sent = most = 0
    thinks = screen.busy
    while console.app.screen is screen and screen.moving:
        yield 10
        if screen.busy and not thinks:
            most = max(most, sent)
            console.mark()
        thinks = screen.busy
        if console.app.screen is screen:
            sent = console.bus_bytes
    return max(most, sent)


@pytest.mark.parametrize("device", [False, True])
@pytest.mark.parametrize(("variant", "seats"), GAMES)
def test_every_turn_of_every_edition(variant, seats, device):
    """Each placement and each decision with all that it shows; with `device` also its turns."""
    if device and seats == 1:
        return

    def driver(console):
        yield 300
        app = console.app
        app.settings.set(HINTS, 0)
        app.setup.players[:] = b"\0\1\0\0" if device else b"\0\0\0\0"
        yield from begin(console, variant, seats, seed=3)
        player = Player(console, greedy)
        costs = []
        while player.placements < TILES and app.screen.name not in ("result", "feast"):
            screen = app.screen
            if screen.name == "curtain":
                yield from player.pass_on()
                yield from idle(console)
            elif screen.mode == turn.AIM:
                if player.placements % 8 == 0:
                    yield from idle(console)
                view, places = player.places()
                yield from player.carry(*greedy(view, places, player.chance))
                player.placements += 1
                console.mark()
                yield "A"
                costs.append((yield from shown(console, screen)))
            elif screen.mode == turn.DECIDE:
                yield from idle(console)
                console.mark()
                yield "DOWN"
                assert console.bus_bytes <= STEP
                yield "UP"
                console.mark()
                yield "A"
                costs.append((yield from shown(console, screen)))
            else:
                console.mark()
                costs.append((yield from shown(console, screen)))
        assert 0 < max(costs) <= TURN
        assert 0 < player.costs["step"] <= STEP
        assert 0 < player.costs["turned"] <= TURNED
        assert player.costs["change"] <= CHANGE

    Console(quick=True).run(driver)


def test_lots_and_countdown_before_the_curtain_opens():
    def driver(console):
        yield 300
        app = console.app
        yield from begin(console, "classic", 4)
        app.open("curtain", 0)
        yield 50
        screen = app.screen
        console.mark()
        yield "SELECT"
        while screen.spins > 1:
            yield 5
        assert 0 < console.bus_bytes <= TURN
        yield 500
        yield from idle(console)
        app.settings.set(COUNT, 1)
        yield "A"
        for _ in range(2):
            console.mark()
            yield 1000
            assert 0 < console.bus_bytes <= STEP
        console.mark()
        yield 1000
        assert app.screen.name == "play"
        assert console.bus_bytes <= CHANGE

    Console(quick=True).run(driver)


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_the_feast(seats):
    def driver(console):
        yield 300
        variant = "junior-solo" if seats == 1 else "junior"
        fed = (16,) if seats == 1 else (5, 4, 3, 2)[:seats]
        yield from ended(console, variant, fed, [(1, 12, 0, 4)] * seats)
        console.mark()
        while console.app.screen.marching:
            yield 10
        assert 0 < console.bus_bytes <= TURN
        yield from idle(console)

    Console(quick=True).run(driver)


@pytest.mark.parametrize("places", [RIGHT, WRONG])
def test_the_first_game(places):
    def driver(console):
        yield 300
        app = console.app
        for step, (place, direction, slot) in enumerate(places):
            console.mark()
            app.alone("lesson", step)
            yield 60
            assert console.bus_bytes <= CHANGE
            screen = app.screen
            yield from idle(console)
            player = Player(console)
            yield from player.carry(slot, screen.game.board.at(*place), direction)
            console.mark()
            yield "A"
            assert 0 < (yield from shown(console, screen)) <= TURN
            assert player.costs["step"] <= STEP
            assert player.costs["turned"] <= TURNED

    Console(quick=True).run(driver)


@pytest.mark.parametrize("hit", [True, False])
def test_the_first_game_of_junior(hit):
    def driver(console):
        yield 300
        app = console.app
        for step, (place, direction) in enumerate(MARKED):
            console.mark()
            app.alone("lesson_junior", step)
            yield 60
            assert console.bus_bytes <= CHANGE
            screen = app.screen
            yield from wait_for(lambda s=screen: s.mode == turn.AIM)
            yield from idle(console)
            player = Player(console)
            at = screen.game.board.at(*(place if hit else (1, 1)))
            yield from player.carry(0, at, direction if hit else 0)
            console.mark()
            yield "A"
            assert 0 < (yield from shown(console, screen)) <= TURN
            assert player.costs["step"] <= STEP
            assert player.costs["turned"] <= TURNED

    Console(quick=True).run(driver)


@pytest.mark.parametrize(("variant", "seats"), [("classic", 2), ("team", 4), ("junior", 4)])
def test_sheet_and_replay(variant, seats):
    def driver(console):
        yield 300
        if variant == "junior":
            player = yield from table(console, variant, seats, 3)
            player.choose = greedy
            while player.placements < TILES:
                yield from player.act()
        else:
            yield from middle(console, variant, seats, 7, TILES)
        app = console.app
        app.push("sheet")
        yield 60
        for key in ("UP", "LEFT", "SELECT", "LEFT", "RIGHT", "UP", "A", "DOWN", "B", "B"):
            console.mark()
            yield key
            yield 60
            assert 0 < console.bus_bytes <= CHANGE, key
            yield from idle(console)

    Console(quick=True).run(driver)


@pytest.mark.parametrize(
    ("screen", "key", "times"),
    [
        ("title", "DOWN", 4),
        ("learn", "DOWN", 3),
        ("settings", "DOWN", 11),
        ("settings", "RIGHT", 4),
        ("records", "SELECT", 3),
        ("help", "SELECT", 6),
        ("setup", "RIGHT", 9),
        ("setup", "DOWN", 5),
    ],
)
def test_pages_and_menus(screen, key, times):
    def driver(console):
        yield 300
        if screen != "title":
            console.app.setup.seats = 4
            console.app.push(screen)
            yield 60
        for _ in range(times):
            console.mark()
            yield key
            assert 0 < console.bus_bytes <= CHANGE
            yield from idle(console)

    Console(quick=True).run(driver)
