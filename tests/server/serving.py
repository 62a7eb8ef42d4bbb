"""A real server for tests: in a thread of this process, or in a separate process that can be killed."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
import threading
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any

import httpx

from fogline.server.games.cache import GameCache
from fogline.server.http.app import Application, make_app
from fogline.server.http.listener import Listener, listening
from fogline.server.http.settings import Settings
from fogline.server.limits import Limits

FREE = Limits(
    work_rate=1e6,
    work_burst=1e9,
    seat_work_rate=1e6,
    seat_work_burst=1e9,
    row_rate=1e6,
    row_burst=1e9,
    stored_rate=1e9,
    stored_burst=1e12,
    guess_rate=1e6,
    guess_burst=1e6,
    offer_burst=1e6,
    player_burst=1e6,
)
"""Limits that charge nothing."""
WIDE = Settings("", rate=1e6, burst=1e6, costly_rate=1e6, costly_burst=1e6, bot_pause=(0, 0), limits=FREE)
"""No rate limits, and bots that do not pause, except in tests about these."""
DUEL: dict[str, Any] = {
    "game": "stalingrad",
    "scenario": "quick-duel",
    "options": {"mode": "advanced", "quiet-turn-limit": 12},
}
SKIRMISH = {"game": "panzer", "scenario": "skirmish", "options": {"max-turns": 12}}


def forget_games(cache: GameCache) -> None:
    """Drop every game from memory, so that it has to be read again."""
    for game_id in list(cache.sessions):
        cache.forget(game_id)


@dataclass
class Running:
    """A server at work."""

    app: Application
    url: str
    opened: list[httpx.Client]
    stop: Callable[[], None]
    listener: Listener

    @property
    def inside(self) -> Any:
        """The server behind the requests, for tests that reach in."""
        return self.app.service

    def client(self, token: str = "", address: str = "") -> Client:
        """A new client, from *address* (on Linux this computer has all addresses that begin with 127)."""
        transport = httpx.HTTPTransport(verify=False, local_address=address or None)  # certificates take long to load
        self.opened.append(httpx.Client(base_url=self.url, timeout=30, transport=transport))
        return Client(self.opened[-1], token)


class Client:
    """A client that plays, watches, or only connects."""

    def __init__(self, http: httpx.Client, token: str = "", player: str = "") -> None:
        """With the *token* of a seat, and that of a *player* who has signed in."""
        self.http = http
        self.headers = {"authorization": f"Bearer {token}"} if token else {}
        if player:
            self.headers["fogline-player"] = player
        self.token = token
        self.player = player

    def get(self, path: str, **more: Any) -> httpx.Response:
        return self.http.get(path, headers=self.headers, **more)

    def post(self, path: str, body: Any = None) -> httpx.Response:
        return self.http.post(path, headers=self.headers, json=body)

    def as_(self, token: str) -> Client:
        return Client(self.http, token, self.player)

    def look(self) -> dict[str, Any]:
        answer = self.get("/api/table")
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def act(self, *actions: str, sequence: int | None = None) -> httpx.Response:
        """Act at this number; without one act now, and retry if somebody, such as the computer, acts at the same
        moment."""
        while True:
            number = self.look()["sequence"] if sequence is None else sequence
            answer = self.post("/api/table/actions", {"sequence": number, "actions": list(actions)})
            if sequence is not None or answer.status_code != 409 or answer.json()["error"] != "stale":
                return answer

    @contextmanager
    def listening(self) -> Iterator[httpx.Response]:
        """An accepted stream of the news."""
        with self.http.stream("GET", "/api/table/events", headers=self.headers) as stream:
            assert stream.status_code == 200, stream.read().decode()
            yield stream

    def say(self, word: str) -> httpx.Response:
        """Say a phrase now; retried if somebody, such as the computer, acts at the same moment."""
        while True:
            answer = self.post("/api/table/words", {"sequence": self.look()["sequence"], "word": word})
            if answer.status_code != 409 or answer.json()["error"] != "stale":
                return answer

    def play_once(self, rng: Random) -> dict[str, Any]:
        """Act if it is this seat's turn; returns what was seen before."""
        while True:
            seen = self.look()
            if seen["seat"] not in seen["to-act"]:
                return seen
            action = rng.choice(seen["legal"][rng.choice(list(seen["legal"]))])
            answer = self.act(action, sequence=seen["sequence"])
            if answer.status_code == 200:
                return seen
            assert answer.json()["error"] == "stale", answer.text  # the computer also acts, for example in a set-up


def url_of(database: Path | str) -> str:
    """A database: as given, or a file in a folder."""
    return database if isinstance(database, str) else f"sqlite:///{database / 'games.sqlite'}"


@contextmanager
def serving(
    database: Path | str,
    settings: Settings = WIDE,
    host: str = "127.0.0.1",
    port: int = 0,
) -> Iterator[Running]:
    """A server in this process, with its games in a database, or in a file in a folder."""
    limits = replace(settings.limits, listens_on=host)
    app = make_app(replace(settings, database=url_of(database), limits=limits))
    listener = listening(host, port)
    server = Listener(app, level="critical")
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]}, daemon=True)
    thread.start()
    opened: list[httpx.Client] = []

    def stop() -> None:
        server.should_exit = True
        thread.join(20)

    try:
        yield Running(app, f"http://127.0.0.1:{listener.getsockname()[1]}", opened, stop, server)
    finally:
        for client in opened:
            client.close()
        stop()
        listener.close()


@contextmanager
def process(database: Path | str, *words: str) -> Iterator[tuple[subprocess.Popen[str], str]]:
    """``fogline serve`` as a separate process, which is always stopped at the end."""
    command = [sys.executable, "-m", "fogline", "serve", "--port", "0", "--language", "en", *words]
    command += ["--database", url_of(database)]
    with subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=dict(os.environ)
    ) as running:
        try:
            assert running.stdout is not None
            found = re.search(r"http://\S+", running.stdout.readline())
            assert found, running.stderr and running.stderr.read()
            yield running, found[0].rstrip("/")
        finally:
            running.kill()


def begin(client: Client, setup: dict[str, Any] = DUEL) -> dict[str, Client]:
    """A new game: a client for every seat, the others having joined by invitation, and ``watch``."""
    made = client.post("/api/games", setup)
    assert made.status_code == 201, made.text
    form = made.json()
    seats = {name: client.as_(one["token"]) for name, one in form["seats"].items()}
    for name, one in form["invitations"].items():
        joined = client.post("/api/join", {"invitation": one["token"], "nonce": "a nonce of mine " + name})
        assert joined.status_code == 200, joined.text
        seats[name] = client.as_(joined.json()["token"])
    return seats | {"watch": client.as_(form["watch"]["token"])}


def numbered(parts: Iterable[bytes]) -> list[bytes]:
    """Answers with each commitment replaced by its order of appearance. Commitments never repeat between games, but all
    have the same length, and appear and repeat in the same places, whatever is hidden."""
    known: dict[bytes, int] = {}
    form = re.compile(rb'(?<="commitment":")[0-9a-f]{64}(?=")')
    return [form.sub(lambda found: b"%d" % known.setdefault(found[0], len(known)), part) for part in parts]


def players(seats: dict[str, Client]) -> list[Client]:
    return [client for name, client in seats.items() if name != "watch"]


def finish(seats: dict[str, Client], rng: Random, most: int = 4000) -> dict[str, Any]:
    """Play at random to the end."""
    for _ in range(most):
        for client in players(seats):
            seen = client.play_once(rng)
            if seen["outcome"]:
                return seen
    raise AssertionError("no end")


def lay_out(seats: dict[str, Client], rng: Random) -> None:
    """Play at random until both sides have set up."""
    while any(
        seats[name].look()["view"]["step"] in ("set-up", "terrain", "squad", "deploy") for name in list(seats)[:1]
    ):
        for client in players(seats):
            client.play_once(rng)


def events_in(text: str) -> list[tuple[int | None, str, Any]]:
    """The events of a stream: id, kind and data."""
    found = []
    for block in text.split("\n\n"):
        fields = dict(line.split(": ", 1) for line in block.splitlines() if not line.startswith(":"))
        if fields:
            number = int(fields["id"]) if "id" in fields else None
            found.append((number, fields["event"], json.loads(fields["data"])))
    return found
