"""The built site on a plain file server, below a path, and people who play there: all their data is in the browser."""

from __future__ import annotations

import json
import os
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

from tests.browser.playing import Player
from tests.browser.visiting import CHOOSE_SPEED, DESKTOP, KEPT, PHONE, ROOT, Size, kept

SITE = ROOT / "dist" / "site"
"""The files that ``make site`` has built."""
PLACE = "games/fogline"
"""The path of the site on its host."""
STARTING = 120_000
"""The maximum milliseconds for Python to start on a busy machine."""
REMEMBERED = """async () => {
    const cache = await caches.open("fogline-engine-1");
    return (await cache.keys()).some(({ url }) => url.includes("?memory="));
}"""
"""Whether the browser keeps the memory of a started Python."""
LISTEN_IN = """
    window.Worker = class extends Worker {
        constructor(address, options) {
            super(address, options);
            if (options.name === "fogline-table") window.theTable = this;
        }
    };
    window.askTable = (id, method, path, token, body) => new Promise((answered) => {
        const hear = ({ data }) => {
            const said = JSON.parse(data);
            if (said.id !== id || said.kind !== "answer") return;
            theTable.removeEventListener("message", hear);
            answered([said.status, said.text]);
        };
        theTable.addEventListener("message", hear);
        theTable.postMessage(JSON.stringify({ kind: "request", id, method, path, token, "last-event-id": null, body }));
    });
"""
"""Script that lets a test send the page's requests to the table."""


class Host(ThreadingHTTPServer):
    """A plain file host without compression."""

    sent = 0
    """The size of all files in bytes."""

    def handle_error(self, request: Any, client_address: Any) -> None:
        """A browser may leave in the middle of a file."""

    @property
    def url(self) -> str:
        """The address of the site."""
        return f"http://127.0.0.1:{self.server_port}/{PLACE}/"


class _Files(SimpleHTTPRequestHandler):
    def copyfile(self, source: Any, outputfile: Any) -> None:
        assert isinstance(self.server, Host)
        self.server.sent += os.fstat(source.fileno()).st_size
        super().copyfile(source, outputfile)

    def log_message(self, format: str, *args: Any) -> None:
        pass


@contextmanager
def hosting(folder: Path) -> Iterator[Host]:
    """A file host with the site below a path."""
    place = folder / PLACE
    place.parent.mkdir(parents=True)
    place.symlink_to(SITE)
    server = Host(("127.0.0.1", 0), partial(_Files, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield server
    finally:
        server.shutdown()
        server.server_close()


def saved(page: Page, button: str, folder: Path) -> Path:
    """The file that a button saves."""
    with page.expect_download() as told:
        page.get_by_role("button", name=button).click()
    file = folder / told.value.suggested_filename
    told.value.save_as(file)
    return file


class Guests:
    """People at the site, each with a browser. The complaints of their pages are kept."""

    def __init__(self, browser: Browser, url: str) -> None:
        self._browser = browser
        self.url = url
        self.complaints: list[str] = []
        self.contexts: list[BrowserContext] = []

    def come(
        self,
        path: str = "",
        size: Size = DESKTOP,
        language: str = "en-GB",
        script: str = "",
        has_worker: bool = False,
    ) -> Page:
        """A new visitor opens a page of the site. *script* runs before the page's own. Only a browser that *has_worker*
        keeps pages."""
        context = self._browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            color_scheme="light",
            reduced_motion="reduce",
            has_touch=size == PHONE,
            is_mobile=size == PHONE,
            service_workers="allow" if has_worker else "block",
        )
        context.set_default_timeout(STARTING)
        self.contexts.append(context)
        context.add_init_script(CHOOSE_SPEED % {"name": json.dumps(KEPT), "speed": json.dumps("instant")})
        context.add_init_script(LISTEN_IN + script)
        return self.open(context, path)

    def open(self, context: BrowserContext, path: str = "") -> Page:
        """Another tab of a browser."""
        page = context.new_page()
        page.on("pageerror", lambda error: self.complaints.append(f"{page.url}: {error}"))
        page.on("console", lambda line: self._hear(line.type, line.text))
        page.goto(f"{self.url}{path}")
        return page

    def _hear(self, kind: str, text: str) -> None:
        expected = ("Failed to load resource", "Service Worker registration blocked")
        if kind in ("error", "warning") and not text.startswith(expected):
            self.complaints.append(text)

    def leave(self) -> None:
        for context in self.contexts:
            context.close()


class Guest(Player):
    """Somebody who plays in the page."""

    def __init__(self, page: Page, root: str, seed: int = 1) -> None:
        self.page = page
        self.root = root
        self.rng = Random(seed)
        self._looked = []
        self._numbers = count(1_000_000)

    def ask(self, method: str, path: str, seat: str | None = None, body: Any = None) -> tuple[int, str]:
        """The table's answer to a seat, from the desk in the page."""
        seats = kept(self.page)["games"][0]["seats"]
        token = seats[seat or next(iter(seats))]
        self.until(lambda: self.page.evaluate("window.theTable !== undefined"), STARTING)
        status, text = self.page.evaluate(
            "(given) => askTable(...given)", [next(self._numbers), method, path, token, body]
        )
        return status, text

    def look(self, seat: str | None = None) -> dict[str, Any]:
        status, text = self.ask("GET", "/api/table", seat)
        assert status == 200, text
        found: dict[str, Any] = json.loads(text)
        return found
