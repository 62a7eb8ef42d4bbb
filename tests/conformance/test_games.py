"""Every game, every scenario, every promise of the contract."""

from __future__ import annotations

import pytest

import fogline
from fogline.kernel.arrays import COMPILED
from fogline.testing.cases import Case
from fogline.testing.promises import PROMISES, Promise
from tests.conformance.cases import BY_GAME, CASES

GAMES = 1
POSITIONS = 10 if COMPILED else 3


PAIRS = [
    pytest.param(promise, case, id=f"{promise.__name__}-{case.name}", marks=() if (row + at) % 2 else pytest.mark.again)
    for row, promise in enumerate(PROMISES)
    for at, case in enumerate(CASES)
]
"""``make test`` checks all of them on the compiled build; on the plain sources, each promise in half of the cases, and
in each case half of the promises."""


@pytest.mark.parametrize(("promise", "case"), PAIRS)
def test_promise_holds(promise: Promise, case: Case) -> None:
    rng = case.rng(promise.__name__)
    for _ in range(GAMES):
        promise(case, rng, POSITIONS)


def test_no_game_is_left_out() -> None:
    assert set(fogline.games()) <= set(BY_GAME)


@pytest.mark.parametrize("name", fogline.games())
def test_no_scenario_and_no_option_is_left_out(name: str) -> None:
    game, cases = fogline.game(name), BY_GAME[name]
    assert set(game.scenarios) <= {case.setup.scenario for case in cases}
    for option in game.options:
        tried = {case.setup.options.get(option.key, option.default) for case in cases}
        if option.form:
            assert len(tried) > 1, f"{option.key} is never set"
        elif option.key not in ("memory-aid",):  # presentation only (AMB-21): one value stands for all
            assert tried == set(option.values), f"{option.key} is never {set(option.values) - tried}"
