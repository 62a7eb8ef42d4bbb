"""Another world: a game continues from what a seat knew, and contains nothing of the true one."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

from fogline.kernel.errors import BadData
from fogline.kernel.game import CHANCE
from fogline.kit.registry import title_of
from fogline.table import read_table, sit_down
from fogline.table.records import another_world, table_at
from fogline.table.worlds import imagined_world, read_world, write_world
from tests.table.test_training import SETUPS, AnyTable, play_on, played


def a_game(name: str, rng: Random) -> AnyTable:
    """A game in progress: from a set-up of the list, or from any other."""
    while True:
        setup = SETUPS[name]
        if rng.random() < 0.5:
            setup = title_of(setup.game).setups().random_setup(rng)
        table = played(setup, rng, rng.randrange(0, 220), training=False)
        if table.outcome() is None:
            return table


def shown(table: AnyTable, seat: Any) -> str:
    """Everything that a client is shown of a position, as it is sent."""
    title = title_of(table.game.name)
    legal = [table.write(action) for action in table.legal(seat)]
    return json.dumps([title.wire().view(table.view(seat)), legal, table.to_act()])


@pytest.mark.parametrize("name", SETUPS)
def test_the_view_is_the_same_before_and_after_the_switch(name: str) -> None:
    rng = Random(name)
    for _ in range(25):
        table = a_game(name, rng)
        for seat in [seat for seat in table.viewers() if seat is not None]:
            other = another_world(table, seat, str(rng.random()))
            assert other.view(seat) == table.view(seat)
            assert shown(other, seat) == shown(table, seat)
            assert not other.history()
            assert other.sequence(seat) == 0


@pytest.mark.parametrize("name", SETUPS)
def test_the_new_game_is_the_same_whatever_was_hidden(name: str) -> None:
    """Two true worlds that the seat cannot tell apart give the same bytes, from the first to the last."""
    rng, differed = Random(name), 0
    for _ in range(12):
        table = a_game(name, rng)
        seat = rng.choice([seat for seat in table.viewers() if seat is not None])
        twin = sit_down(table.setup, world=write_world(table.game, table.game.imagine(table.view(seat), rng)))
        differed += twin.position().key() != table.position().key()
        new = [another_world(one, seat, "7") for one in (table, twin)]
        for one in new:
            play_on(one, Random(3), 25)
        assert new[0].record().write() == new[1].record().write()
        assert [new[0].outbox(viewer) for viewer in new[0].viewers()] == [
            new[1].outbox(viewer) for viewer in new[1].viewers()
        ]
    assert differed >= 6, "there was something to hide"


@pytest.mark.parametrize("name", SETUPS)
def test_the_record_of_the_new_game_replays_and_has_no_line_of_the_true_one(name: str) -> None:
    rng = Random(name)
    for _ in range(10):
        table = a_game(name, rng)
        seat = rng.choice([seat for seat in table.viewers() if seat is not None])
        other = another_world(table, seat, str(rng.random()), training=rng.random() < 0.5)
        play_on(other, rng, 40)
        text = other.record().write()
        again = read_table(text)
        assert again.position().key() == other.position().key()
        assert again.record().write() == text
        assert len(again.history()) == len(other.history()) <= 40
        assert [again.view(viewer) for viewer in again.viewers()] == [other.view(viewer) for viewer in other.viewers()]
        assert table_at(text, 0).view(seat) == table.view(seat)


@pytest.mark.parametrize("name", SETUPS)
def test_every_position_can_be_written_and_read(name: str) -> None:
    rng = Random(name)
    for _ in range(4):
        table = sit_down(title_of(SETUPS[name].game).setups().random_setup(rng))
        for _ in range(12):
            play_on(table, rng, 12)
            text = write_world(table.game, table.position())
            found = read_world(table.game, table.setup, text)
            assert found.key() == table.position().key()
            assert write_world(table.game, found) == text


def test_worlds_differ_by_their_seed_only() -> None:
    table = played(SETUPS["duel"], Random(4), 60, training=False)
    view = table.view(table.to_act()[0])
    made = [imagined_world(table.game, view, seed) for seed in "aabcd"]
    assert made[0] == made[1]
    assert len(set(made)) == 4


def test_undo_leads_back_to_the_world() -> None:
    rng = Random(11)
    table = played(SETUPS["duel"], rng, 40, training=False)
    other = another_world(table, table.to_act()[0], "1", training=True)
    seat, before = other.to_act()[0], other.position().key()
    other.act(seat, other.legal(seat)[0])
    other.take_back(seat)
    assert other.position().key() == before


def test_nobody_continues_a_finished_game() -> None:
    table = played(SETUPS["panzer"], Random(1), 20, training=False)
    table.say(next(seat for seat in table.viewers() if seat is not None), "resign")
    with pytest.raises(BadData, match="over at that point"):
        another_world(table, table.viewers()[0] or CHANCE, "1")


def broken(text: str) -> dict[str, str]:
    form = json.loads(text)
    cells = bytes.fromhex(form["cells"]["bytes"])
    forms = {
        "a field less": {key: value for key, value in form.items() if key != "step"},
        "a field more": {**form, "surplus": 1},
        "cards elsewhere": {**form, "cells": {"bytes": cells[::-1].hex()}},
        "fewer cells": {**form, "cells": {"bytes": cells[:-1].hex()}},
        "a text for a number": {**form, "turn": "many"},
        "a seat's": {**form, "seat": 0},
        "far too large": {**form, "turn": 10**30},
    }
    written = {name: json.dumps(one, separators=(",", ":")) for name, one in forms.items()}
    return {**written, "a list": "[]", "half": text[:-1], "spaces": text.replace(",", ", ", 1), "digits": "9" * 300_000}


@pytest.mark.parametrize("name", ["duel", "panzer"])
def test_a_text_that_is_not_a_world_is_refused(name: str) -> None:
    table = played(SETUPS[name], Random(9), 60, training=False)
    text = write_world(table.game, table.position())
    for what, wrong in broken(text).items():
        with pytest.raises(BadData) as refused:
            read_world(table.game, table.setup, wrong)
        assert refused.value.where == "world", what
