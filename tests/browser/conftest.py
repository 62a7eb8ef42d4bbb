"""A real Chromium before a real server."""

from __future__ import annotations

import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.visiting import PATIENCE, Visitors
from tests.web.serving import Running, serving

ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    found = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    assert found, "Chromium is missing: `make test` installs Debian's package where it can"
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=found, args=ARGUMENTS)
        yield launched
        launched.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with serving(tmp_path_factory.mktemp("browser")) as running:
        yield running


@pytest.fixture
def visitors(browser: Browser, server: Running) -> Iterator[Visitors]:
    """Nobody yet. In the end no page may have complained."""
    here = Visitors(browser, server)
    yield here
    here.leave()
    assert here.complaints == []
