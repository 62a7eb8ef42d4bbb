"""The table's Worker: messages between JavaScript and the game desk. All are JSON objects with a ``kind``
(docs/page.md lists them)."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Callable
from itertools import count
from typing import Any, Final, TypeAlias
from urllib.parse import parse_qsl, urlsplit

from fogline.desk.background import Background
from fogline.desk.desk import GameDesk
from fogline.desk.refusals import LOG, UNAVAILABLE, Refused
from fogline.desk.streams import Listeners
from fogline.kit.wire import Form
from fogline.page.keeper import MARK, Keeper
from fogline.page.requests import Request, Requests

PAUSE: Final = (0.25, 0.5)
"""The range of seconds before an action of a bot that others can notice, as on a server."""
Post: TypeAlias = Callable[[str], object]


class Table:
    """Everything that the table's Worker holds. For its event loop only."""

    def __init__(self, post: Post, pause: tuple[float, float] = PAUSE) -> None:
        self._post = post
        self._listeners = Listeners()
        self._keeper = Keeper(self._changed)
        self._desk = GameDesk(self._keeper, self._keeper, mark=MARK, invites=False)
        self._requests = Requests(self._desk, self._keeper, self._listeners, self._think)
        self._background = Background(self._desk, self._run, self._requests, pause)
        self._answering: dict[int, asyncio.Task[None]] = {}
        self._thinking: dict[int, asyncio.Queue[Form]] = {}
        self._numbers = count(1)

    def receive(self, text: str) -> None:
        message = json.loads(text)
        match message["kind"]:
            case "restore":
                for game in message["games"]:
                    self._keeper.restore(game["id"], game["text"])
            case "forget":
                self._keeper.forget(message["game"])
            case "request":
                number = message["id"]
                task = asyncio.ensure_future(self._answer(number, _request(message)))
                self._answering[number] = task
                task.add_done_callback(lambda _: self._answering.pop(number, None))
            case "stop":
                if (stopped := self._answering.get(message["id"])) is not None:
                    stopped.cancel()
            case "thought" | "failed-thought":
                if (waiting := self._thinking.get(message["id"])) is not None:
                    waiting.put_nowait(message)

    def _tell(self, kind: str, **fields: Any) -> None:
        self._post(json.dumps({"kind": kind, **fields}))

    def _changed(self, game_id: str, due: int | None) -> None:
        self._listeners.ring(game_id)
        self._background.expect(game_id, due)

    def _save(self) -> None:
        for game_id, text in self._keeper.unsaved():
            self._tell("save", game=game_id, text=text)

    async def _run(self, do: Callable[..., Any], *given: Any) -> Any:
        """Call the desk on behalf of a bot."""
        try:
            return do(*given)
        finally:
            self._save()

    async def _answer(self, number: int, request: Request) -> None:
        self._background.open()
        answer = await self._requests.answer(request)
        self._save()
        if answer.parts is None:
            self._tell("answer", id=number, status=answer.status, type=answer.kind, text=answer.text)
            return
        self._tell("begin", id=number, status=answer.status, type=answer.kind)
        try:
            async for part in answer.parts:
                self._tell("chunk", id=number, text=part)
        except Exception as error:
            LOG.exception("a stream has failed: %s", type(error).__name__)
        self._tell("end", id=number)

    async def _think(self, line: str) -> AsyncIterator[str]:
        """The lines of the opponent's answer. If nobody is waiting any more, the opponent is told."""
        number, told = next(self._numbers), asyncio.Queue[Form]()
        self._thinking[number] = told
        self._tell("think", id=number, line=line)
        is_done = False
        try:
            while not is_done:
                message = await told.get()
                is_done = message["kind"] == "failed-thought" or message["done"]
                if message["kind"] == "failed-thought":
                    LOG.warning("the opponent's Worker has failed: %s", message["why"])
                    raise Refused(UNAVAILABLE, "unavailable", "this could not be computed; try again")
                yield message["line"]
        finally:
            del self._thinking[number]
            if not is_done:
                self._tell("unthink", id=number)


def _request(message: Form) -> Request:
    address = urlsplit(message["path"])
    query = dict(parse_qsl(address.query, keep_blank_values=True))
    rest = (message.get("token"), message.get("last-event-id"), message.get("body"))
    return Request(message["method"], address.path, query, *rest)


_TABLES: Final[list[Table]] = []


def start(post: Post) -> None:
    """Start; *post* sends a message."""
    _TABLES[:] = [Table(post)]
    post('{"kind": "ready"}')


def receive(text: str) -> None:
    _TABLES[0].receive(text)
