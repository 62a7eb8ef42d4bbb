"""The cache of games: all games are in the database, and recently used ones also in memory.

A game that is not in memory is replayed from its rows. The time grows with the number of rows, so the work is done in
pieces: the caller gets ``Unfinished`` and tries again after all other waiting jobs (``worker.py``).

That time would reveal the number of rows. So until the first beat after such a game was read, every answer about it is
sent on a beat (``was_cold``; ``http/service.py`` waits).

For the one thread that works with games.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from random import SystemRandom
from typing import Final, NamedTuple

from sqlalchemy.exc import NoResultFound, SQLAlchemyError

from fogline.desk.keeping import Row, Stored
from fogline.desk.refusals import LOG, Refused, broken_game, deleted_game
from fogline.desk.sessions import Session, record_of
from fogline.desk.times import left
from fogline.kernel.errors import FoglineError
from fogline.kernel.record import Record
from fogline.server.storage.heartbeat import READ_SECONDS, Heartbeat
from fogline.server.storage.storage import Storage
from fogline.table.declarations import RUN_OUT
from fogline.table.records import AnyTable

PIECE_SECONDS: Final = 0.05
"""Games are read for this many seconds in total before other jobs have their turn."""
MAX_READ: Final = 64
"""The maximum number of games being read at the same time; others wait."""
WAIT_SECONDS: Final = 10.0
"""A partly read game is kept for this long if nobody asks for it."""
MAX_COLD: Final = 10_000
"""The maximum number of games whose first request's time is remembered."""
SPARE: Final = 0.125
"""Up to this share of the memory stays free; the amount is drawn again whenever a game is evicted. If it were constant,
somebody who fills the memory could infer the number of a game's rows, including secret ones, from when it is
evicted."""
MAX_BROKEN: Final = 1000
"""The maximum number of games remembered as broken; others are read again and found broken again."""

_RANDOM: Final = SystemRandom()


class Unfinished(Exception):
    """The game is being read, and there is more to read: ask again after the other jobs have had their turn."""

    def __init__(self, *, has_moved: bool) -> None:
        """*has_moved* tells whether some progress was made; if not, other games had already used up the time."""
        super().__init__()
        self.has_moved = has_moved


class _HalfRead(NamedTuple):
    session: Session
    steps: Iterator[None]
    seal: str
    """The seal of the game's last row."""
    until: float
    """The game is dropped if nobody asks for it until then."""


class GameCache:
    """The games in memory. Changes inside ``writing`` are committed atomically."""

    def __init__(self, storage: Storage, most: int, heart: Heartbeat, changed: Callable[[str, int | None], None]):
        """*most* is the approximate limit of bytes for games in memory. *changed* is called with a game and its due
        time after every change and when the game is loaded into memory (``desk/background.py``)."""
        self._storage = storage
        self.sessions: OrderedDict[str, Session] = OrderedDict()
        self.most = most
        self._spare = SPARE * _RANDOM.random()
        self.bytes = 0
        """The total size of all games in memory, as each reports it (``Session.bytes``)."""
        self._heart = heart
        self.now = heart.now
        self.ended: Callable[[str, Session], None] = lambda game_id, session: None
        """Called with a game that is over, in the transaction that ends it."""
        self.changed = changed
        self._sizes: dict[str, int] = {}
        self._half_read: dict[str, _HalfRead] = {}
        self._broken: OrderedDict[str, None] = OrderedDict()
        self._cold: OrderedDict[str, float] = OrderedDict()
        """Games that are not in memory, each with the time of its first request."""
        self._held: dict[str, float] = {}
        """Games that were just read, and the time until which answers about them wait for a beat."""
        self._begun = 0.0
        self.hits = 0
        """The number of times a game was in memory when it was needed, and the number of times it was not."""
        self.misses = 0
        self.was_cold = False
        """Whether the current job is about a game that was not in memory, or was read just now."""
        storage.undone = self.forget
        storage.edited = self._reread

    def bring(self, game_id: str) -> Session:
        """Return the game, brought up to date. This can write: if a seat has run out of time, the game ends."""
        if game_id in self._held and time.monotonic() < self._held[game_id]:
            self.was_cold = True
        session = self.sessions.get(game_id)
        if session is None:
            session = self._read_cold(game_id)
            self.misses += 1
        else:
            if self._storage.is_shared and self._storage.length(game_id) > len(session.rows):
                self._catch_up(game_id, session)
            self.hits += 1
        if session.started is None and (started := self._storage.standing(game_id).started) is not None:
            session.start(started)
        self.keep(game_id, session)
        if session.clock is not None and session.table.outcome() is None:
            self._end_in_time(game_id, session)
        return session

    def begin(self, begun: float) -> None:
        """Start a job that was requested at the time *begun* (of ``time.monotonic``)."""
        self._begun = begun
        self.was_cold = False

    def _read_cold(self, game_id: str) -> Session:
        """Read a game that is not in memory. The beat begins with the first request for it: repeated requests must not
        reveal when it was ready."""
        if game_id in self._broken:
            raise broken_game()
        self.was_cold = True
        since = self._cold.setdefault(game_id, self._begun)
        while len(self._cold) > MAX_COLD:
            self._cold.popitem(last=False)
        try:
            session = self._read(game_id)
        except Unfinished:
            raise
        except BaseException:
            self._hold(game_id, since)
            raise
        self._hold(game_id, since)
        return session

    def _hold(self, game_id: str, since: float) -> None:
        """Record that the game was read just now, or cannot be read."""
        self._cold.pop(game_id, None)
        now = time.monotonic()
        self._held = {name: until for name, until in self._held.items() if until > now}
        self._held[game_id] = now + left(since, READ_SECONDS, now)

    def new_session(self, stored: Stored, table: AnyTable | None = None) -> Session:
        """A game without rows, or with the rows that its *table* has played."""
        return Session(stored, table, self._heart.pauses)

    def _read(self, game_id: str) -> Session:
        with self._reading(game_id):
            if game_id not in self._half_read:
                stored = self._storage.game(game_id)
                session = self.new_session(stored)
                self._begin_to_read(game_id, session)
            session = self._read_on(game_id)
        is_over = session.table.outcome() is not None
        if is_over and self._storage.game(game_id).ended is None:  # it ended before that was recorded
            with self._storage.transaction():
                self._storage.set_ended(game_id, session.latest)
        if (due := session.due()) is not None:
            self.changed(game_id, due)
        return session

    def _catch_up(self, game_id: str, session: Session) -> None:
        """Play the rows that the database has and the session lacks."""
        self.forget(game_id)
        with self._reading(game_id):
            self._begin_to_read(game_id, session)
            self._read_on(game_id)

    def _begin_to_read(self, game_id: str, session: Session) -> None:
        now = time.monotonic()
        if len(self._half_read) >= MAX_READ:
            self._half_read = {name: one for name, one in self._half_read.items() if one.until > now}
        if len(self._half_read) >= MAX_READ or now >= self._piece_end():
            raise Unfinished(has_moved=False)
        session.started = self._storage.standing(game_id).started
        rows, seal = self._storage.sealed_lines(game_id, len(session.rows), session.seal)
        self._half_read[game_id] = _HalfRead(session, session.follow(rows), seal, now + WAIT_SECONDS)

    def _read_on(self, game_id: str) -> Session:
        """Read until this game is complete, or until others must have their turn."""
        half = self._half_read[game_id]
        self._half_read[game_id] = half._replace(until=time.monotonic() + WAIT_SECONDS)
        self.go_through(half.steps)
        del self._half_read[game_id]
        half.session.seal = half.seal
        return half.session

    def go_through(self, steps: Iterator[None]) -> None:
        """Run work step by step; raises ``Unfinished`` if there is more to do than fits into this turn."""
        until = self._piece_end()
        for _ in steps:
            if time.monotonic() >= until:
                raise Unfinished(has_moved=True)

    def _piece_end(self) -> float:
        """The time at which this batch stops reading; all its requests share it."""
        return self._storage.working_since() + PIECE_SECONDS

    @contextmanager
    def _reading(self, game_id: str) -> Iterator[None]:
        """While stored data is read, faults are logged for the operator and shown to nobody else."""
        if game_id in self._broken:
            raise broken_game()
        try:
            yield
        except NoResultFound:
            raise deleted_game() from None
        except (Unfinished, SQLAlchemyError, Refused):  # refused: begun under other rules
            raise
        except Exception as fault:
            self.forget(game_id)
            self._broken[game_id] = None
            while len(self._broken) > MAX_BROKEN:
                self._broken.popitem(last=False)
            LOG.error("game %s cannot be read, and is left as it is: %s: %s", game_id, type(fault).__name__, fault)
            raise broken_game() from None

    def stored(self, game_id: str) -> Stored:
        with self._reading(game_id):
            return self._storage.game(game_id)

    def record_of(self, game_id: str, stored: Stored) -> Record:
        """The record of a game that our rules no longer support."""
        with self._reading(game_id):
            return record_of(stored, self._storage.lines(game_id))

    def _end_in_time(self, game_id: str, session: Session) -> None:
        """If a seat's time is up, the game is over as of the timeout, whenever that is detected."""
        assert session.clock is not None
        if session.clock.fallen(session.clock_time(self.now())) is not None:
            self._heart.beat()  # perhaps no server was running meanwhile
        seat, deadline = session.clock.fallen(session.clock_time(self.now())), session.deadline()
        if seat is None or deadline is None:
            self._correct_due(game_id, session)
            return
        with self.writing(game_id):
            session.table.run_out(seat)
            self.append(game_id, session, [Row(seat, RUN_OUT.text, session.time(deadline))])
        self.changed(game_id, None)

    def _correct_due(self, game_id: str, session: Session) -> None:
        """Correct the recorded due time of a game: after a pause, it is due later."""
        noted = self._storage.standing(game_id).due
        if noted is not None and noted <= self.now() and session.due() != noted:
            with self.writing(game_id):
                self.keep_due(game_id, session)
            self.changed(game_id, session.due())

    def keep(self, game_id: str, session: Session) -> None:
        """Put a game into memory, and evict the least recently used ones."""
        self.sessions[game_id] = session
        self.sessions.move_to_end(game_id)
        size = session.bytes()
        self.bytes += size - self._sizes.get(game_id, 0)
        self._sizes[game_id] = size
        while self.bytes > self.most * (1 - self._spare) and len(self.sessions) > 1:
            self._let_go(next(iter(self.sessions)))
            self._spare = SPARE * _RANDOM.random()

    def _let_go(self, game_id: str) -> None:
        self.sessions.pop(game_id, None)
        self.bytes -= self._sizes.pop(game_id, 0)
        self._storage.let_go(game_id)

    @contextmanager
    def writing(self, game_id: str) -> Iterator[None]:
        """Begin a transaction about one game. If it fails, the game is dropped from memory."""
        try:
            with self._storage.transaction():
                yield
        except BaseException:
            self.forget(game_id)
            raise

    @contextmanager
    def trying(self, game_id: str) -> Iterator[None]:
        """Run a block that changes the table, or refuses and leaves it unchanged. If it fails in any other way, the
        game is dropped from memory."""
        try:
            yield
        except FoglineError:
            raise
        except BaseException:
            self.forget(game_id)
            raise

    def forget(self, game_id: str) -> None:
        """Drop a game from memory, because memory and database differ."""
        self._let_go(game_id)
        self._half_read.pop(game_id, None)

    def _reread(self, edited: frozenset[str] | None) -> None:
        """Drop the copies of these games (None: all) in memory, because the operator has changed them."""
        games = list(edited or self.sessions)
        if edited is None:
            self._broken.clear()
            self._half_read.clear()
            self._heart.read_pauses(is_all=True)
        for game_id in games:
            self.forget(game_id)
            self._broken.pop(game_id, None)
            self.changed(game_id, None)

    def append(self, game_id: str, session: Session, rows: list[Row]) -> None:
        """Store rows that the table has played."""
        if rows:
            seal = self._storage.add_lines(game_id, len(session.rows) + 1, rows, session.seal)
            before = session.waits_for
            session.enter(rows, seal)
            if (now := session.waits_for) != before:
                self._storage.set_turns(game_id, session.latest, began=now - before, ended=before - now)
            if results := session.results():
                self._storage.set_results(game_id, results)
                self._storage.set_ended(game_id, session.latest)
                self._storage.end_notices(game_id)
                self.ended(game_id, session)
        self.keep_due(game_id, session)

    def keep_due(self, game_id: str, session: Session) -> None:
        """Store when the game is due, if that has changed."""
        if (due := session.due()) != self._storage.standing(game_id).due:
            self._storage.set_due(game_id, due)

    def start(self, game_id: str, session: Session) -> None:
        """If the last seat has just been taken, start the clocks."""
        taken = {*self._storage.standing(game_id).joined, *session.bots}
        if session.started is None and len(taken) == len(session.table.seats):
            at = session.time(self.now())
            self._storage.set_started(game_id, at)
            session.start(at)
        self.keep_due(game_id, session)
