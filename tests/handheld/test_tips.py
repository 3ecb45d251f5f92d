# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""A rule is explained where it first bites, once ever; never to those who want no hints."""

import pytest

from engine import actions as rules
from handheld import turn
from handheld.settings import COUNT, HINTS, RULES, TIPS
from tests.handheld.player import Player
from tests.handheld.test_play import begin, begin_again
from tools.simulator.host import Console


def said(console):
    """What the notice on top is about, or ""."""
    screen = console.app.screen
    if screen.name != "notice":
        return ""
    from tests.handheld.test_text import labels

    return next(iter(labels(screen.group)))[0]


def first_turn(console):
    yield from begin(console, "classic", 2)
    yield "RIGHT*3"
    assert console.app.screen.refusal == rules.FIRST_TURN
    yield "A"
    yield 50


def swap(console):
    yield from begin(console, "classic", 2)
    player = Player(console)
    yield from player.lay()
    yield from player.watch(skip=True)
    yield "DOWN A"
    yield 50
    yield "A" if console.app.screen.name == "play" else 10


def lonely(console):
    """Travel: the cell 1,-5 between the printed red and a laid tile, cut off from below."""
    yield from begin(console, "travel", 2)
    game = console.app.game
    board = game.board
    board.put(board.at(2, -5), 1)
    game.starts = b""
    yield from begin_again(console)
    screen = console.app.screen
    yield from Player(console).carry(0, board.at(0, -4), 0)
    assert screen.refusal == rules.ISOLATES
    yield "A"
    yield 50


CASES = {"first": first_turn, "swap": swap, "isolates": lonely}


@pytest.mark.parametrize("rule", CASES)
def test_a_rule_is_explained_once_even_after_the_next_start(rule):
    titles = []

    def driver(console):
        from handheld import text

        yield 300
        titles.append(text.get("notice." + rule))
        for expected in (titles[-1], ""):
            yield from CASES[rule](console)
            assert said(console) == (expected if len(titles) == 1 else "")
            if said(console):
                yield "A"
            yield 50
            assert console.app.screen.name in ("play", "curtain")

    console = Console(quick=True)
    console.run(driver)
    console.run(driver)


@pytest.mark.parametrize("rule", CASES)
def test_without_hints_nothing_is_explained(rule):
    def driver(console):
        yield 300
        console.app.settings.set(HINTS, 0)
        yield from CASES[rule](console)
        assert said(console) == ""
        assert not console.app.settings[TIPS]

    Console(quick=True).run(driver)


def test_points_behind_18_are_explained_once_in_the_corner():
    """Solo rulebook: a marker that reaches 18 stops there, the rest is lost."""

    def driver(console):
        yield 300
        app = console.app
        for expected in (True, False):
            yield from begin(console, "solo", 1)
            game = app.game
            board = game.board
            for q in (1, 2, 3, 4):  # with the printed blue at 5,0 a line of five
                board.put(board.at(q, 0), 3)
            game.starts = b""
            game.racks[0][0] = 0o33
            game.scores[0][3] = 16
            yield from begin_again(console)
            yield from Player(console).carry(0, board.at(0, 0), 3)
            yield "A"
            assert game.scores[0][3] == 18
            word = app.screen.info._excuses["why.stop"]
            seen = False
            for _ in range(150):
                seen = seen or not word.hidden
                if app.screen.mode == turn.AIM:
                    break
                yield 20
            assert seen == expected
            assert word.hidden
        assert app.settings[TIPS] == 1 << RULES.index("stop")

    Console(quick=True).run(driver)


@pytest.mark.parametrize("skip", [False, True])
def test_the_curtain_counts_down_for_children_if_that_is_set(skip):
    """Three seconds for the others to look away; another A does without them."""

    def driver(console):
        yield 300
        app = console.app
        app.settings.set(COUNT, 1)
        app.open("setup")
        yield 60
        yield "START"
        yield 60
        assert app.screen.name == "curtain"
        yield 3000
        assert app.screen.name == "curtain"
        yield "A"
        assert app.screen.left == 3
        if skip:
            yield "A"
            yield 30
        else:
            for left in (3, 2, 1):
                assert app.screen.left == left
                yield 1010
        assert app.screen.name == "play"

    Console(quick=True).run(driver)
