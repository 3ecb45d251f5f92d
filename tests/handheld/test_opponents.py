# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""The device at a seat, and its hints: by buttons through an unchanged code.py."""

import pytest

from engine import actions as rules
from handheld import art, turn
from handheld.opponent import reason
from tests.handheld.player import Player, greedy
from tests.handheld.test_play import begin, begin_again
from tools.simulator.host import Console

EASY, NORMAL, HARD = 1, 2, 3
#: keys and 20 ms waits that are enough for anything the device does
PATIENCE = 2_000


def seat_device(console, level, seats):
    """Let the device play all seats but the first."""
    for seat in range(1, seats):
        console.app.setup.players[seat] = level


def until_own_turn(player):
    """Watch until the person is to move or the game is over."""
    for _ in range(PATIENCE):
        screen = player.screen
        if screen.name in ("result", "feast") or screen.mode in (turn.AIM, turn.DECIDE):
            return
        yield 20
    raise AssertionError("the device never came to an end")


@pytest.mark.parametrize(
    ("variant", "seats"), [("classic", 2), ("classic", 3), ("team", 4), ("duel", 2), ("travel", 2)]
)
def test_a_game_against_the_device(variant, seats):
    def driver(console):
        yield 300
        yield from begin(console, variant, seats, seed=3)
        seat_device(console, EASY, seats)
        yield from begin_again(console)
        player = Player(console, greedy)
        while player.screen.name != "result":
            if player.screen.mode in (turn.AIM, turn.DECIDE):
                assert console.app.game.turn == player.screen.seat == 0
                yield from player.act()
            else:
                # nobody sees a curtain, and the device needs no help
                assert player.screen.name in {"play", "duel"}
                assert player.screen.seat == 0
                yield from until_own_turn(player)
        assert console.app.game.phase == rules.OVER

    Console(quick=True).run(driver)


def test_any_key_hurries_the_device():
    def driver(console):
        yield 300
        yield from begin(console, "classic", 2, seed=3)
        seat_device(console, HARD, 2)
        yield from begin_again(console)
        player = Player(console)
        yield from player.lay()
        yield from player.watch(skip=True)
        ply = console.app.game.ply
        yield "A"
        assert player.screen.mode == turn.THINK
        yield "B"
        assert player.screen.mode == turn.SHOW
        yield from until_own_turn(player)
        # refill, the device's tile, its decision
        assert console.app.game.ply >= ply + 3

    Console(quick=True).run(driver)


def test_a_hint_puts_the_ghost_where_it_may_lie_and_leaves_the_choice_to_the_player():
    def driver(console):
        yield 300
        yield from begin(console, "classic", 2, seed=3)
        game = console.app.game
        yield "START"
        yield 50
        assert console.app.screen.name == "pause"
        yield "DOWN A"
        player = Player(console)
        yield from until_own_turn(player)
        assert player.screen.mode == turn.AIM
        assert player.screen.refusal == rules.FINE
        assert game.ply == 0
        # the level that gives hints takes the point that lies next to a printed symbol
        assert player.screen.first + player.screen.second > 0
        yield "A"
        assert game.ply == 1

    Console(quick=True).run(driver)


def test_no_hint_where_the_settings_forbid_it():
    from handheld.settings import HINTS

    def driver(console):
        yield 300
        yield from begin(console, "classic", 2)
        console.app.settings.set(HINTS, 0)
        yield "START"
        yield 50
        screen = console.app.screen
        assert screen.name == "pause"
        said = []
        for _ in range(8):
            said.append(screen.menu.said)
            yield "DOWN"
        assert "Hint" not in said
        assert "Go on" in said

    Console(quick=True).run(driver)


class Table:
    """As much of a game as a reason asks for."""

    variant = "classic"
    turn = 0
    stop = 18
    cap = 18

    def __init__(self, *scores):
        self.scores = (bytearray((0, *scores)),)

    def track(self, seat):
        return seat


def test_the_reason_of_a_gain():
    game = Table(2, 5, 2, 17, 9, 18)
    assert reason(game, 1, 3) == art.ICON_WEAKEST
    assert reason(game, 3, 1) == art.ICON_WEAKEST
    assert reason(game, 2, 1) == art.ICON_UP
    assert reason(game, 4, 1) == art.ICON_CROWN
    assert reason(game, 5, 0) == art.BLANK


class Board:
    """A view on which nothing needs to hover."""

    def hover(self, at, other):
        """Let the outline float over two cells."""


def hungry(monkeypatch, levels, when):
    """Let the bots of some levels run out of memory, as they are opened or at a slice."""
    from engine import bots
    from engine.bots.bot import Bot
    from handheld import opponent

    def open_bot(game, seat, level):
        if level in levels and when == "opened":
            raise MemoryError
        return bots.open_bot(game, seat, level)

    step = Bot.step

    def slice_of_thought(self):
        if self.level in levels and when == "thinking":
            raise MemoryError
        return step(self)

    monkeypatch.setattr(opponent, "open_bot", open_bot)
    monkeypatch.setattr(Bot, "step", slice_of_thought)


@pytest.mark.parametrize("when", ["opened", "thinking"])
@pytest.mark.parametrize(
    ("levels", "played"), [((), "hard"), (("hard",), "normal"), (("hard", "normal"), "easy")]
)
def test_without_room_for_a_level_the_next_lower_one_plays(monkeypatch, levels, played, when):
    from engine.editions import new
    from handheld.opponent import Opponent

    hungry(monkeypatch, levels, when)
    game = new("duel", seed=4)
    mind = Opponent(game, Board(), "hard")
    action = None
    while action is None:
        action = mind.think()
    assert mind.level == played
    assert game.refusal(action) == rules.FINE


def test_with_no_room_at_all_it_still_answers(monkeypatch):
    from engine.editions import new
    from handheld.opponent import Opponent

    hungry(monkeypatch, ("easy", "normal", "hard"), "thinking")
    game = new("duel", seed=4)
    mind = Opponent(game, Board(), "hard")
    action = None
    while action is None:
        action = mind.think()
    assert game.refusal(action) == rules.FINE
