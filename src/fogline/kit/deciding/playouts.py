"""Games that a policy plays to their end: the same policy for all seats, each on its own view."""

from __future__ import annotations

from random import Random
from typing import Any

from fogline.kernel.game import CHANCE
from fogline.kernel.rolls import weighted_index
from fogline.kit.bots import Bot


def play_out(game: Any, state: Any, policy: Bot, rng: Random, most: int = 10_000) -> int:
    """Play *state* on until the game is over, or *most* actions were played, those of CHANCE included. Returns how many
    were played. A seat decides by its view and its legal list and by nothing else."""
    played = 0
    while played < most:
        acting = game.to_act(state)
        if not acting:
            break
        seat = acting[0]
        if seat == CHANCE:
            outcomes = game.outcomes(state)
            action = outcomes[weighted_index(rng, [float(weight) for _, weight in outcomes])][0]
        else:
            choices = game.legal(state, seat)
            action = choices[0] if len(choices) == 1 else policy.choose(game.view(state, seat), choices, rng)
        game.apply(state, seat, action)
        played += 1
    return played
