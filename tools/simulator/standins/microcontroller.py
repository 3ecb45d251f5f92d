# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Stand-in for ``microcontroller``: pins, the 8 KB of nvm, reset, the chip's sensors."""

from tools.simulator import machine
from tools.simulator.machine import Pin, Reload

__all__ = ["Pin", "Processor", "ResetReason", "RunMode", "cpu", "on_next_reset", "reset"]


class ResetReason:
    """Why the chip started."""

    POWER_ON = "POWER_ON"
    SOFTWARE = "SOFTWARE"


class RunMode:
    """What the chip does after the next reset."""

    NORMAL = "NORMAL"
    SAFE_MODE = "SAFE_MODE"
    UF2 = "UF2"
    BOOTLOADER = "BOOTLOADER"


class Processor:
    """The chip."""

    frequency = 120_000_000
    reset_reason = ResetReason.POWER_ON
    temperature = 25.0
    uid = bytearray(16)
    voltage = 3.3


cpu = Processor()


def __getattr__(name):
    if name == "nvm":
        return machine.here().nvm
    raise AttributeError(f"module 'microcontroller' has no attribute '{name}'")


def reset():
    """Start again as after pressing the reset button."""
    raise Reload(hard=True)


def on_next_reset(run_mode):
    """Accepted and without effect: the stand-in has one run mode."""


def delay_us(delay):
    """Wait ``delay`` microseconds."""
    machine.here().clock.sleep(delay / 1_000_000)
