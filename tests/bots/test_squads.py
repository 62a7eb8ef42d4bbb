"""Squads of an ace of SCOPE Panzer, learned from matches: legal, good according to those matches, and varied."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import pytest

import fogline
from fogline import Setup
from fogline.kit.registry import title_of
from fogline.titles.panzer.bots.knowledge import next_of_squad, worths
from fogline.titles.panzer.rules.cards import TYPES, unit_of
from fogline.titles.panzer.rules.steps import SQUAD
from fogline.titles.panzer.rules.tables import PRESETS, rules_for
from tests.bots.test_users_data import OWN

SEEDS: Final = 4


def taken(setup: Setup, seed: int) -> list[tuple[int, ...]]:
    """The squads of both sides."""
    game: Any = fogline.game("panzer")
    state, rng = game.new(setup), Random(seed)
    while state.step == SQUAD:
        seat = game.to_act(state)[0]
        legal = game.legal(state, seat)
        action = next_of_squad(game.view(state, seat), legal, rng)
        assert action in legal
        game.apply(state, seat, action)
    seat = game.to_act(state)[0]
    assert next_of_squad(game.view(state, seat), game.legal(state, seat), rng) is None
    return [tuple(int(count) for count in state.squads[unit_of(side, 1) : unit_of(side, TYPES) + 1]) for side in (0, 1)]


@pytest.mark.parametrize("scenario", fogline.game("panzer").scenarios)
def test_squads_are_good_and_differ(scenario: str) -> None:
    setup = title_of("panzer").setups().completed(Setup("panzer", scenario, {"light-tanks": True}))
    rules = rules_for(setup)
    found = [taken(setup, seed) for seed in range(SEEDS)]
    for side in (0, 1):
        worth = worths(rules, side)
        merits = {
            squad: sum(value * number for value, number in zip(worth, squad)) for squad in rules.legal_squads[side]
        }
        for squads in found:
            better = [squad for squad in merits if merits[squad] > merits[squads[side]]]
            assert len(better) < len(merits) / 4
    assert any(squads != found[0] for squads in found)


def test_a_unit_without_matches_is_worth_its_cost() -> None:
    """The Pershing, which took no part in the matches."""
    rules = rules_for(Setup("panzer", "battle"))
    assert worths(rules, 0)[-1] > max(worths(rules, 0)[:3])


@pytest.mark.parametrize("preset", PRESETS)
def test_with_few_rules_an_ace_has_a_veterans_squads(preset: str) -> None:
    """Squads learned with all rules lose without the light tank rule."""
    game: Any = fogline.game("panzer")
    state = game.new(title_of("panzer").setups().completed(Setup("panzer", "skirmish", PRESETS[preset])))
    while state.step != SQUAD:
        seat = game.to_act(state)[0]
        game.apply(state, seat, game.legal(state, seat)[0])
    seat = game.to_act(state)[0]
    found = next_of_squad(game.view(state, seat), game.legal(state, seat), Random(1))
    assert (found is None) == (preset in ("basic", "step-1", "step-2", "step-3"))


def test_players_own_cards_have_no_learned_belief() -> None:
    game: Any = fogline.game("panzer")
    answers = []
    for data in ("", OWN["tanks"].data):
        state = game.new(Setup("panzer", "battle", {"light-tanks": True}, data))
        seat = game.to_act(state)[0]
        assert state.step == SQUAD
        answers.append(next_of_squad(game.view(state, seat), game.legal(state, seat), Random(1)))
    assert answers[0] is not None
    assert answers[1] is None
