# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Records: bests, last tens, games won and lost, each game counted once, any bytes survived."""

import random

import pytest
from randomplay import played

from engine import actions as rules
from engine.editions import new
from handheld.feats import laid, row_of
from handheld.records import Records


class Ended:
    """A game that is over, with a ranking and standings to choose."""

    phase = rules.OVER

    def __init__(self, variant, seats, places, standings=()):
        self.variant = variant
        self.seats = seats
        self._places = places
        self._standings = standings

    def track(self, seat):
        return seat & 1 if self.variant == "team" else seat

    def ranking(self):
        return self._places

    def standing(self, track):
        return self._standings[track]


def marks():
    """Marks of games, all different."""
    number = 0
    while True:
        number += 1
        yield number.to_bytes(4, "little")


def solo(*values):
    """A Solo game that ended so."""
    return Ended("solo", 1, [[0]], [sorted(values)])


def test_no_records_yet():
    none = Records(row_of(None))
    assert (none.ray, none.gain) == (0, 0)
    for variant in ("solo", "junior-solo"):
        assert none.best(variant) is None
        assert none.last(variant) == []
    assert none.against("duel", 2) == (0, 0)


def test_solo_keeps_the_best_and_the_last_ten():
    kept = Records(row_of(None))
    mark = marks()
    results = [(low, 9, 9, 12, 12, 36) for low in (4, 7, 5, 7, 1, 2, 3, 4, 5, 6, 0, 2)]
    for values in results:
        assert kept.over(solo(*values), b"\0", next(mark))
    assert kept.best("solo") == bytes((7, 9, 9, 12, 12, 36))
    assert kept.last("solo") == [bytes(sorted(values)) for values in results[:1:-1]]
    assert len(kept.last("solo")) == 10


def test_an_equal_lowest_colour_is_decided_by_the_next_ones():
    kept = Records(row_of(None))
    mark = marks()
    kept.over(solo(9, 9, 12, 30, 30, 30), b"\0", next(mark))
    kept.over(solo(9, 10, 10, 10, 10, 10), b"\0", next(mark))
    assert kept.best("solo") == bytes((9, 10, 10, 10, 10, 10))


def test_a_first_result_of_nothing_at_all_is_a_result():
    kept = Records(row_of(None))
    kept.over(solo(0, 0, 0, 0, 0, 0), b"\0", b"once")
    assert kept.best("solo") == bytes(6)
    assert kept.last("solo") == [bytes(6)]


def test_junior_solo_counts_penguins_then_pieces():
    kept = Records(row_of(None))
    mark = marks()
    for result in ((12, 3), (13, 0), (12, 9), (13, 2), (5, 30)):
        kept.over(Ended("junior-solo", 1, [[0]], [result]), b"\0", next(mark))
    assert kept.best("junior-solo") == bytes((13, 2))
    assert kept.last("junior-solo")[0] == bytes((5, 30))
    assert kept.last("junior-solo")[4] == bytes((12, 3))
    assert kept.best("solo") is None


def test_a_game_that_the_device_played_alone_is_no_result():
    kept = Records(row_of(None))
    kept.over(solo(20, 20, 20, 20, 20, 20), b"\3", b"once")
    assert kept.best("solo") is None


def test_a_game_counts_once():
    kept = Records(row_of(None))
    assert kept.over(solo(5, 5, 5, 5, 5, 5), b"\0", b"same")
    assert not kept.over(solo(5, 5, 5, 5, 5, 5), b"\0", b"same")
    # Also after a restart in between.
    assert not Records(row_of(bytes(kept.row))).over(solo(5, 5, 5, 5, 5, 5), b"\0", b"same")
    assert len(kept.last("solo")) == 1


def test_a_game_that_is_not_over_does_not_count():
    kept = Records(row_of(None))
    assert not kept.over(new("classic"), b"\0\1", b"mark")
    assert kept.row == Records(row_of(None)).row


# places, levels by seat (0 a person), and for each level won and lost
VERSUS = [
    ("a person beats the device", "classic", [[0], [1]], (0, 2), {2: (1, 0)}),
    ("the device beats a person", "duel", [[1], [0]], (0, 1), {1: (0, 1)}),
    ("a shared win is neither", "classic", [[0, 1]], (0, 3), {}),
    ("two people against each other", "travel", [[0], [1]], (0, 0), {}),
    ("two devices against each other", "travel", [[0], [1]], (1, 2), {}),
    ("one person beats two levels", "classic", [[1], [0], [2]], (1, 0, 3), {1: (1, 0), 3: (1, 0)}),
    ("hard wins, easy does not", "classic", [[2], [0], [1]], (0, 1, 3), {3: (0, 1)}),
    ("equal devices count once", "classic", [[0], [1, 2]], (0, 2, 2), {2: (1, 0)}),
    ("either of two people", "junior", [[1], [0, 2]], (0, 0, 2), {2: (1, 0)}),
    ("two people share the win", "junior", [[0, 1], [2]], (0, 0, 2), {2: (1, 0)}),
    ("a person shares it with a device", "junior", [[0, 2], [1]], (0, 0, 2), {}),
    ("a team of two people", "team", [[0], [1]], (0, 1, 0, 2), {1: (1, 0), 2: (1, 0)}),
    ("a mixed team against devices", "team", [[1], [0]], (0, 3, 1, 3), {3: (0, 1)}),
    ("a partner is no rival", "team", [[0], [1]], (0, 0, 3, 3), {}),
    ("a mixed team beats devices", "team", [[0], [1]], (0, 2, 1, 2), {2: (1, 0)}),
]


@pytest.mark.parametrize(("said", "variant", "places", "levels", "expected"), VERSUS)
def test_won_and_lost(said, variant, places, levels, expected):
    kept = Records(row_of(None))
    kept.over(Ended(variant, len(levels), places), bytes(levels), b"mark")
    for level in (1, 2, 3):
        assert kept.against(variant, level - 1) == expected.get(level, (0, 0)), said
    # and nothing else was touched
    for other in ("classic", "travel", "duel", "team", "junior", "junior-advanced"):
        if other != variant:
            assert [kept.against(other, level) for level in range(3)] == [(0, 0)] * 3


def test_counts_stop_at_65535():
    kept = Records(row_of(None))
    mark = marks()
    for _ in range(300):
        kept.over(Ended("duel", 2, [[0], [1]]), b"\0\1", next(mark))
    assert kept.against("duel", 0) == (300, 0)
    kept.row[kept._versus("duel", 0) : kept._versus("duel", 0) + 2] = b"\xfe\xff"
    for _ in range(3):
        kept.over(Ended("duel", 2, [[0], [1]]), b"\0\1", next(mark))
    assert kept.against("duel", 0) == (65535, 0)


def test_longest_line_and_highest_gain():
    """Three red tiles in a row along the top edge, from the printed red symbol on.

    Red at 0,-5; RR on 1,-5 and 2,-5: the first half sees the printed one (1), the second half lies
    behind its partner (0): 1 point, a line of three. RR on 3,-5 and 4,-5: the first half sees 2,-5,
    1,-5 and 0,-5: 3 points, a line of five.
    """
    game = new("solo", 1, 1, [1 << 3 | 1] * 3)
    board = game.board
    kept = Records(row_of(None))
    game.play(rules.placement(0, board.at(1, -5), 0))
    assert laid(kept.row, game)
    assert (kept.ray, kept.gain) == (3, 1)
    game.play(rules.placement(0, board.at(3, -5), 0))
    assert laid(kept.row, game)
    assert (kept.ray, kept.gain) == (5, 3)
    # Elsewhere: nothing seen, a line of two.
    game.play(rules.placement(0, board.at(0, 1), 0))
    assert not laid(kept.row, game)
    assert (kept.ray, kept.gain) == (5, 3)


def test_a_line_is_found_in_every_direction():
    """A purple double between two purple cells on one side and one on the other: five."""
    for direction in range(6):
        game = new("solo", 1, 1, [6 << 3 | 6])
        board = game.board
        step = board.steps[direction]
        at = board.at(0, 0)
        for away in (-2, -1, 2):
            board.put(at + away * step, 6)
        game.starts = b""
        game.play(game.upright(rules.placement(0, at, direction)))
        kept = Records(row_of(None))
        laid(kept.row, game)
        assert kept.ray == 5


def test_on_juniors_squares_only_the_gain_counts():
    game = played("junior", 2, 3, plies=30)
    kept = Records(row_of(None))
    laid(kept.row, game)
    assert kept.ray == 0
    assert kept.gain == game.first + game.second


def test_clearing_forgets_all_but_the_game_counted_last():
    kept = Records(row_of(None))
    kept.over(solo(5, 5, 5, 5, 5, 5), b"\0", b"last")
    kept.over(Ended("duel", 2, [[0], [1]]), b"\0\1", b"mark")
    kept.row[5:7] = b"\7\7"
    kept.clear()
    assert (kept.ray, kept.gain, kept.best("solo"), kept.last("solo")) == (0, 0, None, [])
    assert kept.against("duel", 0) == (0, 0)
    assert not kept.over(Ended("duel", 2, [[0], [1]]), b"\0\1", b"mark")


def test_they_come_back_and_a_later_versions_bytes_are_kept():
    kept = Records(row_of(None))
    kept.over(solo(5, 5, 5, 5, 5, 5), b"\0", b"last")
    row = bytes(kept.row)
    assert len(row) == 169
    assert bytes(Records(row_of(row)).row) == row
    later = b"\4" + row[1:] + b"more"
    again = Records(row_of(later))
    again.over(solo(6, 6, 6, 6, 6, 6), b"\0", b"next")
    assert again.row[0] == 4
    assert again.row[169:] == b"more"
    assert again.best("solo") == bytes([6] * 6)


def test_any_bytes_can_be_shown_and_gone_on_with():
    chance = random.Random(8)
    mark = marks()
    for _ in range(500):
        kept = Records(row_of(chance.randbytes(chance.randrange(200))))
        for variant in ("solo", "junior-solo"):
            assert len(kept.last(variant)) <= 10
            kept.best(variant)
        kept.over(solo(5, 5, 5, 5, 5, 5), b"\0", next(mark))
        kept.over(Ended("duel", 2, [[1], [0]]), b"\0\1", next(mark))
        assert kept.last("solo")[0] == bytes([5] * 6)
        assert 1 <= len(kept.last("solo")) <= 10
        assert len(kept.row) >= 169
