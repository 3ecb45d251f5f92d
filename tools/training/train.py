# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Train an edition's value net by self-play: `python -m tools.training.train classic2 --minutes 30
--out classic2.npz`, on all cores, or on a dask cluster with `--scheduler ADDRESS`.
"""

import argparse
import os
import threading
import time

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
import numpy as np

from tools.spread import Spread

from . import junior_train, match, players, racks, selfplay, solo, solo_train

EXPLORE = 50  # of 1,000 moves: one of the ten best at random
ROUND = 25  # games a process plays with the same weights
FEATURES = players.FEATURES | solo.FEATURES | junior_train.FEATURES
HIDDEN = players.HIDDEN | solo.HIDDEN | junior_train.HIDDEN


class Adam:
    """Adam over a list of arrays, in place."""

    def __init__(self, arrays):
        self.arrays = arrays
        self.m = [np.zeros_like(a) for a in arrays]
        self.v = [np.zeros_like(a) for a in arrays]
        self.t = 0

    def step(self, grads, rate):
        self.t += 1
        fix = np.sqrt(1 - 0.999**self.t) / (1 - 0.9**self.t)
        for i, g in enumerate(grads):
            self.m[i] += 0.1 * (g - self.m[i])
            self.v[i] += 0.001 * (g * g - self.v[i])
            self.arrays[i] -= rate * fix * self.m[i] / (np.sqrt(self.v[i]) + 1e-8)


def gradients(x, goal, w1, w2):
    """Of the mean cross-entropy."""
    pre = x @ w1
    act = np.where(pre > 0, pre, pre * np.float32(0.0625))
    guess = 1 / (1 + np.exp(-(act @ w2)))
    err = (guess - goal) / np.float32(len(goal))
    g2 = act.T @ err
    back = np.outer(err, w2)
    back = np.where(pre > 0, back, back * np.float32(0.0625))
    return x.T @ back, g2, float(np.mean((guess - goal) ** 2))


_own = threading.local()  # a dask worker may play in several threads


def play(edition, w1, w2, seed, games, trace, keep, lead=False):
    """Play games of the net with itself; return its inputs at each end of turn, and their goals.

    lead: Solo's formula plays, and the net learns from it.
    """
    if edition in solo.FEATURES:
        return solo_train.play(w1, w2, seed, games, trace, keep, EXPLORE, lead)
    if edition in junior_train.FEATURES:
        return junior_train.play(edition, w1, w2, seed, games, trace, keep, EXPLORE)
    if getattr(_own, "edition", None) != edition:
        _own.edition = edition
        _own.desk = racks.make(edition), selfplay.desk(), racks.tiles_of(edition)
    p, k, tiles = _own.desk
    p.rng[0] = seed % 2**32 or 1
    xs = np.zeros((512, players.INPUTS), np.int16)
    vs, gs = np.zeros(512, np.float32), np.zeros(512, np.float32)
    seats = np.zeros(512, np.int16)
    inputs, goals = [], []
    for _ in range(games):
        n = selfplay.game(p, k, tiles, w1, w2, EXPLORE, np.float32(trace), xs, vs, gs, seats, keep)
        inputs.append(xs[:n, : players.FEATURES[edition]].copy())
        goals.append(gs[:n].copy())
    return np.concatenate(inputs), np.concatenate(goals)


def tried(edition, w1, w2, games):
    """What a short match says of the net, in words."""
    if edition in solo.FEATURES:
        return solo_train.tried(w1, w2, games)
    if edition in junior_train.FEATURES:
        return junior_train.tried(edition, w1, w2, games)
    share, n = match.quick(edition, w1, w2, games)
    return f"v minmax {share:.3f} ({n} games)"


def options():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("edition", choices=sorted(FEATURES))
    parser.add_argument("--games", type=int, default=10**9, help="stop after so many")
    parser.add_argument("--minutes", type=float, default=30.0, help="stop after so many")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rate", type=float, nargs=2, default=(4e-3, 2e-4), help="first, last")
    parser.add_argument("--trace", type=float, default=0.8)
    parser.add_argument("--batch", type=int, default=512)
    parser.add_argument("--keep", type=int, default=40, help="candidates a move")
    parser.add_argument("--lead", type=float, default=0.0, help="Solo: minutes the formula plays")
    parser.add_argument("--warm", help="an .npz to go on from")
    parser.add_argument("--jobs", type=int, help="processes (all cores)")
    parser.add_argument("--scheduler", help="address of a dask scheduler")
    parser.add_argument("--out", required=True, help="the .npz to write")
    return parser.parse_args()


def main():
    args = options()
    edition = args.edition
    count, hidden = FEATURES[edition], HIDDEN[edition]
    rng = np.random.default_rng(args.seed)
    w1 = (rng.standard_normal((count, hidden)) / np.sqrt(count)).astype(np.float32)
    w2 = (rng.standard_normal(hidden) / np.sqrt(hidden)).astype(np.float32)
    if args.warm:
        old = np.load(args.warm)
        w1[:], w2[:] = old["w1"], old["w2"]
    adam = Adam([w1, w2])
    loss = 0.25
    done = 0
    with Spread(args.jobs, args.scheduler) as workers:
        # The first one compiles, and leaves what it compiled to the others.
        play(edition, w1, w2, args.seed, 1, args.trace, args.keep)
        start = shown = time.time()
        part = 0
        while part < 1:
            lead = time.time() - start < 60 * args.lead
            rounds = workers.run(
                play,
                [
                    (edition, w1, w2, int(seed), ROUND, args.trace, args.keep, lead)
                    for seed in rng.integers(1, 2**32, workers.jobs)
                ],
            )
            done += ROUND * workers.jobs
            part = max(done / args.games, (time.time() - start) / 60 / args.minutes)
            rate = args.rate[0] * (args.rate[1] / args.rate[0]) ** min(1, part)
            x = np.concatenate([inputs for inputs, _ in rounds]).astype(np.float32) / 64
            goal = np.concatenate([goals for _, goals in rounds])
            order = rng.permutation(len(goal))
            for batch in np.array_split(order, max(1, round(len(order) / args.batch))):
                g1, g2, error = gradients(x[batch], goal[batch], w1, w2)
                adam.step([g1, g2], np.float32(rate))
                loss += 0.01 * (error - loss)
            if time.time() - shown > 180 or part >= 1:
                shown = time.time()
                np.savez(args.out, w1=w1, w2=w2)
                print(
                    f"{edition} {done} games {time.time() - start:.0f} s error {loss:.4f} "
                    + tried(edition, w1, w2, 300 if part < 1 else 2000),
                    flush=True,
                )


if __name__ == "__main__":
    main()
