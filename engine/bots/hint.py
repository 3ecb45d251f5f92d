# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Why a move is a good one, in a word and a symbol: what a hint shows beside the ghost."""

from engine.actions import OTHER

# In the order in which they are looked for: the first that is true is the reason given.
NEW_TILES = "tiles"  # a swap, an exchange, a returned tile: what is left helps too little
FEEDS = "feeds"  # Junior: a penguin is fed
BONUS = "bonus"  # a marker reaches a stop and earns another placement
WEAKEST = "weakest"  # raises the weakest colour (Duel: one that stands against you)
SPOILS = "spoils"  # takes the best place of another's weakest colour
POINTS = "points"  # simply scores
WAITS = "waits"  # scores nothing, keeps good places open


def reason(view, action):
    """Return (word, symbol) for an action that may be played now; the symbol is 0 for none.

    :param View view: what the seat to move knows; it is only asked, nothing is played
    """
    if action >= OTHER:
        return NEW_TILES, 0
    board = view.board
    at = action >> 3 & 255
    other = at + board.steps[action & 7]
    tile = view.rack[action >> 11 & 7]
    a = tile >> 3
    b = tile & 7
    first = board.gains[a][at]
    second = board.gains[b][other]
    if a == b:
        first += second
        second = 0
    halves = ((a, first), (b, second))
    if view.variant[:6] == "junior":
        return _food(view, halves)
    places = _places(view, view.seat)
    stop = 9 if view.variant == "duel" else view.cap
    for symbol, gain in halves:
        had = places[symbol]
        goal = view.stop if view.variant == "team" and had < view.stop else stop
        if view.variant == "duel" and view.held[symbol] == view.seat + 1:
            continue
        if view.variant != "solo" and had < goal <= had + gain:
            return BONUS, symbol
    weakest = min(places[1:])
    for symbol, gain in halves:
        had = places[symbol]
        if gain and (had < 0 or had == weakest):
            return WEAKEST, symbol
    for seat in range(view.seats):
        if view.track(seat) != view.track(view.seat):
            his = _places(view, seat)
            symbol = his[1:].index(min(his[1:])) + 1
            gains = board.gains[symbol]
            best = max(gains[cell] if not board.cells[cell] else 0 for cell in board.playable)
            if best > 1 and best in (gains[at], gains[other]):
                return SPOILS, symbol
    if first or second:
        return POINTS, a if first >= second else b
    return WAITS, 0


def _places(view, seat):
    if view.variant == "duel":
        sign = -1 if seat else 1
        return [0] + [sign * view.marker(symbol) for symbol in range(1, 7)]
    return list(view.scores[view.track(seat)])


def _food(view, halves):
    now = list(view.food[view.seat])
    for symbol, gain in halves:
        now[symbol] += gain
    missing = [symbol for symbol, gain in halves if gain and not view.food[view.seat][symbol]]
    if min(now[1:]):
        return FEEDS, missing[0] if missing else 0
    if missing:
        return WEAKEST, missing[0]
    for symbol, gain in halves:
        if gain:
            return POINTS, symbol
    return WAITS, 0
