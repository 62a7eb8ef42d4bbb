"""The table: who may do what and when, and what each seat learns of it."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from fogline.kernel.errors import BadData, IllegalAction, NotationError, NotTogether, NotYourTurn, StaleSequence
from fogline.kernel.game import CHANCE, Seat
from fogline.kernel.setup import Setup
from fogline.table import CannotUndo, Table, read_table, replayed, sit_down
from tests.table.toy import COMMITS, CONFIRM, TOY

NORTH, EAST, SOUTH, WEST = (Seat(number) for number in range(4))
ROW = "place {}"
GERMAN = [ROW.format(kind) for kind in ["SN", "EA", "IN", "MG", "MO", "OF", "EA", "SN", "EA", "DE", "SC", "EA"]]
SOVIET = [ROW.format(kind) for kind in ["EA", "SC", "DE", "EA", "SN", "EA", "OF", "MO", "MG", "IN", "EA", "SN"]]


def toy(players: int = 2) -> Table[Any, Any, Any, Any]:
    return Table(TOY, Setup("toy", "only", {"players": players}))


def duel(**options: Any) -> Table[Any, Any, Any, Any]:
    table = sit_down(Setup("stalingrad", "quick-duel", options))
    table.act_batch(Seat(0), [*GERMAN, "done"])
    table.act_batch(Seat(1), [*SOVIET, "done"])
    return table


# -- acting ---------------------------------------------------------------------------------------


def test_an_action_may_come_as_such_or_as_its_notation() -> None:
    table = toy()
    table.act(NORTH, "commit 2")
    table.act(EAST, COMMITS[0])
    assert list(table.record().entries) == [("north", "commit 2"), ("east", "commit 1")]


def test_only_a_seat_that_is_to_act_acts() -> None:
    table = toy()
    table.act_batch(NORTH, ["commit 2", "confirm"])
    with pytest.raises(NotYourTurn, match="north"):
        table.act(NORTH, "commit 1")
    with pytest.raises(NotYourTurn, match="chance"):
        table.roll(Random(0))


def test_nobody_acts_for_chance() -> None:
    table = toy()
    for seat in (NORTH, EAST):
        table.act_batch(seat, ["commit 1", "confirm"])
    with pytest.raises(NotYourTurn, match="chance"):
        table.act(CHANCE, "die 2")


def test_invalid_notation_is_refused_as_such() -> None:
    with pytest.raises(NotationError):
        toy().act(NORTH, "commit seven")


def test_a_refusal_names_the_clause_and_changes_nothing() -> None:
    table = toy()
    before = table.position().key()
    with pytest.raises(IllegalAction) as refusal:
        table.act(NORTH, CONFIRM)
    assert refusal.value.clause == "TOY-3"
    assert table.position().key() == before
    assert table.record().entries == []
    assert table.outbox(NORTH) == []


def test_an_action_based_on_old_news_is_refused() -> None:
    table = duel()
    known = table.sequence(Seat(0))
    table.act(Seat(0), "search S1a", known)
    with pytest.raises(StaleSequence) as refusal:
        table.act(Seat(0), "hold", known)
    assert (refusal.value.expected, refusal.value.current) == (known, known + 1)


def test_the_same_request_again_gets_the_same_answer_and_is_not_played_twice() -> None:
    table = toy()
    first = table.act(NORTH, "commit 2", 0)
    assert table.act(NORTH, "commit 2", 0) == first
    assert len(table.record().entries) == 1
    batch = table.act_batch(EAST, ["commit 3", "confirm"], 0)
    assert table.act_batch(EAST, ["commit 3", "confirm"], 0) == batch
    with pytest.raises(StaleSequence):
        table.act(NORTH, "commit 3", 0)


def test_a_batch_is_played_whole_or_not_at_all() -> None:
    table = sit_down(Setup("stalingrad", "quick-duel"))
    with pytest.raises(IllegalAction) as refusal:
        table.act_batch(Seat(0), ["place SN", "place SN", "place SN"])
    assert (refusal.value.clause, refusal.value.action) == ("ST-SETUP-2", "place SN")
    assert table.record().entries == []
    with pytest.raises(NotTogether):
        table.act_batch(Seat(0), [*GERMAN, "done", "search S1a"])
    assert table.record().entries == []
    table.act_batch(Seat(0), [*GERMAN, "done"])
    assert len(table.record().entries) == 13


def test_chance_rolls_by_the_weights_and_is_in_the_record() -> None:
    fallen: Counter[str] = Counter()
    rng = Random(3)
    for _ in range(400):
        table = toy()
        for seat in (NORTH, EAST):
            table.act_batch(seat, ["commit 1", "confirm"])
        assert table.to_act() == (CHANCE,)
        table.roll(rng)
        assert table.record().entries[-1].seat == "chance"
        fallen[table.record().entries[-1].action] += 1
    assert 60 < fallen["die 1"] < 140
    assert fallen["die 1"] + fallen["die 2"] == 400


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_game_with_chance_and_several_seats_ends(players: int) -> None:
    table, rng = toy(players), Random(1)
    while seats := table.to_act():
        if seats == (CHANCE,):
            table.roll(rng)
        else:
            seat = rng.choice(seats)
            table.act(seat, rng.choice(list(table.legal(seat))))
    outcome = table.outcome()
    assert outcome is not None
    assert outcome.reasons == ("sum",)
    assert read_table(table.record().write(), game=TOY).position().key() == table.position().key()


# -- what reaches a seat --------------------------------------------------------------------------


def test_each_seat_receives_its_own_version_of_events() -> None:
    table = toy(4)
    table.act_batch(NORTH, ["commit 2", "peek"])
    told = {
        viewer: [event.number for news in table.outbox(viewer) for event in news.events] for viewer in (*range(4), None)
    }
    assert told == {0: [2, None], 2: [2, None], 1: [None], 3: [None], None: [None]}
    assert [news.action for news in table.outbox(NORTH)] == ["commit 2", "peek"]
    assert [news.action for news in table.outbox(SOUTH)] == [None, None]


def test_sequence_numbers_do_not_reveal_activity_of_others() -> None:
    """ST-SETUP-4: how far the enemy has come with its set-up shows neither in news nor in sequence numbers."""
    quiet, busy = (sit_down(Setup("stalingrad", "quick-duel")) for _ in range(2))
    busy.act_batch(Seat(1), SOVIET[:7])
    assert busy.sequence(Seat(0)) == quiet.sequence(Seat(0)) == 0
    assert busy.view(Seat(0)) == quiet.view(Seat(0))
    assert busy.sequence(None) == 0
    busy.act(Seat(0), GERMAN[0], 0)


def test_news_is_numbered_and_can_be_read_from_any_number() -> None:
    table = duel()
    table.act(Seat(0), "search S1a")
    numbers = [news.number for news in table.outbox(Seat(1))]
    assert numbers == list(range(1, len(numbers) + 1))
    assert table.outbox(Seat(1), 2) == table.outbox(Seat(1))[2:]
    assert table.sequence(Seat(1)) == numbers[-1]


def test_a_copy_of_the_position_is_only_a_copy() -> None:
    table = duel()
    copy = table.position()
    table.game.apply(copy, Seat(0), table.game.read("search S1a"))
    assert copy.key() != table.position().key()


# -- undo -----------------------------------------------------------------------------------------


def test_a_secret_choice_can_be_taken_back_also_after_others_have_made_theirs() -> None:
    table = sit_down(Setup("stalingrad", "quick-duel"))
    table.act_batch(Seat(0), GERMAN[:3])
    soviet = table.outbox(Seat(1))
    table.act_batch(Seat(1), SOVIET[:2])
    table.undo(Seat(0))
    table.act(Seat(0), "place DE")
    assert [entry.action for entry in table.record().entries if entry.seat == "german"] == [*GERMAN[:2], "place DE"]
    assert [entry.action for entry in table.record().entries if entry.seat == "soviet"] == SOVIET[:2]
    assert soviet == []
    assert not any(news.is_undo for news in table.outbox(Seat(1)))
    assert [news.is_undo for news in table.outbox(Seat(0))] == [False, False, False, True, False]


def test_all_placements_can_be_taken_back_one_by_one_and_no_more() -> None:
    table = sit_down(Setup("stalingrad", "quick-duel"))
    table.act_batch(Seat(0), GERMAN)
    for _ in GERMAN:
        table.undo(Seat(0))
    assert table.position().key() == sit_down(table.setup).position().key()
    with pytest.raises(CannotUndo):
        table.undo(Seat(0))


def test_confirmed_or_revealed_actions_cannot_be_undone() -> None:
    table = sit_down(Setup("stalingrad", "quick-duel"))
    table.act_batch(Seat(0), [*GERMAN, "done"])
    with pytest.raises(CannotUndo):
        table.undo(Seat(0))
    table.act_batch(Seat(1), [*SOVIET, "done"])
    for seat, action in ((Seat(0), "search S1a"), (Seat(0), "hold"), (Seat(1), "move S3a SC EA SN EA")):
        table.act(seat, action)
        before = table.record()
        with pytest.raises(CannotUndo):
            table.undo(seat)
        assert table.record() == before


def test_nothing_is_taken_back_once_chance_has_acted() -> None:
    table = toy()
    for seat in (NORTH, EAST):
        table.act_batch(seat, ["commit 1", "confirm"])
    table.roll(Random(0))
    with pytest.raises(CannotUndo):
        table.undo(NORTH)


def test_a_peek_stays_even_though_only_partners_saw_it() -> None:
    table = toy(4)
    table.act(EAST, "commit 3")
    table.act_batch(NORTH, ["commit 2", "peek"])
    with pytest.raises(CannotUndo):
        table.undo(NORTH)


def test_partners_are_told_of_an_undo_and_must_not_have_acted_on_it() -> None:
    table = toy(4)
    table.act(NORTH, "commit 2")
    table.undo(NORTH)
    assert [(news.is_undo, news.events[0].number) for news in table.outbox(SOUTH)] == [(False, 2), (True, 2)]
    assert table.outbox(EAST) == table.outbox(None) == []
    table.act(NORTH, "commit 3")
    table.act(SOUTH, "commit 1")
    with pytest.raises(CannotUndo):
        table.undo(NORTH)


def test_in_team_play_whoever_lays_out_can_take_back() -> None:
    """ST-TEAM-5: the partner sees the cards of the side being laid out; the enemy learns nothing about it."""
    table = sit_down(Setup("stalingrad", "quick-duel", {"mode": "advanced", "players": 4}))
    table.act_batch(Seat(0), GERMAN[:2])
    table.undo(Seat(0))
    assert [news.is_undo for news in table.outbox(Seat(2))] == [False, False, True]
    assert table.outbox(Seat(1)) == table.outbox(Seat(3)) == table.outbox(None) == []


def test_random_undo_is_never_visible_to_others() -> None:
    """After any take-back, the others see and learn the same as without it."""
    rng = Random(5)
    for _ in range(30):
        table = sit_down(Setup("stalingrad", "quick-duel", {"mode": rng.choice(["basic", "advanced"])}))
        for _ in range(60):
            seats = table.to_act()
            if not seats:
                break
            seat = rng.choice(seats)
            others = [viewer for viewer in table.viewers() if viewer != seat]
            seen = [(table.view(viewer), table.outbox(viewer)) for viewer in others]
            if rng.random() < 0.3:
                try:
                    table.undo(seat)
                except CannotUndo:
                    continue
                assert seen == [(table.view(viewer), table.outbox(viewer)) for viewer in others]
            else:
                table.act(seat, rng.choice(list(table.legal(seat))))
        assert read_table(table.record().write()).position().key() == table.position().key()


# -- records --------------------------------------------------------------------------------------


def test_a_record_leads_back_to_the_same_table() -> None:
    table = duel(mode="advanced")
    table.act(Seat(0), "search S1a")
    again = read_table(table.record().write())
    assert again.record() == table.record()
    assert [again.outbox(viewer) for viewer in again.viewers()] == [table.outbox(viewer) for viewer in table.viewers()]
    again.act(Seat(0), "hold")


def test_a_record_can_be_followed_line_by_line() -> None:
    text = duel().record().write()
    assert [len(table.record().entries) for table in replayed(text)] == list(range(27))


@pytest.mark.parametrize(
    ("line", "broken", "why"),
    [
        ("german: place SN", "german: place XX", "not a kind"),
        ("german: place SN", "german: search S1a", "ST-SETUP-4"),
        ("german: place SN", "nobody: place SN", "no such seat"),
        ("soviet: done", "german: done", "german is not to act"),
        ("soviet: done", "chance: done", "chance is not to act"),
    ],
)
def test_a_broken_record_names_the_line(line: str, broken: str, why: str) -> None:
    text = duel().record().write().replace("\n\n", "\n\n# a comment\n\n", 1)
    number = text.splitlines().index(line) + 1
    with pytest.raises(BadData) as fault:
        read_table(text.replace(line, broken, 1), "game.record")
    assert str(fault.value).startswith(f"game.record: line {number}: ")
    assert why in str(fault.value)


def test_a_history_once_given_does_not_change() -> None:
    table = duel()
    before = table.history()
    known = list(before)
    table.act(table.to_act()[0], table.legal(table.to_act()[0])[0])
    assert list(before) == known
    assert list(table.history()[:-1]) == known


def test_a_record_with_an_impossible_draw_is_refused() -> None:
    table = toy()
    for seat in (NORTH, EAST):
        table.act_batch(seat, ["commit 1", "confirm"])
    with pytest.raises(BadData, match="cannot come up"):
        read_table(table.record().write() + "chance: confirm\n", game=TOY)


def test_a_record_of_other_rules_is_refused() -> None:
    text = duel().record().write().replace("rules: 1", "rules: 99")
    with pytest.raises(BadData, match="version 99"):
        read_table(text)
