"""Golden games: everything that every seat and the public heard and saw, compared character by character."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import fogline
from fogline.kernel.setup import Setup, Value
from fogline.titles.panzer.rules import events
from fogline.titles.panzer.rules.fire import REASONS as HAND_REASONS
from fogline.titles.spearpoint.rules import events as battles
from tests.playthroughs.telling import TITLES, record_of, tell

FOLDER = Path(__file__).parent / "texts"
TEXTS = sorted(FOLDER.glob("*/*.txt"))


def setups(title: str) -> list[Setup]:
    """The set-ups in the texts of a title."""
    return [record_of(path.read_text(encoding="utf-8")).setup for path in TEXTS if path.parent.name == title]


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: f"{path.parent.name} {path.stem}")
def test_the_game_is_narrated_as_before(path: Path) -> None:
    """If the difference is intended, run ``python -m tests.playthroughs``."""
    text = path.read_text(encoding="utf-8")
    assert tell(record_of(text)) == text


def test_every_game_has_texts() -> None:
    assert set(TITLES) == set(fogline.games()) == {path.name for path in FOLDER.iterdir()}


def test_stalingrad_in_every_family_of_scenarios_every_mode_and_every_number_of_players() -> None:
    game = fogline.game("stalingrad")
    told = setups("stalingrad")
    families = {scenario.partition("/")[0] for scenario in (*game.scenarios, "custom")}
    assert {setup.scenario.partition("/")[0] for setup in told} == families
    assert {setup.options["mode"] for setup in told} == {"basic", "advanced"}
    players: set[Value] = {setup.options.get("players", 2) for setup in told}
    assert players == {2, 3, 4}
    for option in game.options:
        assert any(option.key in setup.options for setup in told), option.key


def test_panzer_in_every_scenario_with_every_option() -> None:
    game = fogline.game("panzer")
    told = setups("panzer")
    assert {setup.scenario for setup in told} == set(game.scenarios)
    for option in game.options:
        assert any(option.key in setup.options for setup in told), option.key


def test_panzer_with_everything_that_happens() -> None:
    """Each event, each rule that changes a hand, and each way to win is narrated somewhere, except for a passed turn,
    which needs a position that nobody reaches."""
    said = "\n".join(path.read_text(encoding="utf-8") for path in TEXTS if path.parent.name == "panzer")
    names = [name for name, value in vars(events).items() if isinstance(value, type) and hasattr(value, "clause")]
    for name in names:
        if name not in ("Event", "Public", "TurnPassed"):
            assert re.search(rf"(?:: |; ){name} ", said), name
    for reason in HAND_REASONS:
        assert re.search(rf"Fired [^;\n]* {reason}\b", said), reason
    for side in ("american", "german"):
        for reason in ("destruction", "supply-line"):
            assert f"=== {side}: {reason}\n" in said
    assert "=== nobody: turns\n" in said


def test_spearpoint_in_every_situation() -> None:
    assert {setup.scenario for setup in setups("spearpoint")} == set(fogline.game("spearpoint").scenarios)


def test_spearpoint_with_everything_that_happens() -> None:
    """Each event is narrated somewhere, and so is each result of an attack and fate of a crew."""
    said = "\n".join(path.read_text(encoding="utf-8") for path in TEXTS if path.parent.name == "spearpoint")
    kinds = [one for one in vars(battles).values() if isinstance(one, type) and issubclass(one, battles.Event)]
    for name in [one.__name__ for one in kinds if one.clause]:
        assert re.search(rf"(?:: |; ){name}\b", said), name
    for result in ("friendly-fire", "destroys", "doubles", "hits", "misses", "survives", "captured", "destroyed"):
        assert re.search(rf"(?:AttackRolled|CrewFated)[^;\n]* {result}\b", said), result
