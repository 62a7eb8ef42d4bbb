"""Random card sets: random windows, targets and effects, within the limits for sets."""

from __future__ import annotations

from random import Random

import pytest

from fogline.kernel.game import CHANCE
from fogline.kernel.setup import Setup
from fogline.titles.spearpoint.rules.actions import Commit, OnUnit, Pair, Play
from fogline.titles.spearpoint.rules.cardsets import examine
from fogline.titles.spearpoint.setups import random_cards, random_options
from tests.titles.spearpoint.fixtures import GAME

EAGER = (Play, Commit, Pair, OnUnit)
"""Actions that cause events."""


@pytest.mark.parametrize("seed", range(5))
def test_every_card_that_can_be_played_can_be_carried_out(seed: int) -> None:
    """Random games, eager to play cards: the invariants of every position hold after every action."""
    rng = Random(f"wild {seed}")
    for _ in range(6):
        data = random_cards(rng)
        assert examine(data, "wild").faults == []
        setup = Setup("spearpoint", "standard", {**random_options(rng), "deck-min": 0}, data)
        state = GAME.new(setup)
        for _ in range(400):
            acting = GAME.to_act(state)
            if not acting:
                break
            seat = rng.choice(acting)
            if seat == CHANCE:
                weighed = GAME.outcomes(state)
                [action] = rng.choices([one for one, _ in weighed], [weight for _, weight in weighed])
            else:
                choices = list(GAME.legal(state, seat))
                eager = [one for one in choices if isinstance(one, EAGER)]
                action = rng.choice(eager if eager and rng.random() < 0.7 else choices)
            GAME.apply(state, seat, action, [])
            state.check()
