# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Travel: Classic for two with 57 tiles and the rule that no placement isolates a single cell."""

import pytest
from position import Position

from engine import editions


def travel(free="", mine="RG BB OO", rest="Y", bag="PP " * 12, **more):
    """A Travel board that is full but for the cells `free`; seat 0 is to move."""
    racks = more.pop("racks", [mine, "RR RR"])
    return Position("travel", 2, rest=rest, free=free, racks=racks, bag=bag, **more)


def pairs(*texts):
    """Pairs of cells written "0,0 1,0"."""
    return {frozenset(text.split()) for text in texts}


def test_57_tiles_for_two_on_side_6():
    game = editions.new("travel")
    assert len(game.board.playable) == 91
    assert game.bag.left + sum(len(rack) for rack in game.racks) == 57
    for seats in (1, 3, 4):
        with pytest.raises(ValueError, match="travel is not played by"):
            editions.new("travel", seats)


def test_a_placement_must_not_isolate_a_single_cell():
    """Four empty cells in a row, a b c d: on b and c a tile would isolate a and d."""
    position = travel("0,0 1,0 2,0 3,0")
    assert position.pairs() == pairs("0,0 1,0", "2,0 3,0")
    position.refused("RG@1,0:2,0", "isolate cell (0,0|3,0)")


def test_isolating_one_of_several_neighbours_is_enough():
    """Five in a row, a b c d e: b-c isolates a, c-d isolates e, the ends are fine."""
    position = travel("-1,0 0,0 1,0 2,0 3,0")
    assert position.pairs() == pairs("-1,0 0,0", "2,0 3,0")
    position.refused("RG@0,0:1,0", "isolate cell -1,0")
    position.refused("RG@1,0:2,0", "isolate cell 3,0")


def test_two_cells_left_together_are_not_isolated():
    position = travel("0,0 1,0 2,0 3,0")
    position.play("RG@0,0:1,0")
    assert position.phase == "refill"


def test_a_cell_with_a_way_round_a_corner_is_not_isolated():
    """A ring of six around a filled centre: each cell has two neighbours, none can be isolated."""
    ring = "1,0 0,1 -1,1 -1,0 0,-1 1,-1"
    position = travel(ring)
    assert len(position.pairs()) == 6


def test_cells_isolated_before_do_not_matter():
    """0,3 stands alone already; the four in a row are as before."""
    position = travel("0,0 1,0 2,0 3,0 0,3")
    assert position.pairs() == pairs("0,0 1,0", "2,0 3,0")


def test_the_rule_asks_for_every_half_and_every_direction():
    """A tile on 0,0:1,0 with one single empty neighbour, tried in each of the eight cells around.

    That neighbour has no other empty neighbour: the placement isolates it. Two empty cells far away
    make sure that some placement does not isolate.
    """
    for single in ("2,0", "1,1", "0,1", "-1,1", "-1,0", "0,-1", "1,-1", "2,-1"):
        position = travel(f"0,0 1,0 {single} -4,3 -4,4")
        assert position.pairs() == pairs("-4,3 -4,4"), single
        position.refused("RG@0,0:1,0", f"isolate cell {single}")


def test_if_every_placement_isolates_all_are_allowed():
    """Three in a row: each of the two placements leaves a single cell. Placing is compulsory."""
    position = travel("0,0 1,0 2,0")
    assert position.pairs() == pairs("0,0 1,0", "1,0 2,0")
    position.play("RG@0,0:1,0")
    assert position.phase == "over"


def test_the_exception_ends_as_soon_as_one_placement_does_not_isolate():
    position = travel("0,0 1,0 2,0 -4,3 -4,4")
    assert position.pairs() == pairs("-4,3 -4,4")
    position.refused("RG@0,0:1,0", "isolate cell 2,0")


def test_the_exception_begins_when_the_last_such_placement_is_gone():
    """After seat 0 the three in a row are all that is left: seat 1 may isolate."""
    position = travel("0,0 1,0 2,0 -4,3 -4,4")
    position.play("RG@-4,3:-4,4")
    position.play("refill")
    assert position.turn == 1
    assert position.pairs() == pairs("0,0 1,0", "1,0 2,0")


def test_the_rule_holds_for_bonus_placements():
    """Red to 18 with a tile far away; then four in a row, of which the middle is forbidden."""
    position = travel("0,0 1,0 2,0 3,0 -4,3 -4,4", board="3: -5 R", scores=[{"R": 17}, 0])
    assert position.play("RG@-4,3:-4,4") == ({"R": 1}, 1)
    assert position.pairs() == pairs("0,0 1,0", "2,0 3,0")
    position.refused("BB@1,0:2,0", "isolate")


def test_the_exception_holds_for_bonus_placements():
    """The tile that earned the bonus lies on the last pair that spares all: three are left."""
    position = travel("0,0 1,0 2,0 -4,3 -4,4", board="3: -5 R", scores=[{"R": 17}, 0])
    assert position.play("RG@-4,3:-4,4") == ({"R": 1}, 1)
    assert position.pairs() == pairs("0,0 1,0", "1,0 2,0")
    position.play("BB@0,0:1,0")
    assert position.phase == "over"


def test_the_rule_holds_in_the_first_turn():
    """Around red 0,-5: a=1,-5 b=0,-4 c=-1,-4, and d=1,-4 beside a and b; all else is full.

    a-b would isolate c and d; b-d would isolate a and c; b-c leaves a and d, a-d leaves b and c.
    """
    position = travel("1,-5 0,-4 -1,-4 1,-4", opened=[False, False])
    assert position.pairs() == pairs("0,-4 -1,-4", "1,-5 1,-4")
    position.refused("RG@1,-5:0,-4", "isolate cell (-1,-4|1,-4)")


def test_in_the_first_turn_only_placements_at_a_symbol_are_compared():
    """a b c around red alone: each placement there isolates. The pair far away would not, but it
    touches no symbol: it does not count, and the tile must go to red."""
    position = travel("1,-5 0,-4 -1,-4 -1,0 -1,1", opened=[False, False])
    assert position.pairs() == pairs("1,-5 0,-4", "0,-4 -1,-4")
    position.refused("RG@-1,0:-1,1", "first tile must touch a free printed symbol")


def test_after_the_first_tile_all_placements_are_compared_again():
    """The same, with a bonus: now the pair far away spares all, and c stays alone either way."""
    position = travel(
        "1,-5 0,-4 -1,-4 -1,0 -1,1 -3,4 -3,3 -2,3",
        opened=[False, False],
        scores=[{"R": 17}, 0],
    )
    assert position.play("RG@1,-5:0,-4") == ({"R": 1}, 1)
    # -3,4 -3,3 -2,3 touch one another: any two isolate the third.
    assert position.pairs() == pairs("-1,0 -1,1")


def test_the_second_player_s_first_tile_goes_to_another_symbol():
    position = travel(rest="", racks=["RG", "RG"], opened=[False, False])
    position.play("RG@1,-5:2,-5")
    position.play("refill")
    position.refused("RG@0,-4:0,-3", "first tile must touch a free printed symbol")
    position.play("RG@4,-4:3,-3")


def test_in_the_corner_of_the_board():
    """Corner beside green 5,-5: with 4,-4 and 4,-3 covered, 5,-4 would have only 5,-3 left."""
    position = travel(rest="", mine="RG")
    assert frozenset(("4,-3", "5,-3")) in position.pairs()
    position = travel(rest="", mine="RG", board="-4: 4 O")
    # 5,-4 touches green, 4,-4 (orange), 4,-3 and 5,-3: on the last two a tile would isolate it.
    assert frozenset(("4,-3", "5,-3")) not in position.pairs()
    position.refused("RG@4,-3:5,-3", "isolate cell 5,-4")


def test_bonus_swap_and_win_as_in_classic():
    weak = {"R": 3, "G": 4, "B": 4, "O": 4, "Y": 4, "P": 4}
    position = travel(rest="", mine="RG BB", bag="PP " * 6, scores=[weak, 0])
    position.play("RG@0,0:1,0")
    assert position.legal() == {"refill", "swap"}
    position.play("swap")
    assert position.rack(0) == ["PP"] * 6
    position = travel(
        rest="", board="0: -1 R", scores=[{"R": 17, "G": 18, "B": 18, "O": 18, "Y": 18, "P": 18}, 0]
    )
    position.play("RG@0,0:1,0")
    assert position.phase == "over"
    assert position.game.ranking() == [[0], [1]]
