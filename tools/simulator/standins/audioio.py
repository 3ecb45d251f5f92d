# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Stand-in for ``audioio``: the loudspeaker, silent; what it was told is in the record."""

from tools.simulator import machine


class AudioOut:
    """The converter behind board.SPEAKER."""

    def __init__(self, left_channel, *, right_channel=None, quiescent_value=0x8000):
        self._pins = [pin for pin in (left_channel, right_channel) if pin is not None]
        for pin in self._pins:
            pin.claim()
        self._sample = None
        self._ends_at = None
        self.paused = False
        machine.here().sound("out", True)

    def play(self, sample, *, loop=False):
        """Start a sample; whatever was playing stops."""
        sample._check()
        here = machine.here()
        self._sample = sample
        self.paused = False
        lasts = None if loop else sample._ends_after_ms
        self._ends_at = None if lasts is None else here.clock.ms + lasts
        here.sound("play", type(sample).__name__)

    def stop(self):
        """Fall silent."""
        if self._sample is not None:
            machine.here().sound("stop")
        self._sample = None

    def pause(self):
        """Hold the sample where it is."""
        self.paused = True

    def resume(self):
        """Go on after pause()."""
        self.paused = False

    @property
    def playing(self):
        """True while a sample plays; for ever after a RawSample, until stop()."""
        if self._sample is None:
            return False
        return self._ends_at is None or machine.here().clock.ms < self._ends_at

    def deinit(self):
        """Stop and give the pins back."""
        if self._pins:
            self.stop()
            machine.here().sound("out", False)
        for pin in self._pins:
            pin.free()
        self._pins = []

    def __enter__(self):
        return self

    def __exit__(self, *error):
        self.deinit()
