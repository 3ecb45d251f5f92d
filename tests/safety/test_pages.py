# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Settings, records, notices and idleness, by buttons through an unchanged code.py."""

import errno

import pytest

from tests.handheld.player import pick, set_row, solo
from tools.simulator.host import Console

# The last row of the settings, behind all that are set
DRIVE = 10


def name(console):
    return console.app.screen.name


def on_board(console, function):
    """Call the game's code from a driver, so that it sees the board's files."""
    with console.machine.drive.board():
        return function()


def to_settings(console):
    """From the title to the settings."""
    yield 50
    yield from pick(console, "settings")
    assert name(console) == "settings"


def brightness(console):
    return console.machine.display.brightness


# -- settings


def test_settings_are_changed_at_once_and_saved_on_leaving():
    from handheld import settings

    console = Console()

    def change(console):
        yield from to_settings(console)
        app = console.app
        for number in range(9):
            yield from set_row(console, number)
            if number == settings.LANGUAGE:
                continue
            before = app.settings[number]
            yield "RIGHT"
            assert app.settings[number] == (before + 1) % (settings.HIGHEST[number] + 1)
            yield "LEFT"
            assert app.settings[number] == before
            yield "A"
            assert app.settings[number] == (before + 1) % (settings.HIGHEST[number] + 1)
        # Nothing is written before the page is left.
        assert on_board(console, app.saves.load_settings) is None
        yield "B"
        assert name(console) == "title"
        assert on_board(console, app.saves.load_settings) == app.settings.dump()
        chosen.append([app.settings[number] for number in range(9)])

    def look(console):
        yield 50
        assert [console.app.settings[number] for number in range(9)] == chosen[0]

    chosen = []
    console.run(change)
    console.run(look)


def test_leaving_without_a_change_writes_nothing():
    def driver(console):
        yield from to_settings(console)
        written = []
        console.fault = lambda what, name: written.append(name)
        yield "DOWN DOWN B"
        assert name(console) == "title"
        assert written == []

    Console().run(driver)


def test_brightness_is_seen_at_once_and_never_nothing():
    def driver(console):
        from handheld import settings

        yield from to_settings(console)
        yield from set_row(console, settings.BRIGHTNESS)
        seen = []
        for _ in range(4):
            seen.append(brightness(console))
            yield "RIGHT"
        assert len(set(seen)) == 4
        assert min(seen) >= 0.25
        assert max(seen) == 1

    Console().run(driver)


def test_all_rows_are_reached_both_ways_round():
    def driver(console):
        yield from to_settings(console)
        rows = []
        for _ in range(11):
            rows.append(console.app.screen.row)
            yield "DOWN"
        assert rows == list(range(11))
        assert console.app.screen.row == 0
        for row in (10, 9, 8, 7, 6, 5, 4, 3, 2, 1, 0):
            yield "UP"
            assert console.app.screen.row == row

    Console().run(driver)


def test_the_drive_for_the_computer_at_the_next_start():
    console = Console(usb=True)

    def give(console):
        yield from to_settings(console)
        yield from set_row(console, DRIVE)
        yield "A"
        assert console.app.screen.given
        yield "B"
        assert not console.machine.drive.readonly

    def taken(console):
        yield 50
        assert console.machine.drive.readonly
        assert name(console) == "title"

    def back(console):
        yield 50
        assert not console.machine.drive.readonly

    console.run(give)
    console.run(taken)
    console.run(back)


def test_a_board_that_cannot_remember_says_how_else():
    def driver(console):
        yield from to_settings(console)
        console.app.device._memory = None
        yield from set_row(console, DRIVE)
        yield "A"
        assert not console.app.screen.given
        assert console.app.screen.menu._values[-1].text == "hold SELECT"

    Console().run(driver)


def test_settings_from_the_pause():
    def driver(console):
        yield 50
        yield from solo(console)
        assert name(console) == "play"
        console.app.push("pause")
        yield 50
        console.app.push("settings")
        yield 50
        yield "RIGHT B"
        assert name(console) == "pause"
        yield "B"
        assert name(console) == "play"

    Console().run(driver)


def aimed(console):
    """From the title into a game of Solo with a tile where it may lie."""
    yield 50
    yield from solo(console)
    assert name(console) == "play"
    for _ in range(8):
        if console.app.screen.refusal:
            yield "B"
    assert not console.app.screen.refusal


def test_laying_is_confirmed_if_wanted():
    def driver(console):
        from handheld import settings

        yield from aimed(console)
        app = console.app
        app.settings.set(settings.CONFIRM, 1)
        before = app.screen.ghost.direction
        yield "A"
        assert app.game.ply == 0 and app.screen.sure
        yield "B"  # takes it up again, without turning it
        assert app.game.ply == 0 and not app.screen.sure
        assert app.screen.ghost.direction == before
        yield "A A"
        assert app.game.ply == 1

    Console().run(driver)


@pytest.mark.parametrize("speed", [0, 1, 2])
def test_animations_take_their_time(speed):
    """Slow takes twice as long as normal, fast half of it."""

    def driver(console):
        from handheld import settings

        yield from aimed(console)
        app = console.app
        app.settings.set(settings.SPEED, speed)
        screen = app.screen
        screen.play_steps(iter([800, 800]))
        start = console.ms
        while screen._steps:
            yield 10
        took = console.ms - start
        assert abs(took - (3200, 1600, 800)[speed]) <= 60

    Console().run(driver)


# -- records


def test_records_are_seen_page_by_page_and_forgotten_after_two_questions():
    console = Console()

    def driver(console):
        yield 50
        app = console.app
        records = on_board(console, lambda: app.saves.records)
        records.row[5] = 7
        assert on_board(console, app.saves.keep_records)
        yield from pick(console, "records")
        assert name(console) == "records"
        seen = set()
        for _ in range(3):
            seen.add(console.frame.tobytes())
            yield "RIGHT"
        assert len(seen) == 3
        for answers in (["B"], ["A"], ["DOWN A", "B"], ["DOWN A", "A"]):
            yield "A"
            for answer in answers:
                assert name(console) == "ask"
                yield answer
            assert name(console) == "records"
            assert records.ray == 7
        yield "A"
        yield "DOWN A"
        assert name(console) == "ask"
        yield "DOWN A"
        assert name(console) == "records"
        assert records.ray == 0
        yield "B"
        assert name(console) == "title"

    def again(console):
        yield 50
        assert on_board(console, lambda: console.app.saves.records).ray == 0

    console.run(driver)
    console.run(again)


# -- idleness


def let(console, seconds):
    """Let time pass without a key, all at once."""
    clock = console.machine.clock
    before = clock.ticks_ms
    clock.ticks_ms = lambda: (before() + seconds * 1000) % (1 << 29)
    yield 50


def test_dim_then_dark_and_the_waking_key_is_swallowed():
    def driver(console):
        yield 50
        app = console.app
        lit = brightness(console)
        chosen = app.screen.menu.chosen
        yield from let(console, 119)
        assert brightness(console) == lit
        yield from let(console, 2)
        dim = brightness(console)
        assert 0 < dim < lit
        yield from let(console, 60)
        assert brightness(console) == 0
        yield "DOWN"
        assert brightness(console) == lit
        assert app.screen.menu.chosen == chosen
        yield "DOWN"
        assert app.screen.menu.chosen == chosen + 1
        # A key in the dim time wakes as well, and is swallowed too.
        yield from let(console, 121)
        assert brightness(console) == dim
        yield "A"
        assert brightness(console) == lit
        assert name(console) == "title"

    Console().run(driver)


def test_a_key_that_is_held_while_it_wakes_does_nothing_more():
    def driver(console):
        yield 50
        yield from let(console, 120)
        yield from let(console, 61)
        assert brightness(console) == 0
        chosen = console.app.screen.menu.chosen
        yield "hold DOWN 2000"
        assert brightness(console) > 0
        assert console.app.screen.menu.chosen == chosen

    Console().run(driver)


@pytest.mark.parametrize(("value", "after"), [(1, 1), (2, 2), (3, 5), (4, 10)])
def test_idle_minutes(value, after):
    def driver(console):
        from handheld import settings

        yield 50
        console.app.settings.set(settings.IDLE, value)
        yield "DOWN"
        lit = brightness(console)
        yield from let(console, 60 * after - 1)
        assert brightness(console) == lit
        yield from let(console, 2)
        assert brightness(console) < lit

    Console().run(driver)


def test_never():
    def driver(console):
        from handheld import settings

        yield 50
        console.app.settings.set(settings.IDLE, 0)
        lit = brightness(console)
        yield from let(console, 100_000)
        assert brightness(console) == lit

    Console().run(driver)


def test_not_while_the_device_plays():
    def driver(console):
        from handheld.turn import THINK

        yield from aimed(console)
        console.app.screen.mode = THINK
        lit = brightness(console)
        for _ in range(30):
            yield from let(console, 60)
        assert brightness(console) == lit

    Console().run(driver)


# -- the battery


def run_low(console):
    """The battery gets low, and stays so until that is told."""
    console.machine.battery_volts = 3.4
    for _ in range(5):
        yield from let(console, 11)
    assert name(console) == "notice"


def test_a_low_battery_is_told_once_and_mutes():
    def driver(console):
        from handheld import settings

        yield from aimed(console)
        app = console.app
        yield "A"
        yield 2000
        assert app.settings[settings.SOUND]
        saved = []
        console.fault = lambda what, name: saved.append(name)
        yield from run_low(console)
        assert any("game" in path for path in saved)
        assert (app.settings[settings.SOUND], app.settings[settings.LIGHTS]) == (0, 0)
        assert console.lights == bytes(15)
        yield "A"
        assert name(console) == "play"
        yield from let(console, 60)
        assert name(console) == "play"

    Console().run(driver)


def test_a_low_battery_says_nothing_of_a_save_that_failed():
    """Neither the drive nor the chip takes anything: both notices come, one after the other."""

    def driver(console):
        yield from aimed(console)
        console.app.device.store._media[1]._memory = None

        def full(what, name):
            raise OSError(errno.ENOSPC, "injected")

        console.fault = full
        yield from run_low(console)
        yield "A"
        yield 50
        assert name(console) == "notice"
        yield "A"
        yield 50
        assert name(console) == "play"

    def words(console, saved):
        from handheld import text

        yield from aimed(console)
        console.app.saves.kept = saved
        console.app.push("notice", "battery")
        yield 50
        shown = "".join(layer.text for layer in console.app.screen.group if hasattr(layer, "text"))
        said = text.get("notice.battery.more").split("\n")
        assert len(said) == 3
        assert (said[0] in shown) == saved
        assert said[1] in shown and said[2] in shown

    Console().run(driver)
    for saved in (True, False):
        Console().run(lambda console, saved=saved: words(console, saved))


def test_a_low_battery_in_the_first_game_saves_none_of_its_staged_positions():
    """Also with a page on top of it: the game that waits stays the newest one."""

    def driver(console):
        yield from aimed(console)
        yield "A"
        yield 2000
        console.app.home()
        yield 50
        console.app.open("lesson")
        yield 50
        console.app.push("settings")
        yield 50
        saved = []
        console.fault = lambda what, name: saved.append(name)
        yield from run_low(console)
        assert not any("game" in path for path in saved)

    Console().run(driver)


@pytest.mark.parametrize("volts", [0.0, 1.0, 2.5, 3.6, 4.2, 5.0])
def test_a_good_battery_or_a_reading_without_sense_says_nothing(volts):
    def driver(console):
        yield 50
        console.machine.battery_volts = volts
        for _ in range(5):
            yield from let(console, 11)
        assert name(console) == "title"

    Console().run(driver)


def test_one_low_reading_is_no_low_battery():
    def driver(console):
        yield 50
        for _ in range(6):
            console.machine.battery_volts = 3.4
            yield from let(console, 11)
            console.machine.battery_volts = 3.9
            yield from let(console, 11)
        assert name(console) == "title"

    Console().run(driver)


# -- notices


@pytest.mark.parametrize("why", [errno.ENOSPC, errno.EROFS, errno.EIO])
def test_not_saved_is_said_once_with_the_reason_and_play_goes_on(why):
    """Neither the drive nor the chip takes anything."""

    def driver(console):
        yield from aimed(console)

        def refuse(what, name):
            raise OSError(why, "injected")

        console.fault = refuse
        console.app.device.store._media[1]._memory = None
        app = console.app
        yield "A"
        yield 3000
        assert name(console) == "notice"
        assert app.device.store.why == why
        yield "A"
        assert name(console) == "play"
        for _ in range(8):
            if app.screen.refusal:
                yield "B"
        yield "A"
        yield 3000
        assert name(console) == "play"
        assert app.game.ply == 2
        assert not app.saves.kept

    Console().run(driver)
