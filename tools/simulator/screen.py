# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""The display without bus or glass: displayio's own drawing into one frame in memory.

What a real bus would carry is counted: the pixels of every rectangle that displayio sends, and the
commands before it.
"""

import numpy

from tools.simulator import install

install()  # displayio looks for pins as it is imported: it must find the stand-ins

import busdisplay  # noqa: E402
import displayio  # noqa: E402
from displayio._area import Area  # noqa: E402
from displayio._group import circuitpython_splash  # noqa: E402

# Blinka refreshes displays from a thread; here refreshes happen when code.py says so.
displayio._stop_background()
# The firmware's console: on the desktop what is printed goes elsewhere, its picture is the splash.
displayio.CIRCUITPYTHON_TERMINAL = circuitpython_splash

BYTES_PER_PIXEL = 2
BYTES_PER_RECTANGLE = 11  # column set 1+4, row set 1+4, write 1


class Screen(busdisplay.BusDisplay):
    """A BusDisplay of 160x128 pixels in 16-bit colour, as board.DISPLAY.

    frame: what the glass shows, RGB565, [y, x]. sent: the rectangles (x, y, width, height) since
    the last mark(). refreshes: how often something was sent. on_frame: called after such a refresh.
    blind: count what is sent, but draw nothing: for long games that nobody looks at.
    """

    def __new__(cls, *args, **kwargs):
        # displayio takes one display; the one of the last power-on goes
        for display in displayio.displays:
            display._release()
        displayio.displays.clear()
        circuitpython_splash._in_group = False
        return super().__new__(cls, *args, **kwargs)

    def __init__(self, width=160, height=128, on_frame=None, blind=False):
        self._blind = blind
        self.frame = numpy.zeros((height, width), dtype=numpy.uint16)
        self.sent = []
        self.refreshes = 0
        self.refreshes_ever = 0
        self.on_frame = on_frame
        super().__init__(None, b"", width=width, height=height)

    @property
    def bus_bytes(self):
        """Bytes over the bus since the last mark()."""
        pixels = sum(width * height for _, _, width, height in self.sent)
        return pixels * BYTES_PER_PIXEL + len(self.sent) * BYTES_PER_RECTANGLE

    def mark(self):
        """Start counting anew."""
        self.sent = []
        self.refreshes = 0

    def _refresh_display(self):
        if self._core.full_refresh and self._core.current_group is not None:
            # The firmware's full refresh leaves nothing changed behind. Blinka would send every
            # changed sprite once more: let it collect them now, and forget the list.
            self._core.current_group._get_refresh_areas([])
        before = len(self.sent)
        done = super()._refresh_display()
        if len(self.sent) > before:
            self.refreshes += 1
            self.refreshes_ever += 1
            if self.on_frame:
                self.on_frame()
        return done

    def _refresh_area(self, area):
        seen = Area()
        if not self._core.clip_area(area, seen):
            return True
        width, height = seen.width(), seen.height()
        self.sent.append((seen.x1, seen.y1, width, height))
        if self._blind:
            return True
        pixels = width * height
        buffer = memoryview(bytearray((pixels + 1) // 2 * 4)).cast("I")
        mask = memoryview(bytearray((pixels // 32 + 1) * 4)).cast("I")
        self._core.fill_area(seen, mask, buffer)
        drawn = numpy.frombuffer(buffer, dtype=">u2", count=pixels).reshape(height, width)
        self.frame[seen.y1 : seen.y2, seen.x1 : seen.x2] = drawn
        return True


def rgb(frame):
    """Return an RGB565 frame as an array [y, x, 3] of bytes."""
    red, green, blue = frame >> 11, (frame >> 5) & 63, frame & 31
    out = numpy.empty((*frame.shape, 3), numpy.uint8)
    out[..., 0] = (red << 3) | (red >> 2)
    out[..., 1] = (green << 2) | (green >> 4)
    out[..., 2] = (blue << 3) | (blue >> 2)
    return out


def save_png(frame, path, scale=1):
    """Write a frame as a PNG, each pixel ``scale`` pixels wide."""
    from PIL import Image

    picture = Image.fromarray(rgb(frame))
    if scale > 1:
        size = (picture.width * scale, picture.height * scale)
        picture = picture.resize(size, Image.Resampling.NEAREST)
    picture.save(path)
