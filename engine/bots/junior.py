# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Junior, Advanced and Junior Solo: food in complete sets, and tiles that lie open.

Easy and Normal only look at their own floes and never spoil another child's; Hard also looks at
what the next player could do with the tile everybody sees.
"""

from array import array

from engine import const
from engine.actions import KEEP, KEEP_, PASS, REDRAW, REDRAW_, RETURN
from engine.bots.bot import Bot
from engine.bots.desk import PAIRS, Desk

_SYMBOLS = const(4)
_PENGUIN = const(200)
_WON = const(20000)
# What the first, second, … piece of a food in front of a player is worth together
_FOOD = bytes((0, 30, 44, 52, 57, 61, 64, 66, 68, 69, 70))
_MOST = const(10)
_EASY_KEEP = const(6)
_HARD_KEEP = const(12)
_SIDE = const(8)  # gains of 0 … 7 in a table of worth


class JuniorBot(Bot):
    """Plays any of the three.

    :param View view: what the bot's seat knows
    :param int seed: the game's seed
    :param str level: easy, normal or hard
    """

    def __init__(self, view, seed, level):
        Bot.__init__(self, view, seed, level)
        self.desk = Desk(view.board, _SYMBOLS)
        self.keep = 1 if level == "normal" else _EASY_KEEP if level == "easy" else _HARD_KEEP
        room = len(view.board.playable)
        # The places: first cells, and a mask of the directions to second ones, east and south
        self.cells = bytearray(room)
        self.ways = bytearray(room)
        self.places = 0
        self.worth = array("h", bytes(2 * self.keep))
        self.actions = array("H", bytes(2 * self.keep))
        self.count = 0
        self._table = array("h", bytes(2 * _SIDE * _SIDE))
        self.codes = bytes([a << 3 | b for a in range(1, 5) for b in range(a, 5)])
        self.kinds = bytearray(len(self.codes))
        self.food = bytearray(_SYMBOLS + 1)
        if level == "hard":
            self.root = self.desk.snapshot()
            self.after = self.desk.snapshot()

    def think(self):
        """Decide; a generator that stops at every slice."""
        view = self.view
        self.desk.load()
        yield
        if view.phase == REDRAW:
            # Allowed only where the tile lacks the one food that is missing: any other is better.
            self.answer = PASS if self.level == "easy" and self.rng.below(2) else REDRAW_
            return
        if view.phase == KEEP:
            self.answer = self._keep()
            return
        self.places = self.desk.places(self.cells, self.ways)
        self.count = 0
        for slot in range(view.rack_size):
            tile = view.rack[slot]
            if tile and not (slot and view.rack[0] == tile):
                self._weigh(view.food[self.seat], tile, view.stack)
                yield
                self._scan(slot, tile)
                self.answer = self.actions[0]
                yield
        if self.level == "easy":
            self.answer = self._easy()
        elif self.level == "hard":
            self.desk.keep(self.root)
            yield from self._ahead()

    def _easy(self):
        # Often the best of what it sees, else the second or third that is nearly as good.
        pick = self.rng.below(4)
        if pick >= self.count:
            pick = 0
        while pick and self.worth[pick] < self.worth[0] - 40:
            pick -= 1
        return self.actions[pick]

    def _weigh(self, food, tile, hungry):
        # The table of worth of a tile: what so many pieces for either half make of this food.
        table = self._table
        box = self.view.box
        a = tile >> 3
        b = tile & 7
        had = 0
        for symbol in range(1, _SYMBOLS + 1):
            had += _FOOD[min(food[symbol], _MOST)]
        now = self.food
        # A half has three neighbours beside its own tile; a double's points are counted together.
        for first in range(4 if a != b else 7):
            for second in range(4 if a != b else 1):
                now[:] = food
                now[a] += min(first, box[a])
                now[b] += min(second, box[b])
                fed = min(now[1], now[2], now[3], now[4], hungry)
                value = fed * _PENGUIN - had
                for symbol in range(1, _SYMBOLS + 1):
                    value += _FOOD[min(now[symbol] - fed, _MOST)]
                table[first * _SIDE + second] = value

    def _scan(self, slot, tile):
        # Every place for the tile whose table of worth stands; the best go into `actions`.
        state = self.desk.state
        size = self.desk.size
        table = self._table
        half = self.desk.steps[:2]
        a = size * (1 + (tile >> 3))
        b = size * (1 + (tile & 7))
        double = a == b
        floor = self.worth[self.count - 1] if self.count == self.keep else -_WON
        for place in range(self.places):
            at = self.cells[place]
            way = self.ways[place]
            for step in half:
                if way & 1:
                    other = at + step
                    if double:
                        value = table[(state[a + at] + state[a + other]) * _SIDE]
                    else:
                        value = table[state[a + at] * _SIDE + state[b + other]]
                        turned = table[state[a + other] * _SIDE + state[b + at]]
                        if turned > floor:
                            floor = self._insert(turned, slot, other, at)
                    if value > floor:
                        floor = self._insert(value, slot, at, other)
                way >>= 1

    def _insert(self, value, slot, at, other):
        worth = self.worth
        actions = self.actions
        if self.count < self.keep:
            self.count += 1
        i = self.count - 1
        while i and worth[i - 1] < value:
            worth[i] = worth[i - 1]
            actions[i] = actions[i - 1]
            i -= 1
        worth[i] = value
        direction = self.desk.steps.index(other - at)
        actions[i] = slot << 11 | at << 3 | direction
        return worth[self.count - 1] if self.count == self.keep else -_WON

    def _top(self, tile):
        # The most the tile whose table of worth stands could bring on the desk.
        state = self.desk.state
        size = self.desk.size
        table = self._table
        half = self.desk.steps[:2]
        a = size * (1 + (tile >> 3))
        b = size * (1 + (tile & 7))
        best = 0
        for place in range(self.places):
            at = self.cells[place]
            if state[at]:
                continue
            way = self.ways[place]
            for step in half:
                other = at + step
                if way & 1 and not state[other]:
                    if a == b:
                        value = table[(state[a + at] + state[a + other]) * _SIDE]
                    else:
                        value = table[state[a + at] * _SIDE + state[b + other]]
                        turned = table[state[a + other] * _SIDE + state[b + at]]
                        if turned > value:
                            value = turned
                    if value > best:
                        best = value
                way >>= 1
        return best

    def _ahead(self):
        # What the best candidates leave to the next player's open tile, and to mine to come.
        view = self.view
        desk = self.desk
        total = view.unseen(self.kinds)
        rest = bytearray(_SYMBOLS + 1)
        best = None
        for i in range(self.count):
            action = self.actions[i]
            desk.back(self.root)
            at = action >> 3 & 255
            other = at + desk.steps[action & 7]
            tile = view.rack[action >> 11]
            value = self.worth[i]
            fed = self._eat(tile, at, other, rest)
            desk.put(at, tile >> 3)
            desk.put(other, tile & 7)
            yield
            hungry = view.stack - fed
            if not hungry or not desk.stats[PAIRS]:
                value += self._final(fed, rest)
            else:
                worst = 0
                for step in range(1, view.seats):
                    seat = (self.seat + step) % view.seats
                    for his in view.rack_of(seat):
                        if his:
                            self._weigh(view.food[seat], his, hungry)
                            yield
                            threat = self._top(his)
                            worst = max(worst, threat // step)
                            yield
                value -= worst
                mine = 0
                for slot in range(view.rack_size):
                    kept = view.rack[slot]
                    if kept and slot != action >> 11:
                        self._weigh(rest, kept, hungry)
                        mine = max(mine, self._top(kept))
                        yield
                if total and not mine:
                    for kind in range(len(self.kinds)):
                        if self.kinds[kind]:
                            code = self.codes[kind]
                            self._weigh(rest, code, hungry)
                            yield
                            mine += self.kinds[kind] * self._top(code)
                            yield
                    mine //= total
                value += mine * 3 // 4
            if best is None or value > best:
                best = value
                self.answer = action

    def _eat(self, tile, at, other, rest):
        # What I have after laying the tile; returns the penguins fed.
        view = self.view
        state = self.desk.state
        size = self.desk.size
        rest[:] = view.food[self.seat]
        for symbol, cell in ((tile >> 3, at), (tile & 7, other)):
            rest[symbol] += min(state[size * (1 + symbol) + cell], view.box[symbol])
        fed = min(rest[1], rest[2], rest[3], rest[4], view.stack)
        for symbol in range(1, _SYMBOLS + 1):
            rest[symbol] -= fed
        return fed

    def _final(self, fed, rest):
        view = self.view
        mine = (view.penguins[self.seat] + fed, sum(rest))
        for seat in range(view.seats):
            if seat != self.seat and (view.penguins[seat], sum(view.food[seat])) > mine:
                return -_WON // 2
        return _WON // 2

    def _keep(self):
        # Advanced: is the second tile better than one drawn blindly?
        view = self.view
        kept = view.rack[0] or view.rack[1]
        total = view.unseen(self.kinds)
        if not total:
            return KEEP_
        self.places = self.desk.places(self.cells, self.ways)
        food = view.food[self.seat]
        self._weigh(food, kept, view.stack)
        own = self._top(kept)
        mean = 0
        for kind in range(len(self.kinds)):
            if self.kinds[kind]:
                self._weigh(food, self.codes[kind], view.stack)
                mean += self.kinds[kind] * self._top(self.codes[kind])
        if self.level == "easy":
            return KEEP_ if self.rng.below(3) else RETURN
        return KEEP_ if own * total >= mean else RETURN
