"""Attacks with a request's claims about itself: its origin, the server's name, its method."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from fogline.server.addresses import asking_address, counted, name_called, read_address, read_network
from tests.server.attacks.knocking import Knock
from tests.server.serving import DUEL, FREE, WIDE, Running, begin, serving

PROXY = "127.0.0.9"
NAMED = replace(FREE, allowed_hosts=("Games.Example.org",), trusted_proxies=(read_network("127.0.0.8/31"),))


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with serving(tmp_path_factory.mktemp("names"), replace(WIDE, limits=NAMED)) as server:
        yield server


# -- names --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("host", "status"),
    [
        ("localhost", 200), ("localhost:8000", 200), ("LocalHost.", 200), ("127.0.0.1:1", 200), ("[::1]:8000", 200),
        ("games.example.org", 200), ("GAMES.example.org:443", 200),
        ("evil.example", 421), ("localhost.evil.example", 421), ("evil.example:8000", 421), ("", 421),
        ("games.example.org.evil.example", 421), ("xgames.example.org", 421), ("192.0.2.7", 421),
        ("[2001:db8::1]", 421),
        ("localhost@evil.example", 421), ("localhost, evil.example", 421), ("evil.example/localhost", 421),
        ("localhost:80:80", 421), ("localhost:x", 421), ("[localhost]", 421), ("0.0.0.0", 421), ("127.1", 421),
    ],
)  # fmt: skip
def test_a_page_makes_its_name_lead_here(running: Running, host: str, status: int) -> None:
    """DNS rebinding: the browser takes the server for that page's own site, so the page may read all answers."""
    http = running.client().http
    for path in ("/api/health", "/", "/api/games"):
        answer = http.get(path, headers={"host": host})
        assert answer.status_code == status
        if status == 421:
            assert answer.json()["error"] == "host"
            assert "--allowed-host" in answer.json()["text"]
            assert host not in answer.text or host == ""
    if status == 421:
        assert http.post("/api/games", json=DUEL, headers={"host": host, "origin": f"http://{host}"}).status_code == 421


def test_host_header_must_be_ours(tmp_path: Path) -> None:
    """A server that listens on all interfaces accepts the address by which it is reached, and no other."""
    with serving(tmp_path, WIDE, host="0.0.0.0") as running:
        port = int(running.url.rsplit(":", 1)[1])
        for host, status in (("127.0.0.5", 200), ("127.0.0.6", 421), ("0.0.0.0", 200), ("evil.example", 421)):
            with socket.create_connection(("127.0.0.5", port)) as line:
                line.sendall(b"GET /api/health HTTP/1.1\r\nHost: %b:%d\r\n\r\n" % (host.encode(), port))
                assert line.recv(12)[-3:] == b"%d" % status


def test_old_clients_that_name_no_host(running: Running) -> None:
    with Knock(running) as knock:
        knock.say(b"GET /api/health HTTP/1.0\r\n\r\n")
        assert b" 200 " in knock.answer()


# -- addresses ----------------------------------------------------------------------------------------

TRUSTED = tuple(map(read_network, ("10.0.0.1", "192.168.0.0/16", "fd00::/8")))


@pytest.mark.parametrize(
    ("peer", "headers", "found"),
    [
        ("203.0.113.5", {}, "203.0.113.5"),
        ("203.0.113.5", {"x-forwarded-for": "198.51.100.1"}, "203.0.113.5"),
        ("203.0.113.5", {"forwarded": "for=198.51.100.1"}, "203.0.113.5"),
        ("10.0.0.1", {}, "10.0.0.1"),
        ("10.0.0.1", {"x-forwarded-for": "198.51.100.1"}, "198.51.100.1"),
        ("10.0.0.1", {"x-forwarded-for": "1.1.1.1, 198.51.100.1"}, "198.51.100.1"),
        ("10.0.0.1", {"x-forwarded-for": "1.1.1.1, 10.0.0.1, 198.51.100.1, 192.168.7.7"}, "198.51.100.1"),
        ("10.0.0.1", {"x-forwarded-for": "192.168.1.1, 192.168.7.7"}, "192.168.1.1"),
        ("10.0.0.1", {"x-forwarded-for": "198.51.100.1, unknown"}, "10.0.0.1"),
        ("10.0.0.1", {"x-forwarded-for": "198.51.100.1, nonsense, 192.168.7.7"}, "192.168.7.7"),
        ("10.0.0.1", {"x-forwarded-for": ""}, "10.0.0.1"),
        ("10.0.0.1", {"x-forwarded-for": "198.51.100.1:4711"}, "198.51.100.1"),
        ("10.0.0.1", {"x-forwarded-for": "::ffff:198.51.100.1"}, "198.51.100.1"),
        ("10.0.0.1", {"x-forwarded-for": "[2001:db8:1:2:3::4]:4711"}, "2001:db8:1:2::/64"),
        ("10.0.0.1", {"forwarded": 'for=1.1.1.1, for="[2001:db8:1:2:3::4]:4711";proto=https'}, "2001:db8:1:2::/64"),
        ("10.0.0.1", {"forwarded": "proto=https;For=198.51.100.1"}, "198.51.100.1"),
        ("10.0.0.1", {"forwarded": "proto=https"}, "10.0.0.1"),
        ("10.0.0.1", {"x-forwarded-for": "198.51.100.1", "forwarded": "for=1.1.1.1"}, "198.51.100.1"),
        ("fd00::1", {"x-forwarded-for": "2001:db8:1:2:9::9"}, "2001:db8:1:2::/64"),
        ("::ffff:10.0.0.1", {"x-forwarded-for": "198.51.100.1"}, "198.51.100.1"),
        ("2001:db8:1:2:3::4", {"x-forwarded-for": "1.1.1.1"}, "2001:db8:1:2::/64"),
        ("", {"x-forwarded-for": "1.1.1.1"}, "?"),
    ],
)  # fmt: skip
def test_forged_forwarding_header_is_ignored(peer: str, headers: dict[str, str], found: str) -> None:
    given = [(name.encode(), value.encode()) for name, value in headers.items()]
    assert asking_address(peer, given, TRUSTED) == found


def test_several_headers_are_one_list() -> None:
    """A forged one comes before the proxy's own."""
    given = [(b"x-forwarded-for", b"1.1.1.1, 2.2.2.2"), (b"x-forwarded-for", b"198.51.100.1")]
    assert asking_address("10.0.0.1", given, TRUSTED) == "198.51.100.1"
    many = [(b"x-forwarded-for", b",".join([b"192.168.0.1"] * 1000))]
    assert asking_address("10.0.0.1", many, TRUSTED) == "192.168.0.1"


def test_ipv6_network_counts_as_one_client() -> None:
    assert counted(read_address("2001:db8:1:2::1")) == counted(read_address("2001:db8:1:2:ffff::9"))
    assert counted(read_address("2001:db8:1:2::1")) != counted(read_address("2001:db8:1:3::1"))


@pytest.mark.parametrize("host", ["a b", "a\x00", "é", "[::1", "[::1]x", "a" * 10 + ":123456", ":80", "%6c"])
def test_malformed_names_are_rejected(host: str) -> None:
    assert name_called(host) is None


def asked(running: Running, address: str, forwarded: str | None) -> int:
    headers = {} if forwarded is None else {"x-forwarded-for": forwarded}
    return running.client(address=address).http.get("/api/health", headers=headers).status_code


def test_forged_addresses_escape_the_limits(tmp_path: Path) -> None:
    with serving(tmp_path, replace(WIDE, rate=0.001, burst=3, limits=NAMED)) as running:
        assert [asked(running, "127.0.0.1", f"198.51.100.{number}") for number in range(5)] == [200] * 3 + [429] * 2
        behind = [asked(running, PROXY, f"1.1.1.{number}, 198.51.100.7") for number in range(5)]
        assert behind == [200] * 3 + [429] * 2, "who forges more hops is still the one that the proxy saw"
        assert asked(running, PROXY, "198.51.100.8") == 200, "players behind a proxy do not share their limits"
        networks = [asked(running, PROXY, f"2001:db8:0:1::{number}") for number in range(4)]
        assert networks == [200] * 3 + [429]


def test_a_proxy_has_as_many_connections_as_it_needs(tmp_path: Path) -> None:
    with serving(tmp_path, replace(WIDE, limits=replace(NAMED, connections_of_an_address=5))) as running:
        held = [Knock(running, address) for address in (PROXY, "127.0.0.1") for _ in range(12)]
        assert running.client(address="127.0.0.3").get("/api/health").status_code == 200
        counts = {who: len(visits) for who, visits in running.listener.connections._of_address.items()}
        assert counts == {"": 12, "127.0.0.1": 5, "127.0.0.3": 1}
        for knock in held:
            knock.socket.close()


@pytest.mark.parametrize(
    ("address", "headers", "status"),
    [
        (PROXY, {"host": "inside:8000", "x-forwarded-host": "games.example.org"}, 201),
        (PROXY, {"host": "inside:8000", "x-forwarded-host": "evil.example"}, 421),
        ("127.0.0.1", {"host": "inside:8000", "x-forwarded-host": "games.example.org"}, 421),
        (PROXY, {"host": "games.example.org", "x-forwarded-host": "evil.example"}, 201),
    ],
)
def test_a_host_name_sent_by_a_proxy(running: Running, address: str, headers: dict[str, str], status: int) -> None:
    sent = {**headers, "origin": "https://games.example.org"}
    answer = running.client(address=address).http.post("/api/games", json=DUEL, headers=sent)
    assert answer.status_code == status
    foreign = {**headers, "origin": "https://evil.example"}
    assert running.client(address=address).http.post("/api/games", json=DUEL, headers=foreign).status_code in (403, 421)


# -- HEAD and OPTIONS ---------------------------------------------------------------------------------


def test_head_matches_get(running: Running) -> None:
    """The same status and headers as GET, and no body; a stream ends after its head and does not count as open."""
    seats = begin(running.client(), DUEL)
    german = seats["german"]
    german.say("resign")
    paths = [
        "/", "/api", "/api/openapi.json", "/api/health", "/api/games", "/api/words?game=panzer", "/api/table",
        "/api/table/news", "/api/table/news?after=x", "/api/table/aid", "/api/table/record", "/api/table/replay",
        "/nothing", "/api/join",
    ]  # fmt: skip
    for path in paths:
        for headers in (german.headers, {"authorization": "Bearer x"}):
            got, head = (german.http.request(way, path, headers=headers) for way in ("GET", "HEAD"))
            assert (head.status_code, head.content) == (got.status_code, b"")
            assert without_date(head.headers) == without_date(got.headers)
    head = german.http.head("/api/table/events", headers=german.headers)
    assert (head.status_code, head.content) == (200, b"")
    assert head.headers["content-type"].startswith("text/event-stream")
    assert running.inside.streams._of_token.total() == 0
    assert german.http.head("/api/table/events").status_code == 401


def without_date(headers: Any) -> dict[str, str]:
    return {name: value for name, value in headers.items() if name not in ("date", "transfer-encoding")}


@pytest.mark.parametrize(
    ("path", "allowed"),
    [
        ("/api/games", "GET, HEAD, OPTIONS, POST"), ("/api/table/actions", "OPTIONS, POST"),
        ("/", "GET, HEAD, OPTIONS"),
        ("/api/table/events", "GET, HEAD, OPTIONS"), ("/nothing", None), ("/api/table/nothing", None),
    ],
)  # fmt: skip
def test_options_lets_other_sites_in(running: Running, path: str, allowed: str | None) -> None:
    http = running.client().http
    sent = {"origin": "https://evil.example", "access-control-request-method": "POST"}
    answer = http.options(path, headers=sent)
    assert answer.status_code == (404 if allowed is None else 204)
    assert answer.headers.get("allow") == allowed
    assert not [name for name in answer.headers if name.startswith("access-control")]
    if allowed is not None:
        wrong = http.request("PUT", path)
        assert wrong.status_code == 405
        assert wrong.headers["allow"] == allowed or "GET" in allowed


def test_options_of_the_whole_server(running: Running) -> None:
    with Knock(running) as knock:
        knock.say(b"OPTIONS * HTTP/1.1\r\nHost: localhost\r\n\r\n")
        assert b" 204 " in knock.hear(0.3)
