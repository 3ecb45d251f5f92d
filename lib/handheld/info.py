# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""The corner beside the rack: the two gains under the ghost, why it may not lie there, or a choice.

Everything in it is made once and then hidden or shown.
"""

import displayio

from engine.actions import FIRST_TURN, ISOLATES, TAKEN
from handheld import art, draw, text
from handheld.number import Number

X = 121
Y = 90
_ROW = 11
_MIDDLE_X = X + 19
_MIDDLE_Y = Y + _ROW
_EDGE = 160

# reason, its word (26 pixels at most), a mark that says it without words
_WHY = (
    (TAKEN, "why.taken", "icons", art.ICON_CROSS),
    (FIRST_TURN, "why.first", "hex11", art.MARK_TARGET),
    (ISOLATES, "why.isolates", "icons", art.ICON_CROSS),
)

# what is said when the second option of the choice may not be, and when the device takes it
_NEVER = {"play.swap": "why.swap", "play.exchange": "why.exchange"}
_SWAPS = "play.swaps"
_STOP = "why.stop"


class Info:
    """Gains, reasons and the choice at the end of a turn.

    :param options: keys of the words of the choice, two of them; None if there is none to make
    :param bool stops: whether markers stop on their way, which wants explaining once
    """

    def __init__(self, options, stops=False):
        self.group = displayio.Group()
        self._aim = displayio.Group()
        self.group.append(self._aim)
        self._gains = displayio.Group()
        self._symbols = []
        self._numbers = []
        self._reasons = []
        for row in range(2):
            symbol = draw.sprites("hex11", X + 1, Y + row * _ROW, (art.BLANK,))
            number = Number(3, X + 17, Y + 2 + row * _ROW, True)
            self._symbols.append(symbol)
            self._numbers.append(number)
            self._aim.append(symbol)
            self._gains.append(number.grid)
            reason = draw.sprites("icons", X + 31, Y + 2 + row * _ROW, (art.BLANK,))
            self._reasons.append(reason)
            self._aim.append(reason)
        self._aim.append(self._gains)
        self._beside = self._gains
        self._why = {}
        for reason, key, sheet, frame in _WHY:
            group = displayio.Group()
            group.append(draw.words(text.get(key), X + 26, Y + 6, art.WHITE))
            group.append(draw.sprites(sheet, X + 21, Y + _ROW, (frame,)))
            # Only now: a layer added to a hidden group does not learn that it is hidden, and the
            # first time it is shown would cost more on the bus.
            group.hidden = True
            self._aim.append(group)
            self._why[reason] = group
        self._choice = None
        keys = [_STOP] if stops else []
        if options:
            self._choice = displayio.Group()
            self._bar = draw.area(X - 2, Y, _EDGE - X + 2, _ROW, art.SLATE)
            self._choice.append(self._bar)
            for row, key in enumerate(options):
                self._choice.append(
                    draw.words(text.get(key), _MIDDLE_X, Y + 6 + row * _ROW, art.WHITE)
                )
            self._choice.hidden = True
            self.group.append(self._choice)
            keys += ["why.bag", _SWAPS, _NEVER[options[1]]]
        self._excuses = {}
        for key in keys:
            said = text.get(key)
            # Long words reach to the left: the board's lowest rows leave room there.
            x = min(_MIDDLE_X, _EDGE - (draw.span(said) + 1) // 2)
            label = draw.words(said, x, _MIDDLE_Y, art.WHITE)
            label.hidden = True
            self.group.append(label)
            self._excuses[key] = label
        self._shown = self._aim

    def _only(self, part):
        if part is not self._shown:
            if self._shown is not None:
                self._shown.hidden = True
            if part is not None:
                part.hidden = False
            self._shown = part

    def _put_beside(self, part):
        # The numbers and the reasons share the place beside the two symbols.
        if part is not self._beside:
            self._beside.hidden = True
            part.hidden = False
            self._beside = part

    def _symbols_of(self, tile):
        self._only(self._aim)
        for sprite, symbol in zip(self._symbols, (tile >> 3, tile & 7)):
            if sprite[0] != art.TILE + symbol:
                sprite[0] = art.TILE + symbol

    def gains(self, tile, first, second):
        """Show what the two halves of a tile score."""
        self._symbols_of(tile)
        self._put_beside(self._gains)
        self._numbers[0].show(first)
        self._numbers[1].show(second)
        self.reasons(art.BLANK, art.BLANK)

    def reasons(self, first, second):
        """Show beside each gain what it is good for.

        :param int first: an icon, `art.BLANK` for none
        """
        for sprite, frame in zip(self._reasons, (first, second)):
            if sprite[0] != frame:
                sprite[0] = frame

    def why(self, tile, reason):
        """Show why a tile may not lie where it floats.

        :param int reason: `engine.actions.TAKEN`, `FIRST_TURN` or `ISOLATES`
        """
        self._symbols_of(tile)
        self.reasons(art.BLANK, art.BLANK)
        self._put_beside(self._why[reason])

    def choose(self, row):
        """Show the choice with a bar behind one of its rows."""
        self._only(self._choice)
        self._bar.y = Y + row * _ROW

    def excuse(self, key):
        """Show a word about a swap, an exchange, or a marker that stops.

        :param str key: "why.bag", "why.swap", "why.exchange", "why.stop" or "play.swaps"
        """
        self._only(self._excuses[key])

    def nothing(self):
        """Show nothing."""
        self._only(None)
