"""Plans that both seats write in secret, line by line, and close (SP-TURN-4, SP-TGT-10): commitments, declarations,
Command cards of a round."""

from __future__ import annotations

from fogline.kernel.arrays import i64
from fogline.titles.spearpoint.rules.actions import DONE, PLAIN, Action
from fogline.titles.spearpoint.rules.events import Event, Locked, Planned
from fogline.titles.spearpoint.rules.state import State


def write_line(state: State, seat: i64, action: Action, log: list[Event] | None) -> bool:
    """Another line of a plan, or its end. Whether both plans are closed now."""
    if action is PLAIN[DONE]:
        return close(state, seat, log)
    state.sides[seat].plan.append(action)
    if log is not None:
        log.append(Planned(seat, action.text()))
    return False


def close(state: State, seat: i64, log: list[Event] | None) -> bool:
    """A seat has nothing to add in this step. Whether both have not."""
    state.sides[seat].is_done = True
    if log is not None:
        log.append(Locked(seat, state.step, state.window))
    return state.sides[0].is_done and state.sides[1].is_done
