"""A server that listens: the application on uvicorn."""

from __future__ import annotations

import gc
import socket
from collections.abc import Callable
from typing import Final

import uvicorn

from fogline.kernel.errors import BadData
from fogline.web.app import make_app
from fogline.web.service import Settings
from fogline.web.streams import Streams

COLLECTIONS: Final = (20_000, 20, 20)
"""After so many new things, and collections of younger ones, garbage is looked for."""


def serve(host: str, port: int, settings: Settings, ready: Callable[[str], None]) -> None:
    """Serve until stopped. *ready* is told the address once connections are taken."""
    with listening(host, port) as listener:
        app = make_app(settings)
        _collect_seldom()
        found = listener.getsockname()
        shown = f"[{found[0]}]" if ":" in found[0] else found[0]
        ready(f"http://{shown}:{found[1]}/")
        # No access log: nobody's doings are kept, and no header is ever written down. Addresses are those of the
        # connections, for anybody can claim to be a proxy.
        config = uvicorn.Config(
            app,
            access_log=False,
            log_level="warning",
            proxy_headers=False,
            server_header=False,
            timeout_graceful_shutdown=1,
            timeout_keep_alive=30,
        )
        Listener(config, app.server.streams).run(sockets=[listener])


def _collect_seldom() -> None:
    """Look for garbage less often, and never among what is there by now: games in memory are many small things, and to
    look through them all took a third of the time under load."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTIONS)


class Listener(uvicorn.Server):
    """A server that ends its streams when it is told to stop; they would go on for ever."""

    def __init__(self, config: uvicorn.Config, streams: Streams) -> None:
        super().__init__(config)
        self._streams = streams

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
        listener.listen(1024)
    except (OSError, OverflowError) as error:
        listener.close()
        raise BadData("--host", f"{host}:{port}", str(error)) from None
    return listener
