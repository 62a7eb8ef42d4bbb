"""The example bots in Python, JavaScript and C: short, by the protocol, in the arena and on a server."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Final

import pytest

import fogline
from fogline.bots.arena import Fixture, play
from fogline.bots.conformance import check, setups_for
from fogline.kernel.setup import Setup
from fogline.kit.bots import Budget
from tests.server.players import signed_in
from tests.server.serving import serving
from tests.server.test_bot_connect import OPEN, listed, over, until
from tests.server.test_bots import challenged, made

FOLDER: Final = Path(__file__).parents[2] / "examples" / "bots"
NAMES: Final = {"random_bot.py": "random-python", "random_bot.js": "random-javascript", "random_bot.c": "random-c"}


@pytest.fixture(scope="module", params=NAMES)
def bot(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[str, str]:
    """The name of the bot in the arena, and the name that it gives itself."""
    file = FOLDER / request.param
    if file.suffix == ".py":
        return f'cmd:"{sys.executable}" "{file}"', NAMES[file.name]
    if file.suffix == ".js":
        return f'cmd:"{tool("node")}" "{file}"', NAMES[file.name]
    program = tmp_path_factory.mktemp("bots") / "random_bot"
    flags = ("-O2", "-Wall", "-Wextra", "-Werror")
    subprocess.run([tool(os.environ.get("CC", "cc")), *flags, "-o", program, file], check=True)
    return f'cmd:"{program}"', NAMES[file.name]


def tool(name: str) -> str:
    found = shutil.which(name)
    assert found is not None, f"{name} is missing: the example bots cannot be tested"
    return found


def test_every_example_is_short_and_tested() -> None:
    assert {file.name for file in FOLDER.iterdir() if file.is_file()} == set(NAMES)
    for file in NAMES:
        assert len((FOLDER / file).read_text(encoding="utf-8").splitlines()) < 100


def test_example_bot_follows_the_protocol_in_every_title(bot: tuple[str, str]) -> None:
    found = check(bot[0], [setup for game in fogline.games() for setup in setups_for(game, 2)])
    assert (found.counts, found.differing, found.name) == ({}, 0, bot[1])
    assert found.decisions > 100


@pytest.mark.parametrize("game", fogline.games())
def test_example_bot_plays_whole_games_in_the_arena(bot: tuple[str, str], game: str) -> None:
    setup = Setup(game, fogline.game(game).scenarios[0], {} if game == "stalingrad" else {"max-turns": 40})
    found = play(Fixture(setup, (bot[0], "random"), Budget(8, None), "1", False))
    assert found.faults == ((), ())
    assert found.moves[0] > 10


def test_it_plays_a_whole_game_on_a_server(bot: tuple[str, str], tmp_path: Path) -> None:
    key, log = tmp_path / "key", tmp_path / "log"
    with serving(tmp_path) as running:
        ada, (account, client) = signed_in(running), made(signed_in(running), "Example")
        key.write_text(client.player, encoding="utf-8")
        words = ["bot", "connect", running.url, bot[0], "--key", str(key), "--language", "en"]
        with (
            log.open("w", encoding="utf-8") as said,
            subprocess.Popen([sys.executable, "-m", "fogline", *words], stderr=said) as process,
        ):
            try:
                listed(running, account)
                form, rng = challenged(ada, account, OPEN), Random(5)
                until(lambda: form["seat"].play_once(rng)["outcome"])
                assert over(client)["result"] in ("won", "lost", "drawn")
            finally:
                process.terminate()
    lines = log.read_text(encoding="utf-8").splitlines()
    assert [line.partition(" ")[0] for line in lines] == ["Connecting", "Plays"], lines  # no fault is reported


def test_the_lines_in_the_reference_are_real(bot: tuple[str, str]) -> None:
    """Each bot answers the greeting of ``docs/bot-protocol.md`` as it says."""
    page = (FOLDER.parents[1] / "docs" / "bot-protocol.md").read_text(encoding="utf-8")
    asked, answered = page.partition("```json\n")[2].partition("```")[0].splitlines()[:2]
    words = bot[0].removeprefix("cmd:").replace('"', "").split(" ")
    told = subprocess.run(words, input=asked + "\n", capture_output=True, text=True, check=True, timeout=60).stdout
    assert json.loads(told)["protocol"] == json.loads(answered)["protocol"]
