"""Recipients of notices, written for the tests: a push service that checks signatures and decrypts, a webhook, and a
mail server."""

from __future__ import annotations

import base64
import hashlib
import hmac
import json
import socketserver
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, NamedTuple

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat


def encoded(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


def decoded(text: str) -> bytes:
    return base64.urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Browser:
    """A browser's side of a subscription (RFC 8291), written from the text of the RFC."""

    def __init__(self, endpoint: str) -> None:
        self.endpoint = endpoint
        self._key = ec.generate_private_key(ec.SECP256R1())
        self._point = self._key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
        self._auth = bytes(range(16))

    def wish(self, **more: Any) -> dict[str, Any]:
        keys = {"p256dh": encoded(self._point), "auth": encoded(self._auth)}
        return {"kind": "push", "endpoint": self.endpoint, "keys": keys, **more}

    def decrypt(self, body: bytes) -> dict[str, Any]:
        salt, size, theirs, sealed = body[:16], body[20], body[21 : 21 + body[20]], body[21 + body[20] :]
        assert size == 65
        point = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
        shared = self._key.exchange(ec.ECDH(), point)
        ikm = _expand(_hmac(self._auth, shared), b"WebPush: info\0" + self._point + theirs, 32)
        secret = _hmac(salt, ikm)
        key, nonce = (
            _expand(secret, b"Content-Encoding: aes128gcm\0", 16),
            _expand(secret, b"Content-Encoding: nonce\0", 12),
        )
        plain = AESGCM(key).decrypt(nonce, sealed, None)
        assert plain[-1:] == b"\x02"
        found: dict[str, Any] = json.loads(plain[:-1])
        return found


def _hmac(key: bytes, text: bytes) -> bytes:
    return hmac.digest(key, text, hashlib.sha256)


def _expand(secret: bytes, info: bytes, size: int) -> bytes:
    return _hmac(secret, info + b"\x01")[:size]


def signer(authorization: str, audience: str) -> str:
    """The public key that signed a push (RFC 8292), after a check of its signature and claims."""
    scheme, _, given = authorization.partition(" ")
    assert scheme == "vapid"
    parts = dict(part.strip().split("=", 1) for part in given.split(","))
    head, claims, signature = parts["t"].split(".")
    raw = decoded(signature)
    der = encode_dss_signature(int.from_bytes(raw[:32]), int.from_bytes(raw[32:]))
    key = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), decoded(parts["k"]))
    key.verify(der, f"{head}.{claims}".encode(), ec.ECDSA(SHA256()))
    claimed = json.loads(decoded(claims))
    assert claimed["aud"] == audience
    assert claimed["sub"].startswith(("https://", "mailto:"))
    assert time.time() < claimed["exp"] <= time.time() + 24 * 3600
    return parts["k"]


class Sent(NamedTuple):
    """One request that has arrived."""

    path: str
    headers: dict[str, str]
    body: bytes
    at: float


class Receiver:
    """A service that takes POST requests. ``answers`` are the statuses of the next answers; after them it is 201."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.got: list[Sent] = []
        self.answers: list[int] = []

    def wait(self, count: int, seconds: float = 10) -> list[Sent]:
        """The received requests, once there are that many."""
        until(lambda: len(self.got) >= count, seconds)
        return self.got


def until(is_so: Callable[[], bool], seconds: float = 10) -> None:
    end = time.monotonic() + seconds
    while not is_so():
        assert time.monotonic() < end, "it did not happen"
        time.sleep(0.01)


@contextmanager
def receiving() -> Iterator[Receiver]:
    """A push service, or a webhook."""

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers.get("content-length", "0")))
            headers = {name.lower(): value for name, value in self.headers.items()}
            receiver.got.append(Sent(self.path, headers, body, time.time()))
            status = receiver.answers.pop(0) if receiver.answers else 201
            self.send_response(status)
            if status in (301, 302, 307):
                self.send_header("location", f"{receiver.url}/elsewhere")
            self.send_header("content-length", "0")
            self.end_headers()

        def log_message(self, format: str, *args: Any) -> None:
            pass

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    receiver = Receiver(f"http://127.0.0.1:{server.server_address[1]}")
    threading.Thread(target=server.serve_forever, daemon=True, kwargs={"poll_interval": 0.01}).start()
    try:
        yield receiver
    finally:
        server.shutdown()
        server.server_close()


class Letter(NamedTuple):
    """One mail."""

    to: str
    text: str


class MailServer:
    """The received mails and their recipients."""

    def __init__(self, port: int) -> None:
        self.url = f"mailto://127.0.0.1:{port}?from=fogline@example.org&format=text"
        self.got: list[Letter] = []


@contextmanager
def mail_server() -> Iterator[MailServer]:
    """A server that speaks enough SMTP."""

    class Handler(socketserver.StreamRequestHandler):
        def handle(self) -> None:
            self._say("220 here")
            to = ""
            for line in self.rfile:
                word = line.split(b" ")[0].split(b"\r")[0].upper()
                if word == b"RCPT":
                    to = line.decode().partition("<")[2].partition(">")[0]
                if word == b"DATA":
                    self._say("354 go on")
                    text = b"".join(iter(self.rfile.readline, b".\r\n"))
                    mails.got.append(Letter(to, text.decode()))
                if word == b"QUIT":
                    self._say("221 bye")
                    return
                self._say("250 fine")

        def _say(self, text: str) -> None:
            self.wfile.write(f"{text}\r\n".encode())

    server = socketserver.ThreadingTCPServer(("127.0.0.1", 0), Handler)
    mails = MailServer(server.server_address[1])
    threading.Thread(target=server.serve_forever, daemon=True, kwargs={"poll_interval": 0.01}).start()
    try:
        yield mails
    finally:
        server.shutdown()
        server.server_close()
