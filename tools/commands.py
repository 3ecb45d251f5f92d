# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""The commands of tools/dev.py: run outside .venv to make it, then inside it to do the work."""

import argparse
import os
import subprocess
import sys
from pathlib import Path

from tools.environment import ROOT, Environment, Trouble

BOARDS = ("pygamer", "pybadge")
# Where a desktop game keeps its saves, as the board does on its drive.
DRIVE = ROOT / ".drive"
EXIT_TROUBLE = 3
EXIT_INTERRUPTED = 130


def play(args):
    """Open a window and play."""
    from tools.simulator import window

    try:
        window.play(args.board, DRIVE)
    except window.NoScreen:
        raise Trouble(
            "There is no screen to open a window on; without one, "
            "python3 tools/dev.py shot SCRIPT OUT.png shows what the game draws."
        ) from None


def test(args):
    """Run the tests."""
    more = [word for word in args.more if word != "--long"]
    command = [sys.executable, "-m", "pytest", *more]
    if not more:
        command += ["-p", "tests.measured"]
        command += ["-n", str(min(4, os.cpu_count() or 1)), "--dist", "loadfile"]
    around = dict(os.environ)
    if len(more) < len(args.more):
        around["POCKET_LONG"] = "1"
    return subprocess.call(command, cwd=ROOT, env=around)


def shot(args):
    """Press the buttons of a script and write what the screen shows."""
    from tools.simulator import script
    from tools.simulator.host import Console

    try:
        text = sys.stdin.read() if args.script == "-" else Path(args.script).read_text("utf-8")
        lines = script.read(text)
        out = Path(args.out).resolve()
        if out.suffix.lower() != ".png":
            raise Trouble(f"{args.out} must end in .png.")
        if not out.parent.is_dir():
            raise Trouble(f"There is no folder {out.parent}.")
    except OSError as error:
        raise Trouble(f"{args.script} cannot be read: {error.strerror}.") from None
    except ValueError as error:
        raise Trouble(f"{args.script}, {error}.") from None
    Console(args.board, seed=args.seed).run(script.driver(lines, out))


def accept(args):
    """Make pictures that a test found different the expected ones."""
    from tools.simulator import pictures

    names = pictures.waiting() if args.all else args.names
    if not names:
        raise Trouble("No picture waits to be looked at." if args.all else "Which picture?")
    for name in names:
        try:
            pictures.accept(name)
        except ValueError as error:
            raise Trouble(f"{error}.") from None
        print("accepted", name)


def bundle(args):
    """Put together all that goes onto the board: build/CIRCUITPY and a zip."""
    from tools import bundle as bundles

    bundles.bundle(args.source)


def deploy(args):
    """Copy the game to the board's drive; saves and settings stay."""
    from tools import deploy as deploying

    deploying.deploy(args.drive, args.source)


def memory(args):
    """Play every edition in MicroPython and write the README's tables of memory and speed."""
    from tools import memory as measuring

    measuring.memory(args.costs)


def bench(args):
    """Race the engine against a plain reading of the rules and against momaland's."""
    from tools import bench as racing

    racing.bench()


def mutate(args):
    """Change the rules in one place at a time and see whether a test of theirs fails."""
    if not hasattr(os, "fork"):
        raise Trouble("This needs a system that can fork: Linux or macOS.")
    from tools import mutate as mutating

    unknown = set(args.modules) - set(mutating.MODULES)
    if unknown:
        raise Trouble(f"No module of the rules: {', '.join(sorted(unknown))}.")
    return mutating.mutate(args.modules, args.sample)


def parser():
    """Return the parser of the command line."""
    top = argparse.ArgumentParser(
        prog="dev.py", description="Pocket Ingenious on the desktop.", allow_abbrev=False
    )
    commands = top.add_subparsers(metavar="COMMAND", required=True)

    def command(function, parts):
        added = commands.add_parser(
            function.__name__,
            help=function.__doc__.rstrip("."),
            description=function.__doc__,
            allow_abbrev=False,
        )
        added.set_defaults(function=function, parts=parts)
        return added

    def board(added):
        added.add_argument("--board", choices=BOARDS, default=BOARDS[0])

    board(command(play, ("play",)))
    added = command(test, ("play", "test", "gates"))
    added.usage = "dev.py test [--long] [PATH or any option of pytest ...]"
    added = command(shot, ("play",))
    added.add_argument("script", help="a text file, or - for standard input")
    added.add_argument("out", metavar="OUT.png")
    added.add_argument("--seed", type=int, default=1, help="the chance of this run (default 1)")
    board(added)
    added = command(accept, ("play",))
    added.add_argument("names", nargs="*", metavar="NAME")
    added.add_argument("--all", action="store_true", help="all that wait: look at each one first")
    command(bench, ("play", "bench"))
    added = command(memory, ("play", "test", "gates"))
    added.add_argument("--costs", action="store_true", help="count instructions too (valgrind)")
    added = command(mutate, ("play", "test"))
    added.add_argument("modules", nargs="*", metavar="MODULE", help="of engine/, without .py")
    added.add_argument("--sample", type=int, default=0, help="so many of all, always the same")
    for function in (bundle, deploy):
        added = command(function, ("play", "test", "gates"))
        added.add_argument("--source", action="store_true", help=".py instead of compiled .mpy")
    added.add_argument("drive", nargs="?", metavar="DRIVE", help="its folder, if not found")
    return top


def main(words):
    """Do what the command line says; return the exit code."""
    more = []
    if words[:1] == ["test"] and words[1:2] not in (["-h"], ["--help"]):
        words, more = words[:1], words[1:]  # pytest reads its own options
    args = parser().parse_args(words)
    args.more = more
    environment = Environment()
    try:
        environment.ensure(args.parts)
        if not environment.inside():
            return _again(environment, words + more)
        environment.check()
        return args.function(args) or 0
    except Trouble as trouble:
        sys.stderr.write(f"{trouble}\n")
        return EXIT_TROUBLE
    except KeyboardInterrupt:
        sys.stderr.write("\n")
        return EXIT_INTERRUPTED


def _again(environment, words):
    """Run this command once more, inside the environment."""
    command = [str(environment.python), str(ROOT / "tools" / "dev.py"), *words]
    sys.stderr.flush()
    if os.name == "nt":
        return subprocess.call(command)
    os.execv(command[0], command)
