"""SCOPE Stalingrad from the Soviet side: cards are typed as they are seen; the record uses the notation."""

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


SIDES = pytest.mark.parametrize("side", ["german", "soviet"])


def rows(said: str, side: str = "soviet") -> list[list[str]]:
    """The rows of a side on the last board, from top to bottom, as on the screen; a dot for a free cell."""
    board = said[said.rindex("front line -") :]
    letter = side[0]
    lines = re.findall(rf"^  {letter.upper()}\d  .*$", board, re.M)
    return [["." if "." in word else word.removeprefix(letter) for word in line.split()[1:]] for line in lines]


def typed_rows(said: str, side: str) -> list[str]:
    """The same in the order of typing: the nearest row first for the Soviet side, the front row for the other."""
    found = [" ".join(row) for row in rows(said, side)]
    return found[::-1] if side == "soviet" else found


def placed(file: Path, side: str = "soviet") -> list[str]:
    record = Record.read(file.read_text(encoding="utf-8"), "record")
    return [e.action.removeprefix("place ") for e in record.entries if e.seat == side and "place" in e.action]


def in_rows(kinds: list[str]) -> list[str]:
    """Cards in typing order, as rows of four."""
    filled = [*kinds, *["."] * (12 - len(kinds))]
    return [" ".join(filled[at : at + 4]) for at in (0, 4, 8)]


def cut(kinds: list[str], way: str, rng: Random) -> list[str]:
    """Ways to split the typed cards into lines: one by one, by parts of rows, across rows, by rows or all at once."""
    sizes = {"one by one": [1], "halves": [2], "across rows": [3, 5], "rows": [4], "two rows": [8, 4], "all": [12]}
    lines, at = list[str](), 0
    while at < len(kinds):
        size = rng.randint(1, 6) if way == "at random" else sizes[way][len(lines) % len(sizes[way])]
        lines.append(" ".join(kinds[at : at + size]))
        at += size
    return lines


WAYS = ["one by one", "halves", "across rows", "rows", "two rows", "all", "at random"]


@SIDES
@pytest.mark.parametrize("way", WAYS)
def test_cards_appear_in_the_order_typed(terminal: Terminal, tmp_path: Path, way: str, side: str) -> None:
    """However many cards a line has. The record has them in the order of the rules, from G1a or S3a on."""
    kinds, rng, file = KINDS.copy(), Random(WAYS.index(way)), tmp_path / "game.record"
    rng.shuffle(kinds)
    words = ["--as", side, "--seed", "2", "--record", os.fspath(file)]
    typed = "\n".join(cut(kinds, way, rng))
    said = terminal.run("play", "stalingrad", *words, typed=f"{typed}\n").out
    assert typed_rows(said, side) == in_rows(kinds)
    row = slice(None, None, -1 if side == "soviet" else 1)
    assert placed(file, side) == [kind for at in (0, 4, 8) for kind in kinds[at : at + 4][row]]


@SIDES
def test_the_board_shows_every_card_where_it_will_stand(terminal: Terminal, side: str) -> None:
    """After each card; the next free cell is marked, and the prompt names it."""
    said = terminal.run("play", "stalingrad", "--as", side, "--seed", "2", typed="\n".join(KINDS) + "\n").out
    screens = said.split(f"{side}> ")[:13]
    cells = [f"{'S' if side == 'soviet' else 'G'}{row}{column}" for row in (1, 2, 3) for column in "abcd"]
    if side == "soviet":
        cells = [f"S{row}{column}" for row in (3, 2, 1) for column in "dcba"]
    for count, screen in enumerate(screens):
        assert typed_rows(screen, side) == in_rows(KINDS[:count])
        assert count == 12 or f"the next card goes on {cells[count]}." in " ".join(screen.split())


@SIDES
@pytest.mark.parametrize("seed", range(3))
def test_undo_takes_back_the_last_entry(terminal: Terminal, side: str, seed: int) -> None:
    """It works on full and partial rows, and the next cards typed take their place."""
    kinds, rng = KINDS.copy(), Random(seed)
    rng.shuffle(kinds)
    lines, left = [], list[str]()
    for _ in range(12):
        more = kinds[len(left) : len(left) + rng.randint(1, 5)]
        left += more
        lines.append(" ".join(more))
        back = rng.randint(1, 3)
        del left[max(0, len(left) - back) :]
        lines.append(f"undo {back}")
    said = terminal.run("play", "stalingrad", "--as", side, "--seed", "2", typed="\n".join(lines) + "\n").out
    assert typed_rows(said, side) == in_rows(left)
    said = terminal.run("play", "stalingrad", "--as", side, "--seed", "2", typed="SN OF\nSC\nundo 9\n").out
    assert "3 actions taken back." in said
    assert typed_rows(said, side) == in_rows([])


@SIDES
def test_laid_cards_stay_when_the_rest_is_random_or_refused(terminal: Terminal, side: str) -> None:
    said = terminal.run("play", "stalingrad", "--as", side, "--seed", "2", typed="SN OF\nOF SC\nboard\nrandom\n").out
    before, after = said.split(f"{side}> random")
    assert "“place OF” is not allowed (ST-SETUP-2)" in before
    assert typed_rows(before, side) == in_rows(["SN", "OF"])
    assert typed_rows(after, side)[0].startswith("SN OF ")
    assert "." not in " ".join(typed_rows(after, side))


def test_rows_and_notation_of_the_fixture_agree(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    words = ["--as", "soviet", "--seed", "2", "--record", os.fspath(file)]
    said = terminal.run("play", "stalingrad", *words, typed=f"{SEEN_SOVIET}\n").out
    assert [" ".join(row) for row in rows(said)[::-1]] == SEEN_SOVIET.split("\n")
    assert " ".join(placed(file)) == F1_SOVIET


def test_st_move_1_an_arrangement_is_typed_as_it_is_seen(terminal: Terminal, tmp_path: Path) -> None:
    """Given MO OF above EA DE at S1d and S2d, when these are typed in the reverse order, they are laid out in it."""
    file = tmp_path / "game.record"
    words = ["--as", "soviet", "--seed", "3", "--record", os.fspath(file)]
    said = terminal.run("play", "stalingrad", *words, typed=f"{SEEN_SOVIET}\ndone\nmove S2c OF EA MO SN\nlist\n").out
    board = said[said.index("> move S2c") :]
    top, below = [re.findall(r"s([A-Z]{2})\b", line)[:2] for line in re.findall(r"^  S[12]  .*$", board, re.M)[:2]]
    assert (top, below) == (["OF", "EA"], ["MO", "SN"])
    record = Record.read(file.read_text(encoding="utf-8"), "record")
    assert "move S2c SN MO EA OF" in [entry.action for entry in record.entries if entry.seat == "soviet"]


def test_listed_lines_can_be_typed_again(terminal: Terminal, tmp_path: Path) -> None:
    """Every MOVE of a Quadrant is accepted as the list shows it."""
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
