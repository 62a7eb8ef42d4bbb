"""A server that listens: the application on uvicorn."""

from __future__ import annotations

import gc
import math
import socket
import sys
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Final

import uvicorn

from fogline.kernel.errors import BadData
from fogline.kit.registry import names
from fogline.web.app import Application, make_app
from fogline.web.connections import Connection, Connections, protocol
from fogline.web.service import Settings
from fogline.web.trials import load_title

COLLECTIONS: Final = (20_000, 20, 20)
"""After so many new things, and collections of younger ones, garbage is looked for."""
ENOUGH_FILES: Final = 65_536
OTHER_FILES: Final = 128
"""So many open files are not connections: the database, processes, parts of the client."""
WAITING_TO_COME_IN: Final = 512
"""So many connections may wait for us to take them."""
MOST_IN_THE_SYSTEM: Final = 128 * 1024
"""So many bytes of answers the system keeps for a connection whose other end does not take them."""
GONE_MILLISECONDS: Final = 60_000
"""Whoever has taken nothing for so long, not even the signs of life of a stream, has gone."""


def serve(host: str, port: int, settings: Settings, ready: Callable[[str], None]) -> None:
    """Serve until stopped. *ready* is told the address once connections are taken."""
    with listening(host, port) as listener:
        app = make_app(replace(settings, door=replace(settings.door, listens_on=host)))
        for name in names():  # or the first game of each would hold the games' thread meanwhile
            load_title(name)
        _collect_seldom()
        found = listener.getsockname()
        shown = f"[{found[0]}]" if ":" in found[0] else found[0]
        ready(f"http://{shown}:{found[1]}/")
        Listener(app, most=_most_files() - OTHER_FILES - WAITING_TO_COME_IN).run(sockets=[listener])


def _collect_seldom() -> None:
    """Look for garbage less often, and never among what is there by now: games in memory are many small things, and to
    look through them all took a third of the time under load."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTIONS)


def _most_files() -> int:
    """How many files and connections this process can have open: as many as the system lets us ask for."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return sys.maxsize
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = hard if hard != resource.RLIM_INFINITY else max(soft, ENOUGH_FILES)
    with suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(wanted, max(soft, ENOUGH_FILES)), hard))
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


class Listener(uvicorn.Server):
    """The application on uvicorn. It ends its streams when it is told to stop; they would go on for ever."""

    def __init__(
        self, app: Application, *, most: int = sys.maxsize, level: str = "error", reader: type[Connection] | None = None
    ) -> None:
        """It has at *most* so many connections, whatever the settings say. *reader* is for tests that choose how
        requests are read."""
        door = app.server.settings.door
        self.connections = Connections(door, most)
        # No access log: nobody's doings are kept, and no header is ever written down. What is no request is not
        # logged either: whoever sends such things would fill the disk.
        config = uvicorn.Config(
            app,
            http=protocol(self.connections, reader),
            ws="none",
            access_log=False,
            log_level=level,
            proxy_headers=False,
            server_header=False,
            backlog=WAITING_TO_COME_IN,
            h11_max_incomplete_event_size=door.head_bytes,
            timeout_graceful_shutdown=1,
            timeout_keep_alive=math.ceil(door.idle_seconds),
        )
        super().__init__(config)
        self._streams = app.server.streams

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._streams.close()
        await super().shutdown(sockets)


def listening(host: str, port: int) -> socket.socket:
    """A socket that takes connections."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Named as TCP, or asyncio would not switch off Nagle's algorithm, and every answer would wait 40 ms.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, MOST_IN_THE_SYSTEM)
        if hasattr(socket, "TCP_USER_TIMEOUT"):
            listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, GONE_MILLISECONDS)
        listener.listen(WAITING_TO_COME_IN)
    except (OSError, OverflowError) as error:
        listener.close()
        raise BadData("--host", f"{host}:{port}", str(error)) from None
    return listener
