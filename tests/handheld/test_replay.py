# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""The game once more: each step shows what was on the board then, and leads back to the sheet."""

import pytest

from tests.handheld.player import Player, greedy
from tests.handheld.test_play import CHANGE, begin
from tests.handheld.test_text import check_fit
from tools.simulator.host import Console

GAMES = [("classic", 2), ("duel", 2), ("team", 4), ("solo", 1), ("junior-advanced", 2)]
TILES = 13


def state(game):
    """What lies open after a tile: the board, what it scored, where everybody stands."""
    if game.variant == "duel":
        stand = tuple(game.marker(symbol) for symbol in range(1, 7))
    elif game.symbols == 4:
        stand = tuple(map(bytes, game.food)), bytes(game.penguins)
    else:
        stand = tuple(map(bytes, game.scores))
    return bytes(game.board.cells), game.first, game.second, stand


@pytest.mark.parametrize(("variant", "seats"), GAMES)
def test_each_step_is_as_it_was(variant, seats):
    was = []

    def driver(console):
        yield 300
        yield from begin(console, variant, seats, seed=4)
        player = Player(console, greedy)
        game = console.app.game
        was.append(state(game))
        while player.placements < TILES:
            laid = player.placements
            yield from player.act()
            if player.placements > laid:
                was.append(state(game))
        app = console.app
        app.push("sheet")
        yield 60
        yield "SELECT"
        yield 60
        screen = app.screen
        assert (screen.name, screen.count, screen.step) == ("replay", TILES, TILES)
        steps = [screen.step]
        for key in ["LEFT"] * 14 + ["RIGHT", "A", "DOWN", "DOWN", "UP", "UP"]:
            console.mark()
            yield key
            assert console.bus_bytes <= CHANGE
            check_fit(console)
            assert state(screen.game) == was[screen.step]
            steps.append(screen.step)
        assert steps == [*range(13, -1, -1), 0, 1, 2, 12, 13, 3, 0]
        yield "B"
        yield 60
        assert app.screen.name == "sheet"
        yield "B"
        yield 60
        assert app.screen is player.screen
        assert app.game is game

    Console(quick=True).run(driver)
