"""Connections whose requests are parsed by httptools, in C, where it is installed."""

from __future__ import annotations

from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from fogline.web.connections import BODY, HEAD, MAX_PIPELINED, WAITING, Connection


class HttpToolsConnection(Connection, HttpToolsProtocol):
    """The parser reports each part when it is complete; an exception in here ends the parsing."""

    def __init__(self, **given: Any) -> None:
        super().__init__(**given)
        self._stage = WAITING

    def stage(self) -> int:
        """As the parser has reported."""
        return self._stage

    def on_message_begin(self) -> None:
        self._stage = HEAD
        super().on_message_begin()

    def on_header(self, name: bytes, value: bytes) -> None:
        if self._stage == HEAD:  # trailers behind a chunked body are not headers: the request was checked by then
            super().on_header(name, value)

    def on_headers_complete(self) -> None:
        if len(self.pipeline) >= MAX_PIPELINED:
            raise OverflowError("too many requests at once")
        self._stage = BODY
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._stage = WAITING
        super().on_message_complete()

    def _unsupported_upgrade_warning(self) -> None:
        """No other protocol is supported; the parser has stopped, so this request is the last."""
        self.cycle.keep_alive = False
