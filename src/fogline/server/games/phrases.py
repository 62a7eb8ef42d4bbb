"""Preset phrases, in place of free chat: a seat says one by its key, and each player reads it in their own language.

They are not part of the game: no record contains them, and neither the available phrases nor the times at which they
can be said depend on a position. A seat can say one at any time, up to a rate limit; a refusal depends only on what the
seat itself has said before. Phrases are deleted after a week. For the games' thread.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

from sqlalchemy import delete, insert, select

from fogline.desk.keeping import Key
from fogline.desk.refusals import Refused, too_many
from fogline.kit.wire import Form
from fogline.server.games.cache import GameCache
from fogline.server.storage.schema import PHRASES
from fogline.server.storage.statements import LOCK
from fogline.server.storage.storage import Storage
from fogline.table.clock import DAY

Phrase = Literal[
    "hello", "good-luck", "thinking", "one-moment", "well-played", "thanks", "sorry", "good-game", "rematch"
]  # fmt: skip
PAUSE: Final = 5_000
"""Milliseconds between two phrases of a seat."""
HOUR: Final = 3_600_000
MAX_AN_HOUR: Final = 20
"""The maximum number of phrases per seat and hour. At most this many of each seat's phrases are stored."""
KEPT: Final = 7 * DAY
"""Phrases are stored for this long, so that players of slow games read them on the next visit."""


class Phrases:
    def __init__(self, storage: Storage, cache: GameCache) -> None:
        self._storage = storage
        self._cache = cache

    def say(self, key: Key, phrase: str) -> Form:
        """Say a phrase. The same phrase within the pause counts as a repetition: it is answered but not said again."""
        if key.seat is None:
            raise Refused(403, "watching", "watchers cannot speak")
        session, now = self._cache.bring(key.game_id), self._cache.now()
        of_seat = (PHRASES.c.game == key.game_id, PHRASES.c.seat == key.seat)
        wanted = select(PHRASES.c.at, PHRASES.c.phrase).where(*of_seat).order_by(PHRASES.c.at.desc())
        mine = self._storage.execute(wanted.limit(MAX_AN_HOUR))
        if mine and now - mine[0].at < PAUSE and mine[0].phrase == phrase:
            return {"at": mine[0].at}
        _refuse_too_often([row.at for row in mine], now)
        with self._cache.writing(key.game_id):
            if self._storage.is_shared:  # one at a time; otherwise a stream could already have sent a later phrase
                self._storage.execute(LOCK, name=key.game_id)
                self._storage.length(key.game_id)
            at = max(now, self._storage.standing(key.game_id).phrased + 1)
            said = {"game": key.game_id, "at": at, "seat": key.seat, "phrase": phrase}
            self._storage.change(key.game_id, insert(PHRASES).values(**said))
            self._storage.execute(delete(PHRASES).where(PHRASES.c.at <= now - KEPT))
            if len(mine) == MAX_AN_HOUR:
                self._storage.execute(delete(PHRASES).where(*of_seat, PHRASES.c.at <= mine[-1].at))
        self._cache.changed(key.game_id, session.due())
        return {"at": at}

    def after(self, game_id: str, seats: Sequence[str], said: int) -> list[Form]:
        """The phrases said after that time, the earliest first."""
        if self._storage.standing(game_id).phrased <= said:
            return []
        since = max(said, self._cache.now() - KEPT)
        wanted = select(PHRASES).where(PHRASES.c.game == game_id, PHRASES.c.at > since).order_by(PHRASES.c.at)
        return [{"at": row.at, "seat": seats[row.seat], "phrase": row.phrase} for row in self._storage.execute(wanted)]


def _refuse_too_often(mine: Sequence[int], now: int) -> None:
    """Refuse a seat that said phrases at these times, listed from the latest, if that is too often."""
    if mine and now - mine[0] < PAUSE:
        raise too_many("you can say something every five seconds", (mine[0] + PAUSE - now) / 1000)
    if len(mine) == MAX_AN_HOUR and now - mine[-1] < HOUR:
        raise too_many(f"you can say {MAX_AN_HOUR} phrases in an hour", (mine[-1] + HOUR - now) / 1000)
