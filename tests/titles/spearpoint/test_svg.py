"""Pictures of positions are self-contained, reveal no more than a view, and show every Unit; random play reaches the
end."""

from __future__ import annotations

from random import Random
from xml.etree import ElementTree

import pytest

from fogline.kernel.arrays import Dice
from fogline.kernel.setup import Setup
from fogline.testing.cases import Case
from fogline.testing.walks import some
from fogline.titles.spearpoint.rules.actions import unit_name
from fogline.titles.spearpoint.rules.pictures import picture
from fogline.titles.spearpoint.rules.rules import SPEARPOINT
from fogline.titles.spearpoint.rules.svg import svg
from tests.conformance.cases import BY_GAME
from tests.titles.spearpoint.fixtures import at

CASES = [case for case in BY_GAME["spearpoint"] if case.setup.data or case.setup.scenario == "clear-skies"][::3]


@pytest.mark.parametrize("case", CASES, ids=lambda case: case.name)
def test_a_picture_shows_exactly_the_view(case: Case) -> None:
    rng = Random(case.name)
    for state, _, _ in some(case, rng, 300, 8):
        for seat in case.watchers():
            view = SPEARPOINT.view(state, seat)
            drawn = svg(view)
            assert drawn == view._repr_svg_() == svg(SPEARPOINT.view(SPEARPOINT.imagine(view, rng), seat))
            root = ElementTree.fromstring(drawn)
            assert picture(view).strip() in "".join(root.itertext())
            names = {text.text for text in root.iter("{http://www.w3.org/2000/svg}text")}
            assert {unit_name(unit.name) for unit in state.units} <= names
        assert svg(state) == state._repr_svg_()


def test_a_picture_of_a_foreign_set_does_not_call_it_ours() -> None:
    assert "card set: fixtures" in svg(at("a1 rif-us - front"))
    assert "Fogline's own cards" in svg(SPEARPOINT.new(Setup("spearpoint", "clear-skies")))


def test_random_play_reaches_the_end_or_stops_when_told() -> None:
    dice = Dice(7)
    for scenario in SPEARPOINT.scenarios:
        state = SPEARPOINT.new(Setup("spearpoint", scenario))
        assert SPEARPOINT.playout(state, dice, 25) == 25
        state.check()
        SPEARPOINT.playout(state, dice, 100_000)
        assert SPEARPOINT.outcome(state) is not None
        assert SPEARPOINT.playout(state, dice, 10) == 0
