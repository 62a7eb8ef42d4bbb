"""Notices over HTTP: who is notified when, by push, mail and webhook, with services written for the tests."""

from __future__ import annotations

import asyncio
import email
import email.policy
import json
import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from fogline.desk.refusals import Refused
from fogline.kernel.errors import BadData
from fogline.server.notices.channels import Allowed, read_allowed
from fogline.server.notices.subscriptions import MAX_OF_A_SEAT, RETRY_BEATS, quiet_until
from fogline.server.storage.schema import NOTICES
from tests.server.postgres import Cluster
from tests.server.receiving import Browser, Receiver, mail_server, receiving, signer, until
from tests.server.serving import DUEL, WIDE, Client, Running, begin, serving

PLACED = ["SN", "EA", "IN", "MG", "MO", "OF", "EA", "SN", "EA", "DE", "SC", "EA"]
BEAT = 0.3
FEW = 4 * BEAT
"""Long enough for a notice that must not come."""
AWAY: dict[str, Any] = {**DUEL, "clock": {"start": 259200, "bonus": 259200, "most": 259200}}


@pytest.fixture
def service() -> Iterator[Receiver]:
    with receiving() as receiver:
        yield receiver


@contextmanager
def noticing(database: Path | str, service: Receiver, mail: str = "", beat: float = BEAT) -> Iterator[Running]:
    hook = service.url.replace("http://", "json://")
    allowed = Allowed(push=(service.url,), mail=mail, webhooks=(hook,))
    with serving(database, replace(WIDE, notices=allowed, notice_seconds=beat)) as running:
        yield running


def lay_out(client: Client) -> None:
    assert client.act(*[f"place {kind}" for kind in PLACED], "done").status_code == 200


def ask(client: Client, wish: dict[str, Any]) -> str:
    answer = client.post("/api/table/notices", wish)
    assert answer.status_code == 200, answer.text
    return str(answer.json()["id"])


def to_move(running: Running, game: dict[str, Any] = AWAY) -> tuple[dict[str, Client], Client, Client]:
    """A game after its set-up: the seats, the one to act, and the one that waits."""
    seats = begin(running.client(), game)
    for name in ("german", "soviet"):
        lay_out(seats[name])
    turn = seats["watch"].look()["to-act"][0]
    return seats, seats[turn], seats["german" if turn == "soviet" else "soviet"]


def end_turn(client: Client) -> None:
    """Play until it is not this seat's turn."""
    while (seen := client.look())["seat"] in seen["to-act"]:
        verb = next(verb for verb in ("hold", "move", "end", *seen["legal"]) if verb in seen["legal"])
        assert client.act(seen["legal"][verb][0]).status_code == 200


def test_turn_is_pushed_once(tmp_path: Path, service: Receiver) -> None:
    """The push service checks the signature and decrypts; nothing about the game is in it."""
    browser = Browser(f"{service.url}/push/one")
    with noticing(tmp_path, service) as running:
        seats, mover, waiter = to_move(running)
        ask(waiter, browser.wish(language="es"))
        end_turn(mover)
        service.wait(1)
        time.sleep(FEW)
        assert len(service.got) == 1, "one notice for a turn"
        sent = service.got[0]
        assert sent.path == "/push/one"
        assert signer(sent.headers["authorization"], service.url) == running.client().get("/api/notices").json()["push"]
        told = browser.decrypt(sent.body)
        assert set(told) == {"title", "body", "stop", "language", "game", "off"}
        assert (told["title"], told["body"]) == ("Es tu turno", "SCOPE Stalingrad: Duelo Rápido")
        assert told["game"] == waiter.look()["game"]
        end_turn(waiter)
        end_turn(mover)
        service.wait(2)
        assert browser.decrypt(service.got[1].body) == told, "every turn has the same bytes"
        assert len(service.got[1].body) == len(sent.body)
        assert seats["watch"].post("/api/table/notices", browser.wish()).status_code == 403


def test_notices_come_on_the_beat(tmp_path: Path, service: Receiver) -> None:
    with noticing(tmp_path, service) as running:
        _, mover, waiter = to_move(running)
        ask(waiter, Browser(f"{service.url}/push").wish())
        began = time.time()
        end_turn(mover)
        sent = service.wait(1)[0]
        assert sent.at - began >= BEAT, "who looks at the table right now is left in peace"
        ahead = running.inside.desk.cache.now() / 1000 - time.time()
        assert (sent.at + ahead) % BEAT < 0.8 * BEAT  # after the beat, by the time that sending takes


def test_a_turn_that_is_over_before_the_beat_is_not_told(tmp_path: Path, service: Receiver) -> None:
    with noticing(tmp_path, service) as running:
        running.inside.notices._beat = 0.5
        running.inside.notices.subscriptions._wait = 750
        _, mover, waiter = to_move(running)
        ask(waiter, Browser(f"{service.url}/push").wish())
        end_turn(mover)
        end_turn(waiter)
        time.sleep(1.5)
        assert not service.got


def test_open_stream_suppresses_notices(tmp_path: Path, service: Receiver) -> None:
    with noticing(tmp_path, service) as running:
        _, mover, waiter = to_move(running)
        ask(waiter, Browser(f"{service.url}/push").wish())
        listener = running.client(waiter.token)
        with listener.listening() as stream:
            parts = stream.iter_bytes()  # kept: a discarded iterator closes the stream
            next(parts)
            end_turn(mover)
            time.sleep(FEW)
            assert running.inside.streams.count() == 1, "the stream was cut: then the notice is right"
        time.sleep(FEW)
        assert not service.got, "not while it listened, nor after"
        end_turn(waiter)
        end_turn(mover)
        service.wait(1)


def test_listener_during_outage_is_not_told_twice(
    tmp_path: Path, service: Receiver, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def refuse(*_: object) -> None:
        raise Refused(503, "unavailable", "no database")

    with noticing(tmp_path, service) as running:
        _, mover, waiter = to_move(running)
        ask(waiter, Browser(f"{service.url}/push").wish())
        listener = running.client(waiter.token)
        with monkeypatch.context() as patch:
            patch.setattr(running.inside.notices, "_run", refuse)
            with listener.listening() as stream:
                parts = stream.iter_bytes()  # kept: a discarded iterator closes the stream
                next(parts)
                end_turn(mover)
                time.sleep(FEW)
            time.sleep(FEW)
        time.sleep(FEW)
        assert not service.got


def test_one_click_ends_notices(tmp_path: Path, service: Receiver) -> None:
    browser = Browser(f"{service.url}/push")
    with noticing(tmp_path, service) as running:
        _, mover, waiter = to_move(running)
        name = ask(waiter, browser.wish())
        assert mover.post("/api/table/notices/off", {"id": name}).status_code == 200
        assert [one["id"] for one in waiter.get("/api/table/notices").json()["notices"]] == [name], "of another seat"
        end_turn(mover)
        off = browser.decrypt(service.wait(1)[0].body)["off"]
        for _ in range(2):
            assert running.client().post("/api/notices/off", {"link": off}).json() == {"ok": True}
        assert waiter.get("/api/table/notices").json() == {"notices": []}
        name = ask(waiter, browser.wish())
        assert waiter.post("/api/table/notices/off", {"id": name}).status_code == 200
        end_turn(waiter)
        end_turn(mover)
        time.sleep(FEW)
        assert len(service.got) == 1


def test_a_failure_is_tried_again_a_few_times(tmp_path: Path, service: Receiver) -> None:
    with noticing(tmp_path, service) as running:
        _, mover, waiter = to_move(running)
        ask(waiter, Browser(f"{service.url}/push").wish())
        service.answers += [503, 500]
        end_turn(mover)
        service.wait(3)
        time.sleep(FEW)
        assert len(service.got) == 3, "the third has arrived"
        end_turn(waiter)
        service.answers += [503] * 20
        end_turn(mover)
        service.wait(4 + len(RETRY_BEATS), seconds=20)
        time.sleep(FEW)
        assert len(service.got) == 4 + len(RETRY_BEATS)
        assert len(waiter.get("/api/table/notices").json()["notices"]) == 1
        assert [row.failed for row in rows_of(running)] == [1]


def rows_of(running: Running) -> list[Any]:
    """The rows of the notices, read in the thread that may read them."""
    server = running.inside
    job = server.run(server._storage.execute, select(NOTICES))
    return list(asyncio.run_coroutine_threadsafe(job, server._loop).result(10))


@pytest.mark.parametrize("status", [404, 410])
def test_a_subscription_that_has_ended_is_forgotten(tmp_path: Path, service: Receiver, status: int) -> None:
    with noticing(tmp_path, service) as running:
        _, mover, waiter = to_move(running)
        ask(waiter, Browser(f"{service.url}/push").wish())
        service.answers.append(status)
        end_turn(mover)
        service.wait(1)
        until(lambda: waiter.get("/api/table/notices").json()["notices"] == [])


def test_a_redirect_is_not_followed(tmp_path: Path, service: Receiver) -> None:
    with noticing(tmp_path, service) as running:
        _, mover, waiter = to_move(running)
        ask(waiter, Browser(f"{service.url}/push").wish())
        ask(waiter, {"kind": "webhook", "address": service.url.replace("http", "json") + "/hook"})
        service.answers += [307, 302]
        end_turn(mover)
        service.wait(4)
        assert "/elsewhere" not in {sent.path for sent in service.got}


def test_a_webhook_is_called(tmp_path: Path, service: Receiver) -> None:
    with noticing(tmp_path, service) as running:
        _, mover, waiter = to_move(running)
        address = service.url.replace("http", "json") + "/hook"
        ask(waiter, {"kind": "webhook", "address": address, "language": "fr"})
        end_turn(mover)
        form = json.loads(service.wait(1)[0].body)
        assert form["title"] == "C’est à vous de jouer dans SCOPE Stalingrad : Duel rapide"
        assert f"{running.url}/#/table/{waiter.look()['game']}" in form["message"]
        off = re.search(r"/#off=([\w-]{32})", form["message"])
        assert off
        running.client().post("/api/notices/off", {"link": off[1]})
        assert waiter.get("/api/table/notices").json()["notices"] == []


def test_mail_goes_only_to_confirmed_addresses(tmp_path: Path, service: Receiver) -> None:
    with mail_server() as mails, noticing(tmp_path, service, mails.url) as running:
        _, mover, waiter = to_move(running)
        wish = {"kind": "mail", "address": "player@example.org"}
        ask(waiter, wish)
        until(lambda: len(mails.got) == 1)
        link = link_in(mails.got[0].text, "confirm")
        end_turn(mover)
        time.sleep(FEW)
        assert len(mails.got) == 1
        assert running.client().post("/api/notices/confirm", {"link": link}).status_code == 200
        end_turn(waiter)
        end_turn(mover)
        until(lambda: len(mails.got) == 2)
        assert {letter.to for letter in mails.got} == {"player@example.org"}
        assert link_in(mails.got[1].text, "off") == link
        assert "SCOPE Stalingrad" in str(
            email.message_from_string(mails.got[1].text, policy=email.policy.default)["subject"]
        )
        assert running.client().post("/api/notices/off", {"link": link}).status_code == 200
        assert running.client().post("/api/notices/confirm", {"link": link}).json()["error"] == "no-notice"


def link_in(text: str, kind: str) -> str:
    letter = email.message_from_string(text, policy=email.policy.default)
    part = letter.get_body(("plain",))
    assert part is not None
    found = re.search(rf"/#{kind}=([\w-]{{32}})", part.get_content())
    assert found, part.get_content()
    return found[1]


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_keys_and_subscriptions_outlive_the_server(
    kind: str, tmp_path: Path, service: Receiver, request: pytest.FixtureRequest
) -> None:
    database: Path | str = tmp_path
    if kind == "postgresql":
        cluster: Cluster = request.getfixturevalue("postgresql")
        database = cluster.new_database()
    browser = Browser(f"{service.url}/push")
    with noticing(database, service) as running:
        key = running.client().get("/api/notices").json()["push"]
        _, mover, waiter = to_move(running)
        name = ask(waiter, browser.wish(zone="Europe/Paris", quiet={"from": 60, "until": 61}))
    with noticing(database, service) as running:
        assert running.client().get("/api/notices").json()["push"] == key
        mover, waiter = running.client(mover.token), running.client(waiter.token)
        assert waiter.get("/api/table/notices").json()["notices"] == [
            {
                "id": name,
                "kind": "push",
                "address": None,
                "zone": "Europe/Paris",
                "quiet": {"from": 60, "until": 61},
                "is-confirmed": True,
            }
        ]
        assert ask(waiter, browser.wish()) == name, "the same device changes its settings"
        end_turn(mover)
        assert signer(service.wait(1)[0].headers["authorization"], service.url) == key


def test_only_one_of_two_servers_sends(service: Receiver, postgresql: Cluster) -> None:
    database = postgresql.new_database()
    beat = 4 * BEAT  # each server must report its listeners within a beat and a half
    with noticing(database, service, beat=beat) as one, noticing(database, service, beat=beat) as other:
        keys = {running.client().get("/api/notices").json()["push"] for running in (one, other)}
        assert len(keys) == 1
        _, mover, waiter = to_move(one)
        ask(running_as(other, waiter), Browser(f"{service.url}/push").wish())
        end_turn(mover)
        service.wait(1)
        time.sleep(3 * beat)
        assert len(service.got) == 1
        listener = running_as(other, waiter)
        end_turn(waiter)
        with listener.listening() as stream:
            parts = stream.iter_bytes()  # kept: a discarded iterator closes the stream
            next(parts)
            end_turn(mover)
            time.sleep(3 * beat)
            assert len(service.got) == 1, "the stream is at the other server"


def running_as(running: Running, client: Client) -> Client:
    return running.client(client.token)


def test_an_address_is_asked_only_once(tmp_path: Path, service: Receiver) -> None:
    """Neither by somebody who ends the notice and subscribes again, nor after its reader has declined."""
    with mail_server() as mails, noticing(tmp_path, service, mails.url) as running:
        _, _, waiter = to_move(running)
        wish = {"kind": "mail", "address": "Player@example.org"}
        name = waiter.post("/api/table/notices", wish).json()["id"]
        until(lambda: len(mails.got) == 1)
        until(lambda: waiter.post("/api/table/notices/off", {"id": name}).status_code == 200)
        assert waiter.get("/api/table/notices").json() == {"notices": []}
        link = link_in(mails.got[0].text, "confirm")
        for address in ("player@example.org", "PLAYER@example.org"):
            assert waiter.post("/api/table/notices", {**wish, "address": address}).status_code == 200
        assert running.client().post("/api/notices/confirm", {"link": link}).status_code == 404
        time.sleep(FEW)
        assert len(mails.got) == 1
        alias = waiter.post("/api/table/notices", {**wish, "address": "a'player@example.org"})
        assert alias.json()["error"] == "not-allowed"


def test_quiet_hours_hold_a_notice_back(tmp_path: Path, service: Receiver) -> None:
    with noticing(tmp_path, service) as running:
        _, mover, waiter = to_move(running)
        now = datetime.fromtimestamp(running.inside.desk.cache.now() / 1000, UTC)
        minute = now.hour * 60 + now.minute
        quiet = {"from": (minute - 5) % 1440, "until": (minute + 5) % 1440}
        browser = Browser(f"{service.url}/push")
        ask(waiter, browser.wish(zone="UTC", quiet=quiet))
        end_turn(mover)
        time.sleep(FEW)
        assert not service.got
        held = rows_of(running)[0]
        assert 4 * 60_000 <= held.next - held.turn <= 5 * 60_000
        real = running.inside.desk.cache.now
        running.inside.notices._now = lambda: real() + 6 * 60_000
        service.wait(1)


class Row:
    """Quiet hours as stored in the database."""

    def __init__(self, zone: str, begin: int, end: int) -> None:
        self.zone, self.quiet_from, self.quiet_until = zone, begin, end


def at(text: str) -> int:
    return round(datetime.fromisoformat(text).timestamp() * 1000)


@pytest.mark.parametrize(
    ("now", "until"),
    [
        ("2026-01-10T21:59:59+01:00", None),
        ("2026-01-10T22:00:00+01:00", "2026-01-11T07:00:00+01:00"),
        ("2026-01-11T06:59:59+01:00", "2026-01-11T07:00:00+01:00"),
        ("2026-01-11T07:00:00+01:00", None),
        ("2026-03-28T23:00:00+01:00", "2026-03-29T07:00:00+02:00"),
        ("2026-10-24T23:00:00+02:00", "2026-10-25T07:00:00+01:00"),
    ],
)
def test_quiet_hours_are_those_of_the_player(now: str, until: str | None) -> None:
    row = Row("Europe/Berlin", 22 * 60, 7 * 60)
    assert quiet_until(row, at(now)) == (None if until is None else at(until))


def test_quiet_hours_within_a_day() -> None:
    row = Row("America/New_York", 9 * 60, 17 * 60)
    assert quiet_until(row, at("2026-06-01T12:00:00-04:00")) == at("2026-06-01T17:00:00-04:00")
    assert quiet_until(row, at("2026-06-01T17:00:00-04:00")) is None


@pytest.mark.parametrize(
    "change",
    [
        {"endpoint": "http://169.254.169.254/latest"},
        {"endpoint": "https://127.0.0.1/"},
        {"endpoint": "https://fcm.googleapis.com.evil.example/"},
        {"endpoint": "{url}@evil.example/"},
        {"endpoint": "{url}0/"},
        {"endpoint": "file:///etc/passwd"},
        {"endpoint": "{url}/" + "x" * 1000},
        {"keys": {"p256dh": "AAAA", "auth": "AAAA"}},
        {"keys": {"p256dh": "B" * 87, "auth": "A" * 22}},
        {"zone": "Europe/Nowhere"},
        {"zone": "../../etc/passwd"},
        {"zone": "America"},
        {"quiet": {"from": 5, "until": 5}},
        {"quiet": {"from": -1, "until": 5}},
        {"quiet": {"from": 0, "until": 1440}},
        {"language": "xx"},
        {"more": 1},
    ],
)
def test_invalid_requests_are_refused(running: Running, service: Receiver, change: dict[str, Any]) -> None:
    running.inside.notices.allowed = Allowed(push=(service.url,))
    client = begin(running.client())["german"]
    if "endpoint" in change:
        change = {"endpoint": change["endpoint"].replace("{url}", service.url)}
    answer = client.post("/api/table/notices", {**Browser(f"{service.url}/push").wish(), **change})
    assert answer.status_code == 422, answer.text
    assert client.get("/api/table/notices").json() == {"notices": []}


@pytest.mark.parametrize(
    ("kind", "address"),
    [
        ("webhook", "json://127.0.0.1:1/"),
        ("webhook", "jsons://hooks.example.org/"),
        ("webhook", "json://hooks.example.org:81/"),
        ("webhook", "json://hooks.example.org@127.0.0.1/"),
        ("webhook", "json://hooks.example.org/?method=get"),
        ("webhook", "json://hooks.example.org/ json://127.0.0.1/"),
        ("webhook", "file:///etc/passwd"),
        ("webhook", "http://hooks.example.org/"),
        ("webhook", "discord://"),
        ("mail", "player@example.org"),
    ],
)
def test_addresses_not_allowed_by_the_operator_are_refused(running: Running, kind: str, address: str) -> None:
    running.inside.notices.allowed = Allowed(webhooks=("json://hooks.example.org", "discord://"))
    client = begin(running.client())["german"]
    answer = client.post("/api/table/notices", {"kind": kind, "address": address})
    assert (answer.status_code, answer.json()["error"]) == (422, "not-allowed")


@pytest.mark.parametrize(
    "address", ["a b@example.org", "player@example.org,b@example.org", "@example.org", "x@y?to=z", "a@b\n"]
)
def test_malformed_addresses_are_rejected(running: Running, address: str) -> None:
    running.inside.notices.allowed = Allowed(mail="mailto://127.0.0.1:1?from=a@example.org")
    client = begin(running.client())["german"]
    assert client.post("/api/table/notices", {"kind": "mail", "address": address}).json()["error"] == "not-allowed"


def test_devices_per_seat_are_limited(running: Running, service: Receiver) -> None:
    running.inside.notices.allowed = Allowed(push=(service.url,))
    client = begin(running.client())["german"]
    for number in range(MAX_OF_A_SEAT):
        ask(client, Browser(f"{service.url}/{number}").wish())
    answer = client.post("/api/table/notices", Browser(f"{service.url}/more").wish())
    assert (answer.status_code, answer.json()["error"]) == (409, "too-many-notices")


def test_finished_game_leaves_no_notices(tmp_path: Path, service: Receiver) -> None:
    with noticing(tmp_path, service) as running:
        _, mover, waiter = to_move(running)
        ask(waiter, Browser(f"{service.url}/push").wish())
        assert len(rows_of(running)) == 1
        mover.say("resign")
        assert rows_of(running) == []


def test_only_push_to_the_services_of_browsers_is_on_by_default(running: Running) -> None:
    running.inside.notices.allowed = running.inside.settings.notices
    form = running.client().get("/api/notices").json()
    assert len(form["push"]) == 87
    assert (form["mail"], form["webhooks"]) == (False, [])


def test_the_file_of_the_operator(tmp_path: Path) -> None:
    file = tmp_path / "notices.toml"
    file.write_text(
        'push = ["https://push.example.org"]\nmail = "mailtos://a:b@example.org"\nwebhooks = ["discord://", "jsons://h.example.org"]\n'
    )
    wanted = Allowed(
        ("https://push.example.org",), "mailtos://a:b@example.org", ("discord://", "jsons://h.example.org")
    )
    assert read_allowed(file) == wanted
    file.write_text("push = []\n")
    assert read_allowed(file) == Allowed(push=())
    file.write_text("")
    assert read_allowed(file) == Allowed()


@pytest.mark.parametrize(
    "text",
    [
        'pushes = ["https://push.example.org"]',
        'push = ["push.example.org"]',
        'push = ["https://push.example.org/path"]',
        'mail = "https://example.org"',
        "mail = 5",
        'webhooks = ["json://"]',
        'webhooks = ["ntfy://"]',
        'webhooks = ["gotifys://"]',
        'webhooks = ["nonsense://"]',
        'webhooks = ["json://h.example.org/path"]',
        "webhooks = [1]",
        'push = "x',
    ],
)
def test_unusable_file_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "notices.toml"
    file.write_text(text)
    with pytest.raises(BadData):
        read_allowed(file)
    with pytest.raises(BadData):
        read_allowed(tmp_path / "missing.toml")
