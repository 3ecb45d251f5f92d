# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""A slow and plain second reading of the rules, for the tests to hold the engine against.

Nothing here is shared with ``engine``: cells are cube coordinates in dicts, tiles and actions are
text, the bag is a list handed out from the front. Being obviously right is all that counts.
"""

from .duel import Duel
from .family import Classic, Solo, Team, Travel
from .junior import Advanced, Junior, JuniorSolo

EDITIONS = {
    "classic": Classic,
    "solo": Solo,
    "team": Team,
    "duel": Duel,
    "travel": Travel,
    "junior": Junior,
    "junior-advanced": Advanced,
    "junior-solo": JuniorSolo,
}


def new(variant, seats, order, redraw=False):
    """Start a game of ``variant`` whose bag hands out the tile names of ``order``."""
    if redraw:
        return EDITIONS[variant](seats, order, redraw=True)
    return EDITIONS[variant](seats, order)
