# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""The training's simulator against the engine, move by move: boards, racks, scores, bonuses,
ends.
"""

import os
from array import array

import pytest

# Compiling takes a minute, two games an edition in plain Python seconds; the code is the same.
os.environ.setdefault("NUMBA_DISABLE_JIT", "1")

import tools.training  # noqa: F401  before numba: it says where compiled code is kept
from engine import bots
from engine.actions import EXCHANGE, OVER, PLACE, REFILL_, SWAP
from engine.bots.features import Features
from engine.bots.table import Table
from engine.editions import new
from tests.micropython import run

try:
    import numpy as np

    from tools.training import players, racks, selfplay
    from tools.training.field import CELL, CELLS, GAIN
except ImportError:
    pass  # the gate below says so


@pytest.fixture(autouse=True)
def gate():
    """The simulator needs numba, which not every Python has."""
    run.need("numba")


EDITIONS = {
    "classic2": ("classic", 2), "classic3": ("classic", 3), "classic4": ("classic", 4),
    "team": ("team", 4), "duel": ("duel", 2), "travel": ("travel", 2),
}  # fmt: skip


SEEDS = dict.fromkeys(EDITIONS, (0, 1)) | {"classic2": (0, 1, 2, 3)}


def deal(edition, seed):
    """The same deal twice: a simulator position and an engine game."""
    variant, seats = EDITIONS[edition]
    position = racks.make(edition, mix=0)
    tiles = racks.tiles_of(edition)
    np.random.default_rng(seed).shuffle(tiles)
    racks.deal(position, tiles)
    game = new(variant, seats=seats, order=bytes(tiles.tolist()))
    return position, game


def same(position, game):
    """Everything a rule can change is alike on both sides."""
    board = game.board
    assert [int(position.board[CELL + i]) for i in range(len(board.playable))] == [
        board.cells[at] for at in board.playable
    ]
    for symbol in range(1, 7):
        for i, at in enumerate(board.playable):
            if not board.cells[at]:
                assert position.board[GAIN + (symbol - 1) * CELLS + i] == board.gains[symbol][at]
    for seat in range(game.seats):
        assert position.racks[seat].tolist() == list(game.racks[seat])
    if game.variant == "duel":
        assert position.score[0].tolist() == [game.marker(s) for s in range(1, 7)]
        assert position.held.tolist() == list(game.held[1:])
    else:
        for track in range(game.tracks):
            assert position.score[track].tolist() == list(game.scores[track][1:])
    assert bool(position.info[racks.OVER]) == (game.phase == OVER)
    if game.phase == PLACE:
        assert position.info[racks.TURN] == game.turn
        assert position.info[racks.BONUS] == game.bonus


def engine_action(game, act):
    """The engine's action for the simulator's cell * 64 + direction * 16 + flip * 8 + slot."""
    at = game.board.playable[act >> 6]
    direction = act >> 4 & 3
    if act >> 3 & 1:
        at += game.board.steps[direction]
        direction += 3
    return (act & 7) << 11 | at << 3 | direction


@pytest.mark.parametrize("edition", EDITIONS)
def test_games_alike(edition):
    swaps = 0
    for seed in SEEDS[edition]:
        position, game = deal(edition, seed)
        desk = selfplay.desk()
        rng = np.random.default_rng(seed)
        into = array("H", bytes(2 * game.most_legal()))
        places = np.zeros(600, np.int16)
        mark = np.zeros(CELLS, np.int16)
        while not position.info[racks.OVER]:
            same(position, game)
            seat = game.turn
            count = racks.places(
                position.board,
                position.nb,
                position.info[racks.NCELLS],
                position.laid[seat] == 0,
                position.info[racks.ISOLATE],
                position.shown,
                places,
                mark,
            )
            pairs = set()
            for i in range(game.legal(into)):
                at = into[i] >> 3 & 255
                pairs.add(frozenset((at, at + game.board.steps[into[i] & 7])))
            found = set()
            for value in places[:count]:
                at = game.board.playable[value // 3]
                found.add(frozenset((at, at + game.board.steps[value % 3])))
            assert found == pairs
            kept = selfplay.candidates(position, desk, 40)
            act = int(desk.act[rng.integers(min(kept, 6))])
            game.play(engine_action(game, act))
            selfplay.play_act(position, act)
            if position.info[racks.OVER] or position.info[racks.BONUS]:
                continue
            if edition == "duel":
                mask = int(selfplay.duel_mask(position, seat))
                action = EXCHANGE | mask if mask else REFILL_
            else:
                action = SWAP if racks.may_swap(position, seat) else REFILL_
                assert (game.swap_refusal() == 0) == (action == SWAP)
            swaps += action != REFILL_
            game.play(action)
            selfplay.end_turn(position)
        same(position, game)
        seats = range(game.seats)
        first = game.ranking()[0]
        for seat in seats:
            side = game.track(seat)
            assert racks.outcome(position, seat) == (1 / len(first) if side in first else 0)
    assert swaps  # or the swap was never compared


@pytest.mark.parametrize("edition", EDITIONS)
def test_features_alike(edition):
    position, game = deal(edition, 5)
    desk = selfplay.desk()
    x = np.zeros(players.INPUTS, np.int16)
    compared = 0
    while not position.info[racks.OVER]:
        seat = game.turn
        table = Table(game.view(seat), 40, True)
        table.load()
        features = Features(table)
        assert features.count == players.FEATURES[edition]
        ours = [0] * features.count
        selfplay.candidates(position, desk, 40)
        selfplay.load_desk(position, desk, seat)
        act = int(desk.act[3])
        bonus = selfplay.put_tile(position, desk, seat, act)
        assert table.lay(engine_action(game, act), seat) == bonus
        count = players.features(
            position, desk.board, desk.score, desk.held, seat, desk.rack,
            selfplay.desk_swaps(position, desk, seat), desk.w, x,
        )  # fmt: skip
        position.unseen[position.racks[seat][act & 7]] += 1
        features.write(seat, ours, 0)
        assert ours == x[:count].tolist()
        compared += 1
        act = int(desk.act[0])
        game.play(engine_action(game, act))
        selfplay.play_act(position, act)
        if not position.info[racks.OVER] and not position.info[racks.BONUS]:
            game.play(REFILL_)
            racks.refill(position, seat)
            racks.next_turn(position)
    assert compared > 30


def test_bots_table_leaves_the_game_alone():
    game = new("classic", seed=3)
    before = bytes(game.board.cells), [bytes(rack) for rack in game.racks]
    bots.choose(game, "hard")
    assert before == (bytes(game.board.cells), [bytes(rack) for rack in game.racks])
