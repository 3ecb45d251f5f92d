# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""The keys as the screens know them, the same on every board.

A goes forward, B goes back, START pauses, SELECT takes the next one: everywhere.
"""

A = 1
B = 2
START = 3
SELECT = 4
# The four directions: up and down before left and right.
UP = 5
DOWN = 6
LEFT = 7
RIGHT = 8
#: SELECT held for half a second; the short SELECT comes when the key is let go
SELECT_LONG = 9
