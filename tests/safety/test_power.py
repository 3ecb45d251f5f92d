# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Power cut at every step of every save: the last completed one or the one before is offered."""

import functools
import random

import pytest
from bench import powered, store
from flash import ERASED, ERASED_BLOCK, KEPT, MODES, PREFIX, SHUFFLED, Disk, Memory, PowerCut
from randomplay import TABLES, dumped, step

from engine import actions as rules
from engine import retold
from engine.editions import new

GAME = store.GAME


# Which share of the steps is tried; the more of a sector a cut destroys, the more steps there are.
ODDS = {KEPT: 1, PREFIX: 0.1, ERASED: 0.03, ERASED_BLOCK: 0.002, SHUFFLED: 0.05}


@functools.cache
def saves(variant, seats):
    """The record after each action of a game; every one of them loads."""
    chance = random.Random(f"{variant} {seats}")
    game = new(variant, seats, chance.randrange(2**30), redraw=variant == "junior")
    blobs = [dumped(game, b"app")]
    while game.phase != rules.OVER:
        step(game, chance)
        blobs.append(dumped(game, b"app"))
        assert retold.load(blobs[-1])[2] == retold.GOOD
    return blobs


def cut_at(disk, memory, mode, steps, blob, order=0):
    """Save with so many steps of power; return the drive, the memory, and whether it was cut."""
    disk = disk and disk.copy(mode, steps, order)
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


def all_cuts(disk, memory, mode, allowed, blob, chance, odds, order=0):
    """Try a cut after every step of one save, or after a share of them.

    :param allowed: what may be offered after a cut besides `blob`
    :param int order: which one, where things are written out of order
    :return: (cuts tried, games lost)
    """
    tried = lost = 0
    steps = -1
    while True:
        steps += 1 + (int(chance.expovariate(odds)) if odds < 1 else 0)
        left, leaves, cut = cut_at(disk, memory, mode, steps, blob, order)
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
            # Out of order there is more than one way to write.
            for order in range(figures.share(1, 8) if mode == SHUFFLED else 1):
                more = all_cuts(disk, None, mode, (before,), blob, chance, odds, order)
                tried += more[0]
                lost += more[1]
            assert powered(disk).save(GAME, blob)
            before = blob
    figures.say("drive, a cut leaves {}: {} cuts, {} games lost", mode, tried, lost)
    assert tried > 1000
    assert lost == 0


@pytest.mark.parametrize("mode", [KEPT, PREFIX])
def test_no_cut_loses_the_game_in_the_chips_memory(mode, figures):
    """Where only the bytes being written are at risk: the drive belongs to the computer."""
    tried = lost = 0
    for variant, seats in TABLES:
        chance = random.Random(f"{variant} {seats} {mode} chip")
        memory = Memory()
        before = None
        for blob in saves(variant, seats):
            odds = figures.share(ODDS[mode] if before else 0.05, 1)
            more = all_cuts(None, memory, mode, (before,), blob, chance, odds)
            tried += more[0]
            lost += more[1]
            assert powered(None, memory).save(GAME, blob)
            before = blob
    figures.say("chip, a cut leaves {}: {} cuts, {} games lost", mode, tried, lost)
    assert tried > 500
    assert lost == 0


def test_a_cut_that_erases_the_chips_memory_leaves_what_the_drive_had(figures):
    """The chip erases all its 8 KB for each write. Nothing in it outlives a cut just then.

    What the drive had when the computer took it over can still be read, and that is offered.
    """
    tried = lost = 0
    for variant, seats in TABLES:
        chance = random.Random(f"{variant} {seats} erased chip")
        disk, memory = Disk(), Memory()
        blobs = saves(variant, seats)
        half = len(blobs) // 2
        last = blobs[half - 1]
        assert powered(disk, memory).save(GAME, last)
        disk.readonly = True
        for number in range(half, len(blobs), figures.share(8, 1)):
            allowed = (blobs[half - 1], last)
            odds = figures.share(0.06, 1)
            more = all_cuts(disk, memory, ERASED_BLOCK, allowed, blobs[number], chance, odds)
            tried += more[0]
            lost += more[1]
            last = blobs[number]
            assert powered(disk, memory).save(GAME, last)
    figures.say(
        "chip erased by the cut: {} cuts, {} games lost, the drive's older save stands in",
        tried,
        lost,
    )
    assert tried > 300
    assert lost == 0


@pytest.mark.parametrize("mode", MODES)
def test_no_cut_loses_the_game_when_the_drive_comes_and_goes(mode, figures):
    """Every few saves the computer takes the drive or gives it back; numbers go on across both."""
    tried = lost = 0
    for variant, seats in TABLES:
        chance = random.Random(f"{variant} {seats} {mode} to and fro")
        disk, memory = Disk(), Memory(PREFIX)
        before = None
        for number, blob in enumerate(saves(variant, seats)):
            if number % 3 == 2:
                disk.readonly = not disk.readonly
            odds = figures.share(0.2 * ODDS[mode] if before else 0.001, 1 if before else 0.01)
            # A cut that erases all of the chip's memory has its own test.
            torn = PREFIX if disk.readonly and mode == ERASED_BLOCK else mode
            more = all_cuts(disk, memory, torn, (before,), blob, chance, odds)
            tried += more[0]
            lost += more[1]
            woken = powered(disk, memory)
            assert woken.save(GAME, blob)
            assert woken.where == (store.CHIP if disk.readonly else store.DRIVE)
            assert powered(disk, memory).load(GAME) == blob
            before = blob
    figures.say("to and fro, a cut leaves {}: {} cuts, {} games lost", mode, tried, lost)
    assert tried > 100
    assert lost == 0


def test_settings_and_records_outlive_a_cut_while_the_game_is_saved(figures):
    """The other areas lie in erase blocks of their own."""
    disk = Disk()
    start = powered(disk)
    assert start.prepare()
    for area, content in ((store.SETTINGS, b"settings"), (store.RECORDS, b"records")):
        for _ in range(2):
            assert start.save(area, content)
    assert start.save(GAME, b"a game")
    for mode in MODES:
        steps = 0
        cut = True
        while cut:
            left, _, cut = cut_at(disk, None, mode, steps, b"the game goes on" * 12)
            woken = powered(left)
            assert woken.load(store.SETTINGS) == b"settings"
            assert woken.load(store.RECORDS) == b"records"
            steps += figures.share(37, 1)
