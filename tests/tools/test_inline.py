# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Numbers in place of names in the compiled bundle, where a name can mean nothing else."""

from tools.inline import inline

NUMBERS = """
from micropython import const

A, B, UP = range(3)
LEFT, RIGHT = -1, 1
WIDTH = const(160)
_HIGH = 0x80
TWICE = 1
TWICE = 2
SHADE = 4
NAME = "a word"
lower = 3


def width(SHADE):
    return WIDTH * SHADE + _HIGH


def count():
    global UP
    UP = 5
"""


def one(reader, keep=()):
    return inline({"pack.numbers": NUMBERS, "pack.reader": reader}, keep)["pack.reader"]


def test_wherever_it_is_read():
    assert "return 160 * SHADE + 128" in inline({"pack.numbers": NUMBERS})["pack.numbers"]
    assert one("from pack.numbers import WIDTH\nprint(WIDTH - 1)\n").endswith("print(160 - 1)\n")
    assert one("from pack.numbers import B as C\nprint(C, B)\n").endswith("print(1, B)\n")
    assert one("from pack import numbers\nprint(numbers.WIDTH)\n").endswith("print(160)\n")
    assert one("from pack import numbers as n\nx = [n.B]\n").endswith("x = [1]\n")
    # a number below 0 stays one where an operator binds more tightly
    assert one("from pack.numbers import LEFT\nprint(LEFT ** 2)\n").endswith("print((-1) ** 2)\n")


def test_what_is_imported_from_where_it_was_imported():
    sources = {
        "pack.numbers": NUMBERS,
        "pack.between": "from pack.numbers import WIDTH\n",
        "pack.reader": "from pack.between import WIDTH\nprint(WIDTH)\n",
    }
    assert inline(sources)["pack.reader"].endswith("print(160)\n")


def test_modules_that_import_each_other():
    sources = {"a": "from b import X\nprint(X)\n", "b": "from a import X\nprint(X)\n"}
    assert inline(sources) == sources


def test_no_number_where_the_name_may_mean_another():
    for name in ("TWICE", "UP", "NAME", "lower", "SHADE"):
        for text in (
            f"from pack.numbers import {name}\nprint({name})\n",
            f"from pack import numbers\nprint(numbers.{name})\n",
        ):
            assert one(text) == text
    text = "from pack.numbers import WIDTH\n\n\ndef f(WIDTH):\n    return WIDTH\n"
    assert one(text) == text
    text = "from pack import numbers\nnumbers = made()\nprint(numbers.WIDTH)\n"
    assert one(text) == text


def test_what_others_ask_for_keeps_its_name():
    text = "from pack.numbers import WIDTH\nprint(WIDTH)\n"
    assert one(text, keep=["WIDTH"]) == text
