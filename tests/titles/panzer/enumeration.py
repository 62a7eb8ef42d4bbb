"""Every world that a viewer cannot tell from the true one, by brute force: initially all squads and deployments, then
the rules are applied to all of them, in every way that looks the same. Facts (``facts``) are never read.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from itertools import permutations, product
from typing import Any, Final

from fogline.kernel.game import CHANCE, Seat
from fogline.titles.panzer.rules.actions import Explore, Light, Move, Search
from fogline.titles.panzer.rules.cards import AMERICAN, FOREST, GERMAN, unit_of
from fogline.titles.panzer.rules.rules import PANZER as GAME
from fogline.titles.panzer.rules.state import GUN_NOW, SIZE, VICTIM_NOW, State, find_units
from fogline.titles.panzer.rules.view import View
from fogline.titles.scope.grid import cells_of

MAX_WORLDS: Final = 4000
"""The maximum number of worlds of one viewer; a story with more is abandoned."""


class TooMany(Exception):
    """There are too many worlds to enumerate."""


def arrangement(state: State) -> Hashable:
    """The places of all units, and the units left out."""
    return tuple(state.cells), tuple(state.squads)


def world(state: State) -> Hashable:
    """Everything that can be hidden: the arrangement, and the units involved in the latest shots."""
    return arrangement(state), tuple(state.sides[field + side] for field in (GUN_NOW, VICTIM_NOW) for side in (0, 1))


def surface(view: View) -> View:
    """The position itself as a view shows it."""
    return view._replace(facts=None)


class Watcher:
    """One viewer (``None``: the public) and every world that it has to consider. It starts when both have deployed."""

    def __init__(self, viewer: Seat | None, state: State) -> None:
        self.viewer = viewer
        self.worlds: dict[Hashable, State] = {}
        hidden = [side for side in (AMERICAN, GERMAN) if side != viewer]
        for sides in product(*(_deployed(state, side) for side in hidden)):
            twin = state.clone()
            for side, (squad, cells) in zip(hidden, sides, strict=True):
                _lay_out(twin, side, squad, cells)
            self._add(self.worlds, twin)

    def _add(self, worlds: dict[Hashable, State], state: State) -> None:
        worlds[world(state)] = state
        if len(worlds) > MAX_WORLDS:
            raise TooMany

    def watch(self, before: State, actor: Seat, action: Any, after: State) -> None:
        """After an action, keep the worlds in which it can have looked the same."""
        told = _tellings(before, actor, action, self.viewer)[1]
        seen = surface(GAME.view(after, self.viewer))
        kept: dict[Hashable, State] = {}
        for state in self.worlds.values():
            for other in self._ways(state, actor, action):
                then, telling = _tellings(state, actor, other, self.viewer)
                if telling == told and surface(GAME.view(then, self.viewer)) == seen:
                    self._add(kept, then)
        self.worlds = kept

    def _ways(self, state: State, actor: Seat, action: Any) -> Iterator[Any]:
        """The actions that the actor can have taken, according to the viewer before the result."""
        for other in GAME.legal(state, actor):
            if actor in (self.viewer, CHANCE):
                if other is action:
                    yield other
            elif type(other) is type(action) and _is_alike(other, action):
                yield other


def _is_alike(one: Any, other: Any) -> bool:
    """Whether two actions name the same place in public."""
    if isinstance(one, Move | Explore):
        return bool(one.quadrant == other.quadrant)
    if isinstance(one, Search):
        return bool(one.cell == other.cell)
    if isinstance(one, Light):
        return bool(one.target == other.target)
    return True


def _tellings(state: State, actor: Seat, action: Any, viewer: Seat | None) -> tuple[State, list[Any]]:
    log: list[Any] = []
    then = state.clone()
    GAME.apply(then, actor, action, log)
    return then, [told for event in log if (told := event.seen_by(viewer)) is not None]


def _deployed(state: State, side: int) -> list[tuple[tuple[int, ...], dict[int, int]]]:
    """Every squad of the right size, in every order in the home row; duplicates once."""
    found: dict[Hashable, tuple[tuple[int, ...], dict[int, int]]] = {}
    for squad in state.rules.legal_squads[side]:
        if sum(squad) != state.sides[SIZE + side]:
            continue
        units = [unit_of(side, kind) for kind, number in enumerate(squad, start=1) for _ in range(number)]
        for cells in permutations(cells_of(state.rules.homes[side]), len(units)):
            placed = dict(zip(cells, units, strict=True))
            found[tuple(sorted(placed.items()))] = (squad, placed)
    return list(found.values())


def _lay_out(state: State, side: int, squad: tuple[int, ...], placed: dict[int, int]) -> None:
    for cell in cells_of(state.rules.homes[side]):
        state.cells[cell] = placed.get(cell, FOREST)
    for kind, number in enumerate(squad, start=1):
        state.squads[unit_of(side, kind)] = number
    find_units(state)
