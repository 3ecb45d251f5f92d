# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Compiled matches of the Junior editions: the same tiles with the seats changed over.

`python -m tools.training.junior_match junior2 --net assets/nets/junior2.bin --games 4000` prints
the share of the points of Hard, or of another player, against greedy ones. Solo: its penguins.
"""

import argparse

import numpy as np

from . import junior, junior_selfplay
from .export import pack, unpack
from .field import fast
from .junior import FED, OVER, RACK, SEATS, TURN, lay, outcome, take
from .junior_players import formula, formula_keeps, greedy
from .junior_selfplay import KEEP, end_turn, hard, rank
from .racks import shuffle

GREEDY, FORMULA, NET, HARD = 0, 1, 2, 3
NAMES = ("greedy", "formula", "net", "hard")


@fast
def play(ice, s, k, order, kinds, w1, w2, keep):
    """One game; kinds[seat] says who moves."""
    junior.deal(ice, s, order)
    while not s[OVER]:
        seat = s[TURN]
        keeps = True
        kind = kinds[seat]
        if kind == GREEDY:
            act = greedy(ice, s, seat)
        elif kind == FORMULA:
            act = formula(ice, s, seat, 12, k.table, k.val, k.act, k.after)
        elif kind == NET:
            _, best = rank(ice, s, seat, keep, k, w1, w2)
            act = k.act[best]
            keeps = k.keeps[best]
        else:
            act = hard(ice, s, seat, k, w1, w2)
            keeps = k.keeps[0]
        t = act >> 14
        take(s, seat, t)
        lay(ice.nb, s, seat, t, act >> 7 & 127, act & 127)
        if not s[OVER]:
            if kind == FORMULA and s[RACK + 2 * seat] + s[RACK + 2 * seat + 1]:
                keeps = formula_keeps(ice, s, seat, k.table)
            end_turn(ice, s, seat, keeps)


@fast
def series(ice, s, k, order, one, other, w1, w2, keep, games, out):
    """out[i]: what `one` made of game i; each deal once from every seat. Solo: its penguins."""
    seats = ice.info[SEATS]
    kinds = np.zeros(4, np.int32)
    n = 0
    while n < games:
        shuffle(ice.rng, order, 0, len(order))
        for side in range(seats):
            for seat in range(seats):
                kinds[seat] = one if seat == side else other
            play(ice, s, k, order, kinds, w1, w2, keep)
            out[n] = s[FED] if seats == 1 else outcome(ice, s, side)
            n += 1


def match(edition, w1, w2, games, one=NET, other=GREEDY, keep=KEEP, seed=99):
    """(mean, half width of its 95 % interval, games) of `one` against `other`."""
    ice, s = junior.make(edition)
    ice.rng[0] = seed
    seats = int(ice.info[SEATS])
    games = -(-games // seats) * seats
    out = np.zeros(games, np.float32)
    series(ice, s, junior_selfplay.desk(), junior.tiles(), one, other, w1, w2, keep, games, out)
    return float(out.mean()), float(1.96 * out.std() / np.sqrt(games)), games


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("edition", choices=sorted(junior.EDITIONS))
    parser.add_argument("--net", required=True, help=".npz or .bin")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--one", choices=NAMES, default="hard")
    parser.add_argument("--other", choices=NAMES, default="greedy")
    args = parser.parse_args()
    if args.net.endswith(".npz"):
        net = np.load(args.net)
        stored = pack(net["w1"], net["w2"])
    else:
        with open(args.net, "rb") as file:
            stored = file.read()
    w1, w2 = unpack(stored)
    one, other = NAMES.index(args.one), NAMES.index(args.other)
    mean, wide, games = match(args.edition, w1, w2, args.games, one, other)
    print(f"{args.edition} {args.one} v {args.other}: {mean:.3f} ±{wide:.3f} ({games} games)")


if __name__ == "__main__":
    main()
