"""Many people playing simultaneously, each over a separate keep-alive connection, as fast as the server answers."""

from __future__ import annotations

import json
import threading
import time
from collections.abc import Callable
from email.message import Message
from http.client import HTTPConnection, HTTPException
from random import Random
from typing import Any

GONE = (OSError, HTTPException)
"""The effects of killing the server."""


class Caller:
    """One connection to a server."""

    def __init__(self, url: str) -> None:
        host, _, port = url.removeprefix("http://").partition(":")
        self._connection = HTTPConnection(host, int(port), timeout=60)
        self.headers = Message()
        """The headers of the latest answer."""

    def ask(self, method: str, path: str, token: str = "", body: Any = None) -> tuple[int, Any]:
        """The status and the answer."""
        headers = {"content-type": "application/json"}
        if token:
            headers["authorization"] = f"Bearer {token}"
        self._connection.request(method, path, None if body is None else json.dumps(body), headers)
        answer = self._connection.getresponse()
        self.headers = answer.headers
        told = answer.read()
        return answer.status, json.loads(told) if told else None

    def close(self) -> None:
        self._connection.close()


PAUSE_SECONDS = 0.02


class Patient(Caller):
    """A caller that repeats requests unchanged if they were cut off or temporarily refused, as the protocol says. It
    gives starting servers some time."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self.cut = 0
        self.refused = 0

    def ask(self, method: str, path: str, token: str = "", body: Any = None) -> tuple[int, Any]:
        until = time.monotonic() + 120
        while time.monotonic() < until:
            time.sleep(PAUSE_SECONDS)
            try:
                status, told = super().ask(method, path, token, body)
            except GONE:
                self.cut += 1
                self.close()
            else:
                if status not in (502, 503):
                    return status, told
                if told is not None:  # else no server has answered: the proxy has found none ready
                    assert told["error"] == "unavailable"
                    assert int(self.headers["retry-after"]) >= 1
                self.refused += 1
        raise AssertionError("it was never answered")


class Player:
    """One seat of one game, and what the server has acknowledged to it: its numbers, and its actions."""

    def __init__(self, token: str, seed: int) -> None:
        self.token = token
        self.acknowledged: dict[int, str] = {}
        self._rng = Random(seed)

    def play(self, caller: Caller) -> bool:
        """Do something, if it is this seat's turn. Returns False once the game is over."""
        status, seen = caller.ask("GET", "/api/table", self.token)
        assert status == 200, seen
        if seen["outcome"]:
            return False
        if seen["seat"] in seen["to-act"]:
            action = self._rng.choice(seen["legal"][self._rng.choice(list(seen["legal"]))])
            body = {"sequence": seen["sequence"], "actions": [action]}
            status, told = caller.ask("POST", "/api/table/actions", self.token, body)
            assert status == 200, told
            for news in told["news"]:
                self.acknowledged[news["number"]] = news["action"]
        return True

    def check(self, caller: Caller) -> None:
        """Everything acknowledged is stored, and nothing else except the latest request of this seat."""
        status, told = caller.ask("GET", "/api/table/news", self.token)
        assert status == 200, told
        done = {news["number"]: news["action"] for news in told["news"]}
        assert [news["number"] for news in told["news"]] == list(range(1, len(done) + 1))
        assert done | self.acknowledged == done
        unheard = [number for number, action in done.items() if action and number not in self.acknowledged]
        assert len(unheard) <= 1, "one answer may have been lost on its way; no more"
        self.acknowledged = {number: action for number, action in done.items() if action}


def new_game(caller: Caller, setup: dict[str, Any], seats: list[str], seed: int) -> list[Player]:
    """A game in which one person holds all seats."""
    status, made = caller.ask("POST", "/api/games", body={**setup, "hold": seats})
    assert status == 201, made
    return [Player(made["seats"][name]["token"], 2 * seed + number) for number, name in enumerate(seats)]


class Crowd:
    """Threads that divide the games among themselves and play them at several servers in turn, until told to stop or
    until a server is gone."""

    def __init__(
        self, urls: list[str], games: list[list[Player]], threads: int, kind: Callable[[str], Caller] = Caller
    ) -> None:
        self._games = games
        self._kind = kind
        self._stop = threading.Event()
        self.faults: list[BaseException] = []
        self._threads = [
            threading.Thread(target=self._play, args=(urls[number % len(urls)], games[number::threads]))
            for number in range(threads)
        ]
        for thread in self._threads:
            thread.start()

    def acknowledged(self) -> int:
        """The number of acknowledged actions."""
        return sum(len(player.acknowledged) for players in self._games for player in players)

    def wait(self, count: int) -> None:
        """Wait for this many more acknowledged actions."""
        wanted, until = self.acknowledged() + count, time.monotonic() + 120
        while self.acknowledged() < wanted:
            assert time.monotonic() < until, "nothing goes on"
            assert not self.faults, self.faults
            time.sleep(0.02)

    def stop(self) -> None:
        """Start no new actions, and wait for all threads."""
        self._stop.set()
        self.join()

    def join(self) -> None:
        """Wait for all threads, and raise any error of theirs."""
        for thread in self._threads:
            thread.join(60)
        assert not self.faults, self.faults

    def _play(self, url: str, games: list[list[Player]]) -> None:
        caller = self._kind(url)
        try:
            while not self._stop.is_set():
                for players in games:
                    for player in players:
                        player.play(caller)
        except GONE:
            pass
        except BaseException as error:
            self.faults.append(error)
        finally:
            caller.close()
