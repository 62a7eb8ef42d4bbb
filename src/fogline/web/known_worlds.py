"""Worlds in which games of this server began (``table/worlds.py``)."""

from __future__ import annotations

from typing import Final

from sqlalchemy import select

from fogline.kernel.errors import bad_data
from fogline.kernel.faults import Kind
from fogline.web.schema import GAMES
from fogline.web.storage import Storage
from fogline.web.tokens import digest

FOREIGN_WORLD: Final = Kind("data-foreign-world", "this server goes on only from worlds that it has imagined itself")


class KnownWorlds:
    """Worlds in which games of this server began. One that somebody else has written can be read and reviewed, in
    processes with limits; a game goes on only from those that our own rules have imagined. For the games' thread."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage

    def refuse_foreign(self, world: str) -> None:
        """Refuse a world in which no game began that is over. Of games that go on nothing is said: whoever plays one
        could try worlds until one is known."""
        if not world:
            return
        known = (GAMES.c.world_hash == digest(world), GAMES.c.ended.is_not(None))
        if not self._storage.execute(select(GAMES.c.id).where(*known).limit(1)):
            raise bad_data("record", "world", FOREIGN_WORLD, {})
