# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""The editions with a rack on hexagons: board, ghost, rack and tracks on one screen."""

import displayio

from engine.actions import ISOLATES, OTHER, OVER, REFILL_, SWAP, SWAP_SHOWS_WEAKEST
from handheld import art, cues, draw, text
from handheld.board_view import BoardView
from handheld.info import Info
from handheld.keys import DOWN, LEFT, RIGHT, SELECT, UP, A
from handheld.layout import Layout
from handheld.rack import Bag, Rack
from handheld.turn import Turn

# Milliseconds: all rays of a tile together and one of them, the climb of the markers and one
# step of it, the word at 18
_RAYS = 500
_RAY = 130
_CLIMB = 300
_CLIMB_STEP = 40
_CHEER = 600
_EXPLAIN = 1200
_CHEER_LINE = 20  # pixels for one more line of that word

_OWN, _SWAP = 0, 1


class Screen(Turn):
    """Classic, Solo, Team and Travel. Public beside what `Turn` has:

    choice   the chosen row of the decision: 0 refill, 1 swap
    excuse   True while it is shown why the rack may not be swapped
    """

    name = "play"
    options = ("play.refill", "play.swap")

    def build(self):
        """Make everything once."""
        game = self.game
        self.group = group = draw.blank()
        self._layout = Layout(game.board)
        self.board = BoardView(game.board, self._layout)
        self.rack = Rack(game.rack_size)
        self._bag = Bag()
        self.info = Info(self.options if game.rack_size > 1 else None, game.stop < game.cap)
        self._tracks = self.make_tracks()
        self._make_cheer()
        for part in (self._tracks, self.rack, self._bag, self.info, self.board):
            group.append(part.group)
        group.append(self.cheer)
        self.choice = _OWN
        self.excuse = False

    def make_tracks(self):
        """Return the panel beside the board."""
        from handheld.panels import Tracks  # Duel has ropes in their place

        return Tracks(self.game, self.app.setup)

    def _make_cheer(self):
        self.cheer = group = displayio.Group()
        said = text.get("play.ingenious")
        more = _CHEER_LINE * said.count("\n")
        top = 40 - more // 2
        group.append(draw.area(3, top, 115, 32 + more, art.BLACK))
        group.append(draw.words(said, 60, 50, art.YELLOW, scale=2))
        self._cheered = draw.sprites("hex11", 49, top + 19 + more, b"\0\0")
        group.append(self._cheered)
        group.hidden = True

    def refresh(self):
        """Show everything as it is for the player whose tiles are shown."""
        game = self.game
        self._tracks.seat(self.seat)
        self.rack.show(game.racks[self.seat])
        self._bag.show(game.bag.left)
        self.board.mark(self._tiles_since_own_turn())
        self.board.aim_at(self._free_symbols())
        self.info.nothing()

    def _tiles_since_own_turn(self):
        # Each turn ends with one decision, so the other seats' tiles lie behind seats - 1 of them.
        game = self.game
        cells = []
        ends = 0
        if game.seats > 1:
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
        if not self.game.starts:
            return ()
        return [at for at in board.printed if board.untouched(at)]

    def aimed(self, tile):
        """Show what the ghost would score, or why it may not lie there."""
        game = self.game
        if self.refusal:
            self.info.why(tile, self.refusal)
        else:
            self.info.gains(tile, self.first, self.second)
        if self.refusal == ISOLATES:
            self.board.lonely(game.isolated_by(self.ghost.at, self.ghost.other))
        else:
            self.board.lonely(0)

    def asks_again(self):
        """Show the button beside the gains."""
        self.info.reasons(art.ICON_A, art.ICON_CHECK)

    def hinted(self, action):
        """Show what the gains of the device's choice are good for."""
        from handheld.opponent import reason

        game = self.game
        if action < OTHER:
            tile = game.racks[self.seat][self.ghost.slot]
            self.info.reasons(
                reason(game, tile >> 3, self.first), reason(game, tile & 7, self.second)
            )
        elif action != REFILL_:
            self.choice = _SWAP
            self.info.choose(_SWAP)

    def scoring(self, at, other, tile):
        """Light the rays one after the other, let the markers climb, cheer for each 18."""
        game = self.game
        board = game.board
        self.board.aim_at(())
        self.info.gains(tile, game.first, game.second)
        rays = []
        for half, partner, symbol in ((at, other, tile >> 3), (other, at, tile & 7)):
            for direction, step in enumerate(board.steps):
                if half + step != partner:
                    count = board.ray(half, direction, symbol)
                    if count:
                        rays.append((half, direction, count))
        wait = min(_RAY, _RAYS // max(1, len(rays)))
        for half, direction, count in rays:
            self.board.show(half, art.LIT)
            self.board.light(half, direction, count, art.LIT)
            yield wait
            self.board.light(half, direction, count)
            self.board.show(half)
        climb = min(_CLIMB_STEP, _CLIMB // max(game.gained + b"\1"))
        while self._tracks.step():
            yield climb
        if self._lost(tile) and self.app.tip("stop"):
            self.info.excuse("why.stop")
            yield _EXPLAIN
        if game.reached and game.phase != OVER:
            self._cheer_for()
            cues.arrived(self.app, tile)
            self.cheer.hidden = False
            yield _CHEER
            self.cheer.hidden = True

    def _lost(self, tile):
        # Whether a marker has stopped on its way, at 18 of 36, and left points behind.
        game = self.game
        one, two = tile >> 3, tile & 7
        if game.stop >= game.cap or not game.reached:
            return False
        points = game.first + game.second
        return points > game.gained[one] + (game.gained[two] if two != one else 0)

    def _cheer_for(self):
        # The colours that have just arrived, one or two of them.
        game = self.game
        number = 0
        self._cheered[1] = art.BLANK
        for symbol in range(1, game.symbols + 1):
            if game.gained[symbol] and game.at_end(symbol) and number < 2:
                self._cheered[number] = art.TILE + symbol
                number += 1
        self._cheered.x = 60 - 11 * number // 2

    # -- the end of a turn

    def decision_shown(self, action):
        """Show the tiles that the device swaps, as the rules want it."""
        if action == REFILL_:
            return False
        self.rack.show(self.game.racks[self.game.turn])
        self.info.excuse("play.swaps")
        return True

    def decide(self):
        """Offer refill and swap."""
        self.excuse = False
        self.choice = _OWN
        self.info.choose(_OWN)

    def press_decide(self, key):
        """Choose and go on; a swap that may not be says why."""
        if self.excuse:
            self.excuse = False
            self.info.choose(self.choice)
        elif key in (UP, DOWN, LEFT, RIGHT, SELECT):
            self.choice = 1 - self.choice
            self.info.choose(self.choice)
        elif key == A:
            if self.choice == _SWAP:
                self.press_swap()
            else:
                self.decided(REFILL_)

    def press_swap(self):
        """Swap the rack, or say why not."""
        game = self.game
        reason = game.refusal(SWAP)
        if reason:
            self.excuse = True
            cues.play(self.app, cues.REFUSED)
            weakest = reason == SWAP_SHOWS_WEAKEST
            self.info.excuse("why.swap" if weakest else "why.bag")
            if weakest and self.app.tip("swap"):
                self.app.tell("swap")
        else:
            self.decided(SWAP, bytes(tile for tile in game.racks[self.seat] if tile))
