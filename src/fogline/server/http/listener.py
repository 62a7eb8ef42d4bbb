"""A server that listens: the application on uvicorn, and its log."""

from __future__ import annotations

import asyncio
import gc
import json
import logging
import math
import os
import socket
import sys
import traceback
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import replace
from datetime import UTC, datetime
from functools import partial
from pathlib import Path
from typing import Any, Final

import uvicorn
from uvicorn.config import LOGGING_CONFIG

from fogline.desk.refusals import LOG
from fogline.desk.uploads import load_title
from fogline.kernel.errors import BadData
from fogline.kit.registry import BROKEN, leave_out, names
from fogline.server.http.app import Application, make_app
from fogline.server.http.connections import Connection, Connections
from fogline.server.http.settings import Settings
from fogline.server.operations.metrics import MetricsListener
from fogline.server.operations.options import JSON

COLLECTIONS: Final = (20_000, 20, 20)
"""Thresholds of the garbage collector."""
WANTED_FILES: Final = 65_536
OTHER_FILES: Final = 128
"""Open files reserved for uses other than connections: the database, processes, parts of the client."""
BACKLOG: Final = 512
"""The backlog of the listening socket."""
MAX_SEND_BUFFER: Final = 128 * 1024
"""The send buffer of the system for each connection, in bytes."""
ANSWER_SECONDS: Final = 10
"""A stopping server waits this many seconds for running requests."""
INHERITED: Final = 3
"""The number of the first file that a starting process gets from systemd."""
GONE_MILLISECONDS: Final = 60_000
"""A client that has acknowledged nothing for this long, not even a stream's keep-alives, counts as gone."""


def serve(host: str, port: int, settings: Settings, ready: Callable[[str], None]) -> None:
    """Serve until stopped. *ready* is called with the address once the server accepts connections."""
    if settings.log_format == JSON:
        use_json()
    with inherited() or listening(host, port) as listener:
        app = make_app(replace(settings, limits=replace(settings.limits, listens_on=host)))
        for name in names():  # otherwise loading for the first game of each would block the games' thread
            try:
                load_title(name)
            except Exception as error:
                leave_out(name, error)
        for why in BROKEN.values():
            LOG.error("%s", why)
        _collect_seldom()
        metrics: MetricsListener | None = None
        if settings.metrics_port is not None:
            known = settings.limits.own_names | {*settings.limits.allowed_hosts}
            metrics = MetricsListener(app.service.metrics, settings.metrics_host, settings.metrics_port, known)
        found = listener.getsockname()
        shown = f"[{found[0]}]" if ":" in found[0] else found[0]
        ready(f"http://{shown}:{found[1]}/")
        Listener(app, most=_most_files() - OTHER_FILES - BACKLOG).run(sockets=[listener])
        if metrics is not None:
            metrics.close()


def _collect_seldom() -> None:
    """Collect garbage less often, and exclude existing objects: games in memory are many small objects, and scanning
    all of them took a third of the time under load."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECTIONS)


def _most_files() -> int:
    """Raise this process's limit on open files and connections as far as the system allows, and return it."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return sys.maxsize
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = hard if hard != resource.RLIM_INFINITY else max(soft, WANTED_FILES)
    with suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(wanted, max(soft, WANTED_FILES)), hard))
    return resource.getrlimit(resource.RLIMIT_NOFILE)[0]


class Listener(uvicorn.Server):
    """The application on uvicorn. When told to stop, it first reports that it is not ready and continues for a while,
    so that a proxy can switch to another server. Then it ends its streams, which would otherwise never end, and answers
    running requests."""

    def __init__(self, app: Application, *, most: int = sys.maxsize, level: str = "error") -> None:
        """*most* is a limit on connections that applies if it is lower than the settings'."""
        limits = app.service.settings.limits
        self.connections = Connections(limits, most)
        # No access log: requests and headers are never logged. Invalid requests are not logged either: they could fill
        # the disk.
        protocol: Any = partial(Connection, connections=self.connections)
        config = uvicorn.Config(
            app,
            http=protocol,
            ws="none",
            access_log=False,
            log_config=None if app.service.settings.log_format == JSON else LOGGING_CONFIG,
            log_level=level,
            proxy_headers=False,
            server_header=False,
            backlog=BACKLOG,
            timeout_graceful_shutdown=ANSWER_SECONDS,
            timeout_keep_alive=math.ceil(limits.idle_seconds),
        )
        super().__init__(config)
        self._service = app.service

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._service.is_stopping = True
        await self._drain()
        self._service.streams.close()
        self._service.reviews.stop()
        await super().shutdown(sockets)

    async def _drain(self) -> None:
        """Keep serving, without keep-alive, until the time is up or the operator presses Ctrl+C a second time."""
        loop = asyncio.get_running_loop()
        until = loop.time() + self._service.settings.drain_seconds
        self.server_state.default_headers = [*self.server_state.default_headers, (b"connection", b"close")]
        while not self.force_exit and (left := until - loop.time()) > 0:
            await asyncio.sleep(min(left, 0.1))


def inherited(environment: Mapping[str, str] = os.environ) -> socket.socket | None:
    """The socket that systemd, or another parent, holds open for the server: while the server restarts, connections
    wait there and none is refused. It replaces ``--host`` and ``--port``."""
    if environment.get("LISTEN_PID") != str(os.getpid()) or environment.get("LISTEN_FDS") != "1":
        return None
    listener = socket.socket(fileno=INHERITED)
    listener.setblocking(False)
    _limit_buffers(listener)
    return listener


def listening(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Declared as TCP; otherwise asyncio would not disable Nagle's algorithm, and every answer would wait 40 ms.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
        _limit_buffers(listener)
        listener.listen(BACKLOG)
    except (OSError, OverflowError) as error:
        listener.close()
        raise BadData("--host", f"{host}:{port}", str(error)) from None
    return listener


def _limit_buffers(listener: socket.socket) -> None:
    """Set the socket options that every connection inherits."""
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, MAX_SEND_BUFFER)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, GONE_MILLISECONDS)


class JsonFormatter(logging.Formatter):
    """Writes the log as JSON, one object per line, for log collectors. The content is that of the plain log; for an
    internal error, the type and the places in the code, without values."""

    def format(self, record: logging.LogRecord) -> str:
        form: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "text": record.getMessage(),
        }
        if record.exc_info and record.exc_info[1] is not None:
            error = record.exc_info[1]
            form["error"] = type(error).__name__
            form["trace"] = [
                f"{Path(frame.filename).name}:{frame.lineno} {frame.name}"
                for frame in traceback.extract_tb(error.__traceback__, limit=-20)
            ]
        return json.dumps(form)


def use_json() -> None:
    """Write all logs as JSON to standard error."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonFormatter())
    logging.root.handlers[:] = [handler]
