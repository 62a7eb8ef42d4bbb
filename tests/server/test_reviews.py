"""Reviews over HTTP: streamed, computed in a separate process, only for finished games."""

from __future__ import annotations

import asyncio
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from fogline.analysis.review import review
from fogline.analysis.review_texts import as_json
from fogline.kernel.record import Record
from fogline.server.sandbox.reviews import Reviews
from tests.server.serving import DUEL, SKIRMISH, Client, Running, begin, events_in, finish, lay_out

RECORDS = Path(__file__).parents[1] / "records" / "v1"
DUEL_RECORD = (RECORDS / "basic-quick-duel.record").read_text(encoding="utf-8")
SLOW = "import sys, time\nfor line in sys.stdin:\n    if line != '{}\\n': time.sleep(600)\n    print('{}', flush=True)"
"""A process that never reaches a step."""

BUSY = (
    "import sys\nfrom fogline.bots.child import limited\nfor line in sys.stdin:\n"
    "    if line != '{}\\n':\n        with limited(0.2, 2**30):\n            while True: pass\n"
    "    print('{}', flush=True)"
)
"""A process that uses up its processor time."""


@pytest.fixture(autouse=True)
def few_worlds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Enough for tests that do not depend on the quality of the judgement."""
    monkeypatch.setattr("fogline.server.sandbox.reviews.WORLDS", 2)
    monkeypatch.setattr("fogline.server.sandbox.reviews.PLAIN_WORLDS", 2)


def over(client: Client, setup: dict[str, Any] = DUEL) -> dict[str, Client]:
    """A game that was resigned after a few actions."""
    seats, rng = begin(client, setup), Random(3)
    lay_out(seats, rng)
    for _ in range(3):
        for one in [client for name, client in seats.items() if name != "watch"]:
            one.play_once(rng)
    assert next(iter(seats.values())).say("resign").status_code == 200
    return seats


def told(answer: httpx.Response) -> list[tuple[str, Any]]:
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"].startswith("text/event-stream")
    return [(kind, data) for _, kind, data in events_in(answer.text)]


@contextmanager
def reviewed_by(running: Running, script: str, processes: int = 2) -> Iterator[Reviews]:
    """Let another program review for a while."""
    server = running.inside
    plain, server.reviews = server.reviews, Reviews((sys.executable, "-c", script), processes=processes)
    try:
        yield server.reviews
    finally:
        other, server.reviews = server.reviews, plain
        assert server._loop is not None
        asyncio.run_coroutine_threadsafe(other.close(), server._loop).result()


def until(is_so: Callable[[], bool]) -> None:
    """Wait for an event in other threads and processes."""
    for _ in range(6000):
        if is_so():
            return
        time.sleep(0.01)
    raise AssertionError("it does not come about")


@pytest.mark.parametrize("setup", [DUEL, SKIRMISH], ids=["stalingrad", "panzer"])
def test_a_finished_game_is_reviewed_step_by_step(client: Client, setup: dict[str, Any]) -> None:
    seats = over(client, setup)
    record = seats["watch"].get("/api/table/record").text
    events = told(seats["german"].get("/api/table/review", params={"first": "german"}))
    assert [kind for kind, _ in events] == ["step"] * (len(events) - 1) + ["review"]
    steps = [data for _, data in events[:-1]]
    assert [(one["done"], one["of"]) for one in steps] == [(at + 1, len(steps)) for at in range(len(steps))]
    found = events[-1][1]
    assert found == as_json(review(record, worlds=2))
    assert [one["step"] for one in steps if one["seat"] == "german"] == _seat(found, "german")["steps"]
    assert steps[0]["seat"] == "german"
    sent = told(client.post("/api/review", {"record": record}))
    assert sent == [("review", found)], "it was kept"


def _seat(found: dict[str, Any], name: str) -> dict[str, Any]:
    return next(seat for seat in found["seats"] if seat["seat"] == name)


def test_as_a_seat_there_are_no_lines_unless_they_are_asked_for(client: Client) -> None:
    seats = over(client)
    plain, named = (
        told(seats["german"].get("/api/table/review", params={"as": "german", "lines": lines}))[-1][1]["seats"][0]
        for lines in (False, True)
    )
    assert not any("line" in step for step in plain["steps"])
    lines = [step.pop("line") for step in named["steps"]]
    assert lines == sorted(lines)
    assert named == plain
    whole = told(seats["watch"].get("/api/table/review"))[-1][1]
    assert [step["line"] for step in _seat(whole, "german")["steps"]] == lines


@pytest.mark.parametrize("viewer", ["all", "german"])
def test_a_running_game_is_not_reviewed(client: Client, viewer: str) -> None:
    seats = begin(client)
    lay_out(seats, Random(1))
    for one in seats.values():
        refused = one.get("/api/table/review", params={"as": viewer})
        assert (refused.status_code, refused.json()["error"]) == (409, "not-over")
    record = Record.read(DUEL_RECORD)
    open_ = Record(record.setup, record.rules, record.entries[:-1]).write()
    refused = client.post("/api/review", {"record": open_, "as": viewer})
    assert (refused.status_code, refused.json()["error"]) == (422, "bad-data")
    assert "not over" in refused.json()["why"]


def hostile() -> Iterator[tuple[dict[str, Any], str]]:
    """Hostile requests, with the code of the refusal."""
    yield {"record": "nonsense"}, "bad-data"
    yield {"record": DUEL_RECORD, "as": "martian"}, "bad-data"
    yield {"record": DUEL_RECORD, "as": "public"}, "bad-data"
    yield {"record": DUEL_RECORD.replace("german: done", "german: search S1a", 1)}, "bad-data"
    yield {"record": DUEL_RECORD + "german: hold\n" * 2500}, "too-costly"
    yield {"record": "x" * 300_000}, "too-large"
    yield {"record": DUEL_RECORD, "as": "x" * 300}, "invalid"
    yield {"record": DUEL_RECORD, "first": 7}, "invalid"
    yield {"record": DUEL_RECORD, "lines": "yes"}, "invalid"
    yield {"record": DUEL_RECORD, "worlds": 10**9}, "invalid"


@pytest.mark.parametrize(("body", "code"), list(hostile()))
def test_unreviewable_record_is_refused_with_reason(client: Client, body: dict[str, Any], code: str) -> None:
    refused = client.post("/api/review", body)
    assert refused.status_code in (413, 422)
    assert refused.json()["error"] == code


def test_leaving_ends_the_work_and_queue_is_short(running: Running) -> None:
    client = running.client()
    asked = {"record": DUEL_RECORD}
    with reviewed_by(running, SLOW, processes=1) as reviews:
        with client.http.stream("POST", "/api/review", json=asked) as first:
            assert first.status_code == 200
            until(lambda: len(reviews.pids) == 1)
            with ExitStack() as waiting:
                some = [waiting.enter_context(client.http.stream("POST", "/api/review", json=asked)) for _ in range(2)]
                texts = [one.iter_text() for one in some]
                assert [next(text) for text in texts] == ["event: waiting\ndata: {}\n\n"] * 2
                refused = client.post("/api/review", asked)
                assert (refused.status_code, refused.json()["error"]) == (429, "too-many")
            seats = begin(client)
            assert seats["german"].act("place SN").status_code == 200, "nobody who plays waits for it"
        until(lambda: not reviews.pids)


def test_a_review_that_fails_is_refused_and_the_next_one_is_made(tmp_path: Path, running: Running) -> None:
    mark = tmp_path / "mark"
    script = (
        f"import pathlib, runpy, sys; mark = pathlib.Path({str(mark)!r}); first = not mark.exists(); mark.touch(); "
        "sys.exit(1) if first else runpy.run_module('fogline.server.sandbox.child', run_name='__main__')"
    )
    client = running.client()
    with reviewed_by(running, script):
        ((kind, refusal),) = told(client.post("/api/review", {"record": DUEL_RECORD}))
        assert (kind, refusal["error"]) == ("refused", "unavailable")
        assert told(client.post("/api/review", {"record": DUEL_RECORD}))[-1][0] == "review"


def test_a_review_that_takes_too_long_ends(running: Running) -> None:
    with reviewed_by(running, BUSY):
        ((kind, refusal),) = told(running.client().post("/api/review", {"record": DUEL_RECORD}))
        assert (kind, refusal["error"]) == ("refused", "too-costly")


def test_a_finished_game_is_reviewed(client: Client) -> None:
    seats = begin(client, DUEL)
    seen = finish(seats, Random(5))
    found = told(seats["soviet"].get("/api/table/review", params={"as": "soviet"}))[-1][1]
    (seat,) = found["seats"]
    winners = seen["outcome"]["winners"]
    assert seat["result"] == (float("soviet" in winners) if winners else 0.5)
    assert "truth" not in found
