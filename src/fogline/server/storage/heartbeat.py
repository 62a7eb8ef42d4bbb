"""The time of the server, and the pauses in which no server was running.

A server measures time from its start with a monotonic clock: a step of the machine's clock changes nothing. Every few
seconds it writes a heartbeat to the database, while somebody's clock can run. If the latest heartbeat is old, no server
was running since then, or none could reach the database: nobody could act, so no clock has run. That is stored as a
*pause*, so the same rows and pauses always yield the same clocks.

Several servers can share a database. A server that stops causes no pause, because the others continue their heartbeats.
Time never goes back before the latest heartbeat, even if a machine's clock was wrong.

Answers whose computing time could reveal something are sent on a beat: at a time fixed in advance.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sqlalchemy import bindparam, insert, select

from fogline.desk.times import Pause, Pauses, milliseconds
from fogline.server.storage.schema import GAMES, HEART, PAUSES
from fogline.server.storage.storage import Storage

BEAT_SECONDS: Final = 2.0
"""The interval between two heartbeats."""
SILENCE: Final = 6_000
"""After this many milliseconds without a heartbeat, the server concludes that none was running."""
MAX_READ: Final = 100
"""Each heartbeat rereads this many of the latest pauses; there cannot be more new ones."""

_LATEST: Final = select(HEART.c.at).where(HEART.c.id == 1).with_for_update()
_BEAT: Final = HEART.update().where(HEART.c.id == 1).values(at=bindparam("now"))
_PAUSES: Final = select(PAUSES.c.since, PAUSES.c.until).order_by(PAUSES.c.until.desc())
_EXPECTED: Final = select(GAMES.c.due).where(GAMES.c.due.is_not(None)).limit(1)


class Heartbeat:
    """The clock of the server. For the games' thread only."""

    def __init__(self, storage: Storage, clock: Callable[[], int] = milliseconds) -> None:
        self._storage = storage
        self._clock = clock
        self._ahead = 0
        """How far other servers' clocks are ahead of this server's."""
        self._looked: int | None = None
        """When the database last answered."""
        self.pauses = Pauses()
        self.beat()

    def now(self) -> int:
        return self._clock() + self._ahead

    def beat(self) -> None:
        """Write a heartbeat. If the latest one is old, the time since then was a pause."""
        with self._storage.transaction():
            latest = int(self._storage.execute(_LATEST)[0].at)
            self._ahead += max(0, latest - self.now())
            now = self.now()
            known = latest if self._looked is None else max(latest, self._looked)
            is_alone = self._looked is None and self._storage.is_alone
            is_pause = latest > 0 and now - known > (0 if is_alone else SILENCE)
            if is_pause:
                self._storage.execute(insert(PAUSES).values(since=known, until=now))
            if is_pause or self._looked is None or self._storage.execute(_EXPECTED):
                self._storage.execute(_BEAT, now=now)
            self.read_pauses(is_all=self._looked is None)
        self._looked = known if is_pause else now  # a pause counts only once committed: until then it is found again

    def read_pauses(self, *, is_all: bool) -> None:
        found = self._storage.execute(_PAUSES if is_all else _PAUSES.limit(MAX_READ))
        self.pauses.renew([Pause(row.since, row.until) for row in reversed(found)], is_all=is_all)


UNDO_SECONDS: Final = 0.1
"""The answer to an undo is sent a whole multiple of this time after the request arrived: an undo takes a little longer
the more others have done in secret meanwhile."""
READ_SECONDS: Final = 0.25
"""An answer about a game that had to be read from the database first is sent a whole multiple of this time after the
request: reading takes longer the more lines the game has, including others' secret or undone lines. Nearly every game
is read within one beat."""
