# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Junior's players: a sign and a frame that say whose turn it is, and everybody's plate.

A plate shows the player's animal, tiles, food and fed penguins. What it shows can lag behind the
game, so that food arrives piece by piece; `show` brings all of it up to date.
"""

import displayio
import vectorio

from engine import const
from handheld import art, draw
from handheld import junior_art as jart
from handheld.number import Number

X = 113
_TOP = const(24)
_HEIGHT = const(88)  # of all plates together
_BAR = const(2)
# behind the animal, lit in the player's turn
_HEAD = const(13)
_HEAD_HEIGHT = const(11)
_HAND = const(34)  # of the tiles, from the left edge; the second one lies beside the numbers
_LARDER = const(5)
_LARDER_PITCH = const(8)
_COUNTS = const(2)  # two digits of 4 pixels for each food, the last one under the middle of it
# By players: how far down lie the animal, the food, the numbers and the penguins one by one
_ROWS = (None, (2, 16, 23, 34), (0, 11, 17, 23), (2, 14, 21, None), (1, 11, 17, None))


def colours(choices):
    """Return a palette with the colour of each seat."""
    palette = displayio.Palette(len(choices.colours))
    for seat, colour in enumerate(choices.colours):
        palette[seat] = draw.SEAT_COLOURS[colour]
    return palette


def solid_palette():
    """Return the palette with black for what is transparent.

    A picture with it needs nothing behind it, and so costs half on the bus.
    """
    colours = art.palette()
    solid = displayio.Palette(len(colours))
    for entry in range(len(colours)):
        solid[entry] = colours[entry or art.BLACK]
    return solid


def rectangle(palette, x, y, width, height, colour=0):
    """Return a rectangle whose colour can change."""
    return vectorio.Rectangle(
        pixel_shader=palette, x=x, y=y, width=width, height=height, color_index=colour
    )


class Frame:
    """Four bars around something: costs less on the bus than what lies inside.

    :param palette: what the colours are numbers of
    :param int thick: of the bars, in pixels, inside the given size
    """

    def __init__(self, palette, x, y, width, height, thick, colour=0):
        self.group = group = displayio.Group(x=x, y=y)
        inside = height - 2 * thick
        self._bars = (
            rectangle(palette, 0, 0, width, thick, colour),
            rectangle(palette, 0, height - thick, width, thick, colour),
            rectangle(palette, 0, thick, thick, inside, colour),
            rectangle(palette, width - thick, thick, thick, inside, colour),
        )
        for bar in self._bars:
            group.append(bar)

    def show(self, colour):
        """Take another colour."""
        if self._bars[0].color_index != colour:
            for bar in self._bars:
                bar.color_index = colour


class Sign:
    """A player's animal, large, in a frame of the player's colour.

    :param choices: `handheld.seats.Seats`
    :param palette: the colours of the seats
    :param solid: `solid_palette`
    :param int scale: how many times as large as in a plate
    :param int thick: of the frame
    :param int room: free pixels above the animal
    """

    def __init__(self, choices, palette, solid, x, y, scale, thick, room=0):
        self._signs = choices.signs
        inside = 9 * scale
        #: width and height
        self.width = inside + 2 * thick
        self.height = self.width + room
        self.group = group = displayio.Group(x=x, y=y)
        self._frame = Frame(palette, 0, 0, self.width, self.height, thick)
        self._large = displayio.Group(x=thick, y=thick + room, scale=scale)
        self._animal = draw.sprites("signs", 0, 0, (self._signs[0],))
        self._animal.pixel_shader = solid
        self._large.append(self._animal)
        group.append(self._frame.group)
        if room:  # what the animal does not cover, where it stands and where it hops to
            for down in (thick, thick + inside):
                group.append(draw.area(thick, down, inside, room, art.BLACK))
        group.append(self._large)

    def show(self, seat):
        """Show another player."""
        self._frame.show(seat)
        if self._animal[0] != self._signs[seat]:
            self._animal[0] = self._signs[seat]

    def hop(self, by):
        """Move the animal, downwards if `by` is positive."""
        self._large.y += by


class Plates:
    """Everybody's plates, one under the other.

    :param game: a game with `food`, `penguins`, `flock` and `racks`
    :param choices: `handheld.seats.Seats`
    :param palette: the colours of the seats
    """

    def __init__(self, game, choices, palette):
        self._game = game
        seats = game.seats
        self._all = game.flock[seats - 1]
        self._pitch = pitch = _HEIGHT // seats
        self._animal, self._food, self._numbers, self._rows = _ROWS[seats]
        self.group = group = displayio.Group(x=X, y=_TOP)
        self._head = draw.area(_BAR, 0, _HEAD, _HEAD_HEIGHT, art.SLATE)
        group.append(self._head)
        self._larders = []
        self._counts = []
        self._fed = []
        self._hands = []
        self._flocks = []
        #: what is shown: pieces by seat and food, penguins by seat
        self.pieces = [bytearray(game.symbols + 1) for _ in range(seats)]
        self.penguins = bytearray(seats)
        for seat in range(seats):
            self._make(group, choices, palette, seat, seat * pitch)
        self.show()

    def _make(self, group, choices, palette, seat, y):
        counts = draw.sprites("small", _COUNTS, y + self._numbers, (art.DIGIT_BLANK,), 8)
        foods = [jart.LARDER_NONE + symbol for symbol in range(1, self._game.symbols + 1)]
        larder = draw.sprites("larder", _LARDER, y + self._food, foods)
        fed = Number(2, 23, y + self._animal + 2)
        parts = [
            rectangle(palette, 0, y, _BAR, self._pitch - 1, seat),
            draw.sprites("signs", 4, y + self._animal, (choices.signs[seat],)),
            draw.sprites("chick", 14, y + self._animal, (jart.CHICK_STAND,)),
            larder,
            counts,
            fed.grid,
        ]
        hands = []
        for slot in range(self._game.rack_size):
            place = y + (self._numbers - 2 if slot else self._animal)
            hands.append(draw.sprites("spare", _HAND, place, (0, 0)))
        flock = None
        if self._rows is not None:
            across = 5 if self._all % 5 == 0 else 4
            down = self._all // across
            place = y + self._rows
            flock = draw.sprites("chick", 4, place, (jart.CHICK_NOBODY,), across, down)
            parts.append(flock)
        for part in parts + hands:
            group.append(part)
        self._larders.append(larder)
        self._counts.append(counts)
        self._fed.append(fed)
        self._hands.append(hands)
        self._flocks.append(flock)

    def show(self):
        """Show all that is in front of everybody."""
        game = self._game
        for seat in range(game.seats):
            self.pieces[seat][:] = game.food[seat]
            self.penguins[seat] = game.penguins[seat]
            self.hand(seat)
            self._plate(seat)

    def hand(self, seat):
        """Show the tiles of a seat."""
        rack = self._game.racks[seat]
        for tile, grid in zip(rack, self._hands[seat]):
            for half, symbol in enumerate((tile >> 3, tile & 7)):
                _change(grid, half, symbol if tile else 0)

    def turn(self, seat):
        """Light the plate of the seat to move."""
        y = seat * self._pitch
        if self._head.y != y:
            self._head.y = y

    def _plate(self, seat):
        larder = self._larders[seat]
        counts = self._counts[seat]
        for symbol in range(1, self._game.symbols + 1):
            pieces = self.pieces[seat][symbol]
            _change(larder, symbol - 1, symbol + (jart.LARDER_SOME if pieces else jart.LARDER_NONE))
            tens = ones = art.DIGIT_BLANK
            if pieces > 9:  # in yellow, or it would seem to be one number with its neighbour
                tens = art.DIGIT_BRIGHT + pieces // 10
                ones = art.DIGIT_BRIGHT + pieces % 10
            elif pieces:
                ones = pieces
            _change(counts, 2 * symbol - 2, tens)
            _change(counts, 2 * symbol - 1, ones)
        self._fed[seat].show(self.penguins[seat])
        if self._flocks[seat] is not None:
            self._flock(seat)

    def _flock(self, seat):
        # Fed penguins, then places for those that can still be fed.
        flock = self._flocks[seat]
        fed = self.penguins[seat]
        ends = fed + self._all - sum(self.penguins)
        for place in range(flock.width * flock.height):
            frame = jart.CHICK_NOBODY
            if place < ends:
                frame = jart.CHICK_STAND if place < fed else jart.CHICK_PLACE
            _change(flock, place, frame)

    def gain(self, seat, symbol):
        """Let one piece arrive."""
        self.pieces[seat][symbol] += 1
        self._plate(seat)

    def feed(self, seat):
        """Take one piece of each food away; somebody will come for it."""
        for symbol in range(1, self._game.symbols + 1):
            self.pieces[seat][symbol] -= 1
        self._plate(seat)

    def welcome(self, seat):
        """Let one more fed penguin stand there."""
        self.penguins[seat] += 1
        for other in range(self._game.seats):
            self._plate(other)

    def place(self, seat, symbol):
        """Return x and y of a food on a plate."""
        y = _TOP + seat * self._pitch + self._food
        return X + _LARDER + (symbol - 1) * _LARDER_PITCH, y

    def door(self, seat):
        """Return x and y where the next fed penguin will stand."""
        y = _TOP + seat * self._pitch
        flock = self._flocks[seat]
        if flock is None:
            return X + 14, y + self._animal
        place = self.penguins[seat]
        return X + 4 + 8 * (place % flock.width), y + self._rows + 10 * (place // flock.width)


def _change(grid, place, frame):
    # What is shown already costs nothing on the bus.
    if grid[place] != frame:
        grid[place] = frame
