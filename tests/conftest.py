# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Puts the stand-in modules before Blinka's own, for every test; how much of some runs.

The test command runs a share of what takes long, with a fixed seed. With POCKET_LONG=1 in the
environment (`dev.py test --long`) all of it runs. What was counted is shown at the end.
"""

import os

import pytest

from tools.simulator import install

install()

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


def pytest_terminal_summary(terminalreporter):
    """Show what tests have counted: how many power cuts were tried, and the like."""
    reports = [report for kind in terminalreporter.stats.values() for report in kind]
    figures = []
    for report in reports:
        if getattr(report, "when", "") == "call":
            figures += [value for name, value in report.user_properties if name == "figures"]
    if figures:
        terminalreporter.section("figures")
        for line in figures:
            terminalreporter.write_line(line)
