# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""The loudspeaker: short rows of tones that play while the program goes on.

An effect is bytes, two for each tone: a note (MIDI number, 69 is 440 Hz; 0 is a rest) and how long
it sounds in hundredths of a second. Only one wave of 32 bytes is kept; its rate makes the pitch.
The amplifier is on only while something sounds, or it hisses. The converter is made with the
first sound and stays until `close`, because making it takes the board a thirtieth of a second.
"""

from array import array

import board
from audiocore import RawSample
from audioio import AudioOut
from digitalio import DigitalInOut

from handheld.device.clock import elapsed, ticks

_SAMPLES = 16
_CENTRE = 0x8000
# how far the wave goes from the centre, by volume
_SWING = (0, 1500, 5000, 14000)
# a rounded wave in eighths: softer than a square one
_SHAPE = b"\x08\x0c\x0e\x10\x10\x10\x0e\x0c\x08\x04\x02\x00\x00\x00\x02\x04"
_UNIT_MS = 10


class Sound:
    """Plays one effect at a time; a new one takes the place of the one before."""

    def __init__(self):
        self._amplifier = None
        if hasattr(board, "SPEAKER_ENABLE"):
            self._amplifier = DigitalInOut(board.SPEAKER_ENABLE)
            self._amplifier.switch_to_output(False)
        self._out = None
        self._wave = None
        self._volume = 0
        self._tones = b""
        self._at = 0
        self._since = 0
        self._wait = 0

    @property
    def sounding(self):
        """True while an effect plays."""
        return bool(self._tones)

    def play(self, tones, volume):
        """Start an effect and return at once; `tick` goes on with it.

        :param bytes tones: the effect
        :param int volume: 1 to 3; 0 lets go of all that sounds need
        """
        if not volume or not self._amplifier:
            self.close()
            return
        if volume != self._volume:
            swing = _SWING[volume]
            row = array("H", [_CENTRE + swing * (level - 8) // 8 for level in _SHAPE])
            self._wave = RawSample(row)
            self._volume = volume
        if not self._out:
            self._out = AudioOut(board.SPEAKER)
        self._tones = tones
        self._at = 0
        self._tone(ticks())
        self._amplifier.value = True

    def _tone(self, now):
        note = self._tones[self._at]
        self._since = now
        self._wait = self._tones[self._at + 1] * _UNIT_MS
        if note:
            self._wave.sample_rate = int(_SAMPLES * 440 * 2 ** ((note - 69) / 12))
            self._out.play(self._wave, loop=True)
        else:
            self._out.stop()

    def tick(self, now):
        """Go on to the next tone when it is time."""
        if self._tones and elapsed(now, self._since) >= self._wait:
            self._at += 2
            if self._at < len(self._tones):
                self._tone(now)
            else:
                self.stop()

    def stop(self):
        """Fall silent."""
        if self._tones:
            self._tones = b""
            self._amplifier.value = False
            self._out.stop()

    def close(self):
        """Fall silent and let go of everything but the amplifier's switch."""
        self.stop()
        if self._out:
            self._out.deinit()
            self._out = None
        self._wave = None
        self._volume = 0
