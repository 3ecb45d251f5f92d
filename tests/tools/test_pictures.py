# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Pictures of screens: compared, accepted by hand only; button scripts; the window."""

import threading

import numpy
import pytest
from PIL import Image

from tools.simulator import pictures, script

SCENE = """
import board, displayio, keypad, time
display = board.DISPLAY
display.auto_refresh = False
bitmap = displayio.Bitmap(10, 8, 2)
bitmap.fill(1)
palette = displayio.Palette(2)
palette[1] = 0x00FF00
square = displayio.TileGrid(bitmap, pixel_shader=palette, x=20, y=40)
group = displayio.Group()
group.append(square)
display.root_group = group
keys = keypad.ShiftRegisterKeys(
    clock=board.BUTTON_CLOCK, data=board.BUTTON_OUT, latch=board.BUTTON_LATCH,
    key_count=4, value_when_pressed=True)
event = keypad.Event()
board.presses = 0
while True:
    while keys.events.get_into(event):
        if event.pressed:
            square.x += 1
            board.presses += 1
    display.refresh()
    time.sleep(0.01)
"""


@pytest.fixture
def folders(tmp_path):
    return {"references": tmp_path / "references", "actual": tmp_path / "actual"}


def test_a_picture_without_reference_fails_until_it_is_accepted(board, folders):
    def driver(console):
        with pytest.raises(AssertionError, match=r"no reference.*dev\.py accept square"):
            pictures.compare(console, "square", **folders)
        assert pictures.waiting(folders["actual"]) == ["square"]
        assert not folders["references"].exists()
        pictures.accept("square", **folders)
        assert pictures.waiting(folders["actual"]) == []
        pictures.compare(console, "square", **folders)
        yield 1

    board(SCENE).run(driver)
    with Image.open(folders["references"] / "square.png") as picture:
        assert picture.size == (160, 128)
        assert picture.convert("RGB").getpixel((25, 44)) == (0, 255, 0)


def test_a_picture_that_differs_fails_and_shows_where(board, folders):
    def driver(console):
        with pytest.raises(AssertionError):
            pictures.compare(console, "square", **folders)
        pictures.accept("square", **folders)
        before = (folders["references"] / "square.png").read_bytes()
        yield "A"
        with pytest.raises(AssertionError, match=r"differs in 16 pixels, x 20\.\.30, y 40\.\.47"):
            pictures.compare(console, "square", **folders)
        assert (folders["references"] / "square.png").read_bytes() == before
        assert (folders["actual"] / "square.diff.png").exists()
        assert pictures.waiting(folders["actual"]) == ["square"]
        pictures.accept("square", **folders)
        assert not (folders["actual"] / "square.diff.png").exists()
        pictures.compare(console, "square", **folders)

    board(SCENE).run(driver)


def test_only_what_waits_can_be_accepted(folders):
    with pytest.raises(ValueError):
        pictures.accept("square", **folders)


@pytest.mark.parametrize("name", ["", "../up", "a/b", "a.png"])
def test_picture_names_have_no_path(board, folders, name):
    def driver(console):
        pictures.compare(console, name, **folders)
        yield 1

    with pytest.raises(ValueError):
        board(SCENE).run(driver)


SCRIPT = """
# three to the right
A            # one
shot one
START*2
"""


def test_a_script_presses_and_shoots(board, tmp_path):
    lines = script.read(SCRIPT)
    assert lines == ["A", "shot one", "START*2"]
    board(SCENE).run(script.driver(lines, tmp_path / "end.png"))
    for name, size, left in (
        ("one.png", (160, 128), 21),
        ("one@4x.png", (640, 512), 84),
        ("end.png", (160, 128), 23),
        ("end@4x.png", (640, 512), 92),
    ):
        with Image.open(tmp_path / name) as picture:
            assert picture.size == size
            lit = numpy.asarray(picture.convert("RGB")).any(axis=2)
            assert numpy.nonzero(lit)[1].min() == left


@pytest.mark.parametrize("line", ["JUMP", "shot", "shot a b", "shot ../a", "hold A", "wait"])
def test_a_bad_line_is_named(line):
    with pytest.raises(ValueError, match="line 2"):
        script.read("A\n" + line + "\n")


def test_the_window_shows_the_screen_and_presses_keys(board, tmp_path, monkeypatch):
    """A real pygame window, on SDL's dummy screen, in real time."""
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    from tools.simulator import window

    pygame = window.pygame
    shown = window.Window(board(SCENE), tmp_path)
    glass = []

    real_time = threading.Event()  # time.sleep is the board's own now

    def person():
        def tap(key, kinds=(pygame.KEYDOWN, pygame.KEYUP)):
            for kind in kinds:
                pygame.event.post(pygame.event.Event(kind, key=key))
                real_time.wait(0.1)

        real_time.wait(0.3)
        tap(pygame.K_x)
        tap(pygame.K_RETURN)
        glass.append(pygame.display.get_surface().get_at((4 * 25, 4 * 44))[:3])
        tap(pygame.K_F12)
        tap(pygame.K_ESCAPE, [pygame.KEYDOWN])

    threading.Thread(target=person, daemon=True).start()
    shown.play()
    import board as pins

    assert pins.presses == 2
    assert glass == [(0, 255, 0)]
    (saved,) = tmp_path.glob("pocket-ingenious-*.png")
    with Image.open(saved) as picture:
        assert picture.size == (640, 512)


def test_every_button_has_a_key():
    from tools.simulator.machine import KEYS
    from tools.simulator.window import KEYBOARD

    assert set(KEYBOARD.values()) == set(KEYS)


def test_an_error_of_the_window_is_not_taken_for_codes(board, monkeypatch):
    monkeypatch.setenv("SDL_VIDEODRIVER", "dummy")
    from tools.simulator import window

    code = "import time\ntry:\n    time.sleep(60)\nexcept Exception:\n    time.sleep(60)\n"
    shown = window.Window(board(code))

    def broken():
        raise ArithmeticError("glass")

    shown.pump = broken
    with pytest.raises(ArithmeticError):
        shown.play()
