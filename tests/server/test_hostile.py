"""Hostile requests: forged tokens, foreign pages, garbage, too much and too often. The answer is never a 500 and never
a hint."""

from __future__ import annotations

import json
import logging
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from fogline.desk.bounds import MAX_BYTES
from fogline.desk.tokens import digest, new_token
from fogline.server.http.guard import HEADERS
from tests.server.serving import DUEL, SKIRMISH, WIDE, Client, Running, begin, lay_out, serving

GUARDED = [
    ("GET", "/api/table"), ("GET", "/api/table/news"), ("GET", "/api/table/events"), ("GET", "/api/table/record"),
    ("GET", "/api/table/replay"), ("POST", "/api/table/rematch"), ("POST", "/api/table/actions"),
    ("POST", "/api/table/words"), ("POST", "/api/table/undo"), ("GET", "/api/table/aid"),
    ("POST", "/api/table/phrases"),
]  # fmt: skip
BODIES: dict[str, Any] = {
    "/api/games": {
        **DUEL,
        "data": "",
        "hold": ["german"],
        "bots": {},
        "clock": {"start": 60, "bonus": 1, "most": None},
        "aid": "shown",
        "watching": {"kind": "delayed", "turns": 2},
        "listed": True,
    },
    "/api/continue": {
        "record": "fogline record 1\ngame: stalingrad\nrules: 1\nscenario: quick-duel\n\ngerman: place SN\n",
        "at": 1,
        "hold": ["soviet"],
        "bots": {},
    },
    "/api/terms": {"invitation": "x" * 32},
    "/api/join": {"invitation": "x" * 32, "nonce": "n" * 16},
    "/api/replay": {
        "record": "fogline record 1\ngame: stalingrad\nrules: 1\nscenario: quick-duel\n\n",
        "as": "all",
        "at": 0,
        "count": 1,
    },
    "/api/table/actions": {"sequence": 0, "actions": ["place SN"]},
    "/api/lobby/seek": {**DUEL, "hold": ["german"], "clock": {"start": 60}, "besides": ["x"]},
    "/api/tournaments": {**DUEL, "clock": {"start": 60}, "name": "x", "kind": "swiss", "most": 4, "starts": 10**13},
    "/api/table/lobby": {"invitation": "x" * 32, "wanted": {"least": 1000, "most": 2000}},
    "/api/table/lobby/off": {"invitation": "x" * 32},
    "/api/sign-in/new/question": {"name": "Ada"},
    "/api/sign-in/new": {"name": "Ada", "label": "", "id": "AAAA", "client-data": "e30", "attestation": "o2Nm"},
    "/api/sign-in/passkey": {"id": "AAAA", "client-data": "e30", "authenticator-data": "AAAA", "signature": "AAAA"},
    "/api/sign-in/recovery": {"code": "ABCDE-FGHJK"},
    "/api/sign-in/provider": {"code": "x", "state": "x" * 32, "secret": "x" * 32},
    "/api/player/name": {"name": "Ada"},
    "/api/player/games/open": {"game": "x", "seat": "german"},
    "/api/player/games/keep": {"seats": ["x" * 32]},
    "/api/player/games/off": {"game": "x", "seat": "german"},
    "/api/player/games/revoke": {"game": "x", "seat": "german"},
    "/api/player/notices": {
        "kind": "push",
        "endpoint": "https://fcm.googleapis.com/x",
        "keys": {"p256dh": "AAAA", "auth": "AAAA"},
        "quiet": {"from": 0, "until": 1},
    },
    "/api/player/notices/off": {"id": "x"},
    "/api/player/passkeys": {"id": "AAAA", "client-data": "e30", "attestation": "o2Nm"},
    "/api/player/passkeys/off": {"id": "AAAA"},
    "/api/table/words": {"sequence": 0, "word": "accept draw"},
    "/api/table/phrases": {"phrase": "hello"},
    "/api/table/undo": {"sequence": 0},
    "/api/table/rematch": {},
}


@pytest.mark.parametrize(("method", "path"), GUARDED)
def test_a_forged_token_gets_nothing(client: Client, method: str, path: str) -> None:
    seats = begin(client)
    lay_out(seats, Random(1))
    good = seats["german"].token
    answers = set()
    for wrong in ("x", good[:-1], good + "A", good.swapcase(), new_token(), digest(good), "é" * 32, "../" * 10):
        for header in (f"Bearer {wrong}", wrong, f"Basic {wrong}"):
            body = BODIES.get(path)
            sent = {b"authorization": header.encode("utf-8")}
            answer = client.http.request(method, path, headers=sent, json=body)
            assert answer.status_code == 401
            answers.add(answer.json()["error"])
    assert answers == {"token"}


def test_token_opens_only_its_seat(client: Client) -> None:
    games = [begin(client), begin(client)]
    for seats in games:
        seats["german"].act("place SN")
    assert len({seats["german"].look()["game"] for seats in games}) == 2
    for seats in games:
        assert [seats[name].look()["seat"] for name in ("german", "soviet", "watch")] == ["german", "soviet", None]
        assert "gSN" not in seats["soviet"].look()["view"]["cells"].values()
        assert seats["watch"].act("place SN").json()["error"] == "watching"
        assert seats["watch"].say("resign").json()["error"] == "watching"


def test_tokens_are_kept_hashed_and_never_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    with serving(tmp_path) as running:
        seats = begin(running.client())
        tokens = [one.token for one in seats.values()]
        seats["german"].act("place SN")
        seats["german"].act("nonsense")
        seats["german"].as_(tokens[0] + "x").get("/api/table")
        answers = [one.get(path).text for one in seats.values() for path in ("/api/table", "/api/table/news")]
    kept = b"".join(path.read_bytes() for path in tmp_path.iterdir())
    for token in tokens:
        assert token.encode() not in kept
        assert digest(token).encode() in kept
        assert token not in "".join(answers)
        server_side = [record for record in caplog.records if not record.name.startswith(("httpx", "httpcore"))]
        assert all(token not in record.getMessage() for record in server_side)


# -- garbage ------------------------------------------------------------------------------------------

SCRAPS: list[Any] = [
    None, True, False, 0, -1, 1, 10**9, 10**10, 10**30, 1.5, -0.0, "", "x", "place SN", "\0", "\ud800", "é", "x" * 300,
    "search S1a", "%00", "' OR 1=1 --", "../../etc/passwd", "<script>", [], {}, [[]], [None], {"a": 1},
    ["place SN"] * 65,     "move G1a EA EA EA EA", "chance", "undo", "resign", "𝔐𝔘", "¹", "٣", "1e9", "NaN",
]  # fmt: skip


def spoilt(body: Any, rng: Random) -> Any:
    """A body with a fault in it."""
    if not isinstance(body, dict) or rng.random() < 0.05:
        return rng.choice(SCRAPS)
    changed = dict(body)
    for _ in range(rng.randint(1, 2)):
        kind = rng.random()
        if kind < 0.7 and changed:
            changed[rng.choice(list(changed))] = rng.choice(SCRAPS)
        elif kind < 0.85 and changed:
            changed.pop(rng.choice(list(changed)))
        else:
            changed[str(rng.choice(SCRAPS))] = rng.choice(SCRAPS)
    if rng.random() < 0.2 and isinstance(changed.get("options"), dict):
        changed["options"] = {str(rng.choice(SCRAPS)): rng.choice(SCRAPS), "mode": rng.choice(SCRAPS)}
    return changed


def test_bad_requests_are_refused_and_never_break_anything(running: Running) -> None:
    rng = Random(17)
    client = running.client()
    seats = begin(client)
    lay_out(seats, rng)
    finished = begin(client, SKIRMISH)
    finished["german"].say("resign")
    before = {name: one.get("/api/table").content for name, one in seats.items()}
    statuses = set()
    for _ in range(900):
        path = rng.choice(list(BODIES))
        body = json.dumps(spoilt(BODIES[path], rng)).encode()
        if rng.random() < 0.1:
            at = rng.randrange(len(body) + 1)
            body = body[:at] + rng.randbytes(rng.randint(1, 5)) + body[at + 1 :]
        who = rng.choice([*seats.values(), *finished.values()])
        kind = rng.choice(["application/json"] * 8 + ["text/plain", "multipart/form-data", "x"])
        answer = client.http.post(path, content=body, headers={**who.headers, "content-type": kind})
        statuses.add(answer.status_code)
        assert answer.status_code < 500, (path, body, answer.text)
        assert "Traceback" not in answer.text
        assert answer.status_code in (200, 201) or "error" in answer.json()
    assert {200, 422, 409} <= statuses
    assert running.client().get("/api/health").json() == {"ok": True}
    assert set(before) == set(seats)


@pytest.mark.parametrize(
    "body",
    [b"", b"{", b"[" * 100_000, b'{"a":' * 50_000, b"\xff\xfe", b"1" * 5000, b"nul", b'"\\ud800"', b"{}", b"[]"],
)
@pytest.mark.parametrize("path", list(BODIES))
def test_no_json_at_all(client: Client, path: str, body: bytes) -> None:
    german = begin(client)["german"]
    answer = german.http.post(path, content=body, headers={**german.headers, "content-type": "application/json"})
    assert 400 <= answer.status_code < 500


@pytest.mark.parametrize(
    "query",
    [
        "after=-1",
        "after=x",
        "after=1e3",
        "after=9" + "9" * 50,
        "after=%00",
        "after=%ff",
        "at=-1",
        "at=x",
        "as=" + "x" * 99,
    ],
)
def test_bad_queries(client: Client, query: str) -> None:
    seats = begin(client)
    seats["german"].say("resign")
    path = "replay" if query.startswith("a") and not query.startswith("after") else "news"
    assert seats["german"].get(f"/api/table/{path}?{query}").status_code in (409, 422)
    for number in (b"-1", b"x", b"9" * 60, b"\xff"):
        sent = {b"authorization": seats["german"].headers["authorization"].encode(), b"last-event-id": number}
        answer = client.http.get("/api/table/events", headers=sent)
        assert answer.status_code == 422


@pytest.mark.parametrize("path", ["/nothing", "/api/nothing", "/api/../etc", "/api/table/%00", "/docs", "/api/table/"])
@pytest.mark.parametrize("method", ["GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "HEAD"])
def test_unknown_paths_and_methods(client: Client, path: str, method: str) -> None:
    answer = client.http.request(method, path)
    assert 300 <= answer.status_code < 500


# -- limits and headers -------------------------------------------------------------------------------


def test_every_answer_has_the_headers(client: Client) -> None:
    seats = begin(client)
    seen = [client.get(path) for path in ("/", "/api", "/api/openapi.json", "/api/games", "/nothing", "/api/table")]
    seen += [seats["german"].get("/api/table"), seats["german"].act("nonsense"), client.post("/api/games", [])]
    for answer in seen:
        for name, value in HEADERS.items():
            assert answer.headers[name] == value
        assert answer.headers["cache-control"] == "no-store"
        assert "set-cookie" not in answer.headers
    assert "unsafe" not in HEADERS["content-security-policy"]


@pytest.mark.parametrize(
    ("headers", "granted"),
    [
        ({}, True),
        ({"origin": "http://{host}"}, True),
        ({"origin": "http://{host}", "sec-fetch-site": "same-origin"}, True),
        ({"origin": "http://evil.example"}, False),
        ({"origin": "null"}, False),
        ({"origin": "http://{host}.evil.example"}, False),
        ({"sec-fetch-site": "cross-site"}, False),
        ({"sec-fetch-site": "same-site"}, False),
    ],
)
def test_a_foreign_page_cannot_write(running: Running, headers: dict[str, str], granted: bool) -> None:
    host = running.url.removeprefix("http://")
    given = {name: value.replace("{host}", host) for name, value in headers.items()}
    answer = running.client().http.post("/api/games", json=DUEL, headers=given)
    assert answer.status_code == (201 if granted else 403)


def test_body_size_is_limited(client: Client) -> None:
    big = b"x" * (MAX_BYTES + 1)
    assert client.http.post("/api/games", content=big).status_code == 413

    def parts() -> Any:
        for _ in range(80):
            yield b"x" * 4096

    assert client.http.post("/api/games", content=parts()).status_code == 413


def test_frequent_requests_must_wait(tmp_path: Path) -> None:
    with serving(tmp_path, replace(WIDE, rate=0.001, burst=30, costly_rate=0.001, costly_burst=5)) as running:
        client = running.client()
        costly = [client.post("/api/games", DUEL).status_code for _ in range(7)]
        assert costly == [201] * 5 + [429] * 2
        guesses = [client.as_(new_token()).get("/api/table").status_code for _ in range(3)]
        assert guesses == [401] * 3, "wrong tokens are counted by themselves"
        rest = [client.get("/api/health").status_code for _ in range(25)]
        assert rest == [200] * 20 + [429] * 5


def test_an_internal_error_reveals_nothing(running: Running, monkeypatch: pytest.MonkeyPatch) -> None:
    desk = running.inside.desk
    german = begin(running.client())["german"]

    def broken(*_: Any) -> Any:
        raise RuntimeError("the secret is gSN on G1a")

    monkeypatch.setattr(desk, "look", broken)
    answer = german.get("/api/table")
    assert (answer.status_code, answer.json()) == (
        500,
        {"error": "internal", "text": "internal server error"},
    )
    assert answer.headers["content-security-policy"]
    monkeypatch.undo()
    monkeypatch.setattr(desk._storage, "add_lines", broken)
    assert german.act("place SN", sequence=0).status_code == 500
    monkeypatch.undo()
    assert german.look()["sequence"] == 0, "what could not be committed has not happened"
    assert german.act("place SN", sequence=0).status_code == 200
