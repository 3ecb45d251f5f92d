# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""The font has every letter it should, says its true widths, and bitmap_label draws it."""

import pytest
from adafruit_display_text import bitmap_label

from tools.assets.font import LATIN, MARKS, ORDER, SYMBOLS, glyphs

ASCII = "".join(map(chr, range(32, 127)))
HEIGHT = 10


def _drawn(font, text):
    """The pixels a label of `text` sets, as rows of 0 and 1."""
    bitmap = bitmap_label.Label(font.FONT, text=text).bitmap
    return [[bitmap[x, y] for x in range(bitmap.width)] for y in range(bitmap.height)]


def test_letters_promised():
    for letter in ASCII + "ÄÖÜäöüßÆØÅæøå":
        assert letter in glyphs()
    assert SYMBOLS == "\ue001\ue002\ue003\ue004\ue005\ue006\ue011\ue012\ue013\ue014"
    assert len(ORDER) == len(set(ORDER)) == 131


@pytest.mark.parametrize("letter", ORDER)
def test_label_draws_the_glyph(font, letter):
    # Between two bars, so that also a space has a label.
    rows = _drawn(font, "|" + letter + "|")
    want = glyphs()[letter]
    width = len(want[0])
    assert [row[2 : 2 + width] for row in rows] == [list(row) for row in want]
    assert [row[0] for row in rows] == [row[0] for row in glyphs()["|"]]
    assert len(rows) == HEIGHT
    assert font.FONT.width(letter) == width + 1


def test_unknown_letters(font):
    for code in (0, 31, 127, 0xE000, 0xE007, 0xE010, 0xE015, 0x416, 0x1F427):
        assert font.FONT.get_glyph(code) is None
    assert font.FONT.width("a\u0416b") == font.FONT.width("ab")


def test_symbols_by_number(font):
    for symbol in range(1, 7):
        assert font.FONT.get_glyph(font.SYMBOL + symbol).width >= 5
    for food in range(1, 5):
        assert font.FONT.get_glyph(font.FOOD + food).width >= 7


def test_width_is_what_the_label_takes(font):
    for text in ("Einfach Genial!", "Spillet er slut", "Größe: 18", ASCII, LATIN, MARKS):
        label = bitmap_label.Label(font.FONT, text=text)
        assert label.bounding_box[2] == font.FONT.width(text), text
        assert label.bounding_box[3] == HEIGHT


def test_no_letter_touches_its_neighbour_or_leaves_the_line():
    for letter, rows in glyphs().items():
        assert len(rows) == HEIGHT
        assert {len(row) for row in rows} == {len(rows[0])}
        assert 1 <= len(rows[0]) <= 8, letter


def test_no_two_glyphs_look_alike():
    # Nought and O, one and l and I, a stroke and an l: all must differ.
    seen = {}
    for letter, rows in glyphs().items():
        shape = frozenset((x, y) for y, row in enumerate(rows) for x, v in enumerate(row) if v)
        key = (shape, len(rows[0]))
        assert key not in seen, (letter, seen.get(key))
        seen[key] = letter


def test_capitals_stand_on_one_line_and_are_seven_high():
    for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789":
        rows = glyphs()[letter]
        filled = [y for y, row in enumerate(rows) if any(row)]
        assert (filled[0], filled[-1]) == (1, 7), letter
    for letter in "acemnorsuvwxz":
        filled = [y for y, row in enumerate(glyphs()[letter]) if any(row)]
        assert (filled[0], filled[-1]) == (3, 7), letter


def test_number_of_the_same_length_keeps_its_bitmap(font):
    # A label makes a new bitmap when its width changes: all figures are equally wide.
    label = bitmap_label.Label(font.FONT, text="000")
    bitmap = label.bitmap
    for number in range(100):
        label.text = f"{number * 9:03}"
    assert label.bitmap is bitmap


def test_doubled_heading(font):
    label = bitmap_label.Label(font.FONT, text="Genial", scale=2)
    label.anchor_point = (0, 0)
    label.anchored_position = (0, 0)
    assert label.width * label.scale == 2 * font.FONT.width("Genial")


def test_metrics(font):
    assert (font.FONT.ascent, font.FONT.descent) == (8, 2)
    assert font.FONT.get_bounding_box() == (8, HEIGHT)
    assert font.HEIGHT == HEIGHT
