# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Stand-in for ``digitalio``: levels are kept, and the key shift register answers by hand too."""

from tools.simulator import machine


class Direction:
    """Which way a pin works."""

    INPUT = "INPUT"
    OUTPUT = "OUTPUT"


class Pull:
    """The resistor on an input."""

    UP = "UP"
    DOWN = "DOWN"


class DriveMode:
    """How an output drives."""

    PUSH_PULL = "PUSH_PULL"
    OPEN_DRAIN = "OPEN_DRAIN"


class DigitalInOut:
    """A pin that is high or low."""

    def __init__(self, pin):
        pin.claim()
        self._pin = pin
        self._direction = Direction.INPUT
        self.pull = None
        self.drive_mode = DriveMode.PUSH_PULL

    def switch_to_output(self, value=False, drive_mode=DriveMode.PUSH_PULL):
        """Drive the pin."""
        self._direction = Direction.OUTPUT
        self.drive_mode = drive_mode
        self.value = value

    def switch_to_input(self, pull=None):
        """Read the pin."""
        self._direction = Direction.INPUT
        self.pull = pull

    @property
    def direction(self):
        """Direction.INPUT or Direction.OUTPUT."""
        return self._direction

    @direction.setter
    def direction(self, direction):
        if direction == Direction.OUTPUT:
            self.switch_to_output()
        else:
            self.switch_to_input()

    @property
    def value(self):
        """The level: what is driven, or what is read."""
        here = machine.here()
        if self._direction == Direction.OUTPUT:
            return here.levels[self._pin.name]
        if self._pin.name == "BUTTON_OUT":
            if not here.levels.get("BUTTON_LATCH", True):
                here.register = here.key_bits()
            return bool(here.register & 1)
        return self.pull == Pull.UP

    @value.setter
    def value(self, level):
        if self._direction != Direction.OUTPUT:
            raise AttributeError("Cannot set value when direction is input.")
        here, name, level = machine.here(), self._pin.name, bool(level)
        before = here.levels.get(name)
        here.levels[name] = level
        if level == before:
            return
        if name == "BUTTON_LATCH":  # low loads the keys, high keeps them
            here.register = here.key_bits()
        elif name == "BUTTON_CLOCK" and level and here.levels.get("BUTTON_LATCH", True):
            here.register >>= 1
        elif name == "SPEAKER_ENABLE":
            here.sound("amplifier", level)

    def deinit(self):
        """Give the pin back; an amplifier that nobody drives is off."""
        here, name = machine.here(), self._pin.name
        if here.levels.pop(name, False) and name == "SPEAKER_ENABLE":
            here.sound("amplifier", False)
        self._pin.free()

    def __enter__(self):
        return self

    def __exit__(self, *error):
        self.deinit()
