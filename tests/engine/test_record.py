# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""The save bytes: every game comes back as it was, and no damaged record gives a game."""

import random
import zlib

import pytest
from randomplay import TABLES, dumped, played, step, whole, whole_bag

from engine import actions as rules
from engine import notation, record, retold
from engine.editions import new
from engine.game import Game

APP = bytes(range(31))


def sealed(blob):
    """The bytes with a right checksum at their end: what only a clumsy forger would write."""
    blob = bytearray(blob)
    blob[-4:] = zlib.crc32(bytes(blob[:-4])).to_bytes(4, "little")
    return bytes(blob)


@pytest.mark.parametrize(("variant", "seats"), TABLES)
def test_after_every_action_the_game_comes_back_as_it_was(variant, seats):
    for ordered in (False, True):
        chance = random.Random(f"{variant} {seats}")
        order = whole_bag(variant, chance) if ordered else None
        game = new(variant, seats, chance.randrange(2**30), order, variant == "junior")
        while True:
            again, app, found = retold.load(dumped(game, APP[: game.ply % 32]))
            assert found == retold.GOOD
            assert app == APP[: game.ply % 32]
            assert whole(again) == whole(game)
            if game.phase == rules.OVER:
                break
            step(game, chance)


@pytest.mark.parametrize(("variant", "seats"), TABLES)
def test_a_loaded_game_goes_on_like_the_one_that_was_never_saved(variant, seats):
    game = played(variant, seats, 11, plies=25)
    again = retold.load(dumped(game))[0]
    for one in (game, again):
        chance = random.Random(3)
        while one.phase != rules.OVER:
            step(one, chance)
    assert whole(again) == whole(game)


@pytest.mark.parametrize("seed", [0, 1, 255, 256, 2**24 - 1, 2**24, 0x3F000000, 2**30 - 1])
def test_every_seed_comes_back(seed):
    game = new("solo", 1, seed)
    step(game, random.Random(1))
    again = retold.load(dumped(game))[0]
    assert again.seed == seed
    assert whole(again) == whole(game)


def test_every_kind_of_action_is_met_in_these_games():
    """The round trips above would prove little if no game had a swap or an exchange in it."""
    met = set()
    for variant, seats in TABLES:
        for seed in range(3):
            game = played(variant, seats, seed, redraw=variant == "junior")
            assert whole(retold.load(dumped(game))[0]) == whole(game)
            for action in game.moves[: game.ply]:
                other = action >= rules.OTHER
                met.add(action & 0xFFC0 if other else f"order {action >> 14}")
    assert met == {
        *("order 0", "order 1", "order 2"),
        *(rules.REFILL_, rules.SWAP, rules.EXCHANGE, rules.KEEP_, rules.RETURN),
        *(rules.REDRAW_, rules.PASS),
    }


def test_the_layout_field_by_field():
    """A Duel of two actions, written down by hand from the table in the module."""
    order = [notation.parse_tile(name, "RGBOYP") for name in ["RG"] * 6 + ["YP"] * 7]
    game = new("duel", 2, 0x12345678 & 0x3FFFFFFF, order)
    cell = game.board.at(1, -5)
    game.play(rules.placement(0, cell, 0))
    game.play(rules.REFILL_)
    blob = dumped(game, b"app")
    # Kinds: RR 0, RG 1, RB 2, RO 3, RY 4, RP 5, GG 6 .. GP 10, BB 11 .. BP 14, OO 15 OY 16 OP 17,
    # YY 18, YP 19, PP 20. Lowest bits first.
    bits = "".join(format(kind, "05b")[::-1] for kind in [1] * 6 + [19] * 7)
    bits += "000" + "000" + format(cell, "08b")[::-1]  # slot, direction east, cell
    bits += "0"
    bits += "0" * (-len(bits) % 8)
    body = [int(bits[at : at + 8][::-1], 2) for at in range(0, len(bits), 8)]
    # 13 tiles of 5 bits, a placement of 14, a refill of 1: 80 bits.
    assert len(body) == 10
    size = 14 + 3 + 10 + 8
    head = b"PKI\x01" + bytes([size, 0, 3 | 1 << 4]) + b"\x78\x56\x34\x12" + bytes([3, 13, 2])
    assert blob[: size - 8] == head + b"app" + bytes(body)
    assert blob[-4:] == zlib.crc32(blob[:-4]).to_bytes(4, "little")
    assert len(blob) == size == retold.length(blob)


def test_the_largest_game_fits_into_300_bytes():
    """Team's 163 free cells hold 81 tiles; 80 turns before the last one end with a decision."""
    bits = 120 * 5 + 81 * 16 + 80
    assert 14 + record.APP_MOST + (bits + 7) // 8 + 8 == 300 == record.MOST
    longest = 0
    for variant, seats in TABLES:
        for seed in range(2):
            order = whole_bag(variant, random.Random(seed))
            game = played(variant, seats, seed, order=order)
            longest = max(longest, len(dumped(game, APP)))
    # Real games hold a few tiles less: some cells end up alone.
    assert 270 < longest <= 300


def test_the_record_is_written_into_the_given_bytes_and_nothing_behind_it_changes():
    game = played("travel", 2, 5, plies=9)
    into = bytearray(b"\xa5" * 400)
    size = record.dump(game, into, b"xy")
    assert into[size:] == b"\xa5" * (400 - size)
    assert into[:size] == dumped(game, b"xy")


def test_more_than_31_bytes_of_the_app_are_refused():
    with pytest.raises(ValueError, match="31"):
        dumped(new("solo"), bytes(32))


def test_the_record_is_the_same_whatever_lay_in_the_bytes_before():
    game = played("team", 4, 8)
    into = bytearray(b"\xff" * record.MOST)
    assert bytes(into[: record.dump(game, into, APP)]) == dumped(game, APP)


# -- damage


def test_nothing_is_no_game():
    assert retold.load(b"") == (None, b"", retold.EMPTY)
    assert retold.load(None) == (None, b"", retold.EMPTY)


@pytest.mark.parametrize("fill", [0, 255, 0x50])
@pytest.mark.parametrize("size", [1, 5, 6, 22, 300, 512])
def test_garbage_is_damaged(fill, size):
    assert retold.load(bytes([fill]) * size) == (None, b"", retold.DAMAGED)


def test_a_later_version_is_told_apart_and_an_earlier_one_does_not_exist():
    blob = bytearray(dumped(played("solo", 1, 1)))
    blob[3] = 2
    assert retold.load(bytes(blob))[2] == retold.DAMAGED  # the checksum says so
    assert retold.load(sealed(blob)) == (None, b"", retold.NEWER)
    blob[3] = 0
    assert retold.load(sealed(blob))[2] == retold.DAMAGED
    # A later version may be longer than this one ever gets.
    blob[3] = 9
    blob[4:6] = (1000).to_bytes(2, "little")
    blob.extend(bytes(1000 - len(blob)))
    assert retold.load(sealed(blob))[2] == retold.NEWER
    blob[3] = 1
    assert retold.load(sealed(blob))[2] == retold.DAMAGED


def test_the_length_must_be_right():
    blob = dumped(played("solo", 1, 1))
    assert retold.load(blob + b"\0")[2] == retold.DAMAGED
    assert retold.load(blob[:-1])[2] == retold.DAMAGED


def changed(blob, at, value):
    """The bytes with one of them changed and a right checksum."""
    blob = bytearray(blob)
    blob[at] = value
    return sealed(blob)


def test_the_length_that_a_record_says_it_has():
    """Six bytes are needed to say it; anything else is no record."""
    blob = dumped(played("team", 4, 1, order=whole_bag("team", random.Random(1))))
    for size in range(len(blob) + 1):
        assert retold.length(blob[:size]) == (len(blob) if size >= 6 else 0)
    assert len(blob) > 255  # both bytes of it are needed
    for at in range(3):
        assert retold.length(blob[:at] + b"x" + blob[at + 1 :]) == 0


def test_forged_fields_are_refused():
    """Right checksums, wrong content: each field out of its range, one after the other."""
    game = played("junior", 2, 4, plies=12, redraw=True)
    blob = dumped(game)
    flags = blob[6]
    assert retold.load(changed(blob, 6, flags))[2] == retold.GOOD
    forged = {
        "a reserved flag": (6, flags | 128),
        "no such edition": (6, flags & 0xF0 | 8),
        "too many seats for another edition": (6, flags & 0xB0 | 3),
        "one seat": (6, flags & 0xCF),
        "redraw in an edition without it": (6, flags & 0xF0 | 6),
        "a seed of 2**30": (10, 64),
        "another seed": (7, blob[7] ^ 1),
        "more bytes of the app than there may be": (11, 32),
        "an order that is longer than the record": (12, 255),
        "more actions than there are": (13, 60),
        "fewer actions than there are": (13, 3),
    }
    for name, (at, value) in forged.items():
        assert retold.load(changed(blob, at, value)) == (None, b"", retold.REFUSED), name


@pytest.mark.parametrize(("variant", "seats"), [("junior", 2), ("duel", 2), ("solo", 1)])
def test_every_value_of_every_byte_of_the_head_with_a_right_checksum(variant, seats):
    """Never an exception, and never another game than the one that `dump` writes so."""
    order = whole_bag(variant, random.Random(1))[:13] if variant == "duel" else None
    blob = dumped(played(variant, seats, 4, plies=6, order=order))
    for at in range(14):
        for value in range(256):
            forged = changed(blob, at, value)
            game, app, found = retold.load(forged)
            assert (game is not None) == (found == retold.GOOD)
            if game:
                assert dumped(game, app) == forged


def test_the_position_of_a_record_is_all_of_it():
    """Whatever differs in two games, their records' checksums of the position differ."""
    from engine.record import fingerprint

    for variant, seats in TABLES:
        game = played(variant, seats, 4, plies=9)
        before = fingerprint(game)
        parts = [game.board.cells, *game._vectors(), game.bag.counts]
        for part in parts:
            for at in range(len(part)):
                part[at] ^= 1
                assert fingerprint(game) != before
                part[at] ^= 1
        for owner, field in (
            *((game, field) for field in ("turn", "phase", "bonus")),
            (game.bag, "left"),
            (game.rng, "_z"),
            (game.rng, "_w"),
        ):
            was = getattr(owner, field)
            setattr(owner, field, was ^ 1)
            assert fingerprint(game) != before, field
            setattr(owner, field, was)
        assert fingerprint(game) == before
    # A given order is a bag too: what is left of it counts.
    one, other = (new("solo", 1, 1, [1 << 3 | 2, *rest]) for rest in ([9, 10], [10, 9]))
    assert fingerprint(one) != fingerprint(other)


def test_an_order_that_runs_over_the_end_is_refused_whatever_lies_there():
    """160 bits are no 100 tiles; behind them lie checksums, which often look like tiles too."""
    duel_for_two = bytes([3 | 1 << 4])
    for seed in range(1000):
        head = b"PKI\x01" + (42).to_bytes(2, "little") + duel_for_two + seed.to_bytes(4, "little")
        blob = sealed(head + bytes([0, 100, 0]) + bytes(20) + bytes(8))
        assert len(blob) == retold.length(blob)
        assert retold.load(blob) == (None, b"", retold.REFUSED)


def test_forged_actions_are_refused():
    game = new("junior-solo", 1, 3)
    for _ in range(3):
        step(game, random.Random(9))
    blob = dumped(game)
    first = blob[14]
    # The first tile on slot 7: there is none.
    assert retold.load(changed(blob, 14, first | 7))[2] == retold.REFUSED
    # Three placements of 14 bits leave six bits, which must be zero.
    assert retold.load(changed(blob, len(blob) - 9, blob[-9] | 128))[2] == retold.REFUSED
    # The position's own checksum.
    assert retold.load(changed(blob, len(blob) - 8, blob[-8] ^ 1))[2] == retold.REFUSED
    # A whole byte more than the actions need.
    longer = bytearray(blob[:-8] + b"\0" + blob[-8:])
    longer[4] += 1
    assert retold.load(sealed(longer))[2] == retold.REFUSED
    # An action after the end of the game.
    over = bytearray(dumped(played("junior-solo", 1, 3)))
    over[13] += 1
    assert retold.load(sealed(over))[2] == retold.REFUSED


def test_nothing_but_zero_bits_up_to_the_end_of_a_byte_may_be_left():
    """Four placements of 14 bits fill seven bytes: not one more byte, not even of zeros."""
    game = new("junior-solo", 1, 3)
    chance = random.Random(9)
    for plies in range(1, 9):
        step(game, chance)
        blob = dumped(game)
        assert len(blob) == 14 + (14 * plies + 7) // 8 + 8
        longer = bytearray(blob[:-8] + b"\0" + blob[-8:])
        longer[4] += 1
        assert retold.load(sealed(longer))[2] == retold.REFUSED
        # Every bit that fills the last byte up, set on its own
        for bit in range(14 * plies % 8 or 8, 8):
            forged = changed(blob, len(blob) - 9, blob[-9] | 1 << bit)
            assert retold.load(forged)[2] == retold.REFUSED


def test_a_forged_order_is_refused():
    game = new("solo", 1, 3, order=[1 << 3 | 1, 6 << 3 | 6])
    blob = dumped(game)
    assert retold.load(blob)[2] == retold.GOOD
    # 21 kinds only: kind 31
    assert retold.load(changed(blob, 14, blob[14] | 31))[2] == retold.REFUSED
    # Another order of tiles: the rack is not the same.
    assert retold.load(changed(blob, 14, blob[14] & 0xE0 | 2))[2] == retold.REFUSED
    # 121 tiles are too many for an order.
    body = bytes(76)
    long = blob[:12] + b"\x79" + blob[13:14] + body + blob[-8:]
    long = long[:4] + len(long).to_bytes(2, "little") + long[6:]
    assert retold.load(sealed(long))[2] == retold.REFUSED


def test_an_exchange_that_would_need_more_bits_than_there_are_is_refused():
    for seed in range(60):
        game = new("duel", 2, seed)
        chance = random.Random(seed)
        while game.phase != rules.OVER:
            if step(game, chance) >= rules.OTHER and game.moves[game.ply - 1] != rules.REFILL_:
                break
        bits = sum(
            14 if game.moves[i] < rules.OTHER else 1 if game.moves[i] == rules.REFILL_ else 7
            for i in range(game.ply)
        )
        # The mask must begin in the last byte but run over its end when that byte is cut off.
        if game.phase != rules.OVER and 0 < bits % 8 < 6:
            break
    else:
        pytest.fail("no such game found")
    blob = bytearray(dumped(game))
    del blob[-9]
    blob[4:6] = len(blob).to_bytes(2, "little")
    assert retold.load(sealed(blob)) == (None, b"", retold.REFUSED)


def test_memory_that_runs_out_is_not_taken_for_damage(monkeypatch):
    blob = dumped(played("classic", 2, 4, plies=20))

    def nothing_left(self, action):
        raise MemoryError

    monkeypatch.setattr(Game, "play", nothing_left)
    assert retold.load(blob) == (None, b"", retold.NO_ROOM)


def test_every_outcome_has_words():
    outcomes = [retold.GOOD, retold.EMPTY, retold.NEWER, retold.DAMAGED, retold.REFUSED]
    outcomes.append(retold.NO_ROOM)
    assert len({retold.WORDS[outcome] for outcome in outcomes}) == len(outcomes)
    # Whole sentences: what the reader is to do about it stands at their end.
    ends = ["good", "saved", "newer version", "damaged", "allow", "load the save"]
    for outcome, end in zip(outcomes, ends, strict=True):
        assert f" {retold.WORDS[outcome]}".endswith(" " + end)


@pytest.mark.parametrize(("variant", "seats"), TABLES)
def test_a_flipped_bit_never_gives_a_game(variant, seats):
    """CRC-32 finds every single flipped bit."""
    for plies in (0, 17, 1000):
        blob = bytearray(dumped(played(variant, seats, 6, plies), APP[:5]))
        for bit in range(8 * len(blob)):
            blob[bit >> 3] ^= 1 << (bit & 7)
            assert retold.load(bytes(blob))[0] is None
            blob[bit >> 3] ^= 1 << (bit & 7)
        assert retold.load(bytes(blob))[2] == retold.GOOD


@pytest.mark.parametrize(("variant", "seats"), TABLES)
def test_a_truncated_record_never_gives_a_game(variant, seats):
    blob = dumped(played(variant, seats, 6), APP[:5])
    for size in range(1, len(blob)):
        assert retold.load(blob[:size]) == (None, b"", retold.DAMAGED)


def test_forged_bits_with_a_right_checksum_give_the_very_game_or_none():
    """Whatever `load` accepts is a game that `dump` writes the same way: nothing is half read."""
    chance = random.Random(77)
    accepted = 0
    for variant, seats in TABLES:
        blob = dumped(played(variant, seats, 21, plies=30), APP[:4])
        for bit in range(0, 8 * (len(blob) - 4), 5):
            forged = bytearray(blob)
            forged[bit >> 3] ^= 1 << (bit & 7)
            if chance.random() < 0.3:
                forged[chance.randrange(len(blob) - 4)] = chance.randrange(256)
            forged = sealed(forged)
            game, app, found = retold.load(forged)
            if game:
                accepted += 1
                assert dumped(game, app) == forged
            else:
                assert found in (retold.DAMAGED, retold.REFUSED, retold.NEWER)
    # The app's four bytes may be anything: those forgeries are games.
    assert accepted >= len(TABLES) * 4 * 8 / 5 * 0.5
