# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""The whole Hard player of Solo, compiled: net or formula, and every tile that may come.

`python -m tools.training.solo --net assets/nets/solo.bin --games 400` prints the mean
lowest colour.
"""

import argparse

import numpy as np

from engine.bots.marks import SoloMarks, between
from engine.bots.solo_formula import curve_of

from . import racks, selfplay
from .export import pack, unpack
from .field import CELL, CELLS, GAIN, HIST, LEVELS, NEAR, NUM, PAIRS, PLAYABLE, SUM, TALL, fast
from .players import UNIT, WIDE, first_cut, logit, low, order_of, tops, unknown
from .racks import GOOD, OVER, SOLO, climb

FEATURES = {"solo": 72}
HIDDEN = {"solo": 52}
BEST = 6  # candidates that are looked at with every tile that may come
KINDS = np.array([a << 3 | b for a in range(1, 7) for b in range(a, 7)], np.int16)
FORMULA, NET, FORMULA_AHEAD, HARD = range(4)
NAMES = ("formula", "net", "hard-formula", "hard")
WHOLE = 16384  # shares of a net are whole numbers of this one's parts


def fine_table():
    """The curve of the formula, a number for every sixteenth of a step."""
    curve = curve_of()
    return np.array([between(curve, x) for x in range(16 * 36 + 1)], np.int64)


def worth_table():
    """What each gain is worth at each place: the bots' own table, which needs no game."""
    worths = np.array(list(SoloMarks._worths(SoloMarks.__new__(SoloMarks))), np.int32)
    return worths.reshape((37, LEVELS))


@fast
def ways_in(b, c, gain):
    """The most empty neighbours of a cell on which colour c scores `gain`."""
    ways = 0
    for i in range(CELLS):
        if b[GAIN + c * CELLS + i] == gain and b[CELL + i] == 0:
            ways = max(ways, b[NEAR + i])
    return ways


@fast
def features(b, row, w, x):
    """Fills x with the whole numbers (64 = 1) of the position after a placement; their number."""
    tops3, far, _, order, one3, _, uh, ud = w
    for c in range(6):
        tops(b, c, one3)
        tops3[c, 0], tops3[c, 1] = one3[0], one3[1]
        far[c] = 16 * row[c] + 8 * one3[0] + 2 * b[SUM + c]
    order_of(far, 1, order)
    total = max(1, uh[6])
    pairs = b[PAIRS]
    room = b[PLAYABLE]
    turns = pairs * 2 // 9 + 1
    n = 0
    for k in range(6):
        c = order[k]
        s = row[c]
        one = tops3[c, 0]
        x[n] = 4 * s - 64
        x[n + 1] = 8 * one
        x[n + 2] = low(2 * b[SUM + c])
        x[n + 3] = low(5 * b[NUM + c])
        x[n + 4] = low(4 * turns * uh[c] // total)
        x[n + 5] = low(32 * turns * ud[c] // total)
        x[n + 6] = 3 * ((18 if s < 18 else 36) - s)
        x[n + 7] = 4 * climb(SOLO, s, one) - 64
        x[n + 8] = 4 * climb(SOLO, s, one + tops3[c, 1]) - 64
        x[n + 9] = UNIT if s >= 18 else 0
        x[n + 10] = 10 * ways_in(b, c, one) if one else 0
        n += 11
    x[n] = 3 * room // 2 - 64
    x[n + 1] = low(42 * pairs // 64)
    x[n + 2] = (20 - room) * 64 // 20 if room < 20 else 0
    x[n + 3] = 8 * (8 - room) if room < 8 else 0
    x[n + 4] = 4 * (16 - pairs) if pairs < 16 else 0
    x[n + 5] = UNIT
    return n + 6


@fast
def formula(b, row, w, fine):
    """engine/bots/solo_formula.py for a board."""
    uh = w[6]
    total = max(1, uh[6])
    turns = b[PAIRS] * 2 // 9 + 1
    worth = 0
    for c in range(6):
        best = 0
        if b[SUM + c]:
            best = LEVELS - 1
            while not b[HIST + c * LEVELS + best]:
                best -= 1
        s = row[c]
        up = 16 * s + (8 * best if turns * uh[c] // total else 0) + 2 * b[SUM + c]
        worth += fine[16 * s] + fine[min(up, 16 * (18 if s < 18 else 36))]
    return worth


@fast
def share(out):
    """What the engine makes of a net's output: cut to 1/1024, then a share of WHOLE."""
    fine = np.int64(out * np.float32(1024.0))
    return np.int64(WHOLE / (1.0 + np.exp(-fine / 1024.0)))


@fast
def ended(row):
    """The share of a finished game."""
    part = min(59 / 60, max(1 / 60, row.min() / GOOD))
    return share(np.float32(np.log(part / (1.0 - part))))


@fast
def over(b, row):
    return b[PAIRS] == 0 or row.min() == 36


@fast
def value(p, k, act, w1, w2, fine, use_net):
    """The value of the position after `act`: a share, or the formula's number."""
    selfplay.load_desk(p, k, 0)
    tile = p.racks[0, act & 7]
    selfplay.put_tile(p, k, 0, act)
    p.unseen[tile] += 1
    row = k.score[0]
    if not use_net:
        return np.int64(formula(k.board, row, k.w, fine))
    if over(k.board, row):
        return ended(row)
    return share(logit(k.x, features(k.board, row, k.w, k.x), w1, w2, k.acc))


@fast
def weigh(row, worths, wm):
    for c in range(6):
        for g in range(TALL):
            wm[c, g] = worths[row[c], min(g, LEVELS - 1)]


@fast
def cut(p, k, keep, worths, val, act, first):
    """The first cut for the tile in the hand; how many placements it found."""
    weigh(p.score[0], worths, k.wm)
    return first_cut(p, p.board, 0, p.racks[0], first, k.wm, k.wo, keep, val, act, k.cellv, k.mark)


@fast
def copy_position(p, q):
    for i in range(len(p.board)):
        q.board[i] = p.board[i]
    for c in range(6):
        q.score[0, c] = p.score[0, c]
        q.racks[0, c] = p.racks[0, c]
    for i in range(len(p.info)):
        q.info[i] = p.info[i]


@fast
def expected(p, q, k, act, now, worths, w1, w2, fine, use_net):
    """The mean over the tiles that may come after `act` of the best answer's value, the first
    cut's; `now` where none may.
    """
    copy_position(p, q)
    tile = p.racks[0, 0]
    selfplay.play_act(q, act)
    if q.info[OVER]:
        return now
    total = 0
    weight = 0
    for i in range(len(KINDS)):
        some = p.unseen[KINDS[i]]
        if KINDS[i] == tile:
            some -= 1
        if some:
            q.racks[0, 0] = KINDS[i]
            cut(q, k, 1, worths, k.v1, k.a1, False)
            total += some * value(q, k, k.a1[0], w1, w2, fine, use_net)
            weight += some
    return total // weight if weight else now


@fast
def rank(p, k, keep, worths, w1, w2, fine, use_net, acts, vals):
    """The candidates by their value, best first; their number."""
    unknown(p, 0, k.w)
    c = cut(p, k, keep, worths, k.val, k.act, p.laid[0] == 0)
    for m in range(c):
        v = value(p, k, k.act[m], w1, w2, fine, use_net)
        i = m
        while i > 0 and vals[i - 1] < v:
            vals[i] = vals[i - 1]
            acts[i] = acts[i - 1]
            i -= 1
        vals[i] = v
        acts[i] = k.act[m]
    return c


@fast
def move(p, q, k, kind, worths, w1, w2, fine, acts, vals):
    """The placement of a player."""
    use_net = kind == NET or kind == HARD
    c = rank(p, k, WIDE, worths, w1, w2, fine, use_net, acts, vals)
    if kind == FORMULA or kind == NET:
        return acts[0]
    best = 0
    top = 0
    for m in range(min(BEST, c)):
        v = expected(p, q, k, acts[m], vals[m], worths, w1, w2, fine, use_net)
        if m == 0 or v > top:
            top = v
            best = m
    return acts[best]


@fast
def draw(p):
    """The next tile comes into the hand."""
    if not p.info[OVER]:
        racks.refill(p, 0)
        racks.next_turn(p)


@fast
def series(p, q, k, tiles, kind, worths, w1, w2, fine, lows):
    """lows[i]: the lowest colour of game i."""
    acts = np.zeros(WIDE, np.int32)
    vals = np.zeros(WIDE, np.int64)
    for i in range(len(lows)):
        racks.shuffle(p.rng, tiles, 0, len(tiles))
        racks.deal(p, tiles)
        while not p.info[OVER]:
            selfplay.play_act(p, move(p, q, k, kind, worths, w1, w2, fine, acts, vals))
            draw(p)
        lows[i] = p.score[0].min()


def desk():
    """Working arrays; the net is wider than those of the other editions."""
    return selfplay.desk()._replace(acc=np.zeros(HIDDEN["solo"], np.float32))


def run(kind, w1, w2, games, seed=1):
    """The lowest colours of a player's games."""
    p, q = racks.make("solo"), racks.make("solo")
    p.rng[0] = seed * 7919
    lows = np.zeros(games)
    series(
        p,
        q,
        desk(),
        racks.tiles_of("solo"),
        NAMES.index(kind),
        worth_table(),
        w1,
        w2,
        fine_table(),
        lows,
    )
    return lows


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--net", default="assets/nets/solo.bin", help="a trained .npz or a .bin")
    parser.add_argument("--one", choices=NAMES, default="hard")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    args = parser.parse_args()
    if args.net.endswith(".bin"):
        with open(args.net, "rb") as stored:
            w1, w2 = unpack(stored.read())
    else:
        net = np.load(args.net)
        w1, w2 = unpack(pack(net["w1"], net["w2"]))
    lows = run(args.one, w1, w2, args.games, args.seed)
    wide = 1.96 * lows.std() / np.sqrt(len(lows))
    print(
        f"solo {args.one}: lowest colour {lows.mean():.2f} ±{wide:.2f} ({len(lows)} games), "
        f"21 and more {(lows >= 21).mean():.2f}",
        flush=True,
    )


if __name__ == "__main__":
    main()
