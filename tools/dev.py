#!/usr/bin/env python3
# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""The one front door: python3 tools/dev.py COMMAND.

This file alone must be read by any Python, so that one that is too old gets a sentence and no
traceback. All else is in commands.py and environment.py.
"""

import os
import sys

OLDEST = (3, 11)
ROOT = os.path.dirname(os.path.dirname(os.path.abspath(__file__)))

if sys.version_info[:2] < OLDEST:
    sys.stderr.write(
        "Pocket Ingenious needs Python %d.%d or newer on the desktop; this is Python %d.%d.\n"
        % (OLDEST + tuple(sys.version_info[:2]))
    )
    sys.exit(2)

if ROOT not in sys.path:
    sys.path.insert(0, ROOT)

from tools.commands import main  # noqa: E402

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
