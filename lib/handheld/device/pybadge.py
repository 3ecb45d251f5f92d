# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""PyBadge and its sisters: eight keys, a cross among them."""

from handheld.keys import A, B, DOWN, LEFT, RIGHT, SELECT, START, UP

ORDER = bytes((B, A, START, SELECT, RIGHT, DOWN, UP, LEFT))
STICK = False
