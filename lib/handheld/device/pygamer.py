# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""PyGamer: four buttons and a stick."""

from handheld.keys import SELECT, START, A, B

ORDER = bytes((B, A, START, SELECT))
STICK = True
