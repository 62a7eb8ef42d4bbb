"""Winning (Part 11): tested after every step of the active player's turn, and only that player can win."""

from __future__ import annotations

from fogline.kernel.arrays import i64
from fogline.kernel.game import Outcome, Seat
from fogline.titles.panzer.rules.cards import FOREST
from fogline.titles.panzer.rules.events import AllShown, Event, GameOver
from fogline.titles.panzer.rules.state import ALIVE, BY_DESTRUCTION, BY_SUPPLY_LINE, OVER, REASONS, State
from fogline.titles.scope.grid import BIT
from fogline.titles.scope.memory import SEEN
from fogline.titles.scope.position import NOBODY, remember


def check_victory(state: State, side: i64, changed: i64, log: list[Event] | None) -> bool:
    """Whether *side* has just won; then the game is over at once (PZ-WIN-3). *changed* are the cells where a MOVE or an
    EXPLORE can have changed anything."""
    reasons: i64 = 0
    if state.sides[ALIVE + 1 - side] == 0:  # PZ-WIN-1
        reasons |= BY_DESTRUCTION
    row: i64 = state.rules.homes[1 - side]
    if row & ~state.held(side) == 0:  # PZ-WIN-2
        if state.units_of(side) & row != 0:
            reasons |= BY_SUPPLY_LINE
        elif changed & row != 0:
            _remember_empty(state, side, row)
    if reasons == 0:
        return False
    finish(state, side, reasons, log)
    return True


def _remember_empty(state: State, side: i64, row: i64) -> None:
    """Part 16: play goes on although the row is taken, so its new master has no unit in it."""
    for cell in state.rules.cells:
        if row & BIT[cell] != 0:
            remember(state, SEEN, side, cell, FOREST, 0)


def finish(state: State, winner: i64, reasons: i64, log: list[Event] | None) -> None:
    """End the game. Everything is shown (AMB-74)."""
    state.step = OVER
    state.winner = winner
    state.reasons = reasons
    if log is not None:
        log.append(GameOver(None if winner == NOBODY else int(winner), reason_names(reasons)))
        log.append(AllShown(tuple(state.cells), tuple(int(number) for number in state.squads)))


def reason_names(reasons: int) -> tuple[str, ...]:
    """The names of the reasons in a set of them."""
    return tuple(name for bit, name in enumerate(REASONS) if reasons >> bit & 1)


def outcome(state: State) -> Outcome | None:
    """How the game ended; none while it goes on."""
    if state.step != OVER:
        return None
    winners: tuple[Seat, ...] = ()
    if state.winner != NOBODY:
        winners = (Seat(state.winner),)
    return Outcome(winners, reason_names(state.reasons))
