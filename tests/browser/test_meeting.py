"""Phrases between two screens, and games that anyone may watch."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.visiting import DESKTOP, PHONE, Size, Visitors, barriers, kept, overhang, picture
from tests.server.serving import DUEL, begin

OPENS = re.compile("^(Phrases|Frases)$")
CASES = [(DESKTOP, "en", ("Good luck!", "Hello!"), "light"), (PHONE, "fr", ("Bonne chance !", "Bonjour !"), "dark")]


@pytest.mark.parametrize(("size", "language", "texts", "theme"), CASES, ids=["desktop", "phone"])
def test_a_phrase_is_shown_in_the_readers_language_and_can_be_muted(
    visitors: Visitors, size: Size, language: str, texts: tuple[str, str], theme: str
) -> None:
    seats = begin(visitors.server.client(), DUEL)
    german = visitors.come(f"/#seat={seats['german'].token}", size, language=language)
    german.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    soviet = visitors.come(f"/#seat={seats['soviet'].token}", DESKTOP, language="es")
    for page in (german, soviet):
        page.wait_for_url(re.compile("#/table/"))
        page.get_by_role("button", name=OPENS).click()
    soviet.get_by_role("button", name="¡Suerte!").click()
    expect(german.locator("dialog li").last).to_contain_text(texts[0])
    assert barriers(german) == []
    picture(german, f"phrases-{'phone' if size == PHONE else 'desktop'}-{theme}")
    german.keyboard.press("Escape")
    soviet.get_by_role("button", name="¡Hola!").click()
    expect(soviet.locator("dialog [role=alert]")).to_contain_text("cinco segundos")
    soviet.wait_for_timeout(5_000)
    soviet.get_by_role("button", name="¡Hola!").click()
    expect(german.locator(".latest p", has_text=texts[1])).to_be_visible()
    assert overhang(german) <= 0
    picture(german, f"phrase-{'phone' if size == PHONE else 'desktop'}-{theme}")
    german.get_by_role("button", name=OPENS).click()
    german.locator("dialog input[type=checkbox]").uncheck()
    expect(german.locator("dialog li")).to_have_count(1)
    assert kept(german)["settings"]["phrases"] is False


@pytest.mark.parametrize(("size", "language", "theme"), [(DESKTOP, "en", "light"), (PHONE, "es", "dark")])
def test_a_listed_game_is_watched_with_one_click(visitors: Visitors, size: Size, language: str, theme: str) -> None:
    client = visitors.server.client()
    delayed = {"kind": "delayed", "turns": 3}
    over = begin(client, {**DUEL, "listed": True, "clock": {"start": 600, "bonus": 10}, "watching": delayed})
    over["german"].say("resign")
    running = begin(client, {**DUEL, "listed": True})
    page = visitors.come("/#/watch", size, language=language)
    page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
    lists = [page.locator(f"section[aria-labelledby={state}] li") for state in ("running", "over")]
    for entries in lists:
        expect(entries.first).to_be_visible()
    assert barriers(page) == []
    assert overhang(page) <= 0
    picture(page, f"watch-{'phone' if size == PHONE else 'desktop'}-{theme}")
    lists[0].first.locator("button").click()
    page.wait_for_url(re.compile(f"#/table/{running['watch'].look()['game']}"))
    page.goto("/#/watch")
    lists[1].first.locator("button").click()
    page.wait_for_url(re.compile("#/replay/"))
