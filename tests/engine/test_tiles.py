# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Tile sets and the bag: what is in it, that it draws evenly, what comes back to it."""

import pytest

from engine.queue import Queue
from engine.rng import Rng
from engine.tiles import Bag, tile

CLASSIC = (6, 6, 5)
TRAVEL = (6, 3, 2)
JUNIOR = (4, 6, 5)


def emptied(bag):
    """Every tile of the bag, in the order it hands them out."""
    tiles = []
    while bag.left:
        tiles.append(bag.draw())
    return tiles


@pytest.mark.parametrize(
    ("make_up", "total", "kinds"), [(CLASSIC, 120, 21), (TRAVEL, 57, 21), (JUNIOR, 56, 10)]
)
def test_tile_sets(make_up, total, kinds):
    """Classic 15 x 6 + 6 x 5, Travel 15 x 3 + 6 x 2, Junior 6 x 6 + 4 x 5."""
    symbols, mixed, doubles = make_up
    bag = Bag(symbols, mixed, doubles, Rng(3))
    assert bag.left == total
    tiles = emptied(bag)
    assert len(tiles) == total
    expected = {}
    for a in range(1, symbols + 1):
        for b in range(a, symbols + 1):
            expected[a * 8 + b] = doubles if a == b else mixed
    assert len(expected) == kinds
    assert {one: tiles.count(one) for one in tiles} == expected


def test_an_empty_bag_gives_nothing_and_stays_empty():
    bag = Bag(*JUNIOR, Rng(3))
    emptied(bag)
    assert bag.draw() == 0
    assert bag.left == 0


def test_tile_code_is_the_same_either_way_round():
    assert [tile(1, 2), tile(2, 1), tile(6, 6)] == [8 + 2, 8 + 2, 48 + 6]


def test_draws_are_uniform_over_the_tiles_in_the_bag():
    """6,000 first draws from a full bag: each kind as often as it is in there.

    Chi-square with 20 degrees of freedom; 45.3 is its 99.9 % quantile.
    """
    source = Rng(20260101)
    counts = {}
    for _ in range(6000):
        one = Bag(*CLASSIC, source).draw()
        counts[one] = counts.get(one, 0) + 1
    assert len(counts) == 21
    chi = 0
    for one, count in counts.items():
        expected = 6000 * (5 if one >> 3 == one & 7 else 6) / 120
        chi += (count - expected) ** 2 / expected
    assert chi < 45.3


def test_the_last_draws_are_uniform_too():
    """The 40th tile of 3,000 bags of Junior: what has been drawn before does not bend it."""
    source = Rng(7)
    counts = {}
    for _ in range(3000):
        bag = Bag(*JUNIOR, source)
        for _ in range(40):
            one = bag.draw()
        counts[one] = counts.get(one, 0) + 1
    chi = 0
    for one, count in counts.items():
        expected = 3000 * (5 if one >> 3 == one & 7 else 6) / 56
        chi += (count - expected) ** 2 / expected
    # 27.9 is the 99.9 % quantile of chi-square with 9 degrees of freedom.
    assert len(counts) == 10
    assert chi < 27.9


def test_tiles_put_back_can_be_drawn_again():
    bag = Bag(*TRAVEL, Rng(9))
    first = [bag.draw() for _ in range(57)]
    bag.put_back(first[:2])
    assert bag.left == 2
    assert sorted(emptied(bag)) == sorted(first[:2])


def test_a_marked_bag_comes_back():
    bag = Bag(*CLASSIC, Rng(9))
    bag.draw()
    mark, before = bag.mark(), (bytes(bag.counts), bag.left)
    bag.put_back([bag.draw() for _ in range(5)][:3])
    bag.reset(mark)
    assert (bytes(bag.counts), bag.left) == before


def queue(*names):
    """A bag of Classic that hands out the named tiles."""
    letters = "RGBOYP"
    order = [tile(letters.index(n[0]) + 1, letters.index(n[1]) + 1) for n in names]
    return Queue(*CLASSIC, order, letters)


def named(tiles):
    """The names of tile codes."""
    return ["RGBOYP"[(one >> 3) - 1] + "RGBOYP"[(one & 7) - 1] for one in tiles]


def test_an_ordered_bag_hands_out_exactly_these_tiles():
    bag = queue("YP", "RR", "GB", "RR")
    assert bag.left == 4
    assert named(emptied(bag)) == ["YP", "RR", "GB", "RR"]
    assert bag.draw() == 0


def test_tiles_put_back_into_an_ordered_bag_go_to_its_end_in_alphabetical_order():
    bag = queue("YP", "RR", "GB", "OO")
    out = [bag.draw(), bag.draw(), bag.draw()]
    bag.put_back(out)
    assert bag.left == 4
    assert named(emptied(bag)) == ["OO", "GB", "RR", "YP"]


def test_a_marked_ordered_bag_comes_back():
    bag = queue("YP", "RR", "GB", "OO")
    bag.draw()
    mark = bag.mark()
    bag.put_back([bag.draw(), bag.draw()])
    bag.reset(mark)
    assert bag.left == 3
    assert named(emptied(bag)) == ["RR", "GB", "OO"]
