"""A title that brings its rules and nothing else, in the commands: what is refused, what is said, what is repeated."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from fogline.cli import fuzz
from fogline.kernel.errors import BadData
from fogline.kernel.setup import Option, Setup, Value
from fogline.kit.registry import LOADED
from fogline.kit.setups import Setups
from fogline.kit.title import Title
from tests.cli.terminal import Terminal
from tests.conformance.crossing import Crossing, State


class Ferries(Crossing):
    """Crossing, with two options that do not go together."""

    name = "ferries"
    scenarios = ("creek", "brook")
    options = (*Crossing.options, Option("ferry", (False, True), "CROSS-4"), Option("rope", (False, True), "CROSS-5"))

    def new(self, setup: Setup) -> State:
        state = super().new(setup)
        options = state.setup.options
        if options["ferry"] and not options["scouts"]:
            raise BadData("set-up", "ferry", "a ferry needs scouts")
        if options["ferry"] and state.setup.scenario == "brook":
            raise BadData("set-up", "ferry", "nobody needs a ferry to cross a brook")
        return state


class FerrySetups(Setups):
    structure = ("ferry",)

    def variants(self, preset: str | None) -> list[dict[str, Value]]:
        return [{"ferry": False}, {"ferry": True}]


class FerryTitle(Title):
    def setups(self) -> Setups:
        return FerrySetups(self.rules)


@pytest.fixture(params=[Title, FerryTitle], ids=["plain", "with variants"])
def ferries(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Iterator[Title]:
    title: Title = request.param(Ferries())
    monkeypatch.setitem(LOADED, "ferries", title)
    fuzz.combinations.cache_clear()
    yield title
    fuzz.combinations.cache_clear()


# -- random games -----------------------------------------------------------------------------------


def test_options_that_do_not_go_together_are_left_out_of_random_games(
    terminal: Terminal, ferries: Title, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(fuzz, "WILD", 0.3)
    words = ["--games", "60", "--jobs", "1", "--limit", "5", "--failures", os.fspath(tmp_path / "found"), "--json"]
    said = terminal.run("fuzz", "ferries", *words)
    report = json.loads(said.out)
    assert report["failures"] == []
    assert said.code == 0
    assert not (tmp_path / "found").exists()


def test_random_set_ups_can_be_played(ferries: Title) -> None:
    rng = Random(1)
    found = [ferries.setups().random_setup(rng) for _ in range(60)]
    for setup in found:
        ferries.rules.new(setup)
    assert {setup.options["ferry"] for setup in found} == {False, True}
    assert {setup.options["scouts"] for setup in found} == {False, True}


def test_a_title_that_accepts_only_its_defaults_has_random_set_ups() -> None:
    class Strict(Ferries):
        def new(self, setup: Setup) -> State:
            if any(setup.options.get(option.key, option.default) != option.default for option in self.options[1:]):
                raise BadData("set-up", "ferry", "there is none")
            if "scouts" in setup.options:
                raise BadData("set-up", "scouts", "say nothing of them")
            return super().new(setup)

    rules = Strict()
    rules.new(Setups(rules).random_setup(Random(1)))
