# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""A stand-in for the firmware's ulab, for MicroPython: arrays as large, products that cost nothing.

To be run before the game; `numpy.calls` and `numpy.rows` then count what the net was asked.
"""

STAND_IN = """
import sys
class Rows:
    # As ulab: a view of what it is made of, or numbers of four bytes that are its own.
    def __init__(self, count, more=0):
        self.count = count
        self.row = (0.0,)
        self.numbers = bytearray(4 * more)
    def reshape(self, shape):
        rows = Rows(shape[0])
        rows.width = shape[1]
        return rows
    def __mul__(self, other):
        return Rows(self.count, len(self.numbers) // 4)
    def __getitem__(self, index):
        return self.row
class numpy:
    float, int8, int16 = "f", "b", "h"
    calls = 0
    rows = 0
    most = 0
    def frombuffer(buffer, dtype, count=-1, offset=0):
        return Rows(count)
    def maximum(a, b):
        return Rows(a.count, len(a.numbers) // 4)
    def dot(a, b):
        if b.width > 1:  # the first layer
            numpy.calls += 1
            numpy.rows += a.count
            numpy.most = max(numpy.most, a.count)
        return Rows(a.count, a.count * b.width)
class ulab:
    pass
ulab.numpy = numpy
sys.modules["ulab"] = ulab
"""
