"""Golden games: what every seat and the public heard and saw, compared to the letter."""

from __future__ import annotations

from pathlib import Path

import pytest

import fogline
from fogline.kernel.errors import BadData
from fogline.kernel.setup import Setup, Value
from tests.playthroughs.telling import record_of, tell

TEXTS = sorted((Path(__file__).parent / "texts").glob("*.txt"))


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: path.stem)
def test_the_game_is_told_as_before(path: Path) -> None:
    """If the difference is meant: ``python -m tests.playthroughs``."""
    text = path.read_text(encoding="utf-8")
    assert tell(record_of(text)) == text


def test_every_scenario_in_every_mode_and_every_number_of_players_has_one() -> None:
    game = fogline.game("stalingrad")
    setups = [record_of(path.read_text(encoding="utf-8")).setup for path in TEXTS]
    told = {(setup.scenario, setup.options["mode"]) for setup in setups}
    for scenario in game.scenarios:
        for mode in ("basic", "advanced"):
            if (scenario, mode) not in told:
                with pytest.raises(BadData):
                    game.new(Setup(game.name, scenario, {"mode": mode}))
    players: set[Value] = {setup.options.get("players", 2) for setup in setups}
    assert players == {2, 3, 4}
