# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Stand-in for ``synthio``: notes that are remembered, not heard."""

from collections import namedtuple

from audiocore import _Sample

from tools.simulator import machine

_Envelope = namedtuple(
    "_Envelope", "attack_time decay_time release_time attack_level sustain_level"
)


class Envelope(_Envelope):
    """How loud a note is over its time."""

    __slots__ = ()

    def __new__(
        cls,
        *,
        attack_time=0.1,
        decay_time=0.05,
        release_time=0.2,
        attack_level=1.0,
        sustain_level=0.8,
    ):
        return super().__new__(
            cls, attack_time, decay_time, release_time, attack_level, sustain_level
        )


class Note:
    """A tone."""

    def __init__(self, frequency, *, waveform=None, envelope=None, amplitude=1.0, bend=0.0):
        self.frequency = frequency
        self.waveform = waveform
        self.envelope = envelope
        self.amplitude = amplitude
        self.bend = bend


def midi_to_hz(midi_note):
    """Return the frequency of a MIDI note number; 69 is 440 Hz."""
    return 440.0 * 2 ** ((midi_note - 69) / 12)


class Synthesizer(_Sample):
    """Plays notes until they are released."""

    _ends_after_ms = None

    def __init__(self, *, sample_rate=11025, channel_count=1, waveform=None, envelope=None):
        super().__init__()
        self.sample_rate = sample_rate
        self.envelope = envelope
        self.pressed = ()

    def press(self, press=()):
        """Start a note, a MIDI number or several of them."""
        notes = _notes(press)
        self.pressed += tuple(note for note in notes if note not in self.pressed)
        machine.here().sound("press", tuple(getattr(n, "frequency", n) for n in notes))

    def release(self, release=()):
        """Let notes fade."""
        gone = _notes(release)
        self.pressed = tuple(note for note in self.pressed if note not in gone)
        machine.here().sound("release", tuple(getattr(n, "frequency", n) for n in gone))

    def change(self, release=(), press=(), retrigger=()):
        """Release some notes and press others at once."""
        self.release(release)
        self.press(press)

    def release_all(self):
        """Let every note fade."""
        self.release(self.pressed)

    def release_all_then_press(self, press):
        """Let every note fade and start others."""
        self.release_all()
        self.press(press)


def _notes(notes):
    return tuple(notes) if isinstance(notes, (tuple, list)) else (notes,)
