"""Checks the health of the database and its disk: whether writes succeed, and whether there is room for new games.

For the one thread that works with games.
"""

from __future__ import annotations

import shutil
import time
from pathlib import Path
from typing import Final

from sqlalchemy import text

from fogline.desk.refusals import LOG, UNAVAILABLE, Refused
from fogline.server.storage.schema import HEART
from fogline.server.storage.storage import Storage

MIN_FREE: Final = 100
"""The minimum free space in megabytes: below it, games in progress continue, but no new ones start."""
CHECK_SECONDS: Final = 1.0
"""A result is reused for this long."""
MEGABYTE: Final = 2**20

_WRITE: Final = HEART.update().where(HEART.c.id == 1).values(at=HEART.c.at)
_SIZE: Final = text("SELECT pg_database_size(current_database())")


class Health:
    """Checks database and disk."""

    def __init__(self, storage: Storage, least_free: float = MIN_FREE, largest: float | None = None) -> None:
        """Both limits are in megabytes: the minimum free space on the disk, and the maximum size of the database (None:
        no limit)."""
        self._storage = storage
        self._least_free = least_free
        self._largest = largest
        self._looked = float("-inf")
        self._shortage: str | None = None
        self._wrote = float("-inf")

    def refuse_without_room(self) -> None:
        if self._find_shortage() is not None:
            raise Refused(507, "full", "this server has no room for new games; games in progress continue")

    def refuse_unless_ready(self) -> None:
        """Test the database with a write; then look at the disk."""
        if time.monotonic() >= self._wrote + CHECK_SECONDS:
            self._storage.execute(_WRITE)
            self._wrote = time.monotonic()
        if (shortage := self._find_shortage()) is not None:
            raise Refused(UNAVAILABLE, "unavailable", shortage)

    def _find_shortage(self) -> str | None:
        """The resource in short supply, as of the latest check; None if there is enough of everything."""
        if time.monotonic() >= self._looked + CHECK_SECONDS:
            found = self._look()
            if found is not None and found != self._shortage:
                LOG.error("%s: no game can begin until there is room", found)
            elif found is None and self._shortage is not None:
                LOG.warning("there is room for new games again")
            self._shortage = found
            self._looked = time.monotonic()
        return self._shortage

    def _look(self) -> str | None:
        file = self._storage.file
        if file is not None and shutil.disk_usage(file.parent).free < self._least_free * MEGABYTE:
            return "the disk is nearly full"
        if self._largest is not None and self._size(file) >= self._largest * MEGABYTE:
            return "the database has reached its limit"
        return None

    def _size(self, file: Path | None) -> int:
        """The size of the database in bytes; 0 for one in memory."""
        if self._storage.is_shared:
            return int(self._storage.execute(_SIZE)[0][0])
        if file is None:
            return 0
        parts = (file, file.with_name(file.name + "-wal"))
        return sum(part.stat().st_size for part in parts if part.exists())
