"""``fogline check cards spearpoint``: a file or a directory, and the place of every fault."""

from __future__ import annotations

import os
import re
import shutil
from importlib.resources import files
from pathlib import Path

import pytest

from fogline.titles.spearpoint.rules.cardsets import PARTS
from tests.cli.terminal import Terminal

HOUSE = files("fogline.titles.spearpoint").joinpath("data").joinpath("house-1943")


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of the house set that can be changed."""
    for name in PARTS:
        tmp_path.joinpath(name).write_text(HOUSE.joinpath(name).read_text(encoding="utf-8"), encoding="utf-8")
    return tmp_path


def change(folder: Path, name: str, old: str, new: str) -> int:
    """Change the first occurrence of *old*; returns its line."""
    path = folder / name
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return text[: text.index(old)].count("\n") + 1


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ["house-1943: accepted.", "American side: 50 Unit cards, 284 points", "is Fogline’s own"]),
        ("es", ["house-1943: aceptado.", "Bando americano: 50 cartas de Unidad, 284 puntos", "es propio de Fogline"]),
        ("fr", ["house-1943 : accepté.", "Camp américain : 50 cartes d'unité, 284 points", "est de Fogline"]),
    ],
)
def test_the_house_set_is_accepted(terminal: Terminal, folder: Path, language: str, words: list[str]) -> None:
    said = terminal.run("check", "cards", "spearpoint", os.fspath(folder), "--language", language)
    assert said.code == 0
    for word in words:
        assert word in said.out


def test_one_file_is_enough(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "all.toml"
    path.write_text("\n".join(HOUSE.joinpath(name).read_text(encoding="utf-8") for name in PARTS), encoding="utf-8")
    assert terminal.run("check", "cards", "spearpoint", os.fspath(path)).code == 0


@pytest.mark.parametrize(
    ("name", "old", "new", "where", "why"),
    [
        ("units.toml", "cost = 21", "cost = -1", "cost", "-1 is less than 0"),
        ("units.toml", 'type = "infantry"', 'type = "ship"', "type", "'ship' is not one of"),
        ("units.toml", "damage = 8", 'damage = "much"', "damage", "expected a whole number"),
        ("command.toml", 'do = "capture"', 'do = "grab"', "do", "'grab' is not one of"),
        ("command.toml", "copies = 3", "copys = 3", "copys", "no such key"),
        ("damage.toml", 'do = "immobilize"', 'do = "capture"', "effect", "a Damage card can do only one of"),
        ("situations.toml", "turn-at-least = 9", "turn_at_lest = 9", "turn_at_lest", "no such key"),
    ],
)
def test_every_fault_has_its_file_and_line(
    terminal: Terminal, folder: Path, name: str, old: str, new: str, where: str, why: str
) -> None:
    line = change(folder, name, old, new)
    said = terminal.run("check", "cards", "spearpoint", os.fspath(folder))
    assert said.code == 1
    told = [one for one in said.out.splitlines() if why in one]
    assert len(told) == 1
    assert told[0].startswith(f"{folder / name}: line {line}, ") or where == "effect"
    assert os.fspath(folder / name) in told[0]
    assert where in told[0]
    assert said.out.rstrip().endswith("1 fault.")


def test_all_faults_are_named_together(terminal: Terminal, folder: Path) -> None:
    change(folder, "units.toml", "cost = 21", "cost = -1")
    change(folder, "command.toml", 'do = "capture"', 'do = "grab"')
    said = terminal.run("check", "cards", "spearpoint", os.fspath(folder), "--language", "es")
    assert said.code == 1
    assert said.out.rstrip().endswith("2 errores.") or "2 " in said.out.rstrip().splitlines()[-1]


def test_invalid_toml_is_reported_with_its_place(terminal: Terminal, folder: Path) -> None:
    line = change(folder, "command.toml", 'id = "fire-mission"', 'id = "fire-mission')
    said = terminal.run("check", "cards", "spearpoint", os.fspath(folder))
    assert said.code == 1
    assert f"{folder / 'command.toml'}: " in said.out
    assert f"at line {line}," in said.out


def test_sums_that_do_not_add_up(terminal: Terminal, folder: Path) -> None:
    change(folder, "units.toml", "cost = 21", "cost = 20")
    said = terminal.run("check", "cards", "spearpoint", os.fspath(folder))
    assert "points-per-faction: german has 283" in said.out


def test_warnings_do_not_reject_a_card_set(terminal: Terminal, folder: Path) -> None:
    change(folder, "units.toml", "armor = 16", "armor = 19")
    said = terminal.run("check", "cards", "spearpoint", os.fspath(folder))
    assert said.code == 0
    assert "Warning: " in said.out
    assert "1 warning; the file can be used." in said.out


def test_no_deck_can_be_built(terminal: Terminal, folder: Path) -> None:
    change(folder, "situations.toml", "deck-min = 40, deck-max = 55", "deck-min = 400, deck-max = 550")
    said = terminal.run("check", "cards", "spearpoint", os.fspath(folder))
    assert said.code == 1
    assert re.search(r"situations.toml: line \d+, skirmish, deck-min: american has no deck of 400 to 550", said.out)


def test_an_empty_directory(terminal: Terminal, tmp_path: Path) -> None:
    said = terminal.run("check", "cards", "spearpoint", os.fspath(tmp_path))
    assert said.code != 0
    assert "contains no *.toml files" in said.out + said.err


def test_a_directory_can_be_played_with(terminal: Terminal, folder: Path) -> None:
    shutil.move(folder / "set.toml", folder / "zzz.toml")
    said = terminal.run("play", "spearpoint", "--cards", os.fspath(folder), "--seed", "1")
    assert "Build your deck: 80 to 100 points." in said.out


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", [": line {line}, unit[", "].cost: -1 is less than 0", "2 faults."]),
        ("es", [": línea {line}, unit[", "].cost: -1 es menos que 0", "2 errores."]),
        ("fr", [": ligne {line}, unit[", "].cost : -1 est inférieur à 0", "2 erreurs."]),
    ],
)
def test_faults_are_told_in_the_chosen_language(
    terminal: Terminal, folder: Path, language: str, words: list[str]
) -> None:
    line = change(folder, "units.toml", "cost = 21", "cost = -1")
    change(folder, "damage.toml", "copies = ", "copies = 1000 #")
    said = terminal.run("check", "cards", "spearpoint", os.fspath(folder), "--language", language)
    assert said.code == 1
    for word in words:
        assert word.format(line=line) in said.out
    assert os.fspath(folder / "units.toml") in said.out


def test_each_file_may_begin_with_a_byte_order_mark(terminal: Terminal, folder: Path) -> None:
    for name in PARTS:
        path = folder / name
        path.write_text("\ufeff" + path.read_text(encoding="utf-8"), encoding="utf-8")
    assert terminal.run("check", "cards", "spearpoint", os.fspath(folder)).code == 0


@pytest.mark.parametrize(("language", "name"), [("en", "Big Cat"), ("es", "Gato grande"), ("fr", "Big Cat")])
def test_a_game_calls_cards_as_their_set_does(terminal: Terminal, folder: Path, language: str, name: str) -> None:
    words = '[names.en.unit]\ntiger-i = "Big Cat"\n[names.es.unit]\ntiger-i = "Gato grande"\n'
    change(folder, "set.toml", "[set]", f"{words}[set]")
    given = ["--cards", os.fspath(folder), "--as", "german", "--language", language, "--seed", "1"]
    said = terminal.run("play", "spearpoint", *given, typed="quit\ny\n")
    assert name in said.out
