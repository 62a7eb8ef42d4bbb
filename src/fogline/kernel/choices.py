"""Legal actions as one sequence over shared lists: counting, picking and membership tests copy nothing."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, Generic, TypeVar, final

from fogline.kernel.arrays import i64, vec

A = TypeVar("A")
RUN_BITS: Final = 10
"""A *run* is a part of a table, written ``start << RUN_BITS | size``. Adding runs also adds their sizes: the low bits
of the sum hold the total number of actions, up to 1,023."""
SIZES: Final = 1023
"""The bits of a run, or of a sum of runs, that hold the number of actions."""

_NO_TABLE: Final[list[Any]] = []
_NO_RUNS: Final = vec[i64]([0])


@final
class Choices(Generic[A]):
    """An immutable sequence of actions in a fixed order, made of *chunks* that many positions share.

    >>> list(Choices([["move"], [], ["search", "end"]]))
    ['move', 'search', 'end']
    """

    def __init__(
        self, chunks: list[list[A]], tables: list[list[A]] = _NO_TABLE, runs: vec[i64] = _NO_RUNS, size: i64 = 0
    ) -> None:
        """*runs* has one run per table in *tables*; their actions come before those of all *chunks*. *size* is the
        number of actions in the runs. Picking an action reads only the table that contains it."""
        for chunk in chunks:
            size += len(chunk)
        self.chunks = chunks
        self.tables = tables
        """One table per run."""
        self.runs: vec[i64] = runs
        self._size: i64 = size

    def __len__(self) -> int:
        return self._size

    def __getitem__(self, index: int) -> A:
        at: i64 = index
        if at < 0:
            at += self._size
            if at < 0:
                raise IndexError(index)
        number: i64 = 0
        for run in self.runs:
            length: i64 = run & SIZES
            if at < length:
                return self.tables[number][(run >> RUN_BITS) + at]
            at -= length
            number += 1  # noqa: SIM113 - enumerate() is slower, compiled or interpreted
        for chunk in self.chunks:
            size: i64 = len(chunk)
            if at < size:
                return chunk[at]
            at -= size
        raise IndexError(index)

    def __iter__(self) -> Iterator[A]:
        return iter(self.all())

    def all(self) -> list[A]:
        """Every action, in a new list."""
        everything: list[A] = []
        for table, run in zip(self.tables, self.runs):
            start: i64 = run >> RUN_BITS
            everything.extend(table[start : start + (run & SIZES)])
        for chunk in self.chunks:
            everything.extend(chunk)
        return everything

    def __contains__(self, action: object) -> bool:
        for table, run in zip(self.tables, self.runs):
            start: i64 = run >> RUN_BITS
            for candidate in table[start : start + (run & SIZES)]:
                if candidate is action:
                    return True
        for chunk in self.chunks:
            for candidate in chunk:
                if candidate is action:
                    return True
        return False

    def __eq__(self, other: object) -> bool:
        if isinstance(other, Choices):
            return list(self) == list(other)
        return list(self) == other

    def __hash__(self) -> int:
        return hash(tuple(self))

    def __repr__(self) -> str:
        return f"Choices({list(self)!r})"
