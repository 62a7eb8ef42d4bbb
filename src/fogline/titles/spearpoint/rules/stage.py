"""The interface through which each part of the rules handles its own steps."""

from __future__ import annotations

from fogline.kernel.arrays import i64
from fogline.kernel.game import Seat
from fogline.titles.spearpoint.rules.actions import Action
from fogline.titles.spearpoint.rules.events import Event
from fogline.titles.spearpoint.rules.state import NO_SEATS, State


class Stage:
    """Some steps of the game. By default nobody is asked and nothing is legal."""

    def to_act(self, state: State) -> tuple[Seat, ...]:
        return NO_SEATS

    def legal_actions(self, state: State, seat: i64) -> list[Action]:
        """The legal actions of *seat*, which is to act; by default those of CHANCE."""
        return [action for action, _ in self.outcomes(state)]

    def outcomes(self, state: State) -> list[tuple[Action, int]]:
        """CHANCE's possible actions, with their weights. Dice are listed elsewhere."""
        return []

    def clause(self, state: State, seat: i64, action: Action) -> str:
        """The clause that forbids *action*, which is not legal; empty if it belongs to another step."""
        return ""

    def apply(self, state: State, seat: i64, action: Action, log: list[Event] | None) -> None:
        """Carry out a legal action."""

    def enter(self, state: State, box: i64, log: list[Event] | None) -> None:
        """Continue with a box of the flow chart (SP-TURN-5)."""
