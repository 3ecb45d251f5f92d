# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""One board, switched on: the state behind all stand-in modules.

The stand-ins (board, keypad, analogio, ...) hold nothing themselves; each asks ``here()`` for the
board that is running. A power-on is a new Machine, so no pin, key or sound survives it.
"""

from tools.simulator.clock import Clock
from tools.simulator.drive import Drive

# 74HC165 order of the key bits, first bit out first; the PyGamer has only the first four.
KEY_BITS = ("B", "A", "START", "SELECT", "RIGHT", "DOWN", "UP", "LEFT")
DIRECTIONS = {"LEFT": (-1, 0), "RIGHT": (1, 0), "UP": (0, -1), "DOWN": (0, 1)}
KEYS = KEY_BITS

STICK_CENTRE = 33900  # real sticks rest between 33152 and 35008, never on 32768
STICK_LOW, STICK_HIGH = 300, 65300
NVM_BYTES = 8192

_SHARED_PINS = (
    "A0 A1 A2 A3 A4 A5 A6 A7 A8 A9 D0 D1 D2 D3 D4 D5 D6 D7 D8 D9 D10 D11 D12 D13 LED RX TX SDA SCL"
    " SCK MISO MOSI NEOPIXEL LIGHT ACCELEROMETER_INTERRUPT SPEAKER SPEAKER_ENABLE BUTTON_LATCH"
    " BUTTON_OUT BUTTON_CLOCK TFT_LITE TFT_MOSI TFT_SCK TFT_RST TFT_CS TFT_DC"
).split()
PROFILES = {
    "pygamer": {"pins": (*_SHARED_PINS, "SD_CS", "JOYSTICK_X", "JOYSTICK_Y"), "stick": True},
    "pybadge": {"pins": tuple(_SHARED_PINS), "stick": False},
}
# Several names for one leg of the chip: claiming one claims all.
_SAME_PIN = {
    "LED": "D13",
    "SPEAKER": "A0",
    "NEOPIXEL": "D8",
    "LIGHT": "A7",
    "RX": "D0",
    "TX": "D1",
    "A8": "D2",
    "A9": "D3",
    "ACCELEROMETER_INTERRUPT": "D7",
    "SD_CS": "D4",
}

_here = None


def here():
    """Return the Machine that is switched on; RuntimeError when none is."""
    if _here is None:
        raise RuntimeError("no board is switched on: run code.py through simulator.host.Console")
    return _here


def is_on():
    """Return whether a Machine is switched on."""
    return _here is not None


def switch_on(machine):
    """Make ``machine`` the one that the stand-ins speak to."""
    global _here
    _here = machine


class PowerOff(BaseException):
    """The switch: ends code.py from within its nap. No Exception, so no crash screen sees it."""


class Reload(BaseException):
    """supervisor.reload() or microcontroller.reset(); ``hard`` runs boot.py again."""

    def __init__(self, hard):
        super().__init__("reset" if hard else "reload")
        self.hard = hard


class Pin:
    """One leg of the chip. Only one object may use it at a time, as on the board."""

    def __init__(self, name):
        self.name = name
        self.claimed = False

    def __repr__(self):
        return "board." + self.name

    def claim(self):
        """Mark the pin as used; ValueError when it already is."""
        if self.claimed:
            raise ValueError(self.name + " in use")
        self.claimed = True

    def free(self):
        """Give the pin back."""
        self.claimed = False


class Nvm:
    """microcontroller.nvm: every write erases and rewrites all 8 KB of it on the board."""

    def __init__(self, content, fault):
        self.bytes = content
        self.writes = 0
        self._fault = fault

    def __len__(self):
        return len(self.bytes)

    def __getitem__(self, index):
        if isinstance(index, slice):
            return bytes(self.bytes[index])
        return self.bytes[index]

    def __setitem__(self, index, value):
        if isinstance(index, slice) and len(self.bytes[index]) != len(value):
            raise ValueError("Slice and value different lengths.")
        self.writes += 1
        before = bytes(self.bytes)
        # A cut while the block is erased loses all of it.
        self.bytes[:] = b"\xff" * len(before)
        self._fault("nvm", "nvm")
        self.bytes[:] = before
        self.bytes[index] = value


class Machine:
    """The parts of a board. ``profile``: a name in PROFILES; the rest as given to host.Console."""

    def __init__(self, profile, root, drive, nvm, usb, fault):
        if profile not in PROFILES:
            raise ValueError("no such board: " + str(profile))
        self.profile = profile
        self.has_stick = PROFILES[profile]["stick"]
        names = PROFILES[profile]["pins"]
        legs = {name: Pin(name) for name in names if _SAME_PIN.get(name) not in names}
        self.pins = {name: legs.get(name) or legs[_SAME_PIN[name]] for name in names}
        self.clock = Clock()
        self.drive = Drive(root, drive, fault)
        self.nvm = Nvm(nvm, fault)
        self.usb = usb
        self.display = None  # the host adds it: it needs displayio, which needs the stand-ins
        self.held = set()  # names of keys that are down; directions too
        self.stick = [STICK_CENTRE, STICK_CENTRE]
        self.battery_volts = 3.9
        self.scanners = []  # keypad objects to tell about key changes
        self.levels = {}  # pin name -> what code.py drives it to
        self.register = 0  # what the shift register holds since it was last loaded
        self.booting = False  # True while boot.py runs
        self.run_reason = "STARTUP"
        self.autoreload = True
        self.next_code_file = None
        self.sounds = []  # (ms since power-on, what happened, detail)
        self.lights = []  # (ms since power-on, the bytes sent to the lights)
        self.bitmaps = 0  # displayio.Bitmap objects made since power-on

    def key_bits(self):
        """Return the eight key bits as an int, bit 0 = first out of the shift register."""
        bits = 0
        for number, name in enumerate(KEY_BITS):
            if name in self.held and (number < 4 or not self.has_stick):
                bits |= 1 << number
        return bits

    def key(self, name, down):
        """Press (``down`` True) or let go a key by its name, one of KEYS."""
        if name not in KEYS:
            raise ValueError("no such key: " + str(name))
        if down:
            self.held.add(name)
        else:
            self.held.discard(name)
        if self.has_stick and name in DIRECTIONS:
            for axis in (0, 1):
                push = sum(DIRECTIONS[key][axis] for key in self.held if key in DIRECTIONS)
                self.stick[axis] = (STICK_LOW, STICK_CENTRE, STICK_HIGH)[push + 1]
        self.scan()

    def scan(self):
        """Let every keypad object see the keys as they are now."""
        for scanner in self.scanners:
            scanner.scan(self.key_bits())

    def sound(self, what, detail=None):
        """Write one thing that happened to the loudspeaker into the record."""
        self.sounds.append((self.clock.ms, what, detail))
