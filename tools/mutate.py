# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Mutation testing of the rules: change one thing at a time and see whether a test of theirs fails.

    python3 tools/dev.py mutate                 all modules of engine/, the bots left out
    python3 tools/dev.py mutate board duel      only these
    python3 tools/dev.py mutate --sample 600    so many of all, always the same ones

A mutant is one place of the source with another operator, number, condition, or without its
statement. Tests are loaded once; for each mutant a fork of that process puts the changed code into
the loaded function and runs the tests that pass over the changed line, quickest first, until one
fails or a time is up. What is changed outside of functions needs a fork that loads everything anew.
No file is changed. Mutants that no test can tell apart stand in tests/engine/survivors.txt, each
with the reason; the command fails if another one survives.
"""

import gc
import hashlib
import importlib
import json
import os
import random
import resource
import signal
import sys
import time
import types
from importlib.machinery import SourceFileLoader
from pathlib import Path

import coverage
import pytest

from tools.environment import ROOT
from tools.mutants import mutants_of

MODULES = sorted(path.stem for path in (ROOT / "engine").glob("[a-z]*.py"))
SURVIVORS = ROOT / "tests" / "engine" / "survivors.txt"
SEED = 1
# Seconds of a processor for a test, besides four times its usual ones: what takes longer goes round
# for ever.
SECONDS = 1
ANEW_SECONDS = 60
# Seconds of tests for a mutant at most, as they take in the first run: the quickest ones.
BUDGET = 12
KILLED, ALIVE, SLOW = 0, 1, 2


def functions_by_name():
    """The functions of the engine by file and qualified name; some are there more than once.

    Tests load modules anew: theirs are other functions than those of the module that is loaded now.
    """
    found = {}
    for thing in gc.get_objects():
        if isinstance(thing, types.FunctionType):
            code = thing.__code__
            found.setdefault((code.co_filename, code.co_qualname), []).append(thing)
    return found


def code_named(code, name):
    """The code object with a qualified name inside another one, or None."""
    for part in code.co_consts:
        if isinstance(part, types.CodeType):
            found = part if part.co_qualname == name else code_named(part, name)
            if found:
                return found
    return None


class Lines:
    """First run: which tests pass over which lines, and how long each takes."""

    def __init__(self):
        self.coverage = coverage.Coverage(
            data_file=None, include=[str(ROOT / "engine" / "*.py")], config_file=False
        )
        self.seconds = {}

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item):
        """Measure one test."""
        before = time.process_time()
        self.coverage.start()
        self.coverage.switch_context(item.nodeid)
        try:
            return (yield)
        finally:
            self.coverage.stop()
            self.seconds[item.nodeid] = time.process_time() - before

    def tests(self):
        """{file: {line: [(seconds, test), ...] quickest first}}; the file "" has all in line 0."""
        data = self.coverage.get_data()
        found = {"": {"0": sorted((seconds, test) for test, seconds in self.seconds.items())}}
        for path in data.measured_files():
            found[Path(path).stem] = {
                str(line): sorted((self.seconds[test], test) for test in tests if test)
                for line, tests in data.contexts_by_lineno(path).items()
            }
        return found


def lines_and_tests():
    """What `Lines.tests` gives; it is kept in build/ until the engine or its tests change."""
    digest = hashlib.sha256()
    for folder in ("engine", "tests/engine"):
        for path in sorted((ROOT / folder).rglob("*.py")):
            digest.update(path.read_bytes())
    kept = ROOT / "build" / "mutants" / (digest.hexdigest() + ".json")
    if not kept.exists():
        lines = Lines()
        if run([], [lines]):
            raise SystemExit("The tests fail without any mutant.")
        kept.parent.mkdir(parents=True, exist_ok=True)
        kept.write_text(json.dumps(lines.tests()))
    return json.loads(kept.read_text())


class Judge:
    """Second run: after the tests are loaded, every mutant in a fork of its own."""

    def __init__(self, mutants, lines):
        self.mutants = mutants
        self.lines = lines
        self.results = {}

    def pytest_runtestloop(self, session):
        """Take the place of running the tests."""
        items = {item.nodeid: item for item in session.items}
        for module in MODULES:
            importlib.import_module("engine." + module)
        functions = functions_by_name()
        for number, mutant in enumerate(self.mutants):
            tests = self.lines.get(mutant.module, {}).get(str(mutant.line), ())
            changed = functions.get((str(mutant.path), mutant.function))
            if changed:
                self.results[mutant] = in_fork(self._run, changed, mutant, items, tests)
            else:
                self.results[mutant] = in_fork(anew, mutant, self.lines[""]["0"])
            if self.results[mutant] != KILLED:
                print(f"\n{number + 1}/{len(self.mutants)} {mutant}", flush=True)
            else:
                print(".", end="", flush=True)
        return True

    def _run(self, changed, mutant, items, tests):
        code = code_named(mutant.code(), mutant.function)
        for function in changed:
            function.__code__ = code
        from _pytest.runner import runtestprotocol

        for seconds, test in within_budget(tests):
            signal.setitimer(signal.ITIMER_VIRTUAL, SECONDS + 4 * seconds)
            reports = runtestprotocol(items[test], log=False, nextitem=None)
            if any(report.failed for report in reports):
                return KILLED
        return ALIVE


def within_budget(tests):
    """The quickest tests, as many as `BUDGET` allows."""
    spent = 0
    for seconds, test in tests:
        spent += seconds
        if spent > BUDGET:
            return
        yield seconds, test


class Anew:
    """For one process: a module of the engine is loaded as the mutant has it."""

    def __init__(self, mutant, tests):
        self.mutant = mutant
        self.tests = [test for _, test in within_budget(tests)]

    def pytest_collection_modifyitems(self, items):
        """Quickest first."""
        found = {item.nodeid: item for item in items}
        items[:] = [found[test] for test in self.tests if test in found]

    def pytest_configure(self):
        """Forget what is loaded, and load the mutant in its place."""
        for name, module in list(sys.modules.items()):
            where = getattr(module, "__file__", None) or ""
            if where.startswith((str(ROOT / "engine"), str(ROOT / "tests"))):
                del sys.modules[name]
        real = SourceFileLoader.get_code
        mutant = self.mutant

        def get_code(self, name):
            return mutant.code() if name == "engine." + mutant.module else real(self, name)

        SourceFileLoader.get_code = get_code


def anew(mutant, tests):
    """Run the tests, loaded anew, until one fails."""
    signal.setitimer(signal.ITIMER_VIRTUAL, ANEW_SECONDS)
    return KILLED if run(["-x"], [Anew(mutant, tests)]) else ALIVE


def in_fork(judge, *words):
    """Return what `judge` returns in a process of its own; KILLED if it dies, SLOW after a time."""
    child = os.fork()
    if not child:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
        os.dup2(1, 2)
        resource.setrlimit(resource.RLIMIT_AS, (4 << 30, 4 << 30))
        verdict = KILLED
        try:
            verdict = judge(*words)
        finally:
            os._exit(10 + verdict)
    _, status = os.waitpid(child, 0)
    if os.WIFSIGNALED(status):
        return SLOW
    return ALIVE if os.WEXITSTATUS(status) == 10 + ALIVE else KILLED


def run(options, plugins):
    """Run the engine's tests in this process; return pytest's exit code."""
    words = [
        "-q",
        "-p",
        "no:cacheprovider",
        "-n",
        "0",
        "-s",
        *options,
        str(ROOT / "tests" / "engine"),
    ]
    return pytest.main(words, plugins=plugins)


def explained():
    """The mutants that are known to survive: {mutant: reason}."""
    known = {}
    last = ""
    for line in SURVIVORS.read_text("utf-8").splitlines() if SURVIVORS.exists() else ():
        if line and not line.startswith("#"):
            if line.startswith(" "):
                known[last] += line.strip() + " "
            else:
                last = line
                known[last] = ""
    return known


def mutate(modules, sample):
    """Judge the mutants of some modules, or a sample; return the exit code."""
    import hypothesis

    phases = (hypothesis.Phase.explicit, hypothesis.Phase.generate)
    hypothesis.settings.register_profile("mutate", phases=phases, derandomize=True, database=None)
    hypothesis.settings.load_profile("mutate")
    mutants = []
    for module in modules or MODULES:
        mutants += mutants_of(ROOT / "engine" / (module + ".py"))
    if sample and sample < len(mutants):
        mutants = random.Random(SEED).sample(mutants, sample)
    judge = Judge(mutants, lines_and_tests())
    run([], [judge])
    known = explained()
    alive = [str(mutant) for mutant in mutants if judge.results[mutant] == ALIVE]
    slow = sum(result == SLOW for result in judge.results.values())
    new = [mutant for mutant in alive if mutant not in known]
    wrong = [str(mutant) for mutant in mutants if str(mutant) in known and str(mutant) not in alive]
    print(
        f"{len(mutants)} mutants: {len(mutants) - len(alive)} killed, {slow} of them by the clock;"
        f" {len(alive)} survive, {len(alive) - len(new)} of them explained"
    )
    for said, which in (("not explained", new), ("explained, but killed", wrong)):
        for mutant in which:
            print(f"{said}: {mutant}")
    return 1 if new else 0
