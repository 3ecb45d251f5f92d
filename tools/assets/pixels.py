# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Pixel maps: text in, packed sheets and pictures out.

A frame is a tuple of rows, a row a tuple of palette indices. A sheet file is four header
bytes (frame width, frame height, frames across, frames down) followed by rows of four bits a
pixel, the first pixel in the high bits, each row padded to a whole byte: what
bitmaptools.readinto(..., bits_per_pixel=4, reverse_pixels_in_element=True) reads on the board
and under Blinka alike.
"""

from tools.assets import palette


def frame(text, width, height, **swap):
    """Turn a pixel map into a frame of exactly `width` x `height` pixels.

    `text`: rows of map letters, blank lines ignored. `swap`: letter replacements, such as
    x="r"; the letter "#" is given as `ink`. Raises ValueError for a wrong size or letter.
    """
    rows = [line.strip() for line in text.strip().splitlines() if line.strip()]
    if len(rows) != height or any(len(row) != width for row in rows):
        raise ValueError(f"want {width}x{height}, got {[len(row) for row in rows]}:\n{text}")
    swap = {("#" if key == "ink" else key): value for key, value in swap.items()}
    return tuple(tuple(palette.index(swap.get(c, c)) for c in row) for row in rows)


def blank(width, height):
    """A frame of transparent pixels."""
    return tuple((0,) * width for _ in range(height))


def over(below, *above):
    """Lay frames of one size on each other; transparent pixels (0) let the lower one through."""
    rows = [list(row) for row in below]
    for layer in above:
        for y, row in enumerate(layer):
            for x, value in enumerate(row):
                if value:
                    rows[y][x] = value
    return tuple(map(tuple, rows))


def recolour(picture, swap):
    """The frame with every palette index replaced by swap[index] where swap has it."""
    return tuple(tuple(swap.get(value, value) for value in row) for row in picture)


def beside(mask, face):
    """The pixels of a face to the right of a mask's own: a shadow that sets it off."""
    rows = [[0] * len(row) for row in mask]
    for y, row in enumerate(mask):
        for x, value in enumerate(row[:-1]):
            if value and face[y][x + 1]:
                rows[y][x + 1] = value
    return tuple(map(tuple, rows))


def mirror(picture):
    """The frame flipped left to right."""
    return tuple(tuple(reversed(row)) for row in picture)


def grid(text, width, height, **swap):
    """Cut a text block of maps side by side (columns separated by spaces, rows of maps by
    blank lines) into frames in reading order. Each is `width` x `height`."""
    frames = []
    for block in text.strip().split("\n\n"):
        lines = [line.split() for line in block.splitlines() if line.strip()]
        for column in range(len(lines[0])):
            rows = "\n".join(line[column] for line in lines)
            frames.append(frame(rows, width, height, **swap))
    return frames


class Sheet:
    """Frames of one size in a grid, read left to right, top to bottom.

    name: file name without ".bin"; columns: frames across. The grid is filled up with blank
    frames; `used` tells how many are drawn.
    """

    def __init__(self, name, width, height, columns, frames):
        for number, picture in enumerate(frames):
            if len(picture) != height or any(len(row) != width for row in picture):
                raise ValueError(f"{name} frame {number} is not {width}x{height}")
        self.name = name
        self.width = width
        self.height = height
        self.columns = columns
        self.used = len(frames)
        self.rows = -(-len(frames) // columns)
        spare = self.rows * columns - len(frames)
        self.frames = list(frames) + [blank(width, height)] * spare

    def canvas(self):
        """The whole sheet as one frame."""
        out = []
        for row in range(self.rows):
            line = self.frames[row * self.columns : (row + 1) * self.columns]
            for y in range(self.height):
                out.append(tuple(value for picture in line for value in picture[y]))
        return tuple(out)

    def file_bytes(self):
        """The sheet's file: header and packed rows."""
        head = bytes((self.width, self.height, self.columns, self.rows))
        return head + pack(self.canvas(), 4)

    def ram_bytes(self):
        """Bytes the Bitmap's pixels take on the board: rows padded to 32-bit words."""
        return -(-self.width * self.columns // 8) * 4 * self.height * self.rows


def pack(canvas, bits):
    """Rows packed at `bits` (1 or 4) a pixel, first pixel in the high bits, whole bytes a row."""
    out = bytearray()
    for row in canvas:
        accumulator = count = 0
        for value in row:
            accumulator = accumulator << bits | value
            count += bits
            if count == 8:
                out.append(accumulator)
                accumulator = count = 0
        if count:
            out.append(accumulator << (8 - count))
    return bytes(out)


def bmp(canvas):
    """A 4-bit indexed Windows bitmap file of the canvas with the palette of the game."""
    height, width = len(canvas), len(canvas[0])
    stride = (width * 4 + 31) // 32 * 4
    pixels = b"".join(pack((row,), 4).ljust(stride, b"\0") for row in reversed(canvas))
    colours = b"".join(bytes((blue, green, red, 0)) for red, green, blue in palette.RGB)
    offset = 14 + 40 + len(colours)

    def word(number, size=4):
        return number.to_bytes(size, "little")

    head = b"BM" + word(offset + len(pixels)) + word(0) + word(offset)
    head += word(40) + word(width) + word(height) + word(1, 2) + word(4, 2) + word(0)
    head += word(len(pixels)) + word(2835) + word(2835) + word(16) + word(0)
    return head + colours + pixels
