"""Values an action in a world of SCOPE Stalingrad: the points that it gains, minus the exposure that it causes.

The enemy's knowledge of this side's cards is public, so a bot can work it out exactly: it draws worlds from the enemy's
view. The *exposure* is the expected loss to an enemy that searches the most promising cells of these worlds.
"""

from __future__ import annotations

from math import exp
from random import Random
from typing import Final, final

from fogline.kernel.arrays import i64, vec
from fogline.kernel.choices import Choices
from fogline.kernel.rolls import sample
from fogline.titles.scope.actions import Action
from fogline.titles.scope.grid import BIT, CELLS, NEIGHBOURS, SQUARE, STEPS, cells_of_square
from fogline.titles.scope.position import NOWHERE
from fogline.titles.stalingrad.bots.front import NOT_KNOWN, Front, worths
from fogline.titles.stalingrad.rules import actions
from fogline.titles.stalingrad.rules.cards import (
    DECOY,
    EMPTY_AREA,
    INFANTRY,
    KINDS,
    MACHINE_GUN,
    SNIPER,
    depth_of,
    front_of,
)
from fogline.titles.stalingrad.rules.state import State
from fogline.titles.stalingrad.rules.view import View, imagine
from fogline.titles.stalingrad.rules.view import view as view_of

PLACES: Final[list[list[float]]] = [
    [1.0, 1.0, 1.0, 1.0],  # Empty Area
    [1.0, 1.0, 1.0, 1.0],  # Decoy
    [0.2, 1.0, 1.3, 1.3],  # Sniper
    [0.2, 1.0, 1.3, 1.3],  # Officer
    [0.6, 1.0, 1.1, 1.1],  # Scout
    [0.4, 1.0, 1.2, 1.2],  # Mortar
    [1.8, 0.9, 0.6, 0.5],  # Machine Gun: it stops an assault
    [2.0, 0.9, 0.5, 0.4],  # Infantry: it can assault from the first row only
]
"""How good depths 1, 2, 3 and 4 are for each kind of card."""
_WORTHS: Final = vec[float]([by_depth[depth_of(cell) - 1] for by_depth in PLACES for cell in range(CELLS)])


def place_worth(kind: i64, cell: i64) -> float:
    """How good *cell*, in the card's own Front, is for a kind of card."""
    return _WORTHS[kind * CELLS + cell]


CAUTION: Final = 0.8
"""The weight of the expected loss in the enemy's next turn, relative to points now."""
SHARPNESS: Final = 6.0
"""How strongly the enemy is assumed to prefer the most promising cell."""
ARRANGEMENTS: Final = 3
"""In each Quadrant, this many arrangements are compared."""
ORDER: Final = 0.06
"""How much it counts to have cards in good places."""
PRESENCE: Final = 0.3
"""The value of an Infantry beyond the line: it can assault again, through three cards."""
INTRUDER: Final = 0.5
"""The value of removing an enemy Infantry from this side's Front, on top of its points."""
NEWS: Final = 0.25
"""The value of knowing a card, as a share of the card's value."""
EFFORT: Final = 0.04
"""DEPLOYMENT is worth revealing an Officer if it gains at least this."""
ADVANCE: Final = 1.0
"""The value of each row of advance where an Infantry on the last row wins."""


@final
class Exposure:
    """What the enemy can expect to find, and how showing or moving cards changes that."""

    def __init__(self, front: Front, losses: list[float], drawn: list[list[int]]) -> None:
        """*drawn* contains the kinds on all cells, in arrangements that are possible from the enemy's viewpoint."""
        self._cells: vec[i64] = vec[i64]([cell for cell in front.rules.cells if front.own[cell] != NOT_KNOWN])
        """The side's own cells. A *guess* gives for each cell the value that the enemy can expect to find there."""
        self._kinds: vec[i64] = vec[i64]([front.own[cell] for cell in self._cells])
        self._truth: vec[float] = vec[float]([losses[kind] for kind in self._kinds])
        """The true value of each of these cards."""
        self._losses = losses
        self._drawn = drawn
        self._base: vec[float] = self._mean(drawn)
        self.now: float = self.loss(self._base)

    def _mean(self, drawn: list[list[int]]) -> vec[float]:
        number = float(len(drawn))
        found = self._truth[:]
        at: i64 = 0
        for cell in self._cells:
            total = 0.0
            for kinds in drawn:
                total += self._losses[kinds[cell]]
            found[at] = total / number
            at += 1  # noqa: SIM113 - enumerate() costs more
        return found

    def loss(self, guess: vec[float]) -> float:
        """How much the enemy gains on average if it searches where the *guess* is high."""
        if len(guess) == 0:
            return 0.0
        top = guess[0]
        for promise in guess:
            if promise > top:
                top = promise
        total = 0.0
        lost = 0.0
        at: i64 = 0
        for promise in guess:
            weight = exp(SHARPNESS * (promise - top))
            total += weight
            lost += weight * self._truth[at]
            at += 1  # noqa: SIM113 - enumerate() costs more
        return 0.7 * lost / total + 0.3 * top

    def _place(self, cell: i64) -> i64:
        at: i64 = 0
        while self._cells[at] != cell:
            at += 1
        return at

    def after_shot(self, corner: i64) -> float:
        """The loss after the Shot Card on a Quadrant reveals that a Sniper is in it."""
        square: i64 = SQUARE[corner]
        fitting: list[list[int]] = []
        for kinds in self._drawn:
            for cell in self._cells:
                if square & BIT[cell] != 0 and kinds[cell] == SNIPER:
                    fitting.append(kinds)
                    break
        return self.loss(self._mean(fitting)) if len(fitting) > 1 else self.now + 0.3

    def after_showing(self, cell: i64) -> float:
        """The loss after the card on *cell* is shown."""
        guess = self._base[:]
        at: i64 = self._place(cell)
        guess[at] = self._truth[at]
        return self.loss(guess)

    def after_move(self, corner: i64, shown: i64 = NOWHERE, extra: float = 0.0) -> float:
        """The loss after the card on *shown* was shown and a Quadrant was mixed, with added cards of value *extra*."""
        guess = self._base[:]
        if shown != NOWHERE:
            there: i64 = self._place(shown)
            guess[there] = self._truth[there]
        square: i64 = SQUARE[corner]
        total = 0.0
        number = 0.0
        at: i64 = 0
        for cell in self._cells:
            if square & BIT[cell] != 0:
                total += guess[at]
                number += 1.0
            at += 1  # noqa: SIM113 - enumerate() costs more
        mean = (total + extra) / max(1.0, number)
        at = 0
        for cell in self._cells:
            if square & BIT[cell] != 0:
                guess[at] = mean
            at += 1  # noqa: SIM113 - enumerate() costs more
        return self.loss(guess)

    def after_taking(self, origin: i64) -> float:
        """The loss while the Infantry of *origin* is beyond the line, where everybody sees it."""
        guess = self._base[:]
        guess[self._place(origin)] = self._losses[INFANTRY]
        return self.loss(guess)


@final
class StalingradJudge:
    def __init__(self, view: View, choices: Choices[Action], rng: Random, worlds: int) -> None:
        front = Front(view)
        self._front = front
        self._focus: i64 = view.focus
        self._gains = worths(view.counts, view.sides, front.rules, front.side)
        self._losses = worths(view.counts, view.sides, front.rules, front.enemy)
        self._exposure = Exposure(front, self._losses, _as_the_enemy_sees(view, front, rng, worlds))
        self._risks: dict[Action, float] = {}
        self._orders: dict[Action, float] = {}
        offered = choices.all()
        self.candidates = _candidates(offered, rng)
        self._shot_risk: float = self._least_shot_risk()
        self._movable = sorted({int(action.quadrant) for action in offered if isinstance(action, actions.Move)}) or [
            int(corner) for corner in front.rules.front_quadrants[front.side]
        ]

    def _least_shot_risk(self) -> float:
        """The least risk at which the Shot Card can be placed on a Quadrant with a Sniper."""
        front = self._front
        found: list[float] = []
        for corner in front.rules.front_quadrants[front.side]:
            for step in STEPS:
                cell: i64 = corner + step
                if front.own[cell] == SNIPER:
                    found.append(self._exposure.after_shot(corner))
                    break
        return min(found) if found else self._exposure.now

    def look(self, world: State) -> list[int]:
        return [card % KINDS for card in world.cells]

    def value(self, seen: list[int], action: Action) -> float:
        """The expected points now, minus the risk in the enemy's turn."""
        gain, risk = self._gain(seen, action)
        return gain - CAUTION * risk

    def _gain(self, seen: list[int], action: Action) -> tuple[float, float]:
        now = self._exposure.now
        if isinstance(action, actions.Search):
            kind = seen[action.cell]
            return self._prize(action.cell, kind), (now if kind == EMPTY_AREA else self._shot_risk)
        if isinstance(action, actions.Howitzer):
            prize = self._prize(action.target, seen[action.target])
            return prize + (0.1 if seen[action.target] == DECOY else 0.0), self._risk(action)
        if isinstance(action, actions.Fire):
            return self._fire(seen, action)
        if isinstance(action, actions.Assault):
            return self._assault(seen, action)
        if isinstance(action, actions.Recognize):
            return NEWS * max(self._gains[seen[action.first]], self._gains[seen[action.second]]), now
        if isinstance(action, actions.Move):
            return self._order(action), self._risk(action)
        if isinstance(action, actions.Reinforce):
            return self._reinforce(action), self._risk(action)
        return self._decide(seen, action)

    def _decide(self, seen: list[int], action: Action) -> tuple[float, float]:
        """Values actions that complete an earlier one or end the turn."""
        now = self._exposure.now
        focus = self._focus
        if isinstance(action, actions.Shoot):
            return self._prize(focus, seen[focus]), self._risk(action)
        if isinstance(action, actions.Gun):
            return self._prize(focus, seen[focus]), self._risk(action)
        if isinstance(action, actions.Take):
            return self._take(seen, focus, int(action.cell)), self._exposure.after_taking(focus)
        if isinstance(action, actions.Deploy):
            return -EFFORT, self._risk(action)
        assert isinstance(action, actions.Stay | actions.Hold | actions.End), action
        return 0.0, now

    def _prize(self, cell: int, kind: int) -> float:
        intruder = kind == INFANTRY and front_of(cell) == self._front.side
        return self._gains[kind] + (INTRUDER if intruder else 0.0)

    def _fire(self, seen: list[int], action: actions.Fire) -> tuple[float, float]:
        kind = seen[action.target]
        if kind == EMPTY_AREA:
            return 0.0, self._exposure.now
        known = self._risks.get(action)
        if known is None:
            known = self._risks[action] = self._least_gun_risk(action.target)
        return self._prize(action.target, kind), known

    def _least_gun_risk(self, target: i64) -> float:
        """The least risk at which a Machine Gun next to the target can be shown."""
        near: i64 = NEIGHBOURS[target]
        found: list[float] = []
        for cell in self._front.rules.cells:
            if self._front.own[cell] == MACHINE_GUN and near & BIT[cell] != 0:
                found.append(self._exposure.after_showing(cell))
        return min(found) if found else self._exposure.now

    def _assault(self, seen: list[int], action: actions.Assault) -> tuple[float, float]:
        cells = [cell for cell in cells_of_square(int(action.target)) if self._front.theirs & BIT[cell] != 0]
        kinds = [seen[cell] for cell in cells]
        if MACHINE_GUN in kinds:
            return -self._losses[INFANTRY] + NEWS, self._exposure.now
        if not cells:  # AMB-49: the assault only shows the Infantry
            return -NEWS, self._exposure.after_showing(action.origin)
        prizes = sorted([self._take(seen, int(action.origin), cell) for cell in cells], reverse=True)
        news = NEWS * sum(prizes[1:])
        return prizes[0] + news, self._risk(action)

    def _take(self, seen: list[int], origin: int, cell: int) -> float:
        prize = self._gains[seen[cell]] + PRESENCE
        if self._front.rules.last_row_wins:
            if self._front.rules.last_rows[self._front.enemy] >> cell & 1:
                return 100.0
            prize += ADVANCE * (self._way(cell) - self._way(origin))
        return prize

    def _way(self, cell: int) -> int:
        """How far a cell is on the way to the enemy's last row."""
        return depth_of(cell) if front_of(cell) == self._front.enemy else 1 - depth_of(cell)

    def _order(self, action: actions.Move | actions.Reinforce) -> float:
        """How much better the Quadrant's cards are placed afterwards."""
        known = self._orders.get(action)
        if known is None:
            known = 0.0
            for cell, kind in zip(cells_of_square(int(action.quadrant)), actions.unpack(action.kinds)):
                own = self._front.own[cell]
                known += place_worth(kind, cell) - place_worth(i64(EMPTY_AREA) if own == NOT_KNOWN else own, cell)
            self._orders[action] = known
        return ORDER * known

    def _reinforce(self, action: actions.Reinforce) -> float:
        kept = self._front.rules.reinforcement_keeps_points
        return self._order(action) + (0.5 if kept else 0.2 + self._losses[INFANTRY])

    def _risk(self, action: Action) -> float:
        known = self._risks.get(action)
        if known is None:
            known = self._risks[action] = self._risk_after(action)
        return known

    def _risk_after(self, action: Action) -> float:
        exposure = self._exposure
        if isinstance(action, actions.Howitzer):
            return exposure.after_showing(action.origin)
        if isinstance(action, actions.Gun):
            return exposure.after_showing(action.cell)
        if isinstance(action, actions.Assault):
            return exposure.after_taking(action.origin)
        if isinstance(action, actions.Shoot):
            return exposure.after_shot(action.quadrant)
        if isinstance(action, actions.Move):
            return exposure.after_move(action.quadrant)
        if isinstance(action, actions.Reinforce):
            return exposure.after_move(action.quadrant, NOWHERE, self._losses[INFANTRY])
        assert isinstance(action, actions.Deploy)
        return min([exposure.after_move(corner, action.cell) for corner in self._movable])


def _as_the_enemy_sees(view: View, front: Front, rng: Random, worlds: int) -> list[list[int]]:
    """Several guesses that the enemy could make about the side's cards."""
    seat = front.rules.seats_of(front.enemy)[0]
    theirs = view_of(imagine(view, rng), seat)
    return [[card % KINDS for card in imagine(theirs, rng).cells] for _ in range(worlds)]


def _candidates(choices: list[Action], rng: Random) -> list[Action]:
    """All actions, but only a few arrangements of each Quadrant, since the enemy cannot tell them apart."""
    found: list[Action] = []
    arrangements: dict[int, list[Action]] = {}
    for action in choices:
        if isinstance(action, actions.Move):
            arrangements.setdefault(int(action.quadrant), []).append(action)
        elif isinstance(action, actions.Reinforce):
            arrangements.setdefault(int(action.quadrant) + CELLS, []).append(action)
        else:
            found.append(action)
    for ways in arrangements.values():
        found.extend(sample(rng, ways, min(ARRANGEMENTS, len(ways))))
    return found
