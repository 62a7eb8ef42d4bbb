"""Links that were sent: their page is an entry of the history like any other, and taking a seat survives a lost answer.
Also the data that a page shared by several people must not contain: links of other seats, formations."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Page, Route, expect

from tests.browser.playing import Player
from tests.browser.visiting import Visitors, kept
from tests.browser.ways import new_game, resume


def test_the_page_of_an_invitation_is_left_and_found_again(visitors: Visitors) -> None:
    made = new_game(visitors, game="panzer", scenario="skirmish")
    token = made["invitations"]["german"]["token"]
    page = visitors.come(f"/#join={token}")
    take = page.get_by_role("button", name="Take the seat")
    expect(take).to_be_visible()
    page.get_by_role("link", name="Learn", exact=True).click()
    expect(page.get_by_role("heading", name=re.compile("^Learn"))).to_be_visible()
    expect(take).to_be_hidden()
    page.get_by_role("link", name="Back to the link you opened").click()
    expect(take).to_be_visible()
    page.go_back()
    expect(take).to_be_hidden()
    page.go_forward()
    expect(take).to_be_visible()
    assert token not in page.url
    page.get_by_role("button", name="Not now").click()
    expect(page.get_by_role("link", name="Back to the link you opened")).to_be_hidden()
    page.goto("/#/join")
    expect(page.get_by_role("heading", name="No link is open here")).to_be_visible()


def test_a_lost_answer_costs_no_seat(visitors: Visitors) -> None:
    made = new_game(visitors, game="panzer", scenario="skirmish")
    link = f"/#join={made['invitations']['german']['token']}"

    def lose(route: Route) -> None:
        route.fetch()
        route.abort()

    page = visitors.come(link)
    page.route("**/api/join", lose)
    page.get_by_role("button", name="Take the seat").click()
    expect(page.get_by_role("alert")).to_contain_text("The server is not responding.")
    page.unroute("**/api/join")
    again = page.context.new_page()
    page.close()
    again.goto(link)
    expect(again.get_by_text("You play: German side")).to_be_visible()
    assert kept(again)["joining"] == {}
    assert kept(again)["games"][0]["watch"]


def test_an_invited_player_is_told_what_the_other_side_may_know(visitors: Visitors) -> None:
    watching = {"kind": "delayed", "turns": 3}
    made = resume(visitors, "stalingrad-first", 26, hold=["german"], watching=watching)
    page = visitors.come(f"/#join={made['invitations']['soviet']['token']}")
    expect(page.get_by_text("takes over 26 lines of its record")).to_be_visible()
    expect(page.get_by_text("your opponent can also see all cards, 3 turns late")).to_be_visible()
    fresh = new_game(visitors, game="stalingrad", scenario="quick-duel")
    page.goto(f"/#join={fresh['invitations']['soviet']['token']}")
    expect(page.get_by_role("button", name="Take the seat")).to_be_visible()
    expect(page.get_by_text("of its record")).to_have_count(0)


def test_addresses_that_lead_nowhere_say_so(visitors: Visitors) -> None:
    page = visitors.come("/#/%E0%A4%A")
    for address in ("/#/nowhere", "/#/rules/chess", "/#/%E0%A4%A"):
        page.goto(address)
        expect(page.get_by_role("heading", name="Page not found")).to_be_visible()
    page.goto("/#/rules/stalingrad/ST-NONE-9")
    expect(page.get_by_text("There is no rule ST-NONE-9 in this game.")).to_be_visible()
    page.route("**/assets/Learn*", lambda route: route.abort())
    page.goto("/#/learn/panzer")
    expect(page.get_by_role("heading", name="This page could not be loaded")).to_be_visible()


# -- one screen -------------------------------------------------------------------------------------------


def at_one_screen(visitors: Visitors) -> tuple[Page, dict[str, str]]:
    player = Player(visitors.come(), visitors.server)
    player.begin("stalingrad", "Two people on one screen")
    player.page.get_by_role("button", name="Show my cards: German side").click()
    return player.page, player.kept()["seats"]


def values(page: Page) -> str:
    """Everything that the page shows, and the contents of its fields."""
    return page.content() + str(page.evaluate("[...document.querySelectorAll('input')].map((one) => one.value)"))


def test_a_shared_screen_shows_the_link_of_the_open_seat_alone(visitors: Visitors) -> None:
    page, seats = at_one_screen(visitors)
    page.get_by_role("tab", name="Table").click()
    expect(page.get_by_label("My seat, for another device: German side")).to_be_visible()
    assert seats["german"] in values(page)
    assert seats["soviet"] not in values(page)
    page.goto("/#/")
    page.get_by_role("button", name="Links of this game").click()
    show = page.get_by_role("button", name="Show the links of the seats")
    expect(show).to_be_visible()
    assert not [seat for seat, token in seats.items() if token in values(page)]
    show.click()
    expect(page.get_by_label("My seat, for another device: Soviet side")).to_be_visible()


def test_a_shared_screen_keeps_and_lists_no_formations(visitors: Visitors) -> None:
    page, _ = at_one_screen(visitors)
    page.get_by_role("button", name="Random").click()
    page.get_by_text("Saved formations").click()
    expect(page.get_by_text("On a shared screen, nothing is stored or listed here")).to_be_visible()
    expect(page.get_by_role("button", name="Save")).to_have_count(0)
    expect(page.get_by_label("As text, to share")).to_have_count(0)
    page.get_by_role("button", name="Confirm the Front").click()
    expect(page.get_by_role("button", name="Show my cards: Soviet side")).to_be_visible()
    stored = page.evaluate("JSON.stringify({...localStorage, ...sessionStorage})")
    assert not re.search(r"\b(place|deploy|take) ", stored)
    assert json.loads(json.loads(stored)["fogline-1"])["formations"] == []
