"""The events of a game, and who learns of them (Part 16). Every event names its clause.

An event contains the whole truth. ``seen_by`` returns what a seat learns: secrets are removed, never masked. ``holds``
checks the event's claim against the position after the action. Tests use it to prove that no event is false, and that a
view remembers what its seat was told. Units are named by type: only the referee can tell twins apart.
"""

from __future__ import annotations

from typing import Final

from fogline.kernel import events
from fogline.kernel.events import NoClaim
from fogline.kernel.game import Seat
from fogline.titles.panzer.rules import steps
from fogline.titles.panzer.rules.cards import FOREST, MEADOW, side_of
from fogline.titles.panzer.rules.state import ALIVE, READY, SIZE, State
from fogline.titles.scope.grid import SQUARE

Event = events.Event[State]
Public = events.Public[State]


def _stands(state: State, cell: int, unit: int) -> bool:
    return state.cells[cell] == unit


def _is_revealed(state: State, cell: int, unit: int) -> bool:
    return _stands(state, cell, unit) and (state.step == steps.OVER or state.shown >> cell & 1 == 1)


class TerrainLaid(Public, clause="PZ-TPLC-6"):
    """A side placed a terrain card."""

    side: int
    face: int
    cell: int

    def is_true(self, state: State) -> bool:
        masks = (state.meadows, state.hills, state.lakes, state.peaks)
        return masks[self.face - MEADOW] >> self.cell & 1 == 1


class Taken(Event, clause="PZ-SQUAD-1"):
    """A side took a unit into its squad. The other does not even learn that it happened."""

    side: int
    unit: int

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.side else None

    def is_true(self, state: State) -> bool:
        return state.squads[self.unit] > 0


class Placed(Event, clause="PZ-DEPLOY-1"):
    """A side deployed a unit. The other does not even learn that it happened."""

    side: int
    unit: int
    cell: int

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.side else None

    def is_true(self, state: State) -> bool:
        return _stands(state, self.cell, self.unit)


class Ready(Public, clause="PZ-SQUAD-1"):
    """A side has confirmed its squad or its deployment; nothing else is revealed (PZ-DEPLOY-1)."""

    side: int
    step: int
    by: str = ""

    def is_true(self, state: State) -> bool:
        return state.step != self.step or state.sides[READY + self.side] == 1


class Fielded(Public, clause="PZ-DEPLOY-2"):
    """Both sides have deployed: the deck reveals how many units each has (AMB-05)."""

    american: int
    german: int
    deck: int

    def is_true(self, state: State) -> bool:
        return (state.sides[SIZE], state.sides[SIZE + 1]) == (self.american, self.german) and state.step > steps.DEPLOY


class TurnBegan(Public, clause="PZ-TURN-1"):
    turn: int
    side: int

    def is_true(self, state: State) -> bool:
        return state.turn >= self.turn


class TurnPassed(Public, clause="AMB-77"):
    """A side had no legal action (AMB-77)."""

    turn: int
    side: int

    def is_true(self, state: State) -> bool:
        return state.turn >= self.turn


class Moved(Event, clause="PZ-MOVE-5"):
    """A side MOVEd a quadrant. The other learns which one, but neither the arrangement nor whether anything changed."""

    side: int
    quadrant: int
    goes: int | None

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.side else Moved(self.side, self.quadrant, None)

    def is_true(self, state: State) -> bool:
        return state.held(1 - self.side) & SQUARE[self.quadrant] == 0


class Entered(Public, clause="PZ-TMOV-4"):
    """A unit moved onto terrain, seen by both sides."""

    cell: int
    unit: int

    def is_true(self, state: State) -> bool:
        return _is_revealed(state, self.cell, self.unit)


class Left(Public, clause="PZ-TMOV-5"):
    """A unit left its terrain; its destination is not revealed."""

    cell: int
    unit: int

    def is_true(self, state: State) -> bool:
        return not _stands(state, self.cell, self.unit)


class Skipped(Public, clause="PZ-TURN-3"):
    """A side made no MOVE after an EXPLORE, or showed no light tank after a MOVE, even if it has none."""

    side: int
    step: int

    def is_true(self, state: State) -> bool:
        return state.step in (steps.ACTION, steps.OVER)


class Explored(NoClaim, Public, clause="PZ-EXPL-2"):
    """A side EXPLOREd a quadrant; the events that follow tell the result."""

    side: int
    quadrant: int


class Captured(Public, clause="PZ-EXPL-4"):
    """An EXPLORE met no unit, so these cells have changed hands: the enemy had nothing there."""

    side: int
    cells: tuple[int, ...]

    def is_true(self, state: State) -> bool:
        return all(state.held(self.side) >> cell & 1 and state.cells[cell] == FOREST for cell in self.cells)


class Searched(NoClaim, Public, clause="PZ-SRCH-1"):
    side: int
    cell: int
    by: str = ""


class Revealed(Public, clause="PZ-HIDE-2"):
    """A unit was revealed to all and stays revealed."""

    cell: int
    unit: int
    by: str = ""

    def is_true(self, state: State) -> bool:
        return _is_revealed(state, self.cell, self.unit)


class ShownEmpty(Public, clause="PZ-SRCH-4"):
    """Cards were revealed to all, had no unit, and lie face down again."""

    cells: tuple[int, ...]
    by: str = ""

    def is_true(self, state: State) -> bool:
        return all(state.cells[cell] == FOREST for cell in self.cells)


class Held(NoClaim, Public, clause="PZ-SRCH-5"):
    """A side did not shoot at the unit it found. Whether it could have is not revealed."""

    side: int


class Fired(Public, clause="PZ-SHOT-4"):
    """A unit fires. Both know the hand; ``reasons`` names the rules that changed it."""

    side: int
    gun: int
    unit: int
    target: int
    victim: int
    distance: int
    """How many distance misses are in the hand."""
    armour: int
    """How many armour misses are in the hand."""
    hits: int
    reasons: tuple[str, ...]

    def is_true(self, state: State) -> bool:
        return _is_revealed(state, self.gun, self.unit) and _is_revealed(state, self.target, self.victim)


class Drawn(NoClaim, Public, clause="PZ-SHOT-5"):
    """The attacked player drew this shot card."""

    side: int
    """The side whose unit was shot at."""
    card: int


class Missed(Public, clause="PZ-SHOT-6"):
    """The target stays where it is, revealed."""

    cell: int
    unit: int

    def is_true(self, state: State) -> bool:
        return _is_revealed(state, self.cell, self.unit)


class Destroyed(Public, clause="PZ-SHOT-7"):
    """A unit is destroyed; its cell is empty, and its side has this many left."""

    cell: int
    unit: int
    left: int

    def is_true(self, state: State) -> bool:
        gone = state.cells[self.cell] == FOREST and state.lost[self.unit] > 0
        return gone and state.sides[ALIVE + side_of(self.unit)] == self.left


class Locked(Public, clause="PZ-HEVY-2"):
    """A heavy tank has fired: it cannot move in its owner's next turn."""

    cell: int
    unit: int

    def is_true(self, state: State) -> bool:
        return _stands(state, self.cell, self.unit) and state.locked >> self.cell & 1 == 1


class Unlocked(Public, clause="PZ-HEVY-5"):
    """A heavy tank may move again."""

    cell: int
    unit: int

    def is_true(self, state: State) -> bool:
        return state.locked >> self.cell & 1 == 0


class GameOver(Public, clause="PZ-WIN-3"):
    """The game is over: won or drawn."""

    winner: int | None
    reasons: tuple[str, ...]

    def cites(self) -> str:
        return ENDED_BY[self.reasons[0]] if len(self.reasons) == 1 else self.clause

    def is_true(self, state: State) -> bool:
        return state.reasons != 0


ENDED_BY: Final = {"destruction": "PZ-WIN-1", "supply-line": "PZ-WIN-2", "turns": "AMB-76", "standstill": "AMB-77"}
"""The clause for each reason to end; several reasons together have PZ-WIN-3."""


class AllShown(Public, clause="AMB-74"):
    """Everything is shown after the game: every unit, and both squads (AMB-07, AMB-74)."""

    cells: tuple[int, ...]
    squads: tuple[int, ...]

    def is_true(self, state: State) -> bool:
        return tuple(state.cells) == self.cells and tuple(state.squads) == self.squads
