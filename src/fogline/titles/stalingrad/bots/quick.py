"""A fast player of SCOPE Stalingrad for an ace's playouts: a regular's rules of thumb, the average value of hidden
cards, and numbers tuned by matches (``bench/quick.py``)."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random
from typing import Final, final

from fogline.kernel.arrays import i64, vec
from fogline.kernel.choices import RUN_BITS, SIZES, Choices
from fogline.kernel.rolls import index_below
from fogline.titles.scope.actions import Action
from fogline.titles.scope.grid import BIT, STEPS
from fogline.titles.stalingrad.bots.front import NOT_KNOWN, Front, worths
from fogline.titles.stalingrad.rules import actions
from fogline.titles.stalingrad.rules.cards import DECOY, EMPTY_AREA, MACHINE_GUN, SNIPER, depth_of
from fogline.titles.stalingrad.rules.view import View


@final
@dataclass(frozen=True, kw_only=True)
class Numbers:
    """The weight of each argument for an action, in points that the action may gain."""

    known: float = 1.4
    """A shot at a known card, times its value."""
    search: float = 0.9
    """A shot at an unknown card,"""
    hope: float = 0.85
    """plus this times the average value of a card there,"""
    depths: vec[float]
    """at a depth from 1 to 4,"""
    shot_card: float = 0.7
    """and under the enemy's Shot Card."""
    assault: float = 0.25
    """An assault without a known Machine Gun,"""
    storm: float = -0.1
    """by the average value of the hidden cards in the Quadrant."""
    hide: float = 0.45
    """A MOVE, by the value of the best card in it that the enemy knows,"""
    worry: float = 0.2
    """if that is worth more than this,"""
    cover: float = 0.25
    """by how much less the enemy can expect from its best card afterwards,"""
    move: float = 0.1
    """and for the MOVE as such."""
    take: float = 0.6
    """A card that an Infantry can take, on top of its value."""
    reinforce: float = 0.95
    recognize: float = -0.2
    deploy: float = 1.0
    """DEPLOYMENT, with a card to hide."""
    chance: float = 0.2
    """A random bonus of at most this much for any action,"""
    dash: float = 0.6
    """and for an assault."""
    advance: float = 1.0
    """Where an Infantry on the enemy's last row wins: an assault, plus this for each row that it has advanced."""


NUMBERS: Final = Numbers(depths=vec[float]([-0.28, -0.04, 0.25, 0.16]))
WASTE: Final = -1.0
"""The rating of an action that can gain nothing."""
VICTORY: Final = 100.0
INTRUDER: Final = 2.0
"""A bonus for a shot at an enemy Infantry in this side's Front, in scenarios won by reaching the last row."""


@final
class Quick:
    """A fast player that chooses any action except during set-up."""

    def __init__(self, numbers: Numbers = NUMBERS) -> None:
        self._numbers = numbers

    def choose(self, view: View, choices: Choices[Action], rng: Random) -> Action:
        """Choose the best of *choices*, with a little randomness. Actions that it cannot tell apart are rated once."""
        if len(choices) == 1:
            return choices[0]
        return _Thought(view, self._numbers).strongest(choices, rng)


@final
class _Thought:
    """The player's reasoning about one decision."""

    def __init__(self, view: View, numbers: Numbers) -> None:
        front = Front(view)
        self._front = front
        self._numbers = numbers
        self._gains = worths(view.counts, view.sides, front.rules, front.side)
        self._losses = worths(view.counts, view.sides, front.rules, front.enemy)
        self._hopes: vec[float] = front.hopes(front.enemy, self._gains)
        self._fears: vec[float] = front.hopes(front.side, self._losses)

    def strongest(self, choices: Choices[Action], rng: Random) -> Action:
        chance = self._numbers.chance
        top = 0.0
        best: list[Action] = []
        start: i64 = 0
        size: i64 = 0
        at: i64 = 0
        for run in choices.runs:  # the MOVEs, by Quadrant
            if run & SIZES != 0:
                table = choices.tables[at]
                first = table[run >> RUN_BITS]
                assert isinstance(first, actions.Move)
                strength = self._of_move(first.quadrant) + chance * rng.random()
                if size == 0 or strength > top:
                    top = strength
                    best, start, size = table, run >> RUN_BITS, run & SIZES
            at += 1  # noqa: SIM113 - enumerate() costs more
        for chunk in choices.chunks:
            if not chunk:
                continue
            if _is_rated_once(chunk[0]) and _is_rated_once(chunk[-1]):
                strength = self._of(chunk[0]) + chance * rng.random()
                if size == 0 or strength > top:
                    top = strength
                    best, start, size = chunk, 0, len(chunk)
                continue
            place: i64 = 0
            for action in chunk:
                more = self._numbers.dash if isinstance(action, actions.Assault) else chance
                strength = self._of(action) + more * rng.random()
                if size == 0 or strength > top:
                    top = strength
                    best, start, size = chunk, place, 1
                place += 1  # noqa: SIM113 - enumerate() costs more
        return best[start + index_below(rng, size)] if size > 1 else best[start]

    def _of(self, action: Action) -> float:
        numbers = self._numbers
        if isinstance(action, actions.Search):
            return self._of_shot(action.cell)
        if isinstance(action, (actions.Howitzer, actions.Fire)):
            return self._of_shot(action.target)
        if isinstance(action, actions.Assault):
            return self._of_assault(action.target)
        if isinstance(action, actions.Shoot):
            return 2.0 if self._front.shot_card_tells_little(action.quadrant) else 1.9
        if isinstance(action, actions.Gun):
            return 2.0
        if isinstance(action, actions.Take):
            kind: i64 = self._front.known[action.cell]
            worth = numbers.take + self._gains[kind if kind != NOT_KNOWN else i64(EMPTY_AREA)]
            return worth + (self._of_way(action.cell) if self._front.rules.last_row_wins else 0.0)
        if isinstance(action, actions.Reinforce):
            return numbers.reinforce
        if isinstance(action, actions.Recognize):
            return numbers.recognize
        if isinstance(action, actions.Deploy):
            return self._of_deployment(action.cell)
        return 0.5

    def _of_way(self, cell: i64) -> float:
        """How far an Infantry on *cell* has advanced, if the last row wins."""
        front = self._front
        return (
            VICTORY if front.rules.last_rows[front.enemy] & BIT[cell] != 0 else self._numbers.advance * depth_of(cell)
        )

    def _of_shot(self, cell: i64) -> float:
        numbers = self._numbers
        front = self._front
        kind: i64 = front.known[cell]
        if kind != NOT_KNOWN:
            intruder = front.rules.last_row_wins and front.rules.fronts[front.side] & BIT[cell] != 0
            return self._gains[kind] * numbers.known + (INTRUDER if intruder else 0.0) if kind >= SNIPER else WASTE
        worth = numbers.search + numbers.depths[depth_of(cell) - 1] + numbers.hope * self._hopes[cell]
        return worth + (numbers.shot_card if self._front.under_shot_card & BIT[cell] != 0 else 0.0)

    def _of_assault(self, corner: i64) -> float:
        is_worthless = True
        is_met = False
        promise = 0.0
        for step in STEPS:
            cell: i64 = corner + step
            if self._front.theirs & BIT[cell] != 0:
                is_met = True
                kind: i64 = self._front.known[cell]
                if kind == MACHINE_GUN:
                    return WASTE
                if kind != EMPTY_AREA and kind != DECOY:
                    is_worthless = False
                if kind == NOT_KNOWN:
                    promise += self._hopes[cell]
        if self._front.rules.last_row_wins:
            return self._numbers.assault + self._numbers.advance if is_met else WASTE
        return WASTE if is_worthless else self._numbers.assault + self._numbers.storm * promise

    def _of_move(self, corner: i64) -> float:
        numbers = self._numbers
        danger = 0.0
        top = 0.0
        total = 0.0
        number = 0.0
        for step in STEPS:
            cell: i64 = corner + step
            if self._front.own[cell] != NOT_KNOWN:
                fear = self._fears[cell]
                total += fear
                number += 1.0
                if fear > top:
                    top = fear
            kind: i64 = self._front.shown[cell]
            if kind != NOT_KNOWN and self._losses[kind] > danger:
                danger = self._losses[kind]
        worth = numbers.move + numbers.cover * (top - total / number if number > 0.0 else 0.0)
        return worth + numbers.hide * danger if danger > numbers.worry else worth

    def _of_deployment(self, officer: i64) -> float:
        front = self._front
        for cell in front.rules.cells:
            kind: i64 = front.shown[cell]
            if kind != NOT_KNOWN and cell != officer and self._losses[kind] > self._numbers.worry:
                return self._numbers.deploy
        return 0.0


def _is_rated_once(action: Action) -> bool:
    return isinstance(action, (actions.Recognize, actions.Reinforce))
