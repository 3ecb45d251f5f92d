# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Six scores of a track as a row of symbols with their numbers: for the result and the sheet."""

import displayio

from handheld import art, draw

#: pixels from one score to the next
PITCH = 23


def rising(scores):
    """Return the symbols by their score, lowest first, equal ones in their usual order.

    :param scores: points by symbol, from index 1
    """
    order = list(range(1, len(scores)))
    order.sort(key=lambda symbol: scores[symbol])
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


def row(scores, symbols, x, y):
    """Return a group that shows scores side by side, each as its symbol and number.

    :param scores: points by symbol
    :param symbols: which ones, from left to right
    """
    group = displayio.Group(x=x, y=y)
    for place, symbol in enumerate(symbols):
        left = place * PITCH
        group.append(draw.sprites("hex11", left, 0, (art.TILE + symbol,)))
        group.append(draw.number(scores[symbol], left + 12, 3))
    return group
