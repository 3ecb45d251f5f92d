# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""A first game: small tasks on the real play screen, one after the other.

Each task is a position with a few tiles and a goal. What misses the goal is taken back and may be
tried again. Nothing of it is saved and nothing counts for the records.

A lesson is a play screen with these methods of its own beside `steps`, how many tasks it has:
`reached()` tells if what was just played is what the task wants, `praise()` and `encourage()`
show it, `step` is its number, `tries` how often it was missed, `home` where the ghost begins.
"""

_PRAISE = 900  # milliseconds


def begin(app, game):
    """Make a position the running game.

    :param game: the game, as the task wants it
    :return: its `starts`, for the screen to keep as `free`
    """
    app.game = game
    game.keep_undo = True
    return game.starts


def judge(screen):
    """Say what a tile was worth, as steps for `Turn.play_steps`."""
    if screen.reached():
        screen.praise()
        yield _PRAISE
        if screen.step + 1 < screen.steps:
            screen.app.open(screen.name, screen.step + 1)
        else:
            screen.app.home()
    else:
        screen.tries += 1
        screen.encourage()
        yield _PRAISE
        screen.again()


def take_back(screen):
    """Take back the tile that was laid."""
    game = screen.game
    cells = game.last_placement()
    game.undo()
    game.starts = screen.free
    for at in cells:
        screen.board.show(at)
    screen.refresh()


def bring(screen):
    """Bring the ghost to the same place always, from which the way is not too long."""
    ghost = screen.ghost
    rack = screen.game.racks[0]
    if not rack[ghost.slot]:
        ghost.select(rack)
    ghost.place(screen.home, 0)
