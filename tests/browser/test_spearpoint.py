"""Spearpoint 1943 by hand: a deck and a starting hand by mouse and by keys alone, plans by drag and by keys, and
standing orders that keep windows short and reveal nothing."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

from playwright.sync_api import Page, expect

from tests.browser.gestures import drag_by_mouse, walk_to
from tests.browser.playing import Player
from tests.browser.states_spearpoint import building, held, in_the_field, line, orders, unit
from tests.browser.visiting import DESKTOP, Visitors, kept
from tests.browser.ways import new_game, resume, seated
from tests.server.serving import Client

DECK = {"us-tank-crew": 7, "m4a1-sherman": 3, "m3-lee": 2, "m10-wolverine": 2}
NAMES = {
    "us-tank-crew": "US tank crew",
    "m4a1-sherman": "M4A1 Sherman",
    "m3-lee": "M3 Lee",
    "m10-wolverine": "M10 Wolverine",
}
DELAY = 1300
"""Milliseconds after which a standing order has passed a window."""


def own_side(page: Page, visitors: Visitors) -> dict[str, Any]:
    """The side of the page's seat, as the server knows it."""
    (token,) = kept(page)["games"][0]["seats"].values()
    seen = Client(visitors.server.client().http, token).look()
    side: dict[str, Any] = seen["view"]["sides"][seen["seat"]]
    return side


# -- decks ------------------------------------------------------------------------------------------------


def test_a_deck_by_mouse(visitors: Visitors) -> None:
    """Card by card, with one too many put back; never more than available or affordable."""
    page = building(visitors, DESKTOP)
    status = page.get_by_role("status").filter(has_text="points")
    for card, count in DECK.items():
        for _ in range(count):
            page.get_by_role("button", name=f"Take {NAMES[card]}").click()
    expect(page.get_by_role("button", name="Take M4A1 Sherman")).to_be_disabled()  # there are three
    expect(status).to_have_text("14 cards, 85 points (80 to 100)")
    page.get_by_role("button", name="Take US pilot").click()
    expect(page.get_by_text("Crews to spare (pilot)")).to_be_visible()
    page.get_by_role("button", name="Take P-47 Thunderbolt").click()
    expect(page.get_by_text("Crews to spare")).to_be_hidden()
    expect(page.get_by_role("button", name="Take M5 Stuart")).to_be_disabled()  # it would cost too much
    for card in ("US pilot", "P-47 Thunderbolt"):
        page.get_by_role("button", name=f"Put {card} back").click()
    page.get_by_role("button", name="This is my deck").click()
    expect(page.get_by_text("Nobody has taken this seat yet: German side")).to_be_visible()
    assert own_side(page, visitors)["reserves"] == DECK


def test_from_a_deck_to_a_locked_plan_by_keys_alone(visitors: Visitors) -> None:
    page = building(visitors, DESKTOP)
    walk_to(page, ".ready button")
    page.keyboard.press("Enter")
    walk_to(page, '[type="search"]')
    page.keyboard.type("bazooka")
    walk_to(page, '[aria-label="Put Bazooka team back"]')
    page.keyboard.press("Enter")
    expect(page.get_by_role("status").filter(has_text="16 cards, 85 points")).to_be_visible()
    walk_to(page, "button.main:not(:disabled)")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="This is my deck")).to_be_hidden()
    deck = own_side(page, visitors)["reserves"]
    assert (sum(deck.values()), "bazooka-team" in deck) == (16, False)

    # Another game, with a given deck and the other side ready.
    page = seated(visitors, DESKTOP, resume(visitors, "spearpoint-first", 5, hold=["american", "german"]), "american")
    for name in ("US tank crew", "M4A1 Sherman", "Rifle squad", "Bazooka team"):
        while not page.locator(".deck button:focus").filter(has_text=name).count():
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")
    walk_to(page, "button.main:not(:disabled)")
    page.keyboard.press("Enter")
    walk_to(page, '[data-thing="card:m4a1-sherman"]')
    page.keyboard.press("Enter")
    walk_to(page, '[data-thing="line:front"]')
    page.keyboard.press("Enter")
    expect(line(page, "American side: Frontline")).to_contain_text("in your plan: M4A1 Sherman")
    assert own_side(page, visitors)["plan"] == ["commit m4a1-sherman"]
    walk_to(page, '[data-thing="card:rifle-squad"]')
    page.keyboard.press("ArrowRight")
    expect(held(page, "bazooka-team")).to_be_focused()
    walk_to(page, ".ends button.main")
    page.keyboard.press("Enter")
    expect(page).to_have_title(re.compile("^German side: to act"))
    assert own_side(page, visitors)["is-done"]


# -- plans ------------------------------------------------------------------------------------------------


def test_plans_by_drag(visitors: Visitors) -> None:
    """Units into their line, one of them out of the plan again; then a Unit onto its target, and onto another one."""
    page = in_the_field(visitors, DESKTOP, 24)
    front = line(page, "American side: Frontline")
    for card in ("rifle-squad", "m4a1-sherman"):  # the plan is written in the order of the cards, whichever comes first
        drag_by_mouse(page, held(page, card), front)
        expect(held(page, card)).to_have_count(0)
    expect(held(page, "us-tank-crew")).to_have_count(0)
    assert own_side(page, visitors)["plan"] == ["commit m4a1-sherman", "commit rifle-squad"]
    orders(page).get_by_role("button", name="Take out of the plan: Commit Rifle squad").click()
    expect(held(page, "rifle-squad")).to_be_visible()
    assert own_side(page, visitors)["plan"] == ["commit m4a1-sherman"]
    drag_by_mouse(page, held(page, "bazooka-team"), page.get_by_role("heading", level=1))  # nowhere
    orders(page).get_by_role("button", name="Lock the commitment").click()
    expect(unit(page, "a1")).to_contain_text("M4A1 Sherman")

    page = in_the_field(visitors, DESKTOP, 33)
    for target in ("b2", "b1"):
        drag_by_mouse(page, unit(page, "a1"), unit(page, target))
        expect(orders(page).get_by_text(re.compile(f"^a1 .* attacks {target}"))).to_be_visible()
    assert own_side(page, visitors)["plan"] == ["attack a1 b1"]
    orders(page).get_by_role("button", name="Lock the declarations").click()
    expect(unit(page, "b1")).to_contain_text("attacks a1")


# -- standing orders --------------------------------------------------------------------------------------


def test_standing_orders_pass_windows_until_one_is_attacked(visitors: Visitors) -> None:
    page = visitors.come()
    page.clock.install()
    sent: list[str] = []
    page.on("request", lambda request: sent.append(request.post_data or "") if "/actions" in request.url else None)
    player = Player(page, visitors.server)
    http = visitors.server.client().http

    def sit_down(at: int) -> dict[str, Client]:
        """The page has the American seat; both seats can also be played from here."""
        made = resume(visitors, "spearpoint-first", at, hold=["american", "german"])
        page.goto(f"/#seat={made['seats']['american']['token']}")
        page.wait_for_url(re.compile(f"#/table/{made['game']}"))
        expect(page).to_have_title(re.compile("^(Your turn|German side)"))
        return {name: Client(http, one["token"]) for name, one in made["seats"].items()}

    def told(seats: dict[str, Client]) -> str:
        """Everything that the German side knows and receives."""
        german = seats["german"]
        form = {**german.look(), "game": "", "verifiable": None}
        told = json.dumps([form, german.get("/api/table/news").json()])
        return re.sub(r'"commitment": "[0-9a-f]{64}"', "", told)  # never the same in two games

    # After the commitments: without an order the page waits, with one it passes.
    seats = sit_down(27)
    page.clock.fast_forward(10 * DELAY)
    page.get_by_role("button", name="Standing orders").click()
    assert not seats["german"].look()["view"]["sides"]["american"]["is-done"]
    page.get_by_role("button", name="Pass until I am attacked").click()
    page.clock.fast_forward(DELAY)
    player.until(lambda: bool(seats["german"].look()["view"]["sides"]["american"]["is-done"]))
    by_order = told(seats)
    by_hand = resume(visitors, "spearpoint-first", 27, hold=["american", "german"])
    others = {name: Client(http, one["token"]) for name, one in by_hand["seats"].items()}
    assert told(others) != by_order
    assert others["american"].act("done").status_code == 200
    assert told(others) == by_order

    # When attacking: passed; the other side is asked.
    seats = sit_down(42)
    page.clock.fast_forward(DELAY)
    player.until(lambda: bool(seats["american"].look()["view"]["step"] == "answer"))

    # When attacked: however long it takes, nothing is passed.
    seats = sit_down(51)
    seats["german"].act("done")
    expect(orders(page).get_by_role("button", name="Pass")).to_be_visible()
    page.clock.fast_forward(10 * DELAY)
    page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))")
    assert seats["american"].look()["to-act"] == ["american"]
    page.keyboard.press("p")
    expect(page).to_have_title(re.compile("^German side"))

    # The setting never left the page: only the actions were sent.
    assert [json.loads(one)["actions"] for one in sent if one] == [["done"], ["done"], ["pass"]]


# -- both sides of one nation -----------------------------------------------------------------------------


def test_you_are_your_own_seat_where_both_sides_are_of_one_nation(visitors: Visitors) -> None:
    """On each seat “you” marks only that seat; whoever resigns has lost, and the rematch swaps places."""
    seats = ("american", "american-b")
    made = new_game(
        visitors, game="spearpoint", scenario="skirmish", options={"mirror-factions": "first"}, hold=list(seats)
    )
    players = {seat: Client(visitors.server.client().http, made["seats"][seat]["token"]) for seat in seats}
    rng = Random(1)
    while players["american"].look()["view"]["step"] in ("build", "muster"):
        for player in players.values():
            player.play_once(rng)
    names = {"american": "American side", "american-b": "second American side"}
    pages = {seat: seated(visitors, DESKTOP, made, seat) for seat in seats}
    for seat, page in pages.items():
        marked = page.locator(".bar").filter(has=page.locator(".sign", has_text=re.compile("^you$")))
        expect(marked).to_have_count(1)
        expect(marked.locator("strong")).to_have_text(names[seat])
    assert players["american-b"].say("resign").status_code == 200
    expect(pages["american-b"].get_by_role("heading", name="Defeat")).to_be_visible()
    expect(pages["american"].get_by_role("heading", name="Victory")).to_be_visible()
    pages["american-b"].get_by_role("button", name="Play again").click()
    expect(pages["american-b"]).to_have_title(re.compile("^Your turn"))
    assert list(kept(pages["american-b"])["games"][0]["seats"]) == ["american"]
