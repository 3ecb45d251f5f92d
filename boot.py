# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Who may write the drive: the game, or the computer when SELECT is held at power-on.

Runs at power-on and at a hard reset only. Whatever goes wrong here, the board starts and the drive
stays with the computer.
"""

SELECT_NUMBER = 3
SCAN_SECONDS = 0.1

try:
    import time

    import board
    import keypad
    import storage

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
        held = held or (event.key_number == SELECT_NUMBER and event.pressed)
        event = keys.events.get()
    keys.deinit()
    if held:
        print("SELECT held: the computer may write the drive")
    else:
        storage.remount("/", readonly=False)
        print("the game may write the drive; hold SELECT at power-on to give it to the computer")

    import usb_hid
    import usb_midi

    usb_hid.disable()
    usb_midi.disable()
except Exception as error:
    print("boot.py:", error)
