"""A server's desk: its games are in the database, and some of them also in memory. Every use checks the clocks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from sqlalchemy import select

from fogline.desk.desk import GameDesk
from fogline.desk.times import milliseconds
from fogline.desk.tokens import digest
from fogline.kernel.errors import bad_data
from fogline.kernel.faults import Kind
from fogline.server.games.cache import GameCache
from fogline.server.games.phrases import Phrases
from fogline.server.storage.heartbeat import Heartbeat
from fogline.server.storage.schema import GAMES
from fogline.server.storage.storage import Storage

MEMORY: Final = 512 * 2**20
"""The approximate number of bytes for games in memory; other games are read from the database when needed."""
FOREIGN_WORLD: Final = Kind("data-foreign-world", "this server continues only from worlds that it imagined itself")


class Desk(GameDesk):
    """All games of a server. Every method is for the games' thread."""

    def __init__(
        self,
        storage: Storage,
        memory: int = MEMORY,
        *,
        now: Callable[[], int] = milliseconds,
        changed: Callable[[str, int | None], None] = lambda _game, _due: None,
        refuse_without_room: Callable[[], None] = lambda: None,
        is_verifiable: bool = True,
    ) -> None:
        """*changed* is called with a game and its due time after every commit and when the game is loaded."""
        heart = Heartbeat(storage, now)
        self._heart = heart
        self.beat = heart.beat
        self.cache = GameCache(storage, memory, heart, changed)
        self.phrases = Phrases(storage, self.cache)
        super().__init__(
            storage,
            self.cache,
            said=self.phrases.after,
            refuse_without_room=refuse_without_room,
            is_verifiable=is_verifiable,
        )


class KnownWorlds:
    """The worlds in which games of this server began. Worlds written elsewhere can be read and reviewed, in processes
    with limits, but a game continues only from worlds that our own rules have imagined. For the games' thread."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    def refuse_foreign(self, world: str) -> None:
        """Refuse a world unless a finished game began in it. Unfinished games do not count: otherwise their players
        could try worlds until one is known."""
        if not world:
            return
        known = (GAMES.c.world_hash == digest(world), GAMES.c.ended.is_not(None))
        if not self._storage.execute(select(GAMES.c.id).where(*known).limit(1)):
            raise bad_data("record", "world", FOREIGN_WORLD, {})
