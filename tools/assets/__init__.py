# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""The drawings of the game, as text: pixel maps, palette, font, and what packs them."""
