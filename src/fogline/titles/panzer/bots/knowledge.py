"""What bots know about SCOPE Panzer: squads, set-up, rules of thumb, and which actions to consider.

A revealed unit can be shot at, firing reveals a unit, and a MOVE hides it again. EXPLORE takes ground, and a side that
holds the enemy's home row with a unit in it wins: so both ground and units count.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from math import exp
from random import Random
from typing import Any, Final

from fogline.kernel.choices import Choices
from fogline.kernel.rolls import choice, uniform, weighted_index
from fogline.kit.bots import Belief, Judge, Knowledge
from fogline.kit.search.strengths import Rated
from fogline.titles.panzer.bots.belief import belief
from fogline.titles.panzer.bots.judge import SEEING, WEIGHTS, PanzerJudge
from fogline.titles.panzer.bots.regular import rules_of_thumb
from fogline.titles.panzer.rules import steps
from fogline.titles.panzer.rules.actions import (
    STAY,
    Deploy,
    Done,
    Explore,
    Hold,
    Lay,
    Light,
    Move,
    Search,
    Shoot,
    Skip,
    Take,
)
from fogline.titles.panzer.rules.cards import HILL, LAKE, MEADOW, PEAKS, SIDES, TYPES, unit_of
from fogline.titles.panzer.rules.tables import Rules, rules_for
from fogline.titles.panzer.rules.view import View
from fogline.titles.scope.actions import Action
from fogline.titles.scope.belief import share_by_kind
from fogline.titles.scope.grid import SQUARE

Squad = tuple[int, ...]
"""The number of units of each type."""

VARIETY: Final = 0.015
"""If a squad is worth this much less, as a share of games won, it is chosen e times less often."""
PER_POINT: Final = 0.04
"""The assumed value, per point of cost, of a unit for which no matches were played."""


@cache
def learned(side: int) -> dict[int, float]:
    """By type of unit, how much one unit adds to the share of games that its *side* wins."""
    read: dict[str, Any] = tomllib.loads((files("fogline.titles.panzer.bots") / "squads.toml").read_text("utf-8"))
    return {int(kind): float(worth) for kind, worth in read[SIDES[side]].items()}


def worths(rules: Rules, side: int) -> list[float]:
    """The values of all types: learned if matches were played for them, otherwise assumed (``PER_POINT``)."""
    known = learned(side)
    return [
        known[kind] if kind in known else PER_POINT * float(rules.costs[unit_of(side, kind)])
        for kind in range(1, TYPES + 1)
    ]


def is_learned(rules: Rules) -> bool:
    """Whether squads for these rules were learned: not for custom cards, nor for games in which light tanks do not move
    and fire (PZ-LITE-2), the rule that affects the value of units most."""
    return rules.light_tanks and not rules.setup.data


def next_of_squad(view: View, choices: Choices[Action], rng: Random) -> Action | None:
    """The next unit of a good squad that includes everything taken so far; squads vary. None once the squad is
    complete, and where nothing is learned."""
    rules = rules_for(view.setup)
    if view.step != steps.SQUAD or not is_learned(rules):
        return None
    assert view.seat is not None
    side = int(view.seat)
    worth = worths(rules, side)
    taken, fitting = _squads_from(view, rules, side)
    merits = [sum(value * number for value, number in zip(worth, squad)) for squad in fitting]
    best = max(merits)
    goal = fitting[weighted_index(rng, [exp((merit - best) / VARIETY) for merit in merits])]
    return _towards(goal, taken, side, choices, rng)


HABITS: Final[dict[type, float]] = {
    Move: 3.0, Explore: 3.0, Search: 3.0, Light: 1.0, Shoot: 9.0, Hold: 1.0, Skip: 1.0,
}  # fmt: skip
"""The relative frequency of a recruit's actions, by kind."""
SIZE_COUNTS: Final = 1.5
"""The value of having one more unit in a squad, in points of cost."""
FACES: Final = {MEADOW: 0.3, HILL: 1.0, LAKE: 0.5, PEAKS: 0.5}
"""How useful a terrain card is to the owner of the half it lies in."""


class PanzerKnowledge:
    """SCOPE Panzer for every level."""

    def prepare(self, view: View, choices: Choices[Action], rng: Random, care: int) -> Action | None:
        """The next step of the best of *care* random squads or deployments; terrain is placed at random, by its
        face."""
        if view.step == steps.SQUAD:
            return _next_of_squad(view, choices, rng, care)
        if view.step == steps.DEPLOY:
            return _next_to_deploy(choices, rng)
        if view.step == steps.TERRAIN:
            return _next_terrain(view, choices, rng, care)
        return None

    def weights(self, view: View, actions: Sequence[Action]) -> list[float]:
        """A weight for each action. A kind of action weighs the same however many actions it has; a MOVE that changes
        nothing has weight 0."""
        return share_by_kind(actions, [_habit(view, action) for action in actions])

    def rate(self, view: View, choices: Choices[Action], rng: Random) -> list[tuple[Action, float]]:
        return self.rated(view, choices, rng).pairs()

    def rated(self, view: View, choices: Choices[Action], rng: Random) -> Rated:
        return rules_of_thumb(view, choices, rng)

    def judge(self, view: View, choices: Choices[Action], rng: Random, worlds: int) -> Judge:
        return PanzerJudge(view, choices, rng, WEIGHTS, False)

    def belief(self, view: View) -> Belief | None:
        return belief(view)

    def judge_seeing(self, view: View, choices: Choices[Action], rng: Random) -> Judge:
        """The judge for a player that sees hidden units."""
        return PanzerJudge(view, choices, rng, SEEING, True)

    def prepare_seeing(self, view: View, choices: Choices[Action], rng: Random, care: int) -> Action | None:
        """The next step of a set-up, as in ``prepare``, but with squads that have won matches, so that no opponent
        gains from a better one."""
        return next_of_squad(view, choices, rng) or self.prepare(view, choices, rng, care)


def _next_of_squad(view: View, choices: Choices[Action], rng: Random, care: int) -> Action:
    """The next unit of the best of *care* squads that include everything taken so far."""
    rules = rules_for(view.setup)
    assert view.seat is not None
    side = int(view.seat)
    taken, fitting = _squads_from(view, rules, side)
    ideas = [choice(rng, fitting) for _ in range(3 * care)]
    merits = [_squad_worth(rules, side, squad) + uniform(rng, 0.0, 1.0) for squad in ideas]
    goal = ideas[merits.index(max(merits))]
    return _towards(goal, taken, side, choices, rng)


def _squads_from(view: View, rules: Rules, side: int) -> tuple[Squad, list[Squad]]:
    """The units taken so far, and every squad that contains them all."""
    taken = view.squads[unit_of(side, 1) : unit_of(side, TYPES) + 1]
    return taken, [squad for squad in rules.legal_squads[side] if all(has <= goal for has, goal in zip(taken, squad))]


def _towards(goal: Squad, taken: Squad, side: int, choices: Choices[Action], rng: Random) -> Action:
    """Take any unit still missing from the squad *goal*, or confirm."""
    wanted = [unit_of(side, kind) for kind in range(1, TYPES + 1) if goal[kind - 1] > taken[kind - 1]]
    takes = [action for action in choices if isinstance(action, Take) and action.card in wanted]
    return rng.choice(takes) if takes else next(action for action in choices if isinstance(action, Done))


def _squad_worth(rules: Rules, side: int, squad: Squad) -> float:
    """The cost of a squad, plus a little for each unit, since more guns see more."""
    costs = [int(rules.costs[unit_of(side, kind)]) for kind in range(1, TYPES + 1)]
    return sum((cost + SIZE_COUNTS) * number for cost, number in zip(costs, squad))


def _next_to_deploy(choices: Choices[Action], rng: Random) -> Action:
    """A random unit for a random cell of the home row, since nothing is known about the enemy yet."""
    deploys = [action for action in choices if isinstance(action, Deploy)]
    return rng.choice(deploys) if deploys else next(iter(choices))


def _next_terrain(view: View, choices: Choices[Action], rng: Random, care: int) -> Action:
    """The next terrain card: hills in this side's half and blocking terrain in the enemy's, with some variety."""
    rules = rules_for(view.setup)
    assert view.seat is not None
    own = int(rules.starts[view.seat])
    lays = [action for action in choices if isinstance(action, Lay)]
    ideas = rng.choices(lays, k=care)
    merits: list[float] = []
    for action in ideas:
        good = FACES[int(action.card)]
        merits.append((good if own >> action.cell & 1 else 1 - good) + uniform(rng, 0.0, 1.0))
    return ideas[merits.index(max(merits))]


def _habit(view: View, action: Action) -> float:
    if isinstance(action, Move) and action.goes == STAY and not SQUARE[action.quadrant] & view.shown:
        return 0.0
    return HABITS.get(type(action), 1.0)


KNOWLEDGE: Final[Knowledge] = PanzerKnowledge()
