"""A title's views and actions as small numbers, for networks.

An action is a short sequence of numbers, one from each of a few *heads*: a verb, then a place, then a card, and so on.
Every head is a range of the same numbers, so that one mask serves all of them; none has more than ``MAX_HEAD`` numbers.
The legal list alone determines the possible next numbers: those with which some legal action continues (``Decision``).
No sequence is the beginning of another, so an action is complete as soon as its last number is chosen.

The numbers of a view are a row of bytes (``Sheet``), which a ``Coder`` writes. A coder is given views and legal lists,
never a state.
"""

from __future__ import annotations

from typing import Any, Final, NamedTuple, final

from fogline.kernel.arrays import i64, mypyc_attr, u8, vec
from fogline.kernel.choices import RUN_BITS, SIZES, Choices

MAX_HEAD: Final = 64
"""The maximum number of numbers in a head."""
BITS: Final = 8
"""A sequence is stored as one integer, the *key* of its action, with this many bits for each number and the first
number lowest. Numbers are stored plus one, because zero marks the end."""
NUMBER: Final = 255
MAX_NUMBERS: Final = 7
"""The maximum length of a sequence."""
FULL: Final = 255
"""The largest number of a view; anything larger is written as this."""
_FIRST_TWO: Final = 0xFFFF
_BEFORE: Final = vec[i64]([(1 << BITS * count) - 1 for count in range(MAX_NUMBERS + 1)])
"""Masks for the first N numbers of a key, by N."""


class Piece(NamedTuple):
    """A named part of the numbers of a view."""

    name: str
    shape: tuple[int, ...]

    def size(self) -> int:
        """How many numbers it has."""
        size = 1
        for length in self.shape:
            size *= length
        return size


class Head(NamedTuple):
    """A named part of the numbers of actions."""

    name: str
    start: int
    size: int


def heads_of(sizes: tuple[tuple[str, int], ...]) -> tuple[Head, ...]:
    """Lay out heads one after the other, given their names and sizes."""
    found: list[Head] = []
    start = 0
    for name, size in sizes:
        found.append(Head(name, start, size))
        start += size
    return tuple(found)


@final
class Sheet:
    """One row of numbers, written repeatedly: only the places written are cleared."""

    def __init__(self, memory: vec[u8], start: i64, size: i64) -> None:
        self._memory: vec[u8] = memory
        self._start: i64 = start
        self._written: vec[i64] = vec[i64]([0] * int(size))
        self._count: i64 = 0

    def put(self, place: i64, number: i64) -> None:
        """Write a *number*; each place is written once. Negative numbers cannot be written, and larger ones become
        255."""
        if number > 0:
            at: i64 = self._start + place
            if number > FULL:
                number = FULL
            self._memory[at] = u8(number)
            self._written[self._count] = at
            self._count += 1

    def put_row(self, place: i64, numbers: tuple[int, ...], first: i64, count: i64) -> None:
        """Write *count* of the *numbers* side by side, from the *first* one on."""
        at: i64 = 0
        while at < count:
            self.put(place + at, numbers[first + at])
            at += 1

    def wipe(self) -> None:
        """Set all numbers to zero."""
        memory, written, count = self._memory, self._written, self._count
        number: i64 = 0
        while number < count:
            memory[written[number]] = 0
            number += 1
        self._count = 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Coder:
    """Writes the views and actions of one set-up as numbers. A coder serves one game at a time and may cache what it
    has read of it, as long as the numbers remain a function of the view."""

    def __init__(self, heads: tuple[Head, ...], pieces: tuple[Piece, ...], outcomes: int = 0) -> None:
        self.heads: tuple[Head, ...] = heads
        self.pieces: tuple[Piece, ...] = pieces
        self.numbers: int = heads[-1].start + heads[-1].size
        """The size of all heads together."""
        self.width: int = sum([piece.size() for piece in pieces])
        """The size of a view."""
        self.outcomes: int = outcomes
        """CHANCE chooses from at most this many outcomes."""
        self.ways: vec[i64] = vec[i64]([])
        """By position in the tables of a legal list, the numbers of an action after its first two, as a key."""
        if self.numbers >= NUMBER or max([head.size for head in heads]) > MAX_HEAD:
            raise ValueError(f"a head has at most {MAX_HEAD} numbers, and all together fewer than {NUMBER}")

    def begin(self) -> None:
        """Begin a new game."""

    def write(self, view: Any, sheet: Sheet) -> None:
        """Write the numbers of *view* on an empty *sheet*. Keys requested afterwards are for its seat."""
        raise NotImplementedError(f"{type(self).__name__} must write views")

    def key(self, action: Any) -> i64:
        """The numbers of an action, for the seat of the view that was written last."""
        raise NotImplementedError(f"{type(self).__name__} must write actions")

    def run_key(self, table: i64) -> i64:
        """The first two numbers of all actions of one table of the legal list, as a key; ``ways`` has the others."""
        raise NotImplementedError(f"{type(self).__name__} has no tables")


@final
class Decision:
    """One action, chosen number by number."""

    def __init__(self, coder: Coder) -> None:
        self._coder = coder
        self._legal: Choices[Any] = Choices([])
        self._keys: vec[i64] = vec[i64]([0] * 256)
        self._count: i64 = 0
        self._runs: vec[i64] = vec[i64]([0] * 64)
        """By table of the legal list, the first two numbers of its actions, as a key; 0 where it offers none."""
        self._tables: i64 = 0
        self._chosen: i64 = 0
        self._shift: i64 = 0

    def begin(self, legal: Choices[Any]) -> None:
        """Start with the legal actions of the seat whose view the coder wrote last."""
        self._legal = legal
        self._chosen = 0
        self._shift = 0
        count: i64 = 0
        keys = self._keys
        coder = self._coder
        for chunk in legal.chunks:
            size: i64 = len(chunk)
            if count + size > len(keys):
                keys = self._grow(count + size)
            for action in chunk:
                keys[count] = coder.key(action)
                count += 1
        self._count = count
        tables: i64 = len(legal.tables)
        if tables > len(self._runs):
            self._runs = vec[i64]([0] * int(tables))
        table: i64 = 0
        while table < tables:
            if legal.runs[table] & SIZES != 0:
                self._runs[table] = coder.run_key(table)
            else:
                self._runs[table] = 0
            table += 1
        self._tables = tables

    def _grow(self, size: i64) -> vec[i64]:
        grown = vec[i64]([0] * int(2 * size))
        at: i64 = 0
        for key in self._keys:
            grown[at] = key
            at += 1  # noqa: SIM113 - enumerate() is slow when compiled
        self._keys = grown
        return grown

    def mark(self, mask: vec[u8], start: i64) -> i64:
        """Set the possible next numbers in *mask*, which is all zero, from index *start* on. Returns how many there
        are: 0 once the action is complete."""
        shift: i64 = self._shift
        before: i64 = _BEFORE[shift // BITS]
        chosen: i64 = self._chosen
        keys, count = self._keys, self._count
        found: i64 = 0
        at: i64 = 0
        while at < count:
            key = keys[at]
            at += 1
            if key & before == chosen:
                number: i64 = key >> shift & NUMBER
                if number != 0 and mask[start + number - 1] == 0:
                    mask[start + number - 1] = 1
                    found += 1
        table: i64 = 0
        while table < self._tables:
            key = self._runs[table]
            if key != 0 and key & before == chosen & _FIRST_TWO:
                if shift < 2 * BITS:
                    number = key >> shift & NUMBER
                    if mask[start + number - 1] == 0:
                        mask[start + number - 1] = 1
                        found += 1
                else:
                    found += self._mark_run(self._legal.runs[table], mask, start)
            table += 1
        return found

    def _mark_run(self, run: i64, mask: vec[u8], start: i64) -> i64:
        """Do the same as ``mark`` for the actions of one table."""
        shift: i64 = self._shift - 2 * BITS
        before: i64 = _BEFORE[shift // BITS]
        chosen: i64 = self._chosen >> 2 * BITS
        ways = self._coder.ways
        found: i64 = 0
        at: i64 = run >> RUN_BITS
        end: i64 = at + (run & SIZES)
        while at < end:
            key = ways[at]
            at += 1
            if key & before == chosen:
                number: i64 = key >> shift & NUMBER
                if number != 0 and mask[start + number - 1] == 0:
                    mask[start + number - 1] = 1
                    found += 1
        return found

    def choose(self, number: i64) -> None:
        """Continue with one of the marked numbers."""
        self._chosen |= number + 1 << self._shift
        self._shift += BITS

    def action(self) -> Any:
        """The chosen action, once it is complete."""
        chosen: i64 = self._chosen
        keys = self._keys
        at: i64 = 0
        for chunk in self._legal.chunks:
            for action in chunk:
                if keys[at] == chosen:
                    return action
                at += 1
        ways = self._coder.ways
        table: i64 = 0
        while table < self._tables:
            if self._runs[table] != 0 and self._runs[table] == chosen & _FIRST_TWO:
                run: i64 = self._legal.runs[table]
                place: i64 = run >> RUN_BITS
                end: i64 = place + (run & SIZES)
                while place < end:
                    if ways[place] == chosen >> 2 * BITS:
                        return self._legal.tables[table][place]
                    place += 1
            table += 1
        raise ValueError("no action has these numbers")


def numbers_of(coder: Coder, view: Any) -> bytes:
    """The numbers of one view."""
    memory = vec[u8]([0] * coder.width)
    coder.write(view, Sheet(memory, 0, coder.width))
    return bytes([int(number) for number in memory])


def sequence_of(coder: Coder, action: Any) -> list[int]:
    """The numbers of an action, for the seat of the view that was written last."""
    key: i64 = coder.key(action)
    found: list[int] = []
    while key != 0:
        found.append((key & NUMBER) - 1)
        key >>= BITS
    return found


def offered(coder: Coder, view: Any, legal: Choices[Any], chosen: list[int]) -> list[int]:
    """The numbers that can follow those *chosen*: none once the action is complete."""
    mask = vec[u8]([0] * coder.numbers)
    begun(coder, view, legal, chosen).mark(mask, 0)
    return [number for number in range(coder.numbers) if mask[number] != 0]


def begun(coder: Coder, view: Any, legal: Choices[Any], chosen: list[int]) -> Decision:
    """Begin a decision of the seat of *view*, after some numbers were chosen."""
    numbers_of(coder, view)
    decision = Decision(coder)
    decision.begin(legal)
    for number in chosen:
        decision.choose(number)
    return decision
