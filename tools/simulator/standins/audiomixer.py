# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Stand-in for ``audiomixer``: voices that remember what they play."""

from audiocore import _Sample

from tools.simulator import machine


class MixerVoice:
    """One of the sounds that a Mixer plays together."""

    def __init__(self):
        self.level = 1.0
        self.panning = 0
        self.loop = False
        self._sample = None

    @property
    def playing(self):
        """True from play() to stop()."""
        return self._sample is not None

    def play(self, sample, *, loop=False):
        """Start a sample."""
        sample._check()
        self._sample, self.loop = sample, loop
        machine.here().sound("voice", type(sample).__name__)

    def stop(self):
        """Stop at once."""
        self._sample = None

    end = stop


class Mixer(_Sample):
    """Several samples at once."""

    _ends_after_ms = None

    def __init__(
        self,
        voice_count=2,
        buffer_size=1024,
        channel_count=2,
        bits_per_sample=16,
        samples_signed=True,
        sample_rate=8000,
    ):
        super().__init__()
        self.sample_rate = sample_rate
        self.voice = tuple(MixerVoice() for _ in range(voice_count))

    @property
    def playing(self):
        """True while any voice plays."""
        return any(voice.playing for voice in self.voice)

    def play(self, sample, *, voice=0, loop=False):
        """Start a sample on one voice."""
        self.voice[voice].play(sample, loop=loop)

    def stop_voice(self, voice=0):
        """Stop one voice."""
        self.voice[voice].stop()
