"""The end of a game: a dialog names the winner and the reason, with figures; then the board, and a rematch on any
terms.

Each title from a stored position, one action before its end."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from fogline.kernel.record import Record
from tests.browser.visiting import DESKTOP, PHONE, Visitors, barriers, kept, overhang, untold
from tests.browser.ways import resume, seated
from tests.lessons import lesson_record
from tests.playthroughs import telling
from tests.server.serving import Client


class Last(NamedTuple):
    """A game that ends with the next action of *seat*."""

    record: Record
    winner: str
    reason: str
    figures: list[str]

    @property
    def seat(self) -> str:
        return self.record.entries[-1].seat

    @property
    def action(self) -> str:
        return self.record.entries[-1].action


def _told(path: str) -> Record:
    texts = Path(telling.__file__).parent / "texts"
    return telling.record_of((texts / path).read_text(encoding="utf-8"))


GAMES = {
    "stalingrad": Last(
        Record.read(lesson_record("stalingrad-first")),
        "german",
        "The Germans won by eliminating all enemy Snipers, by reaching the Objective Points, 6 to 2.",
        ["Points 6 2", "Searches 4 2", "Finds 3 2", "Cards lost 1 3"],
    ),
    "panzer": Last(
        _told("panzer/skirmish_allow-null-explore_false.txt"),
        "american",
        "The Americans won by cutting the enemy’s supply line.",
        ["Searches 0 6", "Finds 0 1", "Shots 0 1", "Units lost 0 0"],
    ),
    "spearpoint": Last(
        _told("spearpoint/night-patrol.txt"),
        "american",
        "The Americans won on Victory Points, 28 to 0.",
        ["Points 28 0", "Attacks 6 0", "Hits 3 0", "Units lost 1 4"],
    ),
}


def begin(visitors: Visitors, game: Last, **terms: Any) -> dict[str, Any]:
    body = {"record": game.record.write(), "at": len(game.record.entries) - 1, **terms}
    made = visitors.server.client().post("/api/continue", body)
    assert made.status_code == 201, made.text
    found: dict[str, Any] = made.json()
    return found


def play(visitors: Visitors, made: dict[str, Any], game: Last) -> None:
    played = Client(visitors.server.client().http, made["seats"][game.seat]["token"]).act(game.action)
    assert played.status_code == 200, played.text


def figures(page: Page) -> list[str]:
    return [re.sub(r"\s+", " ", row.inner_text()) for row in page.get_by_role("dialog").locator("tbody tr").all()]


@pytest.mark.parametrize("name", GAMES)
def test_the_result_is_shown_over_the_board(visitors: Visitors, name: str) -> None:
    """The winner watches it end on a phone; Escape shows the board, and a button opens the dialog again."""
    game = GAMES[name]
    seats = list(dict.fromkeys(entry.seat for entry in game.record.entries if entry.seat != "chance"))
    made = begin(visitors, game, hold=seats)
    page = seated(visitors, PHONE, made, game.winner)
    expect(page.get_by_role("tabpanel")).to_be_visible()
    play(visitors, made, game)
    dialog = page.get_by_role("dialog", name="Victory")
    expect(dialog).to_be_visible()
    expect(dialog).to_contain_text(game.reason)
    assert figures(page) == game.figures
    assert page.evaluate("document.querySelector('dialog').contains(document.activeElement)")
    assert barriers(page) == []
    assert overhang(page) == 0
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    result = page.get_by_role("button", name="Result")
    expect(result).to_be_focused()
    expect(page.get_by_role("region", name="Victory")).to_contain_text(game.reason)
    assert barriers(page) == []
    page.keyboard.press("Enter")
    seal = dialog.get_by_role("region", name="Seal")
    seal.get_by_role("button", name="Check the seal").click()
    expect(seal.get_by_role("status")).to_contain_text("The seal is intact")
    seal.get_by_text("What was checked").click()
    expect(seal).to_contain_text("This browser compared the record with what it received during the game.")
    assert barriers(page) == []
    assert overhang(page) == 0
    dialog.get_by_role("button", name="Look at the board").click()
    expect(result).to_be_focused()

    # The loser, who comes later, and a watcher, in another language.
    loser = next(seat for seat in seats if seat != game.winner)
    other = seated(visitors, DESKTOP, made, loser)
    expect(other.get_by_role("dialog", name="Defeat")).to_contain_text(game.reason)
    language, headline = ("fr", r"Vainqueur\s: ") if name == "panzer" else ("es", "Gana: ")
    watcher = visitors.come("/", language=language)
    watcher.goto(f"/#watch={made['watch']['token']}")
    watcher.wait_for_url(re.compile("#/replay/"))
    watcher.goto(watcher.url.replace("/replay/", "/table/"))
    expect(watcher.get_by_role("dialog", name=re.compile(headline))).to_be_visible()
    assert untold(watcher) == []
    expect(watcher.get_by_role("dialog").get_by_role("radio")).to_have_count(0)


def test_a_rematch_with_the_same_sides_and_a_stronger_computer(visitors: Visitors) -> None:
    made = resume(visitors, "stalingrad-first", 35, hold=["german"], bots={"soviet": "recruit"})
    page = seated(visitors, DESKTOP, made, "german")
    Client(visitors.server.client().http, made["seats"]["german"]["token"]).say("resign")
    dialog = page.get_by_role("dialog", name="Defeat")
    expect(dialog.get_by_role("radio", name="Computer: Recruit again")).to_be_checked()
    expect(dialog.get_by_role("radio", name="Change sides")).to_be_checked()
    dialog.get_by_role("radio", name="Same sides").check()
    dialog.get_by_role("radio", name="Stronger: Regular").check()
    dialog.get_by_role("button", name="Play again").click()
    expect(page.get_by_role("button", name="Confirm the Front")).to_be_visible()
    seats = kept(page)["games"][0]["seats"]
    seen = Client(visitors.server.client().http, seats["german"]).look()
    assert seen["bots"] == {"soviet": "regular"}


def test_two_people_agree_on_a_rematch(visitors: Visitors) -> None:
    """The first to ask sets the terms; the other sees and accepts them."""
    made = resume(visitors, "panzer-first", 29, hold=["american", "german"])
    pages = {seat: seated(visitors, DESKTOP, made, seat) for seat in ("american", "german")}
    Client(visitors.server.client().http, made["seats"]["german"]["token"]).say("resign")
    first = pages["american"].get_by_role("dialog")
    first.get_by_role("radio", name="Same sides").check()
    first.get_by_role("button", name="Play again").click()
    pages["american"].wait_for_url(lambda url: made["game"] not in url)
    second = pages["german"].get_by_role("dialog")
    expect(second).to_contain_text("A rematch is waiting for you. You keep your sides.")
    expect(second.get_by_role("radio")).to_have_count(0)
    assert barriers(pages["german"]) == []
    second.get_by_role("button", name="Accept the rematch").click()
    pages["german"].wait_for_url(lambda url: url == pages["american"].url)
    expect(pages["german"].get_by_text("You play: German side")).to_be_visible()
