"""``fogline check scenario``: accepts a file or names all its faults (ST-CUST-3)."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest

from tests.cli.terminal import Terminal

MORTARS = """\
name = "Hunt the mortars"
base = "open-front"
mode = "either"
cards = { MO = 2 }
victory = [{ eliminate-all = ["MO"] }]
"""


def write(path: Path, text: str) -> str:
    path.write_text(text, encoding="utf-8")
    return os.fspath(path)


def test_st_cust_1_a_good_file_is_accepted_and_summed_up(terminal: Terminal, tmp_path: Path) -> None:
    said = terminal.run("check", "scenario", write(tmp_path / "mortars.toml", MORTARS))
    assert said.code == 0
    assert "Hunt the mortars: accepted." in said.out
    assert "Front of 5x3, Basic Game, Advanced Mode" in said.out
    assert "4 EA" in said.out
    assert "all these enemy cards are eliminated: Mortar" in said.out


def test_an_accepted_file_can_be_played(terminal: Terminal, tmp_path: Path) -> None:
    file = write(tmp_path / "mortars.toml", MORTARS)
    said = terminal.run("play", "stalingrad", "--scenario-file", file, "--seed", "1", typed="random\ndone\n")
    assert said.code == 0
    assert "Hunt the mortars, Basic Game" in said.out
    assert "Turn 1" in said.out


def test_a_zone_is_summarised(terminal: Terminal, tmp_path: Path) -> None:
    text = 'name = "Aces"\nbase = "quick-duel"\ncards = { SN = 1 }\nplayer-zone-snipers = 2\n'
    said = terminal.run("check", "scenario", write(tmp_path / "aces.toml", text))
    assert said.code == 0
    assert "Player Zone: 2 Snipers" in said.out


UNEVEN = """\
name = "Hunters"
columns = 4
rows = 3
mode = "advanced"
victory = [{ points = 2 }, { reach-last-row = "IN" }]
[cards.G]
SN = 2
MG = 2
[cards.S]
OF = 1
SC = 1
IN = 2
"""
"""Only the Germans have Snipers, only the Soviets Infantry."""


def test_goals_that_differ_are_listed_by_side(terminal: Terminal, tmp_path: Path) -> None:
    """ST-WIN-1, ST-ADVANCE-2: nobody can eliminate Snipers that the enemy lacks, or advance without Infantry."""
    said = terminal.run("check", "scenario", write(tmp_path / "hunters.toml", UNEVEN))
    german, soviet = said.out.split("you win as soon as\n")[1:]
    assert german.splitlines() == ["    - you have 2 points (ST-WIN-2)", "  Soviet side: "]
    assert "all enemy Snipers" in soviet
    assert "enemy’s last row" in soviet
    assert "  German side: you win as soon as\n" in said.out


@pytest.mark.parametrize(("seat", "has_snipers_to_find"), [("german", False), ("soviet", True)])
def test_a_player_sees_the_goals_of_their_own_side(
    terminal: Terminal, tmp_path: Path, seat: str, *, has_snipers_to_find: bool
) -> None:
    file = write(tmp_path / "hunters.toml", UNEVEN)
    said = terminal.run("play", "stalingrad", "--scenario-file", file, "--as", seat, "--seed", "1")
    assert "You win as soon as" in said.out
    assert ("all enemy Snipers" in said.out) == has_snipers_to_find


EVERYTHING = "cards = { SN = 3, DE = 2, OF = 2, SC = 2, MO = 2, MG = 2, IN = 2 }"
FAULTS = [
    ("name =", "Invalid value"),
    ("", "name: is missing"),
    ('base = "quick-duel"', "name: is missing"),
    ("name = 3", "expected text"),
    ('name = "x"\nbase = "nowhere"', "not one of"),
    ('name = "x"\nbase = "quick-duel"\ncolour = 1', "no such key"),
    ('name = "x"\nbase = "quick-duel"\ncolumns = 4', "not both"),
    ('name = "x"\ncolumns = 4', "rows"),
    ('name = "x"\ncolumns = 1\nrows = 3', "less than 2"),
    ('name = "x"\ncolumns = 9\nrows = 3\ncards = { SN = 2 }', "at most 6 columns"),
    ('name = "x"\nbase = "quick-duel"\nmode = "hard"', "not one of basic, advanced, either"),
    ('name = "x"\nbase = "quick-duel"\ncards = { EA = 2 }', "is computed, never entered"),
    ('name = "x"\nbase = "quick-duel"\ncards = { XX = 2 }', "is not one of"),
    ('name = "x"\nbase = "quick-duel"\ncards = { OF = "two" }', "expected a whole number"),
    ('name = "x"\nbase = "quick-duel"\ncards = { OF = 3 }', "there are only 2"),
    ('name = "x"\nbase = "quick-duel"\ncards = 3', "expected a table"),
    ('name = "x"\nbase = "quick-duel"\n[cards.G]\nOF = 2\n[cards.X]\nOF = 1', "no such key"),
    (f'name = "x"\nbase = "quick-duel"\n{EVERYTHING}', "15 cards for 12"),
    ('name = "x"\ncolumns = 6\nrows = 4\ncards = { SN = 3 }', "only 14"),
    ('name = "x"\nbase = "quick-duel"\nplayer-zone-snipers = 1', "needs exactly one Sniper"),
    ('name = "x"\nbase = "quick-duel"\ncards = { SN = 1 }\nplayer-zone-snipers = 3', "there are only 3"),
    ('name = "x"\nbase = "quick-duel"\nvictory = ["points"]', "expected one of points"),
    ('name = "x"\nbase = "quick-duel"\nvictory = [{ glory = 1 }]', "no such key"),
    ('name = "x"\nbase = "quick-duel"\nvictory = [{ points = 0 }]', "less than 1"),
    ('name = "x"\ncolumns = 4\nrows = 3\ncards = { SN = 2 }\nvictory = [{ points = "base" }]', "there is no base"),
    ('name = "x"\nbase = "quick-duel"\ncards = { OF = 0 }\nvictory = [{ eliminate-all = ["OF"] }]', "has no OF"),
    ('name = "x"\nbase = "quick-duel"\nvictory = [{ eliminate-all = ["DE"] }]', "not a Sniper or Unit"),
    ('name = "x"\nbase = "quick-duel"\nvictory = [{ eliminate-all = [] }]', "must not be empty"),
    ('name = "x"\nbase = "quick-duel"\nvictory = [{ reach-last-row = "IN" }]', 'needs mode = "advanced"'),
    ('name = "x"\nbase = "quick-duel"\nmode = "advanced"\ncards = { SN = 0 }', "cannot meet any victory condition"),
    (
        'name = "x"\nbase = "quick-duel"\ncards = { SN = 0 }\nvictory = [{ points = 3 }]',
        "can play only in Advanced Mode",
    ),
    ('name = "x"\nbase = "quick-duel"\nreinforcement-sets = ["IN"]', "expected a list of kinds"),
    ('name = "x"\nbase = "quick-duel"\nreinforcement-sets = [["MO"]]', 'a set is ["IN"]'),
]


@pytest.mark.parametrize(("text", "why"), FAULTS)
def test_st_cust_3_each_kind_of_fault_is_named(terminal: Terminal, tmp_path: Path, text: str, why: str) -> None:
    said = terminal.run("check", "scenario", write(tmp_path / "x.toml", text))
    assert said.code == 1
    assert why in said.out
    assert "x.toml" in said.out
    assert said.out.rstrip().endswith(("fault.", "faults."))


def test_all_faults_are_named_together(terminal: Terminal, tmp_path: Path) -> None:
    text = 'name = "x"\nbase = "quick-duel"\nmode = "hard"\ncolour = 1\ncards = { OF = 3, EA = 1 }\n'
    said = terminal.run("check", "scenario", write(tmp_path / "x.toml", text), "--language", "fr")
    assert said.code == 1
    for why in ("'hard' n'est pas parmi", "cette clé n'existe pas", "il n'y en a que 2", "se calcule"):
        assert why in said.out
    assert said.out.rstrip().endswith("4 erreurs.")


def test_a_faulty_file_cannot_be_played(terminal: Terminal, tmp_path: Path) -> None:
    file = write(tmp_path / "x.toml", 'name = "x"\nbase = "nowhere"\n')
    assert terminal.run("play", "stalingrad", "--scenario-file", file).code == 2


def test_json_has_every_fault_with_its_line(terminal: Terminal, tmp_path: Path) -> None:
    good = json.loads(terminal.run("check", "scenario", write(tmp_path / "good.toml", MORTARS), "--json").out)
    assert good == {
        "file": os.fspath(tmp_path / "good.toml"), "kind": "scenario", "game": "stalingrad",
        "name": "Hunt the mortars", "accepted": True, "faults": [], "warnings": [],
    }  # fmt: skip
    bad = write(tmp_path / "bad.toml", MORTARS.replace("either", "eithr").replace("open-front", "opn-front"))
    said = terminal.run("check", "scenario", bad, "--json")
    assert said.code == 1
    found = json.loads(said.out)
    assert not found["accepted"]
    faults = {fault["path"]: fault for fault in found["faults"]}
    assert (faults["mode"]["file"], faults["mode"]["line"]) == (bad, 3)
    assert faults["mode"]["why"].endswith("did you mean either?")
    spoken = json.loads(terminal.run("--language", "es", "check", "scenario", bad, "--json").out)
    assert "¿querías decir either?" in json.dumps(spoken, ensure_ascii=False)
