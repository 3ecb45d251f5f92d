# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""One press, one key: whatever the keys, the queue, the stick and the clock do."""

import pytest

from tools.simulator import ROOT, install

CENTRE = 33900
WRAP = 1 << 29


class Bench:
    """A board without code.py: buttons polled by hand at times given by hand."""

    def __init__(self, folder, profile="pygamer", stick=(CENTRE, CENTRE), held=()):
        install()
        from tools.simulator import machine

        self.board = machine.Machine(
            profile, ROOT, folder, bytearray(8192), False, lambda what, name: None
        )
        machine.switch_on(self.board)
        self.board.stick[:] = stick
        import board
        import keypad
        from analogio import AnalogIn

        from handheld.device import pybadge, pygamer
        from handheld.device.buttons import Buttons
        from handheld.device.stick import Stick

        order = pygamer.ORDER if profile == "pygamer" else pybadge.ORDER
        self.keys = keypad.ShiftRegisterKeys(
            clock=board.BUTTON_CLOCK,
            data=board.BUTTON_OUT,
            latch=board.BUTTON_LATCH,
            key_count=len(order),
            value_when_pressed=True,
        )
        axes = None
        if profile == "pygamer":
            axes = Stick(AnalogIn(board.JOYSTICK_X), AnalogIn(board.JOYSTICK_Y))
        self.buttons = Buttons(self.keys, order, axes)
        self.now = 0

    def keys_at(self, now):
        """All keys that a pass at `now` (ms) gives."""
        got = []
        while True:
            key = self.buttons.poll(now % WRAP)
            if not key:
                return got
            got.append(key)

    def during(self, start, end, step=10):
        """(time, key) of everything between two times, polled every `step` ms."""
        return [(now, key) for now in range(start, end, step) for key in self.keys_at(now)]

    def down(self, name):
        self.board.key(name, True)

    def up(self, name):
        self.board.key(name, False)


@pytest.fixture(params=["pygamer", "pybadge"])
def either(request, tmp_path):
    return Bench(tmp_path, request.param)


@pytest.fixture
def pygamer(tmp_path):
    return Bench(tmp_path)


@pytest.fixture
def pybadge(tmp_path):
    return Bench(tmp_path, "pybadge")


@pytest.fixture
def keys():
    from handheld import keys

    return keys


def test_each_button_once(either, keys):
    for name, key in (("A", keys.A), ("B", keys.B), ("START", keys.START)):
        either.down(name)
        assert either.during(0, 3000) == [(0, key)]
        either.up(name)
        assert either.during(3000, 4000) == []


def test_directions_repeat_after_350_and_then_every_110(either, keys):
    for name in ("UP", "DOWN", "LEFT", "RIGHT"):
        either.down(name)
        key = getattr(keys, name)
        times = either.during(0, 800, 1)
        assert times == [(at, key) for at in (0, 350, 460, 570, 680, 790)]
        either.up(name)
        assert either.during(800, 2000) == []


def test_a_slow_pass_gives_one_repeat_not_many(either, keys):
    either.down("LEFT")
    assert either.keys_at(0) == [keys.LEFT]
    assert either.keys_at(2000) == [keys.LEFT]
    assert either.keys_at(2100) == []
    assert either.keys_at(2110) == [keys.LEFT]


def test_presses_between_two_passes_are_all_seen(either, keys):
    for name in ("A", "B", "A"):
        either.down(name)
        either.up(name)
    assert either.keys_at(0) == [keys.A, keys.B, keys.A]


def test_select_short_on_release(either, keys):
    either.down("SELECT")
    assert either.during(0, 490) == []
    either.up("SELECT")
    assert either.keys_at(490) == [keys.SELECT]
    assert either.during(500, 2000) == []


def test_select_long_while_held_and_nothing_on_release(either, keys):
    either.down("SELECT")
    assert either.during(0, 900) == [(500, keys.SELECT_LONG)]
    either.up("SELECT")
    assert either.during(900, 2000) == []


def test_select_long_seen_late(either, keys):
    """Held for 600 ms while the program was busy: still the long one."""
    either.down("SELECT")
    assert either.keys_at(0) == []
    either.up("SELECT")
    assert either.keys_at(600) == [keys.SELECT_LONG]


def test_overflow_leaves_no_key_stuck(either, keys):
    either.down("A")
    either.down("SELECT")
    either.keys_at(0)
    assert either.buttons.any_down()
    for _ in range(40):  # 80 events for a queue of 64: the releases of A and SELECT get lost
        either.down("B")
        either.up("B")
    either.up("A")
    either.up("SELECT")
    assert either.keys.events.overflowed
    assert either.during(10, 3000) == []
    assert not either.keys.events.overflowed
    assert not either.buttons.any_down()
    either.down("A")
    assert either.keys_at(3000) == [keys.A]


def test_overflow_stops_a_repeating_direction(pybadge, keys):
    pybadge.down("UP")
    assert pybadge.keys_at(0) == [keys.UP]
    for _ in range(40):
        pybadge.down("B")
        pybadge.up("B")
    pybadge.up("UP")
    assert pybadge.during(10, 3000) == []


def test_clear_forgets_what_waits(either, keys):
    either.down("A")
    either.down("SELECT")
    either.up("A")
    either.buttons.clear(0)
    assert either.during(0, 1000) == []
    either.up("SELECT")
    assert either.during(1000, 2000) == []
    assert not either.buttons.any_down()


def test_clear_stops_a_held_direction_until_it_is_let_go(either, keys):
    either.down("RIGHT")
    assert either.keys_at(0) == [keys.RIGHT]
    either.buttons.clear(100)
    assert either.during(100, 2000) == []
    either.up("RIGHT")
    assert either.during(2000, 2100) == []
    either.down("RIGHT")
    assert either.keys_at(2100) == [keys.RIGHT]


@pytest.mark.parametrize("start", [WRAP - 65000, WRAP - 1000, WRAP - 300, WRAP - 1])
def test_the_clock_wraps_while_keys_are_held(either, keys, start):
    either.down("UP")
    either.down("SELECT")
    got = either.during(start, start + 600, 1)
    assert got == [
        (start, keys.UP),
        (start + 350, keys.UP),
        (start + 460, keys.UP),
        (start + 500, keys.SELECT_LONG),
        (start + 570, keys.UP),
    ]


@pytest.mark.parametrize("rest", [33152, 33900, 34100, 35008])
@pytest.mark.parametrize("drift", [-4000, 0, 4000])
def test_drift_moves_nothing(tmp_path, rest, drift):
    bench = Bench(tmp_path, stick=(rest, rest))
    for x, y in ((drift, 0), (0, drift), (drift, drift), (drift, -drift)):
        bench.board.stick[:] = (rest + x, rest + y)
        assert bench.during(0, 1000) == []
        assert not bench.buttons.any_down()


@pytest.mark.parametrize("rest", [33152, 35008])
@pytest.mark.parametrize("held", [0, 300, 20000, 31500, 36900, 45000, 65535])
def test_held_at_boot_is_harmless(tmp_path, keys, rest, held):
    """Neither does it say anything, nor does it become the rest; drift changes nothing of that."""
    bench = Bench(tmp_path, stick=(held, rest))
    assert bench.during(0, 2000) == []
    for drift in (0, 4000, -4000):
        bench.board.stick[:] = (rest + drift, rest + drift)
        assert bench.during(2000, 3000) == []
        assert not bench.buttons.any_down()
    for stick, key in (
        ((300, rest), keys.LEFT),
        ((65300, rest), keys.RIGHT),
        ((rest, 300), keys.UP),
        ((rest, 65300), keys.DOWN),
    ):
        bench.board.stick[:] = stick
        assert bench.keys_at(3000) == [key]
        bench.board.stick[:] = (rest, rest)
        assert bench.keys_at(3010) == []


def test_a_diagonal_gives_one_direction(pygamer):
    for x in (300, 65300):
        for y in (300, 65300):
            pygamer.board.stick[:] = (x, y)
            got = pygamer.keys_at(0)
            assert len(got) == 1
            # wobbling about the diagonal changes nothing
            for wobble in (2000, -2000, 1500, -3000):
                pygamer.board.stick[:] = (x + (wobble if x < CENTRE else 0), y)
                assert pygamer.keys_at(10) == []
                pygamer.board.stick[:] = (x, y - (abs(wobble) if y > CENTRE else 0))
                assert pygamer.keys_at(20) == []
            pygamer.board.stick[:] = (CENTRE, CENTRE)
            assert pygamer.keys_at(30) == []


def test_a_diagonal_keeps_the_first_direction(pygamer, keys):
    pygamer.board.stick[:] = (65300, CENTRE)
    assert pygamer.keys_at(0) == [keys.RIGHT]
    pygamer.board.stick[:] = (65300, 300)
    assert pygamer.during(10, 300) == []
    pygamer.board.stick[:] = (CENTRE + 2000, 300)
    assert pygamer.keys_at(300) == [keys.UP]


def test_a_trembling_stick_presses_once(pygamer, keys):
    """Around the threshold: pressed once, and let go only well below."""
    got = []
    for now in range(0, 300, 10):
        pygamer.board.stick[0] = CENTRE + 14000 + (400 if now % 20 else -400)
        got += pygamer.keys_at(now)
    assert got == [keys.RIGHT]


def test_unknown_key_numbers_are_ignored(either):
    either.keys.events.keypad_eventqueue_record(31, True)
    assert either.keys_at(0) == []
