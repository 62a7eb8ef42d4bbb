"""The requests: what each takes and gives is documented in docs/protocol.md and on the server's page ``/api``.

Those that come all the time while people play are answered without FastAPI, which would cost more than the rules
and the database together.

Only well-formed requests are answered that way. Everything else goes on to FastAPI, so that malformed requests are
refused in one place and the OpenAPI description stays complete.
"""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Annotated, Final, Literal

from fastapi import FastAPI, Header, Query, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import PlainTextResponse
from fastapi.utils import generate_unique_id
from pydantic import ValidationError
from starlette.exceptions import HTTPException
from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from fogline.bots.levels import described
from fogline.kernel.arrays import COMPILED
from fogline.kernel.errors import FoglineError
from fogline.kernel.game import Seat
from fogline.kernel.names import kebab
from fogline.kernel.setup import Setup
from fogline.kit.aid import DEDUCING
from fogline.kit.registry import title_of, titles
from fogline.locale import words_of
from fogline.server.games.cache import GameCache
from fogline.server.games.replays import MAX_POSITIONS
from fogline.server.games.sessions import HOLIDAY
from fogline.server.http.bodies import (
    Actions,
    GoingOn,
    Invited,
    Joining,
    NewGame,
    Phrasing,
    Reading,
    Rematching,
    Resting,
    Saying,
    Seeding,
    Undoing,
    Verifying,
)
from fogline.server.http.guard import FAULT, Guard, Watch, address, as_bytes
from fogline.server.http.openapi import describe_requests
from fogline.server.http.pages import add_pages, allowed
from fogline.server.http.routes.advice_routes import add_coaching
from fogline.server.http.routes.lobby_routes import add_lobby
from fogline.server.http.routes.notice_routes import add_notices
from fogline.server.http.routes.player_routes import add_identity
from fogline.server.http.routes.puzzle_routes import add_puzzles
from fogline.server.http.routes.rating_routes import add_ratings
from fogline.server.http.routes.review_routes import add_reviews
from fogline.server.http.routes.sign_in_routes import add_sign_in
from fogline.server.http.routes.tournament_routes import add_tournaments
from fogline.server.http.routes.world_routes import add_other_worlds
from fogline.server.http.service import JSON, Server, Settings, add_lines, answer, keep, refusal
from fogline.server.limits import GAME_BYTES, reading_cost
from fogline.server.operations.metrics import CONTENT_TYPE, is_allowed
from fogline.server.operations.metrics import PATH as METRICS
from fogline.server.refusals import Refused
from fogline.server.storage.storage import Key, Row
from fogline.server.storage.tokens import new_token
from fogline.table.fairness import SEED

ACTIONS: Final = "/api/table/actions"
EVENTS: Final = "/api/table/events"


class FastPath:
    """The middleware. It comes after the guard, which has read the whole body."""

    def __init__(self, app: ASGIApp, server: Server) -> None:
        self._app = app
        self._server = server

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
        return await self._server.act(request, wanted)

    async def _listen(self, request: Request) -> Response | None:
        query = request.scope["query_string"].decode("latin-1")
        after = request.headers.get("last-event-id", query.removeprefix("after=") or "0")
        if not (after.isascii() and after.isdigit() and len(after) < 10):
            return None
        return await self._server.events(request, int(after))


def _again(message: Message, receive: Receive) -> Receive:
    """The same message once more, then the following ones."""
    left = [message]

    async def receive_again() -> Message:
        return left.pop() if left else await receive()

    return receive_again


def add_seed(cache: GameCache, key: Key, seed: str) -> None:
    """Add the seed of a seat, once and before it acts. A repetition changes nothing."""
    if key.seat is None:
        raise Refused(403, "watching", "watchers cannot act")
    session = cache.bring(key.game_id)
    proof = session.proof
    if proof is None:
        raise Refused(409, "not-verifiable", "this game cannot be verified, so it does not take seeds")
    if proof.seeds.get(key.seat) == seed:
        return
    if key.seat in proof.seeds or key.seat in proof.acted or session.table.outcome() is not None:
        raise Refused(409, "seeded", "a seat can add one seed, before it acts")
    with cache.writing(key.game_id):
        cache.append(key.game_id, session, [Row(key.seat, f"{SEED}{seed}", session.time(cache.now()))])


def take_holiday(cache: GameCache, key: Key, days: int, left: int) -> None:
    """Stop a seat's own clock for some days, if *left* is how many there were before. If there are fewer by *days* now,
    this is a repetition, and they are not taken again. Holidays are rows of a game, and no lines of its record: like
    the clock they are not part of the rules. For the games' thread."""
    if key.seat is None:
        raise Refused(403, "watching", "watchers cannot act")
    seat, session = Seat(key.seat), cache.bring(key.game_id)
    clock = session.clock
    if clock is None or session.started is None or session.table.outcome() is not None:
        raise Refused(409, "no-holiday", "no clock is running in this game")
    now_left = clock.holidays[seat]
    if now_left == left - days:
        return
    if now_left != left or days > left:
        raise Refused(409, "no-holiday", f"{now_left} days of holiday are left")
    with cache.writing(key.game_id):
        cache.append(key.game_id, session, [Row(seat, f"{HOLIDAY}{days}", session.time(cache.now()))])
    cache.changed(key.game_id, session.due())


AID_COST: Final = 0.5
"""The cost of computing a memory aid, as a fraction of a costly request."""


class Application:
    """What uvicorn serves: the guard before everything, the fast path, then FastAPI."""

    def __init__(self, server: Server, api: FastAPI) -> None:
        self.server = server
        self.api = api
        fast_path = FastPath(api, server)
        paths = [route.path for route in api.routes if isinstance(route, Route)]
        watch = Watch(server.metrics, paths, server.settings.slow_seconds)
        limits, rate_limits = server.settings.limits, server.rate_limits
        self._guarded = Guard(fast_path, limits=limits, rate_limits=rate_limits, requests=server.requests, watch=watch)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await self._guarded(scope, receive, send)


def make_app(settings: Settings) -> Application:
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
        generate_unique_id_function=lambda route: kebab(generate_unique_id(route)),
    )
    describe_requests(app)
    _add_faults(app)
    _add_table(app, server)  # first, because asked for most: routes are tried in turn
    add_coaching(app, server)
    _add_limits(app, server)
    _add_after(app, server)
    add_reviews(app, server)
    add_other_worlds(app, server)
    add_puzzles(app, server)
    add_notices(app, server)
    add_lobby(app, server)
    add_sign_in(app, server)
    add_identity(app, server)
    add_ratings(app, server)
    add_tournaments(app, server)
    if settings.metrics_token:
        _add_metrics(app, server, settings.metrics_token)
    add_pages(app)
    return Application(server, app)


def _add_faults(app: FastAPI) -> None:
    """Every refusal as JSON, without internal details."""

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
        body = {"error": code, "text": "there is no such request"}
        named = {name.lower(): value for name, value in (error.headers or {}).items()}
        if "allow" in named:
            named["allow"] = allowed(named["allow"].split(", "))
        return answer(body, error.status_code, named)


def _add_limits(app: FastAPI, server: Server) -> None:
    """What needs no token."""

    @app.get("/api/health", tags=["server"])
    async def health() -> Response:
        """Whether the server is running. It checks nothing else; see ready."""
        return answer({"ok": True})

    @app.get("/api/ready", tags=["server"])
    async def ready() -> Response:
        """Whether games can be played: the database can be written to and its disk has free space."""
        await server.ready()
        return answer({"ok": True})

    @app.get("/api/games", tags=["server"])
    async def games() -> Response:
        """What can be played: games, scenarios, seats, presets, options and the levels of the computer; and whether the
        rules are compiled, and how one can sign in."""
        found = [described(title) for title in titles().values()]
        return answer({"games": found, "compiled": COMPILED, "sign-in": server.signing.ways()})

    @app.get("/api/words", tags=["server"])
    async def words(game: Annotated[str, Query(max_length=40)], language: Literal["en", "es", "fr"] = "en") -> Response:
        """The texts of a game in Fluent's format, for clients that were built without them."""
        return answer({"texts": words_of(title_of(game).name, language)})

    @app.post("/api/games", status_code=201, tags=["server"])
    async def create(request: Request, wanted: NewGame) -> Response:
        """Begin a game. The answer has a token for each seat you hold, an invitation for each other, and one to
        watch."""
        server.charge(request)
        keep(GAME_BYTES + len(wanted.data))
        setup = Setup(wanted.game, wanted.scenario, wanted.options, wanted.data)
        if setup.data:
            setup = await server.readers.check(address(request.scope), setup, wanted.asked_aid)
        given = (setup, wanted.hold, wanted.terms(setup.game))
        return answer(await server.take_seats(request, server.desk.create, *given), 201)

    @app.post("/api/continue", status_code=201, tags=["server"])
    async def go_on(request: Request, wanted: GoingOn) -> Response:
        """Begin a game with the first lines of a record. The answer is as for a new game."""
        server.charge(request, reading_cost(wanted.at))
        keep(GAME_BYTES + len(wanted.record))
        record = await server.readers.cut(address(request.scope), wanted.record, wanted.at, wanted.asked_aid)
        begun = await server.resume(record, wanted.at, wanted.asked_aid, training=wanted.training)
        await server.run(server.worlds.refuse_foreign, begun.world)
        given = (begun, wanted.hold, wanted.terms(begun.setup.game))
        return answer(await server.take_seats(request, server.desk.go_on, *given), 201)

    @app.post("/api/terms", tags=["server"])
    async def invited(request: Request, wanted: Invited) -> Response:
        """What an invitation is for: what you would agree to by joining. Nothing changes."""
        server.charge(request)
        return answer(await server.run(server.desk.terms, wanted.invitation))

    @app.post("/api/join", tags=["server"])
    async def join(request: Request, wanted: Joining) -> Response:
        """Exchange an invitation for the token of its seat. Sent again with the same nonce it is answered again."""
        server.charge(request)
        nonce = new_token() if wanted.nonce is None else wanted.nonce
        return answer(await server.take_seats(request, server.desk.join, wanted.invitation, nonce))

    @app.post("/api/replay", tags=["server"])
    async def replay(request: Request, wanted: Reading) -> Response:
        """Read a record: positions from a given line on, as a seat, the public or an all-knowing reader sees them."""
        server.charge(request, reading_cost(wanted.at + wanted.count))
        asked = (wanted.record, wanted.viewer, wanted.at, wanted.count)
        return Response(await server.readers.replay(address(request.scope), *asked), media_type=JSON)

    @app.post("/api/verify", tags=["server"])
    async def verify(request: Request, wanted: Verifying) -> Response:
        """Check a record: whether its draws, lines and commitments follow from its seeds."""
        server.charge(request, reading_cost(wanted.record.count("\n")))
        told = await server.readers.verify(address(request.scope), wanted.record, wanted.given)
        return Response(told, media_type=JSON)


def _add_metrics(app: FastAPI, server: Server, token: str) -> None:
    """The figures for monitoring. Without their token there is no such request."""

    @app.get(METRICS, include_in_schema=False)
    async def metrics(request: Request) -> Response:
        if not is_allowed(token, request.headers.get("authorization", "")):
            raise HTTPException(404)
        return Response(server.metrics.text(), media_type=CONTENT_TYPE)


def _add_table(app: FastAPI, server: Server) -> None:
    """Requests at a table. The token says which table and which seat."""

    @app.get("/api/table", tags=["table"])
    async def look(request: Request) -> Response:
        """All that you may know: the view, and what you may do."""
        _, key = await server.key(request)
        return answer(await server.run(server.desk.look, key))

    @app.post(ACTIONS, tags=["table"])
    async def act(request: Request, wanted: Actions) -> Response:
        """Play actions, all or none. Sent again with the same number they are answered again and not played again."""
        return await server.act(request, wanted)

    @app.post("/api/table/why-not", tags=["table"])
    async def why_not(request: Request, wanted: Actions) -> Response:
        """Why these actions would be refused now, or null if they would be played. Nothing is played."""
        return await server.why_not(request, wanted)

    @app.post("/api/table/words", tags=["table"])
    async def say(request: Request, wanted: Saying) -> Response:
        """Resign, or offer, accept or decline a draw."""
        _, key = await server.key(request)
        add_lines()
        return await server.change(key, server.desk.say, wanted.word, wanted.sequence)

    @app.post("/api/table/phrases", tags=["table"])
    async def phrase(request: Request, wanted: Phrasing) -> Response:
        """Say one of the fixed phrases, at any time, but only so often. Everybody at the table reads it."""
        _, key = await server.key(request)
        add_lines()
        return answer(await server.run(server.desk.phrases.say, key, wanted.phrase))

    @app.post("/api/table/holiday", tags=["table"])
    async def rest(request: Request, wanted: Resting) -> Response:
        """Take days of holiday: the clock of your seat stands. Repeated with the same ``left`` they are taken once."""
        _, key = await server.key(request)
        add_lines()
        await server.run(take_holiday, server.desk.cache, key, wanted.days, wanted.left)
        return answer({"ok": True})

    @app.post("/api/table/seed", tags=["table"])
    async def seed(request: Request, wanted: Seeding) -> Response:
        """Add a seed of your own, once and before you act: every later draw depends on it."""
        _, key = await server.key(request)
        add_lines()
        await server.run(add_seed, server.desk.cache, key, wanted.seed)
        return answer({"ok": True})

    @app.post("/api/table/undo", tags=["table"])
    async def undo(request: Request, wanted: Undoing) -> Response:
        """Take back your latest action, as long as nobody has learned of it."""
        _, key = await server.key(request)
        server.charge(request)
        add_lines()
        return await server.undo(key, wanted.sequence)

    @app.get("/api/table/news", tags=["table"])
    async def news(request: Request, after: Annotated[int, Query(ge=0, le=10**9)] = 0) -> Response:
        """What you were told after that number, at once. If there is ``more``, ask on after the last one."""
        _, key = await server.key(request)
        told = await server.run(server.desk.news, key, after)
        info = {"more": told.is_more, "phrases": told.phrases, **told.table}
        body = b'{"news":[%b],%b' % (b",".join(one for _, one in told.news), as_bytes(info)[1:])
        return Response(body, media_type=JSON)

    @app.get("/api/table/aid", tags=["table"])
    async def aid(request: Request) -> Response:
        """What the memory aid tells you, as far as was agreed."""
        _, key = await server.key(request)
        view, level = await server.run(server.desk.seen, key)
        if level in DEDUCING:
            server.charge(request, AID_COST)
        return answer(await server.opponents.aid(key, view, level, address(request.scope)))

    @app.get(EVENTS, tags=["table"])
    async def events(
        request: Request,
        after: Annotated[int, Query(ge=0, le=10**9)] = 0,
        last_event_id: Annotated[int | None, Header(ge=0, le=10**9)] = None,
    ) -> Response:
        """The same as a stream of Server-Sent Events. Last-Event-ID takes precedence over ``after``."""
        return await server.events(request, after if last_event_id is None else last_event_id)


def _add_after(app: FastAPI, server: Server) -> None:
    """Requests for games that are over."""

    @app.get("/api/table/record", tags=["after the game"])
    async def record(request: Request) -> Response:
        """The whole game as text, all-knowing."""
        _, key = await server.key(request)
        text = await server.run(server.desk.record, key)
        named = {"content-disposition": f'attachment; filename="{key.game_id}.record"'}
        return PlainTextResponse(text, headers=named)

    @app.get("/api/table/replay", tags=["after the game"])
    async def replay(
        request: Request,
        viewer: Annotated[str, Query(alias="as", max_length=40)] = "all",
        at: Annotated[int, Query(ge=0, le=10**9)] = 0,
        count: Annotated[int, Query(ge=1, le=MAX_POSITIONS)] = 1,
    ) -> Response:
        """Positions from a given line on, as a seat, the public or an all-knowing reader sees them."""
        _, key = await server.key(request)
        server.charge(request, reading_cost(at + count))
        record = await server.run(server.desk.readable_record, key)
        told = await server.readers.replay(address(request.scope), record, viewer, at, count, is_ours=True)
        return Response(told, media_type=JSON)

    @app.post("/api/table/rematch", tags=["after the game"])
    async def rematch(request: Request, wanted: Rematching | None = None) -> Response:
        """Your token for a rematch. The first request starts the game and names its terms; the other players ask for it
        as well."""
        token, key = await server.key(request)
        server.charge(request)
        keep(GAME_BYTES + await server.run(server.desk.data_size, key))
        asked = (wanted or Rematching()).asked()
        return answer(await server.take_seats(request, server.desk.rematch, key, token, asked))
