"""The requests: what each takes and gives is documented in docs/protocol.md and on the server's page ``/api``."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Annotated, Any, Final, TypeVar

from fastapi import FastAPI, Header, Query, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import PlainTextResponse
from starlette.exceptions import HTTPException

import fogline
from fogline.cli.games import describe
from fogline.kernel.errors import FoglineError
from fogline.kernel.setup import Setup
from fogline.web.attendant import Attendant
from fogline.web.beginnings import Resumption
from fogline.web.bodies import Actions, GoingOn, Invited, Joining, NewGame, Reading, Saying, Undoing
from fogline.web.description import describe_requests
from fogline.web.desk import Desk, Told
from fogline.web.faults import Refused, explain
from fogline.web.forms import FORMS, Form
from fogline.web.guard import Buckets, Guard, address, as_bytes
from fogline.web.notices import Notices
from fogline.web.opponents import Opponents
from fogline.web.pages import add_pages
from fogline.web.readers import Readers
from fogline.web.replays import MOST_POSITIONS
from fogline.web.storage import Key, Storage
from fogline.web.streams import Stream, Streams
from fogline.web.tokens import digest, is_token, new_token
from fogline.web.worker import Worker

AID_COST: Final = 0.5
"""Of a memory aid that has to be worked out, as part of a costly request."""
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
    bot_pause: tuple[float, float] = (0.15, 0.4)
    """Between how many seconds a bot takes at least for what everybody waits for."""


# -- the server ---------------------------------------------------------------------------------------


class Server:
    """The desk and its one thread, the streams, who attends to games by himself, and what limits there are."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.streams = Streams()
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
        self.opponents.close()
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
            return token, await self.run(self.desk.key, token) if known is None else known
        except Refused:
            self.charge(request)
            raise


def make_app(settings: Settings) -> FastAPI:
    """The application. It opens the database at once and closes it when it ends."""
    server = Server(settings)

    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
        server.open()
        yield
        await server.close()

    app = FastAPI(
        title="Fogline",
        description="Hidden-information card wargames over HTTP. docs/protocol.md explains every field.",
        version="1",
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        lifespan=lifespan,
    )
    app.state.server = server
    describe_requests(app)
    app.add_middleware(Guard, buckets=Buckets(settings.rate, settings.burst))
    _add_faults(app)
    _add_table(app, server)  # first, because asked for most: routes are tried in turn
    _add_door(app, server)
    _add_after(app, server)
    add_pages(app)
    return app


def _json(form: Any, status: int = 200) -> Response:
    return Response(as_bytes(form), status, media_type="application/json")


def _reading_cost(lines: int) -> float:
    """What it costs to play through so many lines again."""
    return 1 + lines / 200


def _add_faults(app: FastAPI) -> None:
    """Every way to be refused, as JSON, and nothing of our insides."""

    @app.exception_handler(FoglineError)
    async def refused(request: Request, error: FoglineError) -> Response:
        game = getattr(request.state, "title", "")
        refusal = explain(error, FORMS[game].prefix if game in FORMS else "")
        return _json(refusal.body, refusal.status)

    @app.exception_handler(RequestValidationError)
    async def invalid(_request: Request, error: RequestValidationError) -> Response:
        faults = [
            {"where": ".".join(str(part) for part in one["loc"]), "why": one["type"]} for one in error.errors()[:10]
        ]
        return _json({"error": "invalid", "text": "the request does not have the right form", "faults": faults}, 422)

    @app.exception_handler(HTTPException)
    async def unknown(_request: Request, error: HTTPException) -> Response:
        code = {404: "not-found", 405: "method", 400: "invalid"}.get(error.status_code, "refused")
        return _json({"error": code, "text": "there is no such request"}, error.status_code)


def _add_door(app: FastAPI, server: Server) -> None:
    """What needs no token."""

    @app.get("/api/health", tags=["server"])
    async def health() -> Response:
        """Whether the server is there."""
        return _json({"ok": True})

    @app.get("/api/games", tags=["server"])
    async def games() -> Response:
        """What can be played: games, scenarios, seats, presets and options."""
        return _json({"games": [describe(name) for name in fogline.GAMES]})

    @app.post("/api/games", status_code=201, tags=["server"])
    async def create(request: Request, wanted: NewGame) -> Response:
        """Begin a game. The answer has a token for each seat you hold, an invitation for each other, and one to
        watch."""
        server.charge(request)
        setup = Setup(wanted.game, wanted.scenario, wanted.options, wanted.data)
        return _json(await server.run(server.desk.create, setup, wanted.hold, wanted.terms()), 201)

    @app.post("/api/continue", status_code=201, tags=["server"])
    async def go_on(request: Request, wanted: GoingOn) -> Response:
        """Begin a game with the first lines of a record. The answer is as for a new game."""
        server.charge(request, _reading_cost(wanted.at))
        begun = await server.run(Resumption, wanted.record, wanted.at, wanted.aid)
        while not await server.run(begun.play_on):
            pass  # whoever else waits for the desk has been served
        return _json(await server.run(server.desk.go_on, begun, wanted.hold, wanted.terms()), 201)

    @app.post("/api/terms", tags=["server"])
    async def invited(request: Request, wanted: Invited) -> Response:
        """What an invitation is for: what you would agree to by joining. Nothing changes."""
        server.charge(request)
        return _json(await server.run(server.desk.terms, wanted.invitation))

    @app.post("/api/join", tags=["server"])
    async def join(request: Request, wanted: Joining) -> Response:
        """Exchange an invitation for the token of its seat. Sent again with the same nonce it is answered again."""
        server.charge(request)
        nonce = new_token() if wanted.nonce is None else wanted.nonce
        return _json(await server.run(server.desk.join, wanted.invitation, nonce))

    @app.post("/api/replay", tags=["server"])
    async def replay(request: Request, wanted: Reading) -> Response:
        """Read a record: positions after so many lines, as a seat, the public or an all-knowing reader has them."""
        server.charge(request, _reading_cost(wanted.at + wanted.count))
        return _json(await server.readers.replay(wanted.record, wanted.viewer, wanted.at, wanted.count))


def _add_table(app: FastAPI, server: Server) -> None:
    """What is done at a table. The token says which, and on which seat."""

    async def changed(request: Request, key: Key, do: Callable[..., Form], *given: Any) -> Response:
        try:
            form = await server.run(do, key, *given)
        except FoglineError:
            request.state.title = await server.run(server.desk.title, key)
            raise
        return _json(form)

    @app.get("/api/table", tags=["table"])
    async def look(request: Request) -> Response:
        """All that you may know: the view, and what you may do."""
        _, key = await server.key(request)
        return _json(await server.run(server.desk.look, key))

    @app.post("/api/table/actions", tags=["table"])
    async def act(request: Request, wanted: Actions) -> Response:
        """Play actions, all or none. Sent again with the same number they are answered again and not played again."""
        _, key = await server.key(request)
        return await changed(request, key, server.desk.act, wanted.actions, wanted.sequence)

    @app.post("/api/table/words", tags=["table"])
    async def say(request: Request, wanted: Saying) -> Response:
        """Resign, or offer, accept or decline a draw."""
        _, key = await server.key(request)
        return await changed(request, key, server.desk.say, wanted.word, wanted.sequence)

    @app.post("/api/table/undo", tags=["table"])
    async def undo(request: Request, wanted: Undoing) -> Response:
        """Take back your latest action, as long as nobody has learned of it."""
        _, key = await server.key(request)
        server.charge(request)
        return await changed(request, key, server.desk.undo, wanted.sequence)

    @app.get("/api/table/news", tags=["table"])
    async def news(request: Request, after: Annotated[int, Query(ge=0, le=10**9)] = 0) -> Response:
        """What you were told after that number, at once."""
        _, key = await server.key(request)
        told = await server.run(server.desk.news, key, after)
        return _json({"news": [form for _, form in told.news], **told.table})

    @app.get("/api/table/aid", tags=["table"])
    async def aid(request: Request) -> Response:
        """What the memory aid tells you, as far as was agreed."""
        _, key = await server.key(request)
        view, level = await server.run(server.desk.seen, key)
        if level in ("deductions", "probabilities"):
            server.charge(request, AID_COST)
        return _json(await server.opponents.aid(view, level))

    @app.get("/api/table/events", tags=["table"])
    async def events(
        request: Request,
        after: Annotated[int, Query(ge=0, le=10**9)] = 0,
        last_event_id: Annotated[int | None, Header(ge=0, le=10**9)] = None,
    ) -> Response:
        """The same as a stream of Server-Sent Events that goes on. Last-Event-ID counts more than ``after``."""
        token, key = await server.key(request)
        start = after if last_event_id is None else last_event_id
        await server.run(server.desk.news, key, start)  # refuses a number that does not exist

        async def read(number: int) -> Told:
            return await server.run(server.desk.news, key, number)

        server.streams.admit(digest(token))
        told = server.streams.listen(key.game, start, read)
        return Stream(told, leave=lambda: server.streams.leave(digest(token)))


def _add_after(app: FastAPI, server: Server) -> None:
    """What there is when a game is over."""

    @app.get("/api/table/record", tags=["after the game"])
    async def record(request: Request) -> Response:
        """The whole game as text, all-knowing."""
        _, key = await server.key(request)
        text = await server.run(server.desk.record, key)
        named = {"content-disposition": f'attachment; filename="{key.game}.record"'}
        return PlainTextResponse(text, headers=named)

    @app.get("/api/table/replay", tags=["after the game"])
    async def replay(
        request: Request,
        viewer: Annotated[str, Query(alias="as", max_length=40)] = "all",
        at: Annotated[int, Query(ge=0, le=10**9)] = 0,
        count: Annotated[int, Query(ge=1, le=MOST_POSITIONS)] = 1,
    ) -> Response:
        """Positions after so many lines, as a seat, the public or an all-knowing reader has them."""
        _, key = await server.key(request)
        server.charge(request, _reading_cost(at + count))
        record = await server.run(server.desk.readable_record, key)
        return _json(await server.readers.replay(record, viewer, at, count))

    @app.post("/api/table/rematch", tags=["after the game"])
    async def rematch(request: Request) -> Response:
        """The same game with sides changed: your token for it. Who asks first begins it; the others ask as well."""
        token, key = await server.key(request)
        server.charge(request)
        return _json(await server.run(server.desk.rematch, key, token))
