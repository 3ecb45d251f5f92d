# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""The board for MicroPython: modules that draw nothing, but take the memory that real ones take.

Runs on MicroPython. A displayio object of the firmware is a block of 50 to 110 bytes and what hangs
on it; an instance here is about as large, and its pixels, tiles and colours are allocated as there:
a Bitmap in rows of whole words, a TileGrid with a byte a tile, an open file with its sector.
"""

import gc
import os
import sys
import time
from collections import namedtuple

_SECTOR = 560  # an open file of the firmware: its state and one sector
_COLOUR = 16  # a colour in a Palette
_CONVERTER = 2600  # what the loudspeaker takes while it is open


class Module:
    """An empty module."""


def module(name, **parts):
    """Make a module that can be imported."""
    made = Module()
    for key, part in parts.items():
        setattr(made, key, part)
    sys.modules[name] = made
    return made


class Bitmap:
    def __init__(self, width, height, value_count):
        bits = 1
        while 1 << bits < value_count:
            bits *= 2
        self.width = width
        self.height = height
        self.data = bytearray((width * bits + 31) // 32 * 4 * height)

    def __setitem__(self, place, value):
        pass

    def __getitem__(self, place):
        return 0

    def fill(self, value):
        pass


class Palette:
    def __init__(self, color_count, *, dither=False):
        self.data = bytearray(_COLOUR * color_count)
        self.colours = [0] * color_count

    def __len__(self):
        return len(self.colours)

    def __setitem__(self, index, colour):
        self.colours[index] = colour

    def __getitem__(self, index):
        return self.colours[index]

    def make_transparent(self, index):
        pass

    def make_opaque(self, index):
        pass

    def is_transparent(self, index):
        return index == 0


class OnDiskBitmap:
    def __init__(self, file):
        with open(file, "rb") as picture:
            head = picture.read(26)
        self.width = head[18] | head[19] << 8
        self.height = head[22] | head[23] << 8
        self.data = bytearray(_SECTOR)
        self.pixel_shader = Palette(16)


class TileGrid:
    def __init__(
        self,
        bitmap,
        *,
        pixel_shader,
        width=1,
        height=1,
        tile_width=None,
        tile_height=None,
        default_tile=0,
        x=0,
        y=0,
    ):
        self.x = x
        self.y = y
        self.hidden = False
        self.bitmap = bitmap
        self.pixel_shader = pixel_shader
        self.width = width
        self.height = height
        self.tiles = bytearray(width * height)
        for at in range(width * height):
            self.tiles[at] = default_tile

    def _at(self, place):
        if type(place) is tuple:
            return place[1] * self.width + place[0]
        return place

    def __setitem__(self, place, tile):
        self.tiles[self._at(place)] = tile

    def __getitem__(self, place):
        return self.tiles[self._at(place)]


class Group:
    def __init__(self, *, scale=1, x=0, y=0):
        self.x = x
        self.y = y
        self._times = scale
        self.hidden = False
        self._layers = []

    @property
    def scale(self):
        return self._times

    @scale.setter
    def scale(self, times):
        self._times = times

    def append(self, layer):
        self._layers.append(layer)

    def insert(self, index, layer):
        self._layers.insert(index, layer)

    def pop(self, index=-1):
        return self._layers.pop(index)

    def remove(self, layer):
        self._layers.remove(layer)

    def index(self, layer):
        return self._layers.index(layer)

    def __len__(self):
        return len(self._layers)

    def __getitem__(self, index):
        return self._layers[index]

    def __setitem__(self, index, layer):
        self._layers[index] = layer


class Rectangle:
    def __init__(self, *, pixel_shader, width, height, x, y, color_index=0):
        self.x = x
        self.y = y
        self.width = width
        self.height = height
        self.pixel_shader = pixel_shader
        self.color_index = color_index
        self.hidden = False


def readinto(bitmap, file, **how):
    """Read on in a file; the pixels stay zeros, for no collector should take some for addresses."""
    file.seek(len(bitmap.data), 1)


def nothing(*args, **kwargs):
    """Draw nothing."""


Glyph = namedtuple("Glyph", "bitmap tile_index width height dx dy shift_x shift_y")


class Font:
    """The firmware's: a letter is six pixels wide; the sheet of all letters lies in flash."""

    class sheet:
        width = 6 * 95
        height = 12

    def get_bounding_box(self):
        return 6, 12

    def get_glyph(self, letter):
        return Glyph(self.sheet, letter - 32, 6, 12, 0, 0, 6, 0)


class Display:
    width = 160
    height = 128
    brightness = 1.0
    auto_refresh = True
    root_group = None

    def refresh(self):
        return True


class Event:
    def __init__(self, key_number, pressed):
        self.key_number = key_number
        self.pressed = pressed


class Queue:
    """Holds one key, going down and up again."""

    overflowed = False
    number = 0
    waiting = 0
    room = bytearray(64 * 4)

    def get_into(self, event):
        if not self.waiting:
            return False
        event.key_number = self.number
        event.pressed = self.waiting == 2
        self.waiting -= 1
        return True

    def get(self):
        return None

    def clear(self):
        self.waiting = 0


class Keys:
    events = Queue()

    def __init__(self, **how):
        pass

    def reset(self):
        pass

    def deinit(self):
        pass


class Axis:
    def __init__(self, pin):
        axes[pin] = self
        self.value = 33900


class Pin:
    value = False

    def __init__(self, pin):
        pass

    def switch_to_output(self, value=False):
        pass


class RawSample:
    sample_rate = 8000

    def __init__(self, buffer):
        self._buffer = buffer
        self.data = bytearray(48)


class AudioOut:
    playing = False

    def __init__(self, pin):
        self.data = bytearray(_CONVERTER)

    def play(self, sample, *, loop=False):
        pass

    def stop(self):
        pass

    def deinit(self):
        self.data = None


axes = {}
memory = bytearray(b"\xff" * 8192)


class Clock:
    ms = 536_870_000  # wraps in the first second


def ticks_ms():
    return Clock.ms


def nap(seconds):
    Clock.ms = (Clock.ms + int(1000 * seconds + 0.5)) & 536_870_911
    Clock.driver()


def give_up(error):
    """In place of the crash screen."""
    sys.print_exception(error)
    raise error


def urandom(size):
    return bytes(size)


def getenv(name, default=None):
    return default


PINS = (
    "BUTTON_CLOCK BUTTON_OUT BUTTON_LATCH NEOPIXEL A6 JOYSTICK_X JOYSTICK_Y SPEAKER SPEAKER_ENABLE"
)


def install():
    """Let the game import all of this."""
    pins = {}
    for name in PINS.split():
        pins[name] = name
    module("board", board_id="pygamer", DISPLAY=Display(), **pins)
    module(
        "displayio",
        Bitmap=Bitmap,
        Palette=Palette,
        OnDiskBitmap=OnDiskBitmap,
        TileGrid=TileGrid,
        Group=Group,
        CIRCUITPYTHON_TERMINAL=Group(),
    )
    module("bitmaptools", readinto=readinto, blit=nothing, fill_region=nothing)
    module("fontio", Glyph=Glyph)
    module("vectorio", Rectangle=Rectangle)
    module("terminalio", FONT=Font())
    module("keypad", Event=Event, ShiftRegisterKeys=Keys)
    module("analogio", AnalogIn=Axis)
    module("digitalio", DigitalInOut=Pin)
    module("neopixel_write", neopixel_write=nothing)
    module("audiocore", RawSample=RawSample)
    module("audioio", AudioOut=AudioOut)
    module("microcontroller", nvm=memory)
    module("supervisor", ticks_ms=ticks_ms, runtime=Module(), reload=nothing)
    module("storage", remount=nothing)
    module("usb_hid", disable=nothing)
    module("usb_midi", disable=nothing)
    module("traceback", print_exception=give_up)
    module("time", sleep=nap, ticks_us=time.ticks_us)
    parts = {}
    for name in ("stat", "mkdir", "remove", "rename", "listdir", "rmdir", "statvfs"):
        if hasattr(os, name):
            parts[name] = getattr(os, name)
    module("os", sync=nothing, urandom=urandom, getenv=getenv, **parts)
    gc.collect()
