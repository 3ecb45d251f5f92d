# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Whole games by buttons through an unchanged code.py, and what they cost on the display bus."""

import random
from array import array

import pytest

from engine import actions as rules
from engine import editions
from engine.notation import parse_tile
from handheld import choices, turn
from handheld.settings import CONFIRM, HINTS
from tests.handheld.album import Album
from tests.handheld.player import Player, greedy
from tools.simulator.host import Console

STEP = 3_000
TURNED = 3_500
TURN = 60_000
CHANGE = 45_000
LONGEST_SHOW = 1_500


def tiles(names, letters="RGBOYP"):
    return bytes(parse_tile(name, letters) for name in names.split())


def begin(console, variant, seats, seed=1, order=None):
    """Put a game of that kind on the screen, past the menus."""
    app = console.app
    while app.setup.edition != variant:
        choices.next_edition(app.setup, 1)
    while app.setup.seats != seats:
        choices.next_seats(app.setup, 1)
    app.game = editions.new(variant, seats, seed, order)
    app.open(app.setup.table)
    yield 60


def begin_again(console):
    """Show a game anew after a test has changed it."""
    console.app.open(console.app.setup.table)
    yield 60


def through_setup(console):
    """From power-on through the menus into a game of the first edition."""
    yield 500
    assert console.app.screen.name == "title"
    yield "A"
    yield 50
    assert console.app.screen.name == "setup"
    for _ in range(12):
        if console.app.screen.name != "setup":
            break
        yield "DOWN"
        if console.app.screen.menu.chosen == 0:
            break
    yield "UP"
    yield "A"
    yield 50


@pytest.mark.parametrize("profile", ["pygamer", "pybadge"])
def test_a_game_for_two_from_power_on_to_the_result_and_again(profile):
    console = Console(profile, quick=True)

    def driver(console):
        yield from through_setup(console)
        assert console.app.screen.name == "curtain"
        player = Player(console)
        yield from player.play()
        game = console.app.game
        assert game.phase == rules.OVER
        assert not game.board.pairs
        assert game.ranking() is not None
        assert player.placements == sum(
            1 for ply in range(game.ply) if game.moves[ply] < rules.OTHER
        )
        yield "A"
        yield 50
        assert console.app.screen.name == "curtain"
        assert console.app.game is not game
        assert console.app.game.ply == 0

    console.run(driver)


GAMES = [
    ("classic", 3),
    ("classic", 4),
    ("solo", 1),
    ("travel", 2),
    ("team", 4),
    ("duel", 2),
]


@pytest.mark.parametrize(("variant", "seats"), GAMES)
def test_a_whole_game_by_buttons(variant, seats):
    def driver(console):
        yield 300
        yield from begin(console, variant, seats, seed=seats)
        player = Player(console)
        bitmaps = console.bitmaps
        yield from player.play()
        assert console.app.game.phase == rules.OVER
        assert console.app.screen.name == "result"
        assert player.costs["step"] <= STEP
        assert player.costs["turned"] <= TURNED
        assert player.costs["change"] <= CHANGE
        assert bitmaps is not None

    Console(quick=True).run(driver)


@pytest.mark.parametrize(("variant", "seats"), [("classic", 2), ("duel", 2), ("team", 4)])
def test_what_a_turn_costs_and_how_long_it_is_shown(variant, seats):
    def driver(console):
        yield 300
        console.app.settings.set(HINTS, 0)  # with them a rule is explained, longer, but once
        yield from begin(console, variant, seats, seed=5)
        player = Player(console, greedy)
        longest = 0
        while player.placements < 36:
            screen = player.screen
            if screen.name != "curtain" and screen.mode == turn.AIM:
                console.mark()
                yield from player.lay()
                longest = max(longest, (yield from player.watch()))
                assert console.bitmaps == 0
            else:
                yield from player.act()
        assert 0 < player.costs["turn"] <= TURN
        assert 0 < player.costs["step"] <= STEP
        assert 100 < longest <= LONGEST_SHOW

    Console(quick=True).run(driver)


def test_an_idle_second_sends_nothing():
    def driver(console):
        yield 300
        yield from begin(console, "classic", 2)
        console.mark()
        yield 1000
        assert console.bus_bytes == 0

    Console(quick=True).run(driver)


def test_any_key_skips_what_is_shown():
    def driver(console):
        yield 300
        yield from begin(console, "classic", 2)
        player = Player(console, greedy)
        yield from player.lay()
        assert player.screen.mode == turn.SHOW
        yield "B"
        assert player.screen.mode == turn.DECIDE

    Console(quick=True).run(driver)


def test_the_gains_under_the_ghost_are_what_the_tile_scores():
    def driver(console):
        yield 300
        yield from begin(console, "classic", 2)
        player = Player(console, greedy)
        for _ in range(12):
            while player.screen.name == "curtain" or player.screen.mode != turn.AIM:
                yield from player.act()
            _view, places = player.places()
            yield from player.carry(*greedy(_view, places, player.chance))
            expected = player.screen.first, player.screen.second
            game = console.app.game
            yield "A"
            assert (game.first, game.second) == expected
            yield from player.watch(skip=True)

    Console(quick=True).run(driver)


# Seat 0 lays RG for a point of each, and is left with red and green only: the rack shows none of
# the four colours that have nothing.
SWAPPABLE = "RG RR RR GG GG RG  BB BB BB BB BB BB  " + "OO YY PP OO YY PP BO"


def test_a_swap_shows_the_rack_to_the_other_player_first():
    def driver(console):
        album = Album(console)
        yield 300
        yield from begin(console, "classic", 2, order=tiles(SWAPPABLE))
        player = Player(console)
        board = console.app.game.board
        game = console.app.game
        # red beside the printed red, as far as the board's edge lets green come near
        yield from player.carry(0, board.at(1, -5), 0)
        yield "A"
        yield from player.watch(skip=True)
        assert player.screen.mode == turn.DECIDE
        game.scores[0][2] = 1  # the point of green, as if it had been scored before
        yield "DOWN"
        assert player.screen.choice == 1
        old = sorted(tile for tile in game.racks[0] if tile)
        yield "A"
        yield 50
        assert player.screen.name == "curtain"
        assert player.screen.shows_rack
        album.add("curtain-swapped")
        assert sorted(game.racks[0]) == sorted(tiles("OO YY PP OO YY PP"))
        assert len(old) == 5
        yield "A"
        yield 50
        assert not player.screen.shows_rack
        yield "A"
        yield 50
        assert player.screen.seat == 1
        album.close()

    Console().run(driver)


def test_a_refused_swap_says_why_and_changes_nothing():
    def driver(console):
        yield 300
        yield from begin(console, "classic", 2)
        album = Album(console)
        console.app.settings.set(HINTS, 0)  # with them the rule is explained first
        player = Player(console)
        yield from player.lay()
        yield from player.watch(skip=True)
        game = console.app.game
        ply = game.ply
        yield "DOWN A"
        assert player.screen.excuse
        assert game.ply == ply
        album.add("play-no-swap")
        yield "A"
        assert player.screen.mode == turn.DECIDE
        assert not player.screen.excuse
        yield "UP A"
        assert game.ply == ply + 1
        album.close()

    Console().run(driver)


def test_the_curtain_hides_what_is_nobody_elses_business():
    """Neither rack, nor ghost, nor anything drawn may be told by the picture of the curtain."""
    pictures = []

    def driver(console):
        yield 300
        yield from begin(console, "classic", 2, seed=len(pictures) + 1)
        player = Player(console, seed=len(pictures))
        while player.screen.name != "curtain":
            yield from player.act()
        pictures.append(console.frame.copy())

    Console().run(driver)
    Console().run(driver)
    assert (pictures[0] == pictures[1]).all()


def middle(console, variant, seats, seed, placements):
    """Put a game on the screen that has gone on greedily for so many placements."""
    yield from begin(console, variant, seats, seed)
    game = console.app.game
    chance = random.Random(seed)
    into = array("H", bytes(2 * game.most_legal()))
    laid = 0
    while laid < placements or game.phase != rules.PLACE:
        actions = into[: game.legal(into)]
        if game.phase != rules.PLACE:
            game.play(actions[0])
            continue
        view = game.view(game.turn)
        places = [(action >> 11, action >> 3 & 255, action & 7) for action in actions]
        game.play(rules.placement(*greedy(view, places, chance)))
        laid += 1
    yield from begin_again(console)


def test_pictures_of_the_play_screen():
    def driver(console):
        album = Album(console)
        yield 300
        yield from begin(console, "classic", 2, seed=7)
        album.add("play-first")
        yield "RIGHT*3"
        assert console.app.screen.refusal == rules.FIRST_TURN
        album.add("play-refused")
        for variant, seats in [("classic", 2), *GAMES]:
            yield from middle(console, variant, seats, 7, 9 * seats + 7)
            album.add(f"play-{variant}-{seats}")
        album.close()

    Console().run(driver)


def test_the_cheer_for_a_marker_that_reaches_18_and_the_bonus_after_it():
    def driver(console):
        album = Album(console)
        yield 300
        yield from begin(console, "classic", 2, seed=7)
        player = Player(console, greedy)
        for symbol in range(1, 7):
            console.app.game.scores[0][symbol] = 16
        yield from begin_again(console)
        # one point of a colour is not enough, so nothing happens at 17 ...
        yield from player.lay()
        assert console.app.game.reached == 0
        assert console.app.game.bonus == 0
        yield from player.watch(skip=True)
        yield "A"
        yield from player.pass_on()
        # ... and 18 is a bonus for the other player
        for symbol in range(1, 7):
            console.app.game.scores[1][symbol] = 17
        yield from player.lay()
        assert console.app.game.reached == 1
        for _ in range(100):
            if not player.screen.cheer.hidden:
                break
            yield 20
        album.add("play-cheer")
        yield from player.watch(skip=True)
        assert player.screen.mode == turn.AIM
        assert player.screen.seat == 1
        assert console.app.game.bonus == 1
        assert sum(1 for tile in console.app.game.racks[1] if tile) == 5
        album.close()

    Console().run(driver)


@pytest.mark.parametrize(("variant", "seats"), [("classic", 2), ("duel", 2), ("junior", 2)])
def test_a_tile_that_waits_for_a_second_a_shows_the_button(variant, seats):
    def driver(console):
        yield 300
        console.app.settings.set(CONFIRM, 1)
        yield from begin(console, variant, seats)
        player = Player(console)
        yield from player.watch(skip=True)
        yield from player.carry(*greedy(*player.places(), player.chance))
        screen = console.app.screen
        before = console.frame
        console.mark()
        yield "A"
        assert screen.sure and screen.game.ply == 0
        assert 0 < console.bus_bytes <= STEP
        # in the corner beside the rack, apart from the tile itself
        corner = slice(90, 128), slice(100, 160)
        assert (console.frame[corner] != before[corner]).any()
        yield "B"
        assert not screen.sure
        assert (console.frame == before).all()
        yield "A A"
        assert screen.game.ply == 1

    Console().run(driver)
