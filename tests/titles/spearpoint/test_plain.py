"""Views of Spearpoint 1943 as plain data: reading it back gives the same view, with named parts."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from fogline.kernel.game import Seat
from fogline.titles.spearpoint.rules.state import Hint, Shuffle, UnitView
from fogline.titles.spearpoint.rules.view import AttackView, SideView, View, read_view
from tests.titles.spearpoint.fixtures import GAME, house, walk


@pytest.mark.parametrize("seat", [Seat(0), Seat(1), None])
def test_a_view_survives_a_round_trip(seat: Seat | None) -> None:
    found: dict[Any, int] = {UnitView: 0, Hint: 0, Shuffle: 0}
    setup = house("skirmish", hand_command=1, draw_command=9, hand_units=3, draw_any=9)
    for state, *_ in walk(Random(3), GAME.new(setup), 700):
        view = GAME.view(state, seat)
        if state.turn == 2:  # cards drawn from the open bottom of the Reserves are rare
            side = view.sides[0]._replace(hints=(Hint(0, (1, 2)), Hint(2, (1,))))
            view = view._replace(sides=(side, view.sides[1]))
        again = read_view(json.loads(json.dumps(GAME.write_view(view))))
        assert again == view
        assert type(again) is View
        assert type(again.attack) is AttackView
        assert all(type(side) is SideView for side in again.sides)
        hints = [hint for side in again.sides for hint in side.hints]
        for kind, parts in ((UnitView, again.units), (Hint, hints), (Shuffle, again.shuffles)):
            assert all(type(part) is kind for part in parts)
            found[kind] += len(parts)
    assert all(found.values()), found


def test_units_and_the_attack_are_seen_by_name() -> None:
    for state, *_ in walk(Random(4), GAME.new(house("skirmish")), 400):
        view = GAME.view(state, None)
        for unit, seen in zip(state.units, view.units, strict=True):
            told = {name: getattr(unit, name) for name in UnitView._fields}
            assert seen._asdict() == told | {"orders": tuple(unit.orders)}
        assert view.attack._asdict() == {name: getattr(state, name) for name in AttackView._fields}
