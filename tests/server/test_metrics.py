"""Metrics, readiness, and the log: who gets them, and what they say."""

from __future__ import annotations

import json
import logging
import re
import socket
import struct
import sys
import threading
import time
from dataclasses import replace
from pathlib import Path
from random import Random
from types import SimpleNamespace

import httpx
import pytest
from starlette.types import Message, Receive, Scope, Send

from fogline.desk.bounds import MAX_BYTES
from fogline.server.http.guard import Guard
from fogline.server.http.listener import JsonFormatter
from fogline.server.limits import Buckets, Limits, RateLimits
from fogline.server.operations.metrics import Metrics, MetricsListener, rounded
from tests import loops
from tests.server.postgres import Cluster
from tests.server.serving import DUEL, SKIRMISH, WIDE, begin, finish, forget_games, process, serving

TOKEN = "a token of the monitoring"
DASHBOARD = Path(__file__).parents[2] / "deploy" / "grafana.json"


def test_metrics_are_off_by_default(tmp_path: Path) -> None:
    with serving(tmp_path) as running:
        client = running.client(TOKEN)
        assert client.get("/metrics").status_code == client.get("/nothing").status_code == 404
        assert client.get("/metrics").content == client.get("/nothing").content


def test_metrics_need_their_token(tmp_path: Path) -> None:
    with serving(tmp_path, replace(WIDE, metrics_token=TOKEN)) as running:
        seats = begin(running.client())
        missing = running.client().get("/nothing").content
        for token in ("", TOKEN[:-1], f"{TOKEN}x", seats["german"].token):
            answer = running.client(token).get("/metrics")
            assert (answer.status_code, answer.content) == (404, missing)
        answer = running.client(TOKEN).get("/metrics")
        assert answer.status_code == 200
        assert answer.headers["content-type"].startswith("text/plain")
        text = answer.text
        assert re.search(r'fogline_requests_total\{method="POST",path="/api/games",status="201"\} 1\.0', text)
        assert re.search(r'fogline_requests_total\{method="GET",path="other",status="404"\}', text)
        assert "fogline_games_in_memory 1.0" in text
        assert seats["german"].token not in text
        assert seats["german"].look()["game"] not in text
        assert "/metrics" not in json.dumps(running.client().get("/api/openapi.json").json())


def test_every_metric_of_the_dashboard_exists(tmp_path: Path) -> None:
    """After a game against the computer, with a stream."""
    with serving(tmp_path, replace(WIDE, metrics_token=TOKEN)) as running:
        seats = begin(running.client(), {**SKIRMISH, "bots": {"american": "recruit"}})
        with seats["german"].listening() as stream:
            parts = stream.iter_bytes()
            next(parts)
            assert "fogline_streams 1.0" in running.client(TOKEN).get("/metrics").text
        forget_games(running.inside.desk.cache)
        finish({"german": seats["german"]}, Random(3))
        text = running.client(TOKEN).get("/metrics").text
    names = set(re.findall(r"^(fogline_\w+)", text, re.MULTILINE))
    for name in ("fogline_commit_seconds_count", "fogline_bot_seconds_count", "fogline_cache_misses_total"):
        found = re.search(rf"^{name} (\S+)$", text, re.MULTILINE)
        assert found, name
        assert float(found[1]) >= 1
    panels = json.loads(DASHBOARD.read_text(encoding="utf-8"))["panels"]
    shown = {name for panel in panels for one in panel["targets"] for name in re.findall(r"fogline_\w+", one["expr"])}
    assert len(panels) >= 9
    labelled = {"fogline_notices_total"}  # no notice was sent
    assert shown - labelled <= names


def test_a_game_that_had_to_be_read_was_not_in_memory(tmp_path: Path) -> None:
    with serving(tmp_path) as running:
        german, cache = begin(running.client())["german"], running.inside.desk.cache
        forget_games(cache)
        before = (cache.hits, cache.misses)
        german.look()
        assert (cache.hits, cache.misses) == (before[0], before[1] + 1)
        german.look()
        assert (cache.hits, cache.misses) == (before[0] + 1, before[1] + 1)


def test_times_are_reported_by_class_only() -> None:
    assert [rounded(seconds, (0.1, 1.0)) for seconds in (0.0, 0.05, 0.1, 0.2, 5.0)] == [0.1, 0.1, 0.1, 1.0, 2.0]


def test_metrics_have_their_own_port(tmp_path: Path) -> None:
    with serving(tmp_path, replace(WIDE, metrics_port=0)) as running:
        begin(running.client())
        metrics = running.inside.metrics
        assert isinstance(metrics, Metrics)
        listener = MetricsListener(metrics, "127.0.0.1", 0)
        try:
            with httpx.Client(base_url=f"http://127.0.0.1:{listener.port}", timeout=30) as http:
                assert "fogline_requests_total" in http.get("/metrics").text
                assert http.post("/metrics").status_code == 405
        finally:
            listener.close()
        assert running.client().get("/metrics").status_code == 404


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("127.0.0.1", 200), ("[::1]:9100", 200), ("localhost:9100", 200), ("LOCALHOST.", 200), ("monitor.lan", 200),
        ("rebound.example:9100", 421), ("localhost.rebound.example", 421), ("", 421), ("127.0.0.1@x", 421),
    ],
)  # fmt: skip
def test_a_page_of_another_site_gets_no_figures(host: str, status: int) -> None:
    """Not even if its name now leads here."""
    listener = MetricsListener(Metrics(), "127.0.0.1", 0, ["localhost", "monitor.lan"])
    try:
        answer = httpx.get(f"http://127.0.0.1:{listener.port}/metrics", headers={"host": host})
        assert answer.status_code == status
        assert (b"--allowed-host" in answer.content) == (status != 200)
    finally:
        listener.close()


def test_slow_client_blocks_nobody_and_is_not_logged(capsys: pytest.CaptureFixture[str]) -> None:
    listener = MetricsListener(Metrics(), "127.0.0.1", 0)
    others = set(threading.enumerate())
    slow, gone = (socket.create_connection(("127.0.0.1", listener.port)) for _ in range(2))
    for one in (slow, gone):
        one.sendall(b"GET /metrics HTTP/1.1\r\n")
    assert httpx.get(f"http://127.0.0.1:{listener.port}/metrics", timeout=30).status_code == 200
    gone.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    gone.close()  # with a reset
    while len(set(threading.enumerate()) - others) > 1:
        time.sleep(0.01)
    listener.close()  # while one of them is still there
    slow.close()
    assert capsys.readouterr().err == ""


def test_the_log_as_json_has_no_values(capsys: pytest.CaptureFixture[str]) -> None:
    try:
        raise ValueError("place SN")
    except ValueError:
        record = logging.LogRecord("fogline.server", logging.ERROR, "", 0, "%s %r", ("GET", "/x"), sys.exc_info())
    form = json.loads(JsonFormatter().format(record))
    assert (form["level"], form["text"], form["error"]) == ("error", "GET '/x'", "ValueError")
    assert form["trace"][-1].startswith("test_metrics.py:")
    assert "place SN" not in json.dumps(form)


def test_slow_requests_are_logged_by_their_kind(tmp_path: Path) -> None:
    """As JSON, from a separate process: nothing in it names a token."""
    with process(tmp_path, "--slow-seconds", "0", "--log-format", "json") as (running, url):
        with httpx.Client(base_url=url, timeout=60) as http:
            made = http.post("/api/games", json=DUEL).json()
            token = next(iter(made["seats"].values()))["token"]
            http.get("/api/table", headers={"authorization": f"Bearer {token}"})
            http.get(f"/api/nothing/{token}?token={token}")
        running.terminate()
        assert running.stderr is not None
        lines = running.stderr.read().splitlines()
    texts = [json.loads(line)["text"] for line in lines]
    assert any(re.fullmatch(r"slow: GET /api/table was answered with 200 after \d+ ms", text) for text in texts)
    assert any(text.startswith("slow: GET other was answered with 404") for text in texts)
    assert token not in "".join(lines)


def test_a_request_that_comes_slowly_is_not_a_slow_answer(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """Otherwise anybody could fill the log."""
    clock = [0.0]
    monkeypatch.setattr("fogline.server.http.guard.time", SimpleNamespace(monotonic=lambda: clock[0]))
    limits = Limits()

    async def answer(_scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "http.response.start", "status": 200, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    async def receive() -> Message:
        clock[0] += 60  # until the body has come
        return {"type": "http.request", "body": b"{}" if len(sent) else b"x" * (MAX_BYTES + 1), "more_body": False}

    async def send(message: Message) -> None:
        sent.append(message.get("status"))

    sent: list[int | None] = []
    guard = Guard(
        answer, limits=limits, rate_limits=RateLimits(limits), requests=Buckets(9, 9), metrics=Metrics(slow_seconds=1)
    )
    scope = {
        "type": "http",
        "http_version": "1.1",
        "method": "POST",
        "path": "/",
        "query_string": b"",
        "client": ("127.0.0.1", 1),
    }
    for _ in range(2):
        loops.run(guard({**scope, "headers": [(b"host", b"localhost")]}, receive, send))
    assert sent == [413, None, 200, None]
    assert caplog.text == ""


def test_a_server_that_is_not_ready_is_healthy(postgresql: Cluster) -> None:
    with serving(postgresql.new_database(), replace(WIDE, metrics_token=TOKEN)) as running:
        client = running.client(TOKEN)
        postgresql.stop()
        try:
            assert client.get("/api/ready").status_code == 503
            assert client.get("/api/health").status_code == 200
            assert client.get("/metrics").status_code == 200, "the figures do not need the database"
        finally:
            postgresql.start()
