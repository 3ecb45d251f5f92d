# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Junior, Advanced and Junior Solo: food in complete sets, and tiles that lie open.

Easy and Normal only look at their own floes and never spoil another child's; Hard also looks at
what the next player could do with the tile everybody sees, by a net or by a formula.
"""

from array import array

from engine import const
from engine.actions import KEEP, KEEP_, PASS, REDRAW, REDRAW_, RETURN
from engine.bots.bot import Bot
from engine.bots.desk import Desk

_SYMBOLS = const(4)
_PENGUIN = const(200)
_LEAST = const(-20000)
# What the first, second, … piece of a food in front of a player is worth together, up to the 40
# that the box has and the six that a tile may promise
WORTH = bytes((0, 30, 44, 52, 57, 61, 64, 66, 68, 69)) + bytes((70,)) * 37
_EASY_KEEP = const(6)
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
        self.by_net = False
        self.ahead = self._look_ahead() if level == "hard" else None
        if self.ahead:
            self.keep = self.ahead.keep
        else:
            self.keep = 1 if level == "normal" else _EASY_KEEP
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

    def _look_ahead(self):
        from engine.bots.net import computes, net_for

        if computes():
            from engine.bots.floes import Floes
            from engine.bots.junior_ahead import JuniorAhead
            from engine.bots.junior_net import JuniorFeatures

            net = net_for(Floes(self.view, self.desk), JuniorFeatures)
            if net:
                self.by_net = True
                return JuniorAhead(self, net)
        from engine.bots.junior_formula import Outlook

        return Outlook(self)

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
            self.answer = self.ahead.keeps() if self.by_net else self._keep()
            return
        self.places = self.desk.places(self.cells, self.ways)
        self.count = 0
        for slot in range(view.rack_size):
            tile = view.rack[slot]
            if tile and not (slot and view.rack[0] == tile):
                self.weigh(view.food[self.seat], tile, view.stack)
                yield
                self.scan(slot, tile, self.keep)
                self.answer = self.actions[0]
                yield
        if self.level == "easy":
            self.answer = self._easy()
        elif self.ahead:
            yield from self.ahead.think()

    def _easy(self):
        # Often the best of what it sees, else the second or third that is nearly as good.
        pick = self.rng.below(4)
        if pick >= self.count:
            pick = 0
        while pick and self.worth[pick] < self.worth[0] - 40:
            pick -= 1
        return self.actions[pick]

    def weigh(self, food, tile, hungry):
        """Make the table of worth of a tile: what so many pieces for either half make of this
        food.

        :param food: pieces by symbol that a player has
        :param int hungry: penguins left
        """
        a = tile >> 3
        b = tile & 7
        box = self.view.box
        # What a penguin also needs, and what is lost of it where one, two, … are fed
        rest = hungry
        others = [symbol for symbol in range(1, _SYMBOLS + 1) if symbol not in (a, b)]
        for symbol in others:
            rest = min(rest, food[symbol])
        worth = WORTH
        fees = [-worth[food[a]] - (worth[food[b]] if a != b else 0)]
        for fed in range(1, rest + 1):
            fee = fed * _PENGUIN + fees[0]
            for symbol in others:
                fee += worth[food[symbol] - fed] - worth[food[symbol]]
            fees.append(fee)
        # A half has three neighbours beside its own tile; a double's points are counted together.
        table = self._table
        ones = [food[a] + min(pieces, box[a]) for pieces in range(4 if a != b else 7)]
        index = 0
        if a == b:
            for one in ones:
                fed = min(one, rest)
                table[index] = fees[fed] + worth[one - fed]
                index += _SIDE
            return
        twos = [food[b] + min(pieces, box[b]) for pieces in range(4)]
        for one in ones:
            for two in twos:
                fed = rest and min(one, two, rest)
                table[index] = fees[fed] + worth[one - fed] + worth[two - fed]
                index += 1
            index += _SIDE - 4

    def scan(self, slot, tile, keep):
        """Look at every place for the tile whose table of worth stands: the `keep` best go into
        `actions`, their number into `count`.
        """
        state = self.desk.state
        size = self.desk.size
        table = self._table
        half = self.desk.steps[:2]
        a = size * (1 + (tile >> 3))
        b = size * (1 + (tile & 7))
        double = a == b
        floor = self.worth[self.count - 1] if self.count == keep else _LEAST
        for place in range(self.places):
            at = self.cells[place]
            if state[at]:
                continue
            way = self.ways[place]
            for step in half:
                other = at + step
                if way & 1 and not state[other]:
                    if double:
                        value = table[(state[a + at] + state[a + other]) * _SIDE]
                    else:
                        value = table[state[a + at] * _SIDE + state[b + other]]
                        turned = table[state[a + other] * _SIDE + state[b + at]]
                        if turned > floor:
                            floor = self._insert(turned, slot, other, at, keep)
                    if value > floor:
                        floor = self._insert(value, slot, at, other, keep)
                way >>= 1

    def _insert(self, value, slot, at, other, keep):
        worth = self.worth
        actions = self.actions
        if self.count < keep:
            self.count += 1
        i = self.count - 1
        while i and worth[i - 1] < value:
            worth[i] = worth[i - 1]
            actions[i] = actions[i - 1]
            i -= 1
        worth[i] = value
        direction = self.desk.steps.index(other - at)
        actions[i] = slot << 11 | at << 3 | direction
        return worth[self.count - 1] if self.count == keep else _LEAST

    def top(self, tile):
        """Return the most that the tile whose table of worth stands could bring on the desk."""
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

    def _keep(self):
        # Advanced: is the second tile better than one drawn blindly?
        view = self.view
        kept = view.rack[0] or view.rack[1]
        total = view.unseen(self.kinds)
        if not total:
            return KEEP_
        self.places = self.desk.places(self.cells, self.ways)
        food = view.food[self.seat]
        self.weigh(food, kept, view.stack)
        own = self.top(kept)
        mean = 0
        for kind in range(len(self.kinds)):
            if self.kinds[kind]:
                self.weigh(food, self.codes[kind], view.stack)
                mean += self.kinds[kind] * self.top(self.codes[kind])
        if self.level == "easy":
            return KEEP_ if self.rng.below(3) else RETURN
        return KEEP_ if own * total >= mean else RETURN
