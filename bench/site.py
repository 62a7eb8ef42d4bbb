"""The waiting time on the static site: bytes and seconds until the first action, with an empty cache and on return.

    make site && python -m bench.site

Chromium opens the site from a plain file host on this machine, then again over a simulated 20 Mbit/s line. The first
action is the first legal one on the board, in a first game against a recruit. Memory is the private memory of
Chromium's processes, including the browser's own. bench.page_times measures the decisions of each level.
"""

from __future__ import annotations

import os
import re
import sys
import tempfile
from pathlib import Path
from time import perf_counter
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page

from tests.browser.siting import REMEMBERED, STARTING, Host, hosting
from tests.browser.test_installed import CONTROLLED
from tests.browser.visiting import browsing

MEGABIT: Final = 1_000_000 / 8
LINE: Final[dict[str, Any]] = {
    "latency": 20,
    "downloadThroughput": 20 * MEGABIT,
    "uploadThroughput": 5 * MEGABIT,
    "offline": False,
}
MOST: Final = {"first visit": None, "first visit, 20 Mbit/s": 15.0, "return visit": 4.0}
"""The maximum number of seconds for each visit; None for no limit."""
MOST_BYTES: Final = 15_000_000


class Visit(NamedTuple):
    name: str
    seconds: float
    processor: float
    received: int
    """Bytes received from a host without compression, including the pages that the service worker caches."""


def act(page: Page) -> None:
    """Wait for the first legal action."""
    page.get_by_role("region", name="Your actions").get_by_role("button").first.wait_for(timeout=STARTING)


def visit(browser: Browser, host: Host, name: str, line: dict[str, Any] | None) -> tuple[Visit, BrowserContext]:
    """Open the site with an empty cache and begin a game."""
    context = browser.new_context(viewport={"width": 1280, "height": 800}, locale="en-GB", service_workers="allow")
    before = host.sent
    page = context.new_page()
    if line is not None:
        session = context.new_cdp_session(page)
        session.send("Network.enable")
        session.send("Network.emulateNetworkConditions", line)
    begun, used = perf_counter(), processor()
    page.goto(host.url)
    page.get_by_role("article").first.get_by_role("button", name="Play", exact=True).click()
    act(page)
    seconds, used = perf_counter() - begun, processor() - used
    page.wait_for_function(CONTROLLED)
    page.wait_for_function(REMEMBERED)
    page.wait_for_timeout(1000)
    return Visit(name, seconds, used, host.sent - before), context


def again(context: BrowserContext, host: Host) -> Visit:
    """Return to the game."""
    address = context.pages[0].url
    context.pages[0].close()
    before = host.sent
    page = context.new_page()
    begun, used = perf_counter(), processor()
    page.goto(address)
    act(page)
    return Visit("return visit", perf_counter() - begun, processor() - used, host.sent - before)


def own(file: str) -> list[str]:
    """The contents of a *file* in /proc for each process of the browser: all direct and indirect children of this
    process."""
    parents: dict[int, int] = {}
    for process in Path("/proc").glob("[0-9]*"):
        if stat := told(int(process.name), "stat"):
            parents[int(process.name)] = int(stat.rpartition(")")[2].split()[1])
    found = {os.getpid()}
    while more := {one for one, parent in parents.items() if parent in found} - found:
        found |= more
    return [text for one in found - {os.getpid()} if (text := told(one, file))]


def told(process: int, file: str) -> str:
    try:
        return Path(f"/proc/{process}/{file}").read_text(encoding="ascii", errors="replace")
    except OSError:
        return ""  # gone


def memory() -> int:
    """Private bytes of the browser."""
    return sum(1024 * int(kb) for text in own("smaps_rollup") for kb in re.findall(r"Private_\w+: +(\d+)", text))


def processor() -> float:
    """Seconds of processor time used by the browser."""
    stats = [text.rpartition(")")[2].split() for text in own("stat")]
    return sum(int(stat[11]) + int(stat[12]) for stat in stats) / os.sysconf("SC_CLK_TCK")


def main() -> int:
    """Measure; 1 if a visit exceeds its limit."""
    with tempfile.TemporaryDirectory() as folder, hosting(Path(folder)) as host, browsing() as browser:
        slow, context = visit(browser, host, "first visit, 20 Mbit/s", LINE)
        context.close()
        before = memory()
        first, context = visit(browser, host, "first visit", None)
        used = memory() - before
        visits = [first, slow, again(context, host)]
        context.close()
    for name, seconds, busy, received in visits:
        limit = MOST[name]
        most = f", at most {limit:.0f}" if limit else ""
        print(f"{name:24} {seconds:6.1f} s{most:14} {busy:6.1f} s of processor {received / 1e6:6.2f} MB")
    print(f"load of the machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} processors")
    print(f"memory of a game with an opponent: {used / 1e6:.0f} MB")
    is_late = any(one.seconds > (MOST[one.name] or one.seconds) for one in visits)
    return int(is_late or max(one.received for one in visits) > MOST_BYTES)


if __name__ == "__main__":
    sys.exit(main())
