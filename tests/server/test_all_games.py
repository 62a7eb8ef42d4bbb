"""Notices about all games of a player: one subscription, ended by one click."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

from sqlalchemy import select

from fogline.server.notices.subscriptions import MAX_OF_A_PLAYER
from fogline.server.storage.schema import NOTICES
from tests.server import test_notices
from tests.server.players import inside, player_of, signed_in
from tests.server.receiving import Browser, Receiver, mail_server, until
from tests.server.serving import Client, Running, begin
from tests.server.test_notices import AWAY, FEW, end_turn, lay_out, link_in, noticing

service = test_notices.service


def rows(running: Running) -> list[Any]:
    return inside(running, running.inside._storage.execute, select(NOTICES))


def ask_for_all(player: Client, wish: dict[str, Any]) -> str:
    answer = player.post("/api/player/notices", wish)
    assert answer.status_code == 200, answer.text
    return str(answer.json()["id"])


def game_of(ada: Client, bob: Client) -> dict[str, Client]:
    """A game of both after its set-up, under `ada` and `bob`, and who is to act."""
    made = ada.post("/api/games", AWAY).json()
    joined = bob.post("/api/join", {"invitation": made["invitations"]["soviet"]["token"]}).json()
    seats = {"ada": ada.as_(made["seats"]["german"]["token"]), "bob": bob.as_(joined["token"])}
    for one in seats.values():
        lay_out(one)
    return seats


def until_turn(seats: dict[str, Client], name: str) -> None:
    """Play until the turn has passed from the other player to this one."""
    other = next(one for one in seats if one != name)
    end_turn(seats[name])
    end_turn(seats[other])


def test_every_game_of_a_player_sends_notices_past_and_future(tmp_path: Path, service: Receiver) -> None:
    browser = Browser(f"{service.url}/push/all")
    with noticing(tmp_path, service) as running:
        ada, bob = signed_in(running, "Ada"), signed_in(running, "Bob")
        before = game_of(ada, bob)
        name = ask_for_all(ada, browser.wish(language="es"))
        assert ask_for_all(ada, browser.wish(language="fr")) == name, "once for each device"
        later = game_of(ada, bob)
        stranger = begin(running.client(), AWAY)["german"]
        time.sleep(FEW)
        service.got.clear()
        for seats in (before, later):
            until_turn(seats, "ada")
        service.wait(2)
        time.sleep(FEW)
        told = [browser.decrypt(one.body) for one in service.got]
        assert {one["game"] for one in told} == {seats["ada"].look()["game"] for seats in (before, later)}
        assert {one["title"] for one in told} == {"C’est à vous de jouer"}
        assert all(one["body"].startswith("SCOPE Stalingrad : ") for one in told)
        assert stranger.look()["game"] not in {row.game for row in rows(running)}
        assert {row.player for row in rows(running)} == {player_of(running, ada)}
        assert running.client().post("/api/notices/off", {"link": told[0]["off"]}).status_code == 200
        assert rows(running) == [], "one click ends all of them"
        assert ada.get("/api/player/notices").json() == {"notices": []}


def test_any_key_of_the_seat_suppresses_notices(tmp_path: Path, service: Receiver) -> None:
    browser = Browser(f"{service.url}/push/all")
    with noticing(tmp_path, service) as running:
        ada, bob = signed_in(running, "Ada"), signed_in(running, "Bob")
        seats = game_of(ada, bob)
        ask_for_all(ada, browser.wish())
        held = {"game": seats["ada"].look()["game"], "seat": "german"}
        other = running.client(ada.post("/api/player/games/open", held).json()["token"])
        with other.listening() as stream:
            parts = stream.iter_bytes()  # kept: a discarded iterator closes the stream
            next(parts)
            until_turn(seats, "ada")
            time.sleep(2 * FEW)
            assert not service.got


def test_a_device_registered_twice_is_notified_once(tmp_path: Path, service: Receiver) -> None:
    browser = Browser(f"{service.url}/push/all")
    with noticing(tmp_path, service) as running:
        ada, bob = signed_in(running, "Ada"), signed_in(running, "Bob")
        seats = game_of(ada, bob)
        ask_for_all(ada, browser.wish())
        assert seats["ada"].post("/api/table/notices", browser.wish()).status_code == 200
        until_turn(seats, "ada")
        service.wait(1)
        time.sleep(2 * FEW)
        assert len(service.got) == 1


def test_seats_that_are_dropped_revoked_or_over(tmp_path: Path, service: Receiver) -> None:
    with noticing(tmp_path, service, beat=3600) as running:
        ada, bob = signed_in(running, "Ada"), signed_in(running, "Bob")
        games = [game_of(ada, bob) for _ in range(3)]
        wish = ask_for_all(ada, Browser(f"{service.url}/push").wish())
        held = [{"game": seats["ada"].look()["game"], "seat": "german"} for seats in games]
        assert [row.game for row in rows(running) if row.id == wish] == [None]
        assert {row.game for row in rows(running)} == {None, *(one["game"] for one in held)}
        assert ada.post("/api/player/games/off", held[0]).status_code == 200
        assert ada.post("/api/player/games/revoke", held[1]).status_code == 200
        games[2]["bob"].say("resign")
        left = [row for row in rows(running) if row.game is not None]
        assert [(row.game, row.wish) for row in left] == [(held[1]["game"], wish)], "the player still holds that one"
        told = ada.get("/api/player/export").json()["notices"]
        assert {row["game"] for row in told} == {None, held[1]["game"]}
        assert not {"holder", "off"} & set(told[0])
        assert ada.post("/api/player/erase").status_code == 200
        assert rows(running) == []


def test_a_mail_address_is_asked_once_for_all_games(tmp_path: Path, service: Receiver) -> None:
    with mail_server() as mails, noticing(tmp_path, service, mails.url) as running:
        ada, bob = signed_in(running, "Ada"), signed_in(running, "Bob")
        games = [game_of(ada, bob) for _ in range(2)]
        ask_for_all(ada, {"kind": "mail", "address": "ada@example.org"})
        assert [row.game for row in rows(running)] == [None]
        until(lambda: len(mails.got) == 1)
        assert "any of their games" in mails.got[0].text
        link = link_in(mails.got[0].text, "confirm")
        for _ in range(2):  # a second click changes nothing
            assert running.client().post("/api/notices/confirm", {"link": link}).status_code == 200
        assert len(rows(running)) == 3
        until_turn(games[0], "ada")
        until(lambda: len(mails.got) == 2)
        assert games[0]["ada"].look()["game"] in mails.got[1].text
        assert "about your games" in mails.got[1].text
        off = link_in(mails.got[1].text, "off")
        assert running.client().post("/api/notices/off", {"link": off}).status_code == 200
        assert rows(running) == []


def test_declining_address_is_not_asked_again(tmp_path: Path, service: Receiver) -> None:
    with mail_server() as mails, noticing(tmp_path, service, mails.url) as running:
        ada = signed_in(running, "Ada")
        ask_for_all(ada, {"kind": "mail", "address": "else@example.org"})
        until(lambda: len(mails.got) == 1)
        off = link_in(mails.got[0].text, "off")
        assert running.client().post("/api/notices/off", {"link": off}).status_code == 200
        (left,) = rows(running)
        assert (left.player, left.holder, left.game) == (None, "", None)
        assert ada.get("/api/player/notices").json() == {"notices": []}
        ask_for_all(ada, {"kind": "mail", "address": "else@example.org"})
        time.sleep(FEW)
        assert len(mails.got) == 1


def test_an_expired_device_is_forgotten_in_all_games(tmp_path: Path, service: Receiver) -> None:
    with noticing(tmp_path, service) as running:
        ada, bob = signed_in(running, "Ada"), signed_in(running, "Bob")
        games = [game_of(ada, bob) for _ in range(2)]
        ask_for_all(ada, Browser(f"{service.url}/push").wish())
        service.answers += [410] * 4
        until_turn(games[0], "ada")
        until(lambda: rows(running) == [])


def test_others_can_neither_ask_nor_end_nor_ask_too_much(tmp_path: Path, service: Receiver) -> None:
    with noticing(tmp_path, service, beat=3600) as running:
        ada, bob = signed_in(running, "Ada"), signed_in(running, "Bob")
        wish = Browser(f"{service.url}/push").wish()
        for method, path, body in (
            ("GET", "/api/player/notices", None),
            ("POST", "/api/player/notices", wish),
            ("POST", "/api/player/notices/off", {"id": "x"}),
        ):
            for client in (running.client(), begin(running.client(), AWAY)["german"]):
                answer = client.get(path) if method == "GET" else client.post(path, body)
                assert answer.status_code == 401, path
        name = ask_for_all(ada, wish)
        assert bob.post("/api/player/notices/off", {"id": name}).status_code == 200
        assert [one["id"] for one in ada.get("/api/player/notices").json()["notices"]] == [name]
        elsewhere = Browser("https://elsewhere.example/push").wish()
        assert ada.post("/api/player/notices", elsewhere).json()["error"] == "not-allowed"
        for number in range(1, MAX_OF_A_PLAYER):
            ask_for_all(ada, Browser(f"{service.url}/push/{number}").wish())
        more = Browser(f"{service.url}/push/more").wish()
        assert ada.post("/api/player/notices", more).json()["error"] == "too-many-notices"
        assert ada.post("/api/player/notices/off", {"id": name}).status_code == 200
        ask_for_all(ada, more)
