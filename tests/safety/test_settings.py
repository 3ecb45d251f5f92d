# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Settings: every byte is clamped, later versions lose nothing, a low battery mutes only."""

import random

from handheld import settings
from handheld.screens.settings import NAMES
from handheld.settings import Settings

# What the handheld offers, counted off its settings page: sound 0-3, four brightnesses, lights off
# or on, three languages, shapes, confirming off or on, three speeds, hints off or on, five times,
# counting down off or on.
# Behind them, without a row, which of four rules were explained: any set of them.
CHOICES = (4, 4, 2, 3, 2, 2, 3, 2, 5, 2)
RULES = 16


def test_what_can_be_set():
    assert len(NAMES) == len(CHOICES) == 10
    for number, count in enumerate(CHOICES):
        one = Settings()
        seen = set()
        for _ in range(count):
            seen.add(one[number])
            one.turn(number, 1)
        assert seen == set(range(count))
        assert one[number] == Settings()[number]
        one.turn(number, -1)
        assert one[number] == (Settings()[number] - 1) % count


def test_each_value_has_its_meaning():
    assert len(settings.LANGUAGES) == CHOICES[settings.LANGUAGE]
    assert len(settings.PERCENT) == CHOICES[settings.BRIGHTNESS]
    assert len(settings.MINUTES) == CHOICES[settings.IDLE]
    # The lowest brightness can still be read, the highest is all there is.
    assert min(settings.PERCENT) >= 25
    assert settings.PERCENT[-1] == 100
    assert sorted(settings.PERCENT) == list(settings.PERCENT)


def test_they_come_back_as_they_were():
    chance = random.Random(4)
    for _ in range(200):
        one = Settings()
        for number, count in enumerate(CHOICES):
            one.set(number, chance.randrange(count))
        again = Settings(one.dump())
        assert [again[n] for n in range(11)] == [one[n] for n in range(11)]
        assert again.dump() == one.dump()


def test_the_bytes():
    one = Settings()
    for number, value in enumerate((3, 0, 1, 2, 1, 0, 2, 1, 4, 1, 9)):
        one.set(number, value)
    assert one.dump() == b"\x01\x03\x00\x01\x02\x01\x00\x02\x01\x04\x01\x09"


def test_every_byte_is_clamped():
    for value in range(256):
        one = Settings(bytes([1] + [value] * 11))
        for number, count in enumerate((*CHOICES, RULES)):
            assert one[number] == min(value, count - 1)


def test_set_is_clamped():
    one = Settings()
    one.set(settings.SOUND, 9)
    assert one[settings.SOUND] == 3
    one.set(settings.SOUND, -1)
    assert one[settings.SOUND] == 0


def test_nothing_and_garbage_give_settings_to_play_with():
    default = [Settings()[number] for number in range(11)]
    for content in (None, b"", b"\0", b"\0\3\3\3"):
        assert [Settings(content)[number] for number in range(11)] == default
    chance = random.Random(5)
    for _ in range(2000):
        one = Settings(chance.randbytes(chance.randrange(1, 40)))
        for number, count in enumerate(CHOICES):
            assert 0 <= one[number] < count


def test_fewer_settings_leave_the_rest_as_they_are_at_first():
    one = Settings(b"\x01\x00\x03")
    assert (one[settings.SOUND], one[settings.BRIGHTNESS]) == (0, 3)
    assert one[settings.IDLE] == Settings()[settings.IDLE]


def test_what_a_later_version_added_is_kept():
    one = Settings(b"\x05\x03\x00\x01\x02\x01\x00\x02\x01\x04\x00\x00new")
    one.turn(settings.SOUND, 1)
    assert one.dump() == b"\x05\x00\x00\x01\x02\x01\x00\x02\x01\x04\x00\x00new"


def test_a_low_battery_mutes_and_changes_nothing():
    one = Settings(b"\x01\x03\x02\x01")
    one.saving = True
    assert (one[settings.SOUND], one[settings.LIGHTS], one[settings.BRIGHTNESS]) == (0, 0, 2)
    assert one.dump()[:4] == b"\x01\x03\x02\x01"
    one.saving = False
    assert (one[settings.SOUND], one[settings.LIGHTS]) == (3, 1)
