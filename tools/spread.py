# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Work on many cores, or on a dask cluster: for tournaments and training.

A cluster needs no copy of the project, it is sent the one that runs here. It does need the same
Python and what the extra `training` installs, on the scheduler's machine too.
"""

import hashlib
import io
import os
import shutil
import sys
import zipfile
from contextlib import ExitStack
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SENT = ("engine", "tools", "assets/nets")
NEEDED = ("joblib", "numpy", "numba")


class Spread:
    """Workers, to be used in a `with` statement.

    :param jobs: processes; None: one a core. With one and no scheduler nothing is spread.
    :param scheduler: address of a dask scheduler
    :param wait: seconds until a cluster that does not answer is given up
    """

    def __init__(self, jobs=None, scheduler=None, wait=60):
        self.scheduler = scheduler
        self.jobs = jobs or os.cpu_count() or 1
        self._wait = wait
        self._pool = None
        self._open = ExitStack()

    def __enter__(self):
        """:raises SystemExit: if the cluster can't be reached, or lacks a library"""
        if self.scheduler:
            with self._open:
                try:
                    self._join()
                except (OSError, ImportError) as error:
                    raise SystemExit(f"no work for {self.scheduler}: {error}") from error
                self._open = self._open.pop_all()
        elif self.jobs > 1:
            from joblib import Parallel

            self._pool = self._open.enter_context(Parallel(n_jobs=self.jobs))
        return self

    def _join(self):
        # joblib waits for ever where a task can't be read: whatever may be missing is tried first.
        from dask.distributed import Client
        from joblib import Parallel, parallel_config

        client = self._open.enter_context(Client(self.scheduler, timeout=self._wait))
        client.wait_for_workers(1, timeout=self._wait)
        _, load = _carried()
        client.run_on_scheduler(load, NEEDED)
        client.register_plugin(_project())
        client.run(load, (*NEEDED, __name__))
        self.jobs = sum(client.nthreads().values())
        self._open.enter_context(parallel_config("dask"))
        self._pool = self._open.enter_context(Parallel())

    def __exit__(self, *error):
        return self._open.__exit__(*error)

    def run(self, function, pieces):
        """Return what a function of a module answers to each tuple of arguments, in order."""
        if self._pool is None:
            return [function(*piece) for piece in pieces]
        from joblib import delayed

        # By the name of its file: what runs as `__main__` here is a module there.
        path = Path(function.__code__.co_filename).resolve().relative_to(ROOT)
        module = ".".join(path.with_suffix("").parts)
        call, _ = _carried()
        return self._pool(delayed(call)(module, function.__name__, piece) for piece in pieces)


def _carried():
    # Functions inside a function travel as code; others as the name of a module that is not there.
    def call(module, name, piece):
        import importlib

        return getattr(importlib.import_module(module), name)(*piece)

    def load(names):
        import importlib

        for name in names:
            importlib.import_module(name)

    return call, load


def packed():
    """Return the parts of the project that work elsewhere needs, as the bytes of a zip."""
    into = io.BytesIO()
    with zipfile.ZipFile(into, "w", zipfile.ZIP_DEFLATED) as archive:
        for part in SENT:
            for path in sorted((ROOT / part).rglob("*")):
                if path.suffix in (".py", ".bin"):
                    archive.writestr(
                        zipfile.ZipInfo(path.relative_to(ROOT).as_posix()), path.read_bytes()
                    )
    return into.getvalue()


def _project():
    # What hands the project to every worker, also to those that come later.
    from distributed.diagnostics.plugin import WorkerPlugin

    class Project(WorkerPlugin):
        name = "pocket-ingenious"

        def __init__(self, data):
            self.data = data
            self.folder = "pocket-ingenious-" + hashlib.sha256(data).hexdigest()[:16]

        def setup(self, worker):
            # One folder for all workers of a machine: what one compiles serves the others.
            place = Path(worker.local_directory).parent / self.folder
            if not place.exists():
                made = place.with_name(f"{self.folder}-{os.getpid()}")
                with zipfile.ZipFile(io.BytesIO(self.data)) as archive:
                    archive.extractall(made)
                try:
                    made.rename(place)
                except OSError:  # another worker was quicker
                    shutil.rmtree(made)
            sys.path.insert(0, str(place))
            for name in list(sys.modules):  # of an earlier state of the project
                if name.split(".")[0] in ("engine", "tools"):
                    del sys.modules[name]

    return Project(packed())
