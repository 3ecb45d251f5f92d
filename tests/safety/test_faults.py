# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Whatever fails in mid-game: play goes on or the crash screen comes, and the save survives."""

import errno
import random
import sys

import pytest
from randomplay import whole
from table import CLASSIC, SOLO, begin, lay, name, offered, states_of

from tools.simulator import ROOT
from tools.simulator.host import Console

SHIPPED = ((ROOT / "lib").as_posix(), (ROOT / "engine").as_posix())


class Nth:
    """Raises at the n-th write, and from then on if `ever`."""

    def __init__(self, nth, failure, ever):
        self.left = nth
        self.failure = failure
        self.ever = ever

    def __call__(self, what, name):
        self.left -= 1
        if self.left == -1 or (self.ever and self.left < 0):
            raise self.failure


@pytest.mark.parametrize("reason", [errno.ENOSPC, errno.EROFS, errno.EIO])
@pytest.mark.parametrize("ever", [False, True])
def test_a_failing_write_never_breaks_a_turn(reason, ever, figures):
    """Each write of three turns in turn; what was played is offered, or the turn before."""
    tried = 0
    for nth in range(0, 12, figures.share(7, 1)):
        console = Console(quick=True)
        states = []

        def driver(console, nth=nth, states=states):
            yield 50
            yield from begin(console, SOLO, 7)
            console.fault = Nth(nth, OSError(reason, "injected"), ever)
            for _ in range(3):
                yield from lay(console)
                if name(console) == "notice":
                    yield "A"
                assert name(console) == "play"
            states.extend(states_of(console.app.game))

        console.run(driver)
        found = offered(console)
        # The chip's memory takes what the drive does not; where that fails too, at its first write
        # for ever, the last save before the fault is offered.
        assert whole(found) in states
        if not ever:
            assert whole(found) == states[-1]
        tried += 1
    figures.say("OSError {} on {} writes of a game by buttons: 0 games lost", reason, tried)


def test_the_drive_turns_read_only_in_mid_game():
    console = Console(quick=True)
    states = []

    def driver(console):
        yield 50
        yield from begin(console, SOLO, 7)
        yield from lay(console)
        console.machine.drive.readonly = True
        yield from lay(console)
        assert name(console) == "play"
        assert console.app.saves.kept
        states.append(whole(console.app.game))

    console.run(driver)
    assert whole(offered(console)) == states[0]


def test_the_clock_wraps_in_mid_game():
    """65 seconds after power-on: nothing dims, nothing hangs, the turn goes on."""
    console = Console(quick=True)

    def driver(console):
        yield 50
        yield from begin(console, SOLO, 7)
        bright = console.machine.display.brightness
        while console.ms < 64_000:
            yield 500
            yield "RIGHT"
        for _ in range(6):
            yield from lay(console)
            yield 500
        assert console.ms > 65_536
        assert console.machine.display.brightness == bright
        assert console.app.game.ply == 6

    console.run(driver)


def test_the_key_queue_overflows_in_mid_game():
    console = Console(quick=True)

    def driver(console):
        yield 50
        yield from begin(console, SOLO, 7)
        chance = random.Random(5)
        for _ in range(20):
            for _ in range(90):
                key = chance.choice(("A", "B", "SELECT", "START"))
                console.key(key, True)
                console.key(key, False)
            yield 100
            for _ in range(4):
                if name(console) != "play":
                    yield "B"
        assert name(console) == "play"
        # No key is stuck: after a while without any nothing moves.
        yield 3000
        before = console.frame.tobytes()
        yield 3000
        assert console.frame.tobytes() == before
        ply = console.app.game.ply
        yield from lay(console)
        assert console.app.game.ply == ply + 1

    console.run(driver)


@pytest.mark.parametrize("at", ["low", "high", "noise", "unplugged while playing"])
def test_a_stick_that_is_broken_or_unplugged(at):
    """Its pins float or stick at an end: the buttons still work, nothing crashes."""
    chance = random.Random(at)

    def readings():
        if at == "low":
            return 0, 0
        if at == "high":
            return 65535, 65535
        return chance.randrange(65536), chance.randrange(65536)

    console = Console(quick=True)

    def driver(console):
        if at != "unplugged while playing":
            console.stick(*readings())
        yield 50
        yield from begin(console, SOLO, 7)
        for _ in range(60):
            console.stick(*readings())
            yield 60
        assert name(console) == "play"
        yield "START"
        assert name(console) == "pause"
        yield "B"
        assert name(console) == "play"

    console.run(driver)


# -- memory that runs out


# Lines at which memory has run out
LINES = set()


class OutOfMemory:
    """Raises MemoryError at the n-th line that shipped code runs; counts all of them."""

    def __init__(self, nth=-1):
        self.nth = nth
        self.lines = 0
        self.where = None
        self.first = {}  # where -> the first of its lines

    def _traced(self, frame, event, argument):
        if event == "line":
            self.lines += 1
            where = f"{frame.f_code.co_filename}:{frame.f_lineno}"
            self.first.setdefault(where, self.lines)
            if self.lines == self.nth:
                self.where = where
                sys.settrace(None)
                raise MemoryError
        return self._traced

    def trace(self, frame, event, argument):
        """Look into shipped code only."""
        if frame.f_code.co_filename.startswith(SHIPPED):
            return self._traced
        return None


def one_turn(console, number, seed, memory, seen):
    """A turn during which memory runs out; whatever comes of it, back to the title."""
    yield 50
    yield from begin(console, number, seed)
    if name(console) == "curtain":
        yield "A"
        yield 60
    for _ in range(2):
        yield from lay(console)
        yield 60
        while name(console) != "play":
            yield "A"
        if console.app.screen.mode == 2:
            yield "A"
            yield 60
            yield "A"
    seen["before"] = states_of(console.app.game)
    app = console.app
    sys.settrace(memory.trace)
    yield "B"
    for key in ("A", "B", "A", "A"):
        yield key
        yield 200
    sys.settrace(None)
    seen["after"] = states_of(app.game)
    seen["crash"] = console.crash


@pytest.mark.parametrize(("number", "seed"), [(SOLO, 7), (CLASSIC, 3)])
def test_memory_runs_out_at_any_line_of_a_turn(number, seed, figures, compiled_once):
    """The whole path of a turn: keys, laying, scoring, saving, showing, the next seat.

    On the board only some of these lines allocate; here any of them may fail, with --long each of
    them does, when it is first passed and at some other time. Either play goes on or the crash
    screen comes; what Continue offers is the game after one of its actions.
    """
    counting = OutOfMemory()
    Console(quick=True).run(
        lambda console: one_turn(console, number, seed, counting, {}), crash_screen=True
    )
    assert counting.lines > 2000
    chance = random.Random(seed)
    tried = crashed = 0
    anywhere = [chance.randrange(1, counting.lines) for _ in range(figures.share(3, 150))]
    # Each line once: those that the turns of both editions pass, in the first of them.
    lines = [nth for where, nth in counting.first.items() if where not in LINES]
    LINES.update(counting.first)
    for nth in anywhere + figures.share([], lines):
        memory = OutOfMemory(nth)
        console = Console(quick=True)
        seen = {}

        def driver(console, memory=memory, seen=seen):
            try:
                yield from one_turn(console, number, seed, memory, seen)
            finally:
                sys.settrace(None)

        console.run(driver, crash_screen=True)
        assert memory.where
        if seen["crash"] is not None:
            crashed += 1
            assert isinstance(seen["crash"], MemoryError)
        found = offered(console)
        assert found is not None, memory.where
        assert whole(found) in seen["after"], memory.where
        # At most the action in hand is lost.
        assert found.ply >= len(seen["before"]) - 1, memory.where
        tried += 1
    figures.say(
        "MemoryError at {} of {} steps of a turn, of {} lines: {} crash screens, 0 games lost",
        tried,
        counting.lines,
        len(counting.first),
        crashed,
    )
