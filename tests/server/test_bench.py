"""The server benchmarks run; the limits for one address must not stop the measurement."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from bench.growth import SHORT, measure
from bench.load import FORM, HERE, scripts
from bench.soak import fit, means, soak
from tests import loops
from tests.server.serving import Running, serving

GAMES = 12
pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="other systems have one address of their own")


@pytest.fixture
def narrow(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    """A server at which only three requests of an address may wait."""
    monkeypatch.setattr("fogline.server.games.worker.MAX_WAITING", 3)
    with serving(tmp_path) as running:
        yield running


def test_the_wait_for_bots_is_measured(narrow: Running) -> None:
    script = (
        f"import asyncio, bench.bots\nprint(*map(len, asyncio.run(bench.bots.measure({narrow.url!r}, {GAMES}, 6, 0))))"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr
    set_ups, answers = map(int, done.stdout.split())
    assert set_ups == GAMES
    assert answers > 0


def test_many_games_in_parallel(narrow: Running, tmp_path: Path) -> None:
    node = shutil.which("node")
    assert node is not None, "the pages are built with it"
    settings = {"url": narrow.url, "scripts": scripts(GAMES, 6, Random(2)), "setup": FORM}
    path = tmp_path / "settings.json"
    path.write_text(json.dumps(settings), encoding="utf-8")
    command = [node, str(HERE / "drive_fogline.js"), str(path)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as player:
        try:
            assert player.stdin is not None
            assert player.stdout is not None
            assert player.stdout.readline() == "ready\n"
            player.stdin.write("go\n")
            player.stdin.flush()
            assert json.loads(player.stdout.readline())["actions"] == 6 * GAMES
        finally:
            player.kill()  # its streams stay open


def test_growth_is_measured_with_a_server_of_its_own() -> None:
    """Some games with streams, some without, and no more actions than requested."""
    told = measure("sqlite-1", 6, 4, SHORT._replace(actions=30), scripts(3, 8, Random(2)))
    assert told.rate > 0
    assert 0 < told.p50 <= told.p99


def test_a_soak_plays_games_and_samples_memory(tmp_path: Path) -> None:
    with serving(tmp_path) as running:
        played, samples = loops.run(soak(running.url, os.getpid(), 0.05, 200, warm=2))
    assert played.actions > 10
    assert len(samples) >= 3
    assert all(kilobytes > 1000 for _, kilobytes in samples)


def test_the_slope_of_memory_is_fitted_with_its_error() -> None:
    rng = Random(1)
    samples = [(minute / 10, 1000 + 7 * minute / 10 + rng.gauss(0, 1)) for minute in range(200)]
    slope = fit(means(samples, 20, 15))
    assert abs(slope.value - 7) < 3 * slope.error
    assert slope.error < 0.5
    flat = fit(means([(at, 1000 + rng.gauss(0, 1)) for at, _ in samples], 20, 15))
    assert abs(flat.value) < 3 * flat.error
