"""The benches of the server run: what a server allows to one address must not stop those who measure it."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from bench.load import HERE, SETUP, scripts
from tests.web.serving import Running, serving

GAMES = 12
pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="other systems have one address of their own")


@pytest.fixture
def narrow(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Running]:
    """A server at which only three requests of an address may wait."""
    monkeypatch.setattr("fogline.web.worker.MAX_WAITING", 3)
    with serving(tmp_path) as running:
        yield running


def test_people_who_wait_for_bots(narrow: Running) -> None:
    script = (
        f"import asyncio, bench.bots\nprint(*map(len, asyncio.run(bench.bots.measure({narrow.url!r}, {GAMES}, 6, 0))))"
    )
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, timeout=60, check=False)
    assert done.returncode == 0, done.stderr
    set_ups, answers = map(int, done.stdout.split())
    assert set_ups == GAMES
    assert answers > 0


def test_many_games_at_once(narrow: Running, tmp_path: Path) -> None:
    node = shutil.which("node")
    assert node is not None, "the pages are built with it"
    setup = {"game": SETUP.game, "scenario": SETUP.scenario, "options": dict(SETUP.options)}
    settings = {"url": narrow.url, "scripts": scripts(GAMES, 6, Random(2)), "setup": setup}
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
