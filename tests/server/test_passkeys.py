"""Passkeys: signing in without a name or a password, and everything that must not sign anybody in."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from fogline.server.accounts.credentials import LASTS
from fogline.server.accounts.passkeys import MAX_PASSKEYS, site_of
from fogline.server.storage.schema import ANSWERED, LOGINS, PASSKEYS, PLAYERS, SIGN_INS
from tests.server.authenticator import Authenticator, decoded, encoded
from tests.server.players import inside, player_of
from tests.server.postgres import Cluster
from tests.server.serving import WIDE, Client, Running, serving

QUESTION, ANSWER = "/api/sign-in/passkey/question", "/api/sign-in/passkey"


class Browser:
    """A browser, with or without a passkey."""

    def __init__(self, running: Running) -> None:
        self.http = running.client().http
        self.origin = running.url.replace("127.0.0.1", "localhost")
        self.key = Authenticator(self.origin)

    @property
    def headers(self) -> dict[str, str]:
        return {"origin": self.origin, "host": self.origin.removeprefix("http://")}

    def post(self, path: str, body: Any = None, player: str = "") -> Any:
        headers = self.headers | ({"fogline-player": player} if player else {})
        return self.http.post(path, headers=headers, json=body)

    def register(self, name: str = "Ada", **wrong: Any) -> Any:
        asked = self.post("/api/sign-in/new/question", {"name": name}).json()
        return self.post("/api/sign-in/new", {"name": name, "label": "my phone", **self.key.make(asked, **wrong)})

    def sign_in(self, **wrong: Any) -> Any:
        return self.post(ANSWER, self.key.prove(self.post(QUESTION).json(), **wrong))

    def client(self, token: str) -> Client:
        return Client(self.http, player=token)


@pytest.fixture
def browser(running: Running) -> Browser:
    return Browser(running)


def test_a_passkey_signs_in_without_a_name(browser: Browser) -> None:
    made = browser.register("  Ada   Lovelace ")
    assert made.status_code == 201, made.text
    me = browser.client(made.json()["token"]).get("/api/player").json()
    assert me["name"] == "Ada Lovelace"
    assert [one["label"] for one in me["passkeys"]] == ["my phone"]
    again = browser.sign_in()
    assert again.status_code == 200, again.text
    assert again.json()["token"] != made.json()["token"]
    other = browser.client(again.json()["token"]).get("/api/player").json()
    assert other["player"] == me["player"]
    assert other["browsers"] == 2


WRONG: list[dict[str, Any]] = [
    {"origin": "https://elsewhere.example"},
    {"name_signed": "elsewhere.example"},
    {"challenge": "bm90IGFza2Vk"},
]


@pytest.mark.parametrize("wrong", WRONG)
def test_an_answer_for_another_site_or_question_is_refused(browser: Browser, wrong: dict[str, Any]) -> None:
    assert browser.register(**wrong).json()["error"] in ("unproven", "too-late")
    assert browser.register().status_code == 201
    assert browser.sign_in(**wrong).json()["error"] in ("unproven", "too-late")


def test_a_question_is_answered_once_in_time_and_for_its_purpose(browser: Browser, running: Running) -> None:
    browser.register()
    asked = browser.post(QUESTION).json()
    answer = browser.key.prove(asked)
    assert browser.post(ANSWER, answer).status_code == 200
    assert browser.post(ANSWER, answer).json()["error"] == "too-late"
    new = browser.post("/api/sign-in/new/question", {"name": "Eve"}).json()
    crossed = browser.key.prove({**new, "rpId": "localhost"})
    assert browser.post(ANSWER, crossed).json()["error"] == "too-late"
    asked = browser.post(QUESTION).json()
    cache = running.inside.desk.cache
    clock, now = cache.now, cache.now()
    try:
        cache.now = lambda: now + LASTS + 1
        assert browser.post(ANSWER, browser.key.prove(asked)).json()["error"] == "too-late"
    finally:
        cache.now = clock


def test_a_copy_of_a_passkey_is_noticed_by_its_count(browser: Browser) -> None:
    browser.register()
    assert browser.sign_in(uses=7).status_code == 200
    assert browser.sign_in(uses=7).json()["error"] == "unproven"
    assert browser.sign_in(uses=8).status_code == 200


def test_unknown_or_foreign_passkey_is_refused(browser: Browser, running: Running) -> None:
    browser.register()
    stranger = Browser(running)
    assert stranger.sign_in().json()["error"] == "unknown-passkey"
    stranger.key.id = browser.key.id
    assert stranger.sign_in().json()["error"] == "unproven"
    stranger.register()
    known = Browser(running)
    assert known.register().status_code == 201
    assert known.register().json()["error"] == "known-passkey"


def test_last_passkey_cannot_be_removed(browser: Browser, running: Running) -> None:
    token = browser.register().json()["token"]
    second = Browser(running)
    asked = browser.post("/api/player/passkeys/question", player=token).json()
    assert len(asked["excludeCredentials"]) == 1
    added = browser.post("/api/player/passkeys", {**second.key.make(asked), "label": "my key"}, token)
    assert added.status_code == 201, added.text
    assert second.sign_in().status_code == 200
    first = encoded(browser.key.id)
    told = {one["id"] for one in browser.client(token).get("/api/player").json()["passkeys"]}
    assert told == {first, added.json()["id"]}
    for _ in range(2):  # one that was already removed stays removed
        assert browser.post("/api/player/passkeys/off", {"id": added.json()["id"]}, token).status_code == 200
    assert second.sign_in().json()["error"] == "unknown-passkey"
    assert browser.post("/api/player/passkeys/off", {"id": first}, token).json()["error"] == "last-passkey"
    stolen = Browser(running)
    other = stolen.register().json()["token"]
    assert stolen.post("/api/player/passkeys/off", {"id": first}, other).status_code == 200
    assert browser.sign_in().status_code == 200, "nobody removes the passkey of another"
    asked = browser.post("/api/player/passkeys/question", player=token).json()
    answer = browser.post("/api/player/passkeys", second.key.make(asked), other)
    assert answer.json()["error"] == "too-late", "the question was to somebody else"


def test_passkeys_per_player_are_limited(browser: Browser, running: Running) -> None:
    token = browser.register().json()["token"]
    for _ in range(MAX_PASSKEYS - 1):
        asked = browser.post("/api/player/passkeys/question", player=token).json()
        made = browser.post("/api/player/passkeys", Browser(running).key.make(asked), token)
        assert made.status_code == 201
    refused = browser.post("/api/player/passkeys/question", player=token)
    assert refused.json()["error"] == "too-many-passkeys"


def test_a_recovery_code_signs_in_once(browser: Browser) -> None:
    token = browser.register().json()["token"]
    old = browser.post("/api/player/recovery", player=token).json()["code"]
    code = browser.post("/api/player/recovery", player=token).json()["code"]
    assert browser.post("/api/sign-in/recovery", {"code": old}).json()["error"] == "wrong-code"
    typed = code.lower().replace("-", " ")
    back = browser.post("/api/sign-in/recovery", {"code": typed}).json()["token"]
    assert browser.client(back).get("/api/player").json()["name"] == "Ada"
    assert browser.post("/api/sign-in/recovery", {"code": code}).status_code == 403


def test_an_address_has_no_passkeys_and_a_foreign_page_asks_for_none(client: Client, running: Running) -> None:
    at_address = client.http.post(QUESTION, headers={"origin": running.url})
    assert at_address.json()["error"] == "no-passkeys"
    assert client.http.post(QUESTION).json()["error"] == "no-passkeys"
    foreign = client.http.post(QUESTION, headers={"origin": "https://elsewhere.example"})
    assert foreign.json()["error"] == "origin"
    behind = running.url.replace("http://127.0.0.1", "https://localhost")
    asked = client.http.post(QUESTION, headers={"origin": behind, "host": behind.removeprefix("https://")})
    assert asked.json()["rpId"] == "localhost"


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[Running]:
    limits = replace(WIDE.limits, guess_rate=0.001, guess_burst=3, player_burst=3, players_an_hour=0.001)
    with serving(tmp_path, replace(WIDE, limits=limits)) as running:
        yield running


def test_guessing_and_new_players_have_limits(strict: Running) -> None:
    browser = Browser(strict)
    assert [browser.register().status_code for _ in range(2)] == [201, 409]
    for wanted in (201, 201, 429):
        browser.key = Authenticator(browser.origin)
        assert browser.register().status_code == wanted
    codes = [browser.post("/api/sign-in/recovery", {"code": "x" * 25}).status_code for _ in range(4)]
    assert codes == [403, 403, 403, 429]


def test_a_refused_registration_can_be_repeated(strict: Running) -> None:
    """After too many registrations from this address, the same answer is accepted once there is room again."""
    browser = Browser(strict)
    asked = browser.post("/api/sign-in/new/question", {"name": "Ada"}).json()
    answer = {"name": "Ada", **browser.key.make(asked)}
    for _ in range(3):
        assert Browser(strict).register().status_code == 201
    before = rows_of(strict)
    assert browser.post("/api/sign-in/new", answer).status_code == 429
    assert rows_of(strict) == before, "what is refused changes nothing"
    strict.inside.newcomers.owe("127.0.0.1", -1)
    assert browser.post("/api/sign-in/new", answer).status_code == 201
    assert browser.post("/api/sign-in/new", answer).status_code == 429, "whoever came has used up the place"


def rows_of(running: Running) -> list[Any]:
    """Everything stored for signing in."""
    tables = (PLAYERS, PASSKEYS, LOGINS, SIGN_INS, ANSWERED)
    return [inside(running, running.inside._storage.execute, select(table)) for table in tables]


def test_refused_answer_uses_up_no_question(browser: Browser, running: Running) -> None:
    """For every request: an answer that proves nothing, or comes from somebody else, does not harm the rightful one."""
    asked = browser.post("/api/sign-in/new/question", {"name": "Ada"}).json()
    wrong = {"name": "Ada", **browser.key.make(asked, origin="https://elsewhere.example")}
    before = rows_of(running)
    assert browser.post("/api/sign-in/new", wrong).json()["error"] == "unproven"
    assert rows_of(running) == before
    token = browser.post("/api/sign-in/new", {"name": "Ada", **browser.key.make(asked)}).json()["token"]
    other = Browser(running)
    taken = browser.key.make(asked := browser.post("/api/player/passkeys/question", player=token).json())
    stranger = other.register().json()["token"]
    before = rows_of(running)
    assert browser.post("/api/player/passkeys", taken, token).json()["error"] == "known-passkey"
    assert other.post("/api/player/passkeys", Browser(running).key.make(asked), stranger).json()["error"] == "too-late"
    assert rows_of(running) == before
    assert browser.post("/api/player/passkeys", Browser(running).key.make(asked), token).status_code == 201
    asked = browser.post(QUESTION).json()
    before = rows_of(running)
    assert browser.post(ANSWER, browser.key.prove(asked, origin="https://else.example")).json()["error"] == "unproven"
    assert Browser(running).post(ANSWER, Browser(running).key.prove(asked)).json()["error"] == "unknown-passkey"
    assert rows_of(running) == before
    assert browser.post(ANSWER, browser.key.prove(asked)).status_code == 200
    assert browser.post(ANSWER, browser.key.prove(asked)).json()["error"] == "too-late"


def test_no_one_displaces_another_players_question(browser: Browser, running: Running) -> None:
    """Challenges take no room, however many are requested."""
    browser.register()
    asked, before = browser.post(QUESTION).json(), rows_of(running)
    signing, site = running.inside.signing, site_of(browser.origin)

    def ask_many() -> None:
        for _ in range(12_000):
            signing.ask_known(site, running.inside.desk.cache.now())

    inside(running, ask_many)
    assert rows_of(running) == before
    assert browser.post(ANSWER, browser.key.prove(asked)).status_code == 200


def test_altered_question_is_rejected(browser: Browser) -> None:
    browser.register()
    asked = browser.post(QUESTION).json()
    text = decoded(asked["challenge"]).decode()
    for made_up in (text[:-1] + chr(ord(text[-1]) ^ 1), "A" * len(text), text + "=", text[:-4], "", "é", text * 2):
        answer = browser.key.prove({**asked, "challenge": encoded(made_up.encode())})
        assert browser.post(ANSWER, answer).json()["error"] == "too-late", made_up
    assert browser.post(ANSWER, browser.key.prove(asked)).status_code == 200


def test_one_answer_at_two_servers_at_the_same_moment_is_accepted_once(postgresql: Cluster) -> None:
    database = postgresql.new_database()
    with serving(database) as one, serving(database) as other, ThreadPoolExecutor(2) as pool:
        browser = Browser(one)
        browser.register()
        elsewhere = Browser(other)
        elsewhere.origin = browser.origin  # one name leads to both
        for _ in range(10):
            answer = browser.key.prove(browser.post(QUESTION).json())
            sent = [pool.submit(each.post, ANSWER, answer) for each in (browser, elsewhere)]
            accepted, refused = sorted(each.result().status_code for each in sent)
            assert accepted == 200
            assert refused in (403, 409), "the key's count has not risen, or the question was answered"


def test_servers_that_share_a_database_share_the_questions(postgresql: Cluster) -> None:
    database = postgresql.new_database()
    with serving(database) as one, serving(database) as other:
        browser, elsewhere = Browser(one), Browser(other)
        asked = elsewhere.post("/api/sign-in/new/question", {"name": "Ada"}).json()
        made = browser.post("/api/sign-in/new", {"name": "Ada", **browser.key.make(asked)})
        assert made.status_code == 201, made.text
        token = made.json()["token"]
        assert elsewhere.client(token).get("/api/player").json()["name"] == "Ada"
        elsewhere.post("/api/player/sign-out-everywhere", player=token)
        assert browser.client(token).get("/api/player").status_code == 401
        player = browser.sign_in().json()["token"]
        inside(one, one.inside.personal_data.erase, player_of(one, browser.client(player)))
        assert elsewhere.client(player).get("/api/player").status_code == 401
