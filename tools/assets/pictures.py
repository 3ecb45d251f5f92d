# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Pictures that are shown from the drive: the title and the launcher's icon.

Also the curtain sheet: a 16 x 16 pattern of folds, valance and hem.
"""

from tools.assets import figures, hexes, shapes
from tools.assets.palette import index
from tools.assets.pixels import Sheet, blank, grid

WIDTH, HEIGHT = 160, 128

# INGENIOUS, drawn half as large as it stands
LETTERS = """
####### ##...## .#####. ####### ##...## ####### .#####. ##...## .######
####### ###..## ####### ####### ###..## ####### ####### ##...## #######
..###.. ####.## ##..... ##..... ####.## ..###.. ##...## ##...## ##.....
..###.. ####.## ##..... ##..... ####.## ..###.. ##...## ##...## ##.....
..###.. ##.#### ##.#### #####.. ##.#### ..###.. ##...## ##...## ######.
..###.. ##.#### ##.#### #####.. ##.#### ..###.. ##...## ##...## .######
..###.. ##..### ##...## ##..... ##..### ..###.. ##...## ##...## .....##
..###.. ##..### ##...## ##..... ##..### ..###.. ##...## ##...## .....##
####### ##...## ####### ####### ##...## ####### ####### ####### #######
####### ##...## .#####. ####### ##...## ####### .#####. .#####. ######.
"""
POCKET = """
####. .###. .#### #...# ##### #####
#...# #...# #.... #..#. #.... ..#..
#...# #...# #.... ###.. ####. ..#..
####. #...# #.... #..#. #.... ..#..
#.... #...# #.... #...# #.... ..#..
#.... .###. .#### #...# ##### ..#..
"""
SHADES = "wwwwwwyyyyyyyyoooooo"  # of the large letters, from top to bottom

# frames of hex11 in the corners: 0 none, 1 an empty cell, 1 + symbol a tile
LEFT_CORNER = ((1, 0, 0, 0), (4, 1, 0, 0), (1, 6, 1, 0), (3, 6, 7, 0))
RIGHT_CORNER = ((0, 0, 1, 1), (0, 1, 5, 1), (0, 1, 4, 2), (1, 7, 1, 2))

CURTAIN = """
nmmssmmnnmmssmmn nmmssmmnnmmssmmn nmmssmmnnmmssmmn
nmmssmmnnmmssmmn nmmssmmnnmmssmmn nmmssmmnnmmssmmn
nmmssmmnnmmssmmn nmmssmmnnmmssmmn nmmssmmnnmmssmmn
nmmssmmnnmmssmmn nmmssmmnnmmssmmn nmmssmmnnmmssmmn
nmmssmmnnmmssmmn nmmssmmnnmmssmmn nmmssmmnnmmssmmn
nmmssmmnnmmssmmn nmmssmmnnmmssmmn nmmssmmnnmmssmmn
nmmssmmnnmmssmmn nmmssmmnnmmssmmn nmmssmmnnmmssmmn
nmmssmmnnmmssmmn yyyyyyyyyyyyyyyy nmmssmmnnmmssmmn
nmmssmmnnmmssmmn oooooooooooooooo nmmssmmnnmmssmmn
nmmssmmnnmmssmmn yyyyyyyyyyyyyyyy nmmssmmnnmmssmmn
nmmssmmnnmmssmmn o.y.o.y.o.y.o.y. yyyyyyyyyyyyyyyy
nmmssmmnnmmssmmn o.y.o.y.o.y.o.y. oooooooooooooooo
nmmssmmnnmmssmmn o.y...y.o.y...y. yyyyyyyyyyyyyyyy
nmmssmmnnmmssmmn ..y...y...y...y. o.y.o.y.o.y.o.y.
nmmssmmnnmmssmmn ................ o.y.o.y.o.y.o.y.
nmmssmmnnmmssmmn ................ ................
"""


class Canvas:
    """A picture under way."""

    def __init__(self, width, height, letter):
        self.rows = [[index(letter)] * width for _ in range(height)]

    def put(self, picture, x, y):
        """Lay a frame at (x, y); its transparent pixels and what is outside are left out."""
        for down, row in enumerate(picture):
            for right, value in enumerate(row):
                inside = 0 <= y + down < len(self.rows) and 0 <= x + right < len(self.rows[0])
                if value and inside:
                    self.rows[y + down][x + right] = value


def doubled(picture):
    """Twice as large, the steps of slanting edges rounded off (the rule of Scale2x)."""
    height, width = len(picture), len(picture[0])

    def at(x, y):
        return picture[y][x] if 0 <= x < width and 0 <= y < height else 0

    rows = []
    for y in range(height):
        upper, lower = [], []
        for x in range(width):
            here, up, down = at(x, y), at(x, y - 1), at(x, y + 1)
            left, right = at(x - 1, y), at(x + 1, y)
            plain = up == down or left == right
            upper.append(left if not plain and left == up else here)
            upper.append(right if not plain and up == right else here)
            lower.append(left if not plain and left == down else here)
            lower.append(right if not plain and down == right else here)
        rows += [tuple(upper), tuple(lower)]
    return tuple(rows)


def _shadowed(canvas, mask, x, y, shades):
    """Letters with a black edge all round and one colour a row."""
    edge = tuple(tuple(index("k") if value else 0 for value in row) for row in mask)
    for right, down in ((-1, 0), (1, 0), (0, -1), (0, 1), (1, 1), (2, 2), (1, 2), (2, 1)):
        canvas.put(edge, x + right, y + down)
    lines = zip(mask, shades, strict=True)
    canvas.put(tuple(tuple(index(s) if v else 0 for v in row) for row, s in lines), x, y)


def _honeycomb(canvas, sheet, first_x, first_y, cells):
    """A piece of the board: rows of hexagon frames, 0 for no cell."""
    for row, frames in enumerate(cells):
        for column, number in enumerate(frames):
            x = first_x + 11 * column + (5 if row % 2 else 0)
            canvas.put(sheet.frames[number], x, first_y + 10 * row)


def title():
    """The title: six large tiles, the name, and a corner of the board on either side of the
    place for a menu (x 34..126, y 94..124)."""
    canvas = Canvas(WIDTH, HEIGHT, "n")
    for number in range(6):
        big = shapes.tile(number + 1, 26)
        canvas.put(big, 2 + 26 * number, 2 + (0 if number % 2 else 6))
    x = 54
    for letter in grid(POCKET, 5, 6, ink="w"):
        canvas.put(tuple(tuple(index("i") if v else 0 for v in row) for row in letter), x, 41)
        x += 9
    x = 4
    for letter in grid(LETTERS, 7, 10, ink="w"):
        _shadowed(canvas, doubled(letter), x, 53, SHADES)
        x += 17
    board = hexes.sheets()[0]
    _honeycomb(canvas, board, -7, 84, LEFT_CORNER)
    _honeycomb(canvas, board, 122, 84, RIGHT_CORNER)
    chick = figures.sheets()[1].frames[1]
    canvas.put(chick, 146, 76)
    return tuple(map(tuple, canvas.rows))


def icon():
    """The launcher's icon, 32 x 32: two halves of a tile."""
    canvas = Canvas(32, 32, "n")
    canvas.put(shapes.tile(5, 18), 0, 0)
    canvas.put(shapes.tile(3, 18), 13, 12)
    return tuple(map(tuple, canvas.rows))


def sheets():
    """The curtain's pattern."""
    return [Sheet("curtain", 16, 16, 4, [blank(16, 16), *grid(CURTAIN, 16, 16)])]


def bitmaps():
    """{file name: picture} of the files shown from the drive."""
    return {"title.bmp": title(), "icon.bmp": icon()}
