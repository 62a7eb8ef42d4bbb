"""What players of a title can agree on before a game, in addition to scenarios and options."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, Final, NamedTuple

from fogline.kernel.errors import BadData, bad_data
from fogline.kernel.faults import Kind
from fogline.kernel.game import Game, Seat
from fogline.kernel.setup import Setup, Value

NO_SUCH_SEAT: Final = Kind("data-no-such-seat", "no such seat; known seats: {known}")
NOT_ITS_FILE: Final = Kind("data-not-its-file", "{name} does not take such a file")
_TRIES: Final = 100
"""How often to draw a random set-up before falling back to the defaults."""


class ScenarioLine(NamedTuple):
    """A scenario in a list."""

    name: str
    size: str
    modes: tuple[str, ...]
    goal: str
    """How the game is won, in a few words of notation."""


class Seating(NamedTuple):
    """The seats of a set-up, with the side of each."""

    options: str
    """The options that lead to it, in notation; empty if the seats are always the same."""
    seats: tuple[str, ...]
    sides: tuple[str, ...]


class Setups:
    """The set-ups of one title."""

    file_kind = ""
    """The kind of data file for a game: a ``scenario``, or ``cards``. Empty if it has none."""
    takes_folders = False
    """Whether such a file may be a directory of several files that are read as one."""
    structure: Sequence[str] = ()
    """The options that change the game most. ``variants`` tries all their values; ``fuzz`` draws the other options at
    random."""

    settled: Sequence[str] = ()
    """Options that ``completed`` always fills in and lists do not offer: they record how older games were played."""
    rated_options: Sequence[str] = ()
    """Options that a rated game sets freely. All others have their defaults, or the values of one preset."""
    unrated_scenarios: Sequence[str] = ()
    """Scenarios that are not rated, because the two sides do not have the same task."""

    def __init__(self, rules: Game[Any, Any, Any, Any]) -> None:
        self.rules = rules

    def presets(self) -> Mapping[str, Mapping[str, Value]]:
        """Options that belong together, by name; none if the game has no presets."""
        return {}

    def scenarios(self) -> list[ScenarioLine]:
        return [ScenarioLine(name, "", (), "") for name in self.rules.scenarios]

    def seatings(self) -> list[Seating]:
        """The possible seatings, by the options that lead to them."""
        return [self.seating("", Setup(self.rules.name, self.rules.scenarios[0]))]

    def seating(self, options: str, setup: Setup) -> Seating:
        """The seats of a set-up and their sides, with the *options* that led to it."""
        seats = self.rules.seats(setup)
        return Seating(options, seats, tuple(self.rules.side(setup, Seat(number)) for number in range(len(seats))))

    def completed(self, setup: Setup) -> Setup:
        """The set-up, with each missing option that follows from others filled in."""
        return setup

    def unrated(self, setup: Setup) -> str | None:
        """Why a completed set-up cannot be rated: ``data``, ``scenario``, ``seats`` or the key of an option. None if it
        is a standard set-up, whose results measure strength."""
        if setup.data or setup.scenario not in self.rules.scenarios:
            return "data"
        if setup.scenario in self.unrated_scenarios:
            return "scenario"
        sides = self.seating("", setup).sides
        if len({sides.count(side) for side in sides}) > 1:
            return "seats"
        usual = {option.key: option.default for option in self.rules.options}
        usual |= self.completed(Setup(setup.game, setup.scenario)).options
        chosen, found = usual | dict(setup.options), None
        for preset in ({}, *self.presets().values()):
            wanted = usual | dict(preset)
            other = [key for key in wanted if key not in self.rated_options and chosen[key] != wanted[key]]
            if not other:
                return None
            found = found or other[0]
        return found

    def with_aid(self, setup: Setup, level: str) -> Setup:
        """The set-up of a table that has agreed on a *level* of the memory aid."""
        return setup

    def refuse_faults(self, text: str, file: str) -> None:
        raise bad_data(file, "", NOT_ITS_FILE, {"name": self.rules.name})

    def sides_changed(self, setup: Setup) -> tuple[Setup, list[str]]:
        """The set-up of a rematch, and for each seat its player's new seat: the same place on the other side, if there
        are two sides of the same size."""
        seats = self.rules.seats(setup)
        sides = [self.rules.side(setup, Seat(number)) for number in range(len(seats))]
        groups = [[seat for seat, own in zip(seats, sides) if own == side] for side in dict.fromkeys(sides)]
        if len(groups) != 2 or len(groups[0]) != len(groups[1]):
            return setup, list(seats)
        other = dict(zip([*groups[0], *groups[1]], [*groups[1], *groups[0]]))
        return setup, [other[seat] for seat in seats]

    def variants(self, preset: str | None) -> list[dict[str, Value]]:
        """Options for random games in every scenario, or those of one preset. The caller leaves out options that a
        scenario does not allow."""
        return [{}]

    def random_value(self, key: str, rng: Random) -> Value:
        """A random value for an option that takes any number or text."""
        option = next(option for option in self.rules.options if option.key == key)
        return (
            rng.randint(option.least, min(option.most, option.least + 50))
            if option.form == "number"
            else option.default
        )

    def random_setup(self, rng: Random) -> Setup:
        """A random set-up: with a random data file or, if the title has no files, with random options."""
        for _ in range(_TRIES):
            options: dict[str, Value] = {option.key: rng.choice(option.values) for option in self.rules.options}
            setup = Setup(self.rules.name, rng.choice(self.rules.scenarios), options)
            if is_accepted(self.rules, setup):
                return setup
        return Setup(self.rules.name, rng.choice(self.rules.scenarios))

    def seats_named(self, setup: Setup, name: str) -> list[Seat]:
        """The seats that *name* stands for: a seat, or all of a side."""
        seats = self.rules.seats(setup)
        everybody = [Seat(number) for number in range(len(seats))]
        found = [seat for seat in everybody if seats[seat] == name]
        found = found or [seat for seat in everybody if self.rules.side(setup, seat) == name]
        if not found:
            raise bad_data("seat", name, NO_SUCH_SEAT, {"known": tuple(seats)})
        return found

    def are_partners(self, setup: Setup, one: Seat, other: Seat) -> bool:
        """Whether two seats have no secrets from each other."""
        return self.rules.side(setup, one) == self.rules.side(setup, other)


def is_accepted(rules: Game[Any, Any, Any, Any], setup: Setup) -> bool:
    """Whether a game can begin with this set-up: ``new`` refuses incompatible options."""
    try:
        rules.new(setup)
    except BadData:
        return False
    return True


def describe(rules: Game[Any, Any, Any, Any], setups: Setups) -> dict[str, Any]:
    """A title and its set-ups as plain data."""
    return {
        "name": rules.name,
        "rules": rules.version,
        "scenarios": [
            {"name": one.name, "size": one.size, "modes": list(one.modes), "goal": one.goal}
            for one in setups.scenarios()
        ],
        "seats": [
            {"options": one.options, "seats": list(one.seats), "sides": list(one.sides)} for one in setups.seatings()
        ],
        "rated": {"options": list(setups.rated_options), "without": list(setups.unrated_scenarios)},
        "presets": {preset: dict(options) for preset, options in setups.presets().items()},
        "options": [
            {
                "key": option.key,
                "values": list(option.values),
                "default": option.default,
                "form": option.form,
                "least": option.least if option.form == "number" else None,
                "most": option.most if option.form == "number" else None,
                "clause": option.clause,
            }
            for option in rules.options
            if option.key not in setups.settled
        ],
    }
