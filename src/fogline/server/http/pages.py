"""Static pages: the browser client built into ``client/``, and a readable list of the requests.

The list of files is made once, when the server starts; no other path exists, so none can lead out of the folder.
"""

from __future__ import annotations

import gzip
import html
import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final

from fastapi import FastAPI, Request, Response
from fastapi.responses import FileResponse, HTMLResponse
from starlette.exceptions import HTTPException
from starlette.routing import Match, Route

from fogline.locale import pick_language, texts_in

CLIENT: Final = Path(__file__).parents[1] / "client"
TYPES: Final = {
    ".bin": "application/octet-stream",
    ".css": "text/css; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/vnd.microsoft.icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mp3": "audio/mpeg",
    ".ogg": "audio/ogg",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wav": "audio/wav",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
"""Files of other types are not served."""
ASSETS: Final = "assets/"
"""Names in this folder contain a hash of the content, so they can be cached for ever."""
PYTHON: Final = ASSETS + "python-"
"""The script of the Workers that run Python, for games in the page. Only they may compile WebAssembly."""
PYTHON_POLICY: Final = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'"
ICONS: Final = "icons/"
"""Pictures for the home screen of a device. Their names stay the same when their content changes."""
IMMUTABLE: Final = "public, max-age=31536000, immutable"
ONE_DAY: Final = "public, max-age=86400"
NO_STORE: Final = "no-store"
COMPRESSED: Final = frozenset((".css", ".js", ".json", ".svg", ".txt"))
"""Types that compress well; sound and fonts are already compressed."""
_TAKES_GZIP: Final = re.compile(r"\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))")


def add_pages(app: FastAPI, client: Path = CLIENT) -> None:
    """The client at ``/``, and ``/api``."""
    files = listed(client)

    @app.get("/", include_in_schema=False)
    async def home(request: Request) -> Response:
        if "index.html" not in files:
            return HTMLResponse(_not_built(request.headers.get("accept-language", "")[:2]))
        return give("index.html", request)

    @app.get("/api", include_in_schema=False)
    async def requests() -> Response:
        rows = []
        for path, methods in app.openapi()["paths"].items():
            for method, operation in methods.items():
                about = html.escape(str(operation.get("description", "")))
                rows.append(f"<dt><code>{method.upper()} {html.escape(path)}</code></dt><dd>{about}</dd>")
        more = '<p>As <a href="/api/openapi.json">OpenAPI</a>; every field is explained in docs/protocol.md.</p>'
        return HTMLResponse(_page("Fogline: requests", f"{more}<dl>{''.join(rows)}</dl>"))

    @app.get("/{path:path}", include_in_schema=False)
    async def file(path: str, request: Request) -> Response:
        if path not in files:
            raise HTTPException(404)
        return give(path, request)

    @app.options("/{path:path}", include_in_schema=False)
    async def ways(path: str) -> Response:
        """The allowed methods. There are no CORS headers: other sites may not send requests."""
        found = {"GET"} if path in files else set[str]()
        asked = {"type": "http", "path": f"/{path}", "method": ""}
        for route in app.routes:
            if isinstance(route, Route) and "{" not in route.path and route.matches(asked)[0] != Match.NONE:
                found |= route.methods or set()
        if not found:
            raise HTTPException(404)
        return Response(status_code=204, headers={"allow": allowed(found)})

    def give(name: str, request: Request) -> Response:
        file, kind = files[name], TYPES[files[name].suffix]
        if not name.startswith(ASSETS):
            kept = ONE_DAY if name.startswith(ICONS) else NO_STORE
            return FileResponse(file, media_type=kind, headers={"cache-control": kept})
        headers = {"cache-control": IMMUTABLE, "vary": "accept-encoding"}
        if name.startswith(PYTHON):
            headers["content-security-policy"] = PYTHON_POLICY
        if file.suffix in COMPRESSED and _TAKES_GZIP.search(request.headers.get("accept-encoding", "")):
            return Response(_packed(file), media_type=kind, headers={**headers, "content-encoding": "gzip"})
        return FileResponse(file, media_type=kind, headers=headers)


def allowed(methods: Iterable[str]) -> str:
    """The value of the ``Allow`` header for these methods. GET includes HEAD."""
    found = {*methods, "OPTIONS"}
    return ", ".join(sorted(found | {"HEAD"} if "GET" in found else found))


def listed(client: Path) -> dict[str, Path]:
    """Every file that may be served, by its path within the folder."""
    found = sorted(client.rglob("*")) if client.is_dir() else []
    return {
        file.relative_to(client).as_posix(): file
        for file in found
        if file.is_file() and not file.is_symlink() and file.suffix in TYPES
    }


@cache
def _packed(file: Path) -> bytes:
    """A compressed asset, computed once, since its content never changes."""
    return gzip.compress(file.read_bytes(), mtime=0)


def _not_built(asked: str) -> str:
    """The page shown if the client has not been built."""
    texts = texts_in(pick_language(asked, {}))
    told = html.escape(texts("pages-not-built", command="make setup"))
    link = f'<a href="/api">{html.escape(texts("pages-requests"))}</a>'
    return _page("Fogline", f"<p>{told}</p><p>{link}</p>", texts.language)


def _page(title: str, body: str, language: str = "en") -> str:
    head = f'<meta charset="utf-8"><title>{title}</title>'
    return f'<!doctype html><html lang="{language}">{head}<h1>{title}</h1>{body}</html>'
