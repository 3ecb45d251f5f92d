# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Plugin of pytest: every branch of the rules and of the store must be taken by their own tests.

`dev.py test` loads it (`-p tests.measured`) when it runs everything. Only the tests that are about
that code are measured, so that the others keep their speed; they also run in several processes.
A run without failures in which a branch was missed fails.
"""

import importlib
import io
import sys
from pathlib import Path

import coverage
import pytest

ROOT = Path(__file__).resolve().parent.parent
# What must be covered, and by the tests of which folders or files
STORE = ROOT / "lib" / "handheld" / "device" / "store.py"
CODE = [ROOT / "engine" / "*.py", ROOT / "engine" / "bots" / "*.py", STORE]
TESTS = tuple(
    (ROOT / "tests" / name).as_posix()
    for name in (
        "engine/",
        "bots/test_bots",
        "bots/test_net",
        "bots/test_ends",
        "bots/test_solo",
        "bots/test_junior_net",
        "safety/test_store",
    )
)
# Many games at random: what they reach others do, and measuring makes them four times as long.
NOT = ("test_random_games.py", "test_properties.py", "test_every_number.py")
FILES = ROOT / "build" / "coverage"


class Measure:
    """Measures in one process, which runs all tests or a part of them."""

    def __init__(self, name):
        FILES.mkdir(parents=True, exist_ok=True)
        self.coverage = coverage.Coverage(
            data_file=str(FILES / ("part." + name)),
            branch=True,
            include=[str(path) for path in CODE],
            config_file=False,
            messages=False,
        )
        # Modules run once, whoever loads them first: load them where it is seen, and as on a
        # desktop that has no part of MicroPython lying about.
        self.coverage.start()
        micropython = sys.modules.get("micropython")
        sys.modules["micropython"] = None
        for path in sorted((ROOT / "engine").rglob("*.py")):
            importlib.import_module(".".join(path.relative_to(ROOT).with_suffix("").parts))
        if micropython:
            sys.modules["micropython"] = micropython
        else:
            del sys.modules["micropython"]

    def pytest_collection_finish(self):
        """The tests have loaded what they test."""
        self.coverage.stop()

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item):
        """Measure the tests that count."""
        if not item.path.as_posix().startswith(TESTS) or item.path.name in NOT:
            return (yield)
        self.coverage.start()
        try:
            return (yield)
        finally:
            self.coverage.stop()

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self):
        """Leave what was seen for the sum."""
        self.coverage.save()


class Total:
    """Adds up what the processes have seen and judges it."""

    def __init__(self):
        self.said = ""
        for path in FILES.glob("part.*"):
            path.unlink()

    @pytest.hookimpl(trylast=True)
    def pytest_sessionfinish(self, session):
        """Fail a run that has missed a branch."""
        if session.exitstatus:
            return
        whole = coverage.Coverage(
            data_file=str(FILES / "total"), branch=True, config_file=False, messages=False
        )
        whole.combine([str(path) for path in FILES.glob("part.*")])
        out = io.StringIO()
        percent = whole.report(file=out, show_missing=True, skip_covered=True)
        if percent < 100:
            self.said = out.getvalue()
            session.exitstatus = pytest.ExitCode.TESTS_FAILED
        else:
            self.said = "every line and branch of engine/ and the store was taken"

    def pytest_terminal_summary(self, terminalreporter):
        """Say it."""
        if self.said:
            terminalreporter.section("coverage")
            terminalreporter.write_line(self.said)


def pytest_configure(config):
    """Measure in each process; add up in the first one."""
    worker = getattr(config, "workerinput", None)
    if worker is None:
        config.pluginmanager.register(Total(), "measured-total")
    if worker is not None or not getattr(config.option, "numprocesses", None):
        name = worker["workerid"] if worker else "only"
        config.pluginmanager.register(Measure(name), "measured")
