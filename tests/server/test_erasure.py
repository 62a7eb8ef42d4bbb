"""All personal data can be exported as one file, and erased from every table, from the files, and from every later
copy. The other players keep the game."""

from __future__ import annotations

import json
import sqlite3
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, text

from fogline.server.accounts.players import references
from fogline.server.notices.channels import Allowed
from fogline.server.operations.copies import back_up
from fogline.server.storage.databases import read_url
from fogline.server.storage.schema import METADATA, PLAYER_SEATS, PLAYERS
from tests.server import receiving as push
from tests.server.players import inside, player_of, signed_in
from tests.server.postgres import Cluster
from tests.server.serving import DUEL, WIDE, Client, Running, serving, url_of
from tests.server.test_passkeys import Browser

NAME = "Zenobia Quux"
LABEL = "a very own phone"
ENDPOINT = "a-very-own-endpoint"


def settle(running: Running) -> tuple[Client, Client, list[str]]:
    """A player with every kind of data that a player can have, an opponent, and the texts that must disappear."""
    browser = Browser(running)
    asked = browser.post("/api/sign-in/new/question", {"name": NAME}).json()
    made = {"name": NAME, "label": LABEL, **browser.key.make(asked)}
    token = browser.post("/api/sign-in/new", made).json()["token"]
    me, other = browser.client(token), signed_in(running, "Opponent")
    player = player_of(running, me)
    browser.post("/api/player/recovery", player=token)
    inside(running, running.inside.signing.logins.come, "https://issuer.example", "subject", "", 0)
    for number in range(12):
        game = me.post("/api/games", DUEL).json()
        joined = other.post("/api/join", {"invitation": game["invitations"]["soviet"]["token"]}).json()
        if number % 2:
            other.as_(joined["token"]).say("resign")
    me.post("/api/player/name", {"name": NAME + " II"})
    wish = push.Browser(f"https://fcm.googleapis.com/{ENDPOINT}").wish()
    assert me.post("/api/player/notices", wish).status_code == 200
    browser.post("/api/player/passkeys/question", player=token)
    return me, other, [player, NAME, LABEL, ENDPOINT, made["id"]]


def rows(url: str) -> str:
    """Every row of every table."""
    engine = create_engine(read_url(url), hide_parameters=True)
    with engine.connect() as connection:
        found = [
            str(tuple(row))
            for table in METADATA.sorted_tables
            for row in connection.execute(text(f"SELECT * FROM {table}"))
        ]
    engine.dispose()
    return "\n".join(found)


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_erasure_leaves_no_trace(kind: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    url = url_of(tmp_path)
    if kind == "postgresql":
        cluster: Cluster = request.getfixturevalue("postgresql")
        url = cluster.new_database()
    with serving(url) as running:
        me, other, traces = settle(running)
        before = rows(url)
        assert all(trace in before for trace in traces)
        games = other.get("/api/player/games").json()["games"]
        assert me.post("/api/player/erase").status_code == 200
        assert me.get("/api/player").status_code == 401
        assert other.get("/api/player/games").json()["games"] == games, "the others keep everything"
        back_up(url, tmp_path / "copy.sqlite")
        files = [file for file in tmp_path.iterdir() if file.is_file()]
        for trace in traces:
            assert trace not in rows(url)
            for file in files:
                assert trace.encode() not in file.read_bytes(), (trace, file.name)
    copy = rows(url_of(str(f"sqlite:///{tmp_path / 'copy.sqlite'}")))
    assert not any(trace in copy for trace in traces)
    assert "Opponent" in copy


def test_the_export_has_every_row_and_no_key(tmp_path: Path) -> None:
    with serving(tmp_path) as running:
        me, _, traces = settle(running)
        answer = me.get("/api/player/export")
        assert "attachment" in answer.headers["content-disposition"]
        form: dict[str, Any] = answer.json()
        assert set(form) == {"players", "notices", *(column.table.name for column in references())}
        assert len(form["player_seats"]) == 12
        assert form["passkeys"][0]["label"] == LABEL
        assert all(trace in json.dumps(form) for trace in traces)
        database = sqlite3.connect(tmp_path / "games.sqlite")
        for table in ("keys", "sign_ins", "logins"):
            for (hashed,) in database.execute(f"SELECT hash FROM {table}"):
                assert hashed not in answer.text
        database.close()


def test_the_export_has_no_address_of_another_person_at_the_same_seat(tmp_path: Path) -> None:
    """Anyone with the link of a seat may also subscribe to notices there: the player who holds the seat learns this,
    but not the address. An erasure removes the subscription, unless another signed-in player made it."""
    with serving(tmp_path, replace(WIDE, notices=Allowed(mail="mailtos://user:pass@mail.example.org"))) as running:
        me, friend = signed_in(running, "Ada"), signed_in(running, "Friend")
        made = me.post("/api/games", DUEL).json()
        token = made["seats"]["german"]["token"]
        guests = {
            "mine@example.org": me.as_(token),
            "friend@example.org": friend.as_(token),
            "guest@example.org": running.client(token),
        }
        for address, guest in guests.items():
            wish = {"kind": "mail", "address": address}
            assert guest.post("/api/table/notices", wish).status_code == 200
        mine = me.get("/api/player/export")
        assert "mine@example.org" in mine.text
        assert "friend@example.org" not in mine.text
        assert "guest@example.org" not in mine.text
        (short,) = [one for one in mine.json()["notices"] if "target" not in one]
        assert set(short) == {"id", "game", "seat", "kind", "at"}
        assert "friend@example.org" in friend.get("/api/player/export").text
        me.post("/api/player/erase")
        stored = rows(url_of(tmp_path))
        assert "mine@example.org" not in stored
        assert "guest@example.org" not in stored, "perhaps it was theirs"
        assert "friend@example.org" in stored


def test_every_table_that_names_a_player_is_known(tmp_path: Path) -> None:
    """Tables added later are also erased and exported if they refer to players."""
    assert {column.table.name for column in references()} >= {
        "passkeys", "logins", "sign_ins", "player_seats",
    }  # fmt: skip
    for table in METADATA.sorted_tables:
        for column in table.columns:
            if column.name in ("player", "opponent", "winner") and table is not PLAYERS:
                assert any(key.column is PLAYERS.c.id for key in column.foreign_keys), f"{table}.{column.name}"
    assert PLAYER_SEATS.c.player in references()
