# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""What things cost on the board, in machine instructions of MicroPython: exact and repeatable.

Each cost is the difference of two runs, one of which does the thing so many times more. 60 to 75
million instructions were one second on the board's firmware under an emulator that is itself good
to about 30 %; so 60,000 count as a millisecond, give or take a third. What the firmware does in C,
the drawing above all, is not in it. A new name may shift others in MicroPython's cache of look-ups:
a turn cost a fifth more with `page` for a name than with `anew`.
"""

from tests.micropython import run, whole

#: instructions of a millisecond on the board
A_MILLISECOND = 60_000

_ENGINE = """
import gc
from array import array
from engine import editions, record
game = editions.new("classic", {seats}, seed=5)
game.keep_undo = True
legal = array("H", bytes(2 * game.most_legal()))
chance = 7
while game.ply < 8:
    count = game.legal(legal)
    chance = (chance * 75 + 74) % 65537
    game.play(legal[chance % count])
while game.phase:
    game.play(0xC000)
count = game.legal(legal)
action = legal[count // 2]
saved = bytearray(record.MOST)

def place():
    game.play(action)
    game.undo()

def listing():
    game.legal(legal)

def save():
    record.dump(game, saved)

def scan():
    board = game.board
    cells = board.cells
    most = 0
    for tile in game.racks[game.turn]:
        one = board.gains[tile >> 3]
        two = board.gains[tile & 7]
        for at in board.playable:
            if cells[at]:
                continue
            gain = one[at]
            for step in board.steps:
                other = at + step
                if not cells[other] and gain + two[other] > most:
                    most = gain + two[other]

def nothing():
    pass

# Only a digit differs from run to run: a longer name would cost more to compile.
thing = (nothing, place, listing, scan, save)[{number}]
gc.collect()
gc.disable()
for _ in range({times}):
    thing()
"""
_THINGS = ("nothing", "place", "listing", "scan", "save")
_TIMES = 4
_APP = """
import sys
sys.path.insert(0, {folder!r})
import fingers, standins
standins.install()
root = {folder!r} + "/"
{more}
"""
_STEPS = 5


def engine_costs(seats, things=("place", "listing", "scan", "save")):
    """Return {thing: instructions} on the board for so many seats, a game under way.

    place: play a placement and take it back. listing: every legal action. scan: what every
    placement of a rack scores, two look-ups each. save: the record of the game.
    """

    def count(thing):
        number = _THINGS.index(thing)
        return run.instructions(_ENGINE.format(seats=seats, times=_TIMES, number=number))

    nothing = count("nothing")
    return {thing: (count(thing) - nothing) // _TIMES for thing in things}


def app_costs(folder, start=True):
    """Return {thing: instructions} for the app as it ships, in ``folder`` (whole.drive).

    start: code.py to the title, if asked for. step: a cursor step, from the key to the end of the
    pass after it. turn: a placement with all that is shown after it, to the next player's curtain;
    the passes of the loop meanwhile are in it.
    """

    def count(more):
        whole.forget_saves(folder)
        source = _APP.format(folder=folder, more=more)
        return run.instructions(source, root=folder)

    # A collection now, and then only those that the app asks for: what else may fall into the few
    # steps that are counted is chance.
    setup = "fingers.start(root)\nfingers.tap('A')\nfingers.tap('START')\nfingers.tap('A')\n"
    setup += "import gc\ngc.collect()\ngc.disable()\n"
    idle = count(setup + "fingers.tap('RIGHT')")
    stepped = count(setup + "fingers.tap('RIGHT" + " LEFT RIGHT" * _STEPS + "')")
    turned = count(setup + "fingers.tap('RIGHT')\nfingers.play(('curtain',), False)")
    out = {"step": (stepped - idle) // (2 * _STEPS), "turn": turned - idle}
    if start:
        out["start"] = count("fingers.start(root)") - count("")
    return out


def table():
    """Return {name: instructions} of everything: what is checked in."""
    out = {}
    for seats, cells in ((2, 91), (3, 127), (4, 169)):
        things = ("place", "listing", "scan", "save") if seats == 2 else ("place", "scan")
        for thing, cost in engine_costs(seats, things).items():
            out[f"{thing} {cells}"] = cost
    with whole.drive() as folder:
        out.update(app_costs(folder))
    return out
