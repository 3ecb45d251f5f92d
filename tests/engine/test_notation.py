# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Text both ways, over every cell, direction, tile and action; records; the board as a picture."""

from array import array

import naive
import pytest
from games import TABLES, codes, name, tile_set
from naive import geometry
from position import Position

from engine import actions as rules
from engine import editions, notation
from engine.board import HexBoard, SquareBoard

BOARDS = [HexBoard(6), HexBoard(7), HexBoard(8), SquareBoard(1, 8), SquareBoard(0, 9)]
CLASSIC = "RGBOYP"
JUNIOR = "GROV"


def started(table, names):
    """A game whose bag hands out the named tiles."""
    variant, seats, redraw = table
    return editions.new(variant, seats, order=codes(names, variant), redraw=redraw)


# -- tiles and cells


@pytest.mark.parametrize("letters", [CLASSIC, JUNIOR])
def test_every_tile_both_ways(letters):
    """Two letters in the order of the colours: RG, never GR."""
    found = set()
    for i, first in enumerate(letters):
        for j, second in enumerate(letters):
            text = first + second
            if i <= j:
                code = notation.parse_tile(text, letters)
                assert code == (i + 1) * 8 + j + 1
                assert notation.tile_name(code, letters) == text
                found.add(code)
            else:
                with pytest.raises(ValueError, match=f"tile {text} is written {second}{first}"):
                    notation.parse_tile(text, letters)
    assert len(found) == {6: 21, 4: 10}[len(letters)]


@pytest.mark.parametrize("text", ["", "R", "RGB", "rg", "R G", "R?", "RV", "\u0420G", "GR,"])
def test_no_tile_is_called_that(text):
    with pytest.raises(ValueError, match="no tile is called"):
        notation.parse_tile(text, CLASSIC)


@pytest.mark.parametrize("board", BOARDS, ids=["6", "7", "8", "junior 2", "junior 4"])
def test_every_cell_both_ways(board):
    names = set()
    for at in board.playable:
        q, r = board.coords(at)
        text = notation.cell_name(board, at)
        assert text == f"{q},{r}"
        assert notation.parse_cell(board, text) == at
        names.add(text)
    assert len(names) == len(board.playable)


@pytest.mark.parametrize(
    "text",
    ["", ",", "0", "0,", ",0", "0,0,0", "a,b", "0;0", "+0,0", "-0,0", "00,0", "0, 0", " 0,0",
     "0,0 ", "0x1,0", "1e0,0", "1_0,0", "\u0661,0", "--1,0", "1-,0", "1000,0",
     "99999999999999999999,0"],
)  # fmt: skip
def test_no_cell_is_written_like_that(text):
    for board in BOARDS:
        with pytest.raises(ValueError):
            notation.parse_cell(board, text)


@pytest.mark.parametrize("text", ["6,0", "0,6", "-6,0", "3,3", "-3,-3", "0,-6", "100,0", "0,-999"])
def test_cells_off_the_board(text):
    with pytest.raises(ValueError, match=f"cell {text} is off the board"):
        notation.parse_cell(HexBoard(6), text)


# -- actions


def both_ways(game, action):
    """An action becomes text and the text becomes the action again; returns the text."""
    text = notation.action_name(game, action)
    assert notation.parse_action(game, text) == action
    return text


@pytest.mark.parametrize("table", [t for t in TABLES if not t[2]], ids=name)
def test_every_placement_both_ways(table):
    """Every cell, every direction, every tile of the rack, every order of the halves.

    Which cells are neighbours, and the text that must come out, is counted without the engine.
    """
    variant = table[0]
    letters = editions.edition(variant).letters
    names = [letters[0] * 2, letters[0] + letters[1], letters[1] + letters[2], letters[-1] * 2]
    game = started(table, (names + names)[: editions.edition(variant).rack_size] * 4)
    around = naive.EDITIONS[variant].steps
    hexagonal = len(around) == 6
    axial = [(s[0], s[2]) if hexagonal else s for s in around]
    board = game.board
    texts = set()
    count = 0
    for slot in range(min(4, game.rack_size)):
        for at in board.playable:
            q, r = board.coords(at)
            for direction, step in enumerate(board.steps):
                if board.cells[at + step] == 255:
                    continue
                for order in (0, 1, 2):
                    text = both_ways(game, rules.placement(slot, at, direction, order))
                    texts.add(text)
                    count += 1
                    tile, _, cells = text.partition("@")
                    cells, _, suffix = cells.partition("!")
                    assert tile == names[slot]
                    first, second = (tuple(map(int, c.split(","))) for c in cells.split(":"))
                    assert first == (q, r)
                    assert (second[0] - q, second[1] - r) in axial
                    assert suffix == ("", "1", "2")[order]
    assert len(texts) == count
    # 240, 342 and 462 adjacent pairs of cells, 112 and 180 in Junior; two ways, three orders.
    pairs = {91: 240, 127: 342, 169: 462, 64: 112, 100: 180}[len(board.playable)]
    assert count == min(4, game.rack_size) * pairs * 2 * 3


def test_directions_of_the_text():
    """Clockwise from east: E SE SW W NW NE of 0,0, in Junior E S W N of 5,5."""
    game = Position("classic", racks=["RG", ""]).game
    at = game.board.at(0, 0)
    wanted = ["1,0", "0,1", "-1,1", "-1,0", "0,-1", "1,-1"]
    for direction, cell in enumerate(wanted):
        assert both_ways(game, rules.placement(0, at, direction)) == f"RG@0,0:{cell}"
    game = Position("junior", racks=["GR", ""]).game
    at = game.board.at(5, 5)
    for direction, cell in enumerate(["6,5", "5,6", "4,5", "5,4"]):
        assert both_ways(game, rules.placement(0, at, direction)) == f"GR@5,5:{cell}"


def test_the_other_way_round_is_another_placement():
    """RG on 1,-5:2,-5 has red on 1,-5; on 2,-5:1,-5 it has red on 2,-5."""
    for text, red in (("RG@1,-5:2,-5", (1, -5)), ("RG@2,-5:1,-5", (2, -5))):
        position = Position("classic", racks=["RG", ""])
        position.play(text)
        board = position.game.board
        assert board.cells[board.at(*red)] == 1


WORDS = {
    "refill": rules.REFILL_,
    "swap": rules.SWAP,
    "keep": rules.KEEP_,
    "return": rules.RETURN,
    "redraw": rules.REDRAW_,
    "pass": rules.PASS,
}


def test_every_word_both_ways():
    game = editions.new("classic")
    for word, action in WORDS.items():
        assert notation.parse_action(game, word) == action
        assert notation.action_name(game, action) == word
    assert len(set(WORDS.values())) == len(WORDS)
    for text in ("Refill", "refill ", " refill", "refil", "", "@", ":", "exchange", "place"):
        with pytest.raises(ValueError):
            notation.parse_action(game, text)


def test_every_selection_of_an_exchange_both_ways():
    """Six different tiles, 63 selections; the names come in alphabetical order: B G O P R Y."""
    game = started(("duel", 2, False), ["RG", "BB", "GY", "OP", "RR", "GB"] * 2)
    texts = set()
    for mask in range(1, 64):
        text = both_ways(game, rules.EXCHANGE | mask)
        word, _, names = text.partition(" ")
        assert word == "exchange"
        assert names.split(",") == sorted(names.split(","))
        assert len(names.split(",")) == bin(mask).count("1")
        texts.add(text)
    assert len(texts) == 63
    assert "exchange BB,GB,GY,OP,RG,RR" in texts


def test_an_exchange_of_equal_tiles_takes_the_first_slots():
    game = started(("duel", 2, False), ["RG", "BB", "RG", "RG", "BB", "RR"] * 2)
    assert notation.parse_action(game, "exchange BB,RG,RG") == rules.EXCHANGE | 0b000111
    with pytest.raises(ValueError, match="tile BB is not on the rack"):
        notation.parse_action(game, "exchange BB,BB,BB")


@pytest.mark.parametrize("table", TABLES, ids=name)
def test_every_legal_first_action_both_ways(table):
    tiles = tile_set(table[0])
    game = started(table, tiles[::5])
    found = array("H", bytes(2 * game.most_legal()))
    count = game.legal(found)
    assert count > 0
    assert len({both_ways(game, action) for action in found[:count]}) == count


# -- records


def test_a_record_names_what_the_game_began_with():
    assert notation.record(editions.new("classic", 3, 7)) == "classic seats=3 seed=7"
    game = editions.new("junior", 2, order=codes(["GR", "OV", "GG"], "junior"), redraw=True)
    assert notation.record(game) == "junior seats=2 seed=1 order=GR,OV,GG redraw=1"


def test_a_record_is_replayed_action_by_action():
    text = "solo seats=1 seed=1 order=RR,RG,BB / RR@1,-5:2,-5 / RG@3,-5:4,-5!2 / BB@0,0:1,0"
    game = notation.replay(text)
    assert notation.record(game) == text
    # RR beside the printed red: 1. RG: red sees two and the printed one, green the printed green.
    assert list(game.scores[0][1:]) == [1 + 3, 1, 0, 0, 0, 0]
    assert game.phase == rules.OVER


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "no edition"),
        ("chess", "no edition is called chess"),
        ("classic seats=2 / RG@0,0:1,0", "action 1: "),
        ("solo order=RR,RG / RR@1,-5:2,-5 / RR@3,-5:4,-5", "action 2: tile RR is not on the rack"),
        ("solo order=RR,RG / RR@1,-5:2,-5 / RG@1,-5:1,-4", "action 2: cell 1,-5 is taken"),
        ("solo order=RR,RG / RR@1,-5:2,-5 / ", "action 2: "),
        ("solo order=RR / RR@1,-5:2,-5 / refill", "action 2: the game is over"),
    ],
)
def test_a_wrong_record_says_where(text, why):
    with pytest.raises(ValueError, match=why):
        notation.replay(text)


# -- the picture


def test_the_picture_of_a_hexagon():
    """Rows from the north; each is shifted half a cell against the next."""
    board = HexBoard(6)
    board.put(board.at(0, 0), 3)
    board.put(board.at(1, 0), 5)
    assert notation.picture(board, CLASSIC).splitlines() == [
        "     R . . . . G",
        "    . . . . . . .",
        "   . . . . . . . .",
        "  . . . . . . . . .",
        " . . . . . . . . . .",
        "P . . . . B Y . . . B",
        " . . . . . . . . . .",
        "  . . . . . . . . .",
        "   . . . . . . . .",
        "    . . . . . . .",
        "     Y . . . . O",
    ]


def test_the_picture_of_a_square():
    lines = notation.picture(SquareBoard(1, 8), JUNIOR).splitlines()
    assert lines[2] == ". . G . . R . ."
    assert lines[5] == ". . V . . O . ."
    assert lines[0] == ". . . . . . . ."
    assert len(lines) == 8


@pytest.mark.parametrize("side", [6, 7, 8])
def test_the_picture_shows_every_cell_where_it_lies(side):
    """A cell q,r stands in the column 2q + r of its row, counted from the left end of row 0."""
    board = HexBoard(side)
    for number, at in enumerate(board.playable):
        if not board.cells[at]:
            board.put(at, number % 6 + 1)
    lines = notation.picture(board, CLASSIC).splitlines()
    assert len(lines) == 2 * side - 1
    for x, y, z in geometry.hexagon(side):
        letter = CLASSIC[board.cells[board.at(x, z)] - 1]
        assert lines[z + side - 1][2 * x + z + 2 * (side - 1)] == letter, (x, y, z)


@pytest.mark.parametrize("number", ["1000", "-1000", "1a", "a", "-", "", "--1", "1.", "²"])
def test_what_is_no_coordinate(number):
    """Three digits at most, and nothing but digits behind a minus."""
    game = started(("solo", 1, False), ["RG"])
    for cells in (f"{number},0:0,0", f"0,{number}:0,0", f"0,0:{number},0"):
        with pytest.raises(ValueError, match="is no coordinate"):
            notation.parse_action(game, "RG@" + cells)
