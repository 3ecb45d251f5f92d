# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""PyBadge and its sisters: eight keys, a cross among them."""

from handheld.keys import DOWN, LEFT, RIGHT, SELECT, START, UP, A, B

ORDER = bytes((B, A, START, SELECT, RIGHT, DOWN, UP, LEFT))


def open_stick():
    """Return None: there is no stick."""
