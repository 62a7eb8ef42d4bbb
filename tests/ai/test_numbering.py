"""Every action has one number, and every number one action."""

from __future__ import annotations

import doctest
from random import Random
from typing import Final

import pytest

import fogline
from fogline import Setup
from fogline.ai import numbering
from fogline.ai.numbering import UNIVERSES, Numbering, Universe, numbering_of
from tests.conformance.cases import BY_GAME, TINY
from tests.conformance.crossing import CROSSING
from tests.conformance.walks import Case, lively

ODD: Final = BY_GAME["stalingrad"][-21:]
"""Each option once, small fronts, three and four players."""
WHOLE: Final = [case for case in BY_GAME["stalingrad"][:-21] if case.setup.scenario.endswith("/quick-duel")]


def test_every_game_has_its_actions_numbered() -> None:
    assert UNIVERSES.keys() == fogline.GAMES.keys()


@pytest.mark.parametrize("case", [*ODD, *WHOLE[::3]], ids=lambda case: case.name)
def test_whatever_is_legal_has_a_number(case: Case) -> None:
    known = numbering_of(case.setup)
    rng = Random(case.name)
    game = case.game
    for _ in range(2):
        state = case.new()
        for _ in range(200):
            seats = game.to_act(state)
            if not seats:
                break
            seat = rng.choice(seats)
            legal = list(game.legal(state, seat))
            numbers = [known.number(action) for action in legal]
            assert [known.action(number) for number in numbers] == legal
            game.apply(state, seat, lively(game, state, seat, rng))


@pytest.mark.parametrize("options", [{"mode": "basic"}, {"mode": "advanced"}], ids=str)
def test_numbers_follow_from_the_set_up_alone(options: dict[str, str]) -> None:
    setup = Setup("stalingrad", "quick-duel", options)
    lines = UNIVERSES["stalingrad"](setup)
    assert lines == UNIVERSES["stalingrad"](setup)
    assert len(set(lines.seats)) == len(lines.seats)
    known = numbering_of(setup)
    assert [known.write(number) for number in range(len(known))] == list(lines.seats)
    assert [known.number(known.action(number)) for number in range(len(known))] == list(range(len(known)))


def test_there_are_no_more_numbers_than_needed() -> None:
    """On a small front most numbers come up in play: all but arrangements of what is left once the game is over."""
    case = Case(fogline.game("stalingrad"), Setup("stalingrad", "custom", {"mode": "basic"}, SMALL))
    known, rng = numbering_of(case.setup), Random(1)
    met: set[int] = set()
    for _ in range(150):
        state = case.new()
        for _ in range(300):
            seats = case.game.to_act(state)
            if not seats:
                break
            legal = case.game.legal(state, seats[0])
            met.update(known.number(action) for action in legal)
            case.game.apply(state, seats[0], rng.choice(legal))
    assert len(met) > 0.65 * len(known), [known.write(n) for n in range(len(known)) if n not in met][:20]


SMALL: Final = """\
name = "small"
columns = 2
rows = 2
victory = [{ points = 4 }]

[cards]
SN = 2
DE = 1
"""


@pytest.mark.parametrize("number", [-1, 10**6])
def test_a_number_that_is_none_is_refused(number: int) -> None:
    known = numbering_of(Setup("stalingrad", "custom", {"mode": "advanced"}, TINY))
    for find in (known.action, known.write, known.chance_action, known.write_chance):
        with pytest.raises(IndexError):
            find(number)


def test_chance_has_numbers_of_its_own() -> None:
    seats = ("scout", "wait", *(f"commit {value}" for value in range(1, 5)))
    known = Numbering(CROSSING, Universe(seats, ("calm", "wind", "storm")))
    assert (len(known), known.chances) == (6, 3)
    assert known.write(1) == "wait"
    assert known.write_chance(1) == "wind"
    assert known.chance_number(known.chance_action(2)) == 2


def test_the_example_runs() -> None:
    assert doctest.testmod(numbering) == doctest.TestResults(failed=0, attempted=4)
