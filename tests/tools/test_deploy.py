# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""dev.py deploy, with folders that play the board's drive."""

import builtins
import collections
import errno
import os
import shutil

import pytest

from tools import bundle, commands, deploy
from tools.environment import Trouble

BOOT_OUT = """Adafruit CircuitPython {version} on 2026-05-12; {name} with samd51j19
Board ID:{board}
UID:0123456789ABCDEF0123456789ABCDEF
boot.py output:
the game may write the drive; hold SELECT at power-on to give it to the computer
"""
FILES = {
    "boot.py": b"boot",
    "code.py": b"code, longer than before",
    "settings.toml": b'INGENIOUS_LANGUAGE = "en"\n',
    "engine/game.mpy": b"C\x06game",
    "lib/adafruit_ticks.mpy": b"C\x06ticks",
    "lib/handheld/app.mpy": b"C\x06app",
}


@pytest.fixture
def drive(tmp_path):
    """The folder of a PyGamer with CircuitPython 10 as it comes."""
    return board(tmp_path / "CIRCUITPY")


def board(folder, version="10.2.1", name="pygamer"):
    folder.mkdir(parents=True)
    said = BOOT_OUT.format(version=version, name="Adafruit " + name, board=name)
    (folder / "boot_out.txt").write_text(said)
    (folder / "code.py").write_text('print("Hello World!")\n')
    return folder


def copied(drive, files=FILES):
    said = []
    return deploy.copy(files, drive, said.append)


def trouble(function, *args, **more):
    with pytest.raises(Trouble) as caught:
        function(*args, **more)
    said = str(caught.value)
    assert "\n" not in said and said.endswith(".") and "Traceback" not in said
    return said


# -- copying


def test_everything_is_copied_once_and_code_py_last(drive):
    written, removed = copied(drive)
    assert sorted(written) == sorted(FILES) and removed == []
    assert written[-1] == "code.py"
    for name, content in FILES.items():
        assert (drive / name).read_bytes() == content
    assert not (drive / "write.tst").exists()
    assert copied(drive) == ([], [])


def test_only_what_changed_is_written(drive):
    copied(drive)
    times = {name: (drive / name).stat().st_mtime_ns for name in FILES}
    changed = {**FILES, "engine/game.mpy": b"C\x06GAME"}  # as long as before
    assert copied(drive, changed) == (["engine/game.mpy"], [])
    for name, content in changed.items():
        assert (drive / name).read_bytes() == content
        if name != "engine/game.mpy":
            assert (drive / name).stat().st_mtime_ns == times[name]


def test_saves_and_settings_stay(drive):
    (drive / "saves").mkdir()
    (drive / "saves" / "game-0.bin").write_bytes(b"PS a game")
    (drive / "settings.toml").write_text('INGENIOUS_LANGUAGE = "de"\n')
    (drive / "lib").mkdir()
    (drive / "lib" / "neopixel.mpy").write_bytes(b"somebody else's")
    (drive / "my notes.txt").write_text("mine")
    copied(drive)
    assert (drive / "saves" / "game-0.bin").read_bytes() == b"PS a game"
    assert (drive / "settings.toml").read_text() == 'INGENIOUS_LANGUAGE = "de"\n'
    assert (drive / "lib" / "neopixel.mpy").exists() and (drive / "my notes.txt").exists()


def test_old_files_of_the_game_go(drive):
    """A .py that is left over would be taken in place of the new .mpy."""
    for name in ("engine/game.py", "engine/gone.mpy", "lib/adafruit_ticks.py"):
        (drive / name).parent.mkdir(parents=True, exist_ok=True)
        (drive / name).write_bytes(b"old")
    _, removed = copied(drive)
    assert sorted(removed) == ["engine/game.py", "engine/gone.mpy", "lib/adafruit_ticks.py"]
    assert not any((drive / name).exists() for name in removed)
    source = {name.replace(".mpy", ".py"): content for name, content in FILES.items()}
    _, removed = copied(drive, source)
    assert sorted(removed) == sorted(name for name in FILES if name.endswith(".mpy"))


def test_each_file_is_synced_and_read_back(drive, monkeypatch):
    synced = []
    fsync = os.fsync

    def counting(number):
        synced.append(number)
        fsync(number)

    monkeypatch.setattr(os, "fsync", counting)
    copied(drive)
    assert len(synced) == len(FILES)


def test_what_reads_back_otherwise_is_told(drive, monkeypatch):
    fsync = os.fsync

    def spoiling(number):
        fsync(number)
        (drive / "boot.py").write_bytes(b"b00t") if (drive / "boot.py").exists() else None

    monkeypatch.setattr(os, "fsync", spoiling)
    assert "boot.py" in trouble(copied, drive, {"boot.py": b"boot"})


def test_a_cable_pulled_out_is_told_and_the_next_run_goes_on(drive, monkeypatch):
    put = deploy.put

    def pulled(path, content):
        if path.name == "app.mpy":
            raise OSError(errno.EIO, "Input/output error")
        put(path, content)

    monkeypatch.setattr(deploy, "put", pulled)
    assert "run this again" in trouble(copied, drive)
    assert (drive / "code.py").read_bytes() != FILES["code.py"]
    monkeypatch.setattr(deploy, "put", put)
    written, _ = copied(drive)
    assert "lib/handheld/app.mpy" in written and "engine/game.mpy" not in written


# -- refusals


def test_no_drive(tmp_path):
    (tmp_path / "stick").mkdir()
    said = trouble(deploy.choose, None, [tmp_path / "stick", tmp_path / "gone"])
    assert "no board" in said and "dev.py deploy DRIVE" in said
    assert "no folder" in trouble(deploy.choose, str(tmp_path / "gone"))


def test_one_drive_among_others_is_found(tmp_path, drive):
    (tmp_path / "stick").mkdir()
    assert deploy.choose(None, [tmp_path / "stick", drive]) == drive
    assert deploy.choose(str(drive)) == drive


def test_several_drives(tmp_path, drive):
    other = board(tmp_path / "CIRCUITPY1", name="pybadge")
    said = trouble(deploy.choose, None, [drive, other])
    assert str(drive) in said and str(other) in said
    assert deploy.choose(str(other), [drive, other]) == other


def test_a_folder_that_is_no_board(tmp_path):
    assert "boot_out.txt" in trouble(deploy.choose, str(tmp_path))
    (tmp_path / "boot_out.txt").write_text("something else")
    assert "boot_out.txt" in trouble(deploy.choose, str(tmp_path))


@pytest.mark.parametrize("version", ["9.2.8", "11.0.0-alpha.1", "8.0.0"])
def test_another_circuitpython(tmp_path, version):
    said = trouble(deploy.choose, str(board(tmp_path / "drive", version)))
    assert version in said and "CircuitPython 10" in said


@pytest.mark.parametrize("version", ["10.0.0", "10.2.1", "10.3.0-beta.2", "10.0.3-4-gabc-dirty"])
@pytest.mark.parametrize("name", bundle.BOARDS)
def test_every_circuitpython_10_of_our_boards(tmp_path, version, name):
    drive = board(tmp_path / "drive", version, name)
    assert deploy.choose(str(drive)) == drive
    assert deploy.identify(drive) == (10, version, name)


def test_another_board(tmp_path):
    drive = board(tmp_path / "drive", name="feather_m4_express")
    assert "feather_m4_express" in trouble(deploy.choose, str(drive))


@pytest.mark.parametrize("number", [errno.EROFS, errno.EACCES])
def test_a_drive_that_the_game_has(drive, monkeypatch, number):
    """boot.py gives the drive to the game; the computer then sees it read-only."""
    real = builtins.open

    def refusing(file, mode="r", *args, **kwargs):
        if str(file).startswith(str(drive)) and set(mode) & set("wa+x"):
            raise OSError(number, os.strerror(number))
        return real(file, mode, *args, **kwargs)

    monkeypatch.setattr(builtins, "open", refusing)
    said = trouble(copied, drive)
    assert "Hold SELECT" in said
    assert (drive / "code.py").read_text() == 'print("Hello World!")\n'


def test_too_little_room(drive, monkeypatch):
    usage = collections.namedtuple("usage", "total used free")
    need = 5 * deploy.CLUSTER  # six files, of which code.py has its cluster already
    monkeypatch.setattr(shutil, "disk_usage", lambda path: usage(1, 1, need - 1))
    assert "room" in trouble(copied, drive)
    assert sorted(path.name for path in drive.iterdir()) == ["boot_out.txt", "code.py"]
    monkeypatch.setattr(shutil, "disk_usage", lambda path: usage(1, 1, need))
    written, _ = copied(drive)
    assert len(written) == len(FILES)


# -- where drives are


def test_where_linux_mounts_drives(tmp_path):
    for name in ("media/CIRCUITPY", "media/me/CIRCUITPY", "run/media/me/CIRCUITPY", "home/x"):
        board(tmp_path / name)
    (tmp_path / "proc").mkdir()
    far = board(tmp_path / "mnt" / "my board")
    lines = [
        f"/dev/sda1 {tmp_path}/home/x ext4 rw 0 0",
        f"/dev/sdb1 {str(far).replace(' ', chr(92) + '040')} vfat ro,relatime 0 0",
    ]
    (tmp_path / "proc" / "mounts").write_text("\n".join(lines) + "\n")
    found = deploy.drives(deploy.places("linux", tmp_path))
    wanted = ["media/CIRCUITPY", "media/me/CIRCUITPY", "run/media/me/CIRCUITPY", "mnt/my board"]
    assert found == [tmp_path / name for name in wanted]


def test_where_macos_and_windows_mount_drives(tmp_path):
    mac = board(tmp_path / "Volumes" / "CIRCUITPY")
    (tmp_path / "Volumes" / "Macintosh HD").mkdir()
    assert deploy.drives(deploy.places("darwin", tmp_path)) == [mac]
    letters = [str(place)[:2] for place in deploy.places("win32")]
    assert letters[0] == "C:" and letters[-1] == "Z:"


# -- the whole command


def test_the_command_installs_the_bundle(drive, tmp_path, monkeypatch, capsys):
    monkeypatch.setattr(bundle, "BUILD", tmp_path / "build")
    monkeypatch.setattr(bundle, "make", lambda source, out=None: (FILES, None, None))
    args = commands.parser().parse_args(["deploy", str(drive)])
    assert not args.function(args)
    said = capsys.readouterr().out
    assert "6 files" in said and "press reset once" in said
    assert not args.function(args)
    assert "already" in capsys.readouterr().out
