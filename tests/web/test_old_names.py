"""Databases and requests from before names were kebab-case."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import fogline
from fogline.kernel.game import CHANCE
from fogline.kernel.record import Record
from fogline.kernel.setup import Setup
from fogline.table.records import read_table
from fogline.web.storage import SEAT, Key, Row, Storage, Stored
from fogline.web.terms import Terms
from fogline.web.tokens import digest
from tests.web.postgres import Cluster
from tests.web.serving import Running, begin, serving

RECORDS = Path(__file__).parent.parent / "records" / "v1"
NAMES = ["panzer-alternating", "spearpoint-brawl-options", "custom"]
LEFT_OUT = 3
"""So many lines of each record the game on the server still lacks."""


def record_of(name: str) -> Record:
    return Record.read((RECORDS / f"{name}.record").read_text(encoding="utf-8"))


def tokens_of(name: str) -> list[str]:
    return [f"{name}-{seat}".ljust(32, "x") for seat in range(2)]


def keep_old(url: str) -> None:
    """Games under way, kept as a server has kept them that knew the old names only."""
    storage = Storage(url)
    for name in NAMES:
        record = record_of(name)
        seats = fogline.game(record.setup.game).seats(record.setup)
        rows = [
            Row(CHANCE if entry.seat == "chance" else seats.index(entry.seat), entry.action, number)
            for number, entry in enumerate(record.entries[:-LEFT_OUT], 10)
        ]
        with storage.transaction():
            storage.add_game(name, Stored(record.setup, 1, 1, Terms(aid="off").text(), 2))
            for seat, token in enumerate(tokens_of(name)):
                storage.add_key(digest(token), Key(name, SEAT, seat))
            storage.add_lines(name, 1, rows)
    with storage.transaction():
        stored = storage.game("panzer-alternating").setup
    assert (stored.scenario, "gb_middle_split" in stored.options) == ("great_battle", True)
    storage.close()


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_games_of_an_old_database_go_on_with_new_names(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    """Their seals are still right, or they could not be read at all."""
    url = f"sqlite:///{tmp_path / 'games.sqlite'}"
    if kind == "postgresql":
        cluster: Cluster = request.getfixturevalue("postgresql")
        url = cluster.new_database()
    keep_old(url)
    for _ in range(2):  # the second server reads what the first one has written
        with serving(url) as running:
            for name in NAMES:
                go_on(running, name)


def go_on(running: Running, name: str) -> None:
    record = record_of(name)
    new = record.respelt_by(fogline.game(record.setup.game))
    clients = [running.client(token) for token in tokens_of(name)]
    seen = clients[0].look()
    told = seen["setup"]
    assert Setup(told["game"], told["scenario"], told["options"], told["data"]) == new.setup
    if seen["outcome"] is None:
        clients[0].say("resign")
    text = clients[1].get("/api/table/record").text
    again = Record.read(text)
    assert again.setup == new.setup
    assert again.entries[:-1] == new.entries[:-LEFT_OUT]
    assert read_table(text).outcome() is not None
    assert clients[0].get("/api/table/replay").json()["setup"]["scenario"] == new.setup.scenario


@pytest.fixture(scope="module")
def running(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with serving(tmp_path_factory.mktemp("games")) as found:
        yield found


def test_requests_may_have_old_names(running: Running) -> None:
    options = {"gb_middle_split": "us_right", "max_turns": 12}
    seats = begin(running.client(), {"game": "panzer", "scenario": "great_battle", "options": options})
    setup = seats["american"].look()["setup"]
    assert (setup["scenario"], setup["options"]) == ("great-battle", {"gb-middle-split": "us-right", "max-turns": 12})


def test_a_file_that_is_sent_may_have_old_names(running: Running) -> None:
    old = record_of("custom").setup
    body = {"game": "stalingrad", "scenario": "custom", "options": dict(old.options), "data": old.data}
    seats = begin(running.client(), body)
    data = seats["german"].look()["setup"]["data"]
    assert data == old.respelt_by(fogline.game("stalingrad")).data
    assert "playerZoneSnipers" in old.data
    assert "player-zone-snipers" in data


def test_an_option_in_two_spellings_is_refused(running: Running) -> None:
    body = {"game": "panzer", "scenario": "skirmish", "options": {"max_turns": 12, "max-turns": 12}}
    answer = running.client().post("/api/games", body)
    assert (answer.status_code, answer.json()["error"]) == (422, "bad-data")
    assert "max_turns" in answer.json()["text"]
    assert "max-turns" in answer.json()["text"]


@pytest.mark.parametrize("name", NAMES)
def test_old_records_are_replayed_and_gone_on_with(running: Running, name: str) -> None:
    record = record_of(name)
    new = record.setup.respelt_by(fogline.game(record.setup.game))
    client = running.client()
    told = client.post("/api/replay", {"record": record.write(), "at": 2}).json()
    assert (told["setup"]["scenario"], told["setup"]["options"]) == (new.scenario, dict(new.options))
    begun = client.post("/api/continue", {"record": record.write(), "at": 4, "aid": "off"})
    assert begun.status_code == 201, begun.text
    [seat] = begun.json()["seats"].values()
    setup = running.client(seat["token"]).look()["setup"]
    assert setup["scenario"] == new.scenario
    assert new.options.items() <= setup["options"].items()
