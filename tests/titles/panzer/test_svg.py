"""Drawings: well-formed, complete, and of a view only the view."""

from __future__ import annotations

import re
from random import Random
from typing import Final
from xml.etree import ElementTree as ET

import pytest

from fogline.kernel.errors import BadData
from fogline.kernel.game import Seat
from fogline.kernel.setup import Setup
from fogline.titles.panzer.rules import draw, position
from fogline.titles.panzer.rules.cards import CELL_NAMES, CODES, NAMES, TYPES, UNITS
from fogline.titles.panzer.rules.rules import PANZER as GAME
from fogline.titles.panzer.rules.state import State
from fogline.titles.panzer.rules.svg import svg
from fogline.titles.panzer.rules.view import View
from tests.titles.panzer.random_games import SETUPS, name_of, positions
from tests.titles.panzer.test_draw import BOARD, EVERYBODY, START, changed, secrets
from tests.titles.scope.pictures import SVG, check_stands_alone

RING: Final = 'stroke-width="3.5"/>'
DASHED_RING: Final = 'stroke-width="3.5" stroke-dasharray'


def parse(shown: State | View) -> ET.Element:
    return ET.fromstring(svg(shown))


def texts(root: ET.Element) -> list[str]:
    return ["".join(each.itertext()) for each in root.iter(f"{SVG}text")]


def all_viewers(state: State) -> list[State | View]:
    """A position as everybody gets to see it, the all-knowing observer first."""
    return [state, *[GAME.view(state, seat) for seat in EVERYBODY]]


def groups(root: ET.Element) -> dict[str, ET.Element]:
    """The groups that have a tooltip, by it."""
    return {title: group for group in root.iter(f"{SVG}g") if (title := group.findtext(f"{SVG}title", ""))}


def cards(root: ET.Element) -> dict[str, tuple[str, int, int]]:
    """By cell, the card as its tooltip names it, and where it lies on the sheet."""
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
                assert [code for code in hidden if code in drawn or f">{NAMES[CODES.index(code)]}<" in drawn] == []


@pytest.mark.parametrize("setup", SETUPS[1::5], ids=name_of)
def test_a_drawing_of_a_view_is_drawn_from_the_view_alone(setup: Setup) -> None:
    for state in positions(setup, 0.02):
        for seat in EVERYBODY:
            view = GAME.view(state, seat)
            assert svg(GAME.view(GAME.imagine(view, Random(7)), seat)) == svg(view)


def test_pz_comp_6_all_backs_of_a_side_look_alike() -> None:
    state = position(changed(("B4", "gPZ4")))
    for seat, unseen in ((Seat(0), {"g???"}), (Seat(1), {"a???"}), (None, {"a???", "g???"})):
        cells: dict[str, set[str]] = {}
        for title, inside in re.findall(r"<title>\w\d (\S+)</title>(.*)</g>", svg(GAME.view(state, seat))):
            cells.setdefault(title, set()).add(inside)
        assert {title for title in cells if "?" in title} == unseen
        assert all(len(cells[title]) == 1 for title in unseen)


def test_what_a_seat_cannot_see_makes_no_difference() -> None:
    one = position(changed(("B4", "g---"), ("D5", "gPZ4")))
    other = position(changed(("B4", "gPAN"), ("B5", "gPZ2"), ("C6", "gPZ4")))
    assert svg(GAME.view(one, Seat(0))) == svg(GAME.view(other, Seat(0)))
    assert svg(GAME.view(one, None)) == svg(GAME.view(other, None))
    assert svg(GAME.view(one, Seat(1))) != svg(GAME.view(other, Seat(1)))


def test_the_own_home_row_lies_below() -> None:
    state = position(BOARD)
    for seat, below, above in ((Seat(0), "A1", "A6"), (Seat(1), "A6", "A1"), (None, "A1", "A6")):
        at = cards(parse(GAME.view(state, seat)))
        assert at[below][2] > at[above][2]
    american, german = cards(parse(GAME.view(state, Seat(0)))), cards(parse(GAME.view(state, Seat(1))))
    assert american["A1"][1] < american["D1"][1]
    assert german["A1"][1] > german["D1"][1]  # turned, not mirrored
    assert cards(parse(state))["A1"][1:] == american["A1"][1:]


def test_it_stands_alone() -> None:
    drawn = svg(position(changed(("C2", "hill"), ("D5", "lake"))), title="Fog & <fire>")
    check_stands_alone(drawn, "Fog & <fire>")


def test_notebooks_show_it() -> None:
    state = position(BOARD)
    assert state._repr_svg_() == svg(state)
    view = GAME.view(state, Seat(1))
    assert view._repr_svg_() == svg(view)


def shape(drawn: str, cell: str) -> str:
    """What is drawn on a cell, without colours and letters."""
    inside = re.search(rf"<title>{cell} \S+</title>(.*)</g>", drawn)
    assert inside is not None
    return re.sub(r'(fill|stroke)="#\w+"|<text.*?</text>', "", inside[1])


def test_sides_and_terrain_differ_in_more_than_colour() -> None:
    lands = ("meadow", "hill", "lake", "peaks")
    drawn = svg(position(changed(*[(f"{column}2", land) for column, land in zip("ABCD", lands, strict=True)])))
    assert len({shape(drawn, f"{column}2") for column in "ABCD"}) == 4
    backs = svg(GAME.view(position(BOARD), None))
    assert shape(backs, "A1") != shape(backs, "A6")
    known = svg(position(BOARD))
    assert shape(known, "B1") != shape(known, "A6")


def test_all_units_differ_in_more_than_colour() -> None:
    shapes = set()
    for unit in range(1, UNITS):
        letter, cell = ("a", "A2") if unit <= TYPES else ("g", "A5")
        board = START.replace("1  a---", "1  aBAZ" if CODES[unit] == "ATG" else "1  aATG")
        board = board.replace("6  g---", "6  gPSK" if CODES[unit] == "PAK" else "6  gPAK")
        drawn = svg(position(board.replace(f"{cell[1]}  {letter}---", f"{cell[1]}  {letter}{CODES[unit]}!")))
        assert NAMES[unit] in texts(ET.fromstring(drawn))
        shapes.add(shape(drawn, cell))
    assert len(shapes) == UNITS - 1


def test_units_show_name_and_values() -> None:
    found = texts(parse(position(BOARD)))
    for unit in ("SHE", "STU", "BAZ", "PZ4", "TIG", "PSK"):
        number = CODES.index(unit)
        side = "a" if number <= TYPES else "g"
        assert f"{side}{unit}" in found
        assert NAMES[number] in found
        at = found.index(NAMES[number])
        values = position(BOARD).rules.cards
        assert found[at + 1 : at + 4] == [
            str(values.costs[number]), str(values.armours[number]), str(values.firepowers[number]),
        ]  # fmt: skip
    assert "aHEL*" in texts(parse(position(changed(("B3", "aHEL")))))


def test_whose_values_they_are() -> None:
    assert "house values: Fogline's own reconstruction" in texts(parse(position(BOARD)))
    other = svg(position(BOARD, values="SHE=F3"))
    assert not any("house values" in text for text in texts(ET.fromstring(other)))
    assert "card set: picture" in texts(ET.fromstring(other))
    data = position(BOARD, values="SHE=F3").rules.setup.data.replace('"picture"', f'"a <b> & {"c" * 60}"')
    named = texts(parse(position(BOARD, data=data)))
    assert any(text.startswith("card set: a <b> & cccc") and text.endswith("…") for text in named)
    posing = data.replace(data.splitlines()[0], 'name = "house"')
    with pytest.raises(BadData, match="house"):
        position(BOARD, data=posing)


def test_pz_hevy_2_a_locked_tank_is_turned() -> None:
    state = position(changed(("B3", "aPER#"), ("C3", "a---")))
    for shown in (state, GAME.view(state, Seat(1))):
        card = groups(parse(shown))["B3 aPER#"]
        assert any("rotate(90)" in (each.get("transform") or "") for each in card)
    assert "rotate(90)" not in svg(position(changed(("B3", "aPER!"), ("C3", "a---"))))


def test_a_hidden_unit_looks_other_than_a_revealed_one() -> None:
    hidden = svg(position(changed(("B3", "aSHE")))).partition("<title>B3 aSHE</title>")[2].partition("\n")[0]
    shown = svg(position(changed(("B3", "aSHE!")))).partition("<title>B3 aSHE!</title>")[2].partition("\n")[0]
    assert hidden
    assert shown
    assert hidden != shown


def test_beside_the_battlefield() -> None:
    state = position(changed(("B4", "g---")), lost="SHE PZ4", to_act="german")
    found = texts(parse(state))
    assert {"american", "german", "3 / 4", "2 / 3", "SHE", "PZ4"} <= set(found)
    assert str(state.deck) in found
    twins = position(START.replace("1  a---", "1  aBAZ").replace("6  g---", "6  gPSK"), lost="SHE SHE PZ4 PZ4")
    assert {"SHE ×2", "PZ4 ×2"} <= set(texts(parse(twins)))
    assert "american ★" in texts(parse(position(BOARD, outcome="american by supply-line")))
    assert "german =" in texts(parse(position(BOARD, outcome="draw by turns")))
    ready = position(START, step="squad", squads="SHE SHE TIG", ready="american")
    assert {"american ✓", "SHE ×2", "TIG"} <= set(texts(parse(ready)))
    assert "TIG" not in texts(parse(GAME.view(ready, Seat(0))))
    assert {"american ✓", "TIG", "–"} <= set(texts(parse(GAME.view(ready, Seat(1)))))


def test_the_hand_of_a_shot_is_shown() -> None:
    drawn = svg(position(BOARD, step="draw B3 B5"))
    strip = drawn[drawn.rindex("american") :]
    assert re.findall(r'text-anchor="start">(\d)</text>', strip)[:3] == ["2", "3", "2"]


def test_the_latest_shots_are_arrows() -> None:
    state = position(
        changed(("B3", "aSHE!")), shots="american SHE B3 PZ4 B4; german PZ4 B4 SHE C3 killed", lost="SHE", turn=6
    )
    for shown in all_viewers(state):
        found = groups(parse(shown))
        assert found["american SHE B3 PZ4 B4"].get("opacity") == ".5"
        assert found["german PZ4 B4 SHE C3 killed"].get("opacity") is None


@pytest.mark.parametrize(("step", "rings"), [("shoot B5 found", 1), ("draw B3 B5", 1), ("action", 0), ("follow A2", 0)])
def test_the_target_is_marked(step: str, rings: int) -> None:
    state = position(BOARD, step=step)
    for shown in all_viewers(state):
        assert svg(shown).count(RING) == rings
    assert ('stroke-dasharray="2 6"' in svg(state)) == step.startswith("follow")


def test_pz_srch_4_a_card_shown_empty_is_marked_until_the_next_action() -> None:
    state = position(BOARD)
    GAME.apply(state, Seat(0), GAME.read("search A5"))
    for seat in EVERYBODY:
        drawn = svg(GAME.view(state, seat))
        assert drawn.count(DASHED_RING) == 1
    assert cards(parse(GAME.view(state, Seat(0))))["A5"][0] == "g???"
    GAME.apply(state, Seat(1), GAME.read("move A5"))
    assert DASHED_RING not in svg(GAME.view(state, Seat(0)))
