"""Streams: everything once, in order, even after the connection was cut."""

from __future__ import annotations

import threading
import time
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from fogline.desk.refusals import Refused
from fogline.desk.streams import Told
from fogline.desk.tokens import digest
from fogline.server.games.streams import Stream, Streams
from fogline.server.limits import Limits
from tests import loops
from tests.server.serving import Client, Running, begin, events_in, finish, lay_out, players, serving


def listen(url: str, token: str, last: int, most: int, rng: Random) -> list[int]:
    """Follow a stream that is cut again and again, until news number *most* has come."""
    got: list[int] = []
    with httpx.Client(base_url=url, timeout=20) as http:
        while last < most:
            cut = rng.randint(1, 3000)
            headers = {"authorization": f"Bearer {token}", "last-event-id": str(last)}
            text = ""
            with http.stream("GET", "/api/table/events", headers=headers) as answer:
                assert answer.status_code == 200
                assert answer.headers["content-type"].startswith("text/event-stream")
                for part in answer.iter_text():
                    text += part
                    if len(text) > cut or f"id: {most}\n" in text:
                        break
            whole = text[:cut] if f"id: {most}\n" not in text else text
            for number, kind, data in events_in(whole[: whole.rfind("\n\n") + 2] if "\n\n" in whole else ""):
                if kind == "news" and number is not None:
                    assert data["number"] == number
                    got.append(number)
                    last = number
    return got


def test_streams_cut_at_random_resume_without_loss_or_repetition(running: Running) -> None:
    seats = begin(running.client())
    lay_out(seats, Random(3))
    start = {name: one.look()["sequence"] for name, one in seats.items()}
    got: dict[str, list[int]] = {}
    goal = 25

    def follow(name: str, token: str, seed: int) -> None:
        got[name] = listen(running.url, token, start[name], start[name] + goal, Random(seed))

    threads = [
        threading.Thread(target=follow, args=(name, one.token, seed)) for seed, (name, one) in enumerate(seats.items())
    ]
    for thread in threads:
        thread.start()
    finish(seats, Random(9))
    ends = {name: one.look()["sequence"] for name, one in seats.items()}
    assert all(ends[name] >= start[name] + goal for name in seats)
    for thread in threads:
        thread.join(20)
    for name, numbers in got.items():
        assert numbers[:goal] == list(range(start[name] + 1, start[name] + goal + 1))
        assert numbers == list(range(start[name] + 1, start[name] + len(numbers) + 1))


def test_a_stream_tells_the_same_as_the_list_of_news(client: Client, running: Running) -> None:
    seats = begin(client)
    lay_out(seats, Random(5))
    for one in seats.values():
        listed = one.get("/api/table/news").json()["news"]
        with one.listening() as answer:
            text = ""
            for part in answer.iter_text():
                text += part
                if "event: table" in text and text.endswith("\n\n"):
                    break
        found = events_in(text)
        assert [data for _, kind, data in found if kind == "news"] == listed
        kind, table = found[-1][1:]
        look = one.look()
        assert kind == "table"
        assert table == {name: look[name] for name in table}
        assert {"sequence", "view", "legal", "to-act", "joined", "clock"} <= set(table)


def test_secret_actions_of_others_do_not_show_in_a_stream(running: Running) -> None:
    """While one side lays out its cards, the other's stream is silent: not a byte."""
    seats = begin(running.client())
    heard: list[bytes] = []
    began = threading.Event()

    def follow() -> None:
        with (
            httpx.Client(base_url=running.url, timeout=3) as http,
            http.stream("GET", "/api/table/events", headers=seats["soviet"].headers) as answer,
        ):
            for part in answer.iter_bytes():
                heard.append(part)
                began.set()
                if b'"event":"ready"' in part:
                    return

    thread = threading.Thread(target=follow)
    thread.start()
    assert began.wait(5)
    before = b"".join(heard)
    for kind in ("SN", "EA", "IN", "MG", "MO", "OF", "EA", "SN", "EA", "DE", "SC", "EA"):
        assert seats["german"].act(f"place {kind}").status_code == 200
    assert b"".join(heard) == before
    seats["german"].act("done")
    thread.join(5)
    assert b'"event":"ready"' in b"".join(heard)


def test_future_event_number_is_refused(client: Client) -> None:
    german = begin(client)["german"]
    assert german.get("/api/table/events", params={"after": 5}).json() == {
        "error": "stale",
        "text": "there is no such news yet",
        "sequence": 0,
    }
    assert german.get("/api/table/events", params={"after": -1}).status_code == 422


def test_streams_per_token_are_limited(client: Client, running: Running) -> None:
    streams = running.inside.streams
    german = players(begin(client))[0]
    streams._of_token[digest(german.token)] = 8
    try:
        assert german.get("/api/table/events").status_code == 429
    finally:
        del streams._of_token[digest(german.token)]


def test_a_stream_counts_from_admission_until_it_closes(running: Running) -> None:
    streams = Streams(Limits())
    for _ in range(Limits().streams_of_a_token):
        streams.admit("holder", "address")
    with pytest.raises(Refused):
        streams.admit("holder", "address")
    streams.leave("holder", "address")
    streams.admit("holder", "address")
    german = players(begin(running.client()))[0]
    kept = running.inside.streams
    with german.listening() as answer:
        parts = answer.iter_text()
        next(parts)
        assert kept._of_token[digest(german.token)] == 1
    end = time.monotonic() + 5
    while digest(german.token) in kept._of_token and time.monotonic() < end:
        time.sleep(0.01)
    assert digest(german.token) not in kept._of_token


def test_a_stream_that_is_never_sent_gives_its_place_free() -> None:
    streams = Streams(Limits())
    streams.admit("holder", "address")

    async def read(*_: int) -> Told:
        raise AssertionError("nobody listens")

    async def gone(*_: object) -> Any:
        raise OSError

    stream = Stream(streams.listen("game", 0, read), leave=lambda: streams.leave("holder", "address"))
    with pytest.raises(Exception):  # noqa: B017, PT011  # of whatever kind
        loops.run(stream({"type": "http", "asgi": {"spec_version": "2.4"}}, gone, gone))
    assert (streams._of_token, streams._of_address) == ({}, {})


def test_a_server_that_stops_ends_its_streams(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    with serving(tmp_path) as running:
        german = players(begin(running.client()))[0]
        with german.listening() as answer:
            parts = answer.iter_text()
            assert "event: table" in next(parts)
            stopped = threading.Thread(target=running.stop)
            stopped.start()
            assert list(parts) == []
            stopped.join(10)
    assert "Traceback" not in capfd.readouterr().err


def test_joining_is_announced(running: Running) -> None:
    client = running.client()
    form = client.post("/api/games", {"game": "stalingrad", "scenario": "quick-duel"}).json()
    german = client.as_(form["seats"]["german"]["token"])
    with german.listening() as answer:
        parts = answer.iter_text()
        assert '"joined":["german"]' in next(parts)
        joined = running.client().post("/api/join", {"invitation": form["invitations"]["soviet"]["token"]})
        assert joined.status_code == 200
        assert '"joined":["german","soviet"]' in next(parts)


def test_recent_listener_counts_as_present() -> None:
    """Including somebody who was there at the last check."""
    streams = Streams(Limits())
    streams.admit("one", "here")
    assert streams.listeners() == streams.listeners() == {"one"}
    streams.leave("one", "here")
    assert streams.listeners() == {"one"}
    assert streams.listeners() == set()
