# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Fingers for the board of standins.py: they start code.py, press buttons and look at the screen.

Runs on MicroPython. Each nap of the game is one pass of its loop; there a key goes down or up, and
there the game is left (`Stop`) and gone on with, so that memory can be looked at in between.

    start(root)                  run boot.py and code.py to the title
    tap("A RIGHT*3 START")       press keys, one after the other
    rest(100)                    so many passes without a key
    game()                       from the choices to the first turn
    lay(6)                       lay so many tiles more
    think()                      lay tiles until the device thinks, and go on for a while
    play(("result", "feast"))    play until one of these screens is shown
    alone(root)                  instead of all that: a game of Solo, or whatever becomes of it
"""

import gc
import sys

import standins

A, B, START, SELECT, UP, DOWN, LEFT, RIGHT = 1, 2, 3, 4, 5, 6, 7, 8
NAMES = ("", "A", "B", "START", "SELECT", "UP", "DOWN", "LEFT", "RIGHT")
NUMBERS = b"\0\1\0\2\3"  # key number of each logical key but the directions
LOW, REST, HIGH = 300, 33900, 65300
AIM, SHOW, DECIDE, THINK = 0, 1, 2, 3
ENDS = ("result", "feast")


class Stop(BaseException):
    """Leaves the game's loop."""


class Hand:
    """What the fingers are about, and what they have seen."""

    app = None
    held = 0
    passes = 0
    keys = bytearray(128)
    count = 0
    next = 0
    until = ()  # names of screens at which play stops
    most_placements = 0  # ... or so many placements
    thought = 0  # ... or so many passes of the device's thought
    skip = True
    target = None
    stuck = False
    marks = False  # whether each nap begins and ends with a call of gc.isenabled()
    measures = False
    alloc = 0
    most = 0  # bytes that one pass has taken at most, the fingers' own left out
    total = 0  # ... and all of them
    naps = 0
    placements = 0


def press(key):
    """Put a key down; a button comes up in the same pass, the stick in the next one."""
    Hand.held = key
    if key < UP:
        queue = standins.Keys.events
        queue.number = NUMBERS[key]
        queue.waiting = 2
    else:
        axis = standins.axes["JOYSTICK_X" if key >= LEFT else "JOYSTICK_Y"]
        axis.value = LOW if key in (UP, LEFT) else HIGH


def lift():
    """Let go of what is held."""
    key = Hand.held
    Hand.held = 0
    if key >= UP:
        standins.axes["JOYSTICK_X" if key >= LEFT else "JOYSTICK_Y"].value = REST


def driver():
    """What happens in a nap."""
    if Hand.marks:
        gc.isenabled()
    if Hand.measures:  # asking is slow
        taken = gc.mem_alloc() - Hand.alloc
        Hand.most = max(Hand.most, taken)
        Hand.total += taken
        Hand.naps += 1
    _driver()
    if Hand.measures:
        Hand.alloc = gc.mem_alloc()
    if Hand.marks:
        gc.isenabled()


def _driver():
    if Hand.held:
        lift()
    elif Hand.next < Hand.count:
        press(Hand.keys[Hand.next])
        Hand.next += 1
    elif Hand.passes:
        Hand.passes -= 1
        if not Hand.passes:
            raise Stop
    elif Hand.until:
        app = getattr(sys.modules.get("handheld.app"), "running", None)
        if app and app.screen and app._name is None:
            if _reached(app.screen):
                Hand.until = ()
                Hand.passes = 5
            else:
                _play(app.screen)


def _reached(screen):
    if screen.name in Hand.until:
        return True
    mode = getattr(screen, "mode", None)
    if mode == THINK and Hand.thought:
        Hand.thought -= 1
        return not Hand.thought
    return mode == AIM and Hand.placements == Hand.most_placements


def _play(screen):
    if screen.name in ("curtain", "notice"):
        press(A)
        return
    mode = screen.mode
    if mode == SHOW:
        if Hand.skip:
            press(B)
    elif mode == DECIDE:
        press(A)
    elif mode == AIM:
        ghost = screen.ghost
        if Hand.target is None:
            Hand.target = _choose(screen)
        at, direction = Hand.target
        if ghost.at != at:
            press(_step(ghost, at))
        elif ghost.direction != direction:
            press(B)
        elif screen.refusal:
            Hand.target = None
        else:
            Hand.target = None
            Hand.placements += 1
            press(A)


def _step(ghost, at):
    # Up or down first; where that leads nowhere, along the row.
    stride = ghost._board.stride
    down = at // stride - ghost.at // stride
    across = ghost._across(at) - ghost._across(ghost.at)
    if down and not (Hand.stuck and across):
        Hand.stuck = ghost.at == Hand.was
        Hand.was = ghost.at
        if not Hand.stuck:
            return DOWN if down > 0 else UP
    Hand.stuck = False
    Hand.was = 0
    return RIGHT if across > 0 else LEFT


Hand.was = 0


def _choose(screen):
    # The next free place behind the ghost where the tile in hand may lie.
    from engine.actions import placement

    game = screen.game
    cells = game.board.playable
    ghost = screen.ghost
    first = 0
    while cells[first] != ghost.at:
        first += 1
    for n in range(len(cells)):
        at = cells[(first + n) % len(cells)]
        if game.board.cells[at]:
            continue
        for direction in range(len(game.board.steps)):
            if game.board.cells[at + game.board.steps[direction]]:
                continue
            if not game.refusal(game.upright(placement(ghost.slot, at, direction))):
                return at, direction
    raise ValueError("no place for the tile")


def _go(function, *args):
    gc.collect()
    Hand.most = Hand.total = Hand.naps = 0
    Hand.alloc = gc.mem_alloc()
    try:
        function(*args)
    except Stop:
        return
    raise RuntimeError("code.py came to an end")


def start(root="/"):
    """Run boot.py and code.py until the title is shown; `root` ends with a slash."""
    standins.Clock.driver = driver
    for name in ("boot.py", "code.py"):
        with open(root + name) as file:
            text = file.read()
        scope = {"__name__": "__main__", "__file__": root + name}
        if name == "boot.py":
            exec(text, scope)
        else:
            Hand.until = ("title",)
            _go(exec, text, scope)
    Hand.app = getattr(sys.modules.get("handheld.app"), "running", None)


def tap(words):
    """Press keys: "A", "RIGHT*3 START"; then 5 passes."""
    Hand.count = Hand.next = 0
    for word in words.split():
        name, _, times = word.partition("*")
        for _ in range(int(times or 1)):
            Hand.keys[Hand.count] = NAMES.index(name)
            Hand.count += 1
    rest(5)


def alone(root="/"):
    """Play Solo from power-on to the result without ever leaving code.py, its crash screen too.

    Prints how far it came: "begun", "played", "crash screen", "begins again".
    """
    standins.Clock.driver = _alone
    sys.modules["traceback"].print_exception = sys.print_exception
    sys.modules["supervisor"].reload = _reload
    with open(root + "code.py") as file:
        text = file.read()
    _go(exec, text, {"__name__": "__main__", "__file__": root + "code.py"})


def _reload():
    print("begins again")
    raise Stop


def _alone():
    app = getattr(sys.modules.get("handheld.app"), "running", None)
    if Hand.held:
        lift()
    elif not app:
        if sys.modules["board"].DISPLAY.root_group:
            print("crash screen")
            press(START)
    elif app.screen and app._name is None:
        name = app.screen.name
        if name in ENDS:
            print("played")
            raise Stop
        if name == "title":
            press(A)
        elif name == "setup":
            press(START if Hand.next else RIGHT)  # past Classic
            Hand.next += 1
        else:
            if not Hand.until:
                print("begun")
                Hand.until = ENDS
            _play(app.screen)


def rest(passes):
    """Let so many passes go by after the keys that still wait."""
    Hand.passes = passes
    _go(Hand.app.loop)


def game():
    """Open the curtain, if there is one."""
    if Hand.app.screen.name == "curtain":
        tap("A")
    rest(100)


def _play_on(until, skip):
    Hand.until = until
    Hand.skip = skip
    _go(Hand.app.loop)


def play(until, skip=True):
    """Play by the buttons until a screen is shown; unless `skip`, everything is looked at."""
    Hand.most_placements = -1
    _play_on(until, skip)
    if Hand.app.screen.name not in until:
        raise RuntimeError("on the screen " + Hand.app.screen.name)


def lay(tiles, skip=True):
    """Lay so many tiles, other people's too; unless `skip`, all is shown to its end."""
    Hand.most_placements = Hand.placements + tiles
    _play_on(ENDS, skip)


def think(passes=20):
    """Play until the device has thought for so many passes."""
    Hand.most_placements = -1
    Hand.thought = passes
    _play_on(ENDS, True)
    if Hand.app.screen.mode != THINK:
        raise RuntimeError("it has thought already")
