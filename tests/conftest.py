# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Puts the stand-in modules before Blinka's own, for every test; shows the figures of some."""

from tools.simulator import install

install()


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
