"""The levels play as they did before compilation: the same actions from the same seed, in both builds."""

from __future__ import annotations

from hashlib import sha256
from random import Random
from typing import Final

import pytest

import fogline
from fogline import Setup
from fogline.bots import Budget, bot_for
from fogline.kernel.game import CHANCE
from fogline.table.records import AnyGame
from fogline.titles.panzer.rules.tables import PRESETS

SETUPS: Final = {
    "stalingrad": Setup("stalingrad", "deep-battle", {"mode": "advanced"}),
    "stalingrad, no points": Setup("stalingrad", "stop-the-advance/deep-battle", {"mode": "advanced"}),
    "panzer": Setup("panzer", "battle", {**PRESETS["full"], "max-turns": 200}),
    "panzer, great battle": Setup("panzer", "great-battle", {**PRESETS["full"], "terrain-before-squads": False}),
    "spearpoint": Setup("spearpoint", "standard"),
    "spearpoint, counter-attack": Setup("spearpoint", "counter-attack"),
}
ACTIONS: Final = {"recruit": 400, "regular": 500, "veteran": 160}
DONE_THEN: Final = {
    "stalingrad: recruit": "c7913da420512fc1",
    "stalingrad: regular": "161cc818c73e3a4c",
    "stalingrad: veteran": "945b30e2e53e3d67",
    "stalingrad, no points: recruit": "631b2db81f88892d",
    "stalingrad, no points: regular": "3376dc1002fc6692",
    "stalingrad, no points: veteran": "5670ea9687746007",
    "panzer: recruit": "c01149dab956ae37",
    "panzer: regular": "6b7ae1c8eaf8350d",
    "panzer: veteran": "c67a094e9ed63699",
    "panzer, great battle: recruit": "7508fcdaa8feab31",
    "panzer, great battle: regular": "6133900b7c41920c",
    "panzer, great battle: veteran": "1b7c9f80998e8ae1",
    "spearpoint: recruit": "5f66daa6c1418719",
    "spearpoint: regular": "3d6537bd7d90281e",
    "spearpoint: veteran": "e7bfa3602d910983",
    "spearpoint, counter-attack: recruit": "2cf49a263126b64c",
    "spearpoint, counter-attack: regular": "db3f9ed9a1915511",
    "spearpoint, counter-attack: veteran": "00f6774fcaa82efb",
}
"""Digests of their actions in these games, taken from their own code before it was compiled; those of the veteran of
SCOPE Stalingrad date from its current belief."""


def digest(setup: Setup, level: str) -> str:
    """A name for the first actions of a game in which *level* plays all seats."""
    game: AnyGame = fogline.game(setup.game)
    bot = bot_for(game, level, Budget(8, None))
    state, rng, lines = game.new(setup), Random("same choices"), list[str]()
    while len(lines) < ACTIONS[level] and (acting := game.to_act(state)):
        seat = acting[-1]
        if seat == CHANCE:
            outcomes = game.outcomes(state)
            action = rng.choices([one for one, _ in outcomes], [weight for _, weight in outcomes])[0]
        else:
            action = bot.choose(game.view(state, seat), game.legal(state, seat), rng)
        lines.append(game.write(action))
        game.apply(state, seat, action)
    return sha256("\n".join(lines).encode()).hexdigest()[:16]


@pytest.mark.parametrize(("name", "level"), [(name, level) for name in SETUPS for level in ACTIONS])
def test_levels_make_the_same_choices_as_before(name: str, level: str) -> None:
    assert digest(SETUPS[name], level) == DONE_THEN[f"{name}: {level}"]
