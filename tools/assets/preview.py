# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""A contact sheet to look at: every sheet, and made-up screens, in colour and in grey.

Needs Pillow. Nothing here is shipped.
"""

from PIL import Image

from tools.assets import font_maps, palette, pictures
from tools.assets.font import HEIGHT, glyphs

DIRECTIONS = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
PRINTED = {(0, -5): 1, (5, -5): 2, (5, 0): 3, (0, 5): 4, (-5, 5): 5, (-5, 0): 6}
EMPTY, TILE, PRINT, GHOST, REFUSED, LIT, LAST, HINT, CUT = 1, 1, 7, 13, 19, 25, 32, 33, 34
BACK = "n"
# board: sheet, side, pitch, row pitch, tiles laid
HEXAGONS = (("hex11", 6, 11, 10, 30), ("hex9", 7, 9, 8, 42), ("hex8", 8, 8, 7, 58))
SQUARES = (("floe13", 8, 13, 20), ("floe11", 10, 11, 32))


class Chance:
    """A small repeatable generator."""

    def __init__(self, seed):
        self._state = seed

    def below(self, limit):
        """The next number, 0 to limit - 1."""
        self._state = (self._state * 1103515245 + 12345) % (1 << 31)
        return (self._state >> 12) % limit


def image(rows, zoom=1):
    """A Pillow picture of rows of palette indices, each pixel `zoom` wide, as the screen
    shows the colours; transparent pixels as the screen's background."""
    back = palette.shown(palette.index(BACK))
    out = Image.new("RGB", (len(rows[0]), len(rows)))
    out.putdata([palette.shown(v) if v else back for row in rows for v in row])
    return out.resize((out.width * zoom, out.height * zoom), Image.Resampling.NEAREST)


def spread(sheet, zoom):
    """The sheet with one pixel between its frames."""
    canvas = pictures.Canvas(
        sheet.columns * (sheet.width + 1), sheet.rows * (sheet.height + 1), BACK
    )
    for number, picture in enumerate(sheet.frames):
        down, right = divmod(number, sheet.columns)
        canvas.put(picture, right * (sheet.width + 1), down * (sheet.height + 1))
    return image(canvas.rows, zoom)


def write(canvas, text, x, y, letter="w"):
    """Write a line with the game's font."""
    known = glyphs()
    for character in text:
        rows = known[character]
        canvas.put([[palette.index(letter) * v for v in row] for row in rows], x, y)
        x += len(rows[0]) + 1


def _lay(cells, steps, count, symbols, chance):
    """Lay tiles at random: two neighbouring empty cells at a time."""
    places = sorted(cells)
    while count:
        cell = places[chance.below(len(places))]
        step = steps[chance.below(len(steps))]
        other = (cell[0] + step[0], cell[1] + step[1])
        if cells[cell] == EMPTY and cells.get(other) == EMPTY:
            cells[cell] = TILE + 1 + chance.below(symbols)
            cells[other] = TILE + 1 + chance.below(symbols)
            count -= 1


def _float(cells, symbols, chance):
    """A ghost that may lie there, one that may not, a lit ray, marks: what a player sees."""
    pairs = [(c, (c[0] + 1, c[1])) for c in sorted(cells, key=lambda c: (c[1], c[0]))]
    free = [p for p in pairs if cells[p[0]] == EMPTY and cells.get(p[1]) == EMPTY]
    for pair, kind in ((free[len(free) // 2], GHOST), (free[len(free) // 4], REFUSED)):
        for cell in pair:
            cells[cell] = kind + 1 + chance.below(symbols)
    tiles = [c for c in cells if TILE < cells[c] <= TILE + symbols]
    for cell in tiles[:4]:
        cells[cell] += LIT - TILE
    marks = dict.fromkeys(tiles[-2:], LAST)
    marks.update(dict.fromkeys(free[0], HINT))
    marks[free[-1][0]] = CUT
    return marks


def hexagon_board(canvas, sheet, side, pitch, row_pitch, tiles):
    """A made-up position on a hexagonal board in the left part of the screen."""
    chance = Chance(side)
    span = range(1 - side, side)
    cells = {(q, r): EMPTY for r in span for q in span if abs(q + r) < side}
    for cell, symbol in PRINTED.items():
        cells[cell] = PRINT + symbol
    _lay(cells, DIRECTIONS, tiles, 6, chance)
    marks = _float(cells, 6, chance)
    left = (121 - (2 * side - 1) * pitch) // 2
    top = (112 - (2 * side - 2) * row_pitch - sheet.height) // 2
    for layer in (cells, marks):
        for (q, r), number in sorted(layer.items(), key=lambda item: item[0][1]):
            first = max(1 - side, 1 - side - r)
            x = left + abs(r) * pitch // 2 + (q - first) * pitch
            canvas.put(sheet.frames[number], x, top + (r + side - 1) * row_pitch)


def square_board(canvas, sheet, side, pitch, tiles):
    """A made-up Junior position."""
    chance = Chance(side)
    cells = {(x, y): EMPTY for x in range(side) for y in range(side)}
    low = side // 2 - 2
    for food, cell in enumerate(((low, low), (low + 3, low), (low + 3, low + 3), (low, low + 3))):
        cells[cell] = PRINT + 1 + food
    _lay(cells, ((1, 0), (0, 1)), tiles, 4, chance)
    marks = _float(cells, 4, chance)
    marks[sorted(cells)[side * 3 + 2]] = 12
    left, top = (121 - side * pitch) // 2, (112 - side * pitch) // 2
    for layer in (cells, marks):
        for (x, y), number in layer.items():
            canvas.put(sheet.frames[number], left + x * pitch, top + y * pitch)


def screens(sheets):
    """Made-up play screens for the five boards."""
    named = {sheet.name: sheet for sheet in sheets}
    made = []
    for name, side, pitch, row_pitch, tiles in HEXAGONS:
        canvas = pictures.Canvas(160, 128, BACK)
        hexagon_board(canvas, named[name], side, pitch, row_pitch, tiles)
        for symbol in range(1, 7):
            canvas.put(named["mini"].frames[symbol], 117 + 6 * symbol, 40 + symbol % 2)
            for digit, x in ((1, 0), (symbol, 4)):
                canvas.put(named["small"].frames[digit], 126 + x, 48 + 7 * symbol)
        for slot in range(6):
            for half in range(2):
                number = TILE + 1 + (slot + half * 3) % 6
                canvas.put(named["hex11"].frames[number], 1 + slot * 24 + half * 11, 115)
        made.append(canvas.rows)
    for name, side, pitch, tiles in SQUARES:
        canvas = pictures.Canvas(160, 128, BACK)
        square_board(canvas, named[name], side, pitch, tiles)
        canvas.put(named["penguin"].frames[0], 130, 4)
        for food, (x, y) in enumerate(((4, 9), (12, 9), (4, 16))):
            canvas.put(named["mini"].frames[10 + food], 130 + x, 4 + y)
        for number in range(4):
            canvas.put(named["chick"].frames[number], 124 + 9 * number, 34)
            canvas.put(named["food"].frames[1 + number], 124 + 9 * number, 48)
            canvas.put(named["digits"].frames[number], 125 + 9 * number, 57)
        for number in range(8):
            canvas.put(named["choice"].frames[number], 2 + 19 * number, 112)
        made.append(canvas.rows)
    return made


def words():
    """Every glyph and a few words."""
    canvas = pictures.Canvas(160, 11 * HEIGHT, BACK)
    row = 0
    for letters, _, _ in font_maps.STRIPS:
        write(canvas, letters, 2, row)
        row += HEIGHT
    write(canvas, "Einfach Genial! Genialt!", 2, row, "y")
    return canvas.rows


def contact_sheet(sheets, zoom=4):
    """One picture of everything: made-up screens, pictures, font, sheets; grey at the right."""
    parts = [
        image(rows, zoom) for rows in [*screens(sheets), *pictures.bitmaps().values(), words()]
    ]
    parts += [spread(sheet, zoom) for sheet in sheets]
    small = [image(rows) for rows in screens(sheets)]
    width = max(part.width for part in parts)
    height = sum(part.height + 8 for part in parts) + 136
    out = Image.new("RGB", (2 * width + 8, height), (96, 96, 96))
    y = 0
    for number, part in enumerate(small):
        out.paste(part, (number * 168, y))
    y += 136
    for part in parts:
        out.paste(part, (0, y))
        out.paste(part.convert("L").convert("RGB"), (width + 8, y))
        y += part.height + 8
    return out
