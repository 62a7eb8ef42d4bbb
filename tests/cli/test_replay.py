"""``fogline replay``: one game, told for every viewer."""

from __future__ import annotations

import json
import os
import re
from pathlib import Path
from random import Random

import pytest

import fogline
from fogline.desk.replays import replay_record
from fogline.kernel.game import Seat
from fogline.kernel.record import Note, Record
from fogline.kernel.setup import Setup, Value
from fogline.table import sit_down
from tests.cli.terminal import F1_GERMAN, F1_SOVIET, Terminal
from tests.playthroughs import telling as playthroughs


def record_of(setup: Setup, seed: int) -> str:
    """A whole random game."""
    table, rng = sit_down(setup), Random(seed)
    while seats := table.to_act():
        seat = rng.choice(seats)
        choices = table.legal(seat)
        table.act(seat, choices[rng.randrange(len(choices))])
    return table.record().write()


@pytest.fixture(scope="module")
def record() -> str:
    return record_of(Setup("stalingrad", "quick-duel", {"mode": "advanced", "quiet-turn-limit": 12}), 1)


@pytest.fixture
def file(record: str, tmp_path: Path) -> str:
    path = tmp_path / "game.record"
    path.write_text(record, encoding="utf-8")
    return os.fspath(path)


def test_all_shows_every_action_and_every_card(terminal: Terminal, file: str, record: str) -> None:
    said = terminal.run("replay", file)
    assert said.code == 0
    assert re.findall(r"^ *\d+  (\w+: .*)$", said.out, re.M) == record.partition("\n\n")[2].splitlines()
    assert "??" not in said.out
    assert terminal.run("replay", file, "--as", "all").out == said.out


def test_an_unfinished_game_is_shown_as_the_public_sees_it_by_default(
    terminal: Terminal, tmp_path: Path, record: str
) -> None:
    path = tmp_path / "game.record"
    path.write_text("".join(record.splitlines(keepends=True)[:-1]), encoding="utf-8")
    first, _, rest = terminal.run("replay", os.fspath(path)).out.partition("\n")
    assert first.startswith("This game is not over, so you see only what is public.")
    assert rest == terminal.run("replay", os.fspath(path), "--as", "public").out
    assert "??" not in terminal.run("replay", os.fspath(path), "--as", "all").out


def test_notes_are_shown_only_in_the_all_knowing_view(terminal: Terminal, tmp_path: Path, record: str) -> None:
    """A note can be about anything, so neither a seat nor the public reads it."""
    plain, noted = Record.read(record), tmp_path / "noted.record"
    plain.notes = {0: Note("", "A long night."), 1: Note("!?", "The Sniper is here."), 2: Note("?", "")}
    noted.write_text(plain.write(), encoding="utf-8")
    (tmp_path / "game.record").write_text(record, encoding="utf-8")
    for viewer in ("all", "german", "public"):
        said, without = (
            terminal.run("replay", os.fspath(tmp_path / name), "--as", viewer).out.splitlines()
            for name in ("noted.record", "game.record")
        )
        notes = ["      Note: A long night.", "      Note !? The Sniper is here.", "      Note ?"]
        assert [line for line in said if line.startswith("      Note")] == (notes if viewer == "all" else [])
        assert [line for line in said if line not in notes] == without


@pytest.mark.parametrize(
    ("game", "sentence"),
    [
        (
            "stalingrad/deep-battle_mode_advanced",
            "Soviet side won by reaching the Objective Points, 9 to 2. (ST-WIN-2)",
        ),
        ("spearpoint/skirmish", "German side won on Victory Points, 29 to 6. (SP-WIN-1)"),
        (
            "spearpoint/standard_brawl_start-units_2_start-command_0_max-turns_6",
            "Blue won after the agreed number of Turns, 6 to 5 on Victory Points. (AMB-39)",
        ),
    ],
)
def test_a_game_won_on_points_shows_them(terminal: Terminal, tmp_path: Path, game: str, sentence: str) -> None:
    text = (Path(playthroughs.__file__).parent / f"texts/{game}.txt").read_text(encoding="utf-8")
    (tmp_path / "game.record").write_text(playthroughs.record_of(text).write(), encoding="utf-8")
    assert (
        terminal.run("replay", os.fspath(tmp_path / "game.record"), "--as", "public").out.splitlines()[-1] == sentence
    )


@pytest.mark.parametrize(("viewer", "hidden"), [("german", "s??"), ("soviet", "g??")])
def test_a_seat_sees_its_own_news(terminal: Terminal, file: str, record: str, viewer: str, hidden: str) -> None:
    said = terminal.run("replay", file, "--as", viewer)
    own = re.findall(r"^> (.*)$", said.out, re.M)
    lines = [line.partition(": ") for line in record.partition("\n\n")[2].splitlines()]
    assert own == [action for seat, _, action in lines if seat == viewer]
    assert hidden in said.out
    assert re.search(r"\bwon\b|^A draw ", said.out.splitlines()[-1])


def test_the_public_sees_no_action_and_no_card_before_the_end(terminal: Terminal, file: str) -> None:
    said = terminal.run("replay", file, "--as", "public", "--to", "34")
    assert not re.search(r"^> ", said.out, re.M)
    assert "now G" not in said.out
    assert "now S" not in said.out
    assert not re.search(r"^  [GS]\d .*\b[gs](SN|OF|SC|MO|MG|DE|EA)\b", said.out, re.M)


def test_a_reading_does_not_depend_on_hidden_facts(terminal: Terminal, tmp_path: Path) -> None:
    """Two games that differ in the hidden Soviet cards, and in when they were laid out, are told alike."""
    readings: dict[str, list[str]] = {"german": [], "public": [], "soviet": [], "all": []}
    for number, (soviet, move) in enumerate(
        [(F1_SOVIET, "move S3a SC EA EA SN"), ("SN OF EA EA EA MO SC DE MG IN EA SN", "move S3a MO EA OF SN")]
    ):
        table = sit_down(Setup("stalingrad", "quick-duel"))
        order = [(Seat(0), f"place {kind}") for kind in F1_GERMAN.split()]
        order += [(Seat(1), f"place {kind}") for kind in soviet.split()]
        if number:
            Random(1).shuffle(order)
            german, soviets = iter(F1_GERMAN.split()), iter(soviet.split())
            order = [(seat, f"place {next(soviets if seat else german)}") for seat, _ in order]
        order += [(Seat(0), "done"), (Seat(1), "done"), (Seat(0), "search S1a"), (Seat(0), "hold"), (Seat(1), move)]
        for seat, action in order:
            table.act(seat, action)
        path = tmp_path / f"{number}.record"
        path.write_text(table.record().write(), encoding="utf-8")
        for viewer, told in readings.items():
            told.append(terminal.run("replay", os.fspath(path), "--as", viewer).out)
    assert readings["german"][0] == readings["german"][1]
    assert readings["public"][0] == readings["public"][1]
    assert readings["soviet"][0] != readings["soviet"][1]
    assert readings["all"][0] != readings["all"][1]


def test_replay_stops_at_the_given_line(terminal: Terminal, file: str, record: str) -> None:
    assert len(re.findall(r"^ *\d+  \w+: ", terminal.run("replay", file, "--to", "5").out, re.M)) == 5
    assert "..." in terminal.run("replay", file, "--to", "0").out
    assert terminal.run("replay", file, "--to", "99999").out == terminal.run("replay", file).out
    assert terminal.run("replay", file, "--to", "-1").code == 2


def test_team_members_read_by_their_seat_or_side(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "team.record"
    setup = Setup("stalingrad", "quick-duel", {"mode": "advanced", "players": 4, "quiet-turn-limit": 8})
    path.write_text(record_of(setup, 3), encoding="utf-8")
    for viewer in ("german-units", "soviet-snipers", "german", "soviet", "public", "all"):
        assert terminal.run("replay", os.fspath(path), "--as", viewer).code == 0
    assert terminal.run("replay", os.fspath(path), "--as", "italian").code == 2


@pytest.mark.parametrize(("language", "word"), [("en", "Turn 1"), ("es", "Turno 1"), ("fr", "Tour 1")])
def test_replay_is_narrated_in_three_languages(terminal: Terminal, file: str, language: str, word: str) -> None:
    for viewer in ("german", "soviet", "public", "all"):
        assert word in terminal.run("replay", file, "--as", viewer, "--language", language).out


def test_a_broken_record_is_refused_with_its_line(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "broken.record"
    path.write_text("fogline record 1\ngame: stalingrad\nrules: 1\nscenario: quick-duel\n\ngerman: place XX\n")
    said = terminal.run("replay", os.fspath(path))
    assert said.code == 2
    assert "line 6" in said.err


HEADER = "fogline record 1\ngame: stalingrad\nrules: 1\nscenario: quick-duel\n"


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "line 1: a record must begin with 'fogline record 1'"),
        ("fogline record 1\ngame stalingrad\n", "line 2: expected 'key: value', found 'game stalingrad'"),
        ("fogline record 1\ngame: stalingrad\n\n", "header: 'rules' is missing"),
        (HEADER.replace("stalingrad", "stalingrd"), "line 2, stalingrd: no such game; known games: "),
        (HEADER.replace("rules: 1", "rules: one"), "line 3, rules: expected a whole number, found 'one'"),
        (HEADER.replace("rules: 1", "rules: 999"), "line 3, rules: this game uses version 999 of the rules; "),
        (HEADER.replace("quick-duel", "quick-dual"), "line 4, scenario: 'quick-dual' is not one of quick-duel, "),
        (HEADER.replace("quick-duel", "quick-dual"), "; did you mean quick-duel?"),
        (HEADER + "option mode: hard\n", "line 5, mode: 'hard' is not one of basic, advanced"),
        (HEADER + "training: maybe\n", "line 5, training: expected 'true', found 'maybe'"),
        (HEADER + 'world: {"cells": 1}\n', "line 5, world: "),
        (HEADER.replace("quick-duel", 'custom\ndata| name = "x"\ndata| base = 7'), "line 6, base: "),
        (HEADER + "\ngerman place SN\n", "line 6: expected 'seat: action', found 'german place SN'"),
        (HEADER + "\ngerman: \n", "line 6: expected 'seat: action', found 'german: '"),
        (HEADER + "\nsoviet: place SN\nsoviet: pla", "line 7: the record breaks off in 'soviet: pla': the file may be"),
        (
            HEADER + "\nsoviet: place SN\nsoviet: ",
            "line 7: the record breaks off in 'soviet: ': the file may be incomp",
        ),
        (HEADER + "\nsoviet: place SN\nsov", "line 7: the record breaks off in 'sov': the file may be incomplete"),
        (HEADER[:-4], "line 4, scenario: 'quick-d' is not one of"),
        (HEADER + "opti", "line 5: the record breaks off in 'opti': the file may be incomplete"),
    ],
)
def test_every_error_in_a_record_names_its_file_and_line(
    terminal: Terminal, tmp_path: Path, text: str, why: str
) -> None:
    path = tmp_path / "broken.record"
    path.write_text(text, encoding="utf-8")
    for words in (["replay", os.fspath(path)], ["play", "stalingrad", "--resume", os.fspath(path)]):
        said = terminal.run(*words)
        assert said.code == 2
        assert said.err.startswith(f"fogline: {path}: ")
        assert why in said.err
        assert said.err.count("\n") == 1
    for language in ("es", "fr"):
        said = terminal.run("--language", language, "replay", os.fspath(path))
        assert said.err.startswith(f"fogline: {path}: ")
        assert why not in said.err


def test_json_is_what_a_server_answers(terminal: Terminal, file: str, record: str) -> None:
    found = json.loads(terminal.run("replay", file, "--json").out)
    assert found.pop("notes") == []
    assert found == json.loads(json.dumps(replay_record(record, "all", 0, 10_000)))
    assert [one["at"] for one in found["positions"]] == list(range(found["of"] + 1))
    assert found["positions"][-1]["outcome"] is not None
    short = json.loads(terminal.run("replay", file, "--json", "--to", "3", "--as", "german").out)
    assert short == json.loads(json.dumps(replay_record(record, "german", 0, 4)))
    assert "notes" not in short
    assert terminal.run("replay", file, "--json", "--as", "italian").code == 2


def test_json_of_a_seat_is_the_same_whatever_is_hidden_from_it(terminal: Terminal, tmp_path: Path) -> None:
    """Two games in which the Soviets have laid out other cards: to the Germans and the public they are the same."""
    told: dict[str, set[str]] = {"german": set(), "public": set(), "all": set(), "soviet": set()}
    for number, soviet in enumerate((F1_SOVIET, " ".join(reversed(F1_SOVIET.split())))):
        table = sit_down(Setup("stalingrad", "quick-duel", {"mode": "advanced"}))
        for seat, cards in ((Seat(0), F1_GERMAN), (Seat(1), soviet)):
            for card in cards.split():
                table.act(seat, table.game.read(f"place {card}"))
            table.act(seat, table.game.read("done"))
        text = table.record().write()
        path = tmp_path / f"{number}.record"
        path.write_text(text, encoding="utf-8")
        for viewer, found in told.items():
            said = terminal.run("replay", os.fspath(path), "--as", viewer, "--json")
            assert said.code == 0
            found.add(said.out)
    assert {viewer: len(found) for viewer, found in told.items()} == {"german": 1, "public": 1, "all": 2, "soviet": 2}


def test_every_kind_of_game_can_be_told(terminal: Terminal, tmp_path: Path) -> None:
    for number, scenario in enumerate(fogline.game("stalingrad").scenarios):
        options: dict[str, Value] = {"mode": "advanced", "quiet-turn-limit": 2, "recognition-reveal": "sequential"}
        path = tmp_path / f"{number}.record"
        path.write_text(record_of(Setup("stalingrad", scenario, options), number), encoding="utf-8")
        for viewer in ("soviet", "all"):
            assert terminal.run("replay", os.fspath(path), "--as", viewer).code == 0
