"""``fogline balance`` and ``fogline bench`` for any title; they name none."""

from __future__ import annotations

import json
from typing import Any

import pytest

import fogline
from fogline.bots.arena import Fixture, play
from fogline.bots.balance import PlainBalance
from fogline.cli import balance
from fogline.cli.arguments import read_setups
from fogline.cli.main import Parser
from fogline.kernel.errors import BadData
from fogline.kernel.setup import Setup
from fogline.kit.bots import Budget
from fogline.kit.registry import title_of
from fogline.locale import texts_in
from tests.cli.terminal import Terminal

BALANCE = ("balance", "stalingrad", "--level", "random", "--jobs", "1", "--seed", "2")


def balanced(terminal: Terminal, *words: str) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(terminal.run(*BALANCE, *words, "--json").out)
    return found


def test_sides_and_the_first_move_are_counted(terminal: Terminal) -> None:
    found = balanced(terminal, "--games", "6")
    assert "partial" not in found
    assert [side["name"] for side in found["sides"]] == ["german", "soviet"]
    decided = found["games"] - found["draws"]
    assert found["games"] == 6
    assert sum(side["times"] for side in found["sides"]) == decided == found["first"]["of"]
    for side in found["sides"]:
        assert side["interval"][0] <= side["share"] <= side["interval"][1]
    said = terminal.run(*BALANCE, "--games", "6")
    assert said.code == 0
    assert "| moved first |" in said.out


def test_games_do_not_depend_on_how_many_are_played() -> None:
    plain, setup = PlainBalance(), Setup("stalingrad", "quick-duel")
    few, many = (plain.trials(setup, "random", (), games, "1", Budget(1, None)) for games in (2, 4))
    assert many[:2] == few
    assert [plain.play(trial).winner for trial in few] == [plain.play(trial).winner for trial in many[:2]]


def test_several_scenarios_and_presets_are_compared(terminal: Terminal) -> None:
    words = ["--games", "2", "--scenario", "quick-duel", "--scenario", "open-front"]
    found = balanced(terminal, *words)
    assert [one["name"] for one in found["setups"]] == ["quick-duel", "open-front"]
    assert all(one["games"] == 2 for one in found["setups"])
    said = terminal.run(*BALANCE, *words)
    assert "\nBy set-up:\n" in said.out
    assert "\n| open-front | " in said.out
    assert terminal.run(*BALANCE, "--scenario", "no-such-front").code == 2
    assert terminal.run(*BALANCE, "--kinds", "built").code == 2


def test_all_leaves_out_impossible_combinations() -> None:
    """Some scenarios of Stalingrad have only one mode: with all of them, the others are left out."""
    parser = Parser(texts=texts_in("en"))
    balance.add_arguments(parser)
    named = ["stalingrad", "--option", "mode=basic", "--scenario"]
    basic = read_setups(parser.parse_args([*named, "all"]))
    every = read_setups(parser.parse_args(["stalingrad", "--scenario", "all"]))
    assert 0 < len(basic) < len(every) == len(fogline.game("stalingrad").scenarios)
    with pytest.raises(BadData):
        read_setups(parser.parse_args([*named, next(name for name in every if name not in basic)]))
    steps = read_setups(parser.parse_args(["panzer", "--scenario", "all", "--preset", "all"]))
    assert len(steps) == len(fogline.game("panzer").scenarios) * len(title_of("panzer").setups().presets())


@pytest.mark.parametrize("preset", ["basic", "step-10", "full"])
def test_the_first_player_is_shown_in_every_kind_of_set_up(preset: str) -> None:
    options = {**title_of("panzer").setups().presets()[preset], "max-turns": 1}
    for scenario in fogline.game("panzer").scenarios:
        setup = Setup("panzer", scenario, options)
        for swapped in (False, True):
            assert play(Fixture(setup, ("random", "random"), Budget(1, None), "1", swapped)).first == swapped


def test_simultaneous_moves_have_no_first() -> None:
    setup = Setup("spearpoint", "standard", {"max-turns": 1})
    assert play(Fixture(setup, ("random", "random"), Budget(1, None), "1", False)).first is None


# -- bench ------------------------------------------------------------------------------------------


def test_every_title_is_measured(terminal: Terminal) -> None:
    said = terminal.run("bench", "speed", "--rounds", "1", "--seconds", "0.001", "--json")
    assert said.code == 0
    found = json.loads(said.out)
    assert list(found["figures"]) == list(fogline.games())
    for figures in found["figures"].values():
        assert set(figures) == {"api", "playout", "clone", "view", "imagine"}
        assert all(figure > 0 for figure in figures.values())
    assert terminal.run("bench", "speed", "chess").code == 2
    assert terminal.run("bench", "speed", "--rounds", "0").code == 2
    lines = terminal.run("bench", "speed", "panzer", "--rounds", "1", "--seconds", "0.001").out.splitlines()
    assert lines[1].split()[:2] == ["title", "steps"]
    assert lines[2].split()[0] == "panzer"
