# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""The power goes at any moment of a game played by buttons: at most the action in hand is lost."""

import random
from functools import partial

from randomplay import whole
from table import begin, name, offered, states_of

from tests.handheld.player import Player
from tools.simulator.host import Console

EDITIONS = 9
ENDS = ("result", "feast")


def cut(console, number, chance, seen):
    """A driver that plays some turns and cuts the power: at once, or at one of the next writes."""
    yield 50
    people = bytes(chance.choice((0, 0, 0, 1)) for _ in range(4))
    yield from begin(console, number, chance.randrange(2**30), people)
    seen["game"] = console.app.game
    player = Player(console, seed=chance.randrange(1000))
    for _ in range(chance.randrange(1, 25)):
        if name(console) in ENDS:
            break
        if chance.random() < 0.5:
            # In the middle of whatever is shown, thought about or asked
            yield "A" if name(console) == "curtain" else chance.choice((20, 300))
        else:
            yield from player.act()
    if chance.random() < 0.3 or name(console) in ENDS:
        console.power_off()
    left = [chance.randrange(3)]

    def at_a_write(what, path):
        left[0] -= 1
        if left[0] < 0:
            console.power_off()

    console.fault = at_a_write
    while name(console) not in ENDS:
        yield from player.act()


def test_the_power_goes_while_somebody_plays(figures, compiled_once):
    """Continue comes first and is the same turn, or the one before the action in hand."""
    tried = behind = 0
    for number in range(EDITIONS):
        chance = random.Random(number)
        for _ in range(figures.share(1, 40)):
            console = Console(quick=True)
            seen = {}
            console.run(partial(cut, number=number, chance=chance, seen=seen))
            found = offered(console)
            assert found is not None
            states = states_of(seen["game"])
            assert found.ply >= len(states) - 2
            # The device may have moved since.
            assert states_of(found)[: len(states)] == states[: found.ply + 1]
            assert whole(found) == states_of(found)[-1]
            behind += found.ply < len(states) - 1
            tried += 1
    figures.say(
        "{} games by buttons cut: {} go on where they were, {} one action before, 0 lost",
        tried,
        tried - behind,
        behind,
    )
