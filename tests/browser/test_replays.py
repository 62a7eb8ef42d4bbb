"""A game that is over: step by step through any eyes, shared by link, as a file, and continued."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.browser.playing import Player
from tests.browser.visiting import DESKTOP, PHONE, Visitors
from tests.browser.ways import resume, seated
from tests.lessons import lesson_record
from tests.web.serving import Client

LAST = 40
"""Lines of the record that is read here."""


def finished(visitors: Visitors) -> dict[str, dict[str, str]]:
    """A game that has just been won: by seat its token, and the watcher's."""
    made = resume(visitors, "stalingrad-first", LAST - 1, hold=["german", "soviet"])
    shot = Client(visitors.server.client().http, made["seats"]["german"]["token"]).act("shoot G2a")
    assert shot.status_code == 200, shot.text
    return {"seats": {seat: one["token"] for seat, one in made["seats"].items()}, "watch": made["watch"]}


def at(page: Page, number: int) -> None:
    expect(page.get_by_text(f"{number} of {LAST}", exact=True)).to_be_visible()


def test_a_game_step_by_step(visitors: Visitors) -> None:
    """By the bar, the buttons and the keys."""
    token = finished(visitors)["seats"]["german"]
    page = visitors.come(f"/#seat={token}")
    page.get_by_role("link", name="Replay").click()
    at(page, 0)
    page.get_by_label("Position").fill("32")
    at(page, 32)
    expect(page.get_by_role("region", name="What happened in this step")).to_contain_text("S2a is a Soviet Sniper")
    page.get_by_role("button", name="One step forward").click()
    at(page, 33)
    expect(page.get_by_role("region", name="What happened in this step")).to_contain_text("shoot G2a")
    page.get_by_role("button", name="To the end").click()
    at(page, LAST)
    expect(page.get_by_role("button", name="One step forward")).to_be_disabled()
    page.keyboard.press("Home")
    at(page, 0)
    page.keyboard.press("PageDown")
    at(page, 26)
    page.keyboard.press("ArrowRight")
    at(page, 27)
    page.keyboard.press("PageUp")
    at(page, 26)
    page.keyboard.press("End")
    at(page, LAST)
    page.get_by_label("Position").fill(str(LAST - 2))
    page.get_by_label("Speed").select_option("3")
    page.get_by_role("button", name="Play", exact=True).click()
    at(page, LAST)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_a_game_through_any_eyes(visitors: Visitors) -> None:
    token = finished(visitors)["seats"]["german"]
    page = visitors.come(f"/#seat={token}", PHONE)
    page.get_by_role("link", name="Replay").click()
    page.get_by_label("Position").fill("27")
    hidden = page.get_by_role("gridcell").filter(has_text="face down")
    step = page.get_by_role("region", name="What happened in this step")
    for viewer, count, line in (("all", 0, True), ("german", 12, True), ("soviet", 12, False), ("public", 24, False)):
        page.get_by_label("Seen by").select_option(viewer)
        expect(hidden).to_have_count(count)
        expect(step.get_by_text("move G1a EA SN MO EA")).to_have_count(1 if line else 0)
    # The side that looks is at the bottom.
    page.get_by_label("Seen by").select_option("soviet")
    expect(page.get_by_role("gridcell").first).to_have_attribute("data-cell", "G3d")
    page.get_by_label("Seen by").select_option("german")
    expect(page.get_by_role("gridcell").first).to_have_attribute("data-cell", "S3a")


def test_a_replay_is_shared_by_its_link(visitors: Visitors) -> None:
    """The watcher's link, which whoever began the game has."""
    player = Player(visitors.come(), visitors.server)
    page = player.page
    player.begin("stalingrad", "Against the computer", "Recruit")
    page.get_by_role("button", name="Random").click()
    page.get_by_role("button", name="Confirm the Front").click()
    expect(page.get_by_role("button", name="Confirm the Front")).to_be_hidden()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Resign the game").click()
    page.get_by_role("link", name="Replay").click()
    link = page.get_by_label("Link to this replay").input_value()
    assert not any(token in link for token in player.kept()["seats"].values())
    friend = visitors.come(link)
    friend.wait_for_url(re.compile("#/replay/"))
    friend.get_by_role("button", name="To the end").click()
    expect(friend.get_by_role("gridcell").filter(has_text="face down")).to_have_count(0)
    expect(friend.get_by_role("region", name="What happened in this step")).to_contain_text("resign")


def test_a_record_is_downloaded_and_opened_elsewhere(visitors: Visitors, tmp_path: Path) -> None:
    token = finished(visitors)["seats"]["german"]
    page = visitors.come(f"/#seat={token}")
    page.get_by_role("link", name="Replay").click()
    at(page, 0)
    with page.expect_download() as coming:
        page.get_by_role("button", name="Download the record").click()
    file = tmp_path / coming.value.suggested_filename
    coming.value.save_as(file)
    assert file.suffix == ".record"
    assert (
        file.read_text(encoding="utf-8") == Client(visitors.server.client().http, token).get("/api/table/record").text
    )

    elsewhere = visitors.come("/#/replay")
    elsewhere.get_by_label("Choose a file").set_input_files(file)
    at(elsewhere, 0)
    elsewhere.get_by_label("Position").fill(str(LAST))
    expect(elsewhere.get_by_role("region", name="What happened in this step")).to_contain_text("The Germans")
    assert elsewhere.evaluate("JSON.stringify(localStorage)").find("place SN") < 0


def test_the_record_is_saved_at_the_end(visitors: Visitors) -> None:
    token = finished(visitors)["seats"]["soviet"]
    page = visitors.come(f"/#seat={token}")
    expect(page.get_by_role("heading", name="Defeat")).to_be_visible()
    with page.expect_download() as coming:
        page.get_by_role("button", name="Save the record").click()
    assert coming.value.suggested_filename.endswith(".record")


def test_a_game_goes_on_from_a_line_against_the_computer(visitors: Visitors) -> None:
    page = visitors.come("/#/replay")
    page.get_by_label("Or its text").fill(lesson_record("stalingrad-first"))
    page.get_by_role("button", name="Show it").click()
    page.get_by_role("button", name="To the end").click()
    page.get_by_text("Continue from here").click()
    expect(page.get_by_text("The game is over here: go back a little.")).to_be_visible()
    expect(page.get_by_role("button", name="Start", exact=True)).to_be_disabled()
    page.get_by_label("Position").fill("31")
    page.get_by_label("You play").select_option("german")
    page.get_by_label("The computer plays as").select_option("recruit")
    page.get_by_label("Memory aid").select_option("deductions")
    page.get_by_role("button", name="Start", exact=True).click()
    page.wait_for_url(re.compile("#/table/"))
    expect(page.get_by_text("You play: German side")).to_be_visible()
    seats = page.evaluate("JSON.parse(localStorage.getItem('fogline-1')).games[0].seats")
    seen = Client(visitors.server.client().http, seats["german"]).look()
    assert (seen["bots"], seen["aid"], seen["to-act"]) == ({"soviet": "recruit"}, "deductions", ["german"])
    assert seen["view"]["cells"]["G1b"] == "gSN"
    page.get_by_role("button", name=re.compile("^SEARCH an enemy card")).click()
    page.get_by_role("button", name="S2a").click()
    page.get_by_role("button", name="Do it").click()
    expect(page.get_by_role("tabpanel")).to_contain_text("S2a is a Soviet Sniper")


def test_a_game_goes_on_on_one_screen(visitors: Visitors) -> None:
    page = visitors.come("/#/replay")
    page.get_by_label("Or its text").fill(lesson_record("panzer-first"))
    page.get_by_role("button", name="Show it").click()
    page.get_by_label("Position").fill("29")
    page.get_by_text("Continue from here").click()
    page.get_by_label("You play").select_option(label="Everybody, on one screen")
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.get_by_role("button", name="Show my cards: American side")).to_be_visible()


def test_a_game_that_goes_on_has_no_replay(visitors: Visitors) -> None:
    made = resume(visitors, "stalingrad-first", 31, hold=["german", "soviet"])
    page = seated(visitors, DESKTOP, made, "german")
    page.goto(page.url.replace("/table/", "/replay/"))
    expect(page.get_by_role("alert")).to_contain_text("This can be seen only when the game is over.")
    page.get_by_role("link", name="To the game").click()
    expect(page.get_by_text("You play: German side")).to_be_visible()
