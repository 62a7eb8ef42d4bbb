"""Squads of an ace of SCOPE Panzer: what each unit of a squad has brought in matches (``bench/squads.py``)."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from math import exp
from random import Random
from typing import Any, Final

from fogline.kernel.choices import Choices
from fogline.kernel.rolls import weighted_index
from fogline.titles.panzer.rules.actions import Done, Take
from fogline.titles.panzer.rules.cards import SIDES, TYPES, unit_of
from fogline.titles.panzer.rules.state import SQUAD
from fogline.titles.panzer.rules.tables import Rules, rules_for
from fogline.titles.panzer.rules.view import View
from fogline.titles.scope.actions import Action

VARIETY: Final = 0.015
"""A squad that is worth this much less, as a share of games, is chosen e times less often."""


PER_POINT: Final = 0.04
"""What is assumed of a unit that was in no match, for each point of its cost."""


@cache
def learned(side: int) -> dict[int, float]:
    """By type of unit, what one of them adds to the share of games that its *side* wins."""
    read: dict[str, Any] = tomllib.loads((files("fogline.titles.panzer.bots") / "squads.toml").read_text("utf-8"))
    return {int(kind): float(worth) for kind, worth in read[SIDES[side]].items()}


def worths(rules: Rules, side: int) -> list[float]:
    """The same of every type."""
    known = learned(side)
    return [
        known[kind] if kind in known else PER_POINT * float(rules.costs[unit_of(side, kind)])
        for kind in range(1, TYPES + 1)
    ]


def is_learned(rules: Rules) -> bool:
    """Whether squads of these rules were learned: not of cards that players bring, nor of games in which light
    tanks do not move and fire (PZ-LITE-2), on which the worth of units depends most."""
    return rules.light_tanks and not rules.setup.data


def next_of_squad(view: View, choices: Choices[Action], rng: Random) -> Action | None:
    """The next unit of a squad that has all that was taken so far: a good one, seldom the same. None after that, and
    where nothing was learned."""
    rules = rules_for(view.setup)
    if view.step != SQUAD or not is_learned(rules):
        return None
    assert view.seat is not None
    side = int(view.seat)
    worth = worths(rules, side)
    taken = view.squads[unit_of(side, 1) : unit_of(side, TYPES) + 1]
    squads = rules.legal_squads[side]
    fitting = [squad for squad in squads if all(has <= goal for has, goal in zip(taken, squad))]
    merits = [sum(value * number for value, number in zip(worth, squad)) for squad in fitting]
    best = max(merits)
    goal = fitting[weighted_index(rng, [exp((merit - best) / VARIETY) for merit in merits])]
    wanted = [unit_of(side, kind) for kind in range(1, TYPES + 1) if goal[kind - 1] > taken[kind - 1]]
    takes = [action for action in choices if isinstance(action, Take) and action.card in wanted]
    return rng.choice(takes) if takes else next(action for action in choices if isinstance(action, Done))
