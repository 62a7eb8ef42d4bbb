"""What all requests share: the desk and its thread, streams, background tasks and limits. This module connects the
packages: if one package reacts to an event in another, its reaction is passed in as a callback."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from contextvars import ContextVar
from functools import partial, wraps
from typing import Any, Final, Generic, TypeVar

from starlette.requests import Request

from fogline.desk.background import Background
from fogline.desk.keeping import Key
from fogline.desk.new_games import Resumption
from fogline.desk.refusals import INVALID_TOKEN, LOG, UNAVAILABLE, Refused
from fogline.desk.times import left
from fogline.desk.tokens import digest, is_token
from fogline.kit.wire import Form
from fogline.locale import texts_in
from fogline.server.accounts.bots import Bots
from fogline.server.accounts.credentials import Signing
from fogline.server.accounts.players import HEADER, PersonalData, Players
from fogline.server.community.lobby import Lobby
from fogline.server.community.ratings import Ratings, come, count_result, leave
from fogline.server.community.tournaments import Tournaments, begin_rounds
from fogline.server.games.desk import Desk, KnownWorlds
from fogline.server.games.opponents import Advisor, Aids, Opponents
from fogline.server.games.seats import Seats
from fogline.server.games.streams import Streams
from fogline.server.games.worker import LOCKED_OUT, Worker
from fogline.server.http.guard import address
from fogline.server.http.settings import Settings
from fogline.server.limits import ASKER, BILL, Buckets, RateLimits, pay
from fogline.server.notices.notices import Notices
from fogline.server.notices.subscriptions import stop_telling_of, tell_of
from fogline.server.operations.metrics import Metrics
from fogline.server.sandbox.pool import Sandbox
from fogline.server.sandbox.reviews import Reviews
from fogline.server.storage.health import Health
from fogline.server.storage.heartbeat import BEAT_SECONDS, READ_SECONDS, UNDO_SECONDS
from fogline.server.storage.signals import Notifications
from fogline.server.storage.storage import PlayerId, Storage

EXPIRY_SECONDS: Final = 3600.0
"""The interval between searches for expired games."""
HOLDER: Final[ContextVar[str]] = ContextVar("holder", default="")
"""The hash of a request's token, once known to be valid. The games' thread works for the request only while the token
is still valid."""
ROUND_SECONDS: Final = 30.0
"""The interval between checks of tournament rounds."""
READY_SECONDS: Final = 2.0
"""A server whose database has accepted no write for this long is not ready."""
T = TypeVar("T")


class _Job(Generic[T]):
    """A job for the games' thread, requested by the *holder* of a token (a hash, or "")."""

    def __init__(self, desk: Desk, do: Callable[..., T], holder: str) -> None:
        self.begun = time.monotonic()
        self.was_cold = False
        """Whether a game had to be read for the job."""
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


class Service:
    """The desk and its one thread, the streams, background tasks, and limits."""

    def __init__(self, settings: Settings) -> None:
        texts_in("en")  # loaded now: it takes a third of a second and would block the games' thread
        self.settings = settings
        limits = settings.limits
        self.streams = Streams(limits)
        self.rate_limits = RateLimits(limits)
        self.requests = Buckets(settings.rate, settings.burst)
        self.costly = Buckets(settings.costly_rate, settings.costly_burst)
        self.guesses = Buckets(limits.guess_rate, limits.guess_burst)
        """Limits how often wrong tokens are sent: guessing them does not keep others at the same address from
        playing."""
        self.newcomers = Buckets(limits.players_an_hour / 3600, limits.player_burst)
        self._undoing: dict[tuple[str, int | None], asyncio.Future[None]] = {}
        """By seat, the undos in progress."""
        self.metrics = Metrics(settings.slow_seconds)
        self._storage = storage = Storage(settings.database)
        storage.committed = self.metrics.committed
        self._worker = Worker(storage)
        self._notifications: Notifications | None = None
        self._loop: asyncio.AbstractEventLoop | None = None
        self._condition = Health(storage, settings.least_free, settings.largest)
        self.desk = desk = Desk(
            storage,
            round(settings.memory * 2**20),
            changed=self._changed,
            refuse_without_room=self._condition.refuse_without_room,
            is_verifiable=settings.is_verifiable,
        )
        desk.cache.ended = partial(count_result, storage)
        self.seats = Seats(storage, desk, taken=self._seat_taken, dropped=partial(stop_telling_of, storage))
        self.players = Players(storage)
        self.personal_data = PersonalData(storage, leave=partial(leave, storage))
        self.bots = Bots(storage, self.players, self.personal_data)
        self.signing = Signing(storage, self.players, settings.provider)
        self.lobby = Lobby(storage, desk)
        self.ratings = Ratings(storage, desk)
        self.tournaments = Tournaments(storage, desk, self.seats)
        self.worlds = KnownWorlds(storage)
        self.opponents = Opponents(settings.bot_processes, thought=self.metrics.thought)
        self.aids = Aids()
        self.advisor = Advisor()
        self.sandbox = Sandbox()
        self.reviews = Reviews()
        self._background = Background(desk, self.run, self.opponents, settings.bot_pause, attends=ASKER.set)
        self.notices = Notices(
            storage,
            settings.notices,
            settings.notice_seconds,
            run=self.run,
            listening=self.streams.listeners,
            noticed=self.metrics.noticed,
        )
        self._regular: list[asyncio.Task[None]] = []
        """The recurring tasks."""
        self.is_stopping = False
        """Whether the server was told to stop."""
        self._measure()

    def _measure(self) -> None:
        cache, measure = self.desk.cache, self.metrics.measure
        measure("games_in_memory", "Games in memory", lambda: len(cache.sessions))
        measure("games_memory_bytes", "Memory that they take, about", lambda: cache.bytes)
        measure("streams", "Open streams", self.streams.count)
        measure("worker_queue", "Jobs that wait for the games' thread", self._worker.waiting)
        measure("database_trouble", "1 while the database cannot be used", self._worker.has_trouble)
        measure("bots_queue", "Bots that think or wait for a process", self.opponents.waiting)
        measure("notices_queue", "Notices that wait to be sent", self.notices.unsent)
        measure("cache_hits", "Games that were in memory when needed", lambda: cache.hits, is_total=True)
        measure("cache_misses", "Games that had to be read", lambda: cache.misses, is_total=True)

    async def run(self, do: Callable[..., T], *given: Any) -> T:
        """Run a function in the games' thread. If a game had to be read first, the answer is sent on a beat, whoever
        asked and whatever the result."""
        job = _Job(self.desk, do, HOLDER.get())
        try:
            return await self._worker.run(job, *given)
        finally:
            if job.was_cold:
                await asyncio.sleep(left(job.begun, READ_SECONDS, time.monotonic()))

    def _changed(self, game_id: str, due: int | None) -> None:
        """The games' thread has changed a game. Readers wait until it is committed."""

        def hear() -> None:
            self.streams.ring(game_id)
            self._background.expect(game_id, due)

        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(hear)

    def _seat_taken(self, player: PlayerId, game_id: str, seat: int, *, is_turn: bool) -> None:
        """A player holds a seat from now on: record it in ratings and notices."""
        come(self._storage, game_id, seat)
        if self._storage.game(game_id).ended is None:
            tell_of(self._storage, player, game_id, seat, self.desk.cache.now(), is_turn=is_turn)

    def open(self) -> None:
        """Start the background tasks and listen for changes by other servers."""
        self._loop = loop = asyncio.get_running_loop()
        self._background.open()
        self.notices.open(self.desk.cache.now)
        self._regular = [
            asyncio.create_task(_regularly(BEAT_SECONDS, partial(self.run, self.desk.beat))),
            asyncio.create_task(_regularly(ROUND_SECONDS, self.begin_rounds, ROUND_SECONDS)),
        ]
        if any(self.settings.expiry):
            self._regular.append(asyncio.create_task(_regularly(EXPIRY_SECONDS, self._delete_old)))
        if self._storage.is_shared:

            def hear(game_id: str | None) -> None:
                loop.call_soon_threadsafe(self.streams.ring, game_id)

            database, storage = self.settings.database, self._storage
            self._notifications = Notifications(database, lambda sender: sender == storage.backend, hear)

    async def begin_rounds(self) -> None:
        """Start or continue the rounds of all tournaments."""
        await begin_rounds(self.tournaments, self.run)

    async def _delete_old(self) -> None:
        """Delete expired games, one at a time."""
        expiry, now = self.settings.expiry, self.desk.cache.now
        found = await self.run(expiry.find, self._storage, now())
        deleted = [await self.run(expiry.delete, self._storage, game_id, now()) for game_id in found]
        if any(deleted):
            LOG.warning("deleted %d old games", sum(deleted))

    async def ready(self) -> None:
        """Refuse unless games can be played and stored here for the next few seconds."""
        if self.is_stopping:
            raise Refused(UNAVAILABLE, "unavailable", "the server is stopping")
        try:
            async with asyncio.timeout(READY_SECONDS):
                await self.run(self._condition.refuse_unless_ready)
        except TimeoutError:
            why = LOCKED_OUT if self._worker.is_locked_out() else "the database did not answer in time"
            raise Refused(UNAVAILABLE, "unavailable", why) from None

    async def close(self) -> None:
        """Stop when all running requests are done. Unfinished work of bots is found again at the next start."""
        for task in self._regular:
            task.cancel()
        await asyncio.gather(*self._regular, return_exceptions=True)
        if self._regular:
            with suppress(Refused):
                await self.run(self.desk.beat)
        for part in (self.notices, self._background, self.opponents, self.aids, self.advisor, self.sandbox):
            await part.close()
        await self.reviews.close()
        self.signing.close()
        if self._notifications is not None:
            self._notifications.close()
        self._worker.close()

    def now(self) -> int:
        return self.desk.cache.now()

    def charge(self, request: Request, cost: float = 1) -> None:
        """Charge for a costly request."""
        pay(self.costly, address(request.scope), cost, "too many requests of this kind; wait a little")

    @contextmanager
    def guessing(self, request: Request, status: int = INVALID_TOKEN) -> Iterator[None]:
        """Limit how often an address is refused with this *status*, because its requests may be guesses."""
        try:
            yield
        except Refused as refusal:
            if refusal.status == status:
                pay(self.guesses, address(request.scope), 1, "too many wrong tokens; wait a little")
            raise

    async def key(self, request: Request) -> tuple[str, Key]:
        """The token of a request, and the access that it gives."""
        scheme, _, token = request.headers.get("authorization", "").partition(" ")
        with self.guessing(request):
            if scheme.lower() != "bearer":
                raise Refused(401, "token", "a header is required: 'Authorization: Bearer TOKEN'")
            holder = digest(token) if is_token(token) else ""
            known = self._storage.known_key(holder)
            key = await self.run(self.desk.check, holder) if known is None else known
        HOLDER.set(holder)
        if (bill := BILL.get()) is not None:
            bill.name(payer(request, holder, key))
        await self.undone(key)
        return token, key

    async def player(self, request: Request) -> PlayerId | None:
        """The signed-in player who sends a request; None, if nobody is signed in."""
        token = request.headers.get(HEADER)
        if token is None:
            return None
        with self.guessing(request):
            return await self.run(self.players.signed_in, token, self.now())

    async def signed_in(self, request: Request) -> PlayerId:
        """Like ``player``, but refused if nobody is signed in."""
        player = await self.player(request)
        if player is None:
            raise Refused(INVALID_TOKEN, "signed-out", "a header is required: 'Fogline-Player: TOKEN'")
        return player

    async def take_seats(self, request: Request, do: Callable[..., Form], *given: Any) -> Form:
        """Call a function of the desk that hands out seat tokens. If the player is signed in, the seats become
        theirs."""
        player = await self.player(request)

        @wraps(do)
        def take() -> Form:
            with self._storage.transaction():  # if the seat is refused, nothing was done
                form = do(*given)
                if player is not None:
                    self.seats.hold_given(player, form)
                self.ratings.refuse_others(player, form)
            return form

        return await self.run(take)

    async def resume(self, record: str, at: int, aid: str, *, training: bool) -> Resumption:
        """Prepare a game that starts with lines of a record that was already tried: play the lines, while other jobs go
        first."""
        begun = await self.run(partial(Resumption, training=training), record, at, aid)
        while not await self.run(begun.play_on):
            pass
        return begun

    @contextmanager
    def undoing(self, key: Key) -> Iterator[None]:
        """Hold back all other requests and streams of a seat, so that they cannot reveal how long its undo takes."""
        seat, done = (key.game_id, key.seat), asyncio.get_running_loop().create_future()
        self._undoing[seat] = done
        try:
            yield
        finally:
            del self._undoing[seat]
            done.set_result(None)

    async def undone(self, key: Key) -> None:
        while (done := self._undoing.get((key.game_id, key.seat))) is not None:
            await asyncio.shield(done)

    @asynccontextmanager
    async def beat(self) -> AsyncIterator[None]:
        """End this block on a beat, because it takes longer the more others have done in secret."""
        loop = asyncio.get_running_loop()
        begun = loop.time()
        try:
            yield
        finally:
            await asyncio.sleep(left(begun, UNDO_SECONDS, loop.time()))


async def _regularly(seconds: float, do: Callable[[], Awaitable[object]], wait: float = 0) -> None:
    """Call *do* after a first *wait*, and then every *seconds* seconds."""
    await asyncio.sleep(wait)
    while True:
        try:
            await do()
        except Refused:
            pass  # the database is unavailable; its thread has logged that
        except Exception:
            LOG.exception("a recurring task has failed")
        await asyncio.sleep(seconds)


def payer(request: Request, holder: str, key: Key) -> str:
    """Who pays for a request with a token. Many people can share a watcher's link, so each address pays separately."""
    return holder if key.seat is not None else f"{holder} {address(request.scope)}"
