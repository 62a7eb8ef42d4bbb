"""What bots know of SCOPE Stalingrad: set-up, rules of thumb, and what an action is worth in a world.

Points are the currency. A turn is worth about one of them, because a SEARCH hits whatever it finds; so what counts is
to look where cards of value are likely, and to leave the enemy nothing that is better than a guess."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from fogline.kernel.choices import Choices
from fogline.kit.bots import Belief, Judge, Knowledge
from fogline.titles.scope.bots import share_by_kind
from fogline.titles.scope.grid import cells_of_square
from fogline.titles.stalingrad.bots.belief import belief
from fogline.titles.stalingrad.bots.front import Front, worths
from fogline.titles.stalingrad.bots.judge import StalingradJudge
from fogline.titles.stalingrad.bots.mixing import next_kind
from fogline.titles.stalingrad.bots.places import place_worth
from fogline.titles.stalingrad.rules.actions import (
    Action,
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
    unpack,
)  # fmt: skip
from fogline.titles.stalingrad.rules.cards import (
    DECOY,
    EMPTY_AREA,
    KINDS,
    MACHINE_GUN,
    NO_CARD,
    SNIPER,
)  # fmt: skip
from fogline.titles.stalingrad.rules.state import SET_UP
from fogline.titles.stalingrad.rules.tables import rules_for
from fogline.titles.stalingrad.rules.view import View

HABITS: Final[dict[type, float]] = {
    Move: 2.0, Search: 4.0, Recognize: 1.0, Howitzer: 1.5, Fire: 1.0, Assault: 1.5, Reinforce: 1.0, Deploy: 0.3,
    Shoot: 9.0, Gun: 9.0, Hold: 1.0, Take: 4.0, Stay: 1.0, End: 3.0,
}  # fmt: skip
"""How often a recruit takes each kind of action."""
MIXING_CARE: Final = 12
"""Who takes this much care of a set-up takes care not to be read, too."""


class StalingradKnowledge:
    """SCOPE Stalingrad for every level."""

    def prepare(self, view: View, choices: Choices[Action], rng: Random, care: int) -> Action | None:
        """The next card of the best of *care* random ways to lay out the rest; with much care, by chance and a lean."""
        if view.step != SET_UP:
            return None
        placing = [action for action in choices if isinstance(action, Place)]
        if not placing:
            return choices[0]
        rest, cells = left_to_place(view)
        if care >= MIXING_CARE:
            kind = next_kind(rest, cells, rng)
            return next(action for action in placing if action.kind == kind)
        return best_of(placing, rest, cells, rng, care)

    def weights(self, view: View, actions: Sequence[Action]) -> list[float]:
        """By kind of action, however many there are of it; nothing for a MOVE that changes nothing."""
        habits = [0.0 if _is_null(view, action) else HABITS.get(type(action), 1.0) for action in actions]
        return share_by_kind(actions, habits)

    def rate(self, view: View, choices: Choices[Action], rng: Random) -> list[tuple[Action, float]]:
        """Shoot what is known; else assault, or look where nothing is known; hide what the enemy knows."""
        front = Front(view)
        targets = worths(view, front.rules, front.side)
        losses = worths(view, front.rules, front.enemy)
        rated = [(action, _rate_attack(front, targets, action, rng)) for action in choices if _is_attack(action)]
        rated += _rate_moves(front, losses, [action for action in choices if isinstance(action, Move)])
        rated += [(action, _rate_rest(front, targets, losses, action)) for action in choices if _is_rest(action)]
        return rated

    def judge(self, view: View, choices: Choices[Action], rng: Random, worlds: int) -> Judge:
        """See ``judge.py``."""
        return StalingradJudge(view, choices, rng, worlds)

    def belief(self, view: View) -> Belief | None:
        """See ``belief.py``."""
        return belief(view)


# -- set-up -----------------------------------------------------------------------------------------


def best_of(placing: list[Place], rest: list[int], cells: list[int], rng: Random, care: int) -> Place:
    """The next card of the best of *care* random ways to lay out the *rest* of the cards."""
    best, first = -1.0, rest[0]
    for _ in range(care):
        rng.shuffle(rest)
        merit = sum(place_worth(kind, cell) for kind, cell in zip(rest, cells)) + rng.uniform(0, 1.5)
        if merit > best:
            best, first = merit, rest[0]
    return next(action for action in placing if action.kind == first)


def left_to_place(view: View) -> tuple[list[int], list[int]]:
    """The kinds not yet laid out, and the cells for them in the order in which they are filled."""
    rules = rules_for(view.setup)
    assert view.seat is not None
    side = rules.side_of(view.seat)
    rest: list[int] = []
    for kind in range(KINDS):
        card = side * KINDS + kind
        rest.extend([kind] * (int(rules.counts[card]) - view.counts[card]))
    return rest, [cell for cell in rules.set_up_order[side] if view.cells[cell] == NO_CARD]


# -- rules of thumb ---------------------------------------------------------------------------------


def _is_null(view: View, action: Action) -> bool:
    """Whether a MOVE puts everything back as it was."""
    if not isinstance(action, Move):
        return False
    here = [view.cells[cell] % KINDS for cell in cells_of_square(action.quadrant)]
    return here == list(unpack(action.kinds))


def _is_attack(action: Action) -> bool:
    return isinstance(action, Search | Howitzer | Fire | Assault)


def _is_rest(action: Action) -> bool:
    return not _is_attack(action) and not isinstance(action, Move)


def _rate_attack(front: Front, targets: list[float], action: Action, rng: Random) -> float:
    if isinstance(action, Assault):
        return _rate_assault(front, action, rng)
    assert isinstance(action, Search | Howitzer | Fire)
    cell = int(action.cell if isinstance(action, Search) else action.target)
    kind = front.known.get(cell)
    if kind is not None:
        return targets[kind] * 1.5 if kind >= SNIPER else -1.0
    return 0.8 + rng.uniform(0, 0.2) + (0.25 if front.is_under_shot_card(cell) else 0.0)


def _rate_assault(front: Front, action: Assault, rng: Random) -> float:
    kinds = [front.known.get(cell) for cell in cells_of_square(action.quadrant) if cell in front.theirs]
    if MACHINE_GUN in kinds or all(kind in (EMPTY_AREA, DECOY) for kind in kinds):
        return -1.0
    return rng.uniform(0.3, 1.3)


def _rate_moves(front: Front, losses: list[float], moves: list[Move]) -> list[tuple[Action, float]]:
    """Hide the cards that the enemy knows, the most valuable first."""
    rated: list[tuple[Action, float]] = []
    for move in moves:
        known = [cell for cell in cells_of_square(move.quadrant) if cell in front.shown]
        danger = max((losses[front.shown[cell]] for cell in known), default=0.0)
        changed = 0.0 if _is_null(front.view, move) else 0.1
        rated.append((move, 0.45 * danger + changed if danger > 1 else changed))
    return rated


def _rate_rest(front: Front, targets: list[float], losses: list[float], action: Action) -> float:
    if isinstance(action, Shoot):
        return 2.0 if front.shot_card_tells_little(action.quadrant) else 1.9
    if isinstance(action, Gun):
        return 2.0
    if isinstance(action, Take):
        return 0.4 + targets[front.known.get(int(action.cell), EMPTY_AREA)]
    if isinstance(action, Reinforce):
        return 0.95
    if isinstance(action, Recognize):
        return 0.1
    if isinstance(action, Deploy):
        in_danger = any(losses[kind] > 1 for cell, kind in front.shown.items() if cell != action.officer)
        return 0.7 if in_danger else 0.0
    return 0.5


KNOWLEDGE: Final[Knowledge] = StalingradKnowledge()
