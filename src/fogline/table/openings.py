"""Which moves of the computer can be explained to people at the table while the game is going on.

A move that was chosen while people were choosing, too, stays closed until they have chosen: its reasons would tell what
they must not know for their own choice."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Final

from fogline.kernel.game import CHANCE, Seat
from fogline.table.lines import is_word
from fogline.table.table import Table

LOOK_BACK: Final = 4
"""Among so many latest moves one is looked for that was not forced."""


def opened(table: Table[Any, Any, Any, Any], movers: Collection[Seat]) -> list[int]:
    """The indexes of the lines in which one of the *movers*, which the computer plays, has decided something, as far as
    they can be explained to people, who hold all other seats. A line that was taken back is not among them.

    A line is closed if a person was to act, too, and opens when no person is to act any more, or when its seat, which
    had finished, is to act again: then whatever both chose at the same time is over."""
    found: list[int] = []
    closed: list[int] = []
    before = table.first_to_act
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


def latest_choice(table: Table[Any, Any, Any, Any], lines: Sequence[int]) -> int | None:
    """Of these *lines*, the latest in which there was something to choose; if none of the last few is, the latest."""
    some = [at for at in lines[-LOOK_BACK:] if len(table.decision(at)[1]) > 1]
    return (some or lines or [None])[-1]


def _is_theirs(acting: Collection[Seat], movers: Collection[Seat]) -> bool:
    """Whether nobody but *movers* and CHANCE is to act."""
    return all(seat in movers or seat == CHANCE for seat in acting)
