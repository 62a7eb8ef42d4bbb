"""Coming back to a game over days: notices, holidays, QR codes, and the link of a rematch."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser as Chromium
from playwright.sync_api import Page, expect

from fogline.server.notices.channels import Allowed
from tests.browser.visiting import DESKTOP, PHONE, Size, Visitors, barriers, kept, overhang, untold
from tests.server.receiving import Browser, Receiver, receiving, until
from tests.server.serving import DUEL, WIDE, Client, begin, lay_out, serving
from tests.server.test_notices import end_turn, rows_of
from tests.turns import SLOW

DAY = 24 * 3600
CLOCK: dict[str, Any] = {"start": 3 * DAY, "bonus": 3 * DAY, "most": 3 * DAY}
BEAT = 0.2
SUBSCRIBED = """(given) => {
    PushManager.prototype.subscribe = async () => ({ endpoint: given.endpoint, toJSON: () => given });
    PushManager.prototype.getSubscription = async () => ({ endpoint: given.endpoint });
}"""
"""The test's push service replaces the browser's, which is on the network."""
LISTEN = """() => {
    self.shown = [];
    self.registration.showNotification = async (title, { body, tag }) => void self.shown.push({ title, body, tag });
}"""
"""Replaces the desktop that would show a notice; a headless browser has none."""


@pytest.fixture
def service() -> Iterator[Receiver]:
    with receiving() as receiver:
        yield receiver


@pytest.fixture
def visitors(browser: Chromium, service: Receiver, tmp_path: Path) -> Iterator[Visitors]:
    hook = service.url.replace("http", "json")
    allowed = Allowed(push=(service.url,), webhooks=(hook,))
    with serving(tmp_path, replace(WIDE, notices=allowed, notice_seconds=BEAT)) as running:
        here = Visitors(browser, running)
        yield here
        here.leave()
        assert here.complaints == []


def waiting(visitors: Visitors, clock: Mapping[str, object] = CLOCK) -> tuple[Client, Client]:
    """A game after its set-up: the seat to act, and the one that waits."""
    seats = begin(visitors.server.client(), {**DUEL, "clock": clock})
    lay_out(seats, Random(1))
    turn = seats["watch"].look()["to-act"][0]
    return seats[turn], seats["german" if turn == "soviet" else "soviet"]


def at_table(visitors: Visitors, client: Client, size: Size = DESKTOP, *, has_worker: bool = False) -> Page:
    page = visitors.come(f"/#seat={client.token}", size, has_worker=has_worker)
    page.get_by_role("tab", name="Table").click()
    return page


def test_a_browser_is_told_when_it_is_its_turn(visitors: Visitors, service: Receiver) -> None:
    """Subscribed with one switch; pushed while the page is closed; shown by the worker; ended by its link."""
    mover, waiter = waiting(visitors)
    here = Browser(f"{service.url}/push")
    page = at_table(visitors, waiter, has_worker=True)
    page.context.grant_permissions(["notifications"])
    page.evaluate(SUBSCRIBED, {"endpoint": here.endpoint, "keys": here.wish()["keys"]})
    switch = page.get_by_role("switch", name="Notify me on this device when it is my turn")
    expect(switch).not_to_be_checked()
    switch.click()
    expect(switch).to_be_checked()
    page.get_by_label("Quiet hours").check()
    page.get_by_label("From").fill("03:00")
    page.get_by_label("until").fill("03:01")
    until(lambda: [row.quiet_until for row in rows_of(visitors.server)] == [181])
    page.goto("about:blank")
    until(lambda: not visitors.server.inside.streams.listeners())
    time.sleep(2 * BEAT)  # listeners on the same beat have been told
    end_turn(mover)
    pushed = here.decrypt(service.wait(1)[0].body)
    page.goto(f"{visitors.server.url}/#/")
    session = page.context.new_cdp_session(page)
    scopes: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: scopes.extend(one["registrationId"] for one in told["registrations"]),
    )
    session.send("ServiceWorker.enable")
    for _ in range(500):
        if scopes:
            break
        page.wait_for_timeout(20)
    (worker,) = page.context.service_workers
    worker.evaluate(LISTEN)
    session.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": visitors.server.url, "registrationId": scopes[0], "data": json.dumps(pushed)},
    )
    until(lambda: worker.evaluate("self.shown.length") == 1)
    assert worker.evaluate("self.shown") == [
        {"title": "It is your turn", "body": "SCOPE Stalingrad: Quick Duel", "tag": pushed["game"]}
    ]
    page.goto(f"{visitors.server.url}/#off={pushed['off']}")
    expect(page.get_by_text("You will get no more of these notices.")).to_be_visible()
    assert pushed["off"] not in page.url
    assert barriers(page) == []
    assert waiter.get("/api/table/notices").json()["notices"] == []


@pytest.mark.parametrize("size", [PHONE, pytest.param(DESKTOP, marks=SLOW)])
def test_a_webhook_is_added_and_removed(visitors: Visitors, service: Receiver, size: Size) -> None:
    _, waiter = waiting(
        visitors, {**CLOCK, "free-days": ["saturday", "sunday"], "zone": "Europe/Madrid", "holidays": 5}
    )
    page = at_table(visitors, waiter, size)
    field = page.get_by_label("Webhook address")
    field.fill("json://127.0.0.1:1/")
    page.get_by_role("button", name="Add").click()
    expect(page.get_by_role("alert")).to_contain_text("does not send notices to such an address")
    address = service.url.replace("http", "json") + "/hook"
    field.fill(address)
    page.get_by_role("button", name="Add").click()
    stop = page.get_by_role("button", name=f"Stop notices to {address}")
    expect(stop).to_be_visible()
    expect(page.get_by_text("You have 5 days of holiday left.")).to_be_visible()
    expect(page.get_by_text("clocks stop on Saturday and Sunday (Europe/Madrid)")).to_be_visible()
    assert (barriers(page), overhang(page), untold(page)) == ([], 0, [])
    stop.click()
    expect(stop).to_have_count(0)


def test_a_holiday_is_taken_and_shown(visitors: Visitors) -> None:
    mover, waiter = waiting(visitors, {**CLOCK, "holidays": 5})
    page, other = at_table(visitors, mover), visitors.come(f"/#seat={waiter.token}")
    page.get_by_label("Days", exact=True).fill("2")
    page.get_by_role("button", name="Take a holiday").click()
    expect(page.get_by_text("You have 3 more days of holiday.")).to_be_visible()
    for one in (page, other):
        expect(one.get_by_role("list", name="Time left")).to_contain_text("on holiday")
    assert barriers(other) == []


def invitation_in(page: Page) -> str:
    """The link that the page shows."""
    link = page.get_by_label("Invitation")
    expect(link).to_have_value(re.compile("#join="))
    return f"/#{link.input_value().partition('#')[2]}"


def test_days_off_are_agreed_with_a_new_game(visitors: Visitors) -> None:
    page = visitors.come("/#/new/stalingrad/friend")
    assert page.get_by_label("Days of holiday").count() == 0
    page.get_by_label("Clock").select_option("days")
    page.get_by_label("Clocks stop on Saturdays and Sundays").check()
    page.get_by_label("Days of holiday per side").fill("7")
    assert (barriers(page), untold(page)) == ([], [])
    page.get_by_role("button", name="Start and get the invitation").click()
    guest = visitors.come(invitation_in(page))
    expect(guest.get_by_text("7 days of holiday per side")).to_be_visible()


def test_a_link_is_shown_as_a_code(visitors: Visitors) -> None:
    page = visitors.come("/#/new/stalingrad/friend")
    page.get_by_role("button", name="Start and get the invitation").click()
    button = page.get_by_role("button", name="Show QR code")
    button.click()
    expect(page.get_by_role("img", name="QR code of the link “Invitation")).to_be_visible()
    assert barriers(page) == []
    page.get_by_role("button", name="Hide QR code").click()
    expect(page.get_by_role("img", name="QR code")).to_have_count(0)


def test_a_rematch_that_waits_is_a_link(visitors: Visitors) -> None:
    mover, waiter = waiting(visitors)
    mover.say("resign")
    page = visitors.come(f"/#seat={waiter.token}")
    page.get_by_role("button", name="Play again").click()
    guest = visitors.come(invitation_in(page))
    guest.get_by_role("button", name="Take the seat").click()
    expect(page.get_by_label("Invitation")).to_have_count(0)
    guest.wait_for_url(re.compile("#/table/"))
    assert len(kept(guest)["games"]) == 1
