# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Junior: ice floes on squares, food from the box, penguins, the end.

Printed: G on 3,3, R on 6,3, O on 6,6, V on 3,6. Letters G R O V; x to the right, y downwards.
"""

import pytest
from position import junior

from engine import editions

# -- set up


@pytest.mark.parametrize(
    ("seats", "cells", "penguins", "pairs"), [(2, 64, 8, 96), (3, 100, 14, 164), (4, 100, 14, 164)]
)
def test_play_area_penguins_and_one_tile_each(seats, cells, penguins, pairs):
    game = editions.new("junior", seats, order=[0o12] * 9)
    assert len(game.board.playable) == cells
    assert game.stack == penguins
    assert [len(rack) for rack in game.racks] == [1] * seats
    assert game.bag.left == 9 - seats
    assert [game.box[symbol] for symbol in range(1, 5)] == [40] * 4
    assert game.board.pairs == pairs


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_junior_is_for_two_to_four(seats):
    with pytest.raises(ValueError, match="junior is not played by"):
        editions.new("junior", seats)


def test_56_tiles():
    for seats in (2, 3, 4):
        assert editions.new("junior", seats).bag.left == 56 - seats


def test_only_the_light_blue_fields_for_two():
    junior().refused("GR@0,5:1,5", "cell 0,5 is off the board")
    junior().refused("GR@8,8:9,8", "cell 9,8 is off the board")
    junior(seats=3).play("GR@0,5:1,5")


# -- placing


def test_any_two_adjacent_free_fields_no_start_rule():
    """96 pairs at the start, both ways round; far from everything is fine, for no food."""
    position = junior()
    assert len(position.legal()) == 2 * 96
    assert position.play("GR@1,1:1,2") == ({}, 0)


def test_a_double_is_written_once_with_its_second_half_east_or_south():
    position = junior(mine="GG")
    found = position.legal()
    assert len(found) == 96
    assert {"GG@4,4:5,4", "GG@4,4:4,5"} <= found
    position.refused("GG@5,4:4,4", "written once")
    position.refused("GG@4,5:4,4", "written once")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("GR@3,3:4,3", "cell 3,3 is taken"),
        ("GR@4,4:5,5", "not neighbours"),
        ("GR@4,4:6,4", "not neighbours"),
        ("GO@4,4:5,4", "tile GO is not on the rack"),
        ("BB@4,4:5,4", "no tile is called BB"),
        ("GR@4,4:5,4!1", "order"),
        ("swap", "place is due"),
    ],
)
def test_impossible_placements_are_refused(text, why):
    junior().refused(text, why)


# -- food


def test_three_neighbours_of_each_half():
    """G on 4,5 and R on 5,5, with G above, below, left of the first and R around the second.

    y=4      G R
    y=5    G[G R]R
    y=6      G R       3 green ones and 3 red ones
    """
    board = """
        4: 4 G R
        5: 3 G . . R
        6: 4 G R
    """
    position = junior(board)
    assert position.play("GR@4,5:5,5") == ({"G": 3, "R": 3}, 0)
    assert (position.game.first, position.game.second) == (3, 3)


def test_diagonal_fields_and_fields_further_away_do_not_count():
    """G beside the first half with another G behind it, and G on three diagonals."""
    board = """
        4: 3 G . G
        5: 2 G G
        6: 5 G
    """
    position = junior(board)
    assert position.play("GR@4,5:5,5") == ({"G": 1}, 0)


def test_the_own_tile_never_counts():
    assert junior(mine="GG").play("GG@4,5:5,5") == ({}, 0)


def test_single_food_tiles_give_food():
    """Beside the printed green 3,3."""
    assert junior().play("GR@4,3:4,4") == ({"G": 1}, 0)


def test_both_halves_of_a_double_take():
    """O left of the first half, O right of the second, O below both."""
    board = """
        5: 3 O . . O
        6: 4 O O
    """
    position = junior(board, mine="OO", bag="GG")
    assert position.play("OO@4,5:5,5") == ({"O": 4}, 0)


def test_another_food_gives_nothing():
    assert junior("5: 3 R").play("GR@4,5:5,5") == ({}, 0)


def test_an_empty_type_gives_none_the_other_type_is_not_touched():
    board = """
        4: 4 G R
        5: 3 G . . R
    """
    position = junior(board, box={"G": 0})
    assert position.play("GR@4,5:5,5") == ({"R": 2}, 0)


def test_the_box_gives_what_it_has():
    """Three wanted, one left."""
    board = """
        4: 4 G
        5: 3 G
        6: 4 G
    """
    position = junior(board, box={"G": 1})
    assert position.play("GR@4,5:5,5") == ({"G": 1}, 0)
    assert position.game.box[1] == 0
    assert position.game.first == 3


def test_both_halves_of_a_double_share_what_the_box_has():
    """Two wanted by each half, three left."""
    board = """
        4: 4 G G
        5: 3 G . . G
    """
    position = junior(board, mine="GG", box={"G": 3})
    assert position.play("GG@4,5:5,5") == ({"G": 3}, 0)


def test_fed_pieces_stay_in_the_penguins():
    """The box loses the piece taken and gets nothing back for the set that was fed."""
    position = junior("5: 3 G", food=[{"R": 1, "O": 1, "V": 1}, 0], box=dict.fromkeys("GROV", 20))
    position.play("GR@4,5:5,5")
    assert position.game.penguins[0] == 1
    assert list(position.game.box[1:]) == [19, 20, 20, 20]


# -- penguins


def test_four_different_pieces_feed_a_penguin():
    position = junior("5: 3 G", food=[{"G": 0, "R": 1, "O": 2, "V": 1}, 0])
    assert position.play("GR@4,5:5,5") == ({"G": 1}, 0)
    assert position.same()["penguins"] == [1, 0]
    assert position.same()["food"][0] == {"G": 0, "R": 0, "O": 1, "V": 0}
    assert position.same()["stack"] == 7
    assert position.game.reached == 1


def test_three_different_pieces_do_not():
    position = junior("5: 3 G", food=[{"G": 4, "R": 1, "O": 2}, 0])
    position.play("GR@4,5:5,5")
    assert position.same()["penguins"] == [0, 0]
    assert position.same()["food"][0] == {"G": 5, "R": 1, "O": 2, "V": 0}


def test_as_many_penguins_as_complete_sets():
    """Two of each but green; two green ones are taken: two penguins in one turn."""
    board = """
        4: 4 G
        5: 3 G
    """
    position = junior(board, food=[{"R": 2, "O": 3, "V": 2}, 0])
    assert position.play("GR@4,5:5,5") == ({"G": 2}, 0)
    assert position.same()["penguins"] == [2, 0]
    assert position.same()["food"][0] == {"G": 0, "R": 0, "O": 1, "V": 0}
    assert position.game.reached == 2


def test_the_player_who_takes_feeds():
    position = junior("5: 3 V", turn=1, racks=["GG", "RV"], food=[0, {"G": 1, "R": 1, "O": 1}])
    position.play("RV@5,5:4,5")
    assert position.same()["penguins"] == [0, 1]


# -- the end


def test_the_last_penguin_ends_the_game_at_once():
    """In mid-turn: no tile is drawn any more, the other player gets no turn."""
    position = junior("5: 3 G", food=[{"R": 1, "O": 1, "V": 1}, 0], penguins=[3, 4])
    position.play("GR@4,5:5,5")
    assert position.phase == "over"
    assert position.same()["penguins"] == [4, 4]
    assert position.same()["stack"] == 0
    assert position.rack(0) == ["--"]
    assert position.game.bag.left == 9
    assert position.legal() == set()


def test_no_more_penguins_than_there_are():
    """Two complete sets, one penguin left: the second set stays on the plate and counts there."""
    board = """
        4: 4 G
        5: 3 G
    """
    position = junior(board, food=[{"R": 2, "O": 2, "V": 2}, {"G": 1}], penguins=[3, 4])
    position.play("GR@4,5:5,5")
    assert position.phase == "over"
    assert position.same()["penguins"] == [4, 4]
    assert position.same()["food"][0] == {"G": 1, "R": 1, "O": 1, "V": 1}
    assert position.game.ranking() == [[0], [1]]  # four pieces left over against one


def test_ends_when_no_two_adjacent_free_fields_remain():
    position = junior(rest="V", free="4,5 5,5 7,7")
    position.play("GR@4,5:5,5")
    assert position.phase == "over"
    assert position.game.bag.left == 9


@pytest.mark.parametrize(
    ("penguins", "food", "ranking"),
    [
        ([3, 2], [0, {"G": 9}], [[0], [1]]),  # penguins first, whatever is left over
        ([2, 3], [{"G": 9}, 0], [[1], [0]]),
        ([2, 2], [{"G": 3}, {"R": 1, "O": 1}], [[0], [1]]),  # then pieces, all types together
        ([2, 2], [{"G": 1, "R": 1}, {"V": 2}], [[0, 1]]),  # then shared
        ([0, 0], [0, 0], [[0, 1]]),
    ],
)
def test_most_penguins_then_most_pieces_left_then_shared(penguins, food, ranking):
    # The last pair lies in a corner full of R: the tile GV takes nothing there.
    position = junior(rest="R", free="1,1 1,2", mine="GV", penguins=penguins, food=food)
    assert position.play("GV@1,1:1,2") == ({}, 0)
    assert position.phase == "over"
    assert position.game.ranking() == ranking


def test_ranking_of_four_with_shared_places():
    position = junior(
        rest="R",
        free="0,0 0,1",
        mine="GV",
        seats=4,
        penguins=[1, 2, 1, 1],
        food=[0, 0, {"G": 1}, 0],
    )
    position.play("GV@0,0:0,1")
    assert position.game.ranking() == [[1], [2], [0, 3]]
