"""A small reverse proxy for tests: each connection goes to a server that says it is ready, as Caddy would send it."""

from __future__ import annotations

import asyncio
import threading
import time
from itertools import count
from urllib.request import urlopen

from tests import loops

CHECK_SECONDS = 0.1


class Balancer:
    """Passes connections on, to ``servers`` in turn. One that cannot be reached is left out."""

    def __init__(self) -> None:
        self.servers: list[str] = []
        """Their URLs; a restarted one may have another."""
        self.url = ""
        self._ready: set[str] = set()
        self._turn = count()
        self._is_over = threading.Event()
        self._began = threading.Event()
        self._threads = [
            threading.Thread(target=self._check),
            threading.Thread(target=lambda: loops.run(self._run())),
        ]

    def __enter__(self) -> Balancer:
        for thread in self._threads:
            thread.start()
        self._began.wait(20)
        return self

    def __exit__(self, *_: object) -> None:
        self._is_over.set()
        for thread in self._threads:
            thread.join(60)

    def is_ready(self, url: str) -> bool:
        """What it has last heard of a server."""
        return url in self._ready

    def _check(self) -> None:
        while not self._is_over.is_set():
            for url in list(self.servers):
                try:
                    urlopen(f"{url}/api/ready", timeout=5).close()
                    self._ready.add(url)
                except OSError:
                    self._ready.discard(url)
            time.sleep(CHECK_SECONDS)

    async def _run(self) -> None:
        server = await asyncio.start_server(self._pass_on, "127.0.0.1", 0)
        self.url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
        self._began.set()
        while not self._is_over.is_set():
            await asyncio.sleep(CHECK_SECONDS)
        server.close()

    async def _pass_on(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        found = await self._connect()
        if found is not None:
            await asyncio.gather(_pipe(reader, found[1]), _pipe(found[0], writer))
        writer.close()

    async def _connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter] | None:
        """A connection to one that is ready; for ten seconds it is tried again, as ``lb_try_duration`` does."""
        until = time.monotonic() + 10
        while time.monotonic() < until:
            ready = [url for url in self.servers if url in self._ready]
            if ready:
                host, _, port = ready[next(self._turn) % len(ready)].removeprefix("http://").partition(":")
                try:
                    return await asyncio.open_connection(host, int(port))
                except OSError:
                    pass
            await asyncio.sleep(0.05)
        return None


async def _pipe(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """All that comes, until one side ends."""
    try:
        while part := await reader.read(65_536):
            writer.write(part)
            await writer.drain()
    except OSError:
        pass
    finally:
        writer.close()
