# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""The door to the engine: a game of any edition, its module loaded only now."""

from engine.record import VARIANTS

__all__ = ("VARIANTS", "edition", "new")


def edition(variant):
    """Return the class that plays a variant.

    :raises ValueError: if there is no such variant
    """
    # Spelled out rather than built from the name, so that tools see what is imported.
    if variant == "classic":
        from engine.game import Game as found
    elif variant == "solo":
        from engine.solo import Solo as found
    elif variant == "team":
        from engine.team import Team as found
    elif variant == "duel":
        from engine.duel import Duel as found
    elif variant == "travel":
        from engine.travel import Travel as found
    elif variant == "junior":
        from engine.junior import Junior as found
    elif variant == "junior-advanced":
        from engine.junior import Advanced as found
    elif variant == "junior-solo":
        from engine.junior import JuniorSolo as found
    else:
        raise ValueError("no edition is called %s" % variant)
    return found


def new(variant, seats=None, seed=1, order=None, redraw=False):
    """Return a new game after its opening draw, seat 0 to move.

    :param str variant: one of `VARIANTS`
    :param seats: number of players; None for the smallest number the variant is played by
    :param int seed: 0 … 2**30 - 1
    :param order: None, or at least one and at most 120 tiles which the bag hands out in this order
    :param bool redraw: Junior's optional rule
    :raises ValueError: with what cannot be
    """
    made = edition(variant)
    if order is not None:
        if not 0 < len(order) <= 120:
            raise ValueError("an order has 1 to 120 tiles")
        symbols = len(made.letters)
        for one in order:
            if not 1 <= one >> 3 <= one & 7 <= symbols:
                raise ValueError("an order has tiles of this edition only")
    if seats is None:
        seats = made.seat_choices[0]
    if redraw:
        if variant != "junior":
            raise ValueError("redraw is an option of junior only")
        return made(seats, seed, order, True)
    return made(seats, seed, order)
