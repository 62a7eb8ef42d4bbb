"""A client for a server over HTTP (docs/protocol.md), for programs that play there: with the token of a seat, or with
the key of a bot, whose games and challenges ``Games`` manages."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from http.client import HTTPConnection, HTTPException, HTTPResponse, HTTPSConnection
from secrets import token_urlsafe
from threading import Event, Thread
from typing import Any, Final
from urllib.parse import urlencode, urlsplit

from fogline.desk.refusals import UNAVAILABLE, Refused
from fogline.kernel.errors import BadData, FoglineError
from fogline.kit.files import read_file
from fogline.kit.wire import Form

SECONDS: Final = 30.0
"""Timeout of a request."""
MAX_ANSWER: Final = 16 * 1024 * 1024
"""The maximum length of an answer in bytes."""
TOO_MANY: Final = 429
CONNECT_SECONDS: Final = 3.0
"""The interval at which a bot reports that it is connected."""
NO_KEY: Final = ("signed-out", "no-bot")
"""Refusals of a key that is not (or no longer) a bot's."""
RENEW_SECONDS: Final = 30.0
"""The interval at which an offer in the lobby is renewed."""


class Unreachable(Exception):
    """The server is unreachable, or cannot serve the request now; the request can be retried after *seconds*."""

    def __init__(self, why: str, seconds: float = 0.0) -> None:
        super().__init__(why)
        self.seconds = seconds


def read_secret(name: str) -> str:
    """The key or token in a file, which may also contain a link to a seat."""
    secret = read_file(name).strip().rpartition("#seat=")[2]
    if not secret or not secret.isascii() or not secret.isprintable() or " " in secret:
        raise BadData(name, "", "contains no key")
    return secret


class Server:
    """A connection to a server, for one thread. It is opened on demand, and reopened if it was lost."""

    def __init__(self, address: str, key: str = "") -> None:
        """*key*: the key of a bot, for its own requests and to hold seats."""
        parts = urlsplit(address)
        try:
            port = parts.port
        except ValueError:
            port = -1
        if parts.scheme not in ("http", "https") or not parts.hostname or port == -1 or parts.path.strip("/"):
            raise BadData("server", address, "is not an address such as https://games.example.org")
        kind = HTTPSConnection if parts.scheme == "https" else HTTPConnection
        self._new: Callable[[], HTTPConnection] = lambda: kind(str(parts.hostname), port, timeout=SECONDS)
        self._connection: HTTPConnection | None = None
        self._key = key

    def get(self, path: str, token: str = "", **query: str) -> Form:
        """The answer to a GET request, for the seat of a *token*."""
        return self._ask("GET", f"{path}?{urlencode(query)}" if query else path, None, token)

    def post(self, path: str, body: Form, token: str = "") -> Form:
        return self._ask("POST", path, json.dumps(body), token)

    def _ask(self, method: str, path: str, body: str | None, token: str) -> Form:
        headers = {"content-type": "application/json"} if body is not None else {}
        if self._key:
            headers["fogline-player"] = self._key
        if token:
            headers["authorization"] = f"Bearer {token}"
        was_open = self._connection is not None
        try:
            answer, data = self._exchange(method, path, body, headers)
        except (OSError, HTTPException):
            self.close()
            if not was_open:
                raise Unreachable("the server cannot be reached") from None
            return self._ask(method, path, body, token)  # the server has closed an idle connection
        return _read(answer, data)

    def _exchange(
        self, method: str, path: str, body: str | None, headers: dict[str, str]
    ) -> tuple[HTTPResponse, bytes]:
        if self._connection is None:
            self._connection = self._new()
        self._connection.request(method, path, body, headers)
        answer = self._connection.getresponse()
        data = answer.read(MAX_ANSWER)
        if answer.read(1):
            raise HTTPException("the answer is too long")
        return answer, data

    def close(self) -> None:
        if self._connection is not None:
            self._connection.close()
            self._connection = None


def _read(answer: HTTPResponse, data: bytes) -> Form:
    """The answer; raises a refusal."""
    try:
        form = json.loads(data)
    except (ValueError, RecursionError):
        form = None
    if answer.status in (TOO_MANY, UNAVAILABLE) or answer.status >= 500 or not isinstance(form, dict):
        wait = answer.headers.get("retry-after", "")
        raise Unreachable(f"the server answers with status {answer.status}", float(wait) if wait.isdecimal() else 0.0)
    if answer.status >= 400:
        text, code = (str(form.pop(name, "")) for name in ("text", "error"))
        raise Refused(answer.status, code, text, **form)
    return form


class Games:
    """The games of a bot on a server. A separate thread reports that the bot is connected, however long the bot thinks,
    so the reports reveal nothing about its games."""

    def __init__(self, address: str, key: str, titles: Iterable[str], most: int) -> None:
        """The bot accepts challenges while it has fewer than *most* unfinished games of these *titles*."""
        self.server: Final = Server(address, key)
        self.titles: Final = tuple(titles)
        self._address, self._key, self._most = address, key, most
        self._tokens: dict[tuple[str, str], str] = {}
        self._challenges: list[Form] = []
        self._stopped = Event()
        self.refused: FoglineError | None = None
        """Why the thread has ended."""
        self._thread = Thread(target=self._say_connected, name="connected", daemon=True)

    def open(self) -> None:
        self._thread.start()

    def close(self) -> None:
        self._stopped.set()
        if self._thread.ident is not None:
            self._thread.join()
        self.server.close()

    def _say_connected(self) -> None:
        server = Server(self._address, self._key)
        while not self._stopped.is_set():
            try:
                told = server.post("/api/bot/connected", {"titles": list(self.titles)})
                self._challenges = told["challenges"]
            except Unreachable:
                pass  # the playing thread notices it, too
            except Refused as refusal:
                self.refused = _explained(refusal)
                break
            self._stopped.wait(CONNECT_SECONDS)
        server.close()

    def unfinished(self) -> list[Form]:
        """Accept new challenges, and return the bot's games in progress, earliest first."""
        if self.refused is not None:
            raise self.refused
        try:
            held = self.server.get("/api/player/games")["games"]
        except Refused as refusal:
            raise _explained(refusal) from None
        found = [one for one in held if one["begun"] and not one["over"]]
        for challenge in self._challenges if len(found) < self._most else []:
            self._challenges = [one for one in self._challenges if one is not challenge]
            if challenge["setup"]["game"] in self.titles:
                self.join(challenge["invitation"])
                break
        return sorted(found, key=lambda one: (one["since"], one["game"], one["seat"]))

    def join(self, invitation: str) -> None:
        """Take a seat, unless somebody else has taken it."""
        try:
            joined = self.server.post("/api/join", {"invitation": invitation, "nonce": token_urlsafe(24)})
        except Refused as refusal:
            if refusal.body["error"] not in ("taken", "no-invitation", "own-game"):
                raise
        else:
            self._tokens[joined["game"], joined["seat"]] = joined["token"]

    def at(self, game: Form, do: Callable[[str], Any]) -> Any:
        """Call *do* with the token of a seat; if that token was revoked, with a new one."""
        seat = (game["game"], game["seat"])
        token = self._tokens.get(seat)
        if token is not None:
            try:
                return do(token)
            except Refused as refusal:
                if refusal.body["error"] != "token":
                    raise
        opened = self.server.post("/api/player/games/open", {"game": game["game"], "seat": game["seat"]})
        self._tokens[seat] = opened["token"]
        return do(self._tokens[seat])


def _explained(refusal: Refused) -> FoglineError:
    if refusal.body["error"] in NO_KEY:
        return BadData("--key", "", "is not a bot's key, or was replaced")
    return refusal


class Seeking:
    """A bot's search for games: it takes a matching game in the lobby, or keeps one open there."""

    def __init__(self, games: Games, wanted: Form) -> None:
        self._games = games
        self._wanted = {**wanted, "bot-accounts": True}
        self._open: Form | None = None
        self._renewed = 0.0

    def look(self, unfinished: list[Form], now: float) -> None:
        """Seek, or renew the open game, unless a game is in progress."""
        server = self._games.server
        if unfinished:
            self._open = None
        elif self._open is None:
            found = server.post("/api/lobby/seek", self._wanted)
            if "invitation" in found:
                self._games.join(found["invitation"])
            else:
                self._open, self._renewed = found, now
        elif now - self._renewed >= RENEW_SECONDS:
            self._renewed = now
            (seat,) = self._open["seats"].values()
            for one in self._open["invitations"].values():
                try:
                    server.post("/api/table/lobby", {"invitation": one["token"]}, seat["token"])
                except Refused:
                    self._open = None  # just taken, or the game is gone
                    break
