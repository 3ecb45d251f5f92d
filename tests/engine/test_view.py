# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""What a seat may know: the table, its own rack, and by counting which tiles are still out."""

import random

import pytest
from games import TABLES, codes, name, pick, tile_set

from engine import editions, notation

OPEN = ("junior", "junior-advanced", "junior-solo")
ALL = pytest.mark.parametrize("table", TABLES, ids=name)


def dealt(table, shuffled):
    """A game in which all tiles are handed out in a shuffled order."""
    variant, seats, redraw = table
    tiles = tile_set(variant)
    random.Random(shuffled).shuffle(tiles)
    return editions.new(variant, seats, order=codes(tiles, variant), redraw=redraw)


@ALL
def test_the_table_is_everybody_s_to_see(table):
    game = dealt(table, 1)
    for seat in range(game.seats):
        view = game.view(seat)
        assert (view.seat, view.seats, view.variant) == (seat, table[1], table[0])
        assert view.rack_size == game.rack_size
        assert (view.turn, view.phase, view.bonus, view.ply) == (0, 0, 0, 0)
        assert view.bag_left == game.bag.left
        assert [view.rack_count(s) for s in range(game.seats)] == [game.rack_size] * game.seats
        assert view.rack == game.racks[seat]


@ALL
def test_other_racks_are_hidden_but_in_junior(table):
    game = dealt(table, 1)
    for seat in range(game.seats):
        view = game.view(seat)
        assert view.rack_of(seat) == game.racks[seat]
        for other in range(game.seats):
            if other == seat:
                continue
            if table[0] in OPEN:
                assert view.rack_of(other) == game.racks[other]
            else:
                with pytest.raises(ValueError, match=f"seat {other} hides its rack"):
                    view.rack_of(other)


@ALL
def test_nothing_hidden_has_a_name_in_the_view(table):
    """Neither the bag and its order, nor the generator, nor the racks, nor the way back."""
    view = dealt(table, 1).view(0)
    for hidden in ("bag", "rng", "racks", "order", "seed", "_trail", "moves", "undo", "play"):
        with pytest.raises(AttributeError):
            getattr(view, hidden)


@ALL
def test_unseen_tiles_are_counted_from_the_whole_set(table):
    """All tiles, less those on the board and on the racks that lie open to this seat."""
    game = dealt(table, 2)
    chance = random.Random(3)
    letters = game.letters
    kinds = [letters[(k >> 3) - 1] + letters[(k & 7) - 1] for k in game.bag.kinds]
    left = {kind: tile_set(table[0]).count(kind) for kind in kinds}
    while game.phase != 4:
        for seat in range(game.seats):
            view = game.view(seat)
            expected = dict(left)
            for other in range(game.seats):
                if other == seat or table[0] in OPEN:
                    for tile in game.racks[other]:
                        if tile:
                            expected[notation.tile_name(tile, letters)] -= 1
            counts = bytearray(b"\xff" * len(kinds))
            total = view.unseen(counts)
            assert dict(zip(kinds, counts, strict=True)) == expected
            assert total == sum(expected.values())
        action = pick(game, chance, 0.5)
        if action < 0xC000:
            tile = game.racks[game.turn][action >> 11 & 7]
            left[notation.tile_name(tile, letters)] -= 1
        game.play(action)


@ALL
def test_a_view_does_not_depend_on_what_it_may_not_see(table):
    """The same table with the hidden tiles dealt otherwise looks the same from seat 0."""
    variant, seats, redraw = table
    size = editions.edition(variant).rack_size
    tiles = tile_set(variant)
    random.Random(5).shuffle(tiles)
    seen = size * (seats if variant in OPEN else 1)
    looks = []
    for deal in (6, 7):
        hidden = tiles[seen:]
        random.Random(deal).shuffle(hidden)
        order = codes(tiles[:seen] + hidden, variant)
        view = editions.new(variant, seats, order=order, redraw=redraw).view(0)
        counts = bytearray(len(view_kinds(variant)))
        racks = [bytes(view.rack_of(s)) for s in range(seats if variant in OPEN else 1)]
        looks.append((bytes(view.rack), racks, view.unseen(counts), bytes(counts), view.bag_left))
    assert looks[0] == looks[1]


def view_kinds(variant):
    """The kinds of tiles of an edition."""
    return sorted(set(tile_set(variant)))


def test_duel_junior_and_classic_show_their_own_counters():
    view = editions.new("duel").view(1)
    assert view.marker(1) == 0
    assert list(view.held) == [0] * 7
    view = editions.new("junior", redraw=True).view(1)
    assert (view.stack, view.redraw, list(view.penguins)) == (8, True, [0, 0])
    assert [list(plate) for plate in view.food] == [[0] * 5] * 2
    assert list(view.box)[1:] == [40] * 4
    view = editions.new("team").view(3)
    assert view.track(3) == 1
    assert (view.stop, view.cap, view.tracks) == (18, 36, 2)


def test_board_scores_and_the_own_rack_are_the_game_s_own():
    game = dealt(("classic", 2, False), 4)
    for seat in range(2):
        view = game.view(seat)
        assert view.board is game.board
        assert view.scores is game.scores
        assert view.rack is game.racks[seat]
        for field in "variant seats symbols letters rack_size stop cap tracks".split():
            assert getattr(view, field) == getattr(game, field)


def test_a_view_follows_the_game():
    game = dealt(("classic", 2, False), 4)
    view = game.view(0)
    action = pick(game, random.Random(1), 1.0)
    assert not view.blocked(action >> 3 & 255, (action >> 3 & 255) + game.board.steps[action & 7])
    game.play(action)
    assert (view.phase, view.ply) == (1, 1)
    assert view.scores[0][1:] == game.scores[0][1:]


def test_only_the_seat_to_move_learns_what_it_may_play():
    """The answer tells of the mover's rack: which slots are empty, whether a swap is allowed."""
    game = dealt(("duel", 2, False), 4)
    action = pick(game, random.Random(1), 1.0)
    assert game.view(0).refusal(action) == 0
    assert game.view(0).refusal(0xC000) != 0  # a refill is not due
    with pytest.raises(ValueError, match="seat 1 is not to move"):
        game.view(1).refusal(action)
