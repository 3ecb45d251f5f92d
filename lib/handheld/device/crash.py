# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""The screen that comes when nothing else works: made of what is in the firmware alone."""

import gc
import time
import traceback

import bitmaptools
import board
import displayio
import terminalio

from handheld import ROOT

_TITLE = "Pocket Ingenious stopped"
_KEPT = "Your game is saved."
_START = "START: begin again"
_RESET = "Press the reset button."
_NO_FILE = 2  # errno
#: most letters of a traceback that are written to the drive, over the one before
NOTE = 2000


def lines(error, columns, kept=False, keys=True):
    """Return what to say about an exception, in lines of at most `columns` characters.

    :param bool kept: True if a game was in progress and is saved
    :param bool keys: False if START cannot be read
    """
    said = "%s: %s" % (type(error).__name__, error)
    # A file is missing, or one for another CircuitPython ("incompatible .mpy file").
    if isinstance(error, ImportError) or ".mpy" in said or getattr(error, "errno", 0) == _NO_FILE:
        said += " - copy the whole release to the drive again"
    rows = [_TITLE, ""]
    row = ""
    for word in said.split():
        for at in range(0, len(word), columns):
            part = word[at : at + columns]
            if row and len(row) + 1 + len(part) > columns:
                rows.append(row)
                row = ""
            row = row + " " + part if row else part
    rows.append(row)
    rows.append("")
    if kept:
        rows.append(_KEPT)
    rows.append(_START if keys else _RESET)
    return rows


def _write(page, font, line, y):
    # Copy the letters of a line out of the font's own picture of all letters.
    x = 0
    for letter in line:
        glyph = font.get_glyph(ord(letter))
        if glyph:
            sheet = glyph.bitmap
            across = sheet.width // glyph.width
            left = glyph.tile_index % across * glyph.width
            top = glyph.tile_index // across * glyph.height
            right = left + glyph.width
            bottom = top + glyph.height
            bitmaptools.blit(page, sheet, x, y, x1=left, y1=top, x2=right, y2=bottom)
            x += glyph.width


def _note(error):
    # For whoever wants to know more: crash.txt beside code.py, where the drive can be written.
    try:
        said = "".join(traceback.format_exception(error))
        with open(ROOT + "crash.txt", "w") as file:
            file.write(said[-NOTE:])
    except Exception as another:
        print("crash.txt is not written:", another)


def _page(display, rows):
    # A group that shows lines of text.
    font = terminalio.FONT
    height = font.get_bounding_box()[1]
    page = displayio.Bitmap(display.width, display.height, 2)
    y = 0
    for line in rows:
        _write(page, font, line, y)
        y += height
    palette = displayio.Palette(2)
    palette[1] = 0xFFFFFF
    group = displayio.Group()
    group.append(displayio.TileGrid(page, pixel_shader=palette))
    return group


def show(error, device, kept):
    """Show what happened, wait for START, and start the program afresh.

    :param Exception error: what ended the program
    :param device: the `Device`, or None if it could not be opened: then only a reset helps
    :param bool kept: True if a game was in progress and is saved
    """
    if device:
        device.quiet()
    display = board.DISPLAY
    gc.collect()
    traceback.print_exception(error)
    _note(error)
    try:
        columns = display.width // terminalio.FONT.get_bounding_box()[0]
        group = _page(display, lines(error, columns, kept, bool(device)))
    except MemoryError:
        # The firmware's own console is always there, and needs none.
        group = displayio.CIRCUITPYTHON_TERMINAL
        print(_TITLE)
        print(_START if device else _RESET)
    display.root_group = group
    display.brightness = 1.0  # it may have been dark
    display.refresh()
    while not device:
        time.sleep(1)
    from handheld.keys import START

    while device.buttons.poll(device.ticks()) != START:
        device.nap(20)
    device.restart()
