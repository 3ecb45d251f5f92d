# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Pictures of screens, compared with the ones that somebody looked at and checked in.

A test calls ``compare(console, "title")``. A picture that differs, or has no reference yet, fails
the test and is kept in build/pictures with a difference picture. Look at it; when it is right,
``python3 tools/dev.py accept title`` makes it the reference. Nothing else ever does.
"""

import shutil
from pathlib import Path

import numpy
from PIL import Image

from tools.simulator import ROOT
from tools.simulator.screen import rgb

REFERENCES = ROOT / "tests" / "handheld" / "pictures"
ACTUAL = ROOT / "build" / "pictures"
_SCALE = 4
_DIFFERENT = (255, 0, 255)


def compare(console, name, references=REFERENCES, actual=ACTUAL):
    """Compare the console's screen with the reference picture ``name``, pixel by pixel.

    name: letters, digits, "-" and "_". Raises AssertionError with the paths to look at when they
    differ or there is no reference.
    """
    if not name.replace("-", "").replace("_", "").isalnum():
        raise ValueError("not a picture name: " + repr(name))
    with console.machine.drive.desktop():
        shown = rgb(console.frame)
        kept, diff = Path(actual) / (name + ".png"), Path(actual) / (name + ".diff.png")
        reference = Path(references) / (name + ".png")
        known = None
        if reference.exists():
            with Image.open(reference) as picture:
                known = numpy.asarray(picture.convert("RGB"))
            if known.shape == shown.shape and (known == shown).all():
                kept.unlink(missing_ok=True)
                diff.unlink(missing_ok=True)
                return
        kept.parent.mkdir(parents=True, exist_ok=True)
        Image.fromarray(shown).save(kept)
        if known is None or known.shape != shown.shape:
            said = "has no reference picture" if known is None else "has another size"
        else:
            differs = (known != shown).any(axis=2)
            _side_by_side(known, shown, differs, diff)
            rows, columns = numpy.nonzero(differs)
            said = (
                f"differs in {len(rows)} pixels, x {columns.min()}..{columns.max()}, "
                f"y {rows.min()}..{rows.max()} (left expected, right shown: {diff})"
            )
        raise AssertionError(
            f"screen {name!r} {said}. Look at {kept}; if it is right: "
            f"python3 tools/dev.py accept {name}"
        )


def _side_by_side(known, shown, differs, path):
    marked = shown.copy()
    marked[differs] = _DIFFERENT
    both = Image.fromarray(numpy.concatenate((known, shown, marked), axis=1))
    both.resize((both.width * _SCALE, both.height * _SCALE), Image.Resampling.NEAREST).save(path)


def waiting(actual=ACTUAL):
    """Return the names of the pictures that wait to be looked at."""
    return sorted(
        path.stem for path in Path(actual).glob("*.png") if not path.stem.endswith(".diff")
    )


def accept(name, references=REFERENCES, actual=ACTUAL):
    """Make the kept picture ``name`` the reference; ValueError when none is waiting."""
    kept = Path(actual) / (name + ".png")
    if not kept.exists():
        raise ValueError(
            f"no picture {name!r} waits: a test must have found it different, after its last change"
        )
    Path(references).mkdir(parents=True, exist_ok=True)
    shutil.move(kept, Path(references) / (name + ".png"))
    (Path(actual) / (name + ".diff.png")).unlink(missing_ok=True)
