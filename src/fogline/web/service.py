"""What every request has at hand (the desk and its thread, streams, who attends to games by himself, limits), and what
is done while people play: acting and listening."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, TypeVar

from starlette.requests import Request
from starlette.responses import Response

from fogline.kernel.errors import FoglineError
from fogline.web.attendant import Attendant
from fogline.web.beats import UNDO_SECONDS, left
from fogline.web.bodies import Actions
from fogline.web.desk import Desk, Told
from fogline.web.faults import Refused, explain
from fogline.web.forms import FORMS
from fogline.web.guard import Buckets, address, as_bytes
from fogline.web.notices import Notices
from fogline.web.opponents import Opponents
from fogline.web.readers import Readers
from fogline.web.storage import Key, Storage
from fogline.web.streams import Stream, Streams
from fogline.web.tokens import digest, is_token
from fogline.web.worker import Worker

JSON: Final = "application/json"
T = TypeVar("T")


@dataclass(frozen=True)
class Settings:
    """How a server is set up."""

    database: str
    rate: float = 200
    """Requests a second for each address."""
    burst: float = 400
    """So many more may come at once."""
    costly_rate: float = 5
    """The same for requests that cost much: new games, joining, rematches, records to be read, and wrong tokens."""
    costly_burst: float = 40
    tables: int = 200
    """Games kept in memory."""
    bot_pause: tuple[float, float] = (0.25, 0.5)
    """Between how many seconds a bot takes for what others can notice: drawn before it begins to think, which nearly
    always takes less. If it does not, then a whole multiple of what was drawn."""


class Server:
    """The desk and its one thread, the streams, who attends to games by himself, and what limits there are."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.streams = Streams()
        self._undoing: dict[tuple[str, int | None], asyncio.Future[None]] = {}
        """By seat, what is being taken back just now."""
        self.costly = Buckets(settings.costly_rate, settings.costly_burst)
        self._storage = Storage(settings.database)
        self._worker = Worker(self._storage)
        self._notices: Notices | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self.desk = Desk(self._storage, settings.tables, changed=self._changed)
        self.opponents = Opponents()
        self.readers = Readers()
        self._attendant = Attendant(self.desk, self.run, self.opponents, settings.bot_pause)

    async def run(self, do: Callable[..., T], *given: Any) -> T:
        """Let the desk's thread do something."""
        return await self._worker.run(do, *given)

    def _changed(self, game: str, due: int | None) -> None:
        """The desk's thread has changed a game. Whoever looks now waits until it is committed."""
        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._heard, game, due)

    def _heard(self, game: str, due: int | None) -> None:
        self.streams.ring(game)
        self._attendant.expect(game, due)

    def open(self) -> None:
        """Begin to attend to games, and to hear of what other servers do with the same ones."""
        self._loop = loop = asyncio.get_running_loop()
        self._attendant.open()
        if self._storage.is_shared:

            def heard(game: str | None) -> None:
                loop.call_soon_threadsafe(self.streams.ring, game)

            self._notices = Notices(self.settings.database, lambda sender: sender == self._storage.backend, heard)

    async def close(self) -> None:
        """Stop when all that was begun is done. What bots were still thinking about is found again."""
        await self._attendant.close()
        await self.opponents.close()
        self.readers.close()
        if self._notices is not None:
            self._notices.close()
        self._worker.close()

    def charge(self, request: Request, cost: float = 1) -> None:
        """Count a costly request."""
        if not self.costly.take(address(request.scope), cost):
            raise Refused(429, "too-many", "too many requests of this kind; wait a little")

    async def key(self, request: Request) -> tuple[str, Key]:
        """The token of a request, and what it opens."""
        scheme, _, token = request.headers.get("authorization", "").partition(" ")
        try:
            if scheme.lower() != "bearer":
                raise Refused(401, "token", "this needs a header 'Authorization: Bearer TOKEN'")
            known = self._storage.known_key(digest(token)) if is_token(token) else None
            key = await self.run(self.desk.key, token) if known is None else known
        except Refused:
            self.charge(request)
            raise
        await self._undone(key)
        return token, key

    async def change(self, key: Key, do: Callable[..., bytes], *given: Any) -> Response:
        """Let the desk change a game. A refusal names what the rules of its title say."""
        try:
            return Response(await self.run(do, key, *given), media_type=JSON)
        except FoglineError as error:
            return refusal(error, FORMS[await self.run(self.desk.title, key)].prefix)

    async def undo(self, key: Key, sequence: int) -> Response:
        """Take back a seat's latest action, or refuse. The answer leaves on a beat, and whatever else the seat asks or
        listens to waits for it, so that it cannot see in any other way how long it took."""
        await self._undone(key)
        loop, seat = asyncio.get_running_loop(), (key.game, key.seat)
        begun, done = loop.time(), loop.create_future()
        self._undoing[seat] = done
        try:
            return await self.change(key, self.desk.undo, sequence)
        finally:
            await asyncio.sleep(left(begun, UNDO_SECONDS, loop.time()))
            del self._undoing[seat]
            done.set_result(None)

    async def _undone(self, key: Key) -> None:
        """Wait until nothing is being taken back for this seat."""
        while (done := self._undoing.get((key.game, key.seat))) is not None:
            await asyncio.shield(done)

    async def act(self, request: Request, wanted: Actions) -> Response:
        """Play actions of a seat."""
        _, key = await self.key(request)
        return await self.change(key, self.desk.act, wanted.actions, wanted.sequence)

    async def events(self, request: Request, after: int) -> Response:
        """What comes after that number, as a stream."""
        token, key = await self.key(request)
        await self.run(self.desk.news, key, after)  # refuses a number that does not exist

        async def read(number: int) -> Told:
            await self._undone(key)
            return await self.run(self.desk.news, key, number)

        self.streams.admit(digest(token))
        told = self.streams.listen(key.game, after, read)
        return Stream(told, leave=lambda: self.streams.leave(digest(token)))


def answer(form: Any, status: int = 200) -> Response:
    """An answer as JSON."""
    return Response(as_bytes(form), status, media_type=JSON)


def refusal(error: FoglineError, prefix: str = "") -> Response:
    """A refusal as an answer; *prefix* is that of the title's texts."""
    refused = explain(error, prefix)
    return answer(refused.body, refused.status)
