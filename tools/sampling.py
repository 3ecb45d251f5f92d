# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Random games without listing every action: for benchmarks and long trials on the desktop.

`legal_at(game, chance(legal_count(game)))` is each legal action with the same chance. A position of
Classic has up to 3,000 of them; counting takes a few steps, finding one a walk over the cells.
"""

from engine.actions import FINE, OVER, PLACE
from engine.board import EMPTY


def _decisions(game):
    return [one for one in game._decisions() if game._refuse_decision(one) == FINE]


def _free_pairs(game):
    # Pairs of neighbours that a rule leaves free; no rule asks which half lies where.
    board = game.board
    cells = board.cells
    forward = board.steps[: len(board.steps) // 2]
    return sum(
        1
        for at in board.playable
        if cells[at] == EMPTY
        for step in forward
        if cells[at + step] == EMPTY and not game.blocked(at, at + step)
    )


def legal_count(game):
    """Return how many actions `Game.legal` would write."""
    if game.phase != PLACE:
        return len(_decisions(game))
    pairs = _free_pairs(game) if game._ruled() else game.board.pairs
    count = 0
    for tile in set(game.racks[game.turn]):
        if tile:
            count += pairs if tile >> 3 == tile & 7 else 2 * pairs
    return count


def legal_at(game, nth):
    """Return the action that `Game.legal` would write at a place, 0 ... `legal_count` - 1."""
    if game.phase != PLACE:
        return _decisions(game)[nth]
    board = game.board
    cells = board.cells
    near = board.near
    steps = board.steps
    ruled = game._ruled()
    pairs = _free_pairs(game) if ruled else board.pairs
    rack = game.racks[game.turn]
    for slot, tile in enumerate(rack):
        if not tile or rack.find(tile) < slot:
            continue
        double = tile >> 3 == tile & 7
        count = pairs if double else 2 * pairs
        if nth >= count:
            nth -= count
            continue
        ways = range(len(steps) // 2 if double else len(steps))
        skip = not (double or ruled)
        for at in board.playable:
            if cells[at]:
                continue
            if skip and nth >= near[at]:
                nth -= near[at]
                continue
            for direction in ways:
                other = at + steps[direction]
                if not cells[other] and not (ruled and game.blocked(at, other)):
                    if not nth:
                        return slot << 11 | at << 3 | direction
                    nth -= 1
    raise ValueError("there are not so many actions")


def play_out(game, chance):
    """Play a game to its end at random.

    chance: function that returns a number from 0 up to, but not including, 1.
    """
    while game.phase != OVER:
        game.play(legal_at(game, int(chance() * legal_count(game))))
