"""A toy for the table: in each of two rounds every seat commits a number in secret and confirms it, then a die is
rolled.

Even seats are one team, odd seats the other: team-mates see committed numbers immediately. ``peek`` shows one enemy's
number to the peeking team only, and everybody learns that it happened. The higher sum wins.
"""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, NamedTuple

from fogline.kernel import game, plain
from fogline.kernel.choices import Choices
from fogline.kernel.errors import IllegalAction, NotationError, NotYourTurn
from fogline.kernel.game import CHANCE, Outcome, Plain, Seat
from fogline.kernel.setup import Option, Setup

ROUNDS: Final = 2


class Action(game.Action):
    def __init__(self, verb: str, number: int | None = None) -> None:
        self.text = verb if number is None else f"{verb} {number}"
        self.verb = verb
        self.number = number


COMMITS: Final = [Action("commit", number) for number in (1, 2, 3)]
CONFIRM: Final = Action("confirm")
PEEK: Final = Action("peek")
DIES: Final = [Action("die", number) for number in (1, 2)]
ACTIONS: Final = {action.text: action for action in (*COMMITS, CONFIRM, PEEK, *DIES)}


@dataclass(frozen=True)
class Event(game.Event):
    """Sent in full to one team, and to the others without the number, or not at all."""

    what: str
    team: int | None
    number: int | None
    is_noticed: bool = True

    def seen_by(self, seat: Seat | None) -> Event | None:
        if self.team is None or (seat is not None and seat % 2 == self.team):
            return self
        return Event(self.what, self.team, None) if self.is_noticed else None

    def cites(self) -> str:
        return "TOY-1"

    def holds(self, state: game.State) -> bool:
        return True


class State:
    def __init__(self, setup: Setup, seats: int) -> None:
        self.setup = setup
        self.committed: list[int | None] = [None] * seats
        self.confirmed = [False] * seats
        self.sums = [0, 0]
        self.dice: list[int] = []

    def clone(self) -> State:
        twin = State(self.setup, len(self.committed))
        twin.committed = self.committed[:]
        twin.confirmed = self.confirmed[:]
        twin.sums = self.sums[:]
        twin.dice = self.dice[:]
        return twin

    def key(self) -> Hashable:
        return (self.setup, tuple(self.committed), tuple(self.confirmed), tuple(self.sums), tuple(self.dice))

    def check(self) -> None:
        assert len(self.dice) <= ROUNDS


class View(NamedTuple):
    setup: Setup
    seat: Seat | None
    committed: tuple[int | None, ...]
    confirmed: tuple[bool, ...]
    sums: tuple[int, ...]
    dice: tuple[int, ...]


class Toy:
    name = "toy"
    version = 7
    scenarios: tuple[str, ...] = ("only",)
    options: tuple[Option, ...] = (Option("players", (2, 3, 4), "TOY-1"),)

    def seats(self, setup: Setup) -> tuple[str, ...]:
        return ("north", "east", "south", "west")[: int(setup.checked(self.options).options["players"])]

    def side(self, setup: Setup, seat: Seat) -> str:
        seats = self.seats(setup)
        return seats[seat] if len(seats) == 3 else ("even", "odd")[seat % 2]

    def new(self, setup: Setup) -> State:
        return State(setup, len(self.seats(setup)))

    def to_act(self, state: State) -> tuple[Seat, ...]:
        if len(state.dice) == ROUNDS:
            return ()
        waiting = tuple(Seat(seat) for seat, ready in enumerate(state.confirmed) if not ready)
        return waiting or (CHANCE,)

    def legal(self, state: State, seat: Seat) -> Choices[Action]:
        if seat not in self.to_act(state) or seat == CHANCE:
            return Choices([])
        if state.committed[seat] is None:
            return Choices([COMMITS])
        return Choices([[CONFIRM, PEEK]])

    def outcomes(self, state: State) -> Sequence[tuple[Action, int]]:
        return [(DIES[0], 1), (DIES[1], 3)] if self.to_act(state) == (CHANCE,) else []

    def apply(self, state: State, seat: Seat, action: Action, log: list[Event] | None = None) -> None:
        heard: list[Event] = [] if log is None else log
        if seat == CHANCE:
            assert action.number is not None
            for at, number in enumerate(state.committed):
                assert number is not None
                state.sums[at % 2] += number * action.number
            state.dice.append(action.number)
            state.committed = [None] * len(state.committed)
            state.confirmed = [False] * len(state.confirmed)
            heard.append(Event(f"die, sums {state.sums}", None, action.number))
            return
        if seat not in self.to_act(state):
            raise NotYourTurn(self.seats(state.setup)[seat])
        if action not in self.legal(state, seat):
            raise IllegalAction("TOY-2" if action.verb == "commit" else "TOY-3", action.text)
        if action.verb == "commit":
            state.committed[seat] = action.number
            heard.append(Event("committed", seat % 2, action.number, is_noticed=False))
        elif action is PEEK:
            heard.append(Event("peeked", seat % 2, state.committed[1 - seat % 2]))
        else:
            state.confirmed[seat] = True
            heard.append(Event("confirmed", None, None))

    def outcome(self, state: State) -> Outcome | None:
        if self.to_act(state):
            return None
        best = [Seat(seat) for seat in range(len(state.committed)) if state.sums[seat % 2] == max(state.sums)]
        return Outcome(() if state.sums[0] == state.sums[1] else tuple(best), ("sum",))

    def view(self, state: State, seat: Seat | None) -> View:
        seen = [
            number if seat is not None and at % 2 == seat % 2 else None for at, number in enumerate(state.committed)
        ]
        return View(state.setup, seat, tuple(seen), tuple(state.confirmed), tuple(state.sums), tuple(state.dice))

    def everything(self, state: State) -> View:
        return self.view(state, None)._replace(committed=tuple(state.committed))

    def turn(self, view: View) -> int:
        return len(view.dice)

    def picture(self, view: View) -> str:
        return " ".join("?" if number is None else str(number) for number in view.committed)

    def write_view(self, view: View) -> Plain:
        return plain.write_fields(view)

    def read_view(self, data: Plain) -> View:
        return View(**{name: plain.read(value) for name, value in data.items()})

    def imagine(self, view: View, rng: Random) -> State:
        state = State(view.setup, len(view.committed))
        state.confirmed, state.sums, state.dice = list(view.confirmed), list(view.sums), list(view.dice)
        for at, number in enumerate(view.committed):
            hidden = view.seat is None or at % 2 != view.seat % 2
            state.committed[at] = number
            if hidden:
                state.committed[at] = rng.choice((1, 2, 3) if view.confirmed[at] else (None, 1, 2, 3))
        return state

    def can_tell(self, view: View, action: Action) -> bool:
        return action.verb != "commit"

    def write(self, action: Action) -> str:
        return action.text

    def read(self, text: str) -> Action:
        if text not in ACTIONS:
            raise NotationError(text, "is not an action")
        return ACTIONS[text]


TOY: Final = Toy()
