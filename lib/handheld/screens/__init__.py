# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""The screens: one a file, loaded when it is opened and forgotten when it is left."""


class Base:
    """What every screen is. A module of this package calls its own one `Screen`."""

    #: the name of its module
    name = ""
    #: the `displayio.Group` that is shown
    group = None
    #: True while the device plays: the screen does not dim then
    busy = False
    #: True while something moves by itself: no notice comes in between
    moving = False

    #: True where the game that is shown is not to be saved
    lesson = False

    def open(self, app):
        """Build what is shown. Further arguments of `App.open` follow `app`."""

    def close(self):
        """Leave nothing behind: timers, lights, sounds."""

    def resume(self, *answer):
        """Come back to the top after a pushed screen was popped with `answer`."""

    def press(self, key):
        """Follow a logical key of `handheld.keys`."""

    def tick(self, now):
        """Go on with what moves; called in each pass. `now` is in milliseconds and wraps."""
