# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""The training's Junior against the engine: rules move by move, inputs of the net, and choices."""

import os

import pytest

# Compiling takes a minute, a few games in plain Python seconds; the code is the same.
os.environ.setdefault("NUMBA_DISABLE_JIT", "1")

import tools.training  # noqa: F401  before numba: it says where compiled code is kept
from engine import bots
from engine.actions import KEEP, KEEP_, OVER, PLACE, RETURN
from engine.bots import net as nets
from engine.editions import new
from tests.micropython import run
from tools import tournament

try:
    import numpy as np

    from tools.training import junior, junior_players, junior_selfplay, junior_train
    from tools.training.export import unpack
    from tools.training.field import CELL, CELLS, GAIN
except ImportError:
    pass  # the gate below says so


@pytest.fixture(autouse=True)
def gate():
    """The simulator needs numba, which not every Python has."""
    run.need("numba")


EDITIONS = {
    "junior2": ("junior", 2), "junior3": ("junior", 3), "junior4": ("junior", 4),
    "junior-advanced2": ("junior-advanced", 2), "junior-advanced3": ("junior-advanced", 3),
    "junior-advanced4": ("junior-advanced", 4), "junior-solo": ("junior-solo", 1),
}  # fmt: skip


class Twins:
    """The same deal twice: a simulator position and an engine game."""

    def __init__(self, edition, seed):
        variant, seats = EDITIONS[edition]
        self.ice, self.s = junior.make(edition, mix=0)
        tiles = junior.tiles()
        self.rng = np.random.default_rng(seed)
        self.rng.shuffle(tiles)
        junior.deal(self.ice, self.s, tiles)
        self.game = new(variant, seats=seats, order=bytes(tiles.tolist()))
        self.k = junior_selfplay.desk()
        self.returns = 0

    def action(self, act):
        """The engine's action for the simulator's (tile * 128 + cell) * 128 + other cell."""
        game = self.game
        at = game.board.playable[act >> 7 & 127]
        other = game.board.playable[act & 127]
        slot = list(game.racks[game.turn]).index(act >> 14)
        return slot << 11 | at << 3 | game.board.steps.index(other - at)

    def some_act(self):
        """One of the six best of the first cut."""
        count = junior_players.candidates(
            self.ice, self.s, self.game.turn, 6, self.k.table, self.k.val, self.k.act
        )
        return int(self.k.act[self.rng.integers(count)])

    def play(self, act):
        """Lay on both sides; then, half of the time, return the other tile (Advanced)."""
        game, s = self.game, self.s
        seat = game.turn
        game.play(self.action(act))
        junior.take(s, seat, act >> 14)
        junior.lay(self.ice.nb, s, seat, act >> 14, act >> 7 & 127, act & 127)
        if s[junior.OVER]:
            return
        keeps = True
        if game.phase == KEEP:
            keeps = bool(self.rng.integers(2))
            self.returns += not keeps
            game.play(KEEP_ if keeps else RETURN)
        junior_selfplay.end_turn(self.ice, s, seat, keeps)

    def same(self):
        """Everything a rule can change is alike on both sides."""
        game, s = self.game, self.s
        board = game.board
        for i, at in enumerate(board.playable):
            assert s[CELL + i] == board.cells[at]
            for food in range(4):
                if not board.cells[at]:
                    assert s[GAIN + food * CELLS + i] == board.gains[food + 1][at]
        for seat in range(game.seats):
            food = junior.FOOD + 4 * seat
            assert s[food : food + 4].tolist() == list(game.food[seat][1:])
            assert s[junior.FED + seat] == game.penguins[seat]
            hand = s[junior.RACK + 2 * seat :][: game.rack_size]
            assert hand.tolist() == list(game.racks[seat])
        assert s[junior.BOX : junior.BOX + 4].tolist() == list(game.box[1:])
        left = bytearray(10)
        game.bag.count(left)
        assert s[junior.BAG : junior.BAG + 10].tolist() == list(left)
        assert s[junior.LEFT] == game.bag.left
        assert s[junior.HUNGRY] == game.stack
        assert bool(s[junior.OVER]) == (game.phase == OVER)
        if game.phase == PLACE:
            assert s[junior.TURN] == game.turn


@pytest.mark.parametrize("edition", EDITIONS)
def test_games_alike(edition):
    returns = 0
    for seed in range(3):
        twins = Twins(edition, seed)
        while twins.game.phase != OVER:
            twins.same()
            twins.play(twins.some_act())
        twins.same()
        returns += twins.returns
        if twins.game.seats > 1:
            first = twins.game.ranking()[0]
            for seat in range(twins.game.seats):
                share = 1 / len(first) if seat in first else 0
                assert junior.outcome(twins.ice, twins.s, seat) == pytest.approx(share)
    assert returns or twins.game.rack_size == 1  # or returning was never compared


def test_how_well_a_child_alone_did():
    """Sixteenths of a penguin for up to 15 pieces left over; 17 penguins would be all."""
    assert junior.well(0) == 0
    assert junior.well(12 * 1000 + 5) == pytest.approx((12 + 5 / 16) / 17)
    assert junior.well(16 * 1000 + 40) == pytest.approx((16 + 15 / 16) / 17)


def opened(game, seat):
    """A bot that plays by the net."""
    bot = bots.open_bot(game, seat, "hard")
    assert bot.by_net
    return bot


@pytest.mark.parametrize("edition", EDITIONS)
def test_features_alike(edition):
    """After each of a game's turns, with the other tile kept and returned."""
    twins = Twins(edition, 5)
    game, s, k = twins.game, twins.s, twins.k
    count = junior_train.FEATURES[edition]
    players = [opened(game, seat) for seat in range(game.seats)]
    compared = 0
    x = np.zeros(junior_players.INPUTS, np.int16)
    while game.phase != OVER:
        seat = game.turn
        act = twins.some_act()
        bot = players[seat]
        floes = bot.ahead.floes
        bot.desk.load()
        floes.load()
        floes.lay(twins.action(act), seat)
        after = s.copy()
        junior.take(after, seat, act >> 14)
        junior.lay(twins.ice.nb, after, seat, act >> 14, act >> 7 & 127, act & 127)
        assert bool(after[junior.OVER]) == floes.over(seat)
        if floes.over(seat):
            share = junior.outcome(twins.ice, after, seat)
            value = bot.ahead.net.features.outcome(seat)
            assert abs(value - 1024 * junior_selfplay.logit_of(share)) <= 1 or share in (0, 1)
            assert (value == 1 << 20) == (share == 1)
            assert (value == -1 << 20) == (share == 0)
        for kept in {0, floes.kept}:
            n = junior_players.features(twins.ice, after, seat, kept, k.w, x)
            assert n == count
            features = bot.ahead.net.features
            assert features.size == count
            ours = [-999] * 2 * count
            floes.kept = kept
            features.write(seat, ours, 0)
            assert ours == x[:n].tolist() + [-999] * count
            compared += 1
            if kept:  # once more, the tile returned: behind the row, and where the buffer ends
                junior_players.features(twins.ice, after, seat, 0, k.w, x)
                floes.again = True
                features.write(seat, ours, count)
                assert ours[count:] == x[:n].tolist()
                ours[:] = ours[count:] + ours[:count]
                features.write(seat, ours, 0)
                assert ours[:count] == x[:n].tolist()
                floes.again = False
        twins.play(act)
    assert compared > 15


@pytest.mark.parametrize("edition", EDITIONS)
def test_hard_chooses_as_the_compiled_player(edition):
    twins = Twins(edition, 7)
    game = twins.game
    stored = nets.load_weights(edition)
    w1, w2 = unpack(stored)
    alike = total = 0
    while game.phase != OVER:
        if total % 4 == 0:
            act = junior_selfplay.hard(twins.ice, twins.s, game.turn, twins.k, w1, w2)
            alike += opened(game, game.turn).decide() == twins.action(act)
        total += 1
        twins.play(twins.some_act())
    # two candidates may be worth the same but for rounding
    assert alike >= (total + 3) // 4 - 1


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_formula_chooses_as_the_compiled_one(monkeypatch, edition):
    monkeypatch.setattr(nets, "load_weights", lambda name: None)
    twins = Twins(edition, 9)
    game, k = twins.game, twins.k
    turns = 0
    while game.phase != OVER:
        seat = game.turn
        bot = bots.open_bot(game, seat, "hard")
        assert not bot.by_net
        if turns % 3 == 0:
            act = junior_players.formula(
                twins.ice, twins.s, seat, 12, k.table, k.val, k.act, k.after
            )
            assert bot.decide() == twins.action(act)
            act = junior_players.greedy(twins.ice, twins.s, seat)
            assert tournament.reference(game, "greedy") == twins.action(act)
        turns += 1
        twins.play(twins.some_act())
    assert turns > 15
