# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""The device's mind at the table: it thinks a slice a tick while a tile hovers, and gives hints.

Loaded when the device is to move or a hint is asked for. Only an outline hovers: which tile it is
stays hidden until it is laid.
"""

import gc

from engine.actions import OTHER
from engine.bots import LEVELS, open_bot, parts
from handheld import art
from handheld.turn import DECIDE

# Milliseconds
_HOVER = 450
_DECIDED = 700


class Opponent:
    """Thinks for the seat to move; with less room than a level takes, it plays the next lower one.

    :param game: the game
    :param board: the `BoardView` over which the outline hovers
    :param str level: one of `engine.bots.LEVELS`
    """

    def __init__(self, game, board, level):
        self._game = game
        self._steps = game.board.steps
        self._view = board
        self._bot = None
        self._hovers = OTHER
        #: the level it plays
        self.level = level
        # A module a slice, then the room for the bot: all at once would keep the keys waiting.
        self._parts = parts(game, level)

    def _load(self):
        # The next module, room when all are there, then the bot.
        if not self._parts:
            self._open(LEVELS.index(self.level))
            return
        try:
            __import__("engine.bots." + next(self._parts))
        except (StopIteration, MemoryError):
            self._parts = None
            gc.collect()

    def _open(self, rank):
        # A bot of this level or, where memory does not reach, of the highest one that it allows.
        while True:
            self.level = LEVELS[rank]
            try:
                self._bot = open_bot(self._game, self._game.turn, self.level)
                self._bot.best()
                return
            except MemoryError:
                if not rank:
                    raise
                rank -= 1
                self._bot = None
                gc.collect()

    def think(self):
        """Think for one slice.

        :return: the action, or None while there is more to think about
        """
        if not self._bot:
            self._load()
            return None
        try:
            action = self._bot.step()
        except MemoryError:
            rank = LEVELS.index(self.level)
            if not rank:
                return self._bot.best()
            self._bot = None
            gc.collect()
            self._open(rank - 1)
            return None
        if action is None:
            best = self._bot.best()
            if best != self._hovers and best < OTHER:
                self._hovers = best
                at = best >> 3 & 255
                self._view.hover(at, at + self._steps[best & 7])
        return action

    def hurry(self):
        """Be ready to answer: load at once what is still missing."""
        while not self._bot:
            self._load()

    def best(self):
        """Return the best action found so far, after `hurry`."""
        return self._bot.best()


def act(turn, action):
    """Do what has been thought of: for a seat of the device, or as a hint.

    :param turn: the `handheld.turn.Turn`
    """
    if not turn.level(turn.game.turn):
        _hint(turn, action)
    elif action < OTHER:
        turn.play_steps(_fly(turn, action))
    else:
        turn.play_steps(_decide(turn, action))


def _hint(turn, action):
    # The ghost goes where the device would lay the tile; what happens is the player's choice.
    if action < OTHER:
        turn.ghost.slot = action >> 11 & 7
        turn.ghost.place(action >> 3 & 255, action & 7)
        turn.aim()
    else:
        turn.mode = DECIDE
        turn.decide()
    turn.hinted(action)


def _fly(turn, action):
    # The device's tile is seen floating where it will lie.
    game = turn.game
    at = action >> 3 & 255
    tile = game.racks[game.turn][action >> 11 & 7]
    turn.board.float(at, at + game.board.steps[action & 7], tile, art.GHOST)
    yield _HOVER
    turn.lay(action)


def _decide(turn, action):
    shown = turn.decision_shown(action)
    if shown:
        yield _DECIDED
    turn.decided(action)


def reason(game, symbol, points):
    """Return the icon that says what points are good for, `art.BLANK` where there are none.

    A crown: the marker arrives and earns a bonus. An arrow from below: the symbol is one of the
    weakest. An arrow up: just more of it.
    """
    if not points:
        return art.BLANK
    if game.variant == "duel":
        place = game.marker(symbol) * (-1 if game.turn else 1)
        if place + points >= game.cap and game.held[symbol] != game.turn + 1:
            return art.ICON_DUEL
        return art.ICON_UP
    track = game.scores[game.track(game.turn)]
    had = track[symbol]
    limit = game.stop if had < game.stop else game.cap
    if had < limit <= had + points:
        return art.ICON_CROWN
    return art.ICON_WEAKEST if had == min(track[1:]) else art.ICON_UP
