# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""The end of a game: who won and by which colour, or how well the single player did."""

import displayio

from engine.solo import band
from handheld import art, draw, standing, text
from handheld.font import FONT
from handheld.keys import SELECT, A, B
from handheld.screens import Base

_LEFT = 21
_PITCH = 20


class Screen(Base):
    """Every track's six scores from the lowest up, the deciding difference framed."""

    name = "result"

    def open(self, app):
        """Show how the game of the app ended."""
        self._app = app
        self.group = draw.blank()
        if app.game.seats == 1:
            self._alone(app.game)
        else:
            self._ranked(app.game)
        self.group.append(draw.hints("result.again", "result.title", "result.sheet"))

    def _ranked(self, game):
        places = game.ranking()
        choices = self._app.setup
        order = [track for place in places for track in place]
        winners = places[0]
        if len(winners) == 1:
            said = "%s %s" % (choices.name(winners[0]), text.get("result.wins"))
        else:
            said = text.get("result.shared")
        x = 6
        for track in winners:
            self.group.append(draw.sign(choices, track, x, 12, 2))
            crown = displayio.Group(x=x + 7, y=0, scale=2)
            crown.append(draw.sprites("icons", 0, 0, (art.ICON_CROWN,)))
            self.group.append(crown)
            x += 34
        scale = 2 if 2 * FONT.width(said) <= 156 - x else 1
        self.group.append(draw.words(said, (x + 160) // 2, 27, art.YELLOW, scale=scale))
        top = 56
        place = None
        if len(winners) == 1:
            place = standing.deciding(game.standing(order[0]), game.standing(order[1]))
        #: the column that made the difference, None for a shared win
        self.deciding = place
        if place is not None:
            left = _LEFT + place * standing.PITCH - 1
            self.group.append(draw.area(left, top - 3, 24, _PITCH + 18, art.YELLOW))
            self.group.append(draw.area(left + 1, top - 2, 22, _PITCH + 16, art.NAVY))
        for nth, track in enumerate(order):
            scores = game.scores[track]
            y = top + nth * _PITCH
            self.group.append(draw.sign(choices, track, 2, y - 2))
            self.group.append(standing.row(scores, standing.rising(scores), _LEFT, y))

    def _alone(self, game):
        scores = game.scores[0]
        symbols = standing.rising(scores)
        lowest = scores[symbols[0]]
        self.deciding = 0
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
        self.group.append(standing.row(scores, symbols, 12, 92))

    def press(self, key):
        """A plays again, B goes to the title, SELECT shows the score sheet."""
        if key == A:
            self._app.setup.start(self._app)
        elif key == B:
            self._app.home()
        elif key == SELECT:
            self._app.push("sheet")
