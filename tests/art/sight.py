# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Brightness and colour as eyes see them, with the usual three kinds of colour blindness.

Matrices: Machado, Oliveira, Fernandes 2009, severity 1.0, applied to linear RGB. Colours are
compared in CIE L*a*b* (D65), distance CIE76: about 2 is just noticeable, 10 plainly different.
"""

import numpy as np

from tools.assets import palette

VISIONS = {
    "full": np.eye(3),
    "protanopia": np.array(
        [
            [0.152286, 1.052583, -0.204868],
            [0.114503, 0.786281, 0.099216],
            [-0.003882, -0.048116, 1.051998],
        ]
    ),
    "deuteranopia": np.array(
        [
            [0.367322, 0.860646, -0.227968],
            [0.280085, 0.672501, 0.047413],
            [-0.011820, 0.042940, 0.968881],
        ]
    ),
    "tritanopia": np.array(
        [
            [1.255528, -0.076749, -0.178779],
            [-0.078411, 0.930809, 0.147602],
            [0.004733, 0.691367, 0.303900],
        ]
    ),
}
_TO_XYZ = np.array([[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]])


def grey(entry):
    """Grey value 0..255 of a palette entry: ITU-R BT.601, what a grey-scale picture shows."""
    red, green, blue = palette.shown(entry)
    return 0.299 * red + 0.587 * green + 0.114 * blue


def _xyz(entry, vision):
    share = np.array(palette.shown(entry)) / 255
    linear = np.where(share <= 0.04045, share / 12.92, ((share + 0.055) / 1.055) ** 2.4)
    return _TO_XYZ @ np.clip(VISIONS[vision] @ linear, 0, 1)


def lab(entry, vision):
    """L*, a*, b* of a palette entry as that vision sees it."""
    ratio = _xyz(entry, vision) / np.array([0.9505, 1.0, 1.089])
    f = np.where(ratio > 0.008856, np.cbrt(ratio), 7.787 * ratio + 16 / 116)
    return np.array([116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])])


def contrast(entry, other, vision):
    """Contrast ratio 1..21 of two palette entries as the Web guidelines define it."""
    one, two = sorted((_xyz(entry, vision)[1], _xyz(other, vision)[1]))
    return (two + 0.05) / (one + 0.05)


def mean_grey(picture, outline):
    """Mean grey value of a frame over the pixels that `outline` fills."""
    values = [
        grey(value)
        for row, edge in zip(picture, outline, strict=True)
        for value, inside in zip(row, edge, strict=True)
        if inside
    ]
    return sum(values) / len(values)


def grey_difference(one, two):
    """Mean over all pixels of how far the grey values of two frames are apart."""
    apart = [
        abs(grey(a) - grey(b))
        for row, other in zip(one, two, strict=True)
        for a, b in zip(row, other, strict=True)
    ]
    return sum(apart) / len(apart)


def ink(picture, entries):
    """The set of (x, y) whose palette entry is one of `entries`: the shape alone."""
    return {(x, y) for y, row in enumerate(picture) for x, v in enumerate(row) if v in entries}
