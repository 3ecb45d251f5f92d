# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Who begins is drawn by lot before the first tile, if anybody wants it."""

import pytest

from handheld import choices
from handheld.settings import SPEED
from tests.handheld.player import Player
from tools.simulator.host import Console


@pytest.mark.parametrize(("lot", "skip"), [(0, False), (1, True), (2, True), (3, False)])
def test_the_lot_turns_the_table_and_keeps_the_order(monkeypatch, lot, skip):
    def driver(console):
        yield 300
        app = console.app
        while app.setup.seats < 4:
            choices.next_seats(app.setup, 1)
        app.open("setup")
        yield 60
        yield "START"
        yield 60
        assert app.screen.name == "curtain" and app.screen.draws
        signs, colours = bytes(app.setup.signs[:4]), bytes(app.setup.colours[:4])
        game = app.game
        racks = [bytes(rack) for rack in game.racks]
        monkeypatch.setattr("os.urandom", lambda count: bytes([lot] * count))
        yield "SELECT"
        assert app.screen.spins
        yield "A" if skip else 2000  # no key opens the curtain before the lot has fallen
        yield 60
        assert app.screen.name == "curtain" and not app.screen.spins
        assert bytes(app.setup.signs[:4]) == signs[lot:] + signs[:lot]
        assert bytes(app.setup.colours[:4]) == colours[lot:] + colours[:lot]
        assert app.game is game and game.turn == 0
        assert [bytes(rack) for rack in game.racks] == racks
        # Another choice of animals would not outlive this: the saved one comes back.
        app.home()
        yield 60
        app.setup.signs[:] = bytes(range(4, 8))
        from handheld import text

        assert app.screen.menu.said == text.get("title.continue")
        yield "A"
        yield 60
        assert bytes(app.setup.signs[:4]) == signs[lot:] + signs[:lot]
        assert app.screen.name == "curtain" and app.game.seed == game.seed
        yield "A"
        yield 60
        assert app.screen.name == "play"
        player = Player(console)
        while app.screen.name != "curtain":
            yield from player.act()
        assert not app.screen.draws
        yield "SELECT"
        assert not app.screen.spins

    Console(quick=True).run(driver)


def test_a_device_that_wins_the_lot_begins(monkeypatch):
    def driver(console):
        yield 300
        app = console.app
        while app.setup.seats < 3:
            choices.next_seats(app.setup, 1)
        app.setup.players[:3] = b"\0\0\1"
        app.open("setup")
        yield 60
        yield "START"
        yield 60
        monkeypatch.setattr("os.urandom", lambda count: bytes([2] * count))
        yield "SELECT"
        yield 2000
        assert bytes(app.setup.players[:3]) == b"\1\0\0"
        assert app.screen.name == "curtain"  # for the first person after it
        assert app.setup.level(app.game.turn)

    Console(quick=True).run(driver)


@pytest.mark.parametrize(("speed", "longest"), [(0, 3200), (1, 1600), (2, 800)])
def test_the_lot_falls_as_fast_as_animations_are_set(speed, longest):
    def driver(console):
        yield 300
        app = console.app
        app.settings.set(SPEED, speed)
        app.open("setup")
        yield 60
        yield "START"
        yield 60
        screen = app.screen
        since = console.ms
        yield "SELECT"
        while app.screen is screen:
            yield 10
        assert longest // 2 < console.ms - since <= longest

    Console(quick=True).run(driver)
