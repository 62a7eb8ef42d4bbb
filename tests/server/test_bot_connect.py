"""Bots that run elsewhere and play on a server with the key of an account: `fogline bot connect`."""

from __future__ import annotations

import sys
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import pytest

import fogline
from fogline.__main__ import main
from fogline.bots.arena import player_for
from fogline.bots.levels import bot_for
from fogline.cli import bot_connect, door
from fogline.cli.bot_connect import Visitor, stay
from fogline.cli.door import Games
from fogline.kit.bots import Budget
from tests.server.players import signed_in
from tests.server.serving import DUEL, SKIRMISH, Client, Running, serving
from tests.server.test_bots import challenged, made

RANDOM_BOT = Path(__file__).parents[2] / "examples" / "bots" / "random_bot.py"
OPEN: dict[str, Any] = {**DUEL, "clock": {"start": 600}, "bot-accounts": True}


@pytest.fixture(autouse=True)
def _without_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(door, "CONNECT_SECONDS", 0.2)
    monkeypatch.setattr(bot_connect, "FIRST_BACKOFF", 0.1)


@dataclass
class Working:
    """A bot at work in a thread, and what it has reported."""

    said: list[tuple[str, dict[str, Any]]] = field(default_factory=list)
    failed: list[Exception] = field(default_factory=list)

    def heard(self, key: str) -> list[dict[str, Any]]:
        return [values for name, values in self.said if name == key]


@contextmanager
def working(
    url: str, key: str, bot: Callable[[Any], Any], *, seek: dict[str, Any] | None = None, forfeits: bool = False
) -> Iterator[Working]:
    found, over = Working(), threading.Event()

    def say(name: str, **values: Any) -> None:
        found.said.append((name, values))

    games = Games(url, key, fogline.games(), 4)

    def run() -> None:
        try:
            stay(Visitor(games, bot, say, wanted=seek, forfeits=forfeits), games, say, over.is_set)
        except Exception as error:
            found.failed.append(error)

    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    try:
        yield found
    finally:
        over.set()
        thread.join(30)


def program(game: Any) -> Any:
    return player_for(game, f"cmd:{sys.executable} {RANDOM_BOT}", Budget())


def recruit(game: Any) -> Any:
    return bot_for(game, "recruit")


def listed(running: Running, bot: str) -> None:
    """Wait until a bot is connected."""
    until(lambda: bot in [one["bot"] for one in running.client().get("/api/bots").json()["bots"]])


def until(holds: Callable[[], Any], seconds: float = 60) -> Any:
    end = time.monotonic() + seconds
    while not (found := holds()):
        assert time.monotonic() < end
        time.sleep(0.005)
    return found


def over(client: Client) -> Any:
    return until(lambda: next((one for one in client.get("/api/player/games").json()["games"] if one["over"]), None))


def test_a_program_and_another_bot_meet_in_the_lobby_and_play_a_whole_game(running: Running) -> None:
    (_, one), (_, other) = made(signed_in(running), "Program"), made(signed_in(running), "Recruit")
    with (
        working(running.url, one.player, program, seek=OPEN) as first,
        working(running.url, other.player, recruit, seek=OPEN) as second,
    ):
        results = [over(client)["result"] for client in (one, other)]
    assert sorted(results) in (["lost", "won"], ["drawn", "drawn"])
    assert first.failed == second.failed == []
    assert not first.heard("bot-connect-failed")


def test_a_person_challenges_a_program_and_plays_a_whole_game(running: Running) -> None:
    ada, (bot, client) = signed_in(running, "Ada"), made(signed_in(running), "Program")
    with working(running.url, client.player, program) as found:
        listed(running, bot)
        form = challenged(ada, bot, OPEN)
        rng, seat = Random(5), form["seat"]
        until(lambda: seat.look()["players"] == {"german": "Ada", "soviet": "Program (bot)"})
        until(lambda: seat.play_once(rng)["outcome"])
    assert found.failed == []
    assert over(client)["result"] in ("won", "lost", "drawn")


class Broken:
    """A bot that fails immediately."""

    def choose(self, view: Any, choices: Any, rng: Random) -> Any:
        raise ZeroDivisionError("a fault of its own")


def test_a_bot_that_fails_is_reported_and_blocks_nobody(running: Running) -> None:
    ada, (bot, client) = signed_in(running, "Ada"), made(signed_in(running), "Broken")
    with working(running.url, client.player, lambda _: Broken()) as found:
        listed(running, bot)
        form = challenged(ada, bot, {**SKIRMISH, "bot-accounts": True})
        assert form["answer"].json()["until"]
        seat = form["seat"]
        until(lambda: found.heard("bot-connect-failed"))
        assert found.heard("bot-connect-failed")[0]["why"] == "a fault of its own"
        seat.say("offer draw")
        until(lambda: seat.look()["sequence"] > 3 or seat.play_once(Random(1))["outcome"])
        seat.say("resign")
    assert found.failed == []


def test_a_bot_that_forfeits_resigns_after_its_first_fault(running: Running) -> None:
    ada, (bot, client) = signed_in(running, "Ada"), made(signed_in(running), "Proud")
    with working(running.url, client.player, lambda _: Broken(), forfeits=True) as found:
        listed(running, bot)
        form = challenged(ada, bot, {**SKIRMISH, "bot-accounts": True})
        outcome = until(lambda: form["seat"].look()["outcome"])
    assert outcome == {"winners": ["american"], "reasons": ["resignation"]}
    assert len(found.heard("bot-connect-failed")) == 1


def test_a_bot_comes_back_after_a_restart_of_the_server(tmp_path: Path) -> None:
    with serving(tmp_path) as running:
        ada, (bot, client) = signed_in(running, "Ada"), made(signed_in(running), "Loyal")
        port = int(running.url.rpartition(":")[2])
        with working(running.url, client.player, recruit) as found:
            listed(running, bot)
            form = challenged(ada, bot, OPEN)
            until(lambda: "soviet" in form["seat"].look()["joined"])
            running.stop()
            until(lambda: found.heard("bot-connect-cut"))
            with serving(tmp_path, port=port) as again:
                seat = again.client(form["seat"].token)
                rng = Random(4)
                before = len(found.said)
                until(lambda: seat.play_once(rng)["sequence"] > 12)
                assert found.failed == []
                assert not any(key == "bot-connect-failed" for key, _ in found.said[before:])


def test_a_revoked_key_ends_the_bot_with_a_clear_reason(running: Running) -> None:
    owner = signed_in(running)
    bot, client = made(owner, "Leaked")
    with working(running.url, client.player, recruit) as found:
        listed(running, bot)
        owner.post("/api/player/bots/key", {"bot": bot})
        until(lambda: found.failed)
    assert str(found.failed[0]).endswith("is not a bot's key, or was replaced")


def test_the_command_names_what_it_cannot_use(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    key = tmp_path / "key"
    key.write_text("k" * 22, encoding="utf-8")
    url = "http://127.0.0.1:1"
    for words, why in {
        (url, "recruit", "--key", str(tmp_path / "none")): "No such file",
        ("games.example.org", "recruit", "--key", str(key)): "is not an address",
        (url, "nobody", "--key", str(key)): "there is no such bot",
        (url, "seer", "--key", str(key)): "sees all cards",
        (url, "cmd:/no/such/program", "--key", str(key)): "there is no program /no/such/program",
        (url, "recruit", "--key", str(key), "--seek", "[1]"): "is not an object",
        (url, "recruit", "--key", str(key), "--games", "0"): "is not from 1",
        (url, "recruit", "--key", str(key), "--titles", "chess"): "chess",
    }.items():
        assert main(["bot", "connect", *words, "--language", "en"]) == 2, words
        assert why in capsys.readouterr().err, words
