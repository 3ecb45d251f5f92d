# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""The screen that comes when nothing else works: made of what is in the firmware alone."""

import gc
import sys
import traceback

import bitmaptools
import board
import displayio
import terminalio

from handheld import ROOT

_TITLE = "Pocket Ingenious stopped"
_KEPT = "Your game is saved."
_ADVICE = "START: begin again"
#: most letters of a traceback that are written to the drive, over the one before
NOTE = 2000


def lines(error, columns, kept=False):
    """Return what to say about an exception, in lines of at most `columns` characters.

    :param bool kept: True if a game was in progress and is saved
    """
    said = "%s: %s" % (type(error).__name__, error)
    if isinstance(error, ImportError):
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
    rows.append(_ADVICE)
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


def show(error, device):
    """Show what happened, wait for START, and start the program afresh.

    :param Exception error: what ended the program
    :param device: the `Device`, or None if it could not be opened
    """
    if device:
        device.quiet()
    # Let go of all that the game had: there may be no memory left for this screen.
    app = sys.modules.get("handheld.app")
    kept = False
    if app and app.running:
        kept = bool(app.running.game) and app.running.saves.kept
        app.running = None
    gc.collect()
    traceback.print_exception(error)
    _note(error)
    display = board.DISPLAY
    font = terminalio.FONT
    width, height = font.get_bounding_box()[:2]
    page = displayio.Bitmap(display.width, display.height, 2)
    y = 0
    for line in lines(error, display.width // width, kept):
        _write(page, font, line, y)
        y += height
    palette = displayio.Palette(2)
    palette[1] = 0xFFFFFF
    grid = displayio.TileGrid(page, pixel_shader=palette)
    group = displayio.Group()
    group.append(grid)
    display.root_group = group
    display.refresh()
    if device:
        from handheld.keys import START

        while device.buttons.poll(device.ticks()) != START:
            device.nap(20)
        device.restart()
