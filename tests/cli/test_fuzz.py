"""``fogline fuzz``: random games, every promise, and a record of every failure."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any

import pytest

from fogline.cli import fuzz
from fogline.cli.trial import try_game
from fogline.kernel.choices import Choices
from fogline.kernel.game import Outcome, Seat
from fogline.kernel.record import Record
from fogline.kernel.setup import Setup
from fogline.kit.registry import LOADED, title_of
from fogline.table import read_table
from fogline.titles.stalingrad.rules.actions import Search
from fogline.titles.stalingrad.rules.cards import EMPTY_AREA, KINDS
from fogline.titles.stalingrad.rules.rules import STALINGRAD
from fogline.titles.stalingrad.rules.state import State
from fogline.titles.stalingrad.title import Stalingrad
from tests.cli.terminal import Terminal
from tests.table import toy
from tests.table.toy import PEEK, Toy


def test_a_small_run_reports_its_games(terminal: Terminal) -> None:
    said = terminal.run("fuzz", "stalingrad", "--games", "6", "--jobs", "1", "--limit", "60", "--json")
    assert said.code == 0
    report = json.loads(said.out)
    assert set(report) == {
        "game", "rules", "seed", "games", "steps", "combinations", "outcomes", "longest", "limit", "cut", "failures",
    }  # fmt: skip
    assert report["games"] == 6 == report["cut"] + sum(report["outcomes"].values())
    assert report["longest"]["steps"] <= 60
    assert report["failures"] == []


@pytest.mark.parametrize(
    ("language", "word"), [("en", "No failures."), ("es", "Ningún fallo."), ("fr", "Aucun échec.")]
)
def test_the_report_in_three_languages(terminal: Terminal, language: str, word: str) -> None:
    said = terminal.run("fuzz", "--games", "2", "--jobs", "1", "--limit", "30", "--language", language)
    assert said.code == 0
    assert word in said.out


def test_the_same_seed_plays_the_same_games_on_any_number_of_cores(tmp_path: Path) -> None:
    script = "import sys; from fogline.cli import fuzz, main; fuzz._CHUNK = 2; sys.exit(main.main(sys.argv[1:]))"
    reports = []
    for jobs, seed in (("1", "7"), ("2", "7"), ("1", "8")):
        words = ["fuzz", "stalingrad", "--games", "6", "--limit", "40", "--seed", seed, "--jobs", jobs, "--json"]
        done = subprocess.run([sys.executable, "-c", script, *words], capture_output=True, text=True, check=True)
        reports.append(done.stdout)
    assert reports[0] == reports[1]
    assert reports[0] != reports[2]


def test_every_combination_of_scenario_mode_and_players_is_played() -> None:
    found = [fuzz.describe(setup) for setup in fuzz.combinations("stalingrad")]
    assert len(found) == len(set(found)) == 20 + 30 * 4
    assert "quick-duel mode=basic players=2" in found
    assert "stop-the-advance/open-front leader=soviet mode=advanced players=3" in found
    assert not any("stop-the-advance" in one and "basic" in one for one in found)
    assert {setup.scenario for setup in fuzz.combinations("stalingrad")} == set(STALINGRAD.scenarios)
    assert {setup.scenario for setup in fuzz.combinations("stalingrad", "open-front")} == {"open-front"}


def test_options_vary_and_every_variation_can_be_played() -> None:
    rng, seen = Random(1), set()
    for setup in fuzz.combinations("stalingrad") * 2:
        varied = fuzz.varied(setup, rng)
        STALINGRAD.new(varied)
        seen |= {(key, str(value)) for key, value in varied.options.items()}
    for option in STALINGRAD.options:
        assert len({value for key, value in seen if key == option.key}) >= 2, option.key


def test_made_up_scenarios_can_be_played() -> None:
    rng = Random(2)
    setups = [title_of("stalingrad").setups().random_setup(rng) for _ in range(40)]
    assert len({setup.data for setup in setups}) == 40
    for setup in setups:
        assert try_game(STALINGRAD, setup, rng, 80).failure == ""


# -- failures -------------------------------------------------------------------------------------


class Broken:
    """SCOPE Stalingrad, except for one rule."""

    def __init__(self) -> None:
        self.broken = STALINGRAD

    def __getattr__(self, name: str) -> Any:
        return getattr(STALINGRAD, name)


class NeverOver(Broken):
    def outcome(self, state: State) -> Outcome | None:
        return None


class DeadEnd(Broken):
    def legal(self, state: State, seat: Seat) -> Choices[Any]:
        return Choices([]) if state.turn > 3 else STALINGRAD.legal(state, seat)


class Leaky(Broken):
    """Offers no SEARCH where there is nothing to find: a legal list that reveals hidden cards."""

    def legal(self, state: State, seat: Seat) -> Choices[Any]:
        offered = [action for action in STALINGRAD.legal(state, seat) if not _is_idle(state, action)]
        return Choices([offered or list(STALINGRAD.legal(state, seat))])


def _is_idle(state: State, action: Any) -> bool:
    return isinstance(action, Search) and state.cells[action.cell] % KINDS == EMPTY_AREA


class Lossy(Broken):
    """Loses a card occasionally."""

    def apply(self, state: State, seat: Seat, action: Any, log: list[Any] | None = None) -> None:
        STALINGRAD.apply(state, seat, action, log)
        if state.turn == 5 and state.step == 1:
            state.cells[state.rules.cells[0]] = 1


class Talkative(Broken):
    """Tells everybody the new arrangement of a MOVE."""

    def apply(self, state: State, seat: Seat, action: Any, log: list[Any] | None = None) -> None:
        STALINGRAD.apply(state, seat, action, log)
        if log:
            log[:] = [_Told(event) for event in log]


class _Told:
    def __init__(self, event: Any) -> None:
        self.event = event

    def seen_by(self, seat: Seat | None) -> _Told:
        return self

    def holds(self, state: State) -> bool:
        return bool(self.event.holds(state))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Told) and other.event == self.event

    def __hash__(self) -> int:
        return hash(self.event)


class Forgetful(Broken):
    """Reads back a different action from the one written."""

    def read(self, text: str) -> Any:
        return STALINGRAD.read("done" if text.startswith("place") else text)


@pytest.mark.parametrize(
    ("broken", "what"),
    [
        (NeverOver(), "outcome if and only if nobody is to act"),
        (DeadEnd(), "has a legal action"),
        (Leaky(), "the same legal actions"),
        (Lossy(), "AssertionError"),
        (Talkative(), "what it was told, and nothing else"),
        (Forgetful(), "is read as what was written"),
    ],
    ids=lambda case: type(case).__name__ if isinstance(case, Broken) else "",
)
def test_a_broken_rule_is_found_and_its_record_can_be_replayed(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, broken: Broken, what: str
) -> None:
    monkeypatch.setattr("fogline.cli.trial.COSTLY", 4)
    with monkeypatch.context() as patch:
        patch.setitem(LOADED, "stalingrad", Stalingrad(broken))
        words = ["--games", "12", "--jobs", "1", "--limit", "400", "--failures", os.fspath(tmp_path / "found")]
        said = terminal.run("fuzz", "stalingrad", "--scenario", "quick-duel", *words)
    assert said.code == 1
    assert what in said.out
    files = sorted((tmp_path / "found").iterdir())
    assert files
    for file in files:
        assert os.fspath(file) in said.out
        assert file.read_text(encoding="utf-8").splitlines()[1].startswith("# ")
        assert terminal.run("replay", os.fspath(file), "--as", "public").code == 0


def test_a_failure_keeps_the_game_up_to_the_step_that_failed() -> None:
    setup = Setup("stalingrad", "quick-duel")
    trial = try_game(DeadEnd(), setup, Random(1), 500)
    assert trial.outcome is None
    assert len(Record.read(trial.record).entries) == trial.steps
    assert read_table(trial.record).position().turn == 4


class Discreet(Toy):
    """The toy without ``peek``, of which its views keep no memory."""

    def legal(self, state: toy.State, seat: Seat) -> Choices[Any]:
        return Choices([[action for action in super().legal(state, seat) if action is not PEEK]])


def test_games_with_chance_and_secret_choices_are_fuzzed() -> None:
    for seed in range(20):
        trial = try_game(Discreet(), Setup("toy", "only", {"players": 2 + seed % 3}), Random(seed), 500)
        assert trial.failure == ""
        assert trial.outcome is not None


def test_a_view_that_forgets_news_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("fogline.cli.trial.COSTLY", 1)
    setup = Setup("toy", "only", {"players": 4})
    failures = {try_game(Toy(), setup, Random(seed), 500).failure for seed in range(20)}
    assert any("what it was told, and nothing else" in failure for failure in failures)
