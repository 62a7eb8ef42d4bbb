"""``fogline bot``: the reasons of a bot, the same on every machine, and the possible beliefs of an opponent."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from itertools import islice
from pathlib import Path

import pytest

from fogline.analysis.explanations import explain
from fogline.bots.memory_aid import memory_aid, their_eyes
from fogline.kernel.errors import BadData
from fogline.kernel.game import Seat
from fogline.kernel.record import Record
from fogline.table import replayed
from tests.cli.terminal import Terminal
from tests.lessons import lesson_record

LESSON = "stalingrad-first"
AT = 26
"""The line after which the German side is to act."""


@pytest.fixture
def file(tmp_path: Path) -> str:
    path = tmp_path / "a game.record"
    path.write_text(lesson_record(LESSON), encoding="utf-8")
    return os.fspath(path)


@pytest.mark.parametrize("language", ["en", "es", "fr"])
def test_explanation_shows_the_comparison_and_the_command_to_repeat_it(
    terminal: Terminal, file: str, language: str
) -> None:
    said = terminal.run("--language", language, "bot", "explain", file, str(AT), "--seed", "7", "--worlds", "8").out
    assert f"fogline bot explain '{file}' {AT} --level veteran --seed 7 --worlds 8" in " ".join(said.split())
    assert "search S" in said


def test_another_process_gives_the_same_table(file: str) -> None:
    command = (
        sys.executable,
        "-m",
        "fogline",
        "bot",
        "explain",
        file,
        str(AT),
        "--seed",
        "5",
        "--worlds",
        "8",
        "--json",
    )
    told = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    here = explain(Path(file).read_text(encoding="utf-8"), AT, seed="5", worlds=8)
    assert [one["action"] for one in told["compared"]] == [one.action for one in here.compared]
    assert [one["spoke-for"] for one in told["compared"]] == [one.spoke_for for one in here.compared]
    assert (told["chosen"], told["seat"], told["judge"]) == (here.chosen, "german", "ace")


def test_worlds_speak_for_the_best_of_them() -> None:
    found = explain(lesson_record(LESSON), AT, worlds=16)
    first = found.compared[0]
    assert first.worlds == 16
    assert first.spoke_for > 0
    assert all(one.spoke_for <= one.worlds <= 16 for one in found.compared)
    assert found.played == Record.read(lesson_record(LESSON)).entries[AT].action


@pytest.mark.parametrize("level", ["recruit", "regular"])
def test_weaker_bots_are_explained_by_the_same_judge(level: str) -> None:
    found = explain(lesson_record(LESSON), AT, level=level, worlds=4)
    assert found.chosen in [one.action for one in found.compared], "what it chooses is compared as well"


def test_explanation_depends_only_on_the_seats_knowledge() -> None:
    """Another set-up of the enemy, about which the seat was told the same, gives the same reasons."""
    text = lesson_record(LESSON)
    lines = text.splitlines()
    placed = [at for at, line in enumerate(lines) if line.startswith("soviet: place")]
    swapped = list(lines)
    for here, there in zip(placed, reversed(placed), strict=True):
        swapped[here] = lines[there]
    entries = [at for at, line in enumerate(lines) if line.startswith(("german: ", "soviet: ", "chance: "))]
    cut = "\n".join(swapped[: entries[AT + 1]]) + "\n"
    one, other = explain(text, AT, worlds=8), explain(cut, AT, worlds=8)
    assert swapped != lines
    assert one == other
    assert one.played in [reason.action for reason in one.compared]


def test_without_a_decision_there_is_nothing_to_explain(terminal: Terminal, file: str) -> None:
    count = len(Record.read(lesson_record(LESSON)).entries)
    for at in (count + 1, -1):
        with pytest.raises(BadData, match="lines"):
            explain(lesson_record(LESSON), at)
    said = terminal.run("bot", "explain", file, str(count + 1))
    assert (said.code, f"{count} lines" in said.err) == (2, True)
    assert terminal.run("bot", "explain", file, "0", "--worlds", "0").code == 2


@pytest.mark.parametrize(
    ("lesson", "at", "seat", "place"),
    [
        ("stalingrad-first", 35, "german", "G1a"),
        ("panzer-first", 29, "american", "A1"),
        ("spearpoint-first", 55, "american", "american hand"),
    ],
)
def test_their_eyes_see_the_opponents_possible_knowledge(lesson: str, at: int, seat: str, place: str) -> None:
    (eyes,) = their_eyes(lesson_record(lesson), at, seat)
    assert eyes.seat == seat
    found = {one.place: dict(one.odds) for one in eyes.places}
    assert 0 < max(found[place].values()) <= 1
    assert all(odds == sorted(odds, reverse=True) for odds in ([share for _, share in one.odds] for one in eyes.places))
    *_, table = islice(replayed(lesson_record(lesson)), at + 1)
    viewer = Seat(table.seats.index(eyes.viewer))
    told = memory_aid(table.view(viewer), "probabilities")["cells"]
    assert {name: cell["odds"] for name, cell in told.items() if cell.get("odds")} == found


@pytest.mark.parametrize("language", ["en", "es", "fr"])
def test_their_eyes_in_the_terminal(terminal: Terminal, file: str, language: str) -> None:
    said = terminal.run("--language", language, "bot", "eyes", file, "35", "--as", "german")
    assert said.code == 0, said.err
    assert "gSN" in said.out
    assert terminal.run("bot", "eyes", file, "35", "--as", "nobody").code == 2
    assert terminal.run("bot", "eyes", file, "99999").code == 2
    told = json.loads(terminal.run("bot", "eyes", file, "35", "--json").out)
    assert [one["viewer"] for one in told] == ["soviet"]


@pytest.mark.parametrize("language", ["en", "es", "fr"])
def test_a_decision_is_played_out_in_nine_worlds(terminal: Terminal, file: str, language: str) -> None:
    said = terminal.run("--language", language, "bot", "worlds", file, str(AT), "--level", "regular").out
    assert [f"| {number} |" in said for number in range(1, 10)] == [True] * 9
    assert lesson_action() in said


def lesson_action() -> str:
    return Record.read(lesson_record(LESSON)).entries[AT].action


def test_nine_worlds_repeat_from_their_seed(terminal: Terminal, file: str) -> None:
    words = ("bot", "worlds", file, str(AT), "--level", "regular", "--json", "--seed")
    first, again, other = (json.loads(terminal.run(*words, seed).out) for seed in ("1", "1", "2"))
    assert first == again
    assert first["worlds"] != other["worlds"]
    assert first["action"] == lesson_action() != first["other"]
    assert first["points"] == pytest.approx(sum(one["points"] for one in first["worlds"]) / 9)
    assert first["games"] == 27


@pytest.mark.parametrize(
    ("words", "why"),
    [(["3", "--action", "dance"], "dance"), ([str(AT), "--as", "soviet"], "nothing to decide"), (["900"], "lines")],
)
def test_a_decision_that_cannot_be_played_out_is_refused(
    terminal: Terminal, file: str, words: list[str], why: str
) -> None:
    said = terminal.run("bot", "worlds", file, *words)
    assert said.code == 2
    assert why in said.err
