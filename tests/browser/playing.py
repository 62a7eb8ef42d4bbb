"""People who play in the browser, with clicks and typing. Like their page, they ask the server for legal actions; all
their actions go through the page."""

from __future__ import annotations

import re
from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page, expect

from tests.browser.visiting import PATIENCE, kept
from tests.server.serving import Client, Running

BETTER = (
    *("shoot", "gun", "take", "light", "search", "howitzer", "fire", "explore", "recognize", "assault"),
    *("commit", "attack", "storm"),
)
"""Actions that bring a game to its end sooner."""
SETTING_UP = {
    "set-up": "Confirm the Front",
    "terrain": "Place this card",
    "squad": "Confirm the squad",
    "deploy": "Confirm the deployment",
    "build": "This is my deck",
    "muster": "Start with these",
}
"""The steps of a set-up, each with the button that confirms it."""
THINKING = 120_000
"""The maximum wait for an opponent, in milliseconds."""


class Player:
    """Somebody at a page, with the generator that makes the choices."""

    def __init__(self, page: Page, server: Running, seed: int = 1) -> None:
        self.page = page
        self.root = "/"
        self.server = server
        self.rng = Random(seed)
        self.http = server.client().http
        self._looked: list[str] = []

    # -- what is known ----------------------------------------------------------------------------------

    def kept(self) -> dict[str, Any]:
        """The latest game of this browser."""
        found: dict[str, Any] = kept(self.page)["games"][0]
        return found

    def look(self, seat: str | None = None) -> dict[str, Any]:
        """The table as seen by a seat of this browser."""
        seats = self.kept()["seats"]
        return Client(self.http, seats[seat or next(iter(seats))]).look()

    def until(self, is_so: Callable[[], bool], patience: int = PATIENCE) -> None:
        """Wait for a condition that Playwright's expectations cannot express."""
        for _ in range(patience // 25):
            if is_so():
                return
            self.page.wait_for_timeout(25)
        raise AssertionError("it does not come to that")

    # -- beginning --------------------------------------------------------------------------------------

    def begin(self, game: str, *words: str, fill: dict[str, str] | None = None) -> None:
        """A new game: *words* are choices on the page; *fill* are fields, or lists, by label."""
        self.page.goto(f"{self.root}#/new/{game}")
        for word in words:
            self.page.get_by_role("radio", name=re.compile(f"^{re.escape(word)}")).first.check()
        if fill:
            self.page.get_by_text("Rules in detail, and your own files").click()
        for label, value in (fill or {}).items():
            field = self.page.get_by_label(label, exact=True)
            field.select_option(value) if field.evaluate("e => e.tagName") == "SELECT" else field.fill(value)
        self.page.get_by_role("button", name=re.compile("^Start")).click()
        self.page.wait_for_url(re.compile("#/table/"))

    def set_up(self, seat: str | None = None) -> None:
        """Lay out everything at random, or take a ready deck, and confirm, as often as the game asks this player for
        it."""
        while (seen := self.look(seat))["view"]["step"] in SETTING_UP and seen["seat"] in seen["to-act"]:
            laid = sum(len(cells) for cells in seen["view"].get("terrain", {}).values())
            if seen["view"]["step"] == "terrain":
                expect(self.page.get_by_text(f"Card {laid // 2 + 1} of")).to_be_visible()
            confirm = self.page.get_by_role("button", name=SETTING_UP[seen["view"]["step"]])
            expect(confirm).to_be_visible()
            if seen["view"]["step"] == "build":
                self.page.get_by_role("group", name="Ready decks").get_by_role("button").first.click()
            else:
                self.page.get_by_role("button", name="Random", exact=True).click()
            confirm.click()
            self.until(lambda: self._has_confirmed(seat, seen))

    def _has_confirmed(self, seat: str | None, before: dict[str, Any]) -> bool:
        now = self.look(seat)
        is_other_step = now["view"]["step"] != before["view"]["step"]
        is_done = now["seat"] not in now["to-act"]
        return is_other_step or is_done or now["view"].get("terrain") != before["view"].get("terrain")

    # -- playing ----------------------------------------------------------------------------------------

    @property
    def box(self) -> Locator:
        """The command box."""
        return self.page.get_by_role("combobox", name="Type an action")

    @property
    def ending(self) -> Locator:
        return self.page.get_by_role("region", name=re.compile("^(Victory|Defeat|A draw|Winner)"))

    def is_over(self) -> bool:
        return self.page.title().startswith("Game over")

    def is_my_turn(self) -> bool:
        return self.page.title().startswith("Your turn")

    def choose(self, seen: dict[str, Any]) -> str:
        """An action that advances the game: a search of a new place, or a shot."""
        legal: dict[str, list[str]] = seen["legal"]
        good = [verb for verb in BETTER if verb in legal]
        verb = good[0] if good and self.rng.random() < 0.9 else self.rng.choice(sorted(legal))
        fresh = [action for action in legal[verb] if action not in self._looked[-8:]]
        action = self.rng.choice(fresh or legal[verb])
        if verb == "search":
            self._looked.append(action)
        return action

    def type(self, action: str) -> None:
        """Write an action into the box, and wait until the page has done it. If the other side locks its plan at the
        same moment, the page says so and nothing is done."""
        tab = self.page.get_by_role("tab", name="Notation")
        if tab.get_attribute("aria-selected") != "true":
            tab.click()
        self.box.fill(action)
        self.box.press("Escape")
        self.box.press("Enter")
        crossed = self.page.get_by_text("Something happened in the meantime.")
        self.until(lambda: self._is_empty() or crossed.is_visible())
        if not self._is_empty():
            self.box.fill("")

    def _is_empty(self) -> bool:
        """Whether the box is empty and everything was played, or the box is gone."""
        return bool(self.box.evaluate_all("all => all.every((box) => box.value === '' && box.ariaBusy !== 'true')"))

    def act(self, seat: str | None = None) -> None:
        """Play one action in the seat's own turn."""
        self.type(self.choose(self.look(seat)))

    def play_out(self, most: int = 300) -> dict[str, Any]:
        """Play by typing until the game is over."""
        for _ in range(most):
            self.until(lambda: self.is_my_turn() or self.is_over(), THINKING)
            if self.is_over():
                return self.look()
            self.act()
        raise AssertionError("the game does not end")
