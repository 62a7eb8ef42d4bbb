"""Cards are laid out by drag, by tapping, by keys alone, at random, and from a saved layout."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from fogline.titles.spearpoint.rules.cardsets import HOUSE
from tests.browser.gestures import drag_by_mouse, drag_by_touch, walk_to
from tests.browser.visiting import DESKTOP, PHONE, Visitors, kept
from tests.browser.ways import cell, new_game, seated
from tests.server.serving import Client

FRONT = ["SN", "EA", "IN", "MG", "EA", "MO", "OF", "EA", "SN", "DE", "SC", "EA"]
CELLS = [f"G{row}{column}" for row in (1, 2, 3) for column in "abcd"]
NAMES = {
    "SN": "Sniper",
    "EA": "Empty Area",
    "IN": "Infantry",
    "MG": "Machine Gun",
    "MO": "Mortar",
    "OF": "Officer",
    "DE": "Decoy",
    "SC": "Scout",
}


def front(page: Page, visitors: Visitors) -> list[str]:
    """The server's German Front."""
    token = kept(page)["games"][0]["seats"]["german"]
    cells = Client(visitors.server.client().http, token).look()["view"]["cells"]
    return [cells[name] for name in CELLS]


def card(page: Page, kind: str) -> Locator:
    """A card beside the field."""
    return page.get_by_role("button", name=re.compile(f"^{NAMES[kind]}"))


def confirm(page: Page) -> None:
    expect(page.get_by_text("Everything is in place.")).to_be_visible()
    page.get_by_role("button", name="Confirm the Front").click()
    expect(page.get_by_role("button", name="Confirm the Front")).to_be_hidden()


@pytest.mark.parametrize("way", ["mouse", "touch"])
def test_a_front_by_drag(visitors: Visitors, way: str) -> None:
    made = new_game(visitors, game="stalingrad", scenario="quick-duel")
    page = seated(visitors, DESKTOP if way == "mouse" else PHONE, made, "german")
    drag = drag_by_mouse if way == "mouse" else drag_by_touch
    if way == "touch":
        page.set_viewport_size({"width": 360, "height": 1400})  # cards and field on one screen, without scrolling
    cell(page, "G1a").scroll_into_view_if_needed()
    for kind, name in zip(FRONT, CELLS):
        drag(page, card(page, kind).locator("svg").first, cell(page, name))
        expect(cell(page, name)).to_contain_text(NAMES[kind])
    # Cards swap places within the field; beside it a card is put back.
    drag(page, cell(page, "G1a"), cell(page, "G1b"))
    expect(cell(page, "G1a")).to_contain_text("Empty Area")
    drag(page, cell(page, "G1a"), cell(page, "G1b"))
    expect(cell(page, "G1a")).to_contain_text("Sniper")
    drag(page, cell(page, "G1a"), page.get_by_role("heading", level=1))
    expect(cell(page, "G1a")).to_contain_text("free")
    drag(page, card(page, "SN").locator("svg").first, cell(page, "G1a"))
    confirm(page)
    assert front(page, visitors) == [f"g{kind}" for kind in FRONT]


def test_a_front_by_tapping(visitors: Visitors) -> None:
    made = new_game(visitors, game="stalingrad", scenario="quick-duel")
    page = seated(visitors, PHONE, made, "german")
    for kind, name in zip(FRONT, CELLS):
        card(page, kind).tap()
        cell(page, name).tap()
        expect(cell(page, name)).to_contain_text(NAMES[kind])
        card(page, kind).tap()  # a chosen kind stays chosen while more of it is left; then nothing is held
        if card(page, kind).get_attribute("aria-pressed") == "true":
            card(page, kind).tap()
    confirm(page)
    assert front(page, visitors) == [f"g{kind}" for kind in FRONT]


def test_a_front_by_keys_alone(visitors: Visitors) -> None:
    """From the address to the confirmed Front without a pointer: by number, by letters, by lifting, by taking back."""
    made = new_game(visitors, game="stalingrad", scenario="quick-duel")
    page = seated(visitors, DESKTOP, made, "german")
    walk_to(page, '[role="gridcell"]')
    assert page.evaluate("document.activeElement.dataset.cell") == "G1a"
    page.keyboard.type("".join(kind.lower() for kind in FRONT[:6]))
    for name, kind in zip(CELLS[:6], FRONT):
        expect(cell(page, name)).to_contain_text(NAMES[kind])
    numbers = page.locator(".kind").evaluate_all("all => all.map((one) => one.textContent)")
    for kind in FRONT[6:]:
        number = next(at for at, text in enumerate(numbers, 1) if NAMES[kind] in text)
        page.keyboard.press(str(number))
    expect(cell(page, "G3d")).to_contain_text("Empty Area")
    # Lift the last card, carry it up a row: the two change places; and back.
    for _ in range(2):
        cell(page, "G3d").press("Enter")
        page.keyboard.press("ArrowUp")
        page.keyboard.press("Enter")
    # Take one back and lay it out again.
    cell(page, "G3c").press("Delete")
    expect(cell(page, "G3c")).to_contain_text("free")
    page.keyboard.type("sc")
    walk_to(page, "button.confirm:not(:disabled)")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Confirm the Front")).to_be_hidden()
    assert front(page, visitors) == [f"g{kind}" for kind in FRONT]


def test_a_formation_is_saved_used_passed_on_and_deleted(visitors: Visitors) -> None:
    made = new_game(visitors, game="stalingrad", scenario="quick-duel")
    page = seated(visitors, DESKTOP, made, "german")
    page.get_by_text("Saved formations").click()
    page.get_by_label("Paste text").fill(" ".join(FRONT))
    page.get_by_role("button", name="Use").click()
    expect(page.get_by_text("Laid out.")).to_be_visible()
    page.get_by_label("Name for this layout").fill("Mine")
    page.get_by_role("button", name="Save").click()
    assert page.get_by_label("As text, to share").input_value() == " ".join(FRONT)
    page.get_by_label("Paste text").fill("SN SN SN")
    page.get_by_role("button", name="Use", exact=True).click()
    expect(page.get_by_text("That does not fit this set-up")).to_be_visible()

    # The next game of this browser: the other side has its own formations.
    again = new_game(visitors, game="stalingrad", scenario="quick-duel", hold=["soviet"])
    page.goto(f"/#seat={again['seats']['soviet']['token']}")
    expect(page.get_by_text("You play: Soviet side")).to_be_visible()
    page.get_by_text("Saved formations").click()
    expect(page.get_by_text("Nothing is saved for this set-up yet.")).to_be_visible()
    page.get_by_label("Paste text").fill(" ".join(FRONT))
    page.get_by_role("button", name="Use", exact=True).click()
    expect(cell(page, "S1d")).to_contain_text("Sniper")
    confirm(page)
    cells = Client(visitors.server.client().http, again["seats"]["soviet"]["token"]).look()["view"]["cells"]
    assert [cells[f"S{row}{column}"] for row in (1, 2, 3) for column in "dcba"] == [f"s{kind}" for kind in FRONT]

    third = new_game(visitors, game="stalingrad", scenario="quick-duel")
    page.goto(f"/#seat={third['seats']['german']['token']}")
    expect(page.get_by_text("You play: German side")).to_be_visible()
    page.get_by_text("Saved formations").click()
    page.get_by_role("button", name="Use “Mine”").click()
    expect(page.get_by_text("Laid out.")).to_be_visible()
    page.get_by_role("button", name="Delete “Mine”").click()
    expect(page.get_by_text("Nothing is saved for this set-up yet.")).to_be_visible()
    assert kept(page)["formations"] == []


def test_a_deck_is_saved_used_passed_on_and_deleted(visitors: Visitors) -> None:
    ready = next(deck for deck in HOUSE.decks if deck.faction == "american")
    wanted = {HOUSE.units[number].slug: count for number, count in ready.cards.items()}
    text = " ".join(slug if count == 1 else f"{slug}*{count}" for slug, count in wanted.items())
    made = new_game(visitors, game="spearpoint", scenario="standard")
    page = seated(visitors, DESKTOP, made, "american")
    page.get_by_text("Saved and shared decks").click()
    expect(page.get_by_role("button", name="Save")).to_be_disabled()  # nothing is taken yet
    page.get_by_label("Paste text").fill("no-such-card*2")
    page.get_by_role("button", name="Use", exact=True).click()
    expect(page.get_by_text("This deck does not fit")).to_be_visible()
    page.get_by_label("Paste text").fill(text.upper())
    page.get_by_role("button", name="Use", exact=True).click()
    expect(page.get_by_text("Laid out.")).to_be_visible()
    assert page.get_by_label("As text, to share").input_value() == text
    page.get_by_label("Name for this layout").fill("Mine")
    page.get_by_role("button", name="Save").click()
    page.get_by_role("button", name="Clear").click()
    expect(page.get_by_label("As text, to share")).to_have_value("")
    page.get_by_role("button", name="Use “Mine”").click()
    expect(page.get_by_label("As text, to share")).to_have_value(text)
    page.get_by_role("button", name="Delete “Mine”").click()
    expect(page.get_by_text("Nothing is saved for this set-up yet.")).to_be_visible()
    page.get_by_role("button", name="This is my deck").click()
    expect(page.get_by_role("button", name="This is my deck")).to_be_hidden()
    token = kept(page)["games"][0]["seats"]["american"]
    sides = Client(visitors.server.client().http, token).look()["view"]["sides"]
    assert sides["american"]["reserves"] == wanted


SLOW_ANSWERS = """
    const quick = window.fetch;
    window.fetch = async (...request) => {
        const answer = await quick(...request);
        if (request[1]?.method === "POST") await new Promise((done) => setTimeout(done, 1500));
        return answer;
    };
"""
"""The answers to a page's actions arrive after the news of them."""


@pytest.mark.parametrize("slow", [False, True], ids=["", "slow answers"])
def test_a_squad_and_its_deployment_by_keys_alone(visitors: Visitors, slow: bool) -> None:
    """Whether the answer or the news comes first, no key is lost once the page shows the next step."""
    made = new_game(visitors, game="panzer", scenario="skirmish", hold=["american", "german"])
    http = visitors.server.client().http
    american, german = (Client(http, made["seats"][seat]["token"]) for seat in ("american", "german"))
    german.act("take PZ4", "done")
    page = seated(visitors, DESKTOP, made, "american")
    if slow:
        page.evaluate(SLOW_ANSWERS)
    expect(page.get_by_role("button", name="Confirm the squad")).to_be_disabled()
    for _ in range(2):
        walk_to(page, '[aria-label^="Take M4 Sherman"], [aria-label="Take Sherman"]')
        page.keyboard.press("Enter")
    walk_to(page, "button.confirm:not(:disabled)")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Confirm the deployment")).to_be_visible()
    assert american.look()["view"]["squads"] == {"SHE": 2}
    walk_to(page, '[role="gridcell"]')
    for square, key in (("A1", "ArrowRight"), ("B1", "1"), ("C1", "1")):
        expect(page.locator(f'[data-cell="{square}"]')).to_be_focused()
        page.keyboard.press(key)
    expect(page.get_by_role("button", name="Confirm the deployment")).to_be_enabled()
    walk_to(page, "button.confirm:not(:disabled)")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Confirm the deployment")).to_be_hidden()
    view = american.look()["view"]
    assert {name for name, code in view["cells"].items() if code == "SHE"} == {"B1", "C1"}


def test_each_phase_begins_at_its_top(visitors: Visitors) -> None:
    """A player who scrolled down to confirm a squad sees the deployment from its top."""
    made = new_game(visitors, game="panzer", scenario="skirmish", hold=["american", "german"])
    german = Client(visitors.server.client().http, made["seats"]["german"]["token"])
    assert german.act("take PSK", "done").status_code == 200
    page = seated(visitors, PHONE, made, "american")
    top = "(table) => table.getBoundingClientRect().top"
    page.get_by_role("button", name="Random", exact=True).click()
    page.get_by_role("button", name="Confirm the squad").evaluate(
        "() => window.scrollTo(0, document.body.scrollHeight)"
    )
    assert page.locator(".table").evaluate(top) < 0
    page.get_by_role("button", name="Confirm the squad").click()
    expect(page.get_by_role("button", name="Confirm the deployment")).to_be_visible()
    expect(page.locator(".table h1")).to_be_attached()
    assert page.locator(".table").evaluate(top) >= 0
