# SPDX-FileCopyrightText: 2026 Pocket Ingenious contributors
# SPDX-License-Identifier: MIT
"""Tournaments on many cores and on a cluster that knows nothing of the project."""

import json
import subprocess
import sys
import time

import pytest

from engine.bots import net
from tests.micropython import run
from tools import spread, tournament

GAMES = ("travel", None, "normal", "greedy", 4)


@pytest.fixture(scope="module")
def one_core():
    """What the games come to without spreading them; the times a move are left out."""
    return [entry[:3] for entry in tournament.tournament(*GAMES, jobs=1)]


@pytest.fixture(scope="module")
def cluster(tmp_path_factory):
    """A scheduler and a worker of two threads, started in a folder of their own."""
    run.need("dask")
    folder = tmp_path_factory.mktemp("cluster")
    address = folder / "address"
    running = []
    try:
        for kind, options in (("scheduler", "--host 127.0.0.1 --port 0"), ("worker", "--no-nanny")):
            words = f"{options} --no-dashboard --scheduler-file {address}".split()
            if kind == "worker":
                words += ["--nthreads", "2", "--local-directory", str(folder)]
            log = folder / f"{kind}.log"
            with open(log, "w") as out:
                # -P: what lies in its own folder is no library to it
                command = [sys.executable, "-P", "-m", f"distributed.cli.dask_{kind}", *words]
                running.append(subprocess.Popen(command, cwd=folder, stdout=out, stderr=out))
            while not address.exists():
                assert running[-1].poll() is None, log.read_text()
                time.sleep(0.1)
        yield json.loads(address.read_text())["address"]
    finally:
        for process in reversed(running):
            process.terminate()
        for process in running:
            process.wait()


def test_two_processes_play_the_same_games(one_core):
    run.need("dask")
    entries = tournament.tournament(*GAMES, jobs=2)
    assert [entry[:3] for entry in entries] == one_core


def test_a_cluster_plays_the_same_games(cluster, one_core):
    entries = tournament.tournament(*GAMES, scheduler=cluster)
    assert [entry[:3] for entry in entries] == one_core


def test_a_cluster_gets_what_runs_here(cluster):
    """Hard finds its nets there: without them it would play by the formula, and nobody notice."""
    with spread.Spread(scheduler=cluster) as workers:
        assert workers.jobs == 2
        (stored,) = workers.run(net.load_weights, [("classic2",)])
    assert stored == net.load_weights("classic2")
    assert len(stored) > 1000


def test_a_cluster_without_a_library_says_which(cluster, monkeypatch):
    monkeypatch.setattr(spread, "NEEDED", ("joblib", "no_such_library"))
    with pytest.raises(SystemExit, match=r"no work for tcp:.*no_such_library"):
        tournament.tournament(*GAMES, scheduler=cluster)


def test_a_scheduler_that_does_not_answer():
    run.need("dask")
    with pytest.raises(SystemExit, match=r"no work for tcp://127\.0\.0\.1:9"):
        spread.Spread(scheduler="tcp://127.0.0.1:9", wait=1).__enter__()
