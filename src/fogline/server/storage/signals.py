"""Notifications between servers that share a PostgreSQL: each listens for the ids of games that have changed.

A notification contains only the id. The changes are read from the rows.
"""

from __future__ import annotations

import threading
from collections.abc import Callable
from typing import Final

import psycopg
from psycopg import sql

from fogline.desk.refusals import LOG
from fogline.server.storage.databases import CONNECT_SECONDS, read_url
from fogline.server.storage.storage import CHANNEL

LISTEN_SECONDS: Final = 0.5
"""The interval at which the thread checks whether to stop."""
AGAIN_SECONDS: Final = 0.5
"""The wait before the thread reconnects to a lost database."""


class Notifications:
    """A thread that listens. It calls *heard* with the id of a game, or with None when notifications may have been
    missed. Notifications from senders that *is_own* recognizes are ignored."""

    def __init__(self, url: str, is_own: Callable[[int], bool], heard: Callable[[str | None], None]) -> None:
        self._dsn = read_url(url).set(drivername="postgresql").render_as_string(hide_password=False)
        self._is_own = is_own
        self._heard = heard
        self._is_closing = threading.Event()
        self._is_lost = False
        self._thread = threading.Thread(target=self._run, name="notices", daemon=True)
        self._thread.start()

    def close(self) -> None:
        self._is_closing.set()
        self._thread.join()

    def _run(self) -> None:
        while not self._is_closing.is_set():
            try:
                self._listen()
            except psycopg.OperationalError:
                if not self._is_lost:
                    LOG.warning("lost the connection to the database")
                self._is_lost = True
                self._is_closing.wait(AGAIN_SECONDS)

    def _listen(self) -> None:
        with psycopg.connect(
            self._dsn,
            autocommit=True,
            connect_timeout=CONNECT_SECONDS,
            application_name="fogline notices",
            client_encoding="utf8",
        ) as connection:
            connection.execute(sql.SQL("LISTEN {}").format(sql.Identifier(CHANNEL)))
            self._heard(None)
            if self._is_lost:
                LOG.warning("the database is available again")
            self._is_lost = False
            while not self._is_closing.is_set():
                for notice in connection.notifies(timeout=LISTEN_SECONDS):
                    if not self._is_own(notice.pid):
                        self._heard(notice.payload or None)
