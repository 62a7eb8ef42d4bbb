"""What bots know of SCOPE Panzer: squads, set-up, rules of thumb, and which actions deserve a thought.

A unit that is seen can be shot at, a unit that fires is seen; a MOVE hides it again. Ground is taken by EXPLORE, and
a side that holds the enemy's home row with a unit in it wins: so both the ground and the units count.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from fogline.kernel.choices import Choices
from fogline.kit.bots import Belief, Judge, Knowledge
from fogline.titles.panzer.bots.belief import belief
from fogline.titles.panzer.bots.judge import SEEING, PanzerJudge, odds, way_of
from fogline.titles.panzer.rules.actions import (
    STAY,
    Action,
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
)  # fmt: skip
from fogline.titles.panzer.rules.cards import FOREST, HILL, LAKE, MEADOW, PEAKS, TYPES, UNKNOWN, unit_of
from fogline.titles.panzer.rules.state import DEPLOY, SQUAD, TERRAIN, State
from fogline.titles.panzer.rules.tables import Rules, rules_for
from fogline.titles.panzer.rules.view import View, imagine
from fogline.titles.scope.bots import share_by_kind
from fogline.titles.scope.grid import SQUARE, STEPS, cells_of, distance
from fogline.titles.scope.memory import MIXED, SEEN, Fact

HABITS: Final[dict[type, float]] = {
    Move: 3.0, Explore: 3.0, Search: 3.0, Light: 1.0, Shoot: 9.0, Hold: 1.0, Skip: 1.0,
}  # fmt: skip
"""How often a recruit takes each kind of action."""
SIZE_COUNTS: Final = 1.5
"""What one more unit is worth in a squad, in points of cost."""
FACES: Final = {MEADOW: 0.3, HILL: 1.0, LAKE: 0.5, PEAKS: 0.5}
"""How well a terrain card serves its owner, in the owner's half."""
GOOD_ODDS: Final = 0.3
"""A regular fires if the chance to hit is at least this."""


class PanzerKnowledge:
    """SCOPE Panzer for every level."""

    def prepare(self, view: View, choices: Choices[Action], rng: Random, care: int) -> Action | None:
        """The next step of the best of *care* random squads or deployments; terrain by chance and by face."""
        if view.step == SQUAD:
            return _next_of_squad(view, choices, rng, care)
        if view.step == DEPLOY:
            return _next_to_deploy(choices, rng)
        if view.step == TERRAIN:
            return _next_terrain(view, choices, rng, care)
        return None

    def weights(self, view: View, actions: Sequence[Action]) -> list[float]:
        """By kind of action, however many there are of it; nothing for a MOVE that changes nothing."""
        return share_by_kind(actions, [_habit(view, action) for action in actions])

    def rate(self, view: View, choices: Choices[Action], rng: Random) -> list[tuple[Action, float]]:
        """Fire when the odds are good, hide what is seen, explore and advance, look where the enemy may be."""
        world = imagine(view, rng)  # its own units and what is revealed are true in any world
        field = _Field(view, world)
        return [(action, field.rate(action, rng)) for action in choices]

    def judge(self, view: View, choices: Choices[Action], rng: Random, worlds: int) -> Judge:
        """See ``judge.py``."""
        return PanzerJudge(view, choices, rng)

    def belief(self, view: View) -> Belief | None:
        """See ``belief.py``."""
        return belief(view)

    def judge_seeing(self, view: View, choices: Choices[Action], rng: Random) -> Judge:
        """The same for a player that need not look for hidden units before it shoots."""
        return PanzerJudge(view, choices, rng, SEEING, sees_all=True)


# -- set-up -----------------------------------------------------------------------------------------


def _next_of_squad(view: View, choices: Choices[Action], rng: Random, care: int) -> Action:
    """The next unit of the best of *care* squads that have all that was taken so far."""
    rules = rules_for(view.setup)
    assert view.seat is not None
    side = int(view.seat)
    taken = view.squads[unit_of(side, 1) : unit_of(side, TYPES) + 1]
    fitting = [squad for squad in rules.legal_squads[side] if all(has <= goal for has, goal in zip(taken, squad))]
    ideas = [rng.choice(fitting) for _ in range(3 * care)]
    goal = max(ideas, key=lambda squad: _squad_worth(rules, side, squad) + rng.uniform(0, 1))
    wanted = [unit_of(side, kind) for kind in range(1, TYPES + 1) if goal[kind - 1] > taken[kind - 1]]
    takes = [action for action in choices if isinstance(action, Take) and action.unit in wanted]
    return rng.choice(takes) if takes else next(action for action in choices if isinstance(action, Done))


def _squad_worth(rules: Rules, side: int, squad: tuple[int, ...]) -> float:
    """What a squad costs, and a little for each unit: many guns see more than few."""
    costs = [int(rules.costs[unit_of(side, kind)]) for kind in range(1, TYPES + 1)]
    return sum((cost + SIZE_COUNTS) * number for cost, number in zip(costs, squad))


def _next_to_deploy(choices: Choices[Action], rng: Random) -> Action:
    """Any unit on any cell of the row: nothing is known of the enemy yet."""
    deploys = [action for action in choices if isinstance(action, Deploy)]
    return rng.choice(deploys) if deploys else next(iter(choices))


def _next_terrain(view: View, choices: Choices[Action], rng: Random, care: int) -> Action:
    """Hills into the own half, what blocks into the enemy's, more or less."""
    rules = rules_for(view.setup)
    assert view.seat is not None
    own = int(rules.starts[view.seat])
    lays = [action for action in choices if isinstance(action, Lay)]

    def merit(action: Lay) -> float:
        good = FACES[int(action.face)]
        return (good if own >> action.cell & 1 else 1 - good) + rng.uniform(0, 1)

    return max(rng.choices(lays, k=care), key=merit)


# -- a recruit's habits -----------------------------------------------------------------------------


def _habit(view: View, action: Action) -> float:
    if isinstance(action, Move) and action.goes == STAY and not SQUARE[action.quadrant] & view.shown:
        return 0.0
    return HABITS.get(type(action), 1.0)


# -- rules of thumb ---------------------------------------------------------------------------------


class _Field:
    """What a regular looks at. The hidden part of the *world* is never asked for."""

    def __init__(self, view: View, world: State) -> None:
        assert view.seat is not None
        self._view = view
        self._world = world
        self._rules = world.rules
        self._side = int(view.seat)
        held = (view.american, view.german)
        self._own, self._theirs = held[self._side], held[1 - self._side]
        self._units = [cell for cell in cells_of(self._own) if view.cells[cell] not in (FOREST, UNKNOWN)]
        self._dangers = cells_of(self._theirs & view.shown)
        self._searched = _searched_empty(view, 1 - self._side)

    def rate(self, action: Action, rng: Random) -> float:
        """How strongly a rule of thumb speaks for *action*."""
        if isinstance(action, Search | Light):
            return self._rate_search(action, rng)
        if isinstance(action, Shoot):
            return 1.0 + self._odds(int(action.shooter), self._view.focus)
        if isinstance(action, Explore):
            return self._rate_explore(action, rng)
        if isinstance(action, Move):
            return self._rate_move(action, rng)
        return 0.5 if isinstance(action, Skip) else 0.2

    def _odds(self, gun: int, target: int) -> float:
        return odds(self._world, self._side, gun, target)

    def _rate_search(self, action: Search | Light, rng: Random) -> float:
        cell = int(action.cell)
        guns = [int(action.tank)] if isinstance(action, Light) else self._units
        if self._view.shown >> cell & 1:
            chance = max((self._odds(gun, cell) for gun in guns), default=0.0)
            return 1.2 + chance if chance >= GOOD_ODDS else 0.2
        near = sum(distance(gun, cell) <= 2 for gun in guns)
        if cell in self._searched or not near:
            return 0.0
        return 0.35 + 0.05 * near + rng.uniform(0, 0.25)

    def _rate_explore(self, action: Explore, rng: Random) -> float:
        square = int(SQUARE[action.quadrant])
        if square & self._theirs & self._view.shown:
            return 0.0
        gained = (square & self._theirs).bit_count()
        escorted = any(square >> cell & 1 for cell in self._units)
        forward = max(way_of(self._rules, self._side, cell) for cell in cells_of(square))
        return 0.35 + 0.05 * gained + 0.1 * escorted + 0.04 * forward + rng.uniform(0, 0.25)

    def _rate_move(self, action: Move, rng: Random) -> float:
        square = int(SQUARE[action.quadrant])
        seen = [cell for cell in self._units if square & self._view.shown & 1 << cell]
        threatened = any(distance(cell, danger) <= 2 for cell in seen for danger in self._dangers)
        ahead = sum(
            way_of(self._rules, self._side, int(action.quadrant + STEPS[action.goes >> 2 * place & 3]))
            - way_of(self._rules, self._side, int(action.quadrant + STEPS[place]))
            for place in range(4)
        )
        hiding = 0.9 if threatened else 0.15 if seen else 0.0
        return hiding + 0.12 * max(-1, min(2, ahead)) + (0.3 if action.goes != STAY else 0.0)


def _searched_empty(view: View, enemy: int) -> frozenset[int]:
    """The enemy's cards that were seen to be forest and not moved since."""
    found: set[int] = set()
    mixed = 0
    fact: Fact | None = view.facts
    while fact is not None:
        if fact.side == enemy:
            if fact.what == MIXED:
                mixed |= fact.mask
            elif fact.what == SEEN and fact.kind == FOREST and not mixed >> fact.cell & 1:
                found.add(int(fact.cell))
        fact = fact.before
    return frozenset(found)


KNOWLEDGE: Final[Knowledge] = PanzerKnowledge()
