"""Determines who attacks first (SP-INIT): the steps ``INITIATIVE`` and ``steps.INITIATIVE_DICE``."""

from __future__ import annotations

from typing import Final, final

from fogline.kernel.arrays import i64
from fogline.kernel.game import Seat
from fogline.titles.spearpoint.rules import steps
from fogline.titles.spearpoint.rules.actions import Action, Dice, Roll
from fogline.titles.spearpoint.rules.cards import NO_CARD
from fogline.titles.spearpoint.rules.declarations import has_attacks
from fogline.titles.spearpoint.rules.events import Event, InitiativeRolled, PriorityGiven
from fogline.titles.spearpoint.rules.hands import close, spend
from fogline.titles.spearpoint.rules.modifiers import initiative_bonus
from fogline.titles.spearpoint.rules.stage import Stage
from fogline.titles.spearpoint.rules.state import NATURE, State, total, undone


def ask_for_discards(state: State) -> None:
    """SP-CMD-14: let both seats choose simultaneously, in secret; a seat without a Command card has no choice."""
    state.step = steps.INITIATIVE_DICE
    for side in state.sides:
        side.discard = NO_CARD
        side.is_done = total(side.commands) == 0
        if not side.is_done:
            state.step = steps.INITIATIVE


def show_discards(state: State, log: list[Event] | None) -> None:
    """H-12: show both discards together before the dice."""
    for seat in range(2):
        side = state.sides[seat]
        side.is_done = False
        if side.discard != NO_CARD:
            spend(state, seat, side.discard, log)
    state.step = steps.INITIATIVE_DICE


def roll_initiative(state: State, first: i64, second: i64, log: list[Event] | None) -> None:
    """SP-INIT-1 to SP-INIT-4: roll the Initiative. The higher result goes first; a tie is rolled again, discards are
    not kept."""
    totals: list[i64] = [first, second]
    for seat in range(2):
        totals[seat] += initiative_bonus(state, seat)
        if state.sides[seat].discard != NO_CARD:
            totals[seat] += 1
            state.sides[seat].discard = NO_CARD
    if log is not None:
        log.append(InitiativeRolled(first, second, totals[0], totals[1]))
    if totals[0] == totals[1]:
        ask_for_discards(state)
        return
    state.active = 0 if totals[0] > totals[1] else 1
    state.priority = state.active
    if log is not None:
        log.append(PriorityGiven(state.active))
    state.step = steps.GOING_ON
    state.then = steps.TO_NAME


@final
class Initiative(Stage):
    """The steps for the discards and for the dice."""

    def to_act(self, state: State) -> tuple[Seat, ...]:
        """Both choose a discard in secret; then CHANCE rolls."""
        return undone(state) if state.step == steps.INITIATIVE else NATURE

    def apply(self, state: State, seat: i64, action: Action, log: list[Event] | None) -> None:
        """Choose a discard for the roll or none, or roll the dice."""
        if isinstance(action, Dice):
            roll_initiative(state, action.first, action.second, log)
            return
        assert isinstance(action, Roll)
        state.sides[seat].discard = state.rules.command_numbers[action.slug] if action.slug else NO_CARD
        if close(state, seat, log):
            show_discards(state, log)

    def enter(self, state: State, box: i64, log: list[Event] | None) -> None:
        """SP-INIT-6: roll only if both have attacks."""
        state.phase = steps.IN_COMBAT
        first, second = has_attacks(state, 0), has_attacks(state, 1)
        if first and second:
            ask_for_discards(state)
        else:
            state.active = 0 if first else 1
            state.then = steps.TO_NAME


INITIATIVE: Final = Initiative()
