"""The form of a Spearpoint 1943 view: the whole view and nothing else, the odds before a roll, the possible additions
to a secret plan, and the cards that travel with the set-up."""

from __future__ import annotations

import dataclasses
import inspect
import json
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from fogline.desk.serialization import write_event, write_setup
from fogline.kernel.game import CHANCE, Seat
from fogline.kernel.messages import Message
from fogline.kernel.setup import Setup
from fogline.kit.registry import title_of
from fogline.locale import LANGUAGES, texts_in
from fogline.titles.spearpoint.rules import events
from fogline.titles.spearpoint.rules.cardsets import HOUSE
from fogline.titles.spearpoint.rules.state import Hint, Shuffle, State
from fogline.titles.spearpoint.rules.view import View
from fogline.titles.spearpoint.wire import FIELDS
from tests.titles.spearpoint.fixtures import GAME, A, B, at, commit, declared, house, only, play, step, walk

SYNTAX = title_of("spearpoint").wire()
SITUATIONS = ("standard", "skirmish", "meeting-engagement", "the-tiger")


def form(state: State, seat: Seat | None) -> dict[str, Any]:
    return SYNTAX.view(GAME.view(state, seat))


def positions(seed: int, scenario: str, most: int = 400) -> Iterator[State]:
    """Positions of a random game."""
    for state, *_ in walk(Random(seed), GAME.new(house(scenario)), most):
        yield state


# -- the view -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("scenario", SITUATIONS)
def test_two_views_have_the_same_form_exactly_when_they_are_equal(scenario: str) -> None:
    known: dict[str, View] = {}
    seen = set()
    for state in positions(3, scenario):
        for viewer in (A, B, None):
            view = GAME.view(state, viewer)
            seen.add(view)
            assert known.setdefault(json.dumps(SYNTAX.view(view)), view) == view
    assert len(known) == len(seen)


def test_a_form_changes_with_every_field_of_the_view() -> None:
    """A field left out would be unknown to clients."""
    state = declared(
        "a1 mt-us tc-us front\nb1 ht-ge tc-ge front\ncommands a: cm-hull\ncommands b: cm-camo", "a1>b1 b1>a1"
    )
    view = GAME.view(state, A)
    changed: Any
    other: dict[str, Any] = {
        "seat": 1, "units": view.units[:1], "step": 4, "phase": 1, "then": 2, "turn": 9, "priority": 1, "active": 1,
        "window": 3, "agenda": (1 << 16 | 1,), "shuffles": (Shuffle(1, *[(0,) * len(view.discards)] * 4),),
        "passed": (4,),
        "drawer": 1, "to_draw": 2, "focus": 1, "attack": view.attack._replace(attacker=1), "dice": (3,),
        "members": (1,),
        "cards": (1 << 16 | 1,), "quiet": 3, "is_quiet": not view.is_quiet, "winner": 1, "reasons": 3,
    }  # fmt: skip
    for name in view._fields:
        value = getattr(view, name)
        if name == "setup":
            continue
        if name == "sides":
            changed = (value[0]._replace(points=7), value[1])
        else:
            changed = other[name] if name in other else tuple(number + 1 for number in value)
        assert changed != value, name
        assert SYNTAX.view(view._replace(**{name: changed})) != SYNTAX.view(view), name
    side = view.sides[0]
    for name in side._fields:
        value = getattr(side, name)
        if isinstance(value, bool):
            changed = not value
        elif name == "plan":
            changed = ("done",)
        elif name == "discard":
            changed = 0
        elif name == "hints":
            changed = (Hint(0, (1,)),)
        elif name in ("tail", "orders"):
            changed = (1 << 17 | 1,)
        else:
            changed = value + 1 if isinstance(value, int) else (*[number + 1 for number in value],)
        told = SYNTAX.view(view._replace(sides=(side._replace(**{name: changed}), view.sides[1])))
        assert told != SYNTAX.view(view), name
    unit = view.units[0]._replace(damage=0)
    plain = SYNTAX.view(view._replace(units=(unit,)))
    for name in unit._fields:
        value = getattr(unit, name)
        changed = not value if isinstance(value, bool) else (1 << 16 | 1,) if name == "orders" else value ^ 1
        assert SYNTAX.view(view._replace(units=(unit._replace(**{name: changed}),))) != plain, name
    for name in view.attack._fields:
        value = getattr(view.attack, name)
        changed = not value if isinstance(value, bool) else value + 1
        assert SYNTAX.view(view._replace(attack=view.attack._replace(**{name: changed}))) != SYNTAX.view(view), name


def test_nothing_of_the_other_hand_is_in_a_form() -> None:
    """The same bytes in worlds that a seat cannot tell apart, including odds and additions."""
    rng = Random(9)
    for number, state in enumerate(positions(5, "skirmish")):
        if number % 7 == 0:
            for viewer in (A, B, None):
                view = GAME.view(state, viewer)
                world = GAME.imagine(view, rng)
                assert json.dumps(SYNTAX.view(GAME.view(world, viewer))) == json.dumps(SYNTAX.view(view))


def test_only_the_closing_of_a_plan_is_told() -> None:
    state = at("hand a: mt-us tc-us rif-us\nhand b: mt-ge tc-ge")
    before = json.dumps(form(state, B))
    play(state, "a commit mt-us", "a commit rif-us")
    assert json.dumps(form(state, B)) == before
    play(state, "a done")
    told = form(state, B)
    assert told["sides"]["american"]["is-done"]
    assert told["sides"]["american"]["plan"] is None
    assert told["sides"]["american"]["hand-size"] == 3


# -- events -------------------------------------------------------------------------------------------


def test_every_field_of_every_event_has_a_form() -> None:
    for _, one in inspect.getmembers(events, inspect.isclass):
        if dataclasses.is_dataclass(one) and one.__name__ not in ("RoundShown", "AllShown"):
            assert {field.name for field in dataclasses.fields(one)} - {"by"} <= set(FIELDS), one.__name__  # a clause


@pytest.mark.parametrize("scenario", SITUATIONS)
def test_everything_told_is_plain_json_and_can_be_said_in_any_language(scenario: str) -> None:
    kinds = set()
    seats = GAME.seats(house(scenario))
    for _, _, _, log in walk(Random(7), GAME.new(house(scenario))):
        for event in log:
            for viewer in (A, None):
                seen = event.seen_by(viewer)
                if seen is not None:
                    told = write_event("spearpoint", seen, seats)
                    assert json.loads(json.dumps(told)) == told
                    kinds.add(told["event"])
                    for language in LANGUAGES:
                        texts_in(language).say(plain(told["message"]))
    assert len(kinds) > 20


def plain(message: Any) -> Any:
    """A message before it was written."""
    if isinstance(message, dict):
        return Message(message["key"], {name: plain(value) for name, value in message["values"].items()})
    return tuple(plain(part) for part in message) if isinstance(message, list) else message


# -- odds ---------------------------------------------------------------------------------------------


def rolled(state: State) -> Counter[str]:
    """The results of the next attack roll: each of the hundred pairs of dice, with every Intensity."""
    found: Counter[str] = Counter()
    for first in range(1, 11):
        for second in range(1, 11):
            after = state.clone()
            result = only(play(after, f"dice {first} {second}"), events.AttackRolled).result
            found["friendly"] += 10 * (result == "friendly-fire")
            found["hit"] += 10 * (result in ("hits", "doubles", "destroys"))
            found["destroys"] += 10 * (result == "destroys")
            if result in ("hits", "doubles"):
                for die in range(1, 11):
                    log = play(after.clone(), f"die {die}")
                    found["destroys"] += any(isinstance(event, events.Destroyed) for event in log)
    return found


@pytest.mark.parametrize(
    ("attacker", "target", "weapon"),
    [
        ("mt-us tc-us front", "ht-ge tc-ge front", 1),
        ("mt-us tc-us front", "rif-ge - front", 2),
        ("mt-us tc-us front", "atg-ge gc-ge front", 1),
        ("how-us gc-us rear", "hal-ge tc-ge front", 1),
    ],
)
def test_the_odds_of_an_attack_match_the_dice(attacker: str, target: str, weapon: int) -> None:
    state = declared(f"a1 {attacker}\na2 rif-us - front\na3 mt-us tc-us front\nb1 {target}", "a1>b1")
    told = form(state, A)["odds"][f"fire a1 {weapon}"][0]
    assert told == form(state, None)["odds"][f"fire a1 {weapon}"][0]
    play(state, f"a fire a1 {weapon}")
    assert step(state) == "dice"
    found = rolled(state)
    assert (told["hit"], told["destroys"]) == (found["hit"] / 1000, found["destroys"] / 1000)
    assert told["friendly"] == found["friendly"] / 1000


def test_the_odds_of_a_declaration_name_each_weapon_that_can_be_used() -> None:
    state = at("turn 2 step declare\na1 mt-us tc-us front\nb1 rif-ge - front\nb2 ht-ge tc-ge front")
    odds = form(state, A)["odds"]
    assert [one["weapon"] for one in odds["attack a1 b1"]] == [1, 2]
    assert [one["weapon"] for one in odds["attack a1 b2"]] == [1]  # SP-TGT-7
    assert "attack b1 a1" not in odds
    assert form(state, None)["odds"] == {}


def test_a_discard_makes_a_roll_better_by_one() -> None:
    state = declared("a1 mt-us tc-us front\nb1 ht-ge tc-ge front\ncommands a: cm-null", "a1>b1")
    play(state, "a done", "a fire a1 1", "a done")
    assert step(state) == "roll"
    odds = form(state, A)["odds"]
    assert odds["roll +1"][0]["hit"] > odds["roll"][0]["hit"]
    assert odds["roll +1"][0]["added"] == odds["roll"][0]["added"] + 1


# -- plans --------------------------------------------------------------------------------------------


def test_a_plan_can_be_added_to_in_any_order() -> None:
    state = at("hand a: mt-us tc-us*2 rif-us hal-us")
    play(state, "a commit rif-us")
    assert "commit mt-us" not in [action.text() for action in GAME.legal(state, A)]
    told = form(state, A)
    assert told["additions"]["commit mt-us"] == 0
    assert form(state, B)["additions"].get("commit mt-us") is None


def test_every_addition_makes_a_legal_plan() -> None:
    rng, tried = Random(2), 0
    for scenario in ("skirmish", "meeting-engagement"):
        for state, seat, *_ in walk(Random(11), GAME.new(house(scenario)), 600):
            if seat == CHANCE or step(state) not in ("commit", "declare") or seat not in GAME.to_act(state):
                continue
            told = form(state, seat)
            plan = told["sides"][told["seat"]]["plan"]
            for line, place in rng.sample(sorted(told["additions"].items()), min(3, len(told["additions"]))):
                rest = [] if line.startswith("assault") else plan[place:]
                other = state.clone()
                other.sides[seat].plan = []
                for written in [*plan[:place], line, *rest]:
                    GAME.apply(other, seat, GAME.read(written))
                tried += 1
    assert tried > 50


# -- the cards of a set-up ----------------------------------------------------------------------------


def test_cards_travel_with_the_set_up() -> None:
    told = write_setup(house())["cards"]
    assert told["set"] == "house-1943"
    assert list(told["units"]) == [card.slug for card in HOUSE.units]
    assert sum(card["copies"] for card in told["commands"].values()) == 50
    assert told["units"]["tiger-i"]["crew"] == "tank-crew"
    assert told["seats"]["american"]["deck-min"] == 80
    assert set(told["seats"]["german"]["pool"]) <= {card.slug for card in HOUSE.units if card.faction == "german"}
    assert "cards" not in write_setup(Setup("panzer", "skirmish"))
    json.dumps(told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_of_the_cards_can_be_said(language: str) -> None:
    texts = texts_in(language)
    for scenario in GAME.scenarios:
        told = write_setup(house(scenario))["cards"]
        said = [*told["goals"], *(one for seat in told["seats"].values() for one in seat["standing"])]
        said += [one for card in told["commands"].values() for one in card["text"]]
        said += [one for card in told["damages"].values() for text in card["texts"].values() for one in text]
        for message in said:
            assert texts.say(plain(message))


def test_the_whole_truth_has_both_hands() -> None:
    state = at("hand a: mt-us tc-us\nhand b: mt-ge tc-ge")
    commit(state, "commit mt-us")
    told = SYNTAX.view(GAME.everything(state))
    assert told["seat"] is None
    assert told["sides"]["american"]["hand"] == {}
    assert told["sides"]["german"]["hand"] == {"tc-ge": 1, "mt-ge": 1}
