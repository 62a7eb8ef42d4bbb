"""Every state that a page of Spearpoint 1943 can be in, each with the way to reach it."""

from __future__ import annotations

import re
from typing import Any, Final

from playwright.sync_api import Locator, Page, expect

import fogline
from fogline.kernel.game import CHANCE, Seat
from fogline.kernel.record import Record
from fogline.table.table import CHANCE_NAME
from fogline.titles.spearpoint.rules.steps import NAMES
from tests.browser.gestures import middle
from tests.browser.visiting import DESKTOP, ROOT, Size, Visitors
from tests.browser.ways import new_game, on_one_screen, resume, seated, state
from tests.lessons import lesson_record
from tests.server.serving import Client

RECORDS: Final = ROOT / "tests" / "records" / "v1"


# -- games that are under way -----------------------------------------------------------------------------


def in_the_field(visitors: Visitors, size: Size, at: int, seat: str = "american", **terms: Any) -> Page:
    """The game of the first lesson, from one of its lines on: a Sherman and a Rifle Squad against a Panzer and
    Grenadiers."""
    made = resume(visitors, "spearpoint-first", at, hold=["american", "german"], **terms)
    page = seated(visitors, size, made, seat)
    expect(line(page, "American side: Frontline")).to_be_visible()
    return page


def where(visitors: Visitors, size: Size, name: str, step: str, wanted: str = "") -> Page:
    """A finished game from the last such step whose action starts with *wanted*, shown to the seat that acts."""
    record = (RECORDS / f"spearpoint-{name}.record").read_text(encoding="utf-8")
    read = Record.read(record)
    game = fogline.game("spearpoint")
    seats, state = game.seats(read.setup), game.new(read.setup)
    at, asked = 0, ""
    for number, (seat, action) in enumerate(read.entries):
        if NAMES[state.step] == step and action.startswith(wanted):
            at, asked = number, seat
        game.apply(state, CHANCE if seat == CHANCE_NAME else Seat(seats.index(seat)), game.read(action))
    made = visitors.server.client().post("/api/continue", {"record": record, "at": at, "hold": list(seats)})
    assert made.status_code == 201, made.text
    return seated(visitors, size, made.json(), asked)


def building(visitors: Visitors, size: Size) -> Page:
    """Before an empty deck."""
    page = seated(visitors, size, new_game(visitors, game="spearpoint", scenario="standard"), "american")
    expect(page.get_by_role("button", name="This is my deck")).to_be_disabled()
    return page


def line(page: Page, name: str) -> Locator:
    return page.get_by_role("group", name=name, exact=True)


def held(page: Page, card: str) -> Locator:
    """A card in hand, by its slug."""
    return page.locator(f'button.held[data-thing="card:{card}"]').first


def unit(page: Page, name: str) -> Locator:
    """A Unit in play."""
    return page.locator(f'button[data-unit="{name}"]')


def orders(page: Page) -> Locator:
    return page.get_by_role("region", name="Your actions")


# -- before the game --------------------------------------------------------------------------------------


@state
def spearpoint_new(visitors: Visitors, size: Size) -> Page:
    page = visitors.come("/#/new/spearpoint", size)
    page.get_by_text("Rules in detail, and your own files").click()
    expect(page.get_by_label("Turns until points decide")).to_be_visible()
    return page


@state
def spearpoint_searching(visitors: Visitors, size: Size) -> Page:
    """An empty deck; a card is searched for and viewed."""
    page = building(visitors, size)
    page.get_by_role("group", name="Type of card").get_by_role("button", name="vehicle").click()
    page.get_by_role("searchbox", name="Search the cards").fill("m4")
    page.get_by_role("button", name="Look at M4A1 Sherman").click()
    expect(page.get_by_role("button", name=re.compile("^Look at"))).to_have_count(1)
    return page


@state
def spearpoint_faulty_deck(visitors: Visitors, size: Size) -> Page:
    """A Unit without its crew, too few points, and a text that is not a deck."""
    page = building(visitors, size)
    page.get_by_role("button", name="Take M4A1 Sherman").click()
    expect(page.get_by_text("Crews missing (tank crew)")).to_be_visible()
    page.get_by_text("Saved and shared decks").click()
    page.get_by_label("Paste text").fill("tiger-i*9")
    page.get_by_role("button", name="Use", exact=True).click()
    expect(page.get_by_text("This deck does not fit")).to_be_visible()
    expect(page.get_by_role("button", name="This is my deck")).to_be_disabled()
    return page


@state
def spearpoint_saved_deck(visitors: Visitors, size: Size) -> Page:
    page = building(visitors, size)
    page.get_by_role("group", name="Ready decks").get_by_role("button").first.click()
    page.get_by_text("Saved and shared decks").click()
    page.get_by_label("Name for this layout").fill("Combined arms")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_role("button", name="Use “Combined arms”")).to_be_visible()
    expect(page.get_by_role("button", name="This is my deck")).to_be_enabled()
    return page


@state
def spearpoint_starting_hand(visitors: Visitors, size: Size) -> Page:
    page = seated(visitors, size, resume(visitors, "spearpoint-first", 5, hold=["american", "german"]), "american")
    page.get_by_role("group", name="Your deck").get_by_role("button", name="M4A1 Sherman").first.click()
    expect(page.get_by_text("1 of 4 cards")).to_be_visible()
    expect(page.get_by_text("Crews missing")).to_be_visible()
    return page


# -- in battle --------------------------------------------------------------------------------------------


@state
def spearpoint_commitment(visitors: Visitors, size: Size) -> Page:
    """One Unit is in the plan; another is on its way: with the mouse in mid-air, with a finger before the last tap."""
    page = in_the_field(visitors, size, 25)
    if size == DESKTOP:
        page.mouse.move(*middle(held(page, "rifle-squad")))
        page.mouse.down()
        page.mouse.move(*middle(line(page, "American side: Frontline")), steps=3)
        expect(page.locator(".spearpoint-ghost")).to_be_visible()
    else:
        held(page, "rifle-squad").tap()
    expect(page.get_by_role("button", name="To the Frontline")).to_be_visible()
    return page


@state
def spearpoint_window(visitors: Visitors, size: Size) -> Page:
    """A card is chosen, and its Unit is still to be named; an illegal choice is refused."""
    page = in_the_field(visitors, size, 28)
    page.get_by_role("tab", name="Notation").click()
    box = page.get_by_role("combobox", name="Type an action")
    box.fill("play hull-down b1")
    box.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("SP-CMD-6")
    held(page, "hull-down").click()
    expect(orders(page).get_by_role("button", name="Play Hull Down on a1 M4A1 Sherman")).to_be_visible()
    return page


@state
def spearpoint_declaration(visitors: Visitors, size: Size) -> Page:
    """An attack is planned, another is being aimed: each target shows its chance."""
    page = in_the_field(visitors, size, 34)
    unit(page, "a2").click()
    expect(unit(page, "b2").locator(".share")).to_be_visible()
    expect(page.locator(".field svg path.planned, .field svg .planned")).not_to_have_count(0)
    return page


@state
def spearpoint_attack(visitors: Visitors, size: Size) -> Page:
    page = in_the_field(visitors, size, 41)
    expect(orders(page).get_by_text(re.compile("^needs .* on two dice")).first).to_be_visible()
    return page


@state
def spearpoint_dice(visitors: Visitors, size: Size) -> Page:
    page = in_the_field(visitors, size, 46)
    expect(page.locator(".tray svg")).to_have_count(2)
    expect(orders(page).get_by_text(re.compile("^destroys .*, Damage card"))).to_be_visible()
    return page


@state
def spearpoint_damage(visitors: Visitors, size: Size) -> Page:
    """A damaged Unit attacks; the other side may answer, and its standing orders are open."""
    page = in_the_field(visitors, size, 52)
    expect(unit(page, "b1")).to_contain_text("Damage card: Shaken")
    expect(unit(page, "a1")).to_contain_text("Hull Down")
    unit(page, "b1").click()
    page.get_by_role("button", name="Standing orders").click()
    page.get_by_label("Pass automatically when I do nothing for").select_option("60")
    expect(page.get_by_role("timer")).to_be_visible()
    return page


@state
def spearpoint_draw(visitors: Visitors, size: Size) -> Page:
    """Cards are drawn; the memory aid shows what is hidden."""
    page = in_the_field(visitors, size, 62, aid="probabilities")
    page.get_by_role("tab", name="Memory aid").click()
    expect(page.get_by_role("tabpanel").get_by_role("heading", name="German side: Units in hand")).to_be_visible()
    return page


@state
def spearpoint_looking(visitors: Visitors, size: Size) -> Page:
    """While the other side acts, a player reads a card in hand."""
    page = in_the_field(visitors, size, 34, "german")
    expect(orders(page)).to_have_count(0)
    page.locator("button.held").first.click()
    expect(page.locator("section.detail")).to_be_visible()
    return page


@state
def spearpoint_capture(visitors: Visitors, size: Size) -> Page:
    """With cards of another set: a captured Unit can be kept, or removed."""
    page = where(visitors, size, "brawl", "capture", "keep")
    expect(orders(page).get_by_role("button", name="Keep it in the Frontline")).to_be_visible()
    return page


@state
def spearpoint_card_die(visitors: Visitors, size: Size) -> Page:
    """A Minefield: its die is rolled, with a discard or without."""
    page = where(visitors, size, "skirmish", "card-roll")
    expect(page.get_by_text(re.compile("^Your card rolls a die against")).first).to_be_visible()
    expect(orders(page).get_by_role("button", name=re.compile("destroys .*, Damage card"))).to_be_visible()
    return page


@state
def spearpoint_limit(visitors: Visitors, size: Size) -> Page:
    """Too many Command cards; one of them is put away, and can be taken back."""
    page = where(visitors, size, "counter-attack", "limit")
    expect(page.get_by_text("Too many Command cards: discard some.").first).to_be_visible()
    expect(orders(page).get_by_role("button", name="Take out of the plan: Discard Fire Discipline")).to_be_visible()
    return page


@state
def spearpoint_curtain(visitors: Visitors, size: Size) -> Page:
    """On one screen: a plan is locked, and the other side has to make its own."""
    page = on_one_screen(visitors, size, "spearpoint-first", 21, hold=["american", "german"])
    page.get_by_role("button", name="Show my cards: American side").click()
    orders(page).get_by_role("button", name="Lock the commitment").click()
    expect(page.get_by_role("button", name="Show my cards: German side")).to_be_visible()
    return page


@state
def spearpoint_watching(visitors: Visitors, size: Size) -> Page:
    made = resume(visitors, "spearpoint-first", 41, hold=["american", "german"])
    page = visitors.come(f"/#watch={made['watch']['token']}", size)
    expect(page.get_by_text("You are watching")).to_be_visible()
    expect(unit(page, "a1")).to_contain_text("attacks b1")
    return page


# -- afterwards -------------------------------------------------------------------------------------------


@state
def spearpoint_ending(visitors: Visitors, size: Size) -> Page:
    made = resume(visitors, "spearpoint-first", 55, hold=["american", "german"])
    page = seated(visitors, size, made, "american")
    Client(visitors.server.client().http, made["seats"]["german"]["token"]).say("resign")
    expect(page.get_by_role("heading", name="Victory")).to_be_visible()
    return page


@state
def spearpoint_replay(visitors: Visitors, size: Size) -> Page:
    """Both hands lie open."""
    page = visitors.come("/#/replay", size)
    page.get_by_label("Or paste its text").fill(lesson_record("spearpoint-first"))
    page.get_by_role("button", name="Show the game").click()
    page.get_by_label("Show the length and the end").check()
    page.get_by_label("Position").fill("46")
    expect(page.get_by_text(re.compile("^Move [0-9]+ of"))).to_be_visible()
    expect(page.get_by_role("group", name="German side: Units in hand")).to_be_visible()
    return page


@state
def spearpoint_rules(visitors: Visitors, size: Size) -> Page:
    page = visitors.come("/#/rules/spearpoint/SP-ATK-4", size)
    expect(page.get_by_role("complementary", name="rule SP-ATK-4")).to_be_visible()
    return page


@state
def spearpoint_lesson(visitors: Visitors, size: Size) -> Page:
    page = visitors.come("/#/learn/spearpoint/spearpoint-first", size)
    for _ in range(5):
        page.get_by_role("button", name="Show me").click()
        expect(page.get_by_role("button", name="Show me")).to_be_enabled()
    expect(page.get_by_text("Step 6 of")).to_be_visible()
    return page
