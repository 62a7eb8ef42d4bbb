"""Worlds in which games of this server began."""

from __future__ import annotations

from typing import Final

from sqlalchemy import select

from fogline.desk.tokens import digest
from fogline.kernel.errors import bad_data
from fogline.kernel.faults import Kind
from fogline.server.storage.schema import GAMES
from fogline.server.storage.storage import Storage

FOREIGN_WORLD: Final = Kind("data-foreign-world", "this server continues only from worlds that it imagined itself")


class KnownWorlds:
    """Worlds in which games of this server began. Worlds that somebody else has written can be read and reviewed, in
    processes with limits; a game continues only from worlds that our own rules have imagined. For the games' thread."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    def refuse_foreign(self, world: str) -> None:
        """Refuse a world unless a finished game began in it. Unfinished games do not count: their players could try
        worlds until one is known."""
        if not world:
            return
        known = (GAMES.c.world_hash == digest(world), GAMES.c.ended.is_not(None))
        if not self._storage.execute(select(GAMES.c.id).where(*known).limit(1)):
            raise bad_data("record", "world", FOREIGN_WORLD, {})
