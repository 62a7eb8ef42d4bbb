"""A page without a browser: the table and the opponent in one process, and the messages that JavaScript carries."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any, NamedTuple

from fogline.page import thinker
from fogline.page.table import Table

SETUPS: dict[str, dict[str, Any]] = {
    "stalingrad": {
        "game": "stalingrad",
        "scenario": "quick-duel",
        "options": {"mode": "advanced", "quiet-turn-limit": 12},
    },
    "panzer": {"game": "panzer", "scenario": "skirmish", "options": {"max-turns": 12}},
    "spearpoint": {"game": "spearpoint", "scenario": "meeting-engagement"},
}


class Got(NamedTuple):
    """An answer."""

    status: int
    text: str

    @property
    def form(self) -> Any:
        return json.loads(self.text)


class Page:
    """An open page, for the running event loop."""

    def __init__(self) -> None:
        self.texts: dict[str, str] = {}
        """The data that JavaScript keeps, by game."""
        self.asked: list[str] = []
        """The lines sent to the opponent's Worker."""
        self.given_up: list[int] = []
        self._answers: dict[int, asyncio.Queue[dict[str, Any]]] = {}
        self._table = Table(self._post, (0.0, 0.0))

    def send(self, **message: Any) -> None:
        self._table.receive(json.dumps(message))

    async def ask(self, method: str, path: str, token: str | None = None, body: Any = None) -> Got:
        """The whole answer, even of a stream."""
        queue = self.begin(method, path, token, body)
        first = await asyncio.wait_for(queue.get(), 60)
        if first["kind"] == "answer":
            return Got(first["status"], first["text"])
        parts = []
        while (message := await asyncio.wait_for(queue.get(), 60))["kind"] == "chunk":
            parts.append(message["text"])
        return Got(first["status"], "".join(parts))

    def begin(
        self, method: str, path: str, token: str | None = None, body: Any = None
    ) -> asyncio.Queue[dict[str, Any]]:
        """Ask, and get the messages of the answer one by one."""
        number = len(self._answers) + 1
        self._answers[number] = asyncio.Queue()
        asked = {"method": method, "path": path, "token": token, "last-event-id": None, "body": body}
        self.send(kind="request", id=number, **asked)
        return self._answers[number]

    def stop(self) -> None:
        """Leave the latest request."""
        self.send(kind="stop", id=len(self._answers))

    def restore(self, texts: dict[str, str]) -> None:
        self.send(kind="restore", games=[{"id": name, "text": text} for name, text in texts.items()])

    async def new_game(self, body: dict[str, Any]) -> dict[str, str]:
        """The tokens of a new game by seat, and ``watch``."""
        got = await self.ask("POST", "/api/games", None, body)
        assert got.status == 201, got.text
        return {**{name: one["token"] for name, one in got.form["seats"].items()}, "watch": got.form["watch"]["token"]}

    async def play_once(self, token: str, rng: Random) -> dict[str, Any]:
        """Act if it is this seat's turn; return the view from before."""
        seen: dict[str, Any] = (await self.ask("GET", "/api/table", token)).form
        if seen["seat"] in seen["to-act"]:
            action = rng.choice(seen["legal"][rng.choice(list(seen["legal"]))])
            body = {"sequence": seen["sequence"], "actions": [action]}
            got = await self.ask("POST", "/api/table/actions", token, body)
            assert got.status == 200 or got.form["error"] in ("stale", "not-your-turn"), got.text
        else:
            await asyncio.sleep(0.001)
        return seen

    async def finish(self, tokens: list[str], rng: Random, most: int = 4000) -> dict[str, Any]:
        """Play at random to the end."""
        for _ in range(most):
            for token in tokens:
                seen = await self.play_once(token, rng)
                if seen["outcome"]:
                    return seen
        raise AssertionError("no end")

    def _post(self, text: str) -> None:
        message = json.loads(text)
        match message["kind"]:
            case "save":
                self.texts[message["game"]] = message["text"]
            case "think":
                self.asked.append(message["line"])
                asyncio.get_running_loop().call_soon(self._think, message)
            case "unthink":
                self.given_up.append(message["id"])
            case _:
                self._answers[message["id"]].put_nowait(message)

    def _think(self, message: dict[str, Any]) -> None:
        thinker.start(self._table.receive)
        thinker.receive(json.dumps(message))
