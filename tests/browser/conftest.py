"""A real Chromium talking to a real server."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.visiting import Visitors, browsing
from tests.server.serving import Running, serving


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with browsing() as launched:
        yield launched


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with serving(tmp_path_factory.mktemp("browser")) as running:
        yield running


@pytest.fixture
def visitors(browser: Browser, server: Running) -> Iterator[Visitors]:
    """Starts with nobody. No page may have complained by the end."""
    here = Visitors(browser, server)
    yield here
    here.leave()
    assert here.complaints == []
