# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""dev.py memory: play every edition as it ships in MicroPython; write the README's tables.

Counts the 32-bit bytes alive after a collection on each screen. The costs in instructions come from
tests/budgets/costs.json; `--costs` measures those anew, where there is valgrind.
"""

import json

from tests.micropython import costs, whole
from tests.micropython.ulab import STAND_IN
from tools.environment import ROOT

README = ROOT / "README.md"
COSTS = ROOT / "tests" / "budgets" / "costs.json"
BYTES = ROOT / "tests" / "budgets" / "memory.json"
START = 146_144  # bytes free when code.py starts on a PyGamer with CircuitPython 10

# Edition as the table calls it: keys on the setup screen that choose it, seats at most
EDITIONS = {
    "Classic, 2 players": "",
    "Classic, 4 players": "DOWN RIGHT*2",
    "Solo": "RIGHT",
    "Travel": "RIGHT*2",
    "Duel": "RIGHT*3",
    "Team": "RIGHT*4",
    "Junior, 4 players": "RIGHT*5 DOWN RIGHT*2",
    "Junior Advanced, 4 players": "RIGHT*7 DOWN RIGHT*2",
    "Junior Solo": "RIGHT*8",
}
#: A Hard device in the second seat of Classic for two, and of Team, which takes the most memory
HARD = "DOWN*3 A*3"
HARD_TEAM = "RIGHT*4 DOWN*3 A*3"
PASSES = 100  # of Hard's thought before it is looked at
PLACEMENTS = 6  # laid before a play screen is looked at


def through(choice):
    """Return the pieces that lead from the title through a game to its result."""
    return [
        "fingers.tap('A')",
        f"fingers.tap('{choice}')" if choice else "fingers.rest(1)",
        "fingers.tap('START')",
        "fingers.game()",
        f"fingers.lay({PLACEMENTS})",
        "fingers.tap('START')",
        "fingers.tap('B')",
        "fingers.play(('result', 'feast'))",
    ]


def edition(folder, name):
    """Return {screen: bytes} of an edition, title to result."""
    looks = whole.live(folder, through(EDITIONS[name]))
    return {
        "title": looks[0].bytes,
        "setup": looks[2].bytes,
        "play": max(looks[4].bytes, looks[5].bytes),
        "pause": looks[6].bytes,
        "result": looks[8].bytes,
    }


def hard(folder, choice=HARD, before="pass"):
    """Return the bytes alive while Hard thinks about its first placement.

    before: what runs first and is not counted, as a stand-in for ulab
    """
    pieces = [
        before,
        "fingers.start()",
        "fingers.tap('A')",
        f"fingers.tap('{choice}')",
        "fingers.tap('START')",
        "fingers.game()",
        f"fingers.think({PASSES})",
    ]
    looks = whole.looks(folder, pieces)
    return looks[-1].bytes - looks[0].bytes


def hard_most(folder):
    """Return the same for Team by its net, in the middle of looking ahead."""
    return hard(folder, HARD_TEAM, STAND_IN)


def memory_table(rows, thinking, most, engine):
    """Return the README's table of bytes, in KB."""
    screens = ("title", "setup", "play", "pause", "result")
    lines = ["| KB alive | " + " | ".join(screens) + " |", "|---|" + "---:|" * len(screens)]
    for name, row in rows.items():
        cells = " | ".join(f"{row[screen] / 1024:.0f}" for screen in screens)
        lines.append(f"| {name} | {cells} |")
    lines.append(f"| Classic, Hard in mid-thought without `ulab` | | | {thinking / 1024:.0f} | | |")
    lines.append(f"| Team, Hard in mid-thought | | | {most / 1024:.0f} | | |")
    lines.append(f"| The engine alone, Classic for two | | | {engine / 1024:.0f} | | |")
    return "\n".join(lines)


_SAID = {
    "place": "lay a tile and take it back",
    "listing": "list all legal placements",
    "scan": "score every placement of six tiles",
    "save": "the bytes of a save",
    "step": "one cursor step, to the end of its pass",
    "turn": "a whole turn with all that is shown",
    "start": "code.py to the title",
}


def costs_table(counts):
    """Return the README's table of instructions and milliseconds."""
    lines = ["| | instructions | board, about |", "|---|---:|---:|"]
    for name, count in counts.items():
        thing, _, cells = name.partition(" ")
        said = _SAID[thing] + (f", {cells} cells" if cells else "")
        lines.append(f"| {said} | {count:,} | {count / costs.A_MILLISECOND:.0f} ms |")
    return "\n".join(lines)


def put(text, mark, table):
    """Return a text with a table between the two comments of a mark."""
    begin, end = f"<!-- {mark} -->\n", f"<!-- end of {mark} -->"
    before, _, rest = text.partition(begin)
    _, found, after = rest.partition(end)
    if not found:
        raise ValueError(f"no place for the table {mark}")
    return before + begin + table + "\n" + end + after


def memory(anew=False):
    """Measure, print, check in and write the tables into the README."""
    if anew:
        COSTS.write_text(json.dumps(costs.table(), indent=2) + "\n")
    rows = {}
    with whole.drive() as folder:
        for name in EDITIONS:
            rows[name] = edition(folder, name)
            print(name, rows[name], flush=True)
        rows["hard"] = hard(folder)
        rows["hard most"] = hard_most(folder)
        rows["engine"] = whole.engine(folder)
    BYTES.write_text(json.dumps(rows, indent=2) + "\n")
    write_tables()


def tables():
    """Return what is checked in as tables: [(the mark of its place in the README, the table)]."""
    rows = json.loads(BYTES.read_text())
    thinking, most, engine = (rows.pop(name) for name in ("hard", "hard most", "engine"))
    return [
        ("memory", memory_table(rows, thinking, most, engine)),
        ("costs", costs_table(json.loads(COSTS.read_text()))),
    ]


def write_tables():
    """Put what is checked in into the README."""
    text = README.read_text("utf-8")
    for mark, table in tables():
        text = put(text, mark, table)
    README.write_text(text, "utf-8")
