# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Random buttons on every screen, and many games one after the other in one process."""

import gc
import json
import random
import sys

import pytest
from randomplay import TABLES, dumped
from table import begin, name

from engine import retold
from tests.handheld.player import Player, greedy
from tools.protocol import Session
from tools.simulator import ROOT
from tools.simulator.host import Console
from tools.simulator.machine import DIRECTIONS

KEYS = "A B START SELECT UP DOWN LEFT RIGHT".split()
# How often each key is pressed: enough of A to get somewhere, of START to get out again.
ODDS = (8, 3, 1, 2, 4, 4, 4, 4)
# Every screen can be reached by buttons alone.
SCREENS = {path.stem for path in (ROOT / "lib/handheld/screens").glob("[a-z]*.py")}


@pytest.fixture
def fast(monkeypatch, compiled_once):
    """Nobody looks: nothing is drawn, nothing is sent to the display, what is old stays old."""
    import bitmaptools

    for function in ("blit", "readinto"):
        monkeypatch.setattr(bitmaptools, function, lambda *places, **more: None)
    gc.collect()
    gc.freeze()
    yield lambda console: setattr(console.app.device, "refresh", lambda: None)
    gc.unfreeze()


def sound(console):
    """The game on the screen is one that can be saved and comes back the same: no illegal state."""
    app = console.app
    game = app.game
    # The first game is staged: its positions are no game's, and it is never saved.
    if game and not any(screen.lesson for screen in (app.screen, *app._under)):
        blob = dumped(game)
        again, _, found = retold.load(blob)
        assert found == retold.GOOD
        assert dumped(again) == blob


def to_title(console):
    """From wherever this is to the title, by buttons: no dead end."""
    for _ in range(400):
        screen = console.app.screen
        if screen.name == "title":
            return
        if screen.name == "pause":
            if screen._asks:
                yield "A" if screen.menu.chosen == 1 else "DOWN"
            else:
                yield "A" if screen._entries[screen.menu.chosen] == "leave" else "UP"
        elif screen.name == "curtain":
            yield "A"
            yield 60
        elif hasattr(screen, "ghost"):
            yield "START"
        else:
            yield "B"
            if console.app.screen is screen:
                yield "A"
    raise AssertionError("no way from " + name(console) + " to the title")


def burst(console, keys):
    """Keys down and up faster than any finger: several come to one pass of the game's loop.

    A stick has no queue, so a pass must see each of its directions.
    """
    for key in keys:
        console.key(key, True)
        if console.machine.has_stick and key in DIRECTIONS:
            yield 10
        console.key(key, False)
    yield 10


@pytest.mark.parametrize("profile", ["pygamer", "pybadge"])
def test_random_buttons(profile, fast, figures):
    """No exception, no dead end, no illegal state; all screens are met."""
    presses = figures.share(2000, 500_000)
    chance = random.Random(profile)
    console = Console(profile, quick=True)
    met = {}
    ways = [0]
    pressed = [0]

    def driver(console):
        yield 50
        fast(console)
        checked = pressed[0]
        while pressed[0] < presses:
            keys = chance.choices(KEYS, ODDS, k=chance.choice((1, 2, 4, 8)))
            met[name(console)] = met.get(name(console), 0) + len(keys)
            if chance.random() < 0.01:
                del keys[1:]
                yield "hold " + keys[0] + " 700"
            elif len(keys) == 1:
                yield keys[0]
            else:
                yield from burst(console, keys)
            pressed[0] += len(keys)
            if chance.random() < 0.02:
                yield chance.choice((200, 1500))
            if pressed[0] >= checked + 100:
                checked = pressed[0]
                sound(console)
            if chance.random() < 0.006:
                yield from to_title(console)
                ways[0] += 1
        yield from to_title(console)

    console.run(driver)
    screens = ", ".join(f"{screen} {met[screen]}" for screen in sorted(met))
    figures.say(
        "{}: {} random presses, {} ways back to the title; screens: {}",
        profile,
        pressed[0],
        ways[0],
        screens,
    )
    # A short walk meets the common ones, a long one all.
    assert met.keys() >= SCREENS if figures.long else len(met) >= 8


def test_every_screen_leads_to_the_title(fast, figures):
    """Each screen on its own, whatever lies under it."""
    console = Console(quick=True)

    def driver(console):
        yield 50
        fast(console)
        for number in figures.share((0, 3, 5), range(9)):
            for under in (None, "pause"):
                for screen, *args in (
                    *[(one,) for one in ("pause", "sheet", "help", "settings", "records")],
                    *[("notice", what) for what in ("unsaved", "battery", "lost")],
                    *[("ask", what) for what in ("over", "newer", "clear", "sure")],
                ):
                    yield from begin(console, number, 5)
                    if under:
                        console.app.push(under)
                        yield 60
                    console.app.push(screen, *args)
                    yield 60
                    assert name(console) == screen
                    yield from to_title(console)

    console.run(driver)


# -- many games


def groups(group):
    """How many layers hang on a group."""
    import displayio

    count = 1
    for layer in group:
        count += groups(layer) if isinstance(layer, displayio.Group) else 1
    return count


def test_many_games_leave_nothing_behind(fast, figures):
    """Mixed editions by buttons in one process: memory and layers stay as they were."""
    games = figures.share(3, 500)
    editions = (8, 1, 5, 0, 2, 3, 4, 6, 7)
    console = Console(quick=True)
    sizes = []
    layers = set()

    def driver(console):
        yield 50
        fast(console)
        for number in range(games):
            yield from begin(console, editions[number % 9], number)
            player = Player(console, greedy, number)
            while name(console) not in ("result", "feast"):
                yield from player.act()
                if name(console) in ("result", "feast"):
                    break
                # Leave now and then, and come back by Continue.
                if player.chance.random() < 0.01:
                    ply = console.app.game.ply
                    yield from to_title(console)
                    yield "A"
                    yield 60
                    assert console.app.game.ply == ply
            yield from to_title(console)
            title = console.app.screen
            layers.add((len(title.entries), groups(title.group)))
            # What the simulator notes down is no part of the game.
            console.machine.sounds.clear()
            console.machine.lights.clear()
            if number % 9 == 8:
                gc.collect()
                sizes.append(sys.getallocatedblocks())

    console.run(driver)
    # As many layers whenever there are as many entries
    assert len(layers) == len(dict(layers))
    if figures.long:
        # After the first rounds of all editions nothing more stays: not an object a game.
        growth = (sizes[-1] - sizes[1]) / (len(sizes) - 2)
        figures.say(
            "{} games by buttons: {} objects at the title after 18, {} at the end",
            games,
            sizes[1],
            sizes[-1],
        )
        assert growth < 9


# -- the protocol


WORDS = (
    "new state legal play bot save load record quit classic solo team duel travel junior seats=2"
    " seats=9 seed=1 seed=-1 seed=99999999999 order=RG,BB order=, redraw=1 refill swap pass keep"
    " exchange RG@1,-5:2,-5 RG@0,0:0,0 RG@:: RG@1,-5:2,-5!3 exchange, easy hard ---- 504b4901 zz"
).split()


def test_malformed_lines_of_the_protocol(figures):
    """Random words, damaged requests, bytes of all kinds: an answer to each, never an end."""
    lines = figures.share(6000, 300_000)
    chance = random.Random(12)
    session = Session()
    saves = list(_saves())
    for number in range(lines):
        kind = chance.randrange(5)
        if kind == 0:
            line = " ".join(chance.choices(WORDS, k=chance.randrange(1, 5)))
        elif kind == 1:
            line = "".join(chr(chance.randrange(1, 0x250)) for _ in range(chance.randrange(40)))
        elif kind == 2:
            text = "load " + chance.choice(saves)
            at = chance.randrange(len(text))
            line = text[:at] + chance.choice("0f Zé-") + text[at + 1 :]
        elif kind == 3:
            line = "new " + chance.choice(WORDS) + " " + chance.choice(WORDS) * chance.randrange(3)
        else:
            line = "play " + "".join(chance.choices("RGBOYP@:,-0123456789!", k=12))
        if line.split()[:1] in (["quit"], ["bot"]):
            continue
        before = _state(session)
        answer = session.answer(line)
        json.dumps(answer)
        assert isinstance(answer["ok"], bool)
        if not answer["ok"]:
            assert answer["error"]
            if number % 20 == 0:
                assert _state(session) == before
    figures.say("{} malformed lines of the protocol answered", lines)


def _state(session):
    return session.game and dumped(session.game)


def _saves():
    from randomplay import played

    for variant, seats in TABLES:
        yield dumped(played(variant, seats, 3, 9)).hex()
