"""A training table in the browser: what was shown is taken back by button and by key, and the log says so."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.visiting import DESKTOP, PHONE, Size, Visitors, barriers
from tests.browser.ways import resume, seated
from tests.web.serving import Client

AT = 26
"""The line of the lesson after which the German side is to act."""


def training(visitors: Visitors, size: Size) -> tuple[Page, Client]:
    made = resume(visitors, "stalingrad-first", AT, hold=["german"], bots={"soviet": "recruit"}, training=True)
    token = made["seats"]["german"]["token"]
    return seated(visitors, size, made, "german"), Client(visitors.server.client().http, token)


def test_what_was_shown_is_taken_back_by_button_and_by_key(visitors: Visitors) -> None:
    page, german = training(visitors, DESKTOP)
    expect(page.get_by_role("heading", level=1)).to_contain_text("Training")
    before = german.look()["view"]
    back = page.get_by_role("button", name="Take back", exact=True)
    for is_key in (False, True):
        german.act("search S2b")
        expect(page.get_by_text("You play: German side")).to_be_visible()
        expect(page.get_by_text("The Germans SEARCH S2b.").first).to_be_visible()
        if is_key:
            page.keyboard.press("u")
        else:
            back.click()
        expect(page.locator(".log s", has_text="The Germans SEARCH S2b.").first).to_be_visible()
        assert german.look()["view"] == before
    assert barriers(page) == []


def test_it_is_agreed_and_to_be_seen_on_a_phone(visitors: Visitors) -> None:
    page, _ = training(visitors, PHONE)
    expect(page.get_by_role("button", name="Take back", exact=True)).to_be_in_viewport()
    page.get_by_role("tab", name="Table").click()
    expect(page.get_by_text("the computer never knows")).to_be_visible()
