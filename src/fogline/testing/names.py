"""How the names of a title are spelt, as a promise (docs/contract.md, "Names")."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from fogline.kernel.names import is_kebab
from fogline.kit.registry import names_declared_for
from fogline.testing.cases import Case


def names_are_in_kebab_case(case: Case, rng: Random, positions: int) -> None:
    """The title, its scenarios, options, values, seats and sides are small letters, digits and single hyphens; and an
    installed package declares the title by the name that its rules have."""
    for what, name in _names(case):
        is_right = isinstance(name, str) and all(is_kebab(part) for part in name.split("/"))
        assert is_right, f"{what} has the name {name!r}: write small letters, digits and single hyphens"
    for declared in names_declared_for(case.game):
        assert declared == case.game.name, (
            f"the title is declared as {declared!r}, but its rules have the name {case.game.name!r}"
        )


def _names(case: Case) -> Iterator[tuple[str, object]]:
    """Everything that has a name, with what it is."""
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
