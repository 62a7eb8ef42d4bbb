"""A language model's seat: a whole game through the official client of the Model Context Protocol, over stdio."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest
from mcp import Client as ModelClient
from mcp import StdioServerParameters

from fogline.__main__ import main
from tests.loops import run
from tests.server.players import signed_in
from tests.server.serving import SKIRMISH, Running
from tests.server.test_bots import challenged, made


def served(running: Running, way: str, secret: str, folder: Path) -> StdioServerParameters:
    """`fogline mcp` as its client starts it."""
    file = folder / "secret"
    file.write_text(secret + "\n", encoding="utf-8")
    paths = [path for path in sys.path if path]
    env = {"PYTHONPATH": ":".join(paths)}
    words = ["-m", "fogline", "mcp", running.url, way, str(file), "--language", "en"]
    return StdioServerParameters(command=sys.executable, args=words, env=env)


async def call(model: ModelClient, tool: str, **given: Any) -> Any:
    """The answer of a tool; fails if it is an error."""
    found = await model.call_tool(tool, given)
    assert not found.is_error, found.content
    return json.loads(found.content[0].text)


async def refused(model: ModelClient, tool: str, **given: Any) -> str:
    found = await model.call_tool(tool, given)
    assert found.is_error
    return str(found.content[0].text)


def test_a_model_plays_a_whole_game_through_the_tools(running: Running, tmp_path: Path) -> None:
    wanted = {**SKIRMISH, "bots": {"german": "recruit"}}
    form = running.client().post("/api/games", wanted).json()
    link = form["seats"]["american"]["link"]

    async def play() -> dict[str, Any]:
        rng = Random(1)
        async with ModelClient(served(running, "--seat", running.url + link, tmp_path)) as model:
            listed = await model.list_tools()
            assert [tool.name for tool in listed.tools] == ["view", "legal", "play", "rules"]
            assert all(tool.description for tool in listed.tools)
            book = await call(model, "rules")
            assert book["rules"].startswith("## ")
            assert book["setup"]["game"] == "panzer"
            while True:
                seen: dict[str, Any] = await call(model, "view", since=0)
                if seen["outcome"]:
                    return seen
                if seen["seat"] not in seen["to-act"]:
                    continue
                told = await call(model, "legal")
                if seen["sequence"] == 0:
                    said = await refused(model, "play", actions=["nonsense"], sequence=told["sequence"])
                    assert '"error":"notation"' in said
                    verb = next(iter(told["legal"]))
                    assert list((await call(model, "legal", verb=verb))["legal"]) == [verb]
                action = rng.choice(told["legal"][rng.choice(list(told["legal"]))])
                found = await model.call_tool("play", {"actions": [action], "sequence": told["sequence"]})
                text = found.content[0].text
                assert not found.is_error or '"error":"stale"' in text, text

    seen = run(play())
    assert seen["news"]
    assert "commitment" not in str(seen)
    client = running.client(form["seats"]["american"]["token"])
    assert client.look()["outcome"] == seen["outcome"]


def test_a_model_with_a_bots_key_takes_a_challenge(running: Running, tmp_path: Path) -> None:
    ada, (bot, client) = signed_in(running, "Ada"), made(signed_in(running), "Model")

    async def play() -> None:
        async with ModelClient(served(running, "--key", client.player, tmp_path)) as model:
            assert '"error":"no-game"' in await refused(model, "view")
            while not (form := challenged(ada, bot, {**SKIRMISH, "bot-accounts": True}))["answer"].is_success:
                pass
            while '"error":"no-game"' in (await model.call_tool("view", {})).content[0].text:
                pass
            seen = await call(model, "view")
            assert seen["players"] == {"american": "Ada", "german": "Model (bot)"}
            ended = await call(model, "play", actions=["resign"], sequence=seen["sequence"])
            assert ended["outcome"] == {"winners": ["american"], "reasons": ["resignation"]}
            assert form["seat"].look()["outcome"] == ended["outcome"]

    run(play())


def test_a_file_without_a_key_and_a_wrong_address_are_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    empty = tmp_path / "empty"
    empty.write_text("two words", encoding="utf-8")
    assert main(["mcp", "http://127.0.0.1:1", "--seat", str(empty)]) == 2
    assert main(["mcp", "ftp://games", "--seat", str(empty)]) == 2
    said = capsys.readouterr().err
    assert "contains no key" in said
    assert "is not an address such as" in said
