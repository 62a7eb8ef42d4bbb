"""Schemathesis sends requests that the server's own description allows, and others that it forbids. None of it may
cause an internal error, and every answer must be documented."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis import Case, GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from fogline.desk.tokens import new_token
from tests.server.authenticator import Authenticator
from tests.server.players import signed_in
from tests.server.provider import OpenId, providing
from tests.server.serving import DUEL, SKIRMISH, WIDE, Running, begin, lay_out, serving
from tests.server.test_oidc import gone
from tests.server.test_passkeys import Browser

EXAMPLES = 15
"""The number of allowed examples for each request, and of forbidden ones."""
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
AnyCase = Case[Any]
TAGS = ("server", "table", "after the game", "puzzles", "player", "sign-in", "tournaments")
STREAM = "/api/table/events"


class Ceremonies:
    """Values that cannot be generated: correct answers for passkeys, codes and a provider, each for one challenge."""

    def __init__(self, running: Running, openid: OpenId) -> None:
        self.browser = Browser(running)
        self._running, self._openid = running, openid
        self._token = self.browser.register().json()["token"]

    def answer(self, path: str, made_up: Any) -> Any:
        """A body that is accepted, or for other requests the generated one."""
        match path.removeprefix("/api/sign-in/"):
            case "new/question":
                return {"name": "Ada"}
            case "new":
                asked = self.browser.post("/api/sign-in/new/question", {"name": "Ada"}).json()
                return {"name": "Ada", "label": "", **Authenticator(self.browser.origin).make(asked)}
            case "passkey":
                return self.browser.key.prove(self.browser.post("/api/sign-in/passkey/question").json())
            case "recovery":
                return self.browser.post("/api/player/recovery", player=self._token).json()
            case "provider":
                return gone(self._running, self._openid, self.browser.headers)
        return made_up


class Sender:
    """Sends the requests that Schemathesis generates, with all kinds of tokens, and sometimes with the right
    numbers."""

    def __init__(self, running: Running, ceremonies: Ceremonies) -> None:
        self.running = running
        self._ceremonies = ceremonies
        client = running.client()
        waiting, playing, over = begin(client), begin(client, SKIRMISH), begin(client)
        lay_out(playing, Random(1))
        over["german"].say("resign")
        self._seats = [seat for seats in (waiting, playing, over) for seat in seats.values()]
        self._invitations = [
            client.post("/api/games", DUEL).json()["invitations"]["soviet"]["token"] for _ in range(20)
        ]
        self._rng = Random(2)
        self._session = requests.Session()
        self.statuses: set[int] = set()

    def send(self, case: AnyCase) -> None:
        """Send it, and check the answer."""
        rng = self._rng
        seat = rng.choice(self._seats)
        token = seat.token if rng.random() < 0.9 else new_token()
        body: Any = case.body
        if isinstance(body, dict) and rng.random() < 0.5:
            if "sequence" in body:
                body["sequence"] = seat.look()["sequence"]
            if "invitation" in body:
                body["invitation"] = rng.choice(self._invitations)
        case.headers["authorization"] = f"Bearer {token}"
        if case.path.startswith(("/api/player", "/api/bot/")):
            case.headers["fogline-player"] = signed_in(self.running).player if rng.random() < 0.9 else new_token()
        if case.path.startswith("/api/sign-in/"):
            case.headers.update(self._ceremonies.browser.headers)
            if rng.random() < 0.3:
                case.body = self._ceremonies.answer(case.path, body)
                answer = case.call(base_url=self.running.url, session=self._session, timeout=30)
                assert answer.status_code in (200, 201), (case.path, answer.text)
        if case.path == STREAM:
            self._send_stream(case)
            return
        answer = case.call(base_url=self.running.url, session=self._session, timeout=30)
        self.statuses.add(answer.status_code)
        case.validate_response(answer, checks=CHECKS)

    def _send_stream(self, case: AnyCase) -> None:
        """A stream has no end: its status and its type must suffice."""
        sent = case.as_transport_kwargs(base_url=self.running.url)
        with self._session.request(**sent, stream=True, timeout=30) as answer:
            self.statuses.add(answer.status_code)
            assert str(answer.status_code) in case.operation.definition.raw["responses"], answer.status_code
            assert answer.status_code < 500
            kind = "text/event-stream" if answer.status_code == 200 else "application/json"
            assert answer.headers["content-type"].startswith(kind)


@pytest.mark.parametrize("tag", TAGS)
def test_every_answer_to_anything_is_one_that_is_described(tmp_path: Path, tag: str) -> None:
    with providing() as openid, serving(tmp_path, replace(WIDE, provider=openid.provider)) as running:
        sender = Sender(running, Ceremonies(running, openid))
        schema = schemathesis.openapi.from_dict(running.client().get("/api/openapi.json").json())
        found = [one.ok() for one in schema.get_all_operations() if isinstance(one, Ok)]
        operations = [one for one in found if tag in one.definition.raw["tags"]]
        assert operations
        assert {tag for one in found for tag in one.definition.raw["tags"]} == set(TAGS)
        for operation in operations:
            for mode in (GenerationMode.POSITIVE, GenerationMode.NEGATIVE):
                if mode is GenerationMode.NEGATIVE and not (operation.body or operation.query):
                    continue  # it cannot be wrong

                @settings(
                    max_examples=EXAMPLES,
                    derandomize=True,
                    database=None,
                    deadline=None,
                    phases=[Phase.generate],
                    suppress_health_check=list(HealthCheck),
                )
                @given(operation.as_strategy(generation_mode=mode))
                def send(case: AnyCase) -> None:
                    sender.send(case)

                send()
        assert sender.statuses >= {200}
        assert max(sender.statuses) < 500
