# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""The whole Hard player, compiled: net or formula, and the look-ahead of `engine/bots/ahead.py`.

`python -m tools.training.lookahead classic2 --net NET.npz --games 400` prints the share of the
points against minmax or greedy (or another of the players), each deal once from every seat.
"""

import argparse

import numpy as np

from engine.bots.formula import curve_of
from engine.bots.marks import between

from . import match, racks, selfplay
from .export import pack, unpack
from .field import HIST, LEVELS, PAIRS, PLAYABLE, SUM, fast
from .players import WIDE, unknown
from .racks import (
    BONUS,
    DUEL,
    MODE,
    NCELLS,
    OVER,
    RACK,
    SEATS,
    TEAM,
    TURN,
    below,
    track_of,
)

MINMAX, GREEDY, CUT, NET, NET_AHEAD, FORMULA, FORMULA_AHEAD, NORMAL, SECOND = range(9)
HAND = 3  # tiles that a rival among many is taken to have
BUDGET = 276  # of the time guard of engine/bots/ahead.py
NAMES = ("minmax", "greedy", "cut", "net", "hard", "formula", "hard-formula", "normal", "second")


def fine_table(mode):
    """The curve of engine/bots/formula.py, a number for every sixteenth of a step."""
    curve = curve_of(mode)
    return np.array([between(curve, x) for x in range(16 * (len(curve) - 2) + 1)], np.int64)


@fast
def formula(p, k, seat, fine):
    """engine/bots/formula.py for the desk k."""
    mode = p.info[MODE]
    b = k.board
    room = b[PLAYABLE]
    free = p.info[NCELLS] - 6
    age = 256 * room // free
    late = 182 + 74 * room // free
    total = max(1, k.w[6][6])
    fresh = selfplay.desk_swaps(p, k, seat)
    draws = 0
    for s in range(RACK):
        if fresh or k.rack[s] == 0:
            draws += 1
    worth = 0
    me = track_of(p, seat)
    for c in range(6):
        share = k.w[6][c] * 21 // total
        hand = draws * share
        if not fresh:
            for s in range(RACK):
                t = k.rack[s]
                if t:
                    if (t >> 3) - 1 == c:
                        hand += 21
                    if (t & 7) - 1 == c:
                        hand += 21
        mine = 256 * hand // (hand + 5)
        his = 6 * share
        his = 256 * his // (his + 5)
        one = 0
        two = 0
        for g in range(LEVELS - 1, 0, -1):
            n = b[HIST + c * LEVELS + g]
            if n:
                if one:
                    two = g
                    break
                one = g
                if n > 1:
                    two = g
                    break
        spread = 2 * b[SUM + c]
        own = k.score[me, c]
        other = 0
        if mode == DUEL:
            own = 9 + (-own if seat else own)
            other = 18 - own
        elif mode == TEAM:
            other = k.score[1 - me, c]
        else:
            for o in range(p.info[SEATS]):
                if o != seat:
                    other = max(other, k.score[o, c])
        limit = 16 * (18 if mode != TEAM or own < 18 else 36)
        limit2 = 16 * (18 if mode != TEAM or other < 18 else 36)
        own *= 16
        other *= 16
        now = fine[own]
        then = fine[other]
        worth += now if mode == DUEL else now - (then * 69 >> 8)
        gain = fine[min(limit, own + ((233 * one + 23 * two) >> 4))] - now
        worth += (gain * mine >> 8) * late * 161 >> 16
        gain = fine[min(limit2, other + 16 * one)] - then
        worth -= (gain * his >> 8) * late * 264 >> 16
        gain = fine[min(limit, own + spread)] - now
        worth += gain * age * 207 >> 16
        gain = fine[min(limit2, other + spread)] - then
        worth -= gain * age * 292 >> 16
    return worth


@fast
def value(p, k, seat, act, w1, w2, fine, use_net):
    """The value of the position after `act`: a logit, or the formula's number."""
    v = selfplay.try_act(p, k, seat, act, p.info[BONUS], w1, w2)
    if use_net:
        return v
    if k.p2[0] == 0:
        return np.float32(65536.0) if v > 0 else (np.float32(-65536.0) if v < 0 else np.float32(0))
    return np.float32(formula(p, k, seat, fine))


@fast
def share(v, use_net):
    if use_net:
        return 1 / (1 + np.exp(-v))
    return v


@fast
def flip(s, use_net):
    return 1 - s if use_net else -s


@fast
def copy_position(p, q):
    q.board[:] = p.board
    q.score[:] = p.score
    q.racks[:] = p.racks
    q.held[:] = p.held
    q.info[:] = p.info
    q.unseen[:] = p.unseen
    q.laid[:] = 1


@fast
def play_out(q, k, act):
    """Plays act and the bonuses it earns, the latter by the first cut."""
    selfplay.play_act(q, act)
    while q.info[BONUS] > 0 and not q.info[OVER]:
        if selfplay.look(q, k, 1) == 0:
            q.info[BONUS] = 0
            break
        selfplay.play_act(q, k.act[0])


@fast
def deal_unseen(p, seat, hands):
    """hands[0..5] the other rack, hands[6..11] my new tiles, from what the seat does not see."""
    left = p.unseen.copy()
    for s in range(RACK):
        if p.racks[seat, s]:
            left[p.racks[seat, s]] -= 1
    total = 0
    for t in range(64):
        total += left[t]
    for i in range(12):
        hands[i] = 0
        if total:
            n = below(p.rng, total)
            t = 0
            while n >= left[t]:
                n -= left[t]
                t += 1
            left[t] -= 1
            total -= 1
            hands[i] = t


@fast
def ahead(p, q, r, k, acts, vals, count, w1, w2, fine, use_net, best_of, deals, replies, mine):
    """The act the look-ahead settles on, of the first `best_of` of acts (sorted by vals).

    Between two sides the other answers with its best of `replies`. Among more the next one lays
    what its first cut likes best: of the others nothing is known, and looking costs time.
    """
    seat = p.info[TURN]
    seats = p.info[SEATS]
    crowd = seats > 2 and p.info[MODE] != TEAM
    cost = (28 if crowd else 44) + p.info[NCELLS] // 4 + p.board[PAIRS] // 17
    hands = np.zeros((deals, 12), np.int16)
    for s in range(deals):
        deal_unseen(p, seat, hands[s])
    top = -1e9
    choice = acts[0]
    reply = np.zeros(8, np.int32)
    for i in range(min(best_of, count, BUDGET // cost)):
        static = share(vals[i], use_net)
        copy_position(p, q)
        play_out(q, k, acts[i])
        total = static
        if not q.info[OVER]:
            few = q.board[PLAYABLE] <= 12
            c = 1 if crowd else (5 if few else replies)
            d = 5 if few else mine
            rack = q.racks[seat].copy()
            selfplay.load_desk(q, k, seat)
            if selfplay.desk_swaps(q, k, seat):
                rack[:] = 0
            other = (seat + 1) % seats
            q.info[TURN] = other
            q.info[BONUS] = 0
            sum_ = 0.0
            for s in range(deals):
                for j in range(RACK):
                    q.racks[other, j] = 0 if crowd and j >= HAND else hands[s, j]
                n = selfplay.look(q, k, c)
                for j in range(n):
                    reply[j] = k.act[j]
                his = share(np.float32(0), use_net)
                after = 0.0
                known = False
                if n:
                    v0 = np.float32(-1e9)
                    bj = 0
                    for j in range(0 if crowd else n):
                        v = value(q, k, other, reply[j], w1, w2, fine, use_net)
                        if v > v0:
                            v0 = v
                            bj = j
                    if not crowd:
                        his = share(v0, use_net)
                    copy_position(q, r)
                    play_out(r, k, reply[bj])
                else:
                    copy_position(q, r)
                if not r.info[OVER]:
                    r.info[TURN] = seat
                    r.info[BONUS] = 0
                    for j in range(RACK):
                        r.racks[seat, j] = rack[j] if rack[j] else hands[s, 6 + j]
                    m = selfplay.look(r, k, d)
                    for j in range(m):
                        reply[j] = k.act[j]
                    v0 = np.float32(-1e9)
                    for j in range(m):
                        v0 = max(v0, value(r, k, seat, reply[j], w1, w2, fine, use_net))
                    if m:
                        known = True
                        after = share(v0, use_net)
                if crowd:
                    sum_ += after if known else static
                    continue
                f = flip(his, use_net)
                sum_ += 0.7 * (after if known else f) + 0.3 * f
            total = 0.6 * sum_ / deals + 0.4 * static
        if total > top:
            top = total
            choice = acts[i]
    return choice


@fast
def move(p, q, r, k, kind, w1, w2, fine, plan):
    """The placement of a player."""
    if kind <= GREEDY:
        return match.simple(p, kind, k.mark)
    seat = p.info[TURN]
    unknown(p, seat, k.w)
    c = selfplay.look(p, k, 14 if kind == NORMAL else WIDE)
    if kind == CUT or c == 1:
        return k.act[0]
    use_net = kind == NET or kind == NET_AHEAD
    acts = k.act[:c].copy()
    vals = np.zeros(c, np.float32)
    for m in range(c):
        vals[m] = value(p, k, seat, acts[m], w1, w2, fine, use_net)
    order = np.argsort(-vals)
    acts = acts[order]
    vals = vals[order]
    if kind == SECOND:  # the net's word on the formula's ten favourites
        best = 0
        top = np.float32(-1e9)
        for m in range(min(10, c)):
            v = value(p, k, seat, acts[m], w1, w2, fine, True)
            if v > top:
                top = v
                best = m
        return acts[best]
    if kind == NET_AHEAD or kind == FORMULA_AHEAD:
        return ahead(
            p, q, r, k, acts, vals, c, w1, w2, fine, use_net, plan[0], plan[1], plan[2], plan[3]
        )
    return acts[0]


@fast
def series(p, q, r, k, tiles, one, other, w1, w2, fine, plan, games, out, lows):
    """out[i]: what `one` made of game i; lows[i]: its lowest colour and the other side's."""
    seats = p.info[SEATS]
    sides = 2 if p.info[MODE] == TEAM else seats
    n = 0
    while n < games:
        racks.shuffle(p.rng, tiles, 0, len(tiles))
        for side in range(sides):
            racks.deal(p, tiles)
            while not p.info[OVER]:
                mine = p.info[TURN] % sides == side
                act = move(p, q, r, k, one if mine else other, w1, w2, fine, plan)
                selfplay.play_act(p, act)
                if p.info[BONUS] == 0 and not p.info[OVER]:
                    selfplay.end_turn(p)
            out[n] = racks.outcome(p, side)
            lows[n, 0] = p.score[track_of(p, side)].min()
            lows[n, 1] = p.score[track_of(p, (side + 1) % seats)].min()
            n += 1


def run(edition, w1, w2, one, other, games, seed=1, plan=(6, 3, 3, 3)):
    """(points of `one` in each game, lowest colours)."""
    p, q, r = (racks.make(edition) for _ in range(3))
    p.rng[0] = seed * 7919
    mode = p.info[MODE]
    sides = 2 if mode == TEAM else int(p.info[SEATS])
    games -= games % sides
    out, lows = np.zeros(games), np.zeros((games, 2))
    series(
        p,
        q,
        r,
        selfplay.desk(),
        racks.tiles_of(edition),
        NAMES.index(one),
        NAMES.index(other),
        w1,
        w2,
        fine_table(mode),
        np.array(plan, np.int32),
        games,
        out,
        lows,
    )
    return out, lows


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("edition", choices=sorted(racks.EDITIONS))
    parser.add_argument("--net", help="a trained .npz or a .bin of assets/nets")
    parser.add_argument("--one", choices=NAMES, default="hard")
    parser.add_argument("--other", choices=NAMES, default="minmax")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--plan", type=int, nargs=4, default=(6, 3, 3, 3))
    args = parser.parse_args()
    if not args.net:
        w1, w2 = np.zeros((123, 32), np.float32), np.zeros(32, np.float32)
    elif args.net.endswith(".bin"):
        with open(args.net, "rb") as stored:
            w1, w2 = unpack(stored.read())
    else:
        net = np.load(args.net)
        w1, w2 = unpack(pack(net["w1"], net["w2"]))
    out, lows = run(
        args.edition, w1, w2, args.one, args.other, args.games, args.seed, tuple(args.plan)
    )
    wide = 1.96 * out.std() / np.sqrt(len(out))
    print(
        f"{args.edition} {args.one} v {args.other}: {out.mean():.3f} ±{wide:.3f} "
        f"({len(out)} games), "
        f"lowest {lows[:, 0].mean():.1f} : {lows[:, 1].mean():.1f}",
        flush=True,
    )


if __name__ == "__main__":
    main()
