"""Training tables: actions can be taken back even after they revealed something, nobody's decision depends on actions
taken back, and nothing is lost."""

from __future__ import annotations

from contextlib import suppress
from random import Random
from typing import Any

import pytest

from fogline.kernel.errors import BadData, StaleSequence
from fogline.kernel.game import CHANCE, Seat
from fogline.kernel.record import Aside, Entry, Record
from fogline.kernel.setup import Setup
from fogline.table import CannotUndo, Table, read_table, sit_down, undo_or_take_back

SETUPS = {
    "duel": Setup("stalingrad", "quick-duel", {"mode": "advanced"}),
    "teams": Setup("stalingrad", "quick-duel", {"mode": "advanced", "players": 4}),
    "panzer": Setup("panzer", "skirmish"),
    "spearpoint": Setup("spearpoint", "meeting-engagement"),
}
AnyTable = Table[Any, Any, Any, Any]


def played(setup: Setup, rng: Random, lines: int, *, training: bool = True) -> AnyTable:
    table = sit_down(setup, training=training)
    play_on(table, rng, lines)
    return table


def play_on(table: AnyTable, rng: Random, lines: int) -> None:
    for _ in range(lines):
        seats = table.to_act()
        if seats == (CHANCE,):
            table.roll(rng)
        elif seats:
            seat = rng.choice(seats)
            table.act(seat, rng.choice(table.legal(seat)))


def seen(table: AnyTable) -> list[Any]:
    """Everything that decisions are based on."""
    return [
        (table.view(viewer), None if viewer is None else [*table.legal(viewer)], table.to_act(), table.offered_by())
        for viewer in table.viewers()
    ]


def replay(table: AnyTable, entries: list[Entry]) -> AnyTable:
    again = Table(table.game, table.setup, training=table.training)
    for entry in entries:
        again.replay(entry)
    return again


@pytest.mark.parametrize("name", SETUPS)
def test_undo_restores_the_earlier_position_for_everybody(name: str) -> None:
    rng, taken = Random(name), 0
    for _ in range(8):
        table = played(SETUPS[name], rng, rng.randrange(5, 200))
        if table.outcome() is not None:
            continue
        lines = table.history()
        seat = rng.choice([line.seat for line in lines if line.seat != CHANCE])
        mine = max(at for at, line in enumerate(lines) if line.seat == seat)
        entries = table.record().entries
        before = {viewer: table.sequence(viewer) for viewer in table.viewers()}
        news = table.take_back(seat)
        taken += 1
        assert table.record().entries == entries[:mine]
        assert seen(table) == seen(replay(table, entries[:mine])), "nobody is left with anything of what was taken back"
        assert seat in table.to_act()
        assert news == table.outbox(seat)[-1]
        for viewer, known in before.items():
            assert table.sequence(viewer) == known + 1, "whoever thinks about what was taken back has old news"
            told = [event.seen_by(viewer) for line in lines[mine:] for event in line.events]
            assert table.outbox(viewer)[-1].events == tuple(event for event in told if event is not None)
            assert table.outbox(viewer)[-1].is_undo
        assert [one.entry for one in table.record().taken_back] == entries[mine:], "nothing is lost"
        play_on(table, rng, 30)
        assert read_table(table.record().write()).record() == table.record()
    assert taken >= 4


@pytest.mark.parametrize("name", SETUPS)
def test_the_latest_decision_uses_the_seats_knowledge_despite_undo(name: str) -> None:
    """Stored positions before a seat's own requests match the remaining lines."""
    rng, compared = Random(name), 0
    table = sit_down(SETUPS[name], training=True)
    while compared < 60 and table.to_act():
        play_on(table, rng, rng.randrange(1, 6))
        seat = Seat(rng.randrange(len(table.seats)))
        for _ in range(rng.randrange(3)):
            with suppress(CannotUndo):
                undo_or_take_back(table, seat, None)
        again = replay(table, table.record().entries)
        for other in range(len(table.seats)):
            mine = [at for at, line in enumerate(table.history()) if line.seat == other]
            found = table.latest_decision(Seat(other))
            assert (found is None) == (not mine)
            if found is not None:
                state = again.position_before(mine[-1])
                assert found[0] == table.game.view(state, Seat(other))
                assert [*found[1]] == [*table.game.legal(state, Seat(other))]
                assert found[2] == table.history()[mine[-1]].action
                compared += 1
    assert compared >= 60


@pytest.mark.parametrize("name", SETUPS)
def test_training_changes_only_the_rules_of_undo(name: str) -> None:
    """The same game, line by line, with the same news: only the header of the record says that it was training."""
    fair, training = (played(SETUPS[name], Random(name), 100, training=is_training) for is_training in (False, True))
    assert [fair.outbox(viewer) for viewer in fair.viewers()] == [training.outbox(one) for one in training.viewers()]
    assert training.record().write() == fair.record().write().replace("\n\n", "\ntraining: true\n\n", 1)


def test_without_training_nothing_more_can_be_taken_back() -> None:
    table = sit_down(Setup("stalingrad", "quick-duel"))
    for seat in (0, 1):
        table.act(Seat(seat), "place SN")
    with pytest.raises(CannotUndo, match="not a training game"):
        table.take_back(Seat(0))
    assert undo_or_take_back(table, Seat(0)) == (table.outbox(Seat(0))[-1], False), "what is secret always can"
    with pytest.raises(CannotUndo, match="not acted"):
        undo_or_take_back(table, Seat(0))


def shown() -> AnyTable:
    """A training table at which the German and the Soviet side have laid out their cards, and the Germans have
    SEARCHed."""
    table = sit_down(Setup("stalingrad", "quick-duel"), training=True)
    rng = Random(7)
    while table.to_act() != (0,) or "done" not in [news.action for news in table.outbox(Seat(1))]:
        seat = table.to_act()[0]
        table.act(seat, rng.choice(table.legal(seat)))
    table.act(Seat(0), "search S1a")
    return table


def test_secret_actions_are_undone_unnoticed() -> None:
    table = sit_down(Setup("stalingrad", "quick-duel"), training=True)
    table.act(Seat(0), "place SN")
    table.act(Seat(1), "place EA")
    news, is_training = undo_or_take_back(table, Seat(0))
    assert (news.is_undo, is_training, table.sequence(Seat(1))) == (True, False, 1)
    assert table.record().entries == [Entry("soviet", "place EA")]
    assert table.record().taken_back == []


def test_the_same_request_again_takes_nothing_more_back() -> None:
    table = shown()
    known = table.sequence(Seat(0))
    news = table.take_back(Seat(0), known)
    lines = table.history()
    assert table.take_back(Seat(0), known) == news
    assert table.history() == lines
    with pytest.raises(StaleSequence):
        table.take_back(Seat(1), 0)
    table.say(Seat(0), "resign")
    with pytest.raises(CannotUndo, match="over"):
        table.take_back(Seat(0))


def test_undone_actions_are_noted_in_playing_order() -> None:
    table = shown()
    start = len(table.record().entries) - 1
    table.take_back(Seat(0))
    table.act(Seat(0), "search S1b")
    table.take_back(Seat(0))
    table.act(Seat(0), "search S1c")
    notes = [Aside(start, Entry("german", f"search S1{column}")) for column in "ab"]
    assert table.record().taken_back == notes
    text = table.record().write()
    assert text.endswith(
        "soviet: done\n# taken back: german: search S1a\n# taken back: german: search S1b\ngerman: search S1c\n"
    )
    again = read_table(text)
    assert (again.training, again.record()) == (True, table.record())
    again.take_back(Seat(0))
    again.take_back(Seat(0))
    noted = [one.entry.action for one in again.record().taken_back]
    assert (noted[0], noted[-3:]) == ("done", [f"search S1{column}" for column in "abc"])


def test_a_secret_undo_keeps_the_notes_in_their_place() -> None:
    table = sit_down(Setup("stalingrad", "quick-duel"), training=True)
    table.act(Seat(1), "place EA")
    table.act(Seat(0), "place SN")
    table.act(Seat(1), "place SN")
    table.take_back(Seat(1))
    assert [(one.at, one.entry.action) for one in table.record().taken_back] == [(2, "place SN")]
    table.undo(Seat(0))
    assert [(one.at, one.entry.action) for one in table.record().taken_back] == [(1, "place SN")]


def test_a_record_is_training_or_does_not_say() -> None:
    text = Record(SETUPS["duel"], 1).write()
    assert not Record.read(text).training
    noted = f"{text}# taken back: german: place SN\n"
    assert Record.read(noted).taken_back == [], "in other games it is a comment"
    with pytest.raises(BadData, match="training"):
        Record.read(text.replace("\n\n", "\ntraining: perhaps\n\n", 1))
