"""Verifiable games: the server's commitments, the seats' seeds, and what a finished record proves."""

from __future__ import annotations

import hashlib
import runpy
import sqlite3
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from fogline.kernel.errors import FoglineError
from fogline.kernel.game import Seat
from fogline.kernel.record import Record
from fogline.kernel.setup import Setup
from fogline.table import replayed
from fogline.table.fairness import SEED, Draws
from fogline.table.verification import verify
from tests.server.proving import DUEL, MEETING, SKIRMISH, proven
from tests.server.serving import DUEL as A_DUEL
from tests.server.serving import SKIRMISH as A_SKIRMISH
from tests.server.serving import WIDE, Client, Running, begin, finish, lay_out, players, serving

CHANGES = 400
ROOT = Path(__file__).parents[2]
OLD_RECORDS = sorted((ROOT / "tests").glob("records/v1/*.record"))
A_MEETING = {"game": "spearpoint", "scenario": "meeting-engagement"}
SEEDS = {"american": "a" * 32, "german": "g" * 32}


def failed(text: str) -> set[str]:
    """The failed checks of a record."""
    verdict = verify(text)
    assert verdict is not None
    return {finding.check for finding in verdict.findings if not finding.holds}


def holds(data: bytes) -> bool:
    """Whether bytes are a valid record."""
    try:
        verdict = verify(data.decode("utf-8"))
    except (UnicodeDecodeError, FoglineError):
        return False
    return verdict is not None and verdict.holds


# -- records ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("training", [False, True])
@pytest.mark.parametrize("setup", [DUEL, SKIRMISH, MEETING], ids=lambda setup: setup.game)
def test_a_game_with_undone_actions_verifies(setup: Setup, training: bool) -> None:
    session, text = proven(setup, training=training)
    assert failed(text) == set()
    assert Record.read(text).write() == text
    assert Record.read(text).played() == [(session.table.seat_name(Seat(row.seat)), row.action) for row in session.rows]
    verdict = verify(text)
    assert verdict is not None
    assert session.proof is not None
    assert verdict.first == session.proof.first
    assert ": undo\n" in text
    assert training == (": take back\n" in text)
    counts = {finding.check: finding.message.values for finding in verdict.findings}
    assert counts["draws"]["draws"] == session.proof.draws.count
    assert counts["draws"]["draws"] > 5 or setup.game != "spearpoint"
    assert counts["seeds"]["count"] == 2


@pytest.mark.parametrize("setup", [DUEL, MEETING], ids=lambda setup: setup.game)
def test_any_changed_byte_fails(setup: Setup) -> None:
    _, text = proven(setup, lines=60)
    data, rng = text.encode(), Random(7)
    assert holds(data)
    for _ in range(CHANGES):
        at = rng.randrange(len(data))
        match rng.randrange(3):
            case 0:
                other = rng.choice([byte for byte in range(256) if byte != data[at]])
                changed = data[:at] + bytes([other]) + data[at + 1 :]
            case 1:
                changed = data[:at] + data[at + 1 :]
            case _:
                changed = data[:at] + bytes([rng.randrange(256)]) + data[at:]
        assert changed == data or not holds(changed), (at, changed)


def test_swapped_missing_or_repeated_lines_fail() -> None:
    _, text = proven(SKIRMISH, lines=60)
    lines, rng = text.splitlines(keepends=True), Random(8)
    for _ in range(100):
        at, other = rng.sample(range(len(lines)), 2)
        exchanged, repeated = list(lines), list(lines)
        exchanged[at], exchanged[other] = lines[other], lines[at]
        repeated.insert(other, lines[at])
        for changed in (exchanged, repeated, lines[:at] + lines[at + 1 :]):
            assert changed == lines or not holds("".join(changed).encode())


def test_a_wrong_draw_is_named_with_the_one_that_was_due() -> None:
    _, text = proven(MEETING)
    record = Record.read(text)
    at = next(number for number, entry in enumerate(record.entries) if entry.seat == "chance")
    table = next(table for number, table in enumerate(replayed(text)) if number == at)
    possible = [table.write(action) for action, _ in table.game.outcomes(table.position())]
    due = record.entries[at].action
    other = next(action for action in possible if action != due)
    record.entries[at] = record.entries[at]._replace(action=other)
    verdict = verify(record.write())
    assert verdict is not None
    told = next(finding for finding in verdict.findings if finding.check == "draws")
    assert not told.holds
    assert (told.message.values["played"], told.message.values["due"]) == (other, due)


def test_notes_of_a_reader_change_nothing() -> None:
    _, text = proven(DUEL, lines=40)
    lines = text.splitlines(keepends=True)
    assert failed("".join([*lines, "#note !? Bold.\n"])) == set()
    assert failed("".join([*lines, "# A comment.\n"])) == {"text"}


def test_received_commitments_belong_to_the_game_or_not() -> None:
    session, text = proven(DUEL, lines=40)
    assert session.proof is not None
    own = [session.proof.given(viewer, number) for viewer in session.table.viewers() for number in (1, 2)]
    verdict = verify(text, given=[one for one in own if one is not None])
    assert verdict is not None
    assert verdict.holds
    strange = verify(text, given=["ab" * 32])
    assert strange is not None
    assert [finding.check for finding in strange.findings if not finding.holds] == ["given"]


@pytest.mark.parametrize(
    "path", sorted(Path(__file__).parents[1].glob("records/v1/*.record"))[:3], ids=lambda p: p.stem
)
def test_older_records_cannot_be_verified_and_are_no_worse(path: Path) -> None:
    assert verify(path.read_text(encoding="utf-8")) is None


# -- on the server ------------------------------------------------------------------------------------


def add_seeds(seats: dict[str, Client]) -> None:
    for name, seed in SEEDS.items():
        assert seats[name].post("/api/table/seed", {"seed": seed}).json() == {"ok": True}


def commitments(client: Client) -> list[str]:
    return [news["commitment"] for news in client.get("/api/table/news").json()["news"]]


def test_every_commitment_of_a_game_verifies(running: Running) -> None:
    seats = begin(running.client(), A_SKIRMISH)
    firsts = {json_of(client)["commitment"] for client in seats.values()}
    assert len(firsts) == 1
    add_seeds(seats)
    finish(seats, Random(3))
    record = seats["german"].get("/api/table/record").text
    got = [*firsts, *(one for client in seats.values() for one in commitments(client))]
    told = seats["german"].post("/api/verify", {"record": record, "given": got[:100]}).json()
    assert told["holds"]
    assert told["first"] in firsts
    for seed in SEEDS.values():
        assert f"seed {seed}" in record


def json_of(client: Client) -> dict[str, Any]:
    found: dict[str, Any] = client.look()["verifiable"]
    return found


def test_a_seat_adds_one_seed_before_it_acts(running: Running) -> None:
    seats = begin(running.client(), A_SKIRMISH)
    american, german = seats["american"], seats["german"]
    assert not json_of(american)["is-seeded"]
    for _ in range(2):  # a repetition changes nothing
        assert american.post("/api/table/seed", {"seed": "a" * 32}).status_code == 200
    assert json_of(american)["is-seeded"]
    assert not json_of(german)["is-seeded"]
    assert american.post("/api/table/seed", {"seed": "b" * 32}).json()["error"] == "seeded"
    german.act(german.look()["legal"]["take"][0])
    assert german.post("/api/table/seed", {"seed": "g" * 32}).json()["error"] == "seeded"
    assert seats["watch"].post("/api/table/seed", {"seed": "w" * 32}).json()["error"] == "watching"
    for wrong in ("short", "x" * 65, "not all letters!", 7):
        assert american.post("/api/table/seed", {"seed": wrong}).json()["error"] == "invalid"


def test_nobody_gets_the_seed_before_the_end(tmp_path: Path) -> None:
    with serving(tmp_path) as running:
        seats = begin(running.client(), A_SKIRMISH)
        add_seeds(seats)
        lay_out(seats, Random(1))
        with closing(sqlite3.connect(tmp_path / "games.sqlite")) as database:
            ((seed,),) = database.execute("SELECT seed FROM games").fetchall()
        told = b"".join(
            client.get(path).content
            for client in seats.values()
            for path in ("/api/table", "/api/table/news", "/api/table/record", "/api/table/aid")
        )
        assert seed.encode() not in told
        assert b'"seed' not in told
        assert SEEDS["german"].encode() not in told
        seats["german"].say("resign")
        record = seats["american"].get("/api/table/record").text
        assert f"seed: {seed}\n" in record
        header = record.partition("\nseed: ")[0]
        assert hashlib.sha256(f"{seed}\n{header}".encode()).hexdigest() == json_of(seats["german"])["commitment"]


def test_how_often_others_act_in_secret_changes_neither_number_nor_place_of_commitments(running: Running) -> None:
    counts = []
    for quiet in (1, 6):
        seats = begin(running.client(), A_DUEL)
        for _ in range(quiet):
            seats["soviet"].act("place EA")
            seats["soviet"].post("/api/table/undo", {"sequence": seats["soviet"].look()["sequence"]})
        seats["german"].act("place SN")
        counts.append([len(commitments(seats[name])) for name in ("german", "watch")])
    assert counts == [[1, 0], [1, 0]]


def play_until_drawn(running: Running, seats: dict[str, Client], draws: int) -> None:
    """Play at random until chance has drawn that often, or the game is over."""
    rng, game = Random(5), seats["watch"].look()["game"]
    while running.inside.desk.cache.sessions[game].proof.draws.count < draws:
        for client in players(seats):
            if client.play_once(rng)["outcome"]:
                return


def test_commitments_and_draws_continue_after_a_restart(tmp_path: Path) -> None:
    with serving(tmp_path) as running:
        seats = begin(running.client(), A_MEETING)
        add_seeds(seats)
        play_until_drawn(running, seats, 3)
        before = {name: (commitments(client), json_of(client)) for name, client in seats.items()}
        tokens = {name: client.token for name, client in seats.items()}
    with serving(tmp_path) as running:
        seats = {name: running.client(token) for name, token in tokens.items()}
        assert {name: (commitments(client), json_of(client)) for name, client in seats.items()} == before
        play_until_drawn(running, seats, 6)
        seats["german"].say("resign")
        record = seats["german"].get("/api/table/record").text
        assert failed(record) == set()
        assert "\nchance: " in record


def test_resumed_game_marks_foreign_lines(running: Running) -> None:
    client = running.client()
    _, text = proven(MEETING)
    at = next(number for number, entry in enumerate(Record.read(text).entries) if entry.seat == "chance") + 3
    made = client.post("/api/continue", {"record": text, "at": at, "hold": ["american", "german"]})
    assert made.status_code == 201, made.text
    seats = {name: client.as_(one["token"]) for name, one in made.json()["seats"].items()}
    assert seats["german"].post("/api/table/seed", {"seed": "g" * 32}).status_code == 200
    rng = Random(4)
    for _ in range(30):
        for one in players(seats):
            one.play_once(rng)
    seats["german"].say("resign")
    record = seats["german"].get("/api/table/record").text
    assert f"\nbegun: {at}\n" in record
    verdict = verify(record)
    assert verdict is not None
    assert verdict.holds
    assert "begun" in {finding.check for finding in verdict.findings}
    assert failed(record.replace(f"\nbegun: {at}\n", f"\nbegun: {at + 1}\n"))


def test_verification_can_be_turned_off(tmp_path: Path) -> None:
    with serving(tmp_path, replace(WIDE, is_verifiable=False)) as running:
        seats = begin(running.client(), A_SKIRMISH)
        assert seats["german"].look()["verifiable"] is None
        lay_out(seats, Random(1))
        assert set(commitments(seats["german"])) == {None}
        seats["german"].say("resign")
        record = seats["german"].get("/api/table/record").text
        assert "seed" not in record
        assert verify(record) is None


# -- an independent verifier ----------------------------------------------------------------------------


def stranger() -> Any:
    """The verifier of the documents, which knows nothing about Fogline."""
    return SimpleNamespace(**runpy.run_path(str(ROOT / "docs" / "examples" / "verifier.py")))


def test_the_verifier_of_the_documents_finds_the_same_commitments_and_draws() -> None:
    _, text = proven(MEETING)
    verdict = verify(text)
    assert verdict is not None
    found = stranger().commitments(text)
    assert (found[0], found[-1]) == (verdict.first, stranger().parts(text)[1])
    record = Record.read(text)
    assert record.proof is not None
    added = [f"{entry.seat}: {entry.action.removeprefix(SEED)}" for entry in record.played()[:2]]
    draws = Draws(record.proof.seed)
    for one in added:
        draws.add_seed(*one.split(": "))
    for number, total in enumerate([2, 6, 10, 100, 52, 7]):
        assert stranger().draw(record.proof.seed, added, number, total) == draws.randrange(total)


def test_the_record_in_the_clients_tests_verifies() -> None:
    """The browser is tested with it, and must reach the same result."""
    text = (ROOT / "webapp" / "tests" / "sealed.record").read_text(encoding="utf-8")
    verdict = verify(text)
    assert verdict is not None
    assert verdict.holds
    assert f'"{verdict.first}"' in (ROOT / "webapp" / "tests" / "seal.test.ts").read_text(encoding="utf-8")
