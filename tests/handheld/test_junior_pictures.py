# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Pictures of Junior: every table, all that moves on it, and the feast."""

from handheld import turn
from tests.handheld.album import Album
from tests.handheld.junior_table import G, O, R, V, ended, screen_states, table
from tests.handheld.player import Player, greedy
from tools.simulator.host import Console


def test_pictures_of_the_tables():
    def driver(console):
        album = Album(console)
        yield 300
        for picture, variant, seats in (
            ("junior-2", "junior", 2),
            ("junior-3", "junior", 3),
            ("junior-4", "junior", 4),
            ("junior-advanced-2", "junior-advanced", 2),
            ("junior-advanced-4", "junior-advanced", 4),
            ("junior-solo", "junior-solo", 1),
        ):
            player = yield from table(console, variant, seats, 3)
            player.choose = greedy
            while player.placements < 14:
                yield from player.act()
            while player.screen.mode != turn.AIM:
                yield from player.act()
            yield from player.carry(*greedy(*player.places(), player.chance))
            album.add(picture)
        yield "A"
        yield from player.watch(skip=True)
        yield from player.carry(0, console.app.game.board.at(3, 3), 0)
        album.add("junior-refused")
        album.close()

    Console().run(driver)


def test_pictures_of_what_happens():
    def driver(console):
        album = Album(console)
        yield 300
        yield from table(console, order="GO RR GG VV RO GV RR OV GO")
        game = console.app.game
        at = game.board.at
        game.board.put(at(4, 2), G)
        game.board.put(at(5, 2), O)
        game.food[0][R] = game.food[0][V] = 1
        console.app.open("junior")
        yield 60
        album.add("junior-greets")
        player = Player(console)
        screen = player.screen
        yield from player.watch(skip=True)
        yield from player.carry(0, at(4, 3), 0)
        yield "press A"
        yield "release A"
        collects, feeds, _ = screen_states()
        while not screen.collecting:
            yield 10
        yield 260
        album.add("junior-collects")
        while screen.showing == collects:
            yield 10
        yield 50
        album.add("junior-cheers")
        yield 500
        assert screen.showing == feeds
        album.add("junior-waddles")
        yield from player.watch(skip=True)
        yield from table(console, order="GR VV GV OO RR", redraw=True)
        game = console.app.game
        game.food[0][R] = game.food[0][V] = 1
        yield from player.carry(0, game.board.at(3, 4), 0)
        yield "A"
        yield from player.watch(skip=True)
        album.add("junior-again")
        yield from table(console, "junior-advanced", 4, order="GR OO VV VV GO RV GG RR OV OV RO")
        yield "A"
        yield from player.watch(skip=True)
        yield "RIGHT"
        album.add("junior-return")
        yield "press A"
        yield "release A"
        album.add("junior-new")
        album.close()

    Console().run(driver)


def test_pictures_of_feasts():
    def driver(console):
        album = Album(console)
        yield 300
        for picture, variant, penguins, food in (
            ("feast-2", "junior", (5, 3), ((1, 2, 0, 4), (0, 3, 12, 1))),
            ("feast-3", "junior", (5, 5, 3), ((1, 2, 0, 4), (0, 3, 3, 1), (0, 0, 2, 2))),
            (
                "feast-4",
                "junior-advanced",
                (3, 4, 4, 2),
                ((1, 2, 0, 4), (0, 3, 12, 1), (0, 0, 2, 2), (1, 1, 1, 0)),
            ),
            ("feast-solo", "junior-solo", (11,), ((1, 2, 0, 14),)),
        ):
            yield from ended(console, variant, penguins, food)
            while console.app.screen.marching:
                yield 50
            album.add(picture)
        album.close()

    Console().run(driver)
