"""Games in which nothing has happened for long are deleted: when the host asks for it, or by the server itself."""

from __future__ import annotations

from typing import NamedTuple

from fogline.web.hosting.changes import delete_game
from fogline.web.hosting.durations import day_before
from fogline.web.hosting.listing import expired
from fogline.web.storage import Storage


class Expiry(NamedTuple):
    """After how many milliseconds without a line games are deleted, counted from the beginning of a day (UTC)."""

    older: int | None = None
    """Any game."""
    unfinished: int | None = None
    """A game that is not over."""

    def find(self, storage: Storage, now: int) -> list[str]:
        """The games that can be deleted."""
        return expired(storage, *self._limits(now))

    def delete(self, storage: Storage, game_id: str, now: int) -> bool:
        """Delete one of them, unless somebody has played in it meanwhile."""
        limits = [limit for limit in self._limits(now) if limit is not None]
        return delete_game(storage, game_id, idle_since=max(limits))

    def _limits(self, now: int) -> tuple[int | None, int | None]:
        return (
            None if self.older is None else day_before(now, self.older),
            None if self.unfinished is None else day_before(now, self.unfinished),
        )
