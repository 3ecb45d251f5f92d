# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""The parts without a display on MicroPython itself: same answers, and nothing allocated.

The 32-bit build has the board's Python stack of 2,048 bytes.
"""

import pytest

from tests.micropython import run
from tools.simulator import ROOT

# What stands behind the door here: a queue, two axes, a clock.
STAND_INS = """
import gc, sys
sys.path[:0] = [{root!r}, {root!r} + "/lib"]

class Module:
    pass

class Event:
    def __init__(self, key_number, pressed):
        self.key_number = key_number
        self.pressed = pressed

class Queue:
    overflowed = False
    def __init__(self):
        self.waiting = []
    def get_into(self, event):
        if not self.waiting:
            return False
        event.key_number, event.pressed = self.waiting.pop(0)
        return True
    def clear(self):
        self.waiting.clear()

class Keys:
    def __init__(self):
        self.events = Queue()
    def reset(self):
        pass

class Axis:
    value = 33900

def module(name, **parts):
    made = Module()
    for key in parts:
        setattr(made, key, parts[key])
    sys.modules[name] = made
    return made

class Clock:
    now = 0

def ticks_ms():
    return Clock.now

class Level:
    def __init__(self, pin):
        pass
    def switch_to_output(self, value):
        self.value = value

class Sample:
    def __init__(self, buffer):
        self.buffer = buffer

class Speaker:
    def __init__(self, pin):
        pass
    def play(self, sample, loop):
        pass
    def stop(self):
        pass
    def deinit(self):
        pass

module("keypad", Event=Event)
module("bitmaptools")
module("displayio")
module("board", SPEAKER=0, SPEAKER_ENABLE=1)
module("audiocore", RawSample=Sample)
module("audioio", AudioOut=Speaker)
module("digitalio", DigitalInOut=Level)
module("supervisor", ticks_ms=ticks_ms)
import handheld
handheld.device = module("handheld.device", __path__={root!r} + "/lib/handheld/device")
from handheld.device.buttons import Buttons
from handheld.device.sound import Sound
from handheld.device.stick import Stick
from handheld.keys import A, B, SELECT, START, RIGHT, UP
"""

IDLE_BUTTONS = """
keys, x, y = Keys(), Axis(), Axis()
buttons = Buttons(keys, bytes((B, A, START, SELECT)), Stick(x, y))

def second(now):
    for at in range(100):
        buttons.poll(now + at * 10)

before = 0
x.value = 33900
second(0)
gc.collect()
before = gc.mem_alloc()
second(1000)
second(536870000)
x.value = 65000
second(5000)
print(gc.mem_alloc() - before)
x.value = 33900
buttons.poll(6000)
got = []
keys.events.waiting.extend([(1, True), (1, False), (3, True)])
for at in range(60):
    key = buttons.poll(536870900 + at * 10 & 536870911)
    while key:
        got.append(key)
        key = buttons.poll(536870900 + at * 10 & 536870911)
print(got == [A, 9])
"""

GHOST = """
from engine.board import HexBoard, SquareBoard
from handheld.cursor import Ghost

def walk(ghost):
    for at in range(600):
        ghost.move(5 + at * 7 % 11 % 4)
        if at % 5 == 0:
            ghost.turn()

for board in (HexBoard(6), HexBoard(8), SquareBoard(0, 9)):
    ghost = Ghost(board)
    walk(ghost)
    gc.collect()
    before = gc.mem_alloc()
    walk(ghost)
    print(gc.mem_alloc() - before, ghost.at, ghost.direction)
"""

IDLE_APP = """
from handheld.app import App
from handheld.device.battery import Battery
from handheld.device.store import Store
from handheld.screens import Base

class Screen(Base):
    name = "probe"
    group = None
    ticks = 0
    def open(self, app):
        self.app = app
    def tick(self, now):
        self.ticks += 1

module("handheld.screens.probe", Screen=Screen)

class Enough(Exception):
    pass

class Lamps:
    def clear(self):
        pass

class Device:
    passes = 0
    lights = Lamps()
    sound = Sound()
    display = Module()
    def __init__(self):
        self.before = self.after = 0
        self.buttons = Buttons(Keys(), bytes((B, A, START, SELECT)), Stick(Axis(), Axis()))
        self.battery = Battery(Axis())
        self.store = Store(())
    def option(self, name, default):
        return default
    def ticks(self):
        return Clock.now
    def refresh(self):
        pass
    def nap(self, ms):
        Clock.now += ms
        self.passes += 1
        if self.passes == 10:
            gc.collect()
            self.before = gc.mem_alloc()
        elif self.passes == 110:
            self.after = gc.mem_alloc()
            raise Enough

device = Device()
app = App(device)
try:
    app.run("probe")
except Enough:
    print(device.after - device.before, app.screen.ticks)
"""


SOUNDING = """
sound = Sound()
gc.collect()
gc.collect()
before = gc.mem_alloc()
sound.play(b"\\x45\\x0a\\x00\\x02\\x51\\x0a", 3)
gc.collect()
gc.collect()
print(gc.mem_alloc() - before <= 3000, sound.sounding)
for now in range(0, 300, 10):
    Clock.now = now
    sound.tick(now)
gc.collect()
before = gc.mem_alloc()
for now in range(300, 1300, 10):
    sound.tick(now)
print(gc.mem_alloc() - before, sound.sounding)
"""


@pytest.fixture(params=["unix", "wasm"])
def printed(request):
    """Runs a source behind the stand-ins and returns the lines it prints."""
    run.need(request.param)

    def on_unix(source):
        return run.unix(STAND_INS.format(root=ROOT.as_posix()) + source).splitlines()

    def on_board_size(source):
        piece = run.wasm(STAND_INS.format(root="") + source)[0]
        assert piece.error is None, piece.error
        return piece.output.splitlines()

    return on_unix if request.param == "unix" else on_board_size


def test_an_idle_second_of_the_buttons_allocates_nothing(printed):
    assert printed(IDLE_BUTTONS) == ["0", "True"]


def test_a_sound_needs_little_memory_and_none_when_it_is_over(printed):
    assert printed(SOUNDING) == ["True True", "0 False"]


def test_the_ghost_walks_alike_and_allocates_nothing(printed):
    from engine.board import HexBoard, SquareBoard
    from handheld.cursor import Ghost

    expected = []
    for board in (HexBoard(6), HexBoard(8), SquareBoard(0, 9)):
        ghost = Ghost(board)
        for _ in range(2):
            for at in range(600):
                ghost.move(5 + at * 7 % 11 % 4)
                if at % 5 == 0:
                    ghost.turn()
        expected.append(f"0 {ghost.at} {ghost.direction}")
    assert printed(GHOST) == expected


def test_an_idle_second_of_the_app_allocates_nothing(printed):
    assert printed(IDLE_APP) == ["0 110"]
