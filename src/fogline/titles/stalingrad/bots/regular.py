"""Rules of thumb for SCOPE Stalingrad: shoot known cards; otherwise assault, or search unknown ones; hide what the
enemy knows."""

from __future__ import annotations

from random import Random
from typing import Final

from fogline.kernel.arrays import i64, vec
from fogline.kernel.choices import Choices
from fogline.kernel.rolls import uniform
from fogline.kit.search.strengths import Rated
from fogline.titles.scope.actions import Action
from fogline.titles.scope.grid import BIT, CELLS, COLUMNS, STEPS
from fogline.titles.stalingrad.bots.front import NOT_KNOWN, Front, worths
from fogline.titles.stalingrad.rules import actions
from fogline.titles.stalingrad.rules.cards import DECOY, EMPTY_AREA, KINDS, MACHINE_GUN, SNIPER
from fogline.titles.stalingrad.rules.view import View

_UNASKED: Final = -1.0
_NO_DANGERS: Final = vec[float]([_UNASKED] * CELLS)


def rules_of_thumb(view: View, choices: Choices[Action], rng: Random) -> Rated:
    """Rate actions by rules of thumb: attacks first, then MOVEs, then the rest."""
    front = Front(view)
    gains = worths(view.counts, view.sides, front.rules, front.side)
    losses = worths(view.counts, view.sides, front.rules, front.enemy)
    offered = choices.all()
    found = Rated(len(offered))
    rest: list[Action] = []
    moves: list[actions.Move] = []
    for action in offered:
        if isinstance(action, actions.Move):
            moves.append(action)
        elif isinstance(action, actions.Search):
            found.add(action, _rate_shot(front, gains, action.cell, rng))
        elif isinstance(action, (actions.Howitzer, actions.Fire)):
            found.add(action, _rate_shot(front, gains, action.target, rng))
        elif isinstance(action, actions.Assault):
            found.add(action, _rate_assault(front, action.target, rng))
        else:
            rest.append(action)
    _rate_moves(front, losses, moves, found)
    for action in rest:
        found.add(action, _rate_rest(front, gains, losses, action))
    return found


def is_null(cells: bytes, move: actions.Move) -> bool:
    """Whether a MOVE puts every card back where it was. *cells* are those of the view."""
    return _arrangement(cells, move.quadrant) == move.kinds


def _arrangement(cells: bytes, corner: i64) -> i64:
    """The cards of a Quadrant in the form of an arrangement."""
    below: i64 = corner + COLUMNS
    return actions.pack(
        cells[corner] % KINDS, cells[corner + 1] % KINDS, cells[below] % KINDS, cells[below + 1] % KINDS
    )


def _rate_shot(front: Front, gains: list[float], cell: i64, rng: Random) -> float:
    kind: i64 = front.known[cell]
    if kind != NOT_KNOWN:
        return gains[kind] * 1.5 if kind >= SNIPER else -1.0
    return 0.8 + uniform(rng, 0.0, 0.2) + (0.25 if front.under_shot_card & BIT[cell] != 0 else 0.0)


def _rate_assault(front: Front, corner: i64, rng: Random) -> float:
    is_worthless = True
    for step in STEPS:
        cell: i64 = corner + step
        if front.theirs & BIT[cell] != 0:
            kind: i64 = front.known[cell]
            if kind == MACHINE_GUN:
                return -1.0
            if kind != EMPTY_AREA and kind != DECOY:
                is_worthless = False
    return -1.0 if is_worthless else uniform(rng, 0.3, 1.3)


def _rate_moves(front: Front, losses: list[float], moves: list[actions.Move], found: Rated) -> None:
    """Rate MOVEs that hide the cards that the enemy knows, the most valuable first."""
    dangers = _NO_DANGERS[:]
    corner: i64 = NOT_KNOWN
    as_it_is: i64 = 0
    for move in moves:
        if move.quadrant != corner:
            corner = move.quadrant
            as_it_is = _arrangement(front.cells, corner)
            if dangers[corner] == _UNASKED:
                dangers[corner] = _danger(front, losses, corner)
        changed = 0.0 if move.kinds == as_it_is else 0.1
        found.add(move, 0.45 * dangers[corner] + changed if dangers[corner] > 1.0 else changed)


def _danger(front: Front, losses: list[float], corner: i64) -> float:
    """The value of the most valuable card in a Quadrant that the enemy knows."""
    danger = 0.0
    for step in STEPS:
        cell: i64 = corner + step
        kind: i64 = front.shown[cell]
        if kind != NOT_KNOWN and losses[kind] > danger:
            danger = losses[kind]
    return danger


def _rate_rest(front: Front, gains: list[float], losses: list[float], action: Action) -> float:
    if isinstance(action, actions.Shoot):
        return 2.0 if front.shot_card_tells_little(action.quadrant) else 1.9
    if isinstance(action, actions.Gun):
        return 2.0
    if isinstance(action, actions.Take):
        kind: i64 = front.known[action.cell]
        return 0.4 + gains[kind if kind != NOT_KNOWN else i64(EMPTY_AREA)]
    if isinstance(action, actions.Reinforce):
        return 0.95
    if isinstance(action, actions.Recognize):
        return 0.1
    if isinstance(action, actions.Deploy):
        for cell in front.rules.cells:
            shown: i64 = front.shown[cell]
            if shown != NOT_KNOWN and cell != action.cell and losses[shown] > 1.0:
                return 0.7
        return 0.0
    return 0.5
