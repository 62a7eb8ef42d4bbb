"""The games as files on a plain file host, below a path: whole games in the page, with and without a network."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from fogline.cli.main import main as command
from tests.browser.playing import SETTING_UP, THINKING
from tests.browser.siting import SITE, Guest, Guests, hosting
from tests.browser.test_games import SHORT
from tests.browser.test_installed import CONTROLLED, FIRST_LOAD
from tests.browser.visiting import PHONE, Size, barriers, kept, overhang, untold
from tests.server.serving import Running

SIZES = {"desktop": (1280, 800), "phone": PHONE}


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    assert (SITE / "index.html").exists(), "make site builds it"
    with hosting(tmp_path_factory.mktemp("host")) as address:
        yield address


@pytest.fixture
def guests(browser: Browser, url: str) -> Iterator[Guests]:
    """Nobody yet. In the end no page may have complained."""
    here = Guests(browser, url)
    yield here
    here.leave()
    assert here.complaints == []


def saved(page: Page, button: str, folder: Path) -> Path:
    """The file that a button gives."""
    with page.expect_download() as told:
        page.get_by_role("button", name=button).click()
    file = folder / told.value.suggested_filename
    told.value.save_as(file)
    return file


def set_up(guest: Guest) -> None:
    """Until nobody has anything left to lay out."""
    while (seen := guest.look())["view"]["step"] in SETTING_UP:
        guest.until(lambda: guest.look()["view"]["step"] != seen["view"]["step"] or _is_called(guest), THINKING)
        guest.set_up()


def _is_called(guest: Guest) -> bool:
    seen = guest.look()
    return seen["seat"] in seen["to-act"]


@pytest.mark.parametrize("game", list(SHORT))
def test_a_whole_game_goes_on_without_a_network(
    guests: Guests, server: Running, game: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Begun on a first visit, continued after the network is gone and the page was loaded again, and played to the
    end. Its record opens in the terminal and on a server."""
    page = guests.come()
    page.wait_for_function(CONTROLLED)
    guest = Guest(page, guests.url)
    guest.begin(game, "Against the computer", "Recruit", fill=SHORT[game])
    set_up(guest)
    guest.until(guest.is_my_turn, THINKING)
    before = guest.look()
    page.context.set_offline(True)
    page.reload()
    guest.until(guest.is_my_turn, THINKING)
    assert guest.look()["view"] == before["view"]
    outcome = guest.play_out()["outcome"]
    expect(guest.ending).to_be_visible()
    file = saved(page, "Save the record", tmp_path)
    text = file.read_text(encoding="utf-8")
    assert text == guest.ask("GET", "/api/table/record")[1]

    command(["replay", str(file), "--log"])
    assert capsys.readouterr().out
    told = server.client().post("/api/replay", {"record": text, "as": "all", "at": 0, "count": 1}).json()
    assert told["outcome"] == outcome
