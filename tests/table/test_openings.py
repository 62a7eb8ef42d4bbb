"""The computer's moves that can be explained: none whose explanation could still help a person's choice."""

from __future__ import annotations

from pathlib import Path

import pytest

from fogline.kernel.game import Seat
from fogline.table.declarations import RESIGN
from fogline.table.explanations import latest_moves, move_at, opened
from fogline.table.records import AnyTable, table_at

RECORDS = Path(__file__).parents[1] / "records" / "v1"
PLANS = (RECORDS / "spearpoint-brawl-options.record").read_text(encoding="utf-8")
"""From line 43 on both sides plan: blue commits (43), red commits (44), blue is done (45), red commits twice (46, 47)
and is done (48); then both plans are shown."""
TURNS = (RECORDS / "advanced-deep-battle.record").read_text(encoding="utf-8")
"""Both sides have laid out their cards after line 41, with which the first side closes its set-up, and starts. The
other one has turns from 44 to 46 and from 50 to 52."""
BLUE, RED = Seat(0), Seat(1)


def after(text: str, lines: int) -> AnyTable:
    return table_at(text, lines)


@pytest.mark.parametrize(
    ("bot", "lines", "open_since"),
    [
        (BLUE, 44, set()),
        (BLUE, 48, set()),
        (BLUE, 49, {43, 45}),
        (RED, 45, set()),
        (RED, 46, {44}),
        (RED, 48, {44, 46, 47}),
    ],
)
def test_the_bots_plan_stays_hidden_until_the_player_has_made_one(bot: Seat, lines: int, open_since: set[int]) -> None:
    assert {at for at in opened(after(PLANS, lines), [bot]) if at >= 43} == open_since


def test_the_end_opens_everything() -> None:
    table = after(PLANS, 48)
    assert 43 not in opened(table, [BLUE])
    table.say(RED, RESIGN.text)
    assert {43, 45} <= set(opened(table, [BLUE]))


@pytest.mark.parametrize(("lines", "known"), [(44, []), (45, [44]), (47, [46, 45, 44]), (50, [46, 45, 44])])
def test_moves_of_a_turn_are_explained_together_and_a_set_up_never(lines: int, known: list[int]) -> None:
    table = after(TURNS, lines)
    assert [one.at for one in latest_moves(table, [RED])] == known
    assert all(move_at(table, [RED], at) is None for at in range(44))
    assert [at for at in range(44, lines) if move_at(table, [RED], at) is not None] == known[::-1]


def test_a_move_is_explained_from_its_seats_knowledge_before_it() -> None:
    move = move_at(after(TURNS, 60), [RED], 46)
    assert move is not None
    before = after(TURNS, 46)
    assert (move.view, list(move.choices)) == (before.view(RED), list(before.legal(RED)))
    assert before.write(move.action) == "move S4d SC EA MG MO"
    assert move.seat == RED


def test_several_seats_of_the_computer_do_not_wait_for_each_other() -> None:
    """Where no person plays, nothing is closed."""
    table = after(PLANS, 45)
    assert opened(table, [BLUE, RED]) == [at for at, line in enumerate(table.history()) if line.seat >= 0]
