# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""The flow of a turn, the same for every edition; the screens that show it are built on this.

A turn goes AIM (the ghost follows the keys) - SHOW (what was scored is shown, any key skips it) -
back to AIM for a bonus, or DECIDE - and on to the next seat. A seat that the device plays goes
THINK, SHOW and so on by itself.
"""

from engine.actions import FINE, FIRST_TURN, ISOLATES, OVER, PLACE, placement
from engine.board import EMPTY
from handheld import art, cues
from handheld.cursor import Ghost
from handheld.device.clock import elapsed
from handheld.keys import SELECT, SELECT_LONG, START, A, B
from handheld.screens import Base
from handheld.settings import CONFIRM, SPEED

AIM, SHOW, DECIDE, THINK = 0, 1, 2, 3

# Milliseconds
_LAST_LOOK = 1200
# The level that gives hints
_HINTS_OF = "hard"


class Turn(Base):
    """A game on the screen. What is public here is what a player sees.

    mode     AIM, SHOW, DECIDE or THINK
    seat     whose tiles are shown
    ghost    `handheld.cursor.Ghost`: the floating tile's cell, direction and slot
    refusal  why it may not lie there, 0 if it may
    sure     True when the tile waits for a second A, for players who want to confirm it
    first, second  what its halves would score
    board, rack  views that a subclass makes in `build`
    """

    #: the screen that tells how it ended
    ending = "result"
    board = None
    rack = None

    def open(self, app):
        """Build everything once and let the seat to move begin."""
        self.app = app
        self.game = app.game
        self.ghost = Ghost(self.game.board)
        self.mode = AIM
        self.seat = self._person_after(self.game.turn)
        self.refusal = FINE
        self.sure = False
        self.first = self.second = 0
        self._bot = None
        self._steps = None
        self._since = 0
        self._wait = 0
        self.build()
        self._take_turn()

    # -- what a screen adds

    def build(self):
        """Make `group`, `board`, `rack` and whatever else is shown."""

    def refresh(self):
        """Show everything as it is for the player whose tiles are shown."""

    def aimed(self, tile):
        """Show what the ghost, carrying `tile`, would score, or why it may not lie there."""

    def asks_again(self):
        """Show that another A lays the tile, for players who want to confirm it."""

    def scoring(self, at, other, tile):
        """Show what a tile that was laid on two cells has scored; yield milliseconds to wait."""
        yield 0

    def decide(self):
        """Show the decision that ends the turn."""

    def press_decide(self, key):
        """Follow a key in that decision."""

    # -- the flow of a turn

    def level(self, seat):
        """Return the level of the device in a seat, or "" for a person."""
        return self.app.setup.level(seat)

    def _person_after(self, seat):
        # Whose tiles are shown while the device plays for `seat`: the next person's.
        for _ in range(self.game.seats):
            if not self.level(seat):
                break
            seat = (seat + 1) % self.game.seats
        return seat

    def persons(self):
        """Return how many seats are played by people."""
        return sum(1 for seat in range(self.game.seats) if not self.level(seat))

    def _take_turn(self):
        # The seat to move begins, in the middle of its turn too (after a cut).
        game = self.game
        if not self.level(game.turn):
            self.seat = game.turn
        self.refresh()
        self._begin()

    def _go_on(self):
        # What the game waits for now, be it another person's turn.
        game = self.game
        if game.phase != OVER and not self.level(game.turn) and game.turn != self.seat:
            self._hand_over(None)
        else:
            self._begin()

    def _begin(self):
        # What the game waits for now, the seat to move being the one that is shown.
        game = self.game
        if game.phase == OVER:
            self.play_steps(self._last_look())
            return
        cues.turn(self.app, game.turn)
        if self.level(game.turn):
            self._think()
        elif game.phase == PLACE:
            self._start_ghost()
            self.aim()
        else:
            self.mode = DECIDE
            self.decide()

    def _last_look(self):
        yield _LAST_LOOK
        self.app.open(self.ending)

    def _hand_over(self, shown):
        # Between two people whose tiles are hidden from each other lies the curtain.
        game = self.game
        same = game.turn == self.seat or self.level(game.turn) or self.persons() == 1
        if same or game.open_racks:
            self._take_turn()
        else:
            self.rack.show(b"")
            self.app.push("curtain", game.turn, shown)

    def resume(self, *answer):
        """Come back from a screen that lay over this one."""
        if answer and answer[0] == "swap":
            self.press_swap()
        elif answer and answer[0] == "hint":
            self._think()
        elif self.seat != self.game.turn or self.mode == SHOW:
            self._take_turn()
        else:
            cues.turn(self.app, self.seat)

    def press_swap(self):
        """Swap, chosen in the pause menu."""

    @property
    def busy(self):
        """True while the device plays."""
        return self.mode == THINK

    @property
    def moving(self):
        """True while the device plays or something is shown."""
        return self.mode in (SHOW, THINK)

    # -- the ghost

    def _start_ghost(self):
        game = self.game
        ghost = self.ghost
        rack = game.racks[self.seat]
        if not rack[ghost.slot]:
            ghost.select(rack)
        cells = game.board.cells
        if game.starts:
            ghost.near(game.starts[-1])
        elif cells[ghost.at] != EMPTY or cells[ghost.other] != EMPTY:
            last = game.last_placement()
            ghost.near(last[0] if last else ghost.at)

    def aim(self):
        """Let the ghost follow the keys, and show what it would score where it is."""
        self.mode = AIM
        self.sure = False
        game = self.game
        ghost = self.ghost
        tile = game.racks[self.seat][ghost.slot]
        self.refusal = game.refusal(self._action())
        if not self.refusal:
            self.first = game.board.gains[tile >> 3][ghost.at]
            self.second = game.board.gains[tile & 7][ghost.other]
        self.board.float(ghost.at, ghost.other, tile, art.REFUSED if self.refusal else art.GHOST)
        self.rack.choose(ghost.slot)
        self.aimed(tile)

    def _action(self):
        ghost = self.ghost
        return self.game.upright(placement(ghost.slot, ghost.at, ghost.direction))

    def lay(self, action):
        """Play a placement and show what comes of it."""
        game = self.game
        at = action >> 3 & 255
        other = at + game.board.steps[action & 7]
        tile = game.racks[game.turn][action >> 11 & 7]
        own = game.turn == self.seat
        self.play(action)
        self.board.hide_ghost()
        self.board.show(at)
        self.board.show(other)
        if own:
            self.rack.choose(-1)
            self.rack.show(game.racks[self.seat])
        self.play_steps(self._laid(at, other, tile))

    def play(self, action):
        """Play an action of the seat to move and have it saved."""
        person = not self.level(self.game.turn)
        self.game.play(action)
        self.app.played(person)

    def _laid(self, at, other, tile):
        cues.laid(self.app, tile)
        for wait in self.scoring(at, other, tile):
            yield wait
        self._after_action()

    def _after_action(self):
        # The next placement of the same turn, its end, or another seat.
        game = self.game
        if game.phase != OVER and game.turn != self.seat and not self.level(game.turn):
            self._hand_over(None)
        else:
            self.refresh()
            self._go_on()

    def decided(self, action, shown=None):
        """Play the decision of the seat to move.

        :param shown: tiles that the rules show to the others
        """
        self.play(action)
        self.play_steps(self._then(shown))

    def _then(self, shown):
        # Playing and saving take their time: the keys are looked at before it goes on.
        yield 0
        if self.game.phase == OVER:
            self._go_on()
        else:
            self._hand_over(shown)

    # -- the device's seats

    def _think(self):
        # For a seat that the device plays, or for a person who asks for a hint. What thinks is
        # loaded in the next pass: so the keys do not wait for both.
        self.mode = THINK
        self.rack.choose(-1)
        self.board.hide_ghost()
        self._bot = None

    def _load_bot(self):
        from handheld.opponent import Opponent

        level = self.level(self.game.turn) or _HINTS_OF
        self._bot = Opponent(self.game, self.board, level)

    def _answer(self, action):
        from handheld.opponent import act

        self._bot = None
        act(self, action)

    def hinted(self, action):
        """Show why the device would do this."""

    def decision_shown(self, action):
        """Show a decision of the device; return True if it is one worth a look."""
        return False

    # -- what moves

    def play_steps(self, steps):
        """Show what a generator does; it yields the milliseconds to wait before going on."""
        self.mode = SHOW
        self._steps = steps
        self._since = self.app.device.ticks()
        self._next()

    def tick(self, now):
        """Go on with what is being shown, or thought."""
        if self._steps:
            if elapsed(now, self._since) >= self._wait:
                self._since = now
                self._next()
        elif self._bot:
            action = self._bot.think()
            if action is not None:
                self._answer(action)
        elif self.mode == THINK:
            self._load_bot()

    def _next(self):
        steps = self._steps
        try:
            # Twice as long, as it is, or half as long
            self._wait = 2 * next(steps) >> self.app.settings[SPEED]
        except StopIteration:
            if self._steps is steps:
                self._steps = None

    def press(self, key):
        """Follow a key: any one skips what is shown and hurries the device."""
        if self.mode == SHOW:
            steps = self._steps
            while self._steps is steps:
                self._next()
        elif key == START:
            self.app.push("pause")
        elif self.mode == THINK:
            if not self._bot:
                self._load_bot()
            self._bot.hurry()
            self._answer(self._bot.best())
        elif self.mode == DECIDE:
            self.press_decide(key)
        else:
            self._press_aim(key)

    def _explain(self):
        # Two rules are explained where they first refuse a tile.
        rule = {FIRST_TURN: "first", ISOLATES: "isolates"}.get(self.refusal)
        if rule and self.app.tip(rule):
            self.app.tell(rule)

    def _press_aim(self, key):
        ghost = self.ghost
        if key == A:
            if self.refusal:
                cues.play(self.app, cues.REFUSED)
                self._explain()
                return
            if self.sure or not self.app.settings[CONFIRM]:
                self.lay(self._action())
            else:
                # It lies there already, as it will look; the next A makes it so.
                self.sure = True
                tile = self.game.racks[self.seat][ghost.slot]
                self.board.float(ghost.at, ghost.other, tile, art.TILE)
                self.asks_again()
            return
        cue = cues.TURN
        if key == B:
            if not self.sure:
                ghost.turn()
        elif key in (SELECT, SELECT_LONG):
            ghost.select(self.game.racks[self.seat], 1 if key == SELECT else -1)
        elif ghost.move(key):
            cue = cues.STEP
        else:
            return
        cues.play(self.app, cue)
        self.aim()
