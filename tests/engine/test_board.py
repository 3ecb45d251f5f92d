# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Board geometry: sizes, neighbours, printed symbols, lines; the gain table after every change."""

import random

import pytest
from naive import geometry

from engine.board import NE, NW, SE, SW, E, HexBoard, SquareBoard, W

BORDER = 255
AROUND_HEX = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
AROUND_SQUARE = ((1, 0), (0, 1), (-1, 0), (0, -1))
HEXAGONS = (6, 7, 8)
SQUARES = ((1, 8), (0, 9))
PRINTED_HEX = {(0, -5): 1, (5, -5): 2, (5, 0): 3, (0, 5): 4, (-5, 5): 5, (-5, 0): 6}
PRINTED_SQUARE = {(3, 3): 1, (6, 3): 2, (6, 6): 3, (3, 6): 4}


def boards():
    """Every board there is, with its cells as the second reading counts them."""
    for side in HEXAGONS:
        cells = {(x, z) for x, _, z in geometry.hexagon(side)}
        yield HexBoard(side), cells, AROUND_HEX, PRINTED_HEX
    for low, high in SQUARES:
        yield SquareBoard(low, high), set(geometry.square(low, high)), AROUND_SQUARE, PRINTED_SQUARE


@pytest.mark.parametrize(
    ("side", "cells", "free", "pairs"), [(6, 91, 85, 222), (7, 127, 121, 306), (8, 169, 163, 426)]
)
def test_hexagons_have_91_127_and_169_cells(side, cells, free, pairs):
    """A hexagon of side n has 3n(n-1)+1 cells and 9n²-15n+6 adjacent pairs.

    The six printed corners of side 6 have 3 neighbours each (240 - 18 pairs are free); on the
    larger boards they lie inside and have 6 each (342 - 36 and 462 - 36).
    """
    board = HexBoard(side)
    assert len(board.playable) == len(set(board.playable)) == cells
    assert sum(board.cells[at] == 0 for at in board.playable) == free
    assert board.pairs == pairs


@pytest.mark.parametrize(("low", "high", "free", "pairs"), [(1, 8, 60, 96), (0, 9, 96, 164)])
def test_junior_squares_have_60_and_96_free_cells(low, high, free, pairs):
    """n rows of n squares have 2n(n-1) pairs; the four singles take four pairs each."""
    board = SquareBoard(low, high)
    assert sum(board.cells[at] == 0 for at in board.playable) == free
    assert board.pairs == pairs


@pytest.mark.parametrize("side", HEXAGONS)
def test_printed_symbols_lie_on_the_side_6_corners_of_every_hexagon(side):
    """Clockwise: red 0,-5 green 5,-5 blue 5,0 orange 0,5 yellow -5,5 purple -5,0."""
    board = HexBoard(side)
    shown = {board.coords(at): board.cells[at] for at in board.playable if board.cells[at]}
    assert shown == PRINTED_HEX
    assert sorted(board.printed) == sorted(board.at(*cell) for cell in PRINTED_HEX)


@pytest.mark.parametrize(("low", "high"), SQUARES)
def test_single_food_tiles_lie_on_both_squares(low, high):
    """Green 3,3 red 6,3 orange 6,6 violet 3,6; the light-blue area is 1..8 of the 0..9 board."""
    board = SquareBoard(low, high)
    shown = {board.coords(at): board.cells[at] for at in board.playable if board.cells[at]}
    assert shown == PRINTED_SQUARE


def test_every_cell_has_its_index_and_every_index_its_cell():
    for board, cells, _, _ in boards():
        assert {board.coords(at) for at in board.playable} == cells
        assert all(board.at(*board.coords(at)) == at for at in board.playable)
        assert max(board.playable) < 256
        reading = [board.coords(at)[::-1] for at in board.playable]
        assert reading == sorted(reading)


def test_the_directions_of_a_hexagon_by_name():
    names = (E, SE, SW, W, NW, NE)
    steps = HexBoard(6).steps
    centre = HexBoard(6).at(0, 0)
    there = [HexBoard(6).coords(centre + steps[name]) for name in names]
    assert there == [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)]


def test_a_step_is_the_neighbour_clockwise_from_east_or_the_border():
    for board, cells, around, printed in boards():
        assert len(board.steps) == len(around)
        for q, r in cells:
            at = board.at(q, r)
            for step, (dq, dr) in zip(board.steps, around, strict=True):
                there = (q + dq, r + dr)
                if there in cells:
                    assert board.coords(at + step) == there
                    assert board.cells[at + step] == printed.get(there, 0)
                else:
                    assert board.cells[at + step] == BORDER


@pytest.mark.parametrize(
    ("q", "r"), [(0, 9), (0, 40), (0, 400), (0, -9), (9, 0), (-9, 0), (400, 0)]
)
def test_far_off_the_board_is_no_cell(q, r):
    for board in (HexBoard(6), HexBoard(8), SquareBoard(1, 8)):
        if (q, r) not in {board.coords(at) for at in board.playable}:
            with pytest.raises(ValueError, match="off the board"):
                board.at(q, r)


def test_no_index_off_the_board():
    for board, cells, _, _ in boards():
        for q in range(-20, 21):
            for r in range(-20, 21):
                if (q, r) not in cells:
                    with pytest.raises(ValueError, match=f"{q},{r}"):
                        board.at(q, r)
        for q, r in ((10**9, 0), (0, -(10**9)), (2**64, 2**64)):
            with pytest.raises(ValueError):
                board.at(q, r)


def true_gains(board, cells, around, far):
    """What each symbol would score on each empty cell, counted afresh along every line."""
    found = {}
    for q, r in cells:
        if board.cells[board.at(q, r)]:
            continue
        for symbol in range(1, len(board.gains)):
            total = 0
            for dq, dr in around:
                there = (q + dq, r + dr)
                while there in cells and board.cells[board.at(*there)] == symbol:
                    total += 1
                    there = (there[0] + dq, there[1] + dr)
                    if not far:
                        break
            found[symbol, board.at(q, r)] = total
    return found


def true_near(board, cells, around):
    """How many empty neighbours each empty cell has, and half their sum: the pairs."""
    empty = {cell for cell in cells if board.cells[board.at(*cell)] == 0}
    near = {board.at(q, r): sum((q + dq, r + dr) in empty for dq, dr in around) for q, r in empty}
    return near, sum(near.values()) // 2


def everything(board):
    """Every byte of a board that may change."""
    return (bytes(board.cells), tuple(map(bytes, board.gains)), bytes(board.near), board.pairs)


@pytest.mark.parametrize("seed", range(4))
def test_gain_table_near_and_pairs_are_right_while_the_board_fills_and_after_lifting(seed):
    """Cell by cell until nothing is empty; few symbols, so that long lines come up."""
    chance = random.Random(seed)
    for board, cells, around, _ in boards():
        far = around is AROUND_HEX
        symbols = chance.sample(range(1, len(board.gains)), 2)
        trail = []
        order = [at for at in board.playable if board.cells[at] == 0]
        chance.shuffle(order)
        for count, at in enumerate(order):
            trail.append((at, everything(board)))
            board.put(at, chance.choice(symbols))
            if count % 9 == 0 or count > len(order) - 4:
                gains = true_gains(board, cells, around, far)
                assert {key: board.gains[key[0]][key[1]] for key in gains} == gains
                near, pairs = true_near(board, cells, around)
                assert {key: board.near[key] for key in near} == near
                assert board.pairs == pairs
        assert board.pairs == 0
        for at, before in reversed(trail):
            board.lift(at)
            assert everything(board) == before


def test_a_line_runs_to_the_first_gap_other_symbol_or_border():
    """Row 0 of side 6 from -5: P . R R R B R . . . B

    The dots are empty; 0,0 is the blue one in the middle.
    """
    board = HexBoard(6)
    for q, symbol in ((-3, 1), (-2, 1), (-1, 1), (0, 3), (1, 1)):
        board.put(board.at(q, 0), symbol)
    east, west = 0, 3
    assert board.ray(board.at(-4, 0), east, 1) == 3  # stops at the blue one on 0,0
    assert board.ray(board.at(-4, 0), east, 3) == 0
    assert board.ray(board.at(-4, 0), west, 6) == 1  # the printed purple, then the border
    assert board.ray(board.at(2, 0), west, 1) == 1  # the blue one on 0,0 stops it again
    assert board.ray(board.at(2, 0), east, 3) == 0  # a gap on 3,0 comes before the printed blue
    assert board.gains[1][board.at(-4, 0)] == 3
    assert board.gains[6][board.at(-4, 0)] == 1
    assert board.gains[1][board.at(2, 0)] == 1


def test_a_junior_line_is_one_field_long():
    board = SquareBoard(1, 8)
    for x in (1, 2):
        board.put(board.at(x, 5), 2)
    assert board.ray(board.at(3, 5), 2, 2) == 1
    assert board.gains[2][board.at(3, 5)] == 1


def test_the_longest_line_there_is_fits_the_table():
    """Side 8 full of red ones but for its centre, from which six lines of seven cells go out."""
    board = HexBoard(8)
    centre = board.at(0, 0)
    for at in board.playable:
        if at != centre and board.cells[at] == 0:
            board.put(at, 1)
    # Five of them meet a printed symbol of another colour on the fifth
    # cell and stop after four, the one to red 0,-5 runs on to the border.
    assert board.gains[1][centre] == 5 * 4 + 7
    assert [board.ray(centre, d, 1) for d in range(6)] == [4, 4, 4, 4, 7, 4]
