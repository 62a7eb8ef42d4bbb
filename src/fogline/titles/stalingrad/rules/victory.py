"""Winning (Parts 7 and 10): checked after every elimination, hand-over and placement of an Infantry."""

from __future__ import annotations

from fogline.kernel.arrays import i64
from fogline.kernel.game import Outcome, Seat
from fogline.titles.scope.grid import BIT
from fogline.titles.scope.position import NOBODY, NOWHERE
from fogline.titles.stalingrad.rules import steps
from fogline.titles.stalingrad.rules.cards import KINDS, SNIPER
from fogline.titles.stalingrad.rules.events import Event, GameOver, Shown
from fogline.titles.stalingrad.rules.state import (
    BY_ELIMINATION,
    BY_LAST_ROW,
    BY_POINTS,
    BY_QUIET,
    BY_SNIPERS,
    BY_STANDSTILL,
    REASONS,
    SCORE,
    State,
)


def check_victory(state: State, side: i64, taken: i64, log: list[Event] | None) -> bool:
    """Whether *side* has just won; then the game is over at once (ST-TURN-5). *taken* is the cell where an Infantry was
    just placed, if one was."""
    rules = state.rules
    enemy: i64 = 1 - side
    reasons: i64 = 0
    sniper: i64 = enemy * KINDS + SNIPER
    if rules.counts[sniper] > 0 and state.counts[sniper] == 0:  # ST-WIN-1, ST-THEME-3
        reasons |= BY_SNIPERS
    if rules.points > 0 and state.sides[SCORE + side] >= rules.points:  # ST-WIN-2
        reasons |= BY_POINTS
    for group in rules.eliminate:  # ST-CHAIN-2, ST-ARTY-2, ST-OFF-3
        left: i64 = 0
        for kind in group:
            left += state.counts[enemy * KINDS + kind]
        if left == 0:
            reasons |= BY_ELIMINATION
    if rules.last_row_wins and taken != NOWHERE:  # ST-ADVANCE-2
        at_the_end = rules.last_rows[enemy] & BIT[taken] != 0
        if at_the_end and state.cells[taken] // KINDS == side:
            reasons |= BY_LAST_ROW
    if reasons == 0:
        return False
    finish(state, side, reasons, log)
    return True


def finish(state: State, winner: i64, reasons: i64, log: list[Event] | None) -> None:
    """End the game. All cards are shown (AMB-68)."""
    state.step = steps.OVER
    state.winner = winner
    state.reasons = reasons
    if log is not None:
        scores = (int(state.sides[SCORE]), int(state.sides[SCORE + 1]))
        log.append(GameOver(None if winner == NOBODY else winner, reason_names(reasons), scores))
        log.append(Shown(tuple(state.cells)))


def draw(state: State, standstill: bool, log: list[Event] | None) -> None:
    """Nobody wins: too many quiet turns (AMB-30), or no player can ever act again (ST-TURN-4)."""
    finish(state, NOBODY, BY_STANDSTILL if standstill else BY_QUIET, log)


def reason_names(reasons: int) -> tuple[str, ...]:
    """The names of the reasons in a set of them."""
    return tuple(name for bit, name in enumerate(REASONS) if reasons >> bit & 1)


def outcome(state: State) -> Outcome | None:
    """How the game ended; none while it goes on."""
    if state.step != steps.OVER:
        return None
    winners: tuple[Seat, ...] = ()
    if state.winner != NOBODY:
        winners = state.rules.seats_of(state.winner)
    return Outcome(winners, reason_names(state.reasons))
