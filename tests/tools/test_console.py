# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""The simulator's switch, its buttons and its clock."""

import builtins
import os
import time

import pytest

LOG_KEYS = """
import board, keypad, time
keys = keypad.ShiftRegisterKeys(
    clock=board.BUTTON_CLOCK, data=board.BUTTON_OUT, latch=board.BUTTON_LATCH,
    key_count={count}, value_when_pressed=True, max_events={most})
event = keypad.Event()
def take():
    out = []
    while keys.events.get_into(event):
        out.append((event.key_number, event.pressed, event.timestamp))
    return out
"""
LOOP = """
board.DISPLAY.auto_refresh = False
seen = []
board.seen = seen
while True:
    seen += take()
    board.DISPLAY.refresh()
    time.sleep(0.01)
"""


def seen():
    import board

    return board.seen


def log_keys(count=4, most=64):
    return LOG_KEYS.format(count=count, most=most) + LOOP


def test_taps_become_one_press_and_one_release_each(board):
    def driver(console):
        yield "B A"
        yield "START*2"
        assert [event[:2] for event in seen()] == [
            (0, True), (0, False), (1, True), (1, False),
            (2, True), (2, False), (2, True), (2, False),
        ]  # fmt: skip

    board(log_keys()).run(driver)


def test_hold_press_release_and_wait_take_the_time_they_say(board):
    def driver(console):
        yield "hold SELECT 600"
        (_, _, down), (_, _, up) = seen()
        assert up - down == 600
        start = console.ms
        yield "press A"
        yield 250
        yield "wait 250"
        yield "release A"
        assert console.ms - start >= 500
        assert seen()[3][2] - seen()[2][2] >= 500

    board(log_keys()).run(driver)


def test_the_stick_pushes_and_rests_off_centre(board):
    code = """
import analogio, board, time
x, y = analogio.AnalogIn(board.JOYSTICK_X), analogio.AnalogIn(board.JOYSTICK_Y)
board.read = lambda: (x.value, y.value)
while True:
    time.sleep(0.01)
"""

    def driver(console):
        import board

        rest = board.read()
        assert all(33152 <= axis <= 35008 for axis in rest)
        yield "press LEFT"
        assert board.read()[0] < 1000 and board.read()[1] == rest[1]
        yield "press UP"
        assert max(board.read()) < 1000
        yield "release LEFT"
        yield "release UP"
        assert board.read() == rest
        console.stick(40000, 12345)
        assert board.read() == (40000, 12336)  # the converter has 12 bits

    board(code).run(driver)


def test_pybadge_has_directions_as_keys_and_no_stick(board):
    def driver(console):
        import board

        assert board.board_id == "pybadge"
        assert not hasattr(board, "JOYSTICK_X")
        yield "RIGHT DOWN UP LEFT"
        assert [event[0] for event in seen() if event[1]] == [4, 5, 6, 7]

    board(log_keys(count=8), profile="pybadge").run(driver)


def test_pygamer_gives_no_key_for_the_stick(board):
    def driver(console):
        yield "RIGHT"
        assert seen() == []

    board(log_keys(count=8)).run(driver)


def test_a_full_queue_loses_events_and_says_so(board):
    code = (
        LOG_KEYS.format(count=4, most=3)
        + """
board.keys, board.take = keys, take
while True:
    time.sleep(0.01)
"""
    )

    def driver(console):
        import board

        queue = board.keys.events
        yield "A"
        assert not queue.overflowed
        yield "B"  # two more where one fits: the release is lost
        assert queue.overflowed
        assert [event[:2] for event in board.take()] == [(1, True), (1, False), (0, True)]
        queue.clear()
        assert not queue.overflowed
        yield "press A"
        board.take()
        board.keys.reset()
        yield 50
        assert [event[:2] for event in board.take()] == [(1, True)]  # still held: pressed again

    board(code).run(driver)


def test_keys_held_at_power_on_are_pressed_at_the_first_scan(board):
    code = LOG_KEYS.format(count=4, most=9) + "time.sleep(0.1)\nboard.first = take()\n"
    board(code, held=("SELECT",)).run()
    import board as pins

    assert [event[:2] for event in pins.first] == [(3, True)]


def test_the_register_can_be_read_by_hand(board):
    code = """
import board
from digitalio import DigitalInOut
latch, clock, data = (DigitalInOut(p) for p in
                      (board.BUTTON_LATCH, board.BUTTON_CLOCK, board.BUTTON_OUT))
latch.switch_to_output(True)
clock.switch_to_output(False)
latch.value = False
latch.value = True
bits = []
for _ in range(4):
    bits.append(data.value)
    clock.value = True
    clock.value = False
board.bits = bits
"""
    board(code, held=("A", "SELECT")).run()
    import board as pins

    assert pins.bits == [False, True, False, True]


def test_ticks_wrap_65_seconds_after_power_on(board):
    code = """
import board, supervisor, time
board.ticks = supervisor.ticks_ms
while True:
    time.sleep(0.01)
"""

    def driver(console):
        import board

        assert board.ticks() == 2**29 - 65000 + console.ms
        yield 65000 - console.ms - 1
        assert board.ticks() == 2**29 - 1
        yield 1
        assert board.ticks() == 0

    board(code).run(driver)


def test_time_is_virtual_inside_and_real_after(board):
    sleep, opener, urandom = time.sleep, builtins.open, os.urandom
    start = time.perf_counter()
    code = "import board, time\nstart = time.monotonic()\ntime.sleep(3600)\n"
    console = board(code + "board.took = time.monotonic() - start\n").run()
    import board as pins

    assert pins.took == 3600 and console.ms == 3600_000
    assert time.perf_counter() - start < 60
    assert (time.sleep, builtins.open, os.urandom) == (sleep, opener, urandom)


def test_two_runs_are_alike(board):
    code = """
import board, os, random
board.chance = os.urandom(8), random.random()
"""
    import board as pins

    board(code).run()
    first = pins.chance
    board(code).run()
    assert pins.chance == first
    board(code, seed=2).run()
    assert pins.chance != first


def test_a_loop_without_a_nap_is_found_out(board):
    from tools.simulator.clock import Stuck

    with pytest.raises(Stuck):
        board("import time\nwhile time.monotonic() < 1:\n    pass\n").run()


CRASHES = """
import time
try:
    time.sleep(0.01)
    {wrong}
except Exception as error:
    {shown}
"""
SCREENS = (
    "while True: time.sleep(0.1)",
    "import traceback; traceback.print_exception(error)",
)


@pytest.mark.parametrize("shown", SCREENS)
def test_what_code_catches_for_its_crash_screen_comes_out(board, shown):
    with pytest.raises(ZeroDivisionError):
        board(CRASHES.format(wrong="1 / 0", shown=shown)).run()


def test_the_crash_screen_can_be_looked_at(board):
    def driver(console):
        yield 3000
        assert isinstance(console.crash, ZeroDivisionError)
        raise KeyError("the driver got here")

    with pytest.raises(KeyError):
        board(CRASHES.format(wrong="1 / 0", shown=SCREENS[0])).run(driver, crash_screen=True)


def test_an_exception_that_code_copes_with_is_no_crash(board):
    code = """
import board, time
def save():
    try:
        raise OSError(30)
    except OSError:
        time.sleep(0.01)
try:
    save()
    board.after = True
except Exception:
    pass
"""
    assert board(code).run().crash is None


def test_the_drivers_own_error_is_not_taken_for_codes(board):
    def driver(console):
        yield 10
        raise AssertionError("mine")

    code = CRASHES.format(wrong="time.sleep(60)", shown=SCREENS[0])
    with pytest.raises(AssertionError, match="mine"):
        board(code).run(driver)


def test_code_that_ends_before_its_driver_is_an_error(board):
    def driver(console):
        yield 5000

    with pytest.raises(RuntimeError, match="before its driver"):
        board("import time\ntime.sleep(0.1)\n").run(driver)


def test_power_off_runs_the_last_clause(board):
    code = """
import board, time
try:
    while True:
        time.sleep(0.01)
except Exception:
    board.end = "caught"
finally:
    board.end = "quiet"
"""

    def driver(console):
        yield 100

    board(code).run(driver)
    import board as pins

    assert pins.end == "quiet"


def test_reload_keeps_the_clock_and_reset_runs_boot_again(board):
    code = """
import board, microcontroller, supervisor, time
board.runs = getattr(board, "runs", [])
board.runs.append((supervisor.runtime.run_reason, time.monotonic() >= 5))
time.sleep(5)
if len(board.runs) == 1:
    supervisor.reload()
if len(board.runs) == 2:
    microcontroller.reset()
"""
    import board as pins

    pins.runs, pins.boots = [], 0
    board(code, boot="import board\nboard.boots += 1\n").run()
    assert pins.runs == [("STARTUP", False), ("SUPERVISOR_RELOAD", True), ("STARTUP", False)]
    assert pins.boots == 2


@pytest.mark.parametrize("words", ["", "JUMP", "hold A", "hold A x", "A*x", "press", "wait"])
def test_words_that_mean_nothing_are_refused(board, words):
    def driver(console):
        yield words

    with pytest.raises(ValueError):
        board("import time\nwhile True: time.sleep(0.1)\n").run(driver)
