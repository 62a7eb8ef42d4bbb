"""Positions reached by random play: every scenario, every number of players, every option."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from fogline.kernel.setup import Setup, Value
from fogline.titles.stalingrad.rules.rules import STALINGRAD as GAME
from fogline.titles.stalingrad.rules.scenarios import BASIC, NAMES, THEMED, Scenario
from fogline.titles.stalingrad.rules.state import State
from fogline.titles.stalingrad.rules.steps import GUN, LOOK, SHOT, TAKE
from tests.titles.scope.walks import Walk, walked

MAX_STEPS: Final = 400
"""The maximum number of actions, including the set-up."""


def _setups() -> Iterator[Setup]:
    """Each scenario in each possible mode, with random other options."""
    for number, name in enumerate(NAMES):
        for mode in scenario(name).modes:
            rng = Random(f"{name} {mode}")
            options: dict[str, Value] = {
                option.key: rng.choice(option.values)
                for option in GAME.options
                if option.key not in ("mode", "players") and rng.random() < 0.5
            }
            options["mode"] = mode
            if mode == "advanced":
                options["players"] = 2 + number % 3
            if rng.random() < 0.3:
                options["quiet-turn-limit"] = rng.randint(3, 12)
            yield Setup("stalingrad", name, options)


def scenario(name: str) -> Scenario:
    """The scenario of that name."""
    return BASIC[name] if name in BASIC else THEMED[name]


def positions(setup: Setup, share: float = 0.02) -> Iterator[State]:
    """A *share* of the positions of a random game, more of the rare ones."""
    walk = Walk(MAX_STEPS, share, (SHOT, GUN, TAKE, LOOK), times=8)
    return walked(GAME, setup, Random(f"{setup.scenario} {setup.options}"), walk)


SETUPS: Final = list(_setups())
