"""Attacks by the cost of requests: much work, many lines, much to store, for one seat or from one address. And the fog:
a refusal for cost must not reveal how hard the server worked on hidden things."""

from __future__ import annotations

import re
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from fogline.desk.bounds import MAX_BYTES
from fogline.desk.refusals import Refused
from fogline.desk.tokens import new_token
from fogline.kernel.game import CHANCE
from fogline.server.http.connections import MAX_PIPELINED
from fogline.server.http.settings import Settings
from fogline.server.limits import (
    BYTE_SECONDS,
    DESK_UNIT,
    GAME_BYTES,
    REQUEST_SECONDS,
    ROW_BYTES,
    Bill,
    Buckets,
    Limits,
    RateLimits,
)
from tests.server.serving import DUEL, FREE, SKIRMISH, WIDE, Client, Running, begin, finish, players, serving
from tests.server.test_fog import MEETING, received

ELSEWHERE = "127.0.0.2"
MANY = 400


def refused_after(ask: Callable[[], Any]) -> int:
    """How many requests are granted before one is refused for its cost."""
    for number in range(MANY):
        answer = ask()
        if answer.status_code == 429:
            assert answer.json()["error"] == "too-many"
            assert 1 <= int(answer.headers["retry-after"]) <= 3600
            return number
    return MANY


def test_an_address_that_guesses_tokens_cannot_begin_games(tmp_path: Path) -> None:
    limits = replace(FREE, guess_rate=0.001, guess_burst=5)
    with serving(tmp_path, replace(WIDE, costly_rate=0.001, costly_burst=5, limits=limits)) as running:
        client = running.client()
        assert refused_after(lambda: client.as_(new_token()).get("/api/table")) == 5
        seats = begin(client)  # two costly requests, because the invited player joins
        assert seats["german"].look()["seat"] == "german", "who has a token plays on"
        assert refused_after(lambda: client.post("/api/games", DUEL)) == 3
        assert running.client(address=ELSEWHERE).as_(new_token()).get("/api/table").status_code == 401


def test_new_games_do_not_use_up_the_guess_budget(tmp_path: Path) -> None:
    with serving(tmp_path, replace(WIDE, costly_rate=0.001, costly_burst=3)) as running:
        client = running.client()
        assert refused_after(lambda: client.post("/api/games", DUEL)) == 3
        assert client.as_(new_token()).get("/api/table").status_code == 401


def test_one_address_reads_without_end(tmp_path: Path) -> None:
    with serving(tmp_path, replace(WIDE, limits=replace(FREE, work_rate=0.001, work_burst=0.08))) as running:
        german = players(begin(running.client(address=ELSEWHERE)))[0]
        paths = ["/api/table", "/api/table/news", "/api/games", "/api/watch", "/api/here", "/api/openapi.json"]
        paths += ["/", "/nothing"]
        for number, path in enumerate(paths, 10):
            client = running.client(german.token, f"127.0.0.{number}")
            ways = ("HEAD", "GET") if path == "/api/games" else ("GET",)

            def ask(client: Client = client, path: str = path, ways: tuple[str, ...] = ways) -> httpx.Response:
                return [client.http.request(way, path, headers=client.headers) for way in ways][-1]

            assert 3 < refused_after(ask) < MANY
        assert running.client(address="127.0.0.3").get("/api/health").status_code == 200


def test_one_seat_reads_from_everywhere(tmp_path: Path) -> None:
    """Many computers share a token; the others at the table keep playing."""
    with serving(tmp_path, replace(WIDE, limits=replace(FREE, seat_work_rate=0.001, seat_work_burst=0.2))) as running:
        seats = begin(running.client())
        everywhere = [running.client(seats["german"].token, f"127.0.0.{number}") for number in range(2, 12)]
        rng = Random(1)
        assert refused_after(lambda: rng.choice(everywhere).get("/api/table")) < MANY
        assert seats["soviet"].get("/api/table").status_code == 200


def test_a_seat_acts_without_end(tmp_path: Path) -> None:
    """Refused actions count, too: the count does not reveal whether they would have been played."""
    with serving(tmp_path, replace(WIDE, limits=replace(FREE, row_rate=0.001, row_burst=9))) as running:
        seats = begin(running.client())
        granted = refused_after(lambda: seats["german"].act("place SN", "nonsense", "nothing", sequence=0))
        assert granted == 3
        assert seats["german"].say("resign").status_code == 429
        assert seats["soviet"].act("place SN").status_code == 200


def test_one_address_fills_the_disk(tmp_path: Path) -> None:
    limits = replace(FREE, stored_rate=0.001, stored_burst=5 * GAME_BYTES)
    with serving(tmp_path, replace(WIDE, limits=limits)) as running:
        client = running.client()
        assert refused_after(lambda: client.post("/api/games", DUEL)) == 5
        assert running.client(address=ELSEWHERE).post("/api/games", DUEL).status_code == 201


def test_one_address_fills_the_disk_with_rematches(tmp_path: Path) -> None:
    limits = replace(FREE, stored_rate=0.001, stored_burst=5 * GAME_BYTES)
    with serving(tmp_path, replace(WIDE, limits=limits)) as running:
        client = running.client()
        seat, begun = begin(client)["german"], 1
        while True:
            seat.say("resign")
            again = seat.post("/api/table/rematch")
            if again.status_code == 429:
                break
            seat, begun = client.as_(again.json()["token"]), begun + 1
        assert begun == 4


def test_long_work_on_the_desk_is_paid_and_logged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with serving(tmp_path, replace(WIDE, limits=replace(FREE, work_rate=0.001, work_burst=0.3))) as running:
        seats = begin(running.client(address=ELSEWHERE))
        client = running.client(seats["german"].token)
        burn(running, monkeypatch, 0.26)
        assert refused_after(lambda: client.get("/api/table")) == 2
    told = [record.getMessage() for record in caplog.records if record.name == "fogline.server"]
    assert any(re.fullmatch(r"Desk\.look took \d+ ms of the games' thread", line) for line in told)
    for secret in (seats["german"].token, "SN", "G1a"):
        assert all(secret not in line for line in told)


def burn(running: Running, monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """Keep the desk busy for *seconds* whenever somebody looks."""
    plain = running.inside.desk.look

    def look(key: Any) -> Any:
        until = time.thread_time() + seconds
        while time.thread_time() < until:
            pass
        return plain(key)

    look.__qualname__ = "Desk.look"
    monkeypatch.setattr(running.inside.desk, "look", look)


def test_refusals_for_cost_tell_how_long_the_server_worked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The work on hidden things takes 0 or 10 ms: after the same number of requests both are refused."""
    counts = []
    for seconds in (0, 0.01):
        folder = tmp_path / str(seconds)
        folder.mkdir()
        with serving(folder, replace(WIDE, limits=replace(FREE, work_rate=1e-9, work_burst=0.04))) as running:
            german = begin(running.client(address=ELSEWHERE))["german"]
            client = running.client(german.token)
            burn(running, monkeypatch, seconds)
            counts.append(refused_after(lambda asking=client: asking.get("/api/table")))  # type: ignore[misc]
            monkeypatch.undo()
    assert counts[0] == counts[1] > 5


def test_secret_actions_are_not_charged_to_listeners(tmp_path: Path) -> None:
    """Each secret action makes every stream look for news. A listener pays only for its own news."""
    with serving(tmp_path, replace(WIDE, limits=replace(FREE, work_rate=1e-9, work_burst=100))) as running:
        seats = begin(running.client(address=ELSEWHERE))
        listener = running.client(seats["soviet"].token)
        with listener.listening() as answer:
            parts = answer.iter_text()
            assert "event: table" in next(parts)
            work = running.inside.rate_limits.work
            paid = work._now("127.0.0.1")
            for kind in ("SN", "EA", "IN", "MG", "MO", "OF"):
                assert seats["german"].act(f"place {kind}").status_code == 200
            time.sleep(0.1)
            assert work._now("127.0.0.1") == pytest.approx(paid, abs=1e-6)


@pytest.mark.parametrize("setup", [DUEL, SKIRMISH, MEETING], ids=["duel", "skirmish", "meeting"])
def test_the_price_a_seat_pays_distinguishes_worlds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, setup: dict[str, Any]
) -> None:
    """The same requests in the true world and in an imagined one that the seat cannot tell from it: every charge is the
    same, to the last digit."""
    charges: list[float] = []
    for module in ("games.opponents", "sandbox.pool"):  # processes, which get the view and nothing else
        monkeypatch.setattr(f"fogline.server.{module}.thought", lambda _: None)
    with serving(tmp_path) as running:
        monkeypatch.setattr(running.inside.rate_limits.work, "owe", lambda _who, cost: charges.append(cost))

        def charged(client: Client, asks: list[str]) -> list[float]:
            charges.clear()
            received(client, asks)
            while running.inside.streams._of_token:
                time.sleep(0.005)
            time.sleep(0.02)  # the stream has paid as well
            return charges[:]

        seats, rng, changed = begin(running.client(), setup), Random(5), 0
        table = running.inside.desk.cache.sessions[seats["watch"].look()["game"]].table
        for step in range(40):
            if table.outcome() is not None:
                break
            if table.to_act() == (CHANCE,):
                table.roll(rng)
                continue
            if step % 13 == 12:
                for viewer in table.viewers():
                    client = seats["watch" if viewer is None else table.seats[viewer]]
                    asks = ["search Z9", "nonsense", "place XX"]
                    truth, paid = table._state, charged(client, asks)
                    table._state = table.game.imagine(table.view(viewer), rng)
                    changed += table._state.key() != truth.key()
                    assert charged(client, asks) == paid
                    table._state = truth
            seat = rng.choice(table.to_act())
            table.act(seat, rng.choice(table.legal(seat)))
    assert changed >= 3


def test_only_whole_tenths_of_the_desk_are_counted() -> None:
    rate_limits = RateLimits(Limits(work_rate=1e-9, work_burst=10))
    bill = Bill(rate_limits, "somebody")

    def left() -> float:
        bill.settle()
        return rate_limits.work._now("somebody")

    before = left()
    for seconds in (0, 0.001, 0.02, 0.0999):
        bill.desk(seconds)
    assert left() == pytest.approx(before, abs=1e-6)
    bill.desk(0.1999)
    assert left() == pytest.approx(before - DESK_UNIT, abs=1e-6)


def test_debts_are_capped_and_expire() -> None:
    buckets = Buckets(rate=1000, burst=10)
    buckets.owe("somebody", 1e9)
    assert 0 < buckets.wait("somebody") <= 0.0101
    time.sleep(0.012)
    assert buckets.wait("somebody") == 0
    with pytest.raises(Refused):
        Bill(in_debt(), "somebody")


def in_debt() -> RateLimits:
    rate_limits = RateLimits(Limits())
    rate_limits.work.owe("somebody", 61)
    return rate_limits


def test_fastest_play_stays_within_limits(tmp_path: Path) -> None:
    """With a server's default limits: both seats of a whole game, from one address."""
    with serving(tmp_path, replace(WIDE, limits=Limits())) as running:
        client = running.client()
        seats = begin(client)
        begun = time.monotonic()
        finish(seats, Random(4))
        took = time.monotonic() - begun
        rate_limits, limits = running.inside.rate_limits, Limits()
        left = rate_limits.work._left["127.0.0.1"][0]
        assert left > 0.9 * limits.work_burst, f"{took:.1f} s have cost {limits.work_burst - left:.2f}"
        assert all(one > 0.8 * limits.row_burst for one, _ in rate_limits.rows._left.values())
        assert all(one > 0.9 * limits.seat_work_burst for one, _ in rate_limits.seat_work._left.values())
        assert rate_limits.stored._left["127.0.0.1"][0] > 0.99 * limits.stored_burst


def test_the_page_for_operators_names_the_limits() -> None:
    page = (Path(__file__).parents[3] / "docs" / "hosting.md").read_text(encoding="utf-8")
    rows = [line for line in page.splitlines() if line.startswith("|")]
    limits, settings = Limits(), Settings("")
    wanted = [
        f"| {limits.connections:,},", f"| {limits.connections_of_an_address};", f"| {limits.idle_seconds:g} seconds |",
        f"| {limits.head_bytes // 1024} KiB, {limits.headers} headers, {limits.head_seconds:g} seconds |",
        f"| {MAX_BYTES // 1024} KiB, {limits.body_seconds:g} seconds |", f"| {MAX_PIPELINED} |",
        f"| {limits.write_seconds:g} seconds |",
        f"| {limits.streams:,}, {limits.streams_of_an_address}, {limits.streams_of_a_token} |",
        f"| {settings.rate:g} a second, {settings.burst:g} at once |",
        f"| {settings.costly_rate:g} a second, {settings.costly_burst:g} at once |",
        f"| {limits.guess_rate:g} a second, {limits.guess_burst:g} at once |",
        f"| {limits.offers_an_hour:g} an hour, {limits.offer_burst:g} at once |",
        f"| {60 * limits.work_rate:g} seconds a minute, {limits.work_burst:g} at once |",
        f"| {limits.row_rate:g} a second, {limits.row_burst:,.0f} at once |",
        f"| {60 * limits.stored_rate / 1000:,.0f} kB a minute, {limits.stored_burst / 1e6:g} MB at once |",
    ]  # fmt: skip
    assert [limit for limit in wanted if not any(limit in row for row in rows)] == []
    assert (limits.seat_work_rate, limits.seat_work_burst) == (limits.work_rate / 2, limits.work_burst / 2)


def test_a_class_at_one_address_is_far_from_every_limit() -> None:
    """A hundred people, each with a stream, look (60 kB) and act every three seconds, without end."""
    limits, people, size = Limits(), 100, 62_000
    assert people / 3 * (4 * REQUEST_SECONDS + size * BYTE_SECONDS) < 0.7 * limits.work_rate
    assert people / 3 * ROW_BYTES < 0.3 * limits.stored_rate
    assert 2 * people <= limits.streams_of_an_address
    assert 5 * people <= limits.connections_of_an_address
