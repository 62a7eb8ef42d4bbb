"""A training table in the browser: what was shown is taken back by button and by key, and the log says so."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.visiting import DESKTOP, PHONE, Size, Visitors, barriers
from tests.browser.ways import cell, resume, seated

AT = 26
"""The line of the lesson after which the German side is to act."""


def training(visitors: Visitors, size: Size) -> Page:
    made = resume(visitors, "stalingrad-first", AT, hold=["german"], bots={"soviet": "recruit"}, training=True)
    return seated(visitors, size, made, "german")


def search(page: Page, where: str) -> None:
    cell(page, where).click()
    page.get_by_role("button", name=re.compile("^Do it")).click()


def test_what_was_shown_is_taken_back_by_button_and_by_key(visitors: Visitors) -> None:
    page = training(visitors, DESKTOP)
    expect(page.get_by_role("heading", level=1)).to_contain_text("Training")
    search(page, "S1a")
    hold = page.get_by_role("button", name=re.compile("do not shoot", re.IGNORECASE))
    back = page.get_by_role("button", name="Take back", exact=True)
    for take_back in (back.click, lambda: page.keyboard.press("u")):
        take_back()
        expect(page.get_by_text("SEARCH an enemy card").first).to_be_visible()
        expect(page.locator(".log .undone, .log s, .log del").first).to_be_attached()
        search(page, "S1a")
        expect(hold.or_(page.get_by_text("SEARCH S1a").first).first).to_be_visible()
    assert barriers(page) == []


def test_it_is_agreed_and_to_be_seen_on_a_phone(visitors: Visitors) -> None:
    page = training(visitors, PHONE)
    expect(page.get_by_role("button", name="Take back", exact=True)).to_be_in_viewport()
    page.get_by_role("tab", name="Table").click()
    expect(page.get_by_text("the computer never knows")).to_be_visible()
