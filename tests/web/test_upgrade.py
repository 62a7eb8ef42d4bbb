"""Databases of older versions, with games in them, are brought up to date and their games go on."""

from __future__ import annotations

import json
import re
import sqlite3
from pathlib import Path
from random import Random

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, inspect, text

from fogline.web.databases import open_engine, read_url
from fogline.web.heartbeat import milliseconds
from fogline.web.seals import FIRST, next_seal
from fogline.web.storage import BrokenRows, Row, Storage
from fogline.web.tokens import digest
from tests.web.postgres import Cluster
from tests.web.serving import Client, finish, serving

DATABASES = Path(__file__).parent / "databases"
TIMES = re.compile(r"\b179\d{10}\b")
"""Milliseconds since 1970, of the year in which the databases were made."""
TOKENS = {0: "g" * 32, 1: "s" * 32}
ROWS = [Row(0, "place SN", 5), Row(1, "place EA", 6), Row(0, "place MG", 7), Row(0, "undo", 8), Row(0, "place OF", 9)]


def upgrade_to(version: str, connection: Connection) -> None:
    """The tables as that version had them."""
    config = Config()
    config.set_main_option("script_location", "fogline.web:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, version)


def make_old(connection: Connection) -> None:
    """A database as version 0003 left it: one game under way, and one that has lost a row."""
    upgrade_to("0003", connection)
    game = "INSERT INTO games (id, at, game, rules, scenario, options, data) VALUES (:id, 1, 'stalingrad', 1, "
    game += "'quick-duel', '{\"mode\": \"advanced\"}', '')"
    key = "INSERT INTO keys (hash, game, kind, seat) VALUES (:hash, 'one', 'seat', :seat)"
    line = "INSERT INTO lines (game, number, seat, action, at) VALUES (:game, :number, :seat, :action, :at)"
    with connection.begin():
        connection.execute(text(game), [{"id": "one"}, {"id": "hole"}, {"id": "empty"}])
        connection.execute(text(key), [{"hash": digest(token), "seat": seat} for seat, token in TOKENS.items()])
        for name in ("one", "hole"):
            rows = [{"game": name, "number": number, **row._asdict()} for number, row in enumerate(ROWS, 1)]
            connection.execute(text(line), [row for row in rows if name == "one" or row["number"] != 3])


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_games_of_the_version_before_are_sealed_and_go_on(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    url = f"sqlite:///{tmp_path / 'games.sqlite'}"
    if kind == "postgresql":
        cluster: Cluster = request.getfixturevalue("postgresql")
        url = cluster.new_database()
    engine = open_engine(read_url(url))
    with engine.connect() as connection:
        make_old(connection)
    engine.dispose()
    storage = Storage(url)
    assert storage.lines("one") == ROWS
    assert storage.lines("one", 3) == ROWS[3:]
    seal = FIRST
    for row in ROWS[:3]:
        seal = next_seal(seal, *row)
    assert storage.lines("one", 3, seal) == ROWS[3:]
    with pytest.raises(BrokenRows, match="row 4"):
        storage.lines("one", 3, next_seal(seal, 0, "", 0))
    with pytest.raises(BrokenRows, match="row 3 is missing"):
        storage.lines("hole")
    assert storage.lines("empty") == []
    storage.close()
    with serving(url) as running:
        german = running.client(TOKENS[0])
        assert [news["action"] for news in german.get("/api/table/news").json()["news"]] == [
            "place SN", "place MG", None, "place OF",
        ]  # fmt: skip
        assert german.act("place MG").status_code == 200
    with serving(url) as running:
        german = running.client(TOKENS[0])
        assert seen_by(german) == 5
        assert seen_by(running.client(TOKENS[1])) == 1
        assert german.look()["verifiable"] is None  # it began before games had seeds
        assert {news["commitment"] for news in german.get("/api/table/news").json()["news"]} == {None}
        assert german.post("/api/table/seed", {"seed": "s" * 32}).json()["error"] == "not-verifiable"
        german.say("resign")
        record = german.get("/api/table/record").text
        assert german.post("/api/verify", {"record": record}).json()["verifiable"] is False
        assert german.post("/api/replay", {"record": record}).status_code == 200


def seen_by(client: Client) -> int:
    return int(client.look()["sequence"])


# -- databases that older versions have made ------------------------------------------------------------


def old_database(name: str, kind: str, folder: Path, request: pytest.FixtureRequest) -> str:
    """A database that the code of an older version has made (``databases/make.py``); for PostgreSQL its rows, in tables
    of that version."""
    dump = (DATABASES / f"{name}.sql").read_text(encoding="utf-8")
    if 'INTO "heart"' not in dump:  # it does not say when a server was running: its times are moved to just now
        later = milliseconds() - 60_000 - min(int(one) for one in TIMES.findall(dump))
        dump = TIMES.sub(lambda one: str(int(one[0]) + later), dump)
    file = folder / "games.sqlite"
    with sqlite3.connect(file) as old:
        old.executescript(dump)
    if kind == "sqlite":
        return f"sqlite:///{file}"
    cluster: Cluster = request.getfixturevalue("postgresql")
    url = cluster.new_database()
    engine = open_engine(read_url(url))
    with engine.connect() as connection:
        upgrade_to(name, connection)
        with connection.begin():
            for table in sorted(inspect(connection).get_table_names(), key=lambda one: one != "games"):
                if table == "alembic_version":
                    continue
                names = [row[1] for row in old.execute(f"PRAGMA table_info({table})")]
                rows = [dict(zip(names, row)) for row in old.execute(f"SELECT * FROM {table}")]
                connection.execute(text(f"DELETE FROM {table}"))
                values = ", ".join(f":{one}" for one in names)
                for row in rows:
                    connection.execute(text(f"INSERT INTO {table} ({', '.join(names)}) VALUES ({values})"), row)
    engine.dispose()
    old.close()
    return url


@pytest.mark.parametrize(
    ("name", "kind"),
    [("0003", "sqlite"), ("0006", "postgresql"), ("0008", "sqlite"), ("0013", "sqlite"), ("0013", "postgresql")],
)
def test_games_that_an_older_version_has_stored_go_on(
    name: str, kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """With everything that their players knew; they are played to their end, and their records can be read."""
    url = old_database(name, kind, tmp_path, request)
    known = json.loads((DATABASES / f"{name}.json").read_text(encoding="utf-8"))
    with serving(url) as running:
        clients = [running.client(one["token"]) for one in known]
        for client, one in zip(clients, known):
            seen = client.look()
            assert (seen["sequence"], seen["outcome"] is not None) == (one["sequence"], one["is-over"])
            news = client.get("/api/table/news").json()["news"]
            assert [[each["number"], each["action"]] for each in news] == one["news"]
        clock = clients[0].look()["clock"]
        assert 80_000 < clock["left"]["german"] <= 86_400 + 60 * 100, "the years since then count against nobody"
        for pair in (clients[:2], clients[2:4]):
            assert finish(dict(zip(("first", "second"), pair)), Random(4))["outcome"]
        for client in clients[::2]:
            record = client.get("/api/table/record").text
            assert client.post("/api/replay", {"record": record}).status_code == 200
        rematch = clients[4].post("/api/table/rematch").json()
        assert running.client(rematch["token"]).look()["sequence"] == 0
