# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""README.md tells the truth: its commands, keys, files and picture."""

import re
from pathlib import Path

import pytest
from PIL import Image

from tools.commands import parser
from tools.simulator import script
from tools.simulator.host import Console

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text("utf-8")


def test_commands_are_there():
    named = set(re.findall(r"dev\.py (\w+)", README))
    assert {"play", "test", "shot", "accept"} <= named
    fill = {"shot": ["a", "b"]}
    for name in named:
        parser().parse_args([name, *fill.get(name, [])])


def test_files_and_links_are_there():
    links = [link for link in re.findall(r"\]\(([^)]+)\)", README) if "://" not in link]
    named = re.findall(r"`([\w./]+(?:\.py|\.toml|\.json|/))`", README)
    places = (ROOT, ROOT / "tools", ROOT / "lib")
    assert links and named
    for name in links + named:
        assert any((place / name).exists() for place in places), name


def test_ci_runs_the_command_of_the_readme():
    command = "python3 tools/dev.py test"
    assert f"\n{command}\n" in README
    assert command in (ROOT / ".ci" / "run").read_text("utf-8")


def test_every_key_of_the_window_is_listed():
    from tools.simulator.window import KEYBOARD, pygame

    said = {"A": "X, A or space", "B": "Z, Y or S", "START": "Enter"}
    said["SELECT"] = "Shift, Tab or Backspace"
    names = {"return": "enter", "left shift": "shift", "right shift": "shift"}
    for key, button in KEYBOARD.items():
        if button in said:
            name = pygame.key.name(key)
            assert names.get(name, name) in re.split(r", | or ", said[button].lower())
            assert re.search(rf"\| {button} \| {said[button]} \|", README)
        else:
            assert "arrow keys" in README


# button scripts of docs/ and the picture that each one ends with
SCRIPTS = {"tour": "play", "first": "first", "junior": "junior"}


@pytest.mark.parametrize("tour", SCRIPTS)
def test_the_pictures_are_what_the_game_shows(tour, tmp_path):
    """After a change that is meant: python3 tools/dev.py shot docs/TOUR.txt docs/PICTURE.png."""
    lines = script.read((ROOT / "docs" / (tour + ".txt")).read_text("utf-8"))
    Console().run(script.driver(lines, tmp_path / (SCRIPTS[tour] + ".png")))
    names = [path.name for path in tmp_path.glob("*.png")]
    assert SCRIPTS[tour] + "@4x.png" in names
    for name in names:
        with Image.open(tmp_path / name) as now, Image.open(ROOT / "docs" / name) as told:
            if now.tobytes() != told.convert(now.mode).tobytes():
                pytest.fail(f"docs/{name} is not what docs/{tour}.txt leads to any more")


def test_every_picture_is_made_by_a_script_and_shown():
    made = {"title", *SCRIPTS.values()}
    found = {path.stem for path in (ROOT / "docs").glob("*.png")}
    assert found == made | {name + "@4x" for name in made}
    for name in made:
        assert f"](docs/{name}@4x.png)" in README
