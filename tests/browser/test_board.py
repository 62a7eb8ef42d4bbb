"""At the board: a MOVE by drag, by tapping two cards and by keys, whole turns by keyboard alone, actions found in
words, the command box, take-backs, and marks."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.gestures import drag_by_mouse, drag_by_touch, middle, walk_to
from tests.browser.playing import Player
from tests.browser.visiting import DESKTOP, PHONE, Visitors, kept
from tests.browser.ways import among_units, cell, in_the_forest, in_the_ruins, new_game, seated
from tests.server.serving import Client

BEFORE_THE_FIRST_TURN = 26
"""The number of record lines after which both sides have laid out their cards."""


def seen(page: Page, visitors: Visitors) -> Client:
    """The server's view for the seat of the page."""
    game = kept(page)["games"][0]
    return Client(visitors.server.client().http, next(iter(game["seats"].values())))


def quadrant(page: Page, visitors: Visitors) -> list[str]:
    cells = seen(page, visitors).look()["view"]["cells"]
    return [cells[name] for name in ("G1a", "G1b", "G2a", "G2b")]


def arrange(page: Page) -> None:
    """Start to MOVE the Quadrant at the upper left."""
    page.get_by_role("button", name=re.compile("^MOVE a Quadrant")).click()
    page.get_by_role("button", name="G1a–G2b").click()
    expect(page.get_by_role("group", name="Arrange the cards of G1a–G2b")).to_be_visible()


def done(page: Page) -> None:
    page.get_by_role("button", name="Done", exact=True).click()
    expect(page).to_have_title(re.compile("^Soviet side: to act"))


@pytest.mark.parametrize("way", ["mouse", "touch"])
def test_a_move_by_drag(visitors: Visitors, way: str) -> None:
    page = in_the_ruins(visitors, DESKTOP if way == "mouse" else PHONE, BEFORE_THE_FIRST_TURN)
    assert quadrant(page, visitors) == ["gSN", "gEA", "gEA", "gMO"]
    arrange(page)
    cell(page, "G1a").scroll_into_view_if_needed()
    drag = drag_by_mouse if way == "mouse" else drag_by_touch
    drag(page, cell(page, "G1a"), cell(page, "G2b"))
    page.get_by_role("button", name="Put back as they were").click()
    expect(page.get_by_role("button", name="Put back as they were")).to_be_disabled()
    drag(page, cell(page, "G1a"), cell(page, "G2b"))
    expect(page.get_by_role("button", name="Put back as they were")).to_be_enabled()
    done(page)
    assert quadrant(page, visitors) == ["gMO", "gEA", "gEA", "gSN"]
    expect(cell(page, "G2b")).to_contain_text("Sniper")


def test_a_move_by_tapping_two_cards(visitors: Visitors) -> None:
    page = in_the_ruins(visitors, PHONE, BEFORE_THE_FIRST_TURN)
    arrange(page)
    cell(page, "G1a").scroll_into_view_if_needed()
    for name in ("G1a", "G1b", "G2a", "G2b"):
        page.touchscreen.tap(*middle(cell(page, name)))
    done(page)
    assert quadrant(page, visitors) == ["gEA", "gSN", "gMO", "gEA"]


def test_a_move_by_keys(visitors: Visitors) -> None:
    """B leads to the board, M starts the MOVE, Enter lifts, arrows carry, Escape puts back."""
    page = in_the_ruins(visitors, DESKTOP, BEFORE_THE_FIRST_TURN)
    page.keyboard.press("b")
    assert page.evaluate("document.activeElement.dataset.cell") == "G1a"
    page.keyboard.press("m")
    expect(page.get_by_role("group", name="Arrange the cards of G1a–G2b")).to_be_visible()
    expect(cell(page, "G1a")).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.get_by_role("status").filter(has_text="Sniper")).to_have_count(1)
    walk_to(page, ".arranging button.main:not(:disabled)")
    page.keyboard.press("Enter")
    expect(page).to_have_title(re.compile("^Soviet side: to act"))
    assert quadrant(page, visitors) == ["gEA", "gEA", "gMO", "gSN"]


def test_a_whole_turn_by_keys(visitors: Visitors) -> None:
    """SEARCH and Shoot: up to the enemy's card, S, the offered action; then down to the Quadrant that shows the
    Sniper."""
    page = in_the_ruins(visitors, DESKTOP, 31)
    page.keyboard.press("b")
    for _ in range(2):
        page.keyboard.press("ArrowUp")
    expect(cell(page, "S2a")).to_be_focused()
    page.keyboard.press("s")
    expect(page.get_by_role("menuitem").first).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name=re.compile("^Shoot"))).not_to_have_count(0)
    page.keyboard.press("b")
    page.keyboard.press("o")
    for _ in range(6):
        if page.get_by_role("menu").count():
            break
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(page).to_have_title(re.compile("^Soviet side: to act"))
    view = seen(page, visitors).look()["view"]
    assert view["lost"]["sSN"] == 1
    assert view["sides"]["german"]["shot-card"] is not None


def test_a_whole_turn_by_keys_in_the_forest(visitors: Visitors) -> None:
    page = in_the_forest(visitors, DESKTOP, 29)
    page.keyboard.press("b")
    page.keyboard.press("Control+Home")
    for key in ("ArrowRight", "ArrowRight", "ArrowDown", "ArrowDown"):
        page.keyboard.press(key)
    expect(cell(page, "C4")).to_be_focused()
    page.keyboard.press("s")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Do not shoot")).to_be_visible()
    before = len(seen(page, visitors).look()["view"]["facts"])
    page.keyboard.press("b")
    for key in ("ArrowRight", "ArrowDown"):
        page.keyboard.press(key)
    expect(cell(page, "D3")).to_be_focused()
    page.keyboard.press("o")
    expect(page.get_by_role("menuitem").first).to_be_focused()
    page.keyboard.press("Enter")
    expect(page).to_have_title(re.compile("^German side: to act"))
    view = seen(page, visitors).look()["view"]
    assert view["shots"]["american"]["at"] == "C4"
    assert len(view["facts"]) >= before


def test_an_action_is_found_by_text_search(visitors: Visitors) -> None:
    page = in_the_ruins(visitors, DESKTOP, BEFORE_THE_FIRST_TURN)
    page.get_by_text("All actions as a list").click()
    page.get_by_role("searchbox").fill("search s3c")
    found = page.get_by_role("region", name="Your actions").get_by_role("button", name=re.compile("search S3c"))
    expect(found).to_have_count(1)
    found.click()
    expect(cell(page, "S3c")).to_have_attribute("aria-selected", "true")
    page.get_by_role("button", name="Do it").click()
    expect(page.get_by_role("tabpanel")).to_contain_text("SEARCH S3c")
    assert any(
        fact["what"] == "seen" and fact["cell"] == "S3c" for fact in seen(page, visitors).look()["view"]["facts"]
    )


def test_an_action_by_pointing_is_offered_where_it_applies(visitors: Visitors) -> None:
    page = among_units(visitors, DESKTOP, BEFORE_THE_FIRST_TURN)
    cell(page, "S2b").click()
    menu = page.get_by_role("menu")
    expect(menu.get_by_role("menuitem")).not_to_have_count(0)
    page.keyboard.press("Escape")
    expect(menu).to_be_hidden()
    expect(cell(page, "S2b")).to_be_focused()
    # A Quadrant is outlined as soon as it would be chosen.
    page.get_by_role("button", name=re.compile("^MOVE a Quadrant")).click()
    cell(page, "G2b").hover()
    expect(page.locator(".outline")).to_have_count(1)
    # RECOGNITION takes one or two cards: the page asks for the second.
    page.keyboard.press("Escape")
    page.get_by_role("button", name=re.compile("^RECOGNITION")).click()
    cell(page, "S2b").click()
    menu.get_by_role("menuitem", name="Choose one more card").click()
    cell(page, "S2c").click()
    menu.get_by_role("menuitem").first.click()
    expect(page.get_by_role("button", name=re.compile("^end the turn", re.IGNORECASE))).to_be_visible()
    facts = seen(page, visitors).look()["view"]["facts"]
    assert {fact["cell"] for fact in facts if fact["what"] == "seen"} >= {"S2b", "S2c"}


def test_the_box_completes_remembers_explains_and_asks_twice_before_resigning(visitors: Visitors) -> None:
    page = in_the_ruins(visitors, DESKTOP, BEFORE_THE_FIRST_TURN)
    page.keyboard.press("c")
    box = page.get_by_role("combobox", name="Type an action")
    expect(box).to_be_focused()
    page.keyboard.type("search s2")
    expect(page.get_by_role("option")).to_have_count(4)
    for key in ("ArrowDown", "ArrowDown", "Enter"):
        page.keyboard.press(key)
    expect(box).to_have_value("search S2b")

    box.fill("search G1a")
    box.press("Escape")
    box.press("Enter")
    refusal = page.get_by_role("alert")
    expect(refusal).to_contain_text("“SEARCH G1a” is not allowed")
    expect(refusal).to_contain_text("there is none on this cell")
    refusal.get_by_role("button", name="ST-SEARCH-1").click()
    rule = page.get_by_role("dialog", name="ST-SEARCH-1")
    expect(rule.get_by_role("link")).to_have_attribute("href", "#/rules/stalingrad/ST-SEARCH-1")
    expect(rule).to_contain_text("SEARCH names any one enemy card on the battlefield, however far away")
    rule.get_by_role("button", name="Close").click()
    box.fill("dance")
    box.press("Enter")
    expect(refusal).to_contain_text("“dance” is not a known action")
    box.fill("")
    box.press("ArrowUp")
    expect(box).to_have_value("dance")
    box.press("ArrowUp")
    expect(box).to_have_value("search G1a")

    box.fill("help")
    box.press("Escape")
    box.press("Enter")
    expect(page.get_by_text("Separate several actions with")).to_be_visible()
    box.fill("resign")
    box.press("Escape")
    box.press("Enter")
    expect(page.get_by_text("Do you really want to resign?")).to_be_visible()
    assert seen(page, visitors).look()["outcome"] is None
    box.press("Enter")
    expect(page.get_by_role("heading", name="Defeat")).to_be_visible()


def test_actions_in_a_row_are_played_one_after_the_other(visitors: Visitors) -> None:
    """The result of the first may decide on the next, so they cannot be one request; lines not played stay in the
    box."""
    page = in_the_ruins(visitors, DESKTOP, BEFORE_THE_FIRST_TURN)
    before = seen(page, visitors).look()["sequence"]
    page.keyboard.press("c")
    box = page.get_by_role("combobox", name="Type an action")
    box.fill("search S2a; hold; search S2b; hold")
    box.press("Escape")
    box.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("It is not your turn")
    expect(box).to_have_value("search S2b; hold")
    told = seen(page, visitors).get(f"/api/table/news?after={before}").json()["news"]
    assert [news["action"] for news in told if news["action"]][:2] == ["search S2a", "hold"]


def test_an_unnoticed_action_can_be_undone(visitors: Visitors) -> None:
    made = new_game(visitors, game="stalingrad", scenario="quick-duel")
    page = seated(visitors, DESKTOP, made, "german")
    page.get_by_role("tab", name="Notation").click()
    box = page.get_by_role("combobox", name="Type an action")
    for text in ("place SN; place MO", "undo", "place OF"):
        box.fill(text)
        box.press("Escape")
        box.press("Enter")
        expect(box).to_have_value("")
        expect(box).to_have_attribute("aria-busy", "false")
    expect(cell(page, "G1b")).to_contain_text("Officer")
    cells = seen(page, visitors).look()["view"]["cells"]
    assert (cells["G1a"], cells["G1b"], cells["G1c"]) == ("gSN", "gOF", "...")
    # The key does the same, and the draft on the field, changed since, wins on confirmation.
    page.get_by_role("tab", name="Log").click()
    page.keyboard.press("u")
    expect(page.get_by_role("tabpanel")).to_contain_text("taken back")
    Player(page, visitors.server).until(lambda: seen(page, visitors).look()["view"]["cells"]["G1b"] == "...")
    page.get_by_role("button", name="Random").click()
    page.get_by_role("button", name="Confirm the Front").click()
    expect(page.get_by_role("button", name="Confirm the Front")).to_be_hidden()
    assert seen(page, visitors).look()["view"]["sides"]["german"]["ready"] is True


def test_changes_since_the_last_turn_are_marked_and_told_first(visitors: Visitors) -> None:
    page = in_the_ruins(visitors, DESKTOP, 35)
    expect(page.get_by_role("heading", name="Since your last turn")).to_be_visible()
    expect(cell(page, "G3b")).to_contain_text("new since your last turn")
    page.get_by_role("button", name="rule ST-SHOT-1").first.click()
    with page.expect_popup() as opened:  # the table stays where it is
        page.get_by_role("dialog", name="ST-SHOT-1").get_by_role("link").click()
    expect(opened.value.get_by_role("complementary", name="rule ST-SHOT-1")).to_be_visible()
    page.keyboard.press("Escape")
    expect(cell(page, "G3b")).to_be_visible()
