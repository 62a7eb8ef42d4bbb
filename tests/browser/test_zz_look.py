from __future__ import annotations
from playwright.sync_api import Page, expect
from pathlib import Path
from tests.browser.visiting import DESKTOP, PHONE, Visitors, barriers
from tests.ai.test_review import played
import pytest

@pytest.mark.parametrize("title", [0, 1, 2])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_look(visitors: Visitors, title: int, size) -> None:
    text = played(title)
    page = visitors.come("/#/replay", size)
    page.get_by_label("Or its text").fill(text)
    page.get_by_role("button", name="Show it").click()
    expect(page.locator(".controls .at")).to_be_visible()
    page.get_by_label("Show the length and the end").check()
    n = int(page.get_by_label("Position").get_attribute("max") or 60)
    from tests.web.test_other_worlds import decision
    page.get_by_label("Position").fill(str(decision(text, 0, 0.5)))
    page.keyboard.press("w")
    page.get_by_role("tab", name="Other worlds").click()
    name = f"/tmp/look-{title}-{'d' if size is DESKTOP else 'p'}"
    page.wait_for_timeout(500)
    page.get_by_label("Show the board through their eyes").check()
    expect(page.locator(".looking")).to_contain_text("Through", timeout=20000)
    page.wait_for_timeout(500)
    page.screenshot(path=name + "-eyes.png", full_page=size is PHONE)
    print(barriers(page))
    page.get_by_label("Show the board through their eyes").uncheck()
    for _ in range(30):
        if page.get_by_role("button", name="Play it out").is_enabled(): break
        page.keyboard.press("ArrowRight"); page.locator("h1").first.click(); page.keyboard.press("ArrowRight"); page.wait_for_timeout(300)
    page.get_by_role("button", name="Show the reasons").click()
    expect(page.locator(".reasons")).to_be_visible(timeout=20000)
    page.locator(".reasons").scroll_into_view_if_needed()
    page.screenshot(path=name + "-reasons.png", full_page=size is PHONE)
    print(barriers(page))
    page.get_by_role("button", name="Play it out").click()
    expect(page.locator(".sum")).to_be_visible(timeout=60000)
    page.wait_for_timeout(600)
    page.screenshot(path=name + "-nine.png")
    print(barriers(page))
