# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Duel: the table of the other rack editions with ropes for tracks, exchange instead of swap."""

from engine.actions import EXCHANGE
from handheld import art, draw
from handheld.keys import DOWN, LEFT, RIGHT, SELECT, SELECT_LONG, UP, A, B
from handheld.layout import RACK_PITCH, STRIP
from handheld.ropes import Ropes
from handheld.screens.play import Screen as Table


class Screen(Table):
    """Public beside what the other tables have:

    picking  True while tiles are picked for an exchange
    picked   mask of the picked slots
    at       the slot under the finger; -1 on the word that does it
    """

    name = "duel"
    options = ("play.refill", "play.exchange")

    def build(self):
        """Make everything once."""
        self.picking = False
        self.picked = 0
        self.at = -1
        Table.build(self)
        self._finger = draw.area(STRIP[0] + 1, STRIP[1] + 14, 22, 2, art.WHITE)
        self._finger.hidden = True
        self.group.append(self._finger)

    def make_tracks(self):
        """Return the panel beside the board."""
        return Ropes(self.game, self.app.setup)

    def decide(self):
        """Offer refill and exchange."""
        self._let_go()
        Table.decide(self)

    def press_swap(self):
        """Begin to pick tiles, or say that there is nothing to exchange."""
        game = self.game
        first = self._next_slot(-1, 1)
        if first < 0:
            self.excuse = True
            self.info.excuse("why.exchange")
            return
        if game.refusal(EXCHANGE | 1 << first):
            self.excuse = True
            self.info.excuse("why.bag")
            return
        self.picking = True
        self.picked = 0
        self._point(first)

    def _next_slot(self, slot, by):
        # The next tile that may be exchanged; -1 past the ends.
        size = self.game.rack_size
        slot = slot + by if slot >= 0 or by > 0 else size - 1
        while 0 <= slot < size:
            if self.game.may_exchange(slot):
                return slot
            slot += by
        return -1

    def _point(self, slot):
        self.at = slot
        self._finger.hidden = slot < 0
        if slot >= 0:
            self._finger.x = STRIP[0] + 1 + slot * RACK_PITCH

    def _let_go(self):
        self.picking = False
        self.picked = 0
        self.rack.lift(0)
        self._point(-1)

    def press_decide(self, key):
        """Choose, or pick tiles: A picks one up or puts it back, on the word it exchanges them."""
        if not self.picking:
            Table.press_decide(self, key)
        elif key == B:
            self.decide()
        elif key in (RIGHT, SELECT):
            self._point(self._next_slot(self.at, 1))
        elif key in (LEFT, SELECT_LONG):
            self._point(self._next_slot(self.at, -1))
        elif key in (UP, DOWN):
            self._point(-1 if self.at >= 0 else self._next_slot(-1, 1))
        elif key == A:
            self._pick()

    def _pick(self):
        game = self.game
        if self.at >= 0:
            self.picked ^= 1 << self.at
            self.rack.lift(self.picked)
            return
        action = EXCHANGE | self.picked
        if self.picked and not game.refusal(action):
            rack = game.racks[self.seat]
            shown = bytes(rack[slot] for slot in range(game.rack_size) if self.picked >> slot & 1)
            self._let_go()
            self.decided(action, shown)
