"""My action is shown before the enemy's: results stay for a moment, with a caption on the card."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import pairwise
from typing import Any, Final, NamedTuple

import pytest
from playwright.sync_api import FloatRect, Page, expect

from fogline.kernel.record import Record
from tests.browser.playing import Player
from tests.browser.visiting import DESKTOP, PHONE, Size, Visitors, barriers, kept, overhang
from tests.browser.ways import cell, resume
from tests.lessons import lesson_record
from tests.server.serving import Client

STAYS: Final = 1200
"""The minimum milliseconds for which a result stays, unless the player continues."""
WATCH: Final = """() => {
    window.seen = [];
    const look = () => {
        const words = [...document.querySelectorAll(".caption")].map((node) => node.textContent.replace(/^\\W+/, ""));
        const now = words.join();
        if (window.seen.at(-1)?.text === now) return;
        const one = { text: now, at: performance.now(), box: null };
        window.seen.push(one);
        requestAnimationFrame(() => (one.box = document.querySelector(".caption")?.getBoundingClientRect().toJSON()));
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, characterData: true });
    look();
}"""
"""Records the captions on the page, their start and their place. A busy machine may look too late to see one."""


class Seen(NamedTuple):
    """Captions that were on the page together, and their duration in milliseconds."""

    text: str
    lasted: float
    box: FloatRect
    """The box of the first of them."""


def watched(page: Page) -> list[Seen]:
    """The captions since `WATCH`, without the moments in between."""
    found: list[dict[str, Any]] = page.evaluate("[...window.seen, { text: '', at: performance.now() }]")
    return [
        Seen(one["text"], following["at"] - one["at"], one["box"]) for one, following in pairwise(found) if one["text"]
    ]


def seat_at(visitors: Visitors, lesson: str, at: int, seat: str, size: Size = DESKTOP, **how: Any) -> Page:
    """A seat in a game against a recruit, whose page is watched from now on."""
    enemy = {"german": "soviet" if lesson.startswith("stalingrad") else "american", "american": "german"}[seat]
    made = resume(visitors, lesson, at, hold=[seat], bots={enemy: "recruit"})
    page = visitors.come(f"/#seat={made['seats'][seat]['token']}", size, **how)
    page.wait_for_url(re.compile("#/table/"))
    expect(page.locator(".prompt.mine")).to_be_visible()
    page.evaluate(WATCH)
    return page


def line_of(lesson: str, line: str, number: int = 0) -> int:
    """The place of a line in the record of a lesson."""
    entries = Record.read(lesson_record(lesson)).entries
    return [at for at, (seat, action) in enumerate(entries) if f"{seat}: {action}" == line][number]


SEARCH: Final = line_of("stalingrad-first", "german: search S2b")


def boxes(page: Page, places: str) -> list[FloatRect]:
    """The boxes of some cells or Units."""
    found = []
    for place in places.split():
        for one in page.locator(f'[data-cell="{place}"], [data-unit^="{place}"]').all():
            box = one.bounding_box()
            assert box
            found.append(box)
    return found


def is_on(caption: FloatRect, card: FloatRect) -> bool:
    across = caption["x"] + caption["width"] / 2
    down = caption["y"] + caption["height"] / 2
    return -20 < across - card["x"] < card["width"] + 20 and 0 < down - card["y"] < card["height"] + 10


@pytest.mark.parametrize(
    ("lesson", "line", "number", "place", "mine"),
    [
        ("stalingrad-first", "german: search S2b", 0, "S2b", "Empty"),
        ("panzer-first", "american: shoot D3", 0, "C4", "Hit|Miss"),
        # Friendly Fire is shown on the attacking Unit, and its effect on another one of the same side.
        ("spearpoint-first", "american: roll", 1, "b1 a", "Hit|Miss|Friendly Fire|Destroyed"),
    ],
)
def test_my_result_is_seen_before_the_enemys(
    visitors: Visitors, lesson: str, line: str, number: int, place: str, mine: str
) -> None:
    seat, action = line.split(": ")
    page = seat_at(visitors, lesson, line_of(lesson, line, number), seat, speed="brisk")
    before = watched(page)
    cards = boxes(page, place)
    Player(page, visitors.server).type(action)
    page.wait_for_function("before => window.seen.filter(({ text }) => text !== '').length > before", arg=len(before))
    page.wait_for_timeout(STAYS)
    expect(page.locator(".prompt.mine")).to_be_visible()
    result, *others = watched(page)[len(before) :]
    assert re.fullmatch(mine, result.text)
    assert any(is_on(result.box, card) for card in cards)
    assert result.lasted >= STAYS
    # My own window follows every roll; elsewhere it was the enemy's turn.
    assert lesson.startswith("spearpoint") or others


def test_a_tap_or_a_key_skips_ahead_and_does_nothing_else(visitors: Visitors) -> None:
    made = resume(visitors, "stalingrad-first", SEARCH, hold=["german", "soviet"])
    german, soviet = (
        Client(visitors.server.client().http, made["seats"][one]["token"]) for one in ("german", "soviet")
    )
    page = visitors.come(f"/#seat={made['seats']['german']['token']}", PHONE, speed="calm")
    page.wait_for_url(re.compile("#/table/"))
    log = page.get_by_role("log")
    ways: list[tuple[str, str, Callable[[], None]]] = [
        ("S2b", "G2d", lambda: cell(page, "S1a").tap()),
        ("S3d", "G3d", lambda: page.keyboard.press("s")),
    ]
    for mine, theirs, go_on in ways:
        expect(page.locator(".prompt.mine")).to_be_visible()
        german.act(f"search {mine}")
        expect(page.locator(".caption")).to_have_text(re.compile("Empty"))
        soviet.act(f"search {theirs}")
        expect(page.locator(".prompt")).to_have_text("Tap or press a key to continue.")
        expect(log).not_to_contain_text(f"{theirs} is")
        expect(page.get_by_role("region", name="Your actions")).to_have_count(0)
        go_on()  # either could start a SEARCH
        expect(log).to_contain_text(f"{theirs} is", timeout=STAYS)
        expect(page.locator(".prompt.mine")).to_be_visible()
        expect(page.get_by_role("menu")).to_have_count(0)
        expect(page.locator('[aria-selected="true"][data-cell]')).to_have_count(0)
    assert overhang(page) == 0


def test_at_full_speed_nothing_waits(visitors: Visitors) -> None:
    made = resume(visitors, "stalingrad-first", SEARCH, hold=["german", "soviet"])
    http = visitors.server.client().http
    page = visitors.come(f"/#seat={made['seats']['german']['token']}")
    expect(page.locator(".prompt.mine")).to_be_visible()
    Client(http, made["seats"]["german"]["token"]).act("search S2b")
    expect(page.locator(".caption")).to_have_text(re.compile("Empty"))
    Client(http, made["seats"]["soviet"]["token"]).act("search G2c")
    expect(page.locator(".caption")).to_have_text(re.compile("Officer"), timeout=STAYS)


def test_without_motion_captions_are_all_that_is_shown(visitors: Visitors) -> None:
    """Nothing moves, and a result stays as long as with motion."""
    page = seat_at(visitors, "panzer-first", line_of("panzer-first", "american: shoot D3"), "american", speed="brisk")
    page.evaluate(
        """() => {
            window.moved = [];
            const running = () => document.getAnimations().filter((one) => one.playState === "running");
            setInterval(() => window.moved.push(...running().map((one) => one.animationName)), 20);
        }"""
    )
    Player(page, visitors.server).type("shoot D3")
    expect(page.locator(".caption")).to_have_text(re.compile("Hit|Miss"))
    expect(page.locator(".effect:not(.reveal)")).to_have_count(0)
    assert barriers(page) == []
    expect(page.locator(".prompt.mine")).to_be_visible()
    assert page.evaluate("window.moved") == []


def test_the_enemys_last_action_stays_in_the_bar(visitors: Visitors) -> None:
    made = resume(
        visitors, "stalingrad-first", line_of("stalingrad-first", "soviet: search G2c"), hold=["german", "soviet"]
    )
    page = visitors.come(f"/#seat={made['seats']['german']['token']}", speed="brisk")
    expect(page.locator("header .last")).to_contain_text("The Soviets MOVE the Quadrant S2c–S1d")
    board, line = (page.locator(one).bounding_box() for one in (".board .field", "header .last"))
    soviet = Client(visitors.server.client().http, made["seats"]["soviet"]["token"])
    soviet.act("search G2c")
    expect(page.locator("header .last")).to_contain_text("The Soviets SEARCH G2c → Officer")
    soviet.act("hold")
    Player(page, visitors.server).type("search S2b")
    expect(page.locator(".caption")).to_have_text(re.compile("Empty"))
    expect(page.locator("header .last")).to_contain_text("The Soviets SEARCH G2c → Officer")
    assert page.locator(".board .field").bounding_box() == board
    assert page.locator("header .last").bounding_box() == line


def test_a_moved_quadrant_is_outlined_as_one(visitors: Visitors) -> None:
    page = seat_at(visitors, "panzer-first", line_of("panzer-first", "american: search C4"), "american")
    expect(page.locator(".arranged")).to_have_count(1)
    expect(page.locator(".changed")).to_have_count(0)
    outline = page.locator(".arranged").bounding_box()
    corners = [cell(page, name).bounding_box() for name in ("A6", "B5")]
    assert outline
    assert corners[0]
    assert corners[1]
    assert outline["x"] < corners[0]["x"]
    assert outline["y"] < corners[0]["y"]
    assert outline["x"] + outline["width"] > corners[1]["x"] + corners[1]["width"]
    assert outline["y"] + outline["height"] > corners[1]["y"] + corners[1]["height"]
    expect(cell(page, "A6")).to_contain_text("rearranged since your last turn")


def test_the_speed_is_a_setting_that_lasts(visitors: Visitors) -> None:
    page = visitors.come("/#/settings")
    page.get_by_label("Show results").select_option("calm")
    page.reload()
    expect(page.get_by_label("Show results")).to_have_value("calm")
    assert kept(page)["settings"]["speed"] == "calm"
