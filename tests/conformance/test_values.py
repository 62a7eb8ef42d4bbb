"""Faults of values that only one promise notices: keys, outcomes and names of the toy game."""

from __future__ import annotations

import sys
from collections.abc import Hashable
from importlib.metadata import EntryPoint
from random import Random
from types import ModuleType
from typing import Any

import pytest

from fogline.kernel.game import Outcome
from fogline.kernel.setup import Option, Setup
from fogline.kit import registry
from fogline.kit.title import Title
from fogline.testing import checks
from fogline.testing.cases import Case, names_are_in_kebab_case
from fogline.testing.promises import PROMISES, Promise, it_ends
from fogline.testing.worlds import equal_keys_have_equal_futures, every_world, imagine_returns_every_world
from tests.conformance.crossing import Crossing, State
from tests.conformance.test_promises import FAULTS as OTHER_FAULTS
from tests.conformance.test_promises import promise_often


class LeavesOutTheFord(Crossing):
    """Its keys do not include the progress of the captains."""

    def new(self, setup: Setup) -> State:
        return FordlessState(setup.checked(self.options))

    def imagine(self, view: Any, rng: Random) -> State:
        return FordlessState.of(super().imagine(view, rng))


class FordlessState(State):
    @classmethod
    def of(cls, state: State) -> State:
        twin = cls(state.setup)
        twin.__dict__.update(state.__dict__)
        return twin

    def clone(self) -> State:
        return self.of(super().clone())

    def key(self) -> Hashable:
        whole = super().key()
        assert isinstance(whole, tuple)
        return whole[:-1]


class GivesATextAsReasons(Crossing):
    def outcome(self, state: State) -> Outcome | None:
        found = super().outcome(state)
        reasons: Any = "crossed"
        return found and Outcome(found.winners, reasons)


class GivesASetOfWinners(Crossing):
    def outcome(self, state: State) -> Outcome | None:
        found = super().outcome(state)
        winners: Any = found and set(found.winners)
        return found and Outcome(winners, found.reasons)


class GivesNamesOfWinners(Crossing):
    def outcome(self, state: State) -> Outcome | None:
        found = super().outcome(state)
        winners: Any = ("blue",)
        return found and Outcome(winners, found.reasons)


class GivesASentenceAsReason(Crossing):
    def outcome(self, state: State) -> Outcome | None:
        found = super().outcome(state)
        return found and Outcome(found.winners, ("They crossed.",))


class HasACapitalScenario(Crossing):
    scenarios = ("river", "The brook")


class HasAnOptionWithUnderscores(Crossing):
    options = (*Crossing.options, Option("fast_boats", (False, True), "CROSS-6"))


class HasAValueInCapitals(Crossing):
    options = (*Crossing.options, Option("boats", ("slow", "Fast"), "CROSS-6"))


class HasASeatInCapitals(Crossing):
    def seats(self, setup: Setup) -> tuple[str, ...]:
        return ("Blue", "red", "green")


class HasACapitalName(Crossing):
    name = "Crossing"


FAULTS: list[tuple[Crossing, Promise, str]] = [
    (LeavesOutTheFord(), equal_keys_have_equal_futures, "two positions have the same key, but .*"),
    (GivesATextAsReasons(), it_ends, "the reasons of an outcome are a tuple, not 'crossed'"),
    (GivesASetOfWinners(), it_ends, "the winners of an outcome are a tuple, not "),
    (GivesNamesOfWinners(), it_ends, "winners are numbers of seats"),
    (GivesASentenceAsReason(), it_ends, "a reason has the name 'They crossed.'"),
    (HasACapitalScenario(), names_are_in_kebab_case, "a scenario has the name 'The brook'"),
    (HasAnOptionWithUnderscores(), names_are_in_kebab_case, "an option has the name 'fast_boats'"),
    (HasAValueInCapitals(), names_are_in_kebab_case, "a value of boats has the name 'Fast'"),
    (HasASeatInCapitals(), names_are_in_kebab_case, "a seat has the name 'Blue'"),
    (HasACapitalName(), names_are_in_kebab_case, "the title has the name 'Crossing'"),
]
each_fault = pytest.mark.parametrize(
    ("fault", "promise", "words"), FAULTS, ids=[type(fault).__name__ for fault, _, _ in FAULTS]
)


@each_fault
def test_a_fault_is_noticed(fault: Crossing, promise: Promise, words: str) -> None:
    with pytest.raises(AssertionError, match=words):
        promise_often(promise, Case(fault, Setup(fault.name, "river")))


@each_fault
def test_other_promises_ignore_the_fault(fault: Crossing, promise: Promise, words: str) -> None:
    for other in PROMISES:
        if other is not promise:
            promise_often(other, Case(fault, Setup(fault.name, "river")), times=3)


def test_an_enumeration_notices_a_key_that_leaves_something_out() -> None:
    with pytest.raises(AssertionError, match="two positions have the same key, but"):
        every_world(Case(LeavesOutTheFord(), Setup("crossing", "brook")))
    imagine_returns_every_world(Case(Crossing(), Setup("crossing", "brook")), Random(1), 5)


def test_a_title_declared_by_another_name_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    title, module = Title(Crossing()), ModuleType("river_package")
    module.CROSSING = title  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "river_package", module)
    for name, is_right in (("crossing", True), ("crossings", False)):
        point = EntryPoint(name, "river_package:CROSSING", registry.GROUP)
        monkeypatch.setattr(registry, "_declared", lambda name=name, point=point: {name: point})
        found = [check for check in checks(title) if check.promise is names_are_in_kebab_case]
        assert found
        if is_right:
            found[0]()
        else:
            with pytest.raises(AssertionError, match="declared as 'crossings', but its rules have the name 'crossing'"):
                found[0]()


def test_a_broken_declaration_of_a_stranger_does_not_matter(monkeypatch: pytest.MonkeyPatch) -> None:
    point = EntryPoint("wreck", "no_such_module:WRECK", registry.GROUP)
    monkeypatch.setattr(registry, "_declared", lambda: {"wreck": point})
    names_are_in_kebab_case(Case(Crossing(), Setup("crossing", "river")), Random(1), 1)


@pytest.mark.parametrize("promise", PROMISES, ids=lambda promise: promise.__name__)
def test_no_promise_goes_untested(promise: Promise) -> None:
    assert promise in [noticed for _, noticed in OTHER_FAULTS] + [noticed for _, noticed, _ in FAULTS]
