"""Test cases of a title: its set-ups, and the spelling of its names."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random
from typing import Any, Final, NamedTuple

from fogline.kernel.game import CHANCE, Game, Seat
from fogline.kernel.messages import is_kebab
from fogline.kernel.setup import Setup, Value, write_value
from fogline.kit.registry import names_declared_for
from fogline.kit.setups import is_accepted
from fogline.kit.title import Title

AnyGame = Game[Any, Any, Any, Any]
FEW_NUMBERS: Final = 3
"""How many numbers to try, at most, for an option that accepts any, in addition to the named ones."""


class Case(NamedTuple):
    """Rules, and a set-up that they accept."""

    game: AnyGame
    setup: Setup
    preset: str = ""
    """A name for its options, if they have one."""

    @property
    def name(self) -> str:
        if self.preset:
            return f"{self.game.name} {self.setup.scenario} {self.preset}"
        words = [self.setup.scenario]
        if self.setup.data:
            words.append(self.setup.data.splitlines()[0].partition("=")[2].strip(' "'))
        words += [f"{key}={write_value(value)}" for key, value in self.setup.options.items()]
        return " ".join([self.game.name, *words])

    def new(self) -> Any:
        return self.game.new(self.setup)

    def rng(self, promise: str) -> Random:
        """The same generator for the same promise and case, so that a failure can be reproduced."""
        return Random(f"{promise} {self.name}")

    def seats(self) -> list[Seat]:
        return [Seat(seat) for seat in range(len(self.game.seats(self.setup)))]

    def watchers(self) -> list[Seat | None]:
        """Every seat, and the public."""
        return [*self.seats(), None]

    def seat_name(self, seat: Seat | None) -> str:
        if seat is None:
            return "the public"
        return "chance" if seat == CHANCE else self.game.seats(self.setup)[seat]


def cases_of(title: Title) -> list[Case]:
    """Every scenario of a title with its defaults; and every value of every option, in the first scenario that accepts
    it. A title with interdependent options or with data files adds cases of its own."""
    rules = title.rules
    cases = [Case(rules, Setup(rules.name, scenario)) for scenario in rules.scenarios]
    for key, value in _other_values(rules):
        setups = [Setup(rules.name, scenario, {key: value}) for scenario in rules.scenarios]
        cases += list(accepted(rules, setups))[:1]
    return cases


def _other_values(rules: AnyGame) -> Iterator[tuple[str, Value]]:
    for option in rules.options:
        values = dict.fromkeys(option.values)
        if option.form == "number":
            step = max(1, (option.most - option.least) // (FEW_NUMBERS - 1))
            values |= dict.fromkeys(range(option.least, option.most + 1, step)[:FEW_NUMBERS])
        yield from ((option.key, value) for value in values if value != option.default)


def accepted(rules: AnyGame, setups: Iterable[Setup]) -> Iterator[Case]:
    """The *setups* that the rules accept, as cases."""
    return (Case(rules, setup) for setup in setups if is_accepted(rules, setup))


# -- the spelling of a title's names, as a promise (docs/contract) ------------------------------------


def names_are_in_kebab_case(case: Case, rng: Random, positions: int) -> None:
    """The names of the title, its scenarios, options, values, seats and sides are lower-case letters, digits and single
    hyphens; and an installed package declares the title under the name of its rules."""
    for what, name in _names(case):
        is_right = isinstance(name, str) and all(is_kebab(part) for part in name.split("/"))
        assert is_right, f"{what} has the name {name!r}: write small letters, digits and single hyphens"
    for declared in names_declared_for(case.game):
        assert declared == case.game.name, (
            f"the title is declared as {declared!r}, but its rules have the name {case.game.name!r}"
        )


def _names(case: Case) -> Iterator[tuple[str, object]]:
    """Everything with a name, and its kind."""
    game = case.game
    yield "the title", game.name
    for scenario in game.scenarios:
        yield "a scenario", scenario
    for option in game.options:
        yield "an option", option.key
        if option.form != "text":
            yield from ((f"a value of {option.key}", value) for value in option.values if isinstance(value, str))
    for seat in case.seats():
        yield "a seat", case.seat_name(seat)
        yield "a side", game.side(case.setup, seat)
