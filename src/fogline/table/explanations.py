"""Selecting the computer's moves that can be explained to people at the table during the game.

A move chosen while people were also choosing stays closed until they have chosen: its reasons would reveal facts that
must not influence their own choice. A set-up is never explained."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Final, NamedTuple

from fogline.kernel.choices import Choices
from fogline.kernel.game import CHANCE, Action, Seat, State, View
from fogline.kit.registry import title_of
from fogline.table.lines import Line, is_word
from fogline.table.records import AnyTable

MAX_MOVES: Final = 12
"""At most this many moves are listed,"""
LOOK_BACK: Final = 16
"""taken from this many of the computer's latest lines."""


class Move(NamedTuple):
    """An explainable move of the computer, and what its seat knew before it."""

    at: int
    """The number of lines played before it."""
    seat: Seat
    view: View
    choices: Choices[Action]
    action: Action


def opened(table: AnyTable, movers: Collection[Seat]) -> list[int]:
    """The indexes of the lines in which one of the *movers*, which the computer plays, has decided something that can
    be explained to people, who hold all other seats. Lines that were taken back are not included.

    A line is closed if a person was to act, too, and opens when no person is to act any more, or when its seat, which
    had finished, is to act again: then their simultaneous choices are over."""
    found: list[int] = []
    closed: list[int] = []
    before = table.game.to_act(table.position_before(0))
    lines = table.history()
    for at, line in enumerate(lines):
        if is_word(line):
            continue
        if line.seat in movers:
            closed.append(at)
        after = line.acting
        if at in closed and _is_theirs(before, movers):
            open_now = [at]
        elif _is_theirs(after, movers):
            open_now = list(closed)
        else:
            again = {seat for seat in after if seat not in before}
            open_now = [one for one in closed if lines[one].seat in again]
        closed = [one for one in closed if one not in open_now]
        found += open_now
        before = after
    return sorted(found if table.to_act() else found + closed)


def latest_moves(table: AnyTable, movers: Collection[Seat]) -> list[Move]:
    """The latest moves that can be explained, the newest first."""
    found = _moves(table, opened(table, movers)[-LOOK_BACK:])
    return found[::-1][:MAX_MOVES]


def move_at(table: AnyTable, movers: Collection[Seat], at: int) -> Move | None:
    """The move after *at* lines, if it can be explained."""
    return next(iter(_moves(table, [at])), None) if at in opened(table, movers) else None


def _moves(table: AnyTable, indexes: Sequence[int]) -> list[Move]:
    """The moves of these lines that can be explained, the earliest first. The lines in between are replayed only once,
    however many moves there are."""
    found: list[Move] = []
    if indexes:
        state = table.position_before(indexes[0])
        for at, line in enumerate(table.history(indexes[0]), indexes[0]):
            if at in indexes and (move := _move(table, at, line, state.clone())) is not None:
                found.append(move)
            if at == indexes[-1]:
                break
            if not is_word(line):
                table.game.apply(state, line.seat, line.action)
    return found


def _move(table: AnyTable, at: int, line: Line[Any, Any], state: State) -> Move | None:
    """The move, or None if there was no choice or the game was in a set-up, where nothing is compared. *state* is the
    position before the move."""
    move = Move(at, line.seat, table.game.view(state, line.seat), table.game.legal(state, line.seat), line.action)
    is_laid_out = title_of(table.game.name).terminal().is_setting_up(move.view)
    return None if is_laid_out or len(move.choices) == 1 else move


def _is_theirs(acting: Collection[Seat], movers: Collection[Seat]) -> bool:
    """Whether only *movers* and CHANCE are to act."""
    return all(seat in movers or seat == CHANCE for seat in acting)
