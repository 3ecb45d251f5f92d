# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Several pictures in one run of a console, and a way through its menus."""

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


def take(console, key):
    """Go down the menu of the screen to the entry with the text `key`, and press A."""
    from handheld import text

    menu = console.app.screen.menu
    for _ in range(12):
        if menu.said == text.get(key):
            break
        yield "DOWN"
    assert menu.said == text.get(key)
    yield "A"
