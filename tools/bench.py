# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""dev.py bench: the engine against a plain reading of the rules and against another engine.

(a) random games of Classic for two, (b) positions in which every legal placement is scored. All
contenders take turns in short rounds of processor time, so that a busy machine slows all alike; the
median of the rounds counts. The plain reading is the tests' own (tests/naive: cube coordinates in
dicts); the other engine is momaland's, bare, without its environment around it.
"""

import importlib.util
import random
import time
from pathlib import Path
from statistics import median

from engine import editions
from engine.actions import OVER, PLACE
from engine.tiles import Bag
from tools.sampling import legal_at, legal_count, play_out

ROUNDS = 5
SECONDS = 0.4
PLIES = (0, 6, 12, 18, 24, 30, 40, 50)  # actions played before a position is scored
#: what the engine must reach against momaland's: games, positions
MUST = (7, 100)


class Ours:
    """engine: the gain table is kept up to date, so a placement is worth two look-ups."""

    name = "engine"

    def game(self, seed):
        """Play one random game."""
        play_out(editions.new("classic", 2, seed), random.Random(seed).random)

    def position(self, seed, plies):
        """Return a game after some random actions, a placement due."""
        game = editions.new("classic", 2, seed)
        chance = random.Random(seed).random
        while game.phase != OVER and (game.ply < plies or game.phase != PLACE):
            game.play(legal_at(game, int(chance() * legal_count(game))))
        return game

    def score(self, game):
        """Score every legal placement; return how many there are and the most points."""
        board = game.board
        cells = board.cells
        ruled = len(game.starts) > 0
        count = most = 0
        for tile in set(game.racks[game.turn]):
            if not tile:
                continue
            one = board.gains[tile >> 3]
            two = board.gains[tile & 7]
            steps = board.steps[: 3 if tile >> 3 == tile & 7 else 6]
            for at in board.playable:
                if cells[at]:
                    continue
                gain = one[at]
                for step in steps:
                    other = at + step
                    if not cells[other] and not (ruled and game.blocked(at, other)):
                        count += 1
                        most = max(most, gain + two[other])
        return count, most


class Plain:
    """tests/naive: cube coordinates, dicts, every line walked anew."""

    name = "plain reading"

    def __init__(self):
        from tests import naive

        self._naive = naive
        made = editions.edition("classic")
        bag = Bag(6, made.mixed, made.doubles, None)
        letters = made.letters
        self._tiles = [
            letters[(kind >> 3) - 1] + letters[(kind & 7) - 1]
            for kind, count in zip(bag.kinds, bag.counts, strict=True)
            for _ in range(count)
        ]

    def _table(self, chance):
        order = list(self._tiles)
        chance.shuffle(order)
        return self._naive.new("classic", 2, order)

    def game(self, seed):
        """Play one random game."""
        self._play(seed, None)

    def _play(self, seed, plies):
        chance = random.Random(seed)
        table = self._table(chance)
        while table.phase != "over" and (plies is None or plies > 0 or table.phase != "place"):
            table.play(chance.choice(sorted(table.legal())))
            if plies is not None:
                plies -= 1
        return table

    def position(self, seed, plies):
        """Return a game after some random actions, a placement due."""
        return self._play(seed, plies)

    def score(self, table):
        """Score every legal placement; return how many there are and the most points."""
        points = [
            table.worth(tile[0], cell, other) + table.worth(tile[1], other, cell)
            for tile, cell, other in table.placements().values()
        ]
        return len(points), max(points, default=0)


class Momaland:
    """momaland's IngeniousBase: cube coordinates, sets, a numpy board."""

    name = "momaland"

    def __init__(self):
        package = importlib.util.find_spec("momaland")
        path = Path(package.origin).parent / "envs" / "ingenious" / "ingenious_base.py"
        spec = importlib.util.spec_from_file_location("ingenious_base", path)
        self._module = importlib.util.module_from_spec(spec)
        spec.loader.exec_module(self._module)
        self._base = self._module.IngeniousBase(num_agents=2)

    def _choose(self, base, chance):
        allowed = base.legal_move
        if base.first_round:
            allowed = [one for one in base.first_round_pos if base.masked_action[one]]
        return chance.choice(tuple(allowed))

    def _play(self, base, seed, moves):
        chance = random.Random(seed)
        base.reset_game(seed)
        while not base.end_flag and moves:
            base.set_action_index(self._choose(base, chance))
            moves -= 1
        return base

    def game(self, seed):
        """Play one random game."""
        self._play(self._base, seed, 1000)

    def position(self, seed, plies):
        """Return a game after some random moves; two of our actions are one of its moves."""
        return self._play(self._module.IngeniousBase(num_agents=2), seed, plies // 2)

    def score(self, base):
        """Score every legal placement; return how many there are and the most points."""
        tiles = base.p_tiles[base.agents[base.agent_selector]]
        score = base.calculate_score_for_piece
        allowed = base.legal_move
        if base.first_round:
            allowed = [one for one in base.first_round_pos if base.masked_action[one]]
        points = []
        for index in allowed:
            one, two, slot = base.action_index_map[index]
            first, second = tiles[slot]
            points.append(score(one, two, first) + score(two, one, second))
        return len(points), max(points, default=0)


def contenders():
    """Return all that are installed."""
    there = [Ours(), Plain()]
    if importlib.util.find_spec("momaland"):
        there.append(Momaland())
    return there


def rate(work, seconds):
    """Return how often ``work(n)`` is done in a second of processor time, n counting up."""
    start = time.process_time()
    done = 0
    while True:
        work(done)
        done += 1
        took = time.process_time() - start
        if took >= seconds:
            return done / took


def measure(players, rounds=ROUNDS, seconds=SECONDS):
    """Return {contender: [games a second of each round], ...} and the same for positions."""
    games = {player.name: [] for player in players}
    positions = {player.name: [] for player in players}
    for turn in range(rounds):
        for player in players:
            boards = [player.position(turn, plies) for plies in PLIES]
            games[player.name].append(rate(player.game, seconds))
            positions[player.name].append(
                rate(lambda n, p=player, b=boards: p.score(b[n % len(b)]), seconds)
            )
    return games, positions


def table(title, rates):
    """Return lines: each contender's median, spread and how many times as fast ours is."""
    ours = median(rates[Ours.name])
    lines = [f"{title:<36}{'median':>10}{'spread':>18}{'engine':>10}"]
    for name, row in rates.items():
        middle = median(row)
        spread = f"{min(row):,.1f}-{max(row):,.1f}"
        lines.append(f"  {name:<34}{middle:>10,.1f}{spread:>18}{ours / middle:>9.1f}x")
    return lines


def bench():
    """Measure and print."""
    players = contenders()
    games, positions = measure(players)
    print("\n".join(table("random games for two, a second", games)))
    print("\n".join(table("positions scored, a second", positions)))
    if len(players) < 3:
        print("momaland is not installed: pip install --no-deps momaland==0.2.0")
