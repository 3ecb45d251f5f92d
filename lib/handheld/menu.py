# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""A list whose rows are labels in a GridLayout, for screens under which no game lies.

The two libraries take 22 KB of memory, each label 1.5 KB more; both go with the screen.
"""

from adafruit_display_text.bitmap_label import Label
from adafruit_displayio_layout.layouts.grid_layout import GridLayout

from handheld import art, draw
from handheld.font import FONT
from handheld.rows import Rows


class Menu(Rows):
    """As `Rows`: an entry a row, a bar behind the chosen one."""

    def _make(self, entries, values, x, y, width):
        count = len(entries)
        columns = 2 if values else 1
        grid = GridLayout(
            x=x,
            y=y,
            width=width,
            height=self._pitch * count,
            grid_size=(columns, count),
        )
        for row in range(count):
            value = values[row] if values else None
            alone = value is None
            self._labels.append(_label(entries[row]))
            self._values.append(None if alone else _label(value))
            grid.add_content(
                self._labels[row],
                grid_position=(0, row),
                cell_size=(columns if alone else 1, 1),
                cell_anchor_point=draw.MIDDLE if alone else draw.LEFT,
                layout_cells=False,
            )
            if not alone:
                grid.add_content(
                    self._values[row],
                    grid_position=(1, row),
                    cell_size=(1, 1),
                    cell_anchor_point=draw.MIDDLE,
                    layout_cells=False,
                )
        grid.layout_cells()
        return grid

    def _colour(self, row, colour):
        self._labels[row].color = art.palette()[colour]
        if self._values[row]:
            self._values[row].color = art.palette()[colour]

    def say(self, row, words):
        """Change the words of a row's value."""
        self._values[row].text = words


def _label(said):
    return Label(FONT, text=said, color=art.palette()[art.LIGHT], line_spacing=1.0)
