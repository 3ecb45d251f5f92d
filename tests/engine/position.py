# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Positions for the tests: symbols, racks, bag and scores put where a test wants them.

A `Position` is built twice, in the engine and in the second reading of the rules, and every action
is played in both; whatever a test finds in the engine, the second reading has found as well.

A board is written as rows of symbols, each after its row and the first coordinate of its first
cell::

    0: -2 R R . B       R on -2,0 and -1,0, nothing on 0,0, B on 1,0
"""

from array import array

import naive
import pytest
from naive.table import Illegal

from engine import actions as rules
from engine import editions, notation
from tools.protocol import state

# What speaks of the last action only: undo does not bring back the action before.
LAST_ACTION = ("gained", "first", "second", "reached")


def cells(rows):
    """Return {(q, r): letter} of a board written as rows."""
    found = {}
    for line in rows.strip().splitlines():
        row, _, rest = line.partition(":")
        start, *letters = rest.split()
        for column, letter in enumerate(letters):
            if letter != ".":
                found[int(start) + column, int(row)] = letter
    return found


def legal(game):
    """Return the text of every legal action of an engine game; each must be there once."""
    found = array("H", bytes(2 * game.most_legal()))
    count = game.legal(found)
    assert list(found[:count]) == sorted(found[:count])
    texts = [notation.action_name(game, action) for action in found[:count]]
    assert len(set(texts)) == len(texts)
    return set(texts)


def frozen(thing, without=()):
    """Return everything an engine object holds, byte by byte, as something that can be compared."""
    if isinstance(thing, (bytes, bytearray, array)):
        return bytes(thing)
    if isinstance(thing, (list, tuple)):
        return tuple(frozen(part) for part in thing)
    if hasattr(thing, "__dict__"):
        return {name: frozen(value) for name, value in vars(thing).items() if name not in without}
    return thing


def everything(game):
    """Every byte of a game but its way back and what it says of the last action.

    Whether Travel's rule binds the next placement is worked out anew when one is due, not kept.
    """
    left_out = ["_trail", "keep_undo", *LAST_ACTION]
    if game.phase != rules.PLACE:
        left_out.append("_strict")
    return frozen(game, left_out)


class Position:
    """One position in the engine (`game`) and in the second reading (`naive`).

    :param str variant: edition
    :param int seats: players
    :param str board: symbols laid on the board, as rows
    :param str rest: a letter that fills every cell which is neither in `board` nor in `free`
    :param str free: cells left empty when `rest` fills the others, "0,0 1,0"
    :param racks: for each seat the names of its tiles, "RG BB"
    :param str bag: the tiles the bag hands out, in order
    :param scores: for each track its scores by letter; a number means all of them
    :param int turn: seat to move
    :param opened: for each seat whether it has laid its first tile; all of them if left out
    """

    def __init__(
        self,
        variant,
        seats=2,
        board="",
        rest="",
        free="",
        racks=(),
        bag="",
        scores=None,
        turn=0,
        opened=None,
        redraw=False,
        **counters,
    ):
        names = bag.split()
        made = editions.edition(variant)
        self.letters = made.letters
        size = seats * made.rack_size
        codes = [notation.parse_tile(name, made.letters) for name in names]
        filler = [notation.parse_tile(self.letters[0] * 2, made.letters)]
        self.game = editions.new(variant, seats, order=filler * size + codes, redraw=redraw)
        self.naive = naive.new(variant, seats, [self.letters[0] * 2] * size + names, redraw)
        assert self.game.bag.left == len(names) == len(self.naive.bag)
        self._lay(cells(board), rest, free.split())
        self._deal([rack.split() for rack in racks] or [[] for _ in range(seats)])
        if scores is not None:
            self._score(scores)
        for name, value in counters.items():
            getattr(self, "_" + name)(value)
        self._open([True] * seats if opened is None else opened)
        self.game.turn = self.naive.turn = turn
        self.game._begin()
        self.same()

    # -- building

    def _symbol(self, letter):
        return self.letters.index(letter) + 1

    def _lay(self, laid, rest, free):
        board = self.game.board
        names = {self.naive.name(cell): cell for cell in self.naive.board}
        shown = {f"{q},{r}": letter for (q, r), letter in laid.items()}
        if rest:
            for name, cell in names.items():
                if self.naive.board[cell] is None and name not in free:
                    shown.setdefault(name, rest)
        for name, letter in shown.items():
            assert self.naive.board[names[name]] is None, name
            self.naive.board[names[name]] = letter
            board.put(notation.parse_cell(board, name), self._symbol(letter))

    def _deal(self, racks):
        for rack, theirs, tiles in zip(self.game.racks, self.naive.racks, racks, strict=True):
            codes = [notation.parse_tile(name, self.letters) for name in tiles]
            rack[:] = bytes(codes + [0] * (len(rack) - len(codes)))
            theirs[:] = tiles

    def _values(self, wanted):
        if isinstance(wanted, int):
            return dict.fromkeys(self.letters, wanted)
        return {letter: wanted.get(letter, 0) for letter in self.letters}

    def _score(self, scores):
        for track, theirs, wanted in zip(self.game.scores, self.naive.scores, scores, strict=True):
            theirs.update(self._values(wanted))
            for letter, value in theirs.items():
                track[self._symbol(letter)] = value

    def _open(self, opened):
        self.game._opened = sum(1 << seat for seat, done in enumerate(opened) if done)
        if hasattr(self.naive, "opened"):
            self.naive.opened = list(opened)

    def _markers(self, wanted):
        for letter, value in wanted.items():
            self.naive.markers[letter] = value
            self.game._places[self._symbol(letter)] += value

    def _held(self, wanted):
        for letter, seat in wanted.items():
            self.naive.held[letter] = seat
            self.game.held[self._symbol(letter)] = 1 + seat

    def _food(self, plates):
        for plate, theirs, wanted in zip(self.game.food, self.naive.food, plates, strict=True):
            theirs.update(self._values(wanted))
            for letter, count in theirs.items():
                plate[self._symbol(letter)] = count

    def _penguins(self, fed):
        self.naive.stack -= sum(fed)
        self.naive.penguins = list(fed)
        self.game.penguins[:] = bytes(fed)

    def _box(self, wanted):
        for letter, count in wanted.items():
            self.naive.box[letter] = count
            self.game.box[self._symbol(letter)] = count

    # -- playing

    def same(self):
        """Engine and second reading agree on everything on the table; returns that state."""
        mine, theirs = state(self.game), self.naive.state()
        if mine["phase"] == "over":  # nobody is to move any more
            theirs["turn"] = mine["turn"]
        assert mine == theirs
        if hasattr(self.game, "box"):
            box = {letter: self.game.box[self._symbol(letter)] for letter in self.letters}
            assert box == self.naive.box
        return mine

    def legal(self):
        """Both agree on what is legal; returns it as a set of texts."""
        found = legal(self.game)
        assert found == self.naive.legal()
        return found

    def pairs(self):
        """The pairs of cells on which any tile may be laid now, each as a frozenset of names."""
        assert self.game.phase == 0
        return {frozenset(text.partition("@")[2].split(":")) for text in self.legal()}

    def play(self, text):
        """Play an action in both; returns (points gained by letter, bonuses pending)."""
        self.game.play(notation.parse_action(self.game, text))
        gained = {
            letter: self.game.gained[self._symbol(letter)]
            for letter in self.letters
            if self.game.gained[self._symbol(letter)]
        }
        assert (gained, self.game.bonus) == self.naive.play(text)
        self.same()
        return gained, self.game.bonus

    def refused(self, text, why):
        """Both refuse an action: the engine with a reason like `why`, and as it was before."""
        before = frozen(self.game)
        with pytest.raises(ValueError, match=why):
            self.game.play(notation.parse_action(self.game, text))
        assert frozen(self.game) == before
        with pytest.raises(Illegal):
            self.naive.play(text)

    # -- short names for what tests look at

    @property
    def phase(self):
        """Which phase is due, as a word."""
        return notation.PHASES[self.game.phase]

    @property
    def turn(self):
        """Whose turn it is."""
        return self.game.turn

    def rack(self, seat):
        """The tiles of a seat by slot, "--" for an empty slot."""
        return [
            notation.tile_name(tile, self.letters) if tile else "--"
            for tile in self.game.racks[seat]
        ]

    def scores(self, track):
        """The scores of a track as the digits of R, G, B, O, Y, P in a list."""
        return list(self.game.scores[track][1:])


def junior(board="", mine="GR", seats=2, bag="OO " * 9, variant="junior", **more):
    """A Junior position; seat 0 is to move with the tile `mine`, the others hold VV."""
    racks = more.pop("racks", [mine] + ["VV"] * (seats - 1))
    return Position(variant, seats, board=board, racks=racks, bag=bag, **more)
