# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Drawing and putting back with a bag that draws by chance: which comes first can be seen.

Swap, exchange and redraw draw first: a tile put back can never be among those drawn.
Advanced's return puts back first: it can.
"""

import pytest

from engine import editions, notation
from engine.actions import EXCHANGE, PLACE, REDRAW_, REFILL_, RETURN, SWAP, placement

SEEDS = range(25)


def codes(game, names):
    """Tile codes of tile names."""
    return [notation.parse_tile(name, game.letters) for name in names.split()]


def position(variant, seed, rack, bag):
    """A game whose bag holds just these tiles and whose seat 0 has just this rack."""
    game = editions.new(variant, 2, seed, redraw=variant == "junior")
    game.bag.counts[:] = bytes(len(game.bag.counts))
    game.bag.left = 0
    game.bag.put_back(codes(game, bag))
    tiles = codes(game, rack)
    game.racks[0][:] = bytes(tiles + [0] * (game.rack_size - len(tiles)))
    game._opened = 3
    game._begin()
    return game


def lay_first(game):
    """Lay the tile of the first slot in the middle, where nothing scores."""
    cell = (4, 4) if game.symbols == 4 else (0, 0)
    game.play(placement(0, game.board.at(*cell), 0))


def names(game, seat=0):
    """The rack of a seat as sorted names."""
    return sorted(notation.tile_name(tile, game.letters) for tile in game.racks[seat] if tile)


def left(game):
    """What is in the bag, as sorted names."""
    counts = bytearray(len(game.bag.kinds))
    game.bag.count(counts)
    kinds = [notation.tile_name(kind, game.letters) for kind in game.bag.kinds]
    return sorted(kind for kind, n in zip(kinds, counts, strict=True) for _ in range(n))


@pytest.mark.parametrize("seed", SEEDS)
def test_a_swap_draws_before_the_old_tiles_go_back(seed):
    """Six in the bag: exactly these six come, whatever the chance."""
    game = position("classic", seed, "RG BB BO BY", "RR GG YY OO PP RP")
    game.scores[0][1:] = bytes([5, 5, 5, 5, 5, 1])  # purple is weakest, and not on the rack
    lay_first(game)
    game.play(SWAP)
    assert names(game) == ["GG", "OO", "PP", "RP", "RR", "YY"]
    assert left(game) == ["BB", "BO", "BY"]


@pytest.mark.parametrize("seed", SEEDS)
def test_an_exchange_draws_before_the_old_tiles_go_back(seed):
    """Four in the bag, two stay and two go: exactly these four come."""
    game = position("duel", seed, "RG BB OO RY RP", "GG YY PP GP")
    game._places[1] += 9
    lay_first(game)
    game.play(EXCHANGE | 0b11000)
    assert names(game) == ["BB", "GG", "GP", "OO", "PP", "YY"]
    assert left(game) == ["RP", "RY"]


@pytest.mark.parametrize("seed", SEEDS)
def test_a_redraw_draws_before_the_old_tile_goes_back(seed):
    """Two in the bag: one is drawn, and a redraw brings the other, never the same again."""
    game = position("junior", seed, "GR", "GG RR")
    game.food[0][1:] = bytes([1, 1, 1, 0])
    lay_first(game)
    first = names(game)
    game.play(REDRAW_)
    assert sorted(first + names(game)) == ["GG", "RR"]
    assert left(game) == first


def test_a_return_puts_back_before_two_are_drawn():
    """Two in the bag and the returned one: each of the three stays behind now and then."""
    stayed = set()
    for seed in SEEDS:
        game = position("junior-advanced", seed, "GR OV", "GG RR")
        lay_first(game)
        game.play(RETURN)
        assert sorted(names(game) + left(game)) == ["GG", "OV", "RR"]
        assert len(left(game)) == 1
        stayed.update(left(game))
    assert stayed == {"GG", "OV", "RR"}


@pytest.mark.parametrize("seed", SEEDS)
def test_a_refill_takes_only_what_is_missing(seed):
    game = position("travel", seed, "RG BB OO", "GG YY PP GP RP")
    lay_first(game)
    game.play(REFILL_)
    assert len(names(game)) == 6
    assert {"BB", "OO"} <= set(names(game))
    assert len(left(game)) == 1
    assert game.phase == PLACE
