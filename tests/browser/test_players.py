"""Signing in with a passkey, in a real browser with a virtual authenticator (the WebAuthn domain of Chromium's
protocol)."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.test_coming_back import SUBSCRIBED
from tests.browser.visiting import DESKTOP, KEPT, PHONE, Size, Visitors, barriers, kept, overhang, untold
from tests.server.receiving import Browser as PushBrowser
from tests.server.receiving import until
from tests.server.serving import DUEL, Client, Running


@pytest.fixture
def named(browser: Browser, server: Running) -> Iterator[Visitors]:
    """Visitors who use a host name: browsers allow no passkeys for an IP address."""
    here = Visitors(browser, server, server.url.replace("127.0.0.1", "localhost"))
    yield here
    here.leave()
    assert here.complaints == []


def plug_in(page: Page, credentials: list[dict[str, Any]] | None = None) -> Any:
    """An authenticator, perhaps with passkeys of another device; returns a function that reads its contents."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    options = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True}
    more = {"isUserVerified": True, "automaticPresenceSimulation": True}
    name = session.send("WebAuthn.addVirtualAuthenticator", {"options": options | more})["authenticatorId"]
    for one in credentials or []:
        session.send("WebAuthn.addCredential", {"authenticatorId": name, "credential": one})
    return lambda: session.send("WebAuthn.getCredentials", {"authenticatorId": name})["credentials"]


def register(page: Page, name: str) -> None:
    form = page.locator("form").filter(has=page.locator("[autocomplete=nickname]"))
    form.locator("input").fill(name)
    form.locator("button").click()
    expect(page.locator(".head .me")).to_have_attribute("aria-label", re.compile(re.escape(name)))


@pytest.mark.parametrize(("size", "language"), [(DESKTOP, "en"), (PHONE, "fr")], ids=["desktop", "phone"])
def test_a_game_is_found_on_another_device_by_passkey(named: Visitors, size: Size, language: str) -> None:
    first = named.come("/#/me", size, language=language)
    held = plug_in(first)
    expect(first.locator("h2")).to_have_count(2)
    assert barriers(first) == []
    assert overhang(first) <= 0
    register(first, "Ada")
    first.goto("/#/lobby")
    first.locator("form select").nth(1).select_option("days")
    first.locator("form input[type=checkbox]").first.uncheck()  # not rated: the third has not signed in
    first.locator("form .main").click()
    first.wait_for_url(re.compile("#/table/"))
    table = first.url
    first.goto("/#/me")
    expect(first.locator("h2")).to_have_count(9)
    assert barriers(first) == []
    assert overhang(first) <= 0
    assert untold(first) == []

    second = named.come("/#/me", size, language=language)
    plug_in(second, held())
    second.locator("section .main").first.click()
    expect(second.locator(".head .me")).to_have_attribute("aria-label", re.compile("Ada"))
    second.locator("main li.sheet button").first.click()  # a game, not a passkey
    second.wait_for_url(re.compile("#/table/"))
    assert second.url == table
    assert len(kept(second)["games"]) == 1

    third = named.come("/#/lobby", size, language=language)
    expect(third.locator("li bdi")).to_have_text(["Ada"])
    third.locator("li .main").first.click()
    third.wait_for_url(re.compile("#/table/"))


@pytest.mark.parametrize(("size", "language"), [(DESKTOP, "en"), (PHONE, "es")], ids=["desktop", "phone"])
def test_links_are_made_invalid_and_games_taken_off_the_list(named: Visitors, size: Size, language: str) -> None:
    """By keys alone; each asks for confirmation first, and the screen reader announces the result."""
    page = named.come("/#/me", size, language=language)
    plug_in(page)
    register(page, "Hedy")
    game = {**DUEL, "scenario": "quick-duel"}
    mine = Client(named.server.client().http, player=kept(page)["player"]["token"])
    made = [mine.post("/api/games", game).json() for _ in range(2)]
    old = mine.as_(made[1]["seats"]["german"]["token"])
    page.reload()
    seats = (
        page.locator("section").filter(has=page.locator("button:has(svg)")).filter(has=page.locator("li.sheet")).last
    )
    rows = seats.locator("li.sheet")
    expect(rows).to_have_count(2)
    assert barriers(page) == []
    assert overhang(page) <= 0
    assert untold(page) == []
    row = rows.first
    assert old.get("/api/table").status_code == 200
    row.locator("button").first.focus()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog")
    expect(dialog).to_be_visible()
    assert barriers(page) == []
    assert overhang(page) <= 0
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(row.locator("button").first).to_be_focused()
    page.keyboard.press("Enter")
    dialog.locator("button.danger").focus()
    page.keyboard.press("Enter")
    expect(seats.get_by_role("status")).not_to_be_empty()
    known = {one["game"]: one for one in kept(page)["games"]}
    assert len(known) == 1
    (name,) = known
    before = next(one for one in made if one["game"] == name)
    assert mine.as_(before["seats"]["german"]["token"]).get("/api/table").status_code == 401
    assert mine.as_(known[name]["seats"]["german"]).get("/api/table").status_code == 200
    rows.first.locator("button").last.click()
    dialog.locator("button.danger").click()
    expect(rows).to_have_count(1)
    assert len(mine.get("/api/player/games").json()["games"]) == 1


def test_notices_about_all_games_are_one_switch(named: Visitors) -> None:
    here = PushBrowser("https://fcm.googleapis.com/test")
    page = named.come("/#/me", DESKTOP, has_worker=True)
    page.context.grant_permissions(["notifications"])
    plug_in(page)
    register(page, "Ida")
    page.evaluate(SUBSCRIBED, {"endpoint": here.endpoint, "keys": here.wish()["keys"]})
    mine = Client(named.server.client().http, player=kept(page)["player"]["token"])
    switch = page.get_by_role("switch", name="Notify me on this device when it is my turn in any game")
    expect(switch).not_to_be_checked()
    switch.click()
    until(lambda: [one["kind"] for one in mine.get("/api/player/notices").json()["notices"]] == ["push"])
    expect(switch).to_be_checked()
    expect(switch).to_be_enabled()
    assert barriers(page) == []
    page.reload()
    page.evaluate(SUBSCRIBED, {"endpoint": here.endpoint, "keys": here.wish()["keys"]})
    page.goto("/#/")
    page.goto("/#/me")
    expect(switch).to_be_checked()
    switch.click()
    until(lambda: mine.get("/api/player/notices").json()["notices"] == [])
    expect(switch).not_to_be_checked()


def test_erasing_everything_removes_the_player(named: Visitors) -> None:
    page = named.come("/#/me", DESKTOP)
    plug_in(page)
    register(page, "Grace")
    keys = page.locator("section").filter(has=page.locator("h2", has_text="Ways to sign in"))
    keys.get_by_role("button", name="Make a recovery code").click()
    code = keys.locator("output").inner_text()
    assert re.fullmatch(r"([A-Z2-9]{5}-){4}[A-Z2-9]{5}", code)
    page.get_by_role("button", name="Sign out here").click()
    page.locator("summary").click()
    page.get_by_label("Recovery code").fill(code.lower())
    page.locator("details button").click()
    expect(page.locator(".head .me")).to_have_attribute("aria-label", "Signed in as Grace")
    with page.expect_download() as saved:
        page.get_by_role("button", name="Save all my data").click()
    form = json.loads(saved.value.path().read_text())
    assert [one["name"] for one in form["players"]] == ["Grace"]
    page.get_by_role("button", name="Erase my data").click()
    page.get_by_role("button", name="Erase everything").click()
    expect(page.locator(".head .me")).to_have_attribute("aria-label", "Sign in")
    assert kept(page)["player"] is None
    page.get_by_role("button", name="Use my passkey").click()
    expect(page.locator("main [role=alert], main .refusal")).not_to_have_count(0)


def test_a_browser_that_was_signed_out_elsewhere_still_plays(named: Visitors) -> None:
    page = named.come("/#/", DESKTOP)
    page.evaluate(
        "name => localStorage.setItem(name, JSON.stringify({...JSON.parse(localStorage.getItem(name)),"
        " player: {token: 'x'.repeat(32), name: 'Old'}}))",
        KEPT,
    )
    page.goto("/#/lobby")
    page.reload()
    page.locator("form select").first.select_option("panzer")  # other tests look for the standard game
    page.locator("form .main").click()
    page.wait_for_url(re.compile("#/table/"))
    assert kept(page)["player"] is None


def test_an_address_offers_no_passkeys_and_says_why(visitors: Visitors) -> None:
    page = visitors.come("/#/me", DESKTOP)
    expect(page.get_by_text("Passkeys work only")).to_be_visible()
    link = page.get_by_role("link", name="Open it under the name")
    assert (link.get_attribute("href") or "").startswith("http://localhost:")
    expect(page.get_by_role("button", name="Make a passkey")).to_have_count(0)
    assert barriers(page) == []


@pytest.mark.parametrize(("size", "language"), [(DESKTOP, "en"), (PHONE, "fr")], ids=["desktop", "phone"])
def test_a_player_makes_a_bot_and_challenges_it(named: Visitors, server: Running, size: Size, language: str) -> None:
    page = named.come("/#/me", size, language=language)
    plug_in(page)
    register(page, "Ada")
    mine = page.locator("section").filter(has=page.locator("input[maxlength='24']"))
    mine.locator("input").fill("Hunter")
    mine.locator("form button").click()
    key = mine.locator("output").inner_text()
    expect(mine.locator("li")).to_contain_text("Hunter (bot)")
    assert barriers(page) == []
    assert overhang(page) <= 0
    assert untold(page) == []
    bot = Client(server.client().http, player=key)
    titles = {"titles": ["stalingrad", "panzer", "spearpoint"]}
    assert bot.post("/api/bot/connected", titles).json()["challenges"] == []

    page.goto("/#/lobby")
    page.locator("form input[type=checkbox]").first.uncheck()  # not rated: it is their own bot
    challenge = page.locator("li", has_text="Hunter (bot)").locator("button")
    expect(challenge).to_be_visible()
    assert barriers(page) == []
    assert overhang(page) <= 0
    assert untold(page) == []
    bot.post("/api/bot/connected", titles)
    challenge.click()
    page.wait_for_url(re.compile("#/table/"))
    until(lambda: bool(bot.post("/api/bot/connected", titles).json()["challenges"]))
    (offer,) = bot.post("/api/bot/connected", titles).json()["challenges"]
    assert offer["bot-accounts"]
    bot.post("/api/join", {"invitation": offer["invitation"]})
    page.get_by_role("tab").last.click()
    expect(page.locator("bdi", has_text="Hunter (bot)").first).to_be_visible()

    page.goto("/#/me")
    mine.locator("li button").last.click()
    page.locator("dialog .danger").click()
    expect(mine.locator("li")).to_have_count(0)
    assert bot.get("/api/player").status_code == 401
