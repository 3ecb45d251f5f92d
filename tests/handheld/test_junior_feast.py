# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""The end of Junior: who has won and by what, penguins that march in, and the way on from there."""

import pytest

from engine import actions as rules
from handheld.settings import SPEED
from tests.handheld.junior_table import LONGEST, ended
from tools.simulator.host import Console


@pytest.mark.parametrize(
    ("penguins", "food", "winners", "deciding"),
    [
        # more penguins win, whatever is left
        ((5, 3), ((0, 0, 0, 1), (9, 9, 9, 0)), [0], 0),
        # as many penguins: 3 pieces lose to 4, the third player has fewer penguins
        ((4, 4, 3), ((1, 2, 0, 0), (4, 0, 0, 0), (9, 9, 9, 9)), [1], 1),
        # as many of both, of other foods
        ((4, 4, 2), ((1, 2, 0, 0), (0, 0, 0, 3), (0, 0, 0, 0)), [0, 1], None),
    ],
)
def test_who_wins(penguins, food, winners, deciding):
    def driver(console):
        yield 300
        yield from ended(console, "junior", penguins, food)
        screen = console.app.screen
        assert (screen.winners, screen.deciding) == (winners, deciding)

    Console().run(driver)


def test_the_penguins_march_in_and_a_key_does_not_wait_for_them():
    def driver(console):
        yield 300
        yield from ended(console, "junior-solo", (16,), ((0, 0, 0, 0),))
        screen = console.app.screen
        since = console.ms
        assert screen.marching
        while screen.marching:
            yield 10
        assert 500 < console.ms - since <= LONGEST
        whole = console.frame.tobytes()
        console.mark()
        yield 1000
        assert console.bus_bytes == 0
        console.app.open("feast")
        yield 30
        yield "A"
        assert console.app.screen.name == "feast" and not console.app.screen.marching
        assert console.frame.tobytes() == whole
        yield "SELECT"
        assert console.app.screen.name == "sheet"
        yield "B"
        assert console.app.screen.name == "feast"
        yield "A"
        yield 50
        assert console.app.screen.name == "junior"
        assert console.app.game.variant == "junior-solo" and console.app.game.ply == 0
        console.app.game.phase = rules.OVER
        console.app.open("feast")
        yield 30
        yield "B B"
        assert console.app.screen.name == "title"

    Console().run(driver)


@pytest.mark.parametrize(("speed", "longest"), [(0, 2 * LONGEST), (1, LONGEST), (2, LONGEST // 2)])
def test_the_march_is_as_fast_as_it_is_set(speed, longest):
    def driver(console):
        yield 300
        console.app.settings.set(SPEED, speed)
        yield from ended(console, "junior-solo", (16,), ((0, 0, 0, 0),))
        since = console.ms
        while console.app.screen.marching:
            yield 10
        assert longest // 2 < console.ms - since <= longest

    Console(quick=True).run(driver)


def test_nobody_fed_any():
    def driver(console):
        yield 300
        yield from ended(console, "junior", (0, 0), ((0, 0, 0, 0), (0, 1, 0, 0)))
        yield 300
        screen = console.app.screen
        assert not screen.marching
        assert (screen.winners, screen.deciding) == ([1], 1)

    Console().run(driver)
