"""The rules of Salvo.

SALVO-FLEET-1  Both sides draw their ships into their own grid, in secret and at the same time, the longest first.
SALVO-FLEET-2  A ship lies in a straight line. Ships do not touch, not even at a corner, unless the players agree to it.
SALVO-FIRST-1  A coin toss decides who fires first, unless the players agree on it.
SALVO-FIRE-1   In its turn a side fires a number of shots, one after the other, each at a different cell.
SALVO-FIRE-2   The other side says whether each shot hit, and when a ship is sunk, which cells it occupied.
SALVO-WIN-1    The side that sinks all enemy ships wins.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from random import Random
from typing import ClassVar, Final, NamedTuple

from fogline.kernel import game, plain
from fogline.kernel.choices import Choices
from fogline.kernel.errors import BadData, IllegalAction, NotationError, NotYourTurn
from fogline.kernel.game import CHANCE, Outcome, Plain, Seat
from fogline.kernel.setup import Option, Setup

NORTH: Final = Seat(0)
SOUTH: Final = Seat(1)
BOTH: Final = (NORTH, SOUTH)
NAMES: Final = ("north", "south")
SCENARIOS: Final = {"open-sea": (5, (3, 2, 2)), "narrow-strait": (4, (3, 2)), "pond": (2, (2,))}
"""The size of the grid, and the lengths of the ships."""
OPTIONS: Final = (
    Option("shots", (1,), "SALVO-FIRE-1", "number", least=1, most=3),
    Option("touching", (False, True), "SALVO-FLEET-2"),
    Option("fires-first", ("coin", *NAMES), "SALVO-FIRST-1"),
)
LETTERS: Final = "ABCDE"

Ship = tuple[str, ...]
"""The cells of a ship, from left to right or from top to bottom."""
Fleet = tuple[Ship, ...]
"""The ships of a side, longest first; the order does not show which of two identical ships was drawn first."""


@cache
def places(size: int, length: int) -> tuple[Ship, ...]:
    """Every straight line of *length* cells."""
    across = [[f"{letter}{row + 1}" for letter in LETTERS[:size]] for row in range(size)]
    lines = [*across, *(list(column) for column in zip(*across))]
    return tuple(tuple(line[at : at + length]) for line in lines for at in range(size - length + 1))


@cache
def touch(one: Ship, other: Ship) -> bool:
    """Whether two ships share a cell or have adjacent cells."""
    return any(abs(ord(a[0]) - ord(b[0])) < 2 and abs(int(a[1]) - int(b[1])) < 2 for a in one for b in other)


def next_ships(setup: Setup, fleet: Fleet) -> Iterator[Ship]:
    """The possible next ships of a fleet."""
    size, lengths = SCENARIOS[setup.scenario]
    for ship in places(size, lengths[len(fleet)]):
        if not any(set(ship) & set(drawn) if setup.options["touching"] else touch(ship, drawn) for drawn in fleet):
            yield ship


def joined(fleet: Fleet, ship: Ship) -> Fleet:
    return tuple(sorted((*fleet, ship), key=lambda ship: (-len(ship), ship)))


# -- actions -------------------------------------------------------------------------------------


class Action(game.Action):
    """A verb and its words, with one object for each line of notation."""

    def __init__(self, verb: str, words: tuple[str, ...]) -> None:
        self.verb, self.words, self.text = verb, words, " ".join([verb, *words])


PLACE: Final = {ship: Action("place", ship) for length in (2, 3) for ship in places(len(LETTERS), length)}
FIRE: Final = {cell: Action("fire", (cell,)) for (cell,) in sorted(set(places(len(LETTERS), 1)))}
FIRST: Final = {seat: Action("first", (NAMES[seat],)) for seat in BOTH}
BY_TEXT: Final = {action.text.lower(): action for action in (*PLACE.values(), *FIRE.values(), *FIRST.values())}


# -- positions -----------------------------------------------------------------------------------


class Known(NamedTuple):
    """The public knowledge of one fleet."""

    misses: tuple[str, ...] = ()
    hits: tuple[str, ...] = ()
    sunk: Fleet = ()


def known(fleet: Fleet, shots: frozenset[str]) -> Known:
    """The results of *shots* at a fleet."""
    held = {cell for ship in fleet for cell in ship}
    sunk = tuple(ship for ship in fleet if shots.issuperset(ship))
    return Known(tuple(sorted(shots - held)), tuple(sorted(shots & held)), sunk)


class State:
    """One position."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.size, self.lengths = SCENARIOS[setup.scenario]
        self.fleets: list[Fleet] = [(), ()]
        self.shots: list[frozenset[str]] = [frozenset(), frozenset()]
        """For each side, the cells fired at."""
        self.turn = 0
        """The number of the turn; 0 while the sides draw their ships."""
        self.active: Seat | None = None
        self.left = 0
        """The number of shots that the active side has left this turn."""

    def clone(self) -> State:
        twin = State(self.setup)
        twin.fleets, twin.shots = self.fleets[:], self.shots[:]
        twin.turn, twin.active, twin.left = self.turn, self.active, self.left
        return twin

    def key(self) -> Hashable:
        return (self.setup, tuple(self.fleets), tuple(self.shots), self.turn, self.active, self.left)

    def check(self) -> None:
        for fleet in self.fleets:
            assert tuple(map(len, fleet)) == self.lengths[: len(fleet)], "ships have the right lengths"
            assert len({cell for ship in fleet for cell in ship}) == sum(map(len, fleet)), "no two are on one cell"
        assert self.turn == 0 or (self.is_ready(NORTH) and self.is_ready(SOUTH)), "nobody fires too early"

    def is_ready(self, seat: Seat) -> bool:
        """Whether all ships of *seat* are drawn."""
        return len(self.fleets[seat]) == len(self.lengths)

    def known(self, seat: Seat) -> Known:
        """The public knowledge of the fleet of *seat*."""
        return known(self.fleets[seat], self.shots[seat])


# -- events --------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Placed(game.Event):
    """A ship was drawn. Nobody else learns even that."""

    seat: Seat
    cells: Ship

    def seen_by(self, seat: Seat | None) -> Placed | None:
        return self if seat == self.seat else None

    def cites(self) -> str:
        return "SALVO-FLEET-2"

    def holds(self, state: game.State) -> bool:
        return isinstance(state, State) and self.cells in state.fleets[self.seat]


@dataclass(frozen=True)
class Public(game.Event):
    """An event that everyone sees."""

    seat: Seat
    clause: ClassVar[str]

    def seen_by(self, seat: Seat | None) -> Public | None:
        return self

    def cites(self) -> str:
        return self.clause


@dataclass(frozen=True)
class FleetReady(Public):
    clause: ClassVar[str] = "SALVO-FLEET-1"

    def holds(self, state: game.State) -> bool:
        return isinstance(state, State) and state.is_ready(self.seat)


@dataclass(frozen=True)
class FiresFirst(Public):
    clause: ClassVar[str] = "SALVO-FIRST-1"

    def holds(self, state: game.State) -> bool:
        return isinstance(state, State) and (state.active == self.seat) == (state.turn % 2 == 1)


@dataclass(frozen=True)
class ShotFired(Public):
    cell: str
    hit: bool
    clause: ClassVar[str] = "SALVO-FIRE-2"

    def holds(self, state: game.State) -> bool:
        assert isinstance(state, State)
        told = state.known(other(self.seat))
        return self.cell in (told.hits if self.hit else told.misses)


@dataclass(frozen=True)
class ShipSunk(Public):
    cells: Ship
    clause: ClassVar[str] = "SALVO-FIRE-2"

    def holds(self, state: game.State) -> bool:
        return isinstance(state, State) and self.cells in state.known(self.seat).sunk


def other(seat: Seat) -> Seat:
    return SOUTH if seat == NORTH else NORTH


# -- views ---------------------------------------------------------------------------------------


class View(NamedTuple):
    """Everything that *seat* may know; ``None`` is the public."""

    setup: Setup
    seat: Seat | None
    fleets: tuple[Fleet | None, ...]
    """The fleets that it sees."""
    ready: tuple[bool, ...]
    told: tuple[Known, ...]
    turn: int
    active: Seat | None
    left: int


@lru_cache(maxsize=256)
def fleets_that_fit(setup: Setup, is_ready: bool, told: Known) -> list[Fleet]:
    """Every fleet consistent with *told*. One that is not ready has any number of ships, but not all."""
    lengths = SCENARIOS[setup.scenario][1]
    stages: list[list[Fleet]] = [[()]]
    for _ in lengths:
        larger = {joined(fleet, ship): None for fleet in stages[-1] for ship in next_ships(setup, fleet)}
        stages.append([fleet for fleet in larger if not any(set(ship) & set(told.misses) for ship in fleet)])
    if not is_ready:
        return [fleet for stage in stages[:-1] for fleet in stage]
    shots = frozenset((*told.misses, *told.hits))
    return [fleet for fleet in stages[-1] if known(fleet, shots) == told]


# -- the contract --------------------------------------------------------------------------------


class Rules:
    """The functions of ``fogline.kernel.game.Game``."""

    name: str = "salvo"
    version: int = 1
    scenarios: tuple[str, ...] = tuple(SCENARIOS)
    options: tuple[Option, ...] = OPTIONS

    def seats(self, setup: Setup) -> tuple[str, ...]:
        return NAMES

    def side(self, setup: Setup, seat: Seat) -> str:
        return NAMES[seat]

    def new(self, setup: Setup) -> State:
        if setup.scenario not in SCENARIOS:
            raise BadData("set-up", "scenario", f"{setup.scenario!r} is not one of {', '.join(SCENARIOS)}")
        return State(setup.checked(OPTIONS))

    def to_act(self, state: State) -> tuple[Seat, ...]:
        if self.outcome(state) is not None:
            return ()
        if state.active is not None:
            return (state.active,)
        return tuple(seat for seat in BOTH if not state.is_ready(seat)) or (CHANCE,)

    def legal(self, state: State, seat: Seat) -> Choices[Action]:
        if seat not in self.to_act(state):
            return Choices([])
        if seat == CHANCE:
            return Choices([[action for action, _ in self.outcomes(state)]])
        if state.active is None:
            return Choices([[PLACE[ship] for ship in next_ships(state.setup, state.fleets[seat])]])
        fired = state.shots[other(seat)]
        return Choices([[FIRE[cell] for (cell,) in places(state.size, 1)[: state.size**2] if cell not in fired]])

    def outcomes(self, state: State) -> Sequence[tuple[Action, int]]:
        if self.to_act(state) != (CHANCE,):
            return []
        agreed = state.setup.options["fires-first"]
        return [(FIRST[seat], 1) for seat in BOTH if agreed in ("coin", NAMES[seat])]

    def apply(self, state: State, seat: Seat, action: Action, log: list[game.Event] | None = None) -> None:
        if seat not in self.to_act(state):
            raise NotYourTurn("chance" if seat == CHANCE else NAMES[seat])
        if action not in self.legal(state, seat):
            wrong = {"place": "SALVO-FLEET-2", "fire": "SALVO-FIRE-1", "first": "SALVO-FIRST-1"}
            raise IllegalAction(wrong[action.verb], action.text)
        carry_out = {"place": self._place, "fire": self._fire, "first": self._begin}[action.verb]
        events = carry_out(state, seat, action.words)
        if log is not None:
            log += events

    def _place(self, state: State, seat: Seat, ship: Ship) -> list[game.Event]:
        state.fleets[seat] = joined(state.fleets[seat], ship)
        return [Placed(seat, ship), FleetReady(seat)] if state.is_ready(seat) else [Placed(seat, ship)]

    def _begin(self, state: State, seat: Seat, words: tuple[str, ...]) -> list[game.Event]:
        first = Seat(NAMES.index(words[0]))
        state.turn, state.active, state.left = 1, first, int(state.setup.options["shots"])
        return [FiresFirst(first)]

    def _fire(self, state: State, seat: Seat, words: tuple[str, ...]) -> list[game.Event]:
        (cell,), enemy = words, other(seat)
        state.shots[enemy] |= {cell}
        state.left -= 1
        ship = next((ship for ship in state.fleets[enemy] if cell in ship), None)
        events: list[game.Event] = [ShotFired(seat, cell, ship is not None)]
        if ship is not None and state.shots[enemy].issuperset(ship):
            events.append(ShipSunk(enemy, ship))
        if state.left == 0 and self.outcome(state) is None:
            state.turn, state.active, state.left = state.turn + 1, enemy, int(state.setup.options["shots"])
        return events

    def outcome(self, state: State) -> Outcome | None:
        for seat in BOTH:
            if state.turn > 0 and all(state.shots[seat].issuperset(ship) for ship in state.fleets[seat]):
                return Outcome((other(seat),), ("fleet-sunk",))
        return None

    def view(self, state: State, seat: Seat | None) -> View:
        return self._view(state, seat, (seat,))

    def everything(self, state: State) -> View:
        return self._view(state, None, BOTH)

    def _view(self, state: State, seat: Seat | None, seen: tuple[Seat | None, ...]) -> View:
        fleets = tuple(state.fleets[one] if one in seen else None for one in BOTH)
        ready = tuple(state.is_ready(one) for one in BOTH)
        told = tuple(state.known(one) for one in BOTH)
        return View(state.setup, seat, fleets, ready, told, state.turn, state.active, state.left)

    def turn(self, view: View) -> int:
        return view.turn

    def picture(self, view: View) -> str:
        """Both grids, side by side: o is a miss, x a hit, # a sunk ship, = a part of a ship that is not hit."""
        size = SCENARIOS[view.setup.scenario][0]
        grids = [_grid(size, fleet, told) for fleet, told in zip(view.fleets, view.told)]
        titles = [f"{name:{2 * size + 1}}" for name in NAMES]
        return "\n".join("    ".join(parts).rstrip() for parts in [titles, *zip(*grids)])

    def write_view(self, view: View) -> Plain:
        return plain.write_fields(view)

    def read_view(self, data: Plain) -> View:
        view = View(**{name: plain.read(value) for name, value in data.items()})
        return view._replace(told=tuple(Known(*told) for told in view.told))

    def imagine(self, view: View, rng: Random) -> State:
        state = State(view.setup)
        state.turn, state.active, state.left = view.turn, view.active, view.left
        for seat, (fleet, is_ready, told) in enumerate(zip(view.fleets, view.ready, view.told)):
            state.shots[seat] = frozenset((*told.misses, *told.hits))
            state.fleets[seat] = rng.choice(fleets_that_fit(view.setup, is_ready, told)) if fleet is None else fleet
        return state

    def can_tell(self, view: View, action: Action) -> bool:
        """The last ship may begin the battle; the others reveal nothing."""
        own = view.fleets[view.seat] if view.seat is not None else None
        return action.verb != "place" or own is None or len(own) + 1 == len(SCENARIOS[view.setup.scenario][1])

    def write(self, action: Action) -> str:
        return action.text

    def read(self, text: str) -> Action:
        found = BY_TEXT.get(" ".join(text.lower().split()))
        if found is None:
            raise NotationError(text, "write fire B3, or place A1 A2 A3")
        return found


def _grid(size: int, fleet: Fleet | None, told: Known) -> list[str]:
    """The lines of one grid, all of the same width."""
    marks = {cell: "=" for ship in fleet or () for cell in ship}
    marks |= dict.fromkeys(told.misses, "o") | dict.fromkeys(told.hits, "x")
    marks |= {cell: "#" for ship in told.sunk for cell in ship}
    rows = [[str(row), *(marks.get(f"{letter}{row}", ".") for letter in LETTERS[:size])] for row in range(1, size + 1)]
    return [" ".join(parts) for parts in [[" ", *LETTERS[:size]], *rows]]


RULES: Final = Rules()
