# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""A small value net: features, one hidden layer, one number. With ulab, with numpy, or plainly.

The first layer has whole weights and whole inputs, so its sums are exact in 32-bit floats whatever
the order of adding; the output is cut to 1/1024. That is why all three ways choose alike.

A weights file: inputs, hidden units (a byte each), the weights as signed bytes, input by input,
then for each hidden unit its scale times its output weight as a 32-bit float.
"""

import math
import struct
import sys
from array import array

from engine import const

# Rows a call, which itself costs as much as six: 40 candidates are four calls, 21 kinds of tile two
BATCH = const(11)
_LEAK = 0.0625
_FINE = 1024.0
_FAR = const(20480)  # beyond, a chance is 0 or 1 anyway


def net_name(view):
    """Return the name of the weights of an edition."""
    if view.variant in ("classic", "junior", "junior-advanced"):
        return "%s%d" % (view.variant, view.seats)
    return view.variant


def load_weights(name):
    """Return the bytes of `assets/nets/NAME.bin`, or None if there are none."""
    path = __file__
    root = path[: path.rfind("engine/bots")]
    try:
        with open(root + "assets/nets/" + name + ".bin", "rb") as stored:
            return stored.read()
    except OSError:
        return None


def backend():
    """Return the arrays to compute with: ulab's, numpy's, or None for plain Python."""
    try:
        from ulab import numpy

        return numpy
    except ImportError:
        pass
    try:
        import numpy

        return numpy
    except ImportError:
        return None


def computes():
    """Return whether a net is quick enough here to value every candidate.

    In plain Python a row takes a board an eighth of a second: see `engine.bots.second`.
    """
    return backend() is not None or sys.implementation.name == "cpython"


class Layers:
    """The weights, and what they make of a batch of inputs.

    :param bytes stored: a weights file
    :param make_features: the class that writes the inputs
    :param arrays: the module from `backend`
    """

    def __init__(self, stored, arrays):
        self.inputs = inputs = stored[0]
        self.hidden = hidden = stored[1]
        size = inputs * hidden
        self.arrays = arrays
        self.x = array("h", bytes(2 * BATCH * inputs))
        second = struct.unpack("<%df" % hidden, stored[2 + size :])
        if arrays is None:
            self.first = array("b", stored[2 : 2 + size])
            self.second = second
            return
        # ulab multiplies whole numbers as they are, into floats: the weights stay in their bytes.
        # numpy would multiply them as whole numbers of 16 bits; it is given floats.
        self.whole = not hasattr(arrays, "float32")
        first = arrays.frombuffer(stored, dtype=arrays.int8, count=size, offset=2)
        self.first = self._floats(first).reshape((inputs, hidden))
        second = arrays.frombuffer(
            array("f", second), dtype=arrays.float if self.whole else arrays.float32
        )
        self.second = second.reshape((hidden, 1))

    def _floats(self, numbers):
        return numbers if self.whole else numbers.astype(self.arrays.float32)

    def run(self, rows):
        """Return a number in 1/1024 for each of the first `rows` rows of `x`."""
        arrays = self.arrays
        inputs = self.inputs
        if arrays is None:
            return [self._plain(row * inputs) for row in range(rows)]
        x = self._floats(arrays.frombuffer(self.x, dtype=arrays.int16, count=rows * inputs))
        sums = arrays.dot(x.reshape((rows, inputs)), self.first)
        out = arrays.dot(arrays.maximum(sums, sums * _LEAK), self.second)
        return [int(out[row][0] * _FINE) for row in range(rows)]

    def _plain(self, start):
        return int(self.units(start, 0, self.hidden) * _FINE)

    def units(self, start, low, high):
        """Return what hidden units `low` … `high` - 1 add for the row at x[start], plainly."""
        x = self.x
        first = self.first
        hidden = self.hidden
        total = 0.0
        end = start + self.inputs
        for unit in range(low, high):
            where = unit
            acc = 0
            for i in range(start, end):
                acc += x[i] * first[where]
                where += hidden
            total += self.second[unit] * (acc if acc > 0 else acc * _LEAK)
        return total


class Net:
    """Values positions in batches.

    :param Table table: where it looks
    :param Layers layers: the weights
    :param features: what writes the inputs (`Features`, or Solo's)
    """

    def __init__(self, table, layers, features):
        self.table = table
        self.layers = layers
        self.features = features
        self._waiting = [0] * BATCH
        self._count = 0
        self._values = None

    def add(self, seat, values, index):
        """Value the table for a seat that has just ended its turn: values[index], at `flush`."""
        table = self.table
        if table.over(seat):
            values[index] = self.features.outcome(seat)
            return
        count = self._count
        self.features.write(seat, self.layers.x, count * self.layers.inputs)
        self._waiting[count] = index
        self._values = values
        self._count = count + 1
        if self._count == BATCH:
            self.flush()

    def share(self, value):
        """Return the chance of winning in 1/16384."""
        value = max(-_FAR, min(_FAR, value))
        return int(16384.0 / (1.0 + math.exp(-value / _FINE)))

    def flip(self, share):
        """Return the share the other side sees."""
        return 16384 - share

    def flush(self):
        """Work out what waits."""
        if self._count:
            values = self._values
            for row, value in enumerate(self.layers.run(self._count)):
                values[self._waiting[row]] = value
            self._count = 0


def net_for(table, make_features):
    """Return the net of the edition on the table, or None where the formula has to do.

    :param make_features: the class that writes the inputs
    """
    stored = load_weights(net_name(table.view)) if computes() else None
    if stored is None:
        return None
    return Net(table, Layers(stored, backend()), make_features(table))
