# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Button scripts as text, for ``dev.py shot``: one thing to do a line.

# comment
A                     tap a key; also several: RIGHT*3 DOWN A
hold SELECT 600       milliseconds
press LEFT            down only
release LEFT          up again
wait 500              milliseconds of the board's time
shot NAME             write NAME.png and NAME@4x.png beside the last picture
"""

from pathlib import Path

from tools.simulator.pace import steps


def read(text):
    """Return the lines of a script to do, in order; ValueError names the first bad line."""
    lines = []
    for number, line in enumerate(text.splitlines(), 1):
        words = line.partition("#")[0].strip()
        if not words:
            continue
        try:
            if words.split()[0] == "shot":
                _, name = words.split()
                if Path(name).name != name:
                    raise ValueError("a picture name has no folder")
            else:
                steps(words)
        except ValueError as error:
            raise ValueError(f"line {number}: {words!r}: {error}") from None
        lines.append(words)
    return lines


def shoot(console, path):
    """Write the screen to ``path``, and beside it as NAME@4x.png four times as big."""
    path = Path(path)
    console.shot(path)
    console.shot(path.with_name(path.stem + "@4x" + path.suffix), 4)


def driver(lines, out):
    """Return a driver for Console.run that does ``lines`` and writes the last screen to ``out``."""
    out = Path(out)

    def drive(console):
        for words in lines:
            if words.startswith("shot "):
                shoot(console, out.with_name(words.split()[1] + ".png"))
            else:
                yield words
        shoot(console, out)

    return drive
