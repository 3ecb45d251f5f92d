# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""The game itself: board, ghost, rack and tracks on one screen, and the flow of a turn.

A turn goes AIM (the ghost follows the keys) - SHOW (what was scored is shown, any key skips it) -
back to AIM for a bonus, or DECIDE (refill or swap) - and on to the next seat.
"""

import displayio

from engine.game import FINE, OTHER, OVER, PLACE, REFILL, REFILL_, SWAP, placement
from handheld import art, draw, text
from handheld.board_view import BoardView
from handheld.cursor import Ghost
from handheld.device.clock import elapsed
from handheld.info import Info
from handheld.keys import DOWN, LEFT, RIGHT, SELECT, SELECT_LONG, START, UP, A, B
from handheld.layout import Layout
from handheld.panels import Tracks
from handheld.rack import Bag, Rack
from handheld.screens import Base

AIM, SHOW, DECIDE, REASON = 0, 1, 2, 3

# Milliseconds: all rays of a tile together, the climb of the markers, the word at 18, the end
_RAYS = 500
_RAY = 130
_CLIMB = 300
_CLIMB_STEP = 40
_CHEER = 600
_LAST_LOOK = 1200


class Screen(Base):
    """What is public here is what a player sees.

    mode     AIM, SHOW, DECIDE or REASON
    seat     whose rack is shown
    ghost    `handheld.cursor.Ghost`: the floating tile's cell, direction and slot
    refusal  why it may not lie there, 0 if it may
    first, second  what its halves would score
    choice   the chosen row while mode is DECIDE: 0 refill, 1 swap
    """

    name = "play"

    def open(self, app):
        """Build everything once."""
        self.app = app
        self.game = game = app.game
        self.group = group = draw.blank()
        self.board = BoardView(game.board, Layout(game.board))
        self.rack = Rack(game.rack_size)
        self.bag = Bag()
        self.info = Info(("play.refill", "play.swap") if game.rack_size > 1 else None)
        self.tracks = Tracks(game, app.setup)
        self.cheer = self._make_cheer()
        for part in (self.tracks, self.rack, self.bag, self.info, self.board):
            group.append(part.group)
        group.append(self.cheer)
        self.ghost = Ghost(game.board)
        self.mode = AIM
        self.seat = game.turn
        self.refusal = FINE
        self.first = self.second = 0
        self.choice = 0
        self._steps = None
        self._since = 0
        self._wait = 0
        self._take_turn()

    def _make_cheer(self):
        group = displayio.Group()
        group.append(draw.area(3, 43, 115, 26, art.BLACK))
        group.append(draw.words(text.get("play.ingenious"), 60, 50, art.YELLOW, scale=1))
        self._cheered = draw.sprites("hex11", 49, 56, b"\0\0")
        group.append(self._cheered)
        group.hidden = True
        return group

    def resume(self, *answer):
        """Come back from the pause menu or the curtain."""
        if answer and answer[0] == "swap":
            self._end_turn(SWAP)
        elif self.seat != self.game.turn:
            self._take_turn()

    # -- the flow of a turn

    def _take_turn(self):
        # The seat to move takes the device: its rack, its tracks at the bottom, its ghost.
        game = self.game
        self.seat = game.turn
        self.tracks.seat(self.seat)
        self.rack.show(game.racks[self.seat])
        self.bag.show(game.bag.left)
        self.board.mark(self._tiles_since_own_turn())
        self.board.aim_at(self._free_symbols())
        if game.phase == PLACE:
            self._start_ghost()
            self._aim()
        else:
            self._after()

    def _tiles_since_own_turn(self):
        # Each turn ends with one decision, so the other seats' tiles lie behind seats - 1 of them.
        game = self.game
        cells = []
        ends = 0
        if game.seats == 1:
            return cells
        for ply in range(game.ply - 1, -1, -1):
            action = game.moves[ply]
            if action >= OTHER:
                ends += 1
                if ends == game.seats:
                    break
            elif ends:
                at = action >> 3 & 255
                cells.append((at, at + game.board.steps[action & 7]))
        return cells

    def _free_symbols(self):
        # In a first turn: the printed symbols that the tile may touch.
        board = self.game.board
        found = []
        for at in board.printed:
            if self.game.starts and board.untouched(at):
                found.append(at)
        return found

    def _start_ghost(self):
        game = self.game
        ghost = self.ghost
        rack = game.racks[self.seat]
        if not rack[ghost.slot]:
            ghost.select(rack)
        last = game.last_placement()
        if game.starts:
            ghost.near(game.starts[0])
        elif game.board.cells[ghost.at] or game.board.cells[ghost.other]:
            ghost.near(last[0] if last else ghost.at)

    def _aim(self):
        # Show the ghost where it is, and what it would score there.
        self.mode = AIM
        game = self.game
        ghost = self.ghost
        tile = game.racks[self.seat][ghost.slot]
        self.refusal = game.refusal(self._action())
        kind = art.REFUSED if self.refusal else art.GHOST
        self.board.float(ghost.at, ghost.other, tile, kind)
        self.rack.choose(ghost.slot)
        if self.refusal:
            self.info.why(tile, self.refusal)
        else:
            self.first = game.board.gains[tile >> 3][ghost.at]
            self.second = game.board.gains[tile & 7][ghost.other]
            self.info.gains(tile, self.first, self.second)

    def _action(self):
        ghost = self.ghost
        return self.game.upright(placement(ghost.slot, ghost.at, ghost.direction))

    def _lay(self):
        game = self.game
        ghost = self.ghost
        tile = game.racks[self.seat][ghost.slot]
        game.play(self._action())
        self.board.hide_ghost()
        self.board.aim_at(())
        self.board.show(ghost.at)
        self.board.show(ghost.other)
        self.rack.choose(-1)
        self.rack.show(game.racks[self.seat])
        self._play(self._scoring(ghost.at, ghost.other, tile))

    def _scoring(self, at, other, tile):
        # The rays one after the other, the markers, the cheer; yields milliseconds to wait.
        game = self.game
        board = game.board
        rays = []
        for half, partner, symbol in ((at, other, tile >> 3), (other, at, tile & 7)):
            for direction, step in enumerate(board.steps):
                if half + step != partner:
                    count = board.ray(half, direction, symbol)
                    if count:
                        rays.append((half, direction, count))
        wait = min(_RAY, _RAYS // max(1, len(rays)))
        for ray in rays:
            self.board.show(ray[0], art.LIT)
            self.board.light(ray[0], ray[1], ray[2], art.LIT)
            yield wait
            self.board.light(*ray)
            self.board.show(ray[0])
        climb = max(1, *game.gained)
        while self.tracks.step():
            yield min(_CLIMB_STEP, _CLIMB // climb)
        if game.reached and game.phase != OVER:
            self._cheer_for()
            self.cheer.hidden = False
            yield _CHEER
            self.cheer.hidden = True
        self._after()

    def _cheer_for(self):
        # The colours that have just arrived, one or two of them.
        game = self.game
        frames = [art.BLANK, art.BLANK]
        number = 0
        for symbol in range(1, game.symbols + 1):
            if game.gained[symbol] and game.at_end(symbol) and number < 2:
                frames[number] = art.LIT + symbol
                number += 1
        self._cheered[0], self._cheered[1] = frames

    def _after(self):
        # What comes after a placement.
        game = self.game
        self.bag.show(game.bag.left)
        if game.phase == OVER:
            self.info.nothing()
            self._play(self._last_look())
        elif game.phase == REFILL:
            self.mode = DECIDE
            self.choice = 0
            self.info.choose(0)
        elif game.turn != self.seat:
            self._hand_over(None)
        else:
            self.rack.show(game.racks[self.seat])
            self._start_ghost()
            self._aim()

    def _last_look(self):
        yield _LAST_LOOK
        self.app.open("result")

    def _end_turn(self, action):
        game = self.game
        reason = game.refusal(action)
        if reason:
            self.mode = REASON
            self.info.no_swap()
            return
        shown = bytes(tile for tile in game.racks[self.seat] if tile) if action == SWAP else None
        game.play(action)
        if game.phase == OVER:
            self._after()
        else:
            self._hand_over(shown)

    def _hand_over(self, shown):
        if self.game.turn == self.seat:
            self._take_turn()
        else:
            self.rack.show(b"")
            self.app.push("curtain", self.game.turn, shown)

    # -- what moves

    def _play(self, steps):
        self.mode = SHOW
        self._steps = steps
        self._since = self.app.device.ticks()
        self._next()

    def tick(self, now):
        """Go on with what is being shown."""
        if self._steps and elapsed(now, self._since) >= self._wait:
            self._since = now
            self._next()

    def _next(self):
        steps = self._steps
        try:
            self._wait = next(steps)
        except StopIteration:
            if self._steps is steps:
                self._steps = None

    def press(self, key):
        """Follow a key."""
        if self.mode == SHOW:
            # any key skips the rest
            steps = self._steps
            while self._steps is steps:
                self._next()
        elif key == START:
            self.app.push("pause")
        elif self.mode == AIM:
            self._press_aim(key)
        elif self.mode == REASON:
            self.mode = DECIDE
            self.info.choose(self.choice)
        elif key in (UP, DOWN, LEFT, RIGHT, SELECT):
            self.choice = 1 - self.choice
            self.info.choose(self.choice)
        elif key == A:
            self._end_turn(SWAP if self.choice else REFILL_)

    def _press_aim(self, key):
        ghost = self.ghost
        if key == A:
            if not self.refusal:
                self._lay()
            return
        if key == B:
            ghost.turn()
        elif key in (SELECT, SELECT_LONG):
            ghost.select(self.game.racks[self.seat], 1 if key == SELECT else -1)
        elif not ghost.move(key):
            return
        self._aim()
