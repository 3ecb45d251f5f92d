# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Games played at random, but well enough that markers reach the ends of their tracks."""

import random
from array import array

from engine import actions as rules
from engine import record
from engine.editions import VARIANTS, edition, new
from engine.tiles import Bag

TABLES = [(name, seats) for name in VARIANTS for seats in edition(name).seat_choices]


def whole_bag(variant, chance):
    """All tiles of an edition in a random order."""
    made = edition(variant)
    bag = Bag(len(made.letters), made.mixed, made.doubles, None)
    tiles = [kind for kind, count in zip(bag.kinds, bag.counts, strict=True) for _ in range(count)]
    chance.shuffle(tiles)
    return bytes(tiles)


def gain(game, action):
    """Points of a placement, before any limit."""
    tile = game.racks[game.turn][action >> 11 & 7]
    at = action >> 3 & 255
    gains = game.board.gains
    return gains[tile >> 3][at] + gains[tile & 7][at + game.board.steps[action & 7]]


def step(game, chance):
    """Play the best of eight random placements, or any decision; return it."""
    into = array("H", bytes(2 * game.most_legal()))
    count = game.legal(into)
    if game.phase == rules.PLACE:
        action = max([into[chance.randrange(count)] for _ in range(8)], key=lambda a: gain(game, a))
    else:
        action = into[chance.randrange(count)]
    if action < rules.OTHER and game.orders:
        action |= chance.randrange(3) << 14
    game.play(action)
    return action


def played(variant, seats, seed, plies=1000, order=None, redraw=False):
    """A game after some random actions."""
    chance = random.Random(seed)
    game = new(variant, seats, seed, order, redraw)
    while game.phase != rules.OVER and game.ply < plies:
        step(game, chance)
    return game


def dumped(game, app=b""):
    """The record of a game as bytes."""
    into = bytearray(record.MOST)
    return bytes(into[: record.dump(game, into, app)])


def whole(game):
    """Everything that makes up a game, open or hidden."""
    public = ("turn", "phase", "bonus", "ply", "seats", "seed", "order", "variant")
    return (
        [getattr(game, name) for name in public],
        getattr(game, "redraw", None),
        bytes(game.board.cells),
        game.board.pairs,
        [bytes(vector) for vector in game._vectors()],
        list(game.moves[: game.ply]),
        game.rng.state(),
        game.bag.mark(),
        game.bag.left,
        game.ranking(),
    )
