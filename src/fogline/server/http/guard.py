"""The middleware before every request. It limits sizes and rates, checks host names and the origin of writes, and sets
the headers of answers.

Plain ASGI, so that streams pass through it unchanged. Nothing here knows about games.
"""

from __future__ import annotations

import asyncio
import time
from http import HTTPStatus
from typing import Final

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from fogline.desk.bounds import MAX_BYTES
from fogline.desk.refusals import LOG, Refused
from fogline.desk.serialization import as_bytes
from fogline.server.addresses import NOBODY, asking_address, is_within, name_called, plain_name, read_address
from fogline.server.limits import ASKER, BILL, Bill, Buckets, Limits, RateLimits, pay
from fogline.server.operations.metrics import Metrics

HEADERS: Final = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; media-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
        "form-action 'none'; frame-ancestors 'none'"
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
FAULT: Final = Refused(500, "internal", "internal server error")
READING: Final = ("GET", "HEAD", "OPTIONS")
SINGLE: Final = frozenset(("host", "content-length", "transfer-encoding", "authorization", "origin", "fogline-player"))
"""Headers that may occur only once: programs disagree on which of two copies counts."""
IS_HEAD: Final = "fogline.head"


class Gone(Exception):
    """The client left before its request was complete. An incomplete request is ignored."""


class Guard:
    def __init__(
        self, app: ASGIApp, *, limits: Limits, rate_limits: RateLimits, requests: Buckets, metrics: Metrics
    ) -> None:
        """*requests* limits the rate of requests from each address; *metrics* counts answers."""
        self._metrics = metrics
        self._app = app
        self._limits = limits
        self._rate_limits = rate_limits
        self._requests = requests
        self._names = limits.own_names | {plain_name(name) for name in (limits.listens_on, *limits.allowed_hosts)}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return

        begun, ended = False, False
        complete = time.monotonic()
        """When the request was complete, or was refused before that: a slow client does not count as a slow answer."""
        bill: Bill | None = None

        async def send_guarded(message: Message) -> None:
            nonlocal begun, ended
            if message["type"] == "http.response.start":
                begun = True
                self._metrics.answered(scope["method"], scope["path"], message["status"], time.monotonic() - complete)
                message["headers"] = [*message["headers"], *_extra_headers(message["headers"])]
            else:
                ended = not message.get("more_body", False)
                if bill is not None:
                    bill.carried(len(message.get("body", b"")))
                    if ended:
                        bill.settle()
                if scope["method"] == "HEAD":
                    message["body"] = b""
            await send(message)

        try:
            who = self._asking(scope)
            pay(self._requests, who, 1, "too many requests; wait a little")
            bill = Bill(self._rate_limits, who)
            headers = self._checked(scope)
            if scope["method"] not in READING:
                refuse_foreign(headers)
                receive = await self._read_body(headers, receive, bill)
                complete = time.monotonic()
        except Refused as refusal:
            complete = time.monotonic()
            await _answer(refusal, send_guarded)
            return
        except Gone:
            return
        ASKER.set(who)
        BILL.set(bill)
        asked = {**scope, "client": (who, 0)}
        if scope["method"] == "HEAD":
            asked |= {"method": "GET", IS_HEAD: True}
        elif scope["path"] == "*":  # OPTIONS of the server as a whole
            asked["path"] = "/"
        try:
            await self._app(asked, receive, send_guarded)
        except Exception as error:  # an internal error: the client gets no details
            LOG.exception("%s %r: %s", scope["method"], scope["path"], type(error).__name__)
            self._metrics.failed()
            if not begun:
                await _answer(FAULT, send_guarded)
            elif not ended:
                raise
        finally:
            bill.settle()

    def _asking(self, scope: Scope) -> str:
        """The address under which a request is counted."""
        client = scope.get("client")
        return asking_address(client[0] if client else "", scope["headers"], self._limits.trusted_proxies)

    def _checked(self, scope: Scope) -> dict[str, str]:
        """Check the headers and return them."""
        given = scope["headers"]
        if scope.get("http_version") not in ("1.0", "1.1"):
            raise _last(Refused(400, "invalid", "unsupported HTTP version"))
        size = len(scope.get("raw_path", b"")) + len(scope["query_string"])
        headers: dict[str, str] = {}
        for raw, value in given:
            name = raw.decode("latin-1")
            if name in headers and name in SINGLE:
                raise _last(Refused(400, "invalid", "duplicate header"))
            headers[name] = value.decode("latin-1")
            size += len(raw) + len(value)
        if len(given) > self._limits.headers or size > self._limits.head_bytes:
            raise _last(head_too_long())
        if "transfer-encoding" in headers and (
            "content-length" in headers or headers["transfer-encoding"].lower() != "chunked"
        ):
            raise _last(Refused(400, "invalid", "ambiguous request length"))
        if scope["method"] in READING and ("transfer-encoding" in headers or headers.get("content-length", "0") != "0"):
            raise _last(Refused(400, "invalid", "GET and HEAD requests must not have a body"))
        self._refuse_name(scope, headers)
        return headers

    def _refuse_name(self, scope: Scope, headers: dict[str, str]) -> None:
        """Refuse foreign host names. Such a request may come from a page of another site whose name now leads here (DNS
        rebinding): the browser would take us for that site. Addresses cannot be abused like that."""
        host = headers.get("host")
        if host is None:
            if scope.get("http_version") == "1.0":
                return  # not a browser
            raise Refused(400, "invalid", "missing Host header")
        if not self._is_ours(host, scope):
            forwarded = headers.get("x-forwarded-host", "")
            client = scope.get("client")
            is_proxy = is_within(read_address(client[0] if client else ""), self._limits.trusted_proxies)
            if not is_proxy or not self._is_ours(forwarded, scope):
                raise wrong_name()
            headers["host"] = forwarded

    def _is_ours(self, host: str, scope: Scope) -> bool:
        name = name_called(host)
        if name is None:
            return False
        server = scope.get("server")
        return name in self._names or (server is not None and name == plain_name(server[0]))

    async def _read_body(self, headers: dict[str, str], receive: Receive, bill: Bill) -> Receive:
        """Read the whole body, if it is small enough and arrives in time; it is passed on in one piece."""
        stated = headers.get("content-length", "0")
        if not stated.isascii() or not stated.isdigit() or len(stated) > 12 or int(stated) > MAX_BYTES:
            raise too_large()
        body = bytearray()
        try:
            async with asyncio.timeout(self._limits.body_seconds):
                while True:
                    message = await receive()
                    if message["type"] != "http.request":
                        raise Gone
                    body += message.get("body", b"")
                    if len(body) > MAX_BYTES:
                        raise too_large()
                    if not message.get("more_body", False):
                        break
        except TimeoutError:
            raise _last(Refused(408, "too-slow", "the request was not completed in time")) from None
        finally:
            bill.carried(len(body))
        read: list[bytes] = [bytes(body)]

        async def receive_read() -> Message:
            if read:
                return {"type": "http.request", "body": read.pop(), "more_body": False}
            return await receive()

        return receive_read


def address(scope: Scope) -> str:
    """The client address, as the guard has determined it."""
    client = scope.get("client")
    return str(client[0]) if client else NOBODY


def too_large() -> Refused:
    return Refused(413, "too-large", f"a request may have at most {MAX_BYTES} bytes")


def head_too_long() -> Refused:
    return Refused(431, "too-large", "the headers of this request are too many or too long")


def wrong_name() -> Refused:
    """The refusal for a host name that is not allowed. It tells the operator how to allow the name."""
    way = "the operator can allow it: fogline serve --allowed-host NAME"
    return Refused(421, "host", f"unknown host name; {way}")


def is_head(scope: Scope) -> bool:
    return bool(scope.get(IS_HEAD))


def refuse_foreign(headers: dict[str, str]) -> None:
    """Refuse writes from pages of other sites, even with a token. Programs send no Origin."""
    origin = headers.get("origin")
    site = headers.get("sec-fetch-site", "same-origin")
    own = ("http://" + headers.get("host", ""), "https://" + headers.get("host", ""))
    if (origin is not None and origin not in own) or site not in ("same-origin", "none"):
        raise Refused(403, "origin", "this request comes from another site")


def _extra_headers(given: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    """The headers of every answer, except those that it sets itself."""
    names = {name.lower() for name, _ in given}
    return [(name, value) for name, value in (*_EXTRA, _NO_STORE) if name not in names]


def _last(refusal: Refused) -> Refused:
    """The same refusal, which also closes the connection, because the start of the next request is unknown."""
    refusal.headers["connection"] = "close"
    return refusal


def _head(refusal: Refused, body: bytes) -> list[tuple[bytes, bytes]]:
    more = [(name.encode("ascii"), value.encode("ascii")) for name, value in refusal.headers.items()]
    return [(b"content-type", b"application/json"), (b"content-length", b"%d" % len(body)), *more]


def as_answer(refusal: Refused) -> bytes:
    """The refusal as raw bytes that also close the connection, since the start of the next request is unknown."""
    body = as_bytes(refusal.body)
    head = _head(refusal, body)
    lines = b"".join(b"%b: %b\r\n" % one for one in [*head, *_extra_headers(head), (b"connection", b"close")])
    return b"HTTP/1.1 %d %b\r\n%b\r\n%b" % (
        refusal.status,
        HTTPStatus(refusal.status).phrase.encode("ascii"),
        lines,
        body,
    )


async def _answer(refusal: Refused, send: Send) -> None:
    body = as_bytes(refusal.body)
    headers = _head(refusal, body)
    await send({"type": "http.response.start", "status": refusal.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
