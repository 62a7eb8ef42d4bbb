"""What all requests share (the desk and its thread, streams, background tasks, limits), and the requests of play:
acting and listening."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from contextvars import ContextVar
from dataclasses import dataclass, field
from functools import partial, wraps
from typing import Any, Final, Generic, TypeVar

from starlette.requests import Request
from starlette.responses import Response

from fogline.kernel.errors import FoglineError
from fogline.kit.registry import title_of
from fogline.kit.wire import Form
from fogline.locale import texts_in
from fogline.server.accounts.credentials import Signing
from fogline.server.accounts.oidc import Provider
from fogline.server.accounts.personal_data import PersonalData
from fogline.server.accounts.players import HEADER, PlayerId, Players
from fogline.server.accounts.seats import Seats
from fogline.server.community.invitations import Board
from fogline.server.community.ladder import RatingDesk
from fogline.server.community.tournaments import Rounds, Tournaments
from fogline.server.games.background import Background
from fogline.server.games.desk import MEMORY, Desk
from fogline.server.games.new_games import KnownWorlds, Resumption
from fogline.server.games.opponents import BOT_PROCESSES, Coach, Opponents
from fogline.server.games.paging import Told
from fogline.server.games.streams import Stream, Streams, head_of_stream
from fogline.server.games.worker import Worker
from fogline.server.http.bodies import Actions
from fogline.server.http.guard import address, as_bytes, is_head
from fogline.server.http.routes.review_routes import Reviews
from fogline.server.limits import BILL, Buckets, Limits, RateLimits, pay
from fogline.server.notices.channels import Allowed
from fogline.server.notices.rounds import Notices
from fogline.server.operations.edits import Expiry
from fogline.server.operations.logs import TEXT
from fogline.server.operations.metrics import Counted, Metrics
from fogline.server.refusals import INVALID_TOKEN, UNAVAILABLE, Refused, explain
from fogline.server.sandbox.pool import Sandbox
from fogline.server.storage.health import MIN_FREE, Health
from fogline.server.storage.heartbeat import BEAT_SECONDS, READ_SECONDS, UNDO_SECONDS, left
from fogline.server.storage.signals import Notifications
from fogline.server.storage.storage import Key, Storage
from fogline.server.storage.tokens import digest, is_token

LOG: Final = logging.getLogger("fogline.server")
JSON: Final = "application/json"
EXPIRY_SECONDS: Final = 3600.0
"""How often expired games are looked for."""
HOLDER: Final[ContextVar[str]] = ContextVar("holder", default="")
"""The hash of the token with which a request is made, once it is known to be valid. What is done for it in the games'
thread is done only while it still is."""
READY_SECONDS: Final = 2.0
"""A server whose database accepts no write for this long is not ready."""
T = TypeVar("T")


@dataclass(frozen=True)
class Settings:
    """The settings of a server."""

    database: str
    rate: float = 200
    """Requests per second for each address."""
    burst: float = 400
    """The burst: requests that may come at once."""
    costly_rate: float = 5
    """The same for costly requests: new games, joining, rematches, and reading records."""
    costly_burst: float = 40
    memory: float = MEMORY / 2**20
    """Megabytes that games in memory may take."""
    least_free: float = MIN_FREE
    """With fewer megabytes left on the disk no game is created."""
    largest: float | None = None
    """Once the database has this many megabytes no game is created."""
    limits: Limits = field(default_factory=Limits)
    """Limits of connections, streams and work, and who may connect."""
    bot_pause: tuple[float, float] = (0.25, 0.5)
    """The range of seconds before an action of a bot that others can notice: drawn before it begins to think, which
    nearly always takes less. If it takes more, the delay is a whole multiple of what was drawn."""
    notices: Allowed = field(default_factory=Allowed)
    """Where notices may be sent."""
    notice_seconds: float = 60
    """The beat of notices: they are sent at whole multiples of this."""
    bot_processes: int = BOT_PROCESSES
    """Processes in which bots think."""
    expiry: Expiry = field(default_factory=Expiry)
    """After which time games are deleted; by default none is."""
    metrics_port: int | None = None
    """The port of the figures for monitoring, on ``metrics_host``."""
    metrics_host: str = "127.0.0.1"
    metrics_token: str = ""
    """With this token the figures can also be requested from the server itself."""
    slow_seconds: float = math.inf
    """Requests that take longer are logged."""
    drain_seconds: float = 0
    """For this long a server that was told to stop goes on serving, and says that it is not ready."""
    log_format: str = TEXT
    provider: Provider | None = None
    """Where people can sign in besides by passkey (OIDC)."""
    is_verifiable: bool = True
    """Whether new games can be verified: draws follow from committed seeds."""


class _Noted(Generic[T]):
    """Something for the desk's thread that was asked for now, by the *holder* of a token (a hash, or "")."""

    def __init__(self, desk: Desk, do: Callable[..., T], holder: str) -> None:
        self.begun = time.monotonic()
        self.was_cold = False
        """Whether a game had to be read for it."""
        self.__qualname__ = getattr(do, "__qualname__", "?")
        self._desk, self._do, self._holder = desk, do, holder

    def __call__(self, *given: Any) -> T:
        cache = self._desk.cache
        cache.begin(self.begun)
        try:
            if self._holder:
                self._desk.check(self._holder)
            return self._do(*given)
        finally:
            self.was_cold = self.was_cold or cache.was_cold


class Server:
    """The desk and its one thread, the streams, background tasks, and limits."""

    def __init__(self, settings: Settings) -> None:
        texts_in("en")  # loaded now: it takes a third of a second and would block the games' thread
        self.settings = settings
        self.streams = Streams(settings.limits)
        self.rate_limits = RateLimits(settings.limits)
        self.requests = Buckets(settings.rate, settings.burst)
        self._undoing: dict[tuple[str, int | None], asyncio.Future[None]] = {}
        """By seat, undos that are in progress."""
        self.costly = Buckets(settings.costly_rate, settings.costly_burst)
        self.guesses = Buckets(settings.limits.guess_rate, settings.limits.guess_burst)
        """Wrong tokens: guessing them does not keep others at the same address from playing."""
        self.newcomers = Buckets(settings.limits.players_an_hour / 3600, settings.limits.player_burst)
        has_metrics = settings.metrics_port is not None or bool(settings.metrics_token)
        self.metrics = Counted() if has_metrics else Metrics()
        self._storage = Storage(settings.database)
        self._storage.committed = self.metrics.committed
        self._worker = Worker(self._storage)
        self._notices: Notifications | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._condition = Health(self._storage, settings.least_free, settings.largest)
        self.desk = Desk(
            self._storage,
            round(settings.memory * 2**20),
            changed=self._changed,
            refuse_without_room=self._condition.refuse_without_room,
            is_verifiable=settings.is_verifiable,
        )
        self.board = Board(self._storage, self.desk)
        self.players = Players(self._storage)
        self.personal_data = PersonalData(self._storage)
        self.seats = Seats(self._storage, self.desk, self.players)
        self.signing = Signing(self._storage, self.players, settings.provider)
        self.ratings = RatingDesk(self._storage, self.desk)
        self.tournaments = Tournaments(self._storage, self.desk, self.seats)
        self.rounds = Rounds(self.tournaments, self.run)
        self.worlds = KnownWorlds(self._storage)
        self._beats: asyncio.Task[None] | None = None
        self._deleting: asyncio.Task[None] | None = None
        self.opponents = Opponents(settings.bot_processes, thought=self.metrics.thought)
        self.coach = Coach()
        self.readers = Sandbox()
        self.reviews = Reviews()
        self._background = Background(self.desk, self.run, self.opponents, settings.bot_pause)
        told = (settings.notices, settings.notice_seconds)
        listening, noticed = self.streams.listeners, self.metrics.noticed
        self.notices = Notices(self._storage, *told, run=self.run, listening=listening, noticed=noticed)
        self.is_stopping = False
        """Whether the server was told to stop."""
        self._measure()

    def _measure(self) -> None:
        """Figures that are looked up when they are wanted."""
        cache, metrics = self.desk.cache, self.metrics
        metrics.measure("games_in_memory", "Games in memory", lambda: len(cache.sessions))
        metrics.measure("games_memory_bytes", "Memory that they take, about", lambda: cache.bytes)
        metrics.measure("streams", "Open streams", self.streams.count)
        metrics.measure("worker_queue", "Jobs that wait for the games' thread", self._worker.waiting)
        metrics.measure("database_trouble", "1 while the database cannot be used", self._worker.has_trouble)
        metrics.measure("bots_queue", "Bots that think or wait for a process", self.opponents.waiting)
        metrics.measure("notices_queue", "Notices that wait to be sent", self.notices.unsent)
        metrics.measure("cache_hits", "Games that were in memory when needed", lambda: cache.hits, is_total=True)
        metrics.measure("cache_misses", "Games that had to be read", lambda: cache.misses, is_total=True)

    async def run(self, do: Callable[..., T], *given: Any) -> T:
        """Run something in the desk's thread. If a game had to be read first, the answer is sent on a beat, whoever
        asked and whatever the result is."""
        noted = _Noted(self.desk, do, HOLDER.get())
        try:
            return await self._worker.run(noted, *given)
        finally:
            if noted.was_cold:
                await asyncio.sleep(left(noted.begun, READ_SECONDS, time.monotonic()))

    def _changed(self, game_id: str, due: int | None) -> None:
        """The desk's thread has changed a game. Readers wait until it is committed."""
        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._heard, game_id, due)

    def _heard(self, game_id: str, due: int | None) -> None:
        self.streams.ring(game_id)
        self._background.expect(game_id, due)

    def open(self) -> None:
        """Start the background tasks, and listen for changes by other servers."""
        self._loop = loop = asyncio.get_running_loop()
        self._background.open()
        self.notices.open(self.desk.cache.now)
        self.rounds.open()
        self._beats = asyncio.create_task(self._beat())
        if any(self.settings.expiry):
            self._deleting = asyncio.create_task(self._delete_old())
        if self._storage.is_shared:

            def heard(game_id: str | None) -> None:
                loop.call_soon_threadsafe(self.streams.ring, game_id)

            self._notices = Notifications(self.settings.database, lambda sender: sender == self._storage.backend, heard)

    async def _beat(self) -> None:
        """Write heartbeats."""
        while True:
            with suppress(Refused):  # the database is unavailable; its thread has logged that
                await self.run(self.desk.beat)
            await asyncio.sleep(BEAT_SECONDS)

    async def _delete_old(self) -> None:
        """Delete expired games, one at a time."""
        expiry = self.settings.expiry
        while True:
            try:
                found = await self.run(expiry.find, self._storage, self.desk.cache.now())
                now = self.desk.cache.now
                deleted = [await self.run(expiry.delete, self._storage, game_id, now()) for game_id in found]
                if any(deleted):
                    LOG.warning("%d old games were deleted", sum(deleted))
            except FoglineError:
                pass  # the database is unavailable; its thread has logged that
            except Exception:
                LOG.exception("old games could not be deleted")
            await asyncio.sleep(EXPIRY_SECONDS)

    async def ready(self) -> None:
        """Refuse unless games can be played and stored, here and in the next seconds."""
        if self.is_stopping:
            raise Refused(UNAVAILABLE, "unavailable", "the server stops")
        try:
            async with asyncio.timeout(READY_SECONDS):
                await self.run(self._condition.refuse_unless_ready)
        except TimeoutError:
            raise Refused(UNAVAILABLE, "unavailable", "the database did not answer in time") from None

    async def close(self) -> None:
        """Stop when all running requests are done. Unfinished work of bots is found again at the next start."""
        if self._deleting is not None:
            self._deleting.cancel()
        if self._beats is not None:
            self._beats.cancel()
            with suppress(Refused):
                await self.run(self.desk.beat)
        await self.notices.close()
        await self.rounds.close()
        await self._background.close()
        await self.opponents.close()
        await self.coach.close()
        self.signing.close()
        await self.readers.close()
        await self.reviews.close()
        if self._notices is not None:
            self._notices.close()
        self._worker.close()

    def charge(self, request: Request, cost: float = 1) -> None:
        """Count a costly request."""
        pay(self.costly, address(request.scope), cost, "too many requests of this kind; wait a little")

    @contextmanager
    def guessing(self, request: Request, status: int = INVALID_TOKEN) -> Iterator[None]:
        """Who is refused with this *status* may have guessed: that is possible only so often."""
        try:
            yield
        except Refused as refusal:
            if refusal.status == status:
                pay(self.guesses, address(request.scope), 1, "too many wrong tokens; wait a little")
            raise

    async def key(self, request: Request) -> tuple[str, Key]:
        """The token of a request, and its access."""
        scheme, _, token = request.headers.get("authorization", "").partition(" ")
        with self.guessing(request):
            if scheme.lower() != "bearer":
                raise Refused(401, "token", "a header is required: 'Authorization: Bearer TOKEN'")
            holder = digest(token) if is_token(token) else ""
            known = self._storage.known_key(holder)
            key = await self.run(self.desk.check, holder) if known is None else known
        HOLDER.set(holder)
        if (bill := BILL.get()) is not None:
            bill.name(_payer(request, holder, key))
        await self._undone(key)
        return token, key

    async def player(self, request: Request) -> PlayerId | None:
        """Who is signed in, if anybody."""
        token = request.headers.get(HEADER)
        if token is None:
            return None
        with self.guessing(request):
            return await self.run(self.players.signed_in, token, self.desk.cache.now())

    async def signed_in(self, request: Request) -> PlayerId:
        """Who is signed in. Refused, if nobody is."""
        player = await self.player(request)
        if player is None:
            raise Refused(INVALID_TOKEN, "signed-out", "a header is required: 'Fogline-Player: TOKEN'")
        return player

    async def take_seats(self, request: Request, do: Callable[..., Form], *given: Any) -> Form:
        """Let the desk do something that gives tokens of seats. Who is signed in holds these seats."""
        player = await self.player(request)

        @wraps(do)
        def taken() -> Form:
            with self._storage.transaction():  # if the seat is refused, nothing was done
                form = do(*given)
                if player is not None:
                    self.seats.hold_given(player, form)
                self.ratings.refuse_others(player, form)
            return form

        return await self.run(taken)

    async def change(self, key: Key, do: Callable[..., bytes], *given: Any) -> Response:
        """Let the desk change a game. A refusal names what the rules of its title say."""
        try:
            return Response(await self.run(do, key, *given), media_type=JSON)
        except FoglineError as error:
            return refusal(error, title_of(await self.run(self.desk.title, key)).words().prefix)

    async def resume(self, record: str, at: int, aid: str, *, training: bool) -> Resumption:
        """A game that begins with lines of a record, which has been tried: they are played, and others go first."""
        begun = await self.run(partial(Resumption, training=training), record, at, aid)
        while not await self.run(begun.play_on):
            pass
        return begun

    async def undo(self, key: Key, sequence: int) -> Response:
        """Take back a seat's latest action, or refuse. The answer is sent on a beat, and all other requests and streams
        of the seat wait for it, so that they cannot show how long it took."""
        await self._undone(key)
        loop, seat = asyncio.get_running_loop(), (key.game_id, key.seat)
        begun, done = loop.time(), loop.create_future()
        self._undoing[seat] = done
        try:
            return await self.change(key, self.desk.undo, sequence)
        finally:
            try:
                await asyncio.sleep(left(begun, UNDO_SECONDS, loop.time()))
            finally:
                del self._undoing[seat]
                done.set_result(None)

    async def _undone(self, key: Key) -> None:
        """Wait until no undo of this seat is in progress."""
        while (done := self._undoing.get((key.game_id, key.seat))) is not None:
            await asyncio.shield(done)

    async def act(self, request: Request, wanted: Actions) -> Response:
        """Play actions of a seat."""
        _, key = await self.key(request)
        add_lines(len(wanted.actions))
        return await self.change(key, self.desk.act, wanted.actions, wanted.sequence)

    async def why_not(self, request: Request, wanted: Actions) -> Response:
        """The refusal that the rules or the table have for actions; they cost as much as if they were sent to be
        played."""
        _, key = await self.key(request)
        add_lines(len(wanted.actions))
        try:
            await self.run(self.desk.refuse, key, wanted.actions, wanted.sequence)
        except Refused:
            raise
        except FoglineError as error:
            prefix = title_of(await self.run(self.desk.title, key)).words().prefix
            return answer({"refusal": explain(error, prefix).body})
        return answer({"refusal": None})

    async def events(self, request: Request, after: int) -> Response:
        """The news after that number, as a stream."""
        token, key = await self.key(request)
        await self.run(self.desk.news, key, after)  # refuses a number that does not exist

        async def read(number: int, said: int) -> Told:
            await self._undone(key)
            return await self.run(self.desk.news_and_position, key, number, said)

        if is_head(request.scope):
            return head_of_stream()
        who = (_payer(request, digest(token), key), address(request.scope))
        self.streams.admit(*who)
        BILL.set(None)  # others trigger this, also by what they do in secret: the listener does not pay for it
        return Stream(self.streams.listen(key.game_id, after, read), leave=lambda: self.streams.leave(*who))


def _payer(request: Request, holder: str, key: Key) -> str:
    """Who pays for a request with a token. The link of a watcher is for many: everybody pays alone."""
    return holder if key.seat is not None else f"{holder} {address(request.scope)}"


def add_lines(count: int = 1) -> None:
    """Pay for lines that the request will add to a game."""
    if (bill := BILL.get()) is not None:
        bill.lines(count)


def keep(size: int) -> None:
    """Pay for bytes that the request will store."""
    if (bill := BILL.get()) is not None:
        bill.keep(size)


def answer(form: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """An answer as JSON."""
    return Response(as_bytes(form), status, headers, media_type=JSON)


def refusal(error: FoglineError, prefix: str = "") -> Response:
    """A refusal as an answer; *prefix* is that of the title's texts."""
    refused = explain(error, prefix)
    return answer(refused.body, refused.status, refused.headers)
