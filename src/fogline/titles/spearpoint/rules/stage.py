"""What each part of the rules says of its own steps."""

from __future__ import annotations

from fogline.kernel.arrays import i64
from fogline.kernel.game import Seat
from fogline.titles.spearpoint.rules.actions import Action
from fogline.titles.spearpoint.rules.events import Event
from fogline.titles.spearpoint.rules.state import NO_SEATS, State


class Stage:
    """Some steps of the game. Where a stage says nothing, nobody is asked and nothing is legal."""

    def to_act(self, state: State) -> tuple[Seat, ...]:
        """Who must act now."""
        return NO_SEATS

    def legal_actions(self, state: State, seat: i64) -> list[Action]:
        """What *seat*, which is to act, may do; by default what CHANCE can."""
        return [action for action, _ in self.outcomes(state)]

    def outcomes(self, state: State) -> list[tuple[Action, int]]:
        """What CHANCE can do, with its weight. Dice are listed elsewhere."""
        return []

    def clause(self, state: State, seat: i64, action: Action) -> str:
        """The clause that forbids *action*, which is not legal; nothing if it belongs to another step."""
        return ""

    def apply(self, state: State, seat: i64, action: Action, log: list[Event] | None) -> None:
        """What a legal action does."""

    def enter(self, state: State, box: i64, log: list[Event] | None) -> None:
        """Go on with a box of the flow chart (SP-TURN-5)."""
