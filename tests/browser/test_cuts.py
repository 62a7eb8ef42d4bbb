"""A page whose requests fail for a while continues on its own once they succeed."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, Route, expect

from tests.browser.visiting import DESKTOP, Visitors
from tests.browser.ways import cell, resume, seated
from tests.server.serving import Client


class Fault:
    """Requests to *path* fail, until ``repair``."""

    def __init__(self, page: Page, path: str, status: int | None) -> None:
        self.count = 0
        self._status = status
        self._page, self._path = page, f"**{path}"
        page.route(self._path, self._fail)

    def _fail(self, route: Route) -> None:
        self.count += 1
        if self._status is None:
            route.abort()
        elif self._status == 200:
            route.fulfill(status=200, content_type="application/json", body='{"game": "cut o')
        else:
            route.fulfill(status=self._status, json={"error": "unavailable", "text": "not now"})

    def repair(self) -> None:
        self._page.unroute(self._path)


def search_and_hold(visitors: Visitors, made: dict[str, Any]) -> None:
    """The Germans search, and decline to shoot."""
    german = Client(visitors.server.client().http, made["seats"]["german"]["token"])
    for action in ("search S2a", "hold"):
        assert german.act(action).status_code == 200


def test_moves_arrive_without_reading_the_table_again(visitors: Visitors) -> None:
    """The stream carries the position to the other side."""
    made = resume(visitors, "stalingrad-first", 26, hold=["german", "soviet"], aid="off")
    page = seated(visitors, DESKTOP, made, "soviet")
    expect(cell(page, "S1a")).to_be_visible()
    fault = Fault(page, "/api/table", 503)
    search_and_hold(visitors, made)
    expect(page.get_by_text("Your turn: choose an action").first).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)
    assert fault.count == 0


def test_a_table_that_could_not_be_opened_is_opened_later(visitors: Visitors) -> None:
    made = resume(visitors, "stalingrad-first", 26, hold=["german", "soviet"])
    page = seated(visitors, DESKTOP, made, "german")
    expect(cell(page, "S1a")).to_be_visible()
    fault = Fault(page, "/api/table", 503)
    page.reload()
    expect(page.get_by_role("alert")).to_be_visible()
    fault.repair()
    expect(cell(page, "S1a")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_the_memory_aid_is_of_this_position_or_none(visitors: Visitors) -> None:
    made = resume(visitors, "stalingrad-first", 26, hold=["german", "soviet"], aid="probabilities")
    page = seated(visitors, DESKTOP, made, "soviet")
    page.get_by_role("tab", name="Memory aid").click()
    expect(page.get_by_role("table")).to_be_visible()
    fault = Fault(page, "/api/table/aid", 503)
    search_and_hold(visitors, made)
    expect(page.get_by_text("The memory aid is being computed")).to_be_visible()
    expect(page.get_by_role("table")).to_have_count(0)
    fault.repair()
    expect(page.get_by_role("table")).to_be_visible()
