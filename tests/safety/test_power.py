# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Power cut at every step of every save: the last completed one or the one before is offered."""

import functools
import random

import pytest
from bench import powered, store
from flash import ERASED, ERASED_BLOCK, KEPT, MODES, PREFIX, SHUFFLED, Disk, PowerCut
from randomplay import TABLES, dumped, step

from engine import game as rules
from engine import record
from engine.editions import new

GAME = store.GAME


# Which share of the steps is tried; the more of a sector a cut destroys, the more steps there are.
ODDS = {KEPT: 1, PREFIX: 0.2, ERASED: 0.03, ERASED_BLOCK: 0.002, SHUFFLED: 0.05}


@functools.cache
def saves(variant, seats):
    """The record after each action of a game; every one of them loads."""
    chance = random.Random(f"{variant} {seats}")
    game = new(variant, seats, chance.randrange(2**30), redraw=variant == "junior")
    blobs = [dumped(game, b"app")]
    while game.phase != rules.OVER:
        step(game, chance)
        blobs.append(dumped(game, b"app"))
        assert record.load(blobs[-1])[2] == record.GOOD
    return blobs


def cut_at(disk, memory, mode, steps, blob):
    """Save with so many steps of power; return the drive, the memory, and whether it was cut."""
    disk = disk and disk.copy(mode, steps)
    memory = memory and memory.copy(mode, steps)
    cut = False
    try:
        assert powered(disk, memory).save(GAME, blob)
    except PowerCut:
        cut = True
    for medium in (disk, memory):
        if medium:
            medium.steps = None
    return disk, memory, cut


def all_cuts(disk, memory, mode, allowed, blob, chance, odds):
    """Try a cut after every step of one save, or after a share of them.

    :param allowed: what may be offered after a cut besides `blob`
    :return: (cuts tried, games lost)
    """
    tried = lost = 0
    steps = -1
    while True:
        steps += 1 + (int(chance.expovariate(odds)) if odds < 1 else 0)
        left, leaves, cut = cut_at(disk, memory, mode, steps, blob)
        woken = powered(left, leaves)
        found = woken.load(GAME)
        if not cut:
            assert found == blob
            return tried, lost
        tried += 1
        if found != blob and found not in allowed:
            lost += 1
        elif chance.random() < 0.05:
            # And it goes on: the next saves land, and what was found stays until they have.
            assert woken.save(GAME, b"next")
            assert powered(left, leaves).load(GAME) == b"next"
            assert powered(left, leaves).load(GAME, 1) == found
            assert powered(left, leaves).save(GAME, b"and on")
            assert powered(left, leaves).load(GAME) == b"and on"


@pytest.mark.parametrize("mode", MODES)
def test_no_cut_loses_the_game_on_the_drive(mode, figures):
    """In every edition, over a whole game, from the very first save onto an empty drive."""
    tried = lost = 0
    for variant, seats in TABLES:
        chance = random.Random(f"{variant} {seats} {mode}")
        disk = Disk()
        before = None
        for blob in saves(variant, seats):
            # The first two saves make files, 4,096 steps each: once is enough for all of them.
            few = ODDS[mode] if before else 0.001
            odds = figures.share(few, 1 if before or variant == "classic" else 0.01)
            more = all_cuts(disk, None, mode, (before,), blob, chance, odds)
            tried += more[0]
            lost += more[1]
            assert powered(disk).save(GAME, blob)
            before = blob
    figures.say("drive, a cut leaves {}: {} cuts, {} games lost", mode, tried, lost)
    assert tried > 1000
    assert lost == 0
