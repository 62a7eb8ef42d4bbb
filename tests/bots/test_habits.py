"""The decisions that an ace of Spearpoint 1943 makes differently from a veteran."""

from __future__ import annotations

from random import Random
from typing import Final

import pytest

import fogline
from fogline import Setup
from fogline.bots.levels import bot_for
from fogline.kernel.game import CHANCE
from fogline.kit.bots import Budget
from fogline.table.records import AnyGame
from fogline.titles.spearpoint.rules.actions import NO_DISCARD, Play
from fogline.titles.spearpoint.rules.steps import BUILD, INITIATIVE, MUSTER, WINDOW

STANDARD: Final = Setup("spearpoint", "standard", {"card-edition": 3})
GAME: Final[AnyGame] = fogline.game("spearpoint")
DRAWING: Final = frozenset(("supply-column", "reinforcements"))


@pytest.mark.parametrize("level", ["ace", "veteran"])
def test_an_ace_keeps_its_cards_for_later_and_draws_more_of_them(level: str) -> None:
    """A veteran spends cards for the Initiative, and keeps some that draw others. Everything else is decided alike."""
    spent = kept = 0
    for seed in range(30):
        state, rng = GAME.new(STANDARD), Random(seed)
        bot, veteran = (bot_for(GAME, one, Budget(4, None)) for one in (level, "veteran"))
        while acting := GAME.to_act(state):
            seat = acting[0]
            if seat == CHANCE:
                outcomes = GAME.outcomes(state)
                drawn = rng.choices([one for one, _ in outcomes], [weight for _, weight in outcomes])[0]
                GAME.apply(state, seat, drawn)
                continue
            view, legal, luck = GAME.view(state, seat), GAME.legal(state, seat), rng.getrandbits(32)
            action = bot.choose(view, legal, Random(luck))
            could_draw = any(isinstance(one, Play) and one.slug in DRAWING for one in legal)
            if state.step == INITIATIVE:
                spent += action != NO_DISCARD
            elif state.step == WINDOW and could_draw:
                kept += not (isinstance(action, Play) and action.slug in DRAWING)
            elif state.step not in (BUILD, MUSTER):
                assert action == veteran.choose(view, legal, Random(luck))
            GAME.apply(state, seat, action)
    assert (spent > 0, kept > 0) == (level == "veteran", level == "veteran")
