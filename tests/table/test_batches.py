"""Several actions in one request: refusals reveal nothing, over HTTP, in the terminal and for programs."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import pytest

from fogline.kernel.choices import Choices
from fogline.kernel.errors import FoglineError, IllegalAction, NotationError, NotTogether, NotYourTurn, StaleSequence
from fogline.kernel.game import Seat
from fogline.kernel.setup import Setup
from fogline.table import CannotUndo, Table, sit_down
from tests.table.toy import PEEK, Action, Event, State, Toy

NORTH, EAST = Seat(0), Seat(1)
ONLY = Setup("toy", "only", {"players": 2})


class CountingToy(Toy):
    """Records the actions tried, on any copy of a game."""

    def __init__(self) -> None:
        self.tried: list[str] = []

    def apply(self, state: State, seat: Seat, action: Action, log: list[Event] | None = None) -> None:
        self.tried.append(action.text)
        super().apply(state, seat, action, log)


def test_an_action_that_can_tell_something_is_last_or_not_tried() -> None:
    game = CountingToy()
    table = Table(game, ONLY)
    with pytest.raises(NotTogether, match="peek can tell something") as refusal:
        table.act_batch(NORTH, ["commit 2", "peek", "confirm"])
    assert (refusal.value.action, refusal.value.position) == ("peek", 2)
    assert game.tried == ["commit 2"]
    assert table.record().entries == []
    assert table.outbox(NORTH) == []
    table.act_batch(NORTH, ["commit 2", "peek"])
    assert [entry.action for entry in table.record().entries] == ["commit 2", "peek"]


def test_every_text_is_read_before_anything_is_tried() -> None:
    game = CountingToy()
    table = Table(game, ONLY)
    for batch in (["commit 2", "nonsense"], ["commit 2", "peek", "nonsense"], ["confirm", "commit 7"]):
        with pytest.raises(NotationError):
            table.act_batch(NORTH, batch)
    assert game.tried == []


def test_illegal_actions_are_refused_as_such_whatever_they_could_tell() -> None:
    table = Table(Toy(), ONLY)
    with pytest.raises(IllegalAction, match="TOY-3"):
        table.act_batch(NORTH, ["peek", "commit 1"])
    with pytest.raises(IllegalAction, match="TOY-2"):
        table.act_batch(NORTH, ["commit 1", "commit 2", "peek"])


def test_turn_and_sequence_are_checked_before_notation() -> None:
    table = Table(Toy(), ONLY)
    table.act_batch(NORTH, ["commit 1", "confirm"])
    with pytest.raises(NotYourTurn):
        table.act_batch(NORTH, ["peek", "nonsense"])
    with pytest.raises(StaleSequence):
        table.act_batch(EAST, ["peek", "nonsense", "commit 1"], 7)


@pytest.mark.parametrize("tail", [[], ["confirm"], ["commit 1"], ["peek", "confirm"]])
def test_the_answer_is_the_same_whatever_the_other_has_chosen(tail: Sequence[str]) -> None:
    answers = set()
    for number in (None, 1, 2, 3):
        table = Table(Toy(), ONLY)
        if number is not None:
            table.act(EAST, f"commit {number}")
        with pytest.raises(FoglineError) as refusal:
            table.act_batch(NORTH, ["commit 2", "peek", *(tail or ["peek"])])
        answers.add((type(refusal.value), str(refusal.value)))
    assert len(answers) == 1


def test_actions_given_as_such_obey_the_same_rule() -> None:
    """A bot or a program in the same process has no other way in."""
    table = sit_down(Setup("panzer", "skirmish"))
    rng = Random(3)
    while len(table.to_act()) == 2 or table.view(None).turn == 0:
        seat = table.to_act()[0]
        choices = list(table.legal(seat))
        if table.write(choices[0]).startswith(("search", "move")):
            break
        table.act(seat, choices[-1] if table.write(choices[-1]) == "done" else rng.choice(choices))
    seat = table.to_act()[0]
    searches = [action for action in table.legal(seat) if table.write(action).startswith("search")]
    for action in searches:
        with pytest.raises(NotTogether):
            table.act_batch(seat, [action, table.game.read("skip")])
    assert len(searches) > 1


# -- undo -----------------------------------------------------------------------------------------


class SecretPeek(Toy):
    """Nobody notices a peek."""

    def apply(self, state: State, seat: Seat, action: Action, log: list[Event] | None = None) -> None:
        super().apply(state, seat, action, log)
        if log and action is PEEK:
            log[-1] = Event("peeked", log[-1].team, log[-1].number, is_noticed=False)


def test_a_private_reveal_cannot_be_undone() -> None:
    """Otherwise a look that is taken back would be a free look."""
    table = Table(SecretPeek(), ONLY)
    table.act(EAST, "commit 3")
    table.act_batch(NORTH, ["commit 2", "peek"])
    with pytest.raises(CannotUndo):
        table.undo(NORTH)
    assert table.sequence(EAST) == 1


def test_an_undo_refusal_does_not_reveal_the_others_actions() -> None:
    """Once both squads are closed, deployment is secret again: the stated reason revealed whether the enemy had begun
    it."""
    reasons = set()
    for number in range(3):
        table: Any = sit_down(Setup("panzer", "skirmish"))
        table.act_batch(Seat(1), ["take PZ4", "take PSK", "done"])
        table.act_batch(Seat(0), ["take SHE", "done"])
        for action in ["deploy PZ4 A6", "deploy PSK B6"][:number]:
            table.act(Seat(1), action)
        with pytest.raises(CannotUndo) as refusal:
            table.undo(Seat(0))
        reasons.add(str(refusal.value))
    assert len(reasons) == 1


# -- sent together ----------------------------------------------------------------------------------------


def test_lines_of_a_hand_limit_can_be_sent_together_and_the_last_one_closes_them() -> None:
    """SP-DRAW-6: the cards to put away are a plan without ``done``."""
    table: Any = sit_down(Setup("spearpoint", "meeting-engagement", {"hand-units": 1, "hand-command": 1}))
    rng = Random(2)
    for _ in range(400):
        seats = table.to_act()
        if seats and seats[0] < 0:
            table.roll(rng)
            continue
        batches = {seat: put_away(table, seat) for seat in seats}
        long = [seat for seat in seats if len(batches[seat]) > 1]
        if long:
            with pytest.raises((NotTogether, NotYourTurn)):
                table.act_batch(long[0], [*batches[long[0]], "done"])
            before = table.sequence(long[0])
            table.act_batch(long[0], batches[long[0]])
            assert table.sequence(long[0]) > before
            assert long[0] not in table.to_act() or not put_away(table, long[0])
            return
        seat = rng.choice(seats)
        choices: Choices[Any] = table.legal(seat)
        table.act(seat, rng.choice(choices))
    raise AssertionError("nobody ever had too many cards")


def put_away(table: Any, seat: Seat) -> list[str]:
    """All cards that the seat has to put away, one after the other."""
    state, found = table.position(), list[str]()
    while seat in table.game.to_act(state):
        action = table.game.legal(state, seat)[0]
        text = table.write(action)
        if not text.startswith(("return ", "discard ")):
            break
        found.append(text)
        table.game.apply(state, seat, action)
    return found
