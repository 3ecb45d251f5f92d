# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Putting a Junior game on the screen of a Console, and watching what it shows."""

from engine import actions as rules
from engine import editions
from engine.notation import parse_tile
from handheld import choices, turn
from tests.handheld.player import Player

G, R, O, V = 1, 2, 3, 4  # noqa: E741
LONGEST = 1_500  # milliseconds that one thing may be shown


def tiles(names):
    """Tile codes from their names."""
    return bytes(parse_tile(name, "GROV") for name in names.split())


def table(console, variant="junior", seats=2, seed=1, order=None, redraw=False, levels=()):
    """Put a game on the screen, past the menus, and see the first player greeted."""
    app = console.app
    setup = app.setup
    while (setup.edition, setup.redraw) != (variant, redraw):
        choices.next_edition(setup, 1)
    while setup.seats != seats:
        choices.next_seats(setup, 1)
    for seat in range(seats):
        setup.players[seat] = levels[seat] if levels else 0
    given = None if order is None else tiles(order)
    app.game = editions.new(variant, seats, seed, given, redraw)
    app.open(setup.table)
    yield 60
    player = Player(console)
    yield from player.watch(skip=True)
    return player


def near(view, places, chance):
    """Choose one of the places that take the fewest presses: a whole game in a second or two."""
    from handheld import app

    ghost = app.running.screen.ghost
    at, slot, direction = ghost.at, ghost.slot, ghost.direction
    places.sort(
        key=lambda place: (
            ghost.distance(at, place[1]) + (place[2] - direction) % 4 + 2 * (place[0] != slot)
        )
    )
    return chance.choice(places[:6])


def watched(console, player):
    """Lay the tile under the ghost and write down what changes until the next aim."""
    screen = player.screen
    seen = []
    yield "press A"
    for _ in range(1000):
        now = (
            screen.showing,
            screen.collecting,
            bytes(screen.plates.pieces[0][1:]),
            screen.plates.penguins[0],
            screen.active,
        )
        if not seen or seen[-1] != now:
            seen.append(now)
        if screen.mode == turn.AIM:
            break
        yield 10
    yield "release A"
    return seen


def screen_states():
    """Return what `showing` is while food is collected, a penguin fed, a player greeted."""
    from handheld.screens import junior

    return junior.COLLECTS, junior.FEEDS, junior.GREETS


def ended(console, variant, penguins, food):
    """Show the feast of a game that ended like this; food as G R O V for each seat."""
    yield from table(console, variant, len(penguins))
    game = console.app.game
    game.phase = rules.OVER
    for seat, (fed, left) in enumerate(zip(penguins, food, strict=True)):
        game.penguins[seat] = fed
        game.food[seat][1:] = bytes(left)
    console.app.open("feast")
    yield 30
