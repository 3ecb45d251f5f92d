# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Self-play training of the computer opponents; desktop only, needs numpy and numba."""

import hashlib
import os
from pathlib import Path

_HERE = Path(__file__).parent


def _fingerprint():
    text = hashlib.sha256()
    for source in sorted(_HERE.glob("*.py")):
        text.update(source.read_bytes())
    return text.hexdigest()[:16]


# numba keeps compiled functions but does not see changes in a module that one of them calls:
# a folder for each state of the sources.
os.environ.setdefault(
    "NUMBA_CACHE_DIR", str(_HERE.parent.parent / "build" / "numba" / _fingerprint())
)
