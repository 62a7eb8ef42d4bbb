"""Games over HTTP with scenarios and card sets from players, against computer opponents that must know them."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from fogline.bots.levels import thinking_levels
from tests.bots.test_users_data import OWN
from tests.server.serving import Client
from tests.server.test_opponents import alone, wait_for


@pytest.mark.parametrize(
    ("name", "level"), [(name, level) for name, setup in OWN.items() for level in thinking_levels(setup.game)]
)
def test_bots_play_with_players_own_files(
    client: Client, name: str, level: str, caplog: pytest.LogCaptureFixture
) -> None:
    """No process fails, so no decision is left to chance; the memory aid knows the cards, too."""
    setup = OWN[name]
    asked: dict[str, Any] = {"game": setup.game, "scenario": setup.scenario, "data": setup.data}
    asked |= {"options": dict(setup.options), "aid": "probabilities"}
    seats = client.post("/api/games", asked).json()
    held = [*seats["seats"], *seats["invitations"]]
    player, _ = alone(client, {**asked, "bots": {held[1]: level}})
    rng = Random(name)
    for _ in range(12):
        if wait_for(player, held[1])["outcome"]:
            break
        player.play_once(rng)
    aid = player.get("/api/table/aid")
    assert (aid.status_code, aid.json()["level"]) == (200, "probabilities")
    assert "has failed" not in caplog.text
