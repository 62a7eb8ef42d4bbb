"""The home page: everything that people come for is on the first screen, and settings have a separate page."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from fogline.locale import texts_in
from tests.browser.visiting import PHONE, Size, Visitors, barriers, overhang, speak
from tests.browser.ways import resume

LANGUAGES = ("en", "es", "fr")
LAPTOP: Size = (1366, 768)
HANDHELD: Size = (390, 844)
LEAST_TARGET = 44
OPEN = (
    ("stalingrad-first", 35, "german", "soviet"),
    ("panzer-first", 29, "american", "german"),
    ("stalingrad-units", 26, "german", "soviet"),
    ("spearpoint-first", 33, "american", "german"),
    ("panzer-terrain", 37, "american", "german"),
)
"""Games in progress: lesson, line and seats, ours first."""


def with_open_games(visitors: Visitors, size: Size) -> Page:
    page = visitors.come("/", size)
    for lesson, at, *seats in OPEN:
        made = resume(visitors, lesson, at, hold=seats)
        page.goto(f"/#seat={made['seats'][seats[0]]['token']}")
        page.wait_for_url(re.compile("#/table/"))
    page.goto("/#/")
    expect(page.get_by_text("Your turn").first).to_be_visible()
    return page


def entrances(page: Page, language: str, *, has_games: bool) -> dict[str, Locator]:
    """The parts that must be on the first screen."""
    words = texts_in(language)
    found = {
        "puzzle": page.get_by_role("link", name=words("web-puzzles-today"), exact=True),
        "lobby": page.get_by_role("link", name=words("web-lobby"), exact=True),
    }
    for number in range(3):
        card = page.get_by_role("article").nth(number)
        found[f"play {number}"] = card.get_by_role("button", name=words("web-quick-play"), exact=True)
        found[f"learn {number}"] = card.get_by_role("link", name=words("web-quick-learn"))
    if has_games:
        found["continue"] = page.get_by_role("link", name=words("web-games-continue"), exact=True)
    return found


def box(place: Locator) -> dict[str, float]:
    found: Any = place.bounding_box()
    assert found is not None
    return dict(found)


@pytest.mark.parametrize("size", [LAPTOP, HANDHELD], ids=["laptop", "phone"])
@pytest.mark.parametrize("has_games", [False, True], ids=["new", "five-games"])
def test_the_main_actions_are_on_the_first_screen(visitors: Visitors, size: Size, has_games: bool) -> None:
    page = with_open_games(visitors, size) if has_games else visitors.come("/", size)
    expect(page.get_by_role("region", name="Who is here").get_by_text("people")).to_be_visible()
    for language in LANGUAGES:
        speak(page, language)
        for name, place in entrances(page, language, has_games=has_games).items():
            found = box(place)
            assert found["y"] + found["height"] <= size[1], (name, language, found)
            assert 0 <= found["x"] <= size[0] - found["width"], (name, language, found)
            assert found["height"] >= LEAST_TARGET, (name, language, found)
        assert overhang(page) == 0


def test_open_games_do_not_push_play_away(visitors: Visitors) -> None:
    """However many there are, one line mentions them, and a button leads to the list below."""
    page = with_open_games(visitors, HANDHELD)
    several = box(page.get_by_role("button", name="Play", exact=True).first)["y"]
    page.get_by_role("button", name="All 5 open games").click()
    expect(page.get_by_role("heading", name="Open games")).to_be_in_viewport()
    expect(page.get_by_role("link", name="Open", exact=True)).to_have_count(5)
    for _ in OPEN[1:]:
        page.get_by_role("button", name="Remove this game").first.click()
        page.get_by_role("button", name="Remove it").click()
    page.evaluate("scrollTo(0, 0)")
    assert box(page.get_by_role("button", name="Play", exact=True).first)["y"] == several
    assert barriers(page) == []


def test_side_and_opponent_open_on_a_phone(visitors: Visitors) -> None:
    page = with_open_games(visitors, HANDHELD)
    card = page.get_by_role("article", name="SCOPE Stalingrad")
    expect(card.get_by_label("Opponent")).to_be_hidden()
    card.get_by_role("button", name="SCOPE Stalingrad: more options").click()
    card.get_by_label("Opponent").select_option("veteran")
    card.get_by_role("button", name="Play", exact=True).click()
    page.wait_for_url(re.compile("#/table/"))


def test_settings_have_a_page_of_their_own(visitors: Visitors) -> None:
    page = visitors.come("/", PHONE)
    expect(page.get_by_label("Language")).to_have_count(0)
    page.get_by_role("navigation", name="More").get_by_role("link", name="Settings").click()
    page.wait_for_url(re.compile("#/settings$"))
    expect(page.get_by_role("heading", level=1, name="Settings")).to_be_visible()
    page.get_by_label("Language").select_option("fr")
    expect(page.get_by_role("heading", level=1, name="Réglages")).to_be_visible()
    page.goto("/#/lobby")
    page.get_by_role("link", name="Réglages").click()
    expect(page.get_by_role("heading", level=1, name="Réglages")).to_be_visible()
    assert barriers(page) == []


def test_an_almost_empty_lobby_suggests_something_to_do(visitors: Visitors) -> None:
    """The lobby page also shows who is here."""
    page = visitors.come("/", PHONE)
    here = page.get_by_role("region", name="Who is here")
    # The server's number has noise.
    page.route("**/api/here", lambda route: route.fulfill(json={"people": 0, "watchable": 0}))
    for path in ("/#/", "/#/lobby"):
        page.goto(path)
        page.reload()
        expect(here.get_by_text("Few people are here right now.")).to_be_visible()
        expect(here.get_by_role("link", name="Solve the puzzle of the day")).to_be_visible()
    page.unroute("**/api/here")
    page.route("**/api/here", lambda route: route.fulfill(json={"people": 0, "watchable": 2}))
    page.reload()
    expect(here.get_by_text("There are 2 games to watch now.")).to_be_visible()
    here.get_by_role("link", name="Watch a game").click()
    page.wait_for_url(re.compile("#/watch$"))
    page.unroute("**/api/here")
    page.route("**/api/here", lambda route: route.fulfill(json={"people": 20, "watchable": 0}))
    page.goto("/#/")
    expect(here.get_by_text("About 20 people are here.")).to_be_visible()
    expect(here.get_by_role("link")).to_have_count(0)
