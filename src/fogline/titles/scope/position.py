"""Public facts, as a chain that states and views share, the latest first. Also the fields that positions of both SCOPE
titles have: cards and the progress of the game."""

from __future__ import annotations

from typing import Any, Final, final

from fogline.kernel.arrays import i64, u8, vec
from fogline.kernel.game import Seat

MIXED: Final = 0
"""The cards on the cells *mask* of the Quadrant *cell* were put back in any order."""
SEEN: Final = 1
"""The card on *cell* is of *kind*."""
GONE: Final = 2
"""The card of *kind* on *cell* left the cell."""
CAME: Final = 3
"""A card of *kind* was put on *cell*."""
AMONG: Final = 4
"""At least one card of *kind* is in *mask*."""
LACKS: Final = 5
"""No card of *kind* is in *mask*."""
REINFORCED: Final = 6
"""In *mask*, one Empty Area was exchanged for a card of each kind in *kind* (here a set of kinds)."""

SCARCE: Final = 7
"""Fewer than two cards of *kind* are in *mask*."""
EITHER: Final = 8
"""One of several claims in a row, of which at least one is true: ``least()`` or more cards of *kind* are in *mask*.
``claim`` makes one, ``is_first()`` marks the first in the row."""
_FIRST: Final = 10
"""A claim is not about a cell, so its *cell* holds the minimum number, plus this constant for the first claim of a
row."""

NAMES: Final = ("mixed", "seen", "gone", "came", "among", "lacks", "reinforced", "scarce", "either")
_HASH_BITS: Final = 0xFFFFFFFFFF
NEWS: Final = 64
"""An earlier result is reused only if at most this many facts were added since."""


@final
class Fact:
    """A fact and, through ``before``, all earlier ones."""

    def __init__(self, what: i64, side: i64, cell: i64, kind: i64, mask: i64, before: Fact | None) -> None:
        self.what: i64 = what
        self.side: i64 = side
        self.cell: i64 = cell
        self.kind: i64 = kind
        self.mask: i64 = mask
        self.before = before

    def least(self) -> i64:
        """For a claim (``EITHER``): the minimum number of cards that it asserts."""
        return self.cell % _FIRST

    def is_first(self) -> bool:
        """Whether a claim is the first of its row."""
        return self.cell >= _FIRST

    def same(self, other: Fact) -> bool:
        return (
            self.what == other.what
            and self.side == other.side
            and self.cell == other.cell
            and self.kind == other.kind
            and self.mask == other.mask
        )

    def __hash__(self) -> int:
        digest: i64 = 17
        fact: Fact | None = self
        while fact is not None:
            one: i64 = (fact.what << 20) + (fact.side << 19) + (fact.cell << 12) + (fact.kind << 4) + fact.mask
            digest = (digest * 4099 + one) & _HASH_BITS
            fact = fact.before
        return digest

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Fact):
            return NotImplemented
        mine: Fact | None = self
        theirs: Fact | None = other
        while mine is not None and theirs is not None:
            if mine is theirs:
                return True
            if not mine.same(theirs):
                return False
            mine = mine.before
            theirs = theirs.before
        return mine is None and theirs is None

    def __repr__(self) -> str:
        return f"Fact({NAMES[self.what]}, side={self.side}, cell={self.cell}, kind={self.kind}, mask={self.mask:#x})"


def claim(before: Fact | None, side: i64, least: i64, kind: i64, mask: i64, *, first: bool) -> Fact:
    """A claim of a row: *least* or more cards of *kind* are in *mask*. The *first* claim begins a row."""
    return Fact(EITHER, side, least + _FIRST if first else least, kind, mask, before)


def write_facts(latest: Fact | None) -> list[list[int]]:
    """The chain as plain data, the earliest fact first."""
    return [
        [int(number) for number in (fact.what, fact.side, fact.cell, fact.kind, fact.mask)] for fact in facts(latest)
    ]


def read_facts(rows: list[list[int]]) -> Fact | None:
    """The chain that ``write_facts`` wrote."""
    latest: Fact | None = None
    for what, side, cell, kind, mask in rows:
        latest = Fact(what, side, cell, kind, mask, latest)
    return latest


def facts(latest: Fact | None) -> list[Fact]:
    """Every fact of a chain, the earliest first."""
    chain: list[Fact] = []
    while latest is not None:
        chain.append(latest)
        latest = latest.before
    chain.reverse()
    return chain


def facts_about(latest: Fact | None, side: i64) -> list[Fact]:
    """The facts about one *side*'s cards, the earliest first."""
    return facts_since(latest, None, side)


def is_later(latest: Fact | None, earlier: Fact | None) -> bool:
    """Whether a chain continues an *earlier* one, by at most a few facts (``NEWS``)."""
    left: i64 = NEWS
    fact = latest
    while fact is not None and left > 0:
        if fact is earlier:
            return True
        fact = fact.before
        left -= 1
    return fact is earlier


def facts_since(latest: Fact | None, earlier: Fact | None, side: i64) -> list[Fact]:
    """The facts about the cards of one *side* that came after an *earlier* chain, the earliest first."""
    chain: list[Fact] = []
    while latest is not None and latest is not earlier:
        if latest.side == side:
            chain.append(latest)
        latest = latest.before
    chain.reverse()
    return chain


NOWHERE: Final = 48
"""The value of a cell or Quadrant field that is not set."""
NOBODY: Final = 2
"""The winner of a draw, and of a game in progress."""


class Position:
    """The ``State`` of a title adds its own cards, and defines the meaning of each field."""

    def __init__(self, cells: vec[i64], lost: vec[u8], sides: vec[i64], step: i64) -> None:
        self.cells: vec[i64] = cells
        """For each cell the card on it."""
        self.lost: vec[u8] = lost
        """By card, how many are out of the game."""
        self.sides: vec[i64] = sides
        """Numbers for each side: ``sides[FIELD + side]``."""
        self.facts: Fact | None = None
        """Every public fact, the latest first."""
        self.step: i64 = step
        """The step that is due now (``steps.py`` of the title)."""
        self.turn: i64 = 0
        self.focus: i64 = NOWHERE
        """The cell that the turn is about."""
        self.quadrant: i64 = NOWHERE
        """The Quadrant that the turn is about."""
        self.gun: i64 = NOWHERE
        """The cell of the unit that fires."""
        self.winner: i64 = NOBODY
        self.reasons: i64 = 0
        """Why the game ended: a bit for each reason."""

    def follow(self, other: Position) -> None:
        """Copy the progress fields of *other*."""
        self.facts = other.facts
        self.step = other.step
        self.turn = other.turn
        self.focus = other.focus
        self.quadrant = other.quadrant
        self.gun = other.gun
        self.winner = other.winner
        self.reasons = other.reasons

    def follow_view(self, seen: Any) -> None:
        self.facts = seen.facts
        self.step = seen.step
        self.turn = seen.turn
        self.focus = seen.focus
        self.quadrant = seen.quadrant
        self.gun = seen.gun
        self.winner = seen.winner
        self.reasons = seen.reasons


def remember(position: Position, what: i64, side: i64, cell: i64, kind: i64, mask: i64) -> None:
    """Add one fact to the revealed ones."""
    position.facts = Fact(what, side, cell, kind, mask, position.facts)


def sets_up(position: Position, ready: i64, seat: Seat) -> bool:
    """Whether *seat*, the first of its side, still has to confirm its set-up. *ready* is the field that says so."""
    return (seat == 0 or seat == 1) and position.sides[ready + i64(seat)] == 0


def setting_up(position: Position, ready: i64) -> tuple[Seat, ...]:
    """The seats that still have to confirm their set-up."""
    first = position.sides[ready] == 0
    second = position.sides[ready + 1] == 0
    if first and second:
        return (Seat(0), Seat(1))
    return (Seat(0),) if first else (Seat(1),)
