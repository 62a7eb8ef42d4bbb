"""What an action is worth in a world of SCOPE Stalingrad: the points it brings, less what it lays open.

What the enemy can know of the own cards is public, so it can be worked out exactly as the enemy would: worlds are drawn
from the enemy's view. The *exposure* is the loss to expect from an enemy who searches where those worlds promise most.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from random import Random
from typing import Final

from fogline.kernel.choices import Choices
from fogline.titles.scope.grid import NEIGHBOURS, SQUARE, cells_of_square
from fogline.titles.stalingrad.bots.front import Front, worths
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
    INFANTRY,
    KINDS,
    MACHINE_GUN,
    SNIPER,
    depth_of,
    front_of,
)  # fmt: skip
from fogline.titles.stalingrad.rules.state import State
from fogline.titles.stalingrad.rules.view import View, imagine
from fogline.titles.stalingrad.rules.view import view as view_of

CAUTION: Final = 0.8
"""What the loss to expect in the enemy's next turn counts, beside points now."""
SHARPNESS: Final = 6.0
"""How surely the enemy is taken to search where it promises most."""
ARRANGEMENTS: Final = 3
"""Ways to put back a Quadrant that are compared."""
ORDER: Final = 0.06
"""The value of having cards in good places."""
PRESENCE: Final = 0.3
"""What an Infantry beyond the line is worth: it can assault again, through three cards."""
INTRUDER: Final = 0.5
"""What it is worth to be rid of an enemy Infantry in the own Front, besides its points."""
NEWS: Final = 0.25
"""What it is worth to know of a card, as a part of what the card is worth."""
EFFORT: Final = 0.04
"""What DEPLOYMENT must gain to be worth showing an Officer."""
ADVANCE: Final = 1.0
"""Where an Infantry on the last row wins: what a row of the way is worth."""

Guess = dict[int, float]
"""By own cell, what the enemy can expect to find there."""


class Exposure:
    """What the enemy can expect of the own cards, and what follows from showing or moving some."""

    def __init__(self, front: Front, losses: list[float], drawn: list[list[int]]) -> None:
        self._losses = losses
        self._own = front.own
        self._drawn = drawn
        self._base = self._mean(drawn)
        self.now = self.loss(self._base)

    def _mean(self, drawn: list[list[int]]) -> Guess:
        losses, number = self._losses, len(drawn)
        return {cell: sum([losses[kinds[cell] % KINDS] for kinds in drawn]) / number for cell in self._own}

    def loss(self, guess: Guess) -> float:
        """What the enemy takes on average, searching where the *guess* is high."""
        top = max(guess.values(), default=0.0)
        total = lost = 0.0
        for cell, promise in guess.items():
            weight = exp(SHARPNESS * (promise - top))
            total += weight
            lost += weight * self._losses[self._own[cell]]
        return 0.7 * lost / total + 0.3 * top if total else 0.0

    def after_shot(self, corner: int) -> float:
        """With the Shot Card on a Quadrant: a Sniper is in it."""
        square = int(SQUARE[corner])
        cells = [cell for cell in self._own if square >> cell & 1]
        fitting = [kinds for kinds in self._drawn if any(kinds[cell] % KINDS == SNIPER for cell in cells)]
        return self.loss(self._mean(fitting)) if len(fitting) > 1 else self.now + 0.3

    def after_showing(self, cell: int) -> float:
        """With the card on *cell* shown."""
        return self.loss({**self._base, cell: self._losses[self._own[cell]]})

    def after_move(self, corner: int, shown: int | None = None, extra: float = 0.0) -> float:
        """With a Quadrant mixed, after the card on *shown* was, and with cards of the worth *extra* added."""
        guess = dict(self._base)
        if shown is not None:
            guess[shown] = self._losses[self._own[shown]]
        cells = [cell for cell in guess if SQUARE[corner] >> cell & 1]
        mean = (sum(guess[cell] for cell in cells) + extra) / max(1, len(cells))
        for cell in cells:
            guess[cell] = mean
        return self.loss(guess)

    def after_taking(self, origin: int) -> float:
        """With the Infantry of *origin* beyond the line, where all see it."""
        return self.loss({**self._base, origin: self._losses[INFANTRY]})


class StalingradJudge:
    """One decision."""

    def __init__(self, view: View, choices: Choices[Action], rng: Random, worlds: int) -> None:
        front = Front(view)
        self._front = front
        self._gains = worths(view, front.rules, front.side)
        self._losses = worths(view, front.rules, front.enemy)
        self._exposure = Exposure(front, self._losses, _as_the_enemy_sees(view, front, rng, worlds))
        self._risks: dict[Action, float] = {}
        self.candidates = _candidates(choices, rng)
        self._shot_risk = min(
            (self._exposure.after_shot(int(corner)) for corner in front.rules.front_quadrants[front.side]
             if any(front.own.get(cell) == SNIPER for cell in cells_of_square(int(corner)))),
            default=self._exposure.now,
        )  # fmt: skip
        self._movable = sorted({int(action.quadrant) for action in choices if isinstance(action, Move)}) or [
            int(corner) for corner in front.rules.front_quadrants[front.side]
        ]

    def look(self, world: State) -> list[int]:
        """The kinds on all cells."""
        return [card % KINDS for card in world.cells]

    def value(self, seen: list[int], action: Action) -> float:
        """Points to expect now, less the risk in the enemy's turn."""
        gain, risk = self._gain(seen, action)
        return gain - CAUTION * risk

    # -- what an action brings, and lays open -------------------------------------------------------

    def _gain(self, seen: list[int], action: Action) -> tuple[float, float]:
        now = self._exposure.now
        if isinstance(action, Search):
            kind = seen[action.cell]
            return self._prize(action.cell, kind), now if kind == EMPTY_AREA else self._shot_risk
        if isinstance(action, Howitzer):
            prize = self._prize(action.target, seen[action.target])
            return prize + (0.1 if seen[action.target] == DECOY else 0.0), self._risk(action, self._after_howitzer)
        if isinstance(action, Fire):
            return self._fire(seen, action)
        if isinstance(action, Assault):
            return self._assault(seen, action)
        if isinstance(action, Recognize):
            return NEWS * max(self._gains[seen[action.first]], self._gains[seen[action.second]]), now
        if isinstance(action, Move):
            return self._order(action), self._risk(action, self._after_move)
        if isinstance(action, Reinforce):
            return self._reinforce(action), self._risk(action, self._after_reinforcing)
        return self._decide(seen, action)

    def _decide(self, seen: list[int], action: Action) -> tuple[float, float]:
        """What completes an action or ends the turn."""
        now = self._exposure.now
        focus = self._front.view.focus
        if isinstance(action, Shoot):
            return self._prize(focus, seen[focus]), self._risk(action, self._after_shoot)
        if isinstance(action, Gun):
            return self._prize(focus, seen[focus]), self._exposure.after_showing(int(action.gun))
        if isinstance(action, Take):
            return self._take(seen, focus, int(action.cell)), self._exposure.after_taking(focus)
        if isinstance(action, Deploy):
            return -EFFORT, self._risk(action, self._after_deploying)
        assert isinstance(action, Stay | Hold | End), action
        return 0.0, now

    def _prize(self, cell: int, kind: int) -> float:
        """What it is worth to eliminate the card on *cell*."""
        intruder = kind == INFANTRY and front_of(cell) == self._front.side
        return self._gains[kind] + (INTRUDER if intruder else 0.0)

    def _fire(self, seen: list[int], action: Fire) -> tuple[float, float]:
        kind = seen[action.target]
        if kind == EMPTY_AREA:
            return 0.0, self._exposure.now
        near = int(NEIGHBOURS[action.target])
        guns = [cell for cell, own in self._front.own.items() if own == MACHINE_GUN and near >> cell & 1]
        risk = min((self._exposure.after_showing(cell) for cell in guns), default=self._exposure.now)
        return self._prize(action.target, kind), risk

    def _assault(self, seen: list[int], action: Assault) -> tuple[float, float]:
        cells = [cell for cell in cells_of_square(int(action.quadrant)) if cell in self._front.theirs]
        kinds = [seen[cell] for cell in cells]
        if MACHINE_GUN in kinds:
            return -self._losses[INFANTRY] + NEWS, self._exposure.now
        if not cells:  # AMB-49: it only shows the Infantry
            return -NEWS, self._exposure.after_showing(int(action.infantry))
        prizes = sorted([self._take(seen, int(action.infantry), cell) for cell in cells], reverse=True)
        news = NEWS * sum(prizes[1:])
        return prizes[0] + news, self._risk(action, self._after_assault)

    def _take(self, seen: list[int], origin: int, cell: int) -> float:
        prize = self._gains[seen[cell]] + PRESENCE
        if self._front.rules.last_row_wins:
            if self._front.rules.last_rows[self._front.enemy] >> cell & 1:
                return 100.0
            prize += ADVANCE * (self._way(cell) - self._way(origin))
        return prize

    def _way(self, cell: int) -> int:
        """How far towards the enemy's last row a cell is."""
        return depth_of(cell) if front_of(cell) == self._front.enemy else 1 - depth_of(cell)

    def _order(self, action: Move | Reinforce) -> float:
        """How much better the cards of a Quadrant lie than before."""
        better = 0.0
        for cell, kind in zip(cells_of_square(int(action.quadrant)), unpack(action.kinds)):
            better += place_worth(kind, cell) - place_worth(self._front.own.get(cell, EMPTY_AREA), cell)
        return ORDER * better

    def _reinforce(self, action: Reinforce) -> float:
        kept = self._front.rules.reinforcement_keeps_points
        return self._order(action) + (0.5 if kept else 0.2 + self._losses[INFANTRY])

    # -- risks, worked out once for each action ------------------------------------------------------

    def _risk(self, action: Action, work_out: Callable[[Action], float]) -> float:
        known = self._risks.get(action)
        if known is None:
            known = self._risks[action] = work_out(action)
        return known

    def _after_howitzer(self, action: Action) -> float:
        assert isinstance(action, Howitzer)
        return self._exposure.after_showing(int(action.mortar))

    def _after_assault(self, action: Action) -> float:
        assert isinstance(action, Assault)
        return self._exposure.after_taking(int(action.infantry))

    def _after_shoot(self, action: Action) -> float:
        assert isinstance(action, Shoot)
        return self._exposure.after_shot(int(action.quadrant))

    def _after_move(self, action: Action) -> float:
        assert isinstance(action, Move)
        return self._exposure.after_move(int(action.quadrant))

    def _after_reinforcing(self, action: Action) -> float:
        assert isinstance(action, Reinforce)
        return self._exposure.after_move(int(action.quadrant), extra=self._losses[INFANTRY])

    def _after_deploying(self, action: Action) -> float:
        assert isinstance(action, Deploy)
        return min(self._exposure.after_move(corner, int(action.officer)) for corner in self._movable)


def _as_the_enemy_sees(view: View, front: Front, rng: Random, worlds: int) -> list[list[int]]:
    """The own cards as they can be for all the enemy knows: a number of guesses."""
    seat = front.rules.seats_of(front.enemy)[0]
    theirs = view_of(imagine(view, rng), seat)
    return [list(imagine(theirs, rng).cells) for _ in range(worlds)]


def _candidates(choices: Choices[Action], rng: Random) -> list[Action]:
    """Every action, but of each Quadrant only a few arrangements: to the enemy they are all alike."""
    found: list[Action] = []
    arrangements: dict[tuple[type, int], list[Action]] = {}
    for action in choices:
        if isinstance(action, Move | Reinforce):
            arrangements.setdefault((type(action), int(action.quadrant)), []).append(action)
        else:
            found.append(action)
    for ways in arrangements.values():
        found.extend(rng.sample(ways, min(ARRANGEMENTS, len(ways))))
    return found
