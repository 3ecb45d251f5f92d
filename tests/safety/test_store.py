# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""The two slots: layout, order, damage of every kind, and media that fail at any call."""

import errno
import random
import zlib

import pytest
from bench import powered, store
from flash import Disk, Memory
from randomplay import TABLES, dumped, played

from engine import retold

GAME = store.GAME
TOP = 0x3FFFFFFF


def slot_bytes(disk, slot, name="game"):
    """Where a slot's file begins on the flash chip."""
    return disk.place(f"saves/{name}-{slot}.bin", 0)


def damaged(disk, slot, at, value):
    """Change one byte of a slot's file."""
    disk.flash[slot_bytes(disk, slot) + at] = value


def frame(sequence, content):
    """A slot, written by hand from the module's table."""
    body = b"PS" + len(content).to_bytes(2, "little") + sequence.to_bytes(4, "little") + content
    return body + zlib.crc32(body).to_bytes(4, "little")


def with_slots(*slots):
    """A drive with these bytes at the start of the slots of the game."""
    disk = Disk()
    powered(disk).prepare()
    for slot, blob in enumerate(slots):
        at = slot_bytes(disk, slot)
        disk.flash[at : at + len(blob)] = blob
    return disk


def test_a_slot_is_laid_out_as_the_module_says():
    disk = Disk()
    kept = powered(disk)
    assert kept.save(GAME, b"first")
    assert kept.save(GAME, b"")
    for slot, blob in enumerate((frame(1, b"first"), frame(2, b""))):
        at = slot_bytes(disk, slot)
        assert disk.flash[at : at + len(blob)] == blob
        # Made in full, so that no later save needs more room.
        assert disk.entries[f"saves/game-{slot}.bin"][0] == 4096
    # Nothing is something: the newest save says that there is none.
    assert powered(disk).load(GAME) == b""
    assert powered(disk).load(GAME, 1) == b"first"
    assert powered(disk).load(GAME, 2) is None


def test_areas_do_not_touch_each_other():
    for disk, memory in ((Disk(), None), (None, Memory())):
        kept = powered(disk, memory)
        for round_ in (b"1", b"2", b"3"):
            for area in (store.GAME, store.SETTINGS, store.RECORDS):
                assert kept.save(area, round_ * 500)
        for area in (store.GAME, store.SETTINGS, store.RECORDS):
            assert powered(disk, memory).load(area) == b"3" * 500
            assert powered(disk, memory).load(area, 1) == b"2" * 500


def test_too_much_is_refused_and_nothing_is_written():
    disk = Disk()
    kept = powered(disk)
    assert kept.save(GAME, b"good")
    with pytest.raises(ValueError, match="500"):
        kept.save(GAME, bytes(501))
    assert powered(disk).load(GAME) == b"good"


def test_an_empty_drive_offers_nothing():
    assert powered(Disk()).load(GAME) is None
    assert powered(None, None).load(GAME) is None


def test_numbers_go_round():
    """2**30 - 1 is followed by 0, which is the newer one; and so on for both slots."""
    disk = with_slots(frame(TOP - 2, b"a"), frame(TOP - 1, b"b"))
    assert powered(disk).load(GAME) == b"b"
    for content in (b"c", b"d", b"e", b"f"):
        before = powered(disk).load(GAME)
        assert powered(disk).save(GAME, content)
        assert powered(disk).load(GAME) == content
        assert powered(disk).load(GAME, 1) == before
    # c got 2**30 - 1, d 0, e 1, f 2
    assert disk.flash[slot_bytes(disk, 1) + 4] == 2
    assert disk.flash[slot_bytes(disk, 0) + 4] == 1


@pytest.mark.parametrize("first", [1, 77, TOP - 1, TOP])
def test_swapped_slots_are_told_by_their_numbers(first):
    second = first + 1 & TOP
    for slots in ((frame(first, b"old"), frame(second, b"new")),):
        for pair in (slots, slots[::-1]):
            disk = with_slots(*pair)
            assert powered(disk).load(GAME) == b"new"
            assert powered(disk).load(GAME, 1) == b"old"
            assert powered(disk).save(GAME, b"newest")
            # It went over the old one.
            assert powered(disk).load(GAME, 1) == b"new"


def test_a_number_of_2_to_the_30_is_no_slot():
    blob = bytearray(frame(5, b"x"))
    blob[7] = 64
    blob[-4:] = zlib.crc32(bytes(blob[:-4])).to_bytes(4, "little")
    assert powered(with_slots(bytes(blob), frame(4, b"old"))).load(GAME) == b"old"


def test_a_content_longer_than_a_slot_is_no_slot():
    blob = bytearray(frame(5, bytes(500)))
    blob[2:4] = (501).to_bytes(2, "little")
    assert powered(with_slots(bytes(blob), frame(4, b"old"))).load(GAME) == b"old"
    blob[2:4] = b"\xff\xff"
    assert powered(with_slots(bytes(blob), frame(4, b"old"))).load(GAME) == b"old"


# -- damage


def checked_damage(disk, newest, older):
    """After damage to a slot: one of the two is offered, and the next save leaves it alone."""
    found = powered(disk).load(GAME)
    assert found in (newest, older)
    assert powered(disk).save(GAME, b"next")
    assert powered(disk).load(GAME) == b"next"
    assert powered(disk).load(GAME, 1) == found


def test_every_flipped_bit_of_the_newer_slot(figures):
    tried = 0
    for variant, seats in figures.share([("classic", 2)], TABLES):
        older = dumped(played(variant, seats, 1, 20))
        newest = dumped(played(variant, seats, 1, 21))
        disk = with_slots(frame(6, older), frame(7, newest))
        image = bytes(disk.flash)
        start = slot_bytes(disk, 1)
        size = len(newest) + 12
        for bit in range(0, 8 * size, figures.share(3, 1)):
            disk.flash[:] = image
            disk.flash[start + bit // 8] ^= 1 << bit % 8
            assert powered(disk).load(GAME) == older
            checked_damage(disk, newest, older)
            tried += 1
        # Behind the slot lies nothing that matters.
        disk.flash[:] = image
        disk.flash[start + size] ^= 1
        assert powered(disk).load(GAME) == newest
    figures.say("{} flipped bits of slots: always the save before", tried)


def test_every_truncation_of_the_newer_file(figures):
    tried = 0
    name = "saves/game-1.bin"
    for variant, seats in figures.share([("duel", 2)], TABLES):
        older = dumped(played(variant, seats, 1, 20))
        newest = dumped(played(variant, seats, 1, 21))
        disk = with_slots(frame(6, older), frame(7, newest))
        clusters = disk.entries[name][1]
        lengths = [*range(0, 512, figures.share(7, 1)), 511, 512, 4095, 4096]
        for length in lengths:
            left = disk.copy(disk.mode, None)
            left.entries[name] = (length, clusters)
            # Less than a frame cannot be read as one; a longer rest is whole.
            assert powered(left).load(GAME) == (older if length < 512 else newest)
            checked_damage(left, newest, older)
            if length < 512:
                assert left.entries[name][0] == 4096  # made anew by the save
            tried += 1
    figures.say("{} truncated files: always one of the two saves", tried)


def test_missing_files_and_folders():
    disk = with_slots(frame(6, b"older"), frame(7, b"newest"))
    for gone, left in (("saves/game-1.bin", b"older"), ("saves/game-0.bin", b"newest")):
        part = disk.copy(disk.mode, None)
        del part.entries[gone]
        assert powered(part).load(GAME) == left
        checked_damage(part, left, left)
    empty = disk.copy(disk.mode, None)
    empty.entries.clear()
    assert powered(empty).load(GAME) is None
    assert powered(empty).save(GAME, b"anew")
    assert powered(empty).load(GAME) == b"anew"


def test_random_corruptions(figures):
    """Garbage in one slot or both: never an exception, never a position that no game leads to.

    What is offered is one of the two saves, and a record that loads.
    """
    count = figures.share(1500, 100000)
    chance = random.Random(20)
    offered = 0
    for variant, seats in TABLES:
        older = dumped(played(variant, seats, 3, 30))
        newest = dumped(played(variant, seats, 3, 31))
        disk = with_slots(frame(TOP, older), frame(0, newest))
        image = bytes(disk.flash)
        starts = [slot_bytes(disk, slot) for slot in (0, 1)]
        for number in range(count // len(TABLES)):
            disk.flash[:] = image
            hit = chance.choice(((0,), (1,), (0, 1)))
            for slot in hit:
                for _ in range(chance.choice((1, 2, 5, 60))):
                    size = chance.choice((1, 2, 40, 512))
                    at = starts[slot] + chance.randrange(520 - size)
                    disk.flash[at : at + size] = chance.randbytes(size)
            found = powered(disk).load(GAME)
            assert found in (newest, older, None)
            if len(hit) == 1:
                assert found is not None
                assert found == newest or hit == (1,)
            if found and number % 50 == 0:
                assert retold.load(found)[2] == retold.GOOD
            offered += found is not None
    figures.say("{} random corruptions of saves, {} still offered a game", count, offered)


# -- media that fail

REASONS = [errno.ENOSPC, errno.EROFS, errno.EIO]


class Trap:
    """Raises at the n-th call, or at each from the n-th on."""

    def __init__(self, nth, failure, ever=False):
        self.left = nth
        self.failure = failure
        self.ever = ever

    def __call__(self, what):
        self.left -= 1
        if self.left == -1 or (self.ever and self.left < 0):
            raise self.failure

    @property
    def sprung(self):
        """Whether the call came."""
        return self.left < 0


@pytest.mark.parametrize("ever", [False, True])
@pytest.mark.parametrize("reason", [*REASONS, "memory"])
@pytest.mark.parametrize("fresh", [False, True])
def test_a_failing_call_of_the_drive_breaks_no_save(reason, ever, fresh):
    """Each call of the drive in turn, once or for ever: the game is kept, on the drive or the chip.

    Where the chip has no memory either, the save before it is still there.
    """
    failure = MemoryError() if reason == "memory" else OSError(reason, "injected")
    for memory_size in (8192, 0):
        nth = 0
        while True:
            disk = Disk() if fresh else with_slots(frame(6, b"older"), frame(7, b"newest"))
            memory = Memory(size=memory_size)
            kept = powered(disk, memory)
            disk.fault = trap = Trap(nth, failure, ever)
            done = kept.save(GAME, b"now")
            disk.fault = None
            if not trap.sprung:
                break
            found = powered(disk, memory).load(GAME)
            if done:
                assert found == b"now"
            else:
                assert not memory_size or reason == "memory"
                assert kept.where == store.NOWHERE
                # A slot that cannot be read back is EIO, whatever the drive said.
                assert kept.why in (errno.ENOMEM if reason == "memory" else reason, errno.EIO)
                assert found in (b"newest" if not fresh else None, b"now")
            # What failed once does not stand in the way of the next one.
            assert kept.save(GAME, b"later")
            assert powered(disk, memory).load(GAME) == b"later"
            assert kept.where == store.DRIVE
            nth += 1
        assert nth > 5


@pytest.mark.parametrize("ever", [False, True])
def test_a_failing_read_breaks_no_load(ever):
    """What fails once is asked again; what fails for ever is not there."""
    for reason in REASONS:
        nth = 0
        while True:
            disk = with_slots(frame(6, b"older"), frame(7, b"newest"))
            kept = powered(disk)
            disk.fault = trap = Trap(nth, OSError(reason, "injected"), ever)
            found = kept.load(GAME)
            if not trap.sprung:
                break
            assert found == b"newest" or (ever and found in (b"older", None))
            nth += 1
        assert nth >= 6


def test_the_drive_belongs_to_the_computer_then_to_the_game():
    disk, memory = with_slots(frame(6, b"older"), frame(7, b"newest")), Memory()
    disk.readonly = True
    kept = powered(disk, memory)
    assert kept.prepare()
    assert (kept.where, kept.why) == (store.CHIP, errno.EROFS)
    assert kept.save(GAME, b"on the chip")
    assert (kept.where, kept.why) == (store.CHIP, errno.EROFS)
    assert powered(disk, memory).load(GAME) == b"on the chip"
    assert powered(disk, memory).load(GAME, 1) == b"newest"
    disk.readonly = False
    kept = powered(disk, memory)
    assert kept.prepare()
    assert kept.save(GAME, b"on the drive")
    assert (kept.where, kept.why) == (store.DRIVE, 0)
    assert powered(disk, memory).load(GAME) == b"on the drive"
    assert powered(disk, memory).load(GAME, 1) == b"on the chip"


def test_an_old_save_on_the_chip_does_not_hide_newer_ones_on_the_drive():
    disk, memory = with_slots(frame(6, b"older"), frame(7, b"newest")), Memory()
    for number in (1, 2):
        memory[512 * number - 512 : 512 * number - 512 + 15] = frame(number, b"old")
    assert powered(disk, memory).load(GAME) == b"newest"
    assert powered(disk, memory).load(GAME, 1) == b"older"
    assert powered(disk, memory).load(GAME, 2) == b"old"
    assert powered(disk, memory).save(GAME, b"now")
    assert powered(disk, memory).load(GAME) == b"now"
    assert powered(disk, memory).load(GAME, 1) == b"newest"


def test_a_drive_that_turns_read_only_in_mid_game():
    disk, memory = Disk(), Memory()
    kept = powered(disk, memory)
    assert kept.save(GAME, b"1")
    disk.readonly = True
    assert kept.save(GAME, b"2")
    assert kept.where == store.CHIP
    assert powered(disk, memory).load(GAME) == b"2"


def test_a_full_drive_takes_the_saves_it_has_room_made_for():
    """Files made at the start are overwritten in place, however full the drive gets."""
    disk = Disk()
    assert powered(disk).prepare()
    with disk.open("saves/song.wav", "wb") as file, pytest.raises(OSError, match="No space"):
        while True:
            file.write(bytes(512))
    for number in range(9):
        assert powered(disk).save(GAME, b"%d" % number)
        assert powered(disk).load(GAME) == b"%d" % number


def test_a_drive_that_was_full_from_the_start_is_passed_over():
    disk, memory = Disk(clusters=3), Memory()
    kept = powered(disk, memory)
    assert kept.prepare()
    assert (kept.where, kept.why) == (store.CHIP, errno.ENOSPC)
    for number in range(5):
        assert kept.save(GAME, b"%d" % number)
        assert powered(disk, memory).load(GAME) == b"%d" % number


@pytest.mark.parametrize("size", [None, 0, 256, 3072])
def test_no_memory_in_the_chip_or_too_little(size):
    """The last byte belongs to boot.py: 3,072 bytes of slots do not leave it."""
    disk = Disk()
    disk.readonly = True
    memory = None if size is None else Memory(size=size)
    kept = powered(disk, memory)
    assert not kept.prepare()
    assert (kept.where, kept.why) == (store.NOWHERE, errno.EROFS)
    assert not kept.save(store.RECORDS, b"x")
    assert (kept.where, kept.why) == (store.NOWHERE, errno.EROFS)
    assert powered(disk, memory).load(store.RECORDS) is None


def test_the_chips_memory_keeps_its_last_byte_for_boot():
    memory = Memory(size=3073)
    memory[3072] = 0x55
    kept = powered(None, memory)
    assert kept.prepare()
    for number in range(4):
        assert kept.save(store.RECORDS, b"%d" % number * 500)
    assert memory[3072] == 0x55


def test_what_cannot_be_read_back_does_not_count():
    """A worn-out cell on the drive: the save goes to the chip, the good slot stays."""
    disk, memory = with_slots(frame(6, b"older"), frame(7, b"newest")), Memory()
    worn = slot_bytes(disk, 0) + 9
    program = disk._program

    def worn_out(number, new):
        program(number, new)
        disk.flash[worn] = 0

    disk._program = worn_out
    kept = powered(disk, memory)
    assert kept.save(GAME, b"now")
    assert (kept.where, kept.why) == (store.CHIP, errno.EIO)
    assert powered(disk, memory).load(GAME) == b"now"
    assert powered(disk, memory).load(GAME, 1) == b"newest"
    assert not powered(disk).save(GAME, b"now")
    assert powered(disk).load(GAME) == b"newest"


def test_writes_that_never_happen_are_noticed():
    """A drive that swallows what it is given: the slot read back is the old one."""
    disk = with_slots(frame(6, b"older"), frame(7, b"newest"))
    disk._program = lambda number, new: None
    kept = powered(disk)
    assert not kept.save(GAME, b"now")
    assert kept.why == errno.EIO
    assert powered(disk).load(GAME) == b"newest"


def test_memory_that_runs_out_while_looking_for_the_slots_writes_none():
    """A slot that was not looked at may be the good one."""
    for nth in range(4):
        disk = with_slots(frame(6, b"older"), frame(7, b"newest"))
        kept = powered(disk)
        disk.fault = Trap(nth, MemoryError())
        assert not kept.save(GAME, b"now")
        assert (kept.where, kept.why) == (store.NOWHERE, errno.ENOMEM)
        disk.fault = None
        assert powered(disk).load(GAME) == b"newest"
        assert powered(disk).load(GAME, 1) == b"older"
        assert kept.save(GAME, b"later")
        assert powered(disk).load(GAME, 1) == b"newest"


def test_a_drive_that_cannot_be_read_for_a_while_does_not_hide_what_was_saved_meanwhile():
    """Its numbers are not known then: the chip's must still come out as the newer ones."""
    disk, memory = with_slots(frame(70000, b"older"), frame(70001, b"newest")), Memory()
    kept = powered(disk, memory)
    disk.fault = Trap(0, OSError(errno.EIO, "injected"), ever=True)
    assert kept.load(GAME) is None
    assert kept.save(GAME, b"meanwhile")
    disk.fault = None
    assert powered(disk, memory).load(GAME) == b"meanwhile"
    assert powered(disk, memory).load(GAME, 1) == b"newest"
    assert powered(disk, memory).save(GAME, b"later")
    assert powered(disk, memory).load(GAME) == b"later"


def test_an_error_without_a_number_is_a_reason_too():
    disk = Disk()

    def broken(what):
        raise OSError

    disk.fault = broken
    kept = powered(disk)
    assert not kept.prepare()
    assert kept.why == errno.EIO
