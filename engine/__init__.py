# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""The rules of the Ingenious family: no screens, no hardware, no files.

The same modules run on CircuitPython, MicroPython and CPython. :mod:`engine.editions` makes a game.
"""

try:
    from micropython import const
except ImportError:  # CPython has no compile-time constants; there a constant is just its value

    def const(value):
        """Return `value`; on the board the compiler folds the name away."""
        return value
