# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Write a trained net as the bytes the board loads: `python -m tools.training.export NET.npz
OUT.bin`.
"""

import struct
import sys

import numpy as np


def pack(w1, w2):
    """A weights file (format in engine/bots/net.py); w1 takes inputs in units, the file whole
    64ths.
    """
    count, hidden = w1.shape
    scale = np.abs(w1).max(axis=0) / 127
    whole = np.rint(w1 / scale).astype(np.int8)
    factor = (scale * w2 / 64).astype(np.float32)
    return bytes([count, hidden]) + whole.tobytes() + struct.pack(f"<{hidden}f", *factor)


def unpack(stored):
    """(w1, w2) with the rounding of the file: what the board plays with."""
    count, hidden = stored[0], stored[1]
    whole = np.frombuffer(stored, np.int8, count * hidden, 2).reshape(count, hidden)
    factor = np.frombuffer(stored, "<f4", hidden, 2 + count * hidden)
    return whole.astype(np.float32), (factor * 64).astype(np.float32)


def main():
    net = np.load(sys.argv[1])
    stored = pack(net["w1"], net["w2"])
    with open(sys.argv[2], "wb") as out:
        out.write(stored)
    print(f"{sys.argv[2]}: {len(stored)} bytes")


if __name__ == "__main__":
    main()
