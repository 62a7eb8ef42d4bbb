"""The pages: which are served, their type and cache time, and that nothing else can be fetched."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import unquote

import pytest
from fastapi import FastAPI

from fogline.server.http.guard import HEADERS, Guard
from fogline.server.http.pages import add_pages, listed
from fogline.server.limits import Buckets, Limits, RateLimits
from fogline.server.operations.metrics import Metrics
from tests import loops

FILES = {
    "index.html": "<!doctype html><title>Fogline</title>",
    "favicon.svg": "<svg/>",
    "assets/index-1a2b.js": "export {}",
    "assets/index-3c4d.css": "p {}",
    "assets/python-9f0a.js": "onmessage = null",
    "assets/shot-5e6f.ogg": "sound",
    "worker.js": "self",
    "manifest.webmanifest": "{}",
    "icons/icon.svg": "<svg></svg>",
    "assets/notes.py": "secret",
    ".env": "secret",
}


class Answer(NamedTuple):
    status: int
    headers: dict[str, str]
    text: str


class Site:
    """The pages, requested without a client that normalizes paths."""

    def __init__(self, client: Path) -> None:
        self._app = FastAPI(openapi_url="/api/openapi.json")
        limits = Limits()
        self._app.add_middleware(
            Guard, limits=limits, rate_limits=RateLimits(limits), requests=Buckets(1e6, 1e6), metrics=Metrics()
        )
        add_pages(self._app, client)

    def ask(self, path: str, method: str = "GET", language: str = "", encoding: str = "") -> Answer:
        return loops.run(self._ask(path, method, language, encoding))

    async def _ask(self, path: str, method: str, language: str, encoding: str) -> Answer:
        sent: list[Any] = []

        body = [{"type": "http.request", "body": b"", "more_body": False}]

        async def receive() -> Any:
            if not body:
                await asyncio.Event().wait()  # this caller stays connected
            return body.pop()

        async def send(message: Any) -> None:
            sent.append(message)

        scope = {"type": "http", "http_version": "1.1", "method": method, "scheme": "http", "query_string": b""}
        scope |= {
            "path": unquote(path),
            "raw_path": path.encode(),
            "headers": [
                (b"host", b"localhost"),
                (b"accept-language", language.encode()),
                (b"accept-encoding", encoding.encode()),
            ],
        }
        await self._app(scope, receive, send)
        headers = {name.decode(): value.decode() for name, value in sent[0]["headers"]}
        content = b"".join(one.get("body", b"") for one in sent[1:])
        if headers.get("content-encoding") == "gzip":
            content = gzip.decompress(content)
        return Answer(sent[0]["status"], headers, content.decode())


@pytest.fixture
def built(tmp_path: Path) -> Site:
    folder = tmp_path / "client"
    for name, text in FILES.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")
    (tmp_path / "outside.txt").write_text("secret", encoding="utf-8")
    (folder / "link.txt").symlink_to(tmp_path / "outside.txt")
    return Site(folder)


@pytest.mark.parametrize(
    ("path", "kind", "kept"),
    [
        ("/", "text/html", "no-store"),
        ("/index.html", "text/html", "no-store"),
        ("/favicon.svg", "image/svg+xml", "no-store"),
        ("/assets/index-1a2b.js", "text/javascript", "public, max-age=31536000, immutable"),
        ("/assets/index-3c4d.css", "text/css", "public, max-age=31536000, immutable"),
        ("/assets/shot-5e6f.ogg", "audio/ogg", "public, max-age=31536000, immutable"),
        ("/worker.js", "text/javascript", "no-store"),
        ("/manifest.webmanifest", "application/manifest+json", "no-store"),
        ("/icons/icon.svg", "image/svg+xml", "public, max-age=86400"),
    ],
)
def test_built_client_is_served(built: Site, path: str, kind: str, kept: str) -> None:
    answer = built.ask(path)
    assert answer.status == 200
    assert answer.text == FILES[path.removeprefix("/") or "index.html"]
    assert answer.headers["content-type"].partition(";")[0] == kind
    assert answer.headers["cache-control"] == kept
    for name, value in HEADERS.items():
        assert answer.headers[name] == value


def test_the_policy_allows_the_worker_and_the_manifest_of_the_server_only(built: Site) -> None:
    policy = built.ask("/").headers["content-security-policy"].split("; ")
    assert {"default-src 'none'", "worker-src 'self'", "manifest-src 'self'", "font-src 'self'"} <= set(policy)


def test_only_the_worker_that_runs_python_may_compile_webassembly(built: Site) -> None:
    policy = built.ask("/assets/python-9f0a.js").headers["content-security-policy"]
    assert policy == "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'"
    for path in ("/", "/assets/index-1a2b.js", "/worker.js"):
        assert "wasm" not in built.ask(path).headers["content-security-policy"]


@pytest.mark.parametrize(
    ("encoding", "path", "packed"),
    [
        ("gzip, deflate, br", "/assets/index-1a2b.js", True),
        ("br;q=1.0, gzip;q=0.5", "/assets/index-3c4d.css", True),
        ("", "/assets/index-1a2b.js", False),
        ("gzip;q=0", "/assets/index-1a2b.js", False),
        ("br", "/assets/index-1a2b.js", False),
        ("gzip", "/assets/shot-5e6f.ogg", False),
        ("gzip", "/worker.js", False),
        ("gzip", "/", False),
    ],
)
def test_assets_are_compressed_for_clients_that_accept_it(built: Site, encoding: str, path: str, packed: bool) -> None:
    answer = built.ask(path, encoding=encoding)
    assert answer.status == 200
    assert answer.text == FILES[path.removeprefix("/") or "index.html"]
    assert ("content-encoding" in answer.headers) == packed
    assert (answer.headers.get("vary") == "accept-encoding") == path.startswith("/assets/")


@pytest.mark.parametrize(
    "path",
    [
        "/link.txt", "/.env", "/assets/notes.py", "/assets/", "/assets", "/assets/../outside.txt", "/..%2foutside.txt",
        "/%2e%2e/outside.txt", "/assets/..%5c..%5coutside.txt", "//etc/passwd", "/assets/%00", "/outside.txt",
        "/assets//index-1a2b.js", "/./favicon.svg/..", "/INDEX.html", "/api/index.html",
    ],
)  # fmt: skip
def test_nothing_else_can_be_fetched(built: Site, path: str) -> None:
    answer = built.ask(path)
    assert answer.status == 404
    assert "secret" not in answer.text


def test_pages_are_only_read(built: Site) -> None:
    for method in ("POST", "PUT", "DELETE", "PATCH"):
        assert built.ask("/", method).status == 405
        assert built.ask("/assets/index-1a2b.js", method).status == 405


@pytest.mark.parametrize(
    ("asked", "language"), [("es-ES,es;q=0.9", "es"), ("fr", "fr"), ("de", "en"), ("", "en"), ("<x", "en")]
)
def test_missing_client_page_explains_the_build(tmp_path: Path, asked: str, language: str) -> None:
    answer = Site(tmp_path / "client").ask("/", language=asked)
    assert answer.status == 200
    assert f'<html lang="{language}">' in answer.text
    assert "make setup" in answer.text
    assert listed(tmp_path / "client") == {}
