# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""What is checked in is what the tool draws, and what the board loads is what was drawn."""

import os
import subprocess
import sys

import pytest

from tools import make_assets
from tools.assets import palette, pixels

FOLDER = make_assets.ROOT / "assets"

# name: frame width, height, frames across, down, frames drawn
SHEETS = {
    "hex11": (11, 12, 8, 5, 37),
    "hex9": (9, 10, 8, 5, 37),
    "hex8": (8, 9, 8, 5, 37),
    "strong11": (11, 12, 8, 5, 37),
    "strong9": (9, 10, 8, 5, 37),
    "strong8": (8, 9, 8, 5, 37),
    "floe13": (13, 13, 8, 5, 37),
    "floe11": (11, 11, 8, 5, 37),
    "digits": (5, 7, 16, 2, 32),
    "small": (4, 5, 16, 2, 32),
    "mini": (6, 6, 16, 1, 15),
    "icons": (8, 8, 8, 5, 40),
    "signs": (9, 9, 8, 1, 8),
    "penguin": (22, 24, 4, 1, 4),
    "chick": (8, 10, 5, 1, 5),
    "food": (7, 7, 8, 1, 8),
    "choice": (16, 16, 8, 1, 8),
    "igloo": (22, 14, 1, 1, 1),
    "spare": (7, 8, 5, 1, 5),
    "larder": (8, 6, 8, 1, 8),
    "curtain": (16, 16, 4, 1, 4),
}
# Bytes of pixels on the board: rows of 32-bit words (displayio.Bitmap).
RAM = {
    "hex11": 2640,
    "hex9": 1800,
    "hex8": 1440,
    "strong11": 2640,
    "strong9": 1800,
    "strong8": 1440,
    "floe13": 3380,
    "floe11": 2420,
    "digits": 560,
    "small": 320,
    "mini": 288,
    "icons": 1280,
    "signs": 324,
    "penguin": 1056,
    "chick": 200,
    "food": 196,
    "choice": 1024,
    "igloo": 168,
    "spare": 160,
    "larder": 192,
    "curtain": 512,
}
HEXAGON_LIMIT = 6 * 1024  # of all that a game on hexagons loads
JUNIOR_LIMIT = 10 * 1024


def test_checked_in_files_are_what_the_tool_draws():
    assert make_assets.stale(FOLDER) == []


def test_a_changed_byte_is_noticed(tmp_path):
    made = make_assets.files()
    for name, content in made.items():
        (tmp_path / name).write_bytes(content)
    assert make_assets.stale(tmp_path) == []
    wrong = bytearray(made["hex8.bin"])
    wrong[40] ^= 1
    (tmp_path / "hex8.bin").write_bytes(wrong)
    (tmp_path / "icon.bmp").unlink()
    assert make_assets.stale(tmp_path) == ["hex8.bin", "icon.bmp"]


def test_drawing_does_not_depend_on_the_run():
    script = (
        "import hashlib; from tools import make_assets as m;"
        "print(hashlib.sha256(b''.join(v for _, v in sorted(m.files().items()))).hexdigest())"
    )
    seen = set()
    for seed in ("0", "1"):
        environment = {**os.environ, "PYTHONHASHSEED": seed}
        command = [sys.executable, "-c", script]
        done = subprocess.run(
            command, cwd=make_assets.ROOT, env=environment, capture_output=True, check=True
        )
        seen.add(done.stdout)
    assert len(seen) == 1


def test_no_drawing_without_a_source():
    made = set(make_assets.files())
    there = {p.name for p in FOLDER.iterdir() if p.suffix in (".bin", ".bmp")}
    assert there == made


def test_every_sheet_is_known(drawn):
    assert set(drawn) == set(SHEETS) == set(RAM)


@pytest.mark.parametrize("name", SHEETS)
def test_size_and_frames(drawn, name):
    sheet = drawn[name]
    assert (sheet.width, sheet.height, sheet.columns, sheet.rows, sheet.used) == SHEETS[name]


@pytest.mark.parametrize("name", SHEETS)
def test_memory_on_the_board(drawn, name):
    width, height, across, down, _ = SHEETS[name]
    words = (width * across * 4 + 31) // 32
    assert drawn[name].ram_bytes() == words * 4 * height * down == RAM[name]


def test_memory_of_a_game(font):
    strip = font.FONT.get_glyph(65).bitmap
    letters = (strip.width + 31) // 32 * 4 * strip.height + 2 * 131
    assert letters == 942
    common = RAM["digits"] + RAM["mini"] + RAM["icons"] + RAM["signs"] + letters
    assert common == 3394
    # Racks are drawn in hex11 whatever the board: the largest pair counts.
    assert RAM["hex11"] + common <= HEXAGON_LIMIT
    assert RAM["hex11"] + RAM["hex9"] + common <= 8 * 1024
    junior = RAM["floe13"] + RAM["penguin"] + RAM["chick"] + RAM["food"] + RAM["choice"]
    junior += RAM["igloo"] + RAM["larder"] + RAM["small"] + RAM["spare"]
    assert junior + common == 10090 <= JUNIOR_LIMIT


def _decode(content):
    """The pixels of a sheet file, read as the firmware's bitmaptools.readinto reads four bits a
    pixel with reverse_pixels_in_element: even columns in the high half of a byte."""
    width, height, across, down = content[:4]
    stride = (width * across + 1) // 2
    return [
        [
            content[4 + y * stride + x // 2] >> (0 if x % 2 else 4) & 15
            for x in range(width * across)
        ]
        for y in range(height * down)
    ]


@pytest.mark.parametrize("name", SHEETS)
def test_file_holds_the_drawing(drawn, name):
    content = (FOLDER / f"{name}.bin").read_bytes()
    assert _decode(content) == [list(row) for row in drawn[name].canvas()]


@pytest.mark.parametrize("name", SHEETS)
def test_board_loads_the_drawing(art, drawn, name):
    canvas = drawn[name].canvas()
    bitmap = art.sheet(name)
    assert (bitmap.width, bitmap.height) == (len(canvas[0]), len(canvas))
    loaded = [[bitmap[x, y] for x in range(bitmap.width)] for y in range(bitmap.height)]
    assert loaded == [list(row) for row in canvas]
    assert art.size(name) == SHEETS[name][:2]
    assert art.sheet(name) is bitmap
    art.drop(name)
    assert art.sheet(name) is not bitmap


@pytest.mark.parametrize("width", [11, 9, 8])
def test_strong_shapes_take_the_place_of_the_others_in_the_same_bitmap(art, drawn, width):
    def shown():
        return [[bitmap[x, y] for x in range(bitmap.width)] for y in range(bitmap.height)]

    name = f"hex{width}"
    bitmap = art.sheet(name)
    art.strong(True)
    assert art.sheet(name) is bitmap
    assert shown() == [list(row) for row in drawn[f"strong{width}"].canvas()]
    art.drop(name)
    assert art.size(name) == SHEETS[name][:2]
    bitmap = art.sheet(name)
    assert shown() == [list(row) for row in drawn[f"strong{width}"].canvas()]
    art.strong(False)
    assert shown() == [list(row) for row in drawn[name].canvas()]


def test_a_missing_sheet_is_an_error(art):
    with pytest.raises(OSError):
        art.sheet("nothing")


def test_palette_on_the_board(art):
    colours = art.palette()
    assert len(colours) == 16
    assert colours.is_transparent(0)
    assert not any(colours.is_transparent(entry) for entry in range(1, 16))
    for entry, (red, green, blue) in enumerate(palette.RGB):
        assert colours[entry] == red << 16 | green << 8 | blue
    assert art.palette() is colours


def test_palette_entries_have_their_names(art):
    for entry, name in enumerate(palette.NAMES):
        assert getattr(art, name.upper()) == entry
    for symbol, letter in enumerate(palette.SYMBOL_LETTERS):
        assert art.FIRST_COLOUR + symbol == palette.index(letter)


def test_a_map_of_the_wrong_size_is_refused():
    with pytest.raises(ValueError, match="want 3x2"):
        pixels.frame("...\n..", 3, 2)
    with pytest.raises(ValueError):
        pixels.frame("..?\n...", 3, 2)
    with pytest.raises(ValueError, match="frame 0"):
        pixels.Sheet("x", 2, 2, 1, [((0, 0, 0), (0, 0, 0))])


@pytest.mark.parametrize(("name", "width", "height"), [("title", 160, 128), ("icon", 32, 32)])
def test_pictures(art, name, width, height):
    grid = art.picture(name)
    bitmap = grid.bitmap
    assert (bitmap.width, bitmap.height) == (width, height)
    content = (FOLDER / f"{name}.bmp").read_bytes()
    assert content[:2] == b"BM"
    assert int.from_bytes(content[28:30], "little") == 4  # bits a pixel
    assert int.from_bytes(content[30:34], "little") == 0  # not compressed
    assert len(content) == 118 + width // 2 * height
    shader = bitmap.pixel_shader
    for entry, (red, green, blue) in enumerate(palette.RGB):
        assert shader[entry] == red << 16 | green << 8 | blue


def test_picture_rows_are_the_right_way_up(art):
    from tools.assets import pictures

    for name, rows in pictures.bitmaps().items():
        bitmap = art.picture(name.removesuffix(".bmp")).bitmap
        for x, y in ((0, 0), (bitmap.width - 1, 0), (0, bitmap.height - 1), (9, 7), (20, 21)):
            assert bitmap._get_pixel(x, y) == rows[y][x], (name, x, y)


def test_command_line(tmp_path, capsys):
    assert make_assets.main(["--check"]) == 0
    out = tmp_path / "sheet.png"
    assert make_assets.main(["--preview", str(out), "--zoom", "1"]) == 0
    assert out.read_bytes()[:8] == b"\x89PNG\r\n\x1a\n"
