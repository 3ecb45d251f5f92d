# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""The stand-in modules: what the display sends, who may write, what lamps and loudspeaker heard."""

import struct
import wave
from importlib.util import find_spec
from pathlib import Path

import numpy
import pytest

from tools.simulator.machine import NVM_BYTES, PROFILES

SCENE = """
import board, displayio, time
display = board.DISPLAY
display.auto_refresh = False
bitmap = displayio.Bitmap(10, 8, 2)
bitmap.fill(1)
palette = displayio.Palette(2)
palette[1] = 0xFF8000
board.square = displayio.TileGrid(bitmap, pixel_shader=palette, x=20, y=40)
group = displayio.Group()
group.append(board.square)
display.root_group = group
while True:
    display.refresh()
    time.sleep(0.01)
"""


def test_the_display_draws_and_counts_what_a_bus_would_carry(board):
    def driver(console):
        import board

        assert console.bus_bytes == 160 * 128 * 2 + 11
        orange = 0xFC00
        frame = console.frame
        assert (frame[40:48, 20:30] == orange).all() and numpy.count_nonzero(frame) == 80
        console.mark()
        yield 500
        assert console.bus_bytes == 0 and console.refreshes == 0
        board.square.x += 3  # one rectangle over the old and the new place
        yield 50
        assert console.rectangles == [(20, 40, 13, 8)]
        assert console.bus_bytes == 13 * 8 * 2 + 11
        assert console.refreshes == 1 and console.bitmaps == 0
        import displayio

        displayio.Bitmap(2, 2, 2)
        assert console.bitmaps == 1

    board(SCENE).run(driver)


def test_auto_refresh_draws_by_itself_while_code_naps(board):
    def driver(console):
        assert numpy.count_nonzero(console.frame) == 80
        yield 1

    scene = SCENE.replace("display.auto_refresh = False", "").replace("display.refresh()", "pass")
    board(scene).run(driver)


def test_each_power_on_starts_with_a_dark_display_and_free_pins(board):
    console = board(SCENE + "import displayio\n")

    def driver(console):
        yield 1

    console.run(driver)
    first = console.machine
    console.run(driver)
    assert console.machine is not first and console.bus_bytes == 160 * 128 * 2 + 11


def test_pins_are_those_of_the_boards(board):
    """Against the boards' own stubs."""
    for profile in PROFILES:
        for place in find_spec("board_definitions").submodule_search_locations:
            stub = (Path(place) / profile / "__init__.pyi").read_text("utf-8")
        listed = {
            line.split(":")[0] for line in stub.splitlines() if "microcontroller.Pin  #" in line
        }
        assert set(PROFILES[profile]["pins"]) == listed
        board("import time\n", profile=profile).run()
        legs = {}
        import board as pins

        for line in stub.splitlines():
            if "microcontroller.Pin  #" in line:
                legs.setdefault(line.split("# ")[1], []).append(line.split(":")[0])
        for names in legs.values():
            assert len({getattr(pins, name) for name in names}) == 1, names


def test_a_pin_serves_one_object(board):
    code = (
        "import board, analogio\nx = analogio.AnalogIn(board.A6)\ny = analogio.AnalogIn(board.A6)\n"
    )
    with pytest.raises(ValueError, match="in use"):
        board(code).run()


WRITE = """
import board
try:
    with open("/save.txt", "w") as file:
        file.write("saved")
    board.said = open("save.txt").read()
except OSError as error:
    board.said = error.errno
"""
GIVE = "import storage\nstorage.remount('/', readonly=False)\n"


def test_code_may_write_only_when_boot_said_so(board):
    import board as pins

    console = board(WRITE)
    console.run()
    assert pins.said == 30
    console = board(WRITE, boot=GIVE)
    console.run()
    assert pins.said == "saved"
    assert (console.drive / "save.txt").read_text() == "saved"
    assert not (console.root / "save.txt").exists()
    console.run(boot=False)  # boot.py ran at the hard reset before
    assert pins.said == "saved"


def test_remount_is_refused_after_boot_with_a_computer_at_the_cable(board):
    with pytest.raises(RuntimeError, match="USB"):
        board(GIVE, usb=True).run()
    board(GIVE, usb=False).run()


FILES = """
import board, os
here = __file__.rpartition("/")[0]
board.here = here
open("new.txt", "w").close()
open(here + "/asset.txt", "a").write("+")
board.read = open("/asset.txt").read(), open(here + "/asset.txt").read()
board.names = os.listdir("/")
board.size = os.stat("/asset.txt")[6]
os.rename("/new.txt", "/newer.txt")
try:
    os.rename("/newer.txt", "/asset.txt")
except OSError as error:
    board.refused = error.errno
os.remove("/newer.txt")
board.left = os.listdir("/")
board.free = os.statvfs("/")[3]
os.sync()
"""


def test_reads_find_the_project_and_writes_leave_it_alone(board, tmp_path):
    import board as pins

    console = board(FILES, boot=GIVE)
    (console.root / "asset.txt").write_text("one")
    console.run()
    assert pins.read == ("one+", "one+")
    assert (console.root / "asset.txt").read_text() == "one"
    assert (console.drive / "asset.txt").read_text() == "one+"
    assert pins.names == ["asset.txt", "boot.py", "code.py", "lib", "new.txt"]
    assert pins.size == 4 and pins.refused == 17
    assert "newer.txt" not in pins.left and "new.txt" not in pins.left
    assert 0 < pins.free < 8 * 1024 * 1024 // 512


def test_settings_come_from_settings_toml(board):
    import board as pins

    console = board('import board, os\nboard.said = os.getenv("NAME"), os.getenv("OTHER", 7)\n')
    (console.root / "settings.toml").write_text('NAME = "pocket"\n')
    console.run()
    assert pins.said == ("pocket", 7)


NVM = """
import board, microcontroller
nvm = microcontroller.nvm
board.before = bytes(nvm[0:4])
nvm[0:4] = b"save"
board.length = len(nvm)
"""


def test_nvm_lasts_and_a_cut_in_a_write_loses_all_of_it(board):
    import board as pins

    console = board(NVM)
    console.run()
    assert pins.before == b"\xff\xff\xff\xff" and pins.length == NVM_BYTES
    assert console.machine.nvm.writes == 1
    console.run()
    assert pins.before == b"save"
    console.fault = lambda what, name: console.power_off()
    console.run()
    console.fault = None
    console.run()
    assert pins.before == b"\xff\xff\xff\xff"


def test_nvm_slices_keep_their_length(board):
    with pytest.raises(ValueError):
        board("import microcontroller\nmicrocontroller.nvm[0:4] = b'abc'\n").run()


SOUND = """
import audiocore, audioio, board, digitalio, time
amplifier = digitalio.DigitalInOut(board.SPEAKER_ENABLE)
amplifier.switch_to_output(False)
out = audioio.AudioOut(board.SPEAKER)
amplifier.value = True
out.play(audiocore.RawSample(bytearray(80), sample_rate=8000))
time.sleep(60)
board.raw = out.playing
out.play(audiocore.WaveFile("beep.wav"))
board.wave = out.playing
time.sleep(0.5)
board.wave_after = out.playing
out.stop()
amplifier.value = False
out.deinit()
"""


def test_the_loudspeaker_keeps_a_record(board):
    import board as pins

    console = board(SOUND)
    with wave.open(str(console.root / "beep.wav"), "wb") as file:
        file.setnchannels(1)
        file.setsampwidth(2)
        file.setframerate(8000)
        file.writeframes(struct.pack("<h", 0) * 2000)  # a quarter of a second
    console.run()
    # a one-shot RawSample never stops playing by itself; a wave file does
    assert (pins.raw, pins.wave, pins.wave_after) == (True, True, False)
    assert [(what, detail) for _, what, detail in console.sounds] == [
        ("amplifier", False),
        ("out", True),
        ("amplifier", True),
        ("play", "RawSample"),
        ("play", "WaveFile"),
        ("stop", None),
        ("amplifier", False),
        ("out", False),
    ]


def test_lights_keep_a_record(board):
    code = """
import board, digitalio, neopixel_write
pin = digitalio.DigitalInOut(board.NEOPIXEL)
pin.switch_to_output()
neopixel_write.neopixel_write(pin, bytes((1, 2, 3) * 5))
neopixel_write.neopixel_write(pin, bytes(15))
"""
    console = board(code)
    assert console.machine is None
    console.run()
    assert console.lights == bytes(15)
    assert [sent for _, sent in console.machine.lights] == [bytes((1, 2, 3) * 5), bytes(15)]


def test_the_battery_pin_shows_half_the_voltage(board):
    import board as pins

    board("import analogio, board\nboard.half = analogio.AnalogIn(board.A6).value\n").run()
    assert abs(pins.half / 65535 * 3.3 * 2 - 3.9) < 0.01


def test_text_by_the_built_in_font_sits_where_the_firmware_puts_it(board):
    """Glyphs are whole cells with dy 0, and there are none beyond ASCII."""
    code = """
import board, terminalio
font = terminalio.FONT
board.said = font.get_bounding_box(), font.get_glyph(65), font.get_glyph(0xE4)
"""
    import board as pins

    board(code).run()
    box, glyph, umlaut = pins.said
    assert tuple(box) == (6, 12) and umlaut is None
    assert (glyph.width, glyph.height, glyph.dy, glyph.shift_x) == (6, 12, 0, 6)
