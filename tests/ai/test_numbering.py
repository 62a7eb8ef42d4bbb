"""Every action has one number, and every number one action."""

from __future__ import annotations

import doctest
from random import Random
from typing import Final

import pytest

import fogline
from fogline import Setup
from fogline.ai import numbering
from fogline.ai.numbering import Numbering, numbering_of
from fogline.kernel.game import CHANCE
from fogline.kit.registry import title_of, titles
from fogline.kit.research import Universe
from fogline.testing.cases import Case
from fogline.testing.walks import even, walk
from tests.ai.setups import FULL, SKIRMISH
from tests.conformance.cases import BY_GAME, TINY
from tests.conformance.crossing import CROSSING

ODD: Final = BY_GAME["stalingrad"][-21:]
"""Each option once, small fronts, three and four players."""
WHOLE: Final = [case for case in BY_GAME["stalingrad"][:-21] if case.setup.scenario.endswith("/quick-duel")]
ARMS: Final = BY_GAME["spearpoint"][::4]


def test_every_game_has_its_actions_numbered() -> None:
    for name, title in titles().items():
        assert title.universe(Setup(name, title.rules.scenarios[0])) is not None


@pytest.mark.parametrize("case", [*ODD, *WHOLE[::3], *BY_GAME["panzer"], *ARMS], ids=lambda case: case.name)
def test_whatever_is_legal_has_a_number(case: Case) -> None:
    known = numbering_of(case.setup)
    rng = Random(case.name)
    for _ in range(2):
        for state, seat, _ in walk(case, rng, 200):
            if seat is None:
                break
            legal = list(case.game.legal(state, seat))
            if seat == CHANCE:
                assert [known.chance_action(known.chance_number(action)) for action in legal] == legal
            else:
                assert [known.action(known.number(action)) for action in legal] == legal


@pytest.mark.parametrize(
    "setup",
    [
        Setup("stalingrad", "quick-duel", {"mode": "basic"}),
        Setup("stalingrad", "quick-duel", {"mode": "advanced"}),
        SKIRMISH,
        FULL,
        Setup("spearpoint", "standard"),
        Setup("spearpoint", "skirmish", {"new-unit-by-transfer": True}),
    ],
    ids=["stalingrad basic", "stalingrad advanced", "panzer basic", "panzer full", "spearpoint", "spearpoint transfer"],
)
def test_numbers_follow_from_the_set_up_alone(setup: Setup) -> None:
    lines = title_of(setup.game).universe(setup)
    assert lines is not None
    assert lines == title_of(setup.game).universe(setup)
    assert len(set(lines.seats)) == len(lines.seats)
    known = numbering_of(setup)
    assert [known.write(number) for number in range(len(known))] == list(lines.seats)
    assert [known.number(known.action(number)) for number in range(len(known))] == list(range(len(known)))
    assert [known.write_chance(number) for number in range(known.chances)] == list(lines.chance)


def test_there_are_no_more_numbers_than_needed() -> None:
    """On a small front most numbers come up in play: all but arrangements of what is left once the game is over."""
    case = Case(fogline.game("stalingrad"), Setup("stalingrad", "custom", {"mode": "basic"}, SMALL))
    assert share_met(case, 150) > 0.65


@pytest.mark.parametrize("setup", [SKIRMISH, FULL], ids=["basic", "full"])
def test_panzer_has_no_more_numbers_than_needed(setup: Setup) -> None:
    """All but MOVEs of many units that stand together, and light tanks in every place."""
    assert share_met(Case(fogline.game("panzer"), setup), 40) > 0.6


def share_met(case: Case, games: int) -> float:
    """Which part of the numbers comes up in random games."""
    known, rng, game = numbering_of(case.setup), Random(1), case.game
    met: set[int] = set()
    for _ in range(games):
        state = case.new()
        while seats := game.to_act(state):
            if seats[0] != CHANCE:
                met.update(known.number(action) for action in game.legal(state, seats[0]))
            game.apply(state, seats[0], even(game, state, seats[0], rng))
    return len(met) / len(known)


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
