# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""The one door to the hardware: everything a screen may know of the board it runs on."""

import os

import board
import microcontroller
import supervisor
from analogio import AnalogIn
from digitalio import DigitalInOut
from keypad import ShiftRegisterKeys

from handheld import ROOT

# What boot.py looks for in the last byte of the chip's memory
_WISH = 0x55

# milliseconds: the keys are scanned every 20
_TWO_SCANS = 40


def open_device():
    """Open the board this runs on.

    :return: the `Device`
    :raises RuntimeError: if it is no board with a display and buttons of this kind
    """
    name = board.board_id
    if not hasattr(board, "DISPLAY") or not hasattr(board, "BUTTON_CLOCK"):
        raise RuntimeError("no display or buttons on " + name)
    if "pygamer" in name:
        from handheld.device import pygamer as profile
    else:
        from handheld.device import pybadge as profile
    return Device(profile)


class Device:
    """Display, buttons, lights, sound, battery, clock and store of the board.

    :param profile: module with `ORDER` (logical key of each key number) and `open_stick()`
    """

    def __init__(self, profile):
        # Loaded here: where one of these files is missing, `crash` beside them can still say so.
        from handheld.device import clock
        from handheld.device.battery import Battery
        from handheld.device.buttons import Buttons
        from handheld.device.lights import Lights
        from handheld.device.sound import Sound
        from handheld.device.store import Chip, Drive, Store

        self.display = board.DISPLAY
        self.display.auto_refresh = False
        self.ticks = clock.ticks
        self.nap = clock.nap
        self.refresh = self.display.refresh
        keys = ShiftRegisterKeys(
            clock=board.BUTTON_CLOCK,
            data=board.BUTTON_OUT,
            latch=board.BUTTON_LATCH,
            key_count=len(profile.ORDER),
            value_when_pressed=True,
        )
        self.buttons = Buttons(keys, profile.ORDER, profile.open_stick())
        # Keys that are held while the board starts say nothing until they are let go.
        clock.nap(_TWO_SCANS)
        self.buttons.clear(clock.ticks())
        pin = DigitalInOut(board.NEOPIXEL)
        pin.switch_to_output()
        self.lights = Lights(pin)
        self.sound = Sound()
        self.battery = Battery(AnalogIn(board.A6))
        self._memory = getattr(microcontroller, "nvm", None)
        self.store = Store((Drive(ROOT + "saves/"), Chip(self._memory)))
        # A file copied to the drive must not restart the game in mid-play.
        supervisor.runtime.autoreload = False

    def option(self, name, default):
        """Return an option of `settings.toml`, `default` where it is not set."""
        return os.getenv(name) or default

    def give_drive(self):
        """Let the computer write the drive after the next power-on or reset.

        :return: False where the board cannot remember that; SELECT held at power-on does the same
        """
        if not self._memory:
            return False
        self._memory[len(self._memory) - 1] = _WISH
        return True

    def any_key_down(self):
        """Return True while a key or the stick is held."""
        return self.buttons.any_down()

    def quiet(self):
        """Leave nothing on: for every way out."""
        self.lights.clear()
        self.sound.close()

    def restart(self):
        """Start the program afresh."""
        self.quiet()
        supervisor.reload()
