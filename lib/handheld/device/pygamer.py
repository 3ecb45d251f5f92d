# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""PyGamer: four buttons and a stick."""

from handheld.keys import A, B, SELECT, START

ORDER = bytes((B, A, START, SELECT))
STICK = True
