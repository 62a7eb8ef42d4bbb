"""How much the first page loads, and Fogline as an app: installed, offline, updated, and storing no game."""

from __future__ import annotations

import json
import re
import shutil
from functools import partial
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect

from fogline.locale import texts_in
from fogline.server.http.pages import CLIENT, add_pages, listed
from tests.browser.test_learning import do
from tests.browser.visiting import Visitors
from tests.lessons import lesson_file
from tests.server.serving import serving

FIRST_LOAD = 200_000
"""Bytes that the home page may load before a game is opened."""
CONTROLLED = "() => navigator.serviceWorker.controller !== null"
STORED = """async () => {
    const found = [];
    for (const name of await caches.keys()) {
        const cache = await caches.open(name);
        for (const request of await cache.keys())
            found.push([name, new URL(request.url).pathname, await (await cache.match(request)).text()]);
    }
    const databases = (await indexedDB.databases()).map((database) => database.name);
    return { found, databases, session: { ...sessionStorage }, local: Object.keys(localStorage) };
}"""


def controlled(visitors: Visitors, path: str = "/", language: str = "en-GB") -> Page:
    """A visitor whose browser has everything that works offline."""
    page = visitors.come(path, language=language, has_worker=True)
    page.wait_for_function(CONTROLLED)
    return page


@pytest.mark.parametrize("language", ["en-GB", "es-ES", "fr-FR"])
def test_the_first_load_is_small(visitors: Visitors, language: str) -> None:
    page = visitors.come("about:blank", language=language)
    seen: list[Any] = []
    page.on("requestfinished", lambda one: seen.append(one))
    page.goto("/", wait_until="networkidle")
    expect(page.locator(".picture svg").first).to_be_visible()
    sizes = {urlsplit(one.url).path: one.sizes()["responseBodySize"] for one in seen}
    assert any("/assets/words-" in path for path in sizes), sizes
    assert sum(path.endswith(".woff2") for path in sizes) == 2, sizes
    assert sum(sizes.values()) < FIRST_LOAD, sizes
    for title in ("stalingrad", "panzer", "spearpoint"):  # files for a game arrive with the game
        assert not any(re.search(rf"/(words-\w+-)?{title}-", path) for path in sizes), sizes


def test_a_failed_download_is_reported(visitors: Visitors) -> None:
    """A title without its texts does not open, a language without its texts is not selected; later both work."""
    page = visitors.come("/#/")
    page.route("**/assets/words-*", lambda route: route.abort())
    page.goto("/#/learn/spearpoint")
    expect(page.get_by_role("heading", name="This page could not be loaded")).to_be_visible()
    page.goto("/#/settings")
    language = page.get_by_label("Language")
    language.select_option("fr")
    expect(page.get_by_role("alert")).to_contain_text("The server is not responding")
    expect(language).to_have_value("en")
    page.unroute("**/assets/words-*")
    page.reload()
    page.get_by_label("Language").select_option("fr")
    expect(page.locator("html")).to_have_attribute("lang", "fr")
    page.goto("/#/learn/spearpoint")
    expect(page.locator(".said .words")).to_be_visible()


def test_app_can_be_installed(visitors: Visitors) -> None:
    """The browser's requirements for an app: a valid manifest, icons of the right sizes, a worker that
    controls the page."""
    page = controlled(visitors)
    session = page.context.new_cdp_session(page)
    told = session.send("Page.getAppManifest")
    assert told["errors"] == []
    assert urlsplit(told["url"]).path == "/manifest.webmanifest"
    faults = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [one["errorId"] for one in faults if one["errorId"] != "in-incognito"] == []
    manifest = json.loads(told["data"])
    assert (manifest["start_url"], manifest["scope"], manifest["display"]) == ("./", "./", "standalone")
    wanted = {(icon["sizes"], icon.get("purpose", "any")) for icon in manifest["icons"]}
    assert {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")} <= wanted
    for icon in manifest["icons"]:
        measured = page.evaluate(
            "async (src) => { const one = new Image(); one.src = src; await one.decode(); return one.naturalWidth; }",
            icon["src"],
        )
        assert icon["sizes"] in ("any", f"{measured}x{measured}")


def test_rules_and_lessons_without_a_server(visitors: Visitors) -> None:
    said = texts_in("fr")
    page = controlled(visitors, language="fr-FR")
    page.context.set_offline(True)
    page.goto("/#/rules/stalingrad/ST-SHOT-1")
    page.reload()
    expect(page.locator("#ST-SHOT-1")).to_be_visible()
    expect(page.locator(".book h2").first).to_be_visible()
    page.goto("/#/rules")
    expect(page.locator(".book h2").first).to_be_visible()
    page.goto("/#/learn/panzer/panzer-first")
    text = page.locator(".said .words")
    steps = json.loads(lesson_file("panzer-first", "json").read_text(encoding="utf-8"))["steps"]
    for step in steps:
        expect(text).to_have_text(said(f"web-learn-panzer-first-{step['say']}"), use_inner_text=True)
        if step is not steps[-1]:
            name = said("web-learn-show" if "accept" in step else "web-learn-next")
            page.get_by_role("button", name=name, exact=True).click()


def test_a_different_move_continues_as_scripted_without_a_server(visitors: Visitors) -> None:
    page = controlled(visitors, "/#/learn/stalingrad")
    page.context.set_offline(True)
    for _ in range(2):
        page.get_by_role("button", name="Next", exact=True).click()
    do(page, "move G1a SN EA MO EA")
    expect(page.get_by_text("the lesson continues with its scripted move")).to_be_visible()
    expect(page.get_by_text("Step 4 of")).to_be_visible()


def test_nothing_of_a_game_is_kept(visitors: Visitors) -> None:
    """Caches hold only the files of the client; there is no database, and no other storage."""
    page = controlled(visitors)
    page.get_by_role("article", name="SCOPE Stalingrad").get_by_role("button", name="Play").click()
    page.wait_for_url(re.compile("#/table/"))
    expect(page.get_by_role("region", name="Your actions")).to_be_visible()
    game = page.url.rpartition("/")[2]
    page.goto("/")
    expect(page.get_by_role("link", name="Continue")).to_be_visible()
    stored = page.evaluate(STORED)
    files = {f"/{name}" for name in listed(CLIENT)}
    assert {path for _, path, _ in stored["found"]} <= files
    assert {name.partition("-v")[0] for name, _, _ in stored["found"]} == {"workbox-precache"}
    assert not any(game in text for _, _, text in stored["found"])
    assert (stored["databases"], stored["session"]) == ([], {})
    assert set(stored["local"]) == {"fogline-1", "fogline-seals-1"}
    answer = page.evaluate("async () => (await fetch('/api/games')).status")
    page.context.set_offline(True)
    failed = page.evaluate("() => fetch('/api/games').then(() => 'answered', () => 'failed')")
    assert (answer, failed) == (200, "failed")


def test_an_update_waits(browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A new version is offered on the home page, and takes over on request."""
    client = tmp_path / "client"
    shutil.copytree(CLIENT, client)
    monkeypatch.setattr("fogline.server.http.app.add_pages", partial(add_pages, client=client))
    with serving(tmp_path) as server:
        visitors = Visitors(browser, server)
        page = controlled(visitors, "/#/rules/panzer")
        page.evaluate("window.isOld = true")
        with (client / "worker.js").open("a", encoding="utf-8") as worker:
            worker.write("\n// another version\n")
        page.evaluate("navigator.serviceWorker.ready.then((registration) => registration.update())")
        page.wait_for_function(
            "() => navigator.serviceWorker.ready.then((registration) => registration.waiting !== null)"
        )
        take = page.get_by_role("button", name="Update now")
        expect(take).to_have_count(0)
        page.goto("/#/new")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        expect(take).to_have_count(0)
        page.goto("/#/")
        expect(take).to_be_visible()
        assert page.evaluate("window.isOld") is True
        take.click()
        page.wait_for_function("() => window.isOld === undefined")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        expect(take).to_have_count(0)
        assert page.evaluate("navigator.serviceWorker.ready.then((registration) => registration.waiting)") is None
        visitors.leave()
        assert visitors.complaints == []
