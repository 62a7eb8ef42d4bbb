"""The plain page: Salvo, a title unknown to the client, played completely by its buttons."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.visiting import DESKTOP, PHONE, Size, Visitors, barriers, overhang, picture, untold
from tests.scratch import Scratch, install
from tests.server.serving import Running
from tests.turns import SLOW

CONFIRM = re.compile("^Do it")
THINKING = 60_000
"""The maximum wait for the bot, in milliseconds."""


@pytest.fixture(scope="session")
def scratch(tmp_path_factory: pytest.TempPathFactory) -> Scratch:
    return install(tmp_path_factory.mktemp("plain"))


@pytest.fixture
def plain(browser: Browser, server: Running, scratch: Scratch) -> Iterator[Visitors]:
    """Visitors to the server in the scratch environment."""
    with scratch.serving() as url:
        here = Visitors(browser, server, url)
        yield here
        here.leave()
        assert here.complaints == []


def is_sound(page: Page, name: str) -> None:
    """Check that no text is missing, axe finds nothing and nothing overflows. Saves a picture."""
    assert untold(page) == []
    assert barriers(page) == []
    assert overhang(page) == 0
    picture(page, name)


def begin(page: Page, scenario: str) -> None:
    page.get_by_role("radio", name="Salvo").check()
    page.get_by_role("radio", name=scenario).check()
    page.get_by_role("radio", name="North").check()
    page.get_by_role("radio", name=re.compile("^Recruit")).check()


def first_of(page: Page, verb: str) -> str:
    """Take the first action of the list, and confirm it."""
    button = page.get_by_role("button", name=re.compile(rf"^{verb} [A-D][1-4]")).first
    action = (button.text_content() or "").strip()
    button.click()
    page.get_by_role("button", name=CONFIRM).click()
    return action


@pytest.mark.parametrize(("size", "name"), [(PHONE, "phone"), pytest.param(DESKTOP, "desktop", marks=SLOW)])
def test_a_whole_game_and_its_replay(plain: Visitors, size: Size, name: str) -> None:
    page = plain.come("/#/new/salvo", size)
    begin(page, "Narrow strait")
    page.locator("summary").filter(has_text="Rules").click()
    page.get_by_label("Shots").fill("2")
    is_sound(page, f"plain-{name}-new")
    page.get_by_role("button", name=re.compile("^Start")).click()
    page.wait_for_url(re.compile("#/table/"))
    field = page.locator("pre")
    expect(field).to_contain_text("north")
    expect(page.get_by_text("Fleet ready: south").first).to_be_visible(timeout=THINKING)  # news end a choice
    is_sound(page, f"plain-{name}-setting-up")
    first_of(page, "Place")
    expect(field).to_contain_text("= = =")
    page.get_by_role("button", name="Take back").click()
    expect(field).not_to_contain_text("=")
    first_of(page, "Place")
    expect(field).to_contain_text("= = =")
    first_of(page, "Place")
    fire = page.get_by_role("button", name=re.compile("^Fire [A-D][1-4]"))
    over = page.get_by_role("region", name=re.compile("^(Victory|Defeat)"))
    for shot in range(17):
        expect(fire.first.or_(over).first).to_be_visible(timeout=THINKING)
        if over.is_visible():
            break
        if shot == 4:
            is_sound(page, f"plain-{name}-playing")
        fired = first_of(page, "Fire")
        expect(page.get_by_role("button", name=fired, exact=True)).to_have_count(0)
    expect(over).to_contain_text("leet sunk")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("The replay shows everything.")
    is_sound(page, f"plain-{name}-over")
    dialog.get_by_role("link", name="Replay").click()
    page.get_by_role("button", name="To the end").click()
    expect(page.locator("pre")).to_contain_text("#")
    is_sound(page, f"plain-{name}-replay")


def test_the_page_in_another_language(plain: Visitors) -> None:
    page = plain.come("/#/new/salvo", DESKTOP, "fr-FR")
    page.get_by_role("radio", name="Salvo").check()
    expect(page.get_by_role("radio", name="Pond")).to_be_visible()
    levels = page.get_by_role("group", name="Niveau de l'ordinateur").get_by_role("radio")
    expect(levels).to_have_count(3)  # it has no network, so there is no ace
    page.get_by_role("radio", name="SCOPE Stalingrad").check()
    expect(levels).to_have_count(4)
    expect(page.get_by_role("radio", name=re.compile("^As"))).to_be_visible()
    assert untold(page) == []
