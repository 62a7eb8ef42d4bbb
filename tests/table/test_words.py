"""Table commands: resignation and agreed draws (AMB-30, AMB-76), and records that contain them."""

from __future__ import annotations

from typing import Any

import pytest

import fogline
from fogline.kernel.errors import BadData, NotationError, NotYourTurn, StaleSequence
from fogline.kernel.game import CHANCE, Outcome, Seat
from fogline.kernel.setup import Setup
from fogline.table import WORDS, CannotSay, CannotUndo, Table, read_table, sit_down
from fogline.table.declarations import RUN_OUT, Closed, DrawAccepted, DrawDeclined, DrawOffered, Resigned
from tests.table.toy import TOY

NORTH, EAST, SOUTH = (Seat(number) for number in range(3))
FOUR = {"mode": "advanced", "players": 4}


def duel(**options: Any) -> Table[Any, Any, Any, Any]:
    return sit_down(Setup("stalingrad", "quick-duel", options))


def test_amb_30_resigning_loses_and_ends_the_game() -> None:
    table = duel()
    table.act(NORTH, "place SN")
    table.say(EAST, "resign")
    assert table.outcome() == Outcome((NORTH,), ("resignation",))
    assert table.to_act() == ()
    assert list(table.legal(NORTH)) == []
    assert table.can_say(NORTH) == ()
    with pytest.raises(NotYourTurn):
        table.act(NORTH, "place SN")
    with pytest.raises(CannotSay):
        table.say(NORTH, "resign")
    with pytest.raises(CannotUndo):
        table.undo(NORTH)


def test_everybody_learns_of_declarations() -> None:
    table = duel()
    table.say(NORTH, "offer draw")
    for viewer in table.viewers():
        assert [news.events for news in table.outbox(viewer)] == [(DrawOffered(NORTH),)]
    table.say(EAST, "accept draw")
    assert table.outbox(None)[-1].events == (DrawAccepted(EAST), Closed((), "agreement"))
    assert table.outcome() == Outcome((), ("agreement",))


def test_amb_76_the_same_in_panzer() -> None:
    table = sit_down(Setup("panzer", "skirmish"))
    table.say(NORTH, "resign")
    assert table.outcome() == Outcome((EAST,), ("resignation",))
    assert table.outbox(None)[0].events == (Resigned(NORTH), Closed((EAST,), "resignation"))


def test_an_offer_stays_open_until_it_is_answered() -> None:
    table = duel()
    table.say(NORTH, "offer draw")
    table.act(EAST, "place SN")
    table.act(NORTH, "place SN")
    assert table.offered_by() == NORTH
    with pytest.raises(CannotSay):
        table.say(NORTH, "accept draw")
    assert table.say(EAST, "decline draw").events == (DrawDeclined(EAST),)
    assert table.offered_by() is None


def test_a_declined_offer_is_made_again_only_after_an_action() -> None:
    table = duel()
    table.say(NORTH, "offer draw")
    table.say(EAST, "decline draw")
    with pytest.raises(CannotSay):
        table.say(NORTH, "offer draw")
    table.act(NORTH, "place SN")
    table.say(NORTH, "offer draw")
    with pytest.raises(CannotUndo):
        table.undo(NORTH)  # the offer depends on it


@pytest.mark.parametrize("word", ["accept draw", "decline draw"])
def test_answering_without_an_offer_is_refused(word: str) -> None:
    with pytest.raises(CannotSay):
        duel().say(NORTH, word)


def test_a_seat_speaks_for_its_side() -> None:
    table = duel(**FOUR)
    table.say(SOUTH, "offer draw")
    assert [word.text for word in table.can_say(NORTH)] == ["resign"]
    table.say(EAST, "accept draw")
    assert table.outcome() == Outcome((), ("agreement",))
    table = duel(**FOUR)
    table.say(SOUTH, "resign")
    assert table.outcome() == Outcome((EAST, Seat(3)), ("resignation",))


def test_with_three_sides_all_must_agree() -> None:
    table: Table[Any, Any, Any, Any] = Table(TOY, Setup("toy", "only", {"players": 3}))
    table.say(NORTH, "offer draw")
    table.say(EAST, "accept draw")
    assert table.outcome() is None
    table.say(SOUTH, "accept draw")
    assert table.outcome() == Outcome((), ("agreement",))


def test_words_have_sequence_numbers_like_actions() -> None:
    table = duel()
    first = table.say(NORTH, "offer draw", 0)
    assert table.say(NORTH, "offer draw", 0) == first
    with pytest.raises(StaleSequence):
        table.say(EAST, "accept draw", 0)
    last = table.say(EAST, "accept draw", 1)
    assert table.say(EAST, "accept draw", 1) == last


def test_undo_has_sequence_numbers() -> None:
    table = duel()
    table.act_batch(NORTH, ["place SN", "place EA"])
    with pytest.raises(StaleSequence):
        table.undo(NORTH, 1)
    taken = table.undo(NORTH, 2)
    assert table.undo(NORTH, 2) == taken
    assert [entry.action for entry in table.record().entries] == ["place SN"]


def test_an_action_is_undone_despite_later_declarations() -> None:
    table = duel()
    table.act(NORTH, "place SN")
    table.say(NORTH, "offer draw")
    table.undo(NORTH)
    assert table.offered_by() == NORTH
    assert [entry.action for entry in table.record().entries] == ["offer draw"]


@pytest.mark.parametrize("words", [["resign"], ["offer draw", "decline draw"], ["offer draw", "accept draw"]])
def test_a_record_contains_declarations(words: list[str]) -> None:
    table = duel()
    table.act(NORTH, "place SN")
    for number, word in enumerate(words):
        table.say(Seat(number), word)
    text = table.record().write()
    assert f"german: {words[0]}\n" in text
    again = read_table(text)
    assert again.outcome() == table.outcome()
    assert again.record() == table.record()
    assert [again.outbox(viewer) for viewer in again.viewers()] == [table.outbox(viewer) for viewer in table.viewers()]


def test_no_seat_says_that_time_is_up_and_it_is_up_only_once() -> None:
    table = duel()
    assert RUN_OUT not in table.can_say(NORTH)
    with pytest.raises(CannotSay):
        table.say(NORTH, RUN_OUT.text)
    with pytest.raises(CannotSay):
        table.run_out(CHANCE)
    table.run_out(NORTH)
    with pytest.raises(CannotSay):
        table.run_out(EAST)


def test_a_side_has_lost_when_one_of_its_seats_runs_out_of_time() -> None:
    table = duel(**FOUR)
    table.run_out(SOUTH)
    assert table.outcome() == Outcome((EAST, Seat(3)), ("time",))


def test_a_finished_record_cannot_be_continued() -> None:
    table = duel()
    table.say(NORTH, "resign")
    text = table.record().write()
    for line in ("soviet: place SN", "soviet: resign", "chance: resign", "soviet: run out of time"):
        with pytest.raises(BadData, match="line 7"):
            read_table(f"{text}{line}\n")


def test_no_game_uses_these_words() -> None:
    for game in map(fogline.game, fogline.games()):
        for word in (*WORDS, RUN_OUT.text):
            with pytest.raises(NotationError):
                game.read(word)
