"""Every promise, put to every case of a title, for its test file."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from fogline.kernel.setup import Setup
from fogline.kit.title import Title
from fogline.testing.cases import Case, cases_of
from fogline.testing.promises import PROMISES, Promise
from fogline.testing.worlds import imagine_returns_every_world


class Check(NamedTuple):
    """One promise, put to one case. Call it: an ``AssertionError`` says what is wrong."""

    promise: Promise
    case: Case
    games: int = 3
    positions: int = 10

    def __call__(self) -> None:
        rng = self.case.rng(self.promise.__name__)
        for _ in range(self.games):
            self.promise(self.case, rng, self.positions)

    def __str__(self) -> str:
        return f"{self.promise.__name__}: {self.case.name}"


def checks(title: Title, *, setups: Iterable[Setup] | None = None, small: Iterable[Setup] = ()) -> list[Check]:
    """All that is asked of a *title*: each promise on each of *setups* (by default every scenario, and every value of
    every option), and on *small* ones that ``imagine`` returns every world that fits and no other.

    A test file needs three lines::

        @pytest.mark.parametrize("check", checks(SALVO, small=[Setup("salvo", "pond")]), ids=str)
        def test_the_rules_keep(check: Check) -> None:
            check()
    """
    cases = cases_of(title) if setups is None else [Case(title.rules, setup) for setup in setups]
    asked = [Check(promise, case) for promise in PROMISES for case in cases]
    return asked + [Check(imagine_returns_every_world, Case(title.rules, setup), games=1) for setup in small]
