"""Crossing: a toy with every feature of a Fogline game, to show that the conformance suite covers such games.

Three captains at a river: Blue and Green hold one bank together and see each other's cards, Red holds the other. Each
round CHANCE deals two cards to each, with weights (a deck is a bag of kinds). Blue may send a scout, who is shown one
of Red's cards: Blue and Green learn which, Red and the public only that he went. Then all three commit a card,
simultaneously and hidden from the other bank. The weather, with weights, decides how much Red's card counts; the bank
with more gains ground. Committed cards are spent, the others go back into the bag.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from random import Random
from typing import ClassVar, Final, NamedTuple

from fogline.kernel import game, plain
from fogline.kernel.choices import Choices
from fogline.kernel.errors import BadData, IllegalAction, NotationError, NotYourTurn
from fogline.kernel.game import CHANCE, Outcome, Plain, Seat
from fogline.kernel.setup import Option, Setup

BLUE: Final = Seat(0)
RED: Final = Seat(1)
GREEN: Final = Seat(2)
SEATS: Final = (BLUE, RED, GREEN)
NAMES: Final = ("blue", "red", "green")
HAND: Final = 2
COPIES: Final = {1: 6, 2: 5, 3: 4, 4: 2}
"""How many cards of each value the bag holds initially."""
FEW_COPIES: Final = {1: 3, 2: 2, 3: 1, 4: 1}
"""The same at the brook, where all positions can be enumerated."""
WEATHER: Final = {"calm": (3, 1), "wind": (2, 2), "storm": (1, 0)}
"""The weight of the weather, and its factor for Red's card."""


def copies(setup: Setup) -> dict[int, int]:
    """The cards in use."""
    return FEW_COPIES if setup.scenario == "brook" else COPIES


def bank(seat: Seat | None) -> tuple[Seat, ...]:
    """The captains whose cards *seat* sees."""
    if seat is None:
        return ()
    return (RED,) if seat == RED else (BLUE, GREEN)


# -- actions --------------------------------------------------------------------------------------


class Action(game.Action):
    """An action, fully described by its notation."""

    def __init__(self, text: str) -> None:
        self.text = text

    def __repr__(self) -> str:
        return f"<{self.text}>"


DEAL: Final = {(seat, value): Action(f"deal {NAMES[seat]} {value}") for seat in SEATS for value in COPIES}
SCOUT: Final = Action("scout")
WAIT: Final = Action("wait")
SHOW: Final = {value: Action(f"show {value}") for value in COPIES}
COMMIT: Final = {value: Action(f"commit {value}") for value in COPIES}
ROLL: Final = {name: Action(name) for name in WEATHER}
BY_TEXT: Final = {a.text: a for a in (*DEAL.values(), SCOUT, WAIT, *SHOW.values(), *COMMIT.values(), *ROLL.values())}


# -- state and events -----------------------------------------------------------------------------


class State:
    """A position."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.bag = dict(copies(setup))
        self.hands: list[list[int]] = [[], [], []]
        self.table: list[int | None] = [None, None, None]
        self.spent: tuple[int, ...] = ()
        self.step = "deal"
        """The current step: deal, scout, show, commit, weather."""
        self.went = False
        """Whether a scout was sent this round."""
        self.seen: int | None = None
        """The card of Red's that he was shown."""
        self.ford = 0

    def clone(self) -> State:
        twin = State(self.setup)
        twin.bag = dict(self.bag)
        twin.hands = [hand[:] for hand in self.hands]
        twin.table = self.table[:]
        twin.spent, twin.step, twin.went, twin.seen, twin.ford = self.spent, self.step, self.went, self.seen, self.ford
        return twin

    def key(self) -> Hashable:
        hands = tuple(tuple(sorted(hand)) for hand in self.hands)
        rest = (self.spent, self.step, self.went, self.seen, self.ford)
        return (self.setup, tuple(sorted(self.bag.items())), hands, tuple(self.table), *rest)

    def check(self) -> None:
        everything = [value for value, count in self.bag.items() for _ in range(count)]
        everything += [value for hand in self.hands for value in hand] + list(self.spent)
        everything += [value for value in self.table if value is not None]
        assert sorted(everything) == sorted(v for v, n in copies(self.setup).items() for _ in range(n)), (
            "cards are kept"
        )
        assert self.seen is None or self.seen in [*self.hands[RED], self.table[RED]], "the scout saw what is there"
        assert all(len(hand) <= HAND for hand in self.hands)


class Event(game.Event):
    """An event at the river."""

    def cites(self) -> str:
        return "RIVER-1"


@dataclass(frozen=True)
class Dealt(Event):
    seat: Seat
    value: int | None

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if self.seat in bank(seat) else Dealt(self.seat, None)

    def holds(self, state: game.State) -> bool:
        assert isinstance(state, State)
        return self.value is None or self.value in state.hands[self.seat]


@dataclass(frozen=True)
class Scouted(Event):
    went: bool

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self

    def holds(self, state: game.State) -> bool:
        assert isinstance(state, State)
        return state.went == self.went


@dataclass(frozen=True)
class WasShown(Event):
    value: int | None

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat in (BLUE, GREEN) else WasShown(None)

    def holds(self, state: game.State) -> bool:
        assert isinstance(state, State)
        return self.value is None or self.value in [*state.hands[RED], state.table[RED]]


@dataclass(frozen=True)
class Committed(Event):
    seat: Seat
    value: int | None

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if self.seat in bank(seat) else Committed(self.seat, None)

    def holds(self, state: game.State) -> bool:
        assert isinstance(state, State)
        return state.table[self.seat] is not None if self.value is None else state.table[self.seat] == self.value


@dataclass(frozen=True)
class Fought(Event):
    cards: tuple[int, ...]
    weather: str
    ford: int

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self

    def holds(self, state: game.State) -> bool:
        assert isinstance(state, State)
        return state.spent[-3:] == self.cards and state.ford == self.ford


# -- rules ----------------------------------------------------------------------------------------


class View(NamedTuple):
    """Everything that *seat* may know."""

    setup: Setup
    seat: Seat | None
    hands: tuple[tuple[int, ...] | None, ...]
    """The hands it sees, sorted."""
    sizes: tuple[int, ...]
    table: tuple[int | None, ...]
    """The committed cards it sees."""
    committed: tuple[bool, ...]
    unseen: tuple[int, ...]
    """Every card whose place it does not know, sorted."""
    spent: tuple[int, ...]
    step: str
    went: bool
    seen: int | None
    ford: int


class Crossing:
    """The rules."""

    name: str = "crossing"
    version: int = 1
    scenarios: tuple[str, ...] = ("river", "creek", "brook")
    options: tuple[Option, ...] = (Option("scouts", (True, False), "CROSS-1"),)
    width: ClassVar[dict[str, int]] = {"river": 2, "creek": 1, "brook": 1}

    def seats(self, setup: Setup) -> tuple[str, ...]:
        return NAMES

    def side(self, setup: Setup, seat: Seat) -> str:
        return "red" if seat == RED else "blue"

    def new(self, setup: Setup) -> State:
        if setup.scenario not in self.scenarios:
            raise BadData("set-up", "scenario", f"{setup.scenario!r} is not one of {', '.join(self.scenarios)}")
        return State(setup.checked(self.options))

    def to_act(self, state: State) -> tuple[Seat, ...]:
        if self.outcome(state) is not None:
            return ()
        if state.step == "scout":
            return (BLUE,)
        if state.step == "commit":
            return tuple(seat for seat in SEATS if state.table[seat] is None)
        return (CHANCE,)

    def legal(self, state: State, seat: Seat) -> Choices[Action]:
        if seat not in self.to_act(state):
            return Choices([])
        if state.step == "scout":
            return Choices([[SCOUT, WAIT]])
        if state.step == "commit":
            return Choices([[COMMIT[value] for value in sorted(set(state.hands[seat]))]])
        return Choices([[action for action, _ in self.outcomes(state)]])

    def outcomes(self, state: State) -> Sequence[tuple[Action, int]]:
        if self.to_act(state) != (CHANCE,):
            return []
        if state.step == "deal":
            seat = min(SEATS, key=lambda seat: len(state.hands[seat]))
            return [(DEAL[seat, value], count) for value, count in sorted(state.bag.items()) if count]
        if state.step == "show":
            red = state.hands[RED]
            return [(SHOW[value], red.count(value)) for value in sorted(set(red))]
        return [(ROLL[name], weight) for name, (weight, _) in WEATHER.items()]

    def apply(self, state: State, seat: Seat, action: Action, log: list[Event] | None = None) -> None:
        if seat not in self.to_act(state):
            raise NotYourTurn("chance" if seat == CHANCE else NAMES[seat])
        if action not in self.legal(state, seat):
            raise IllegalAction("CROSS-2", action.text)
        told = self._carry_out(state, seat, action)
        if log is not None:
            log.append(told)

    def _carry_out(self, state: State, seat: Seat, action: Action) -> Event:
        verb, *rest = action.text.split()
        if verb == "deal":
            owed, value = Seat(NAMES.index(rest[0])), int(rest[1])
            state.bag[value] -= 1
            state.hands[owed].append(value)
            if min(len(hand) for hand in state.hands) == HAND:
                state.step = "scout" if state.setup.options["scouts"] else "commit"
            return Dealt(owed, value)
        if verb in ("scout", "wait"):
            state.went = verb == "scout"
            state.step = "show" if state.went else "commit"
            return Scouted(state.went)
        if verb == "show":
            state.step = "commit"
            state.seen = int(rest[0])
            return WasShown(state.seen)
        if verb == "commit":
            state.hands[seat].remove(int(rest[0]))
            state.table[seat] = int(rest[0])
            if None not in state.table:
                state.step = "weather"
            return Committed(seat, int(rest[0]))
        return self._fight(state, verb)

    def _fight(self, state: State, weather: str) -> Event:
        blue, red, green = (value or 0 for value in state.table)
        margin = blue + green - red * WEATHER[weather][1]
        state.ford += (margin > 0) - (margin < 0)
        state.spent += (blue, red, green)
        for hand in state.hands:
            for value in hand:
                state.bag[value] += 1
        state.hands = [[], [], []]
        state.table = [None, None, None]
        state.step, state.went, state.seen = "deal", False, None
        return Fought((blue, red, green), weather, state.ford)

    def outcome(self, state: State) -> Outcome | None:
        if abs(state.ford) >= self.width[state.setup.scenario]:
            return Outcome(bank(BLUE) if state.ford > 0 else bank(RED), ("crossed",))
        if state.step == "deal" and not any(state.hands) and sum(state.bag.values()) < len(SEATS) * HAND:
            return Outcome((), ("night",))
        return None

    def view(self, state: State, seat: Seat | None) -> View:
        mine = bank(seat)
        unseen = [value for value, count in state.bag.items() for _ in range(count)]
        for other in SEATS:
            if other not in mine:
                value = state.table[other]
                unseen += state.hands[other] + ([] if value is None else [value])
        return View(
            state.setup,
            seat,
            tuple(tuple(sorted(state.hands[s])) if s in mine else None for s in SEATS),
            tuple(len(hand) for hand in state.hands),
            tuple(state.table[s] if s in mine else None for s in SEATS),
            tuple(value is not None for value in state.table),
            tuple(sorted(unseen)),
            state.spent,
            state.step,
            state.went,
            state.seen if BLUE in mine else None,
            state.ford,
        )

    def everything(self, state: State) -> View:
        hands = tuple(tuple(sorted(hand)) for hand in state.hands)
        return self.view(state, BLUE)._replace(seat=None, hands=hands, table=tuple(state.table))

    def turn(self, view: View) -> int:
        return len(view.spent) // len(SEATS)

    def picture(self, view: View) -> str:
        shown = ["?" * size if hand is None else "".join(map(str, hand)) for hand, size in zip(view.hands, view.sizes)]
        return f"{' '.join(shown)}, ford {view.ford}"

    def write_view(self, view: View) -> Plain:
        return plain.write_fields(view)

    def read_view(self, data: Plain) -> View:
        return View(**{name: plain.read(value) for name, value in data.items()})

    def imagine(self, view: View, rng: Random) -> State:
        state = State(view.setup)
        pool = list(view.unseen)
        rng.shuffle(pool)
        if view.seen is not None:  # Red has it: put it where his cards are taken from
            pool.remove(view.seen)
            pool.append(view.seen)
        state.spent, state.step, state.went, state.ford = view.spent, view.step, view.went, view.ford
        for seat in (RED, BLUE, GREEN):
            cards = view.hands[seat]
            if cards is not None:
                state.hands[seat], state.table[seat] = list(cards), view.table[seat]
                continue
            drawn = [pool.pop() for _ in range(view.sizes[seat] + view.committed[seat])]
            rng.shuffle(drawn)
            if view.committed[seat]:
                state.table[seat] = drawn.pop()
            state.hands[seat] = drawn
        state.bag = {value: pool.count(value) for value in COPIES}
        state.seen = view.seen
        if view.seen is None and view.went and view.step != "show":
            committed = state.table[RED]
            state.seen = rng.choice(state.hands[RED] + ([] if committed is None else [committed]))
        return state

    def can_tell(self, view: View, action: Action) -> bool:
        return action is not WAIT

    def write(self, action: Action) -> str:
        return action.text

    def read(self, text: str) -> Action:
        if text not in BY_TEXT:
            raise NotationError(text, "is no action")
        return BY_TEXT[text]


CROSSING: Final = Crossing()
