"""Around the board: resigning, draws, clocks, watchers, links to other devices, and the games of this browser."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.playing import THINKING, Player
from tests.browser.visiting import DESKTOP, PHONE, Visitors, kept
from tests.browser.ways import cell, in_the_ruins, new_game, resume, seated
from tests.server.serving import Client

CLOCK = {"start": 600, "bonus": 10, "most": None}


def test_a_draw_is_offered_declined_offered_again_and_agreed_on(visitors: Visitors) -> None:
    made = resume(visitors, "stalingrad-first", 35, hold=["german", "soviet"])
    german, soviet = (seated(visitors, DESKTOP, made, seat) for seat in ("german", "soviet"))
    soviet.get_by_role("button", name="Offer a draw").click()
    expect(soviet.get_by_text("You have offered a draw.")).to_be_visible()
    german.get_by_role("button", name="Decline").click()
    expect(soviet.get_by_text("You have offered a draw.")).to_be_hidden()
    german.get_by_role("button", name="Offer a draw").click()
    soviet.get_by_role("button", name="Accept the draw").click()
    for page in (german, soviet):
        expect(page.get_by_role("heading", name="A draw")).to_be_visible()
        expect(page.get_by_text("The replay shows all cards.")).to_be_visible()


def test_resigning_loses_and_can_be_cancelled(visitors: Visitors) -> None:
    made = resume(visitors, "stalingrad-first", 35, hold=["german", "soviet"])
    german, soviet = (seated(visitors, PHONE, made, seat) for seat in ("german", "soviet"))
    german.get_by_role("button", name="Resign").click()
    german.get_by_role("button", name="Play on").click()
    expect(german.get_by_role("dialog")).to_be_hidden()
    german.get_by_role("button", name="Resign").click()
    german.get_by_role("button", name="Resign the game").click()
    expect(german.get_by_role("heading", name="Defeat")).to_be_visible()
    expect(soviet.get_by_role("heading", name="Victory")).to_be_visible()


def test_clocks_run_while_a_side_is_to_act(visitors: Visitors) -> None:
    made = resume(visitors, "stalingrad-first", 26, hold=["german", "soviet"], clock=CLOCK)
    page = seated(visitors, DESKTOP, made, "german")
    clocks = page.get_by_role("list", name="Time left")
    running = clocks.get_by_role("listitem").filter(has=page.locator(".digits")).nth(0)
    expect(running).to_have_class(re.compile("running"))
    expect(running).to_contain_text(re.compile("9:5\\d"))
    expect(clocks).to_contain_text("10:00")
    Client(visitors.server.client().http, made["seats"]["german"]["token"]).act("search S1a")
    expect(page.get_by_role("button", name=re.compile("^Shoot|do not|hold", re.IGNORECASE)).first).to_be_visible()


def test_timeout_loses(visitors: Visitors) -> None:
    clock = {"start": 1, "bonus": 0, "most": None}
    made = resume(visitors, "stalingrad-first", 26, hold=["german", "soviet"], clock=clock)
    page = seated(visitors, DESKTOP, made, "soviet")
    expect(page.get_by_role("heading", name="Victory")).to_be_visible()
    expect(page.get_by_role("region", name="Victory")).to_contain_text("time")


def test_a_watcher_sees_the_public_view_and_cannot_act(visitors: Visitors) -> None:
    made = resume(visitors, "stalingrad-first", 31, hold=["german", "soviet"])
    page = visitors.come(f"/#watch={made['watch']['token']}")
    expect(page.get_by_text("You are watching")).to_be_visible()
    expect(page.get_by_role("gridcell").filter(has_text="face down")).to_have_count(24)
    for name in ("Notation", "Memory aid"):
        expect(page.get_by_role("tab", name=name)).to_have_count(0)
    expect(page.get_by_role("button", name="Resign")).to_have_count(0)
    expect(page.get_by_role("region", name="Your actions")).to_have_count(0)
    # The next reveal happens without a click.
    Client(visitors.server.client().http, made["seats"]["german"]["token"]).act("search S2a")
    expect(page.get_by_role("tabpanel")).to_contain_text("S2a is a Soviet Sniper")


def test_a_late_watcher_sees_everything_some_turns_late(visitors: Visitors) -> None:
    terms = {"hold": ["german", "soviet"], "watching": {"kind": "delayed", "turns": 1}}
    made = resume(visitors, "stalingrad-first", 26, **terms)
    german, soviet = (
        Client(visitors.server.client().http, made["seats"][seat]["token"]) for seat in ("german", "soviet")
    )
    german.act("move G1a MO EA EA SN")
    page = visitors.come(f"/#watch={made['watch']['token']}")
    expect(page.get_by_text("You see everything, one turn late")).to_be_visible()
    expect(cell(page, "G1a")).to_contain_text("no card")
    soviet.act("move S2c OF MO EA SN")
    expect(cell(page, "G1a")).to_contain_text("Sniper")
    expect(cell(page, "S2a")).to_contain_text("Sniper")
    german.act("move G1a EA EA MO SN")
    expect(cell(page, "G1a")).to_contain_text("Mortar")
    expect(cell(page, "S2c")).to_contain_text("Officer")


def test_a_seat_moves_to_another_device(visitors: Visitors) -> None:
    """By its link: the token leaves the address immediately, and both devices share the seat."""
    first = in_the_ruins(visitors, DESKTOP)
    first.get_by_role("tab", name="Table").click()
    link = first.get_by_label(re.compile("^My seat, for another device")).input_value()
    second = visitors.come(link, PHONE)
    expect(second.get_by_text("You play: German side")).to_be_visible()
    token = link.partition("=")[2]
    assert token not in second.url
    assert second.evaluate("history.length") <= 2
    second.go_back()
    assert token not in second.url
    second.go_forward()
    second.get_by_role("button", name="Resign").click()
    second.get_by_role("button", name="Resign the game").click()
    expect(first.get_by_role("heading", name="Defeat")).to_be_visible()


def test_the_games_of_this_browser_are_listed_opened_and_forgotten(visitors: Visitors) -> None:
    player = Player(visitors.come(), visitors.server)
    page = player.page
    page.get_by_role("button", name="Play", exact=True).first.click()
    page.wait_for_url(re.compile("#/table/"))
    game = page.url.rpartition("/")[2]
    player.until(lambda: player.is_my_turn() and player.look()["view"]["step"] == "action", THINKING)
    page.get_by_role("link", name="Fogline").click()
    expect(page.get_by_text("Your turn")).to_have_count(2)
    page.reload()
    page.get_by_role("link", name="Continue", exact=True).click()
    assert page.url.endswith(game)
    page.goto("/#/")
    page.get_by_role("button", name="Remove this game").click()
    page.get_by_role("button", name="Remove it").click()
    expect(page.get_by_text("None yet.")).to_be_visible()
    assert kept(page)["games"] == []
    page.goto(f"/#/table/{game}")
    expect(page.get_by_role("heading", name="This browser does not know this game")).to_be_visible()


def test_an_invitation_is_taken_once(visitors: Visitors) -> None:
    made = new_game(visitors, game="panzer", scenario="skirmish")
    link = f"/#join={made['invitations']['german']['token']}"
    one, two = visitors.come(link), visitors.come(link)
    expect(two.get_by_role("button", name="Take the seat")).to_be_visible()  # before the other is faster
    one.get_by_role("button", name="Take the seat").click()
    expect(one.get_by_text("You play: German side")).to_be_visible()
    two.get_by_role("button", name="Take the seat").click()
    expect(two.get_by_role("alert")).to_contain_text("Somebody has already joined with this invitation.")
    assert kept(two).get("games", []) == []


def test_a_rematch_against_the_computer_changes_sides(visitors: Visitors) -> None:
    made = resume(visitors, "stalingrad-first", 35, hold=["german"], bots={"soviet": "recruit"})
    page = seated(visitors, DESKTOP, made, "german")
    page.get_by_role("button", name="Resign").click()
    page.get_by_role("button", name="Resign the game").click()
    page.get_by_role("button", name="Play again").click()
    expect(page.get_by_text("You play: Soviet side")).to_be_visible()
    expect(page.get_by_role("button", name="Confirm the Front")).to_be_visible()


def test_settings_last(visitors: Visitors) -> None:
    page = visitors.come("/#/settings")
    page.get_by_label("Appearance").select_option("dark")
    page.get_by_label("Animations").uncheck()
    page.reload()
    expect(page.get_by_label("Appearance")).to_have_value("dark")
    assert page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "dark"
    assert page.evaluate("document.documentElement.dataset.motion") == "off"


def test_on_a_phone_the_clocks_cover_nothing(visitors: Visitors) -> None:
    page = in_the_ruins(visitors, PHONE, clock=CLOCK)
    expect(page.locator(".clocks")).to_be_visible()
    names, clocks, tools = (page.locator(f"header {part}").bounding_box() for part in (".names", ".clocks", ".tools"))
    assert names is not None
    assert clocks is not None
    assert tools is not None
    assert names["x"] + names["width"] <= clocks["x"]
    assert clocks["x"] + clocks["width"] <= tools["x"]
    assert names["height"] <= clocks["height"]
