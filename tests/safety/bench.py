# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""The shipped store on a drive and a memory that can fail."""

import importlib.util
from pathlib import Path

SOURCE = Path(__file__).resolve().parents[2] / "lib/handheld/device/store.py"

# By its path: its package opens the hardware, the store itself needs none.
_spec = importlib.util.spec_from_file_location("store_under_test", SOURCE)
store = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(store)


def powered(disk, memory=None):
    """A store after power-on, on this drive (None: there is none) and memory."""
    if disk:
        disk.power_on()
        store.open = disk.open
        store.os = disk
    media = [store.Drive("saves/")] if disk else []
    return store.Store([*media, store.Chip(memory)])
