"""Drawings: well-formed, complete, and for a view, limited to the view."""

from __future__ import annotations

import re
from random import Random
from typing import Final
from xml.etree import ElementTree as ET

import pytest

from fogline.kernel.errors import BadData
from fogline.kernel.game import Seat
from fogline.kernel.setup import Setup
from fogline.titles.panzer.rules.cards import CELL_NAMES, CODES, UNIT_NAMES
from fogline.titles.panzer.rules.rules import PANZER as GAME
from fogline.titles.panzer.rules.state import State
from fogline.titles.panzer.rules.svg import svg
from fogline.titles.panzer.rules.view import View
from tests.pictures import panzer as draw
from tests.pictures.panzer import position
from tests.titles.panzer.random_games import SETUPS, name_of, positions
from tests.titles.panzer.test_draw import BOARD, EVERYBODY, changed, secrets
from tests.titles.scope.pictures import SVG, check_stands_alone

RING: Final = 'stroke-width="3.5"/>'
DASHED_RING: Final = 'stroke-width="3.5" stroke-dasharray'


def parse(shown: State | View) -> ET.Element:
    return ET.fromstring(svg(shown))


def texts(root: ET.Element) -> list[str]:
    return ["".join(each.itertext()) for each in root.iter(f"{SVG}text")]


def all_viewers(state: State) -> list[State | View]:
    """A position as everybody sees it, the all-knowing observer first."""
    return [state, *[GAME.view(state, seat) for seat in EVERYBODY]]


def groups(root: ET.Element) -> dict[str, ET.Element]:
    """The groups with a tooltip, by tooltip."""
    return {title: group for group in root.iter(f"{SVG}g") if (title := group.findtext(f"{SVG}title", ""))}


def cards(root: ET.Element) -> dict[str, tuple[str, int, int]]:
    """By cell, the card named by its tooltip, and its place on the sheet."""
    found: dict[str, tuple[str, int, int]] = {}
    for title, group in groups(root).items():
        at = re.fullmatch(r"translate\((\d+) (\d+)\)", group.get("transform", ""))
        if at and title[:2] in CELL_NAMES:
            found[title[:2]] = title[3:], int(at[1]), int(at[2])
    return found


@pytest.mark.parametrize("setup", SETUPS, ids=name_of)
def test_every_position_can_be_drawn(setup: Setup) -> None:
    for state in positions(setup, 0.03):
        root = parse(state)
        assert root.tag == f"{SVG}svg"
        assert root.findtext(f"{SVG}desc") == draw.picture(state)
        assert len(cards(root)) == len(list(state.rules.cells))


@pytest.mark.parametrize("setup", [setup for setup in SETUPS if not setup.data], ids=name_of)
def test_pz_comp_6_a_drawing_of_a_view_names_no_hidden_unit(setup: Setup) -> None:
    for state in positions(setup, 0.03):
        for seat in EVERYBODY:
            drawn = svg(GAME.view(state, seat))
            ET.fromstring(drawn)
            if GAME.to_act(state):
                hidden = secrets(state, seat)
                assert [code for code in hidden if code in drawn or f">{UNIT_NAMES[CODES.index(code)]}<" in drawn] == []


@pytest.mark.parametrize("setup", SETUPS[1::5], ids=name_of)
def test_a_drawing_of_a_view_is_drawn_from_the_view_alone(setup: Setup) -> None:
    for state in positions(setup, 0.02):
        for seat in EVERYBODY:
            view = GAME.view(state, seat)
            assert svg(GAME.view(GAME.imagine(view, Random(7)), seat)) == svg(view)


def test_pz_comp_6_all_backs_of_a_side_look_alike() -> None:
    state = position(BOARD)
    for seat in EVERYBODY:
        backs: dict[str, set[str]] = {}
        for cell, title, inside in re.findall(r"<title>(\w\d) (\S+)</title>(.*)</g>", svg(GAME.view(state, seat))):
            if title.endswith("???"):
                backs.setdefault(title, set()).add(inside.replace(f">{cell}<", "><"))
        assert [len(looks) for looks in backs.values()] == [1] * (1 if seat is not None else 2)


def test_hidden_facts_make_no_difference_to_a_seat() -> None:
    one = position(changed(("B4", "g---"), ("D5", "gPZ4")))
    other = position(changed(("B4", "gPAN"), ("B5", "gPZ2"), ("C6", "gPZ4")))
    assert svg(GAME.view(one, Seat(0))) == svg(GAME.view(other, Seat(0)))
    assert svg(GAME.view(one, None)) == svg(GAME.view(other, None))
    assert svg(GAME.view(one, Seat(1))) != svg(GAME.view(other, Seat(1)))


def test_the_viewers_home_row_lies_below() -> None:
    state = position(BOARD)
    for seat, below, above in ((Seat(0), "A1", "A6"), (Seat(1), "A6", "A1"), (None, "A1", "A6")):
        at = cards(parse(GAME.view(state, seat)))
        assert at[below][2] > at[above][2]
    american, german = cards(parse(GAME.view(state, Seat(0)))), cards(parse(GAME.view(state, Seat(1))))
    assert american["A1"][1] < american["D1"][1]
    assert german["A1"][1] > german["D1"][1]  # turned, not mirrored
    assert cards(parse(state))["A1"][1:] == american["A1"][1:]


def test_picture_is_self_contained() -> None:
    drawn = svg(position(changed(("C2", "hill"), ("D5", "lake"))), title="Fog & <fire>")
    check_stands_alone(drawn, "Fog & <fire>")


def test_notebooks_show_the_board() -> None:
    state = position(BOARD)
    assert state._repr_svg_() == svg(state)
    view = GAME.view(state, Seat(1))
    assert view._repr_svg_() == svg(view)


def test_the_source_of_values_is_named() -> None:
    assert "values: Fogline's own reconstruction" in svg(position(BOARD))
    assert "Fogline" not in svg(position(BOARD, values="SHE=F3"))
    data = position(BOARD, values="SHE=F3").rules.setup.data
    with pytest.raises(BadData, match="house"):
        position(BOARD, data=data.replace(data.splitlines()[0], 'name = "house"'))


@pytest.mark.parametrize(("step", "rings"), [("shoot B5 found", 1), ("draw B3 B5", 1), ("action", 0), ("follow A2", 0)])
def test_the_target_is_marked(step: str, rings: int) -> None:
    state = position(BOARD, step=step)
    for shown in all_viewers(state):
        assert svg(shown).count(RING) == rings
    assert ('stroke-dasharray="2 5"' in svg(state)) == step.startswith("follow")


def test_pz_srch_4_a_card_shown_empty_is_marked_until_the_next_action() -> None:
    state = position(BOARD)
    GAME.apply(state, Seat(0), GAME.read("search A5"))
    for seat in EVERYBODY:
        drawn = svg(GAME.view(state, seat))
        assert drawn.count(DASHED_RING) == 1
    assert cards(parse(GAME.view(state, Seat(0))))["A5"][0] == "g???"
    GAME.apply(state, Seat(1), GAME.read("move A5"))
    assert DASHED_RING not in svg(GAME.view(state, Seat(0)))
