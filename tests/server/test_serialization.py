"""The JSON forms: they contain the whole view and nothing else, and every event has one."""

from __future__ import annotations

import dataclasses
import inspect
import json
from random import Random
from typing import Any

import pytest

import fogline
from fogline.desk.serialization import write_event
from fogline.kernel.game import CHANCE
from fogline.kernel.messages import Message
from fogline.kernel.setup import Setup
from fogline.kit.registry import title_of
from fogline.kit.wire import Wire, write_message
from fogline.locale import LANGUAGES, texts_in
from fogline.table import sit_down
from fogline.titles.panzer import wire as panzer
from fogline.titles.panzer.rules import events as panzer_events
from fogline.titles.panzer.rules.view import View as PanzerView
from fogline.titles.stalingrad import wire as stalingrad
from fogline.titles.stalingrad.rules import events as stalingrad_events
from fogline.titles.stalingrad.rules.view import View as StalingradView

SETUPS = [
    Setup("stalingrad", "quick-duel", {"mode": "advanced", "offensive-fire-gun": "declared"}),
    Setup("stalingrad", "deep-battle", {"mode": "advanced", "players": 4}),
    Setup("panzer", "battle", {"terrain": True, "heavy-tanks": True, "fire-correction": True, "max-turns": 60}),
]


def views(setup: Setup, rng: Random) -> list[Any]:
    """Views of every viewer in random games, and of worlds that fit them."""
    game = fogline.game(setup.game)
    found: list[Any] = []
    for _ in range(4):
        state = game.new(setup)
        for _ in range(120):
            seats = game.to_act(state)
            if not seats:
                break
            if seats == (CHANCE,):
                game.apply(state, CHANCE, rng.choice(game.outcomes(state))[0])
                continue
            kinds: dict[type, list[Any]] = {}
            seat = rng.choice(seats)
            for action in game.legal(state, seat):
                kinds.setdefault(type(action), []).append(action)
            game.apply(state, seat, rng.choice(rng.choice(list(kinds.values()))))
            if rng.random() < 0.3:
                viewer = rng.choice([*range(len(game.seats(setup))), None])
                found.append(game.view(state, viewer))
    return found


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup.game}-{setup.scenario}")
def test_two_views_have_the_same_form_exactly_when_they_are_equal(setup: Setup) -> None:
    known: dict[str, Any] = {}
    seen = views(setup, Random(8))
    for view in seen:
        text = json.dumps(title_of(setup.game).wire().view(view))
        assert known.setdefault(text, view) == view
    assert len(known) == len(set(seen))


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup.game}-{setup.scenario}")
def test_a_form_changes_with_every_field_of_the_view(setup: Setup) -> None:
    """A field left out would be unknown to clients."""
    forms = title_of(setup.game).wire()
    other: dict[str, Any] = {
        "step": 2,
        "turn": 77,
        "focus": 5,
        "quadrant": 5,
        "gun": 5,
        "quiet": 9,
        "deck": 9,
        "slot": 1,
    }
    other |= {"winner": 1, "reasons": 3, "hand": 0x123, "american": 3, "german": 5, "shown": 3, "locked": 3}
    other |= {"meadows": 1, "hills": 2, "lakes": 4, "peaks": 8, "seat": 1, "to_act": ()}
    view = next(view for view in views(setup, Random(3)) if view.facts is not None and view.seat == 0)
    assert isinstance(view, StalingradView | PanzerView)
    for name in view._fields:
        value = getattr(view, name)
        changed: Any
        if name in ("setup", "start"):
            continue
        if isinstance(value, bool):
            changed = not value
        elif name == "facts":
            changed = value.before
        elif name in other:
            changed = other[name]
        elif name == "cells":
            board = next(cell for cell in range(48) if value[cell] not in (0, 16))
            changed = (
                value[:board] + b"\x01" + value[board + 1 :]
                if value[board] != 1
                else value[:board] + b"\x02" + value[board + 1 :]
            )
        else:
            changed = tuple(number + 1 for number in value)
        if changed != value:
            assert forms.view(view._replace(**{name: changed})) != forms.view(view), name


@pytest.mark.parametrize(("module", "wire"), [(stalingrad_events, stalingrad.WIRE), (panzer_events, panzer.WIRE)])
def test_every_field_of_every_event_has_a_form_or_is_left_out_on_purpose(module: Any, wire: Any) -> None:
    for _, one in inspect.getmembers(module, inspect.isclass):
        if dataclasses.is_dataclass(one):
            names = {field.name for field in dataclasses.fields(one)}
            assert names - {"squads"} <= set(wire.writers), one.__name__


def plain(form: Any) -> Any:
    """A message before it was written."""
    if isinstance(form, dict):
        return Message(form["key"], {name: plain(value) for name, value in form["values"].items()})
    return tuple(plain(part) for part in form) if isinstance(form, list) else form


@pytest.mark.parametrize("setup", SETUPS, ids=lambda setup: f"{setup.game}-{setup.scenario}")
def test_everything_told_is_plain_json_and_can_be_said_in_any_language(setup: Setup) -> None:
    rng, kinds = Random(6), set()
    for _ in range(4):
        table = sit_down(setup)
        while table.to_act() and len(table.history()) < 250:
            if table.to_act() == (CHANCE,):
                table.roll(rng)
                continue
            seat = rng.choice(table.to_act())
            verbs: dict[type, list[Any]] = {}
            for action in table.legal(seat):
                verbs.setdefault(type(action), []).append(action)
            table.act(seat, rng.choice(rng.choice(list(verbs.values()))))
        if table.outcome() is None:
            table.say(table.to_act()[0], "offer draw")
            table.say(table.to_act()[0], "resign")
        for viewer in table.viewers():
            for news in table.outbox(viewer):
                for event in news.events:
                    form = write_event(setup.game, event, table.seats)
                    assert json.loads(json.dumps(form)) == form
                    assert form["clause"]
                    kinds.add(form["event"])
                    for language in LANGUAGES:
                        texts_in(language).say(plain(form["message"]))
    assert len(kinds) > 8
    assert "knowers" not in str(kinds)


def test_every_title_has_forms() -> None:
    for name in fogline.games():
        assert type(title_of(name).wire()) is not Wire
    assert write_message(Message("a", {"b": (Message("c"), 1)})) == {
        "key": "a",
        "values": {"b": [{"key": "c", "values": {}}, 1]},
    }
