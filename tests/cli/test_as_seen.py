"""SCOPE Stalingrad from the Soviet side: what is typed is what is seen; the record has the notation."""

from __future__ import annotations

import os
import re
from pathlib import Path
from random import Random

import pytest

from fogline.kernel.record import Record
from fogline.locale import LANGUAGES
from tests.cli.terminal import F1_SOVIET, SEEN_SOVIET, Terminal

KINDS = ["SN", "SN", "OF", "SC", "MO", "MG", "IN", "DE", "EA", "EA", "EA", "EA"]


def rows(said: str) -> list[list[str]]:
    """The Soviet rows of the last board, from top to bottom, as they are on the screen."""
    board = said[said.rindex("front line") :]
    return [re.findall(r"s([A-Z]{2})\b", line) for line in re.findall(r"^  S\d  .*$", board, re.M)]


def placed(file: Path) -> list[str]:
    record = Record.read(file.read_text(encoding="utf-8"), "record")
    return [e.action.removeprefix("place ") for e in record.entries if e.seat == "soviet" and "place" in e.action]


@pytest.mark.parametrize("seed", range(6))
def test_a_front_typed_in_one_line_is_read_on_the_board(terminal: Terminal, tmp_path: Path, seed: int) -> None:
    kinds, file = KINDS.copy(), tmp_path / "game.record"
    Random(seed).shuffle(kinds)
    words = ["--as", "soviet", "--seed", "2", "--record", os.fspath(file)]
    said = terminal.run("play", "stalingrad", *words, typed=" ".join(kinds) + "\n").out
    assert [kind for row in rows(said) for kind in row] == kinds
    assert placed(file) == kinds[::-1], "the notation goes from S3a to S1d"


@pytest.mark.parametrize("seed", range(6))
def test_a_row_typed_by_itself_is_read_on_the_board(terminal: Terminal, seed: int) -> None:
    """However many cards a line has, they stand on the screen in the order in which they were typed."""
    kinds, rng = KINDS.copy(), Random(seed)
    rng.shuffle(kinds)
    size = rng.choice((1, 2, 4))
    lines = [" ".join(kinds[at : at + size]) for at in range(0, len(kinds), size)]
    said = terminal.run("play", "stalingrad", "--as", "soviet", "--seed", "2", typed="\n".join(lines) + "\n").out
    seen = [" ".join(row[at : at + size]) for row in rows(said)[::-1] for at in range(4 - size, -1, -size)]
    assert seen == lines


def test_rows_and_notation_of_the_fixture_agree(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    words = ["--as", "soviet", "--seed", "2", "--record", os.fspath(file)]
    said = terminal.run("play", "stalingrad", *words, typed=f"{SEEN_SOVIET}\n").out
    assert [" ".join(row) for row in rows(said)[::-1]] == SEEN_SOVIET.split("\n")
    assert " ".join(placed(file)) == F1_SOVIET


def test_st_move_1_an_arrangement_is_typed_as_it_is_seen(terminal: Terminal, tmp_path: Path) -> None:
    """Given MO OF above EA DE at S1d and S2d, when these are typed the other way round, so they stand."""
    file = tmp_path / "game.record"
    words = ["--as", "soviet", "--seed", "3", "--record", os.fspath(file)]
    said = terminal.run("play", "stalingrad", *words, typed=f"{SEEN_SOVIET}\ndone\nmove S2c OF EA MO SN\nlist\n").out
    board = said[said.index("> move S2c") :]
    top, below = [re.findall(r"s([A-Z]{2})\b", line)[:2] for line in re.findall(r"^  S[12]  .*$", board, re.M)[:2]]
    assert (top, below) == (["OF", "EA"], ["MO", "SN"])
    record = Record.read(file.read_text(encoding="utf-8"), "record")
    assert "move S2c SN MO EA OF" in [entry.action for entry in record.entries if entry.seat == "soviet"]


def test_what_is_listed_can_be_typed_again(terminal: Terminal, tmp_path: Path) -> None:
    """Every MOVE of a Quadrant that the list shows is taken as it is shown."""
    opening = f"{SEEN_SOVIET}\ndone\n"
    said = terminal.run("play", "stalingrad", "--as", "soviet", "--seed", "3", typed=f"{opening}list move S2c\n").out
    listed = re.findall(r"move S2c(?: [A-Z]{2}){4}", said[said.index("> list move") :])
    assert len(listed) == 24
    for number in (0, 5, 11):
        file = tmp_path / f"{number}.record"
        words = ["--as", "soviet", "--seed", "3", "--record", os.fspath(file)]
        again = terminal.run("play", "stalingrad", *words, typed=f"{opening}{listed[number]}\n").out
        board = again[again.index(f"> {listed[number]}") :]
        seen = [re.findall(r"s([A-Z]{2})\b", line)[:2] for line in re.findall(r"^  S[12]  .*$", board, re.M)[:2]]
        assert [*seen[0], *seen[1]] == listed[number].split()[2:]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_of_each_side_names_the_cells_in_its_own_order(terminal: Terminal, language: str) -> None:
    opening = "random\ndone\n"
    for side, cells in (("german", "G1a, G1b, G2a, G2b"), ("soviet", "S1b, S1a, S2b, S2a")):
        words = ["--as", side, "--seed", "3", "--language", language]
        said = terminal.run("play", "stalingrad", *words, typed=f"{opening}help\n").out
        assert cells in " ".join(said.split())


def test_a_refused_move_is_quoted_as_it_was_typed(terminal: Terminal) -> None:
    typed = f"{SEEN_SOVIET}\ndone\nmove S2c OF OF OF SN\n"
    said = terminal.run("play", "stalingrad", "--as", "soviet", "--seed", "3", typed=typed).out
    assert "“move S2c OF OF OF SN” is not allowed (ST-MOVE-4)." in said


def test_the_german_side_types_the_notation(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    words = ["--seed", "3", "--record", os.fspath(file)]
    typed = "SN EA IN MG MO OF EA SN EA DE SC EA\ndone\nmove G1a OF EA MO SN\n"
    terminal.run("play", "stalingrad", *words, typed=typed)
    assert "german: move G1a OF EA MO SN" in file.read_text(encoding="utf-8")
