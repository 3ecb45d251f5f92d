# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""The rules that the editions share, complete for Classic for two to four.

Another edition is a subclass with other data and a few other hooks.
"""

from engine.actions import (
    BAG_TOO_SMALL,
    DOUBLE_REVERSED,
    FINE,
    FIRST_TURN,
    NO_ORDER,
    NO_SUCH_ACTION,
    NO_TILE_THERE,
    NOT_DUE,
    OFF_BOARD,
    OTHER,
    OVER,
    PLACE,
    REFILL,
    REFILL_,
    SWAP,
    SWAP_EMPTY_RACK,
    SWAP_SHOWS_WEAKEST,
    TAKEN,
    placement,
)
from engine.board import EMPTY, HexBoard
from engine.table import Table
from engine.tiles import NO_TILE


class Game(Table):
    """A game from the opening draw to its end. Ask :func:`engine.editions.new` for one.

    The parameters are those of :class:`engine.table.Table`.
    """

    # -- what an edition may change

    def _make_board(self):
        return HexBoard(4 + max(2, self.seats))

    def _make_scores(self):
        self.tracks = self.seats
        #: scores[track][symbol]
        self.scores = tuple(bytearray(self.symbols + 1) for _ in range(self.tracks))

    def _score(self, symbol, points):
        track = self.scores[self.track(self.turn)]
        had = track[symbol]
        limit = self.stop if had < self.stop else self.cap
        now = min(had + points, limit)
        if now > had:
            track[symbol] = now
            self.gained[symbol] += now - had
            if now == limit:
                self.reached += 1

    def _won(self):
        track = self.scores[self.track(self.turn)]
        return min(track[1:]) == self.cap

    def _laid(self):
        # After a placement is scored: bonus, end of the game or end of the turn.
        self.bonus += self.reached
        if self._won() or not self.board.pairs:
            self._over()
        elif self.bonus and any(self.racks[self.turn]):
            self._begin()
        else:
            self.bonus = 0
            self.phase = REFILL

    def _decide(self, action):
        # The decision at the end of a turn: refill or swap.
        rack = self.racks[self.turn]
        if action == SWAP:
            old = bytes(tile for tile in rack if tile)
            for slot in range(self.rack_size):
                rack[slot] = self.bag.draw()
            self.bag.put_back(old)
        else:
            self._fill(rack)
        self._next_turn()

    def _decisions(self):
        # Every action that may answer the phase, whether allowed now or not.
        return (REFILL_, SWAP) if self.phase == REFILL else ()

    def _refuse_decision(self, action):
        if action == SWAP:
            return self.swap_refusal()
        return FINE if action == REFILL_ else NO_SUCH_ACTION

    def blocked(self, at, other):
        """Return why a tile may not cover these two empty neighbours, or `FINE`.

        Classic rulebook, first round: the tile must touch a printed symbol no tile touches yet.
        """
        starts = self.starts
        if starts and at not in starts and other not in starts:
            return FIRST_TURN
        return FINE

    def standing(self, track):
        """Return what the ranking compares: the values of a track, lowest first."""
        return sorted(self.scores[track][1:])

    def at_end(self, symbol):
        """Return whether the mover's marker of a symbol stands where markers stop."""
        return self.scores[self.track(self.turn)][symbol] in (self.stop, self.cap)

    # -- asking

    def swap_refusal(self):
        """Return why the seat to move may not swap, or `FINE`.

        Classic rulebook, page 5: no tile left on the rack may show any of the colours tied for
        the lowest count. A swap needs a full new rack in the bag.
        """
        rack = self.racks[self.turn]
        if not any(rack):
            return SWAP_EMPTY_RACK
        track = self.scores[self.track(self.turn)]
        lowest = min(track[1:])
        for tile in rack:
            if tile and (track[tile >> 3] == lowest or track[tile & 7] == lowest):
                return SWAP_SHOWS_WEAKEST
        if self.bag.left < self.rack_size:
            return BAG_TOO_SMALL
        return FINE

    def refusal(self, action):
        """Return why an action may not be played now, or `FINE` (0)."""
        if action >= OTHER:
            if self.phase in (PLACE, OVER):
                return NOT_DUE
            return self._refuse_decision(action)
        if action < 0:
            return NO_SUCH_ACTION
        if self.phase != PLACE:
            return NOT_DUE
        slot = action >> 11 & 7
        if slot >= self.rack_size or not self.racks[self.turn][slot]:
            return NO_TILE_THERE
        board = self.board
        cells = board.cells
        at = action >> 3 & 255
        direction = action & 7
        if at >= len(cells) or direction >= len(board.steps) or cells[at] == 255:
            return OFF_BOARD
        other = at + board.steps[direction]
        if cells[other] == 255:
            return OFF_BOARD
        if cells[at] or cells[other]:
            return TAKEN
        tile = self.racks[self.turn][slot]
        if tile >> 3 == tile & 7 and 2 * direction >= len(board.steps):
            return DOUBLE_REVERSED
        if action >> 14 and not self.orders:
            return NO_ORDER
        return self.blocked(at, other)

    def upright(self, action):
        """Return the placement in the one way in which it is written.

        A double is the same tile both ways round; its second cell lies east, south-east or
        south-west of the first (Junior: east or south).
        """
        tile = self.racks[self.turn][action >> 11 & 7]
        steps = self.board.steps
        direction = action & 7
        turned = direction - len(steps) // 2
        if tile >> 3 != tile & 7 or turned < 0:
            return action
        order = action >> 14
        if order:
            order = 3 - order
        at = (action >> 3 & 255) + steps[direction]
        return placement(action >> 11 & 7, at, turned, order)

    def legal(self, into):
        """Write every legal action of this phase into `into`, sorted, each once.

        Placements are written without an order of their halves; equal tiles count once.

        :param into: an `array("H")` with room for `most_legal()`
        :return: how many
        """
        if self.phase != PLACE:
            count = 0
            for action in self._decisions():
                if self._refuse_decision(action) == FINE:
                    into[count] = action
                    count += 1
            return count
        board = self.board
        cells = board.cells
        near = board.near
        steps = board.steps
        ruled = self._ruled()
        rack = self.racks[self.turn]
        count = 0
        # All mixed tiles can go to the same places: they are looked for once.
        listed = first = length = 0
        for slot in range(self.rack_size):
            tile = rack[slot]
            if not tile or rack.find(bytes((tile,))) < slot:  # MicroPython has no `in` here
                continue
            double = tile >> 3 == tile & 7
            if length and not double:
                other_slot = slot - listed << 11
                for place in range(first, first + length):
                    into[count] = into[place] + other_slot
                    count += 1
                continue
            begin = count
            ways = range(len(steps) // 2 if double else len(steps))
            for at in board.playable:
                if cells[at] != EMPTY or not near[at]:
                    continue
                for direction in ways:
                    other = at + steps[direction]
                    if cells[other] == EMPTY and not (ruled and self.blocked(at, other)):
                        into[count] = slot << 11 | at << 3 | direction
                        count += 1
            if not double:
                listed = slot
                first = begin
                length = count - begin
        return count

    def most_legal(self):
        """Return how many actions `legal` can write at most."""
        return max(64, self.rack_size * len(self.board.playable) * len(self.board.steps))

    def ranking(self):
        """Return None, or at the end the tracks' seats by place, equal ones together.

        Ascending values are compared one by one; the higher at the first difference is better.
        """
        if self.phase != OVER:
            return None
        places = []
        tracks = list(range(self.tracks))
        while tracks:
            best = max([self.standing(track) for track in tracks])
            place = [track for track in tracks if self.standing(track) == best]
            tracks = [track for track in tracks if track not in place]
            places.append(place)
        return places

    def _place(self, action):
        board = self.board
        rack = self.racks[self.turn]
        slot = action >> 11 & 7
        at = action >> 3 & 255
        other = at + board.steps[action & 7]
        a = rack[slot] >> 3
        b = rack[slot] & 7
        self.first = first = board.gains[a][at]
        self.second = second = board.gains[b][other]
        board.put(at, a)
        board.put(other, b)
        rack[slot] = NO_TILE
        self._opened |= 1 << self.turn
        self.starts = b""
        if self.bonus:
            self.bonus -= 1
        order = action >> 14
        if order == 2 or (order == 0 and self.orders and a == b and self._second_first(a)):
            self._score(b, second)
            self._score(a, first)
        else:
            self._score(a, first)
            self._score(b, second)
        self._laid()

    def _second_first(self, symbol):
        # Points are lost only where a marker stops in between, so one half must cross alone.
        had = self.scores[self.track(self.turn)][symbol]
        return self._after(had, self.second, self.first) > self._after(had, self.first, self.second)

    def _after(self, had, one, two):
        for points in (one, two):
            had = min(had + points, self.stop if had < self.stop else self.cap)
        return had

    def _begin(self):
        # What the coming placement is bound by. If no placement keeps the rule, it is void.
        self.starts = b"" if self._opened >> self.turn & 1 else self.board.starts()

    def _ruled(self):
        return len(self.starts) > 0
