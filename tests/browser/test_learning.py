"""The lessons played to their end in every language, and the rules: clauses land and are marked."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from fogline.kit.registry import title_of
from fogline.locale import LANGUAGES, texts_in
from fogline.locale.books import passages
from tests.browser.test_languages import TAGS
from tests.browser.visiting import DESKTOP, PHONE, ROOT, Visitors, barriers, untold
from tests.lessons import NAMES, lesson_file, lesson_record
from tests.turns import in_turn

STARTING_HAND = ("US tank crew", "M4A1 Sherman", "Rifle squad", "Bazooka team")
"""The first request of the lesson of Spearpoint 1943."""


def notes(name: str) -> list[dict[str, Any]]:
    steps: list[dict[str, Any]] = json.loads(lesson_file(name, "json").read_text(encoding="utf-8"))["steps"]
    return steps


def written(name: str, step: dict[str, Any]) -> str:
    """The line of the record where the learner is asked."""
    at: int = step["at"]
    lines = lesson_record(name).partition("\n\n")[2].splitlines()
    return lines[at].partition(": ")[2]


def do(page: Page, action: str) -> None:
    """The learner's action: laid out in a set-up, otherwise found among the actions and confirmed."""
    panel = page.get_by_role("region", name="Your actions")
    confirm = page.get_by_role("button", name=re.compile("^(Confirm|Place this card|Start with these)"))
    expect(panel.or_(confirm)).to_be_visible()
    if page.get_by_role("button", name="Confirm the squad").is_visible():
        page.get_by_role("button", name="Take M4 Sherman").click()
        page.get_by_role("button", name="Confirm the squad").click()
    elif page.get_by_role("button", name="Place this card").is_visible():
        page.get_by_role("button", name=re.compile("^Hill")).click()
        page.locator(f'[data-cell="{action.split()[2]}"]').click()
        page.get_by_role("button", name="Place this card").click()
    elif page.get_by_role("button", name="Start with these").is_visible():
        for name in STARTING_HAND:
            page.get_by_role("group", name="Your deck").get_by_role("button", name=name).first.click()
        page.get_by_role("button", name="Start with these").click()
    else:
        if panel.locator("summary").count():
            if not panel.locator("details[open]").count():
                panel.locator("summary").click()
            page.get_by_role("searchbox").fill(action)
            panel.locator("li button").filter(has=page.locator(f"code:text-is('{action}')")).click()
        else:  # each action has a button, which begins with the Unit where there are several
            buttons = panel.get_by_role("button")
            own = buttons.filter(has_text=re.compile(rf"^\s*{action.split()[:2][-1]}\b"))
            (own if own.count() else buttons).first.click()
        if not page.locator(".battle").count():  # without a board nothing has to be confirmed
            page.get_by_role("button", name="Do it").click()


@pytest.mark.parametrize("name", NAMES)
def test_a_whole_lesson_can_be_played(visitors: Visitors, name: str) -> None:
    """A learner follows the instructions, with the board and the lists of a real game."""
    game, steps = name.partition("-")[0], notes(name)
    page = visitors.come(f"/#/learn/{game}/{name}")
    for number, step in enumerate(steps, 1):
        expect(page.get_by_text(f"Step {number} of {len(steps)}")).to_be_visible()
        expect(page.get_by_text(texts_in("en")(f"web-learn-{name}-{step['say']}"))).to_be_visible()
        if number == len(steps):
            break
        if "accept" in step:
            do(page, written(name, step))
        else:
            page.get_by_role("button", name="Next", exact=True).click()
    page.get_by_role("button", name="Play now against the computer").click()
    page.wait_for_url(re.compile("#/table/"))
    expect(page.get_by_role("heading", level=1)).to_contain_text("Training")


def out_of_sight(page: Page, cells: list[str]) -> list[str]:
    """The marked cells, or Units, whose middle is not visible above the sheet."""
    found: list[str] = page.evaluate(
        """(cells) => cells.filter((cell) => {
            const node = document.querySelector(`[data-cell="${cell}"], [data-thing="unit:${cell}"]`);
            const box = node?.getBoundingClientRect();
            if (!box) return true;
            const seen = document.elementFromPoint((box.left + box.right) / 2, (box.top + box.bottom) / 2);
            return !seen || !document.querySelector(".lesson > .board").contains(seen);
        })""",
        cells,
    )
    return found


@pytest.mark.parametrize("name", NAMES)
def test_a_lesson_has_a_phone_to_itself(visitors: Visitors, name: str) -> None:
    """Its text in a sheet at the foot, the board above it, and nothing else; the page does not scroll."""
    game = name.partition("-")[0]
    page = visitors.come(f"/#/learn/{game}", (390, 844))
    expect(page.get_by_role("navigation", name="Lessons")).to_be_visible()
    expect(page.locator("section.said")).to_be_hidden()
    page.get_by_role("link", name=texts_in("en")(f"web-learn-name-{name}"), exact=True).click()
    expect(page.locator(".said .words")).to_be_in_viewport(ratio=1)
    for region in ("banner", "contentinfo", "navigation"):
        expect(page.get_by_role(region)).to_be_hidden()
    heights = "[document.scrollingElement.scrollHeight, innerHeight]"
    scrolled, height = page.evaluate(heights)
    assert scrolled <= height
    words, board = (page.locator(place).bounding_box() for place in ("section.said", ".lesson > .board"))
    assert words is not None
    assert board is not None
    assert board["y"] + board["height"] <= words["y"]
    assert board["height"] > 300
    assert barriers(page) == []
    page.get_by_role("link", name="Leave the lesson").click()
    expect(page.get_by_role("navigation", name="Lessons")).to_be_visible()


@pytest.mark.parametrize(("name", "language"), in_turn(NAMES, LANGUAGES))
def test_a_lesson_shown_in_every_language(visitors: Visitors, name: str, language: str) -> None:
    """A learner lets everything be demonstrated, on a phone."""
    said, game, steps = texts_in(language), name.partition("-")[0], notes(name)
    page = visitors.come(f"/#/learn/{game}/{name}", PHONE, TAGS[language])
    text = page.locator(".said .words")
    for step in steps[:-1]:
        expect(text).to_have_text(said(f"web-learn-{name}-{step['say']}"), use_inner_text=True)
        assert untold(page) == []
        assert out_of_sight(page, step["cells"]) == []
        page.get_by_role(
            "button", name=said("web-learn-show" if "accept" in step else "web-learn-next"), exact=True
        ).click()
    expect(text).to_have_text(said(f"web-learn-{name}-{steps[-1]['say']}"), use_inner_text=True)
    assert untold(page) == []
    page.get_by_role("button", name=said("web-learn-back"), exact=True).click()
    expect(text).to_have_text(said(f"web-learn-{name}-{steps[-2]['say']}"), use_inner_text=True)


def test_a_different_action_gets_a_hint(visitors: Visitors) -> None:
    page = visitors.come("/#/learn/stalingrad")
    for _ in range(2):
        page.get_by_role("button", name="Next", exact=True).click()
    do(page, "search S1a")
    expect(page.get_by_text("That is allowed, but this lesson asks for something else")).to_be_visible()
    expect(page.get_by_text("Step 3 of")).to_be_visible()
    do(page, "move G1a EA SN MO EA")
    expect(page.get_by_text("Step 4 of")).to_be_visible()


# -- rules ------------------------------------------------------------------------------------------------


GAMES = {"ST": "stalingrad", "PZ": "panzer", "SP": "spearpoint"}
"""By the first letters of its clauses."""


@pytest.mark.parametrize(("clause", "language"), in_turn(("ST-SHOT-1", "PZ-SRCH-1", "SP-ATK-4"), LANGUAGES))
def test_a_clause_is_scrolled_to_and_marked(visitors: Visitors, clause: str, language: str) -> None:
    page = visitors.come(f"/#/rules/{GAMES[clause[:2]]}/{clause}", DESKTOP, TAGS[language])
    here = page.locator(".book .here")
    expect(here).to_have_count(1)
    expect(here).to_be_in_viewport()
    expect(here).to_be_focused()
    expect(here.locator(f'[id="{clause}"]')).to_have_count(1)
    said = texts_in(language)
    expect(page.get_by_role("complementary")).to_contain_text(clause)
    page.get_by_role("link", name=said("web-rules-close-clause")).click()
    expect(here).to_have_count(0)


@pytest.mark.parametrize(("clause", "language"), in_turn(("ST-GRID-6", "PZ-GEO-3", "PZ-WIN-1"), LANGUAGES))
def test_a_clause_is_stated_in_words(visitors: Visitors, clause: str, language: str) -> None:
    """In its own sentence, or, for clauses that only the rulebook cites, in the words of the rulebook; as in the
    terminal."""
    game, texts = GAMES[clause[:2]], texts_in(language)
    key = f"{title_of(game).words().prefix}clause-{clause}"
    page = visitors.come(f"/#/rules/{game}/{clause}", DESKTOP, TAGS[language])
    expect(page.get_by_role("complementary").locator("p")).to_have_text(
        f"{clause} {texts(key) if texts.has(key) else passages(game, language)[clause]}"
    )


def test_from_chapter_to_clause_to_reference(visitors: Visitors) -> None:
    page = visitors.come("/#/rules/stalingrad")
    contents = page.get_by_role("navigation", name="Contents")
    chapter = contents.get_by_role("link").nth(3)
    title = chapter.inner_text()
    chapter.click()
    heading = page.get_by_role("article").get_by_role("heading", name=title, exact=True)
    expect(heading).to_be_in_viewport()
    page.get_by_role("article").get_by_role("link", name="ST-SEARCH-1", exact=True).first.click()
    expect(page.locator(".book .here")).to_be_in_viewport()
    page.get_by_role("button", name="In the reference").click()
    expect(page.locator("#reference-ST-SEARCH-1")).to_be_in_viewport()
    page.get_by_role("link", name="SCOPE Panzer").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Panzer")


def test_a_clause_missing_from_the_rulebook_opens_the_reference(visitors: Visitors) -> None:
    """Every clause has its place: clauses missing from the rulebook are in the reference."""
    book = (ROOT / "src" / "fogline" / "titles" / "panzer" / "book" / "en.md").read_text(encoding="utf-8")
    reference = (ROOT / "docs" / "rules" / "panzer.md").read_text(encoding="utf-8")
    defined = re.findall(r"^(?:- )?\*\*(PZ-[A-Z0-9]+-\d+)\b", reference, re.MULTILINE)
    missing = [clause for clause in defined if clause not in book]
    assert missing
    page = visitors.come(f"/#/rules/panzer/{missing[0]}")
    expect(page.locator(f"#reference-{missing[0]}")).to_be_in_viewport()
