# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""A player at the buttons who sees no more than the screen shows.

What he knows: the public attributes of the screen on top (`name`, `mode`, `seat`, `ghost`, ...) and
`game.view(seat)`, which is what that seat may know.
"""

import random

from handheld import turn
from handheld.layout import Layout

#: presses that must be enough to bring the ghost from anywhere to anywhere
ENOUGH = 60


class Player:
    """Plays by buttons; the methods are generators for a Console's driver.

    console: the Console. choose: function(view, places, chance) that picks one of `places`, tuples
    (slot, first cell, direction); without one any place will do. seed: for its dice.
    """

    def __init__(self, console, choose=None, seed=1):
        self.console = console
        self.choose = choose or (lambda view, places, chance: chance.choice(places))
        self.chance = random.Random(seed)
        self.placements = 0
        self.decisions = 0
        self.costs = {"step": 0, "turned": 0, "turn": 0, "change": 0}

    @property
    def screen(self):
        """The screen on top."""
        return self.console.app.screen

    def pay(self, what):
        """Remember the dearest of its kind since the last mark()."""
        self.costs[what] = max(self.costs[what], self.console.bus_bytes)

    def press(self, key, what=None):
        """Tap a key and count what it costs."""
        self.console.mark()
        yield key
        if what:
            self.pay(what)

    # a placement

    def places(self):
        """Every place the shown tiles may be laid, as the board on the screen tells."""
        screen = self.screen
        view = screen.game.view(screen.seat)
        board = view.board
        found = []
        for slot, tile in enumerate(view.rack):
            if not tile:
                continue
            for at in board.playable:
                for direction, step in enumerate(board.steps):
                    other = at + step
                    if board.cells[at] or board.cells[other] or view.blocked(at, other):
                        continue
                    found.append((slot, at, direction))
        return view, found

    def lay(self):
        """Choose a place, bring the ghost there, and lay the tile."""
        view, places = self.places()
        slot, at, direction = self.choose(view, places, self.chance)
        yield from self.carry(slot, at, direction)
        assert self.screen.refusal == 0
        self.placements += 1
        yield from self.press("A")

    def carry(self, slot, at, direction):
        """Bring the ghost with the tile of a slot to a place."""
        ghost = self.screen.ghost
        for _ in range(6):
            if ghost.slot == slot:
                break
            yield from self.press("SELECT", "step")
        layout = Layout(self.screen.game.board)
        for _ in range(ENOUGH):
            if ghost.at == at:
                break
            down = layout.row(at) - layout.row(ghost.at)
            across = layout.x(at) - layout.x(ghost.at)
            before = ghost.at
            if down:
                yield from self.press("DOWN" if down > 0 else "UP", "step")
            if ghost.at == before:
                yield from self.press("RIGHT" if across > 0 else "LEFT", "step")
        for _ in range(6):
            if ghost.direction == direction:
                break
            yield from self.press("B", "turned")
        assert (ghost.slot, ghost.at, ghost.direction) == (slot, at, direction)

    # a game

    def decide(self):
        """Answer the question at the end of a turn: the first answer will do."""
        self.decisions += 1
        yield from self.press("A")

    def pass_on(self):
        """Open the curtain."""
        yield from self.press("A")
        yield 50
        self.pay("change")

    def watch(self, skip=False):
        """See what was scored to its end, or skip it."""
        screen = self.screen
        began = self.console.ms
        while self.screen is screen and screen.mode == turn.SHOW:
            yield "B" if skip else 20
            if not skip:
                self.pay("turn")
        return self.console.ms - began

    def play(self, skip=True, until=10_000):
        """Play from the play screen to the result, or until so many placements."""
        while self.screen.name not in ("result", "feast") and self.placements < until:
            yield from self.act(skip)

    def act(self, skip=True):
        """Do the next thing that the screen asks for."""
        screen = self.screen
        if screen.name == "curtain":
            yield from self.pass_on()
        elif screen.mode == turn.AIM:
            yield from self.lay()
            yield from self.watch(skip)
        elif screen.mode == turn.DECIDE:
            yield from self.decide()
        else:
            yield from self.watch(skip)
            yield 20


def greedy(view, places, chance):
    """Choose a place that scores most."""
    gains = view.board.gains
    steps = view.board.steps

    def points(place):
        slot, at, direction = place
        tile = view.rack[slot]
        return gains[tile >> 3][at] + gains[tile & 7][at + steps[direction]]

    most = max(map(points, places))
    return chance.choice([place for place in places if points(place) == most])


def pick(console, entry):
    """Open an entry of the menu on the screen, by its name, wherever it stands."""
    screen = console.app.screen
    names = screen.entries if hasattr(screen, "entries") else screen._entries
    assert entry in names
    while names[screen.menu.chosen] != entry:
        yield "DOWN"
    yield "A"


def set_row(console, row):
    """Choose a row of the settings by its number in `handheld.settings`."""
    while console.app.screen.row != row:
        yield "DOWN"


def solo(console):
    """From the title through the setup to a game of Solo, or to a question before it."""
    yield from pick(console, "setup")
    assert console.app.screen.name == "setup"
    while console.app.setup.edition != "solo":
        yield "RIGHT"
    yield "START"
    yield 50
