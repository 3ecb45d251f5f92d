# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Several pictures in one run of a console."""

from tools.simulator.pictures import compare


class Album:
    """Compares one picture after the other and complains about all of them at the end."""

    def __init__(self, console):
        self.console = console
        self.wrong = []

    def add(self, name):
        """Compare what the console shows with the reference picture `name`."""
        try:
            compare(self.console, name)
        except AssertionError as difference:
            self.wrong.append(str(difference))

    def close(self):
        """Fail if any picture differed."""
        assert not self.wrong, "\n".join(self.wrong)
