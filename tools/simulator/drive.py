# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""The board's drive: reads find the project's files, writes go to a folder of their own.

code.py sees one drive with "/" as its top. Here its files are the project's, and whatever it writes
lands in the drive folder and hides the project's file of the same name: no run changes the project.
"""

import builtins
import errno
import os
import random
import shutil
import sys
import tomllib
from contextlib import contextmanager
from pathlib import Path

DRIVE_BYTES = 8 * 1024 * 1024
BLOCK = 512


class Drive:
    """A folder that stands for CIRCUITPY.

    root: the project's folder. folder: where writes go. fault(what, name): called before each
    change, may raise.
    """

    def __init__(self, root, folder, fault):
        self.root = Path(root)
        self.folder = Path(folder)
        self.readonly = True  # until boot.py remounts it: the computer owns the drive
        self.inside = False  # True while code.py itself runs, False while its driver does
        self._fault = fault
        # Python's own files and the installed packages are no part of the drive.
        self._apart = tuple(
            {Path(p).resolve().as_posix() + "/" for p in (sys.prefix, sys.base_prefix)}
            | {Path(p).as_posix() + "/" for p in (sys.prefix, sys.base_prefix)}
            | {Path(__file__).resolve().parent.as_posix() + "/"}
        )

    def desktop(self):
        """Within this, open() and os mean the desktop's files again."""
        return self._side(False)

    def board(self):
        """Within this, a driver that calls the game's code lets it see the board's files."""
        return self._side(True)

    @contextmanager
    def _side(self, inside):
        before, self.inside = self.inside, inside
        try:
            yield
        finally:
            self.inside = before

    def name_of(self, path):
        """Return the path on the drive that ``path`` means, or None for a file of the desktop."""
        if not self.inside or not isinstance(path, (str, os.PathLike)):
            return None
        text = os.fspath(path)
        if not isinstance(text, str):
            return None
        text = text.replace("\\", "/")
        if text.startswith(self._apart):
            return None
        root = self.root.as_posix()
        if text == root:
            return "."
        if text.startswith(root + "/"):
            text = text[len(root) + 1 :]
        elif text[1:2] == ":":
            return None
        return text.strip("/") or "."

    def find(self, name):
        """Return where the file ``name`` of the drive is, or would be, for reading."""
        own = self.folder / name
        return own if own.exists() else self.root / name

    def change(self, what, name):
        """Return where ``name`` may be written; OSError 30 while the computer owns the drive."""
        if self.readonly:
            raise OSError(errno.EROFS, "Read-only filesystem")
        self._fault(what, name)
        own = self.folder / name
        if (self.root / name).parent.is_dir():
            own.parent.mkdir(parents=True, exist_ok=True)
        return own

    def replace_python(self, seed):
        """Put the drive behind open() and os; return a function that puts the old ones back.

        seed: makes os.urandom repeatable; None leaves it alone.
        """
        view = _Python(self, seed)
        before = [(builtins, "open", builtins.open)]
        before += [(os, name, getattr(os, name, None)) for name in view.names]
        builtins.open = view.open
        for name in view.names:
            setattr(os, name, getattr(view, name))

        def restore():
            for module, name, function in before:
                if function is None:
                    delattr(module, name)
                else:
                    setattr(module, name, function)

        return restore


class _Python:
    """open() and the functions of os that a board has, told apart by Drive.name_of."""

    names = (
        "remove unlink rename stat listdir mkdir rmdir statvfs sync urandom getenv getcwd".split()
    )

    def __init__(self, drive, seed):
        self.drive = drive
        self.chance = random.Random(seed)
        self.seeded = seed is not None
        self.real = {name: getattr(os, name, None) for name in self.names}
        self.real_open = builtins.open

    def open(self, file, mode="r", *args, **kwargs):
        name = self.drive.name_of(file)
        if name is None:
            return self.real_open(file, mode, *args, **kwargs)
        if "b" not in mode:
            kwargs.setdefault("encoding", "utf-8")
        with self.drive.desktop():
            if not set(mode) & set("wax+"):
                return self.real_open(self.drive.find(name), mode, *args, **kwargs)
            own = self.drive.change("open", name)
            if "w" not in mode and not own.exists() and (self.drive.root / name).is_file():
                shutil.copyfile(self.drive.root / name, own)
            return self.real_open(own, mode, *args, **kwargs)

    def _change(self, what, path, more, kwargs):
        name = self.drive.name_of(path)
        if name is None:
            return self.real[what](path, *more, **kwargs)
        with self.drive.desktop():
            return self.real[what](self.drive.change(what, name), *more)

    def remove(self, path, **kwargs):
        return self._change("remove", path, (), kwargs)

    unlink = remove

    def mkdir(self, path, mode=0o777, **kwargs):
        return self._change("mkdir", path, (mode,), kwargs)

    def rmdir(self, path, **kwargs):
        return self._change("rmdir", path, (), kwargs)

    def rename(self, old, new, **kwargs):
        names = self.drive.name_of(old), self.drive.name_of(new)
        if None in names:
            return self.real["rename"](old, new, **kwargs)
        with self.drive.desktop():
            source, target = (self.drive.change("rename", name) for name in names)
            if target.exists():  # the board's FAT refuses where a desktop may overwrite
                raise OSError(errno.EEXIST, "File exists")
            return self.real["rename"](source, target)

    def stat(self, path, **kwargs):
        name = self.drive.name_of(path)
        if name is None:
            return self.real["stat"](path, **kwargs)
        with self.drive.desktop():
            return self.real["stat"](self.drive.find(name))

    def listdir(self, path="."):
        name = self.drive.name_of(path)
        if name is None:
            return self.real["listdir"](path)
        with self.drive.desktop():
            folders = [f for f in (self.drive.folder / name, self.drive.root / name) if f.is_dir()]
            if not folders:
                raise OSError(errno.ENOENT, "No such file/directory")
            return sorted({entry for folder in folders for entry in self.real["listdir"](folder)})

    def statvfs(self, path):
        if self.drive.name_of(path) is None:
            return self.real["statvfs"](path)
        with self.drive.desktop():
            used = sum(f.stat().st_size for f in self.drive.folder.rglob("*") if f.is_file())
        free = max(0, DRIVE_BYTES - used) // BLOCK
        return (BLOCK, BLOCK, DRIVE_BYTES // BLOCK, free, free, 0, 0, 0, 0, 255)

    def sync(self):
        if not self.drive.inside and self.real["sync"]:
            self.real["sync"]()

    def getcwd(self):
        return "/" if self.drive.inside else self.real["getcwd"]()

    def urandom(self, size):
        if self.drive.inside and self.seeded:
            return self.chance.randbytes(size)
        return self.real["urandom"](size)

    def getenv(self, key, default=None):
        """On the board os.getenv reads settings.toml."""
        if not self.drive.inside:
            return self.real["getenv"](key, default)
        with self.drive.desktop():
            settings = self.drive.find("settings.toml")
            if not settings.is_file():
                return default
            with self.real_open(settings, "rb") as source:
                return tomllib.load(source).get(key, default)
