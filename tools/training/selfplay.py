# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Self-play of the rack editions, compiled: choosing by the net, and games with their λ-returns."""

from collections import namedtuple

import numpy as np

from .field import CELLS, GAIN, PAIRS, SIZE, TALL, fast, put
from .players import (
    INPUTS,
    WIDE,
    features,
    first_cut,
    logit,
    logit_of,
    rivals,
    room,
    unknown,
    worths,
)
from .racks import (
    BONUS,
    DUEL,
    MODE,
    OVER,
    RACK,
    SEATS,
    TURN,
    all_top,
    below,
    deal,
    lay,
    may_swap,
    next_turn,
    outcome,
    refill,
    score_two,
    shuffle,
    swap,
    track_of,
)

Desk = namedtuple("Desk", "board score held rack wm wo wm2 val act cellv mark x p2 w acc v1 a1 cv")


def desk():
    """Working arrays for one search."""
    return Desk(
        np.zeros(SIZE, np.int16),
        np.zeros((4, 6), np.int16),
        np.zeros(6, np.int16),
        np.zeros(RACK, np.int16),
        np.zeros((6, TALL), np.int32),
        np.zeros((6, TALL), np.int32),
        np.zeros((6, TALL), np.int32),
        np.zeros(WIDE, np.int32),
        np.zeros(WIDE, np.int32),
        np.zeros((7, CELLS), np.int32),
        np.zeros(CELLS, np.int16),
        np.zeros(INPUTS, np.int16),
        np.zeros(64, np.int32),
        room(),
        np.zeros(32, np.float32),
        np.zeros(1, np.int32),
        np.zeros(1, np.int32),
        np.zeros((7, CELLS), np.int32),
    )


@fast
def put_tile(p, k, seat, act):
    """Lays act on the desk's copy; returns the bonuses earned."""
    slot = act & 7
    d = act >> 4 & 3
    i = act >> 6
    j = p.nb[i, d]
    if act >> 3 & 1:
        i, j = j, i
    t = k.rack[slot]
    a = (t >> 3) - 1
    e = (t & 7) - 1
    ga = k.board[GAIN + a * CELLS + i]
    ge = k.board[GAIN + e * CELLS + j]
    put(k.board, p.nb, i, a + 1, True)
    put(k.board, p.nb, j, e + 1, True)
    k.rack[slot] = 0
    p.unseen[t] -= 1
    return score_two(p.info[MODE], k.score[track_of(p, seat)], k.held, seat, a, ga, e, ge)


@fast
def load_desk(p, k, seat):
    # plain loops: the compiler makes block copies of them, a[:] = b is ten times slower
    to, of = k.board, p.board
    for i in range(SIZE):
        to[i] = of[i]
    for t in range(4):
        for c in range(6):
            k.score[t, c] = p.score[t, c]
    for c in range(6):
        k.held[c] = p.held[c]
        k.rack[c] = p.racks[seat, c]


@fast
def desk_swaps(p, k, seat):
    """Would the seat be allowed to swap with what is left on the desk's rack?"""
    row = k.score[track_of(p, seat)]
    if p.info[MODE] >= DUEL or p.info[3] - p.info[2] < RACK:
        return False
    low = row[0]
    for c in range(1, 6):
        low = min(low, row[c])
    n = 0
    for s in range(RACK):
        t = k.rack[s]
        if t:
            n += 1
            if row[(t >> 3) - 1] == low or row[(t & 7) - 1] == low:
                return False
    return n > 0


@fast
def decided(p, k, seat):
    """The exact result for `seat` on the desk's finished board, as a logit."""
    keep = p.score.copy()
    p.score[:] = k.score
    z = outcome(p, seat)
    p.score[:] = keep
    return logit_of(z)


@fast
def try_act(p, k, seat, act, bonus, w1, w2):
    """The logit of the position after `act` and its bonuses; features in k.x, their number in
    k.p2[0].

    k.p2[0] is 0 where the game is over. p.unseen is left as it was.
    """
    mode = p.info[MODE]
    load_desk(p, k, seat)
    row = k.score[track_of(p, seat)]
    p2 = k.p2
    if bonus:
        bonus -= 1
    bonus += put_tile(p, k, seat, act)
    over = all_top(mode, row) or k.board[PAIRS] == 0
    while bonus and not over:
        worths(mode, row, k.held, seat, k.wm2)
        if (
            first_cut(p, k.board, seat, k.rack, False, k.wm2, k.wo, 1, k.v1, k.a1, k.cv, k.mark)
            == 0
        ):
            break
        bonus += put_tile(p, k, seat, k.a1[0]) - 1
        over = all_top(mode, row) or k.board[PAIRS] == 0
    if over:
        p2[0] = 0
        v = decided(p, k, seat)
    else:
        p2[0] = features(
            p, k.board, k.score, k.held, seat, k.rack, desk_swaps(p, k, seat), k.w, k.x
        )
        v = logit(k.x, p2[0], w1, w2, k.acc)
    for s in range(RACK):
        if k.rack[s] == 0 and p.racks[seat, s]:
            p.unseen[p.racks[seat, s]] += 1
    return v


@fast
def look(p, k, keep):
    """First cut for the seat whose turn it is; their number (k.val, k.act)."""
    seat = p.info[TURN]
    worths(p.info[MODE], p.score[track_of(p, seat)], p.held, seat, k.wm)
    rivals(p, seat, k.wo, k.wm2)
    return first_cut(
        p,
        p.board,
        seat,
        p.racks[seat],
        p.laid[seat] == 0,
        k.wm,
        k.wo,
        keep,
        k.val,
        k.act,
        k.cellv,
        k.mark,
    )


@fast
def candidates(p, k, keep):
    """The same; the unseen tiles are counted, too."""
    unknown(p, p.info[TURN], k.w)
    return look(p, k, keep)


@fast
def play_act(p, act):
    lay(p, act & 7, act >> 6, act >> 4 & 3, act >> 3 & 1)


@fast
def duel_mask(p, seat):
    """Duel: set aside tiles of which both symbols are on the own 9, or one is and the other is
    worth little.
    """
    mask = 0
    count = 0
    for s in range(RACK):
        t = p.racks[seat, s]
        if t:
            count += 1
            a = p.score[0, (t >> 3) - 1]
            e = p.score[0, (t & 7) - 1]
            if seat:
                a, e = -a, -e
            if a == 9 or e == 9:
                mask |= 1 << s
    if p.info[3] - p.info[2] < RACK - count + popcount(mask):
        return 0
    return mask


@fast
def popcount(mask):
    n = 0
    while mask:
        n += mask & 1
        mask >>= 1
    return n


@fast
def end_turn(p):
    """Swaps whenever allowed (Duel: exchanges what has come home), else refills; the next
    seat's turn.
    """
    seat = p.info[TURN]
    if p.info[MODE] == DUEL:
        mask = duel_mask(p, seat)
        if mask:
            swap(p, seat, mask)
        else:
            refill(p, seat)
    elif may_swap(p, seat):
        swap(p, seat, 63)
    else:
        refill(p, seat)
    next_turn(p)


@fast
def game(p, k, tiles, w1, w2, explore, trace, xs, vs, gs, seats, keep):
    """Plays a game of the net with itself.

    Fills xs (features at each end of turn), seats and gs (the λ-return as a probability); returns
    how many. `explore` of 1,000 moves are one of the ten best at random; a return stops there.
    """
    shuffle(p.rng, tiles, 0, len(tiles))
    deal(p, tiles)
    info = p.info
    n = 0
    scratch = np.zeros(INPUTS, np.int16)
    ranked = np.zeros(WIDE, np.float32)
    greedy = np.zeros(512, np.float32)
    strayed = np.zeros(512, np.int8)
    counts = np.zeros(512, np.int16)
    stray = 0
    while not info[OVER]:
        seat = info[TURN]
        c = candidates(p, k, keep)
        best = -1
        top = np.float32(-1e9)
        for m in range(c):
            v = try_act(p, k, seat, k.act[m], info[BONUS], w1, w2)
            ranked[m] = v
            if v > top:
                top = v
                best = m
                scratch[:] = k.x
                cnt = k.p2[0]
        gv = top
        if explore and below(p.rng, 1000) < explore:
            stray = 1
            want = below(p.rng, min(10, c))
            for m in range(c):
                better_than = 0
                for o in range(c):
                    if ranked[o] > ranked[m] or (ranked[o] == ranked[m] and o < m):
                        better_than += 1
                if better_than == want:
                    best = m
                    break
        play_act(p, k.act[best])
        if info[BONUS] == 0 and not info[OVER]:
            # the features of the position really reached (bonuses may have gone otherwise)
            unknown(p, seat, k.w)
            cnt = features(
                p, p.board, p.score, p.held, seat, p.racks[seat], may_swap(p, seat), k.w, xs[n]
            )
            counts[n] = cnt
            vs[n] = logit(xs[n], cnt, w1, w2, k.acc)
            greedy[n] = gv
            strayed[n] = stray
            stray = 0
            seats[n] = seat
            n += 1
            end_turn(p)
    for s in range(info[SEATS]):
        g = np.float32(outcome(p, s))
        after = -1
        for m in range(n - 1, -1, -1):
            if seats[m] != s:
                continue
            if after >= 0:
                if strayed[after]:
                    g = 1 / (1 + np.exp(-greedy[after]))
                else:
                    v = 1 / (1 + np.exp(-vs[after]))
                    g = (1 - trace) * v + trace * g
            gs[m] = g
            after = m
    return n
