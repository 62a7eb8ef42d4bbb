"""Free days and holidays over HTTP: the clock shows that it is stopped, and why."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import datetime
from typing import Any

import pytest

from fogline.desk.terms import Terms, read_terms
from fogline.desk.times import milliseconds
from fogline.table import Allowance
from tests.server.serving import DUEL, Client, Running, begin, forget_games
from tests.server.test_clocks import PLACED

DAY = 24 * 3600
DAYS: dict[str, Any] = {"start": 3 * DAY, "bonus": 3 * DAY, "most": 3 * DAY}
WEEKENDS = {**DUEL, "clock": {**DAYS, "free-days": ["saturday", "sunday"], "zone": "Europe/Berlin", "holidays": 4}}


@pytest.fixture
def passes(running: Running) -> Iterator[Callable[[float], None]]:
    """It is noon on a Thursday in Berlin; time passes on demand."""
    desk = running.inside.desk
    thursday = round(datetime.fromisoformat("2027-03-04T12:00:00+01:00").timestamp() * 1000)
    now = thursday
    desk.cache.now = lambda: now

    def passes(seconds: float) -> None:
        nonlocal now
        now += round(seconds * 1000)

    yield passes
    desk.cache.now = milliseconds


def left(client: Client) -> dict[str, float]:
    found: dict[str, float] = client.look()["clock"]["left"]
    return {name: round(seconds) for name, seconds in found.items()}


def test_no_time_runs_on_free_days(client: Client, passes: Callable[[float], None]) -> None:
    seats = begin(client, WEEKENDS)
    clock = seats["watch"].look()["clock"]
    assert {key: clock[key] for key in ("free-days", "zone", "holidays")} == {
        "free-days": ["saturday", "sunday"],
        "zone": "Europe/Berlin",
        "holidays": 4,
    }
    assert clock["next-free"] == {"from": 1.5 * DAY, "until": 3.5 * DAY}
    passes(2.5 * DAY)
    assert left(seats["german"]) == {"german": 1.5 * DAY, "soviet": 1.5 * DAY}
    assert seats["watch"].look()["clock"]["next-free"] == {"from": -1 * DAY, "until": 1 * DAY}
    passes(1 * DAY)
    assert left(seats["german"])["german"] == 1.5 * DAY
    passes(1.5 * DAY - 1)
    assert seats["watch"].look()["outcome"] is None
    passes(2)
    assert seats["watch"].look()["outcome"]["reasons"] == ["time"]


def test_holiday_stops_own_clock(client: Client, running: Running, passes: Callable[[float], None]) -> None:
    seats = begin(client, {**DUEL, "clock": {**DAYS, "holidays": 4}})
    german, soviet = seats["german"], seats["soviet"]
    assert german.look()["clock"]["holidays-left"] == {"german": 4, "soviet": 4}
    passes(DAY)
    before = german.get("/api/table/news").json()["news"]
    for _ in range(2):
        assert german.post("/api/table/holiday", {"days": 3, "left": 4}).json() == {"ok": True}, "repeating is harmless"
    assert german.get("/api/table/news").json()["news"] == before
    seen = soviet.look()["clock"]
    assert (seen["holidays-left"], seen["away"]) == ({"german": 1, "soviet": 4}, {"german": 3 * DAY})
    passes(1.5 * DAY)
    assert left(soviet) == {"german": 2 * DAY, "soviet": 0.5 * DAY}
    soviet.act(*[f"place {kind}" for kind in PLACED], "done")
    passes(2 * DAY)
    assert left(soviet) == {"german": 1.5 * DAY, "soviet": 3 * DAY}
    bytes_before = [one.get("/api/table").content for one in seats.values()]
    forget_games(running.inside.desk.cache)
    assert [one.get("/api/table").content for one in seats.values()] == bytes_before, "the rows hold it"
    passes(1.5 * DAY + 1)
    assert soviet.look()["outcome"] == {"winners": ["soviet"], "reasons": ["time"]}
    record = soviet.get("/api/table/record").text
    assert "holiday" not in record


def test_impossible_holidays_are_refused(client: Client, passes: Callable[[float], None]) -> None:
    seats = begin(client, {**DUEL, "clock": {**DAYS, "holidays": 2}})
    for body, status in (
        ({"days": 3, "left": 2}, 409),
        ({"days": 1, "left": 1}, 409),
        ({"days": 0, "left": 2}, 422),
        ({"days": 61, "left": 60}, 422),
        ({"days": 1}, 422),
    ):
        assert seats["german"].post("/api/table/holiday", body).status_code == status, body
    assert seats["watch"].post("/api/table/holiday", {"days": 1, "left": 2}).json()["error"] == "watching"
    assert seats["german"].look()["clock"]["holidays-left"] == {"german": 2, "soviet": 2}
    seats["soviet"].say("resign")
    assert seats["german"].post("/api/table/holiday", {"days": 1, "left": 2}).json()["error"] == "no-holiday"
    plain = begin(client, DUEL)
    assert plain["german"].post("/api/table/holiday", {"days": 1, "left": 1}).json()["error"] == "no-holiday"
    alone = client.post("/api/games", {**DUEL, "clock": {**DAYS, "holidays": 2}}).json()
    waiting = client.as_(alone["seats"]["german"]["token"])
    assert waiting.post("/api/table/holiday", {"days": 1, "left": 2}).json()["error"] == "no-holiday", (
        "no clock is running yet"
    )


def test_an_undo_after_a_holiday_takes_back_the_action(client: Client, passes: Callable[[float], None]) -> None:
    seats = begin(client, {**DUEL, "clock": {**DAYS, "holidays": 2}})
    german = seats["german"]
    german.act("place SN")
    assert german.post("/api/table/holiday", {"days": 1, "left": 2}).status_code == 200
    assert german.post("/api/table/undo", {"sequence": german.look()["sequence"]}).status_code == 200
    assert german.look()["clock"]["holidays-left"]["german"] == 1


@pytest.mark.parametrize(
    ("clock", "where"),
    [
        ({"start": 600, "bonus": 0, "most": 600, "free-days": ["sunday"]}, "free-days"),
        ({"start": 600, "bonus": 0, "most": 600, "holidays": 1}, "holidays"),
        ({"start": 3 * DAY, "bonus": DAY, "most": None, "free-days": ["sunday"]}, "free-days"),
        ({**DAYS, "free-days": ["sunday", "sunday"]}, "free-days"),
        ({**DAYS, "free-days": ["sunday"], "zone": "Europe/Nowhere"}, "Europe/Nowhere"),
        ({**DAYS, "free-days": ["sunday"], "zone": "localtime"}, "localtime"),
        ({**DAYS, "free-days": ["sunday"], "zone": "right/UTC"}, "right/UTC"),
    ],
)
def test_impossible_days_off_are_refused(client: Client, clock: dict[str, Any], where: str) -> None:
    answer = client.post("/api/games", {**DUEL, "clock": clock})
    assert (answer.status_code, answer.json()["where"]) == (422, where)


@pytest.mark.parametrize(
    "more", [{"free-days": ["Sunday"]}, {"free-days": ["monday"] * 7}, {"holidays": 61}, {"holidays": -1}, {"zone": 5}]
)
def test_malformed_days_off_are_refused(client: Client, more: dict[str, Any]) -> None:
    assert client.post("/api/games", {**DUEL, "clock": {**DAYS, **more}}).json()["error"] == "invalid"


def test_an_invited_player_sees_the_days_and_a_rematch_has_them(client: Client) -> None:
    form = client.post("/api/games", WEEKENDS).json()
    clock = client.post("/api/terms", {"invitation": form["invitations"]["soviet"]["token"]}).json()["clock"]
    assert clock == {**DAYS, "free-days": ["saturday", "sunday"], "zone": "Europe/Berlin", "holidays": 4}
    seats = begin(client, WEEKENDS)
    seats["german"].say("resign")
    again = client.as_(seats["german"].post("/api/table/rematch").json()["token"])
    assert again.look()["clock"]["free-days"] == ["saturday", "sunday"]


def test_terms_of_older_games_are_read() -> None:
    assert read_terms('{"bots": {}, "clock": [1000, 0, null], "aid": "shown", "late": null}').clock == Allowance(
        1000, 0, None
    )
    terms = Terms(clock=Allowance(1000, 0, 1000, (5, 6), "Europe/Berlin", 4))
    assert read_terms(terms.text()) == terms
