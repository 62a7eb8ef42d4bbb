"""``fogline check cards panzer``: accepts a set of unit cards or names everything that is wrong with it (Part 17)."""

from __future__ import annotations

import os
import re
from pathlib import Path

import pytest

import fogline
from tests.cli.terminal import Terminal

HOUSE = (Path(fogline.__file__).parent / "titles" / "panzer" / "data" / "house.toml").read_text(encoding="utf-8")
MINE = HOUSE.replace('"house"', '"mine"')


def check(terminal: Terminal, folder: Path, text: str, *words: str) -> tuple[int, str]:
    path = folder / "cards.toml"
    path.write_text(text, encoding="utf-8")
    said = terminal.run("check", "cards", "panzer", os.fspath(path), *words)
    return said.code, said.out


def changed(unit: str, **values: int) -> str:
    """The house set with other values for one unit, and another name."""
    lines = []
    for line in MINE.splitlines():
        if line.startswith(f"{unit} ="):
            for key, value in values.items():
                line = re.sub(rf"{key} = \d+", f"{key} = {value}", line)
        lines.append(line)
    return "\n".join(lines) + "\n"


def test_a_good_file_is_accepted_and_shown(terminal: Terminal, tmp_path: Path) -> None:
    code, said = check(terminal, tmp_path, MINE)
    assert code == 0
    assert said.startswith("mine: accepted.\n")
    assert re.search(r"^  TIG  PzVI Tiger +1 +6 +3 +3$", said, re.M)
    assert "Warning: " not in said


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "are Fogline’s own reconstruction"),
        ("es", "son una reconstrucción propia de Fogline"),
        ("fr", "sont une reconstitution de Fogline"),
    ],
)
def test_the_values_of_the_house_are_called_our_own(
    terminal: Terminal, tmp_path: Path, language: str, words: str
) -> None:
    assert words in check(terminal, tmp_path, HOUSE, "--language", language)[1]
    other = check(terminal, tmp_path, changed("TIG", cost=7), "--language", language)[1]
    assert words not in other


def test_other_values_cannot_be_called_the_house_set(terminal: Terminal, tmp_path: Path) -> None:
    code, said = check(terminal, tmp_path, changed("TIG", cost=7).replace('"mine"', '"house"'))
    assert code != 0
    assert "line 11, name" in said
    assert "'house' is reserved for the set that comes with Fogline" in said


def test_the_game_need_not_be_named(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "cards.toml"
    path.write_text(HOUSE, encoding="utf-8")
    assert terminal.run("check", "cards", os.fspath(path)).code == 0


FAULTS = [
    ("name =", "", "Invalid value"),
    (HOUSE.replace('name = "house"', ""), "name", "is missing"),
    (HOUSE.replace('name = "house"', "name = 3"), "line 11, name", "expected text"),
    (HOUSE.replace('name = "house"', 'name = "x"\ncolour = 1'), "line 12, colour", "no such key"),
    (HOUSE.replace("[german]", "[soviet]"), "german", "is missing"),
    (HOUSE.replace("SHE =", "SHR ="), "american.SHR", "no such key"),
    (HOUSE.replace("SHE =", "SHR ="), "american.SHE", "is missing"),
    (HOUSE.replace("SHE = {", "SHE = 3 #"), "american.SHE", "expected a table"),
    (HOUSE.replace("PZ4 = { cost = 4,", "PZ4 = {"), "german.PZ4.cost", "is missing"),
    (HOUSE.replace("PZ4 = { cost = 4,", 'PZ4 = { cost = "4",'), "german.PZ4.cost", "expected a whole number"),
    (HOUSE.replace("PZ4 = { cost = 4,", "PZ4 = { cost = 4, speed = 1,"), "german.PZ4.speed", "no such key"),
    (changed("PZ4", cost=0), "german.PZ4.cost", "0 is less than 1"),
    (changed("BAZ", firepower=0), "american.BAZ.firepower", "0 is less than 1"),
    (changed("BAZ", firepower=4), "american.BAZ.firepower", "4 is more than 3"),
    (changed("PER", armour=4), "american.PER.armour", "4 is more than 3"),
    (HOUSE.replace("PER = { cost = 6, armour = 3", "PER = { cost = 6, armour = -1"), "PER.armour", "-1 is less than 0"),
    (changed("STG", armour=3), "german.STG.armour", "3 is more than 2"),
]


@pytest.mark.parametrize(("text", "where", "why"), FAULTS)
def test_pz_stat_each_kind_of_fault_is_named(
    terminal: Terminal, tmp_path: Path, text: str, where: str, why: str
) -> None:
    code, said = check(terminal, tmp_path, text)
    assert code == 1
    assert any("cards.toml" in line and where in line and why in line for line in said.splitlines())
    assert said.rstrip().endswith(("fault.", "faults."))


@pytest.mark.parametrize(
    ("text", "line"),
    [(changed("PER", armour=4), 21), (changed("TIG", cost=0), 31), (changed("STG", armour=3), 29)],
)
def test_a_fault_has_its_line(terminal: Terminal, tmp_path: Path, text: str, line: int) -> None:
    assert re.search(rf"cards\.toml: line {line}, \w+\.\w+\.\w+: ", check(terminal, tmp_path, text)[1])


def test_all_faults_are_named_together(terminal: Terminal, tmp_path: Path) -> None:
    text = changed("PER", armour=4, firepower=0).replace("SHE =", "SHR =").replace("TIG = { cost = 6,", "TIG = {")
    code, said = check(terminal, tmp_path, text, "--language", "fr")
    assert code == 1
    for where in ("PER.armour", "PER.firepower", "SHR", "american.SHE", "TIG.cost"):
        assert where in said
    assert said.rstrip().endswith("5 erreurs.")


def without_armour(armour: int, other: int) -> str:
    return MINE.replace(f"armour = {armour}", f"armour = {other}")


FREE = re.sub(r"cost = \d+", "cost = 1", MINE)
DOUBTS = [
    (without_armour(1, 2), "PZ-STAT-3"),
    (without_armour(3, 2), "PZ-STAT-3"),
    (changed("HEL", armour=0), "PZ-STAT-5"),
    (changed("JAC", armour=0), "PZ-STAT-5"),
    (changed("SHE", armour=0), "PZ-STAT-6"),
    (changed("PAN", armour=0), "PZ-STAT-6"),
    (re.sub(r"firepower = \d", "firepower = 3", MINE), "PZ-STAT-7"),
    (changed("TIG", cost=13), "PZ-STAT-8"),
    (FREE, "PZ-STAT-8"),
]


@pytest.mark.parametrize(("text", "clause"), DOUBTS)
def test_pz_stat_soft_rules_are_doubts_and_no_faults(
    terminal: Terminal, tmp_path: Path, text: str, clause: str
) -> None:
    code, said = check(terminal, tmp_path, text)
    assert code == 0
    assert "accepted." in said
    doubts = [line for line in said.splitlines() if line.startswith("Warning: ")]
    assert any(f"({clause})" in line and "cards.toml: " in line for line in doubts)
    assert re.search(r"^\d+ warnings?; the file can be used\.$", said, re.M)


def test_a_side_that_can_afford_nothing_is_reported_with_its_place(terminal: Terminal, tmp_path: Path) -> None:
    dear = re.sub(r"cost = \d+", "cost = 14", MINE)
    code, said = check(terminal, tmp_path, dear)
    assert code == 0
    assert "cards.toml: skirmish: no unit fits within the 12 points" in said
    code, said = check(terminal, tmp_path, dear.replace("cost = 14", "cost = 21"))
    assert code == 1
    assert "3 faults." in said


@pytest.mark.parametrize(("language", "word"), [("en", "Warning: "), ("es", "Aviso: "), ("fr", "Avertissement : ")])
def test_doubts_in_three_languages(terminal: Terminal, tmp_path: Path, language: str, word: str) -> None:
    assert word in check(terminal, tmp_path, changed("TIG", cost=13), "--language", language)[1]
