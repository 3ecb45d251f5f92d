# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Where the safety tests find the project and each other; how much of them runs.

The test command runs a share of each, with a fixed seed. With POCKET_LONG=1 in the environment
(`dev.py test --long`) all of it runs and the figures are printed.
"""

import os
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parent
sys.path.extend([str(HERE), str(HERE.parent)])

LONG = os.environ.get("POCKET_LONG") == "1"


class Figures:
    """Counts that a test is about; shown at the end of the run."""

    def __init__(self, say):
        self._say = say
        self.long = LONG

    def share(self, few, all_of_them):
        """Return the number to run: few, or all with --long."""
        return all_of_them if LONG else few

    def say(self, text, *numbers):
        """Note one line of figures, numbers with thousands separated."""
        self._say(text.format(*[n if isinstance(n, str) else f"{n:,}" for n in numbers]))


@pytest.fixture
def figures(record_property):
    """How much to run, and where to say what came of it."""
    return Figures(lambda line: record_property("figures", line))
