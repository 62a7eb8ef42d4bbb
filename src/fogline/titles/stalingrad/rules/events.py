"""The events of a game, and who learns of them (Part 13). Every event names its clause.

An event contains the whole truth. ``seen_by`` returns what a seat learns: secrets are removed, never masked. ``holds``
checks the event's claim against the position after the action. Tests use it to prove that no event is false, and that a
view remembers what its seat was told.
"""

from __future__ import annotations

from typing import Final

from fogline.kernel import events
from fogline.kernel.events import NoClaim
from fogline.kernel.game import Seat
from fogline.titles.scope.grid import cells_of_square
from fogline.titles.scope.position import NOWHERE
from fogline.titles.stalingrad.rules import steps
from fogline.titles.stalingrad.rules.actions import unpack
from fogline.titles.stalingrad.rules.cards import EMPTY_AREA, KINDS, NO_CARD
from fogline.titles.stalingrad.rules.state import READY, SCORE, SHOT_CARD, State

Event = events.Event[State]
Public = events.Public[State]


def _lies(state: State, cell: int, card: int) -> bool:
    return state.cells[cell] == card


class Placed(Event, clause="ST-SETUP-4"):
    """H1: a card was laid out. Only its own side learns of it; others do not even learn that it happened."""

    knowers: tuple[Seat, ...]
    cell: int
    card: int

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat in self.knowers else None

    def is_true(self, state: State) -> bool:
        return _lies(state, self.cell, self.card)


class Ready(Public, clause="ST-SETUP-4"):
    """A side has confirmed its set-up."""

    side: int

    def is_true(self, state: State) -> bool:
        return state.step != steps.SET_UP or state.sides[READY + self.side] == 1


class TurnBegan(Public, clause="ST-TURN-1"):
    turn: int
    seat: Seat
    side: int

    def is_true(self, state: State) -> bool:
        return state.turn >= self.turn


class TurnSkipped(Public, clause="ST-TURN-4"):
    """H25: a seat had no legal action."""

    turn: int
    seat: Seat
    side: int

    def is_true(self, state: State) -> bool:
        return state.turn >= self.turn


class ShotCardReturned(Public, clause="ST-TURN-3"):
    """H8: a side took its Shot Card back."""

    side: int

    def is_true(self, state: State) -> bool:
        return state.sides[SHOT_CARD + self.side] == NOWHERE


class Moved(Event, clause="ST-MOVE-5"):
    """H3: a side MOVEd a Quadrant. The others learn which one, but neither the order nor whether anything changed."""

    knowers: tuple[Seat, ...]
    side: int
    quadrant: int
    kinds: int | None

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat in self.knowers else Moved(self.knowers, self.side, self.quadrant, None)

    def is_true(self, state: State) -> bool:
        return _arranged(state, self.side, self.quadrant, self.kinds)


class Reinforced(Event, clause="ST-RE-5"):
    """H21: eliminated cards came back into a Quadrant. The others learn the Quadrant and the kinds that came."""

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


class Searched(NoClaim, Public, clause="ST-SEARCH-1"):
    """A side SEARCHed a cell; ``Revealed`` reports the card."""

    side: int
    cell: int


class Recognized(NoClaim, Public, clause="ST-SC-1"):
    """A side used RECOGNITION on one or two cells."""

    side: int
    cells: tuple[int, ...]


class Shelled(NoClaim, Public, clause="ST-MO-1"):
    """A side fired its HOWITZER at a cell; ``Revealed`` and ``Eliminated`` tell the rest."""

    side: int
    mortar: int
    target: int


class FireOpened(Event, clause="ST-MG-1"):
    """H14: a side opened OFFENSIVE FIRE on a cell, so one of its Machine Guns is adjacent. With the option, the side
    itself knows which one it has fixed (AMB-48)."""

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


class Assaulted(NoClaim, Public, clause="ST-IN-1"):
    """A side's Infantry ASSAULTs a Quadrant."""

    side: int
    infantry: int
    quadrant: int


class Deployed(Public, clause="ST-OF-1"):
    """A side revealed an Officer for an extra MOVE."""

    side: int
    officer: int

    def is_true(self, state: State) -> bool:
        return state.deployed


class Revealed(Public, clause="ST-INFO-3"):
    """A card was revealed to all and lies face down again in its cell."""

    cell: int
    card: int

    def is_true(self, state: State) -> bool:
        return _lies(state, self.cell, self.card)


class Held(NoClaim, Public, clause="ST-SHOOT-1"):
    """H5, H14: a side did not Shoot, or revealed no second card."""

    side: int
    by: str = ""


class ShotCardPlaced(NoClaim, Public, clause="ST-SHOT-1"):
    """H6, H7: a Shot was made from one of these four cells."""

    side: int
    quadrant: int


class Eliminated(Public, clause="ST-SHOOT-2"):
    """A Sniper or Unit left the battlefield for the enemy's scoring zone. Another card lies in its cell now."""

    cell: int
    card: int
    points: int
    by: str = ""

    def is_true(self, state: State) -> bool:
        return state.lost[self.card] > 0 and state.cells[self.cell] != NO_CARD


class HandedOver(Public, clause="ST-DUEL-2"):
    """H22: instead of the Sniper in play, its owner handed over one from the Player Zone."""

    cell: int
    card: int
    points: int

    def is_true(self, state: State) -> bool:
        return _lies(state, self.cell, self.card) and state.lost[self.card] > 0


class Removed(NoClaim, Public, clause="ST-IN-4"):
    """A Decoy left the game, or an Empty Area went back to its reserve."""

    cell: int
    card: int
    by: str = ""


class Filled(Public, clause="ST-GRID-11"):
    """An Empty Area fills the gap: everybody knows it is one."""

    cell: int
    side: int

    def is_true(self, state: State) -> bool:
        return _lies(state, self.cell, self.side * KINDS + EMPTY_AREA)


class Taken(Public, clause="ST-IN-3"):
    """H18: the assaulting Infantry was put on a cell."""

    origin: int
    cell: int
    card: int

    def is_true(self, state: State) -> bool:
        return _lies(state, self.cell, self.card)


class Stayed(NoClaim, Public, clause="ST-IN-3"):
    """H19: the assaulting Infantry stays where it is."""

    cell: int


class DefensiveFire(NoClaim, Public, clause="ST-DF-1"):
    """H20: an ASSAULT revealed a Machine Gun, so the Infantry is eliminated."""

    infantry: int


class GameOver(Public, clause="ST-TURN-5"):
    """The game is over: won or drawn."""

    winner: int | None
    reasons: tuple[str, ...]
    scores: tuple[int, int]
    """The points of the Germans and of the Soviets."""

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
"""The clause for each reason to end; several reasons together have ST-WIN-3."""


class Shown(Public, clause="AMB-68"):
    """H27: all cards are shown after the game."""

    cells: tuple[int, ...]

    def is_true(self, state: State) -> bool:
        return tuple(state.cells) == self.cells


def _arranged(state: State, side: int, quadrant: int, kinds: int | None) -> bool:
    """Whether the side's cards lie in the Quadrant in this arrangement."""
    if kinds is None:
        return all(state.cells[cell] // KINDS == side for cell in cells_of_square(quadrant))
    return all(
        _lies(state, cell, side * KINDS + kind)
        for cell, kind in zip(cells_of_square(quadrant), unpack(kinds), strict=True)
    )
