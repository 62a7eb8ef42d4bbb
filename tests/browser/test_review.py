"""A finished game is reviewed: after its end, from its replay, and as a record; by mouse, keys and touch."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.states import review
from tests.browser.states_spearpoint import RECORDS
from tests.browser.visiting import DESKTOP, PHONE, Size, Visitors, barriers, overhang, untold
from tests.browser.ways import mistaken_record, resume
from tests.server.serving import Client
from tests.turns import SLOW

WORDS = {
    "en-GB": ("Review", "Accuracy", "Show as a table"),
    "es-ES": ("Análisis", "Precisión", "Mostrar como tabla"),
    "fr-FR": ("Analyse", "Précision", "Montrer en tableau"),
}


def finished(visitors: Visitors) -> str:
    """A game that was just won: the token of a seat."""
    made = resume(visitors, "stalingrad-first", 39, hold=["german", "soviet"])
    token: str = made["seats"]["german"]["token"]
    assert Client(visitors.server.client().http, token).act("shoot G2a").status_code == 200
    return token


def opened(visitors: Visitors) -> Page:
    """The review of a record."""
    page = visitors.come("/#/review")
    page.get_by_label("Or paste its text").fill(mistaken_record())
    page.get_by_role("button", name="Show the game").click()
    expect(page.get_by_role("progressbar")).to_have_count(0)
    expect(page.get_by_role("region", name="Decisive moments").get_by_role("button")).to_have_count(3)
    return page


@pytest.mark.parametrize("language", ["fr-FR", *(pytest.param(one, marks=SLOW) for one in ("en-GB", "es-ES"))])
def test_a_player_is_told_how_to_improve(visitors: Visitors, language: str) -> None:
    """From the dialog at the end of a game, on a phone, in each language."""
    name, accuracy, table = WORDS[language]
    page = visitors.come(f"/#seat={finished(visitors)}", PHONE, language)
    page.get_by_role("dialog").get_by_role("link", name=name).click()
    expect(page.get_by_role("heading", level=1)).to_contain_text(name)
    expect(page.get_by_text(re.compile(f"^{accuracy}"))).to_be_visible()
    expect(page.locator(".lesson")).to_be_visible()
    page.get_by_role("button", name=table).click()
    expect(page.get_by_role("table").first.get_by_role("row")).not_to_have_count(1)
    assert barriers(page) == []
    assert untold(page) == []
    assert overhang(page) == 0


ADVICE = {
    "en-GB": ("What to improve", "Next time: ", "The costliest decision: turn 3"),
    "es-ES": ("Qué mejorar", "La próxima vez: ", "La decisión más cara: turno 3"),
    "fr-FR": ("Comment faire mieux", "La prochaine fois", "La décision la plus coûteuse"),
}


@pytest.mark.parametrize(
    ("language", "size"),
    [("es-ES", PHONE), pytest.param("en-GB", DESKTOP, marks=SLOW), pytest.param("fr-FR", PHONE, marks=SLOW)],
)
def test_the_improvement_comes_first_and_is_shown_on_the_board(visitors: Visitors, language: str, size: Size) -> None:
    name, lesson, costliest = ADVICE[language]
    page = visitors.come("/#/review", size, language)
    page.locator("textarea").fill(mistaken_record())
    page.locator("button.main").click()
    advice = page.get_by_role("region", name=name)
    expect(advice.locator(".lesson")).to_contain_text(lesson)
    expect(advice).to_contain_text(costliest)
    expect(advice.get_by_role("button", name="ST-SHOOT-1")).to_be_visible()
    expect(advice).to_be_in_viewport(ratio=1)
    advice.locator("button.main").click()
    expect(page.locator(".stage .detail")).to_contain_text("3")
    expect(page.locator(".stage")).to_be_visible()
    assert barriers(page) == []
    assert untold(page) == []
    assert overhang(page) == 0


def test_a_decision_is_shown_on_the_board_and_in_the_replay(visitors: Visitors) -> None:
    page = opened(visitors)
    told = page.get_by_role("region", name="The decision shown")
    expect(told).to_contain_text("The second judge agrees")
    page.get_by_role("region", name="What could have been better").get_by_role("button").first.click()
    expect(told.get_by_role("button", name=re.compile("ST-"))).to_be_visible()
    heading = told.locator("strong")
    first = heading.inner_text()
    page.keyboard.press("n")
    expect(heading).not_to_have_text(first)
    page.keyboard.press("p")
    expect(heading).to_have_text(first)
    hidden = page.get_by_role("gridcell").filter(has_text="face down")
    expect(hidden).not_to_have_count(0)
    page.keyboard.press("a")
    expect(hidden).to_have_count(0)
    page.keyboard.press("n")
    expect(heading).not_to_have_text(first)
    page.get_by_role("button", name="Replay from here").click()
    expect(page.locator(".controls .at")).to_have_text(re.compile(r"^Move \d+ of \d+$"))
    page.get_by_role("button", name="Review").click()
    expect(page.get_by_text(re.compile("^Accuracy"))).to_be_visible()


def test_as_a_seat_there_is_no_hindsight(visitors: Visitors) -> None:
    page = opened(visitors)
    figure = page.get_by_role("figure")
    expect(figure).to_contain_text("As it really was")
    expect(page.get_by_text("with all cards open").first).to_be_visible()
    page.get_by_role("tab", name="Soviet side").click()
    expect(figure).to_contain_text("Chance of winning: Soviet side")
    page.get_by_label("Seen by").select_option("german")
    expect(page.get_by_text("Seen by: German side.")).to_be_visible()
    expect(page.get_by_text(re.compile("^Accuracy"))).to_be_visible()
    expect(figure).to_contain_text("As known to: German side")
    for words in ("As it really was", "As known to: Soviet side"):
        expect(figure).not_to_contain_text(words)
    expect(page.get_by_text("with all cards open")).to_have_count(0)
    expect(page.get_by_label("All cards open")).to_have_count(0)


def test_on_a_phone_a_position_comes_up_and_goes_again(visitors: Visitors) -> None:
    page = review(visitors, PHONE)
    stage = page.get_by_role("region", name="The position")
    expect(stage.get_by_role("gridcell")).to_have_count(24)
    stage.get_by_role("button", name="Close").click()
    expect(stage).to_be_hidden()
    page.get_by_role("img", name=re.compile("^Chance of winning")).click()
    expect(stage).to_be_visible()


def test_a_running_game_has_no_review(visitors: Visitors) -> None:
    made = resume(visitors, "stalingrad-first", 35, hold=["german", "soviet"])
    page = visitors.come(f"/#seat={made['seats']['german']['token']}", DESKTOP)
    page.wait_for_url(re.compile("#/table/"))
    page.goto(page.url.replace("#/table/", "#/review/"))
    expect(page.get_by_role("alert")).to_contain_text("only when the game is over")
    expect(page.get_by_role("link", name="To the game")).to_be_visible()


def test_the_field_of_a_battle_is_legible(visitors: Visitors) -> None:
    """Nothing covers a Unit or extends beyond its line, and nothing waits for orders."""
    page = visitors.come("/#/review", (1366, 768))
    page.get_by_label("Or paste its text").fill((RECORDS / "spearpoint-skirmish.record").read_text(encoding="utf-8"))
    page.get_by_role("button", name="Show the game").click()
    better = page.get_by_role("region", name="What could have been better")
    better.get_by_role("button", name=re.compile("Lock the declarations")).click(timeout=90_000)
    expect(page.locator(".stage .detail")).to_contain_text("Lock the declarations")
    expect(page.locator(".board .piece").first).to_be_visible()
    expect(page.get_by_role("button", name="Standing orders")).to_have_count(0)
    field = page.locator(".battle > .field").bounding_box()
    assert field is not None
    for piece in page.locator(".board .piece").all():
        box = piece.bounding_box()
        assert box is not None
        assert box["width"] >= 90
        assert box["y"] + box["height"] <= field["y"] + field["height"]
        piece.click(trial=True)
