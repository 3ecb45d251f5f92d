# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Choosing what is played and who sits where; a game's start.

A further edition is one more line in `EDITIONS`; whatever a seat needs is one more byte a seat.
`setup` is everywhere the `handheld.seats.Seats` that are chosen for.
"""

import gc
import os

from handheld import text
from handheld.seats import LEVELS, MOST_SEATS

#: name in the engine, fewest and most seats, Junior's optional redraw
EDITIONS = (
    ("classic", 2, 4, False),
    ("solo", 1, 1, False),
    ("travel", 2, 2, False),
    ("duel", 2, 2, False),
    ("team", 4, 4, False),
    ("junior", 2, 4, False),
    ("junior", 2, 4, True),
    ("junior-advanced", 2, 4, False),
    ("junior-solo", 1, 1, False),
)
#: animals a player can be; the words are `sign.0` ...
SIGNS = 8
#: colours a player can have
COLOURS = 4


def called(setup):
    """Return the name of the edition in the language of the game."""
    return text.get("edition." + setup.edition + (".redraw" if setup.redraw else ""))


def next_edition(setup, by):
    """Go on to the next edition (`by` 1) or back (-1)."""
    setup.number = (setup.number + by) % len(EDITIONS)
    setup.edition, fewest, most, setup.redraw = EDITIONS[setup.number]
    setup.seats = min(max(setup.seats, fewest), most)


def next_seats(setup, by):
    """One player more or less, within what the edition is played by."""
    _, fewest, most, _ = EDITIONS[setup.number]
    setup.seats = fewest + (setup.seats - fewest + by) % (most - fewest + 1)


def seats_vary(setup):
    """Return whether the edition is played by different numbers."""
    _, fewest, most, _ = EDITIONS[setup.number]
    return most > fewest


def next_level(setup, seat):
    """Let a person, or the device at its next level, play a seat."""
    setup.players[seat] = (setup.players[seat] + 1) % len(LEVELS)


def next_sign(setup, seat, by):
    """Give a seat the next animal that no other seat is."""
    _change(setup, setup.signs, seat, by, SIGNS)


def next_colour(setup, seat, by):
    """Give a seat the next colour that no other seat has."""
    _change(setup, setup.colours, seat, by, COLOURS)


def _change(setup, row, seat, by, count):
    # With as many seats as colours nothing is free: then two seats change places.
    value = (row[seat] + by) % count
    while value in row[: setup.seats] and value != row[seat] and setup.seats < count:
        value = (value + by) % count
    for other in range(MOST_SEATS):
        if row[other] == value:
            row[other] = row[seat]
    row[seat] = value


def start(app):
    """Start a game of these choices and show its first screen."""
    from engine.editions import new

    setup = app.setup
    app.game = None
    gc.collect()
    chance = os.urandom(4)
    seed = chance[0] << 22 | chance[1] << 14 | chance[2] << 6 | chance[3] & 63
    app.game = new(setup.edition, setup.seats, seed, redraw=setup.redraw)
    app.keep()
    _show(app)


def begin_with(app, seat):
    """Let another player begin a game in which nothing has been laid yet.

    Everybody goes on in the same order around the table.

    :param int seat: who becomes seat 0
    """
    setup = app.setup
    for row in (setup.signs, setup.colours, setup.players):
        row[: setup.seats] = row[seat : setup.seats] + row[:seat]
    app.keep()
    _show(app)


def resume(app, game, packed):
    """Go on with a game that was saved.

    :param Game game: the game
    :param packed: what `Seats.pack` gave then
    """
    setup = app.setup
    for number, (edition, _, _, redraw) in enumerate(EDITIONS):
        if edition == game.variant and redraw == getattr(game, "redraw", False):
            setup.number = number
            setup.edition = edition
            setup.redraw = redraw
    setup.seats = game.seats
    for seat, byte in enumerate(packed[: game.seats]):
        setup.signs[seat] = byte & 7
        setup.colours[seat] = byte >> 3 & 3
        setup.players[seat] = byte >> 5 & 3
    app.game = game
    _show(app)


def _show(app):
    # Where several people hide their tiles from each other, the curtain comes first.
    game = app.game
    setup = app.setup
    people = [seat for seat in range(setup.seats) if not setup.players[seat]]
    if len(people) > 1 and not game.open_racks:
        seat = game.turn
        while seat not in people:
            seat = (seat + 1) % setup.seats
        app.open("curtain", seat)
    else:
        app.open(setup.table)
