"""The access of hosts: no request manages games, the metrics require their own token, and a revoked link opens no
request."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from fogline.desk.tokens import new_token
from fogline.server.operations.edits import revoke
from tests.server.serving import WIDE, Client, Running, begin, serving, url_of
from tests.server.test_admin import visiting
from tests.server.test_metrics import TOKEN

ACTIONS = ("games", "show", "close", "delete", "expire", "stats", "revoke", "give-back", "backup", "restore")
PRINTABLE = st.text(st.characters(min_codepoint=33, max_codepoint=126), max_size=60)
NEAR = st.builds(
    lambda at, letter: TOKEN[:at] + letter + TOKEN[at + 1 :],
    st.integers(0, len(TOKEN)),
    st.characters(min_codepoint=32, max_codepoint=126),
)
"""The token with one letter changed, added or removed."""


@pytest.fixture(scope="module")
def door(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Running, Path]]:
    folder = tmp_path_factory.mktemp("door")
    with serving(folder, replace(WIDE, metrics_token=TOKEN)) as running:
        yield running, folder


def told(client: Client, method: str, path: str, header: str) -> tuple[int, bytes]:
    answer = client.http.request(method, path, headers={"authorization": header} if header else {})
    return answer.status_code, answer.content


@settings(max_examples=150, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(scheme=st.sampled_from(["Bearer", "bearer", "Basic", "", "Token"]), token=PRINTABLE | NEAR)
@example(scheme="", token=TOKEN)
@example(scheme="Bearer", token=TOKEN.upper())
@example(scheme="Bearer", token=TOKEN[:-1])
def test_a_wrong_token_gets_nothing(door: tuple[Running, Path], scheme: str, token: str) -> None:
    """Not even the fact that there is something to get."""
    running, _ = door
    header = f"{scheme} {token}".strip()
    if header.partition(" ")[2].strip() == TOKEN and scheme.lower() == "bearer":
        return
    client = running.client()
    try:
        assert told(client, "GET", "/metrics", header) == told(client, "GET", "/nothing", header)
    finally:
        running.opened.pop().close()


def test_no_request_manages_games(door: tuple[Running, Path]) -> None:
    """``fogline admin`` works on the database: over HTTP nobody can even try, with any token."""
    running, _ = door
    seats = begin(running.client())
    tokens = ("", TOKEN, seats["german"].token, seats["watch"].token)
    for header in (f"Bearer {token}" if token else "" for token in tokens):
        client = running.client()
        for method in ("GET", "POST", "DELETE"):
            missing = told(client, method, "/nothing", header)
            for path in (f"{root}/{action}" for root in ("/admin", "/api/admin") for action in ACTIONS):
                assert told(client, method, path, header) == missing
    assert seats["german"].look()["outcome"] is None


def test_a_revoked_link_opens_no_request(door: tuple[Running, Path]) -> None:
    """Every documented request treats its token like one that never existed."""
    running, folder = door
    seats = begin(running.client())
    game = seats["german"].look()["game"]
    with visiting(url_of(folder)) as storage:
        revoke(storage, game, "german")
    described: dict[str, Any] = running.client().get("/api/openapi.json").json()["paths"]
    old, unknown = (f"Bearer {token}" for token in (seats["german"].token, new_token()))
    client, refused = running.client(), 0
    for path, methods in described.items():
        for method in methods:
            if path in ("/api/ready", "/api/lobby"):  # which depend on the time
                continue
            answers = [told(client, method.upper(), path, header) for header in (old, unknown)]
            assert answers[0] == answers[1], (method, path)
            refused += answers[0][0] == 401
    assert refused >= 8, "those of a table that need no body, at least"
    assert seats["soviet"].look()["joined"] == ["soviet"]
