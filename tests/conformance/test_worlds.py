"""Our own titles: on small set-ups ``imagine`` returns every world that fits, and no other.

SCOPE Panzer has no set-up that small: squads are chosen in secret from all Units. Its ``test_imagine.py`` in
``tests/titles/`` compares it with its own enumeration, which follows one game; those of the other two titles do the
same, further into the game than is affordable here.
"""

from __future__ import annotations

from random import Random

import pytest

import fogline
from fogline.kernel.setup import Setup
from fogline.testing import Case, TooLarge, every_world, imagine_returns_every_world
from tests.titles.spearpoint.enumeration import tiny
from tests.titles.stalingrad.test_imagine import FRONTS


def front(name: str, mode: str, **options: bool) -> Setup:
    return Setup("stalingrad", "custom", {"mode": mode, **options}, FRONTS[name])


SMALL = {
    "2x2": front("2x2", "basic"),
    "2x2 guns": front("2x2 guns", "advanced"),
    "2x2 no snipers": front("2x2 no snipers", "advanced"),
    "2x2 abroad": front("2x2 abroad", "advanced", **{"move-any-allied-quadrant": True}),
    "tiny decks": tiny(**{"deck-min": 2, "deck-max": 2, "start-units": 1}),
}


@pytest.mark.parametrize("setup", SMALL.values(), ids=SMALL)
def test_every_world_comes_up(setup: Setup) -> None:
    imagine_returns_every_world(Case(fogline.game(setup.game), setup), Random(1), 12)


def test_the_first_turns_of_a_long_game_are_enumerated() -> None:
    worlds = every_world(Case(fogline.game("stalingrad"), SMALL["2x2"]))
    assert worlds.turns > 0
    assert not worlds.is_whole


def test_oversized_input_is_named() -> None:
    with pytest.raises(TooLarge, match="panzer skirmish: more than 5000 positions"):
        every_world(Case(fogline.game("panzer"), Setup("panzer", "skirmish")), 5000)
