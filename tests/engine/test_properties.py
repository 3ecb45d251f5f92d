# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""What must hold for any input: positions and texts made up by hypothesis."""

import naive
from games import choices, codes, tile_set
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from naive.table import places
from position import Position

from engine import editions, notation
from engine.board import HexBoard, SquareBoard
from engine.rng import Rng

# The same examples in every run: a failure is found once and stays found.
fixed = settings(
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large],
)

RACK_TABLES = [("classic", 2), ("classic", 3), ("classic", 4), ("team", 4), ("travel", 2)]


def filled(draw, variant, seats):
    """Rows of symbols that fill a board but for a few cells, with a drawn pattern of symbols."""
    other = naive.new(variant, seats, [])
    letters = other.letters
    empty = [cell for cell, symbol in other.board.items() if symbol is None]
    free = set(draw(st.lists(st.sampled_from(empty), min_size=2, max_size=24)))
    # Grow every free cell to a pair, or most of them would be alone.
    for cell in list(free):
        around = [c for c in other.around(cell) if other.board[c] is None]
        if around:
            free.add(draw(st.sampled_from(around)))
    palette = draw(st.lists(st.sampled_from(letters), min_size=1, max_size=7))
    rows = []
    for number, cell in enumerate(c for c in empty if c not in free):
        q, r = map(int, other.name(cell).split(","))
        rows.append(f"{r}: {q} {palette[number % len(palette)]}")
    return "\n".join(rows)


def tiles(draw, variant, most, least=0):
    """Some tile names of an edition."""
    kinds = sorted(set(tile_set(variant)))
    return " ".join(draw(st.lists(st.sampled_from(kinds), min_size=least, max_size=most)))


def track(draw, cap):
    """Six scores, most of them close to where something happens."""
    value = st.one_of(
        st.integers(0, cap), st.integers(max(0, cap - 4), cap), st.sampled_from([16, 17, 18])
    )
    return {letter: draw(value) for letter in "RGBOYP"}


def play_on(position, data, most):
    """Play up to `most` actions by choice; the position compares itself after each of them."""
    for _ in range(most):
        legal = sorted(position.legal())
        if not legal:
            assert position.phase == "over"
            return
        text = data.draw(st.sampled_from(legal))
        if position.game.orders and "@" in text:
            text += data.draw(st.sampled_from(["", "!1", "!2"]))
        position.play(text)


@settings(fixed, max_examples=45)
@given(st.data())
def test_any_late_position_of_a_rack_edition(data):
    """Bonuses, wins, swaps and ends come up often here; engine and second reading agree on all."""
    draw = data.draw
    variant, seats = draw(st.sampled_from(RACK_TABLES))
    tracks = 2 if variant == "team" else seats
    cap = 36 if variant == "team" else 18
    scores = [track(draw, cap) for _ in range(tracks)]
    for one in scores:  # six on the cap would have won before
        if min(one.values()) == cap:
            one["R"] -= 1
    turn = draw(st.integers(0, seats - 1))
    racks = [tiles(draw, variant, 6, least=1 if seat == turn else 0) for seat in range(seats)]
    position = Position(
        variant,
        seats,
        board=filled(draw, variant, seats),
        racks=racks,
        bag=tiles(draw, variant, 14),
        scores=scores,
        turn=turn,
        opened=draw(st.lists(st.booleans(), min_size=seats, max_size=seats)),
    )
    play_on(position, data, 8)


@settings(fixed, max_examples=25)
@given(st.data())
def test_any_late_position_of_duel(data):
    draw = data.draw
    markers = {
        letter: draw(st.sampled_from([-9, -8, -7, -1, 0, 2, 7, 8, 9])) for letter in "RGBOYP"
    }
    held = {letter: 0 if value > 0 else 1 for letter, value in markers.items() if abs(value) == 9}
    for letter in "RGBOYP":
        if letter not in held and draw(st.booleans()):
            held[letter] = draw(st.integers(0, 1))
    turn = draw(st.integers(0, 1))
    position = Position(
        "duel",
        2,
        board=filled(draw, "duel", 2),
        racks=[tiles(draw, "duel", 6, least=1 if seat == turn else 0) for seat in range(2)],
        bag=tiles(draw, "duel", 10),
        turn=turn,
        markers=markers,
        held=held,
    )
    play_on(position, data, 8)


@settings(fixed, max_examples=25)
@given(st.data())
def test_any_late_position_of_solo(data):
    draw = data.draw
    position = Position(
        "solo",
        1,
        board=filled(draw, "solo", 1),
        racks=[tiles(draw, "solo", 1, least=1)],
        bag=tiles(draw, "solo", 10),
        scores=[track(draw, 35)],
    )
    play_on(position, data, 8)


@settings(fixed, max_examples=45)
@given(st.data())
def test_any_late_position_of_junior(data):
    draw = data.draw
    variant, seats, size = draw(
        st.sampled_from(
            [("junior", 2, 1), ("junior", 3, 1), ("junior", 4, 1), ("junior-solo", 1, 1),
             ("junior-advanced", 2, 2), ("junior-advanced", 4, 2)]
        )
    )  # fmt: skip
    plate = st.fixed_dictionaries({letter: st.integers(0, 3) for letter in "GROV"})
    food = []
    for _ in range(seats):
        one = draw(plate)
        one[draw(st.sampled_from("GROV"))] = 0  # complete sets have been fed
        food.append(one)
    flock = editions.edition(variant).flock[seats - 1]
    stack = draw(st.integers(1, min(4, flock)))
    turn = draw(st.integers(0, seats - 1))
    penguins = [0] * seats
    penguins[draw(st.integers(0, seats - 1))] = flock - stack
    position = Position(
        variant,
        seats,
        board=filled(draw, variant, seats),
        racks=[tiles(draw, variant, size, least=1 if s == turn else 0) for s in range(seats)],
        bag=tiles(draw, variant, 6),
        turn=turn,
        food=food,
        penguins=penguins,
        box={letter: draw(st.integers(0, 5)) for letter in "GROV"},
        redraw=variant == "junior" and draw(st.booleans()),
    )
    play_on(position, data, 8)


@settings(fixed, max_examples=60)
@given(st.data())
def test_put_and_lift_in_any_order_of_cells_leave_no_trace(data):
    board = data.draw(st.sampled_from([HexBoard(6), HexBoard(7), HexBoard(8), SquareBoard(0, 9)]))
    empty = [at for at in board.playable if not board.cells[at]]
    order = data.draw(st.permutations(empty))[: data.draw(st.integers(0, len(empty)))]
    before = (bytes(board.cells), tuple(map(bytes, board.gains)), bytes(board.near), board.pairs)
    for number, at in enumerate(order):
        board.put(at, 1 + number * number % (len(board.gains) - 1))
    for at in reversed(order):
        board.lift(at)
    after = (bytes(board.cells), tuple(map(bytes, board.gains)), bytes(board.near), board.pairs)
    assert after == before


@settings(fixed, max_examples=100)
@given(st.text(max_size=40))
def test_any_text_is_an_action_or_a_valueerror(text):
    game = editions.new("duel")
    try:
        action = notation.parse_action(game, text)
    except ValueError as error:
        assert str(error)
    else:
        assert notation.action_name(game, action) == text


@settings(fixed, max_examples=200)
@given(st.text(max_size=60))
def test_any_text_is_a_record_or_a_valueerror(text):
    try:
        game = notation.replay(text)
    except ValueError as error:
        assert str(error)
    else:
        assert notation.replay(notation.record(game)).ply == game.ply


@settings(fixed, max_examples=100)
@given(st.integers(0, 2**30 - 1), st.integers(1, 32768))
def test_any_seed_draws_within_bounds_and_keeps_a_state_that_fits(seed, n):
    source = Rng(seed)
    for _ in range(20):
        assert 0 <= source.below(n) < n
        assert max(source.state()) < 2**30


@settings(fixed, max_examples=100)
@given(st.lists(st.lists(st.integers(0, 18), min_size=6, max_size=6), min_size=2, max_size=4))
def test_any_scores_are_ranked_like_sorted_lists(tracks):
    """Against the plainest ranking there is: for each seat, how many are better."""
    game = editions.new("classic", len(tracks))
    for mine, wanted in zip(game.scores, tracks, strict=True):
        mine[1:] = bytes(wanted)
    game.phase = 4
    ranking = game.ranking()
    assert ranking == places([sorted(one) for one in tracks])
    better = [sum(sorted(b) > sorted(a) for b in tracks) for a in tracks]
    placed = {seat: sum(map(len, ranking[:n])) for n, group in enumerate(ranking) for seat in group}
    assert [placed[seat] for seat in range(len(tracks))] == better


@settings(fixed, max_examples=40)
@given(st.data())
def test_any_order_of_tiles_is_handed_out_as_it_stands(data):
    """Also a short one: racks fill seat by seat, and the game ends when nobody has a tile."""
    variant, seats = data.draw(st.sampled_from([*RACK_TABLES, ("duel", 2), ("junior-advanced", 3)]))
    names = tiles(data.draw, variant, 30, least=1).split()
    game = editions.new(variant, seats, order=codes(names, variant))
    size = game.rack_size
    for seat in range(seats):
        rack = [notation.tile_name(tile, game.letters) for tile in game.racks[seat] if tile]
        assert rack == names[seat * size : seat * size + size]
    for _ in range(200):
        if game.phase == 4:
            break
        game.play(data.draw(st.sampled_from(choices(game))))
    assert game.phase == 4
    assert len(game.ranking()) >= 1
