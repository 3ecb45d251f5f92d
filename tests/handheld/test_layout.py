# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Pixels of every cell on every board."""

import pytest

from engine.board import HexBoard, SquareBoard
from handheld import layout

BOARDS = {
    "hex 6": lambda: HexBoard(6),
    "hex 7": lambda: HexBoard(7),
    "hex 8": lambda: HexBoard(8),
    "light blue": lambda: SquareBoard(1, 8),
    "ice": lambda: SquareBoard(0, 9),
}


@pytest.fixture(params=BOARDS)
def board(request):
    return BOARDS[request.param]()


def test_regions_share_the_screen():
    taken = set()
    for x, y, width, height in (layout.BOARD, layout.PANEL, layout.STRIP):
        cells = {(a, b) for a in range(x, x + width) for b in range(y, y + height)}
        assert not cells & taken
        taken |= cells
        assert x + width <= layout.WIDTH and y + height <= layout.HEIGHT
    assert layout.STRIP[2] >= 6 * layout.RACK_PITCH


def test_every_cell_lies_in_the_board_region(board):
    plan = layout.Layout(board)
    x0, y0, width, height = layout.BOARD
    for at in board.playable:
        assert x0 <= plan.x(at) and plan.x(at) + plan.tile_width <= x0 + width
        assert y0 <= plan.y(at) and plan.y(at) + plan.tile_height <= y0 + height


def test_the_board_is_in_the_middle_of_its_region(board):
    plan = layout.Layout(board)
    xs = [plan.x(at) for at in board.playable]
    ys = [plan.y(at) for at in board.playable]
    x0, y0, width, height = layout.BOARD
    right = x0 + width - (max(xs) + plan.tile_width)
    low = y0 + height - (max(ys) + plan.tile_height)
    assert abs(right - (min(xs) - x0)) <= 1
    assert abs(low - (min(ys) - y0)) <= 1


def test_neighbours_lie_one_pitch_apart(board):
    plan = layout.Layout(board)
    hexagonal = len(board.steps) == 6
    half = plan.pitch_x / 2 if hexagonal else 0
    for at in board.playable:
        q, r = board.coords(at)
        for dq, dr in ((1, 0), (0, 1)):
            try:
                there = board.at(q + dq, r + dr)
            except ValueError:
                continue
            dx, dy = plan.x(there) - plan.x(at), plan.y(there) - plan.y(at)
            assert dy == dr * plan.pitch_y
            if dr:
                assert abs(dx - half) < 1
            else:
                assert dx == plan.pitch_x


def test_sizes_of_the_sprites():
    sizes = {}
    for name, make in BOARDS.items():
        plan = layout.Layout(make())
        sizes[name] = (plan.tile_width, plan.tile_height, plan.pitch_x, plan.pitch_y)
    assert sizes == {
        "hex 6": (11, 12, 11, 10),
        "hex 7": (9, 10, 9, 8),
        "hex 8": (8, 9, 8, 7),
        "light blue": (13, 13, 13, 13),
        "ice": (11, 11, 11, 11),
    }


def test_rows_are_what_the_board_says(board):
    plan = layout.Layout(board)
    rows = {}
    for at in board.playable:
        rows.setdefault(board.coords(at)[1], []).append(at)
    assert plan.rows == len(rows)
    for nth, (_, cells) in enumerate(sorted(rows.items())):
        assert plan.first[nth] == cells[0]
        assert plan.length[nth] == len(cells)
        for column, at in enumerate(cells):
            assert plan.row(at) == nth
            assert plan.column(at) == column
            assert plan.x(at) == plan.row_x(nth) + column * plan.pitch_x
            assert plan.y(at) == plan.row_y(nth)


def test_the_corners_of_the_classic_board():
    board = HexBoard(6)
    plan = layout.Layout(board)
    assert (plan.x(board.at(-5, 0)), plan.y(board.at(-5, 0))) == (0, 50)
    assert (plan.x(board.at(5, 0)), plan.y(board.at(5, 0))) == (110, 50)
    assert (plan.x(board.at(0, -5)), plan.y(board.at(0, -5))) == (27, 0)
    assert (plan.x(board.at(-5, 5)), plan.y(board.at(-5, 5))) == (27, 100)


def test_a_board_of_another_size_is_refused():
    with pytest.raises(ValueError):
        layout.Layout(SquareBoard(2, 7))
