"""What happens, and who learns it (Part 16). Every event names the clause it follows from.

An event is told as the all-knowing observer knows it. ``seen_by`` gives what a seat learns: secrets are taken out,
never masked. ``holds`` is what the telling claims of the position after the action: it is how tests know that no event
lies, and that a view remembers what its seat was told. Units are named by type: twins are alike to all but the referee.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import ClassVar, Final

from fogline.kernel.game import Seat
from fogline.titles.panzer.rules.cards import FOREST, MEADOW, side_of
from fogline.titles.panzer.rules.state import ACTION, ALIVE, DEPLOY, OVER, READY, SIZE, State
from fogline.titles.scope import events as scope
from fogline.titles.scope.events import ByClause, NoClaim
from fogline.titles.scope.grid import SQUARE


class Event(scope.Event[State]):
    """One fact of a game of SCOPE Panzer."""

    def seen_by(self, seat: Seat | None) -> Event | None:
        raise NotImplementedError(f"{type(self).__name__} must say who sees it")


class _Public(Event):
    """Everybody learns all of it."""

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self


def _stands(state: State, cell: int, unit: int) -> bool:
    return state.cells[cell] == unit


def _is_revealed(state: State, cell: int, unit: int) -> bool:
    return _stands(state, cell, unit) and (state.step == OVER or state.shown >> cell & 1 == 1)


# -- set-up -----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class TerrainLaid(_Public):
    """A side placed a terrain card."""

    clause: ClassVar[str] = "PZ-TPLC-6"
    side: int
    face: int
    cell: int

    def is_true(self, state: State) -> bool:
        masks = (state.meadows, state.hills, state.lakes, state.peaks)
        return masks[self.face - MEADOW] >> self.cell & 1 == 1


@dataclass(frozen=True)
class Taken(Event):
    """A side took a unit into its squad. The other does not even learn that it happened."""

    clause: ClassVar[str] = "PZ-SQUAD-1"
    side: int
    unit: int

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.side else None

    def is_true(self, state: State) -> bool:
        return state.squads[self.unit] > 0


@dataclass(frozen=True)
class Placed(Event):
    """A side deployed a unit. The other does not even learn that it happened."""

    clause: ClassVar[str] = "PZ-DEPLOY-1"
    side: int
    unit: int
    cell: int

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.side else None

    def is_true(self, state: State) -> bool:
        return _stands(state, self.cell, self.unit)


@dataclass(frozen=True)
class Ready(ByClause, _Public):
    """A side has confirmed its squad or its deployment; nothing else of it is told (PZ-DEPLOY-1)."""

    clause: ClassVar[str] = "PZ-SQUAD-1"
    side: int
    step: int
    by: str = field(default=clause, compare=False)

    def is_true(self, state: State) -> bool:
        return state.step != self.step or state.sides[READY + self.side] == 1


@dataclass(frozen=True)
class Fielded(_Public):
    """Both sides have deployed: the deck tells how many units each has (AMB-05)."""

    clause: ClassVar[str] = "PZ-DEPLOY-2"
    american: int
    german: int
    deck: int

    def is_true(self, state: State) -> bool:
        return (state.sides[SIZE], state.sides[SIZE + 1]) == (self.american, self.german) and state.step > DEPLOY


# -- turns ------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class TurnBegan(_Public):
    """A side is to act."""

    clause: ClassVar[str] = "PZ-TURN-1"
    turn: int
    side: int

    def is_true(self, state: State) -> bool:
        return state.turn >= self.turn


@dataclass(frozen=True)
class TurnPassed(_Public):
    """A side had no legal action (AMB-77)."""

    clause: ClassVar[str] = "AMB-77"
    turn: int
    side: int

    def is_true(self, state: State) -> bool:
        return state.turn >= self.turn


@dataclass(frozen=True)
class Moved(Event):
    """A side MOVEd a quadrant. The other learns which, and not the arrangement, nor whether anything changed."""

    clause: ClassVar[str] = "PZ-MOVE-5"
    side: int
    quadrant: int
    goes: int | None

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.side else Moved(self.side, self.quadrant, None)

    def is_true(self, state: State) -> bool:
        return state.held(1 - self.side) & SQUARE[self.quadrant] == 0


@dataclass(frozen=True)
class Entered(_Public):
    """A unit came to stand on terrain, in view of both."""

    clause: ClassVar[str] = "PZ-TMOV-4"
    cell: int
    unit: int

    def is_true(self, state: State) -> bool:
        return _is_revealed(state, self.cell, self.unit)


@dataclass(frozen=True)
class Left(_Public):
    """A unit left its terrain; where it went is not told."""

    clause: ClassVar[str] = "PZ-TMOV-5"
    cell: int
    unit: int

    def is_true(self, state: State) -> bool:
        return not _stands(state, self.cell, self.unit)


@dataclass(frozen=True)
class Skipped(_Public):
    """No MOVE after an EXPLORE, or no light tank shown after a MOVE: this also where there is none."""

    clause: ClassVar[str] = "PZ-TURN-3"
    side: int
    step: int

    def is_true(self, state: State) -> bool:
        return state.step in (ACTION, OVER)


@dataclass(frozen=True)
class Explored(NoClaim, _Public):
    """A side EXPLOREd a quadrant; what came of it is told by the events that follow."""

    clause: ClassVar[str] = "PZ-EXPL-2"
    side: int
    quadrant: int


@dataclass(frozen=True)
class Captured(_Public):
    """An EXPLORE met no unit: these cells have changed hands, and the enemy had nothing there."""

    clause: ClassVar[str] = "PZ-EXPL-4"
    side: int
    cells: tuple[int, ...]

    def is_true(self, state: State) -> bool:
        return all(state.held(self.side) >> cell & 1 and state.cells[cell] == FOREST for cell in self.cells)


@dataclass(frozen=True)
class Searched(ByClause, NoClaim, _Public):
    """A side SEARCHes a cell."""

    clause: ClassVar[str] = "PZ-SRCH-1"
    side: int
    cell: int
    by: str = field(default=clause, compare=False)


@dataclass(frozen=True)
class Revealed(ByClause, _Public):
    """A unit was turned up for all and stays so."""

    clause: ClassVar[str] = "PZ-HIDE-2"
    cell: int
    unit: int
    by: str = field(default=clause, compare=False)

    def is_true(self, state: State) -> bool:
        return _is_revealed(state, self.cell, self.unit)


@dataclass(frozen=True)
class ShownEmpty(ByClause, _Public):
    """Cards were turned up for all, held no unit, and lie as before."""

    clause: ClassVar[str] = "PZ-SRCH-4"
    cells: tuple[int, ...]
    by: str = field(default=clause, compare=False)

    def is_true(self, state: State) -> bool:
        return all(state.cells[cell] == FOREST for cell in self.cells)


# -- shooting ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Held(NoClaim, _Public):
    """A side did not shoot at the unit it found. Whether it could have is not told."""

    clause: ClassVar[str] = "PZ-SRCH-5"
    side: int


@dataclass(frozen=True)
class Fired(_Public):
    """A unit fires. Both know the hand; ``reasons`` names the rules that changed it."""

    clause: ClassVar[str] = "PZ-SHOT-4"
    side: int
    gun: int
    unit: int
    target: int
    victim: int
    distance: int
    """Distance misses in the hand."""
    armour: int
    """Armour misses."""
    hits: int
    reasons: tuple[str, ...]

    def is_true(self, state: State) -> bool:
        return _is_revealed(state, self.gun, self.unit) and _is_revealed(state, self.target, self.victim)


@dataclass(frozen=True)
class Drawn(NoClaim, _Public):
    """The attacked player drew this shot card."""

    clause: ClassVar[str] = "PZ-SHOT-5"
    side: int
    """Whose unit is shot at."""
    card: int


@dataclass(frozen=True)
class Missed(_Public):
    """The target stays where it is, revealed."""

    clause: ClassVar[str] = "PZ-SHOT-6"
    cell: int
    unit: int

    def is_true(self, state: State) -> bool:
        return _is_revealed(state, self.cell, self.unit)


@dataclass(frozen=True)
class Destroyed(_Public):
    """A unit is destroyed; its cell is empty, and its side has this many left."""

    clause: ClassVar[str] = "PZ-SHOT-7"
    cell: int
    unit: int
    left: int

    def is_true(self, state: State) -> bool:
        gone = state.cells[self.cell] == FOREST and state.lost[self.unit] > 0
        return gone and state.sides[ALIVE + side_of(self.unit)] == self.left


@dataclass(frozen=True)
class Locked(_Public):
    """A heavy tank has fired: it cannot move in its owner's next turn."""

    clause: ClassVar[str] = "PZ-HEVY-2"
    cell: int
    unit: int

    def is_true(self, state: State) -> bool:
        return _stands(state, self.cell, self.unit) and state.locked >> self.cell & 1 == 1


@dataclass(frozen=True)
class Unlocked(_Public):
    """A heavy tank may move again."""

    clause: ClassVar[str] = "PZ-HEVY-5"
    cell: int
    unit: int

    def is_true(self, state: State) -> bool:
        return state.locked >> self.cell & 1 == 0


# -- end --------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class GameOver(_Public):
    """Somebody has won, or nobody will."""

    clause: ClassVar[str] = "PZ-WIN-3"
    winner: int | None
    reasons: tuple[str, ...]

    def cites(self) -> str:
        return ENDED_BY[self.reasons[0]] if len(self.reasons) == 1 else self.clause

    def is_true(self, state: State) -> bool:
        return state.reasons != 0


ENDED_BY: Final = {"destruction": "PZ-WIN-1", "supply-line": "PZ-WIN-2", "turns": "AMB-76", "standstill": "AMB-77"}
"""The clause by which a game ends for each reason; with several it is PZ-WIN-3."""


@dataclass(frozen=True)
class AllShown(_Public):
    """Everything is shown after the game: every unit, and both squads (AMB-07, AMB-74)."""

    clause: ClassVar[str] = "AMB-74"
    cells: tuple[int, ...]
    squads: tuple[int, ...]

    def is_true(self, state: State) -> bool:
        return tuple(state.cells) == self.cells and tuple(state.squads) == self.squads
