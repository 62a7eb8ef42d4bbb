"""A training table in the browser: what was shown is taken back by button and by key, and the log says so."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.visiting import DESKTOP, PHONE, Size, Visitors, barriers
from tests.browser.ways import cell, resume, seated
from tests.web.serving import Client

AT = 26
"""The line of the lesson after which the German side is to act."""
CHANGED = re.compile("shown before|new since your last turn")
"""What a cell says that was searched, whatever the computer did then."""


def training(visitors: Visitors, size: Size) -> tuple[Page, Client]:
    made = resume(visitors, "stalingrad-first", AT, hold=["german"], bots={"soviet": "recruit"}, training=True)
    token = made["seats"]["german"]["token"]
    return seated(visitors, size, made, "german"), Client(visitors.server.client().http, token)


def test_what_was_shown_is_taken_back_by_button_and_by_key(visitors: Visitors) -> None:
    page, german = training(visitors, DESKTOP)
    expect(page.get_by_role("heading", level=1)).to_contain_text("Training")
    before = german.look()["view"]
    back = page.get_by_role("button", name="Take back", exact=True)
    searched = cell(page, "S2b")
    for times, is_key in ((1, False), (2, True)):
        german.act("search S2b")
        expect(searched).to_contain_text(CHANGED)  # whether the computer has answered yet or not
        if is_key:
            page.keyboard.press("u")
        else:
            back.click()
        expect(searched).not_to_contain_text(CHANGED)
        assert german.look()["view"] == before
        expect(page.locator(".log s", has_text="The Germans SEARCH S2b.")).to_have_count(times)
    assert barriers(page) == []


def test_it_is_agreed_and_to_be_seen_on_a_phone(visitors: Visitors) -> None:
    page, _ = training(visitors, PHONE)
    expect(page.get_by_role("button", name="Take back", exact=True)).to_be_in_viewport()
    page.get_by_role("tab", name="Table").click()
    expect(page.get_by_text("the computer never knows")).to_be_visible()
