# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Each frame number shows what its name says, and the cells fit together."""

import importlib

import pytest

from tools.assets import palette

HEXAGONS = {"hex11": (6, 11, 10), "hex9": (7, 9, 8), "hex8": (8, 8, 7)}
FLOES = {"floe13": 13, "floe11": 11}
K, N, S, W = (palette.index(letter) for letter in "knsw")


def _values(frame):
    return {value for row in frame for value in row}


def _pixels(frame):
    return {(x, y) for y, row in enumerate(frame) for x, value in enumerate(row) if value}


@pytest.mark.parametrize("name", HEXAGONS)
def test_kinds_of_hexagon(art, drawn, name):
    frames = drawn[name].frames
    face = _pixels(frames[art.EMPTY])
    assert _values(frames[art.BLANK]) == {0}
    assert _values(frames[art.EMPTY]) == {0, S}
    for symbol in range(1, 7):
        ink = art.FIRST_COLOUR + symbol - 1
        assert _values(frames[art.TILE + symbol]) == {0, K, ink}
        printed = _values(frames[art.PRINTED + symbol])
        assert {0, art.LIGHT, ink} <= printed <= {0, N, art.LIGHT, ink}
        assert _values(frames[art.GHOST + symbol]) >= {0, ink, W}
        refused = _values(frames[art.REFUSED + symbol])
        assert {0, art.DIM, art.RED} <= refused <= {0, K, art.DIM, art.RED}
        assert _values(frames[art.LIT + symbol]) == {0, K, ink}
        for kind in (art.TILE, art.PRINTED, art.GHOST, art.REFUSED, art.LIT):
            assert _pixels(frames[kind + symbol]) == face


@pytest.mark.parametrize("name", HEXAGONS)
def test_lit_is_mostly_colour_and_a_tile_mostly_black(art, drawn, name):
    frames = drawn[name].frames
    for symbol in range(1, 7):
        ink = art.FIRST_COLOUR + symbol - 1
        lit = sum(row.count(ink) for row in frames[art.LIT + symbol])
        tile = sum(row.count(ink) for row in frames[art.TILE + symbol])
        assert lit >= 0.4 * len(_pixels(frames[art.EMPTY]))
        assert tile <= 0.8 * len(_pixels(frames[art.EMPTY]))


@pytest.mark.parametrize("name", [*HEXAGONS, *FLOES])
def test_marks_let_the_cell_be_seen(art, drawn, name):
    frames = drawn[name].frames
    face = _pixels(frames[art.EMPTY])
    marks = [art.MARK_LAST, art.MARK_HINT, art.MARK_CUT, art.MARK_TARGET, art.MARK_RIM]
    shapes = []
    for mark in marks:
        pixels = _pixels(frames[mark])
        assert 0 < len(pixels) <= len(face) * 2 / 3, mark
        shapes.append(pixels)
    for number, shape in enumerate(shapes[:3]):
        assert all(shape != other for other in shapes[number + 1 : 3])


@pytest.mark.parametrize("name", HEXAGONS)
def test_symbols_are_centred(art, drawn, name):
    # Mirror images of themselves, left to right, about the middle of the body.
    frames = drawn[name].frames
    width = max(x for x, _ in _pixels(frames[art.EMPTY])) + 1
    for symbol in range(1, 7):
        for row in frames[art.TILE + symbol]:
            assert row[:width] == tuple(reversed(row[:width])), symbol
            assert not any(row[width:])


@pytest.mark.parametrize("name", HEXAGONS)
def test_hexagons_interlock(art, drawn, name):
    # The whole board: no body hides a pixel of another, and no gap is wider than two pixels.
    side, pitch, down = HEXAGONS[name]
    face = _pixels(drawn[name].frames[art.EMPTY])
    taken = {}
    for r in range(1 - side, side):
        first = max(1 - side, 1 - side - r)
        for q in range(first, min(side - 1, side - 1 - r) + 1):
            left = abs(r) * pitch // 2 + (q - first) * pitch
            for x, y in face:
                place = left + x, (r + side - 1) * down + y
                assert place not in taken, (q, r)
                taken[place] = (q, r)
    for r in range(2 - side, side - 1):
        top = (r + side - 1) * down
        row = [x for x, y in taken if y == top + down // 2]
        for x in range(min(row), max(row)):
            for y in range(top, top + down):
                near = [(x + a, y + b) for a in range(3) for b in range(3)]
                assert any(place in taken for place in near), (x, y)


@pytest.mark.parametrize("name", FLOES)
def test_floes_fill_their_square(art, drawn, name):
    size = FLOES[name]
    frames = drawn[name].frames
    for food in range(1, 5):
        ink = (art.GREEN, art.RED, art.ORANGE, art.PURPLE)[food - 1]
        for kind in (art.TILE, art.PRINTED, art.GHOST, art.LIT):
            assert ink in _values(frames[kind + food])
            assert len(_pixels(frames[kind + food])) == size * size
        assert ink not in _values(frames[art.REFUSED + food]) - {art.RED}
    assert _values(frames[art.EMPTY]) == {N, art.MARINE}


def test_junior_frames(drawn):
    junior = importlib.import_module("handheld.junior_art")
    places = [
        junior.FLOE_DEEP,
        junior.FLOE_RIPPLE,
        junior.PROFESSOR_STAND,
        junior.PROFESSOR_WALK,
        junior.PROFESSOR_REACH,
        junior.PROFESSOR_HAPPY,
        junior.SPLASH_SMALL,
        junior.SPLASH_BIG,
    ]
    for name in FLOES:
        frames = drawn[name].frames
        seen = [frames[place] for place in places]
        assert len(set(seen)) == len(places)
        for professor in seen[2:6]:
            # hair, face, scarf, coat
            assert _values(professor) >= {W, palette.index("t"), palette.index("r"), 9}
            assert 0 in _values(professor)


def test_penguin_fills_hole_by_hole(art, drawn):
    # Each hole waits, dim, for the food that mini shows there in colour.
    junior = importlib.import_module("handheld.junior_art")
    minis = drawn["mini"].frames
    for number in (junior.PENGUIN_STAND, junior.PENGUIN_STEP, 2, junior.PENGUIN_CHEER):
        penguin = drawn["penguin"].frames[number]
        for food, (left, top) in enumerate(junior.HOLES, 1):
            piece = minis[art.MINI_FOOD + food]
            ink = (art.GREEN, art.RED, art.ORANGE, art.PURPLE)[food - 1]
            for y, row in enumerate(piece):
                for x, value in enumerate(row):
                    under = penguin[top + y][left + x]
                    if value == ink:
                        assert under == art.DIM
                    elif not value:
                        assert under in (art.NAVY, art.WHITE)


def test_penguins_waddle(drawn):
    stand, left, right, cheer = drawn["penguin"].frames
    assert len({stand, left, right, cheer}) == 4
    assert left[0] == tuple(reversed(right[0]))
    assert left[-1] == tuple(reversed(right[-1]))
    assert len({*drawn["chick"].frames}) == 5  # an empty place and nobody are two


def test_small_sheets_have_no_frame_twice(drawn):
    for name in ("icons", "signs", "choice", "food", "mini"):
        frames = drawn[name].frames[: drawn[name].used]
        twice = [n for n, f in enumerate(frames) if f in frames[:n]]
        assert twice == [], name


def test_icons_have_their_numbers(art, drawn):
    numbers = sorted(v for k, v in vars(art).items() if k.startswith("ICON_"))
    many = {art.ICON_BATTERY: 4, art.ICON_SOUND: 4}
    covered = [n + extra for n in numbers for extra in range(many.get(n, 1))]
    assert covered == list(range(1, drawn["icons"].used))


def test_battery_and_sound_grow(art, drawn):
    frames = drawn["icons"].frames
    filled = [
        sum(
            v in (art.RED, art.YELLOW, art.GREEN)
            for row in frames[art.ICON_BATTERY + n]
            for v in row
        )
        for n in range(4)
    ]
    assert filled == sorted(set(filled))
    loud = [sum(row.count(art.YELLOW) for row in frames[art.ICON_SOUND + n]) for n in range(4)]
    assert loud == sorted(set(loud))
    assert loud[0] == 0


@pytest.mark.parametrize("name", ["digits", "small"])
def test_digits(art, drawn, name):
    frames = drawn[name].frames
    white = [_pixels(frames[art.DIGIT_0 + n]) for n in range(16)]
    bright = [_pixels(frames[art.DIGIT_BRIGHT + n]) for n in range(16)]
    assert white == bright
    assert white[art.DIGIT_BLANK] == set()
    assert len({frozenset(shape) for shape in white}) == 16
    assert _values(frames[art.DIGIT_0]) == {0, W}
    assert _values(frames[art.DIGIT_BRIGHT]) == {0, art.YELLOW}
    # neighbours never touch: the last column stays empty
    last = drawn[name].width - 1
    for number in range(10):
        assert all(x < last for x, _ in white[number])
    assert (drawn["digits"].width, drawn["digits"].height) == (art.DIGIT_WIDTH, art.DIGIT_HEIGHT)
