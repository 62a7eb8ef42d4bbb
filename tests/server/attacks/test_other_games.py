"""Attacks from one game on another: to learn from a refusal which cards somebody else plays with on the same server."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import pytest

import fogline
from fogline.kernel.errors import NotationError
from tests.server.serving import Client, Running, begin, serving
from tests.titles.spearpoint.fixtures import CARDS, with_cards
from tests.titles.spearpoint.test_cardsets import UNIT

PROBES: Final = (
    ["pick CARD"],
    ["  PICK   CARD "],
    ["hold CARD"],
    ["discard CARD"],
    ["deal CARD"],
    ["priority CARD"],
    ["commit CARD front"],
    ["commit CARD sideways"],
    ["commit CARD from c9"],
    ["crew CARD a1"],
    ["crew CARD nobody"],
    ["play CARD"],
    ["play CARD a1"],
    ["play CARD nobody"],
    ["roll CARD"],
    ["pick mt-us", "pick CARD"],
    ["pick CARD", "pick mt-us"],
    ["pick mt-us", "pick CARD", "nonsense"],
)


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with serving(tmp_path_factory.mktemp("others")) as running:
        yield running


def probed(client: Client, secret: str) -> list[tuple[int, bytes]]:
    answers = [client.act(*[text.replace("CARD", secret) for text in probe], sequence=0) for probe in PROBES]
    assert all(answer.status_code == 422 for answer in answers)
    return [(answer.status_code, answer.content) for answer in answers]


@pytest.mark.parametrize(("data", "secret"), [(CARDS, "their-tank"), ("", "their-truck")], ids=["own", "ours"])
def test_refusal_reveals_no_custom_cards(server: Running, data: str, secret: str) -> None:
    setup: dict[str, Any] = {"game": "spearpoint", "scenario": "standard", "data": data}
    mine = begin(server.client(), setup)["american"]
    game = fogline.game("spearpoint")
    with pytest.raises(NotationError):
        game.read(f"pick {secret}")
    alone = probed(mine, secret)
    assert all(b"is not a card" in content for _, content in alone)
    cards = with_cards(UNIT.replace('id = "new"', f'id = "{secret}"'))
    theirs = begin(server.client(), {**setup, "data": cards})["american"]
    assert game.write(game.read(f"pick {secret}")) == f"pick {secret}", "this process knows it now"
    assert probed(mine, secret) == alone
    assert theirs.act(f"pick {secret}").status_code == 200
    assert probed(mine, secret) == alone


def test_a_card_of_ours_is_no_card_where_players_bring_their_own(server: Running) -> None:
    mine = begin(server.client(), {"game": "spearpoint", "scenario": "standard", "data": CARDS})["american"]
    ours = begin(server.client(), {"game": "spearpoint", "scenario": "standard"})["american"]
    assert ours.act("pick us-tank-crew").status_code == 200
    refused = mine.act("pick us-tank-crew")
    assert (refused.status_code, refused.json()["error"]) == (422, "notation")
