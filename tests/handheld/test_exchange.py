# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Duel's exchange by buttons (Classic rulebook, page 8: tiles with a colour on the own 9)."""

from engine import actions as rules
from engine.notation import tile_name
from handheld import turn
from tests.handheld.album import Album
from tests.handheld.player import Player
from tests.handheld.test_play import begin, begin_again, tiles
from tools.simulator.host import Console

# Seat 0 lays GG and holds RG RB GB OO RR; seat 1 has doubles of blue; the bag begins with yellow.
ORDER = "GG RG RB GB OO RR  BB BB BB BB BB BB  YY YY YY YY YY YY PP PP PP"


def to_the_end_of_the_turn(console, red):
    """Lay GG by buttons; then red's marker stands where it is said."""
    yield 300
    yield from begin(console, "duel", 2, order=tiles(ORDER))
    game = console.app.game
    player = Player(console)
    # beside the printed green, the other half to the south
    yield from player.carry(0, game.board.at(4, -5), 2)
    yield "A"
    yield from player.watch(skip=True)
    assert player.screen.mode == turn.DECIDE
    game._places[1] = 9 + red
    yield from begin_again(console)
    assert console.app.screen.mode == turn.DECIDE
    assert game.marker(1) == red


def rack(game, seat=0):
    return sorted(tile_name(tile, game.letters) for tile in game.racks[seat] if tile)


def test_the_player_picks_tiles_and_the_others_see_them():
    def driver(console):
        album = Album(console)
        yield from to_the_end_of_the_turn(console, 9)
        game = console.app.game
        screen = console.app.screen
        yield "DOWN"
        assert screen.choice == 1
        yield "A"
        assert screen.picking
        # slots: 0 is empty, 1 RG, 2 RB, 3 GB, 4 OO, 5 RR; only those with red may go
        assert screen.at == 1
        yield "A"
        assert screen.picked == 0b000010
        yield "RIGHT"
        assert screen.at == 2
        yield "RIGHT"
        assert screen.at == 5
        yield "A"
        assert screen.picked == 0b100010
        album.add("exchange-pick")
        yield "A A"
        assert screen.picked == 0b100010
        yield "RIGHT"
        assert screen.at == -1
        bag = game.bag.left
        yield "A"
        yield 50
        assert console.app.screen.name == "curtain"
        assert console.app.screen.shows_rack
        album.add("exchange-shown")
        # three are drawn, for the laid tile and for the two that went; those go back to the bag
        assert rack(game) == ["GB", "OO", "RB", "YY", "YY", "YY"]
        assert game.bag.left == bag - 3 + 2
        assert game.turn == 1
        album.close()

    Console().run(driver)


def test_nothing_to_exchange_is_said():
    def driver(console):
        yield from to_the_end_of_the_turn(console, 8)
        game = console.app.game
        ply = game.ply
        yield "DOWN A"
        screen = console.app.screen
        assert screen.excuse
        assert not screen.picking
        yield "A UP A"
        assert game.ply == ply + 1
        assert game.moves[ply] == rules.REFILL_

    Console(quick=True).run(driver)


def test_b_puts_everything_back():
    def driver(console):
        yield from to_the_end_of_the_turn(console, 9)
        game = console.app.game
        ply = game.ply
        screen = console.app.screen
        yield "DOWN A A"
        assert screen.picked
        yield "B"
        assert not screen.picking
        assert screen.picked == 0
        assert screen.mode == turn.DECIDE
        # with nothing picked the word does nothing
        yield "DOWN A DOWN A"
        assert screen.picking
        assert game.ply == ply

    Console(quick=True).run(driver)
