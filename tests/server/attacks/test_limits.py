"""Attacks with connections: too many, too long, never finished, never read. Both request parsers are attacked, the one
in C and the one in Python."""

from __future__ import annotations

import json
import logging
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from bench.load import kilobytes
from fogline.server.http.connections import MAX_PIPELINED
from tests.server.attacks.knocking import HEALTH, HOST, Knock, is_well, post
from tests.server.serving import FREE, WIDE, Running, begin, players, process, serving

STRICT = replace(
    FREE,
    connections=60,
    connections_of_an_address=30,
    head_seconds=0.4,
    body_seconds=0.4,
    idle_seconds=0.8,
    write_seconds=0.5,
    streams=25,
    streams_of_an_address=10,
)
"""Limits that are all reached quickly."""
SOON = 2.0
"""Every time limit here is far below it."""
ELSEWHERE = "127.0.0.2"
LISTEN = b"GET /api/table/events HTTP/1.1\r\nAuthorization: Bearer %b\r\n%b\r\n"


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with serving(tmp_path_factory.mktemp("limits"), replace(WIDE, limits=STRICT)) as server:
        yield server


# -- heads --------------------------------------------------------------------------------------------


def test_an_endless_header_fills_the_memory(tmp_path: Path) -> None:
    with process(tmp_path) as (server, url):
        assert is_well(url)
        before, sent = kilobytes(server.pid), 0
        with Knock(url) as knock:
            knock.say(b"GET / HTTP/1.1\r\n" + HOST + b"X-Endless: ")
            while sent < 60_000_000 and knock.say(b"a" * 65536):
                sent += 65536
            assert sent < 5_000_000, "it was cut off"
        assert kilobytes(server.pid) - before < 8000
        assert is_well(url)


@pytest.mark.parametrize(
    "begin_with",
    [
        b"GET /",
        b"GET / HTTP/1.1\r\nHost: localhost\r\nX: ",
        b"GET / HTTP/1.1\r\nHost: localhost\r\nX",
        b"",
        b"\r\n",
        b"POST /api/games HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n1;",
        b"POST /api/games HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n0\r\nX: ",
    ],
    ids=["path", "value", "name", "method", "empty lines", "extension of a piece", "trailer"],
)
def test_something_endless_is_sent(running: Running, begin_with: bytes) -> None:
    more = b"\r\n" * 8192 if begin_with == b"\r\n" else b"a" * 16384
    with Knock(running) as knock:
        knock.say(begin_with)
        sent = 0
        while sent < 20_000_000 and knock.say(more):
            sent += len(more)
        assert sent < 10_000_000
    assert is_well(running)


@pytest.mark.parametrize("count", [101, 2000])
def test_many_headers(running: Running, count: int) -> None:
    with Knock(running) as knock:
        knock.say(b"GET /api/health HTTP/1.1\r\n" + HOST + b"X: 1\r\n" * count + b"\r\n")
        assert knock.hear(1).startswith(b"HTTP/1.1 431 ")
    with Knock(running) as knock:
        knock.say(b"GET /api/health HTTP/1.1\r\n" + HOST + b"X: 1\r\n" * 90 + b"\r\n")
        assert knock.answer().startswith(b"HTTP/1.1 200 ")


def test_one_long_header_in_one_piece(running: Running) -> None:
    with Knock(running) as knock:
        knock.say(b"GET /api/health HTTP/1.1\r\n" + HOST + b"X: " + b"a" * 20_000 + b"\r\n\r\n")
        assert knock.hear(1).startswith(b"HTTP/1.1 431 ")


# -- time ---------------------------------------------------------------------------------------------


def test_silent_connection_is_closed(running: Running) -> None:
    with Knock(running) as knock:
        assert 0.4 < knock.seconds_until_closed(4) < SOON


def test_idle_connection_is_closed_after_a_request(running: Running) -> None:
    with Knock(running) as knock:
        knock.say(HEALTH)
        assert knock.answer()
        assert 0.4 < knock.seconds_until_closed(4) < SOON


@pytest.mark.parametrize("piece", [b"X-Slow: 1\r\n", b"a"])
def test_slow_head_times_out(running: Running, piece: bytes) -> None:
    """Like Slowloris: every piece comes before the timeout, the last never."""
    with Knock(running) as knock:
        begun = time.monotonic()
        knock.say(b"GET /api/health HTTP/1.1\r\n" + HOST)
        while time.monotonic() - begun < 4 and knock.say(piece):
            time.sleep(0.05)
        assert time.monotonic() - begun < SOON


@pytest.mark.parametrize("method", [b"POST", b"GET"])
@pytest.mark.parametrize("way", [b"Content-Length: 1000\r\n\r\n", b"Transfer-Encoding: chunked\r\n\r\n"])
def test_slow_body_times_out(running: Running, method: bytes, way: bytes) -> None:
    with Knock(running) as knock:
        begun = time.monotonic()
        knock.say(method + b" /api/games HTTP/1.1\r\n" + HOST + way)
        piece = b"a" if way.startswith(b"C") else b"1\r\na\r\n"
        while time.monotonic() - begun < 4 and knock.say(piece):
            time.sleep(0.05)
        assert time.monotonic() - begun < SOON
    assert is_well(running)


def test_refused_body_does_not_keep_the_connection_open(running: Running) -> None:
    """It was refused immediately for its length; sending it anyway does not keep the connection open."""
    with Knock(running) as knock:
        knock.say(post("/api/games", b"", length=10**9))
        assert b" 413 " in knock.answer()
        begun = time.monotonic()
        while time.monotonic() - begun < 4 and knock.say(b"a" * 100):
            time.sleep(0.05)
        assert time.monotonic() - begun < SOON


def test_answers_that_are_never_read(running: Running) -> None:
    """Many large answers are requested and none is read: the waiting data must neither pile up nor stay for ever."""
    with Knock(running, takes=2048) as knock:
        large = b"GET /api/openapi.json HTTP/1.1\r\n" + HOST + b"\r\n"
        assert knock.say(large)
        size = len(knock.answer())
        for _ in range(100):
            knock.socket.settimeout(0.2)
            if not knock.say(large):
                break
        time.sleep(1.2)
        assert len(knock.hear(1)) < 20 * size
        assert knock.seconds_until_closed(0.5) < 0.5, "it was cut off meanwhile"
    assert is_well(running)


def test_a_stream_that_is_never_read_is_cut_off(running: Running) -> None:
    german = players(begin(running.client()))[0]
    streams = running.inside.streams
    held = [Knock(running, takes=2048) for _ in range(2)]
    for knock in held:
        knock.say(LISTEN % (german.token.encode(), HOST))
    end = time.monotonic() + 5
    while streams._of_token.total() < 2 and time.monotonic() < end:
        time.sleep(0.01)
    visits = list(running.listener.connections._visits)
    for visit in visits:  # simulates endless news
        if visit.connection.is_answering():
            visit.connection.loop.call_soon_threadsafe(visit.connection.transport.write, b": \n\n" * 500_000)
    while streams._of_token.total() and time.monotonic() < end:
        time.sleep(0.01)
    assert streams._of_token.total() == 0
    for knock in held:
        knock.socket.close()


# -- numbers ------------------------------------------------------------------------------------------


def test_idle_connections_shut_no_one_out(running: Running) -> None:
    held = [Knock(running) for _ in range(100)]
    assert is_well(running), "not even those at the same address"
    assert is_well(running, ELSEWHERE)
    for knock in held:
        knock.socket.close()


def test_idle_connections_of_many_addresses_shut_no_one_out(running: Running) -> None:
    held = [Knock(running, f"127.0.1.{number % 20 + 1}") for number in range(200)]
    assert is_well(running)
    assert STRICT.connections // 2 < len(running.listener.connections._visits) <= STRICT.connections
    for knock in held:
        knock.socket.close()


def test_incomplete_requests_shut_no_one_out(running: Running) -> None:
    held = [Knock(running, f"127.0.1.{number % 20 + 1}") for number in range(80)]
    for number, knock in enumerate(held):
        knock.say(HEALTH[:20] if number % 2 else post("/api/games", b"{", length=100))
    assert is_well(running)
    for knock in held:
        knock.socket.close()


def test_a_flood_of_connections_drops_a_player(running: Running) -> None:
    german = players(begin(running.client()))[0]
    with german.listening() as answer:
        parts = answer.iter_text()
        assert "event: table" in next(parts)
        held = [Knock(running) for _ in range(100)]
        assert german.as_(german.token).act("place SN", sequence=0).status_code == 200
        assert '"number":1' in next(parts)
        for knock in held:
            knock.socket.close()


def test_one_address_takes_all_streams(running: Running) -> None:
    seats = [one for _ in range(6) for one in players(begin(running.client()))]
    held = [Knock(running) for _ in seats]
    statuses = []
    for knock, seat in zip(held, seats):
        knock.say(LISTEN % (seat.token.encode(), HOST))
        statuses.append(knock.socket.recv(12)[-3:])
    assert statuses == [b"200"] * 10 + [b"429"] * 2
    with Knock(running, ELSEWHERE) as knock:
        knock.say(LISTEN % (seats[-1].token.encode(), HOST))
        assert knock.socket.recv(12)[-3:] == b"200"
    for knock in held:
        knock.socket.close()


def test_many_pipelined_requests_on_one_connection(running: Running) -> None:
    """Thousands of requests fit into one packet; those waiting for their turn would cost a hundred times as much."""
    with Knock(running) as knock:
        knock.say(HEALTH * 5)
        heard = b""
        while heard.count(b'{"ok":true}') < 5 and (piece := knock.hear(0.1)):
            heard += piece
        assert heard.count(b'{"ok":true}') == 5, "some are answered, in turn"
    with Knock(running) as knock:
        knock.say(HEALTH * 4000)
        time.sleep(0.05)
        waiting = [len(visit.connection.pipeline) for visit in list(running.listener.connections._visits)]
        assert max(waiting, default=0) <= MAX_PIPELINED
        assert knock.seconds_until_closed(SOON) < SOON
    assert is_well(running)


# -- what is not a request -------------------------------------------------------------------------------

NONSENSE = {
    "binary": bytes(range(256)) * 8,
    "tls": bytes.fromhex("16030102000100 01fc0303".replace(" ", "")) + bytes(500),
    "http2": b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
    "no version": b"GET /\r\n\r\n",
    "wrong version": b"GET / HTTP/9.9\r\n" + HOST + b"\r\n",
    "no path": b"GET  HTTP/1.1\r\n" + HOST + b"\r\n",
    "nul in a path": b"GET /\x00 HTTP/1.1\r\n" + HOST + b"\r\n",
    "nul in a header": b"GET / HTTP/1.1\r\n" + HOST + b"X: \x00\r\n\r\n",
    "space before a colon": b"GET / HTTP/1.1\r\nHost : localhost\r\n\r\n",
    "no host": b"GET /api/health HTTP/1.1\r\n\r\n",
    "two hosts": b"GET /api/health HTTP/1.1\r\n" + HOST + b"Host: evil.example\r\n\r\n",
    "two tokens": b"GET /api/table HTTP/1.1\r\n" + HOST + b"Authorization: Bearer a\r\nAuthorization: Bearer b\r\n\r\n",
    "length and pieces": post("/api/games", b"0\r\n\r\n" + HEALTH, b"Transfer-Encoding: chunked\r\n"),
    "pieces and length": b"POST /api/games HTTP/1.1\r\nTransfer-Encoding: chunked\r\n"
    + HOST + b"Content-Length: 3\r\n\r\n0\r\n\r\n" + HEALTH,
    "two lengths": post("/api/games", b"{}" + HEALTH, b"Content-Length: 3\r\n"),
    "negative length": post("/api/games", b"{}" + HEALTH, length=-1),
    "length with a sign": b"POST /api/games HTTP/1.1\r\n" + HOST + b"Content-Length: +2\r\n\r\n{}" + HEALTH,
    "huge length": post("/api/games", b"{}", length=10**30),
    "other encoding": post("/api/games", b"", b"Transfer-Encoding: gzip\r\n") + HEALTH,
    "hidden encoding": b"POST /api/games HTTP/1.1\r\n" + HOST + b"Transfer-Encoding: xchunked\r\n\r\n" + HEALTH,
    "huge piece": b"POST /api/games HTTP/1.1\r\n" + HOST + b"Transfer-Encoding: chunked\r\n\r\n" + b"F" * 40 + b"\r\n",
    "piece without size": b"POST /api/games HTTP/1.1\r\n" + HOST + b"Transfer-Encoding: chunked\r\n\r\nx\r\n" + HEALTH,
    "body of a get": b"GET /api/health HTTP/1.1\r\n" + HOST + b"Content-Length: 40\r\n\r\n" + HEALTH,
}  # fmt: skip


@pytest.mark.parametrize("sent", NONSENSE.values(), ids=list(NONSENSE))
def test_nonsense_is_sent(running: Running, sent: bytes) -> None:
    """Never an answer that grants something, never one to a request hidden behind another; in the end the server hangs
    up."""
    with Knock(running) as knock:
        knock.say(sent)
        heard = knock.hear(SOON)
        assert heard == b"" or heard.startswith(b"HTTP/1.1 4")
        assert b"200 OK" not in heard
        assert heard.count(b"HTTP/1.1 ") <= 1
        assert knock.seconds_until_closed(SOON) < SOON
    assert is_well(running)


def test_incomplete_huge_chunk_times_out(running: Running) -> None:
    with Knock(running) as knock:
        knock.say(b"POST /api/games HTTP/1.1\r\n" + HOST + b"Transfer-Encoding: chunked\r\n\r\nFFFFFFFF\r\nabc")
        assert b" 408 " in knock.hear(SOON)


def test_very_many_small_pieces(running: Running) -> None:
    with Knock(running) as knock:
        knock.say(b"POST /api/games HTTP/1.1\r\n" + HOST + b"Transfer-Encoding: chunked\r\n\r\n")
        begun = time.monotonic()
        knock.say(b"1\r\na\r\n" * 200_000)
        assert b"HTTP/1.1 2" not in knock.hear(SOON)
        assert time.monotonic() - begun < 2 * SOON
    assert is_well(running)


def test_half_a_request_is_played(running: Running) -> None:
    """A client that leaves before the announced end has sent no request, even if the part that arrived could be
    read."""
    german = players(begin(running.client()))[0]
    body = json.dumps({"sequence": 0, "actions": ["place SN"]}).encode()
    token = b"Authorization: Bearer %b\r\n" % german.token.encode()
    with Knock(running) as knock:
        knock.say(post("/api/table/actions", body, token, length=len(body) + 1))
        time.sleep(0.1)
    time.sleep(0.2)
    assert german.look()["sequence"] == 0


def test_a_token_behind_the_body_counts(running: Running) -> None:
    german = players(begin(running.client()))[0]
    body = json.dumps({"sequence": 0, "actions": ["place SN"]}).encode()
    head = b"POST /api/table/actions HTTP/1.1\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n"
    token = b"Authorization: Bearer %b\r\n" % german.token.encode()
    with Knock(running) as knock:
        knock.say(b"%b%b\r\n%x\r\n%b\r\n0\r\n%b\r\n" % (head, HOST, len(body), body, token))
        assert b" 401 " in knock.answer()
    assert german.look()["sequence"] == 0


def test_an_attack_is_written_into_the_log(running: Running, caplog: pytest.LogCaptureFixture) -> None:
    """Neither its content nor the fact that it was sent: otherwise attackers could fill the disk, or have tokens stored
    in it."""
    caplog.set_level(logging.DEBUG)
    secret = b"a-token-that-nobody-may-see-in-logs"
    first, with_token = b"HTTP/1.1\r\n", b"HTTP/1.1\r\nAuthorization: Bearer " + secret + b"\r\n"
    for sent in NONSENSE.values():
        with Knock(running) as knock:
            knock.say(sent.replace(first, with_token, 1))
            knock.hear(0.05)
    server_side = [record for record in caplog.records if not record.name.startswith(("httpx", "httpcore"))]
    assert [record.getMessage() for record in server_side if record.levelno >= logging.WARNING] == []
    assert secret.decode() not in caplog.text
