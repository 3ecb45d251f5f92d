# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""lib/handheld against the stubs of each board: wrong pins, wrong names, wrong calls."""

import json
import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

import pytest

from tests.gates import shipped

CHECKER = shipped.ROOT / "tests" / "micropython" / "node_modules" / "pyright" / "index.js"
# Profiles of other boards name pins that this one lacks.
OTHER_PROFILES = {"pygamer": ["pybadge.py"], "pybadge": ["pygamer.py"]}
OFF = (
    "reportOptionalMemberAccess",
    "reportOptionalSubscript",
    "reportOptionalIterable",
    "reportOptionalOperand",
    "reportOptionalCall",
    "reportMissingModuleSource",
)
# What a checker says without knowing better, and why it is no fault.
GAPS = (
    ("None", "attributes start as None and are filled by open()"),
    ('No overloads for "__setitem__"', "the same, with a list of None"),
    ('for class "Glyph"', "the stub of this named tuple names no fields"),
    ('No parameter named "color_index"', "described in the stub, left out of its signature"),
    ("Index 2 is out of range for type", "bounding_box has four numbers, its hint says two"),
    ('for class "ModuleType"', "a module taken out of sys.modules"),
)
# board.DISPLAY has a class in the stub that does not exist any more.
OLD_DISPLAY, DISPLAY = (
    "DISPLAY: displayio.Display",
    "import busdisplay\nDISPLAY: busdisplay.BusDisplay",
)


def check(board, folder, files):
    """Run the checker as for ``board``; return its errors.

    folder: where to put its settings. files: what to check, relative to that folder.
    """
    stubs = folder / "stubs" / "board"
    stubs.mkdir(parents=True, exist_ok=True)
    for place in find_spec("board_definitions").submodule_search_locations:
        stub = (Path(place) / board / "__init__.pyi").read_text("utf-8")
        assert OLD_DISPLAY in stub
        (stubs / "__init__.pyi").write_text(stub.replace(OLD_DISPLAY, DISPLAY), "utf-8")
    root = os.path.relpath(shipped.ROOT, folder).replace(os.sep, "/")
    config = {
        "include": files,
        "extraPaths": ["stubs", root + "/lib", root],
        "typeCheckingMode": "basic",
        **dict.fromkeys(OFF, False),
    }
    (folder / "pyrightconfig.json").write_text(json.dumps(config))
    done = subprocess.run(
        ["node", str(CHECKER), "-p", str(folder), "--pythonpath", sys.executable, "--outputjson"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.stdout, done.stderr
    answer = json.loads(done.stdout)
    assert answer["summary"]["filesAnalyzed"] >= len(files), "the checker did not see every file"
    return [
        f"{Path(found['file']).name}:{found['range']['start']['line'] + 1}: {found['message']}"
        for found in answer["generalDiagnostics"]
        if found["severity"] == "error" and not any(gap in found["message"] for gap, _ in GAPS)
    ]


@pytest.fixture
def checker():
    """Skips by name where the checker cannot be had, fails with CI=true."""
    if shutil.which("node") and CHECKER.exists():
        return
    said = "gate types: no Node, or no pyright for it (dev.py test gets it where npm is)"
    if os.environ.get("CI", "").lower() == "true":
        pytest.fail(said, pytrace=False)
    pytest.skip(said)


@pytest.mark.parametrize("board", shipped.BOARDS)
def test_handheld_fits_the_stubs(checker, board):
    folder = shipped.ROOT / "build" / "types" / board
    folder.mkdir(parents=True, exist_ok=True)
    files = [
        "../../../" + path.as_posix()
        for path in shipped.files()
        if shipped.room(path) in ("code", "handheld", "device")
        and path.name not in OTHER_PROFILES[board]
    ]
    found = check(board, folder, files)
    assert not found, "\n" + "\n".join(found)


WRONG = """\
import board
import displayio
board.JOYSTICK_Z
displayio.Bitmap(3, 4)
board.DISPLAY.show(None)
"""


def test_the_gate_itself(checker, tmp_path):
    """A pin that is not there, an argument that is missing, a name that was removed."""
    (tmp_path / "wrong.py").write_text(WRONG)
    found = check("pygamer", tmp_path, ["wrong.py"])
    assert [said.split(":")[1] for said in found] == ["3", "4", "5"]
