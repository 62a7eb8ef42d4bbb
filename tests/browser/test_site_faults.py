"""Failures of games that run in the page: downloads, storage, tabs, old browsers; and a server that has gone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.siting import REMEMBERED, STARTING, Guest, Guests, hosting, saved
from tests.browser.test_installed import CONTROLLED
from tests.browser.visiting import DESKTOP, PHONE, Size, Visitors, barriers, overhang, picture, untold

LANGUAGES = {"en-GB": "Play", "es-ES": "Jugar", "fr-FR": "Jouer"}
SHOWS = {"en-GB": "phone", "es-ES": "desktop", "fr-FR": "phone"}
SIZES: dict[str, Size] = {"phone": PHONE, "desktop": DESKTOP}
NO_STORAGE = """
    IDBFactory.prototype.open = () => { throw new DOMException("The quota has been exceeded.", "QuotaExceededError"); };
"""
BLOCKED = """
    const deny = () => { throw new DOMException("The operation is insecure.", "SecurityError"); };
    IDBFactory.prototype.open = deny;
    CacheStorage.prototype.open = LockManager.prototype.request = async () => deny();
    window.BroadcastChannel = class { constructor() { deny(); } };
    Object.defineProperty(window, "localStorage", { get: deny });
"""
"""A browser that refuses all cookies and site data."""
MESSAGES = """
    window.memories = [];
    window.Worker = class extends Worker {
        constructor(address, options) {
            super(address, options);
            this.addEventListener("message", ({ data }) => {
                if (typeof data !== "string") memories.push(data?.size ?? null);
            });
        }
    };
"""
"""Records the memories that Workers send, by size; null: a stored one cannot be used."""
SPOIL = """async () => {
    const cache = await caches.open("fogline-engine-1");
    const kept = (await cache.keys()).find(({ url }) => url.includes("?memory="));
    await cache.put(kept, new Response("no memory"));
}"""
OLD = "delete window.DecompressionStream;"
OLDER = """
    const { Worker: Modern } = window;
    window.Worker = class { constructor(address) { this.old = address; } };
"""


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with hosting(tmp_path_factory.mktemp("host")) as host:
        yield host.url


@pytest.fixture
def guests(browser: Browser, url: str) -> Iterator[Guests]:
    here = Guests(browser, url)
    yield here
    here.leave()
    assert here.complaints == []


def play(page: Page, name: str = "Play") -> None:
    """Press the button of the first title."""
    page.get_by_role("article").first.get_by_role("button", name=name, exact=True).click()


def begun(page: Page) -> None:
    """Wait until it is our turn; Python may have to start first, for us and for the opponent."""
    expect(page.get_by_role("region", name="Your actions")).to_be_visible(timeout=STARTING)


def is_fit(page: Page, name: str) -> None:
    """Check that every failure is explained, the layout holds, and nobody is locked out. Saves a picture."""
    picture(page, name)
    assert untold(page) == []
    assert overhang(page) == 0
    assert barriers(page) == []


@pytest.mark.parametrize("language", list(LANGUAGES))
def test_a_broken_download_resumes(guests: Guests, language: str) -> None:
    """Files that have arrived are not fetched again. During the download a bar shows the bytes."""
    page = guests.come(language=language, size=SIZES[SHOWS[language]])
    strip = page.locator(".desk")
    asked: list[str] = []
    waiting: list[Route] = []
    page.on("request", lambda request: asked.append(request.url))
    page.route("**/engine-library-*", lambda route: waiting.append(route))
    play(page, LANGUAGES[language])
    expect(strip).to_contain_text(re.compile(r"\d[.,]\d .*\d[.,]\d M[Bo]"))
    expect(strip.get_by_role("progressbar")).to_be_visible()
    page.wait_for_timeout(300)
    is_fit(page, f"site-download-{language}")
    assert waiting
    waiting[0].abort()
    again = strip.get_by_role("button")
    expect(again).to_be_visible()
    is_fit(page, f"site-broken-{language}")
    page.unroute("**/engine-library-*")
    asked.clear()
    page.route("**/engine-rules-*", lambda route: route.abort())  # about downloads, so Python need not start
    with page.expect_request("**/engine-rules-*"):
        again.click()
    expect(again).to_be_visible()
    fetched = {found[1] for one in asked if (found := re.search(r"engine-(\w+)-", one))}
    assert fetched == {"library", "rules"}
    guests.complaints.clear()


@pytest.mark.parametrize("script", [OLD, OLDER], ids=["no-decompression", "no-module-workers"])
def test_an_old_browser_gets_a_message(guests: Guests, script: str) -> None:
    page = guests.come(script=script, size=PHONE)
    play(page)
    expect(page.locator(".desk")).to_contain_text("This browser is too old to play in the page.")
    expect(page.get_by_role("alert")).to_contain_text("nothing was done")
    is_fit(page, "site-old")
    page.goto(f"{guests.url}#/learn/panzer/panzer-first")
    expect(page.locator(".said .words")).to_be_visible()


def test_a_game_that_cannot_be_stored_continues(guests: Guests, tmp_path: Path) -> None:
    """The page says it once. The game can still be saved as a file, and the file opens in another browser."""
    page = guests.come(script=NO_STORAGE)
    play(page)
    strip = page.locator(".desk")
    begun(page)
    expect(strip).to_contain_text("not storing your games")
    is_fit(page, "site-unstored")
    strip.get_by_role("button", name="Close").click()
    expect(strip).to_be_hidden()
    guest = Guest(page, guests.url)
    guest.act()
    expect(strip).to_be_hidden()
    before = guest.look()
    page.get_by_role("tab", name="Table", exact=True).click()
    for name in ("Clock", "Watchers"):
        expect(page.get_by_role("term").filter(has_text=name)).to_have_count(0)
    file = saved(page, "Save this game as a file", tmp_path)

    other = guests.come("#/replay")
    other.get_by_label("Choose a file").set_input_files(file)
    other.wait_for_url(re.compile("#/table/"))
    assert Guest(other, guests.url).look()["game"] == before["game"]
    assert Guest(other, guests.url).look()["setup"] == before["setup"]


def test_a_game_continues_when_the_browser_blocks_all_storage(guests: Guests) -> None:
    page = guests.come(script=BLOCKED)
    play(page)
    begun(page)
    expect(page.locator(".desk")).to_contain_text("not storing your games")


def test_python_continues_from_the_memory_of_an_earlier_start(guests: Guests) -> None:
    """The first visit stores the memory of a Python that knows no game yet; a return visit starts from it. An unusable
    memory is replaced, and the game continues."""
    page = guests.come(script=MESSAGES)
    play(page)
    begun(page)
    page.wait_for_function(REMEMBERED)
    assert len(page.evaluate("memories")) == 1
    page.reload()
    begun(page)
    page.evaluate("askTable(1000001, 'GET', '/api/words?game=panzer', null, null)")
    assert page.evaluate("memories") == []
    page.evaluate(SPOIL)
    page.reload()
    begun(page)
    Guest(page, guests.url).until(lambda: page.evaluate("memories.some((size) => size > 1e6)"), STARTING)
    assert page.evaluate("memories")[0] is None
    guests.complaints.clear()


def test_one_tab_has_the_games(guests: Guests) -> None:
    """Another tab says so and takes them over on request; nothing is lost."""
    page = guests.come()
    play(page)
    begun(page)
    guest = Guest(page, guests.url)
    guest.act()
    before = guest.look()
    place = page.url.removeprefix(guests.url)
    other = guests.open(page.context, place)
    strip = other.locator(".desk")
    expect(strip).to_contain_text("open in another tab")
    is_fit(other, "site-elsewhere")
    strip.get_by_role("button", name="Continue here").click()
    begun(other)
    expect(page.locator(".desk")).to_contain_text("open in another tab")
    now = Guest(other, guests.url).look()
    assert now["sequence"] >= before["sequence"]
    assert now["game"] == before["game"]


@pytest.mark.parametrize(
    ("path", "is_link"), [("lobby", True), ("ladder", True), ("tournaments", True), ("watch", True)]
)
def test_features_that_need_a_server_are_explained_in_a_sentence(guests: Guests, path: str, is_link: bool) -> None:
    page = guests.come(f"#/{path}")
    expect(page.get_by_role("heading", level=1)).to_have_text("This needs a server")
    expect(page.get_by_text("need a Fogline server")).to_be_visible()
    page.goto(guests.url)
    expect(page.get_by_text("need a Fogline server")).to_have_count(1)
    expect(page.locator(f"a[href='#/{path}']")).to_have_count(0 if is_link else 1)
    expect(page.locator("a[href^='/']")).to_have_count(0)


def test_what_only_servers_have_is_not_offered(guests: Guests) -> None:
    """Clocks, links to seats, and games of other browsers."""
    page = guests.come("#/new/panzer")
    expect(page.get_by_role("button", name="Start the game")).to_be_visible()
    expect(page.get_by_label("Clock")).to_have_count(0)
    page.goto(f"{guests.url}#/table/unknown")
    expect(page.get_by_text("saved as a file can be opened on the start page")).to_be_visible()
    page.goto(f"{guests.url}#seat=abcdefgh")
    expect(page.get_by_role("heading", level=1)).to_have_text("This needs a server")
    expect(page.get_by_text("open the link exactly as you received it")).to_be_visible()
    is_fit(page, "site-link")


@pytest.mark.parametrize("language", list(LANGUAGES))
def test_the_pages_of_the_site(guests: Guests, language: str) -> None:
    """The first page and the page of new games, on a phone and a desktop."""
    for name, size in SIZES.items():
        page = guests.come(language=language, size=size)
        expect(page.get_by_role("article").first).to_be_visible()
        is_fit(page, f"site-home-{language}-{name}")
        page.goto(f"{guests.url}#/new/stalingrad")
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        is_fit(page, f"site-new-{language}-{name}")


def test_a_server_that_has_stopped(visitors: Visitors) -> None:
    """On a server's pages, games continue in the page without a connection, and the page says so. Later the server is
    asked again, and the game in the page still exists."""
    page = visitors.come("/#/settings", has_worker=True)
    page.wait_for_function(CONTROLLED)
    page.get_by_role("button", name="Download now").click()
    expect(page.get_by_text("The game is stored in this browser")).to_be_visible()
    is_fit(page, "server-offline-ready")
    page.context.set_offline(True)
    page.goto("/#/")
    page.reload()
    strip = page.locator(".desk")
    expect(strip).to_contain_text("The server cannot be reached.")
    expect(page.get_by_role("article").first).to_be_visible()
    is_fit(page, "server-gone")
    play(page)
    begun(page)
    table = page.url
    page.context.set_offline(False)
    page.goto("/#/")
    expect(strip).to_be_hidden()
    expect(page.get_by_role("link", name="Lobby")).to_be_visible()
    page.goto(table)
    begun(page)
