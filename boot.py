# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Who may write the drive: the game, or the computer when it is asked for.

It is asked for by holding SELECT at power-on, or on the settings page for the next start. Runs at
power-on and at a hard reset only; what it prints stands in boot_out.txt. Whatever goes wrong here,
the board starts and the drive stays with the computer.
"""

SELECT_NUMBER = 3
SCAN_SECONDS = 0.1
# What the settings page leaves in the last byte of the chip's memory
WISH = 0x55


def select_held():
    """Return whether SELECT is down now; the first four keys are the same on all boards."""
    import time

    import board
    import keypad

    keys = keypad.ShiftRegisterKeys(
        clock=board.BUTTON_CLOCK,
        data=board.BUTTON_OUT,
        latch=board.BUTTON_LATCH,
        key_count=4,
        value_when_pressed=True,
    )
    time.sleep(SCAN_SECONDS)
    held = False
    event = keys.events.get()
    while event:
        if event.key_number == SELECT_NUMBER:
            held = event.pressed
        event = keys.events.get()
    keys.deinit()
    return held


def wished():
    """Return whether the settings page asked for it; it holds for one start."""
    import microcontroller

    memory = getattr(microcontroller, "nvm", None)
    if not memory or memory[len(memory) - 1] != WISH:
        return False
    memory[len(memory) - 1] = 0xFF
    return True


def share_drive():
    """Give the drive to the game or leave it to the computer; return what to say about it."""
    import storage

    if select_held():
        return "SELECT is held: the computer may write the drive, the game may not"
    if wished():
        return "as set in the game, this time the computer may write the drive"
    storage.remount("/", readonly=False)
    return "the game may write the drive; hold SELECT at power-on to give it to the computer"


def save_memory():
    """Switch off the parts of USB that a game has no use for; return what to say about it."""
    import usb_hid
    import usb_midi

    usb_hid.disable()
    usb_midi.disable()
    return "USB keyboard and MIDI are off"


for part in (share_drive, save_memory):
    try:
        print(part())
    except Exception as error:
        print(part.__name__, "failed:", error)
