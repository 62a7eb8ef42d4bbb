"""Brute force: every arrangement of hidden cards that fits a story, kept as a plain set and updated event by event.

It gets only an observer's events (``seen_by``) and has its own version of the rules of Parts 5, 6, 8, 11 and 13:
nothing here uses the engine's memory of facts or its way to draw worlds. It is slow and literal, so it is suitable only
for small Fronts.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations, permutations, product
from typing import Final

from fogline.kernel.setup import Setup
from fogline.titles.stalingrad.rules.cards import (
    EMPTY_AREA,
    GERMAN,
    INFANTRY,
    KINDS,
    MACHINE_GUN,
    MORTAR,
    OFFICER,
    SCOUT,
    SNIPER,
    SOVIET,
)  # fmt: skip
from fogline.titles.stalingrad.rules.events import (
    Assaulted,
    DefensiveFire,
    Deployed,
    Eliminated,
    Event,
    Filled,
    FireOpened,
    GameOver,
    HandedOver,
    Held,
    Moved,
    Placed,
    Ready,
    Recognized,
    Reinforced,
    Removed,
    Revealed,
    Searched,
    Shelled,
    ShotCardPlaced,
    ShotCardReturned,
    Shown,
    Stayed,
    Taken,
    TurnBegan,
    TurnSkipped,
)  # fmt: skip
from fogline.titles.stalingrad.rules.scenarios import Scenario
from fogline.titles.stalingrad.rules.tables import find_scenario

World = bytes
"""One side's cards: for each of the 48 cells the kind that lies there, or ``NONE``."""
NONE: Final = 255
WIDTH: Final = 6
FIRST_GERMAN_ROW: Final = 4
SILENT: Final = (Ready, ShotCardReturned, Recognized, Held, Stayed, GameOver, Shown, Placed)
"""Events that say nothing about hidden cards beyond the other events."""


def square(corner: int) -> tuple[int, int, int, int]:
    """The four cells of a Quadrant."""
    return corner, corner + 1, corner + WIDTH, corner + WIDTH + 1


def are_adjacent(one: int, other: int) -> bool:
    """ST-GRID-6."""
    rows, columns = abs(one // WIDTH - other // WIDTH), abs(one % WIDTH - other % WIDTH)
    return max(rows, columns) == 1


class Battlefield:
    """The cells and Quadrants of one scenario."""

    def __init__(self, scenario: Scenario) -> None:
        columns, rows = scenario.columns, scenario.rows
        top = {GERMAN: FIRST_GERMAN_ROW, SOVIET: FIRST_GERMAN_ROW - rows}
        self.fronts = {
            side: [row * WIDTH + column for row in range(top[side], top[side] + rows) for column in range(columns)]
            for side in (GERMAN, SOVIET)
        }
        self.cells = sorted(self.fronts[GERMAN] + self.fronts[SOVIET])
        self.quadrants = [cell for cell in self.cells if set(square(cell)) <= set(self.cells) and self._fits(cell)]
        last_row = {GERMAN: FIRST_GERMAN_ROW + rows - 1, SOVIET: FIRST_GERMAN_ROW - rows}
        self.own = {
            side: [corner for corner in self.quadrants if set(square(corner)) <= set(self.fronts[side])]
            for side in (GERMAN, SOVIET)
        }
        self.rear = {
            side: [
                corner for corner in self.own[side] if any(cell // WIDTH == last_row[side] for cell in square(corner))
            ]
            for side in (GERMAN, SOVIET)
        }

    def _fits(self, corner: int) -> bool:
        return corner % WIDTH < WIDTH - 1


def arrangements(counts: tuple[int, ...], cells: list[int]) -> Iterator[World]:
    """Every way to lay out the cards, *counts* of each kind, on *cells*."""
    board = bytearray([NONE] * 48)

    def lay(kind: int, free: list[int]) -> Iterator[World]:
        if kind == KINDS:
            yield bytes(board)
            return
        for chosen in combinations(free, counts[kind]):
            for cell in chosen:
                board[cell] = kind
            yield from lay(kind + 1, [cell for cell in free if cell not in chosen])

    return lay(0, cells)


class Listener:
    """The possible beliefs of a listener to the story about the hidden cards of the *sides* that they do not see."""

    def __init__(self, setup: Setup, sides: tuple[int, ...]) -> None:
        self.setup = setup
        self.scenario = find_scenario(setup)
        self.field = Battlefield(self.scenario)
        self.sides = sides
        self.backs = {side: set(self.field.fronts[side]) for side in (GERMAN, SOVIET)}
        """Where the cards of each side lie: public."""
        self.lost = [0] * (2 * KINDS)
        """By card, how many lie in the enemy's scoring zone: public."""
        self.worlds: dict[int, set[World]] = {
            side: set(arrangements(self.scenario.cards[side], self.field.fronts[side])) for side in sides
        }

    def option(self, key: str, default: object) -> object:
        return self.setup.options.get(key, default)

    # -- changing the set of worlds -------------------------------------------------------------------

    def keep(self, side: int, fits: Iterable[World]) -> None:
        if side in self.sides:
            self.worlds[side] = set(fits)
            assert self.worlds[side], "the truth itself was thrown out"

    def known(self, side: int, cell: int, kind: int) -> None:
        """The card of *side* on *cell* is of *kind*."""
        self.keep(side, (world for world in self.worlds.get(side, ()) if world[cell] == kind))

    def put(self, side: int, cell: int, kind: int) -> None:
        """The cell now holds a card of *kind*, or none."""
        if kind == NONE:
            self.backs[side].remove(cell)
        else:
            assert cell not in self.backs[GERMAN] | self.backs[SOVIET]
            self.backs[side].add(cell)
        self.keep(side, (_with(world, {cell: kind}) for world in self.worlds.get(side, ())))

    def some(self, side: int, kind: int, cells: Iterable[int]) -> None:
        """At least one card of *kind* is on *cells*."""
        among = list(cells)
        self.keep(side, (w for w in self.worlds.get(side, ()) if any(w[cell] == kind for cell in among)))

    def mix(self, side: int, corner: int) -> None:
        """The four cards of a Quadrant were put back in any order."""
        cells = square(corner)
        mixed: set[World] = set()
        for world in self.worlds.get(side, ()):
            cards = [world[cell] for cell in cells]
            for order in set(permutations(cards)):
                mixed.add(_with(world, dict(zip(cells, order, strict=True))))
        self.keep(side, mixed)

    def bring(self, side: int, corner: int, came: tuple[int, ...]) -> None:
        """Cards replaced Empty Areas of a Quadrant (ST-RE-2), one for each kind of *came*."""
        cells = [cell for cell in square(corner) if cell in self.backs[side]]
        after: set[World] = set()
        for world in self.worlds.get(side, ()):
            empty = [cell for cell in cells if world[cell] == EMPTY_AREA]
            for chosen in permutations(empty, len(came)):
                after.add(_with(world, dict(zip(chosen, came, strict=True))))
        self.keep(side, after)
        if len(cells) == 4:
            self.mix(side, corner)

    # -- hearing --------------------------------------------------------------------------------------

    def hear(self, event: Event) -> None:
        """Process one event, as told."""
        if isinstance(event, Moved):
            assert event.kinds is None or event.side not in self.sides
            self.mix(event.side, event.quadrant)
        elif isinstance(event, Reinforced):
            assert event.kinds is None or event.side not in self.sides
            for kind in event.came:
                self.lost[event.side * KINDS + kind] -= 1
            self.bring(event.side, event.quadrant, event.came)
        elif isinstance(event, Revealed):
            self.known(event.card // KINDS, event.cell, event.card % KINDS)
        elif isinstance(event, Searched):
            self.some(event.side, SNIPER, self.field.fronts[event.side])  # AMB-14: one that could place a Shot Card
        elif isinstance(event, ShotCardPlaced):
            self.some(event.side, SNIPER, square(event.quadrant))
        elif isinstance(event, FireOpened):
            assert event.gun is None or event.side not in self.sides
            self.some(event.side, MACHINE_GUN, [c for c in self.field.cells if are_adjacent(c, event.target)])
        elif isinstance(event, Deployed):
            self.known(event.side, event.officer, OFFICER)
        elif isinstance(event, Shelled):
            self.known(event.side, event.mortar, MORTAR)
        elif isinstance(event, Assaulted):
            self.known(event.side, event.infantry, INFANTRY)
        elif isinstance(event, DefensiveFire):
            assert any(event.infantry in self.backs[side] for side in (GERMAN, SOVIET))
        else:
            self._hear_of_losses(event)

    def _hear_of_losses(self, event: Event) -> None:
        if isinstance(event, Eliminated):
            self.lost[event.card] += 1
            self.known(event.card // KINDS, event.cell, event.card % KINDS)
            self.put(event.card // KINDS, event.cell, NONE)
        elif isinstance(event, HandedOver):
            self.lost[event.card] += 1
            self.known(event.card // KINDS, event.cell, event.card % KINDS)
        elif isinstance(event, Removed):
            self.known(event.card // KINDS, event.cell, event.card % KINDS)
            self.put(event.card // KINDS, event.cell, NONE)
        elif isinstance(event, Filled):
            self.put(event.side, event.cell, EMPTY_AREA)
        elif isinstance(event, Taken):
            side = event.card // KINDS
            self.known(side, event.origin, event.card % KINDS)
            self.put(side, event.origin, NONE)
            self.put(side, event.cell, event.card % KINDS)
        elif isinstance(event, TurnBegan | TurnSkipped):
            acts = isinstance(event, TurnBegan)
            side = event.side
            division = self._division(event.turn)
            fits = (w for w in self.worlds.get(side, ()) if self.can_act(w, side, division) == acts)
            self.keep(side, fits)
        else:
            assert isinstance(event, SILENT), f"{type(event).__name__} is new: what does it tell?"

    # -- who can act (ST-TURN-4) ------------------------------------------------------------------------

    def _division(self, turn: int) -> str:
        if self.option("players", 2) == 2:
            return "all"
        return "units" if (turn - 1) % 4 < 2 else "snipers"

    def can_act(self, world: World, side: int, division: str) -> bool:
        """Whether *side* has any action, if its cards lie like this."""
        own, enemy = self.backs[side], self.backs[1 - side]
        movable = self.field.quadrants if self.option("move-any-allied-quadrant", False) else self.field.own[side]
        if any(set(square(corner)) <= own for corner in movable):
            return True
        if division != "units" and any(world[cell] == SNIPER for cell in self.field.fronts[side]):
            return True
        if division == "snipers" or self.option("mode", "basic") == "basic":
            return False
        if SCOUT in world:
            return True
        return (
            any(world[a] == MORTAR and not are_adjacent(a, b) for a, b in product(own, enemy))
            or any(world[a] == MACHINE_GUN and are_adjacent(a, b) for a, b in product(own, enemy))
            or self._can_assault(world, side)
            or self._can_reinforce(world, side)
        )

    def _can_assault(self, world: World, side: int) -> bool:
        anywhere = not self.option("assault-needs-enemy", True)
        return any(
            world[cell] == INFANTRY and (anywhere or self.backs[1 - side] & set(square(corner)))
            for corner in self.field.quadrants
            for cell in square(corner)
        )

    def _can_reinforce(self, world: World, side: int) -> bool:
        for group in self.scenario.reinforcements:
            if all(self.lost[side * KINDS + kind] > 0 for kind in group):
                for corner in self.field.rear[side]:
                    whole = set(square(corner)) <= self.backs[side]
                    empty = [cell for cell in square(corner) if world[cell] == EMPTY_AREA]
                    if len(empty) >= len(group) and (whole or not self.option("reinforcement-needs-movable", True)):
                        return True
        return False


def _with(world: World, changes: dict[int, int]) -> World:
    changed = bytearray(world)
    for cell, kind in changes.items():
        changed[cell] = kind
    return bytes(changed)


def cards_of(cells: Iterable[int], side: int) -> World:
    """The cards of one side on a board, as a ``World``."""
    return bytes(card % KINDS if card // KINDS == side and card < 2 * KINDS else NONE for card in cells)
