# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Matches between computer players, the same tiles with the seats changed over.

    python -m tools.tournament hard normal --edition classic --games 400
    python -m tools.tournament hard "./mybot --fast" --edition travel --games 100

A player is a level (easy, normal, hard), a reference player (minmax: raises the own minimum, then
most points; greedy: most points), or a command that speaks the line protocol: it is told the game
and every action, and asked `bot hard`. Prints the share of the points with its 95 % interval, the
lowest colours (Junior: penguins) and the time a move. `--scheduler ADDRESS` plays on a dask
cluster.
"""

import argparse
import json
import math
import shlex
import subprocess
import sys
import time
from array import array
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from engine import bots, notation  # noqa: E402
from engine.actions import OTHER, OVER, PLACE, REFILL_  # noqa: E402
from engine.editions import VARIANTS, new  # noqa: E402
from tools.spread import Spread  # noqa: E402

REFERENCES = ("minmax", "greedy")


def reference(game, kind):
    """The action of a reference player: it looks at its own points and nothing else."""
    into = array("H", bytes(2 * game.most_legal()))
    count = game.legal(into)
    if into[0] >= OTHER:
        return _decision(game, into[:count])
    row = _row(game)
    best = None
    choice = into[0]
    for action in into[:count]:
        after = _after(game, row, action)
        points = sum(after) - sum(row)
        value = (min(after), points) if kind == "minmax" and row else (points, 0)
        if best is None or value > best:
            best = value
            choice = action
    return choice


def _decision(game, actions):
    # Swaps and exchanges all it may; keeps tiles and declines a redraw.
    if actions[0] == REFILL_ and len(actions) > 1:
        return actions[-1]
    return actions[0] if game.phase != 3 else actions[-1]


def _row(game):
    if game.variant == "duel":
        return [game.marker(s) * (1 if game.turn == 0 else -1) for s in range(1, 7)]
    if game.variant.startswith("junior"):
        return [0] * 4
    return list(game.scores[game.track(game.turn)][1:])


def _after(game, row, action):
    board = game.board
    at = action >> 3 & 255
    tile = game.racks[game.turn][action >> 11 & 7]
    after = list(row)
    halves = ((tile >> 3, at), (tile & 7, at + board.steps[action & 7]))
    for symbol, cell in halves:
        had = after[symbol - 1]
        if game.variant.startswith("junior"):
            after[symbol - 1] = had + board.gains[symbol][cell]
        else:
            limit = game.stop if had < game.stop <= game.cap else game.cap
            after[symbol - 1] = min(had + board.gains[symbol][cell], limit)
    return after


class Foreign:
    """A player behind the line protocol.

    :param str command: how to start it
    """

    def __init__(self, command, opening):
        self._pipe = subprocess.Popen(
            shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        self.ask(opening)

    def ask(self, line):
        """Send a request, return its answer. :raises RuntimeError: with what it objected to"""
        self._pipe.stdin.write(line + "\n")
        self._pipe.stdin.flush()
        answer = json.loads(self._pipe.stdout.readline() or '{"ok": false, "error": "no answer"}')
        if not answer.get("ok"):
            raise RuntimeError(f"{line}: {answer.get('error')}")
        return answer

    def close(self):
        """End it."""
        self._pipe.stdin.close()
        self._pipe.wait()


def play(variant, seats, names, seed):
    """Play a game; return (game, seconds thought by seat, placements by seat)."""
    game = new(variant, seats=seats, seed=seed)
    opening = f"new {variant} seats={game.seats} seed={seed}"
    players = []
    for seat, name in enumerate(names):
        if name in REFERENCES:
            players.append(None)
        elif name in bots.LEVELS:
            players.append(bots.open_bot(game, seat, name))
        else:
            players.append(Foreign(name, opening))
    spent = [0.0] * len(names)
    moves = [0] * len(names)
    try:
        while game.phase != OVER:
            seat = game.turn
            player = players[seat]
            moves[seat] += game.phase == PLACE
            started = time.perf_counter()
            if player is None:
                action = reference(game, names[seat])
            elif isinstance(player, Foreign):
                action = notation.parse_action(game, player.ask("bot hard")["action"])
            else:
                action = player.decide()
            spent[seat] += time.perf_counter() - started
            text = notation.action_name(game, action)
            game.play(action)
            for other in players:
                if isinstance(other, Foreign):
                    other.ask("play " + text)
    finally:
        for player in players:
            if isinstance(player, Foreign):
                player.close()
    return game, spent, moves


def pair(variant, seats, one, other, seed):
    """Play one deal from every side; a list of (points of `one`, its lowest, the other's
    lowest, s a move).
    """
    made = new(variant, seats=seats, seed=seed)
    sides = 2 if variant == "team" else made.seats
    found = []
    for side in range(sides):
        names = [one if seat % sides == side else other for seat in range(made.seats)]
        game, spent, moves = play(variant, made.seats, names, seed)
        first = game.ranking()[0]
        seat = side
        mine = _level(game, seat)
        his = _level(game, (seat + 1) % game.seats) if sides > 1 else 0
        points = (side in first) / len(first) if sides > 1 else mine
        found.append((points, mine, his, spent[seat] / max(1, moves[seat])))
    return found


def _level(game, seat):
    if game.variant == "duel":
        return sum((game.marker(s) > 0) == (seat == 0) for s in range(1, 7) if game.marker(s))
    if game.variant.startswith("junior"):
        return game.penguins[seat]
    return min(game.scores[game.track(seat)][1:])


def interval(values):
    """(mean, half width of its 95 % interval)."""
    mean = sum(values) / len(values)
    spread = math.sqrt(sum((v - mean) ** 2 for v in values) / max(1, len(values) - 1))
    return mean, 1.96 * spread / math.sqrt(len(values))


def tournament(variant, seats, one, other, games, seed=1, jobs=None, scheduler=None):
    """Play until `games` games are done; return the flat list of `pair`'s entries."""
    sides = 2 if variant == "team" else new(variant, seats=seats).seats
    deals = range(seed, seed + math.ceil(games / sides))
    with Spread(jobs, scheduler) as workers:
        rounds = workers.run(pair, [(variant, seats, one, other, deal) for deal in deals])
    return [entry for entries in rounds for entry in entries]


def report(variant, one, other, entries):
    """The lines that sum a tournament up."""
    mean, wide = interval([entry[0] for entry in entries])
    mine = sum(entry[1] for entry in entries) / len(entries)
    his = sum(entry[2] for entry in entries) / len(entries)
    pace = sum(entry[3] for entry in entries) / len(entries)
    what = "penguins" if variant.startswith("junior") else "lowest colour"
    if variant == "duel":
        what = "colours"
    if variant in ("solo", "junior-solo"):
        return (
            f"{variant} {one}: {what} {mean:.2f} ±{wide:.2f} "
            f"({len(entries)} games), {pace:.3f} s a move"
        )
    return (
        f"{variant} {one} v {other}: {mean:.3f} ±{wide:.3f} ({len(entries)} games), "
        f"{what} {mine:.2f} : {his:.2f}, {pace:.3f} s a move"
    )


def main(argv=None):
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("one")
    parser.add_argument("other", help="plays all the other seats (solo games: ignored)")
    parser.add_argument("--edition", choices=VARIANTS, default="classic")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1, help="of the first deal")
    parser.add_argument("--jobs", type=int, help="processes (all cores)")
    parser.add_argument("--scheduler", help="address of a dask scheduler")
    args = parser.parse_args(argv)
    entries = tournament(
        args.edition, args.seats, args.one, args.other, args.games, args.seed, args.jobs,
        args.scheduler,
    )  # fmt: skip
    print(report(args.edition, args.one, args.other, entries))
    return 0


if __name__ == "__main__":
    sys.exit(main())
