"""Fog and notices: in games that differ only in the other side's secrets, a seat is sent the same at the same time."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from fogline.desk.times import milliseconds
from fogline.server.notices.channels import Allowed
from fogline.server.notices.notices import letter, push_message
from fogline.server.notices.subscriptions import PUSH, Notice
from tests.server.paired import MY_SEED, SERVER_SEED, Pair, new_pair
from tests.server.players import signed_in
from tests.server.receiving import Browser, Receiver, receiving
from tests.server.serving import WIDE, Running, begin, forget_games, serving
from tests.server.test_channel_fog import SETUPS, act

AT = 7
"""The line after which the test starts."""
STEP = 20
"""Seconds that pass between two actions."""
BEAT = 60


class Watched:
    """A server for which time passes in steps, and what it sends to one seat on every beat."""

    def __init__(self, running: Running, service: Receiver) -> None:
        self.server = running.inside
        self.start = milliseconds() // (BEAT * 1000) * BEAT * 1000
        self.now = self.start
        self.server.desk.cache.now = lambda: self.now
        self._service = service
        self.sent: list[tuple[int, str, bytes]] = []
        self.browser = Browser(f"{service.url}/push")

    def passes(self) -> None:
        """A step of time. On a beat, everything due is sent."""
        self.now += STEP * 1000
        if (self.now - self.start) % (BEAT * 1000):
            return
        for notice in self.run(self.server.notices.subscriptions.take, self.now, ()):
            assert self.server.notices._sender.send(notice).value == "sent"
            body = self._service.got[-1].body
            if notice.kind == PUSH:
                assert json.loads(push_message(notice)) == self.browser.decrypt(body)
                body = len(body).to_bytes(4) + json.dumps(self.browser.decrypt(body)).encode()
            for secret in (notice.off, notice.game_id):
                body = body.replace(secret.encode(), b"-" * len(secret))
            self.sent.append((self.now - self.start, notice.kind, body))
            self.run(self.server.notices.subscriptions.sent, notice)

    def run(self, do: Callable[..., Any], *given: Any) -> Any:
        return asyncio.run_coroutine_threadsafe(self.server.run(do, *given), self.server._loop).result(10)


def sent_while_the_other_side_is_busy(folder: Path, pair: Pair, of: int) -> list[tuple[int, str, bytes]]:
    """The notices to a seat, and to the player who holds it, while both play. In the second game the enemy changes its
    mind, and the game is reloaded from more rows."""
    folder.mkdir()
    with receiving() as service:
        hook = service.url.replace("http", "json")
        allowed = Allowed(push=(service.url,), webhooks=(hook,))
        with serving(folder, replace(WIDE, notices=allowed, notice_seconds=3600)) as running:
            watched = Watched(running, service)
            watched.server.notices.subscriptions._beat, watched.server.notices.subscriptions._wait = 60_000, 60_000
            setup = {"game": pair.setup.game, "scenario": pair.setup.scenario, "options": dict(pair.setup.options)}
            seats = begin(running.client(), {**setup, "clock": {"start": 259200, "bonus": 0, "most": None}})
            me, enemy = seats[pair.me], seats[pair.enemy]
            assert me.post("/api/table/seed", {"seed": MY_SEED}).status_code == 200
            player = signed_in(running)
            assert player.post("/api/player/games/keep", {"seats": [me.token]}).json() == {"kept": [True]}
            assert player.post("/api/player/notices", watched.browser.wish(language="fr")).status_code == 200
            mine = {"kind": "webhook", "address": f"{hook}/mine"}
            assert player.post("/api/player/notices", mine).status_code == 200
            assert me.post("/api/table/notices", {"kind": "webhook", "address": f"{hook}/hook"}).status_code == 200
            for at, (step, action) in enumerate(pair.lines(of)):
                if step.seat == pair.me:
                    assert me.act(action).status_code == 200
                    continue
                watched.passes()
                act(enemy, action, has_second_thoughts=bool(of and step.is_secret and at % 3 == 0))
                if of and at == AT:
                    forget_games(running.inside.desk.cache)
            for _ in range(12):
                watched.passes()
            return sorted(watched.sent)  # two devices of a seat are notified in any order


@pytest.mark.parametrize("title", SETUPS)
def test_notices_are_the_same_in_all_worlds_that_a_seat_cannot_tell_apart(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, title: str
) -> None:
    """Both their bytes and their time."""
    monkeypatch.setattr("fogline.desk.desk.new_seed", lambda: SERVER_SEED)
    pair = new_pair(SETUPS[title])
    one, other = (sent_while_the_other_side_is_busy(tmp_path / str(of), pair, of) for of in (0, 1))
    assert {kind for _, kind, _ in one} == {"push", "webhook"}
    at_once = [kind for at, kind, _ in one if at == one[0][0]]
    assert sorted(at_once) == ["push", "webhook", "webhook"], "the player's two, and the seat's own"
    assert [(at, kind) for at, kind, _ in one] == [(at, kind) for at, kind, _ in other]
    assert [_without_port(body) for *_, body in one] == [_without_port(body) for *_, body in other]


def _without_port(body: bytes) -> bytes:
    """The server has a different port in every game of this test."""
    return re.sub(rb"127\.0\.0\.1:\d+", b"HERE", body)


@pytest.mark.parametrize("is_confirmed", [True, False])
def test_a_notice_names_the_title_and_the_scenario_only(is_confirmed: bool) -> None:
    """The ingredients of a text: nothing that a game could change."""
    notice = Notice("i", "g", PUSH, "t", "en", "https://example.org", "SCOPE Panzer: Skirmish", "o", is_confirmed, 1, 0)
    later = notice._replace(turn=2, tries=3)
    assert push_message(notice) == push_message(later)
    assert letter(notice) == letter(later)
