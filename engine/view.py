# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""What one seat may know of a game. Screens and bots ask this, never the game's hidden tiles."""

# Open to all, but changing, or known only to some editions
_OPEN = (
    "turn",
    "phase",
    "bonus",
    "ply",
    "starts",
    "marker",
    "held",
    "food",
    "box",
    "penguins",
    "stack",
    "redraw",
)


class View:
    """A game seen from a seat.

    Board, scores, turn and phase are everybody's to see; of the tiles a seat knows its own rack
    (in Junior everybody's) and, by counting, which kinds are still out.

    :param Game game: the game
    :param int seat: whose eyes
    """

    def __init__(self, game, seat):
        self._game = game
        self.seat = seat
        self.variant = game.variant
        self.seats = game.seats
        self.symbols = game.symbols
        self.letters = game.letters
        self.rack_size = game.rack_size
        self.stop = game.stop
        self.cap = game.cap
        self.tracks = game.tracks
        #: live: the same objects as the game's
        self.board = game.board
        self.scores = game.scores
        self.rack = game.racks[seat]
        self.track = game.track
        self.blocked = game.blocked

    def __getattr__(self, name):
        if name in _OPEN:
            return getattr(self._game, name)
        raise AttributeError(name)

    def refusal(self, action):
        """Return why an action may not be played now, or `FINE`; only in this seat's own turn.

        :raises ValueError: in another seat's turn, whose answers would tell of its rack
        """
        if self.turn != self.seat:
            raise ValueError("seat %d is not to move" % self.seat)
        return self._game.refusal(action)

    @property
    def bag_left(self):
        """How many tiles are in the bag."""
        return self._game.bag.left

    def rack_count(self, seat):
        """Return how many tiles a seat has."""
        return sum(1 for tile in self._game.racks[seat] if tile)

    def rack_of(self, seat):
        """Return the rack of a seat: the own one, or any where racks lie open.

        :raises ValueError: if that rack is hidden from this seat
        """
        if seat != self.seat and not self._game.open_racks:
            raise ValueError("seat %d hides its rack" % seat)
        return self._game.racks[seat]

    def unseen(self, into):
        """Write how many tiles of each kind this seat cannot see: the bag's and hidden racks'.

        :param into: a bytearray with a byte for each kind, in the order of `Bag.kinds`
        :return: how many tiles in all
        """
        bag = self._game.bag
        for kind in range(len(into)):
            into[kind] = 0
        bag.count(into)
        if not self._game.open_racks:
            for seat, rack in enumerate(self._game.racks):
                if seat != self.seat:
                    for tile in rack:
                        if tile:
                            into[bag.kind(tile)] += 1
        return sum(into)
