"""The forces of an ace of Spearpoint 1943."""

from __future__ import annotations

from random import Random
from typing import Final

import pytest

import fogline
from fogline import Setup
from fogline.bots.levels import bot_for
from fogline.kit.bots import Budget
from fogline.table.records import AnyGame
from fogline.titles.spearpoint.bots.ace import Force, forces, is_legal, next_card, written_forces
from fogline.titles.spearpoint.rules.steps import BUILD, MUSTER
from fogline.titles.spearpoint.rules.tables import rules_for
from tests.bots.test_users_data import OWN

STANDARD: Final = Setup("spearpoint", "standard", {"card-edition": 3})
GAME: Final[AnyGame] = fogline.game("spearpoint")


def set_up(setup: Setup, seed: int) -> list[Force]:
    """The forces of two aces."""
    state, bot = GAME.new(setup), bot_for(GAME, "ace", Budget(1, None))
    rngs = [Random(f"{seed}/{seat}") for seat in range(2)]
    while state.step in (BUILD, MUSTER):
        seat = GAME.to_act(state)[0]
        GAME.apply(state, seat, bot.choose(GAME.view(state, seat), GAME.legal(state, seat), rngs[seat]))
    sides = [(side.reserves, tuple(int(count) for count in side.hand)) for side in state.sides]
    return [Force(tuple(int(left) + held for left, held in zip(deck, hand, strict=True)), hand) for deck, hand in sides]


def test_the_forces_have_won_matches_and_vary() -> None:
    found = [set_up(STANDARD, seed) for seed in range(20)]
    for seat in range(2):
        brought = {force[seat] for force in found}
        assert brought <= set(forces(STANDARD, seat))
        assert len(brought) >= 3


@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_forces_are_set_up_in_every_scenario(scenario: str) -> None:
    """Where no force is known, as a veteran does."""
    set_up(Setup("spearpoint", scenario, {"card-edition": 3}), 1)


@pytest.mark.parametrize("scenario", GAME.scenarios)
def test_the_forces_are_legal_in_every_scenario(scenario: str) -> None:
    setup = Setup("spearpoint", scenario, {"card-edition": 3})
    rules = rules_for(setup)
    for seat in range(2):
        known = forces(setup, seat)
        assert all(is_legal(rules, seat, force) for force in known)
        assert all(held <= count for force in known for held, count in zip(force.hand, force.deck, strict=True))
        assert not (known and rules.orders[seat].fixed)
        if known:
            assert set_up(setup, 1)[seat] in known


def test_every_force_is_for_one_of_the_two_sides_of_its_scenario() -> None:
    """Nothing in the file is misspelt, too expensive or too cheap; nothing occurs twice."""
    found: list[tuple[str, Force]] = []
    for written in written_forces():
        scenario = written.get("scenario", "standard")
        setup = Setup("spearpoint", scenario, {"card-edition": 3})
        slugs = {card.slug for card in rules_for(setup).units}
        assert {*written["deck"], *written["hand"]} <= slugs
        counts = [tuple(written[key].get(card.slug, 0) for card in rules_for(setup).units) for key in ("deck", "hand")]
        force = Force(counts[0], counts[1])
        assert sum(force in forces(setup, seat) for seat in range(2)) == 1
        found.append((scenario, force))
    assert len(set(found)) == len(found)


def test_other_cards_stay_unknown() -> None:
    assert not forces(Setup("spearpoint", "standard"), 0)
    assert not forces(OWN["cards"], 0)


def test_a_starting_hand_has_a_unit_for_the_frontline() -> None:
    rules = rules_for(STANDARD)
    for seat in range(2):
        for force in forces(STANDARD, seat):
            assert any(count and rules.units[number].front for number, count in enumerate(force.hand))


def test_unfamiliar_decks_are_left_to_the_veteran() -> None:
    """A deck unlike any of its own is finished by a veteran."""
    state = GAME.new(STANDARD)
    seat = GAME.to_act(state)[0]
    for _ in range(3):
        GAME.apply(state, seat, GAME.read("pick m3-half-track"))
    assert next_card(GAME.view(state, seat), GAME.legal(state, seat), Random(1)) is None
