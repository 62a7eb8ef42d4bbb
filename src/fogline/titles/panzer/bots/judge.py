"""Values an action in a world of SCOPE Panzer by playing it and judging the position after it.

A search or a shot is followed to the end of the turn; both outcomes of a shot are weighted by their probabilities. The
resulting position is valued in cost points: the units left, the shots possible next, the ground held, and how near each
side is to the other's home row.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random
from typing import Final, final

from fogline.kernel.arrays import i64, vec
from fogline.kernel.choices import Choices
from fogline.kernel.game import CHANCE, Seat
from fogline.titles.panzer.rules import steps
from fogline.titles.panzer.rules.actions import Explore, Move
from fogline.titles.panzer.rules.cards import AMERICAN, FOREST
from fogline.titles.panzer.rules.fire import can_shoot, draws, hand_of
from fogline.titles.panzer.rules.play import apply, legal
from fogline.titles.panzer.rules.state import State
from fogline.titles.panzer.rules.tables import Rules
from fogline.titles.panzer.rules.view import View
from fogline.titles.scope.actions import Action
from fogline.titles.scope.grid import BIT, CELLS, COLUMNS, SQUARE, distance, size_of
from fogline.titles.scope.places import cell_of
from fogline.titles.scope.position import NOBODY, SEEN, Fact

VICTORY: Final = 100.0
UNIT: Final = 2.0
"""The value of a unit on top of its cost, because the enemy must find one more unit and one more unit fires."""
AHEAD: Final = 0.02
"""The additional value of a held cell for each row towards the enemy."""
MARCH: Final = 0.15
"""The value of each row by which the foremost unit has advanced."""
FOLLOWS: Final = 0.4
"""The value of having a MOVE left after an EXPLORE."""
MOVES: Final = 48
"""The maximum number of MOVEs considered."""
RANGE: Final = 2
"""The range of any unit."""
APART: Final = vec[i64]([distance(one, other) for one in range(CELLS) for other in range(CELLS)])
"""The distance of any two cells, at ``one * CELLS + other``."""
NO_CELLS: Final = vec[i64]([0] * CELLS)
ROW: Final = (1 << COLUMNS) - 1
"""The cells of the first row."""


@final
@dataclass(frozen=True, kw_only=True)
class Weights:
    first_shot: float = 0.2
    """The weight of the best shot that the side to move has, relative to its expected damage."""
    next_shot: float = 0.8
    """The same weight for the other side, whose turn comes next."""
    stays: float = 0.2
    """The weight of this side's best shot after a MOVE or an EXPLORE, before the turn is over."""
    fears: float = 0.8
    """The same weight for the enemy's best shot."""
    unseen: float = 0.12
    """How often an enemy that could shoot at a hidden unit is assumed to find it."""
    finds: float = 0.12
    """How often this side is assumed to find a hidden enemy unit that it could shoot at."""
    home_row: vec[float]
    """By the number of cells held in the enemy's home row, their value if a unit is at most one row away."""
    empty_row: vec[float]
    """Their value if no unit is that near; a win needs one."""
    hunt: float = 0.25
    """What it costs a unit for each cell by which the nearest enemy is out of range."""
    repeat: float = 1.0
    """The cost of exploring recently turned cards: the enemy could turn them again, and so on forever."""
    patience: i64 = 0
    """Until this turn, distance costs nothing, since it can be better to let the enemy come."""
    is_bold: bool = False
    """Whether a side hunts even if its units are worth less than the enemy's."""
    boldness: float = 0.0
    """If a side is not bold and its units are worth less, this share of ``hunt`` applies to it."""
    ground: float = 0.03
    """The value of each cell held."""
    guard: float = 1.0
    """How much the enemy's ground and rows count relative to this side's."""


WEIGHTS: Final = Weights(
    home_row=vec[float]([0.0, 0.6, 1.6, 3.2, 6.0, 10.0, 14.0]),
    empty_row=vec[float]([0.0, 0.1, 0.2, 0.4, 0.8, 1.2, 1.6]),
)
SEEING: Final = replace(WEIGHTS, unseen=0.6, finds=0.6)
"""The weights of a player that sees everything. Its hidden units are still found: a veteran infers their places from
its MOVEs."""
LATELY: Final = 24
"""How many of the latest facts are searched for turned cards."""


def way_of(rules: Rules, side: i64, cell: i64) -> i64:
    """The number of rows between a cell and the home row of *side*."""
    return cell // COLUMNS if side == AMERICAN else rules.rows - 1 - cell // COLUMNS


def odds(state: State, side: i64, gun: i64, target: i64) -> float:
    """The chance to hit; 0 if the unit on *gun* may not fire at *target*."""
    if not can_shoot(state, side, gun, target):
        return 0.0
    far, armour, hits, _ = hand_of(state, side, gun, target)
    return float(hits) / float(far + armour + hits)


@final
class PanzerJudge:
    def __init__(self, view: View, choices: Choices[Action], rng: Random, weights: Weights, sees_all: bool) -> None:
        """*sees_all* means that this side sees hidden units."""
        assert view.seat is not None
        self._seat = Seat(view.seat)
        self._side: i64 = view.seat
        self._weights = weights
        self._finds: float = 1.0 if sees_all else weights.finds
        self._turned: i64 = _turned_lately(view.facts) if weights.repeat != 0.0 else 0
        self.candidates = _candidates(view, choices.all(), rng)

    def look(self, world: State) -> State:
        return world

    def value(self, seen: State, action: Action) -> float:
        after = seen.clone()
        apply(after, self._seat, action, None)
        worth = self._follow(after)
        if isinstance(action, Explore) and SQUARE[action.quadrant] & self._turned != 0:
            worth -= self._weights.repeat
        return worth

    def _follow(self, state: State) -> float:
        """The value of a position, after following play to the end of the turn where possible."""
        if state.step == steps.DRAW:
            return self._expect(state)
        if state.step == steps.SHOOT and state.side() == self._side:
            return max([self.value(state, action) for action in legal(state, self._seat).all()])
        worth = evaluate(state, self._side, self._weights, self._finds)
        if state.step == steps.FOLLOW and state.units_of(self._side) & SQUARE[state.quadrant] != 0:
            worth += FOLLOWS
        return worth

    def _expect(self, state: State) -> float:
        outcomes = draws(state)
        total = sum([weight for _, weight in outcomes])
        hit, hits = outcomes[0]
        worth = 0.0
        if hits < total:
            worth += (total - hits) / total * self._after(state, outcomes[-1][0])
        return worth + hits / total * self._after(state, hit)

    def _after(self, state: State, drawn: Action) -> float:
        after = state.clone()
        apply(after, CHANCE, drawn, None)
        return evaluate(after, self._side, self._weights, self._finds)


def evaluate(state: State, side: i64, weights: Weights, finds: float) -> float:
    """The value of a position for *side* with all cards open. *finds* is how often it finds a hidden unit that it could
    shoot."""
    if state.step == steps.OVER:
        if state.winner == NOBODY:
            return 0.0
        return VICTORY if state.winner == side else -VICTORY
    ours, theirs = _Side(state, side), _Side(state, 1 - side)
    is_moving = state.side() == side
    worth = ours.standing(weights) - theirs.standing(weights)
    fear, hope = (weights.fears, weights.stays) if is_moving else (weights.first_shot, weights.next_shot)
    worth -= _danger(state, theirs, ours, weights.unseen) * fear
    worth += _danger(state, ours, theirs, finds) * hope
    if weights.guard != 1.0:
        worth -= (weights.guard - 1.0) * (theirs.standing(weights) - theirs.units_worth)
    hunt = weights.hunt
    if not (weights.is_bold or ours.units_worth >= theirs.units_worth):
        hunt *= weights.boldness
    if hunt != 0.0 and state.turn > weights.patience:
        worth -= hunt * float(_way_to_shoot(ours, theirs))
    return worth


@final
class _Side:
    """One side's part of a position."""

    def __init__(self, state: State, side: i64) -> None:
        self.side: i64 = side
        self._rules = state.rules
        self._held: i64 = state.held(side)
        self.cells: vec[i64] = NO_CELLS[:]
        """The cells of its units; only the first ``number`` are in use."""
        self.number: i64 = 0
        worth = 0.0
        left: i64 = state.units_of(side)
        while left != 0:
            bit: i64 = left & -left
            left ^= bit
            cell: i64 = cell_of(bit)
            self.cells[self.number] = cell
            self.number += 1
            worth += unit_worth(state.rules, state.cells[cell])
        self.units_worth: float = worth

    def standing(self, weights: Weights) -> float:
        rules = self._rules
        worth = self.units_worth
        row: i64 = 0
        while row < rules.rows:
            ahead = float(way_of(rules, self.side, row * COLUMNS))
            worth += float(size_of(self._held >> row * COLUMNS & ROW)) * (weights.ground + AHEAD * ahead)
            row += 1
        foremost: i64 = 0
        at: i64 = 0
        while at < self.number:
            way: i64 = way_of(rules, self.side, self.cells[at])
            if way > foremost:
                foremost = way
            at += 1
        held: i64 = size_of(self._held & rules.homes[1 - self.side])
        worth += weights.home_row[held] if foremost >= rules.rows - 2 else weights.empty_row[held]
        return worth + MARCH * float(foremost)


def unit_worth(rules: Rules, unit: i64) -> float:
    return UNIT + float(rules.costs[unit])


def _way_to_shoot(guns: _Side, targets: _Side) -> i64:
    """The total number of cells by which the *guns* are out of range of their nearest *targets*."""
    total: i64 = 0
    if targets.number == 0:
        return 0
    at: i64 = 0
    while at < guns.number:
        row: i64 = guns.cells[at] * CELLS
        nearest: i64 = CELLS
        other: i64 = 0
        while other < targets.number:
            apart: i64 = APART[row + targets.cells[other]]
            if apart < nearest:
                nearest = apart
            other += 1
        if nearest > RANGE:
            total += nearest - RANGE
        at += 1
    return total


def _danger(state: State, guns: _Side, targets: _Side, finds: float) -> float:
    """The expected damage of the best shot of *guns* at the *targets*; hidden ones must be found first."""
    best = 0.0
    rest = 0.0
    at: i64 = 0
    while at < targets.number:
        cell: i64 = targets.cells[at]
        at += 1
        chance = 0.0
        other: i64 = 0
        while other < guns.number:
            gun: i64 = guns.cells[other]
            if APART[gun * CELLS + cell] <= RANGE:
                chance = max(chance, odds(state, guns.side, gun, cell))
            other += 1
        if chance > 0.0:
            prize = chance * unit_worth(state.rules, state.cells[cell])
            if state.shown & BIT[cell] != 0:
                best = max(best, prize)
            else:
                rest = max(rest, prize)
    return best + finds * rest


def _turned_lately(latest: Fact | None) -> i64:
    """The cells that an EXPLORE or SEARCH of either side has recently shown to be forest."""
    found: i64 = 0
    number: i64 = 0
    fact = latest
    while fact is not None and number < LATELY:
        if fact.what == SEEN and fact.kind == FOREST:
            found |= BIT[fact.cell]
        fact = fact.before
        number += 1
    return found


def _candidates(view: View, choices: list[Action], rng: Random) -> list[Action]:
    """All actions, except that of the many MOVEs only the best are kept: those that hide a unit or advance."""
    found: list[Action] = []
    moves: list[tuple[float, Action]] = []
    own: i64 = view.american if view.seat == AMERICAN else view.german
    revealed: i64 = view.shown & own
    for action in choices:
        if isinstance(action, Move):
            hidden: i64 = size_of(SQUARE[action.quadrant] & revealed)
            changed: i64 = 0
            place: i64 = 0
            while place < 4:
                if action.goes >> 2 * place & 3 != place:
                    changed += 1
                place += 1
            if changed != 0 or hidden != 0:
                moves.append((float(hidden) + (0.5 if changed == 1 else 0.0) + rng.random(), action))
        else:
            found.append(action)
    moves.sort(key=_merit, reverse=True)
    found.extend([action for _, action in moves[:MOVES]])
    return found or choices


def _merit(pair: tuple[float, Action]) -> float:
    return pair[0]
