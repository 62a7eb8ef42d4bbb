"""One server at a time uses an SQLite file: it holds a lock on a file beside it. Commands that only visit the database
do not need it."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import Final

SUFFIX: Final = "-lock"
"""Added to the name of the database. The file is empty and stays."""


class ServerLock:
    """The lock. The system releases it when the process ends, however it ends."""

    def __init__(self, database: Path) -> None:
        """``OSError``, if another process has it."""
        self._handle = os.open(database.with_name(database.name + SUFFIX), os.O_CREAT | os.O_RDWR, 0o600)
        try:
            _lock(self._handle)
        except OSError:
            os.close(self._handle)
            raise

    def release(self) -> None:
        """Let others use the database."""
        if self._handle >= 0:
            os.close(self._handle)
            self._handle = -1


if sys.platform == "win32":
    import msvcrt

    def _lock(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
