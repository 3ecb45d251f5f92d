# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Lights and sounds: what they say, how dim they are, and that nothing is left on."""

import pytest

from engine import actions as rules
from handheld import cues, turn
from handheld.settings import LIGHTS, SHAPES, SOUND
from tests.handheld.player import Player, greedy, set_row
from tests.handheld.test_play import begin, begin_again, tiles
from tools.simulator.host import Console

DARK = bytes(15)
CAP = 12
# the first two players' colours 0x00B0A0 and 0xFF90C0 in twelfths, as green, red, blue
FIRST = bytes((8, 0, 7))
SECOND = bytes((6, 12, 9))
MIDDLE = 6  # of the fifteen bytes


def lamps(console):
    """The five lights, three bytes each."""
    row = console.lights
    return [row[at : at + 3] for at in range(0, 15, 3)]


def only_middle(colour):
    return bytes(MIDDLE) + colour + bytes(MIDDLE)


def amplifier(console):
    """When the amplifier went on and off: (ms, level)."""
    return [(ms, level) for ms, what, level in console.sounds if what == "amplifier"]


def test_the_lights_tell_whose_turn_it_is_what_was_scored_and_the_bonus():
    # RG beside the printed red scores one red; then everything is one point from 18
    order = tiles("RG RR RR GG GG RG  BB BB BB BB BB BB  " + "OO YY PP OO YY PP BO")

    def driver(console):
        yield 300
        assert console.lights == DARK
        yield from begin(console, "classic", 2, order=order)
        assert console.lights == only_middle(FIRST)
        player = Player(console)
        game = console.app.game
        yield from player.carry(0, game.board.at(1, -5), 0)
        yield "A"
        assert (game.first, game.second) == (1, 0)
        lit = [lamp for lamp in lamps(console) if any(lamp)]
        assert len(lit) == 1
        green, red, blue = lit[0]
        assert red > green and red > blue
        yield from player.watch(skip=True)
        yield "START"
        yield 50
        assert console.lights == DARK
        yield "START"
        yield 50
        assert console.lights == only_middle(FIRST)
        yield "A"
        yield 50
        assert player.screen.name == "curtain"
        assert console.lights == DARK
        yield from player.pass_on()
        assert console.lights == only_middle(SECOND)
        for symbol in range(1, 7):
            game.scores[1][symbol] = 17
        yield from begin_again(console)
        player.choose = greedy
        yield from player.lay()
        assert game.reached
        for _ in range(100):
            if not player.screen.cheer.hidden:
                break
            yield 20
        assert all(any(lamp) for lamp in lamps(console))
        console.app.settings.set(LIGHTS, 0)
        yield from player.watch(skip=True)
        assert console.lights == DARK
        console.app.settings.set(LIGHTS, 1)
        yield from begin_again(console)
        assert console.lights == only_middle(SECOND)

    console = Console(quick=True)
    console.run(driver)
    assert console.lights == DARK
    assert max(max(row) for _, row in console.machine.lights) == CAP


def test_sounds_never_keep_anybody_waiting_and_the_amplifier_goes_off_after_them():
    def driver(console):
        yield 300
        yield from begin(console, "classic", 2, seed=7)
        yield 2000
        console.sounds.clear()
        for key in ("RIGHT", "B", "SELECT"):
            yield key
            yield 400
            went = amplifier(console)
            assert [level for _, level in went] == [True, False], key
            assert went[1][0] - went[0][0] <= 100
            console.sounds.clear()
        sound = console.app.device.sound
        before = console.ms
        sound.play(cues.WIN, 3)
        assert console.ms == before
        assert sound.sounding
        yield 10 * sum(cues.WIN[1::2]) + 200
        assert not sound.sounding
        assert amplifier(console)[-1][1] is False
        sound.play(cues.WIN, 3)  # and the program ends in the middle of it

    console = Console(quick=True)
    console.run(driver)
    assert amplifier(console)[-1][1] is False
    assert [level for _, what, level in console.sounds if what == "out"][-1] is False


def test_without_sound_there_is_no_audio_object_at_all():
    def driver(console):
        yield 300
        console.app.settings.set(SOUND, 0)
        yield from begin(console, "junior", 2)
        player = Player(console)
        for _ in range(12):
            yield from player.act()
        yield from begin(console, "classic", 2)
        for _ in range(12):
            yield from player.act()

    console = Console(quick=True)
    console.run(driver)
    assert {what for _, what, _ in console.sounds} <= {"amplifier"}
    assert not any(level for _, level in amplifier(console))


def test_the_settings_page_lets_hear_how_loud_it_is_and_mutes_at_once(monkeypatch):
    import audioio

    swings = []
    real = audioio.AudioOut.play

    def play(self, sample, *, loop=False):
        swings.append(max(sample.buffer) - min(sample.buffer))
        real(self, sample, loop=loop)

    monkeypatch.setattr(audioio.AudioOut, "play", play)

    def driver(console):
        yield 300
        app = console.app
        app.push("settings")
        yield 50
        loud = []
        for volume in (3, 0, 1, 2):  # from the volume at first, 2
            swings.clear()
            console.sounds.clear()
            yield "RIGHT"
            assert app.settings[SOUND] == volume
            yield 500
            if volume:
                loud.append(max(swings))
            else:
                assert not swings
                assert [level for _, what, level in console.sounds if what == "out"] == [False]
        assert loud[1] < loud[2] < loud[0] <= 0xFFFF

    Console(quick=True).run(driver)


@pytest.mark.parametrize("count", [0, 1, 5, 14, 40])
def test_points_rise_with_the_gain(count):
    row = cues.points(count)
    tones = row[len(cues.LAY) :]
    notes = list(tones[::2])
    assert len(notes) == min(count, 14)
    assert notes == sorted(set(notes))
    assert 10 * sum(row[1::2]) <= 700  # no longer than what is shown


def test_a_penguin_and_a_refusal_are_heard_in_junior():
    played = []

    def driver(console):
        yield 300
        yield from begin(console, "junior", 2, seed=3)
        sound = console.app.device.sound
        real = sound.play

        def play(tones, volume):
            played.append(bytes(tones))
            real(tones, volume)

        sound.play = play
        player = Player(console, greedy)
        game = console.app.game
        while not any(game.penguins):
            yield from player.act()
        assert cues.PENGUIN in played
        assert cues.REFUSED not in played
        while player.screen.mode != turn.AIM:
            yield 50
        at, _ = game.last_placement()
        player.screen.ghost.place(at, 0)
        yield "B"
        assert player.screen.refusal == rules.TAKEN
        yield "A"
        assert played[-1] == cues.REFUSED

    Console(quick=True).run(driver)


def test_strong_shapes_change_the_game_that_is_on_the_screen():
    def driver(console):
        yield 300
        yield from begin(console, "classic", 2)
        before = console.frame
        yield "START"
        yield 50
        console.app.push("settings")
        yield 50
        yield from set_row(console, SHAPES)
        yield "A B B"
        yield 100
        strong = console.frame
        assert (before != strong).any()
        assert console.app.screen.name == "play"
        yield from begin_again(console)
        assert (console.frame == strong).all()
        yield "START"
        yield 50
        console.app.push("settings")
        yield 50
        yield from set_row(console, SHAPES)
        yield "A B B"
        yield 100
        assert (console.frame == before).all()

    Console().run(driver)
