"""Spearpoint 1943: cards in hand say whether they can be used, a refusal is a sentence that disappears with the next
choice, and the values of a card are completely visible."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.states_spearpoint import held, in_the_field, orders, unit
from tests.browser.visiting import PHONE, Size, Visitors, barriers

SMALL: Size = (1366, 768)


def cut(page: Page, selector: str) -> list[str]:
    """The fault of the box: off screen, covered, or scrolled away."""
    found: list[str] = page.locator(selector).evaluate(
        """(node) => {
            const { top, left, bottom, right } = node.getBoundingClientRect();
            const faults = [];
            if (top < 0 || left < 0 || bottom > innerHeight || right > innerWidth) faults.push("outside");
            for (const y of [top + 2, bottom - 2])
                if (!node.contains(document.elementFromPoint((left + right) / 2, y))) faults.push(`covered at ${y}`);
            if (node.scrollHeight > node.clientHeight + 1) faults.push("cut below");
            if (node.scrollWidth > node.clientWidth + 1) faults.push("cut at the side");
            return faults;
        }"""
    )
    return found


def test_a_card_that_cannot_be_played_says_so(visitors: Visitors) -> None:
    page = in_the_field(visitors, SMALL, 34)  # attacks are declared: no Command card can be played
    card = held(page, "aimed-shot")
    expect(card).to_have_class(re.compile(r"\bidle\b"))
    expect(card).to_contain_text("Not now. This card is played when")
    card.hover()
    expect(page.get_by_role("tooltip")).to_contain_text("Not now. This card is played when")
    assert barriers(page) == []
    card.click()
    refusal = page.get_by_role("alert")
    expect(refusal).to_contain_text("“Play Aimed Shot” is not allowed now.")
    expect(refusal).not_to_contain_text("aimed-shot")
    unit(page, "a2").click()  # another choice
    expect(refusal).to_have_count(0)
    expect(page.locator("header .prompt")).to_contain_text("Choose a marked enemy Unit.")
    page.keyboard.press("Escape")
    expect(page.locator("header .prompt")).to_contain_text("Declare your attacks")


def test_a_card_that_can_be_played_is_marked(visitors: Visitors) -> None:
    page = in_the_field(visitors, SMALL, 28)
    card = held(page, "hull-down")
    expect(card).to_have_class(re.compile(r"\bpickable\b"))
    expect(card).not_to_contain_text("Not now")


def test_the_values_of_a_card_are_whole(visitors: Visitors) -> None:
    page = in_the_field(visitors, SMALL, 34)
    unit(page, "a2").click()
    expect(page.locator(".detail")).to_be_visible()
    assert cut(page, ".detail") == []
    assert page.locator(".acts").evaluate("node => node.scrollHeight <= node.clientHeight + 1")


def test_card_details_are_a_dialog_on_a_phone(visitors: Visitors) -> None:
    page = in_the_field(visitors, PHONE, 34)
    unit(page, "a2").tap()
    page.get_by_role("button", name=re.compile("^Look at a2")).tap()
    dialog = page.get_by_role("dialog", name=re.compile("^a2"))
    expect(dialog.get_by_role("table")).to_be_visible()
    assert cut(page, "dialog .detail") == []
    dialog.get_by_role("button", name="Close").tap()
    expect(orders(page)).to_be_visible()
