"""Signing in with the host's OpenID Connect provider, a real one on this computer."""

from __future__ import annotations

import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any
from urllib.parse import parse_qs, urlsplit

import pytest
from joserfc.jwk import RSAKey

from fogline.kernel.errors import BadData
from fogline.server.accounts.oidc import read_provider
from tests.server.provider import OpenId, providing
from tests.server.serving import WIDE, Client, Running, serving

QUESTION, ANSWER = "/api/sign-in/provider/question", "/api/sign-in/provider"


@pytest.fixture(scope="module")
def openid() -> Iterator[OpenId]:
    with providing() as found:
        yield found


@pytest.fixture(scope="module")
def signing(openid: OpenId, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with serving(tmp_path_factory.mktemp("oidc"), replace(WIDE, provider=openid.provider)) as running:
        yield running


def gone(running: Running, openid: OpenId, headers: dict[str, str] | None = None) -> dict[str, Any]:
    """Sends a browser to the provider; returns the query with which it comes back."""
    asked = running.client().http.post(QUESTION, headers=headers).json()
    query = parse_qs(urlsplit(openid.authorize(asked["url"])).query)
    return {"code": query["code"][0], "state": query["state"][0], "secret": asked["secret"]}


def come_back(running: Running, answer: dict[str, Any]) -> Any:
    return running.client().post(ANSWER, answer)


def test_provider_account_maps_to_one_player(signing: Running, openid: OpenId) -> None:
    assert signing.client().get("/api/games").json()["sign-in"] == ["passkeys", "provider"]
    tokens = [come_back(signing, gone(signing, openid)).json()["token"] for _ in range(2)]
    told = [Client(signing.client().http, player=token).get("/api/player").json() for token in tokens]
    assert told[0]["player"] == told[1]["player"]
    assert told[0]["name"] == "Ada Lovelace", "without what would turn the text around"
    assert told[0]["ways"] == ["oidc"]
    assert sum(path.endswith("configuration") for path in openid.asked) == 1, "it is asked once"
    kept = Path(signing.inside._storage.file).read_bytes()
    assert openid.subject.encode() not in kept


def test_state_and_browser_belong_together_and_serve_once(signing: Running, openid: OpenId) -> None:
    answer, other = gone(signing, openid), gone(signing, openid)
    assert come_back(signing, {**answer, "secret": other["secret"]}).json()["error"] == "unproven"
    assert come_back(signing, answer).status_code == 200, "what was refused has used up nothing"
    assert come_back(signing, {**other, "state": "x" * 32}).json()["error"] == "too-late"
    assert come_back(signing, other).status_code == 200
    assert come_back(signing, other).json()["error"] == "too-late"


def test_known_players_take_no_newcomers_place_and_refused_ones_can_retry(openid: OpenId, tmp_path: Path) -> None:
    """The place is taken before the provider is asked, so the code is still valid when there is room again."""
    limits = replace(WIDE.limits, player_burst=2, players_an_hour=0.001)
    with serving(tmp_path, replace(WIDE, provider=openid.provider, limits=limits)) as running:
        try:
            openid.subject = "first"
            assert [come_back(running, gone(running, openid)).status_code for _ in range(5)] == [200] * 5
            openid.subject = "second"
            assert come_back(running, gone(running, openid)).status_code == 200
            openid.subject = "third"
            answer, asked = gone(running, openid), len(openid.asked)
            assert come_back(running, answer).status_code == 429
            assert len(openid.asked) == asked, "the provider was not asked"
            running.inside.newcomers.owe("127.0.0.1", -1)
            assert come_back(running, answer).status_code == 200
        finally:
            openid.subject = "subject-7"


LIES: list[dict[str, Any]] = [
    {"nonce": "another"}, {"aud": "another"}, {"iss": "https://elsewhere.example"}, {"exp": 1},
    {"sub": ""}, {"sub": 7}, {"sub": "x" * 300},
]  # fmt: skip


@pytest.mark.parametrize("lie", LIES, ids=str)
def test_an_id_token_for_another_audience_is_refused(signing: Running, openid: OpenId, lie: dict[str, Any]) -> None:
    openid.claims = lie
    try:
        assert come_back(signing, gone(signing, openid)).json()["error"] == "unproven"
    finally:
        openid.claims = {}


def test_a_wrong_key_or_code_is_refused(signing: Running, openid: OpenId) -> None:
    openid.signer = RSAKey.generate_key(2048, {"kid": "one"})
    try:
        assert come_back(signing, gone(signing, openid)).json()["error"] == "unproven"
    finally:
        openid.signer = None
    assert come_back(signing, {**gone(signing, openid), "code": "code-x"}).json()["error"] == "unproven"


def test_silent_provider_blocks_nobody(tmp_path: Path) -> None:
    with providing() as openid:
        provider = openid.provider
    with serving(tmp_path, replace(WIDE, provider=provider)) as running:
        begun = time.monotonic()
        assert running.client().post(QUESTION).status_code == 503
        assert running.client().get("/api/health").status_code == 200
        assert time.monotonic() - begun < 10
    with serving(tmp_path) as running:
        assert running.client().post(QUESTION).json()["error"] == "no-provider"


def test_provider_options_must_be_complete_and_safe() -> None:
    assert read_provider(None, None, None) is None
    assert read_provider("https://a.example/", "id", "secret") == ("https://a.example", "id", "secret")
    for given in (("https://a.example", None, "s"), ("http://a.example", "i", "s"), ("nonsense", "i", "s")):
        with pytest.raises(BadData):
            read_provider(*given)
