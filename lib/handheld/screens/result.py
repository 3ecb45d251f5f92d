# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""The end of a game: who won and by what, or how well the single player did."""

import displayio

from engine.solo import band
from handheld import art, cues, draw, standing, text
from handheld.font import FONT
from handheld.keys import SELECT, A, B
from handheld.screens import Base

_LEFT = 21
# by number of rows: where the first one is, and the next one
_TOPS = {2: (56, 20), 3: (52, 19), 4: (48, 17)}


class Screen(Base):
    """Every track's values in a row, the best track first; what made the difference is framed."""

    name = "result"

    def open(self, app):
        """Show how the game of the app ended."""
        self._app = app
        game = app.game
        self.group = draw.blank()
        #: the column that made the difference, None for a shared win
        self.deciding = None
        if game.seats == 1:
            self._alone(game)
        elif game.variant == "duel":
            self._ranked(game, self._duel_row)
        else:
            self._ranked(game, self._rising_row)
        self.group.append(draw.hints("result.again", "result.title", "result.sheet"))
        cues.play(app, cues.WIN)

    # -- several

    def _ranked(self, game, row):
        # The winners with their crowns, and a row for each track.
        places = game.ranking()
        choices = self._app.setup
        order = [track for place in places for track in place]
        winners = places[0]
        heads = [seat for track in winners for seat in standing.seats(game, track)]
        if len(winners) > 1:
            said = text.get("result.shared")
        elif len(heads) > 1:
            said = text.get("result.team")
        else:
            said = "%s %s" % (choices.name(heads[0]), text.get("result.wins"))
        x = self._crowned(heads)
        scale = 2 if 2 * FONT.width(said) <= 156 - x else 1
        middle = (x + 160) // 2
        self.group.append(draw.words(said, middle, 26, art.YELLOW, scale=scale))
        if game.variant == "duel":
            count = "%d : %d" % (game.standing(order[0]), game.standing(order[1]))
            self.group.append(draw.words(count, middle, 42, art.WHITE))
        top, pitch = _TOPS[len(order)]
        if len(winners) == 1 and row == self._rising_row:
            place = standing.deciding(game.standing(order[0]), game.standing(order[1]))
            self.deciding = place
            left = _LEFT + place * standing.PITCH - 1
            self.group.append(draw.area(left, top - 3, 24, pitch + 18, art.YELLOW))
            self.group.append(draw.area(left + 1, top - 2, 22, pitch + 16, art.NAVY))
        for nth, track in enumerate(order):
            y = top + nth * pitch
            self.group.append(standing.head(game, choices, track, 1, y - 2))
            row(game, track, y)

    def _crowned(self, heads):
        # Portraits of the winners, large where there are one or two; returns where they end.
        scale = 2 if len(heads) < 3 else 1
        x = 6
        for seat in heads:
            size = 15 * scale
            self.group.append(draw.sign(self._app.setup, seat, x, 42 - size, scale))
            above = 42 - size - 6 * scale
            crown = displayio.Group(x=x + size // 2 - 4 * scale, y=above, scale=scale)
            crown.append(draw.sprites("icons", 0, 0, (art.ICON_CROWN,)))
            self.group.append(crown)
            x += size + 4
        return x

    def _rising_row(self, game, track, y):
        values = standing.scores(game, track)
        self.group.append(standing.row(values, standing.rising(values), _LEFT, y))

    def _duel_row(self, game, track, y):
        # In the usual order; the colours that the seat has won are underlined.
        values = standing.scores(game, track)
        for symbol in range(1, game.symbols + 1):
            if values[symbol]:
                left = _LEFT + (symbol - 1) * standing.PITCH
                self.group.append(draw.area(left, y + 13, 21, 2, art.YELLOW))
        self.group.append(standing.row(values, range(1, game.symbols + 1), _LEFT, y))

    # -- alone

    def _alone(self, game):
        values = game.scores[0]
        symbols = standing.rising(values)
        lowest = values[symbols[0]]
        self.group.append(draw.words(text.get("result.solo"), 80, 10, art.WHITE))
        large = displayio.Group(x=48, y=20, scale=3)
        large.append(draw.sprites("hex11", 0, 0, (art.TILE + symbols[0],)))
        large.append(draw.number(lowest, 13, 3))
        self.group.append(large)
        reached = band(lowest)
        for step in range(6):
            colour = art.YELLOW if step <= reached else art.SLATE
            self.group.append(draw.area(41 + step * 13, 61, 11, 5, colour))
        self.group.append(draw.words(text.get("band.%d" % reached), 80, 76, art.YELLOW))
        self.group.append(standing.row(values, symbols, 12, 92))

    def press(self, key):
        """A plays again, B goes to the title, SELECT shows the score sheet."""
        if key == A:
            from handheld import choices

            choices.start(self._app)
        elif key == B:
            self._app.home()
        elif key == SELECT:
            self._app.push("sheet")
