"""Frozen players still play as they did, and later ones play better."""

from __future__ import annotations

from hashlib import sha256
from random import Random
from typing import Final

import pytest

import fogline
from fogline import Setup
from fogline.bots import Budget
from fogline.bots.arena import BASELINES, VETERAN_2026, fixtures, play, player_for, player_names
from fogline.bots.levels import LEVELS, Veteran
from fogline.kernel.game import CHANCE
from fogline.table.records import AnyGame
from fogline.titles.panzer.rules.tables import PRESETS

BATTLE: Final = Setup("panzer", "battle", {**PRESETS["full"], "max-turns": 200})
SETUPS: Final = {
    "stalingrad": Setup("stalingrad", "deep-battle", {"mode": "advanced"}),
    "panzer": BATTLE,
    "spearpoint": Setup("spearpoint", "standard"),
}
ACTIONS: Final = 150
DONE_THEN: Final = {"stalingrad": "da6675ff21634372", "panzer": "5558792d67a4b152", "spearpoint": "6fd58fc164706d32"}
"""Digests of the actions of the November 2026 veterans in these games, taken from their own code before it was
changed."""


@pytest.mark.parametrize("name", SETUPS)
def test_the_veteran_of_2026_plays_as_before(name: str) -> None:
    game: AnyGame = fogline.game(name)
    bot = player_for(game, VETERAN_2026, Budget(8, None))
    assert isinstance(bot, Veteran)
    state, rng, lines = game.new(SETUPS[name]), Random("frozen"), list[str]()
    while len(lines) < ACTIONS and (acting := game.to_act(state)):
        seat = acting[0]
        if seat == CHANCE:
            outcomes = game.outcomes(state)
            action = rng.choices([one for one, _ in outcomes], [weight for _, weight in outcomes])[0]
        else:
            action = bot.choose(game.view(state, seat), game.legal(state, seat), rng)
        lines.append(game.write(action))
        game.apply(state, seat, action)
    assert sha256("\n".join(lines).encode()).hexdigest()[:16] == DONE_THEN[name]


def test_baselines_play_in_the_arena_only() -> None:
    assert set(BASELINES) <= set(player_names(fogline.game("panzer")))
    assert not set(BASELINES) & set(LEVELS)


def test_veterans_of_panzer_come_to_an_end() -> None:
    """Those of 2026 explored the same empty cells until the limit."""
    games = fixtures(BATTLE, ("veteran", "veteran"), 6, "an end", Budget(4, None))
    assert [play(fixture).winner is None for fixture in games].count(True) <= 1
