# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Every number an action can be, tried in every phase of every edition.

Allowed are the legal actions and, beside them, only what is the same by other names: an equal tile
from another slot, and in Solo and Team a placement with an order of its halves. All else is refused
with a reason, and the game is as it was.
"""

import random

import pytest
from games import TABLES, choices, codes, name, pick
from position import Position, everything

from engine import actions as rules
from engine import editions, notation

ALL = pytest.mark.parametrize("table", TABLES, ids=name)
BEYOND = (-1, -(2**14), -(2**15), -(2**40), 2**16, 2**16 + 8, 2**30, 2**40)


def other_names(game, action):
    """All numbers that mean the same as a legal action, itself too."""
    rack = game.racks[game.turn]
    if action < rules.OTHER:
        slot = action >> 11 & 7
        slots = [s for s in range(game.rack_size) if rack[s] == rack[slot]]
        orders = (0, 1, 2) if game.orders else (0,)
        return {order << 14 | s << 11 | action & 0x7FF for s in slots for order in orders}
    if game.variant == "duel" and action != rules.REFILL_:
        chosen = sorted(rack[s] for s in range(6) if action >> s & 1)
        return {
            rules.EXCHANGE | mask
            for mask in range(1, 64)
            if sorted(rack[s] for s in range(6) if mask >> s & 1) == chosen
        }
    return {action}


def try_every_number(game):
    """Exactly the legal actions and their other names are allowed; refusing changes nothing."""
    before = everything(game)
    allowed = {action for action in range(2**16) if game.refusal(action) == rules.FINE}
    assert allowed == {other for action in choices(game) for other in other_names(game, action)}
    chance = random.Random(1)
    refused = [a for a in chance.sample(range(2**16), 300) if a not in allowed]
    for action in [*refused, *range(0xC000, 0xC200, 7), *BEYOND]:
        if action not in allowed:
            with pytest.raises(ValueError, match=r"\w"):
                game.play(action)
    assert everything(game) == before


@ALL
def test_every_number_in_each_phase_of_a_game(table):
    """At the start, at the first decision of each kind, late in the game, and when it is over."""
    variant, seats, redraw = table
    chance = random.Random(name(table))
    game = editions.new(variant, seats, 12, redraw=redraw)
    seen = set()
    late = False
    while True:
        almost = game.board.pairs < 40 and game.phase == rules.PLACE
        if game.phase not in seen or (almost and not late):
            late = late or almost
            seen.add(game.phase)
            try_every_number(game)
        if game.phase == rules.OVER:
            break
        game.play(pick(game, chance, 0.9))
    assert rules.OVER in seen and rules.PLACE in seen
    assert late


def test_every_number_when_a_swap_is_due():
    position = Position(
        "classic", racks=["RG BB BB", "RR"], bag="PP " * 6, scores=[{"G": 1, "B": 1, "O": 1}, 0]
    )
    game = position.game
    game.scores[0][5:] = bytes([1, 1])  # red alone is weakest
    game.play(notation.parse_action(game, "RG@0,0:1,0"))
    assert len(choices(game)) == 2
    try_every_number(game)


def test_every_number_when_an_exchange_is_due():
    position = Position(
        "duel", racks=["OO RB RB BB RR", "RR"], bag="PP " * 9, markers={"R": 9}, held={"R": 0}
    )
    position.play("OO@0,0:1,0")
    # A refill, and the selections of RB, RB, RR: 2 * 1, 1, 2 and their whole, each once.
    assert len(choices(position.game)) == 1 + 5
    try_every_number(position.game)


def test_every_number_when_a_redraw_is_due():
    position = Position(
        "junior", racks=["GR", "VV"], bag="OO GG", food=[{"G": 1, "R": 1, "O": 1}, 0], redraw=True
    )
    position.play("GR@4,4:5,4")
    assert position.phase == "redraw"
    try_every_number(position.game)


def test_every_number_with_empty_slots_and_equal_tiles():
    game = editions.new("team", order=codes(["RG", "RG", "BB", "BB", "RG", "YY"] * 4, "team"))
    game.racks[0][4] = 0
    game.racks[0][0] = 0
    try_every_number(game)


def test_every_number_where_travel_s_rule_binds():
    position = Position(
        "travel", rest="Y", free="0,0 1,0 2,0 3,0 0,3 0,4", racks=["RG BB", "RR"], bag="PP"
    )
    assert len(position.pairs()) == 3
    try_every_number(position.game)
