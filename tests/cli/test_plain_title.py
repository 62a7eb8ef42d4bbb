"""A title with only its rules, in the commands: refusals, texts, repetitions."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from fogline.cli import fuzz
from fogline.kernel.errors import BadData, NotationError
from fogline.kernel.setup import Option, Setup, Value
from fogline.kit.registry import LOADED, titles
from fogline.kit.setups import Setups
from fogline.kit.title import Title
from fogline.locale import LANGUAGES
from tests.cli.terminal import Terminal
from tests.conformance.crossing import WAIT, Action, Crossing, State


class Ferries(Crossing):
    """Crossing, with two incompatible options."""

    name = "ferries"
    scenarios: tuple[str, ...] = ("creek", "brook")
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


# -- the terminal -----------------------------------------------------------------------------------


class Listing(Crossing):
    """Crossing, with a verb that is also a command of the terminal, and a hint for unreadable input."""

    name = "listing"
    scenarios: tuple[str, ...] = ("creek",)

    def write(self, action: Action) -> str:
        return "list boats" if action is WAIT else super().write(action)

    def read(self, text: str) -> Action:
        if text == "list boats":
            return WAIT
        try:
            return super().read(text)
        except NotationError:
            raise NotationError(text, "write commit 3, scout or list boats") from None


class Said(NamedTuple):
    """The terminal's output."""

    whole: str
    last: str
    """The answer to the last line."""


Typed = Callable[..., Said]


@pytest.fixture
def typed(terminal: Terminal, monkeypatch: pytest.MonkeyPatch) -> Typed:
    """Lines typed by Blue, who starts a game of Listing."""
    monkeypatch.setitem(LOADED, "listing", Title(Listing()))

    def run(*lines: str, language: str = "en") -> Said:
        words = ["--language", language, "play", "listing", "--as", "blue", "--seed", "1"]
        said = terminal.run(*words, typed="\n".join([*lines, "quit"]) + "\n")
        assert said.code == 0
        answers = [part.partition("\n")[2] for part in said.out.split("blue> ")]
        return Said(said.out, answers[len(lines)])

    return run


def test_fresh_news_is_not_repeated_below_the_board(typed: Typed) -> None:
    said = typed("scout", "log")
    assert "Recently revealed" not in said.whole
    assert "       Scouted: went yes\n" in said.last, "the log has all that was told"


def test_a_refusal_without_a_sentence_ends_with_its_clause(typed: Typed) -> None:
    assert typed("commit 1").last == "“commit 1” is not allowed (CROSS-2).\n"


def test_a_hint_of_the_rules_reaches_the_terminal(typed: Typed) -> None:
    said = typed("commit everything").last
    hint = "write commit 3, scout or list boats"
    assert said == f"“commit everything” cannot be read: {hint}. “help” shows what you can type.\n"


def test_help_for_a_verb_shows_its_forms(typed: Typed) -> None:
    assert typed("help scout").last == "  scout\n"
    committing = typed("scout", "help commit").last
    assert committing.startswith("  commit ")
    assert "offer draw" not in committing
    assert "offer draw" in typed("help commit").last, "what cannot be done now has no example"


def test_a_verb_that_is_also_a_command_can_be_typed(typed: Typed) -> None:
    assert "Scouted: went no" in typed("list boats").last


@pytest.mark.parametrize("command", ["/list", "/li", "/LIST", "/list scout"])
def test_the_command_has_a_sign_of_its_own(typed: Typed, command: str) -> None:
    said = typed(command)
    assert said.last.startswith("  scout\n")
    assert "Scouted" not in said.whole


def test_where_the_verb_is_not_legal_the_command_needs_no_sign(typed: Typed) -> None:
    assert typed("scout", "list").last.startswith("  commit ")


@pytest.mark.parametrize(("language", "word"), [("en", "command"), ("es", "orden"), ("fr", "commande")])
def test_help_names_the_sign(typed: Typed, language: str, word: str) -> None:
    [line] = [line for line in typed("help", language=language).last.splitlines() if "/list" in line]
    assert word in line


def test_a_sign_alone_is_not_a_command(typed: Typed) -> None:
    assert "“/” cannot be read" in typed("/").last


# -- the help of commands ---------------------------------------------------------------------------


@pytest.mark.parametrize("command", ["play", "arena", "balance"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_says_which_titles_take_a_word(terminal: Terminal, command: str, language: str) -> None:
    said = terminal.run("--language", language, command, "--help")
    assert said.code == 0
    words = " ".join(said.out.split())
    only = {"en": "only", "es": "solo", "fr": "seulement"}[language]
    takers = {
        "--players": [name for name, title in titles().items() if "players" in keys(title)],
        "--advanced": [name for name, title in titles().items() if "mode" in keys(title)],
        "--preset": [name for name, title in titles().items() if title.setups().presets()],
        "--cards": [name for name, title in titles().items() if title.setups().file_kind == "cards"],
    }
    for word, names in takers.items():
        assert 0 < len(names) < len(titles())
        assert re.search(rf"\({only} {', '.join(names)}[;)]", words), word


@pytest.mark.parametrize("command", ["play", "replay", "arena", "balance", "fuzz"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_help_names_no_seat_of_a_title(terminal: Terminal, command: str, language: str) -> None:
    said = terminal.run("--language", language, command, "--help").out
    seats = {seat for title in titles().values() for one in title.setups().seatings() for seat in one.seats}
    assert seats
    assert [seat for seat in sorted(seats) if seat in said] == []


def keys(title: Title) -> set[str]:
    return {option.key for option in title.rules.options}
