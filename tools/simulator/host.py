# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Run an unchanged code.py on a board that is not there, with a script at its buttons.

    from tools.simulator.host import Console

    def driver(console):
        yield "A"                    # tap a key: A B START SELECT UP DOWN LEFT RIGHT
        yield "RIGHT*3 DOWN A"       # several taps, one after the other
        yield "hold SELECT 600"      # milliseconds
        yield "press LEFT"           # down ... "release LEFT" up
        yield 500                    # milliseconds of the board's time
        console.mark()               # count bus bytes, rectangles, bitmaps from here
        yield "UP"
        assert console.bus_bytes <= 3000
        assert console.app.screen.name == "play"
        console.shot("play.png")

    Console().run(driver)            # power on, boot.py, code.py; off when the driver ends

Between two yields the board has done its last pass and shows the result. The driver's own code
sees the real files. Its exceptions, and those of code.py, come out of run(); ``crash_screen=True``
looks at code.py's crash screen instead (console.crash is the exception then). Time is the board's
own: exact, repeatable, and over as soon as it is computed.

A Console keeps its drive (a folder, temporary unless given) and its nvm from one run() to the next:
a second run() is the next power-on. What code.py writes never touches the project's files.
"""

import gc
import random
import runpy
import shutil
import sys
import tempfile
import traceback
import weakref
from pathlib import Path

from tools.simulator import ROOT, install
from tools.simulator import machine as machine_module
from tools.simulator.machine import NVM_BYTES, Machine, PowerOff, Reload
from tools.simulator.pace import QUICK_TAP_MS, TAP_MS, Script


class Console:
    """A board with a switch.

    profile: "pygamer" or "pybadge". drive: folder for what code.py writes; None: a temporary one.
    root: where code.py is. usb: True when a computer is at the cable (it owns the drive then,
    unless boot.py says otherwise). held: names of keys held while switching on. seed: makes
    os.urandom and random repeatable. quick: short taps and no picture drawn, only what is sent
    is counted: for whole games.
    """

    def __init__(
        self, profile="pygamer", drive=None, root=ROOT, usb=False, held=(), seed=1, quick=False
    ):
        self.profile = profile
        self.root = Path(root).resolve()
        self.usb = usb
        self.held = tuple(held)
        self.seed = seed
        self.quick = quick
        self.nvm = bytearray(b"\xff" * NVM_BYTES)
        self.fault = None  # test hook: called with (what, name) before each write; may raise
        self.crash = None  # the exception that code.py caught for its crash screen
        self.machine = None
        self._driver_error = None
        self._crash_screen = False
        if drive is None:
            drive = tempfile.mkdtemp(prefix="circuitpy-")
            weakref.finalize(self, shutil.rmtree, drive, ignore_errors=True)
        self.drive = Path(drive).resolve()
        self.drive.mkdir(parents=True, exist_ok=True)

    # what the driver looks at

    @property
    def app(self):
        """The running handheld.app.App, or None."""
        module = sys.modules.get("handheld.app")
        return getattr(module, "running", None)

    @property
    def frame(self):
        """A copy of what the glass shows: numpy array [y, x], RGB565."""
        return self.machine.display.frame.copy()

    @property
    def ms(self):
        """Milliseconds since power-on."""
        return self.machine.clock.ms

    @property
    def bus_bytes(self):
        """Bytes over the display bus since mark()."""
        return self.machine.display.bus_bytes

    @property
    def rectangles(self):
        """Rectangles (x, y, width, height) sent since mark()."""
        return list(self.machine.display.sent)

    @property
    def refreshes(self):
        """Refreshes since mark() that sent something."""
        return self.machine.display.refreshes

    @property
    def bitmaps(self):
        """displayio.Bitmap objects made since mark()."""
        return self.machine.bitmaps

    @property
    def lights(self):
        """The bytes that the lights show now (green, red, blue each); empty before the first."""
        return self.machine.lights[-1][1] if self.machine.lights else b""

    @property
    def sounds(self):
        """All that happened to the loudspeaker: (ms, what, detail)."""
        return self.machine.sounds

    def mark(self):
        """Start counting bus bytes, rectangles, refreshes and bitmaps anew."""
        self.machine.display.mark()
        self.machine.bitmaps = 0

    def shot(self, path, scale=1):
        """Write the screen as a PNG."""
        from tools.simulator.screen import save_png

        with self.machine.drive.desktop():
            save_png(self.machine.display.frame, path, scale)

    # what the driver does besides yielding

    def key(self, name, down):
        """Press or let go a key this instant."""
        self.machine.key(name, down)

    def stick(self, x, y):
        """Put the stick to raw readings 0...65535 and leave it there."""
        self.machine.stick[:] = (x, y)

    # running

    def run(self, driver=None, boot=True, crash_screen=False):
        """Switch on, run boot.py (if ``boot``) and code.py, switch off at the driver's end.

        driver: a generator function taking the console. Without one, code.py must end by itself.
        Returns the console. Raises what the driver or code.py raised; RuntimeError when code.py
        ended before the driver.
        """
        script = None if driver is None else driver(self)
        tap_ms = QUICK_TAP_MS if self.quick else TAP_MS
        self.start(lambda machine: Script(machine, script, self.end, tap_ms), boot, crash_screen)
        return self

    def power_off(self):
        """Cut the power this instant, from a driver or a fault."""
        raise PowerOff

    def start(self, pace, boot=True, crash_screen=False):
        """As run(), with ``pace(machine)`` deciding how time passes."""
        self.crash = self._driver_error = None
        self._crash_screen = crash_screen
        reason = "STARTUP"
        while True:
            try:
                self._power_on(pace, reason, boot)
            except Reload as reload:
                boot, reason = reload.hard, "STARTUP" if reload.hard else "SUPERVISOR_RELOAD"
                continue
            except PowerOff:
                pass
            break
        if self._driver_error is not None:
            raise self._driver_error
        if self.crash is not None and not crash_screen:
            raise self.crash

    def end(self, error):
        """Switch off; run() raises ``error`` unless it is None."""
        self._driver_error = error
        raise PowerOff

    def _power_on(self, pace, reason, boot):
        from tools.simulator.screen import Screen

        install(self.root)
        for name in list(sys.modules):
            if name.partition(".")[0] == "handheld":
                del sys.modules[name]
        was_readonly = self.machine.drive.readonly if self.machine else True
        here = Machine(self.profile, self.root, self.drive, self.nvm, self.usb, self._before_write)
        here.drive.readonly = True if boot else was_readonly
        here.run_reason = reason
        if reason == "SUPERVISOR_RELOAD":
            here.clock.us = self.machine.clock.us  # only a reset starts the clock anew
        here.held.update(self.held)
        self.machine = here
        machine_module.switch_on(here)
        here.display = Screen(on_frame=self._framed, blind=self.quick)
        for name in self.held:
            here.key(name, True)
        _count_bitmaps()
        here.clock.pace = _Watch(self, pace(here))
        chance = random.getstate()
        restore = [here.clock.replace_python(), here.drive.replace_python(self.seed)]
        restore.append(self._watch_tracebacks())
        random.seed(self.seed)
        here.drive.inside = True
        # The game collects often, as it must on the board; there is more around it here than there.
        gc.freeze()
        try:
            if boot and (self.root / "boot.py").is_file():
                here.booting = True
                runpy.run_path((self.root / "boot.py").as_posix(), run_name="__main__")
                here.booting = False
            self._code = (self.root / "code.py").as_posix()
            runpy.run_path(self._code, run_name="__main__")
        finally:
            here.drive.inside = here.booting = False
            gc.unfreeze()
            for function in reversed(restore):
                function()
            random.setstate(chance)
        if isinstance(here.clock.pace.pace, Script) and here.clock.pace.pace.waiting:
            raise RuntimeError("code.py ended before its driver did")

    def _before_write(self, what, name):
        if self.fault is not None:
            self.fault(what, name)

    def _framed(self):
        """Called after each refresh that sent something."""

    def _watch_tracebacks(self):
        """Notice the exception when code.py prints it for its crash screen."""
        before = traceback.print_exception

        def print_exception(*args, **kwargs):
            error = next((a for a in args if isinstance(a, BaseException)), None)
            if self.machine.drive.inside:
                self._look_at(error)
            return before(*args, **kwargs)

        traceback.print_exception = print_exception

        def restore():
            traceback.print_exception = before

        return restore

    def _crashed(self, error):
        if self.crash is None:
            self.crash = error
        if not self._crash_screen:
            raise PowerOff

    def _look_for_crash(self):
        """A nap inside an ``except`` clause of code.py itself is its crash screen."""
        self._look_at(sys.exc_info()[1])

    def _look_at(self, error):
        if not isinstance(error, Exception) or error.__traceback__ is None:
            return
        # the first frame of a traceback is the one that caught it
        caught_in = error.__traceback__.tb_frame.f_code
        if (caught_in.co_filename, caught_in.co_name) == (self._code, "<module>"):
            self._crashed(error)


class _Watch:
    """A pace, with auto-refresh and a look for crashes before each nap."""

    def __init__(self, console, pace):
        self.console = console
        self.pace = pace
        self.look = pace.look

    def sleep(self, us):
        machine = self.console.machine
        if not machine.booting:
            self.console._look_for_crash()
        if machine.display.auto_refresh:
            machine.display.refresh()
        self.pace.sleep(us)


def _count_bitmaps():
    """Let each new displayio.Bitmap count on the board that is switched on."""
    import displayio

    if getattr(displayio.Bitmap.__init__, "counts", False):
        return
    real = displayio.Bitmap.__init__

    def counting(self, *args, **kwargs):
        real(self, *args, **kwargs)
        if machine_module.is_on():  # a test may make a bitmap without a board
            machine_module.here().bitmaps += 1

    counting.counts = True
    displayio.Bitmap.__init__ = counting
