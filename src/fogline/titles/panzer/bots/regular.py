"""Rules of thumb for SCOPE Panzer: fire when the odds are good, hide revealed units, explore and advance, search where
the enemy may be."""

from __future__ import annotations

from random import Random
from typing import Final, final

from fogline.kernel.arrays import i64, vec
from fogline.kernel.choices import Choices
from fogline.kernel.rolls import uniform
from fogline.kit.search.strengths import Rated
from fogline.titles.panzer.bots.judge import APART, odds, way_of
from fogline.titles.panzer.rules.actions import STAY, Explore, Light, Move, Search, Shoot, Skip
from fogline.titles.panzer.rules.cards import FOREST, UNKNOWN
from fogline.titles.panzer.rules.state import State
from fogline.titles.panzer.rules.view import View, imagine
from fogline.titles.scope.actions import Action
from fogline.titles.scope.grid import BIT, CELLS, COLUMNS, SQUARE, STEPS, size_of
from fogline.titles.scope.position import MIXED, SEEN, Fact

GOOD_ODDS: Final = 0.3
"""A regular fires if the chance to hit is at least this."""
NEAR: Final = 2
"""The range of a unit's sight and fire."""


def rules_of_thumb(view: View, choices: Choices[Action], rng: Random) -> Rated:
    field = _Field(view, imagine(view, rng))  # its own units and the revealed facts are the same in every world
    actions = choices.all()
    found = Rated(len(actions))
    for action in actions:
        found.add(action, field.rate(action, rng))
    return found


@final
class _Field:
    """What a regular knows about the position. The hidden part of the *world* is never used."""

    def __init__(self, view: View, world: State) -> None:
        self._world = world
        seat = view.seat
        assert seat is not None
        self._side: i64 = seat
        self._focus: i64 = view.focus
        self._shown: i64 = view.shown
        american: i64 = view.american
        german: i64 = view.german
        own: i64 = american if self._side == 0 else german
        self._theirs: i64 = german if self._side == 0 else american
        cells = view.cells
        units: list[i64] = []
        dangers: list[i64] = []
        self._seen_units: i64 = 0
        """The cells on which this side's units are revealed."""
        for cell in world.rules.cells:
            if own & BIT[cell] != 0 and cells[cell] != FOREST and cells[cell] != UNKNOWN:
                units.append(cell)
                self._seen_units |= self._shown & BIT[cell]
            if self._theirs & self._shown & BIT[cell] != 0:
                dangers.append(cell)
        self._units: vec[i64] = vec[i64](units)
        self._dangers: vec[i64] = vec[i64](dangers)
        self._searched: i64 = _searched_empty(view.facts, 1 - self._side)
        self._corner: i64 = CELLS
        """The Quadrant whose MOVEs are being rated; the value of hiding its units is stored with it."""
        self._hiding = 0.0

    def rate(self, action: Action, rng: Random) -> float:
        """How strongly a rule of thumb recommends *action*."""
        if isinstance(action, Move):
            return self._rate_move(action.quadrant, action.goes)
        if isinstance(action, Search):
            return self._rate_search(action.cell, self._units, rng)
        if isinstance(action, Light):
            return self._rate_search(action.target, vec[i64]([action.origin]), rng)
        if isinstance(action, Shoot):
            return 1.0 + odds(self._world, self._side, action.cell, self._focus)
        if isinstance(action, Explore):
            return self._rate_explore(action.quadrant, rng)
        return 0.5 if isinstance(action, Skip) else 0.2

    def _rate_search(self, cell: i64, guns: vec[i64], rng: Random) -> float:
        if self._shown & BIT[cell] != 0:
            chance = 0.0
            for gun in guns:
                chance = max(chance, odds(self._world, self._side, gun, cell))
            return 1.2 + chance if chance >= GOOD_ODDS else 0.2
        near: i64 = 0
        for gun in guns:
            if APART[gun * CELLS + cell] <= NEAR:
                near += 1
        if near == 0 or self._searched & BIT[cell] != 0:
            return 0.0
        return 0.35 + 0.05 * float(near) + uniform(rng, 0.0, 0.25)

    def _rate_explore(self, corner: i64, rng: Random) -> float:
        square: i64 = SQUARE[corner]
        if square & self._theirs & self._shown != 0:
            return 0.0
        gained: i64 = size_of(square & self._theirs)
        escorted = 0.0
        for cell in self._units:
            if square & BIT[cell] != 0:
                escorted = 0.1
        forward: i64 = max(self._way(corner), self._way(corner + COLUMNS))
        return 0.35 + 0.05 * float(gained) + escorted + 0.04 * float(forward) + uniform(rng, 0.0, 0.25)

    def _way(self, cell: i64) -> i64:
        return way_of(self._world.rules, self._side, cell)

    def _rate_move(self, corner: i64, goes: i64) -> float:
        if corner != self._corner:
            self._corner = corner
            self._hiding = self._hide(SQUARE[corner])
        ahead: i64 = 0
        place: i64 = 0
        while place < 4:
            ahead += self._way(corner + STEPS[goes >> 2 * place & 3]) - self._way(corner + STEPS[place])
            place += 1
        if ahead > 2:
            ahead = 2
        elif ahead < -1:
            ahead = -1
        return self._hiding + 0.12 * float(ahead) + (0.3 if goes != STAY else 0.0)

    def _hide(self, square: i64) -> float:
        """The value of hiding the units of a Quadrant that are revealed, perhaps even in danger."""
        seen: i64 = self._seen_units & square
        if seen == 0:
            return 0.0
        for cell in self._units:
            if seen & BIT[cell] != 0:
                for danger in self._dangers:
                    if APART[cell * CELLS + danger] <= NEAR:
                        return 0.9
        return 0.15


def _searched_empty(latest: Fact | None, enemy: i64) -> i64:
    """Enemy cards that were shown to be forest and have not moved since."""
    found: i64 = 0
    mixed: i64 = 0
    fact = latest
    while fact is not None:
        if fact.side == enemy:
            if fact.what == MIXED:
                mixed |= fact.mask
            elif fact.what == SEEN and fact.kind == FOREST and mixed & BIT[fact.cell] == 0:
                found |= BIT[fact.cell]
        fact = fact.before
    return found
