"""The memory aid of Spearpoint 1943: the possible cards of hands and decks, from the view alone."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import Any

from fogline.bots.memory_aid import WORLDS, memory_aid
from fogline.titles.spearpoint.aid import _error, _tell
from fogline.titles.spearpoint.rules.state import State
from tests.titles.spearpoint.fixtures import GAME, A, at, begun, house, walk

PLACES = ["german hand", "german reserves", "german command"]


def test_nothing_is_revealed_before_play() -> None:
    assert memory_aid(GAME.view(GAME.new(house()), A), "probabilities")["cells"] == {}


def test_each_level_adds_to_the_one_before() -> None:
    view = GAME.view(begun(), A)
    shown, deduced, likely = (memory_aid(view, level)["cells"] for level in ("shown", "deductions", "probabilities"))
    assert list(shown) == list(deduced) == list(likely) == PLACES
    assert all(set(place) == {"known"} for place in shown.values())
    assert all({"known", "can"} <= set(place) and "odds" not in place for place in deduced.values())
    assert all("odds" in place for place in likely.values())


def test_cards_seen_moving_there_are_known() -> None:
    state = at("a1 rif-us - front\nb1 mt-ge tc-ge front\ntail b: gc-ge rif-ge?\nhand b: mt-ge")
    told = memory_aid(GAME.view(state, A), "shown")["cells"]
    assert told["german reserves"]["known"] == {"gc-ge": 1}
    assert told["german hand"]["known"] == {}


def test_the_truth_is_always_among_the_possibilities() -> None:
    looked = 0
    for number, (state, *_) in enumerate(walk(Random(4), GAME.new(house("meeting-engagement")), 300)):
        if number % 60 != 59:
            continue
        told = memory_aid(GAME.view(state, A), "deductions")["cells"]
        assert set(held(state, "hand")) <= set(told["german hand"]["can"])
        assert set(held(state, "commands")) <= set(told["german command"]["can"])
        looked += 1
    assert looked >= 2


def held(state: State, zone: str) -> list[str]:
    """The cards that the German side has there."""
    rules = state.rules
    slugs = [card.slug for card in rules.units] if zone == "hand" else [card.slug for card in rules.commands]
    counts = getattr(state.sides[1], zone)
    return [slug for slug, count in zip(slugs, counts, strict=True) if count]


def test_memory_aid_depends_only_on_the_view() -> None:
    state = begun()
    view = GAME.view(state, A)
    world = GAME.imagine(view, Random(8))
    one, other = (memory_aid(GAME.view(position, A), "probabilities") for position in (state, world))
    assert json.dumps(one) == json.dumps(other)


def test_events_of_all_drawn_worlds_are_not_told_as_certain() -> None:
    """Only a card that is certainly there has an exact figure."""
    for place in memory_aid(GAME.view(begun(), A), "probabilities")["cells"].values():
        assert place["error"] >= 3 / WORLDS
    assert _error(1.0, 100) == _error(0.0, 100) == 0.03
    assert _error(0.5, 100) == 0.098


def test_a_fully_known_place_has_no_error() -> None:
    told: dict[str, Any] = {"known": {"mt-ge": 1}}
    _tell(told, ["mt-ge"], Counter({"mt-ge": 50}), 50, has_odds=True)
    assert told == {"known": {"mt-ge": 1}, "can": ["mt-ge"], "odds": {"mt-ge": 1.0}}
