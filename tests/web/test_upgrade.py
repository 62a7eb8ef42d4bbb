"""A database of the version before seals, with games in it, is brought up to date and its games go on."""

from __future__ import annotations

from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, text

from fogline.web.databases import open_engine, read_url
from fogline.web.seals import FIRST, next_seal
from fogline.web.storage import BrokenRows, Row, Storage
from fogline.web.tokens import digest
from tests.web.postgres import Cluster
from tests.web.serving import Client, serving

TOKENS = {0: "g" * 32, 1: "s" * 32}
ROWS = [Row(0, "place SN", 5), Row(1, "place EA", 6), Row(0, "place MG", 7), Row(0, "undo", 8), Row(0, "place OF", 9)]


def make_old(connection: Connection) -> None:
    """A database as version 0003 left it: one game under way, and one that has lost a row."""
    config = Config()
    config.set_main_option("script_location", "fogline.web:migrations")
    config.attributes["connection"] = connection
    command.upgrade(config, "0003")
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
