# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Where the safety tests find the project and each other."""

import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.extend([str(HERE), str(HERE.parent)])
