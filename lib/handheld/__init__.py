# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""The handheld: screens, buttons and drawing for Pocket Ingenious on a 160 x 128 display."""

#: folder of the game, with a slash at its end or empty: the place of `assets/`. Found from this
#: file, so that the game runs from the root of the drive and from a folder of its own alike.
ROOT = __file__.replace("\\", "/").rpartition("lib/handheld/")[0]
