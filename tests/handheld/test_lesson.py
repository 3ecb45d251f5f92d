# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""The first game: learnt by buttons alone, nothing saved by it, no task a dead end."""

import pytest

from engine.actions import TAKEN
from handheld import turn
from handheld.settings import LANGUAGE, LANGUAGES
from tests.handheld.album import take
from tests.handheld.player import Player
from tests.handheld.test_play import CHANGE
from tests.handheld.test_text import check_fit, inside
from tools.simulator.host import Console

# Where a tile does what the task wants, as coordinates of its first half, direction, slot. Counted
# on the board: red beside the printed red at 0,-5; blue before the blue line of 1..4,0 and the
# printed blue at 5,0, five points; the green of GP in line with the greens at -2,-2 and -2,-1; the
# orange of RO left of the three oranges at 0..2,-2, which makes 16 to 18.
RIGHT = (((0, -4), 0, 0), ((0, 0), 3, 0), ((-2, 0), 0, 1), ((-1, -1), 4, 0))
# ... and where it is legal but misses: no red at red, no line, oranges instead of green
WRONG = (((1, -4), 3, 0), ((0, 1), 0, 0), ((-1, -2), 4, 0), ((0, 1), 0, 0))
BONUS = ((-2, 1), 0, 1)
TWO_MINUTES = 120_000
PROMPT = (0, 86, 119, 112)


def begin(console, name, step=0):
    """From the title to a task."""
    console.app.home()
    yield 60
    console.app.push(name, step)
    yield 100


def lay(console, place, direction, slot):
    """Bring the tile of a slot to a place and lay it."""
    player = Player(console)
    yield from player.carry(slot, player.screen.game.board.at(*place), direction)
    assert player.screen.refusal == 0
    yield "A"


def leave(console):
    """By way of the pause, which has no score sheet, no hint and nothing that is saved."""
    yield from wait_for(lambda: not console.app.screen.moving)
    yield "START"
    yield 60
    screen = console.app.screen
    assert screen.name == "pause"
    assert screen._entries == ["on", "settings", "leave"]
    yield "UP A"
    yield 60
    assert console.app.screen.name == "title"


def wait_for(until):
    for _ in range(300):
        if until():
            return
        yield 20
    raise AssertionError("nothing happened")


def test_the_whole_first_game_from_the_title():
    def driver(console):
        app = console.app
        yield from take(console, "title.help")
        yield 60
        assert app.screen.name == "learn"
        began = console.ms
        yield "A"
        yield 60
        for step in range(3):
            screen = app.screen
            assert (screen.name, screen.step, screen.said) == ("lesson", step, f"lesson.{step}")
            yield from lay(console, *RIGHT[step])
            yield from wait_for(lambda n=step: app.screen.step > n)
        screen = app.screen
        yield from lay(console, *RIGHT[3])
        yield from wait_for(lambda: screen.mode == turn.AIM)
        assert screen.game.scores[0][4] == 18
        assert screen.said == "lesson.bonus"
        assert screen.game.bonus == 1
        yield from lay(console, *BONUS)
        yield from wait_for(lambda: app.screen.step == 4)
        screen = app.screen
        before = bytes(screen.game.racks[0])
        assert screen.mode == turn.DECIDE
        yield "A"
        yield 50
        assert bytes(screen.game.racks[0]) == before
        assert screen.said == "lesson.again"
        yield "DOWN"
        assert screen.said == "lesson.4"
        yield "A"
        yield from wait_for(lambda: app.screen.step == 5)
        assert bytes(screen.game.racks[0]) != before
        assert not app.screen.cheer.hidden
        yield "A"
        yield 60
        assert app.screen.name == "title"
        assert console.ms - began < TWO_MINUTES

    run(driver)


def run(driver, language=0, quick=True):
    """Run a driver from the title on; then nothing is saved and no record is made."""

    def around(console):
        yield 300
        app = console.app
        app.settings.set(LANGUAGE, language)
        app.speak()
        app.home()
        yield 60
        yield from driver(console)
        app.home()
        yield 60
        assert app.screen.entries[0] != "continue"
        assert not any(app.saves.records.row[1:])

    Console(quick=quick).run(around)


@pytest.mark.parametrize("step", range(4))
def test_what_misses_the_goal_is_taken_back_and_may_be_tried_again(step):
    def driver(console):
        yield from begin(console, "lesson", step)
        screen = console.app.screen
        game = screen.game
        before = bytes(game.board.cells), bytes(game.racks[0]), bytes(game.scores[0])
        for tries in (1, 2):
            yield from lay(console, *WRONG[step])
            yield from wait_for(lambda: screen.said == "lesson.again")
            yield from wait_for(lambda: screen.mode == turn.AIM)
            assert screen.tries == tries
            assert screen.said == f"lesson.{step}"
            assert (bytes(game.board.cells), bytes(game.racks[0]), bytes(game.scores[0])) == before
        yield from lay(console, *RIGHT[step])
        yield from wait_for(lambda: screen.said in ("lesson.good", "lesson.bonus"))
        yield from leave(console)

    run(driver)


def test_a_saved_game_outlives_the_first_game():
    def driver(console):
        yield 300
        app = console.app
        yield "A START"
        yield 60
        assert app.screen.name == "curtain"
        seed = app.game.seed
        yield from begin(console, "lesson")
        yield from lay(console, *RIGHT[0])
        yield from wait_for(lambda: app.screen.step == 1)
        console.machine.battery_volts = 3.4
        for _ in range(4):
            yield 11_000
        assert app.screen.name == "notice"
        yield "A"
        assert app.screen.name == "lesson"
        yield from leave(console)
        yield "A"  # continue
        yield 60
        assert (app.game.seed, app.game.ply) == (seed, 0)

    Console(quick=True).run(driver)


# the marked fields: each half beside its own food, which is printed around the middle
MARKED = (((7, 3), 0), ((3, 4), 1), ((1, 6), 0))


def test_the_first_game_of_junior_says_no_word_and_ends_with_a_penguin():
    def driver(console):
        app = console.app
        yield from take(console, "title.help")
        yield 60
        yield "DOWN A"
        yield 100
        for step, (place, direction) in enumerate(MARKED):
            screen = app.screen
            assert (screen.name, screen.step) == ("lesson_junior", step)
            check_fit(console, silent=True)
            assert not any(words(screen.group))
            if not step:  # far from all food
                yield from lay(console, (1, 1), 0, 0)
                yield from wait_for(lambda s=screen: s.tries == 1)
                yield from wait_for(lambda s=screen: s.mode == turn.AIM)
                assert not any(screen.game.food[0])
            yield from lay(console, place, direction, 0)
            if step == 2:
                assert screen.game.penguins[0] == 1
            yield from wait_for(lambda s=screen: app.screen is not s)
            yield 60
        assert app.screen.name == "title"

    run(driver)


def words(group):
    from tests.handheld.test_text import labels

    return [said for said, *_ in labels(group)]


@pytest.mark.parametrize("language", range(len(LANGUAGES)))
def test_the_words_of_the_first_game_keep_to_their_place(language):
    def driver(console):
        app = console.app
        console.mark()
        app.push("learn")
        yield 60
        assert console.bus_bytes <= CHANGE
        yield "DOWN*2"
        for _ in range(9):
            check_fit(console)
            yield "RIGHT"
        for step in range(6):
            yield from begin(console, "lesson", step)
            screen = app.screen
            inside(screen._box, PROMPT)
            said = words(screen._box)
            assert len(said) == (1 if step == 5 else 4)
            assert not any("lesson." in one for one in said)

    run(driver, language)


def test_the_words_make_way_for_the_tile():
    def driver(console):
        yield from begin(console, "lesson")
        screen = console.app.screen
        assert not screen._box.hidden
        yield "DOWN*5"
        assert screen._box.hidden
        yield "UP*5"
        assert not screen._box.hidden
        yield from Player(console).carry(0, screen.game.board.at(0, -4), 4)
        assert screen.refusal == TAKEN  # on the printed red
        yield "A"
        assert screen.mode == turn.AIM

    run(driver)
