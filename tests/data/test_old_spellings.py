"""Files from before names were kebab-case: read to the same scenario or cards, with a warning for each old name."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import fogline
from fogline.kernel.data import canonical
from fogline.kernel.record import Record
from fogline.kernel.setup import Setup
from fogline.titles.spearpoint.rules import cardsets
from fogline.titles.spearpoint.wire_cards import write_cards
from fogline.titles.stalingrad.rules import scenarios
from tests.cli.terminal import Terminal, terminal

__all__ = ["terminal"]

RECORDS = Path(__file__).parent.parent / "records" / "v1"
OLD = """\
name = "Two ways"   # and a note
base = "open-front"
mode = "advanced"
cards = { SN = 1 }
playerZoneSnipers = { G = 2 }
reinforcementSets = [["IN"], ["IN", "MO"]]
victory = [{ eliminateAll = ["OF"] }, { reachLastRow = "IN" }]
"""
NEW = """\
name = "Two ways"
base = "open-front"
mode = "advanced"
cards = { SN = 1 }
player-zone-snipers = { G = 2 }
reinforcement-sets = [["IN"], ["IN", "MO"]]
victory = [{ eliminate-all = ["OF"] }, { reach-last-row = "IN" }]
"""


def test_a_scenario() -> None:
    found = scenarios.examine(OLD, "old.toml")
    assert found.faults == []
    assert found.found == scenarios.examine(NEW, "new.toml").found
    assert [str(warning) for warning in found.warnings] == [
        "old.toml: line 5, playerZoneSnipers: is an old spelling; write player-zone-snipers",
        "old.toml: line 6, reinforcementSets: is an old spelling; write reinforcement-sets",
        "old.toml: line 7, victory[1].eliminateAll: is an old spelling; write eliminate-all",
        "old.toml: line 7, victory[2].reachLastRow: is an old spelling; write reach-last-row",
    ]
    assert scenarios.examine(NEW, "new.toml").warnings == []


def test_a_scenario_is_kept_with_new_names() -> None:
    game = fogline.game("stalingrad")
    state = game.new(Setup("stalingrad", "custom", {"mode": "advanced", "quietTurnLimit": 9}, OLD))
    kept = game.view(state, None).setup
    assert kept.data == canonical(NEW, "new.toml")
    assert kept.options["quiet-turn-limit"] == 9
    assert Setup("stalingrad", "custom", {}, NEW).respelt_by(game).data == NEW


def test_faults_of_an_old_file_name_the_new_spelling() -> None:
    text = OLD.replace("{ G = 2 }", "{ G = 9 }").replace('["OF"]', '["XX"]')
    assert [fault.where for fault in scenarios.examine(text, "old.toml").faults] == [
        "line 5, player-zone-snipers",
        "line 7, victory[1].eliminate-all[1]",
    ]


def test_two_spellings_in_one_file() -> None:
    text = OLD + "[x]\n"
    [first, second] = scenarios.examine(text.replace("mode =", "player-zone-snipers = 0\nmode ="), "x.toml").faults
    assert "line 6, playerZoneSnipers: is there twice, also as player-zone-snipers" in str(first)
    assert "no such key" in str(second)
    twice = OLD.replace('{ eliminateAll = ["OF"] }', '{ eliminateAll = ["OF"], eliminate-all = ["OF"] }')
    [fault] = scenarios.examine(twice, "x.toml").faults
    assert "victory[1].eliminateAll: is there twice, also as eliminate-all" in str(fault)


@pytest.mark.parametrize("name", ["spearpoint-brawl", "spearpoint-fixtures"])
def test_a_card_set(name: str) -> None:
    """The cards of old records: every effect, window and condition of theirs is read."""
    old = Record.read((RECORDS / f"{name}.record").read_text(encoding="utf-8")).setup
    found = cardsets.examine(old.data, "cards")
    assert found.faults == []
    notes = [warning.why for warning in found.warnings if "old spelling" in warning.why]
    for new in ("crew-types", "crew-type", "damage-deal", "commit-revealed", "turns-of-flight"):
        assert any(note.endswith(f"write {new}") for note in notes), new
    kept = old.respelt_by(fogline.game("spearpoint"))
    again = cardsets.examine(kept.data, "cards")
    assert again.faults == []
    assert [warning for warning in again.warnings if "old spelling" in warning.why] == []
    assert write_cards(kept) == write_cards(old)


SITUATION = """
[[situation]]
id = "old-ways"
options = { overrun_opposition = "ground_only", vp_goal = 20 }
standard_win = true
  [situation.a]
  deck_min = 10
    [[situation.a.effect]]
    do = "initiative_mod"
    amount = 1
  [[situation.win]]
  side = "a"
  check = "turn_end"
  when = { all = [{ turn_at_least = 3 }, { not = [{ count_at_least = 1, side = "b" }] }] }
"""


def test_a_situation() -> None:
    record = Record.read((RECORDS / "spearpoint-fixtures.record").read_text(encoding="utf-8"))
    found = cardsets.examine(record.setup.data + SITUATION, "cards")
    assert found.faults == []
    assert found.found is not None
    situation = found.found.situations[-1]
    assert situation.options == {"overrun-opposition": "ground-only", "vp-goal": 20}
    assert situation.orders[0].deck_min == 10
    assert situation.goals[0].at_turn_end
    setup = Setup("spearpoint", "old-ways", {}, record.setup.data + SITUATION)
    told = fogline.game("spearpoint").view(fogline.game("spearpoint").new(setup), None).setup
    assert told.options["overrun-opposition"] == "ground-only"
    assert "initiative-mod" in told.data


def test_check_accepts_an_old_file_and_names_the_new_spelling(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "old.toml"
    path.write_text(OLD, encoding="utf-8")
    said = terminal.run("check", "scenario", os.fspath(path))
    assert said.code == 0
    assert "Two ways: accepted." in said.out
    assert "line 5, playerZoneSnipers: is an old spelling; write player-zone-snipers" in said.out
    assert "ahora es eliminate-all" in terminal.run("check", "scenario", os.fspath(path), "--language", "es").out


def test_old_names_that_are_typed(terminal: Terminal, tmp_path: Path) -> None:
    record = tmp_path / "game.record"
    words = ["--scenario", "great_battle", "--option", "gb_middle_split=us_right", "--option", "max_turns=9"]
    said = terminal.run("play", "panzer", *words, "--record", os.fspath(record), "--seed", "1", typed="")
    assert said.code == 0, said.err
    setup = Record.read(record.read_text(encoding="utf-8")).setup
    assert (setup.scenario, dict(setup.options)) == ("great-battle", {"gb-middle-split": "us-right", "max-turns": 9})
    wrong = terminal.run("play", "panzer", "--option", "min_turns=9")
    assert wrong.code == 2
    assert "max-turns" in wrong.err
    assert "max_turns" not in wrong.err


def test_an_old_record_is_gone_on_with_in_its_own_file(terminal: Terminal, tmp_path: Path) -> None:
    path = tmp_path / "old.record"
    whole = (RECORDS / "panzer-alternating.record").read_text(encoding="utf-8")
    path.write_text("\n".join(whole.splitlines()[:20]) + "\n", encoding="utf-8")
    file = os.fspath(path)
    said = terminal.run("play", "panzer", "--resume", file, "--record", file, typed="")
    assert said.code == 0, said.err
    assert Record.read(path.read_text(encoding="utf-8")).setup.scenario == "great-battle"
