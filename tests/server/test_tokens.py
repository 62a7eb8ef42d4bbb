"""Tokens: forged, swapped and guessed ones get nothing, and the server writes none of them anywhere."""

from __future__ import annotations

import signal
import socket
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from fogline.desk.tokens import digest, new_token
from tests.server.postgres import Cluster
from tests.server.serving import DUEL, Client, begin, process

PATHS = (
    "/api/table",
    "/api/table/news",
    "/api/table/events",
    "/api/table/aid",
    "/api/table/record",
    "/api/table/replay",
)


def near(token: str, rng: Random) -> str:
    """A token with one letter changed."""
    at = rng.randrange(len(token))
    return token[:at] + ("A" if token[at] != "A" else "B") + token[at + 1 :]


def test_guessed_and_swapped_tokens_get_nothing(client: Client) -> None:
    rng = Random(6)
    made = client.post("/api/games", DUEL).json()
    german, invitation, watch = (
        made["seats"]["german"]["token"],
        made["invitations"]["soviet"]["token"],
        made["watch"]["token"],
    )
    wrong = [new_token() for _ in range(50)] + [near(german, rng) for _ in range(50)]
    wrong += [invitation, german[::-1], digest(german)[:32], made["game"], made["game"] * 2]
    answers = {client.as_(token).get(path).content for token in wrong for path in PATHS}
    assert len(answers) == 1, "it is not said what is wrong"
    assert b'"token"' in answers.pop()
    for token in (german, watch, *wrong[:20]):  # only an invitation invites
        for path in ("/api/join", "/api/terms"):
            answer = client.post(path, {"invitation": token})
            assert (answer.status_code, answer.json()["error"]) == (404, "no-invitation")
    joined = client.post("/api/join", {"invitation": invitation}).json()["token"]
    assert client.post("/api/join", {"invitation": invitation}).json()["error"] == "taken"
    assert client.as_(invitation).get("/api/table").status_code == 401, "an invitation that was used is not a token"
    assert client.as_(joined).look()["seat"] == "soviet"


def test_one_token_never_shows_another(client: Client) -> None:
    seats = begin(client)
    seats["german"].say("resign")
    tokens = {name: one.token for name, one in seats.items()}
    rematches = {name: seats[name].post("/api/table/rematch").json() for name in ("german", "soviet")}
    for name, one in seats.items():
        told = "".join(one.get(path).text for path in PATHS if not path.endswith("events"))
        for other, token in tokens.items():
            assert token not in told, (name, other)
    assert rematches["german"]["token"] not in str(rematches["soviet"])


def use_every_token(url: str) -> list[str]:
    """Do everything that a server might be tempted to log: good and bad requests, bad tokens, broken connections."""
    with httpx.Client(base_url=url, timeout=30) as http:
        client = Client(http)
        made: dict[str, Any] = client.post("/api/games", DUEL).json()
        seats = begin(client)
        tokens = [one.token for one in seats.values()]
        tokens += [made["invitations"]["soviet"]["token"], made["watch"]["token"], made["seats"]["german"]["token"]]
        client.post("/api/join", {"invitation": tokens[-3], "nonce": "a nonce of sixteen"})
        client.post("/api/terms", {"invitation": tokens[-3]})
        for one in seats.values():
            one.act("place SN")
            one.act("nonsense")
            one.say("accept draw")
            one.post("/api/table/undo", {"sequence": -1})
            for path in (*PATHS[:2], *PATHS[3:], f"/{one.token}", f"/api/{one.token}", f"/?seat={one.token}"):
                one.get(path)
            with http.stream("GET", "/api/table/events", headers=one.headers) as answer:
                next(answer.iter_bytes())
    host, _, port = url.removeprefix("http://").partition(":")
    for token in tokens:
        for request in (f"GET /{token} HTTP/9.9\r\n\r\n", f"{token}\r\n\r\n", f"GET / HTTP/1.1\r\n{token}\r\n\r\n"):
            with socket.create_connection((host, int(port)), timeout=5) as plain:
                plain.sendall(request.encode("ascii"))
                plain.recv(1000)
    return tokens


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_server_writes_no_token_anywhere(tmp_path: Path, kind: str, request: pytest.FixtureRequest) -> None:
    cluster: Cluster | None = request.getfixturevalue("postgresql") if kind == "postgresql" else None
    database = tmp_path if cluster is None else cluster.new_database()
    with process(database, "--costly-rate", "1000") as (server, url):
        tokens = use_every_token(url)
        server.send_signal(signal.SIGTERM)
        written, faults = server.communicate(timeout=20)
    assert not [token for token in tokens if token in written + faults]
    assert "Traceback" not in faults
    kept = b"".join(path.read_bytes() for path in tmp_path.iterdir()) if cluster is None else cluster.log().encode()
    assert kept
    assert not [token for token in tokens if token.encode() in kept]
