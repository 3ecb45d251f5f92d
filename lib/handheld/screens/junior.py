# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Junior, Advanced and the solo game, for children who cannot read: pictures and numbers only."""

from engine import const
from engine.actions import KEEP, KEEP_, OTHER, OVER, PASS, PLACE, REDRAW_, RETURN
from handheld import art, cues, draw, plates
from handheld import junior_art as jart
from handheld.floes import SIDE, Flight, Floes
from handheld.hand import Hand
from handheld.hungry import Hungry
from handheld.keys import DOWN, LEFT, RIGHT, SELECT, UP, A
from handheld.layout import HEIGHT, Layout
from handheld.turn import AIM, Turn

# Milliseconds
_SPLASH = const(70)
_ARRIVE = const(130)  # the Professor on a half that finds nothing
_LIGHT = const(180)
_FLY = const(55)
_LAND = const(60)
_CHEER = const(320)
_WALK = const(70)
_GREET = const(300)
_SHAKE = const(60)
_REVEAL = const(650)

# A bar in the player's colour under the tiles in hand, in pixels
_STRIP = const(2)
_THICK = const(3)  # of the frame around the board, where there is room for it
_STRIP_WIDTH = const(124)
_MIDDLE = const(4)  # both coordinates of a field in the middle

_FLY_STEPS = const(5)
_WALK_STEPS = const(6)
_SHAKES = (2, -4, 4, -2)
_HOP = const(6)  # pixels

#: each lasts at most a second and a half, and any key skips what is left of it
NOTHING, COLLECTS, FEEDS, GREETS, REVEALS = 0, 1, 2, 3, 4

_REDRAW_ANSWERS = (jart.CHOICE_AGAIN, jart.CHOICE_KEEP)
_KEEP_ANSWERS = (jart.CHOICE_KEEP, jart.CHOICE_RETURN)


class Screen(Turn):
    """Public beside what `Turn` has:

    active   the seat to move, as it is shown
    choice   the framed answer of a question: 0 left, 1 right
    showing  what moves: NOTHING, COLLECTS, FEEDS, GREETS or REVEALS
    collecting  cell of the half for which food is collected, 0 for none
    plates   what is in front of everybody: `pieces`, `penguins`
    asked    (left, right) actions that answer it, None without a question
    first, second  pieces that the halves would bring, as far as the box has them
    """

    name = "junior"
    ending = "feast"

    def build(self):
        """Make everything once."""
        game = self.game
        choices = self.app.setup
        self.active = game.turn
        self.choice = 0
        self.asked = None
        self.showing = NOTHING
        self.collecting = 0
        self.ghost.place(game.board.at(_MIDDLE, _MIDDLE), 0)
        self._greeted = -1
        self._shaking = False
        layout = Layout(game.board)
        self.board = Floes(game.board, layout)
        sheet = "floe%d" % layout.tile_width
        palette = plates.colours(choices)
        solid = plates.solid_palette()
        thick = min(_THICK, (SIDE - layout.rows * layout.pitch_x) // 2)
        self._frame = plates.Frame(palette, 0, 0, SIDE, SIDE, thick)
        self._strip = plates.rectangle(palette, 0, HEIGHT - _STRIP, _STRIP_WIDTH, _STRIP)
        self._sign = plates.Sign(choices, palette, solid, plates.X, 0, 2, 2)
        self.plates = plates.Plates(game, choices, palette)
        self._hungry = Hungry()
        self.rack = Hand(game.rack_size, sheet)
        self._flight = Flight()
        self._chick = draw.sprites("chick", 0, 0, (jart.CHICK_STAND,))
        self._chick.hidden = True
        self.group = group = draw.blank()
        for part in (
            self._frame,
            self.board,
            self._sign,
            self.plates,
            self._hungry,
            self.rack,
            self._flight,
        ):
            group.append(part.group)
        group.append(self._chick)
        group.append(self._strip)
        # What lies over the board is made only for those who will see it.
        self._cards = self._greeting = None
        if game.redraw or game.rack_size > 1:
            from handheld.cards import Cards

            self._cards = Cards(sheet, solid)
            group.append(self._cards.group)
        if game.seats > 1:
            self._greeting = sign = plates.Sign(choices, palette, solid, 0, 0, 3, 4, _HOP)
            sign.group.x = (SIDE - sign.width) // 2
            sign.group.y = (SIDE - sign.height) // 2
            group.append(sign.group)
            sign.group.hidden = True

    def refresh(self):
        """Show everything as it is for the seat to move."""
        game = self.game
        if game.phase != OVER:
            self.active = game.turn
        seat = self.active
        self._frame.show(seat)
        if self._strip.color_index != seat:
            self._strip.color_index = seat
        self._sign.show(seat)
        self.plates.show()
        self.plates.turn(seat)
        self._hungry.stand(jart.PENGUIN_STAND)
        self._hungry.show(game.food[seat], game.stack)
        self.rack.show(game.racks[seat])
        self.rack.waits()
        self.board.mark(self._tiles_of_others())

    def _tiles_of_others(self):
        # A turn lays one tile, so the others' newest ones are the last placements. The own one is
        # the newest when its question is asked.
        game = self.game
        cells = []
        own = 0 if game.phase == PLACE else 1
        for back in range(own, own + game.seats - 1):
            pair = game.last_placement(back)
            if pair:
                cells.append(pair)
        return cells

    def aimed(self, tile):
        """Show what the ghost would bring, or that it may not lie there."""
        if self.refusal:
            self.rack.refuses()
            return
        box = self.game.box
        one = tile >> 3
        other = tile & 7
        self.first = min(self.first, box[one])
        left = box[other] - self.first if one == other else box[other]
        self.second = min(self.second, left)
        self.rack.brings(one, self.first, other, self.second)

    def asks_again(self):
        """Show the one button that lays it."""
        self.rack.asks()

    # -- whose turn it is

    def _begin(self):
        # Before anything else a new player is greeted.
        game = self.game
        if game.phase != OVER and game.seats > 1 and game.turn != self._greeted:
            self._greeted = game.turn
            self.play_steps(self._greet())
        else:
            Turn._begin(self)

    def _greet(self):
        self.showing = GREETS
        sign = self._greeting
        sign.show(self.active)
        sign.hop(-_HOP)
        sign.group.hidden = False
        yield _GREET
        sign.hop(_HOP)
        yield _GREET
        sign.group.hidden = True
        self.showing = NOTHING
        Turn._begin(self)

    # -- a tile is laid

    def press(self, key):
        """Follow a key; a floating tile that shakes its head does not keep it from moving on."""
        shaking = self._shaking
        Turn.press(self, key)
        if shaking and self.mode == AIM and key != A:
            Turn.press(self, key)

    def _press_aim(self, key):
        if key == A and self.refusal:
            self._shaking = True
            cues.play(self.app, cues.REFUSED)
            self.play_steps(self._shake())
        else:
            Turn._press_aim(self, key)

    def _shake(self):
        for by in _SHAKES:
            self.board.shake(by)
            yield _SHAKE
        self._shaking = False
        self.aim()

    def scoring(self, at, other, tile):
        """Splash; the Professor collects from each half in turn; who has all four foods feeds."""
        self.showing = COLLECTS
        self.rack.waits()
        for frame in (jart.SPLASH_SMALL, jart.SPLASH_BIG):
            self.board.splash(at, other, frame)
            yield _SPLASH
        self.board.hide_ghost()
        game = self.game
        one = tile >> 3
        two = tile & 7
        pieces = min(game.first, game.gained[one])
        more = game.gained[two] - pieces if one == two else game.gained[two]
        for wait in self._collect(at, other, one, pieces):
            yield wait
        for wait in self._collect(other, at, two, more):
            yield wait
        self.collecting = 0
        self.board.professor_leaves()
        self.showing = FEEDS
        if game.reached:
            cues.arrived(self.app, tile, cues.PENGUIN)
            self._hungry.stand(jart.PENGUIN_CHEER)
            yield _CHEER
            self._hungry.stand(jart.PENGUIN_STAND)
        for _ in range(game.reached):
            for wait in self._feed():
                yield wait
        self.showing = NOTHING

    @property
    def professor(self):
        """True where Professor Eisstein collects the food: not in Advanced."""
        return self.game.rack_size == 1

    def _collect(self, half, partner, symbol, pieces):
        # What lies beside a half lights up, and the pieces fly to the penguin or the plate.
        self.collecting = half
        if self.professor:
            frame = jart.PROFESSOR_REACH if pieces else jart.PROFESSOR_STAND
            self.board.professor(half, frame)
        if not pieces:
            yield _ARRIVE if self.professor else 0
            return
        near = self._same_food(half, partner, symbol)
        for cell in near:
            self.board.show(cell, art.LIT)
        yield _LIGHT
        shown = self.plates.pieces[self.active]
        fills = not shown[symbol] and self.game.stack + self.game.reached > 0
        for number, cell in enumerate(near[:pieces]):
            goal = self.plates.place(self.active, symbol)
            if fills and not number:
                goal = self._hungry.hole(symbol)
            self._flight.take(symbol, self.board.middle(cell), goal)
        for step in range(1, _FLY_STEPS + 1):
            self._flight.fly(step, _FLY_STEPS)
            yield _FLY
        self._flight.land()
        for _ in range(pieces):
            self.plates.gain(self.active, symbol)
        self._hungry.show(shown, self._hungry_ones())
        if self.professor:
            self.board.professor(half, jart.PROFESSOR_HAPPY)
        yield _LAND
        for cell in near:
            self.board.show(cell)

    def _same_food(self, half, partner, symbol):
        board = self.game.board
        return [
            half + step
            for step in board.steps
            if half + step != partner and board.cells[half + step] == symbol
        ]

    def _hungry_ones(self):
        # As many as are shown: those fed in this turn are still to come.
        return self.game.stack + sum(self.game.penguins) - sum(self.plates.penguins)

    def _feed(self):
        # A full penguin waddles to the player's row, and the next one shows its holes.
        seat = self.active
        chick = self._chick
        x, y = self._hungry.feet
        to_x, to_y = self.plates.door(seat)
        chick.x = x
        chick.y = y
        chick.hidden = False
        self.plates.feed(seat)
        self._hungry.show(self.plates.pieces[seat], self._hungry_ones() - 1)
        for step in range(1, _WALK_STEPS + 1):
            chick[0] = jart.CHICK_STEP + (step & 1)
            chick.x = x + (to_x - x) * step // _WALK_STEPS
            chick.y = y + (to_y - y) * step // _WALK_STEPS
            yield _WALK
        chick.hidden = True
        self.plates.welcome(seat)

    # -- questions

    def _answers(self):
        return (KEEP_, RETURN) if self.game.phase == KEEP else (REDRAW_, PASS)

    def _ask(self, chosen):
        game = self.game
        self.asked = self._answers()
        self.choice = chosen
        pictures = _KEEP_ANSWERS if game.phase == KEEP else _REDRAW_ANSWERS
        self._cards.ask(max(game.racks[game.turn]), pictures, chosen)

    def decide(self):
        """Ask: draw again? Or: keep the other tile?"""
        self._ask(0)
        self.rack.asks()

    def decision_shown(self, action):
        """Show what the device answers."""
        self._ask(self._answers().index(action))
        return True

    def hinted(self, action):
        """Frame the answer that the device would give."""
        if action >= OTHER:
            self.choice = self.asked.index(action)
            self._cards.choose(self.choice)

    def press_decide(self, key):
        """The stick and SELECT change the answer, A gives it."""
        if key in (LEFT, RIGHT, UP, DOWN, SELECT):
            self.choice = 1 - self.choice
            self._cards.choose(self.choice)
        elif key == A:
            self.decided(self.asked[self.choice])

    def decided(self, action, shown=None):
        """Play an answer and show the new tiles that come of it."""
        self.play_steps(self._answered(action))

    def _answered(self, action):
        game = self.game
        seat = game.turn
        self.asked = None
        self.play(action)
        self.rack.waits()
        self.plates.hand(seat)
        self._cards.hide()
        if action in (RETURN, REDRAW_):
            self.showing = REVEALS
            self.rack.show(game.racks[seat], True)
            yield _REVEAL
            self.showing = NOTHING
        self._after_action()
