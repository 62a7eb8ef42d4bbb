"""A finished game: step by step through any eyes, shared by link, as a file, and continued."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from fogline.kernel.record import Note, Record
from tests.browser.playing import Player
from tests.browser.visiting import DESKTOP, PHONE, Visitors, barriers, overhang
from tests.browser.ways import resume, seated
from tests.lessons import lesson_record
from tests.server.serving import Client

LAST, SET_UP = 40, 26
"""The number of lines of the record, and of its set-up."""


def finished(visitors: Visitors) -> dict[str, dict[str, str]]:
    """A game that was just won: by seat its token, and the watcher's."""
    made = resume(visitors, "stalingrad-first", LAST - 1, hold=["german", "soviet"])
    shot = Client(visitors.server.client().http, made["seats"]["german"]["token"]).act("shoot G2a")
    assert shot.status_code == 200, shot.text
    return {"seats": {seat: one["token"] for seat, one in made["seats"].items()}, "watch": made["watch"]}


def place(line: int) -> str:
    """The place after *line* lines, as a player counts: moves after the set-up."""
    if line <= SET_UP:
        return "Set-up" if line == SET_UP else f"Set-up, {line} of {SET_UP}"
    return f"Move {line - SET_UP} of {LAST - SET_UP}"


def at(page: Page, line: int) -> None:
    expect(page.locator(".controls .at")).to_have_text(place(line))


def open_sheet(page: Page, name: str) -> None:
    page.get_by_role("tab", name=name).click()


def reveal(page: Page) -> None:
    """The length is hidden from anyone who has not played the game, unless they ask for it."""
    page.get_by_label("Show the length and the end").check()


def open_record(page: Page, lesson: str = "stalingrad-first") -> None:
    page.get_by_label("Or paste its text").fill(lesson_record(lesson))
    page.get_by_role("button", name="Show the game").click()
    expect(page.get_by_label("Set-up step by step")).to_be_visible()


def test_a_game_step_by_step(visitors: Visitors) -> None:
    """With the slider, the buttons and the keys."""
    token = finished(visitors)["seats"]["german"]
    page = visitors.come(f"/#seat={token}")
    page.get_by_role("link", name="Replay").click()
    at(page, SET_UP)
    expect(page.get_by_role("button", name="One step back")).to_be_disabled()
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
    at(page, 26)
    page.keyboard.press("PageDown")
    at(page, 27)
    page.keyboard.press("ArrowRight")
    at(page, 28)
    page.keyboard.press("PageUp")
    at(page, 27)
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
    # The side of the viewing seat is at the bottom.
    page.get_by_label("Seen by").select_option("soviet")
    expect(page.get_by_role("gridcell").first).to_have_attribute("data-cell", "G3d")
    page.get_by_label("Seen by").select_option("german")
    expect(page.get_by_role("gridcell").first).to_have_attribute("data-cell", "S3a")


def test_a_replay_is_shared_by_its_link(visitors: Visitors) -> None:
    """The watcher's link, which the creator of the game has."""
    player = Player(visitors.come(), visitors.server)
    page = player.page
    player.begin("stalingrad", "Against the computer", "Recruit")
    page.get_by_role("button", name="Random").click()
    page.get_by_role("button", name="Confirm the Front").click()
    expect(page.get_by_role("button", name="Confirm the Front")).to_be_hidden()
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Resign the game").click()
    page.get_by_role("link", name="Replay").click()
    open_sheet(page, "This game")
    link = page.get_by_label("Link to this replay").input_value()
    assert not any(token in link for token in player.kept()["seats"].values())
    friend = visitors.come(link)
    friend.wait_for_url(re.compile("#/replay/"))
    reveal(friend)
    friend.get_by_role("button", name="To the end").click()
    expect(friend.get_by_role("gridcell").filter(has_text="face down")).to_have_count(0)
    expect(friend.get_by_role("region", name="What happened in this step")).to_contain_text("resign")


def test_a_record_is_downloaded_and_opened_elsewhere(visitors: Visitors, tmp_path: Path) -> None:
    token = finished(visitors)["seats"]["german"]
    page = visitors.come(f"/#seat={token}")
    page.get_by_role("link", name="Replay").click()
    at(page, SET_UP)
    open_sheet(page, "This game")
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
    reveal(elsewhere)
    at(elsewhere, SET_UP)
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


def test_a_game_continues_from_a_line_against_the_computer(visitors: Visitors) -> None:
    page = visitors.come("/#/replay")
    page.get_by_label("Or paste its text").fill(lesson_record("stalingrad-first"))
    page.get_by_role("button", name="Show the game").click()
    reveal(page)
    page.get_by_role("button", name="To the end").click()
    open_sheet(page, "This game")
    page.get_by_text("Continue from here").click()
    expect(page.get_by_text("The game is over here: go back a few moves.")).to_be_visible()
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


def test_a_game_continues_on_one_screen(visitors: Visitors) -> None:
    page = visitors.come("/#/replay")
    page.get_by_label("Or paste its text").fill(lesson_record("panzer-first"))
    page.get_by_role("button", name="Show the game").click()
    reveal(page)
    page.get_by_label("Position").fill("29")
    open_sheet(page, "This game")
    page.get_by_text("Continue from here").click()
    page.get_by_label("You play").select_option(label="Everyone, on one screen")
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.get_by_role("button", name="Show my cards: American side")).to_be_visible()


def test_a_running_game_has_no_replay(visitors: Visitors) -> None:
    made = resume(visitors, "stalingrad-first", 31, hold=["german", "soviet"])
    page = seated(visitors, DESKTOP, made, "german")
    page.goto(page.url.replace("/table/", "/replay/"))
    expect(page.get_by_role("alert")).to_contain_text("You can see this only when the game is over.")
    page.get_by_role("link", name="To the game").click()
    expect(page.get_by_text("You play: German side")).to_be_visible()


def test_the_set_up_is_one_step_and_the_length_is_no_secret_only_if_wanted(visitors: Visitors) -> None:
    page = visitors.come("/#/replay", PHONE)
    open_record(page)
    moves = page.get_by_role("region", name="Moves")
    rows = moves.get_by_role("button")
    slider = page.get_by_label("Position")
    where = page.locator(".controls .at")
    expect(where).to_have_text("Set-up")
    expect(rows).to_have_text(["Set-up"])
    expect(slider).to_have_attribute("max", "26")
    expect(page.get_by_role("gridcell").filter(has_text="Sniper")).to_have_count(4)
    page.get_by_role("button", name="One step forward").click()
    page.get_by_role("button", name="One step forward").click()
    expect(where).to_have_text("Move 2")
    expect(slider).to_have_attribute("max", "28")
    expect(rows).to_have_text(["Set-up", re.compile("^ *1 *The Germans"), re.compile("^ *2 *The Soviets")])
    assert not re.search(r"\b(40|14)\b", page.locator("main").inner_text())
    assert barriers(page) == []
    assert overhang(page) == 0
    moves.get_by_role("button", name="Set-up").click()
    expect(where).to_have_text("Set-up")
    page.get_by_role("button", name="To the furthest move seen").click()
    expect(where).to_have_text("Move 2")
    reveal(page)
    at(page, 28)
    expect(rows).to_have_count(LAST - SET_UP + 1)
    moves.get_by_role("button", name="SEARCH S2a").click()
    at(page, 32)
    expect(moves.locator("[aria-current=step]")).to_contain_text("SEARCH S2a")
    expect(page.get_by_label("Position")).to_be_in_viewport()
    page.get_by_label("Set-up step by step").check()
    expect(rows).to_have_count(LAST)
    moves.get_by_role("button", name="G1b gets").click()
    at(page, 2)


def test_a_step_forward_shows_its_result_on_the_card(visitors: Visitors) -> None:
    page = visitors.come("/#/replay")
    open_record(page)
    captions = page.locator(".board .caption")
    page.get_by_label("Show the length and the end").check()
    page.get_by_label("Position").fill("31")
    at(page, 31)
    expect(captions).to_have_count(0)
    page.keyboard.press("ArrowRight")
    at(page, 32)
    expect(captions).to_contain_text("Sniper")
    page.keyboard.press("ArrowRight")
    at(page, 33)
    expect(captions).to_contain_text("Hit")
    page.keyboard.press("ArrowLeft")
    at(page, 32)
    expect(captions).to_have_count(0)


def test_the_list_of_moves_stays_where_it_is(visitors: Visitors) -> None:
    """However long the text of a step is."""
    page = visitors.come("/#/replay")
    open_record(page)
    page.get_by_label("Show the length and the end").check()
    tops = set()
    for line in range(SET_UP, LAST + 1):
        at(page, line)
        tops.add(page.locator("ol.moves").evaluate("(list) => list.getBoundingClientRect().top"))
        page.keyboard.press("ArrowRight")
    assert len(tops) == 1


def test_notes_are_kept_and_saved_with_the_record(visitors: Visitors, tmp_path: Path) -> None:
    """Whatever is typed is text, in the record, in the list, and for anyone who opens it."""
    token = finished(visitors)["seats"]["german"]
    page = visitors.come(f"/#seat={token}")
    page.get_by_role("link", name="Replay").click()
    at(page, SET_UP)
    page.get_by_role("button", name="Interesting move").click()
    page.get_by_label("Note on this move").fill("  <img src=x onerror=alert(1)>   german: resign ")
    page.get_by_role("button", name="One step forward").click()
    at(page, 27)
    expect(page.get_by_label("Note on this move")).to_have_value("")
    page.get_by_role("button", name="Mistake").click()
    page.reload()
    at(page, SET_UP)
    moves = page.get_by_role("region", name="Moves")
    expect(moves.get_by_role("button").first).to_contain_text("!?")
    open_sheet(page, "This game")
    with page.expect_download() as coming:
        page.get_by_role("button", name="Download the record").click()
    file = tmp_path / "noted.record"
    coming.value.save_as(file)
    notes = {26: Note("!?", "<img src=x onerror=alert(1)> german: resign"), 27: Note("?", "")}
    assert Record.read(file.read_text(encoding="utf-8")).notes == notes
    page.goto(page.url.replace("/replay/", "/table/"))
    with page.expect_download() as coming:
        page.get_by_role("button", name="Save the record").click()
    assert Record.read(Path(coming.value.path()).read_text(encoding="utf-8")).notes == notes

    elsewhere = visitors.come("/#/replay")
    elsewhere.get_by_label("Choose a file").set_input_files(file)
    expect(elsewhere.get_by_label("Note on this move")).to_have_value(notes[26].text)
    expect(elsewhere.get_by_role("button", name="Interesting move")).to_have_attribute("aria-pressed", "true")
    expect(elsewhere.locator("main img")).to_have_count(0)
    assert barriers(elsewhere) == []


def test_everything_in_a_replay_has_a_key(visitors: Visitors) -> None:
    page = visitors.come("/#/replay")
    open_record(page)
    press = page.keyboard.press
    where = page.locator(".controls .at")
    press(" ")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    press(" ")
    press("Home")
    press("ArrowRight")
    expect(where).to_have_text("Move 1")
    press("s")
    expect(where).to_have_text(place(27))
    press("ArrowLeft")
    press("f")
    press("ArrowLeft")
    expect(where).to_have_text(place(25))
    press("f")
    expect(where).to_have_text(place(26))
    for key, mark in (("1", "Good move"), ("2", "Mistake"), ("3", "Interesting move")):
        press(key)
        expect(page.get_by_role("button", name=mark)).to_have_attribute("aria-pressed", "true")
    press("0")
    expect(page.locator(".marks [aria-pressed=true]")).to_have_count(0)
    press("n")
    page.keyboard.type("sfvd 1")
    press("Enter")
    expect(page.get_by_label("Note on this move")).to_have_value("sfvd 1")
    expect(where).to_have_text(place(26))
    press("m")
    press("ArrowDown")
    press("Enter")
    expect(where).to_have_text(place(27))
    press("v")
    expect(page.get_by_label("Seen by")).to_have_value("german")
    press("+")
    expect(page.get_by_label("Speed")).to_have_value("2")
    press("-")
    expect(page.get_by_label("Speed")).to_have_value("1")
    with page.expect_download():
        press("d")
    press("?")
    expect(page.get_by_role("dialog")).to_contain_text("fold or unfold the set-up")
    press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    press("PageDown")
    expect(where).to_have_text(place(28))
    press("End")
    expect(where).to_have_text(place(LAST))
    press("Home")
    expect(where).to_have_text(place(26))
