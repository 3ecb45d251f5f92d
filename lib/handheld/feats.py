# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""The part of the records that is looked at in every turn: points and the line of one tile.

The row of bytes is laid out in `handheld.records`.
"""

from engine import const

#: where they lie in the row, its length, and its first byte
RAY = const(5)
GAIN = const(6)
SIZE = const(169)
VERSION = const(1)


def row_of(content):
    """Return the row of the records.

    :param content: the bytes that were saved, or None for none yet
    """
    row = bytearray(content or b"")
    if len(row) < SIZE:
        row.extend(bytes(SIZE - len(row)))
    row[0] = max(row[0], VERSION)
    return row


def laid(row, game):
    """Look at the tile that a person has just laid.

    :return: True if it made a record
    """
    gain = min(game.first + game.second, 255)
    ray = 0
    board = game.board
    if board.far:  # on Junior's squares a line is nothing special
        for half in game.last_placement():
            ray = max(ray, _line(board, half))
    better = gain > row[GAIN] or ray > row[RAY]
    row[GAIN] = max(row[GAIN], gain)
    row[RAY] = max(row[RAY], ray)
    return better


def _line(board, at):
    # The longest line of equal symbols through a cell.
    symbol = board.cells[at]
    half = len(board.steps) // 2
    longest = 0
    for direction in range(half):
        ahead = board.ray(at, direction, symbol)
        longest = max(longest, ahead + board.ray(at, direction + half, symbol) + 1)
    return longest
