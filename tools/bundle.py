# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""dev.py bundle: all that goes onto the board, as a folder and as a zip that is always the same.

Starts at code.py and boot.py and follows every import, so what is imported is inside and what is
not stays out. Modules are compiled, without line numbers and with short names: source would need
the board's memory to compile it there, and lines and names take a tenth of that memory for good.
"""

import ast
import importlib.metadata
import re
import shutil
import zipfile
from importlib.util import find_spec
from pathlib import Path

from tools.compiled import CIRCUITPYTHON, compiled
from tools.environment import ROOT, Trouble
from tools.firmware import BOARDS, firmware, names_in

#: the CircuitPython the compiled files are for
MAJOR = 10
BUILD = ROOT / "build"
LIBRARIES = {
    "adafruit_display_text": "adafruit-circuitpython-display-text",
    "adafruit_displayio_layout": "adafruit-circuitpython-displayio-layout",
    "adafruit_ticks": "adafruit-circuitpython-ticks",
}
STARTS = ("code.py", "boot.py")
PLAIN = ("settings.toml", "metadata.json")
ASSETS = (".bin", ".bmp", ".txt", ".wav")
LICENCES = "LICENSE.txt"
_EPOCH = (2026, 1, 1, 0, 0, 0)
_ASYNC = (ast.AsyncFunctionDef, ast.AsyncFor, ast.AsyncWith, ast.Await)


def libraries():
    """Return the folder of the installed Adafruit libraries."""
    spec = find_spec("adafruit_ticks")
    if spec is None:
        raise Trouble("The Adafruit libraries are not installed in this Python.")
    return Path(spec.origin).parent


class Modules:
    """The modules that the game can load, and where each lies on the board.

    root: the project. Public: `found`, a dict of name on the board (without .py) to source file.
    """

    def __init__(self, root=ROOT, boards=BOARDS):
        self.root = Path(root)
        self._libraries = libraries()
        self._firmware = set.intersection(*map(firmware, boards))
        self._boards = " and ".join(boards)
        self.found = {}
        self._seen = set()
        for name in STARTS:
            self._waiting = [(module, name) for module in self._imports(self.root / name)]
            while self._waiting:
                self._add(*self._waiting.pop())

    def _places(self, module):
        """Where a module is: (source file, name on the board) for a module or a package."""
        path = module.replace(".", "/")
        top = module.partition(".")[0]
        if top in LIBRARIES:
            base, prefix = self._libraries, "lib/"
        elif top == "engine":
            base, prefix = self.root, ""
        else:
            base, prefix = self.root / "lib", "lib/"
        for name in (path + "/__init__", path):
            if (base / (name + ".py")).is_file():
                return base / (name + ".py"), prefix + name
        return None

    def _add(self, module, by):
        if module in self._seen:
            return
        self._seen.add(module)
        if module.partition(".")[0] in self._firmware:
            return
        place = self._places(module)
        if place is None:
            raise Trouble(f"{by} imports {module}, which is not on {self._boards}.")
        source, name = place
        self.found[name] = source
        self._waiting += [(other, name + ".py") for other in self._imports(source)]
        parent = module.rpartition(".")[0]
        if parent:
            self._waiting.append((parent, by))

    def _imports(self, source):
        """The modules that a file imports. What stands behind `except ImportError` may be missing;
        of a name put together at run time all modules count that it can mean."""
        tree = ast.parse(source.read_text("utf-8"), str(source))
        spared = set()
        for node in ast.walk(tree):
            if isinstance(node, _ASYNC):
                raise Trouble(
                    f"{source}:{node.lineno} is async, which compiles differently for CircuitPython"
                    "; only --source can carry it."
                )
            if isinstance(node, ast.Try) and any(_catches_import(h) for h in node.handlers):
                spared.update(id(inner) for part in node.body for inner in ast.walk(part))
        for node in ast.walk(tree):
            for module in self._named(node):
                tops = self._firmware | {"engine", "handheld"} | set(LIBRARIES)
                if id(node) not in spared or module.partition(".")[0] in tops:
                    yield module

    def _named(self, node):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield alias.name
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module
            for alias in node.names:
                inner = node.module + "." + alias.name
                if node.module.partition(".")[0] not in self._firmware and self._places(inner):
                    yield inner
        elif isinstance(node, ast.Call) and getattr(node.func, "id", "") == "__import__":
            first = node.args[0]
            stem = first.left.value if isinstance(first, ast.BinOp) else first.value + "."
            folder = self._places(stem[:-1])[0].parent
            for path in sorted(folder.glob("*.py")):
                if path.stem != "__init__":
                    yield stem + path.stem


def _catches_import(handler):
    kinds = handler.type.elts if isinstance(handler.type, ast.Tuple) else [handler.type]
    return any(getattr(kind, "id", "") in ("ImportError", "Exception") for kind in kinds)


def asked_for(root):
    """Return the names in code.py and boot.py, which are shipped as they are."""
    return set().union(*(names_in(ast.parse((root / name).read_text("utf-8"))) for name in STARTS))


def public(texts):
    """Return the libraries' public names: each may be brought up to date by itself."""
    kinds = {ast.FunctionDef: "name", ast.ClassDef: "name", ast.Attribute: "attr"}
    names = set()
    for name, text in texts.items():
        if name.removeprefix("lib/").partition("/")[0] in LIBRARIES:
            found = [node for node in ast.walk(ast.parse(text)) if type(node) in kinds]
            names.update(getattr(node, kinds[type(node)]) for node in found)
    return {name for name in names if not name.startswith("_")}


def contents(root=ROOT, source=False, start=CIRCUITPYTHON, more=None, keep=()):
    """Return everything on the drive: a sorted dict of name to bytes.

    more: further modules to compile, name without .py to text. keep: names that they are asked for.
    """
    root = Path(root)
    files = {name: (root / name).read_bytes() for name in STARTS + PLAIN}
    texts = {name: path.read_text("utf-8") for name, path in Modules(root).found.items()}
    texts.update(more or {})
    if source:
        files.update({name + ".py": text.encode() for name, text in texts.items()})
    else:
        files.update(compiled(texts, asked_for(root) | set(keep), public(texts), start))
    for path in (root / "assets").rglob("*"):
        if path.suffix in ASSETS:
            files[path.relative_to(root).as_posix()] = path.read_bytes()
    files[LICENCES] = licences(root)
    return dict(sorted(files.items()))


def licences(root=ROOT):
    """Return the licence and those of the libraries that are inside."""
    parts = [(Path(root) / "LICENSE").read_text("utf-8")]
    for module, package in LIBRARIES.items():
        found = importlib.metadata.distribution(package)
        text = next(f for f in found.files if f.name == "LICENSE").read_text("utf-8")
        parts.append(f"{module} ({package} {found.version})\n\n{text}")
    return "\n\n----\n\n".join(part.strip() for part in parts).encode() + b"\n"


def version(root=ROOT):
    """Return the version of the project."""
    text = (Path(root) / "pyproject.toml").read_text("utf-8")
    return re.search(r'^version = "(.*)"$', text, re.M).group(1)


def write(files, folder):
    """Make ``folder`` hold these files and nothing else."""
    folder = Path(folder)
    if folder.exists():
        shutil.rmtree(folder)
    for name, content in files.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_bytes(content)


def pack(files, path):
    """Write the files as a zip: same files, same bytes, whoever makes it and when.

    Stored, not compressed: not every Python compresses alike.
    """
    with zipfile.ZipFile(path, "w", zipfile.ZIP_STORED) as packed:
        for name, content in sorted(files.items()):
            entry = zipfile.ZipInfo(name, _EPOCH)
            entry.create_system = 3
            entry.external_attr = 0o100644 << 16
            packed.writestr(entry, content)


def sizes(files):
    """Return (part, files, bytes) of each part of the bundle."""
    rooms = {}
    for name, content in files.items():
        parts = name.split("/")
        room = "/".join(parts[: 2 if parts[0] == "lib" else 1]) if len(parts) > 1 else "root"
        room = room.removesuffix(".mpy").removesuffix(".py")
        count, total = rooms.get(room, (0, 0))
        rooms[room] = count + 1, total + len(content)
    return [(room, *rooms[room]) for room in sorted(rooms)]


def make(source=False, out=BUILD):
    """Write the folder CIRCUITPY and the zip; return (files, folder, zip)."""
    files = contents(source=source)
    folder = Path(out) / "CIRCUITPY"
    write(files, folder)
    form = "py" if source else "mpy"
    path = Path(out) / f"pocket-ingenious-{version()}-circuitpython-{MAJOR}-{form}.zip"
    pack(files, path)
    return files, folder, path


def bundle(source=False, out=BUILD):
    """Make the bundle and say what is in it."""
    files, folder, path = make(source, out)
    print(f"For CircuitPython {MAJOR} on {' and '.join(BOARDS)}:")
    for room, count, size in sizes(files):
        print(f"  {room:<32}{count:>4} files{size:>9,} bytes")
    print(f"  {'in all':<32}{len(files):>4} files{sum(map(len, files.values())):>9,} bytes")
    print(folder)
    print(f"{path} ({path.stat().st_size:,} bytes)")
