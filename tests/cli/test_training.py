"""``fogline play --training``: undo also takes back actions that revealed something."""

from __future__ import annotations

import json
import os
import re
from importlib import import_module
from pathlib import Path

import pytest

from fogline.analysis import Comparison
from fogline.kernel.record import Record
from fogline.table import read_table
from tests.cli.terminal import F1_GERMAN, Terminal

SET_UP = f"{F1_GERMAN}\ndone\n"
PLAY = ("play", "stalingrad", "--seed", "3")


def test_undo_takes_back_a_reveal(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "training.record"
    words = (*PLAY, "--training", "--record", os.fspath(file))
    said = terminal.run(*words, typed=f"{SET_UP}search S2b\nundo\nsearch S1a\nquit\n")
    assert "Training: “undo” also takes back actions that showed you something" in said.out
    assert "1 action taken back." in said.out
    record = Record.read(file.read_text(encoding="utf-8"))
    assert record.training
    assert [entry.action for entry in record.entries if entry.seat == "german"][-2:] == ["done", "search S1a"]
    assert [one.entry.action for one in record.taken_back][-1] == "search S2b"


def test_undo_also_takes_back_the_computers_turn(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "training.record"
    typed = f"{SET_UP}move G2a MO OF EA DE\nundo\nundo\nquit\n"
    terminal.run(*PLAY, "--training", "--record", os.fspath(file), typed=typed)
    record = Record.read(file.read_text(encoding="utf-8"))
    assert [entry.action for entry in record.entries if entry.seat == "german"][-1].startswith("place ")
    assert {one.entry.seat for one in record.taken_back} == {"german", "soviet"}


def test_without_training_a_reveal_cannot_be_undone(terminal: Terminal) -> None:
    said = terminal.run(*PLAY, typed=f"{SET_UP}search S2b\nundo\nquit\n")
    assert "You can no longer take that back" in said.out
    assert "Training" not in said.out


def test_a_training_game_is_resumed_as_one(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "training.record"
    terminal.run(*PLAY, "--training", "--record", os.fspath(file), typed=f"{SET_UP}search S2b\nquit\n")
    resumed = ("play", "stalingrad", "--resume", os.fspath(file))
    said = terminal.run(*resumed, "--record", os.fspath(file), typed="help\nundo\nquit\n")
    assert "In this training game, “undo” also takes back actions that showed you something." in said.out
    table = read_table(file.read_text(encoding="utf-8"))
    assert (table.training, table.record().entries[-1].action) == (True, "done")
    assert terminal.run(*resumed, "--training").code == 2, "it is agreed already"


@pytest.mark.parametrize("language", ["en", "es", "fr"])
def test_nobody_else_is_drawn_into_training(terminal: Terminal, language: str) -> None:
    said = terminal.run("--language", language, *PLAY, "--training", "--against", "human")
    assert said.code == 2
    assert "--against" in said.err


def test_a_hint_is_told_step_by_step(terminal: Terminal) -> None:
    said = terminal.run(*PLAY, "--training", typed=f"{SET_UP}hint\nhint\nhint\nquit\n").out
    nudge, candidates, why = said.index("Consider this:"), said.index("to win, best in"), said.index("Chance of a unit")
    assert nudge < candidates < why
    assert "Another “hint” shows the best actions." in said
    assert "Another “hint” shows why." in said


def test_past_actions_are_judged_and_disclosures_announced(terminal: Terminal) -> None:
    typed = f"{SET_UP}tells search S2b\ntells search G1a\ntells\nsearch S2b\njudge\nquit\n"
    said = terminal.run(*PLAY, "--training", typed=typed).out
    assert "They will be told:\n  The Germans SEARCH S2b." in said
    shares = said[said.index("And one of these") : said.index("Approximate: according to a veteran")]
    assert sum(map(int, re.findall(r"(\d+) %", shares))) == 100
    assert "Soviet Sniper" in shares
    assert "“search G1a” is not allowed" in said
    assert "Type “tells” and an action" in said
    assert "Chance of winning, given what you knew:" in said


def test_a_decision_the_judges_disagree_on_is_not_shown_as_a_mistake(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    typed = f"{SET_UP}move G2a MO OF EA DE\njudge\nquit\n"
    judging = import_module("fogline.analysis.review")
    monkeypatch.setattr(judging, "compare", lambda *_, **__: Comparison(0.1, 0.01, 4))
    assert "Better:" in terminal.run(*PLAY, "--training", typed=typed).out
    monkeypatch.setattr(judging, "compare", lambda *_, **__: Comparison(-0.1, 0.01, 4))
    said = terminal.run(*PLAY, "--training", typed=typed).out
    assert "the two judges disagree about it" in said
    assert "Better:" not in said


@pytest.mark.parametrize(
    ("language", "typed", "expected"),
    [("es", "pista", "Piensa en esto: buscar"), ("fr", "indice", "Pensez à ceci : chercher")],
)
def test_advice_in_other_languages(terminal: Terminal, language: str, typed: str, expected: str) -> None:
    said = terminal.run("--language", language, *PLAY, "--training", typed=f"{SET_UP}{typed}\nquit\n")
    assert expected in said.out.replace("\u00a0", " ")


def test_other_games_give_no_advice(terminal: Terminal) -> None:
    said = terminal.run(*PLAY, typed=f"{SET_UP}hint\njudge\ntells search S2b\nquit\n").out
    assert said.count("Advice is only for training games") == 3


EXPLAINED = ("--training", "--reasons", "--against", "recruit")


def test_the_computer_explains_itself_if_agreed(terminal: Terminal, tmp_path: Path) -> None:
    """The same table as from the record."""
    file = tmp_path / "game.record"
    typed = f"why\n{SET_UP}why\nmove G2a MO OF EA DE\nend\nwhy\nwhy 9999\nwhy nonsense\nquit\n"
    said = terminal.run(*PLAY, *EXPLAINED, "--record", os.fspath(file), typed=typed).out
    assert "This reveals many of its hidden cards, often all of them." in " ".join(said.split())
    assert said.count("The computer made no such move") == 4, "a set-up is not explained, and two that are none"
    (*_, command) = re.findall(r"The record gives the same table:\s+(fogline bot explain game.record .*)", said)
    at = int(command.split()[4])
    again = terminal.run(*command.replace("game.record", os.fspath(file)).split()[1:], "--json").out
    found = json.loads(again)
    assert found["at"] == at
    assert found["seat"] == "soviet"
    assert found["compared"]
    whole = " ".join(said.split())
    for number, one in enumerate(found["compared"], 1):
        share = f"best in {one['spoke-for']} of {one['worlds']} worlds"
        assert f"{number}. {one['action']}: {round(100 * one['win-chance'])} % to win, {share}" in whole


def test_why_is_refused_where_it_was_not_agreed(terminal: Terminal) -> None:
    for words in (("--training", "--against", "recruit"), ()):
        said = terminal.run(*PLAY, *words, typed=f"{SET_UP}why\nquit\n").out
        assert "You did not agree that the computer explains its moves" in said


@pytest.mark.parametrize("words", [("--against", "recruit"), ("--training",), ("--training", "--against", "random")])
def test_reasons_need_training_and_a_computer_that_thinks(terminal: Terminal, words: tuple[str, ...]) -> None:
    said = terminal.run(*PLAY, *words, "--reasons")
    assert said.code == 2
    assert "--reasons" in said.err


@pytest.mark.parametrize(("language", "typed"), [("es", "por qué"), ("fr", "pourquoi")])
def test_why_in_other_languages(terminal: Terminal, language: str, typed: str) -> None:
    played = f"{SET_UP}move G2a MO OF EA DE\nend\n{typed}\nquit\n"
    said = terminal.run("--language", language, *PLAY, *EXPLAINED, typed=played).out
    assert "fogline bot explain game.record" in " ".join(said.split())
