"""What happens, and who learns it (Part 13). Every event names the clause it follows from.

An event is told as the all-knowing observer knows it. ``seen_by`` gives what a seat learns: secrets are taken out,
never masked. ``holds`` is what the telling claims of the position after the action: it is how tests know that no event
lies, and that a view remembers what its seat was told.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Final

from fogline.kernel.game import Seat
from fogline.titles.scope import events as scope
from fogline.titles.scope.events import ByClause, NoClaim
from fogline.titles.scope.grid import cells_of_square
from fogline.titles.scope.position import NOWHERE
from fogline.titles.stalingrad.rules.actions import unpack
from fogline.titles.stalingrad.rules.cards import EMPTY_AREA, KINDS, NO_CARD
from fogline.titles.stalingrad.rules.state import READY, SCORE, SET_UP, SHOT_CARD, State


class Event(scope.Event[State]):
    """One fact of a game of SCOPE Stalingrad."""

    def seen_by(self, seat: Seat | None) -> Event | None:
        raise NotImplementedError(f"{type(self).__name__} must say who sees it")


class _Public(Event):
    """Everybody learns all of it (ST-INFO-3, ST-INFO-4)."""

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self


def _lies(state: State, cell: int, card: int) -> bool:
    return state.cells[cell] == card


# -- set-up -----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Placed(Event):
    """H1: a card was laid out. Only its own side learns of it; the others not even that it happened."""

    clause: ClassVar[str] = "ST-SETUP-4"
    knowers: tuple[Seat, ...]
    cell: int
    card: int

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat in self.knowers else None

    def is_true(self, state: State) -> bool:
        return _lies(state, self.cell, self.card)


@dataclass(frozen=True)
class Ready(_Public):
    """A side has confirmed its set-up."""

    clause: ClassVar[str] = "ST-SETUP-4"
    side: int

    def is_true(self, state: State) -> bool:
        return state.step != SET_UP or state.sides[READY + self.side] == 1


# -- turns ------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class TurnBegan(_Public):
    """A seat is to act."""

    clause: ClassVar[str] = "ST-TURN-1"
    turn: int
    seat: Seat
    side: int

    def is_true(self, state: State) -> bool:
        return state.turn >= self.turn


@dataclass(frozen=True)
class TurnSkipped(_Public):
    """H25: a seat had no legal action."""

    clause: ClassVar[str] = "ST-TURN-4"
    turn: int
    seat: Seat
    side: int

    def is_true(self, state: State) -> bool:
        return state.turn >= self.turn


@dataclass(frozen=True)
class ShotCardReturned(_Public):
    """H8: a side took its Shot Card back."""

    clause: ClassVar[str] = "ST-TURN-3"
    side: int

    def is_true(self, state: State) -> bool:
        return state.sides[SHOT_CARD + self.side] == NOWHERE


# -- actions ----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Moved(Event):
    """H3: a side MOVEd a Quadrant. The others learn which, and not the order, nor whether anything changed."""

    clause: ClassVar[str] = "ST-MOVE-5"
    knowers: tuple[Seat, ...]
    side: int
    quadrant: int
    kinds: int | None

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat in self.knowers else Moved(self.knowers, self.side, self.quadrant, None)

    def is_true(self, state: State) -> bool:
        return _arranged(state, self.side, self.quadrant, self.kinds)


@dataclass(frozen=True)
class Reinforced(Event):
    """H21: eliminated cards came back into a Quadrant. The others learn the Quadrant and the kinds that came."""

    clause: ClassVar[str] = "ST-RE-5"
    knowers: tuple[Seat, ...]
    side: int
    quadrant: int
    came: tuple[int, ...]
    kinds: int | None

    def seen_by(self, seat: Seat | None) -> Event | None:
        if seat in self.knowers:
            return self
        return Reinforced(self.knowers, self.side, self.quadrant, self.came, None)

    def is_true(self, state: State) -> bool:
        inside = [state.cells[cell] for cell in cells_of_square(self.quadrant)]
        present = all(self.side * KINDS + kind in inside for kind in self.came)
        if self.kinds is None:
            return present
        told = zip(inside, unpack(self.kinds), strict=True)
        return present and all(card % KINDS == kind for card, kind in told if card // KINDS == self.side)


@dataclass(frozen=True)
class Searched(NoClaim, _Public):
    """A side SEARCHed a cell; what lay there is told by ``Revealed``."""

    clause: ClassVar[str] = "ST-SEARCH-1"
    side: int
    cell: int


@dataclass(frozen=True)
class Recognized(NoClaim, _Public):
    """A side used RECOGNITION on one or two cells."""

    clause: ClassVar[str] = "ST-SC-1"
    side: int
    cells: tuple[int, ...]


@dataclass(frozen=True)
class Shelled(NoClaim, _Public):
    """A side fired its HOWITZER at a cell; ``Revealed`` and ``Eliminated`` tell the rest."""

    clause: ClassVar[str] = "ST-MO-1"
    side: int
    mortar: int
    target: int


@dataclass(frozen=True)
class FireOpened(Event):
    """H14: a side opened OFFENSIVE FIRE on a cell: a Machine Gun of it is next to it. With the option, the side itself
    knows which one it has fixed (AMB-48)."""

    clause: ClassVar[str] = "ST-MG-1"
    knowers: tuple[Seat, ...]
    side: int
    target: int
    gun: int | None

    def seen_by(self, seat: Seat | None) -> Event | None:
        if self.gun is None or seat in self.knowers:
            return self
        return FireOpened(self.knowers, self.side, self.target, None)

    def is_true(self, state: State) -> bool:
        return self.gun is None or state.gun in (self.gun, NOWHERE)


@dataclass(frozen=True)
class Assaulted(NoClaim, _Public):
    """A side's Infantry ASSAULTs a Quadrant."""

    clause: ClassVar[str] = "ST-IN-1"
    side: int
    infantry: int
    quadrant: int


@dataclass(frozen=True)
class Deployed(_Public):
    """A side revealed an Officer for an extra MOVE."""

    clause: ClassVar[str] = "ST-OF-1"
    side: int
    officer: int

    def is_true(self, state: State) -> bool:
        return state.deployed


@dataclass(frozen=True)
class Revealed(_Public):
    """A card was turned up for all and lies face down again in its cell."""

    clause: ClassVar[str] = "ST-INFO-3"
    cell: int
    card: int

    def is_true(self, state: State) -> bool:
        return _lies(state, self.cell, self.card)


@dataclass(frozen=True)
class Held(ByClause, NoClaim, _Public):
    """H5, H14: the side did not Shoot, or revealed no second card."""

    clause: ClassVar[str] = "ST-SHOOT-1"
    side: int
    by: str = field(default=clause, compare=False)


@dataclass(frozen=True)
class ShotCardPlaced(NoClaim, _Public):
    """H6, H7: a Shot was made from one of these four cells."""

    clause: ClassVar[str] = "ST-SHOT-1"
    side: int
    quadrant: int


@dataclass(frozen=True)
class Eliminated(ByClause, _Public):
    """A Sniper or Unit left the battlefield for the enemy's scoring zone. Another card lies in its cell now."""

    clause: ClassVar[str] = "ST-SHOOT-2"
    cell: int
    card: int
    points: int
    by: str = field(default=clause, compare=False)

    def is_true(self, state: State) -> bool:
        return state.lost[self.card] > 0 and state.cells[self.cell] != NO_CARD


@dataclass(frozen=True)
class HandedOver(_Public):
    """H22: instead of the Sniper in play, its owner handed over one from the Player Zone."""

    clause: ClassVar[str] = "ST-DUEL-2"
    cell: int
    card: int
    points: int

    def is_true(self, state: State) -> bool:
        return _lies(state, self.cell, self.card) and state.lost[self.card] > 0


@dataclass(frozen=True)
class Removed(ByClause, NoClaim, _Public):
    """A Decoy left the game, or an Empty Area went back to its reserve."""

    clause: ClassVar[str] = "ST-IN-4"
    cell: int
    card: int
    by: str = field(default=clause, compare=False)


@dataclass(frozen=True)
class Filled(_Public):
    """An Empty Area fills the gap: everybody knows it is one."""

    clause: ClassVar[str] = "ST-GRID-11"
    cell: int
    side: int

    def is_true(self, state: State) -> bool:
        return _lies(state, self.cell, self.side * KINDS + EMPTY_AREA)


@dataclass(frozen=True)
class Taken(_Public):
    """H18: the assaulting Infantry was put on a cell."""

    clause: ClassVar[str] = "ST-IN-3"
    origin: int
    cell: int
    card: int

    def is_true(self, state: State) -> bool:
        return _lies(state, self.cell, self.card)


@dataclass(frozen=True)
class Stayed(NoClaim, _Public):
    """H19: the assaulting Infantry stays where it is."""

    clause: ClassVar[str] = "ST-IN-3"
    cell: int


@dataclass(frozen=True)
class DefensiveFire(NoClaim, _Public):
    """H20: a Machine Gun was among the cards an ASSAULT revealed; the Infantry is eliminated."""

    clause: ClassVar[str] = "ST-DF-1"
    infantry: int


# -- end --------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class GameOver(_Public):
    """Somebody has won, or nobody will."""

    clause: ClassVar[str] = "ST-TURN-5"
    winner: int | None
    reasons: tuple[str, ...]
    scores: tuple[int, int]
    """Points of the Germans and of the Soviets."""

    def cites(self) -> str:
        return ENDED_BY[self.reasons[0]] if len(self.reasons) == 1 else "ST-WIN-3"

    def is_true(self, state: State) -> bool:
        return state.reasons != 0 and self.scores == (state.sides[SCORE], state.sides[SCORE + 1])


ENDED_BY: Final = {
    "snipers": "ST-WIN-1",
    "points": "ST-WIN-2",
    "elimination": "ST-THEME-3",
    "last-row": "ST-ADVANCE-2",
    "quiet": "AMB-30",
    "standstill": "ST-TURN-4",
}
"""The clause by which a game ends for each reason; with several it is ST-WIN-3."""


@dataclass(frozen=True)
class Shown(_Public):
    """H27: all cards are shown after the game."""

    clause: ClassVar[str] = "AMB-68"
    cells: tuple[int, ...]

    def is_true(self, state: State) -> bool:
        return tuple(state.cells) == self.cells


def _arranged(state: State, side: int, quadrant: int, kinds: int | None) -> bool:
    """Whether the side's cards lie in the Quadrant as told."""
    if kinds is None:
        return all(state.cells[cell] // KINDS == side for cell in cells_of_square(quadrant))
    return all(
        _lies(state, cell, side * KINDS + kind)
        for cell, kind in zip(cells_of_square(quadrant), unpack(kinds), strict=True)
    )
