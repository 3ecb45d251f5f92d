# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Stand-in for ``storage``: who may write the drive."""

from tools.simulator import machine


class VfsFat:
    """The drive as code.py sees it."""

    label = "CIRCUITPY"

    @property
    def readonly(self):
        """True while code.py may not write."""
        return machine.here().drive.readonly


def getmount(mount_path):
    """Return the drive that is mounted at ``mount_path``, which is always "/"."""
    if mount_path != "/":
        raise OSError(19, "No such device")
    return VfsFat()


def remount(mount_path, readonly=False, *, disable_concurrent_write_protection=False):
    """Give the drive to code.py (``readonly`` False) or to the computer.

    RuntimeError once the computer sees the drive, which is after boot.py.
    """
    getmount(mount_path)
    here = machine.here()
    if here.usb and not here.booting:
        raise RuntimeError("Cannot remount path when visible via USB.")
    here.drive.readonly = readonly


def disable_usb_drive():
    """Hide the drive from the computer; in boot.py only. Code may write it then."""
    here = machine.here()
    if not here.booting:
        raise RuntimeError("Cannot change USB devices now")
    here.drive.readonly = False


def enable_usb_drive():
    """Show the drive to the computer again; in boot.py only."""
    here = machine.here()
    if not here.booting:
        raise RuntimeError("Cannot change USB devices now")
    here.drive.readonly = True
