# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Duel for two (Classic rulebook, pages 7-8): one marker a colour, pulled to and fro."""

from engine.actions import (
    BAG_TOO_SMALL,
    EXCHANGE,
    FINE,
    NO_SUCH_ACTION,
    NO_TILE_THERE,
    NOT_ON_OWN_END,
    REFILL,
    REFILL_,
)
from engine.game import Game

_MIDDLE = 9


class Duel(Game):
    """A tug-of-war in six colours between seat 0 (at +9) and seat 1 (at -9)."""

    variant = "duel"
    seat_choices = (2,)
    cap = 9

    def _make_scores(self):
        self.tracks = 2
        self.scores = ()
        self._places = bytearray(self.symbols + 1)  # 0 is seat 1's end, 18 seat 0's
        for symbol in range(self.symbols + 1):
            self._places[symbol] = _MIDDLE
        #: who has the duel marker of each symbol: 0 nobody, else the seat + 1
        self.held = bytearray(self.symbols + 1)

    def marker(self, symbol):
        """Return where a marker stands, -9 … 9."""
        return self._places[symbol] - _MIDDLE

    def _score(self, symbol, points):
        had = self._places[symbol]
        now = max(had - points, 0) if self.turn else min(had + points, 2 * _MIDDLE)
        if now == had:
            return
        self._places[symbol] = now
        self.gained[symbol] += abs(now - had)
        if now == self._own_end() and self.held[symbol] != self.turn + 1:
            self.held[symbol] = self.turn + 1
            self.reached += 1

    def _own_end(self):
        return 0 if self.turn else 2 * _MIDDLE

    def at_end(self, symbol):
        """Return whether a marker stands on the mover's own 9."""
        return self._places[symbol] == self._own_end()

    def _won(self):
        return False

    def standing(self, track):
        """Return how many markers stand on a seat's side; those on 0 count for nobody."""
        count = 0
        for symbol in range(1, self.symbols + 1):
            place = self.marker(symbol)
            if place and (place < 0) == (track == 1):
                count += 1
        return count

    # -- exchange

    def may_exchange(self, slot):
        """Return whether the tile in a slot has a colour whose marker stands on the own 9."""
        tile = self.racks[self.turn][slot]
        if not tile:
            return False
        end = self._own_end()
        return self._places[tile >> 3] == end or self._places[tile & 7] == end

    def _decisions(self):
        # Each different selection once: of equal tiles the ones in the first slots.
        rack = self.racks[self.turn]
        found = [REFILL_]
        if self.phase != REFILL:
            return ()
        for mask in range(1, 1 << self.rack_size):
            for slot in range(self.rack_size):
                if mask >> slot & 1:
                    if not self.may_exchange(slot):
                        break
                    if any(rack[slot] == rack[i] and not mask >> i & 1 for i in range(slot)):
                        break
            else:
                found.append(EXCHANGE | mask)
        return found

    def _refuse_decision(self, action):
        if action == REFILL_:
            return FINE
        if not EXCHANGE < action < EXCHANGE + 64:
            return NO_SUCH_ACTION
        rack = self.racks[self.turn]
        need = self.rack_size
        for slot in range(self.rack_size):
            if action >> slot & 1:
                if not rack[slot]:
                    return NO_TILE_THERE
                if not self.may_exchange(slot):
                    return NOT_ON_OWN_END
            elif rack[slot]:
                need -= 1
        return FINE if self.bag.left >= need else BAG_TOO_SMALL

    def _decide(self, action):
        rack = self.racks[self.turn]
        aside = bytearray()
        for slot in range(self.rack_size):
            if action & 63 and action >> slot & 1:
                aside.append(rack[slot])
                rack[slot] = 0
        self._fill(rack)
        self.bag.put_back(aside)
        self._next_turn()

    def _vectors(self):
        return self.racks + (self._places, self.held)
