# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""What random games meet as well, here once each by itself: nothing due, nothing to take back."""

import random
from array import array

import pytest
from randomplay import TABLES, played, step, whole

from engine import actions as rules
from engine import notation, record
from engine.editions import new

EVERYTHING = [rules.REFILL_, rules.SWAP, rules.EXCHANGE | 1, rules.KEEP_, rules.RETURN]
EVERYTHING += [rules.REDRAW_, rules.PASS, rules.placement(0, 20, 0)]


@pytest.mark.parametrize(("variant", "seats"), TABLES)
def test_after_the_end_nothing_is_legal(variant, seats):
    game = played(variant, seats, 2)
    assert game.phase == rules.OVER
    assert game.legal(array("H", bytes(2 * game.most_legal()))) == 0
    for action in EVERYTHING:
        with pytest.raises(ValueError, match="the game is over"):
            game.play(action)


@pytest.mark.parametrize(("variant", "seats"), TABLES)
def test_a_negative_number_is_no_action(variant, seats):
    game = new(variant, seats)
    assert game.refusal(-1) == rules.NO_SUCH_ACTION
    with pytest.raises(ValueError, match="no such action"):
        game.play(-1)


@pytest.mark.parametrize(("variant", "seats"), TABLES)
def test_the_first_numbers_are_placements_off_the_board(variant, seats):
    """Cell 0 is a corner of the border; there is none behind the last, and no further direction."""
    game = new(variant, seats)
    board = game.board
    assert game.refusal(0) == rules.OFF_BOARD
    with pytest.raises(ValueError, match=r"a half would lie off the board$"):
        game.play(0)
    at = board.playable[len(board.playable) // 2]
    for beyond in range(len(board.steps), 8):
        assert game.refusal(rules.placement(0, at, beyond)) == rules.OFF_BOARD
    for beyond in range(len(board.cells), 256):
        assert game.refusal(rules.placement(0, beyond, 0)) == rules.OFF_BOARD


@pytest.mark.parametrize(("variant", "seats"), TABLES)
def test_a_border_cell_beside_a_free_one_is_off_the_board_both_ways(variant, seats):
    game = new(variant, seats)
    board = game.board
    found = 0
    for at in board.playable:
        for direction, way in enumerate(board.steps):
            if board.cells[at + way] == 255 and not board.cells[at]:
                back = (direction + len(board.steps) // 2) % len(board.steps)
                assert game.refusal(rules.placement(0, at, direction)) == rules.OFF_BOARD
                assert game.refusal(rules.placement(0, at + way, back)) == rules.OFF_BOARD
                found += 1
    assert found > 20


@pytest.mark.parametrize(("variant", "seats"), TABLES)
def test_the_last_placement_is_told_whatever_was_decided_since(variant, seats):
    chance = random.Random(6)
    game = new(variant, seats, 6)
    met = set()
    for _ in range(40):
        if game.phase == rules.OVER:
            break
        action = step(game, chance)
        if action < rules.OTHER:
            at, direction = action >> 3 & 255, action & 7
            halves = (at, at + game.board.steps[direction])
            met.add(direction)
        assert tuple(game.last_placement()) == halves
    assert len(met) >= 3


def test_a_first_tile_that_has_but_one_cell_left_to_touch():
    """However few cells the rule leaves, only placements on one of them are listed."""
    game = new("classic", 2, 3)
    for left in (1, 2):
        game.starts = game.starts[:left]
        into = array("H", bytes(2 * game.most_legal()))
        listed = into[: game.legal(into)]
        assert 0 < len(listed) < 6 * 2 * 6 * left
        for action in listed:
            at = action >> 3 & 255
            assert {at, at + game.board.steps[action & 7]} & set(game.starts)
            assert game.refusal(action) == rules.FINE
        game = new("classic", 2, 3)


def test_the_numbers_that_others_count_on():
    """A decision leaves its six low bits to the slots; a record has 300 bytes at most."""
    decisions = [rules.REFILL_, rules.SWAP, rules.EXCHANGE, rules.KEEP_, rules.RETURN]
    decisions += [rules.REDRAW_, rules.PASS]
    assert [number % 64 for number in decisions] == [0] * 7
    assert record.MOST == 300
    for variant, seats in TABLES:
        game = new(variant, seats)
        for slot in range(game.rack_size, 8):
            action = rules.placement(slot, game.board.playable[20], 0)
            assert game.refusal(action) == rules.NO_TILE_THERE


def test_the_ends_of_the_tracks():
    """18 in Classic and Travel, 36 for two tracks end to end, 9 either way in Duel."""
    caps = {name: new(name, seats).cap for name, seats in TABLES if "junior" not in name}
    assert caps == {"classic": 18, "travel": 18, "solo": 36, "team": 36, "duel": 9}


@pytest.mark.parametrize(("variant", "seats"), TABLES)
def test_before_the_first_action_nothing_was_gained(variant, seats):
    game = new(variant, seats)
    assert (game.first, game.second, game.reached) == (0, 0, 0)
    assert list(game.gained) == [0] * (game.symbols + 1)


@pytest.mark.parametrize(("variant", "seats"), TABLES)
def test_all_of_a_game_is_taken_back_and_not_more(variant, seats):
    chance = random.Random(5)
    game = new(variant, seats, 5, redraw=variant == "junior")
    with pytest.raises(ValueError, match="nothing to take back"):
        game.undo()
    first = whole(game)
    game.keep_undo = True
    for _ in range(12):
        step(game, chance)
    for _ in range(12):
        game.undo()
        # What the action before it had scored is not known any more.
        assert (game.first, game.second, game.reached) == (0, 0, 0)
        assert not any(game.gained)
    assert whole(game) == first
    with pytest.raises(ValueError, match="nothing to take back"):
        game.undo()


def test_an_action_without_a_frame_cannot_be_taken_back_nor_what_was_before_it():
    game = played("solo", 1, 1, plies=0)
    game.keep_undo = True
    chance = random.Random(1)
    step(game, chance)
    game.keep_undo = False
    step(game, chance)
    with pytest.raises(ValueError, match="nothing to take back"):
        game.undo()


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("", "no edition named"),
        ("classic seats", "no option"),
        ("classic seats=2 seats=3", "given twice"),
        ("classic seats=two", "whole number"),
        ("classic seats=", "whole number"),
        ("classic seed=12345678901", "whole number"),
        ("classic tiles=5", "no option tiles=5"),
        ("junior redraw=2", "no option redraw=2"),
    ],
)
def test_lines_that_start_no_game(line, said):
    with pytest.raises(ValueError, match=said):
        notation.parse_start(line)


def test_what_is_not_said_is_as_usual():
    """Seed 1, the fewest seats, no redraw."""
    for variant in ("classic", "junior", "team"):
        game = notation.parse_start(variant)
        assert (game.seed, game.order) == (1, None)
        assert game.seats == min(seats for name, seats in TABLES if name == variant)
        assert not getattr(game, "redraw", False)
        assert new(variant).seed == 1


def test_options_behind_an_order_count_too():
    game = notation.parse_start("solo order=RG,BB seed=7")
    assert (game.order, game.seed) == (bytes((1 << 3 | 2, 3 << 3 | 3)), 7)


def test_options_in_any_order():
    game = notation.parse_start("junior redraw=1 seed=5 seats=3")
    assert (game.variant, game.seats, game.seed, game.redraw) == ("junior", 3, 5, True)
    assert not notation.parse_start("junior redraw=0").redraw
    assert notation.parse_start("solo order=RG,BB").order == bytes((1 << 3 | 2, 3 << 3 | 3))
