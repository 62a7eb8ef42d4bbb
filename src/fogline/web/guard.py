"""What stands before every request: limits of size and rate, where writes may come from, and the headers of answers.

Plain ASGI, so that streams go through it as they are. Nothing here knows of games.
"""

from __future__ import annotations

import asyncio
import json
import logging
import time
from collections import OrderedDict
from typing import Any, Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from fogline.web.faults import Refused

LOG: Final = logging.getLogger("fogline.web")
HEADERS: Final = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; media-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; "
        "frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}
NO_STORE: Final = ("cache-control", "no-store")
_EXTRA: Final = [(name.encode("latin-1"), value.encode("latin-1")) for name, value in HEADERS.items()]
_NO_STORE: Final = (NO_STORE[0].encode("latin-1"), NO_STORE[1].encode("latin-1"))
MOST_BYTES: Final = 256 * 1024
"""No request is larger: a record of a very long game fits."""
_JSON: Final = json.JSONEncoder(separators=(",", ":"), ensure_ascii=True)
BODY_SECONDS: Final = 10.0
FAULT: Final = Refused(500, "internal", "something is wrong with the server")
READING: Final = ("GET", "HEAD", "OPTIONS")


class Buckets:
    """How much each address may still ask for: so many a second, after so many at once."""

    def __init__(self, rate: float, burst: float, most: int = 10_000) -> None:
        self._rate = rate
        self._burst = burst
        self._most = most
        self._left: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def take(self, who: str, cost: float = 1) -> bool:
        """Whether *who* may ask for something that costs so much. Nothing costs more than there can ever be."""
        cost = min(cost, self._burst)
        now = time.monotonic()
        left, since = self._left.get(who, (self._burst, now))
        left = min(self._burst, left + (now - since) * self._rate)
        granted = left >= cost
        self._left[who] = (left - cost if granted else left, now)
        self._left.move_to_end(who)
        while len(self._left) > self._most:
            self._left.popitem(last=False)
        return granted


class Guard:
    """The middleware."""

    def __init__(self, app: ASGIApp, *, buckets: Buckets) -> None:
        self._app = app
        self._buckets = buckets

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        begun, ended = False, False

        async def send_guarded(message: Message) -> None:
            nonlocal begun, ended
            if message["type"] == "http.response.start":
                begun = True
                message["headers"] = [*message["headers"], *_extra_headers(message["headers"])]
            else:
                ended = not message.get("more_body", False)
            await send(message)

        try:
            if not self._buckets.take(address(scope)):
                raise Refused(429, "too-many", "too many requests; wait a little")
            headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
            if scope["method"] not in READING:
                refuse_foreign(headers)
                receive = await _read_body(headers, receive)
        except Refused as refusal:
            await _answer(refusal, send_guarded)
            return
        try:
            await self._app(scope, receive, send_guarded)
        except Exception as error:  # a fault of ours: who asks learns that, and nothing of what went wrong
            LOG.exception("%s %s: %s", scope["method"], scope["path"], type(error).__name__)
            if not begun:
                await _answer(FAULT, send_guarded)
            elif not ended:
                raise


def address(scope: Scope) -> str:
    """Where a request comes from."""
    client = scope.get("client")
    return str(client[0]) if client else "?"


def refuse_foreign(headers: dict[str, str]) -> None:
    """A page of another site cannot write, whatever it has found out. Programs send no Origin."""
    origin = headers.get("origin")
    site = headers.get("sec-fetch-site", "same-origin")
    own = ("http://" + headers.get("host", ""), "https://" + headers.get("host", ""))
    if (origin is not None and origin not in own) or site not in ("same-origin", "none"):
        raise Refused(403, "origin", "this request comes from another site")


async def _read_body(headers: dict[str, str], receive: Receive) -> Receive:
    """The whole body, if it is small enough and comes in time; then it is given on as one piece."""
    too_large = Refused(413, "too-large", f"a request has at most {MOST_BYTES} bytes")
    stated = headers.get("content-length", "0")
    if not stated.isascii() or not stated.isdigit() or len(stated) > 12 or int(stated) > MOST_BYTES:
        raise too_large
    parts: list[bytes] = []
    try:
        async with asyncio.timeout(BODY_SECONDS):
            while True:
                message = await receive()
                if message["type"] != "http.request":
                    break
                parts.append(message.get("body", b""))
                if sum(map(len, parts)) > MOST_BYTES:
                    raise too_large
                if not message.get("more_body", False):
                    break
    except TimeoutError:
        raise Refused(408, "too-slow", "the request did not come to its end") from None
    body: list[bytes] = [b"".join(parts)]

    async def receive_read() -> Message:
        if body:
            return {"type": "http.request", "body": body.pop(), "more_body": False}
        return await receive()

    return receive_read


def _extra_headers(given: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    if any(name.lower() == b"cache-control" for name, _ in given):
        return _EXTRA
    return [*_EXTRA, _NO_STORE]


async def _answer(refusal: Refused, send: Send) -> None:
    body = as_bytes(refusal.body)
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode("ascii"))]
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})


def as_bytes(form: Any) -> bytes:
    """JSON as it is sent. Texts that are no Unicode (a lone half of a pair) are written as escapes."""
    return _JSON.encode(form).encode("ascii")
