"""``fogline play``: resigning, and agreeing on a draw."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from fogline.kernel.game import Outcome, Seat
from fogline.table import read_table
from tests.cli.terminal import F1_GERMAN, SEEN_SOVIET, Terminal

SET_UP = f"{F1_GERMAN}\ndone\n"
BOTH = f"\n{F1_GERMAN}\ndone\n\n\n{SEEN_SOVIET}\ndone\n\n\n"
"""Two people at one keyboard, with the hand-over between them."""


def test_amb_30_resigning_loses(terminal: Terminal, tmp_path: Path) -> None:
    file = tmp_path / "game.record"
    said = terminal.run("play", "stalingrad", "--seed", "1", "--record", os.fspath(file), typed=SET_UP + "resign\n")
    assert said.code == 0
    assert "German side resigns." in said.out
    assert "Soviet side won by resignation.\n" in said.out
    table = read_table(file.read_text(encoding="utf-8"))
    assert table.outcome() == Outcome((Seat(1),), ("resignation",))


def test_amb_76_the_same_in_panzer(terminal: Terminal) -> None:
    said = terminal.run("play", "panzer", "--seed", "1", typed="random\nresign\n")
    assert "German side won by resignation.\n" in said.out


def test_a_bots_seat_declines_a_draw(terminal: Terminal) -> None:
    typed = SET_UP + "offer draw\noffer draw\nsearch S1a\naccept draw\nquit\n"
    said = terminal.run("play", "stalingrad", "--seed", "3", typed=typed)
    assert "German side offers a draw." in said.out
    assert "Soviet side declines the draw." in said.out
    assert said.out.count("offers a draw.") == 1, "a declined offer can be repeated only after an action"
    assert "“offer draw” is not possible now" in said.out
    assert "“accept draw” is not possible now" in said.out


def test_people_agree_on_a_draw(terminal: Terminal) -> None:
    typed = BOTH + "offer draw\nmove G1a SN EA MO OF\n\n\naccept draw\n"
    said = terminal.run("play", "stalingrad", "--against", "human", typed=typed)
    offered, accepted = said.out.index("German side offers a draw."), said.out.index("Soviet side agrees to the draw.")
    assert offered < accepted
    assert "A draw by agreement." in said.out


@pytest.mark.parametrize(
    ("language", "words"), [("en", "resign the game"), ("es", "abandona la partida"), ("fr", "abandonne la partie")]
)
def test_help_names_the_words(terminal: Terminal, language: str, words: str) -> None:
    said = terminal.run("play", "stalingrad", "--language", language, typed="help\nquit\n")
    assert "resign" in said.out
    assert words in said.out
