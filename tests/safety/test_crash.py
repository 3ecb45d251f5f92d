# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""A crash in mid-game: one readable screen, the game is saved, a bounded note, START goes on."""

import gc
import sys
import traceback
import weakref

import displayio
import pytest

from tests.handheld.player import solo
from tools.simulator.host import Console

DARK = bytes(15)


class Boom(Exception):
    """Something that nobody foresaw."""


def break_now(console, error):
    """Let the next key raise an exception."""

    def press(key):
        raise error

    console.app.screen.press = press


def playing(console):
    """Start Solo and lay one tile."""
    yield 50
    yield from solo(console)
    assert console.app.screen.name == "play"
    while not console.app.game.ply:
        yield "A"
        yield 3000
        if not console.app.game.ply:
            yield "B"


@pytest.mark.parametrize("error", [Boom("injected"), MemoryError(), RecursionError("pystack")])
def test_the_game_is_there_after_a_crash(error):
    def driver(console):
        yield from playing(console)
        game = console.app.game
        cells = bytes(game.board.cells)
        racks = [bytes(rack) for rack in game.racks]
        break_now(console, error)
        yield "A"
        assert console.crash is error
        assert console.lights == DARK
        said = (console.drive / "crash.txt").read_text()
        assert type(error).__name__ in said
        assert "press" in said
        yield "START"
        yield 200
        assert console.app.screen.name == "title"
        assert console.app.screen.entries[0] == "continue"
        yield "A"
        yield 200
        again = console.app.game
        assert console.app.screen.name == "play"
        assert bytes(again.board.cells) == cells
        assert [bytes(rack) for rack in again.racks] == racks

    Console().run(driver, crash_screen=True)


def test_in_the_dark_it_can_be_read():
    """The screen has gone dark, nobody presses a key, and something breaks."""

    def driver(console):
        yield from playing(console)
        display = console.machine.display
        display.brightness = 0

        def tick(now):
            raise Boom("injected")

        console.app.screen.tick = tick
        yield 50
        assert console.crash is not None
        assert display.brightness >= 0.25

    Console().run(driver, crash_screen=True)


def test_where_there_is_no_memory_for_the_screen_the_firmwares_own_console_says_it(
    monkeypatch, capsys
):
    def driver(console):
        yield from playing(console)

        def no_memory(*size):
            raise MemoryError

        monkeypatch.setattr(displayio, "Bitmap", no_memory)
        break_now(console, MemoryError())
        yield "A"
        assert isinstance(console.crash, MemoryError)
        assert console.machine.display.root_group is displayio.CIRCUITPYTHON_TERMINAL
        assert console.lights == DARK
        said = capsys.readouterr().out
        assert "Pocket Ingenious stopped" in said and "START" in said
        monkeypatch.undo()
        yield "START"
        yield 200
        assert console.app.screen.entries[0] == "continue"

    Console().run(driver, crash_screen=True)


def test_the_game_is_let_go_before_the_screen_is_loaded():
    """What it has in memory may be what the screen lacks: pictures, and the code of its screens."""

    def driver(console):
        yield from playing(console)
        screen = weakref.ref(console.app.screen)
        group = weakref.ref(console.app.screen.group)
        yield "START"
        assert console.app.screen.name == "pause"

        def boom():
            raise Boom("injected")

        monkey = pytest.MonkeyPatch()
        before = traceback.print_exception

        def print_exception(error, *more, **named):
            gc.collect()
            error.__traceback__ = None
            seen.append((screen(), group()))
            before(error, *more, **named)

        seen = []
        monkey.setattr(traceback, "print_exception", print_exception)
        console.app.screen.press = lambda key: boom()
        yield "A"
        monkey.undo()
        assert seen == [(None, None)]
        names = [name for name in sys.modules if name.startswith("handheld.screens.")]
        assert names == []
        yield "START"

    Console().run(driver, crash_screen=True)


@pytest.mark.parametrize("kept", [True, False])
def test_what_is_said_about_the_save_is_what_became_of_it(kept):
    def driver(console):
        from handheld import app

        yield from playing(console)
        console.app.saves.kept = kept
        assert app.end() is kept
        assert app.running is None
        assert app.end() is False

    Console().run(driver)


def test_the_note_is_bounded_and_overwritten():
    def driver(console):
        yield from playing(console)
        for letter in "xy":
            break_now(console, Boom(letter * 100_000))
            yield "A"
            note = (console.drive / "crash.txt").read_text()
            assert len(note) == 2000
            assert set(note.strip()) == {letter}
            yield "START"
            yield 200

    Console().run(driver, crash_screen=True)


def test_where_the_drive_is_the_computers_no_note_is_written():
    def driver(console):
        yield 50
        break_now(console, Boom("injected"))
        yield "A"
        assert not (console.drive / "crash.txt").exists()
        yield "START"
        yield 200
        assert console.app.screen.name == "title"

    Console(held=("SELECT",)).run(driver, crash_screen=True)


@pytest.mark.parametrize(("kept", "said"), [(True, True), (False, False)])
def test_the_screen_says_whether_the_game_is_saved(kept, said):
    from handheld.device.crash import lines

    assert ("Your game is saved." in lines(ValueError("x"), 26, kept)) == said
