"""The application: it defines the requests that need no token and combines them with all others. docs/protocol.md and
the server's page ``/api`` document them.

Frequent requests during play are answered without FastAPI, which would cost more than the rules and the database
together. Only well-formed requests are answered that way: all others continue to FastAPI, so that malformed requests
are refused in one place and the OpenAPI description stays complete.
"""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated, Literal

from fastapi import FastAPI, Query, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.utils import generate_unique_id
from pydantic import ValidationError
from starlette.exceptions import HTTPException
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from fogline.bots.levels import described
from fogline.desk.tokens import new_token
from fogline.kernel.arrays import COMPILED
from fogline.kernel.errors import FoglineError
from fogline.kernel.messages import kebab
from fogline.kit.registry import title_of, titles
from fogline.locale import words_of
from fogline.server.http.bodies import Actions, GoingOn, Invited, Joining, NewGame, Reading, Verifying
from fogline.server.http.dependencies import CHARGED, JSON, answer, done, refusal
from fogline.server.http.guard import FAULT, Guard, address
from fogline.server.http.openapi import describe_requests
from fogline.server.http.pages import add_pages, allowed
from fogline.server.http.routes.account_routes import add_accounts
from fogline.server.http.routes.advice_routes import add_advice
from fogline.server.http.routes.bot_routes import add_bots
from fogline.server.http.routes.community_routes import add_community
from fogline.server.http.routes.notice_routes import add_notices
from fogline.server.http.routes.puzzle_routes import add_puzzles
from fogline.server.http.routes.review_routes import add_reviews
from fogline.server.http.routes.table_routes import ACTIONS, EVENTS, act, add_after, add_table, listen
from fogline.server.http.service import Service
from fogline.server.http.settings import Settings
from fogline.server.limits import GAME_BYTES, keep, reading_cost
from fogline.server.operations.metrics import CONTENT_TYPE, is_allowed
from fogline.server.operations.metrics import PATH as METRICS


class FastPath:
    """The middleware. It comes after the guard, which has read the whole body."""

    def __init__(self, app: ASGIApp, service: Service) -> None:
        self._app = app
        self._service = service

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        response: Response | None = None
        if scope["type"] == "http":
            try:
                if scope["path"] == ACTIONS and scope["method"] == "POST":
                    message = await receive()
                    response = await self._act(Request(scope), message.get("body", b""))
                    receive = _again(message, receive)
                elif scope["path"] == EVENTS and scope["method"] == "GET":
                    response = await self._listen(Request(scope))
            except FoglineError as error:
                response = refusal(error)
        await (self._app if response is None else response)(scope, receive, send)

    async def _act(self, request: Request, body: bytes) -> Response | None:
        if request.headers.get("content-type") != JSON:
            return None
        try:
            wanted = Actions.model_validate_json(body)
        except ValidationError:
            return None
        return await act(self._service, request, wanted)

    async def _listen(self, request: Request) -> Response | None:
        query = request.scope["query_string"].decode("latin-1")
        after = request.headers.get("last-event-id", query.removeprefix("after=") or "0")
        if not (after.isascii() and after.isdigit() and len(after) < 10):
            return None
        return await listen(self._service, request, int(after))


def _again(message: Message, receive: Receive) -> Receive:
    """Receive the same message again, then the following ones."""
    left = [message]

    async def receive_again() -> Message:
        return left.pop() if left else await receive()

    return receive_again


class Application:
    """The ASGI application: the guard before everything, the fast path, then FastAPI."""

    def __init__(self, service: Service, api: FastAPI) -> None:
        self.service = service
        self.api = api
        paths = [route.path for route in api.routes if isinstance(route, Route)]
        service.metrics.know(paths)
        self._guarded = Guard(
            FastPath(api, service),
            limits=service.settings.limits,
            rate_limits=service.rate_limits,
            requests=service.requests,
            metrics=service.metrics,
        )

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._guarded(scope, receive, send)


def make_app(settings: Settings) -> Application:
    """The application. It opens the database immediately and closes it on shutdown."""
    service = Service(settings)

    @asynccontextmanager
    async def lifespan(_app: FastAPI) -> AsyncIterator[None]:
        service.open()
        yield
        await service.close()

    app = FastAPI(
        title="Fogline",
        description="Hidden-information card wargames over HTTP. docs/protocol.md explains every field.",
        version="1",
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
        lifespan=lifespan,
        generate_unique_id_function=lambda route: kebab(generate_unique_id(route)),
    )
    app.state.service = service
    describe_requests(app)
    _add_faults(app)
    add_table(app, service)  # first, because it is the most frequent: routes are tried in order
    add_advice(app, service)
    _add_server(app, service)
    for add in (add_after, add_reviews, add_puzzles, add_notices, add_community, add_accounts, add_bots):
        add(app, service)
    if settings.metrics_token:
        _add_metrics(app, service, settings.metrics_token)
    add_pages(app)
    return Application(service, app)


def _add_faults(app: FastAPI) -> None:
    """Return every refusal as JSON, without internal details."""

    @app.exception_handler(FoglineError)
    async def refused(_request: Request, error: FoglineError) -> Response:
        return refusal(error)

    @app.exception_handler(Exception)
    async def failed(_request: Request, _error: Exception) -> Response:
        return refusal(FAULT)

    @app.exception_handler(RequestValidationError)
    async def invalid(_request: Request, error: RequestValidationError) -> Response:
        faults = [
            {"where": ".".join(str(part) for part in one["loc"])[:200], "why": one["type"]}
            for one in error.errors()[:10]
        ]
        return answer({"error": "invalid", "text": "the request is malformed", "faults": faults}, 422)

    @app.exception_handler(HTTPException)
    async def unknown(_request: Request, error: HTTPException) -> Response:
        code = {404: "not-found", 405: "method", 400: "invalid"}.get(error.status_code, "refused")
        named = {name.lower(): value for name, value in (error.headers or {}).items()}
        if "allow" in named:
            named["allow"] = allowed(named["allow"].split(", "))
        return answer({"error": code, "text": "there is no such request"}, error.status_code, named)


def _add_server(app: FastAPI, service: Service) -> None:
    """Add the requests that need no token: the server itself, new games, invitations, and records."""
    desk = service.desk

    @app.get("/api/health", tags=["server"])
    async def health() -> Response:
        """Whether the server is running. Nothing else is checked; see ready."""
        return await done()

    @app.get("/api/ready", tags=["server"])
    async def ready() -> Response:
        """Whether games can be played: the database can be written to and its disk has free space."""
        return await done(service.ready())

    @app.get("/api/games", tags=["server"])
    async def games() -> Response:
        """The available games with their scenarios, seats, presets, options and computer levels; and whether the rules
        are compiled, and the ways to sign in."""
        found = [described(title) for title in titles().values()]
        return answer({"games": found, "compiled": COMPILED, "sign-in": service.signing.ways()})

    @app.get("/api/words", tags=["server"])
    async def words(game: Annotated[str, Query(max_length=40)], language: Literal["en", "es", "fr"] = "en") -> Response:
        """The texts of a game in Fluent's format, for clients that were built without them."""
        return answer({"texts": words_of(title_of(game).name, language)})

    @app.post("/api/games", status_code=201, tags=["server"], dependencies=[CHARGED])
    async def create(request: Request, wanted: NewGame) -> Response:
        """Begin a game. The answer has a token for each seat you hold, an invitation for each other, and one to
        watch."""
        keep(GAME_BYTES + len(wanted.data))
        setup = wanted.setup()
        if setup.data:
            setup = await service.sandbox.check(address(request.scope), setup, wanted.asked_aid)
        given = (setup, wanted.hold, wanted.terms(setup.game))
        return answer(await service.take_seats(request, desk.create, *given), 201)

    @app.post("/api/continue", status_code=201, tags=["server"])
    async def go_on(request: Request, wanted: GoingOn) -> Response:
        """Begin a game with the first lines of a record. The answer is as for a new game."""
        service.charge(request, reading_cost(wanted.at))
        keep(GAME_BYTES + len(wanted.record))
        asked = {"do": "cut", "record": wanted.record, "at": wanted.at, "aid": wanted.asked_aid}
        record = json.loads(await service.sandbox.tell(address(request.scope), asked))
        begun = await service.resume(record, wanted.at, wanted.asked_aid, training=wanted.training)
        await service.run(service.worlds.refuse_foreign, begun.world)
        given = (begun, wanted.hold, wanted.terms(begun.setup.game))
        return answer(await service.take_seats(request, desk.go_on, *given), 201)

    @app.post("/api/terms", tags=["server"], dependencies=[CHARGED])
    async def invited(wanted: Invited) -> Response:
        """The terms of an invitation: you would agree to them by joining. Nothing changes."""
        return answer(await service.run(desk.terms, wanted.invitation))

    @app.post("/api/join", tags=["server"], dependencies=[CHARGED])
    async def join(request: Request, wanted: Joining) -> Response:
        """Exchange an invitation for the token of its seat. Repeated with the same nonce, it gets the same answer."""
        nonce = new_token() if wanted.nonce is None else wanted.nonce
        return answer(await service.take_seats(request, desk.join, wanted.invitation, nonce))

    @app.post("/api/replay", tags=["server"])
    async def replay(request: Request, wanted: Reading) -> Response:
        """Read a record: positions from a given line on, as a seat, the public or an all-knowing reader sees them."""
        service.charge(request, reading_cost(wanted.at + wanted.count))
        asked = {"do": "replay", **wanted.model_dump(by_alias=True)}
        return Response(await service.sandbox.tell(address(request.scope), asked), media_type=JSON)

    @app.post("/api/verify", tags=["server"])
    async def verify(request: Request, wanted: Verifying) -> Response:
        """Check a record: whether its draws, lines and commitments follow from its seeds."""
        service.charge(request, reading_cost(wanted.record.count("\n")))
        asked = {"do": "verify", **wanted.model_dump()}
        return Response(await service.sandbox.tell(address(request.scope), asked), media_type=JSON)


def _add_metrics(app: FastAPI, service: Service, token: str) -> None:
    """Add the metrics for monitoring. This request exists only if a token for it is set."""

    @app.get(METRICS, include_in_schema=False)
    async def metrics(request: Request) -> Response:
        if not is_allowed(token, request.headers.get("authorization", "")):
            raise HTTPException(404)
        return Response(service.metrics.text(), media_type=CONTENT_TYPE)
