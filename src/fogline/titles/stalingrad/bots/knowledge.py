"""What bots know about SCOPE Stalingrad: set-up, rules of thumb, and the value of an action in a world.

Points are the currency. A turn is worth about one point, because a SEARCH hits whatever it finds. So it pays to search
where valuable cards are likely, and to leave the enemy guessing."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from random import Random
from typing import Final

from fogline.kernel.choices import Choices
from fogline.kernel.rolls import shuffle, uniform
from fogline.kit.bots import Belief, Judge, Knowledge
from fogline.kit.search.strengths import Rated
from fogline.titles.scope.actions import Action
from fogline.titles.scope.belief import share_by_kind
from fogline.titles.stalingrad.bots.belief import belief
from fogline.titles.stalingrad.bots.judge import StalingradJudge, place_worth
from fogline.titles.stalingrad.bots.regular import is_null, rules_of_thumb
from fogline.titles.stalingrad.rules import steps
from fogline.titles.stalingrad.rules.actions import (
    Assault,
    Deploy,
    End,
    Fire,
    Gun,
    Hold,
    Howitzer,
    Move,
    Place,
    Recognize,
    Reinforce,
    Search,
    Shoot,
    Stay,
    Take,
)
from fogline.titles.stalingrad.rules.cards import KINDS, NO_CARD, depth_of
from fogline.titles.stalingrad.rules.tables import rules_for
from fogline.titles.stalingrad.rules.view import View

Leans = Sequence[Sequence[float]]

LEANS: Final[Leans] = (
    (0.0, 0.0, 0.1, 0.1),  # Empty Area
    (0.0, 0.0, 0.0, 0.0),  # Decoy
    (-1.2, 0.0, 0.0, 0.0),  # Sniper: an ASSAULT and a Machine Gun reach only the first row
    (-1.2, 0.0, 0.0, 0.0),  # Officer
    (-0.8, 0.0, 0.0, 0.0),  # Scout
    (-0.8, 0.0, 0.0, 0.0),  # Mortar
    (1.4, 0.0, -0.4, -0.4),  # Machine Gun: it stops an assault
    (1.8, 0.0, -0.6, -0.6),  # Infantry: it can assault from the first row only
)
"""The log-weights of depths 1, 2, 3 and 4 for each kind."""


def next_kind(rest: Sequence[int], cells: Sequence[int], rng: Random, leans: Leans = LEANS) -> int:
    """Choose a kind for the first of *cells* from the remaining cards (*rest*), of which there is one for each cell."""
    depths = [depth_of(cell) - 1 for cell in cells]
    weights = [0.0] * KINDS
    for kind in sorted(set(rest)):
        lean = [exp(one) for one in leans[kind]]
        weights[kind] = rest.count(kind) * lean[depths[0]] / sum(lean[depth] for depth in depths)
    return rng.choices(range(KINDS), weights)[0]


HABITS: Final[dict[type, float]] = {
    Move: 2.0, Search: 4.0, Recognize: 1.0, Howitzer: 1.5, Fire: 1.0, Assault: 1.5, Reinforce: 1.0, Deploy: 0.3,
    Shoot: 9.0, Gun: 9.0, Hold: 1.0, Take: 4.0, Stay: 1.0, End: 3.0,
}  # fmt: skip
"""The relative frequency of a recruit's actions, by kind."""
MIXING_CARE: Final = 12
"""With at least this much care, set-ups are also randomized, so that opponents cannot predict them."""


class StalingradKnowledge:
    """SCOPE Stalingrad for every level."""

    def prepare(self, view: View, choices: Choices[Action], rng: Random, care: int) -> Action | None:
        """The next card of the best of *care* random layouts of the rest; with much care, a weighted random card."""
        if view.step != steps.SET_UP:
            return None
        placing = [action for action in choices if isinstance(action, Place)]
        if not placing:
            return choices[0]
        rest, cells = left_to_place(view)
        if care >= MIXING_CARE:
            kind = next_kind(rest, cells, rng)
            return next(action for action in placing if action.card == kind)
        return best_of(placing, rest, cells, rng, care)

    def weights(self, view: View, actions: Sequence[Action]) -> list[float]:
        """A weight for each action. A kind of action weighs the same however many actions it has; a MOVE that changes
        nothing has weight 0."""
        cells = view.cells
        habits: list[float] = []
        for action in actions:
            is_idle = isinstance(action, Move) and is_null(cells, action)
            habits.append(0.0 if is_idle else HABITS.get(type(action), 1.0))
        return share_by_kind(actions, habits)

    def rate(self, view: View, choices: Choices[Action], rng: Random) -> list[tuple[Action, float]]:
        return self.rated(view, choices, rng).pairs()

    def rated(self, view: View, choices: Choices[Action], rng: Random) -> Rated:
        return rules_of_thumb(view, choices, rng)

    def judge(self, view: View, choices: Choices[Action], rng: Random, worlds: int) -> Judge:
        return StalingradJudge(view, choices, rng, worlds)

    def belief(self, view: View) -> Belief | None:
        return belief(view)


def best_of(placing: list[Place], rest: list[int], cells: list[int], rng: Random, care: int) -> Place:
    """The next card of the best of *care* random layouts of the *rest* of the cards."""
    best, first = -1.0, rest[0]
    for _ in range(care):
        shuffle(rng, rest)
        merit = 0.0
        for kind, cell in zip(rest, cells):
            merit += place_worth(kind, cell)
        merit += uniform(rng, 0.0, 1.5)
        if merit > best:
            best, first = merit, rest[0]
    return next(action for action in placing if action.card == first)


def left_to_place(view: View) -> tuple[list[int], list[int]]:
    """The kinds not yet laid out, and the empty cells in the order in which they must be filled."""
    rules = rules_for(view.setup)
    assert view.seat is not None
    side = rules.side_of(view.seat)
    rest: list[int] = []
    for kind in range(KINDS):
        card = side * KINDS + kind
        rest.extend([kind] * (int(rules.counts[card]) - view.counts[card]))
    return rest, [cell for cell in rules.set_up_order[side] if view.cells[cell] == NO_CARD]


KNOWLEDGE: Final[Knowledge] = StalingradKnowledge()
