# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Power-on, crashes, restarts: code.py from wherever it lies."""

import shutil
import sys

import pytest

from tools.simulator import ROOT
from tools.simulator.host import Console
from tools.simulator.machine import PowerOff

DARK = bytes(15)


def name(console):
    return console.app.screen.name


def test_the_title_comes_up_dark_and_without_auto_reload(tmp_path):
    def driver(console):
        yield 50
        assert name(console) == "title"
        assert console.lights == DARK
        assert console.machine.autoreload is False
        assert console.machine.display.auto_refresh is False

    Console().run(driver)


@pytest.mark.parametrize("held", [("UP",), ("RIGHT", "DOWN"), ("A",), ("SELECT",), ("B", "START")])
@pytest.mark.parametrize("profile", ["pygamer", "pybadge"])
def test_keys_held_at_power_on(profile, held):
    """Nothing happens until they are let go, and then they work."""

    def driver(console):
        yield 50
        chosen = console.app.screen.menu.chosen
        yield 1500
        assert name(console) == "title"
        assert console.app.screen.menu.chosen == chosen == 0
        for key in held:
            console.key(key, False)
        yield 100
        assert name(console) == "title"
        yield "DOWN"
        assert console.app.screen.menu.chosen == 1

    Console(profile, held=held).run(driver)


def forget(home):
    """Leave nothing behind of a project that ran from the folder `home`."""
    for path in (home / "lib", home):
        while path.as_posix() in sys.path:
            sys.path.remove(path.as_posix())
    for name, module in list(sys.modules.items()):
        if (getattr(module, "__file__", None) or "").startswith(home.as_posix()):
            del sys.modules[name]


def test_from_a_folder_of_its_own(tmp_path):
    """As /apps/<name>/ does: everything is found beside code.py."""
    home = tmp_path / "apps" / "ingenious"
    home.mkdir(parents=True)
    for part in ("engine", "lib", "assets"):
        shutil.copytree(ROOT / part, home / part, ignore=shutil.ignore_patterns("__pycache__"))
    for part in ("code.py", "boot.py", "settings.toml"):
        shutil.copy(ROOT / part, home / part)

    def driver(console):
        yield 50
        import handheld

        assert home.as_posix() + "/" == handheld.ROOT
        assert name(console) == "title"
        yield "A START"
        assert name(console) == "curtain"

    try:
        Console(root=home).run(driver)
    finally:
        forget(home)


def test_the_clock_wraps_while_a_menu_is_open():
    """65 s after power-on the milliseconds begin at 0 again."""

    def driver(console):
        yield 64_500
        for _ in range(10):
            before = console.app.screen.menu.chosen
            yield "DOWN"
            assert console.app.screen.menu.chosen != before
        assert console.ms > 65_000

    Console().run(driver)


class Boom(Exception):
    pass


def break_the_screen(console, error):
    def press(key):
        raise error

    console.app.screen.press = press


@pytest.mark.parametrize("error", [Boom("the cat sat on the keys"), MemoryError(), OSError(5)])
def test_a_crash_ends_on_one_readable_screen(error):
    def driver(console):
        yield 50
        console.app.device.lights.set(0, 255, 255, 255)
        console.app.device.lights.show()
        assert console.lights != DARK
        before = console.frame.copy()
        break_the_screen(console, error)
        yield "A"
        assert type(console.crash) is type(error)
        assert console.lights == DARK
        shown = console.frame
        assert (shown != before).any()
        # white letters on black, in several lines
        assert set(map(int, set(shown.ravel()))) == {0, 0xFFFF}
        rows = [bool(shown[y : y + 12].any()) for y in range(0, 120, 12)]
        assert sum(rows) >= 3
        console.mark()
        yield 1000
        assert console.bus_bytes == 0
        yield "A B SELECT"
        assert (console.frame == shown).all()
        yield "START"
        yield 50
        assert name(console) == "title"
        assert (console.frame == before).all()

    Console().run(driver, crash_screen=True)


def test_what_is_no_exception_passes_through():
    def driver(console):
        yield 50
        break_the_screen(console, KeyboardInterrupt())
        yield "A"

    console = Console()
    with pytest.raises(KeyboardInterrupt):
        console.run(driver, crash_screen=True)
    assert console.crash is None
    assert console.lights == DARK


def test_the_lights_go_out_with_the_program():
    def driver(console):
        yield 50
        console.app.device.lights.set(4, 3, 200, 9)
        console.app.device.lights.show()
        assert console.lights == bytes(12) + bytes((12, 3, 9))
        raise PowerOff

    console = Console()
    console.run(driver)
    assert console.lights == DARK


def release(tmp_path):
    """A release on a drive of its own."""
    home = tmp_path / "drive"
    home.mkdir()
    for part in ("engine", "lib", "assets"):
        shutil.copytree(ROOT / part, home / part, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "code.py", home / "code.py")
    return home


def ends_on_the_crash_screen(home, kind):
    """Start; see that it says what is wrong, and what to do, and that it stays."""

    def driver(console):
        from handheld.device.crash import lines

        yield 3000
        assert console.crash is not None
        shown = console.frame
        assert set(map(int, set(shown.ravel()))) == {0, 0xFFFF}
        assert "copy the whole release" in " ".join(lines(console.crash, 26))
        # It stays: where code.py comes to an end the firmware shows a page of its own.
        yield 60_000
        assert (console.frame == shown).all()

    try:
        console = Console(root=home)
        console.run(driver, crash_screen=True)
        assert kind in [each.__name__ for each in type(console.crash).__mro__]
    finally:
        forget(home)


@pytest.mark.parametrize(
    ("gone", "kind"),
    [
        ("assets/title.bmp", "OSError"),
        ("lib/handheld/screens/title.py", "ImportError"),
        ("assets/en.txt", "OSError"),
        ("assets/palette.bin", "OSError"),
        # Without this there is no device, and no buttons either.
        ("lib/handheld/device/sound.py", "ImportError"),
    ],
)
def test_a_release_that_is_not_whole(tmp_path, gone, kind):
    home = release(tmp_path)
    (home / gone).unlink()
    ends_on_the_crash_screen(home, kind)


@pytest.mark.parametrize(
    ("library", "kind"),
    [
        ("raise ImportError(\"no module named 'adafruit_display_text'\")", "ImportError"),
        ("raise ValueError('incompatible .mpy file')", "ValueError"),
    ],
)
def test_a_library_that_is_missing_or_the_wrong_one(tmp_path, library, kind):
    home = release(tmp_path)
    folder = home / "lib" / "adafruit_display_text"
    folder.mkdir()
    (folder / "__init__.py").write_text(library + "\n")
    loaded = {name: module for name, module in sys.modules.items() if name.startswith("adafruit_d")}
    for name in loaded:
        del sys.modules[name]
    try:
        ends_on_the_crash_screen(home, kind)
    finally:
        sys.modules.update(loaded)


def test_words_of_the_crash_screen():
    from handheld.device.crash import lines

    said = lines(ImportError("no module named 'adafruit_ticks'"), 26)
    assert all(len(line) <= 26 for line in said)
    assert len(said) <= 10
    whole = " ".join(said)
    assert "adafruit_ticks" in whole and "copy the whole release" in whole and "START" in whole
    said = lines(ImportError("no module named 'handheld.device.sound'"), 26, keys=False)
    assert "reset" in said[-1] and "START" not in " ".join(said)
    said = lines(ValueError("x" * 60), 26)
    assert [len(line) for line in said if set(line) == {"x"}] == [26, 26, 8]
