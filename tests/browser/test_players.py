"""Signing in with a passkey, in a real browser with a virtual authenticator (the WebAuthn domain of Chromium's
protocol)."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.visiting import DESKTOP, KEPT, PHONE, Size, Visitors, barriers, kept, overhang, untold
from tests.web.serving import Running


@pytest.fixture
def named(browser: Browser, server: Running) -> Iterator[Visitors]:
    """Visitors who come by a name: browsers have no passkeys for an address."""
    here = Visitors(browser, server, server.url.replace("127.0.0.1", "localhost"))
    yield here
    here.leave()
    assert here.complaints == []


def plug_in(page: Page, credentials: list[dict[str, Any]] | None = None) -> Any:
    """An authenticator, perhaps with passkeys of another device; gives how to read what it holds."""
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
    first.locator("form input[type=checkbox]").uncheck()  # not rated: the third has not signed in
    first.locator("form .main").click()
    first.wait_for_url(re.compile("#/table/"))
    table = first.url
    first.goto("/#/me")
    expect(first.locator("h2")).to_have_count(6)
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


def test_who_erases_everything_is_gone(named: Visitors) -> None:
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
    page.locator("form select").first.select_option("panzer")  # other tests seek the usual game
    page.locator("form .main").click()
    page.wait_for_url(re.compile("#/table/"))
    assert kept(page)["player"] is None


def test_an_address_offers_no_passkeys_and_says_why(visitors: Visitors) -> None:
    page = visitors.come("/#/me", DESKTOP)
    expect(page.get_by_text("localhost")).to_be_visible()
    expect(page.get_by_role("button", name="Make a passkey")).to_have_count(0)
    assert barriers(page) == []
