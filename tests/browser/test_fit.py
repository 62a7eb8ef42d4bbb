"""At every size, the board, the seat to act and the possible actions are visible without scrolling
(docs/lab/fit.md)."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

import fogline
from fogline.kernel.record import Record
from fogline.locale import LANGUAGES
from tests.browser.covering import covered, cut_words, small_targets, spilled
from tests.browser.fit import DESKTOPS, SIZES, TITLES, Fit, fits, fits_replay, fits_set_up, measure, set_ups
from tests.browser.playing import Player
from tests.browser.states import STATES
from tests.browser.states_spearpoint import orders, unit
from tests.browser.visiting import Size, Visitors, speak
from tests.browser.ways import cell, in_the_forest, in_the_ruins, resume, seated
from tests.lessons import lesson_record
from tests.server.serving import Client
from tests.turns import SLOW, in_turn

MIN_CARD = 26
"""The minimum width in pixels at which the codes of a card are legible."""


def faults(name: str, found: dict[Size, Fit]) -> list[str]:
    small = [f"{name} {size}: cards of {fit.card} px" for size, fit in found.items() if fit.card < MIN_CARD]
    return small + [f"{name} {size}: {fault}" for size, fit in found.items() for fault in fit.faults]


BATTLES = ("standard", "clear-skies")
"""Scenarios of Spearpoint 1943, whose field is always the same: with all kinds of Units, and with the most aircraft."""


@pytest.mark.parametrize(
    ("title", "is_whole"), [*((one, False) for one in TITLES), pytest.param("spearpoint", True, marks=SLOW)]
)
def test_every_board_is_in_sight_at_every_size(visitors: Visitors, title: str, is_whole: bool) -> None:
    """One scenario per field: missions differ in how to win, not in what is laid out."""
    page = visitors.come()
    scenarios = fogline.game(title).scenarios
    fields = {scenario.rpartition("/")[2]: scenario for scenario in reversed(scenarios)}
    wanted = BATTLES if title == "spearpoint" and not is_whole else fields.values()
    found = [fault for scenario in wanted for fault in faults(scenario, fits(visitors, page, title, scenario))]
    assert found == []


@pytest.mark.parametrize("title", TITLES)
def test_laid_out_and_confirmed_cards_are_in_reach(visitors: Visitors, title: str) -> None:
    page = visitors.come()
    found = {
        f"{name} {size}": fit.faults
        for name, (there, must) in set_ups(title).items()
        for size, fit in fits_set_up(visitors, page, there, must).items()
        if fit.faults
    }
    assert found == {}


@pytest.mark.parametrize("title", TITLES)
def test_a_replay_is_one_screen(visitors: Visitors, title: str) -> None:
    assert faults(title, fits_replay(visitors.come("/#/replay"), title)) == []


def test_a_review_has_the_board_in_full_height(visitors: Visitors) -> None:
    """On a desktop, as at the table; the moment and its buttons are in sight beside it."""
    page = STATES["review"](visitors, DESKTOPS[0])
    for size in DESKTOPS:
        fit = measure(page, size, (".stage .detail", ".stage .row button:not(.close)"))
        assert faults("review", {size: fit}) == []
        assert int(fit.board.split("x")[1]) > 0.9 * size[1], fit.board


def test_hidden_overflow_is_found(visitors: Visitors) -> None:
    """The measurement itself: a board that is pushed down, and a prompt that is covered."""
    page = in_the_ruins(visitors, SIZES[0])
    must = ("header .prompt",)
    assert measure(page, SIZES[0], must).faults == []
    page.locator(".board .field").evaluate("node => { node.style.translate = '0 300px'; }")
    assert any(fault.startswith("G3a") for fault in measure(page, SIZES[0], must).faults)
    page.locator("header .tools").evaluate("node => { node.style.cssText = 'position: fixed; inset: 0; z-index: 99'; }")
    assert any("covered" in fault and ".prompt" in fault for fault in measure(page, SIZES[0], must).faults)


# -- what is open covers nothing ----------------------------------------------------------------------------

LAPTOP: Size = (1366, 768)
HAND: Size = (390, 844)
TRAINING = {
    "stalingrad": ("stalingrad-first", 26, "german", "soviet"),
    "panzer": ("panzer-first", 29, "american", "german"),
    "spearpoint": ("spearpoint-first", 34, "american", "german"),
}
"""By title a lesson, the line after which the first seat is to act, and the seats."""


def training(visitors: Visitors, title: str, size: Size) -> Page:
    lesson, at, own, other = TRAINING[title]
    made = resume(visitors, lesson, at, hold=[own], bots={other: "recruit"}, training=True)
    page = seated(visitors, size, made, own)
    expect(page.locator(".prompt.mine")).to_be_visible()
    return page


def open_menu(page: Page, title: str) -> None:
    """The possible actions at a card: the menu of a cell, the orders of a Unit."""
    if title == "spearpoint":
        unit(page, "a2").click()
        expect(orders(page)).to_be_visible()
    else:
        cell(page, {"stalingrad": "S2b", "panzer": "C4"}[title]).click()
        expect(page.get_by_role("menu")).to_be_visible()


@pytest.mark.parametrize(("title", "size"), in_turn(TITLES, [LAPTOP, HAND]))
def test_no_open_panel_covers_a_card_that_can_be_chosen(visitors: Visitors, title: str, size: Size) -> None:
    page = training(visitors, title, size)
    found = {"at first": covered(page)}
    open_menu(page, title)
    found["menu"] = covered(page)
    tells = page.get_by_role("menuitem", name="What will this tell them?")
    if tells.count():
        tells.click()
        expect(page.locator(".advice.open li").first).to_be_visible()
        found["telling"] = covered(page)
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    for step in ("nudge", "candidates"):
        page.get_by_role("button", name="Hint", exact=True).first.click()
        expect(page.locator(".advice.open [aria-live]")).not_to_be_empty()
        found[f"hint: {step}"] = covered(page)
    assert {name: faults for name, faults in found.items() if faults} == {}


def test_a_hint_on_a_phone_leaves_the_hand_in_sight(visitors: Visitors) -> None:
    """Before a roll, for which a Command card can be discarded."""
    made = resume(visitors, "spearpoint-first", 46, hold=["american"], bots={"german": "recruit"}, training=True)
    page = seated(visitors, HAND, made, "american")
    expect(page.locator(".prompt.mine")).to_be_visible()
    for _ in range(2):
        page.get_by_role("button", name="Hint", exact=True).first.click()
        expect(page.locator(".advice.open [aria-live]")).not_to_be_empty()
        assert covered(page) == []


@pytest.mark.parametrize(("title", "size"), in_turn(["stalingrad", "panzer"], [LAPTOP, HAND]))
def test_cards_that_are_arranged_lie_open(visitors: Visitors, title: str, size: Size) -> None:
    page = training(visitors, title, size)
    page.get_by_role("button", name=re.compile("^MOVE a [Qq]uadrant")).click()
    page.locator(".steps button").first.click()
    expect(page.get_by_role("group", name=re.compile("^Arrange the cards"))).to_be_in_viewport()
    assert covered(page) == []


@pytest.mark.parametrize("size", [LAPTOP, HAND], ids=["laptop", "phone"])
def test_a_result_leaves_the_cards_to_be_seen(visitors: Visitors, size: Size) -> None:
    """A search in both titles, and the cards drawn for a shot."""
    page = in_the_ruins(visitors, size)
    Player(page, visitors.server).type("search S2b")
    expect(page.locator(".board .caption").first).to_be_visible()
    assert spilled(page) == []
    page = in_the_forest(visitors, size)
    Player(page, visitors.server).type("search C4")
    expect(page.locator(".board .caption").first).to_be_visible()
    assert spilled(page) == []
    Player(page, visitors.server).type("shoot D3")
    expect(page.locator(".shot")).to_be_visible()
    assert covered(page) + spilled(page) == []


@pytest.mark.parametrize("size", [LAPTOP, HAND], ids=["laptop", "phone"])
@pytest.mark.parametrize("card", ["S3a", "S3b"], ids=["machine-gun", "infantry"])
def test_no_word_of_a_result_is_cut_in_two(visitors: Visitors, card: str, size: Size) -> None:
    page = in_the_ruins(visitors, size)
    Player(page, visitors.server).type(f"search {card}")
    expect(page.locator(".board .caption").first).to_be_visible()
    for language in LANGUAGES:
        speak(page, language)
        assert (language, cut_words(page), spilled(page)) == (language, [], [])


def test_a_menu_is_in_sight_when_the_sheet_was_scrolled(visitors: Visitors) -> None:
    """On a phone, after a hint was read to its end."""
    page = training(visitors, "stalingrad", HAND)
    for _ in range(2):
        page.get_by_role("button", name="Hint", exact=True).first.click()
        expect(page.locator(".advice.open [aria-live]")).not_to_be_empty()
    expect(page.locator(".advice.open ol")).to_be_visible()
    page.locator(".acts").evaluate("sheet => sheet.scrollTo(0, sheet.scrollHeight)")
    assert page.locator(".acts").evaluate("sheet => sheet.scrollTop") > 0
    cell(page, "S2b").click()
    for item in page.get_by_role("menuitem").all():
        expect(item).to_be_in_viewport(ratio=0.9)


# -- nothing jumps ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("title", "size"), in_turn(["stalingrad", "panzer"], [LAPTOP, HAND]))
def test_the_board_stays_where_it_is(visitors: Visitors, title: str, size: Size) -> None:
    """Over several steps of a game: the bar's text changes, including whether the enemy has acted yet."""
    lesson, at, *seats = TRAINING[title]
    made = resume(visitors, lesson, at - 2, hold=seats)
    page = seated(visitors, size, made, seats[0])
    clients = {seat: Client(visitors.server.client().http, made["seats"][seat]["token"]) for seat in seats}
    entries = Record.read(lesson_record(lesson)).entries[at - 2 : at + 12]
    tops, boards, said = set(), set(), set()
    for entry in entries:
        if entry.seat in clients:
            clients[entry.seat].act(entry.action)
        page.wait_for_timeout(150)
        box = page.locator(".board .field").bounding_box()
        assert box is not None
        tops.add(round(box["y"] + page.evaluate("scrollY")))
        boards.add((round(box["width"]), round(box["height"])))
        said.add(page.locator("header .prompt").inner_text())
    assert len(said) > 2
    assert len(tops) == 1, tops
    assert size == HAND or len(boards) == 1, boards


def test_units_keep_their_size_in_a_turn(visitors: Visitors) -> None:
    """As long as the hand is the same, regardless of the reports of an attack, locked plans and priority."""
    lesson, first, dice, own = "spearpoint-first", 28, 38, "american"
    made = resume(visitors, lesson, first, hold=["american", "german"])
    page = seated(visitors, LAPTOP, made, own)
    clients = {seat: Client(visitors.server.client().http, one["token"]) for seat, one in made["seats"].items()}
    planned = [(entry.seat, entry.action) for entry in Record.read(lesson_record(lesson)).entries[first:dice]]
    sizes: dict[str, set[str]] = {}
    told = set()
    while (seen := clients[own].look())["view"]["step"] != "draw":
        seat, action = planned.pop(0) if planned else _next(clients[seen["to-act"][0]].look())
        assert clients[seat].act(action).status_code == 200
        page.wait_for_timeout(100)
        there, size = page.evaluate(SIZES_OF_UNITS)
        sizes.setdefault(there, set()).add(size)
        told.add(page.locator(".battle .middle").inner_text())
    assert len(told) > 5
    for one in sizes.values():
        assert len(one) == 1, list(one)


SIZES_OF_UNITS = """() => {
    const [units, held] = [".board [data-unit]", ".own [data-thing]"].map((one) => [...document.querySelectorAll(one)]);
    const boxes = [document.querySelector(".battle > .field"), ...units];
    const lost = document.querySelectorAll(".board .leaving").length;
    return [
        [lost, ...units.map((node) => node.dataset.unit), ...held.map((node) => node.dataset.thing)].join(),
        boxes.map((node) => `${node.offsetTop} ${node.offsetWidth}x${node.offsetHeight}`).join(),
    ];
}"""
"""The cards lost at this moment, in play and in hand, and the place and size of the field and its Units."""


def _next(seen: dict[str, Any]) -> tuple[str, str]:
    """Attack, and play no Command card."""
    verb = next(one for one in ("fire", "roll", "pass", "done", *seen["legal"]) if one in seen["legal"])
    return seen["seat"], seen["legal"][verb][0]


# -- fingers ------------------------------------------------------------------------------------------------

TOUCHED = (
    "board-stalingrad",
    "board-panzer",
    "board-menu",
    "board-arranging",
    "board-choosing",
    "board-confirming",
    "set-up-front",
    "set-up-terrain",
    "set-up-squad",
    "set-up-deployment",
    "replay",
    "review",
)
"""States in which every target is large enough for a finger."""


@pytest.mark.parametrize("state", TOUCHED)
def test_on_a_phone_everything_is_large_enough_for_a_finger(visitors: Visitors, state: str) -> None:
    assert small_targets(STATES[state](visitors, HAND)) == []
