"""Undo keeps its promise, at a cost that grows neither with the game nor with what others hide."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

import pytest

from fogline.kernel.game import CHANCE, Seat
from fogline.kernel.setup import Setup
from fogline.table import CannotUndo, Table, sit_down
from fogline.table.checkpoints import MAX_KEPT
from tests.table.replaying import without_latest
from tests.table.toy import TOY

SETUPS = {
    "duel": Setup("stalingrad", "quick-duel", {"mode": "advanced"}),
    "teams": Setup("stalingrad", "quick-duel", {"mode": "advanced", "players": 4}),
    "panzer": Setup("panzer", "skirmish"),
    "spearpoint": Setup("spearpoint", "meeting-engagement"),
    "toy": Setup("toy", "only", {"players": 4}),
}


def new(setup: Setup) -> Table[Any, Any, Any, Any]:
    return Table(TOY, setup) if setup.game == "toy" else sit_down(setup)


def told(table: Table[Any, Any, Any, Any]) -> list[Any]:
    return [table.outbox(viewer) for viewer in table.viewers()]


@pytest.mark.parametrize("name", SETUPS)
def test_undo_is_the_game_played_again_without_the_action(name: str) -> None:
    """Undo is granted and refused in the same places, with the same position, record and offers afterwards; also with
    batches, table commands, and several undos in a row."""
    rng, granted, refused = Random(name), 0, 0
    for _ in range(12):
        table = new(SETUPS[name])
        for _ in range(60):
            seats = table.to_act()
            if seats == (CHANCE,):
                table.roll(rng)
                continue
            if not seats:
                break
            chance = rng.random()
            seat = rng.choice([seat for seat in table.viewers() if seat is not None])
            if chance < 0.3:
                before = (table.record(), told(table))
                try:
                    other = without_latest(table, seat)
                except CannotUndo:
                    refused += 1
                    with pytest.raises(CannotUndo):
                        table.undo(seat)
                    assert (table.record(), told(table)) == before
                    continue
                granted += 1
                table.undo(seat)
                assert table.record() == other.record()
                assert table.position().key() == other.position().key()
                assert [table.can_say(one) for one in table._everyone()] == [
                    other.can_say(one) for one in other._everyone()
                ]
            elif chance < 0.36:
                word = rng.choice([word for word in table.can_say(seat) if word.text != "resign"] or [None])
                if word is not None and word.text != "accept draw":
                    table.say(seat, word.text)
            else:
                seat = rng.choice(seats)
                for _ in range(rng.choice((1, 1, 4))):
                    if seat in table.to_act():
                        table.act(seat, rng.choice(list(table.legal(seat))))
    assert granted >= 8
    assert refused >= 8


def test_positions_are_kept_only_while_something_can_be_taken_back() -> None:
    table, rng = sit_down(SETUPS["duel"]), Random(4)
    most = 0
    while table.to_act() and len(table.history()) < 200:
        seat = rng.choice(table.to_act())
        table.act(seat, rng.choice(list(table.legal(seat))))
        most = max(most, len(table._marks._kept))
    assert 2 < most <= MAX_KEPT
    assert table._marks._kept == []


def laid_out(soviet: int, german: int = 4) -> Table[Any, Any, Any, Any]:
    """A set-up in progress: a number of secret lines of each side, alternating."""
    table = sit_down(Setup("stalingrad", "deep-battle", {"mode": "advanced"}))
    for number in range(max(soviet, german)):
        for seat, most in ((Seat(1), soviet), (Seat(0), german)):
            if number < most:
                table.act(seat, table.legal(seat)[0])
    return table


def took(do: Callable[[], object]) -> float:
    begun = time.perf_counter()
    do()
    return time.perf_counter() - begun


def test_the_cost_of_undo_does_not_grow_with_the_enemys_secret_actions() -> None:
    few, many = list[float](), list[float]()
    for _ in range(15):
        for hidden, times in ((0, few), (16, many)):
            table = laid_out(hidden)
            times.append(took(partial(table.undo, Seat(0))))
    assert min(many) < 2 * min(few) + 0.0003


def test_the_cost_of_undo_does_not_grow_with_the_game() -> None:
    table, rng = sit_down(SETUPS["spearpoint"]), Random(2)
    while table.to_act():
        if table.to_act() == (CHANCE,):
            table.roll(rng)
            continue
        seat = rng.choice(table.to_act())
        action = rng.choice(list(table.legal(seat)))
        is_late = len(table.history()) > 60 and table.unnoticed(seat, [action]) == 1
        table.act(seat, action)
        if is_late:
            break
    assert table.to_act(), "another seed is needed"
    again = min(took(lambda: without_latest(table, seat)) for _ in range(3))
    assert took(lambda: table.undo(seat)) < again / 4


def test_noticed_actions_are_those_others_would_see() -> None:
    """A line of a set-up is noticed by nobody, its end by everybody; a fully informed partner does not count."""
    for setup in (SETUPS["duel"], SETUPS["teams"]):
        table = sit_down(setup)
        while "done" not in map(table.write, table.legal(Seat(0))):
            action = table.legal(Seat(0))[0]
            assert table.unnoticed(Seat(0), [action]) == 1
            before = table.record()
            table.act(Seat(0), action)
            assert len(table.record().entries) == len(before.entries) + 1
        assert table.unnoticed(Seat(0), ["done"]) == 0
