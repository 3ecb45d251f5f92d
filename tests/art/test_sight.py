# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""The six symbols and four foods are told apart by shape, then brightness, then hue.

Complaint behind it: colour-blind players cannot play when large areas of similar colours blend.
"""

from itertools import combinations, pairwise

import numpy as np
import pytest

from tests.art import sight
from tools.assets import palette

HEXAGONS = ("hex11", "hex9", "hex8")
FLOES = ("floe13", "floe11")
SYMBOLS = range(1, 7)
FOODS = range(1, 5)
INKS = [palette.index(letter) for letter in palette.SYMBOL_LETTERS]
FOOD_INKS = [palette.index(letter) for letter in palette.FOOD_LETTERS]
EMPTY, TILE, PRINTED, GHOST, REFUSED, LIT = 1, 1, 7, 13, 19, 25

# Smallest differences we promise. Grey values run from 0 to 255.
INK_GREY = 24  # between the colours of any two symbols
TILE_GREY = 7  # between the mean grey values of any two tile halves of one size
PIXEL_GREY = 24  # mean over the pixels of two halves laid on each other: shape and brightness
STRONG_GREY = 32  # the same of the strong sheets
STRONG_KIND_GREY = 19  # a cell's kinds of frame with the same symbol
SHAPE = 0.28  # share of two symbols' pixels that only one of them has, colour left out
FOOD_SHAPE = 0.5
COLOUR = 19  # CIE76 distance of two symbol colours, in each kind of sight
CONTRAST = 3  # a symbol against the black of its tile, the Web guidelines' value for graphics


@pytest.mark.parametrize("inks", [INKS, FOOD_INKS])
def test_colours_differ_in_brightness(inks):
    for one, two in combinations(inks, 2):
        assert abs(sight.grey(one) - sight.grey(two)) >= INK_GREY, palette.NAMES[one]


def test_yellow_is_brightest_and_blue_darkest():
    order = sorted(INKS, key=sight.grey)
    assert [palette.NAMES[entry] for entry in order] == (
        ["blue", "red", "purple", "orange", "green", "yellow"]
    )


@pytest.mark.parametrize("name", HEXAGONS)
def test_tile_halves_differ_in_mean_brightness(drawn, name):
    frames = drawn[name].frames
    for one, two in combinations(SYMBOLS, 2):
        first = sight.mean_grey(frames[TILE + one], frames[EMPTY])
        second = sight.mean_grey(frames[TILE + two], frames[EMPTY])
        assert abs(first - second) >= TILE_GREY, (one, two)


@pytest.mark.parametrize("name", HEXAGONS)
def test_tile_halves_differ_in_grey(drawn, name):
    frames = drawn[name].frames
    for one, two in combinations(SYMBOLS, 2):
        apart = sight.grey_difference(frames[TILE + one], frames[TILE + two])
        assert apart >= PIXEL_GREY, (one, two)


@pytest.mark.parametrize("name", HEXAGONS)
def test_strong_shapes_are_told_apart_much_better_without_colour(drawn, name):
    frames = drawn[name.replace("hex", "strong")].frames
    for one, two in combinations(SYMBOLS, 2):
        apart = sight.grey_difference(frames[TILE + one], frames[TILE + two])
        assert apart >= STRONG_GREY, (one, two)
    for symbol in SYMBOLS:
        kinds = [frames[kind + symbol] for kind in (TILE, PRINTED, GHOST, REFUSED, LIT)]
        for one, two in combinations(kinds, 2):
            assert sight.grey_difference(one, two) >= STRONG_KIND_GREY, symbol


def _share(one, two):
    return len(one ^ two) / len(one | two)


@pytest.mark.parametrize("name", HEXAGONS)
def test_symbols_differ_in_shape(drawn, name):
    frames = drawn[name].frames
    shapes = {s: sight.ink(frames[TILE + s], {INKS[s - 1]}) for s in SYMBOLS}
    for one, two in combinations(SYMBOLS, 2):
        assert _share(shapes[one], shapes[two]) >= SHAPE, (one, two)


def test_mini_symbols_differ_in_shape(drawn):
    frames = drawn["mini"].frames
    shapes = {s: sight.ink(frames[s], {INKS[s - 1]}) for s in SYMBOLS}
    for one, two in combinations(SYMBOLS, 2):
        assert _share(shapes[one], shapes[two]) >= SHAPE, (one, two)


@pytest.mark.parametrize("name", FLOES)
def test_foods_differ_in_shape(drawn, name):
    frames = drawn[name].frames
    shapes = {f: sight.ink(frames[TILE + f], {FOOD_INKS[f - 1]}) for f in FOODS}
    for one, two in combinations(FOODS, 2):
        assert _share(shapes[one], shapes[two]) >= FOOD_SHAPE, (one, two)


@pytest.mark.parametrize("name", FLOES)
def test_foods_never_touch_the_ice(drawn, name):
    # Bright colours vanish on white: a black line runs all round each food.
    size = drawn[name].width
    lines = {palette.index("k"), palette.index("w")}  # eyes are white
    for food, ink in zip(FOODS, FOOD_INKS, strict=True):
        frame = drawn[name].frames[TILE + food]
        outside = _outside(frame, size)
        for x, y in sight.ink(frame, {ink}):
            for right, down in ((1, 0), (-1, 0), (0, 1), (0, -1)):
                value = frame[y + down][x + right]
                assert value == ink or value in lines, (food, x, y)
                assert (x + right, y + down) not in outside, (food, x, y)


def _outside(frame, size):
    """Every pixel that can be reached from the frame's corner without crossing black."""
    black = palette.index("k")
    seen, todo = {(0, 0)}, [(0, 0)]
    while todo:
        x, y = todo.pop()
        for place in ((x + 1, y), (x - 1, y), (x, y + 1), (x, y - 1)):
            inside = 0 <= place[0] < size and 0 <= place[1] < size
            if inside and place not in seen and frame[place[1]][place[0]] != black:
                seen.add(place)
                todo.append(place)
    return seen


@pytest.mark.parametrize("vision", sight.VISIONS)
def test_colours_differ_in_hue_for_every_sight(vision):
    for one, two in combinations(INKS, 2):
        apart = float(np.linalg.norm(sight.lab(one, vision) - sight.lab(two, vision)))
        assert apart >= COLOUR, (palette.NAMES[one], palette.NAMES[two], round(apart, 1))


@pytest.mark.parametrize("vision", sight.VISIONS)
def test_symbols_stand_out_from_their_tile(vision):
    for entry in INKS:
        assert sight.contrast(entry, palette.index("k"), vision) >= CONTRAST, palette.NAMES[entry]


@pytest.mark.parametrize("name", HEXAGONS)
def test_tile_and_empty_cell_differ_without_colour(drawn, name):
    frames = drawn[name].frames
    for symbol in SYMBOLS:
        assert sight.grey_difference(frames[TILE + symbol], frames[EMPTY]) >= PIXEL_GREY


@pytest.mark.parametrize("name", HEXAGONS)
@pytest.mark.parametrize("kind", [PRINTED, GHOST, REFUSED, LIT])
def test_each_kind_differs_from_a_tile_without_colour(drawn, name, kind):
    frames = drawn[name].frames
    for symbol in SYMBOLS:
        apart = sight.grey_difference(frames[kind + symbol], frames[TILE + symbol])
        assert apart >= 20, symbol


@pytest.mark.parametrize("name", HEXAGONS)
def test_ghost_that_may_lie_there_is_brighter_than_one_that_may_not(drawn, name):
    frames = drawn[name].frames
    for symbol in SYMBOLS:
        allowed = sight.mean_grey(frames[GHOST + symbol], frames[EMPTY])
        refused = sight.mean_grey(frames[REFUSED + symbol], frames[EMPTY])
        assert allowed - refused >= 30, symbol


def test_grey_follows_the_standard():
    # 16-bit green on the screen is 252 wide: (112, 251, 140) shows as (115, 251, 140)
    assert palette.shown(palette.index("g")) == (115, 251, 140)
    assert sight.grey(palette.index("g")) == pytest.approx(0.299 * 115 + 0.587 * 251 + 0.114 * 140)
    assert sight.contrast(palette.index("w"), palette.index("k"), "full") == pytest.approx(21)


@pytest.mark.parametrize("name", [*HEXAGONS, *FLOES])
def test_the_slash_through_a_refused_tile_is_seen_without_colour(drawn, name):
    """Red is as bright as what it crosses out: to its right it has something much darker."""
    frames = drawn[name].frames
    red = palette.index("r")
    for symbol in SYMBOLS if name in HEXAGONS else FOODS:
        inner = [row[1:-1] for row in frames[REFUSED + symbol][1:-1]]
        pairs = [pair for row in inner for pair in pairwise(row) if pair[0] == red and pair[1]]
        pairs = [pair for pair in pairs if pair[1] != red]
        assert len(pairs) >= 4
        apart = [sight.grey(one) - sight.grey(other) for one, other in pairs]
        assert sum(1 for difference in apart if difference >= 60) >= 0.7 * len(apart), symbol
