"""People with a real browser and a real server. The page's complaints (errors, policy violations) are kept."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from tests.server.serving import Running

ROOT = Path(__file__).parents[2]
Size = tuple[int, int]
DESKTOP: Size = (1280, 800)
PHONE: Size = (360, 740)
PATIENCE = 20_000
"""The maximum milliseconds for an expectation."""
PICTURES = Path(os.environ.get("FOGLINE_PICTURES", ROOT / "build" / "pictures"))
"""The folder for pictures of pages."""
KEPT = "fogline-1"
"""The storage key for the page's games, settings and formations."""
CHOOSE_SPEED = """
    if (location.protocol.startsWith("http") && localStorage.getItem(%(name)s) === null)
        localStorage.setItem(%(name)s, JSON.stringify({ settings: { speed: %(speed)s } }));
"""
"""Run before a page is opened for the first time."""
AXE = ROOT / "webapp" / "node_modules" / "axe-core" / "axe.min.js"

BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
"""The first one installed is used. Debian's shell is the same browser without a window, and much faster."""
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


@contextmanager
def browsing() -> Iterator[Browser]:
    """A real Chromium."""
    found = next(filter(None, map(shutil.which, BROWSERS)), None)
    assert found, "Chromium is missing: `make test` installs Debian's package where it can"
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=found, args=ARGUMENTS)
        yield launched
        launched.close()


class Visitors:
    """People with a browser each: pages that share nothing."""

    def __init__(self, browser: Browser, server: Running, url: str = "") -> None:
        """*url* is a different server to visit."""
        self._browser = browser
        self._url = url or server.url
        self.server = server
        self.complaints: list[str] = []
        self.refused: list[str] = []
        """Requests answered with an error: the page asked for something that could be refused."""
        self._contexts: list[BrowserContext] = []

    def come(
        self,
        path: str = "/",
        size: Size = DESKTOP,
        language: str = "en-GB",
        has_motion: bool = False,
        now: str | None = None,
        speed: str = "instant",
        has_worker: bool = False,
    ) -> Page:
        """A new visitor opens a page of the server; on a phone by touch. *now* stops the clocks of the page; *speed* is
        the setting for how long results stay. Only a browser that *has_worker* keeps pages."""
        context = self._browser.new_context(
            base_url=self._url,
            viewport={"width": size[0], "height": size[1]},
            locale=language,
            color_scheme="light",
            reduced_motion="no-preference" if has_motion else "reduce",
            has_touch=size == PHONE,
            is_mobile=size == PHONE,
            service_workers="allow" if has_worker else "block",
        )
        context.set_default_timeout(PATIENCE)
        self._contexts.append(context)
        context.add_init_script(CHOOSE_SPEED % {"name": json.dumps(KEPT), "speed": json.dumps(speed)})
        page = context.new_page()
        if now is not None:
            page.clock.set_fixed_time(now)
        page.on("pageerror", lambda error: self.complaints.append(f"{page.url}: {error}"))
        page.on("response", lambda answer: self._note(answer.status, answer.url))
        page.on("console", lambda line: self._hear(line.type, line.text))
        page.goto(path)
        return page

    def _hear(self, kind: str, text: str) -> None:
        # Chromium also logs a refusal that the page asked for and shows (409, 422, ...); it is not a fault. Neither is
        # a blocked worker.
        expected = ("Failed to load resource", "Service Worker registration blocked")
        if kind in ("error", "warning") and not text.startswith(expected):
            self.complaints.append(text)

    def _note(self, status: int, url: str) -> None:
        if status >= 400:
            self.refused.append(f"{status} {url}")

    def leave(self) -> None:
        for context in self._contexts:
            context.close()


def kept(page: Page) -> dict[str, Any]:
    """Everything that the browser stores for the page."""
    found: dict[str, Any] = json.loads(page.evaluate(f"localStorage.getItem('{KEPT}') ?? '{{}}'"))
    return found


def speak(page: Page, language: str) -> None:
    """Change the language, as another window of the same browser would."""
    page.evaluate(
        """([name, language]) => {
            const kept = JSON.parse(localStorage.getItem(name) ?? "{}");
            kept.settings = { ...kept.settings, language };
            localStorage.setItem(name, JSON.stringify(kept));
            dispatchEvent(new StorageEvent("storage", { key: name }));
        }""",
        [KEPT, language],
    )
    page.wait_for_function("(language) => document.documentElement.lang === language", arg=language)
    page.evaluate("new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")


def untold(page: Page) -> list[str]:
    """Keys without a text, anywhere in the page: in its texts, names or hints."""
    found: list[str] = page.evaluate("document.documentElement.outerHTML.match(/⟦[^⟧]*⟧/g) ?? []")
    return found


def overhang(page: Page) -> int:
    """By how many pixels the page is wider than its screen. (A phone's `innerWidth` grows with the page.)"""
    assert page.viewport_size is not None
    found: int = page.evaluate("document.scrollingElement.scrollWidth")
    return max(0, found - page.viewport_size["width"])


def barriers(page: Page) -> list[str]:
    """The violations that axe finds in the page: rule, reason and place."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = page.evaluate(
        """async () => (await axe.run(document, { resultTypes: ["violations"] })).violations.flatMap(
            (rule) => rule.nodes.map((node) => `${rule.id} ${node.target}: ${node.failureSummary}`))"""
    )
    return found


def picture(page: Page, name: str) -> None:
    """Save a picture of the whole page."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=PICTURES / f"{name}.png", full_page=True)
