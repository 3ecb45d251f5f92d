# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""A console on which a game is soon in progress, saved as a player's would be."""

from randomplay import whole

# The editions by their place in the setup, with the fewest people
SOLO, CLASSIC, TEAM, JUNIOR = 1, 0, 4, 5


def name(console):
    """The screen on top."""
    return console.app.screen.name


def begin(console, number, seed, players=b""):
    """Start a game by the choices of the setup, but with this seed."""
    from engine.editions import new
    from handheld import choices
    from handheld.seats import Seats

    app = console.app
    app.setup = setup = Seats()
    choices.next_edition(setup, number)
    setup.players[: len(players)] = players
    with console.machine.drive.board():
        choices.start(app)
        app.game = new(setup.edition, setup.seats, seed, redraw=setup.redraw)
        app.keep()
    yield 60


def aim(console):
    """Turn and move the floating tile until it may lie there."""
    screen = console.app.screen
    for _ in range(200):
        if not screen.refusal:
            return
        for _ in range(6):
            if screen.refusal:
                yield "B"
        if screen.refusal:
            yield ("LEFT", "UP", "RIGHT", "UP", "RIGHT", "DOWN")[console.ms // 700 % 6]
    raise AssertionError("no place for the tile")


def lay(console):
    """Lay a tile and skip what is shown."""
    ply = console.app.game.ply
    yield from aim(console)
    yield "A"
    yield "B"
    assert console.app.game.ply == ply + 1


def states_of(game):
    """The game as it was after each of its actions, by their number."""
    from engine.editions import new

    again = new(game.variant, game.seats, game.seed, game.order, getattr(game, "redraw", False))
    states = [whole(again)]
    for action in game.moves[: game.ply]:
        again.play(action)
        states.append(whole(again))
    return states


def offered(console):
    """Switch on again; return the game that Continue offers, None if there is none."""
    found = []

    def look(console):
        yield 50
        if console.app.screen.entries[0] == "continue":
            yield "A"
            yield 50
            found.append(console.app.game)

    console.fault = None
    console.run(look)
    return found[0] if found else None
