# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""The ghost tile: where the stick takes it, on every board, from everywhere."""

import pytest

from engine.board import BORDER, EMPTY, HexBoard, SquareBoard
from handheld.cursor import Ghost
from handheld.keys import DOWN, LEFT, RIGHT, UP

BOARDS = {
    "hex 6": lambda: HexBoard(6),
    "hex 7": lambda: HexBoard(7),
    "hex 8": lambda: HexBoard(8),
    "light blue": lambda: SquareBoard(1, 8),
    "ice": lambda: SquareBoard(0, 9),
}
STICK = (UP, DOWN, LEFT, RIGHT)
BACK = {UP: DOWN, DOWN: UP, LEFT: RIGHT, RIGHT: LEFT}


@pytest.fixture(params=BOARDS, scope="module")
def board(request):
    return BOARDS[request.param]()


def middle(board, at):
    """Horizontal middle of a cell in half cells, from its coordinates."""
    x, y = board.coords(at)
    return 2 * x + y if len(board.steps) == 6 else 2 * x


def apart(board, a, b):
    """Steps from cell to cell, counted by coordinates."""
    (ax, ay), (bx, by) = board.coords(a), board.coords(b)
    if len(board.steps) == 6:
        return max(abs(ax - bx), abs(ay - by), abs(ax + ay - bx - by))
    return abs(ax - bx) + abs(ay - by)


def spread(board, keys, turn):
    """All states that the keys lead to from the start, as ghosts' full states."""
    ghost = Ghost(board)
    start = dict(vars(ghost))
    seen = {tuple(start.values()): start}
    edge = [start]
    while edge:
        state = edge.pop()
        for key in keys + (("B",) if turn else ()):
            vars(ghost).update(state)
            if key == "B":
                ghost.turn()
            else:
                ghost.move(key)
            new = dict(vars(ghost))
            if tuple(new.values()) not in seen:
                seen[tuple(new.values())] = new
                edge.append(new)
    return list(seen.values())


def test_every_pair_in_both_orders_is_reached_from_everywhere(board):
    states = spread(board, STICK, True)
    pairs = {(s["at"], s["direction"]) for s in states}
    every = {
        (at, d)
        for at in board.playable
        for d in range(len(board.steps))
        if board.cells[at + board.steps[d]] != BORDER
    }
    assert pairs == every
    # ... and from everywhere: each single move can be undone by moves, so the states hang together.
    ghost = Ghost(board)
    goal = (ghost.at, ghost.direction)
    for state in states:
        vars(ghost).update(state)
        go_to(ghost, board, goal)
        assert (ghost.at, ghost.direction) == goal


def go_to(ghost, board, goal):
    """Steer as a person does: up or down to the row, along it, then turn."""
    for _ in range(100):
        here, there = board.coords(ghost.at)[1], board.coords(goal[0])[1]
        if here == there:
            break
        ghost.move(UP if here > there else DOWN)
    for _ in range(100):
        if ghost.at == goal[0]:
            break
        ghost.move(LEFT if ghost.at > goal[0] else RIGHT)
    for _ in range(6):
        if ghost.direction != goal[1]:
            ghost.turn()


def test_every_cell_is_reached_by_the_stick_alone(board):
    reached = {s["at"] for s in spread(board, STICK, False)}
    assert reached == set(board.playable)


def test_a_move_and_the_move_back_return(board):
    ghost = Ghost(board)
    moves = 0
    for state in spread(board, STICK, True):
        for key in STICK:
            vars(ghost).update(state)
            if not ghost.move(key):
                assert vars(ghost) == state
                continue
            moves += 1
            assert ghost.move(BACK[key])
            # Left and right choose a new line to follow; up and down keep it.
            if key in (UP, DOWN):
                assert vars(ghost) == state
            else:
                assert (ghost.at, ghost.direction) == (state["at"], state["direction"])
    assert moves > len(board.playable) * 3 * len(board.steps)


def test_no_half_jumps(board):
    ghost = Ghost(board)
    for state in spread(board, STICK, True):
        for key in STICK:
            vars(ghost).update(state)
            at, other = ghost.at, ghost.other
            if ghost.move(key):
                assert apart(board, at, ghost.at) == 1
                assert apart(board, other, ghost.other) <= 1
                assert board.cells[ghost.other] != BORDER


def test_up_and_down_go_straight(board):
    """Within half a cell of the line, except where the line is off the board."""
    for start in board.playable:
        ghost = Ghost(board)
        ghost.place(start, 0)
        line = middle(board, start)
        for key in (UP, DOWN):
            ghost.place(start, 0)
            row = board.coords(start)[1]
            while ghost.move(key):
                new = board.coords(ghost.at)[1]
                assert new == row + (1 if key == DOWN else -1)
                row = new
                cells = [at for at in board.playable if board.coords(at)[1] == row]
                nearest = min(abs(middle(board, at) - line) for at in cells)
                assert abs(middle(board, ghost.at) - line) == nearest
                edge = middle(board, cells[0]) <= line <= middle(board, cells[-1])
                assert nearest <= 1 or not edge


def test_the_middle_row_of_pixels_alternates():
    """From the centre of a hexagonal board straight up: north-east, north-west, by turns."""
    board = HexBoard(6)
    ghost = Ghost(board)
    ghost.place(board.at(0, 0), 0)
    way = []
    while ghost.move(UP):
        way.append(board.coords(ghost.at))
    assert way == [(1, -1), (1, -2), (2, -3), (2, -4), (3, -5)]


def test_a_column_of_squares_stays_a_column():
    board = SquareBoard(0, 9)
    ghost = Ghost(board)
    ghost.place(board.at(4, 9), 0)
    for y in range(8, -1, -1):
        assert ghost.move(UP)
        assert board.coords(ghost.at) == (4, y)
    assert not ghost.move(UP)


def test_corners_by_pushes_along_the_edge():
    """Left, up and up: the anchor slides along the edge into the corner."""
    board = HexBoard(6)
    ghost = Ghost(board)
    while ghost.move(LEFT):
        pass
    assert board.coords(ghost.at) == (-5, 0)
    while ghost.move(UP):
        pass
    assert board.coords(ghost.at) == (0, -5)
    while ghost.move(RIGHT):
        pass
    assert board.coords(ghost.at) == (5, -5)


def test_the_second_half_swings_at_the_edge_and_back():
    board = HexBoard(6)
    ghost = Ghost(board)
    ghost.place(board.at(-4, 0), 3)
    assert board.coords(ghost.other) == (-5, 0)
    ghost.move(LEFT)
    assert board.coords(ghost.at) == (-5, 0)
    assert ghost.other != ghost.at
    ghost.move(RIGHT)
    assert (board.coords(ghost.at), ghost.direction) == ((-4, 0), 3)


def test_turning_goes_through_all_directions_on_the_board(board):
    ghost = Ghost(board)
    for at in board.playable:
        ghost.place(at, 0)
        fits = [d for d in range(len(board.steps)) if board.cells[at + board.steps[d]] != BORDER]
        first = ghost.direction
        seen = []
        for _ in fits:
            ghost.turn()
            assert ghost.at == at
            seen.append(ghost.direction)
        assert ghost.direction == first
        assert sorted(seen) == fits
        # clockwise: each next one is the smallest step on
        turned = seen[:]
        ghost.turn(-1)
        assert ghost.direction == (turned[-2] if len(turned) > 1 else first)


def test_turning_takes_in_laid_cells_too():
    board = HexBoard(6)
    at = board.at(0, 0)
    for step in board.steps:
        board.put(at + step, 1)
    ghost = Ghost(board)
    ghost.place(at, 0)
    seen = set()
    for _ in range(6):
        ghost.turn()
        seen.add(ghost.direction)
    assert seen == set(range(6))


def test_select_skips_empty_slots_both_ways():
    ghost = Ghost(HexBoard(6))
    rack = bytes((0, 9, 0, 18, 27, 0))
    slots = []
    for _ in range(4):
        assert ghost.select(rack)
        slots.append(ghost.slot)
    assert slots == [1, 3, 4, 1]
    assert ghost.select(rack, -1)
    assert ghost.slot == 4
    assert not ghost.select(bytes(6))
    assert ghost.slot == 4


def test_near_finds_the_nearest_empty_pair():
    board = HexBoard(6)
    ghost = Ghost(board)
    ghost.near(board.at(0, 0))
    assert (board.coords(ghost.at), ghost.direction) == ((0, 0), 0)
    # the centre and all around it laid: the ghost goes to the ring outside
    for q, r in ((0, 0), (1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1)):
        board.put(board.at(q, r), 2)
    ghost.near(board.at(0, 0))
    assert apart(board, ghost.at, board.at(0, 0)) == 2
    assert board.cells[ghost.at] == board.cells[ghost.other] == EMPTY


def test_near_turns_only_where_it_must():
    board = HexBoard(6)
    ghost = Ghost(board)
    ghost.place(board.at(0, 0), 2)
    ghost.near(board.at(2, 1))
    assert (board.coords(ghost.at), ghost.direction) == ((2, 1), 2)
    board.put(board.at(1, 2), 1)
    ghost.near(board.at(2, 1))
    assert (board.coords(ghost.at), ghost.direction) == ((2, 1), 3)


def test_near_without_an_empty_pair_goes_to_the_goal():
    board = HexBoard(6)
    for at in board.playable:
        if board.cells[at] == EMPTY:
            board.put(at, 1)
    ghost = Ghost(board)
    ghost.near(board.at(3, -2))
    assert board.coords(ghost.at) == (3, -2)
    assert board.cells[ghost.other] != BORDER
