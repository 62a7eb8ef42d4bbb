"""After an erasure nothing of it is left in the files of the database either."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from typing import Final

from fogline.web.databases import file_of, read_url

TRIES: Final = 50
PAUSE_SECONDS: Final = 0.05


def scrub(url: str) -> None:
    """Empty the write-ahead log of an SQLite file, which still has the rows as they were; in the file itself they are
    overwritten when they are deleted. Not for the games' thread: it waits for a moment in which nobody writes."""
    file = file_of(read_url(url))
    if file is None:
        return
    with closing(sqlite3.connect(file, timeout=0)) as connection:
        for _ in range(TRIES):
            if connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0] == 0:
                return
            time.sleep(PAUSE_SECONDS)
