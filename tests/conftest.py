# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Puts the stand-in modules before Blinka's own, for every test."""

from tools.simulator import install

install()
