"""Bare sockets, for requests that no well-behaved client would send."""

from __future__ import annotations

import socket
import time
from contextlib import suppress
from types import TracebackType

from tests.server.serving import Running

HOST = b"Host: localhost\r\n"
HEALTH = b"GET /api/health HTTP/1.1\r\n" + HOST + b"\r\n"


class Knock:
    """One connection."""

    def __init__(self, server: Running | str, address: str = "127.0.0.1", *, takes: int | None = None) -> None:
        """Connect from *address*, and *takes*: the maximum number of bytes buffered before somebody reads them."""
        url = server if isinstance(server, str) else server.url
        self.socket = socket.socket()
        if takes is not None:
            self.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, takes)
        self.socket.bind((address, 0))
        self.socket.settimeout(10)
        self.socket.connect(("127.0.0.1", int(url.rsplit(":", 1)[1])))

    def __enter__(self) -> Knock:
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        self.socket.close()

    def say(self, data: bytes) -> bool:
        """Returns whether it could be sent."""
        try:
            self.socket.sendall(data)
        except OSError:
            return False
        return True

    def hear(self, seconds: float = 0.3) -> bytes:
        """The data received within *seconds*, or until the server hangs up."""
        heard, end = b"", time.monotonic() + seconds
        with suppress(OSError):
            while (left := end - time.monotonic()) > 0:
                self.socket.settimeout(left)
                piece = self.socket.recv(65536)
                if not piece:
                    break
                heard += piece
        return heard

    def answer(self, seconds: float = 5) -> bytes:
        """The data received until an unchunked answer is complete."""
        heard, end = b"", time.monotonic() + seconds
        with suppress(OSError):
            while time.monotonic() < end:
                head, found, body = heard.partition(b"\r\n\r\n")
                length = head.lower().partition(b"content-length: ")[2].partition(b"\r\n")[0]
                if found and len(body) >= int(length or 0):
                    break
                piece = self.socket.recv(65536)
                if not piece:
                    break
                heard += piece
        return heard

    def seconds_until_closed(self, most: float) -> float:
        """The time until the server hung up, whatever it sent before; *most*, if it did not."""
        begun = time.monotonic()
        while (left := most - (time.monotonic() - begun)) > 0:
            self.socket.settimeout(left)
            try:
                if not self.socket.recv(65536):
                    return time.monotonic() - begun
            except TimeoutError:
                break
            except OSError:
                return time.monotonic() - begun
        return most


def is_well(server: Running | str, address: str = "127.0.0.1") -> bool:
    """Whether a new client gets an answer."""
    with Knock(server, address) as knock:
        return knock.say(HEALTH) and b'{"ok":true}' in knock.answer()


def post(path: str, body: bytes, more: bytes = b"", length: int | None = None) -> bytes:
    """The bytes of a request with a body."""
    stated = b"Content-Length: %d\r\n" % (len(body) if length is None else length)
    kind = b"Content-Type: application/json\r\n"
    return b"POST %b HTTP/1.1\r\n%b%b%b%b\r\n%b" % (path.encode(), HOST, kind, stated, more, body)
