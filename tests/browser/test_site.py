"""The games as files on a plain file host, below a path: whole games in the page, with and without a network."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from fogline.cli.main import main as command
from tests.browser.playing import SETTING_UP, THINKING
from tests.browser.siting import SITE, STARTING, Guest, Guests, hosting, saved
from tests.browser.test_games import SHORT
from tests.browser.test_installed import CONTROLLED, FIRST_LOAD
from tests.browser.visiting import ROOT, kept
from tests.server.serving import Running

STORED = """() => new Promise((read) => {
    const opening = indexedDB.open("fogline-page", 1);
    opening.onsuccess = () => {
        const reading = opening.result.transaction("games").objectStore("games").getAll();
        reading.onsuccess = () => { opening.result.close(); read(reading.result); };
    };
})"""
"""The games that the browser stores."""
SEALED = ROOT / "webapp" / "tests" / "sealed.record"


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    assert (SITE / "index.html").exists(), "make site builds it"
    with hosting(tmp_path_factory.mktemp("host")) as host:
        yield host.url


@pytest.fixture
def guests(browser: Browser, url: str) -> Iterator[Guests]:
    """Starts with nobody. No page may have complained by the end."""
    here = Guests(browser, url)
    yield here
    here.leave()
    assert here.complaints == []


def set_up(guest: Guest) -> None:
    """Set up until nobody has anything left to lay out."""
    while (seen := guest.look())["view"]["step"] in SETTING_UP:
        guest.until(lambda: guest.look()["view"]["step"] != seen["view"]["step"] or _is_called(guest), THINKING)
        guest.set_up()


def _is_called(guest: Guest) -> bool:
    seen = guest.look()
    return seen["seat"] in seen["to-act"]


@pytest.mark.parametrize("game", list(SHORT))
def test_a_whole_game_works_offline(
    guests: Guests, server: Running, game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Begun on a first visit, continued without the network after the page was reloaded, and played to the end. Its
    record opens in the terminal and on a server."""
    page = guests.come(has_worker=True)
    page.wait_for_function(CONTROLLED)
    guest = Guest(page, guests.url)
    guest.begin(game, "Against the computer", "Recruit", fill=SHORT[game])
    set_up(guest)
    guest.until(guest.is_my_turn, THINKING)
    before = _news(guest)
    page.context.set_offline(True)
    page.reload()
    guest.until(guest.is_my_turn, THINKING)
    assert _news(guest)[: len(before)] == before
    outcome = guest.play_out()["outcome"]
    expect(guest.ending).to_be_visible()
    file = saved(page, "Save the record", tmp_path)
    text = file.read_text(encoding="utf-8")
    assert text == guest.ask("GET", "/api/table/record")[1]

    assert command(["replay", str(file)]) == 0
    assert capsys.readouterr().out != ""
    asked = {"record": text, "as": "all", "count": 1}
    lines = server.client().post("/api/replay", {**asked, "at": 0}).json()["of"]
    assert server.client().post("/api/replay", {**asked, "at": lines}).json()["positions"][0]["outcome"] == outcome


def _news(guest: Guest) -> list[dict[str, Any]]:
    """The first page of the seat's news."""
    found: list[dict[str, Any]] = json.loads(guest.ask("GET", "/api/table/news?after=0")[1])["news"]
    return found


def test_the_first_page_is_small(guests: Guests) -> None:
    """The size that a compressing host would send. It contains nothing of Python, and no other host is contacted."""
    page = guests.come("#/settings")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(f"{guests.url}?")
    expect(page.locator(".picture svg").first).to_be_visible()
    assert all(one.startswith(guests.url) for one in asked)
    names = {one.removeprefix(guests.url).partition("?")[0] or "index.html" for one in asked}
    sizes = {name: _packed(SITE / name).stat().st_size for name in names}
    assert any(name.startswith("assets/games-") for name in names), sizes
    assert sum(sizes.values()) < FIRST_LOAD, sizes


def _packed(file: Path) -> Path:
    packed = file.with_name(f"{file.name}.gz")
    return packed if packed.exists() else file


def test_two_browsers_play_the_same_game(guests: Guests, tmp_path: Path) -> None:
    """A game for two players on one screen is saved as a file and opened in another browser. Both continue with the
    same actions: chance draws the same, so the records are equal."""
    one = Guest(guests.come(), guests.url)
    one.begin("panzer", "Two people on one screen", fill=SHORT["panzer"])
    seats = list(kept(one.page)["games"][0]["seats"])
    stored = one.page.evaluate(STORED)
    assert [game["id"] for game in stored] == [kept(one.page)["games"][0]["game"]]
    file = tmp_path / "game.json"
    file.write_text(stored[0]["text"], encoding="utf-8")
    other = Guest(guests.come("#/replay"), guests.url)
    other.page.get_by_label("Choose a file").set_input_files(file)
    other.page.wait_for_url(re.compile("#/table/"))

    for _ in range(60):
        seen = one.look(next(seat for seat in seats if seat in one.look()["to-act"]))
        assert other.look(seen["seat"])["legal"] == seen["legal"]
        asked = {"sequence": seen["sequence"], "actions": [one.choose(seen)]}
        answers = [guest.ask("POST", "/api/table/actions", seen["seat"], asked) for guest in (one, other)]
        assert [status for status, _ in answers] == [200, 200], answers
        if json.loads(answers[0][1])["table"]["outcome"] is not None:
            break
    records = [json.loads(guest.page.evaluate(STORED)[0]["text"])["record"] for guest in (one, other)]
    assert records[0] == records[1]


def test_records_of_others(guests: Guests, server: Running) -> None:
    """A record from another place opens in the page. A broken one is refused in the server's own words."""
    page = guests.come("#/replay")
    page.get_by_label("Choose a file").set_input_files(SEALED)
    expect(page.get_by_role("slider").first).to_be_visible(timeout=STARTING)
    broken = SEALED.read_text(encoding="utf-8").replace("stalingrad", "stalingrat", 1)
    asked = {"record": broken, "as": "all", "at": 0, "count": 1}
    given = ["POST", "/api/replay", None, asked]
    status, text = page.evaluate("(given) => askTable(1000000, ...given)", given)
    told = server.client().post("/api/replay", asked)
    assert (status, json.loads(text)) == (told.status_code, told.json())


BROKEN: dict[str, tuple[str, dict[str, Any]]] = {
    "record": ("record: line 1", {"record": "once upon a time"}),
    "game": ("data of this game is damaged", {"commits": []}),
    "tokens": ("record: line 1", {"tokens": {"german": 5}}),
}


def test_a_broken_saved_game_leaves_nothing(guests: Guests) -> None:
    """It is refused like any other file, and nothing of it is stored."""
    page = guests.come("#/replay")
    names: dict[str, Any] = {
        "game": "0123456789abcdef",
        "tokens": {"german": "page-a"},
        "watch": "page-b",
        "seats": ["german"],
    }
    saved = {**names, "record": SEALED.read_text(encoding="utf-8")}
    for said, broken in BROKEN.values():
        page.get_by_label("Or paste its text").fill(json.dumps({**saved, **broken}))
        page.get_by_role("button", name="Show the game").click()
        expect(page.get_by_role("alert")).to_contain_text(said, timeout=STARTING)
        assert page.evaluate(STORED) == []
        for path in ("settings", "replay"):
            page.goto(f"{guests.url}#/{path}")
    assert kept(page).get("games", []) == []
    guests.complaints.clear()
