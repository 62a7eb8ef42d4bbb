"""The print and the marks on cards are explained: by mouse, by keyboard, and by long touch."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.browser.visiting import DESKTOP, PHONE, Visitors, barriers
from tests.browser.ways import cell, in_the_ruins, on_one_screen, resume, seated


def tip(page: Page) -> str:
    shown = page.get_by_role("tooltip")
    expect(shown).to_be_visible()
    return shown.inner_text()


def test_a_card_of_the_forest_by_mouse_and_by_keyboard(visitors: Visitors) -> None:
    made = resume(visitors, "panzer-first", 30, hold=["american", "german"])
    page = seated(visitors, DESKTOP, made, "american")
    cell(page, "D3").hover()
    said = tip(page)
    for words in ("SHE: M4 Sherman", "Shields: armour 2.", "Bursts: firepower 2.", "Chance to hit:"):
        assert words in said
    expect(cell(page, "D3")).to_have_attribute("aria-describedby", "tip")
    expect(cell(page, "D3").locator(".share")).to_have_text("40%")
    expect(cell(page, "C3").locator(".share")).to_have_text("25%")
    assert barriers(page) == []
    page.mouse.move(2, 2)
    expect(page.get_by_role("tooltip")).to_be_hidden()
    cell(page, "D3").focus()
    page.keyboard.press("ArrowLeft")
    assert "STU: M3 Stuart" in tip(page)
    page.keyboard.press("Escape")
    expect(page.get_by_role("tooltip")).to_be_hidden()


def test_the_mouse_can_go_onto_an_explanation_and_nothing_goes_through_it(visitors: Visitors) -> None:
    """WCAG 1.4.13: it can be hovered, stays, and is dismissed without moving the mouse."""
    page = in_the_ruins(visitors, DESKTOP)
    page.get_by_role("button", name=re.compile("^SEARCH an enemy card")).click()
    cell(page, "G2b").hover()
    shown = page.get_by_role("tooltip")
    expect(shown).to_be_visible()
    box = shown.bounding_box()
    assert box
    middle = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    page.mouse.move(*middle)
    assert page.evaluate("([x, y]) => document.elementFromPoint(x, y).closest('[role=tooltip]') !== null", list(middle))
    expect(shown).to_be_visible()
    page.keyboard.press("Escape")  # closes it, and keeps the choice in progress
    expect(shown).to_be_hidden()
    expect(page.locator("header .prompt")).to_contain_text("Choose a marked cell")
    page.mouse.move(2, 2)
    cell(page, "G2b").hover()
    expect(shown).to_be_visible()
    page.mouse.move(*middle)
    page.mouse.click(*middle)
    expect(shown).to_be_hidden()
    expect(page.get_by_role("menu")).to_have_count(0)
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_unit_by_a_finger_that_is_held_and_a_command_card_at_sight(visitors: Visitors) -> None:
    made = resume(visitors, "spearpoint-first", 33, hold=["american", "german"])
    page = seated(visitors, PHONE, made, "american")
    unit = page.locator('[data-thing="unit:a1"]')
    point = {"pointerType": "touch", "pointerId": 7, "bubbles": True, "isPrimary": True}
    unit.dispatch_event("pointerdown", point)
    assert "75mm gun: must reach 11 on two dice against vehicles and guns" in tip(page)
    unit.dispatch_event("pointerup", point)
    unit.dispatch_event("click")
    expect(page.get_by_role("tooltip")).to_be_hidden()
    expect(unit).to_have_attribute("aria-pressed", "false")
    expect(page.locator(".command .does").first).not_to_be_empty()


def test_nothing_is_left_when_the_screen_is_handed_over(visitors: Visitors) -> None:
    page = on_one_screen(visitors, DESKTOP, "stalingrad-first", 26, hold=["german", "soviet"])
    page.get_by_role("button", name="German side").or_(page.get_by_role("button", name="Show")).first.click()
    cell(page, "G1a").hover()
    assert "SN: Sniper" in tip(page)
    page.keyboard.press("h")
    expect(page.get_by_role("tooltip")).to_be_hidden()
    assert "Sniper" not in page.locator("body").inner_text()
