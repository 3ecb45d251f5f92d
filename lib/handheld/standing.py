# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Where a track stands, as a row of symbols with their numbers: for the result and the sheet."""

import displayio

from handheld import art, draw

#: pixels from one score to the next
PITCH = 23


def scores(game, track):
    """Return what a track has of each symbol, from index 1.

    Of the six points of a tug-of-war (Duel) a seat has those on its own side of the middle.
    """
    if game.variant == "duel":
        sign = 1 if track == 0 else -1
        row = [max(0, sign * game.marker(symbol)) for symbol in range(1, game.symbols + 1)]
        return [0] + row
    if game.symbols == 4:
        return game.food[track]
    return game.scores[track]


def rising(values):
    """Return the symbols by their score, lowest first, equal ones in their usual order.

    :param values: points by symbol, from index 1
    """
    order = list(range(1, len(values)))
    order.sort(key=lambda symbol: values[symbol])
    return order


def deciding(better, worse):
    """Return the first place at which two standings differ, or None when they are equal.

    Classic rulebook, "Spillets slutning": the lowest colours are compared, then the next ones.

    :param better: values in rising order
    :param worse: the same of the other one
    """
    for place, value in enumerate(better):
        if value != worse[place]:
            return place
    return None


def row(values, symbols, x, y, sheet="hex11"):
    """Return a group that shows scores side by side, each as its symbol and number.

    :param values: points by symbol
    :param symbols: which ones, from left to right
    :param str sheet: where the symbols are drawn
    """
    group = displayio.Group(x=x, y=y)
    for place, symbol in enumerate(symbols):
        left = place * PITCH
        group.append(draw.sprites(sheet, left, 0, (art.TILE + symbol,)))
        group.append(draw.number(values[symbol], left + 12, 3))
    return group


def seats(game, track):
    """Return the seats that play for a track: one, or the two of a team."""
    return [seat for seat in range(game.seats) if game.track(seat) == track]


def head(game, choices, track, x, y):
    """Return the portrait of a track, 19 by 15 pixels at most; a team's animals side by side."""
    players = seats(game, track)
    if len(players) == 1:
        return draw.sign(choices, players[0], x, y)
    return draw.sprites("signs", x, y + 3, [choices.signs[seat] for seat in players])
