"""What a seat may do, as one sequence over shared lists: nothing is copied to ask, count or pick."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Generic, TypeVar, final

from fogline.kernel.arrays import i64

A = TypeVar("A")


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

    def __len__(self) -> int:
        return self._size

    def __getitem__(self, index: int) -> A:
        at: i64 = index
        if at < 0:
            at += self._size
        if at >= 0:
            for chunk in self._chunks:
                size: i64 = len(chunk)
                if at < size:
                    return chunk[at]
                at -= size
        raise IndexError(index)

    def __iter__(self) -> Iterator[A]:
        everything: list[A] = []
        for chunk in self._chunks:
            everything.extend(chunk)
        return iter(everything)

    def __contains__(self, action: object) -> bool:
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
