# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""The generator: the same everywhere, fair, savable, and never a number that allocates."""

import pytest
from watched import Watched

from engine import rng
from engine.rng import Rng


def prime(number):
    """Miller-Rabin with bases that are exact below 3 * 10**24."""
    if number < 2 or number % 2 == 0:
        return number == 2
    odd, twos = number - 1, 0
    while odd % 2 == 0:
        odd, twos = odd // 2, twos + 1
    for base in (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37):
        if base % number == 0:
            continue
        power = pow(base, odd, number)
        if power in (1, number - 1):
            continue
        for _ in range(twos - 1):
            power = power * power % number
            if power == number - 1:
                break
        else:
            return False
    return True


def test_a_game_is_reproducible_from_its_seed():
    first, second = Rng(12345), Rng(12345)
    assert [first.below(120) for _ in range(500)] == [second.below(120) for _ in range(500)]


def test_other_seeds_give_other_draws():
    draws = {tuple(r.below(32768) for _ in range(4)) for r in map(Rng, range(2000))}
    assert len(draws) == 2000


def test_neighbouring_seeds_do_not_give_neighbouring_first_draws():
    """The first draw over 6,000 seeds in a row is as even as chance: 20 classes, 19 degrees."""
    counts = [0] * 20
    for seed in range(6000):
        counts[Rng(seed).below(20)] += 1
    # 43.8 is the 99.9 % quantile of chi-square with 19 degrees of freedom.
    assert sum((n - 300) ** 2 / 300 for n in counts) < 43.8


@pytest.mark.parametrize("n", [1, 2, 3, 7, 57, 120, 1000, 32767, 32768])
def test_below_stays_below(n):
    source = Rng(n)
    drawn = [source.below(n) for _ in range(400)]
    assert min(drawn) >= 0
    assert max(drawn) < n
    if n > 1:
        assert len(set(drawn)) > 1


def test_below_is_uniform_where_n_does_not_divide_the_word():
    """3 * 8192 = 24576 does not divide 32768: without drawing again low numbers come up double."""
    source = Rng(5)
    low = sum(source.below(24576) < 8192 for _ in range(6000))
    # Expected 2,000 with a standard deviation of 36.5; folded words would give 3,000.
    assert abs(low - 2000) < 150


@pytest.mark.parametrize(
    ("n", "word", "drawn"),
    [
        # A power of two divides the 32,768 words: each of them counts.
        (1, 32767, 0),
        (2, 32767, 1),
        (32768, 32767, 32767),
        # 10,922 threes are 32,766: the words 32,766 and 32,767 are drawn again.
        (3, 32765, 2),
        (3, 32766, None),
        (3, 32767, None),
        # 24,576 fits once.
        (24576, 24575, 24575),
        (24576, 24576, None),
        (32767, 32766, 32766),
        (32767, 32767, None),
    ],
)
def test_the_last_words_count_only_as_far_as_all_numbers_come_up_as_often(n, word, drawn):
    """z = 2**15 * word gives z' = word when w adds 0; w = 0 stays 0."""
    source = Rng(0)
    source.restore(word * 2**15, 0)
    number = source.below(n)
    first = source.state() == (word, 0)
    assert first == (drawn is not None)
    if first:
        assert number == drawn


def test_state_and_restore_go_on_with_the_same_numbers():
    source = Rng(77)
    for _ in range(31):
        source.below(100)
    state = source.state()
    ahead = [source.below(57) for _ in range(100)]
    other = Rng(1)
    other.restore(*state)
    assert [other.below(57) for _ in range(100)] == ahead
    assert all(isinstance(part, int) and 0 <= part < 2**30 for part in state)


@pytest.mark.parametrize("seed", [0, 1, 5, 32767, 32768, 123456789, 2**29 + 1, 2**30 - 1])
def test_a_seed_is_the_same_game_in_every_version(seed):
    """How a seed becomes a state, in other words: a save would not load if that changed.

    The seed's two halves of 15 bits go through six rounds of a Feistel network, in round r with
    F(x) = x * (x xor 20251) // 256 + x + 4951 * r, modulo 2**15; then z is 32000 * left + 12345,
    w is 31000 * right + 6789, and eight steps are made.
    """
    halves = list(divmod(seed, 2**15))
    for turn in range(6):
        x = halves[-1]
        halves.append(halves[-2] ^ (x * (x ^ 20251) // 256 + x + 4951 * turn) % 2**15)
    z, w = 32000 * halves[-2] + 12345, 31000 * halves[-1] + 6789
    for _ in range(8):
        z = 32550 * (z % 2**15) + z // 2**15
        w = 31926 * (w % 2**15) + w // 2**15
    assert Rng(seed).state() == (z, w)


@pytest.mark.parametrize("seed", [-1, 2**30, 10**40])
def test_a_seed_that_does_not_fit_is_refused(seed):
    with pytest.raises(ValueError, match="seed"):
        Rng(seed)


@pytest.mark.parametrize("seed", [0, 1, 32767, 32768, 2**29, 2**30 - 1])
def test_no_value_reaches_two_to_the_thirty(seed):
    """Every sum, product and shift inside is watched, over 3,000 draws of a seed."""
    Watched.highest = 0
    source = Rng(Watched(seed))
    for n in (2, 56, 57, 120, 32768) * 600:
        source.below(n)
    assert 2**20 < Watched.highest < 2**30


def test_no_word_and_carry_can_reach_two_to_the_thirty():
    """The worst case: multiplier * (2**15 - 1) + carry, the carry below the multiplier."""
    for multiplier in (rng._A, rng._B):
        assert multiplier * 32767 + multiplier < 2**30
    Watched.highest = 0
    source = Rng(1)
    source.restore(Watched((rng._A - 1) * 32768 + 32766), Watched((rng._B - 1) * 32768 + 32766))
    source.below(32768)
    assert Watched.highest < 2**30


def test_words_are_those_of_a_multiply_with_carry_generator():
    """Reckoned the other way round, with large integers: one step divides by 2**15 modulo p.

    With b = 2**15, z = carry * b + word, z' = a * word + carry: b * z' is z modulo p = a * b - 1.
    """
    source = Rng(99)
    for _ in range(300):
        z, w = source.state()
        word = source.below(32768)
        mine = [
            value * pow(2**15, -1, a * 2**15 - 1) % (a * 2**15 - 1)
            for value, a in ((z, rng._A), (w, rng._B))
        ]
        assert list(source.state()) == mine
        assert word == sum(mine) % 2**15


def test_both_halves_have_the_longest_period():
    """A multiply-with-carry of 15-bit words is longest when a*2**15-1 and a*2**14-1 are prime."""
    for multiplier in (rng._A, rng._B):
        assert prime(multiplier * 2**15 - 1)
        assert prime(multiplier * 2**14 - 1)


def test_pairs_of_draws_are_independent():
    """Two draws in a row fall evenly on a 10 by 10 field: chi-square with 99 degrees."""
    source = Rng(2024)
    counts = [0] * 100
    for _ in range(10000):
        counts[source.below(10) * 10 + source.below(10)] += 1
    # 148.2 is the 99.9 % quantile of chi-square with 99 degrees of freedom.
    assert sum((n - 100) ** 2 / 100 for n in counts) < 148.2
