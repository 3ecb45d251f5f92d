# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""What a player hears, and sees in the five lights beside the screen: as far as they are set on."""

from handheld import art, draw
from handheld.device.lights import COUNT
from handheld.settings import LIGHTS, SOUND

#: effects: note and hundredths of a second, in turns
STEP = b"\x54\x02"
TURN = b"\x4c\x02\x51\x02"
LAY = b"\x39\x03\x34\x04"
REFUSED = b"\x2d\x07\x28\x0a"
INGENIOUS = b"\x48\x08\x4c\x08\x4f\x08\x54\x0c\x00\x02\x54\x14"
CURTAIN = b"\x43\x08\x40\x08\x3c\x0c"
PENGUIN = b"\x4f\x05\x53\x05\x4f\x05\x56\x0a"
WIN = b"\x3c\x0a\x40\x0a\x43\x0a\x48\x0f\x43\x0a\x48\x1e"

# The scale of C: each point is one step higher, from the middle C on
_SCALE = b"\x00\x02\x04\x05\x07\x09\x0b"
_FIRST = 60
_POINT = 4  # hundredths of a second
_MOST = 14  # points: two octaves
# Palette entries of Junior's food; the symbols of the others follow each other
_FOOD = (0, art.GREEN, art.RED, art.ORANGE, art.PURPLE)


def play(app, effect):
    """Let an effect sound, if sound is set on."""
    try:
        app.device.sound.play(effect, app.settings[SOUND])
    except MemoryError:
        pass  # silence is better than a game that stops


def points(count):
    """Return the effect for a gain: a tone for each point, rising, after the tile's own."""
    tones = bytearray(LAY)
    for nth in range(min(count, _MOST)):
        tones.append(_FIRST + 12 * (nth // 7) + _SCALE[nth % 7])
        tones.append(_POINT)
    return bytes(tones)


def turn(app, seat):
    """Light the middle lamp in the colour of the player whose turn it is."""
    _glow(app, (0, 0, draw.SEAT_COLOURS[app.setup.colours[seat]], 0, 0))


def laid(app, tile):
    """A tile was laid: a tone and a light for each point, the first half's from the left."""
    game = app.game
    play(app, points(game.first + game.second))
    one = min(game.first, COUNT)
    two = min(game.second, COUNT - one)
    colours = [_colour(game, tile >> 3)] * one + [0] * (COUNT - one - two)
    _glow(app, colours + [_colour(game, tile & 7)] * two)


def arrived(app, tile, effect=INGENIOUS):
    """A marker has arrived or a penguin is full: all lights in the colours of the tile."""
    play(app, effect)
    one = _colour(app.game, tile >> 3)
    two = _colour(app.game, tile & 7)
    _glow(app, (one, two, one, two, one))


def _colour(game, symbol):
    entry = _FOOD[symbol] if game.symbols == 4 else art.FIRST_COLOUR + symbol - 1
    return art.palette()[entry]


def _glow(app, colours):
    lights = app.device.lights
    if app.settings[LIGHTS]:
        for nth in range(COUNT):
            lights.dim(nth, colours[nth])
        lights.show()
    else:
        lights.clear()
