"""Fog in the page: whatever is hidden from a seat, everything that its page receives and holds is the same to the byte;
behind the curtain nothing of the previous seat is left in the page or its memory, and no page ever has the token of
another seat."""

from __future__ import annotations

import base64
import json
import re
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page, Request, expect

from tests.browser.playing import Player
from tests.browser.visiting import DESKTOP, Visitors, kept
from tests.browser.ways import cell, on_one_screen, resume
from tests.lessons import lesson_record
from tests.server.serving import Client
from tests.turns import SLOW

NOON = "2026-11-16T12:00:00Z"


# -- two worlds that look the same ------------------------------------------------------------------------


class Wire:
    """Everything that the server sends to a page: each answer with its status, and the data streamed so far."""

    def __init__(self, page: Page) -> None:
        self.answers: list[tuple[str, int, str]] = []
        self.streamed = ""
        self._session = page.context.new_cdp_session(page)
        self._urls: dict[str, tuple[str, int]] = {}
        self._session.send("Network.enable")
        self._session.on("Network.responseReceived", self._begin)
        self._session.on("Network.dataReceived", self._more)
        self._session.on("Network.loadingFinished", self._end)

    def has(self, path: str) -> bool:
        return any(url.endswith(path) for url, _, _ in self.answers)

    def _begin(self, event: Any) -> None:
        request, response = event["requestId"], event["response"]
        self._urls[request] = (response["url"], response["status"])
        if response["url"].endswith("/api/table/events"):
            begun = self._session.send("Network.streamResourceContent", {"requestId": request})
            self.streamed += base64.b64decode(begun["bufferedData"]).decode()

    def _more(self, event: Any) -> None:
        if "data" in event and self._urls.get(event["requestId"], ("",))[0].endswith("/api/table/events"):
            self.streamed += base64.b64decode(event["data"]).decode()

    def _end(self, event: Any) -> None:
        found = self._urls.get(event["requestId"])
        if found and "/api/" in found[0] and not found[0].endswith("/api/table/events"):
            body = self._session.send("Network.getResponseBody", {"requestId": event["requestId"]})
            self.answers.append((*found, body["body"]))


MADE_ID = re.compile(r"(?<=[\"\s])c\d+(?=[-\"\s])")
"""Svelte numbers ids in the order in which parts of the page are created, which depends on the first answer to
arrive."""


FETCHED = re.compile(r"<link [^>]*rel=\"(?:modulepreload|stylesheet)\"[^>]*>")
"""How and in which order the client's files are fetched depends on the machine; ``asked`` names all of them."""


def settle(page: Page) -> None:
    """Wait until the page is stable: everything fetched has arrived, and all motion has stopped."""
    expect(page.locator(".effect")).to_have_count(0)
    before, same = "", 0
    while same < 3:
        page.wait_for_timeout(100)
        now = page.content()
        before, same = now, same + 1 if now == before else 0


def held(page: Page) -> dict[str, Any]:
    """Everything that the page holds and the browser stores for it."""
    found: dict[str, Any] = page.evaluate(
        """() => ({
            page: document.documentElement.outerHTML,
            kept: Object.entries({ ...localStorage }),
            session: Object.entries({ ...sessionStorage }),
            cookies: document.cookie,
            state: JSON.stringify(history.state),
            length: history.length,
            asked: [...new Set(performance.getEntriesByType("resource").map((one) => one.name))].sort(),
            address: location.href,
        })"""
    )
    found["page"] = MADE_ID.sub("c", FETCHED.sub("", found["page"]))
    return found


def first_difference(one: str, other: str) -> str:
    """Where two texts first differ, with some context; "" if they are the same."""
    if one == other:
        return ""
    at = next((at for at, (mine, its) in enumerate(zip(one, other)) if mine != its), min(len(one), len(other)))
    return f"{one[max(0, at - 200) : at + 200]}\n<<< or >>>\n{other[max(0, at - 200) : at + 200]}"


def visit(visitors: Visitors, token: str, refused: str | None) -> dict[str, Any]:
    """Somebody opens a seat, looks at everything, and tries something illegal."""
    page = visitors.come("/", now=NOON)
    settle(page)  # the home page has fetched everything, so that every visit fetches the same files in the same order
    wire = Wire(page)
    page.goto(f"/#seat={token}")
    page.wait_for_url(re.compile("#/table/"))
    expect(page.get_by_role("tabpanel")).to_be_visible()
    Player(page, visitors.server).until(lambda: "event: table" in wire.streamed and wire.has("/api/table/aid"))
    found: dict[str, Any] = {}
    for sheet in ("Log", "Memory aid", "Table", "Notation"):
        page.get_by_role("tab", name=sheet).click()
        expect(page.get_by_role("tabpanel")).not_to_be_empty()
        settle(page)
        found[sheet] = held(page)
    advice = page.locator(".tools button[aria-expanded]")
    for _ in range(3 * advice.count()):  # a complete hint, or the judgement of the latest action
        advice.click()
        expect(advice).to_be_enabled()
    settle(page)
    found["advice"] = held(page)
    if refused is not None:
        box = page.get_by_role("combobox", name="Type an action")
        box.fill(refused)
        box.press("Escape")
        box.press("Enter")
        expect(page.get_by_role("alert")).to_be_visible()
    settle(page)
    found["refused"] = held(page)
    found["answers"] = sorted(set(wire.answers))
    found["streamed"] = wire.streamed
    page.context.close()
    return found


@pytest.mark.parametrize("worlds", [1, pytest.param(3, marks=SLOW)])
@pytest.mark.parametrize(
    ("lesson", "at", "seat", "refused"),
    [
        ("stalingrad-first", 35, "german", "search G1a"),
        ("stalingrad-units", 38, "soviet", "search S1a"),
        ("panzer-first", 29, "american", "search A1"),
        ("panzer-terrain", 37, "german", "search A6"),
        ("spearpoint-first", 55, "american", "attack a1 b1"),
    ],
)
def test_an_imagined_world_makes_the_same_page(
    visitors: Visitors, lesson: str, at: int, seat: str, refused: str, worlds: int
) -> None:
    """The truth is replaced by a world that fits what the seat knows, and the page is reopened."""
    seats = ["german", "soviet"] if lesson.startswith("stalingrad") else ["american", "german"]
    made = resume(visitors, lesson, at, hold=seats, aid="probabilities", training=True)
    for one in made["seats"].values():  # without it, the first page opened would add a random one
        seeded = Client(visitors.server.client().http, one["token"]).post("/api/table/seed", {"seed": "s" * 32})
        assert seeded.status_code == 200
    server = visitors.server.inside
    session = server.desk.cache.sessions[made["game"]]
    table, token = session.table, made["seats"][seat]["token"]
    truth, view = table._state, table.view(seats.index(seat))
    seen = visit(visitors, token, refused)
    assert "event: table" in seen["streamed"]
    # The results of the latest action, on its card, and the enemy's last action are compared, too: once per title.
    if lesson.endswith("-first"):
        assert 'class="caption ' in seen["Log"]["page"]
        assert 'class="last ' in seen["Log"]["page"]
    assert any(status in (409, 422) or '"refusal":{' in body for _, status, body in seen["answers"])
    assert any("/api/table/hint" in url or "/api/table/judgement" in url for url, _, _ in seen["answers"])
    rng = Random(7)
    for _ in range(worlds):
        server.aids._kept.clear()
        server.advisor._kept.clear()
        while table._state.key() == truth.key():
            table._state = table.game.imagine(view, rng)
        again = visit(visitors, token, refused)
        for part, content in seen.items():
            assert first_difference(*(json.dumps(one, sort_keys=True) for one in (content, again[part]))) == "", part
        table._state = truth
    # The comparison can fail: the other seat's page is different.
    other = visit(visitors, made["seats"][next(one for one in seats if one != seat)]["token"], None)
    assert other["Log"]["page"] != seen["Log"]["page"]


def visit_end(visitors: Visitors, token: str) -> dict[str, Any]:
    """Somebody opens a seat of a finished game: the dialog, then the board."""
    page = visitors.come("/", now=NOON)
    settle(page)  # the home page has fetched everything, so that every visit fetches the same files in the same order
    wire = Wire(page)
    page.goto(f"/#seat={token}")
    expect(page.get_by_role("dialog").get_by_role("row").nth(3)).to_be_visible()
    Player(page, visitors.server).until(lambda: "event: table" in wire.streamed)
    settle(page)
    found: dict[str, Any] = {"dialog": held(page)}
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    settle(page)
    found["board"] = held(page)
    found["answers"] = sorted({answer for answer in wire.answers if "/api/" in answer[0]})
    found["streamed"] = wire.streamed
    page.context.close()
    return found


@pytest.mark.parametrize(
    ("lesson", "at", "seat"),
    [("stalingrad-units", 38, "soviet"), ("panzer-first", 29, "american"), ("spearpoint-first", 25, "american")],
)
def test_the_end_tells_a_seat_the_same_as_its_last_view(visitors: Visitors, lesson: str, at: int, seat: str) -> None:
    """After a resignation hidden cards stay hidden, also in the dialog and its figures."""
    seats = ["german", "soviet"] if lesson.startswith("stalingrad") else ["american", "german"]
    made = resume(visitors, lesson, at, hold=seats)
    tokens = {name: one["token"] for name, one in made["seats"].items()}
    other = next(one for one in seats if one != seat)
    assert Client(visitors.server.client().http, tokens[other]).say("resign").status_code == 200
    table = visitors.server.inside.desk.cache.sessions[made["game"]].table
    truth, view, rng = table._state, table.view(seats.index(seat)), Random(7)
    seen = visit_end(visitors, tokens[seat])
    while table._state.key() == truth.key():
        table._state = table.game.imagine(view, rng)
    again = visit_end(visitors, tokens[seat])
    for part, content in seen.items():
        assert first_difference(*(json.dumps(one, sort_keys=True) for one in (content, again[part]))) == "", part
    table._state = truth
    assert visit_end(visitors, tokens[other])["dialog"]["page"] != seen["dialog"]["page"]


def tapped(visitors: Visitors, token: str, place: str) -> list[Any]:
    """The answer to tapping a card that allows nothing: from the page, and from the server."""
    page = visitors.come("/", now=NOON)
    wire = Wire(page)
    page.goto(f"/#seat={token}")
    page.locator(place).first.click()
    said = page.locator(".refusal")
    expect(said).to_be_visible()
    found = [
        said.inner_text(),
        sorted({one for one in wire.answers if one[0].endswith(("/api/table/actions", "/api/table/why-not"))}),
    ]
    page.context.close()
    return found


@pytest.mark.parametrize(
    ("lesson", "at", "seat", "place"),
    [
        ("stalingrad-first", 32, "german", '[data-cell="S3a"]'),
        ("panzer-first", 30, "american", '[data-cell="A6"]'),
        ("spearpoint-first", 24, "american", ".held.command"),
    ],
)
def test_a_tap_on_a_card_without_actions_gets_the_same_answer(
    visitors: Visitors, lesson: str, at: int, seat: str, place: str
) -> None:
    seats = ["german", "soviet"] if lesson.startswith("stalingrad") else ["american", "german"]
    made = resume(visitors, lesson, at, hold=seats)
    table = visitors.server.inside.desk.cache.sessions[made["game"]].table
    truth, view, rng = table._state, table.view(seats.index(seat)), Random(3)
    told = tapped(visitors, made["seats"][seat]["token"], place)
    assert told[1], "the server was asked"
    while table._state.key() == truth.key():
        table._state = table.game.imagine(view, rng)
    assert tapped(visitors, made["seats"][seat]["token"], place) == told
    table._state = truth


# -- plans that are made at the same time -----------------------------------------------------------------


@pytest.mark.parametrize(
    ("at", "writer", "plan", "answer", "revealed"),
    [
        (21, "american", ["commit rifle-squad", "commit bazooka-team"], ["commit grenadier-squad"], "a2 Bazooka team"),
        (30, "american", ["attack a1 b1", "attack a2 b1"], ["attack b2 a2"], "attacks b1"),
        (36, "german", ["play minefield a1"], [], "Minefield"),
    ],
    ids=["commitment", "declaration", "window"],
)
def test_of_a_plan_nothing_is_known_but_that_it_is_locked(
    visitors: Visitors, at: int, writer: str, plan: list[str], answer: list[str], revealed: str
) -> None:
    """Where both sides of Spearpoint 1943 decide simultaneously: while one writes, nothing reaches the page of the
    other; when it locks, only that fact does; and its plan is not even in the page's memory before both have locked."""
    reader = "german" if writer == "american" else "american"
    made = resume(visitors, "spearpoint-first", at, hold=["american", "german"])
    http = visitors.server.client().http
    writing, reading = (Client(http, made["seats"][seat]["token"]) for seat in (writer, reader))
    page = visitors.come("/")
    wire, player, session = Wire(page), Player(page, visitors.server), page.context.new_cdp_session(page)
    page.goto(f"/#seat={made['seats'][reader]['token']}")
    expect(page.get_by_role("group", name="Your Command cards")).to_be_visible()
    player.until(lambda: "event: table" in wire.streamed)

    before, seen = wire.streamed, reading.get("/api/table").content
    assert writing.act(*plan).status_code == 200
    assert reading.get("/api/table").content == seen
    assert writing.act("done").status_code == 200
    expect(page.get_by_text("locked", exact=True).filter(visible=True)).to_have_count(1)
    streamed = re.findall(r"^(?:event: (\w+)\n)?data: (.*)$", wire.streamed[len(before) :], re.MULTILINE)
    told = [json.loads(data) for kind, data in streamed if kind != "table"]
    assert [[event["event"] for event in one["events"]] for one in told] == [["locked"]]
    assert sum(kind == "table" for kind, _ in streamed) <= 1, "nothing reaches the page while the other seat writes"
    received = {json.dumps(held(page)), wire.streamed, *(body for url, _, body in wire.answers if "/api/" in url)}
    assert found_in(set(plan), received) == set()
    assert found_in(set(plan), memory(session)) == set()
    expect(page.get_by_role("main")).not_to_contain_text(revealed)

    # Both have locked: the plan is shown, so the search would have found it.
    assert reading.act(*answer, "done").status_code == 200
    expect(page.get_by_role("main")).to_contain_text(revealed)


def test_behind_the_curtain_no_plan_is_left(visitors: Visitors) -> None:
    """On one screen both sides plan one after the other; the first plan is gone when the second side plans."""
    page = on_one_screen(visitors, DESKTOP, "spearpoint-first", 21, hold=["american", "german"])
    session = page.context.new_cdp_session(page)
    plans = {"american": "commit bazooka-team", "german": "commit panzerschreck-team"}
    for seat, other in (("american", "german"), ("german", "american")):
        page.get_by_role("button", name=f"Show my cards: {seat.capitalize()} side").click()
        card = page.locator(f'button.held[data-thing="card:{plans[seat].partition(" ")[2]}"]')
        card.click()
        page.get_by_role("button", name="To the Frontline").click()
        expect(card).to_be_hidden()
        found = found_in(set(plans.values()), memory(session))
        assert found == {plans[seat]}, "what is open is in the memory"
        page.get_by_role("button", name="Lock the commitment").click()
        if seat == "american":  # a player who has only locked a plan has seen everything: the curtain falls immediately
            expect(page.get_by_role("button", name=f"Show my cards: {other.capitalize()} side")).to_be_visible()
            assert found_in(set(plans.values()), {json.dumps(held(page))} | memory(session)) == set()
    expect(page.locator('[data-unit="a1"]')).to_contain_text("Bazooka team")


# -- behind the curtain -----------------------------------------------------------------------------------


def memory(session: CDPSession) -> set[str]:
    """Every text in the memory of the page, after garbage collection."""
    parts: list[str] = []

    def take(event: Any) -> None:
        parts.append(event["chunk"])

    session.on("HeapProfiler.addHeapSnapshotChunk", take)
    for _ in range(2):
        session.send("HeapProfiler.collectGarbage")
    session.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
    session.remove_listener("HeapProfiler.addHeapSnapshotChunk", take)
    strings: list[str] = json.loads("".join(parts))["strings"]
    return set(strings)


def found_in(marks: set[str], texts: set[str]) -> set[str]:
    """The marks that occur as a text, or within one (an answer that was not collected, or a text of the page)."""
    whole = "\n".join(texts)
    return {mark for mark in marks if mark in whole}


def secrets(seen: dict[str, Any], letter: str) -> set[str]:
    """Texts that only this seat may get: its legal actions, and its cards on their cells."""
    legal = {action for verb, actions in seen["legal"].items() if verb == "move" for action in actions}
    cards = {f'"{name}":"{code}"' for name, code in seen["view"]["cells"].items() if code[0] == letter}
    told = {one["action"] for one in seen.get("news", []) if one["action"] and " " in one["action"]}
    return legal | cards | {action for action in told if not action.startswith("place ")}


def test_behind_the_curtain_nothing_of_the_former_seat_is_left(visitors: Visitors) -> None:
    """On one screen: the Germans look at everything, MOVE, and hand over; then the Soviets do."""
    page = visitors.come("/#/replay")
    player = Player(page, visitors.server)
    page.get_by_label("Or paste its text").fill(lesson_record("stalingrad-first"))
    page.get_by_role("button", name="Show the game").click()
    page.get_by_role("tab", name="This game").click()
    page.get_by_text("Continue from here").click()
    page.get_by_label("You play").select_option(label="Everyone, on one screen")
    page.get_by_label("Memory aid").select_option("probabilities")
    page.get_by_role("button", name="Start", exact=True).click()
    expect(page.get_by_role("button", name="Show my cards: German side")).to_be_visible()
    page.reload()  # the replay showed everything, so anyone who continues it knows it anyway
    session = page.context.new_cdp_session(page)
    marks: dict[str, set[str]] = {}
    moves = {"german": ("G1a", "G1b"), "soviet": ("S1d", "S1c")}
    for seat, other in (("german", "soviet"), ("soviet", "german")):
        seen = player.look(seat)
        marks[seat] = secrets(seen, seat[0])
        page.get_by_role("button", name=f"Show my cards: {seat.capitalize()} side").click()
        expect(page.get_by_role("grid")).to_be_visible()
        assert found_in(marks[seat], memory(session)), "what is open is in the memory"
        if other in marks:
            assert found_in(marks[other], memory(session)) == set()
            assert found_in(marks[other], {page.content()}) == set()
        for sheet in ("Memory aid", "Table", "Notation", "Log"):
            page.get_by_role("tab", name=sheet).click()
        page.get_by_role("button", name=re.compile("^MOVE a Quadrant")).click()
        one, two = moves[seat]
        page.get_by_role("region", name="Your actions").locator(".steps button").first.click()
        expect(page.get_by_role("button", name="Done", exact=True)).to_be_visible()
        for name in (one, two):
            cell(page, name).press("Enter")
        page.get_by_role("button", name="Done", exact=True).click()
        page.get_by_role("button", name="Hand over").click()
        expect(page.get_by_role("button", name=f"Show my cards: {other.capitalize()} side")).to_be_visible()
        told = Client(player.http, player.kept()["seats"][seat]).get("/api/table/news").json()["news"]
        marks[seat] |= secrets(player.look(seat) | {"news": told}, seat[0])
        page.wait_for_timeout(300)  # answers in flight when the curtain fell
        assert found_in(marks[seat], {json.dumps(held(page))}) == set()
        assert found_in(marks[seat], memory(session)) == set()
    assert marks["german"].isdisjoint(marks["soviet"])


def test_the_curtain_comes_down_when_the_page_is_left(visitors: Visitors) -> None:
    """Another page, the way back, and a reload: each time the curtain is there first."""
    player = Player(visitors.come(), visitors.server)
    page = player.page
    player.begin("stalingrad", "Two people on one screen")
    here = page.get_by_role("button", name=re.compile("^(Show my cards|Just look): German side"))
    leaving: list[Callable[[], Any]] = [
        lambda: page.get_by_role("link", name="Rules").first.click(),
        lambda: page.goto("/api"),
        lambda: page.reload(),
        lambda: page.get_by_role("button", name="Close the curtain").click(),
    ]
    for leave in leaving:
        here.click()
        expect(page.get_by_role("button", name="Confirm the Front")).to_be_visible()
        address = page.url
        leave()
        if page.url != address:
            page.go_back()
        expect(here).to_be_visible()
        expect(page.get_by_role("grid")).to_have_count(0)


def test_the_curtain_comes_by_itself(visitors: Visitors) -> None:
    """A player who walks away after acting is also protected; time is sped up here."""
    page = on_one_screen(visitors, DESKTOP, "stalingrad-first", 26, hold=["german", "soviet"])
    page.clock.install()
    page.get_by_role("button", name="Show my cards: German side").click()
    Player(page, visitors.server).type("move G1a EA SN MO EA")
    expect(page.get_by_role("button", name="Hand over")).to_be_visible()
    page.clock.run_for(16_000)
    expect(page.get_by_role("button", name="Show my cards: Soviet side")).to_be_visible()
    expect(page.get_by_role("grid")).to_have_count(0)


# -- tokens -----------------------------------------------------------------------------------------------


def test_nobody_ever_has_another_seats_token(visitors: Visitors) -> None:
    """By invitation, from the first page to the end of the game: in addresses, requests, answers, pages and storage."""
    one = Player(visitors.come(), visitors.server, 1)
    sent: dict[Page, list[str]] = {one.page: []}

    def listen(page: Page) -> None:
        def hear(request: Request) -> None:
            sent[page].append("\n".join([request.url, json.dumps(request.headers), request.post_data or ""]))

        page.on("request", hear)

    listen(one.page)
    wires = [Wire(one.page)]
    one.begin("stalingrad", "A friend, by link")
    link = one.page.get_by_label(re.compile("^Invitation")).input_value()
    other = Player(visitors.come(), visitors.server, 2)
    sent[other.page] = []
    listen(other.page)
    wires.append(Wire(other.page))
    other.page.goto(link)
    other.page.get_by_role("button", name="Take the seat").click()
    other.page.wait_for_url(re.compile("#/table/"))
    invitation = link.partition("=")[2]
    for player in (one, other):
        player.set_up()
    for player in (one, other):
        expect(player.page.get_by_role("grid", name="Battlefield")).to_be_visible()
    other.page.get_by_role("button", name="Resign").click()
    other.page.get_by_role("button", name="Resign the game").click()
    for player in (one, other):
        expect(player.page.get_by_role("dialog")).to_be_visible()
        player.page.keyboard.press("Escape")
        player.page.get_by_role("tab", name="Table").click()
        player.page.get_by_role("button", name="Result").click()
        player.page.get_by_role("link", name="Replay").click()
        expect(player.page.get_by_label("Position")).to_be_visible()
    tokens = [next(iter(player.kept()["seats"].values())) for player in (one, other)]
    assert len({*tokens, invitation}) == 3
    for player, wire, foreign, own in zip((one, other), wires, reversed(tokens), tokens):
        traffic = "\n".join([*sent[player.page], *(body for _, _, body in wire.answers), wire.streamed])
        everything = traffic + json.dumps(held(player.page))
        assert own in everything
        assert foreign not in everything
        # Your own token is in headers and in this browser's storage, in no address, and on no page unless requested.
        assert all(own not in line.partition("\n")[0] for line in sent[player.page])
        assert own not in held(player.page)["page"]
        assert own not in player.page.url
    assert invitation not in kept(other.page)["games"][0].get("invitations", {}).values()
