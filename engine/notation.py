# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Text both ways: symbols, tiles, cells, actions, whole records, and why an action is refused.

=============  =============================================================================
symbol         one letter: R G B O Y P, in Junior G R O V
tile           two letters in that order: `RG`, doubles `RR`
cell           `q,r` (Junior `x,y`)
placement      `RG@1,-5:2,-5`: first letter on the first cell; `!1`, `!2` scores that half first
other actions  `refill`, `swap`, `exchange BB,RG`, `keep`, `return`, `redraw`, `pass`
record         `classic seats=2 seed=7 / RG@1,-5:2,-5 / refill / …`
=============  =============================================================================

Every parser raises ValueError with what was wrong.
"""

from engine import actions as rules
from engine.tiles import tile as make_tile

_WORDS = (
    ("refill", rules.REFILL_),
    ("swap", rules.SWAP),
    ("keep", rules.KEEP_),
    ("return", rules.RETURN),
    ("redraw", rules.REDRAW_),
    ("pass", rules.PASS),
)
PHASES = ("place", "refill", "keep", "redraw", "over")


def tile_name(tile, letters):
    """Return the two letters of a tile."""
    return letters[(tile >> 3) - 1] + letters[(tile & 7) - 1]


def parse_tile(text, letters):
    """Return the tile named by two letters in the order of `letters`."""
    if len(text) == 2 and text[0] in letters and text[1] in letters:
        a = letters.index(text[0]) + 1
        b = letters.index(text[1]) + 1
        if a <= b:
            return make_tile(a, b)
        raise ValueError("tile %s is written %s%s" % (text, text[1], text[0]))
    raise ValueError("no tile is called %s" % text)


def cell_name(board, at):
    """Return a cell as `q,r`."""
    return "%d,%d" % board.coords(at)


def parse_cell(board, text):
    """Return the index of the cell `q,r`."""
    parts = text.split(",")
    if len(parts) != 2:
        raise ValueError("%s is no cell" % text)
    return board.at(_number(parts[0]), _number(parts[1]))


def _number(text):
    # int() would also take spaces, signs and underscores, which are not in the notation.
    digits = text[1:] if text[:1] == "-" else text
    if not 0 < len(digits) <= 3 or not all("0" <= digit <= "9" for digit in digits):
        raise ValueError("%s is no coordinate" % text)
    number = int(text)
    if str(number) != text:
        raise ValueError("%s is written %d" % (text, number))
    return number


def action_name(game, action):
    """Return an action of the seat to move as text; before it is played."""
    rack = game.racks[game.turn]
    if action < rules.OTHER:
        at = action >> 3 & 255
        order = action >> 14
        return "%s@%s:%s%s" % (
            tile_name(rack[action >> 11 & 7], game.letters),
            cell_name(game.board, at),
            cell_name(game.board, at + game.board.steps[action & 7]),
            "!%d" % order if order else "",
        )
    for word, code in _WORDS:
        if code == action:
            return word
    names = [
        tile_name(rack[slot], game.letters) for slot in range(game.rack_size) if action >> slot & 1
    ]
    return "exchange " + ",".join(sorted(names))


def parse_action(game, text):
    """Return the action that `text` names for the seat to move, legal or not.

    :raises ValueError: if the text names no action, or a tile that is not on the rack
    """
    for word, code in _WORDS:
        if word == text:
            return code
    if text[:9] == "exchange ":
        return rules.EXCHANGE | _parse_selection(game, text[9:])
    tile_text, mark, cells = text.partition("@")
    first, colon, second = cells.partition(":")
    if not mark or not colon:
        raise ValueError("%s is no action" % text)
    order = 0
    second, bang, suffix = second.partition("!")
    if bang:
        if suffix not in ("1", "2"):
            raise ValueError("after ! comes 1 or 2")
        order = int(suffix)
    tile = parse_tile(tile_text, game.letters)
    at = parse_cell(game.board, first)
    other = parse_cell(game.board, second)
    if other - at not in game.board.steps:
        raise ValueError("cells %s and %s are not neighbours" % (first, second))
    rack = game.racks[game.turn]
    for slot in range(game.rack_size):
        if rack[slot] == tile:
            return rules.placement(slot, at, game.board.steps.index(other - at), order)
    raise ValueError("tile %s is not on the rack" % tile_text)


def _parse_selection(game, text):
    names = text.split(",")
    if names != sorted(names):
        raise ValueError("the tiles of an exchange are written in alphabetical order")
    mask = 0
    rack = game.racks[game.turn]
    for name in names:
        tile = parse_tile(name, game.letters)
        for slot in range(game.rack_size):
            if rack[slot] == tile and not mask >> slot & 1:
                mask |= 1 << slot
                break
        else:
            raise ValueError("tile %s is not on the rack" % name)
    return mask


def explain(game, action, reason):
    """Return the sentence for a refusal of :meth:`engine.game.Game.refusal`."""
    board = game.board
    if reason == rules.TAKEN:
        at = action >> 3 & 255
        if not board.cells[at]:
            at += board.steps[action & 7]
        return "cell %s is taken" % cell_name(board, at)
    if reason == rules.ISOLATES:
        at = action >> 3 & 255
        alone = game.isolated_by(at, at + board.steps[action & 7])
        return "that would isolate cell %s" % cell_name(board, alone)
    if reason == rules.NOT_DUE:
        if game.phase == rules.OVER:
            return "the game is over"
        return "not now: %s is due" % PHASES[game.phase]
    return {
        rules.NO_TILE_THERE: "no tile in that slot",
        rules.OFF_BOARD: "a half would lie off the board",
        rules.FIRST_TURN: "first tile must touch a free printed symbol",
        rules.DOUBLE_REVERSED: "a double is written once, from its western or northern cell",
        rules.NO_ORDER: "the order of the halves makes no difference in %s" % game.variant,
        rules.SWAP_SHOWS_WEAKEST: "no swap: a tile shows a weakest colour",
        rules.SWAP_EMPTY_RACK: "no swap: the rack is empty",
        rules.BAG_TOO_SMALL: "too few tiles in the bag",
        rules.NOT_ON_OWN_END: "no exchange: a tile has no colour on the own 9",
        rules.NO_SUCH_ACTION: "no such action in %s" % game.variant,
    }[reason]


def start_name(game):
    """Return the first part of a record: variant and options."""
    text = "%s seats=%d seed=%d" % (game.variant, game.seats, game.seed)
    if game.order is not None:
        text += " order=" + ",".join(tile_name(one, game.letters) for one in game.order)
    if getattr(game, "redraw", False):
        text += " redraw=1"
    return text


def parse_start(text):
    """Return a new game from a line `VARIANT option=value …`."""
    from engine.editions import edition, new

    words = text.split()
    if not words:
        raise ValueError("no edition named")
    letters = edition(words[0]).letters
    seats = order = None
    seed = 1
    redraw = False
    seen = []
    for word in words[1:]:
        name, equals, value = word.partition("=")
        if not equals or name in seen:
            raise ValueError("%s is no option, or is given twice" % name)
        seen.append(name)
        if name == "order":
            order = bytes(parse_tile(one, letters) for one in value.split(","))
            continue
        if not 0 < len(value) <= 10 or not all("0" <= digit <= "9" for digit in value):
            raise ValueError("%s needs a whole number" % name)
        number = int(value)
        if name == "seats":
            seats = number
        elif name == "seed":
            seed = number
        elif name == "redraw" and number <= 1:
            redraw = number == 1
        else:
            raise ValueError("no option %s" % word)
    return new(words[0], seats, seed, order, redraw)


def record(game):
    """Return the game as text: how it began and every action, replayable by `replay`."""
    again = parse_start(start_name(game))
    parts = [start_name(game)]
    for ply in range(game.ply):
        action = game.moves[ply]
        parts.append(action_name(again, action))
        again.play(action)
    return " / ".join(parts)


def replay(text):
    """Return the game that a record tells.

    :raises ValueError: at the first word that is wrong, with the number of the action
    """
    parts = text.split(" / ")
    game = parse_start(parts[0])
    for number, part in enumerate(parts[1:], 1):
        try:
            game.play(parse_action(game, part))
        except ValueError as error:
            raise ValueError("action %d: %s" % (number, error))
    return game


def picture(board, letters):
    """Return the board as text: `.` empty, a letter a symbol; rows of a hexagon are indented."""
    lines = []
    row = None
    hexagonal = len(board.steps) == 6
    for at in board.playable:
        r = board.coords(at)[1]
        if r != row:
            row = r
            lines.append(" " * abs(r) if hexagonal else "")
        symbol = board.cells[at]
        lines[-1] += ("." if not symbol else letters[symbol - 1]) + " "
    return "\n".join(line.rstrip() for line in lines)
