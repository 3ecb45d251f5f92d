# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Random games for the tests: every edition and number of seats, and tiles in a chance order."""

from array import array

from engine import editions, notation

TABLES = (
    ("classic", 2, False),
    ("classic", 3, False),
    ("classic", 4, False),
    ("solo", 1, False),
    ("team", 4, False),
    ("duel", 2, False),
    ("travel", 2, False),
    ("junior", 2, False),
    ("junior", 3, False),
    ("junior", 4, False),
    ("junior", 2, True),
    ("junior", 4, True),
    ("junior-advanced", 2, False),
    ("junior-advanced", 3, False),
    ("junior-advanced", 4, False),
    ("junior-solo", 1, False),
)

# Mixed pairs and doubles of each tile set
SETS = {"travel": (3, 2)}


def tile_set(variant):
    """The names of all tiles of an edition, as the rules list them."""
    letters = "GROV" if variant.startswith("junior") else "RGBOYP"
    mixed, doubles = SETS.get(variant, (6, 5))
    tiles = []
    for i, first in enumerate(letters):
        for second in letters[i:]:
            tiles += [first + second] * (doubles if first == second else mixed)
    return tiles


def name(table):
    """A readable name of a row of `TABLES`."""
    return f"{table[0]}-{table[1]}" + ("-redraw" if table[2] else "")


def codes(names, variant):
    """Tile codes of tile names."""
    letters = editions.edition(variant).letters
    return bytes(notation.parse_tile(one, letters) for one in names)


def choices(game):
    """All legal actions, as a list of ints."""
    found = array("H", bytes(2 * game.most_legal()))
    return list(found[: game.legal(found)])


def worth(game, action):
    """How good a placement looks: what its two halves score now; decisions count nothing."""
    if action >= 0xC000:
        return 0
    tile = game.racks[game.turn][action >> 11 & 7]
    at = action >> 3 & 255
    other = at + game.board.steps[action & 7]
    return game.board.gains[tile >> 3][at] + game.board.gains[tile & 7][other]


def pick(game, chance, greed):
    """A legal action: with probability `greed` one of the best looking, else any."""
    actions = choices(game)
    if chance.random() < greed:
        best = max(worth(game, action) for action in actions)
        actions = [action for action in actions if worth(game, action) == best]
    return chance.choice(actions)
