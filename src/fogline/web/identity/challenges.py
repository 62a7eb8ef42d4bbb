"""Questions to browsers that sign in. Each can be answered once, within a few minutes, for what it was asked; of its
text only a hash is stored. For the games' thread only: servers that share a database share them."""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import delete, func, insert, select

from fogline.web.faults import Refused
from fogline.web.identity.players import PlayerId
from fogline.web.schema import CHALLENGES
from fogline.web.storage import Storage
from fogline.web.tokens import digest, is_token, new_token

LASTS: Final = 5 * 60 * 1000
"""Milliseconds."""
MAX_WAITING: Final = 10_000
"""Beyond this many the oldest are forgotten."""


class Challenges:
    """All that wait for an answer."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    def ask(self, kind: str, now: int, player: PlayerId | None = None, kept: str = "") -> str:
        """A new one, for one *kind* of answer, and perhaps for one player; *kept* is what is needed with the answer."""
        text = new_token()
        with self._storage.transaction():
            self._storage.execute(delete(CHALLENGES).where(CHALLENGES.c.until <= now))
            count = self._storage.execute(select(func.count().label("count")).select_from(CHALLENGES))[0].count
            if count >= MAX_WAITING:
                oldest = select(CHALLENGES.c.hash).order_by(CHALLENGES.c.until).limit(count - MAX_WAITING + 1)
                self._storage.execute(delete(CHALLENGES).where(CHALLENGES.c.hash.in_(oldest)))
            values: dict[str, Any] = {"kind": kind, "player": player, "kept": kept, "until": now + LASTS}
            self._storage.execute(insert(CHALLENGES).values(hash=digest(text), **values))
        return text

    def take(self, kind: str, text: str, now: int, player: PlayerId | None = None) -> str:
        """What was kept with a question that is answered now: it cannot be answered again. Refused, if it was not asked
        of this *player* for this *kind* of answer, or too long ago."""
        with self._storage.transaction():
            name = digest(text) if is_token(text) else ""
            found = self._storage.execute(select(CHALLENGES).where(CHALLENGES.c.hash == name))
            self._storage.execute(delete(CHALLENGES).where(CHALLENGES.c.hash == name))
        if not found or found[0].kind != kind or found[0].player != player or found[0].until <= now:
            raise Refused(409, "too-late", "this was answered already, or not in time; begin again")
        return str(found[0].kept)
