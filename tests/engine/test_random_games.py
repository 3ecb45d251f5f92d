# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Whole games by chance, move by move beside the second reading, with what must always hold."""

import random

import naive
import pytest
from games import TABLES, choices, codes, name, pick, tile_set
from position import LAST_ACTION, everything, frozen, legal

from engine import editions, notation
from tools.protocol import state

ALL = pytest.mark.parametrize("table", TABLES, ids=name)


def same(game, other):
    """Engine and second reading have the same on the table."""
    mine, theirs = state(game), other.state()
    if mine["phase"] == "over":
        theirs["turn"] = mine["turn"]
    assert mine == theirs


def conserved(game, tiles):
    """Every tile is in the bag, on a rack or on the board; scores keep to their tracks."""
    shown = state(game)
    total = len(tiles)
    laid = len(shown["board"]) - len(game.board.printed)
    assert laid % 2 == 0
    assert laid // 2 + sum(map(len, shown["racks"])) + shown["bag"] == total
    # Letter by letter: the halves on the board, on the racks and in the bag.
    halves = "".join(tiles)
    out = "".join(shown["board"].values()) + "".join("".join(rack) for rack in shown["racks"])
    for symbol, letter in enumerate(game.letters, 1):
        in_bag = sum(
            count * ((kind >> 3 == symbol) + (kind & 7 == symbol))
            for kind, count in zip(game.bag.kinds, counted(game), strict=True)
        )
        assert out.count(letter) - 1 + in_bag == halves.count(letter)
    for track in shown.get("scores", []):
        assert all(0 <= value <= game.cap for value in track.values())
    for value in shown.get("markers", {}).values():
        assert -9 <= value <= 9
    if "food" in shown:
        fed = sum(shown["penguins"])
        assert fed + shown["stack"] == editions.edition(game.variant).flock[game.seats - 1]
        for symbol, letter in enumerate(game.letters, 1):
            plates = sum(plate[letter] for plate in shown["food"])
            assert game.box[symbol] + plates + fed == 40
        assert game.phase == 4 or all(min(plate.values()) == 0 for plate in shown["food"])
    assert (shown["phase"] == "over") == (shown["ranking"] is not None)
    assert (shown["phase"] == "over") or any(game.racks[game.turn]) or shown["phase"] != "place"
    assert shown["bonus"] == 0 or shown["phase"] == "place"


def counted(game):
    """How many tiles of each kind are in the bag."""
    counts = bytearray(len(game.bag.kinds))
    game.bag.count(counts)
    return counts


@pytest.mark.parametrize(
    ("table", "greed"),
    [(table, 0.9) for table in TABLES] + [(table, 0.0) for table in TABLES if table[1] <= 2],
    ids=lambda value: name(value) if isinstance(value, tuple) else str(value),
)
def test_random_games_agree_with_the_second_reading_move_by_move(table, greed):
    """Same legal actions, same points, same table after every action; nothing gets lost."""
    variant, seats, redraw = table
    chance = random.Random(f"{table} {greed}")
    tiles = tile_set(variant)
    chance.shuffle(tiles)
    game = editions.new(variant, seats, order=codes(tiles, variant), redraw=redraw)
    other = naive.new(variant, seats, tiles, redraw)
    same(game, other)
    while game.phase != 4:
        if game.ply % 7 == 0 or game.phase or game.board.pairs < 20:
            assert legal(game) == other.legal()
        action = pick(game, chance, greed)
        text = notation.action_name(game, action)
        game.play(action)
        gained = {
            letter: game.gained[symbol]
            for symbol, letter in enumerate(game.letters, 1)
            if game.gained[symbol]
        }
        assert (gained, game.bonus) == other.play(text)
        same(game, other)
        conserved(game, tiles)
    assert choices(game) == []


@ALL
def test_games_by_seed_undone_to_the_start_and_recorded(table):
    """Every byte is back after each undo: board, gains, racks, scores, bag, generator, phase.

    Its record, replayed, is the same game and tells the same record.
    """
    variant, seats, redraw = table
    chance = random.Random(name(table))
    game = editions.new(variant, seats, seed=chance.randrange(2**30), redraw=redraw)
    game.keep_undo = True
    trail = []
    while game.phase != 4:
        trail.append(everything(game))
        game.play(pick(game, chance, 0.5))
        assert everything(game) != trail[-1]
    record = notation.record(game)
    again = notation.replay(record)
    assert notation.record(again) == record
    assert everything(again) == everything(game)
    assert {key: frozen(vars(again)[key]) for key in LAST_ACTION} == {
        key: frozen(vars(game)[key]) for key in LAST_ACTION
    }
    while trail:
        game.undo()
        assert everything(game) == trail.pop()
    assert game.ply == 0
    with pytest.raises(ValueError, match="nothing to take back"):
        game.undo()


def test_nothing_leads_back_over_an_action_that_kept_no_way_back():
    """Kept, not kept, kept: the last one comes back, the one before it and the first do not."""
    game = editions.new("classic", seed=8)
    chance = random.Random(8)
    for keep in (True, False, True):
        game.keep_undo = keep
        before = everything(game)
        game.play(pick(game, chance, 0.5))
    game.undo()
    assert everything(game) == before
    with pytest.raises(ValueError, match="nothing to take back"):
        game.undo()
    assert everything(game) == before


@ALL
def test_the_same_seed_is_the_same_game_and_another_seed_another(table):
    variant, seats, redraw = table
    first, second, third = (editions.new(variant, seats, s, redraw=redraw) for s in (5, 5, 6))
    assert everything(first) == everything(second)
    # One tile in hand may be the same by chance: compare the rest of the bag, too.
    assert [first.bag.draw() for _ in range(40)] == [second.bag.draw() for _ in range(40)]
    third_draws = [third.bag.draw() for _ in range(40)]
    again = editions.new(variant, seats, 5, redraw=redraw)
    assert [again.bag.draw() for _ in range(40)] != third_draws


@ALL
def test_undo_in_mid_game_and_another_way_on(table):
    """Forth and back by chance; what comes out is the same as the game without the detours."""
    variant, seats, redraw = table
    chance = random.Random(name(table) + " detours")
    game = editions.new(variant, seats, seed=3, redraw=redraw)
    game.keep_undo = True
    kept = []
    while game.phase != 4:
        detour = chance.randrange(4)
        before = everything(game)
        for _ in range(detour):
            if game.phase != 4:
                game.play(pick(game, chance, 0.5))
                kept.append(0)
        while kept and not kept[-1]:
            kept.pop()
            game.undo()
        assert everything(game) == before
        action = pick(game, chance, 0.5)
        kept.append(notation.action_name(game, action))
        game.play(action)
    straight = editions.new(variant, seats, seed=3, redraw=redraw)
    for text in kept:
        straight.play(notation.parse_action(straight, text))
    assert everything(straight) == everything(game)
