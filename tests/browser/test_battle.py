"""Spearpoint 1943 on the screen: values are legible, the hand is complete, panels cover no card that can be chosen,
idle cards are explained without an error, and attacks are reported step by step."""

from __future__ import annotations

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

import fogline
from fogline.kernel.game import CHANCE, Seat
from fogline.kernel.record import Record
from fogline.table.table import CHANCE_NAME
from fogline.titles.spearpoint.rules.events import Destroyed
from tests.browser.covering import covered
from tests.browser.fit import DESKTOPS, HANDHELD, SIZES, open_at, position
from tests.browser.gestures import walk_to
from tests.browser.playing import THINKING, Player
from tests.browser.states_spearpoint import RECORDS, held, in_the_field, orders, unit
from tests.browser.visiting import DESKTOP, Size, Visitors
from tests.browser.ways import STATES, resume

SMALL: Size = (1366, 768)
PHONE: Size = (390, 844)
MIN_VALUE: Final = 11
"""Height of the smallest number on a Unit, in pixels."""
MIN_TARGET: Final = 44
DRAWN: Final = "() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))"
VALUES: Final = """() => [...document.querySelectorAll(".field .lying")].flatMap((svg) => {
    const scale = svg.getBoundingClientRect().width / svg.viewBox.baseVal.width;
    const numbers = [...svg.querySelectorAll(".value, .defense, .endurance, .flight, .title")];
    return numbers.map((node) => parseFloat(getComputedStyle(node).fontSize) * scale);
})"""
CUT: Final = """() => [...document.querySelectorAll(".held .card, .standing")]
    .filter((node) => node.scrollHeight > node.clientHeight + 1 || node.scrollWidth > node.clientWidth + 1)
    .map((node) => node.textContent.trim())"""
COVERED: Final = """() => [...document.querySelectorAll(".battle .pickable, .battle .place")].filter((node) => {
    const { left, right, top, bottom } = node.getBoundingClientRect();
    if (right > innerWidth || left < 0) return false; // a hand that is pushed aside
    const x = left + Math.min(20, (right - left) / 2);
    return [top + 3, (top + bottom) / 2, bottom - 3].some((y) => {
        const found = document.elementFromPoint(x, y);
        return !found || !(node.contains(found) || found.closest(".held, .piece, .line"));
    });
}).map((node) => node.dataset.thing)"""
"""Selectable cards that lie partly under something other than a card."""
OVERLAID: Final = """() => [...document.querySelectorAll(".own .slot.command")].filter((slot) => {
    const next = slot.nextElementSibling?.firstElementChild;
    const frame = next?.matches(".pickable") ? 3 : 0;
    const words = document.createRange();
    words.selectNodeContents(slot.querySelector(".does"));
    return next && words.getBoundingClientRect().right > next.getBoundingClientRect().left - frame;
}).map((slot) => slot.textContent.trim())"""
"""Command cards whose words are partly under the next card."""
SHARED: Final = """() => {
    const paths = document.querySelectorAll(".field > svg g .line");
    const [one, other] = [paths[1], paths[3]].map((path) => {
        return Array.from({ length: 101 }, (_, at) => path.getPointAtLength((path.getTotalLength() * at) / 100));
    });
    return one.filter((point) => other.some(({ x, y }) => Math.hypot(x - point.x, y - point.y) < 3)).length;
}"""
"""The percentage of the second arrow that overlaps the fourth."""


def resized(page: Page, size: Size) -> Page:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    for _ in range(3):
        page.evaluate(DRAWN)
    return page


def test_values_are_legible_and_nothing_of_the_hand_is_cut(visitors: Visitors) -> None:
    """In the fullest position of the scenario with the most Units, without opening a card."""
    page = visitors.come()
    open_at(visitors, page, position("spearpoint", "clear-skies"))
    expect(page.locator(".held").first).to_be_visible()
    for size in SIZES:
        resized(page, size)
        values = page.evaluate(VALUES)
        assert values
        if size in DESKTOPS:
            assert min(values) >= MIN_VALUE, size
            for selector in (".standing", ".held"):
                for box in page.locator(selector).evaluate_all("all => all.map((one) => one.getBoundingClientRect())"):
                    assert box["top"] >= 0, size
                    assert box["bottom"] <= size[1], size
        assert page.evaluate(CUT) == [], size
        if size in HANDHELD:
            heights = page.locator(".piece").evaluate_all("all => all.map((one) => one.offsetHeight)")
            assert min(heights) >= MIN_TARGET, size


def test_lines_take_the_height_that_their_units_need(visitors: Visitors) -> None:
    page = resized(in_the_field(visitors, SMALL, 28), SMALL)
    heights = {
        line.get_attribute("aria-label"): line.bounding_box()["height"]  # type: ignore[index]
        for line in page.locator(".field .line").all()
    }
    assert heights["American side: Rear Line"] <= 30
    assert heights["American side: Frontline"] >= 100
    box, field = held(page, "hull-down").bounding_box(), page.locator(".battle > .field").bounding_box()
    assert box is not None
    assert field is not None
    assert box["y"] > field["y"] + field["height"], "the hand lies below"
    assert box["height"] >= 140


def test_a_large_hand_is_legible_and_usable(visitors: Visitors) -> None:
    """Thirteen cards: no word is under the next card; a phone shows a usable card, although the hand scrolls."""
    page = resized(STATES["spearpoint-limit"](visitors, DESKTOP), SMALL)
    assert page.locator(".own .slot.command").count() >= 6
    assert page.evaluate(OVERLAID) == []
    resized(page, PHONE)
    box = page.locator(".held.pickable").first.bounding_box()
    assert box is not None
    assert 0 <= box["x"] <= PHONE[0] - box["width"]


def test_attacks_of_two_units_on_each_other_are_two_arrows(visitors: Visitors) -> None:
    """This holds even where both pass beside the dice. The Endurance of a Sherman stays inside its card."""
    page = resized(STATES["spearpoint-attack"](visitors, SMALL), SMALL)
    assert page.locator(".field > svg g").count() == 4
    assert page.evaluate(SHARED) < 60, "only their ends"
    endurance, card = unit(page, "a1").locator(".endurance").bounding_box(), unit(page, "a1").bounding_box()
    assert endurance is not None
    assert card is not None
    assert endurance["x"] + endurance["width"] <= card["x"] + card["width"] - 4
    resized(page, PHONE)
    last, first = held(page, "bazooka-team").bounding_box(), held(page, "aimed-shot").bounding_box()
    assert last is not None
    assert first is not None
    assert first["x"] - last["x"] - last["width"] <= 24, "no empty space in the hand"


def test_the_frame_of_a_card_at_the_edge_of_a_phone_is_whole(visitors: Visitors) -> None:
    page = STATES["spearpoint-starting-hand"](visitors, PHONE)
    edges = page.locator(".deck button").evaluate_all(
        """(all) => {
            const board = document.querySelector(".board").getBoundingClientRect();
            const boxes = all.map((one) => one.getBoundingClientRect());
            return boxes.flatMap((box) => [box.left - board.left, board.right - box.right]);
        }"""
    )
    assert min(edges) >= 4, "the width of a frame"


@pytest.mark.parametrize("state", ["commitment", "window", "declaration", "dice", "limit", "card-die"])
def test_no_panel_covers_a_card_that_can_be_chosen(visitors: Visitors, state: str) -> None:
    if state == "commitment":
        page = in_the_field(visitors, DESKTOP, 25)
        held(page, "rifle-squad").click()
    else:
        page = STATES[f"spearpoint-{state}"](visitors, DESKTOP)
    for size in (SMALL, PHONE):
        resized(page, size)
        page.evaluate("() => scrollTo(0, 0)")
        assert page.evaluate(COVERED) == [], size


@pytest.mark.parametrize("state", ["dice", "limit", "card-die"])
def test_the_list_of_actions_covers_no_card_that_can_be_chosen(visitors: Visitors, state: str) -> None:
    """On a phone the hand stays visible above it, and the list scrolls."""
    page = STATES[f"spearpoint-{state}"](visitors, PHONE)
    page.get_by_text("All actions as a list").or_(page.get_by_text("Matching actions as a list")).first.click()
    expect(page.get_by_role("searchbox")).to_be_visible()
    for _ in range(3):
        page.evaluate(DRAWN)
    assert covered(page) == []
    assert page.locator(".battle > .now").evaluate("sheet => sheet.offsetHeight") >= 120


def test_idle_cards_are_explained_without_an_error(visitors: Visitors) -> None:
    """A Turn in which every unusable card is pressed by mouse, and one by keys."""
    errors: list[str] = []
    made = resume(visitors, "spearpoint-first", 24, hold=["american"], bots={"german": "recruit"})
    page = visitors.come(f"/#seat={made['seats']['american']['token']}", SMALL)
    page.on("console", lambda line: errors.append(line.text) if line.type == "error" else None)
    player = Player(page, visitors.server)
    asked = 0
    while True:
        player.until(lambda: player.is_my_turn() or player.is_over(), THINKING)
        seen = player.look()
        if player.is_over() or seen["view"]["turn"] > 1:
            break
        for name in sorted({one.get_attribute("data-thing") or "" for one in page.locator(".held.idle").all()}):
            page.locator(f'.held.idle[data-thing="{name}"]').first.click()
            expect(page.get_by_role("alert")).to_contain_text("is not allowed now.")
            asked += 1
            page.keyboard.press("Escape")
        player.act()
    assert asked >= 5
    assert errors == []
    assert visitors.refused == []


def test_an_idle_card_is_explained_by_keys(visitors: Visitors) -> None:
    page = in_the_field(visitors, SMALL, 34)
    walk_to(page, '.held.idle[data-thing="card:aimed-shot"]')
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("“Play Aimed Shot” is not allowed now.")
    expect(page.locator(".detail")).to_contain_text("+2 to the attack roll")
    assert visitors.refused == []


def test_an_attack_is_told_step_by_step(visitors: Visitors) -> None:
    """Who fires at whom with what, the roll against its number, and the losses, with the arrow."""
    page = in_the_field(visitors, SMALL, 41)
    orders(page).get_by_role("button", name=re.compile("^a1 M4A1 Sherman fires")).click()
    told = page.locator(".field .middle")
    expect(told).to_contain_text(re.compile("a1 M4A1 Sherman attacks b1 Panzer III M with 75mm gun"))
    expect(page.locator(".field svg g.now")).to_have_count(1)
    page = in_the_field(visitors, SMALL, 46)
    told = page.locator(".field .middle")
    expect(told.locator(".tray svg")).to_have_count(2)
    expect(told).to_contain_text(re.compile(r"Dice \d+ and \d+, .*: \d+ against \d+\. A hit"))
    page = in_the_field(visitors, SMALL, 50)
    expect(page.locator(".field .middle")).to_contain_text("Final Damage to b1 Panzer III M")
    expect(page.locator(".field .middle")).to_contain_text("Damage card for b1 Panzer III M: Shaken")


def lost_in(record: str) -> tuple[int, str]:
    """The first line of a record that destroys a Unit, and the Unit."""
    read, game = Record.read(record), fogline.game("spearpoint")
    seats, state = game.seats(read.setup), game.new(read.setup)
    for number, (seat, action) in enumerate(read.entries, 1):
        events: list[Any] = []
        game.apply(state, CHANCE if seat == CHANCE_NAME else Seat(seats.index(seat)), game.read(action), events)
        for event in events:
            if isinstance(event, Destroyed):
                return number, event.unit
    raise AssertionError("nothing is destroyed")


def test_a_destroyed_unit_is_seen_leaving(visitors: Visitors) -> None:
    """It stays in its line, with the arrow of the attack, while the page reports its loss."""
    record = (RECORDS / "spearpoint-skirmish.record").read_text(encoding="utf-8")
    at, lost = lost_in(record)
    page = visitors.come("/#/replay", SMALL)
    page.get_by_label("Or paste its text").fill(record)
    page.get_by_role("button", name="Show the game").click()
    page.get_by_label("Show the length and the end").check()
    page.get_by_label("Position").fill(str(at - 1))
    expect(unit(page, lost)).to_be_visible()
    page.get_by_label("Position").fill(str(at))
    leaving = page.locator(f'.leaving[data-unit="{lost}"]')
    expect(leaving).to_be_visible()
    expect(page.locator(".caption", has_text="Destroyed")).to_be_visible()
    expect(page.locator(".field .middle")).to_contain_text(f"Destroyed: {lost}")
    assert visitors.refused == []
    page.get_by_label("Position").fill(str(at + 3))
    expect(leaving).to_have_count(0)


def test_the_phase_is_announced(visitors: Visitors) -> None:
    page = in_the_field(visitors, SMALL, 34)
    expect(page.locator(".battle > [role=status]")).to_have_text("Turn 1 · Combat Phase, declarations")
