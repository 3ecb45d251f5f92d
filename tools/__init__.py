# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""What runs on the desktop only: front door, stand-in for the board, makers of things."""
