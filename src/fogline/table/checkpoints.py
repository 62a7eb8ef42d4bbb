"""Positions that a table keeps, so that the cost of an undo does not grow with the length of the game.

Few are kept, and only while a seat has something to take back. An undo replays the lines from the nearest position.

At a training table the positions before the latest requests of each seat are kept, too: the time to tell a seat what it
knew before its latest action does not depend on what others have done in secret.
"""

from __future__ import annotations

from typing import Final, Generic, NamedTuple, TypeVar

from fogline.kernel.game import Seat, State
from fogline.table.declarations import Talk

S = TypeVar("S", bound=State)

MAX_KEPT: Final = 16
"""The maximum number of positions. With more, every second one is dropped."""
MAX_OWN: Final = 4
"""The maximum number of positions before a seat's own requests."""


class Checkpoint(NamedTuple, Generic[S]):
    """The position after a number of lines. It is never changed: callers copy it."""

    at: int
    state: S
    talk: Talk


class Checkpoints(Generic[S]):
    """The positions of one table, the earliest first."""

    def __init__(self, *, training: bool = False) -> None:
        self._training = training
        self._own: dict[Seat, list[Checkpoint[S]]] = {}
        """By seat, the positions before its latest requests."""
        self._kept: list[Checkpoint[S]] = []
        self._open: dict[Seat, int] = {}
        """By seat, the first of its latest lines that nobody else was told about: only these can be taken back."""

    def enter(self, index: int, seat: Seat | None, before: Checkpoint[S] | None, *, is_told: bool) -> None:
        """Enter an action that was played as line *index* by *seat*, or (None) by chance, after which nothing can be
        taken back. *before* is the position before the line, if known; *is_told* means that someone other than partners
        was told about it."""
        if self._training and seat is not None and before is not None:
            self._own[seat] = [*self._own.get(seat, ()), before][-MAX_OWN:]
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

    def before_own(self, seat: Seat, index: int) -> Checkpoint[S] | None:
        """The position before the request of *seat* that contained line *index*, if it is kept."""
        return next((checkpoint for checkpoint in reversed(self._own.get(seat, ())) if checkpoint.at <= index), None)

    def cut(self, index: int) -> None:
        """Line *index* and all later ones were taken back; no earlier line can be."""
        self._forget_own(index)
        self._kept, self._open = [], {}

    def _forget_own(self, index: int) -> None:
        """Drop the positions from line *index* on, because they have changed."""
        self._own = {seat: [one for one in kept if one.at < index] for seat, kept in self._own.items()}

    def leave_out(self, index: int) -> None:
        """Line *index* was taken back; later lines have moved up by one."""
        self._forget_own(index)
        self._open = {seat: first - (first > index) for seat, first in self._open.items() if first != index}
        self._kept = [checkpoint for checkpoint in self._kept if checkpoint.at <= index] if self._open else []
