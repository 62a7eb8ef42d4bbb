"""What a seat may do, as one sequence over shared lists: nothing is copied to ask, count or pick."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, Generic, TypeVar, final

from fogline.kernel.arrays import i64, vec

A = TypeVar("A")
_NO_LEADERS: Final = vec[i64]([0])
_NO_TABLE: Final[list[Any]] = []


@final
class Choices(Generic[A]):
    """An immutable sequence of actions in a fixed order, made of *chunks* that many positions share.

    >>> list(Choices([["move"], [], ["search", "end"]]))
    ['move', 'search', 'end']
    """

    def __init__(self, chunks: list[list[A]]) -> None:
        size: i64 = 0
        for chunk in chunks:
            size += len(chunk)
        self._chunks = chunks
        self._size: i64 = size
        self._table: list[tuple[A, ...]] = _NO_TABLE
        self._leaders: vec[i64] = _NO_LEADERS
        self._leading: i64 = 0

    def lead(self, table: list[tuple[A, ...]], leaders: vec[i64], leading: i64) -> None:
        """Put chunks of a *table* before all others, once, when a sequence is made.

        *leaders* holds, in turn, the key of a chunk and how many actions there are up to its end; *leading* of its
        numbers count. So only the chunk that is picked from is ever touched.
        """
        self._table = table
        self._leaders = leaders
        self._leading = leading
        if leading > 0:
            self._size += leaders[leading - 1]

    def __len__(self) -> int:
        return self._size

    def __getitem__(self, index: int) -> A:
        at: i64 = index
        if at < 0:
            at += self._size
        if at >= 0:
            before: i64 = 0
            leader: i64 = 0
            while leader < self._leading:
                end: i64 = self._leaders[leader + 1]
                if at < end:
                    return self._table[self._leaders[leader]][at - before]
                before = end
                leader += 2
            at -= before
            for chunk in self._chunks:
                size: i64 = len(chunk)
                if at < size:
                    return chunk[at]
                at -= size
        raise IndexError(index)

    def __iter__(self) -> Iterator[A]:
        everything: list[A] = []
        leader: i64 = 0
        while leader < self._leading:
            everything.extend(self._table[self._leaders[leader]])
            leader += 2
        for chunk in self._chunks:
            everything.extend(chunk)
        return iter(everything)

    def __contains__(self, action: object) -> bool:
        leader: i64 = 0
        while leader < self._leading:
            for candidate in self._table[self._leaders[leader]]:
                if candidate is action:
                    return True
            leader += 2
        for chunk in self._chunks:
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
