"""Two strangers meet in the lobby."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.visiting import DESKTOP, PHONE, Size, Visitors, barriers, overhang


@pytest.mark.parametrize(("size", "language"), [(DESKTOP, "en"), (PHONE, "es")], ids=["desktop", "phone"])
def test_a_waiting_player_is_found(visitors: Visitors, size: Size, language: str) -> None:
    waiting, coming = (visitors.come("/#/lobby", size, language=language) for _ in range(2))
    waiting.locator("form .main").click()
    waiting.wait_for_url(re.compile("#/table/"))
    offer = waiting.locator(".offered input")
    expect(offer).to_be_checked()
    coming.reload()
    expect(coming.locator("li .main")).to_have_count(1)
    assert barriers(coming) == []
    assert overhang(coming) <= 0
    coming.locator("form .main").click()
    coming.wait_for_url(re.compile("#/table/"))
    assert coming.url.partition("#")[2] == waiting.url.partition("#")[2]
    expect(offer).to_have_count(0)


def test_an_offer_is_taken_with_one_click_and_withdrawn_by_its_maker(visitors: Visitors) -> None:
    maker, other = visitors.come("/#/lobby", DESKTOP), visitors.come("/#/lobby", DESKTOP)
    maker.locator("form select").nth(1).select_option("days")
    maker.locator("form .main").click()
    maker.wait_for_url(re.compile("#/table/"))
    table = maker.url
    other.reload()
    expect(other.locator("li")).to_have_count(1)
    maker.locator(".invite summary").click()
    maker.locator(".offered input").uncheck()
    other.reload()
    expect(other.locator("li")).to_have_count(0)
    maker.locator(".offered input").check()
    other.reload()
    other.locator("li .main").click()
    other.wait_for_url(re.compile("#/table/"))
    assert other.url == table
