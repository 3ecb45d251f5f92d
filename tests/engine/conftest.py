# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Where the engine's tests find the engine, the second reading of the rules and their positions."""

import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent

# The root first: `engine` and `tools` must be the project's own. The two test folders come last.
sys.path.insert(0, str(HERE.parent.parent))
sys.path.extend([str(HERE), str(HERE.parent)])
