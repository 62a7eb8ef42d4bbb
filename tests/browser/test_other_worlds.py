"""Other worlds of a replay: through the opponent's eyes, on in another world, nine worlds, and reasons; by mouse, keys
and touch, in each language."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.test_review import finished
from tests.browser.visiting import DESKTOP, PHONE, Size, Visitors, barriers, overhang, untold
from tests.browser.ways import resume
from tests.lessons import lesson_record
from tests.turns import SLOW

AT = 26
"""After this many lines of the record, those of its set-up, the German side decides. A replay starts there."""
WORDS = {
    "en-GB": ("Other worlds", "Through the eyes of", "Nine worlds"),
    "es-ES": ("Otros mundos", "Con los ojos de", "Nueve mundos"),
    "fr-FR": ("Autres mondes", "Par les yeux de", "Neuf mondes"),
}


def opened(visitors: Visitors, size: Size, language: str = "en-GB") -> Page:
    """The replay of a record at a decision."""
    page = visitors.come("/#/replay", size, language)
    page.locator("textarea").fill(lesson_record("stalingrad-first"))
    page.locator("button.main").click()
    page.get_by_role("tab", name=WORDS[language][0]).click()
    return page


@pytest.mark.parametrize(
    ("language", "size"),
    [("en-GB", DESKTOP), pytest.param("es-ES", PHONE, marks=SLOW), pytest.param("fr-FR", PHONE, marks=SLOW)],
)
def test_a_position_is_shown_through_their_eyes_explained_and_in_nine_worlds(
    visitors: Visitors, language: str, size: Size
) -> None:
    _, eyes, nine = WORDS[language]
    page = opened(visitors, size, language)
    page.locator("h1").first.click()
    page.keyboard.press("e")
    expect(page.locator(".looking")).to_contain_text(eyes)
    expect(page.get_by_role("gridcell").filter(has_text="%")).not_to_have_count(0)
    assert barriers(page) == []
    page.keyboard.press("e")
    expect(page.locator(".looking")).to_have_count(0)
    page.keyboard.press("r")
    expect(page.locator(".reasons code")).to_contain_text(f"fogline bot explain game.record {AT}")
    assert barriers(page) == []
    assert overhang(page) == 0
    page.keyboard.press("9")
    dialog = page.get_by_role("dialog", name=nine)
    expect(dialog.locator(".sum")).to_be_visible()
    expect(dialog.locator(".world")).to_have_count(9)
    expect(dialog.locator(".map").first).to_be_visible()
    assert barriers(page) == []
    assert untold(page) == []
    assert overhang(page) == 0
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_another_world_is_played_against_the_computer(visitors: Visitors) -> None:
    """The board looks the same before and after the switch."""
    page = opened(visitors, DESKTOP)
    page.get_by_label("Seen by").select_option("german")
    hidden = page.get_by_role("gridcell").filter(has_text="face down")
    expect(hidden).not_to_have_count(0)
    before = page.get_by_role("gridcell").all_inner_texts()
    page.get_by_text("Play on in another world").click()
    page.get_by_role("button", name="Start").click()
    page.wait_for_url(re.compile("#/table/"))
    expect(page.get_by_role("gridcell")).to_have_count(24)
    after = page.get_by_role("gridcell").all_inner_texts()
    assert [text.split(",")[0] for text in after] == [text.split(",")[0] for text in before]
    expect(hidden).not_to_have_count(0)


def test_a_running_game_has_no_other_worlds(visitors: Visitors) -> None:
    made = resume(visitors, "stalingrad-first", 35, hold=["german", "soviet"])
    page = visitors.come(f"/#seat={made['seats']['german']['token']}", DESKTOP)
    page.wait_for_url(re.compile("#/table/"))
    page.goto(page.url.replace("#/table/", "#/replay/"))
    expect(page.get_by_role("link", name="To the game")).to_be_visible()
    expect(page.get_by_role("tab", name="Other worlds")).to_have_count(0)


def test_a_game_of_this_browser_is_looked_at_with_its_token(visitors: Visitors) -> None:
    page = visitors.come(f"/#seat={finished(visitors)}", DESKTOP)
    page.get_by_role("dialog").get_by_role("link", name="Replay").click()
    page.locator(".controls input[type=range]").fill("36")
    page.keyboard.press("e")
    expect(page.locator(".looking")).to_contain_text("Through the eyes of: Soviet side")


def test_chances_are_large_and_on_one_line_on_a_phone(visitors: Visitors) -> None:
    page = opened(visitors, PHONE)
    page.get_by_label("Show the board through their eyes").check()
    chances = page.get_by_role("gridcell").locator(".chance")
    expect(chances).to_have_count(12)
    for chance in chances.all():
        found = chance.evaluate("e => [parseFloat(getComputedStyle(e).fontSize), e.clientHeight, e.textContent.trim()]")
        size, height, text = found
        assert size >= 12
        assert height < 2 * size
        assert re.fullmatch(r"\d+%", text)
