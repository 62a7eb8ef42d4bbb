"""``fogline fuzz panzer``: every pair of advanced rules, every preset, random cards."""

from __future__ import annotations

import json
import os
from itertools import combinations, product
from pathlib import Path
from random import Random
from typing import Any

import pytest

import fogline
from fogline.cli import fuzz
from fogline.cli.trial import try_game
from fogline.kernel.game import Outcome, Seat
from fogline.kit.registry import LOADED, title_of
from fogline.titles.panzer.rules.actions import Search
from fogline.titles.panzer.rules.cards import FOREST, PANZER_IV, SHERMAN
from fogline.titles.panzer.rules.cardsets import NAMES, read_cards
from fogline.titles.panzer.rules.rules import PANZER
from fogline.titles.panzer.rules.state import State
from fogline.titles.panzer.rules.tables import PRESETS, SWITCHES
from fogline.titles.panzer.setups import pairs_of_switches
from fogline.titles.panzer.title import Panzer
from tests.cli.terminal import Terminal

KEYS = [switch.key for switch in SWITCHES]


def pairs(chosen: list[set[str]]) -> set[tuple[str, str, bool, bool]]:
    """Pairs of switches that were on or off together."""
    return {(one, other, one in on, other in on) for on in chosen for one, other in combinations(KEYS, 2)}


ALL_PAIRS = {
    (one, other, first, second)
    for one, other in combinations(KEYS, 2)
    for first, second in product((False, True), repeat=2)
    if (one, other, first, second) != ("terrain", "open-turret", False, True)
}
"""PZ-OPEN-1: an open turret needs terrain."""


def test_pz_adv_1_a_few_choices_have_every_pair_of_switches() -> None:
    assert pairs([set(chosen) for chosen in pairs_of_switches()]) == ALL_PAIRS
    assert len(pairs_of_switches()) == 7


def test_every_scenario_is_played_with_every_pair_and_every_preset() -> None:
    setups = fuzz.combinations("panzer")
    assert {setup.scenario for setup in setups} == set(NAMES)
    for name in NAMES:
        chosen = [set(setup.options) & set(KEYS) for setup in setups if setup.scenario == name]
        assert pairs(chosen) == ALL_PAIRS
        for preset in PRESETS.values():
            assert set(preset) in chosen
    assert all(isinstance(setup.options["max-turns"], int) for setup in setups), "so that games end"
    only = fuzz.combinations("panzer", "battle", "step-3")
    assert [(setup.scenario, len(set(setup.options) & set(KEYS))) for setup in only] == [("battle", 3)]


def test_a_small_run_covers_all_pairs(terminal: Terminal) -> None:
    games = str(len(fuzz.combinations("panzer")))
    said = terminal.run("fuzz", "panzer", "--games", games, "--jobs", "1", "--limit", "12", "--json")
    report: dict[str, Any] = json.loads(said.out)
    assert said.code == 0, report["failures"]
    played = [{word.partition("=")[0] for word in one.split()[1:]} for one in report["combinations"] if one != "custom"]
    assert pairs(played) == ALL_PAIRS
    assert report["games"] == report["cut"] + sum(report["outcomes"].values())


def test_games_that_end_by_the_turn_limit_are_counted_as_such(
    terminal: Terminal, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("fogline.titles.panzer.setups._TURNS", 3)
    said = terminal.run("fuzz", "panzer", "--preset", "basic", "--games", "6", "--jobs", "1", "--json")
    report = json.loads(said.out)
    assert said.code == 0, report["failures"]
    assert report["outcomes"] == {"turns": 6}
    assert report["cut"] == 0


def test_options_vary_and_every_variation_can_be_played() -> None:
    rng, seen = Random(1), set()
    for setup in fuzz.combinations("panzer") * 3:
        varied = fuzz.varied(setup, rng)
        PANZER.new(varied)
        assert {key: varied.options.get(key) for key in KEYS} == {key: setup.options.get(key) for key in KEYS}
        seen |= {(key, str(value)) for key, value in varied.options.items()}
    for option in PANZER.options:
        if option.key not in KEYS and option.key != "max-turns":
            assert len({value for key, value in seen if key == option.key}) >= 2, option.key


def test_made_up_cards_can_be_played() -> None:
    rng = Random(2)
    setups = [title_of("panzer").setups().random_setup(rng) for _ in range(60)]
    assert len({setup.data for setup in setups}) == 60
    sets = [read_cards(setup.data, "wild") for setup in setups]
    for twin in (SHERMAN, PANZER_IV):
        assert {one.armours[twin] for one in sets} == {0, 1, 2, 3}, "light twins, heavy twins"
    assert {str(setup.options["period"])[:2] for setup in setups} == {"no", "19"}
    for setup in setups[:20]:
        assert try_game(PANZER, setup, rng, 60).failure == ""


class NeverOver:
    """SCOPE Panzer, except for one rule."""

    def __getattr__(self, name: str) -> Any:
        return getattr(PANZER, name)

    def outcome(self, state: Any) -> Outcome | None:
        return None


class Leaky(NeverOver):
    """Offers no search where there is nothing to find."""

    def outcome(self, state: Any) -> Outcome | None:
        return PANZER.outcome(state)

    def legal(self, state: Any, seat: Seat) -> Any:
        offered = [action for action in PANZER.legal(state, seat) if not self._is_idle(state, action)]
        return offered or list(PANZER.legal(state, seat))

    def _is_idle(self, state: State, action: Any) -> bool:
        return isinstance(action, Search) and state.cells[action.cell] == FOREST


@pytest.mark.parametrize(
    ("broken", "what"), [(NeverOver(), "outcome if and only if"), (Leaky(), "the same legal actions")]
)
def test_a_failure_is_kept_as_a_record_that_can_be_replayed(
    terminal: Terminal, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, broken: Any, what: str
) -> None:
    monkeypatch.setattr("fogline.cli.trial.COSTLY", 4)
    monkeypatch.setattr("fogline.titles.panzer.setups._TURNS", 12)
    with monkeypatch.context() as patch:
        patch.setitem(LOADED, "panzer", Panzer(broken))
        words = ["--games", "6", "--jobs", "1", "--failures", os.fspath(tmp_path / "found")]
        said = terminal.run("fuzz", "panzer", "--scenario", "skirmish", *words)
    assert said.code == 1
    assert what in said.out
    files = sorted((tmp_path / "found").iterdir())
    assert files
    for file in files:
        assert file.read_text(encoding="utf-8").splitlines()[1].startswith("# ")
        assert terminal.run("replay", os.fspath(file), "--as", "public").code == 0


def test_cards_from_a_file_are_played_with(terminal: Terminal, tmp_path: Path) -> None:
    house = Path(fogline.__file__).parent / "titles" / "panzer" / "data" / "house.toml"
    words = ["--preset", "step-1", "--scenario", "battle", "--cards", os.fspath(house), "--limit", "20"]
    said = terminal.run("fuzz", "panzer", "--games", "2", "--jobs", "1", *words, "--json")
    assert said.code == 0
    assert list(json.loads(said.out)["combinations"]) == ["battle fire-correction=true max-turns=500"]
