"""A training table in the browser: an action that revealed something is taken back by button and by key, and the log
says so."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.visiting import DESKTOP, PHONE, Size, Visitors, barriers, overhang, picture, speak, untold
from tests.browser.ways import cell, resume, seated
from tests.server.serving import Client
from tests.turns import SLOW

AT = 26
"""The line of the lesson after which the German side is to act."""
CHANGED = re.compile("shown before|new since your last turn")
"""The text of a searched cell, whatever the computer did then."""


def training(visitors: Visitors, size: Size) -> tuple[Page, Client]:
    made = resume(visitors, "stalingrad-first", AT, hold=["german"], bots={"soviet": "recruit"}, training=True)
    token = made["seats"]["german"]["token"]
    return seated(visitors, size, made, "german"), Client(visitors.server.client().http, token)


def test_a_reveal_is_undone_by_button_and_by_key(visitors: Visitors) -> None:
    page, german = training(visitors, DESKTOP)
    expect(page.get_by_role("heading", level=1)).to_contain_text("Training")
    before = german.look()["view"]
    back = page.get_by_role("button", name="Take back", exact=True)
    searched = cell(page, "S2b")
    for times, is_key in ((1, False), (2, True)):
        german.act("search S2b")
        expect(searched).to_contain_text(CHANGED)  # whether the computer has answered yet or not
        expect(back).to_be_enabled()
        if is_key:
            page.keyboard.press("u")
        else:
            back.click()
        expect(page.locator(".log s", has_text="The Germans SEARCH S2b.")).to_have_count(times)
        expect(searched).not_to_contain_text(CHANGED)
        assert german.look()["view"] == before
    assert barriers(page) == []


def test_training_is_visible_on_a_phone(visitors: Visitors) -> None:
    page, _ = training(visitors, PHONE)
    expect(page.get_by_role("button", name="Take back", exact=True)).to_be_in_viewport()
    page.get_by_role("tab", name="Table").click()
    expect(page.get_by_text("the computer never knows")).to_be_visible()


@pytest.mark.parametrize("size", [DESKTOP, pytest.param(PHONE, marks=SLOW)], ids=["desktop", "phone"])
def test_a_hint_comes_step_by_step_and_leaves_the_board_alone(visitors: Visitors, size: Size) -> None:
    page, german = training(visitors, size)
    before = german.look()
    panel = page.get_by_role("region", name="Advice")
    live = page.locator(".advice [aria-live]")
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(live).to_contain_text("Consider this: SEARCH")
    marked = page.locator(".marked")
    expect(live).to_contain_text("Marked on the board:")
    assert marked.count() >= 2, "the area"
    page.keyboard.press("i")
    expect(live.get_by_role("listitem")).to_have_count(5)
    expect(marked).to_have_count(1)
    expect(live.locator(".reason").first).to_be_visible()
    expect(live.locator(".fact")).to_have_count(0)
    panel.get_by_role("button", name="Why?").click()
    expect(live.locator(".fact").first).to_be_visible()
    assert barriers(page) == []
    assert overhang(page) == 0
    for language, word in (("es", "de ganar"), ("fr", "de gagner")):
        speak(page, language)
        expect(live).to_contain_text(word)
        assert untold(page) == []
    speak(page, "en")
    panel.get_by_role("button", name="Close").click()
    expect(live).to_be_empty()
    assert german.look() == before


def test_a_hint_and_its_marks_go_when_the_player_acts(visitors: Visitors) -> None:
    page, german = training(visitors, DESKTOP)
    page.get_by_role("button", name="Hint", exact=True).click()
    expect(page.locator(".marked").first).to_be_visible()
    german.act("search S2b")
    expect(page.locator(".marked")).to_have_count(0)
    expect(page.locator(".advice [aria-live]")).to_be_empty()


def test_disclosure_before_and_judgement_after_an_action(visitors: Visitors) -> None:
    page, _ = training(visitors, DESKTOP)
    live = page.get_by_role("region", name="Advice").locator("[aria-live]")
    cell(page, "S2b").click()
    page.get_by_role("menuitem", name="What will this tell them?").click()
    expect(live).to_contain_text("They will be told:")
    expect(live.get_by_role("listitem").first).to_have_text("The Germans SEARCH S2b.")
    page.get_by_role("menuitem", name="SEARCH S2b").click()
    expect(live).to_be_empty()
    page.get_by_role("button", name="Was that good?").or_(page.get_by_role("button", name="Hint")).first.click()
    expect(live).not_to_be_empty()
    good = page.get_by_role("region", name="Advice").get_by_role("button", name="Was that good?")
    told = live.get_by_text("Chance of winning, given what you knew")
    expect(good.and_(page.locator(":enabled")).or_(told).first).to_be_visible()
    if told.count() == 0:
        good.click()
    expect(told).to_be_visible()


def explained(visitors: Visitors, size: Size, **terms: object) -> Page:
    """A table in the middle of a game, where the computer explains its moves."""
    agreed = {"hold": ["german"], "bots": {"soviet": "recruit"}, "training": True, "reasons": True, **terms}
    made = resume(visitors, "stalingrad-first", 35, **agreed)
    page = seated(visitors, size, made, "german")
    expect(page.get_by_role("gridcell")).to_have_count(24)
    return page


@pytest.mark.parametrize("size", [PHONE, pytest.param(DESKTOP, marks=SLOW)], ids=["phone", "desktop"])
def test_the_computer_explains_itself_if_agreed(visitors: Visitors, size: Size) -> None:
    page = explained(visitors, size)
    live = page.locator(".advice [aria-live]")
    button = page.get_by_role("button", name="Why?", exact=True)
    expect(button).to_be_in_viewport()
    button.click()
    table = live.get_by_role("table")
    expect(table).to_be_visible()
    expect(table.get_by_role("columnheader", name="Best in worlds")).to_be_in_viewport()
    expect(live.locator("code")).to_have_text(
        re.compile(r"fogline bot explain game\.record \d+ --level recruit --seed 0")
    )
    expect(live).to_contain_text("Once the game is over, anyone can get its record")
    expect(live).to_contain_text("seed 0")
    picture(page, f"why-stalingrad-{'phone' if size == PHONE else 'desktop'}-light")
    assert barriers(page) == []
    assert overhang(page) == 0
    first = live.locator("code").inner_text()
    live.get_by_label("Its move").select_option(index=1)
    expect(live.locator("code")).not_to_have_text(first)
    for language, word in (("es", "semilla 0"), ("fr", "graine 0")):
        speak(page, language)
        expect(live).to_contain_text(word)
        assert untold(page) == []
        assert overhang(page) == 0
    speak(page, "en")
    page.get_by_role("region", name="Advice").get_by_role("button", name="Close").click()
    expect(live).to_be_empty()
    page.keyboard.press("z")
    expect(table).to_be_visible()


def test_reasons_last_until_the_next_action_and_disappear_with_undo(visitors: Visitors) -> None:
    page = explained(visitors, DESKTOP)
    live = page.get_by_role("region", name="Advice").locator("[aria-live]")
    page.keyboard.press("z")
    expect(live.get_by_role("table")).to_be_visible()
    page.keyboard.press("u")
    expect(live).to_be_empty()


def test_reasons_are_agreed_on_the_new_game_page(visitors: Visitors) -> None:
    page = visitors.come("/#/new/stalingrad/computer", DESKTOP)
    option = page.get_by_role("checkbox", name="The computer explains its moves")
    expect(page.get_by_role("checkbox", name="Open as a training game")).to_be_visible()
    expect(option).to_have_count(0)
    page.get_by_role("checkbox", name="Open as a training game").check()
    option.check()
    expect(option).to_have_accessible_description(re.compile("This reveals many of its hidden cards, often all"))
    assert barriers(page) == []
    option.scroll_into_view_if_needed()
    picture(page, "new-explained-desktop-light")
    page.get_by_role("button", name="Start").click()
    page.wait_for_url(re.compile("#/table/"))
    page.get_by_role("tab", name="Table").click()
    expect(page.get_by_text("This reveals many of its hidden cards, often all")).to_be_visible()


def test_the_new_game_page_on_a_phone(visitors: Visitors) -> None:
    page = visitors.come("/#/new/stalingrad/computer", PHONE)
    page.get_by_role("checkbox", name="Open as a training game").check()
    page.get_by_role("checkbox", name="The computer explains its moves").check()
    assert overhang(page) == 0
    assert barriers(page) == []
    picture(page, "new-explained-phone-light")


def test_a_training_table_without_it_has_no_such_button(visitors: Visitors) -> None:
    page = explained(visitors, DESKTOP, reasons=False)
    expect(page.get_by_role("button", name="Hint", exact=True)).to_be_visible()
    expect(page.get_by_role("button", name="Why?", exact=True)).to_have_count(0)
    page.keyboard.press("z")
    expect(page.get_by_role("region", name="Advice").locator("[aria-live]")).to_be_empty()


def test_other_tables_have_no_hints(visitors: Visitors) -> None:
    made = resume(visitors, "stalingrad-first", AT, hold=["german"], bots={"soviet": "recruit"})
    page = seated(visitors, DESKTOP, made, "german")
    expect(page.get_by_role("gridcell")).to_have_count(24)
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
    page.keyboard.press("i")
    expect(page.get_by_role("region", name="Advice")).to_have_count(0)
