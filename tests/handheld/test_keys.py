# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""The same key does the same on every screen: A forward, B back, START pause, SELECT next."""

import pytest

from handheld import turn
from tests.handheld.album import take
from tests.handheld.junior_table import ended
from tests.handheld.player import Player
from tests.handheld.test_play import begin
from tests.handheld.test_screens import choose_game, end
from tests.handheld.test_text import labels
from tools.simulator import ROOT
from tools.simulator.host import Console

SCREENS = {path.stem for path in (ROOT / "lib/handheld/screens").glob("[a-z]*.py")}
TABLES = [
    ("classic", 2),
    ("solo", 1),
    ("travel", 2),
    ("duel", 2),
    ("team", 4),
    ("junior", 2),
    ("junior-advanced", 3),
    ("junior-solo", 1),
]
# Screens on which a game is played, and what else has no screen to go back to
PLAYED = {"play", "duel", "junior", "lesson", "lesson_junior", "curtain", "title"}


def name(console):
    return console.app.screen.name


def settled(console):
    """Skip what is shown until the player may aim."""
    for _ in range(20):
        if console.app.screen.mode == turn.AIM:
            return
        yield "B"
        yield 50
    raise AssertionError("nobody may aim")


# -- B


def open_each(console):
    """Put every screen that has a way back on the screen; yields their names beside waits."""
    app = console.app
    yield from begin(console, "classic", 2)
    yield from Player(console).lay()
    yield "START"
    for entry in ("sheet", "help", "settings"):
        yield from take(console, "pause." + entry)
        yield entry, "pause"
    yield from take(console, "pause.sheet")
    yield "SELECT"
    yield "replay", "sheet"
    yield "B B"
    for screen, *args in (("notice", "battery"), ("ask", "over"), ("pause",)):
        app.push(screen, *args)
        yield 50
        yield screen, "play"
    app.home()
    yield 60
    for screen in ("records", "settings", "learn"):
        app.push(screen)
        yield 50
        yield screen, "title"
    app.open("setup")
    yield 50
    yield "setup", "title"
    end(choose_game(console), (1, 2, 3, 4, 5, 6), (1, 2, 3, 4, 5, 7))
    app.open("result")
    yield 50
    yield "result", "title"
    yield from ended(console, "junior", (2, 1), ((0, 0, 0, 0), (0, 0, 0, 0)))
    yield 1000
    yield "feast", "title"


def test_b_leads_back_from_every_screen():
    seen = set()

    def driver(console):
        yield 300
        for step in open_each(console):
            if not isinstance(step, tuple):
                yield step
                continue
            screen, under = step
            assert name(console) == screen
            yield "B"
            yield 60
            assert name(console) == under
            seen.add(screen)

    Console(quick=True).run(driver)
    assert seen == SCREENS - PLAYED


# -- START


@pytest.mark.parametrize(("edition", "seats"), TABLES)
def test_start_pauses_every_game_and_goes_on_with_it(edition, seats):
    def driver(console):
        yield 300
        yield from begin(console, edition, seats)
        yield from settled(console)
        screen = console.app.screen
        before = console.frame.tobytes()
        yield "START"
        assert name(console) == "pause"
        yield "START"
        assert console.app.screen is screen
        assert screen.mode == turn.AIM
        assert console.frame.tobytes() == before

    Console().run(driver)


@pytest.mark.parametrize("lesson", ["lesson", "lesson_junior"])
def test_start_pauses_the_first_game(lesson):
    def driver(console):
        yield 300
        console.app.alone(lesson, 1)
        yield 60
        yield from settled(console)
        screen = console.app.screen
        for back in ("START", "B", "A"):
            yield "START"
            assert name(console) == "pause"
            yield back
            assert console.app.screen is screen
        yield "START DOWN A"
        assert name(console) == "settings"
        yield "B"
        assert name(console) == "pause"
        yield "DOWN A"
        yield 60
        assert name(console) == "title"
        assert console.app.game is None

    Console(quick=True).run(driver)


def to_the_curtain(console):
    """Play a turn of Classic for two."""
    yield from begin(console, "classic", 2)
    player = Player(console)
    while name(console) != "curtain":
        yield from player.act()


def test_start_pauses_before_a_closed_curtain_and_tells_nothing():
    """Nobody's tiles may be seen from there: no hint, and the curtain comes back."""

    def driver(console):
        from handheld import text

        yield 300
        app = console.app
        yield from to_the_curtain(console)
        closed = console.frame.tobytes()
        for back in ("START", "B", "A"):
            yield "START"
            assert name(console) == "pause"
            entries = [said for said, *_ in labels(app.screen.menu.group)]
            wanted = ("on", "sheet", "help", "settings", "leave")
            assert entries == [text.get("pause." + entry) for entry in wanted]
            yield back
            yield 50
            assert console.frame.tobytes() == closed
        yield "START"
        yield from take(console, "pause.sheet")
        assert name(console) == "sheet"
        yield "B B"
        yield 50
        assert name(console) == "curtain"
        yield "A"
        yield 50
        assert name(console) == "play" and app.screen.seat == 1
        assert not app.covers

    Console().run(driver)


def test_swapped_tiles_are_shown_after_a_pause_too():
    def driver(console):
        yield 300
        yield from begin(console, "classic", 2)
        console.app.push("curtain", 1, b"\x09" * 6)
        yield 50
        shown = console.frame.tobytes()
        yield "START"
        assert name(console) == "pause"
        yield "START"
        yield 50
        assert console.frame.tobytes() == shown

    Console().run(driver)


def test_leaving_before_the_curtain_keeps_the_game():
    def driver(console):
        yield 300
        app = console.app
        yield from to_the_curtain(console)
        ply = app.game.ply
        yield "START UP A"
        assert name(console) == "pause"
        yield "DOWN A"
        yield 60
        assert name(console) == "title"
        yield "A"
        yield 60
        assert name(console) == "curtain" and app.game.ply == ply

    Console(quick=True).run(driver)


# -- SELECT


@pytest.mark.parametrize(
    ("screen", "rows"),
    [("title", 4), ("learn", 3), ("settings", 11), (("ask", "over"), 2), ("pause", 6)],
)
def test_select_goes_to_the_next_entry_and_held_to_the_one_before(screen, rows):
    def driver(console):
        yield 300
        app = console.app
        if screen == "pause":
            yield from begin(console, "classic", 2)
        if screen != "title":
            app.push(*(screen if isinstance(screen, tuple) else (screen,)))
            yield 50
        first = app.screen.menu.said
        seen = set()
        for _ in range(rows):
            seen.add(app.screen.menu.said)
            yield "SELECT"
        assert len(seen) == rows
        assert app.screen.menu.said == first
        yield "hold SELECT 600"
        assert app.screen.menu.said != first
        yield "SELECT"
        assert app.screen.menu.said == first

    Console(quick=True).run(driver)


def test_select_turns_the_pages_of_records():
    def driver(console):
        yield 300
        console.app.push("records")
        yield 50
        pages = []
        for _ in range(3):
            pages.append(console.app.screen.page)
            yield "SELECT"
        assert pages == [0, 1, 2] and console.app.screen.page == 0
        yield "hold SELECT 600"
        assert console.app.screen.page == 2

    Console(quick=True).run(driver)


def test_select_goes_through_the_rows_of_a_new_game_that_are_no_players():
    """On a player it is the next colour, as the line below says."""

    def driver(console):
        yield 300
        yield "A"
        screen = console.app.screen
        assert name(console) == "setup"
        yield "SELECT"
        assert screen.menu.chosen == 1
        yield "SELECT"
        assert screen.menu.chosen == 2
        colours = bytes(console.app.setup.colours)
        yield "SELECT"
        assert screen.menu.chosen == 2
        assert bytes(console.app.setup.colours) != colours

    Console(quick=True).run(driver)
