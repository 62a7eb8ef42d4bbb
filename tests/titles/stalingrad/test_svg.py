"""Drawings: well-formed, complete, and for a view, limited to the view."""

from __future__ import annotations

import re
from random import Random
from typing import Final
from xml.etree import ElementTree as ET

import pytest

from fogline.kernel.game import Seat
from fogline.kernel.setup import Setup
from fogline.titles.stalingrad.rules.cards import CELL_NAMES, CODES
from fogline.titles.stalingrad.rules.rules import STALINGRAD as GAME
from fogline.titles.stalingrad.rules.state import State
from fogline.titles.stalingrad.rules.svg import svg
from fogline.titles.stalingrad.rules.view import View
from tests.pictures import stalingrad as draw
from tests.pictures.stalingrad import position
from tests.titles.scope.pictures import SVG, check_stands_alone
from tests.titles.stalingrad.random_games import SETUPS, positions

BOARD: Final = """
S3     sEA  sSC  sDE  sEA
S2     sSN  sEA  sOF  sMO
S1     sMG  sIN  sEA  sSN
G1     gSN  gEA  gIN  gMG
G2     gMO  gOF  gEA  gSN
G3     gEA  gDE  gSC  gEA
"""
RING: Final = 'stroke-width="3.5"'
DASHED_RING: Final = 'stroke-width="3.5" stroke-dasharray'


def parse(shown: State | View) -> ET.Element:
    return ET.fromstring(svg(shown))


def texts(root: ET.Element) -> list[str]:
    return ["".join(each.itertext()) for each in root.iter(f"{SVG}text")]


def cards(root: ET.Element) -> dict[str, tuple[str, int, int]]:
    """By cell, the card named by its tooltip, and its place on the sheet."""
    found: dict[str, tuple[str, int, int]] = {}
    for group in root.iter(f"{SVG}g"):
        title = group.findtext(f"{SVG}title", "")
        at = re.fullmatch(r"translate\((\d+) (\d+)\)", group.get("transform", ""))
        if at and title[:3] in CELL_NAMES:
            found[title[:3]] = title[4:], int(at[1]), int(at[2])
    return found


def viewers(setup: Setup) -> list[Seat | None]:
    return [*[Seat(number) for number in range(len(GAME.seats(setup)))], None]


@pytest.mark.parametrize("setup", SETUPS[::3], ids=lambda setup: f"{setup.scenario}-{setup.options['mode']}")
def test_every_position_can_be_drawn(setup: Setup) -> None:
    for state in positions(setup):
        root = parse(state)
        assert root.tag == f"{SVG}svg"
        assert root.findtext(f"{SVG}desc") == draw.picture(state)
        assert len(cards(root)) == len(list(state.rules.cells))


@pytest.mark.parametrize("setup", SETUPS[1::6], ids=lambda setup: f"{setup.scenario}-{setup.options['mode']}")
def test_st_info_2_a_drawing_of_a_view_is_drawn_from_the_view_alone(setup: Setup) -> None:
    for state in positions(setup):
        for seat in viewers(setup):
            view = GAME.view(state, seat)
            drawn = svg(view)
            ET.fromstring(drawn)
            assert svg(GAME.view(GAME.imagine(view, Random(7)), seat)) == drawn


def test_st_info_2_no_code_of_a_hidden_card() -> None:
    state = position(BOARD)
    assert [code for code in CODES if code in svg(GAME.view(state, None))] == []
    for seat, letter in ((Seat(0), "s"), (Seat(1), "g")):
        root = parse(GAME.view(state, seat))
        assert {card for card, _, _ in cards(root).values() if card[0] == letter} == {f"{letter}??"}
        assert not any(text.startswith(letter) and text[1:] in CODES for text in texts(root))


def test_the_viewers_side_lies_below() -> None:
    state = position(BOARD)
    for seat, below, above in ((Seat(0), "G3a", "S3a"), (Seat(1), "S3a", "G3a"), (None, "G3a", "S3a")):
        at = cards(parse(GAME.view(state, seat)))
        assert at[below][2] > at[above][2]
    german, soviet = cards(parse(GAME.view(state, Seat(0)))), cards(parse(GAME.view(state, Seat(1))))
    assert german["G1a"][1] < german["G1d"][1]
    assert soviet["G1a"][1] > soviet["G1d"][1]  # turned, not mirrored


def test_picture_is_self_contained() -> None:
    drawn = svg(position(BOARD, shot="german G1c"), title="Fog & <fire>")
    check_stands_alone(drawn, "Fog & <fire>")


@pytest.mark.parametrize(
    ("step", "shown"),
    [
        ("shot S1d", {"S1d": "sSN"}),
        ("gun S1d", {"S1d": "sSN"}),
        ("look S1c", {"S1c": "sEA"}),
        ("take G1c S1b", {"G1c": "gIN", "S1b": "sIN", "S1c": "sEA"}),
        ("close", {}),
    ],
)
def test_st_info_3_a_revealed_card_is_shown_to_all(step: str, shown: dict[str, str]) -> None:
    state = position(BOARD, mode="advanced", step=step, recognition_reveal="sequential")
    drawn = svg(GAME.view(state, None))
    up = {cell: card for cell, (card, _, _) in cards(ET.fromstring(drawn)).items() if "?" not in card}
    assert up == shown
    assert drawn.count(RING) == svg(state).count(RING) == len(shown)


@pytest.mark.parametrize(("memory", "marks"), [("log", 1), ("marks", 1), ("off", 0), ("strict", 0)])
def test_amb_21_the_card_revealed_last_is_marked_if_wanted(memory: str, marks: int) -> None:
    state = position(BOARD, memory_aid=memory)
    GAME.apply(state, Seat(0), GAME.read("search S3a"))
    drawn = svg(GAME.view(state, Seat(0)))
    assert drawn.count(DASHED_RING) == marks
    assert cards(ET.fromstring(drawn))["S3a"][0] == "s??"
    GAME.apply(state, Seat(1), GAME.read("move S3a EA SC SN EA"))
    assert DASHED_RING not in svg(GAME.view(state, Seat(0)))


def test_infantry_beyond_the_line_is_shown_when_searched() -> None:
    board = BOARD.replace("gIN", "gEA").replace("sIN  sEA", "sIN  gIN")
    state = position(board, mode="advanced", to_act="soviet", step="shot S1c")
    drawn = svg(GAME.view(state, Seat(1)))
    assert drawn.count(RING) == 1
    assert cards(ET.fromstring(drawn))["S1c"][0] == "gIN"
