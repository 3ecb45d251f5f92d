# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Work on many cores, or on a dask cluster: for tournaments and training."""

import os
from contextlib import ExitStack


class Spread:
    """Workers, to be used in a `with` statement.

    :param jobs: processes; None: one a core. With one and no scheduler nothing is spread.
    :param scheduler: address of a dask scheduler
    """

    def __init__(self, jobs=None, scheduler=None):
        self.scheduler = scheduler
        self.jobs = jobs or os.cpu_count() or 1
        self._pool = None
        self._open = ExitStack()

    def __enter__(self):
        if self.scheduler:
            from dask.distributed import Client
            from joblib import Parallel, parallel_config

            client = self._open.enter_context(Client(self.scheduler))
            self.jobs = max(1, sum(client.nthreads().values()))
            self._open.enter_context(parallel_config("dask"))
            self._pool = self._open.enter_context(Parallel())
        elif self.jobs > 1:
            from joblib import Parallel

            self._pool = self._open.enter_context(Parallel(n_jobs=self.jobs))
        return self

    def __exit__(self, *error):
        return self._open.__exit__(*error)

    def run(self, function, pieces):
        """Return what a function answers to each tuple of arguments, in their order."""
        if self._pool is None:
            return [function(*piece) for piece in pieces]
        from joblib import delayed

        return self._pool(delayed(function)(*piece) for piece in pieces)
