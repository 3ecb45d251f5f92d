# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""What a player can set, and its bytes.

The bytes: a version, 1, then one byte for each setting in the order of the numbers below. A later
version only adds settings at the end; what this one does not know it keeps and writes back.
"""

#: numbers of the settings
(SOUND, BRIGHTNESS, LIGHTS, LANGUAGE, SHAPES, CONFIRM, SPEED, HINTS, IDLE, COUNT) = range(10)
#: not set by the player: a bit for each of `RULES` that was explained
TIPS = 10
#: rules that are explained once, where they first bite
RULES = ("first", "isolates", "swap", "stop")
#: highest value of each; the lowest is 0
HIGHEST = b"\x03\x03\x01\x02\x01\x01\x02\x01\x04\x01\x0f"
#: values before anything is set: no confirming, animations at middle speed, dim after 2 minutes
DEFAULTS = b"\x02\x02\x01\x00\x00\x00\x01\x01\x02\x00\x00"

#: files of texts, by the value of `LANGUAGE`
LANGUAGES = ("en", "de", "da")
#: backlight by the value of `BRIGHTNESS`, in percent: even the lowest can be read
PERCENT = b"\x1e\x32\x4b\x64"
#: minutes without a key until the screen dims, by the value of `IDLE`; 0 is never
MINUTES = b"\x00\x01\x02\x05\x0a"

_VERSION = 1


class Settings:
    """The settings by number: `settings[SOUND]`.

    :param content: bytes of `dump`, or None for the defaults
    """

    def __init__(self, content=None):
        self._values = bytearray(DEFAULTS)
        self._rest = b""
        self._version = _VERSION
        #: True while the battery is low: sound and lights read as off, but stay set
        self.saving = False
        if content and content[0]:
            self._version = content[0]
            known = content[1 : 1 + len(DEFAULTS)]
            for number, value in enumerate(known):
                self._values[number] = min(value, HIGHEST[number])
            self._rest = content[1 + len(DEFAULTS) :]

    def __getitem__(self, number):
        if self.saving and number in (SOUND, LIGHTS):
            return 0
        return self._values[number]

    def turn(self, number, by):
        """Set a value `by` steps further; after the highest comes 0."""
        self._values[number] = (self._values[number] + by) % (HIGHEST[number] + 1)

    def set(self, number, value):
        """Set a value, clamped to what there is."""
        self._values[number] = min(max(value, 0), HIGHEST[number])

    def dump(self):
        """Return the bytes that `Settings` takes."""
        return bytes((self._version,)) + bytes(self._values) + bytes(self._rest)
