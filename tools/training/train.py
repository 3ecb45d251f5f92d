# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Train an edition's value net by self-play: `python -m tools.training.train classic2 --games
100000`.
"""

import argparse
import os
import time

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
import numpy as np

from . import match, players, racks, selfplay


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


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("edition", choices=sorted(players.FEATURES))
    parser.add_argument("--games", type=int, default=100000)
    parser.add_argument("--minutes", type=float, default=30.0, help="stop after so many")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rate", type=float, nargs=2, default=(4e-3, 2e-4), help="first, last")
    parser.add_argument("--trace", type=float, default=0.8)
    parser.add_argument("--batch", type=int, default=512)
    parser.add_argument("--keep", type=int, default=40, help="candidates a move")
    parser.add_argument("--warm", help="an .npz to go on from")
    parser.add_argument("--out", required=True, help="the .npz to write")
    args = parser.parse_args()
    edition = args.edition
    count, hidden = players.FEATURES[edition], players.HIDDEN[edition]
    rng = np.random.default_rng(args.seed)
    w1 = (rng.standard_normal((count, hidden)) / np.sqrt(count)).astype(np.float32)
    w2 = (rng.standard_normal(hidden) / np.sqrt(hidden)).astype(np.float32)
    if args.warm:
        old = np.load(args.warm)
        w1[:], w2[:] = old["w1"], old["w2"]
    p = racks.make(edition)
    p.rng[0] = args.seed * 2654435761 % 2**32 or 1
    k = selfplay.desk()
    tiles = racks.tiles_of(edition)
    xs = np.zeros((512, players.INPUTS), np.int16)
    vs, gs = np.zeros(512, np.float32), np.zeros(512, np.float32)
    seats = np.zeros(512, np.int16)
    adam = Adam([w1, w2])
    pool_x = np.zeros((args.batch + 512, count), np.float32)
    pool_g = np.zeros(args.batch + 512, np.float32)
    full = 0
    loss = 0.25
    selfplay.game(p, k, tiles, w1, w2, 50, np.float32(0.8), xs, vs, gs, seats, 1)  # compiles
    start = time.time()
    shown = start
    done = 0
    while True:
        n = selfplay.game(
            p, k, tiles, w1, w2, 50, np.float32(args.trace), xs, vs, gs, seats, args.keep
        )
        done += 1
        pool_x[full : full + n] = xs[:n, :count] * np.float32(1 / 64)
        pool_g[full : full + n] = gs[:n]
        full += n
        part = max(done / args.games, (time.time() - start) / 60 / args.minutes)
        if full >= args.batch:
            rate = args.rate[0] * (args.rate[1] / args.rate[0]) ** min(1, part)
            g1, g2, err = gradients(pool_x[:full], pool_g[:full], w1, w2)
            adam.step([g1, g2], np.float32(rate))
            loss += 0.01 * (err - loss)
            full = 0
        if time.time() - shown > 180 or part >= 1:
            shown = time.time()
            np.savez(args.out, w1=w1, w2=w2)
            share, n = match.quick(edition, w1, w2, 300 if part < 1 else 2000)
            print(
                f"{edition} {done} games {time.time() - start:.0f} s error {loss:.4f} "
                f"v minmax {share:.3f} ({n} games)",
                flush=True,
            )
        if part >= 1:
            break


if __name__ == "__main__":
    main()
