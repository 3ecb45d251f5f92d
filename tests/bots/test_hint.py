# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""The reason a hint gives is true of the move it shows."""

from engine.actions import SWAP, placement
from engine.bots import hint
from engine.editions import new
from engine.tiles import tile

EAST = 0


def beside_red(game, symbol):
    """A placement of red and `symbol` whose red half touches the printed red star."""
    game.racks[0][0] = tile(1, symbol)
    return placement(0, game.board.at(1, -5), EAST)  # the star stands on 0,-5


def test_weakest():
    """All at 0: the red point beside the star raises a weakest colour."""
    game = new("classic", seed=2)
    assert hint.reason(game.view(0), beside_red(game, 2)) == (hint.WEAKEST, 1)


def test_bonus_goes_first():
    """Red at 17 reaches 18."""
    game = new("classic", seed=2)
    game.scores[0][1] = 17
    assert hint.reason(game.view(0), beside_red(game, 2)) == (hint.BONUS, 1)


def test_points():
    """Red at 5 while others stand at 0: points, not the weakest, no bonus."""
    game = new("classic", seed=2)
    game.scores[0][1] = 5
    assert hint.reason(game.view(0), beside_red(game, 2)) == (hint.POINTS, 1)


def test_nothing_scored():
    game = new("classic", seed=2)
    game.racks[0][0] = tile(2, 3)
    action = placement(0, game.board.at(0, 0), EAST)
    assert hint.reason(game.view(0), action) == (hint.WAITS, 0)


def test_swap():
    game = new("classic", seed=2)
    assert hint.reason(game.view(0), SWAP) == (hint.NEW_TILES, 0)


def test_duel_bonus_only_without_the_marker():
    """Red on +8: the next step takes the duel marker; with it in hand it is only points."""
    game = new("duel", seed=2)
    game._places[1] = 17
    action = beside_red(game, 2)
    assert hint.reason(game.view(0), action) == (hint.BONUS, 1)
    game.held[1] = 1
    assert hint.reason(game.view(0), action)[0] != hint.BONUS


def test_spoils():
    """Their blue is weakest, and the cell beside the blue star is where it would score most."""
    game = new("classic", seed=2)
    board = game.board
    board.put(board.at(3, 0), 3)
    board.put(board.at(2, 0), 3)  # blue in a row with the star on 5,0: 4,0 would score three
    for symbol in range(1, 7):
        game.scores[0][symbol] = 9
        game.scores[1][symbol] = 9
    game.scores[0][4] = 3
    game.scores[1][3] = 1
    game.racks[0][0] = tile(1, 2)
    action = placement(0, board.at(4, 0), 5)  # green lies north-east of it
    assert hint.reason(game.view(0), action) == (hint.SPOILS, 3)


def test_junior():
    """Three foods ready and the fourth fetched feeds; the first red beside the single is new
    food.
    """
    game = new("junior", seed=2)
    game.racks[0][0] = tile(1, 1)
    action = placement(0, game.board.at(4, 3), EAST)  # beside the green single on 3,3
    assert hint.reason(game.view(0), action) == (hint.WEAKEST, 1)
    for symbol in (2, 3, 4):
        game.food[0][symbol] = 1
    assert hint.reason(game.view(0), action) == (hint.FEEDS, 1)
