# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Makes .venv on first use and puts the pinned packages into it; standard library only.

A folder .venv that already has the packages is taken as it is. What is there is remembered in stamp
files inside it, so the next start only reads a few lines.
"""

import hashlib
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
OLDEST = (3, 11)

# part -> (its list of packages, may one of them be missing)
PARTS = {
    "play": ("requirements.txt", False),
    "test": ("requirements-test.txt", False),
    "gates": ("requirements-gates.txt", True),
    "bench": ("requirements-bench.txt", True),
}
RETRIES = "2"
NODE_FOLDER = ("tests", "micropython")

_NETWORK_WORDS = (
    "temporary failure in name resolution",
    "name or service not known",
    "nodename nor servname",
    "getaddrinfo failed",
    "network is unreachable",
    "failed to establish a new connection",
    "connection refused",
    "connection aborted",
    "connection reset",
    "cannot connect to proxy",
    "connecttimeout",
    "read timed out",
    "max retries exceeded",
    "ssl:",
    "enotfound",
    "eai_again",
)
_LIST_PACKAGES = (
    "import importlib.metadata as m, json, sys;"
    "print(json.dumps([list(sys.version_info[:2]),"
    "{d.metadata['Name']: d.version for d in m.distributions()}]))"
)


class Trouble(Exception):
    """Something the person at the keyboard has to know, as one sentence."""


class Environment:
    """The .venv of a project folder.

    root: the project. progress: a Progress. options: more words for python -m venv.
    """

    def __init__(self, root=ROOT, progress=None, options=()):
        self.root = Path(root)
        self.folder = self.root / ".venv"
        self.log = self.folder / "setup.log"
        self._progress = progress or Progress()
        self._options = options
        self._mark = self.folder / "made-by-dev.py"

    @property
    def python(self):
        """The environment's Python."""
        if os.name == "nt":
            return self.folder / "Scripts" / "python.exe"
        return self.folder / "bin" / "python"

    def inside(self):
        """Tell whether this very Python is the environment's."""
        return Path(sys.prefix).resolve() == self.folder.resolve()

    def ensure(self, parts):
        """Make sure that the packages of ``parts`` (names in PARTS) are there; else Trouble."""
        stale = [part for part in parts if not self._stamped(part)]
        if stale:
            have = self._installed() if self.python.exists() else None
            if have is None:
                self._create()
                have = self._installed() or {}
            for part in stale:
                self._install(part, have)
        if "gates" in parts:
            self._node()

    def check(self):
        """Trouble when the Python under the environment is not the one it was filled for."""
        try:
            was = (self.folder / "python-version").read_text().strip()
        except OSError:
            return
        now = "{}.{}".format(*sys.version_info)
        if was != now:
            raise Trouble(
                f"The Python of {self.folder} changed from {was} to {now}; remove that folder and "
                "run this again."
            )

    # stamps

    def _stamp(self, part):
        return self.folder / ("pocket-ingenious-" + part + ".stamp")

    def _text(self, part):
        listed = (self.root / PARTS[part][0]).read_bytes().replace(b"\r\n", b"\n")
        return hashlib.sha256(listed).hexdigest()

    def _stamped(self, part):
        try:
            return self._stamp(part).read_text().split()[0] == self._text(part)
        except (OSError, IndexError):
            return False

    # making

    def _create(self):
        if not all(importlib.util.find_spec(module) for module in ("venv", "ensurepip")):
            raise Trouble(
                "This Python has no venv module; install it (on Debian and Ubuntu: "
                "sudo apt install python3-venv) and run this again."
            )
        if self.folder.exists() and any(self.folder.iterdir()) and not self._mark.exists():
            raise Trouble(
                f"The folder {self.folder} has no Python that starts; remove it and run this again."
            )
        self._progress.start("Making .venv (first use only)")
        try:
            if self.folder.exists():
                shutil.rmtree(self.folder)
            self.folder.mkdir()
            self._mark.write_text("tools/dev.py made this folder and may make it again.\n")
        except OSError as error:
            raise Trouble(
                f"The folder {self.folder} cannot be written: {error.strerror}."
            ) from None
        made = subprocess.run(
            [sys.executable, "-m", "venv", *self._options, str(self.folder)],
            capture_output=True,
            text=True,
            check=False,
        )
        self._write_log(made.stdout + made.stderr)
        if made.returncode or not self.python.exists():
            raise Trouble(
                f"Python could not make {self.folder} (on Debian and Ubuntu: sudo apt install "
                f"python3-venv); its words are in {self.log}."
            )

    def _installed(self):
        """Return the versions in the environment, by canonical name; None if it does not start."""
        try:
            answer = subprocess.run(
                [str(self.python), "-c", _LIST_PACKAGES], capture_output=True, text=True, check=True
            )
            version, packages = json.loads(answer.stdout)
        except (OSError, subprocess.CalledProcessError, ValueError):
            return None
        if tuple(version) < OLDEST:
            raise Trouble(
                f"The Python in {self.folder} is older than {OLDEST[0]}.{OLDEST[1]}; remove that "
                "folder and run this again with a newer one."
            )
        (self.folder / "python-version").write_text("{}.{}\n".format(*version))
        return {canonical(name): number for name, number in packages.items()}

    def _install(self, part, have):
        listed, optional = PARTS[part]
        missing = [
            pin
            for pin in pins((self.root / listed).read_text())
            if have.get(canonical(pin.split("==")[0])) != pin.split("==")[1]
        ]
        start = time.monotonic()
        lacking = []
        if missing:
            try:
                self._pip(missing, f"Installing {len(missing)} packages to {part} (first use only)")
            except Trouble:
                if not optional:
                    raise
                lacking = self._one_by_one(missing)
        if missing:
            had = len(missing) - len(lacking)
            without = "; not to be had here: " + ", ".join(lacking) if lacking else ""
            took = time.monotonic() - start
            self._progress.done(f"Installed {had} packages to {part} in {took:.0f} s{without}")
        self._stamp(part).write_text(self._text(part) + "\n")

    def _one_by_one(self, missing):
        """Install what can be had; return the rest."""
        lacking = []
        for pin in missing:
            try:
                self._pip([pin], f"Installing {pin}")
            except Trouble:
                lacking.append(pin)
        return lacking

    def _pip(self, missing, title):
        """Install pinned packages without what they ask for: the lists are complete."""
        command = [str(self.python), "-m", "pip", "install", "--no-deps", "--no-input"]
        command += ["--disable-pip-version-check", "--progress-bar", "off", "--retries", RETRIES]
        self._progress.start(title)
        lines = []
        with subprocess.Popen(
            command + missing, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        ) as pip:
            seen = 0
            for line in pip.stdout:
                lines.append(line)
                if line.startswith("Collecting "):
                    seen += 1
                    name = line.split()[1].split("==")[0]
                    self._progress.step(f"{title}: {seen} of {len(missing)}, {name}")
        output = "".join(lines)
        self._write_log(output)
        if pip.returncode == 0:
            return
        if any(word in output.lower() for word in _NETWORK_WORDS):
            raise Trouble(
                "The packages could not be downloaded: there seems to be no network "
                f"(pip's words are in {self.log})."
            )
        if "no module named pip" in output.lower():
            raise Trouble(f"{self.folder} has no pip; remove that folder and run this again.")
        errors = [line for line in lines if line.startswith("ERROR:")]
        said = errors[-1][len("ERROR:") :].strip() if errors else "see the log"
        raise Trouble(f"pip could not install the packages: {said} (all its words: {self.log}).")

    def _node(self):
        """Get the MicroPython build for Node, where there is npm; else that gate is skipped."""
        folder = self.root.joinpath(*NODE_FOLDER)
        package = folder / "package.json"
        stamp = folder / "node_modules" / ".pocket-ingenious"
        npm = shutil.which("npm")
        if not package.exists() or npm is None:
            return
        wanted = hashlib.sha256(package.read_bytes().replace(b"\r\n", b"\n")).hexdigest()
        if stamp.exists() and stamp.read_text() == wanted:
            return
        self._progress.start("Installing MicroPython for Node")
        options = "--no-audit --no-fund --no-package-lock --no-progress --loglevel=error".split()
        done = subprocess.run(
            [npm, "install", *options], cwd=folder, capture_output=True, text=True, check=False
        )
        self._write_log(done.stdout + done.stderr)
        if done.returncode == 0:
            stamp.write_text(wanted)
            self._progress.done("Installed MicroPython for Node")
        else:
            self._progress.done("MicroPython for Node is not to be had here")

    def _write_log(self, text):
        with open(self.log, "a", encoding="utf-8") as log:
            log.write(text)


def canonical(name):
    """Return a package name as the index compares it: lower case, one kind of dash."""
    return name.lower().replace("_", "-").replace(".", "-")


def pins(text):
    """Return the lines "name==version" of a requirements list, without comments."""
    lines = (line.partition("#")[0].strip() for line in text.splitlines())
    return [line for line in lines if line]


class Progress:
    """One line that says how far things are; it changes in place on a terminal only."""

    def __init__(self, out=None):
        self._out = out or sys.stderr
        self._live = self._out.isatty()

    def start(self, words):
        """Say what begins."""
        self._out.write("\r\x1b[K" + words if self._live else words + "\n")
        self._out.flush()

    def step(self, words):
        """Say how far it is."""
        if self._live:
            self.start(words)

    def done(self, words):
        """Say what was done, and end the line."""
        self.start(words)
        if self._live:
            self._out.write("\n")
