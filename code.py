# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Pocket Ingenious starts here, from the root of the drive or from a folder of its own.

Whatever fails ends on one readable screen, with the lights off.
"""

import sys

if __name__ == "__main__":  # on a desktop this file hides Python's own module `code`
    folder = __file__.replace("\\", "/").rpartition("/")[0]
    for place in (folder + "/lib", folder or "/"):
        if place not in sys.path:
            sys.path.insert(0, place)
    device = None
    try:
        from handheld.device import open_device

        device = open_device()
        from handheld.app import App

        App(device).run()
    except Exception as error:
        # Let go of the game first: there may be no memory left, not even to say so.
        app = sys.modules.get("handheld.app")
        kept = bool(app) and app.end()
        from handheld.device.crash import show

        show(error, device, kept)
    finally:
        if device:
            device.quiet()
