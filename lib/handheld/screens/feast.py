# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""The end of Junior: the fed penguins march in one by one, then the winners get their crowns.

Junior rulebook, "End of the Game": most penguins win; in a tie, more food left over.
"""

import displayio

from engine import const
from handheld import art, cues, draw, plates
from handheld import junior_art as jart
from handheld.device.clock import elapsed
from handheld.keys import SELECT, A, B
from handheld.number import Number
from handheld.screens import Base
from handheld.settings import SPEED

#: what made the difference
BY_PENGUINS, BY_FOOD = 0, 1

_MARCH = const(80)  # milliseconds from one penguin to the next
_FOOT = const(112)  # where the rows end
_ROW = const(19)
_LEFT = const(19)
_NUMBER = const(148)
_FOOD = const(16)  # from one food left over to the next
_ALONE = const(8)  # penguins side by side in the solo game


class Screen(Base):
    """Public:

    marching  True while penguins come in
    deciding  BY_PENGUINS, BY_FOOD, or None for a shared win and in the solo game
    winners   seats
    """

    name = "feast"

    def open(self, app):
        """Show how the game of the app ended."""
        self._app = app
        self._game = game = app.game
        self.group = draw.blank()
        self.deciding = None
        self._rows = []
        self._crowns = displayio.Group()
        self._count = 0
        self._since = app.device.ticks()
        places = game.ranking()
        self.winners = places[0]
        if game.seats == 1:
            self._alone()
        else:
            self._ranked(places)
        self.group.append(self._crowns)
        self._crowns.hidden = True
        self._buttons()
        self.marching = True

    def _ranked(self, places):
        game = self._game
        order = [seat for place in places for seat in place]
        if len(self.winners) == 1:
            same = game.penguins[order[0]] == game.penguins[order[1]]
            self.deciding = BY_FOOD if same else BY_PENGUINS
        top = _FOOT - _ROW * len(order)
        self._crown(top)
        for seat in order:
            self._row(seat, top)
            top += _ROW

    def _crown(self, room):
        # The winners, as large as there is room for above the rows.
        choices = self._app.setup
        palette = plates.colours(choices)
        solid = plates.solid_palette()
        scale = 4 if room > 70 else 3 if room > 50 else 2
        winners = []
        for seat in self.winners:
            sign = plates.Sign(choices, palette, solid, 0, 0, scale, scale)
            sign.show(seat)
            winners.append(sign)
        pitch = winners[0].width + 4
        x = 80 - (pitch * len(winners) - 4) // 2
        y = room - winners[0].height - 3
        if len(winners) < 3:
            for side in (x - 30, 160 - x + 8):
                self._crowns.append(_full_penguin(side, room - 27))
        large = scale - 1
        for sign in winners:
            sign.group.x = x
            sign.group.y = y
            self._crowns.append(sign.group)
            crown = displayio.Group(x=x + sign.width // 2 - 4 * large, y=y - 6 * large, scale=large)
            crown.append(draw.sprites("icons", 0, 0, (art.ICON_CROWN,)))
            self._crowns.append(crown)
            x += pitch

    def _row(self, seat, y):
        # Penguins above, the food that is left over below; both counted at the right, what decided
        # with a star.
        game = self._game
        group = self.group
        group.append(draw.sign(self._app.setup, seat, 1, y + 1))
        if self.deciding is not None and seat in self.winners:
            star = y + 10 * self.deciding
            group.append(draw.sprites("icons", _NUMBER - 9, star, (art.ICON_STAR,)))
        march = draw.sprites("chick", _LEFT, y, (jart.CHICK_NOBODY,), game.flock[game.seats - 1])
        fed = Number(2, _NUMBER, y + 1)
        group.append(march)
        group.append(fed.grid)
        x = _LEFT
        for symbol in range(1, game.symbols + 1):
            group.append(draw.sprites("mini", x, y + 11, (art.MINI_FOOD + symbol,)))
            count = game.food[seat][symbol]
            digits = (count // 10, count % 10) if count > 9 else (count, art.DIGIT_BLANK)
            group.append(draw.sprites("small", x + 7, y + 12, digits))
            x += _FOOD
        left = Number(2, _NUMBER, y + 11)
        left.show(sum(game.food[seat]))
        group.append(left.grid)
        self._rows.append((seat, march, fed))

    def _alone(self):
        # All sixteen places at twice the size, filled as far as it went.
        game = self._game
        count = game.flock[0]
        large = displayio.Group(x=16, y=34, scale=2)
        march = draw.sprites("chick", 0, 0, (jart.CHICK_PLACE,), _ALONE, count // _ALONE)
        large.append(march)
        self.group.append(large)
        number = displayio.Group(x=66, y=7, scale=3)
        fed = Number(2, 0, 0)
        number.append(fed.grid)
        self.group.append(number)
        for side in (36, 104):
            self._crowns.append(_full_penguin(side, 6))
        left = displayio.Group(x=8, y=82, scale=2)
        x = 0
        for symbol in range(1, game.symbols + 1):
            left.append(draw.sprites("food", x, 1, (symbol,)))
            left.append(draw.number(game.food[0][symbol], x + 8, 1))
            x += 18
        self.group.append(left)
        self._rows.append((0, march, fed))

    def _buttons(self):
        # A: once more. B: leave.
        for x, button, picture in (
            (6, art.ICON_A, jart.CHOICE_AGAIN),
            (127, art.ICON_B, jart.CHOICE_NO),
        ):
            self.group.append(draw.sprites("icons", x, 116, (button,)))
            self.group.append(draw.sprites("choice", x + 11, 112, (picture,)))

    def tick(self, now):
        """Let the next penguins come in."""
        if self.marching and elapsed(now, self._since) >= 2 * _MARCH >> self._app.settings[SPEED]:
            self._since = now
            self._march()

    def _march(self):
        # One more for everybody who has fed so many.
        self._count += 1
        penguins = self._game.penguins
        for seat, march, fed in self._rows:
            shown = min(self._count, penguins[seat])
            if shown:
                march[shown - 1] = jart.CHICK_STAND
            fed.show(shown)
        if self._count >= max(penguins):
            self.marching = False
            cues.play(self._app, cues.WIN)
            self._crowns.hidden = False

    def press(self, key):
        """Any key brings all penguins in; then A plays again, B leaves, SELECT shows the sheet."""
        if self.marching:
            while self.marching:
                self._march()
        elif key == A:
            from handheld import choices

            choices.start(self._app)
        elif key == B:
            self._app.home()
        elif key == SELECT:
            self._app.push("sheet")


def _full_penguin(x, y):
    # Cheering, with all four foods in its holes.
    penguin = displayio.Group(x=x, y=y)
    penguin.append(draw.sprites("penguin", 0, 0, (jart.PENGUIN_CHEER,)))
    for symbol, hole in enumerate(jart.HOLES, 1):
        penguin.append(draw.sprites("mini", hole[0], hole[1], (art.MINI_FOOD + symbol,)))
    return penguin
