# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""boot.py: the game may write, SELECT or the settings page give the drive back, no lock-outs."""

import shutil
import sys
import types

import pytest

from tools.simulator import ROOT
from tools.simulator.host import Console

WISH = 0x55


@pytest.fixture
def drive(tmp_path):
    """A drive with boot.py and a code.py that does nothing."""
    shutil.copy(ROOT / "boot.py", tmp_path)
    (tmp_path / "code.py").write_text("import time\nwhile True:\n    time.sleep(1)\n")
    return tmp_path


def booted(console, capsys):
    """Switch on; return (the game may write, what boot_out.txt says)."""
    state = []

    def driver(console):
        yield 10
        state.append(not console.machine.drive.readonly)

    console.run(driver)
    return state[0], capsys.readouterr().out


@pytest.mark.parametrize("profile", ["pygamer", "pybadge"])
@pytest.mark.parametrize("usb", [False, True])
def test_the_game_may_write(drive, profile, usb, capsys):
    writes, said = booted(Console(profile, root=drive, usb=usb), capsys)
    assert writes
    assert "the game may write" in said
    assert "USB keyboard and MIDI are off" in said


@pytest.mark.parametrize("profile", ["pygamer", "pybadge"])
def test_select_gives_the_drive_to_the_computer(drive, profile, capsys):
    console = Console(profile, root=drive, usb=True, held=("SELECT",))
    writes, said = booted(console, capsys)
    assert not writes
    assert "SELECT is held" in said
    # Also when the settings page was asked: SELECT alone does not use up the wish.
    console.nvm[-1] = WISH
    assert not booted(console, capsys)[0]
    assert console.nvm[-1] == WISH


@pytest.mark.parametrize("key", ["A", "B", "START", "RIGHT"])
def test_other_keys_do_not(drive, key, capsys):
    assert booted(Console("pybadge", root=drive, held=(key,)), capsys)[0]


def test_the_settings_page_gives_it_for_one_start(drive, capsys):
    console = Console(root=drive, usb=True)
    console.nvm[:3] = b"abc"
    console.nvm[-1] = WISH
    writes, said = booted(console, capsys)
    assert not writes
    assert "as set in the game" in said
    assert booted(console, capsys)[0]
    # Nothing else in the chip's memory was touched.
    assert console.nvm[:3] == b"abc"


def broken(name, **parts):
    """A module that is not what boot.py hopes for."""
    module = types.ModuleType(name)
    for part, value in parts.items():
        setattr(module, part, value)
    return module


def failing(*_, **__):
    """Whatever it is, it fails."""
    raise RuntimeError("injected")


BROKEN = {
    "no buttons on this board": ("board", broken("board")),
    "no such module": ("keypad", None),
    "keys that fail": ("keypad", broken("keypad", ShiftRegisterKeys=failing)),
    "no storage": ("storage", None),
    "a drive that cannot be remounted": ("storage", broken("storage", remount=failing)),
}


@pytest.mark.parametrize("what", BROKEN)
def test_whatever_fails_the_board_starts_and_the_drive_is_the_computers(
    drive, what, capsys, monkeypatch
):
    console = Console(root=drive, usb=True)
    booted(console, capsys)  # once as it should be, so that all stand-ins are loaded
    monkeypatch.setitem(sys.modules, *BROKEN[what])
    writes, said = booted(console, capsys)
    assert not writes
    assert "share_drive failed:" in said
    assert "USB keyboard and MIDI are off" in said


@pytest.mark.parametrize("module", ["usb_hid", "usb_midi"])
def test_a_board_without_usb_parts_still_lets_the_game_write(drive, module, capsys, monkeypatch):
    console = Console(root=drive)
    booted(console, capsys)
    monkeypatch.setitem(sys.modules, module, None)
    writes, said = booted(console, capsys)
    assert writes
    assert "save_memory failed:" in said


@pytest.mark.parametrize("parts", [{}, {"nvm": None}])
def test_no_memory_in_the_chip_is_no_failure(drive, parts, capsys, monkeypatch):
    console = Console(root=drive)
    booted(console, capsys)
    monkeypatch.setitem(sys.modules, "microcontroller", broken("microcontroller", **parts))
    assert booted(console, capsys)[0]


def test_a_cut_while_the_wish_is_cleared_locks_nobody_out(drive, capsys):
    """The chip's memory is erased then: the next start is an ordinary one."""
    console = Console(root=drive, usb=True)
    console.nvm[-1] = WISH
    console.fault = lambda what, name: console.power_off()
    console.run(lambda console: iter(["A"]))
    console.fault = None
    assert booted(console, capsys)[0]
