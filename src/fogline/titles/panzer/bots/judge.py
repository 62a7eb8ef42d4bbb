"""What an action is worth in a world of SCOPE Panzer: it is played, and the position after it is judged.

A search or a shot is followed to the end of the turn; of a shot both ends are weighed by their chances. What is then
on the table counts in points of cost: the units that are left, what can be fired at them next, the ground that is held,
and how near each side is to the other's home row.
"""

from __future__ import annotations

from random import Random
from typing import Final, NamedTuple

from fogline.kernel.choices import Choices
from fogline.kernel.game import CHANCE, Seat
from fogline.titles.panzer.rules.actions import Action, Explore, Move
from fogline.titles.panzer.rules.cards import AMERICAN, FOREST
from fogline.titles.panzer.rules.play import apply, legal
from fogline.titles.panzer.rules.shooting import can_shoot, draws, hand_of
from fogline.titles.panzer.rules.state import DRAW, FOLLOW, OVER, SHOOT, State
from fogline.titles.panzer.rules.tables import Rules
from fogline.titles.panzer.rules.view import View
from fogline.titles.scope.grid import CELLS, COLUMNS, SQUARE, cells_of, distance
from fogline.titles.scope.memory import SEEN
from fogline.titles.scope.position import NOBODY

VICTORY: Final = 100.0
UNIT: Final = 2.0
"""What a unit is worth besides its cost: one more to be found, one more that fires."""
GROUND: Final = 0.03
"""A cell that is held."""
AHEAD: Final = 0.02
"""A cell that is held counts this much more for each row towards the enemy."""
MARCH: Final = 0.15
"""A row that the foremost unit is ahead."""
FOLLOWS: Final = 0.4
"""What it is worth to have a MOVE left after an EXPLORE."""
MOVES: Final = 48
"""The limit of MOVEs that are considered."""
RANGE: Final = 2
"""How far any unit can shoot."""
APART: Final = [[distance(one, other) for other in range(CELLS)] for one in range(CELLS)]
"""The distance of any two cells."""
ROW: Final = (1 << COLUMNS) - 1
"""The cells of the first row."""


class Weights(NamedTuple):
    """What a judge makes of a position, besides units and ground."""

    first_shot: float
    """What the best shot of the side to move counts, of what it can expect to destroy."""
    next_shot: float
    """The same of the other side, which has its turn after that."""
    unseen: float
    """How often a hidden unit is found by somebody who could shoot at it."""
    home_row: tuple[float, ...]
    """By number, cells held in the enemy's home row, with a unit at most one row away from it."""
    empty_row: tuple[float, ...]
    """The same without such a unit, which victory needs."""
    hunt: float
    """What it costs a unit to be one cell farther from the nearest enemy than it can shoot."""
    patience: int
    """Until this turn, to be far costs nothing: it can be better to let the enemy come."""
    is_bold: bool
    """Whether a side hunts even if its units are worth less than the enemy's."""
    repeat: float
    """What it costs to EXPLORE cards that were turned lately: the enemy can turn them again, and so on for ever."""


WEIGHTS: Final = Weights(
    first_shot=0.2,
    next_shot=0.8,
    unseen=0.12,
    home_row=(0.0, 0.6, 1.6, 3.2, 6.0, 10.0, 14.0),
    empty_row=(0.0, 0.1, 0.2, 0.4, 0.8, 1.2, 1.6),
    hunt=0.25,
    patience=0,
    is_bold=False,
    repeat=1.0,
)
"""A veteran's."""
SEEING: Final = WEIGHTS._replace(unseen=0.6)
"""Those of a player that sees everything. Units that it hides are found all the same: a veteran tells by the MOVEs
where they are."""
LATELY: Final = 24
"""How many of the latest facts are searched for cards that were turned."""


def way_of(rules: Rules, side: int, cell: int) -> int:
    """How many rows a cell is from the home row of *side*."""
    return cell // COLUMNS if side == AMERICAN else rules.scenario.rows - 1 - cell // COLUMNS


def odds(state: State, side: int, gun: int, target: int) -> float:
    """The chance to hit, 0 if the unit on *gun* may not fire at *target*."""
    if not can_shoot(state, side, gun, target):
        return 0.0
    far, armour, hits, _ = hand_of(state, side, gun, target)
    return float(hits) / float(far + armour + hits)


class PanzerJudge:
    """One decision."""

    def __init__(
        self, view: View, choices: Choices[Action], rng: Random, weights: Weights = WEIGHTS, *, sees_all: bool = False
    ) -> None:
        """*sees_all*: this side need not look for hidden units."""
        assert view.seat is not None
        self._seat = Seat(view.seat)
        self._side = int(view.seat)
        self._weights = weights
        self._finds = 1.0 if sees_all else weights.unseen
        self._turned = _turned_lately(view) if weights.repeat else 0
        self.candidates = _candidates(view, choices, rng)

    def look(self, world: State) -> State:
        """The world itself."""
        return world

    def value(self, seen: State, action: Action) -> float:
        """How the position looks after *action*."""
        after = seen.clone()
        apply(after, self._seat, action, None)
        worth = self._follow(after)
        if isinstance(action, Explore) and SQUARE[action.quadrant] & self._turned != 0:
            worth -= self._weights.repeat
        return worth

    def _follow(self, state: State) -> float:
        """The value of a position, as far as the turn can be followed."""
        if state.step == DRAW:
            return self._expect(state)
        if state.step == SHOOT and int(state.side()) == self._side:
            return max(self.value(state, action) for action in legal(state, self._seat))
        worth = evaluate(state, self._side, self._weights, self._finds)
        if state.step == FOLLOW and state.units_of(self._side) & SQUARE[state.quadrant] != 0:
            worth += FOLLOWS
        return worth

    def _expect(self, state: State) -> float:
        """Both ends of a shot, by their chances."""
        outcomes = draws(state)
        total = sum(weight for _, weight in outcomes)
        hit, hits = outcomes[0]
        worth = 0.0
        if hits < total:
            worth += (total - hits) / total * self._after(state, outcomes[-1][0])
        return worth + hits / total * self._after(state, hit)

    def _after(self, state: State, drawn: Action) -> float:
        after = state.clone()
        apply(after, CHANCE, drawn, None)
        return evaluate(after, self._side, self._weights, self._finds)


# -- positions --------------------------------------------------------------------------------------


def evaluate(state: State, side: int, weights: Weights, finds: float) -> float:
    """How good a position is for *side*, all cards open. *finds*: how often it finds a hidden unit that it could shoot
    at."""
    if state.step == OVER:
        if state.winner == NOBODY:
            return 0.0
        return VICTORY if state.winner == side else -VICTORY
    ours, theirs = _Side(state, side, weights), _Side(state, 1 - side, weights)
    first, later = weights.first_shot, weights.next_shot
    moving = int(state.side()) == side
    worth = ours.standing() - theirs.standing()
    worth -= _danger(state, theirs, ours, weights.unseen) * (later if moving else first)
    worth += _danger(state, ours, theirs, finds) * (first if moving else later)
    is_hunting = weights.is_bold or ours.units_worth >= theirs.units_worth
    if is_hunting and state.turn > weights.patience:
        worth -= weights.hunt * _way_to_shoot(ours, theirs)
    return worth


class _Side:
    """One side of a position."""

    def __init__(self, state: State, side: int, weights: Weights) -> None:
        self.side = side
        self._weights = weights
        self._rules = state.rules
        self._held = int(state.held(side))
        self.units = [(cell, int(state.cells[cell])) for cell in cells_of(state.units_of(side))]
        self.units_worth = sum(unit_worth(state.rules, unit) for _, unit in self.units)

    def standing(self) -> float:
        """Units and ground."""
        rules = self._rules
        worth = self.units_worth
        for row in range(rules.scenario.rows):
            ahead = way_of(rules, self.side, row * COLUMNS)
            worth += (self._held >> row * COLUMNS & ROW).bit_count() * (GROUND + AHEAD * ahead)
        foremost = max((way_of(rules, self.side, cell) for cell, _ in self.units), default=0)
        taken = self._weights.home_row if foremost >= rules.scenario.rows - 2 else self._weights.empty_row
        worth += taken[(self._held & int(rules.homes[1 - self.side])).bit_count()]
        return worth + MARCH * foremost


def unit_worth(rules: Rules, unit: int) -> float:
    """What a unit is worth."""
    return UNIT + float(rules.costs[unit])


def _way_to_shoot(guns: _Side, targets: _Side) -> int:
    """How many cells the *guns* are too far from their nearest *targets*, all together."""
    if not targets.units:
        return 0
    return sum(max(0, min(APART[gun][cell] for cell, _ in targets.units) - RANGE) for gun, _ in guns.units)


def _danger(state: State, guns: _Side, targets: _Side, finds: float) -> float:
    """What *guns* can expect to destroy with the best shot at the *targets*; hidden ones must be found first."""
    best = rest = 0.0
    for cell, unit in targets.units:
        chance = 0.0
        for gun, _ in guns.units:
            if APART[gun][cell] <= RANGE:
                chance = max(chance, odds(state, guns.side, gun, cell))
        if chance > 0:
            prize = chance * unit_worth(state.rules, unit)
            if state.shown >> cell & 1:
                best = max(best, prize)
            else:
                rest = max(rest, prize)
    return best + finds * rest


def _turned_lately(view: View) -> int:
    """The cells where a card was seen to be forest lately, by an EXPLORE or a SEARCH of either side."""
    found, number, fact = 0, 0, view.facts
    while fact is not None and number < LATELY:
        if fact.what == SEEN and fact.kind == FOREST:
            found |= 1 << fact.cell
        fact, number = fact.before, number + 1
    return found


# -- candidates -------------------------------------------------------------------------------------


def _candidates(view: View, choices: Choices[Action], rng: Random) -> list[Action]:
    """Every action but MOVEs that do nothing, and of the many MOVEs those that hide somebody or go forward."""
    found: list[Action] = []
    moves: list[tuple[float, Action]] = []
    own = (view.american, view.german)[int(view.seat or 0)]
    for action in choices:
        if isinstance(action, Move):
            square = int(SQUARE[action.quadrant])
            hidden = (square & view.shown & own).bit_count()
            changed = sum(action.goes >> 2 * place & 3 != place for place in range(4))
            if changed or hidden:
                moves.append((hidden + (0.5 if changed == 1 else 0.0) + rng.random(), action))
        else:
            found.append(action)
    moves.sort(key=lambda pair: pair[0], reverse=True)
    found.extend(action for _, action in moves[:MOVES])
    return found or list(choices)
