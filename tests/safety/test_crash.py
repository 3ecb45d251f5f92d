# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""A crash in mid-game: one readable screen, the game is saved, a bounded note, START goes on."""

import pytest

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
    yield "A RIGHT START"
    yield 50
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
