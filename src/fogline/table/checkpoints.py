"""Positions that a table keeps, so that the cost of an undo does not grow with the length of the game.

Few are kept, and only while somebody has something to take back. An undo replays the lines from the nearest one.
"""

from __future__ import annotations

from typing import Final, Generic, NamedTuple, TypeVar

from fogline.kernel.game import Seat, State
from fogline.table.words import Talk

S = TypeVar("S", bound=State)

MAX_KEPT: Final = 16
"""The limit of positions. With more, every second one is dropped."""


class Checkpoint(NamedTuple, Generic[S]):
    """The position after a number of lines. It is never changed: callers copy it."""

    at: int
    state: S
    talk: Talk


class Checkpoints(Generic[S]):
    """The positions of one table, the earliest first."""

    def __init__(self) -> None:
        self._kept: list[Checkpoint[S]] = []
        self._open: dict[Seat, int] = {}
        """By seat, the first of its latest lines of which nobody else was told: only these can be taken back."""

    def enter(self, index: int, seat: Seat | None, before: Checkpoint[S] | None, *, is_told: bool) -> None:
        """An action was played as line *index*, by *seat* or (None) by chance, after which nothing can be taken back.
        *before* is the position before it, if known; *is_told*: somebody other than partners was told of it."""
        if seat is None:
            self._open.clear()
        elif is_told:
            self._open.pop(seat, None)
        else:
            self._open.setdefault(seat, index)
        if not self._open:
            self._kept.clear()
            return
        if before is not None:
            self._kept.append(before)
        first = min(self._open.values())
        while len(self._kept) > 1 and self._kept[1].at <= first:
            del self._kept[0]
        if len(self._kept) > MAX_KEPT:
            del self._kept[1::2]

    def before(self, index: int) -> Checkpoint[S] | None:
        """The latest position from before line *index*."""
        return next((checkpoint for checkpoint in reversed(self._kept) if checkpoint.at <= index), None)

    def leave_out(self, index: int) -> None:
        """Line *index* was taken back; later lines have moved up by one."""
        self._open = {seat: first - (first > index) for seat, first in self._open.items() if first != index}
        self._kept = [checkpoint for checkpoint in self._kept if checkpoint.at <= index] if self._open else []
