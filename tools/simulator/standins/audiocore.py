# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Stand-in for ``audiocore``: samples that know how long they sound, and make no sound."""

import wave


class _Sample:
    def __init__(self):
        self._gone = False

    def _check(self):
        if self._gone:
            raise ValueError("Object has been deinitialized and can no longer be used.")

    def deinit(self):
        """Let go of the sample's memory."""
        self._gone = True

    def __enter__(self):
        return self

    def __exit__(self, *error):
        self.deinit()


class RawSample(_Sample):
    """Samples from a buffer."""

    # On the board AudioOut.playing stays True after a one-shot RawSample has ended.
    _ends_after_ms = None

    def __init__(self, buffer, *, channel_count=1, sample_rate=8000, single_buffer=True):
        super().__init__()
        if channel_count not in (1, 2):
            raise ValueError("channel_count must be 1-2")
        memoryview(buffer)  # TypeError for what is no buffer
        self.buffer = buffer
        self.channel_count = channel_count
        self.sample_rate = sample_rate


class WaveFile(_Sample):
    """Samples from a .wav file, PCM, 8 bit unsigned or 16 bit signed."""

    def __init__(self, file, buffer=None):
        super().__init__()
        source = open(file, "rb") if isinstance(file, str) else file  # noqa: SIM115
        try:
            with wave.open(source, "rb") as sound:
                self.sample_rate = sound.getframerate()
                self.bits_per_sample = sound.getsampwidth() * 8
                self.channel_count = sound.getnchannels()
                frames = sound.getnframes()
        except (wave.Error, EOFError) as error:
            raise ValueError("Invalid wave file") from error
        finally:
            if source is not file:
                source.close()
        self._ends_after_ms = frames * 1000 // self.sample_rate
