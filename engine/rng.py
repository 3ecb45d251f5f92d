# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""A seedable generator that gives the same numbers on every Python.

The `random` modules of CPython and CircuitPython differ, so a seed would mean another game on the
board. This one is two multiply-with-carry generators of 15-bit words added together. No value ever
reaches 2**30, because from there on the board's integers allocate memory.
"""

from engine import const

MAX_SEED = const(0x3FFFFFFF)
_WORD = const(0x7FFF)
# Multipliers a for which a * 2**15 - 1 and a * 2**14 - 1 are both prime: the longest period.
_A = const(32550)
_B = const(31926)


class Rng:
    """Uniform whole numbers from a seed.

    :param int seed: 0 … 2**30 - 1
    :raises ValueError: for any other seed
    """

    def __init__(self, seed):
        if not 0 <= seed <= MAX_SEED:
            raise ValueError("seed must be 0 to 1073741823")
        # Six Feistel rounds: neighbouring seeds must not give neighbouring games.
        left = seed >> 15
        right = seed & _WORD
        for turn in range(6):
            mixed = (right * (right ^ 0x4F1B) >> 8) + right + turn * 0x1357
            left, right = right, left ^ (mixed & _WORD)
        self._z = left * 32000 + 12345
        self._w = right * 31000 + 6789
        for _ in range(8):
            self.below(2)

    def below(self, n):
        """Return a uniform number from 0 to `n` - 1.

        :param int n: 1 … 32768
        """
        # Words beyond the last whole multiple of n would favour the small numbers: draw again.
        fair = 32768 - 32768 % n
        while True:
            z = self._z
            w = self._w
            self._z = z = _A * (z & _WORD) + (z >> 15)
            self._w = w = _B * (w & _WORD) + (w >> 15)
            word = ((z & _WORD) + (w & _WORD)) & _WORD  # z + w itself may pass 2**30
            if word < fair:
                return word % n

    def state(self):
        """Return the two numbers below 2**30 that `restore` takes."""
        return self._z, self._w

    def restore(self, z, w):
        """Go on from a `state`."""
        self._z = z
        self._w = w
