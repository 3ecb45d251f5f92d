# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""tools/dev.py on machines where something is missing: one sentence, an exit code, no traceback."""

import ast
import importlib.util
import os
import runpy
import subprocess
import sys
import venv
from pathlib import Path

import pytest

from tools import commands, environment
from tools.environment import Environment, Progress, Trouble, canonical, pins

ROOT = Path(__file__).resolve().parents[2]
DOOR = ROOT / "tools" / "dev.py"


class Quiet(Progress):
    """Keeps the lines instead of printing them."""

    def __init__(self):
        self.lines = []

    def start(self, words):
        self.lines.append(words)

    step = done = start


@pytest.fixture
def project(tmp_path):
    """A project folder with one package on its lists, and no .venv yet."""
    for name in ("requirements.txt", "requirements-test.txt", "requirements-gates.txt"):
        (tmp_path / name).write_text("# nothing\n")
    return tmp_path


def is_one_sentence(text):
    text = text.strip()
    return "Traceback" not in text and "\n" not in text and text.endswith(".")


def test_an_old_python_gets_a_sentence(monkeypatch, capsys):
    monkeypatch.setattr(sys, "version_info", (3, 10, 12, "final", 0))
    with pytest.raises(SystemExit) as end:
        runpy.run_path(str(DOOR), run_name="__main__")
    assert end.value.code == 2
    said = capsys.readouterr().err
    assert is_one_sentence(said) and "3.11" in said and "3.10" in said


def test_the_front_door_can_be_read_by_an_old_python():
    """Nothing that Python 2.7 or 3.4 stumbles over before it can speak."""
    tree = ast.parse(DOOR.read_text("utf-8"), feature_version=(3, 4))
    for node in ast.walk(tree):
        new = isinstance(node, ast.JoinedStr | ast.AnnAssign | ast.NamedExpr | ast.AsyncFunctionDef)
        assert not new, ast.dump(node)
    assert DOOR.read_bytes().isascii()


def test_no_venv_module(project, monkeypatch):
    real = importlib.util.find_spec
    monkeypatch.setattr(
        environment.importlib.util, "find_spec", lambda m: None if m == "ensurepip" else real(m)
    )
    with pytest.raises(Trouble) as trouble:
        Environment(project, Quiet()).ensure(["play"])
    assert is_one_sentence(str(trouble.value)) and "python3-venv" in str(trouble.value)
    assert not (project / ".venv").exists()


def fast(project, progress=None):
    """An Environment whose .venv is made without pip, which takes a second instead of ten."""
    return Environment(project, progress or Quiet(), ["--without-pip"])


def test_no_network(project, monkeypatch):
    """pip is sent to a port of this machine where nobody answers."""
    monkeypatch.setenv("PIP_INDEX_URL", "http://127.0.0.1:9/simple")
    for name in ("PIP_FIND_LINKS", "PIP_EXTRA_INDEX_URL", "PIP_PROXY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("PIP_CONFIG_FILE", os.devnull)
    monkeypatch.setenv("PIP_NO_CACHE_DIR", "1")
    (project / "requirements.txt").write_text("pocket-ingenious-test-package==1.0\n")
    here = Environment(project, Quiet())
    monkeypatch.setattr(environment, "RETRIES", "1")
    with pytest.raises(Trouble) as trouble:
        here.ensure(["play"])
    assert is_one_sentence(str(trouble.value)) and "network" in str(trouble.value)
    assert "127.0.0.1" in here.log.read_text()
    assert not here._stamped("play")


def test_an_environment_is_made_once(project):
    progress = Quiet()
    here = fast(project, progress)
    here.ensure(["play", "test"])
    assert here.python.exists()
    assert progress.lines == ["Making .venv (first use only)"]
    made = (project / ".venv" / "pyvenv.cfg").stat().st_mtime_ns
    fast(project, progress).ensure(["play", "test"])
    assert len(progress.lines) == 1
    assert (project / ".venv" / "pyvenv.cfg").stat().st_mtime_ns == made
    code = "import sys; print(sys.prefix)"
    prefix = subprocess.run([here.python, "-c", code], capture_output=True, text=True, check=True)
    assert Path(prefix.stdout.strip()).resolve() == (project / ".venv").resolve()


def test_a_good_environment_of_somebody_else_is_taken_as_it_is(project):
    """The package is there in the version that is asked for: nothing is installed or made anew."""
    venv.create(project / ".venv", with_pip=False, symlinks=os.name != "nt")
    (site,) = (project / ".venv").rglob("site-packages")
    (site / "some_thing-1.5.dist-info").mkdir()
    (site / "some_thing-1.5.dist-info" / "METADATA").write_text("Name: Some.thing\nVersion: 1.5\n")
    (project / "requirements.txt").write_text("some-thing==1.5\n")
    progress = Quiet()
    fast(project, progress).ensure(["play"])
    assert progress.lines == []
    (project / "requirements.txt").write_text("some-thing==1.6\n")
    with pytest.raises(Trouble, match="no pip"):
        fast(project, progress).ensure(["play"])


def test_a_changed_list_is_noticed(project):
    here = fast(project)
    here.ensure(["play"])
    assert here._stamped("play")
    (project / "requirements.txt").write_text("# something else\n")
    assert not here._stamped("play")
    (project / "requirements.txt").write_bytes(b"# nothing\r\n")  # the same on Windows
    assert here._stamped("play")


def test_a_folder_that_is_no_environment_is_left_alone(project):
    (project / ".venv").mkdir()
    (project / ".venv" / "mine.txt").write_text("keep")
    with pytest.raises(Trouble) as trouble:
        fast(project).ensure(["play"])
    assert is_one_sentence(str(trouble.value))
    assert (project / ".venv" / "mine.txt").read_text() == "keep"


def test_an_environment_broken_in_the_making_is_made_again(project):
    here = fast(project)
    here.ensure(["play"])
    here._stamp("play").unlink()
    here.python.unlink()
    here.ensure(["play"])
    assert here._installed() is not None


def test_another_python_under_the_environment_is_noticed(project):
    here = fast(project)
    here.ensure(["play"])
    here.check()
    (project / ".venv" / "python-version").write_text("3.10\n")
    with pytest.raises(Trouble) as trouble:
        here.check()
    assert is_one_sentence(str(trouble.value)) and "3.10" in str(trouble.value)


def test_a_tool_that_cannot_be_had_is_left_out(project, monkeypatch):
    (project / "requirements-gates.txt").write_text("one==1.0\ntwo==2.0\n")
    progress = Quiet()
    here = fast(project, progress)
    here.ensure(["play"])
    tried = []

    def pip(missing, title):
        tried.append(missing)
        if "one==1.0" in missing:
            raise Trouble("no wheel.")

    monkeypatch.setattr(here, "_pip", pip)
    here._install("gates", here._installed())
    assert tried == [["one==1.0", "two==2.0"], ["one==1.0"], ["two==2.0"]]
    assert "one==1.0" in progress.lines[-1] and "two" not in progress.lines[-1]
    assert here._stamped("gates")


def run_door(*words, **variables):
    changed = {**os.environ, **variables}
    return subprocess.run(
        [sys.executable, str(DOOR), *words],
        env={name: value for name, value in changed.items() if value is not None},
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )


@pytest.mark.skipif(
    not sys.platform.startswith("linux"), reason="only here can a screen be taken away"
)
def test_no_screen():
    done = run_door("play", DISPLAY=None, WAYLAND_DISPLAY=None, SDL_VIDEODRIVER=None)
    assert done.returncode == 3 and done.stdout == ""
    assert is_one_sentence(done.stderr) and "screen" in done.stderr


def test_commands_that_are_not_there():
    assert run_door("paly").returncode == 2
    assert run_door().returncode == 2
    assert "Traceback" not in run_door("paly").stderr


SHOT_TROUBLES = {
    "no script": (None, "out.png", "cannot be read"),
    "a bad line": ("A\nJUMP\n", "out.png", "line 2"),
    "not a picture": ("A\n", "out.txt", ".png"),
    "no folder": ("A\n", "nowhere/out.png", "no folder"),
}


@pytest.mark.parametrize("what", SHOT_TROUBLES)
def test_shot_says_what_is_wrong(what, tmp_path, capsys, monkeypatch):
    script, out, word = SHOT_TROUBLES[what]
    if script is not None:
        (tmp_path / "script.txt").write_text(script)
    monkeypatch.setattr(Environment, "ensure", lambda self, parts: None)
    monkeypatch.setattr(Environment, "inside", lambda self: True)
    code = commands.main(["shot", str(tmp_path / "script.txt"), str(tmp_path / out)])
    said = capsys.readouterr().err
    assert code == 3 and is_one_sentence(said) and word in said


def test_names_and_pins_are_read_as_pip_reads_them():
    assert canonical("Adafruit_Blinka.Displayio") == "adafruit-blinka-displayio"
    assert pins("# all\na==1\n\nb==2.0  # why\n") == ["a==1", "b==2.0"]


@pytest.mark.parametrize("listed", ["requirements.txt", "requirements-test.txt"])
def test_every_requirement_is_pinned_and_named_only(listed):
    for pin in pins((ROOT / listed).read_text("utf-8")):
        name, _, version = pin.partition("==")
        assert name and version and "/" not in pin and "*" not in pin, pin
